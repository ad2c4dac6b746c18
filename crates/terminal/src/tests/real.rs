//! Sittings of the first game on the shelf.

use std::time::Duration;

use sitting::{Fate, Plan, Secret, Sitting, boxes};
use tabletop::Setup;
use tabletop::saga::{Sitter, Undo};
use words::Words;

use crate::room::Room;

/// A room in that language, without pauses.
pub(crate) fn room(language: &str) -> Room {
    let words = Words::new(language).unwrap();
    Room { pace: Duration::ZERO, ..Room::new(words, |_| None) }
}

/// A sitting of the first game on the shelf with these sitters: a name, or `@` and a level.
pub(crate) fn begin(seats: &[&str], seed: u8) -> Sitting {
    begin_with(seats, seed, Undo::Ask)
}

/// The same, where choices may be taken back so.
pub(crate) fn begin_with(seats: &[&str], seed: u8, undo: Undo) -> Sitting {
    let setup = Setup::new(seats.len() as u8);
    let about = shelf::about(shelf::GAMES[0]).unwrap();
    let cards = boxes::newest(about).unwrap();
    let table = shelf::table(about.id, &setup, about.boxes[0].text).unwrap().unwrap();
    let sitter = |who: &&str| match who.strip_prefix('@') {
        Some(level) => Sitter::Mind(level.to_owned()),
        None => Sitter::Human((*who).to_owned()),
    };
    let seats = seats.iter().map(sitter).collect();
    let plan = Plan { seats, undo, cards };
    let fate = Fate::new(Secret::from_bytes([seed; 32]));
    Sitting::begin(table, plan, fate).unwrap()
}
