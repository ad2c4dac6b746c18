//! Why something cannot be done at a table now.

use shelf::Refused;
use tabletop::Seat;

use crate::Failure;

/// Why something cannot be done at a table now. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Rejected {
    /// The rules, or the text of the choice, do not allow it.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// That seat is not asked.
    #[error("seat {0} is not asked now")]
    NotAsked(Seat),
    /// The saga is closed.
    #[error("this sitting has ended")]
    Ended,
    /// The game is not over.
    #[error("the game is not over yet")]
    NotOver,
    /// Thought about a question that has changed meanwhile.
    #[error("the question has changed meanwhile")]
    Stale,
    /// A mind found nothing to choose.
    #[error("the mind in seat {0} finds no choice")]
    Stuck(Seat),
    /// There is nothing to take back.
    #[error("seat {0} has nothing to take back")]
    NothingToUndo(Seat),
    /// Nobody asked that seat to agree.
    #[error("seat {0} was not asked to let something be taken back")]
    NoRequest(Seat),
    /// The name or level cannot be.
    #[error("{0}")]
    Sitter(String),
    /// A step that the fold does not take: there is no such seat, or a game breaks its contract.
    #[error(transparent)]
    Fold(#[from] Failure),
}
