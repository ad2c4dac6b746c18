//! The five strengths that people understand: tables of settings, measured in `docs/minds.md`.

use tabletop::Game;

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

/// What each rank is called and how it thinks where a game does not say, weakest first.
const TABLE: [(&str, Settings); 5] = [
    ("thrall", Settings { slips: Some(50), ..Settings::iterations(20) }),
    ("karl", Settings { slips: Some(25), ..Settings::iterations(50) }),
    ("huscarl", Settings { slips: Some(10), ..Settings::iterations(100) }),
    ("jarl", Settings::iterations(500)),
    ("konung", Settings::iterations(4000)),
];

impl Rank {
    /// Its short stable name.
    pub const fn name(self) -> &'static str {
        TABLE[self as usize].0
    }

    /// How it thinks at a table.
    pub fn settings<G: Game>(self, game: &G) -> Settings {
        let said = game.ranks().get(self as usize).and_then(|seer| seer.parse().ok());
        said.unwrap_or(TABLE[self as usize].1)
    }
}
