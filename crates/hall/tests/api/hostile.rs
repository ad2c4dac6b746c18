//! A hostile client is answered 4xx and changes nothing.

use std::time::Duration;

use axum::body::Body;
use hall::Limits;
use serde_json::{Value, json};

use crate::house::{House, request, seats};

#[tokio::test]
async fn no_seat_acts_or_sees_for_another() {
    let house = House::new().await;
    for game in shelf::GAMES {
        let (mine, other) = (house.key().await, house.key().await);
        let (table, _) = house.table(&mine, game, &seats(game)).await;
        let choose = house.asked(&table, &mine).await;
        let before = house.still(&table, &mine).await;
        let stranger = |field: &str, value: Value| {
            let mut act = choose.clone();
            act[field] = value;
            act
        };
        let mut hostile: Vec<(String, Value, u16)> = vec![
            (other.clone(), choose.clone(), 403),
            (String::new(), choose.clone(), 403),
            ("0".repeat(64), choose.clone(), 403),
            (mine.clone(), stranger("seat", json!(2)), 403),
            (mine.clone(), stranger("seat", json!(0)), 403),
            (mine.clone(), stranger("seat", json!(255)), 403),
            (mine.clone(), stranger("question", json!(1)), 409),
            (mine.clone(), stranger("question", json!(u64::MAX)), 409),
            (mine.clone(), stranger("choice", json!("no such choice")), 422),
            (mine.clone(), stranger("choice", json!("x".repeat(10_000))), 422),
            (mine.clone(), stranger("choice", json!(7)), 422),
            (mine.clone(), stranger("seat", json!(-1)), 422),
            (mine.clone(), stranger("seat", json!(4_000_000_000_u64)), 422),
            (mine.clone(), json!({ "act": "nothing" }), 422),
            (mine.clone(), json!([]), 422),
            (mine.clone(), json!({ "act": "say", "seat": 1, "text": "x".repeat(501) }), 413),
            (mine.clone(), json!({ "act": "rematch" }), 409),
            (mine.clone(), json!({ "act": "replace", "seat": 2 }), 409),
            (mine.clone(), json!({ "act": "answer", "seat": 1, "agree": true }), 409),
        ];
        for act in ["undo", "hint", "odds", "confirm", "leave", "back", "resign", "invite"] {
            hostile.push((other.clone(), json!({ "act": act, "seat": 1 }), 403));
            hostile.push((mine.clone(), json!({ "act": act, "seat": 2 }), 403));
        }
        hostile.push((other.clone(), json!({ "act": "say", "seat": 1, "text": "hej" }), 403));
        for (key, act, status) in hostile {
            let answer = house.act(&table, &key, act.clone()).await;
            assert_eq!(answer.status.as_u16(), status, "{game}: {act}: {}", answer.text);
        }
        assert_eq!(house.still(&table, &mine).await, before, "{game}: nothing has changed");
        for method in ["GET", "POST"] {
            let judge = request(method, &format!("/t/{table}/review"), &mine);
            let answer = house.send(judge.body(Body::empty()).unwrap()).await;
            assert_eq!(answer.status, 409, "{game}: a game that goes on is not judged");
        }
        // What the stranger sees is a spectator's: no questions, no hand of anybody's.
        let seen = house.view(&table, &other).await;
        assert_eq!(seen["eyes"], "all");
        assert_eq!(seen["news"]["questions"], json!([]));
        let early = house.get(&format!("/api/tables/{table}/saga"), &mine).await;
        assert_eq!(early.status, 409);
        assert!(early.json().is_object(), "what is wrong is data under /api: {}", early.text);
        let answer = house.act(&table, &mine, choose).await;
        assert!(answer.status.is_success(), "{game}: the table goes on: {}", answer.text);
    }
}

#[tokio::test]
async fn rubbish_is_refused_whole() {
    let house = House::new().await;
    let key = house.key().await;
    let (table, _) = house.table(&key, shelf::GAMES[0], &seats(shelf::GAMES[0])).await;
    house.asked(&table, &key).await;
    let before = house.still(&table, &key).await;
    let acts = format!("/api/tables/{table}/acts");
    let form = format!("/t/{table}");
    for (path, kind, body) in [
        (&*acts, "application/json", vec![b'x'; 100_000]),
        (&*acts, "application/json", vec![b'['; 60_000]),
        (&*acts, "application/json", vec![0xff; 100]),
        (&*acts, "application/json", Vec::new()),
        (&*acts, "text/plain", b"{\"act\":\"undo\",\"seat\":1}".to_vec()),
        (&*form, "application/x-www-form-urlencoded", b"act=choose&seat=x".to_vec()),
        (&*form, "application/x-www-form-urlencoded", vec![b'a'; 100_000]),
        (&*form, "application/x-www-form-urlencoded", b"%ff%fe=%zz".to_vec()),
        ("/new", "application/x-www-form-urlencoded", b"game=nothing".to_vec()),
        (
            "/new",
            "application/x-www-form-urlencoded",
            b"players=999&clock=live&minutes=-1".to_vec(),
        ),
        ("/quick", "application/x-www-form-urlencoded", b"game=../../etc".to_vec()),
        ("/join", "application/x-www-form-urlencoded", b"token=abc".to_vec()),
        ("/sagas", "multipart/form-data; boundary=b", b"--b\r\nrubbish".to_vec()),
        ("/sagas", "multipart/form-data; boundary=b", saga(b"saga of nothing\n")),
        ("/sagas", "multipart/form-data; boundary=b", saga(&[0xff, 0xfe])),
        ("/sagas", "multipart/form-data; boundary=b", saga(&vec![b'x'; 5 << 20])),
        ("/api/tables", "application/json", b"{\"game\":\"nothing\"}".to_vec()),
        ("/api/join", "application/json", b"{\"token\":\"00\"}".to_vec()),
    ] {
        let length = body.len();
        let request = request("POST", path, &key).header("content-type", kind);
        let answer = house.send(request.body(Body::from(body)).unwrap()).await;
        let told = answer.text.chars().take(300).collect::<String>();
        assert!(answer.status.is_client_error(), "{path} {length}: {}: {told}", answer.status);
    }
    for path in [
        "/t/nothing",
        "/t/aaaaaaaaaaaa",
        "/api/tables/aaaaaaaaaaaa",
        "/rules/nothing",
        "/t/%ff",
        "/assets/../Cargo.toml",
        "/cards/x",
        "/nowhere",
        "/api/nowhere",
        "/t/aaaaaaaaaaaa/saga",
    ] {
        let answer = house.get(path, &key).await;
        assert!(answer.status.is_client_error(), "{path}: {}", answer.status);
    }
    assert_eq!(house.still(&table, &key).await, before, "nothing has changed");
    assert_eq!(house.get("/health", "").await.good()["open_tables"], 1);
}

fn saga(text: &[u8]) -> Vec<u8> {
    let head = b"--b\r\ncontent-disposition: form-data; name=\"saga\"; filename=\"x\"\r\n\r\n";
    [head, text, b"\r\n--b--\r\n"].concat()
}

#[tokio::test]
async fn ten_thousand_requests_are_slowed_down_and_change_nothing() {
    let limits = Limits { rate: 50.0, burst: 100.0, channels: 4, tables: 2 };
    let house = House::with(limits).await;
    let key = house.key().await;
    let (table, _) = house.table(&key, shelf::GAMES[0], &seats(shelf::GAMES[0])).await;
    let before = house.still(&table, &key).await;
    let (mut slowed, mut others) = (0, 0);
    for n in 0..10_000 {
        let act = json!({ "act": "choose", "seat": 2, "question": n, "choice": "x" });
        match house.act(&table, &key, act).await.status.as_u16() {
            429 => slowed += 1,
            status if (400..500).contains(&status) => others += 1,
            status => panic!("{status}"),
        }
    }
    assert!(slowed > 5_000 && others >= 50, "{slowed} slowed, {others} refused otherwise");
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert_eq!(house.still(&table, &key).await, before, "nothing has changed");
    let new = json!({ "game": shelf::GAMES[0] });
    assert_eq!(house.post("/api/tables", &key, new.clone()).await.status, 201);
    assert_eq!(house.post("/api/tables", &key, new).await.status, 429, "tables are limited too");
}

#[tokio::test]
async fn who_cannot_sit_there_is_the_only_fault() {
    let house = House::new().await;
    let key = house.key().await;
    let table = json!({ "game": shelf::GAMES[0], "seats": ["me", "mind-nobody"] });
    let answer = house.post("/api/tables", &key, table).await;
    assert_eq!(answer.status, 422, "{}", answer.text);
    let why = answer.json()["why"].clone();
    assert_eq!(why.as_array().unwrap().len(), 1, "{why}");
    let told = why[0].as_str().unwrap();
    assert!(told.contains("“mind-nobody”") && told.contains("huscarl"), "{told}");
}
