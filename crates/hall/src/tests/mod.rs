//! Tests that look behind the doors.

mod clocks;
mod described;
mod frozen;
mod full;
mod hidden;
mod phrases;
mod pool;

use std::sync::Arc;

use minds::Stream;
use sitting::{Fate, Plan as Agreed, Secret, Sitting, boxes};
use tabletop::saga::{Sitter, Undo};
use tabletop::{Pending, Setup};

use crate::plan::Plan;

/// A whole game of people who choose at random, with that fate.
pub(crate) fn random_game(game: &str, players: u8, seed: u64) -> Sitting {
    let about = shelf::about(game).unwrap();
    let cards = boxes::newest(about).unwrap();
    let text = boxes::text(about, &cards).unwrap().to_owned();
    let table = shelf::table(game, &Setup::new(players), &text).unwrap().unwrap();
    let seats = (1..=players).map(|n| Sitter::Human(format!("Person {n}"))).collect();
    let fate = Fate::new(Secret::from_bytes([seed as u8 + 1; 32]));
    let agreed = Agreed { seats, undo: Undo::Ask, cards };
    let mut sitting = Sitting::begin(table, agreed, fate).unwrap();
    let mut random = Stream::seeded(seed);
    loop {
        sitting.advance().unwrap();
        let Pending::Ask(ask) = sitting.pending() else { return sitting };
        let seat = ask.seats.iter().next().unwrap();
        let choices = sitting.position().choices(seat);
        let choice = &choices[(random.word() % choices.len() as u64) as usize];
        sitting.act(seat, choice).unwrap();
    }
}

/// The plan of a game whose people sit at different screens.
pub(crate) fn plan_of(sitting: &Sitting) -> Plan {
    Plan { apart: true, ..Plan::of(&sitting.saga().header) }
}

pub(crate) async fn hall(folder: &std::path::Path) -> Arc<crate::App> {
    let limits = crate::Limits::NONE;
    let config = crate::Config { limits, pace: std::time::Duration::ZERO, ..Default::default() };
    crate::open(folder, config).await.unwrap()
}
