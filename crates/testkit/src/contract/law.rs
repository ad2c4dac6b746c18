//! The laws, and how a broken one is told.

use std::fmt;

/// A law of the contract.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// What is listed passes the check and applies.
    Listed,
    /// What was listed once in this game and is not listed now is refused.
    Unlisted,
    /// A refusal names a rule of the game and a phrase, is the same from `check` and `apply`, and
    /// changes nothing.
    Refusal,
    /// Who is asked has a choice, who is not asked has none, and somebody is asked.
    Asked,
    /// The list is the same when asked twice, and holds nothing twice.
    Order,
    /// The text form of a choice can stand in a saga and reads back as the same choice.
    Text,
    /// Fate is asked something that has an answer; an impossible answer, or one that nobody asked
    /// for, is refused as what it is and changes nothing.
    Fate,
    /// Every piece is somewhere exactly once, in true and in imagined positions.
    Pieces,
    /// Every game ends.
    Ends,
    /// A world imagined from a view gives that view.
    Fits,
    /// Over many imagined worlds, every unseen piece reaches every place where it could lie.
    ///
    /// Two things are asked. After a hidden step, wherever a piece would lie if the step had gone
    /// another way, there imagined worlds must put it too. And pieces that lie in different places
    /// in different worlds are unseen; places that share unseen pieces are one pool; every unseen
    /// piece must be found in every place of its pool. Places are zones of seats: positions in a
    /// zone are not looked at.
    Reaches,
    /// A fortune or choice hidden from some eyes gives them the same view, screen and events, and
    /// asks the same seats, as any other would have. Its line is then the same too: a redacted line
    /// says only who was asked.
    ///
    /// The last answer to a question put to several together may reveal the answers; then the
    /// events must tell what the view learns.
    Hides,
    /// What a seat may choose, and why it may not, follows from its view.
    OwnEyes,
    /// Whom the position asks, and which contest goes on, is known to everybody.
    Public,
    /// Choices of a question put to several together are concealed from the others, and no choice
    /// from its own seat.
    Conceals,
    /// An event redacted again for the same eyes stays as it is.
    Events,
    /// Advice gives every seat a share from 0 to 1; instinct names a choice of the list.
    Advice,
    /// Shares of the outcome are from 0 to 1, a whole number in sum, and its rule is the game's.
    Outcome,
    /// The same question gets the same answer, whoever listens.
    Same,
    /// The saga, written and read back, leads to the same positions and fingerprints. Steps of seats
    /// that answer together do not depend on how they took turns.
    Replay,
    /// The screen holds the choices of its eyes in order, only names and signs that exist, and is
    /// drawn the same twice.
    Screen,
    /// A contest that goes on has no verdict yet, and one that is over has one.
    Contest,
    /// Nothing panics.
    Calm,
}

impl Law {
    /// All laws.
    pub const ALL: &[Law] = &[
        Law::Listed,
        Law::Unlisted,
        Law::Refusal,
        Law::Asked,
        Law::Order,
        Law::Text,
        Law::Fate,
        Law::Pieces,
        Law::Ends,
        Law::Fits,
        Law::Reaches,
        Law::Hides,
        Law::OwnEyes,
        Law::Public,
        Law::Conceals,
        Law::Events,
        Law::Advice,
        Law::Outcome,
        Law::Same,
        Law::Replay,
        Law::Screen,
        Law::Contest,
        Law::Calm,
    ];
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A broken law and what was seen.
pub(crate) struct Broken {
    pub(crate) law: Law,
    pub(crate) what: String,
}

/// Whether laws held.
pub(crate) type Held = Result<(), Broken>;

/// Leaves with a broken law unless the condition holds.
macro_rules! hold {
    ($law:expr, $holds:expr, $($what:tt)+) => {
        if !$holds {
            return Err($crate::contract::Broken { law: $law, what: format!($($what)+) });
        }
    };
}
pub(crate) use hold;

/// Where two things begin to differ, in their printed forms.
pub(crate) fn difference(one: &impl fmt::Debug, other: &impl fmt::Debug) -> String {
    let (one, other) = (format!("{one:#?}"), format!("{other:#?}"));
    let mut path: Vec<&str> = Vec::new();
    for (a, b) in one.lines().zip(other.lines()) {
        if a != b {
            let path: Vec<_> = path.iter().map(|line| line.trim()).collect();
            return format!("{} … {} ≠ {}", path.join(" "), a.trim(), b.trim());
        }
        let depth = a.len() - a.trim_start().len();
        path.retain(|line| line.len() - line.trim_start().len() < depth);
        path.push(a);
    }
    "one has more than the other".to_owned()
}
