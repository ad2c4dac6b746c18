//! What the cards are: the words of their data, and the data compiled for play.

mod decks;
mod effect;
mod extras;
mod kinds;
mod monster;
mod monster_reader;
mod parse;
mod reader;

pub use effect::{Condition, Effect, Power, Sides};
pub use extras::{Aid, Bonus, Favour, Loki, MOST_ROWS, Mission, Thor, Tyr};
pub use kinds::{Clan, Demand, Tactic, Trait, Weapon};
pub use monster::{Dread, Face, MONSTER_CARDS, MONSTERS, MOST_LEVELS, Monster, Reign};
pub use monster_reader::Lore;
pub use parse::{JarlSource, MOST_TACTICS, Source};

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
    /// Thor's Support.
    Thor(Thor),
    /// Tyr's Wrath.
    Tyr(Tyr),
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
    /// What it brings on its way to Valhalla.
    pub favour: Favour,
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

/// The decks of a box that are shuffled together, in the order of their cards' numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The base deck.
    Base,
    /// Valkyries.
    Valkyries,
    /// Dwarves of Svartalfheim.
    Dwarves,
    /// Thor's Support.
    Thor,
    /// Tyr's Wrath.
    Tyr,
}

/// How many decks there are.
pub const PARTS: usize = 5;

impl Part {
    /// All decks.
    pub const ALL: [Part; PARTS] =
        [Part::Base, Part::Valkyries, Part::Dwarves, Part::Thor, Part::Tyr];

    /// Its stable name.
    pub const fn id(self) -> &'static str {
        ["base", "valkyries", "dwarves", "thor", "tyr"][self as usize]
    }
}

/// The cards of a box, or of a table, compiled to flat arrays.
#[derive(Clone, Debug, Default)]
pub struct Deck {
    /// Every card by its number.
    pub cards: Vec<Card>,
    /// Every warrior's name, or nothing for another card, which is named by its kind.
    pub names: Vec<String>,
    /// How many cards of each deck there are.
    pub parts: [usize; PARTS],
    /// Every Jarl by its number.
    pub jarls: Vec<Jarl>,
    /// Every Jarl's name.
    pub jarl_names: Vec<String>,
    /// Every card of Loki's.
    pub loki: Vec<Loki>,
    /// Their names.
    pub loki_names: Vec<String>,
    /// The numbers of the warriors.
    pub warriors: Cards,
    /// The numbers of the tactics, missions among them.
    pub tactics: Cards,
    /// The numbers of Thor's cards.
    pub thor: Cards,
    /// The numbers of Tyr's cards.
    pub tyr: Cards,
    /// How many dice each card asks for; 0 for what is no warrior.
    pub symbols: Vec<u8>,
    /// Every card's glory.
    glories: Vec<u8>,
    /// What each card is worth in hand, as advice sees it.
    pub(crate) in_hand: Vec<f32>,
    /// The warriors that ask for at most so many dice.
    pub light: [Cards; 9],
    /// Monsters and Kings.
    pub lore: Lore,
}

impl Deck {
    /// Fills what follows from the cards.
    fn compile(mut deck: Deck) -> Deck {
        let of = |kind: fn(&Card) -> bool| -> Cards {
            (0..deck.cards.len() as u8).filter(|n| kind(&deck.cards[*n as usize])).collect()
        };
        let [warriors, tactics, thor, tyr] = [
            of(|card| matches!(card, Card::Warrior(_))),
            of(|card| matches!(card, Card::Tactic(_))),
            of(|card| matches!(card, Card::Thor(_))),
            of(|card| matches!(card, Card::Tyr(_))),
        ];
        let symbols = |card: &Card| match card {
            Card::Warrior(warrior) => warrior.demand.dice(),
            _ => 0,
        };
        let glory = |card: &Card| match card {
            Card::Warrior(warrior) => warrior.glory,
            Card::Thor(thor) => thor.glory,
            Card::Tactic(Tactic::Mission(_)) => 2, // VAL-X18
            _ => 0,
        };
        deck.symbols = deck.cards.iter().map(symbols).collect();
        deck.glories = deck.cards.iter().map(glory).collect();
        deck.in_hand = deck.cards.iter().map(crate::advice::in_hand).collect();
        (deck.warriors, deck.tactics, deck.thor, deck.tyr) = (warriors, tactics, thor, tyr);
        let symbols = &deck.symbols;
        deck.light = std::array::from_fn(|most| {
            warriors.iter().filter(|card| symbols[*card as usize] as usize <= most).collect()
        });
        deck
    }

    /// The base deck and those decks that are wanted.
    #[must_use]
    pub fn with(&self, wanted: impl Fn(Part) -> bool) -> Deck {
        let mut deck = Deck { cards: Vec::new(), names: Vec::new(), ..self.clone() };
        let mut from = 0;
        for part in Part::ALL {
            let all = from..from + self.parts[part as usize];
            from = all.end;
            if part == Part::Base || wanted(part) {
                deck.cards.extend_from_slice(&self.cards[all.clone()]);
                deck.names.extend_from_slice(&self.names[all]);
            } else {
                deck.parts[part as usize] = 0;
            }
        }
        Deck::compile(deck)
    }

    /// The warrior on a card, if it is one.
    pub fn warrior(&self, card: u8) -> Option<&Warrior> {
        match self.cards.get(card as usize)? {
            Card::Warrior(warrior) => Some(warrior),
            _ => None,
        }
    }

    /// The tactic on a card, if it is one.
    pub fn tactic(&self, card: u8) -> Option<Tactic> {
        match self.cards.get(card as usize)? {
            Card::Tactic(tactic) => Some(*tactic),
            _ => None,
        }
    }

    /// Thor's card, if it is one.
    pub fn thor(&self, card: u8) -> Option<Thor> {
        match self.cards.get(card as usize)? {
            Card::Thor(thor) => Some(*thor),
            _ => None,
        }
    }

    /// Tyr's card, if it is one.
    pub fn tyr(&self, card: u8) -> Option<Tyr> {
        match self.cards.get(card as usize)? {
            Card::Tyr(tyr) => Some(*tyr),
            _ => None,
        }
    }

    /// The glory on a card.
    pub fn glory(&self, card: u8) -> i16 {
        self.glories.get(card as usize).map_or(0, |glory| *glory as i16)
    }
}
