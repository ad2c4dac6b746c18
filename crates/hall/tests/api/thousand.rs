//! A thousand tables with minds, mixed over the games, all of which end.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::house::{House, seats};

const TABLES: usize = 1000;

/// Tables at the same time.
const AT_ONCE: usize = 50;

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_tables_end_without_a_fault() {
    let house = Arc::new(House::new().await);
    let places = Arc::new(tokio::sync::Semaphore::new(AT_ONCE));
    let mut tables = Vec::new();
    for n in 0..TABLES {
        let (house, places) = (house.clone(), places.clone());
        tables.push(tokio::spawn(async move {
            let _place = places.acquire().await.unwrap();
            play(&house, n).await;
        }));
    }
    for table in tables {
        table.await.unwrap();
    }
    let health = house.get("/health", "").await.good();
    assert_eq!(health["open_tables"], 0, "every table has ended");
}

/// Chooses something else each time; after some moves a mind plays on, and at some tables the
/// person comes back.
async fn play(house: &House, n: usize) {
    let game = shelf::GAMES[n % shelf::GAMES.len()];
    let key = house.key().await;
    let (table, _) = house.table(&key, game, &seats(game)).await;
    let mut channel = house.channel(&table, &key).await;
    let (mut moves, leaves) = (0, 5 + n % 11);
    let mut answered = Value::Null;
    loop {
        let news = channel.next().await;
        if news.get("n").is_some() {
            assert_eq!(news["ok"], true, "{game} {table}: {news}");
            continue;
        }
        match news["stage"].as_str() {
            Some("over") => break,
            Some("playing") => {}
            _ => panic!("{game} {table}: {news}"),
        }
        let Some(question) = news["questions"].get(0) else { continue };
        // The same question is told again when what others are asked has changed.
        if question["question"] == answered {
            continue;
        }
        answered.clone_from(&question["question"]);
        moves += 1;
        if moves == leaves {
            channel.send(json!({ "n": 1, "act": "leave", "seat": 1 })).await;
            if n.is_multiple_of(3) {
                channel.send(json!({ "n": 2, "act": "back", "seat": 1 })).await;
            }
            continue;
        }
        let choices = question["choices"].as_array().unwrap();
        let choice = &choices[(n * 31 + moves * 7) % choices.len()];
        let number = &question["question"];
        let act = json!({
            "n": 3, "act": "choose", "seat": 1, "question": number, "choice": choice,
        });
        // Who came back gives up in the end, so that no table is played at random for ever.
        match moves > leaves + 5 {
            true => channel.send(json!({ "n": 4, "act": "resign", "seat": 1 })).await,
            false => channel.send(act).await,
        }
    }
    let replay = house.get(&format!("/api/tables/{table}/replay"), &key).await.good();
    assert_eq!(replay["verified"], true, "{game} {table}: {}", replay["fault"]);
}
