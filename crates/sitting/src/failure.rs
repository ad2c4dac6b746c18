//! Why a saga cannot be folded or is not proven.

use shelf::Refused;
use tabletop::{Faults, Garbled, Impossible, Phrase, Seat};

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
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// The header does not fit the table.
    Header(Faults),
    /// A seat chose that was not asked.
    NotAsked(Seat),
    /// A seat chose where fate had to answer.
    FateFirst(Seat),
    /// The game was over.
    Over,
    /// The rules do not allow the choice.
    Refused {
        /// Who chose.
        seat: Seat,
        /// What.
        choice: String,
        /// Why not, with the rule.
        refused: Refused,
    },
    /// Several choices in one line where each stands in its own.
    Joined,
    /// An answer that lacks its end.
    Unfinished(Seat),
    /// Fate cannot have said that.
    Fortune(Impossible),
    /// The position is not the one that was recorded.
    Hash {
        /// In the saga.
        written: u32,
        /// Of the position.
        found: u32,
    },
    /// Nothing to take back there.
    Undo(usize),
    /// No such place.
    NoSeat(Seat),
    /// A mind nobody knows.
    Mind(Garbled),
    /// It cannot grow.
    Full(usize),
    /// There is no such step.
    NoStep(usize),
    /// It is over and cannot go on.
    Ended,
    /// It has not ended, so its rolls cannot be checked.
    NoSecret,
    /// The secret is another one.
    Commitment,
    /// The roll was changed.
    Roll {
        /// What the secret gives.
        expected: Vec<u8>,
        /// What is in the saga.
        found: Vec<u8>,
    },
}

impl Failure {
    /// All that is wrong in words: the faults of a header one by one, else what is wrong first.
    pub fn phrases(&self) -> Vec<Phrase> {
        match &self.why {
            Why::Header(faults) => faults.phrases(),
            _ => vec![self.phrase()],
        }
    }

    /// What is wrong in words, and where.
    pub fn phrase(&self) -> Phrase {
        let why = self.why.phrase();
        if self.step == 0 {
            return why;
        }
        let phrase = match self.older {
            None => Phrase::new("fault-step"),
            Some((old, new)) => Phrase::new("fault-step-older")
                .with("old", old)
                .with("new", new)
                .with("last", self.step - 1),
        };
        phrase.with("step", self.step).with("what", why)
    }
}

impl Why {
    /// What is wrong in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            Why::Header(faults) => faults.phrase(),
            Why::NotAsked(seat) => Phrase::new("fault-not-asked").with("seat", *seat),
            Why::FateFirst(seat) => Phrase::new("fault-fate-first").with("seat", *seat),
            Why::Over => Phrase::new("fault-over"),
            Why::Refused { seat, choice, refused } => Phrase::new("fault-refused")
                .with("seat", *seat)
                .with("choice", choice.as_str())
                .with("why", refused.phrase()),
            Why::Joined => Phrase::new("fault-joined"),
            Why::Unfinished(seat) => Phrase::new("fault-unfinished").with("seat", *seat),
            Why::Fortune(why) => Phrase::new("fault-fortune").with("why", why.phrase()),
            Why::Hash { written, found } => Phrase::new("fault-hash")
                .with("written", format!("{written:08x}"))
                .with("found", format!("{found:08x}")),
            Why::Undo(step) => Phrase::new("fault-undo").with("step", *step),
            Why::NoSeat(seat) => Phrase::new("fault-no-seat").with("number", seat.index() + 1),
            Why::Mind(garbled) => garbled.phrase(),
            Why::Full(most) => Phrase::new("fault-saga-full").with("most", *most),
            Why::NoStep(steps) => Phrase::new("fault-no-step").with("steps", *steps),
            Why::Ended => Phrase::new("fault-saga-ended"),
            Why::NoSecret => Phrase::new("fault-no-secret"),
            Why::Commitment => Phrase::new("fault-commitment"),
            Why::Roll { expected, found } => Phrase::new("fault-roll")
                .with("expected", numbers(expected))
                .with("found", numbers(found)),
        }
    }
}

/// Fate's answer as it stands in sagas.
fn numbers(fortune: &[u8]) -> String {
    fortune.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

impl From<Garbled> for Why {
    fn from(garbled: Garbled) -> Why {
        Why::Mind(garbled)
    }
}

tabletop::told_by_phrase!(Failure, Why);
