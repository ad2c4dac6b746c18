//! Why something cannot be done at a table now.

use shelf::Refused;
use tabletop::{Phrase, Seat};

use crate::Failure;

/// Why something cannot be done at a table now. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rejected {
    /// The rules, or the text of the choice, do not allow it.
    Refused(Refused),
    /// That seat is not asked.
    NotAsked(Seat),
    /// The saga is closed.
    Ended,
    /// The game is not over.
    NotOver,
    /// Thought about a question that has changed meanwhile.
    Stale,
    /// A mind found nothing to choose.
    Stuck(Seat),
    /// There is nothing to take back.
    NothingToUndo(Seat),
    /// Nobody asked that seat to agree.
    NoRequest(Seat),
    /// The name or level cannot be.
    Sitter(Phrase),
    /// A step that the fold does not take: there is no such seat, or a game breaks its contract.
    Fold(Failure),
}

impl Rejected {
    /// Why not, in words, with the rule if one decides.
    pub fn phrase(&self) -> Phrase {
        match self {
            Rejected::Refused(refused) => refused.phrase(),
            Rejected::NotAsked(seat) => Phrase::new("fault-not-asked").with("seat", *seat),
            Rejected::Ended => Phrase::new("fault-ended"),
            Rejected::NotOver => Phrase::new("fault-not-over"),
            Rejected::Stale => Phrase::new("fault-stale"),
            Rejected::Stuck(seat) => Phrase::new("fault-stuck").with("seat", *seat),
            Rejected::NothingToUndo(seat) => {
                Phrase::new("fault-nothing-to-undo").with("seat", *seat)
            }
            Rejected::NoRequest(seat) => Phrase::new("fault-no-request").with("seat", *seat),
            Rejected::Sitter(why) => why.clone(),
            Rejected::Fold(failure) => failure.phrase(),
        }
    }
}

impl From<Refused> for Rejected {
    fn from(refused: Refused) -> Rejected {
        Rejected::Refused(refused)
    }
}

impl From<Failure> for Rejected {
    fn from(failure: Failure) -> Rejected {
        Rejected::Fold(failure)
    }
}

tabletop::told_by_phrase!(Rejected);
