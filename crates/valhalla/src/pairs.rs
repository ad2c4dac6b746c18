//! What pairs and Kings add to a position, and what can happen with them.

use tabletop::Seat;

use crate::cards::NOBODY;
use crate::state::MOST_SLOTS;

/// The partner's warriors that a side of a battle has armed (VAL-X39).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ally {
    /// Dice on each of them.
    pub armed: [[u8; 4]; MOST_SLOTS],
    /// Which slots are activated, one bit each.
    pub activated: u8,
    /// Those that are about to go to Valhalla (VAL-X41).
    pub going: u8,
}

impl Ally {
    pub(crate) const NONE: Ally = Ally { armed: [[NOBODY; 4]; MOST_SLOTS], activated: 0, going: 0 };
}

/// A King's card (VAL-X33).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct King {
    /// Who holds it; `NOBODY` while it lies in the middle.
    pub seat: u8,
    /// Its level, from 0.
    pub level: u8,
}

impl King {
    pub(crate) const NONE: King = King { seat: NOBODY, level: 0 };

    /// Whether the seat holds it.
    pub fn is(&self, seat: Seat) -> bool {
        self.seat == seat.0
    }
}

/// What happens with pairs and Kings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum PairEvent {
    GaveShield { seat: Seat, to: Seat },
    Crowned { seat: Seat },
    Dethroned { seat: Seat },
    Rises { seat: Seat, level: u8 },
}
