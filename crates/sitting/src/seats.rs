//! Who sits where.

use minds::Level;
use tabletop::saga::{Remark, Sitter};
use tabletop::{Fault, Garbled, Seat, Seats};

use crate::{Rejected, Sitting};

/// The mind that plays on for a seat that gave up or ran out of time.
pub(crate) const STAND_IN: Level = Level::Greedy;

/// A mind of that level, as it is written in sagas.
pub fn mind(level: Level) -> Sitter {
    Sitter::Mind(level.to_string())
}

/// The level of a mind; nothing for a person. Where a program outside sat that is not here, the
/// stand-in plays.
pub fn level(sitter: &Sitter) -> Result<Option<Level>, Garbled> {
    match sitter {
        Sitter::Human(_) => Ok(None),
        Sitter::Mind(name) if minds::outside(name).is_some() => Ok(Some(STAND_IN)),
        Sitter::Mind(level) => level.parse().map(Some),
    }
}

/// All minds that nobody knows.
pub(crate) fn faults(sitters: &[Sitter]) -> impl Iterator<Item = Fault> {
    let fault = |(i, sitter)| {
        level(sitter).err().map(|garbled| Fault::new(format!("seat {}", i + 1), garbled.phrase()))
    };
    sitters.iter().enumerate().filter_map(fault)
}

/// Where people sit.
pub(crate) fn humans(sitters: &[Sitter]) -> Seats {
    let human =
        |(i, sitter): (usize, &Sitter)| matches!(sitter, Sitter::Human(_)).then_some(Seat(i as u8));
    sitters.iter().enumerate().filter_map(human).fold(Seats::NONE, Seats::with)
}

impl Sitting {
    /// Who sits where now.
    pub fn sitters(&self) -> &[Sitter] {
        &self.timeline.sitters
    }

    /// Where people sit now.
    pub fn humans(&self) -> Seats {
        humans(&self.timeline.sitters)
    }

    /// The seats that gave up or ran out of time: they cannot win.
    pub fn forfeits(&self) -> Seats {
        self.timeline.forfeits
    }

    /// The seat gives up: a mind plays it on, and it cannot win.
    pub fn resign(&mut self, seat: Seat) -> Result<(), Rejected> {
        self.remark(Some(seat), Remark::Resign(seat))
    }

    /// The seat ran out of time: a mind plays it on, and it cannot win.
    pub fn timeout(&mut self, seat: Seat) -> Result<(), Rejected> {
        self.remark(Some(seat), Remark::Timeout(seat))
    }

    /// Somebody else sits there from now on.
    pub fn reseat(&mut self, seat: Seat, sitter: Sitter) -> Result<(), Rejected> {
        if let Some(fault) = sitter.fault() {
            return Err(Rejected::Sitter(fault));
        }
        self.remark(Some(seat), Remark::Seat(seat, sitter))
    }
}
