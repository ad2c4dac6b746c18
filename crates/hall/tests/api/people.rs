//! People at tables: by links, from the lobby, at one screen, back after a restart.

use std::time::Duration;

use axum::body::Body;
use serde_json::json;

use crate::house::{House, request, seats};

fn two(game: &str) -> Vec<&'static str> {
    let mut seats = seats(game);
    if let Some(second) = seats.get_mut(1) {
        *second = "friend";
    }
    seats
}

#[tokio::test]
async fn a_friend_comes_by_a_link_that_works_once() {
    let house = House::new().await;
    let game = shelf::GAMES[0];
    let (host, friend, thief) = (house.key().await, house.key().await, house.key().await);
    let (table, tokens) = house.table(&host, game, &two(game)).await;
    assert_eq!(house.view(&table, &host).await["stage"], "gathering");
    let salt = "0123456789abcdef0123456789abcdef";
    let join = json!({ "token": tokens[0], "name": "Frida", "salt": salt });
    let joined = house.post("/api/join", &friend, join.clone()).await.good();
    assert_eq!(joined["seat"], 2);
    assert_eq!(house.post("/api/join", &thief, join).await.status, 410, "it works once");
    let view = house.view(&table, &friend).await;
    assert_eq!((&view["stage"], &view["eyes"]), (&json!("playing"), &json!(2)));
    assert_eq!(view["names"][1], "Frida");
    // The friend carries the seat to another device the same way; both may act for it.
    let link = house.act(&table, &friend, json!({ "act": "invite", "seat": 2 })).await.good();
    let token = link["link"].as_str().unwrap().split('#').nth(1).unwrap().to_owned();
    let device = house.key().await;
    house.post("/api/join", &device, json!({ "token": token })).await.good();
    assert_eq!(house.view(&table, &device).await["eyes"], 2);
    let stolen = house.act(&table, &host, json!({ "act": "invite", "seat": 2 })).await;
    assert_eq!(stolen.status, 403, "nobody gives away another's seat");
}

#[tokio::test]
async fn seats_of_listed_tables_are_free_for_all_and_of_private_ones_are_not() {
    let house = House::new().await;
    let game = shelf::GAMES[0];
    let (host, guest) = (house.key().await, house.key().await);
    for listed in [true, false] {
        let new = json!({ "game": game, "seats": two(game), "listed": listed });
        let made = house.post("/api/tables", &host, new).await.good();
        let table = made["table"].as_str().unwrap().to_owned();
        let lobby = house.get("/api/tables", &guest).await.good();
        let shown = lobby["open"].as_array().unwrap().iter().any(|t| t["table"] == json!(table));
        assert_eq!(shown, listed);
        let sit = json!({ "seat": 2, "name": "Gest" });
        let sat = house.post(&format!("/api/tables/{table}/sit"), &guest, sit.clone()).await;
        assert_eq!(sat.status.is_success(), listed, "{}", sat.text);
        let again = house.post(&format!("/api/tables/{table}/sit"), &host, sit).await;
        assert!(again.status.is_client_error());
    }
}

#[tokio::test]
async fn a_move_is_stale_only_if_that_seats_question_changed_and_a_restart_changes_nothing() {
    let mut house = House::new().await;
    for game in shelf::GAMES {
        let key = house.key().await;
        let (table, _) = house.table(&key, game, &seats(game)).await;
        for _ in 0..3 {
            let choose = house.asked(&table, &key).await;
            let before = house.still(&table, &key).await;
            house = house.again().await;
            let after = house.still(&table, &key).await;
            assert_eq!(after["screen"], before["screen"], "{game}: as it was");
            assert_eq!(after["news"], before["news"], "{game}: the same question");
            house.act(&table, &key, choose.clone()).await.good();
            let twice = house.act(&table, &key, choose).await;
            assert_eq!(twice.status, 409, "{game}: {}", twice.text);
            assert_eq!(twice.json()["stale"], true);
        }
    }
}

#[tokio::test]
async fn each_channel_is_told_at_once_and_one_that_comes_back_misses_nothing() {
    let house = House::new().await;
    let game = shelf::GAMES[0];
    let (host, friend) = (house.key().await, house.key().await);
    let (table, tokens) = house.table(&host, game, &two(game)).await;
    house.post("/api/join", &friend, json!({ "token": tokens[0] })).await.good();
    let mut page = house.open(&format!("/t/{table}/push?version=none"), &friend).await;
    let first = page.next().await;
    assert!(first["zones"].as_object().unwrap().len() > 2 && first["order"].is_array());
    // Whoever is asked moves; the friend's page must change, in half of the cases within 100 ms.
    let (mut waits, mut latest) = (Vec::new(), String::new());
    while waits.len() < 21 {
        let mover = match house.view(&table, &host).await["news"]["questions"].get(0) {
            Some(_) => &host,
            None => &friend,
        };
        let choose = house.asked(&table, mover).await;
        let sent = std::time::Instant::now();
        house.act(&table, mover, choose).await.good();
        // A step of an answer that is not complete yet is nobody else's to see.
        let update = tokio::time::timeout(Duration::from_secs(1), page.next()).await;
        let Ok(update) = update else { continue };
        waits.push(sent.elapsed());
        assert!(update["zones"].as_object().unwrap().len() < 30);
        assert_ne!(update["version"], first["version"]);
        latest = update["version"].as_str().unwrap().to_owned();
    }
    waits.sort_unstable();
    assert!(waits[10] < Duration::from_millis(100), "{waits:?}");
    // Other parts may still follow (who is here, who is asked).
    while let Ok(more) = tokio::time::timeout(Duration::from_millis(300), page.next()).await {
        latest = more["version"].as_str().unwrap().to_owned();
    }
    drop(page);
    let mut stale = house.open(&format!("/t/{table}/push?version=old"), &friend).await;
    let whole = stale.next().await;
    assert!(whole["order"].is_array(), "what is not known to be seen is sent again");
    assert!(!latest.is_empty());
}

#[tokio::test]
async fn people_at_one_screen_see_no_hand_across_the_curtain() {
    let house = House::new().await;
    for game in shelf::GAMES {
        let key = house.key().await;
        let mut seats = seats(game);
        let Some(second) = seats.get_mut(1) else { continue };
        *second = "here";
        let (table, _) = house.table(&key, game, &seats).await;
        let view = house.view(&table, &key).await;
        let seat = view["curtain"].clone();
        assert!(seat.is_number(), "{game}: covered at first: {view}");
        assert_eq!(view["screen"], json!(null), "{game}");
        house.act(&table, &key, json!({ "act": "confirm", "seat": seat })).await.good();
        let view = house.view(&table, &key).await;
        assert_eq!(view["eyes"], seat, "{game}");
        assert!(view["screen"].is_object());
        house.act(&table, &key, json!({ "act": "cover" })).await.good();
        assert_eq!(house.view(&table, &key).await["screen"], json!(null), "{game}");
    }
}

#[tokio::test]
async fn a_seat_that_leaves_is_played_by_a_mind_and_given_back() {
    let house = House::new().await;
    let game = shelf::GAMES[0];
    let (host, friend) = (house.key().await, house.key().await);
    let (table, tokens) = house.table(&host, game, &two(game)).await;
    house.post("/api/join", &friend, json!({ "token": tokens[0] })).await.good();
    house.act(&table, &friend, json!({ "act": "leave", "seat": 2 })).await.good();
    assert_eq!(house.view(&table, &host).await["seats"][1]["sits"], "mind");
    let early = house.act(&table, &host, json!({ "act": "replace", "seat": 1 })).await;
    assert_eq!(early.status, 409);
    house.act(&table, &friend, json!({ "act": "back", "seat": 2 })).await.good();
    let seat = house.view(&table, &host).await["seats"][1].clone();
    assert_eq!((&seat["sits"], &seat["forfeit"]), (&json!("human"), &json!(false)));
    house.act(&table, &friend, json!({ "act": "resign", "seat": 2 })).await.good();
    let seat = house.view(&table, &host).await["seats"][1].clone();
    assert_eq!((&seat["sits"], &seat["forfeit"]), (&json!("mind"), &json!(true)));
}

#[tokio::test]
async fn a_clock_must_be_sound_and_shows_what_is_left() {
    let house = House::new().await;
    let game = shelf::GAMES[0];
    let key = house.key().await;
    let wrong = json!({ "game": game, "live": [1, 0] });
    assert_eq!(house.post("/api/tables", &key, wrong).await.status, 422);
    let new = json!({ "game": game, "seats": seats(game), "live": [60, 0] });
    let made = house.post("/api/tables", &key, new).await.good();
    let table = made["table"].as_str().unwrap().to_owned();
    house.asked(&table, &key).await;
    let left = house.view(&table, &key).await["seats"][0]["left_ms"].as_u64().unwrap();
    assert!((30_000..=60_000).contains(&left), "{left}");
}

#[tokio::test]
async fn a_finished_game_is_proven_downloaded_brought_again_and_played_on_from() {
    let house = House::new().await;
    for game in shelf::GAMES {
        let key = house.key().await;
        let (table, _) = house.table(&key, game, &seats(game)).await;
        let mut channel = house.channel(&table, &key).await;
        channel.send(json!({ "n": 1, "act": "resign", "seat": 1 })).await;
        while channel.next().await["stage"] != "over" {}
        let replay = house.get(&format!("/api/tables/{table}/replay"), "").await.good();
        assert_eq!(replay["verified"], true);
        assert!(replay["secret"].is_string());
        let steps = replay["steps"].as_u64().unwrap();
        let half = format!("/api/tables/{table}/replay?at={}&eyes=2", steps / 2);
        assert_eq!(house.get(&half, "").await.good()["eyes"], 2);
        let page = house.get(&format!("/t/{table}?at=3&eyes=1"), "").await;
        assert_eq!(page.status, 200, "{}", page.text);
        let saga = house.get(&format!("/api/tables/{table}/saga"), "").await;
        assert!(tabletop::saga::Saga::parse(&saga.text).is_ok());
        // Brought again, here or elsewhere, it is the same game; broken, all its faults are told.
        let bring = async |text: String| {
            let request = request("POST", "/api/sagas", &key).header("content-type", "text/plain");
            house.send(request.body(Body::from(text)).unwrap()).await
        };
        let brought = bring(saga.text.clone()).await.good();
        let brought = format!("/api/tables/{}/replay", brought["table"].as_str().unwrap());
        let brought = house.get(&brought, "").await.good();
        assert_eq!((&brought["verified"], &brought["steps"]), (&json!(true), &replay["steps"]));
        let broken =
            saga.text.replacen("\nrules ", "\nrules x", 1).replacen("\nundo ", "\nundo x", 1);
        let broken = bring(broken).await;
        assert_eq!(broken.status, 422, "{game}: {}", broken.text);
        assert_eq!(broken.json()["why"].as_array().unwrap().len(), 2, "{}", broken.text);
        // One that goes on may be brought too, but judging it would give away what is hidden.
        let lines = saga.text.trim_end().rsplit_once('\n').unwrap().0;
        let open = bring(format!("{lines}\n")).await.good();
        let open = format!("/t/{}", open["table"].as_str().unwrap());
        for method in ["GET", "POST"] {
            let judge = request(method, &format!("{open}/review"), &key).body(Body::empty());
            let answer = house.send(judge.unwrap()).await;
            assert_eq!(answer.status, 409, "{game}: {}", answer.text);
            assert!(answer.text.contains("only a finished saga can be judged"), "{}", answer.text);
        }
        assert!(!house.get(&open, "").await.text.contains("/review"), "nobody is sent there");
        let on = json!({ "at": steps / 2, "seat": 1, "name": "Again" });
        let on = house.post(&format!("/api/tables/{table}/fork"), &key, on).await.good();
        let fork = on["table"].as_str().unwrap().to_owned();
        house.asked(&fork, &key).await;
        let next = house.act(&table, &key, json!({ "act": "rematch" })).await.good();
        assert!(next["go"].as_str().unwrap().starts_with("/t/"));
        let again = house.act(&table, &key, json!({ "act": "rematch" })).await.good();
        assert_eq!(again["go"], next["go"], "{game}: one rematch for all");
    }
}
