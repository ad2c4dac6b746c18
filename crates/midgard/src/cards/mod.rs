//! What the cards are: the words of their data, and the data compiled for play.

mod kinds;
mod parse;
mod records;

pub use kinds::{Colour, Count, Face, Family, Journey, Kind, Power, Rune};
pub use parse::Source;

pub(crate) use kinds::words;

use std::ops::Range;

use pieces::Cards;

/// No card, no seat, no ship.
pub const NOBODY: u8 = 255;

/// The Kraken, which has no card of its own (MID-F7).
pub const KRAKEN: u8 = 254;

/// How many cards there are.
pub const CARDS: usize = 121;

/// A deck: cards with one back. All cards of the table are numbered through, deck after deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Deck {
    #[allow(missing_docs)]
    Trolls,
    #[allow(missing_docs)]
    Draugrs,
    #[allow(missing_docs)]
    Monsters,
    #[allow(missing_docs)]
    Journeys,
    #[allow(missing_docs)]
    Runes,
    #[allow(missing_docs)]
    Destinies,
    #[allow(missing_docs)]
    Merchants,
}

impl Deck {
    /// All decks, in the order of their cards' numbers.
    pub const ALL: [Deck; 7] = [
        Deck::Trolls,
        Deck::Draugrs,
        Deck::Monsters,
        Deck::Journeys,
        Deck::Runes,
        Deck::Destinies,
        Deck::Merchants,
    ];

    /// The numbers of its cards (MID-S3).
    pub const fn cards(self) -> Range<u8> {
        match self {
            Deck::Trolls => 0..16,
            Deck::Draugrs => 16..37,
            Deck::Monsters => 37..73,
            Deck::Journeys => 73..91,
            Deck::Runes => 91..101,
            Deck::Destinies => 101..113,
            Deck::Merchants => 113..121,
        }
    }

    /// How many cards it has.
    pub const fn size(self) -> u8 {
        let cards = self.cards();
        cards.end - cards.start
    }

    /// Whether a card is of this deck.
    pub fn has(self, card: u8) -> bool {
        self.cards().contains(&card)
    }

    /// A card's number in its deck, from 0.
    pub const fn index(self, card: u8) -> usize {
        (card - self.cards().start) as usize
    }
}

/// Goods and people that a place, a stall or a merchant gives or asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Goods {
    #[allow(missing_docs)]
    pub food: u8,
    #[allow(missing_docs)]
    pub wood: u8,
    #[allow(missing_docs)]
    pub coins: u8,
    #[allow(missing_docs)]
    pub favours: u8,
    #[allow(missing_docs)]
    pub glory: u8,
    /// Warriors of each kind.
    pub warriors: [u8; 3],
    /// Warriors of the taker's choice.
    pub any: u8,
}

/// A troll, draugr, monster or the Kraken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Enemy {
    /// Its family.
    pub family: Family,
    /// Warriors it kills in a round, less shields.
    pub attack: u8,
    /// Hits that kill it.
    pub defence: u8,
    /// Glory for its death.
    pub glory: u8,
    /// Wood, coins or favours besides, by its family (MID-F4).
    pub pay: u8,
    /// Its colour, if it has one.
    pub colour: Option<Colour>,
    /// The kind of warrior it forbids, if any (MID-A2).
    pub forbids: Option<Kind>,
}

/// A stall of the market (MID-L14, L15).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stall {
    /// Military, or else economic.
    pub military: bool,
    /// What one use costs.
    pub cost: Goods,
    /// What one use gives.
    pub gives: Goods,
    /// How many times it can be used by one worker.
    pub times: u8,
}

/// A private longship (MID-S2, L7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ship {
    /// What it costs in coins.
    pub coins: u8,
    /// What it costs in wood.
    pub wood: u8,
    /// Warriors and food that it holds.
    pub capacity: u8,
    /// Glory at the end (MID-E4).
    pub glory: u8,
    /// The fewest players with whom it is on offer.
    pub players: u8,
}

/// A destiny (MID-E1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Destiny {
    /// What it counts.
    pub count: Count,
    /// Glory for who alone has most.
    pub high: u8,
    /// Glory for who shares the most.
    pub low: u8,
}

/// Figures that are printed on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Town {
    /// Spaces for open runes (MID-R1).
    pub runes: u8,
    /// What the small and the large public longship hold (MID-L8).
    pub ships: [u8; 2],
    /// Coins for one to four favours (MID-L9).
    pub chapel: [u8; 4],
    /// Coins for a worker: the first buyer's, the next one's … (MID-L10)
    pub hut: [u8; 4],
    /// Glory lost for one to six blame (MID-E7).
    pub blame: [u8; 6],
}

/// The most spaces for open runes.
pub const MOST_RUNES: usize = 5;

/// A box, compiled to flat arrays.
#[derive(Clone, Debug)]
pub struct Chest {
    /// Six faces of each kind's dice.
    pub dice: [[Face; 6]; 3],
    /// Trolls, draugrs and monsters by card number.
    pub enemies: Vec<Enemy>,
    /// The Kraken.
    pub kraken: Enemy,
    /// Journeys by number in their deck.
    pub journeys: Vec<Journey>,
    /// Runes and their glory.
    pub runes: Vec<(Rune, u8)>,
    /// Destinies.
    pub destinies: Vec<Destiny>,
    /// What each merchant gives.
    pub merchants: Vec<Goods>,
    /// The stalls.
    pub stalls: Vec<Stall>,
    /// The private longships.
    pub ships: Vec<Ship>,
    /// The leaders.
    pub leaders: Vec<Power>,
    /// What is printed on the board.
    pub town: Town,
    /// The name of every card by its number.
    pub names: Vec<String>,
    /// The names of stalls, ships and leaders.
    pub stall_names: Vec<String>,
    #[allow(missing_docs)]
    pub ship_names: Vec<String>,
    #[allow(missing_docs)]
    pub leader_names: Vec<String>,
    /// Each deck's cards as a set.
    pub decks: [Cards; 7],
}

impl Chest {
    /// An enemy by its card, or the Kraken.
    pub fn enemy(&self, card: u8) -> &Enemy {
        self.enemies.get(card as usize).unwrap_or(&self.kraken)
    }

    /// What happens on a journey card.
    pub fn journey(&self, card: u8) -> Journey {
        self.journeys[Deck::Journeys.index(card)]
    }

    /// What a rune card does.
    pub fn rune(&self, card: u8) -> Rune {
        self.runes[Deck::Runes.index(card)].0
    }

    /// A destiny card.
    pub fn destiny(&self, card: u8) -> Destiny {
        self.destinies[Deck::Destinies.index(card)]
    }

    /// What a merchant card gives.
    pub fn merchant(&self, card: u8) -> Goods {
        self.merchants[Deck::Merchants.index(card)]
    }

    /// The card of the rune that does this.
    pub fn card_of(&self, rune: Rune) -> u8 {
        let found = self.runes.iter().position(|(other, _)| *other == rune);
        Deck::Runes.cards().start + found.unwrap_or(0) as u8
    }
}
