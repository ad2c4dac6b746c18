//! Minds of many tables share a few places to think, and every table gets its turn.

use std::time::Duration;

use words::Words;

use crate::act::Act;
use crate::room::State;
use crate::setup::{Wanted, create};
use crate::{Config, Limits};

const KEY: [u8; 32] = [7; 32];

#[tokio::test]
async fn tables_of_minds_take_turns() {
    let folder = tempfile::tempdir().unwrap();
    let config =
        Config { limits: Limits::NONE, pace: Duration::ZERO, thinkers: 1, ..Default::default() };
    let app = crate::open(folder.path(), config).await.unwrap();
    let mut rooms = Vec::new();
    for _ in 0..4 {
        let plan = Wanted::quick(shelf::about("midgard").unwrap()).plan(&Words::english()).unwrap();
        rooms.push(app.room(create(&app, KEY, plan).await.unwrap().table));
    }
    for room in &rooms {
        room.act(&app, Some(KEY), Act::Leave { seat: 1 }).await.unwrap();
    }
    // How far each table is when the first of them has ended.
    let far = loop {
        let (mut far, mut over) = (Vec::new(), false);
        for room in &rooms {
            far.push(match &room.enter(&app).await.unwrap().state {
                State::Playing(sitting) => sitting.saga().lines.len(),
                State::Over(replay) => {
                    over = true;
                    replay.saga().lines.len()
                }
                _ => 0,
            });
        }
        if over {
            break far;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    };
    let (least, most) = (far.iter().min().unwrap(), far.iter().max().unwrap());
    assert!(least * 2 > *most, "no table waits for another's whole game: {far:?} lines");
    app.close().await;
}
