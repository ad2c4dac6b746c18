//! What a position holds for the expansions only.

use pieces::Cards;
use tabletop::{Seat, Standing};

use crate::cards::NOBODY;
use crate::state::{MOST_PLAYERS, MOST_SLOTS};

/// A card that lies face down beside a warrior, for eyes that may not know it.
pub(crate) const FACE_DOWN: u8 = 254;

/// What lasts from battle to battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expansions {
    /// Loki's card in play (VAL-X1).
    pub loki: u8,
    /// Tyr's cards that were not shuffled in and lie face down. In a view, none: nobody has seen
    /// them.
    pub rest: Cards,
    /// How many those are, true in a view too.
    pub resting: u8,
    /// The card of Tyr's under each warrior (VAL-X28).
    pub tyr: [[u8; MOST_SLOTS]; MOST_PLAYERS],
    /// The slots to which warriors are being added, one bit each (VAL-X28).
    pub placed: u8,
    /// What the loser of the last battle may claim (VAL-X2).
    pub claim: Claim,
    /// What each player earned, for the lab.
    pub earned: [Earned; MOST_PLAYERS],
}

/// What a loser brings before Loki (VAL-X2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Claim {
    /// Who lost.
    pub loser: Seat,
    /// Who won.
    pub winner: Seat,
    /// By how much.
    pub difference: u8,
    /// The loser's activated warriors that may still leave, by slot, one bit each.
    pub slots: u8,
    /// Those that are about to go to Valhalla.
    pub going: u8,
}

/// What a player earned by the expansions, for the lab.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Earned {
    /// Points by favours.
    pub favours: u8,
    /// Missions fulfilled.
    pub missions: u8,
    /// Supported sides that won.
    pub supports: u8,
    /// Bonuses taken from Loki.
    pub tricks: u8,
}

/// What lasts for one battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extras {
    /// Cards of Thor's that were played, in order (VAL-X5): at most one by each other player.
    pub supports: [Option<Support>; 4],
    /// Grey dice by Thor, for each side (VAL-X7).
    pub dice: [u8; 2],
    /// Free rerolls by Thor, for each side.
    pub rerolls: [u8; 2],
    /// War cries for the squad and for activation, for each side (VAL-X22, X23).
    pub cries: [[u8; 2]; 2],
    /// Slots of the defender's that cannot be armed (VAL-X24).
    pub blocked: u8,
    /// Slots of the attacker's that are on the road to Valhalla (VAL-X17).
    pub road: u8,
    /// What each warrior of the attacker's counted when its phase ended (VAL-B21).
    pub worth: [u8; MOST_SLOTS],
    /// The card beside each warrior, for each side; the partner's follow one's own (VAL-X27).
    pub beside: [[u8; 2 * MOST_SLOTS]; 2],
    /// Whether a side paid for a reroll (VAL-X18).
    pub rerolled: [bool; 2],
    /// Slots that stay in their squad, for each side (VAL-X25).
    pub denied: [u8; 2],
    /// Slots that are about to go to Valhalla, for each side.
    pub going: [u8; 2],
    /// Whether a side has made its Jarl's offering before the battle.
    pub offered: [bool; 2],
    /// Who is not asked again in this battle.
    pub standing: Standing,
}

/// A card of Thor's that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Support {
    /// The card.
    pub card: u8,
    /// Who played it.
    pub by: Seat,
    /// The side it supports.
    pub side: u8,
}

impl Expansions {
    pub(crate) const START: Expansions = Expansions {
        loki: NOBODY,
        rest: Cards::NONE,
        resting: 0,
        tyr: [[NOBODY; MOST_SLOTS]; MOST_PLAYERS],
        placed: 0,
        claim: Claim { loser: Seat(0), winner: Seat(0), difference: 0, slots: 0, going: 0 },
        earned: [Earned { favours: 0, missions: 0, supports: 0, tricks: 0 }; MOST_PLAYERS],
    };

    /// The card of Tyr's under the warrior in a slot, if there is one.
    pub fn under(&self, seat: Seat, slot: usize) -> Option<u8> {
        Some(self.tyr[seat.index()][slot]).filter(|card| *card != NOBODY)
    }
}

impl Extras {
    pub(crate) const NONE: Extras = Extras {
        supports: [None; 4],
        dice: [0; 2],
        rerolls: [0; 2],
        cries: [[0; 2]; 2],
        blocked: 0,
        road: 0,
        worth: [0; MOST_SLOTS],
        beside: [[NOBODY; 2 * MOST_SLOTS]; 2],
        rerolled: [false; 2],
        denied: [0; 2],
        going: [0; 2],
        offered: [false; 2],
        standing: Standing::NONE,
    };
}

/// The slots of a mask, ascending.
pub(crate) fn slots(mask: u8) -> impl Iterator<Item = usize> + Clone {
    (0..MOST_SLOTS).filter(move |slot| mask >> slot & 1 == 1)
}
