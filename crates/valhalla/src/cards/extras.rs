//! What the cards of the expansions can do.

use super::{Clan, Weapon};

/// What a warrior brings when it goes to Valhalla.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Favour {
    /// Nothing.
    None,
    /// A point for each other warrior that goes with it (VAL-X11).
    Group,
    /// Two points if a warrior of the clan goes with it (VAL-X12).
    Colour(Clan),
    /// Three points if it goes alone (VAL-X13).
    Lone,
}

/// What a mission demands of the winner (VAL-X18).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mission {
    /// No reroll but those given by tactics.
    NoRerolls,
    /// Won by five or more.
    ByFive,
    /// Three or more warriors activated.
    ThreeActivated,
}

impl Mission {
    /// All three.
    pub const ALL: [Mission; 3] = [Mission::NoRerolls, Mission::ByFive, Mission::ThreeActivated];

    /// Its stable name.
    pub const fn id(self) -> &'static str {
        ["no-rerolls", "by-five", "three-activated"][self as usize]
    }
}

/// A card of Thor's Support.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thor {
    /// Whether the supported side must have fewer warriors, not just no more (VAL-X6).
    pub fewer: bool,
    /// What the supported side gets.
    pub aid: Aid,
    /// Its glory, if the supported side wins.
    pub glory: u8,
}

/// What a supported side gets (VAL-X7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aid {
    /// A card, drawn at once.
    Draw,
    /// Strength.
    Strength(u8),
    /// A free reroll.
    Reroll,
    /// A grey die.
    Die,
    /// A random card of the opponent's hand, at once.
    Steal,
}

/// A card of Tyr's Wrath.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tyr {
    /// +4 if the opponent's squad holds the clan (VAL-X29).
    Foe(Clan),
    /// A die of the weapon fewer (VAL-X30).
    Weapon(Weapon),
    /// +2 (VAL-X31).
    Strength,
}

/// A card of Loki's Trick (VAL-X1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loki {
    /// Whether it is recommended for a first game.
    pub recommended: bool,
    /// How many cards more are discarded in VAL-S5.
    pub discard: i8,
    /// Its rows: the largest difference, and the loser's bonus.
    pub rows: [Option<(u8, Bonus)>; MOST_ROWS],
}

/// The most rows that a card of Loki's has.
pub const MOST_ROWS: usize = 5;

/// What a loser may take (VAL-X2, X3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    /// All activated warriors go to Valhalla.
    SendAll,
    /// So many of them may go.
    Send(u8),
    /// So many random cards of the winner's hand.
    Steal(u8),
    /// So many cards of the deck.
    Draw(u8),
    /// So many bonus points (VAL-X4).
    Points(u8),
    /// An activated warrior goes back into the hand.
    Recall,
    /// The topmost warrior of the discard goes into the hand.
    Salvage,
}

impl Loki {
    /// The rows there are, from the top.
    pub fn rows(&self) -> impl Iterator<Item = (u8, Bonus)> + Clone + use<> {
        self.rows.into_iter().flatten()
    }

    /// The row of a difference, if it is not beyond the last.
    pub fn row_of(&self, difference: u8) -> Option<usize> {
        self.rows().position(|(most, _)| difference <= most)
    }

    /// The smallest difference of a row.
    pub fn least(&self, row: usize) -> u8 {
        row.checked_sub(1).and_then(|above| self.rows().nth(above)).map_or(0, |(most, _)| most + 1)
    }
}
