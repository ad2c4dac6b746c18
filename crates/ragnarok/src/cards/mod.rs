//! What the cards are: the words of their data, and the data compiled for play.

mod counts;
mod kinds;
mod parse;
mod records;

pub use kinds::{
    Action, ApPower, Attack, Card, Colour, Effect, Face, Ploy, Power, Resource, Treasure,
};
pub use parse::Source;

use pieces::Cards;

/// No card, no token, no owner.
pub const NOBODY: u8 = 255;

/// The most cards that a table can hold, so that a card is one byte and not `NOBODY`.
pub const MOST_CARDS: usize = 250;

/// The gods and giants, in the order of their numbers.
pub const BEINGS: [&str; 14] = [
    "Odin", "Thor", "Freya", "Tyr", "Heimdall", "Loki", "Surtur", "Ymir", "Thrym", "Agir", "Kari",
    "Mork", "Grim", "Hel",
];

/// Decks A and B, and a divine deck for each being: the backs of cards.
pub const POOLS: usize = 2 + BEINGS.len();

/// Treasure tokens (RAG-P4).
pub const TREASURES: usize = 28;

/// A god or giant and its area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Being {
    /// Whether it is a god; else a giant.
    pub god: bool,
    /// Whether it is of the base game; else of Rise of the Giants.
    pub base: bool,
    /// The price of a temple in blood, diamonds, gold.
    pub price: [u8; 3],
    /// The powers of the first and the second temple: amounts by power.
    pub powers: [[u8; Power::ALL.len()]; 2],
    /// What Loki and Thrym have of it as AP.
    pub ap: [ApArea; 2],
}

impl Being {
    /// How many resources a temple costs.
    pub fn cost(&self) -> u8 {
        self.price.iter().sum()
    }
}

/// An area on an AP's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ApArea {
    /// The powers with one and with two temples, which are not added: amounts by power.
    pub powers: [[u8; ApPower::ALL.len()]; 2],
    /// Its place in the order in which temples are moved away, if it has one.
    pub number: Option<u8>,
    /// Its place in the order in which temples are moved to, from `A`.
    pub letter: u8,
}

/// An attack card of the AP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ApAttack {
    /// Its value and effect.
    pub attack: Attack,
    /// Whether Loki uses it too.
    pub loki: bool,
}

/// What a level shifts in the AP's data (RAG-A9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Level {
    /// Added to its attacks.
    pub attack: i8,
    /// Added to its defences.
    pub defence: i8,
    /// Where it starts on Yggdrasil.
    pub start: u8,
}

/// Prices and limits of what is built in a village (RAG-T5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Building {
    /// Blood, diamonds, gold.
    pub price: [u8; 3],
    /// How many a player can have.
    pub most: u8,
}

/// The content of a box, compiled to flat arrays.
#[derive(Clone, Debug)]
pub struct Deck {
    /// Every card by its number.
    pub cards: Vec<Card>,
    /// Every card's name.
    pub names: Vec<String>,
    /// The pool (back) of every card: 0 and 1 for the decks A and B, then the beings'.
    pub pool: Vec<u8>,
    /// The cards of each pool.
    pub pools: [Cards; POOLS],
    /// The cards of Rise of the Giants.
    pub rise: Cards,
    /// The cards that go to the discards A and B (RAG-S6).
    pub letters: [Cards; 2],
    /// The attack cards.
    pub attacks: Cards,
    /// The defence cards.
    pub defences: Cards,
    /// The action cards.
    pub actions: Cards,
    /// The ploys.
    pub ploys: Cards,
    /// The beings, by number.
    pub beings: [Being; BEINGS.len()],
    /// For each power the beings that give it, a bit each: most give none of what is asked for.
    pub givers: [u16; Power::ALL.len()],
    /// The treasure tokens.
    pub treasures: [Treasure; TREASURES],
    /// The faces of the dice, by colour.
    pub dice: [[Face; 6]; 3],
    /// Mines, wells, shrines.
    pub village: [Building; 3],
    /// Yggdrasil has a haven at every multiple of this (RAG-T13).
    pub haven: u8,
    /// The AP's attack cards.
    pub ap_attacks: Vec<ApAttack>,
    /// The values of the AP's defence cards.
    pub ap_defences: Vec<u8>,
    /// Easy, normal, hard.
    pub levels: [Level; 3],
}

impl Deck {
    /// The ploy on a card, if it is one.
    pub fn ploy(&self, card: u8) -> Option<Ploy> {
        match self.cards.get(card as usize)? {
            Card::Ploy(ploy) => Some(*ploy),
            _ => None,
        }
    }

    /// The attack on a card, if it is one.
    pub fn attack(&self, card: u8) -> Option<Attack> {
        match self.cards.get(card as usize)? {
            Card::Attack(attack) => Some(*attack),
            _ => None,
        }
    }

    /// What a die shows.
    pub fn face(&self, colour: Colour, face: u8) -> Face {
        self.dice[colour as usize][face as usize % 6]
    }
}
