//! A table that no longer replays is frozen, with its reason and its saga; none is dropped.

use store::{Change, Stage, TableId, Write};
use words::Words;

use super::{hall, plan_of, random_game};
use crate::act::Act;
use crate::no::No;
use crate::shown::Phase;

const KEY: [u8; 32] = [7; 32];

#[tokio::test]
async fn a_table_that_no_longer_replays_is_frozen_with_its_saga() {
    let folder = tempfile::tempdir().unwrap();
    let app = hall(folder.path()).await;
    for game in shelf::GAMES {
        let players = 2.max(*shelf::about(game).unwrap().players.start());
        let played = random_game(game, players, 3);
        let mut lines: Vec<String> =
            played.saga().text_after(0).lines().take(9).map(str::to_owned).collect();
        // What an update of the rules could do: a choice that is no longer legal.
        let last = lines.len();
        lines.push(format!("{} 1: nonsense", last + 1));
        let id = TableId::new(crate::key::random().unwrap());
        let writes = vec![
            Write::Create { plan: plan_of(&played).text(), listed: false },
            Write::Begin { header: played.saga().header.text(), secret: Some([1; 32]) },
            Write::Stage(Stage::Playing),
            Write::Lines { first: 1, lines: lines.clone() },
            Write::Key { seat: 0, key: KEY },
        ];
        app.store.write(Change { table: id, at: 1, writes }).await.unwrap();
        let room = app.room(id);
        let page = room.see(&app, Some(KEY), &Words::english(), false).await.unwrap();
        assert!(matches!(page.phase, Phase::Frozen(_)), "{game}");
        let choose = Act::Choose { seat: 1, question: 0, choice: "nonsense".into() };
        assert_eq!(room.act(&app, Some(KEY), choose).await.err(), Some(No::NotNow));
        let saga = room.enter(&app).await.unwrap().saga().unwrap();
        assert!(saga.ends_with(&format!("{}\n", lines.join("\n"))), "{game}: the saga is whole");
        assert_eq!(app.store.table(id).await.unwrap().unwrap().lines, lines);
    }
}
