//! Who runs out of time is played on by a mind and cannot win, also after a restart.

use std::time::Duration;

use tabletop::Seat;
use tabletop::saga::{Deed, Remark};
use words::Words;

use super::hall;
use crate::room::State;
use crate::setup::{Wanted, create};
use crate::shown::Clock;

const KEY: [u8; 32] = [7; 32];

#[tokio::test]
async fn who_runs_out_of_time_is_played_on_and_cannot_win() {
    for game in shelf::GAMES {
        let folder = tempfile::tempdir().unwrap();
        let app = hall(folder.path()).await;
        let wanted = Wanted::quick(shelf::about(game).unwrap());
        let mut plan = wanted.plan(&Words::english()).unwrap();
        // Shorter than a form would allow.
        plan.clock = Clock::Live { seconds: 1, more: 0 };
        let table = create(&app, KEY, plan).await.unwrap().table;
        app.close().await;
        drop(app);
        let app = hall(folder.path()).await;
        let looking = tokio::spawn(app.clone().look_after());
        let room = app.room(table);
        let mut waited = 0;
        let saga = loop {
            if let State::Over(replay) = &room.enter(&app).await.unwrap().state {
                break replay.saga().clone();
            }
            waited += 1;
            assert!(waited < 600, "{game}: minds play on to the end");
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        let late = |line: &tabletop::saga::Line| line.deed == Deed::Table(Remark::Timeout(Seat(0)));
        assert_eq!(saga.lines.iter().filter(|line| late(line)).count(), 1, "{game}");
        let report = sitting::verify(app.game(&saga.header).unwrap(), &saga).unwrap();
        assert!(report.forfeits.has(Seat(0)), "{game}");
        assert_eq!(report.outcome.unwrap().shares[0], 0.0, "{game}: it cannot win");
        looking.abort();
    }
}
