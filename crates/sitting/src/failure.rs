//! Why a saga cannot be folded or is not proven.

use std::fmt;

use shelf::Refused;
use tabletop::{Faults, Garbled, Impossible, Seat};

/// The first thing that is wrong with a saga, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The step, from 1; 0 for the header.
    pub step: usize,
    /// What is wrong.
    pub why: Why,
    /// The saga's version of the rules and the program's, where the saga's is older.
    pub older: Option<(u16, u16)>,
}

/// What is wrong with a step or a saga.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Why {
    /// The header does not fit the table.
    #[error("{0}")]
    Header(Faults),
    /// A seat chose that was not asked.
    #[error("seat {0} is not asked here")]
    NotAsked(Seat),
    /// A seat chose where fate had to answer.
    #[error("fate must answer before seat {0} can choose")]
    FateFirst(Seat),
    /// The game was over.
    #[error("the game is over already")]
    Over,
    /// The rules do not allow the choice.
    #[error("seat {seat} cannot choose '{choice}': {refused}")]
    Refused {
        /// Who chose.
        seat: Seat,
        /// What.
        choice: String,
        /// Why not, with the rule.
        refused: Refused,
    },
    /// Several choices in one line where each stands in its own.
    #[error("choices are joined with ';' that are not one answer")]
    Joined,
    /// An answer that lacks its end.
    #[error("seat {0} has not finished its answer")]
    Unfinished(Seat),
    /// Fate cannot have said that.
    #[error("this cannot have been rolled: {0}")]
    Fortune(Impossible),
    /// The position is not the one that was recorded.
    #[error("the position has hash {found:08x}, but {written:08x} was recorded: it was changed")]
    Hash {
        /// In the saga.
        written: u32,
        /// Of the position.
        found: u32,
    },
    /// Nothing to take back there.
    #[error("step {0} is not a choice that still stands, so it cannot be taken back")]
    Undo(usize),
    /// No such place.
    #[error("there is no seat {0}")]
    NoSeat(Seat),
    /// A mind nobody knows.
    #[error("{0}")]
    Mind(#[from] Garbled),
    /// It cannot grow.
    #[error("a saga has at most {0} steps: this sitting can only be ended")]
    Full(usize),
    /// There is no such step.
    #[error("the saga has only {0} steps")]
    NoStep(usize),
    /// It is over and cannot go on.
    #[error("the saga has ended: its secret is known, so it cannot go on; a fork can")]
    Ended,
    /// It has not ended, so its rolls cannot be checked.
    #[error("the saga has not ended: all steps are legal, but the secret is not revealed yet")]
    NoSecret,
    /// The secret is another one.
    #[error("the secret is not the one that was promised: it does not have the commitment's hash")]
    Commitment,
    /// The roll was changed.
    #[error("fate said {expected:?} here, but {found:?} was recorded")]
    Roll {
        /// What the secret gives.
        expected: Vec<u8>,
        /// What is in the saga.
        found: Vec<u8>,
    },
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            0 => write!(f, "{}", self.why)?,
            step => write!(f, "step {step}: {}", self.why)?,
        }
        match self.older {
            Some((old, new)) if self.step > 0 => write!(
                f,
                " (the saga follows version {old} of the rules and this program version {new}, \
                 so it can be replayed only up to step {})",
                self.step - 1
            ),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for Failure {}
