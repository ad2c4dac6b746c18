//! What the cards are: the words of their data, and the data compiled for play.

mod effect;
mod kinds;
mod monster;
mod monster_reader;
mod parse;
mod reader;

pub use effect::{Condition, Effect, Power, Sides};
pub use kinds::{Clan, Demand, Tactic, Trait, Weapon};
pub use monster::{Dread, Face, MONSTER_CARDS, MONSTERS, MOST_LEVELS, Monster, Reign};
pub use monster_reader::Lore;
pub use parse::Source;

use pieces::Cards;

/// No card, no slot, no Jarl.
pub const NOBODY: u8 = 255;

/// The most cards that a table can hold, so that a card is one byte.
pub const MOST_CARDS: usize = 240;

/// A card of the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Card {
    /// A warrior.
    Warrior(Warrior),
    /// A battle tactic.
    Tactic(Tactic),
}

/// A warrior card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Warrior {
    /// Its clan.
    pub clan: Clan,
    /// Its strength.
    pub strength: u8,
    /// The dice that arm it.
    pub demand: Demand,
    /// Its glory.
    pub glory: u8,
    /// What it can do.
    pub ability: Trait,
}

/// A Jarl.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Jarl {
    /// Always on.
    pub basic: Effect,
    /// On while the condition holds.
    pub extra: Effect,
    /// When the extra ability works.
    pub condition: Condition,
    /// Whether only one of the two may be used (`or`) rather than both (`+`).
    pub either: bool,
    /// Whether it needs at least three players.
    pub three_plus: bool,
    /// Whether it is fit for a first game.
    pub starter: bool,
    /// Whether it is fit for a game against a Monster (VAL-M2).
    pub solo: bool,
}

/// The cards of a table, compiled to flat arrays.
#[derive(Clone, Debug)]
pub struct Deck {
    /// Every card by its number.
    pub cards: Vec<Card>,
    /// Every card's name, or nothing for a tactic, which is named by its kind.
    pub names: Vec<String>,
    /// Every Jarl by its number.
    pub jarls: Vec<Jarl>,
    /// Every Jarl's name.
    pub jarl_names: Vec<String>,
    /// The numbers of the warriors.
    pub warriors: Cards,
    /// How many dice each card asks for; 0 for a tactic.
    pub symbols: Vec<u8>,
    /// The warriors that ask for at most so many dice.
    pub light: [Cards; 9],
    /// Monsters and Kings.
    pub lore: Lore,
}

impl Deck {
    /// The warrior on a card, if it is one.
    pub fn warrior(&self, card: u8) -> Option<&Warrior> {
        match self.cards.get(card as usize)? {
            Card::Warrior(warrior) => Some(warrior),
            Card::Tactic(_) => None,
        }
    }

    /// The tactic on a card, if it is one.
    pub fn tactic(&self, card: u8) -> Option<Tactic> {
        match self.cards.get(card as usize)? {
            Card::Tactic(tactic) => Some(*tactic),
            Card::Warrior(_) => None,
        }
    }

    /// The glory on a card.
    pub fn glory(&self, card: u8) -> i16 {
        self.warrior(card).map_or(0, |warrior| warrior.glory as i16)
    }
}
