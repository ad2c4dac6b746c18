//! The one question a state asks, and the two ways an answer can be wrong.

use std::fmt;

use crate::{Chance, MAX_SEATS, Phrase, Seat, Seats};

/// What a state waits for. Whose turn it is, what is legal and whether the game is over all
/// follow from this one answer, so they can never disagree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Pending {
    /// Players must choose.
    Ask(Ask),
    /// Fate must answer.
    Chance(Chance),
    /// The game has ended.
    Over(Outcome),
}

/// A question to players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ask {
    /// The seats that have yet to answer.
    pub seats: Seats,
    /// Whether they answer unseen by each other. The steps of one seat then stay its own draft,
    /// and enter the saga as one line once the seat is no longer asked.
    pub together: bool,
}

impl Ask {
    /// A question to one seat, answered in the open.
    pub const fn one(seat: Seat) -> Ask {
        Ask { seats: Seats::only(seat), together: false }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    /// Each seat's share of the win, 0 to 1: a shared win is split among rivals, while partners
    /// and companions of a co-operative game each have the whole of it.
    pub shares: [f32; MAX_SEATS],
    /// Each seat's points; 0 where a game has none.
    pub points: [i16; MAX_SEATS],
    /// Why it ended.
    pub ending: Ending,
}

/// Why a game ended: the rule, and the id of the phrase that says it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Ending {
    /// A short stable name, e.g. `last-shield`.
    pub id: &'static str,
    /// The rule that ended it.
    pub rule: &'static str,
}

/// Why a choice is not legal: the rule that forbids it and the phrase that says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule's number, e.g. `VAL-T9`.
    pub rule: &'static str,
    /// The id of the phrase.
    pub why: &'static str,
}

impl Refusal {
    /// A refusal by a rule.
    pub const fn new(rule: &'static str, why: &'static str) -> Refusal {
        Refusal { rule, why }
    }

    /// The refusal in words.
    pub fn phrase(self) -> Phrase {
        Phrase::new(self.why)
    }

    /// The refusal in words, with its rule.
    pub fn with_rule(self) -> Phrase {
        Phrase::new("fault-by-rule").with("what", self.phrase()).with("rule", self.rule)
    }
}

/// For developers: people are told the phrase.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.why, self.rule)
    }
}

/// A text that is not what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Garbled {
    /// The id of the phrase that says what would have been right.
    pub expected: &'static str,
    /// What was there, cut to a readable length; empty where it is not to be shown.
    pub found: String,
}

impl Garbled {
    /// Reports `found` where what the phrase `expected` says should stand.
    pub fn new(expected: &'static str, found: &str) -> Garbled {
        // What would break the line is shown as what it is.
        let shown =
            |c: char| if c.is_control() { c.escape_default().to_string() } else { c.into() };
        Garbled { expected, found: found.chars().take(60).map(shown).collect() }
    }

    /// What was expected and what was found, in words.
    pub fn phrase(&self) -> Phrase {
        let expected = Phrase::new(self.expected);
        match self.found.is_empty() {
            true => Phrase::new("fault-expected").with("expected", expected),
            false => Phrase::new("fault-expected-found")
                .with("expected", expected)
                .with("found", self.found.as_str()),
        }
    }
}

crate::told_by_phrase!(Garbled);
