//! Standing passes: one helper for every game's windows of reaction.

use crate::{Seat, Seats};

/// Who has said "do not ask me again until …". What *until* means is the game's: a battle, a
/// round, an activation; it calls [`Standing::lift`] or [`Standing::lift_all`] when that ends.
/// A standing pass is public, made without regard to the hand, and kept in state and saga.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Standing {
    passed: Seats,
}

impl Standing {
    /// Nobody has passed.
    pub const NONE: Standing = Standing { passed: Seats::NONE };

    /// The seat passes all windows until its pass is lifted.
    pub fn pass(&mut self, seat: Seat) {
        self.passed = self.passed.with(seat);
    }

    /// Whether the seat has a standing pass.
    pub fn passes(self, seat: Seat) -> bool {
        self.passed.has(seat)
    }

    /// The seat is asked again.
    pub fn lift(&mut self, seat: Seat) {
        self.passed = self.passed.without(seat);
    }

    /// Everybody is asked again.
    pub fn lift_all(&mut self) {
        self.passed = Seats::NONE;
    }

    /// Whether a window is put to the seat. `could`: whether, by what all know, the seat might
    /// react; `can`: whether it really can, which may depend on its hand. At a table that agreed
    /// to be asked `only_when_able`, a window that is not put tells the others something.
    pub fn asks(self, seat: Seat, could: bool, can: bool, only_when_able: bool) -> bool {
        could && !self.passes(seat) && (can || !only_when_able)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_standing_pass_holds_until_lifted() {
        let mut standing = Standing::default();
        let (a, b) = (Seat(0), Seat(1));
        assert!(standing.asks(a, true, true, false));
        standing.pass(a);
        assert!(!standing.asks(a, true, true, false));
        assert!(standing.asks(b, true, true, false));
        standing.lift(a);
        assert!(standing.asks(a, true, true, false));
        standing.pass(a);
        standing.pass(b);
        standing.lift_all();
        assert!(!standing.passes(a) && !standing.passes(b));
    }

    #[test]
    fn windows_open_by_what_all_know_unless_the_table_agreed_otherwise() {
        let standing = Standing::default();
        assert!(standing.asks(Seat(0), true, false, false), "asked though it cannot react");
        assert!(!standing.asks(Seat(0), true, false, true));
        assert!(!standing.asks(Seat(0), false, true, false), "nobody can know of a reaction");
    }
}
