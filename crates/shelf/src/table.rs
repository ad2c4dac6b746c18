//! A table and its positions without the type of the game.

use std::sync::atomic::AtomicBool;

use minds::{Level, Settings};
use screen::{Screen, Sheet};
use tabletop::{
    About, Eyes, Garbled, Impossible, Pending, Phrase, Piece, Refusal, Seat, Seats, Setup,
};

pub use minds::Odds;

/// A game set up at a table.
pub trait Table: Send + Sync {
    /// What is known of the game.
    fn about(&self) -> &'static About;
    /// The version of the rules that is played: the newest, or an older saga's.
    fn rules(&self) -> u16 {
        self.about().rules_version
    }
    /// The set-up.
    fn setup(&self) -> &Setup;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// The side a seat is on: seats of one side always have the same share of the win.
    fn side_of(&self, seat: Seat) -> u8 {
        seat.0
    }
    /// The first position.
    fn start(&self) -> Box<dyn Position>;
    /// The tables of its card data.
    fn sheets(&self) -> Vec<Sheet>;
    /// How a mind thinks here; nothing if it does not think ahead.
    fn settings(&self, level: Level) -> Option<Settings>;
}

/// A position at a table. Choices are texts here.
pub trait Position: Send + Sync {
    /// A copy.
    fn fork(&self) -> Box<dyn Position>;
    /// What it waits for.
    fn pending(&self) -> Pending;
    /// The legal choices of a seat, in order.
    fn choices(&self, seat: Seat) -> Vec<String>;
    /// Whether a seat may choose this.
    fn check(&self, seat: Seat, choice: &str) -> Result<(), Refused>;
    /// Carries out a choice and tells what happened.
    fn apply(&mut self, seat: Seat, choice: &str) -> Result<Vec<Told>, Refused>;
    /// Carries out fate's answer and tells what happened.
    fn settle(&mut self, fortune: &[u8]) -> Result<Vec<Told>, Impossible>;
    /// Whether a choice stays hidden from these eyes when it is made.
    fn conceals(&self, seat: Seat, choice: &str, eyes: Eyes) -> bool;
    /// The short hash that stands in sagas.
    fn fingerprint(&self) -> u32;
    /// The table as these eyes see it.
    fn screen(&self, eyes: Eyes) -> Screen;
    /// Where each piece is.
    fn pieces(&self) -> Vec<Piece>;
    /// What a mind in that seat would choose, knowing only what the seat knows.
    fn think(&self, seat: Seat, level: Level, seed: u64) -> Option<String>;
    /// What a seer in that seat thinks of the position, knowing only what the seat knows; for minds
    /// that do not think ahead the usual seer answers. The seat need not be asked; those that are
    /// `gone` gave up and cannot win.
    fn counsel(
        &self,
        seat: Seat,
        gone: Seats,
        level: Level,
        seed: u64,
        stop: &AtomicBool,
    ) -> Counsel;
    /// The same for who asks for a hint: what seems best is thought through once more.
    fn hints(
        &self,
        seat: Seat,
        gone: Seats,
        level: Level,
        seed: u64,
        stop: &AtomicBool,
    ) -> Counsel {
        self.counsel(seat, gone, level, seed, stop)
    }
    /// How the contest that goes on will end, as far as that seat can know.
    fn odds(&self, seat: Seat, samples: u32, seed: u64, stop: &AtomicBool) -> Option<Odds>;
}

/// What a seer thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Counsel {
    /// What each choice of the seat promises, the best first, and of those that read alike one;
    /// nothing where it is not asked.
    pub choices: Vec<Hint>,
    /// The seat's own chance to win, and its error, with 95 % confidence.
    pub chance: (f64, f64),
    /// How many worlds were played on.
    pub iterations: u32,
    /// Whether the seat gave up and so cannot win; then all chances are 0.
    pub gave_up: bool,
}

/// What a choice promises.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// Its text.
    pub choice: String,
    /// The chance to win after it, 0 to 1, and its error, with 95 % confidence.
    pub chance: (f64, f64),
}

/// Why a choice given as text was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// It is not the text of a choice.
    Garbled(Garbled),
    /// The rules do not allow it.
    Illegal(Refusal),
}

impl Refused {
    /// Why not, in words, with the rule.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refused::Garbled(garbled) => garbled.phrase(),
            Refused::Illegal(refusal) => refusal.with_rule(),
        }
    }
}

impl From<Garbled> for Refused {
    fn from(garbled: Garbled) -> Refused {
        Refused::Garbled(garbled)
    }
}

tabletop::told_by_phrase!(Refused);

/// Something that happened, in words for each pair of eyes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The rule it comes from.
    pub rule: Option<&'static str>,
    /// What each seat saw, then what a spectator saw.
    seen: Vec<Option<Phrase>>,
}

impl Told {
    pub(crate) fn new(rule: Option<&'static str>, seen: Vec<Option<Phrase>>) -> Told {
        Told { rule, seen }
    }

    /// What these eyes saw of it.
    pub fn to(&self, eyes: Eyes) -> Option<&Phrase> {
        match eyes {
            Eyes::Seat(seat) => self.seen.get(seat.index())?.as_ref(),
            Eyes::Spectator => self.seen.last()?.as_ref(),
        }
    }
}
