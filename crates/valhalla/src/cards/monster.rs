//! Monsters and Kings: what their cards say.

use super::{Clan, Weapon};

/// Cards that a Monster has (VAL-M1).
pub const MONSTER_CARDS: usize = 6;
/// The most levels that a King can have.
pub const MOST_LEVELS: usize = 8;

/// The Monsters' stable names, in the order of their numbers.
pub const MONSTERS: [&str; 4] = ["jormungandr", "surtur", "hel", "fenrir"];

/// A Monster: six cards with two sides each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Monster {
    /// The sides for the base deck.
    pub front: [Face; MONSTER_CARDS],
    /// The stronger sides, for games with another deck (VAL-M14).
    pub back: [Face; MONSTER_CARDS],
    /// The strengths of its front for 2, 3 and 4 players together (VAL-M16).
    pub together: [[u8; MONSTER_CARDS]; 3],
}

impl Monster {
    /// Its cards for so many players, before VAL-M16 and M17 add to them.
    pub fn cards(&self, players: u8, stronger: bool) -> [Face; MONSTER_CARDS] {
        let mut cards = if stronger { self.back } else { self.front }; // VAL-M14
        // A Monster that companions fight has strengths of its own; the other side is as much
        // stronger as it is for one alone.
        if let Some(row) = (players as usize).checked_sub(2).and_then(|n| self.together.get(n)) {
            for ((card, front), strength) in cards.iter_mut().zip(&self.front).zip(row) {
                card.strength = strength + (card.strength - front.strength);
            }
        }
        cards
    }
}

/// One side of a Monster's card (VAL-M1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// What a battle is compared with.
    pub strength: u8,
    /// The most glory of warriors in Valhalla (VAL-M6).
    pub limit: u8,
    /// The symbols to be covered before it attacks (VAL-M4).
    pub symbols: [Option<Weapon>; 6],
    /// The clans whose colours it shows, one bit each (VAL-M7).
    pub clans: u8,
    /// The number of warriors it counts for (VAL-M7).
    pub warriors: u8,
    /// Its special ability, if it has one (VAL-M15).
    pub dread: Option<Dread>,
}

impl Face {
    /// A face with nothing on it.
    pub const BLANK: Face =
        Face { strength: 0, limit: 0, symbols: [None; 6], clans: 0, warriors: 0, dread: None };

    /// How many symbols are to be covered.
    pub fn demand(&self) -> u8 {
        self.symbols.iter().flatten().count() as u8
    }

    /// Whether it shows a clan's colour.
    pub fn shows(&self, clan: Clan) -> bool {
        self.clans >> clan as u8 & 1 == 1
    }
}

/// A Monster's special ability (VAL-M15).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dread {
    /// After part A a card of the deck is discarded.
    Decay,
    /// The abilities of one clan's warriors add nothing to strength.
    Spell(Clan),
    /// Before a battle a chosen card is discarded.
    Tribute,
    /// One die fewer is rolled.
    Chill,
    /// After each battle a random card is discarded.
    Theft,
    /// At most two tactics in a battle.
    Haste,
    /// The Jarl is off in battle.
    Awe,
    /// No tactics.
    Confusion,
    /// One squad slot fewer.
    Siege,
    /// Before a battle a warrior of the squad is discarded.
    Sacrifice,
    /// After a lost battle one glory of Valhalla is lost.
    Shame,
    /// Push Back and Change of Weapons are not allowed.
    Grip,
    /// After each battle one glory of Valhalla is lost.
    Oblivion,
}

impl Dread {
    /// All thirteen.
    pub const ALL: [Dread; 13] = [
        Dread::Decay,
        Dread::Spell(Clan::Deer),
        Dread::Tribute,
        Dread::Chill,
        Dread::Theft,
        Dread::Haste,
        Dread::Awe,
        Dread::Confusion,
        Dread::Siege,
        Dread::Sacrifice,
        Dread::Shame,
        Dread::Grip,
        Dread::Oblivion,
    ];

    /// Its stable name.
    pub const fn id(self) -> &'static str {
        match self {
            Dread::Decay => "decay",
            Dread::Spell(_) => "spell",
            Dread::Tribute => "tribute",
            Dread::Chill => "chill",
            Dread::Theft => "theft",
            Dread::Haste => "haste",
            Dread::Awe => "awe",
            Dread::Confusion => "confusion",
            Dread::Siege => "siege",
            Dread::Sacrifice => "sacrifice",
            Dread::Shame => "shame",
            Dread::Grip => "grip",
            Dread::Oblivion => "oblivion",
        }
    }
}

/// The levels of a King for one number of players (VAL-X34, X35).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reign {
    /// How many levels there are.
    pub count: u8,
    /// Each level's bonus points.
    pub glory: [u8; MOST_LEVELS],
    /// The grey dice that who attacks the King rolls more.
    pub dice: [u8; MOST_LEVELS],
}
