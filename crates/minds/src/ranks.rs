//! The five strengths that people understand: one table of settings, measured in `docs/minds.md`.

use crate::Settings;

/// How strong a mind is, in words of the hall.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// Knows the rules, and little else.
    Thrall,
    /// A farmer who plays of an evening.
    Karl,
    /// Plays well.
    Huscarl,
    /// Plays very well.
    Jarl,
    /// As well as this program can within the time people wait.
    Konung,
}

/// What each rank is called and how it thinks, weakest first.
const TABLE: [(&str, Settings); 5] = [
    ("thrall", Settings { slips: 50, ..Settings::iterations(20) }),
    ("karl", Settings { slips: 25, ..Settings::iterations(50) }),
    ("huscarl", Settings { slips: 10, ..Settings::iterations(100) }),
    ("jarl", Settings::iterations(500)),
    ("konung", Settings::iterations(4000)),
];

impl Rank {
    /// Its short stable name.
    pub const fn name(self) -> &'static str {
        TABLE[self as usize].0
    }

    /// How it thinks.
    pub const fn settings(self) -> Settings {
        TABLE[self as usize].1
    }
}
