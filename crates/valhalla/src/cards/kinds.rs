//! Clans, weapons, demands, traits, tactics.

use serde::Deserialize;

use super::extras::Mission;

/// A clan; a card's colour is its clan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Clan {
    /// Orange.
    Bear,
    /// Green.
    Wolf,
    /// Yellow.
    Boar,
    /// Purple.
    Deer,
    /// White: the Frost Giants.
    Giant,
}

impl Clan {
    /// All five.
    pub const ALL: [Clan; 5] = [Clan::Bear, Clan::Wolf, Clan::Boar, Clan::Deer, Clan::Giant];

    /// Its stable name.
    pub const fn id(self) -> &'static str {
        ["bear", "wolf", "boar", "deer", "giant"][self as usize]
    }
}

/// A face of a weapon die. Five weapons, and the miss that arms nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, PartialOrd, Ord)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Weapon {
    #[allow(missing_docs)]
    Spear,
    #[allow(missing_docs)]
    Sword,
    #[allow(missing_docs)]
    Axe,
    #[allow(missing_docs)]
    Shield,
    #[allow(missing_docs)]
    Bow,
    /// The crossed face.
    Miss,
}

impl Weapon {
    /// The six faces in the order of the die.
    pub const ALL: [Weapon; 6] =
        [Weapon::Spear, Weapon::Sword, Weapon::Axe, Weapon::Shield, Weapon::Bow, Weapon::Miss];

    /// Its stable name.
    pub const fn id(self) -> &'static str {
        ["spear", "sword", "axe", "shield", "bow", "miss"][self as usize]
    }
}

/// The dice that arm a warrior.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Demand {
    /// So many dice of each weapon.
    Symbols([u8; 5]),
    /// Any two weapons (VAL-B17, as the rest).
    AnyTwo,
    /// Two of a kind.
    Pair,
    /// Three of a kind.
    Triple,
    /// Two pairs, which may be four of a kind.
    TwoPairs,
    /// So many weapons, all different (VAL-X15).
    Different(u8),
}

impl Demand {
    /// How many dice it asks for: what counts for VAL-T3.
    pub fn dice(&self) -> u8 {
        match self {
            Demand::Symbols(need) => need.iter().sum(),
            Demand::AnyTwo | Demand::Pair => 2,
            Demand::Triple => 3,
            Demand::TwoPairs => 4,
            Demand::Different(dice) => *dice,
        }
    }

    /// Whether dice that show so many of each weapon arm the warrior, none left over (VAL-B5).
    pub fn met_by(&self, shown: &[u8; 5]) -> bool {
        let count: u8 = shown.iter().sum();
        match self {
            Demand::Symbols(need) => need == shown,
            Demand::AnyTwo => count == 2,
            Demand::Pair => count == 2 && shown.contains(&2),
            Demand::Triple => count == 3 && shown.contains(&3),
            Demand::TwoPairs => count == 4 && shown.iter().all(|n| n % 2 == 0),
            Demand::Different(dice) => count == *dice && shown.iter().all(|n| *n <= 1),
        }
    }
}

/// What a warrior can do beyond its strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trait {
    /// Nothing (VAL-C13).
    None,
    /// +3 if the opponent's squad holds the clan (VAL-C1).
    Foe(Clan),
    /// +2 or +5 if one's own squad holds the clan (VAL-C2).
    Own(Clan),
    /// +2 or +5 for different clans in the squad (VAL-C3).
    Diversity,
    /// The defender loses a die (VAL-C4).
    Frost,
    /// A warrior of the defender's cannot be armed (VAL-X24).
    Block,
    /// An activated warrior of the opponent's stays in its squad (VAL-X25).
    Deny,
    /// The opponent discards a tactic (VAL-X26).
    Disarm,
    /// +3 for a card of the hand (VAL-X27).
    Sacrifice,
}

/// A battle tactic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tactic {
    /// +2 (VAL-C5).
    Fury,
    /// +3 with fewer warriors (VAL-C6).
    OutnumberedFury,
    /// +3 for any die (VAL-C7).
    Heroic,
    /// +4 for a die of the weapon (VAL-C8).
    HeroicSymbol(Weapon),
    /// Two grey dice, keep one (VAL-C9).
    NewWeapons,
    /// Up to two free rerolls (VAL-C10).
    PushBack,
    /// Misses become weapons (VAL-C11).
    ChangeOfWeapons,
    /// The defender's Jarl is off (VAL-C12).
    CutOff,
    /// Counts as a die of the weapon (VAL-X16).
    Delivery(Weapon),
    /// A warrior of the attacker's counts no more and goes to Valhalla (VAL-X17).
    Road,
    /// Glory for a battle won in a certain way (VAL-X18).
    Mission(Mission),
    /// Before battle: the topmost warrior of the discard joins (VAL-X21).
    CallToArms,
    /// +1 for each warrior of the squad (VAL-X22).
    CrySquad,
    /// Strength by the number of activated warriors (VAL-X23).
    CryActivation,
}

impl Tactic {
    /// Its stable name.
    pub const fn id(self) -> &'static str {
        match self {
            Tactic::Fury => "fury",
            Tactic::OutnumberedFury => "outnumbered-fury",
            Tactic::Heroic => "heroic",
            Tactic::HeroicSymbol(_) => "heroic-symbol",
            Tactic::NewWeapons => "new-weapons",
            Tactic::PushBack => "push-back",
            Tactic::ChangeOfWeapons => "change-of-weapons",
            Tactic::CutOff => "cut-off",
            Tactic::Delivery(_) => "weapon-delivery",
            Tactic::Road => "road-to-valhalla",
            Tactic::Mission(_) => "mission",
            Tactic::CallToArms => "call-to-arms",
            Tactic::CrySquad => "war-cry-squad",
            Tactic::CryActivation => "war-cry-activation",
        }
    }
}
