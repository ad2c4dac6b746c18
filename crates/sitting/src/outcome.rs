//! Who won, when somebody gave up.

use shelf::Position;
use tabletop::{Outcome, Pending, Seats};

pub use minds::without;

/// How the game ended, if it is over.
pub(crate) fn of(position: &dyn Position, seats: u8, forfeits: Seats) -> Option<Outcome> {
    match position.pending() {
        Pending::Over(outcome) => Some(without(outcome, seats, forfeits)),
        _ => None,
    }
}
