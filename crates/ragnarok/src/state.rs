//! A position: bytes, and small questions to them.

use pieces::{Cards, List};
use tabletop::{Seat, Seats, Standing};

use crate::cards::{Colour, Effect, NOBODY, POOLS};
use crate::step::Step;

/// The most players.
pub const MOST_PLAYERS: usize = 5;
/// Areas in play (RAG-S1).
pub const AREAS: usize = 7;
/// Sites for temples in an area (RAG-S3).
pub const SITES: usize = 5;
/// Temples of each player (RAG-T6).
pub const TEMPLES: u8 = 9;
/// Rounds of a game (RAG-E1).
pub const ROUNDS: u8 = 6;
/// The most dice that are rolled together.
pub const MOST_DICE: usize = 12;

/// A position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// What is to be done, the next on top.
    pub stack: List<Step, 32>,
    /// The cards of all closed decks; their order is fate's. In a view, all that its eyes have
    /// not seen.
    pub deck: Cards,
    /// How many of them each pool's deck has: open to all, true in a view too.
    pub left: [u8; POOLS],
    /// Divine cards that went back under their deck (RAG-S6): all saw them go.
    pub under: Cards,
    /// Both discards, open to all; a card's letter says in which it lies (RAG-S6).
    pub discard: Cards,
    /// Cards out of the game (RAG-S2, K2).
    pub boxed: Cards,
    /// Cards in use, discarded once their effect is over.
    pub played: Cards,
    /// Cards of hands that all have seen go there (RAG-T3).
    pub shown: Cards,
    /// Each player's things; the AP has the second board.
    pub boards: [Board; MOST_PLAYERS],
    /// Followers of each side: a player, a team (RAG-M1) or the AP.
    pub followers: [u8; MOST_PLAYERS],
    /// The areas in play.
    pub areas: [Area; AREAS],
    /// Treasures that nobody has seen: as many as lie face down or were removed unseen.
    pub closed: u32,
    /// Treasures out of the game.
    pub spent: u32,
    /// The round, from 1.
    pub round: u8,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is; the second board in the AP's.
    pub active: Seat,
    /// The phase of the turn.
    pub phase: Phase,
    /// Action points left (RAG-T3).
    pub points: u8,
    /// Builds left, or building points (RAG-T5).
    pub builds: u8,
    /// Deeds that are done once in a turn or phase.
    pub once: Once,
    /// Rerolls used in this turn.
    pub rerolls: u8,
    /// Dice on the table.
    pub dice: List<Die, MOST_DICE>,
    /// What they are rolled for.
    pub purpose: Purpose,
    /// The attack that goes on.
    pub attack: Assault,
    /// How many attacks have been begun.
    pub attacks: u16,
    /// Whether the last attack succeeded.
    pub succeeded: bool,
    /// Who does not want to be asked again in this turn.
    pub standing: Standing,
    /// Players who gained a rune in this round (Grim's first power).
    pub runed: Seats,
    /// The AP's attack cards still to be drawn, a bit each.
    pub ap_attacks: u32,
    /// The AP's defence cards still to be drawn, a bit each.
    pub ap_defences: u32,
}

/// One player's things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// The hand. In a view, the cards of it that its eyes know.
    pub hand: Cards,
    /// How many cards of each back the hand has: open to all, true in a view too.
    pub backs: [u8; POOLS],
    /// Ploys lying turned (RAG-T4).
    pub lying: Cards,
    /// Ploys standing upright (RAG-T4).
    pub upright: Cards,
    /// Blood, diamonds, gold, runes.
    pub purse: [u8; 4],
    /// Mines, wells, shrines.
    pub village: [u8; 3],
    /// Treasures kept until used, a bit each (RAG-P4).
    pub tokens: u32,
    /// For the lab.
    pub count: Count,
}

/// What the lab counts of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// Cards used.
    pub used: Cards,
    /// Followers won, by [`Cause`].
    pub won: [u8; Cause::ALL.len()],
    /// Followers lost, by [`Cause`].
    pub lost: [u8; Cause::ALL.len()],
    /// Followers won less those lost, by phase.
    pub phases: [i8; 5],
    /// Temples built, by area.
    pub built: [u8; AREAS],
    /// Beings slain.
    pub slain: u8,
    /// Attacks made that succeeded and that failed.
    pub attacks: [u8; 2],
}

/// Why followers came or went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Cause {
    Temple,
    Treasure,
    Card,
    Dice,
    Bought,
    Power,
    Attack,
    Theft,
    Slaying,
    Ploy,
    Weaken,
    Runes,
}

impl Cause {
    /// All of them, with their names for the lab.
    pub const ALL: [(&'static str, Cause); 12] = [
        ("temple", Cause::Temple),
        ("treasure", Cause::Treasure),
        ("card", Cause::Card),
        ("dice", Cause::Dice),
        ("bought", Cause::Bought),
        ("power", Cause::Power),
        ("attack", Cause::Attack),
        ("theft", Cause::Theft),
        ("slaying", Cause::Slaying),
        ("ploy", Cause::Ploy),
        ("weaken", Cause::Weaken),
        ("runes", Cause::Runes),
    ];
}

/// A being's land.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    /// The being's number, or `NOBODY` before it is known.
    pub being: u8,
    /// The being's followers; at 0 it is dead and its area destroyed (RAG-K2).
    pub followers: u8,
    /// The sites.
    pub sites: [Site; SITES],
}

/// A site for a temple.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    /// The treasure on it.
    pub treasure: Find,
    /// Whose temple stands there, or `NOBODY`.
    pub temple: u8,
    /// How many of its owner's turns must end before it thaws (RAG-T10).
    pub frozen: u8,
}

/// A treasure on a site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Find {
    /// None.
    Nothing,
    /// One that nobody knows.
    Closed,
    /// This token.
    Open(u8),
}

/// The phases of a turn (RAG-T1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Phase {
    Resource,
    Action,
    Building,
    Attack,
    Followers,
}

impl Phase {
    /// All five, with their names for the lab.
    pub const ALL: [(&'static str, Phase); 5] = [
        ("resource", Phase::Resource),
        ("action", Phase::Action),
        ("building", Phase::Building),
        ("attack", Phase::Attack),
        ("followers", Phase::Followers),
    ];
}

/// Deeds that are done once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Once {
    /// Mork's barter, in an Action phase.
    pub barter: bool,
    /// Ymir's move, in a Building phase.
    pub moved: bool,
    /// The first purchase, in a Followers phase.
    pub bought: bool,
    /// Grim's trade, in a Followers phase.
    pub traded: bool,
    /// Attackers who had Thor's follower, in an Attack phase.
    pub thor: Seats,
    /// Defenders who had Tyr's card, in an Attack phase.
    pub tyr: Seats,
    /// Whether the AP has rerolled, in its Followers phase.
    pub ap_reroll: bool,
    /// Whether the AP was attacked in its Attack phase.
    pub ap_attacked: bool,
}

/// A die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Die {
    /// Its colour.
    pub colour: Colour,
    /// The face it shows, from 0.
    pub face: u8,
}

/// What dice are rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Resources (RAG-T2).
    Resources,
    /// Followers by a card (RAG-P3).
    Card,
    /// Followers of shrines (RAG-T12), or of the AP (RAG-A6).
    Followers,
}

/// An attack (RAG-T7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Assault {
    /// Whether one goes on.
    pub on: bool,
    /// Who attacks; the second board for the AP.
    pub attacker: Seat,
    /// The card, or the AP's card.
    pub card: u8,
    /// What it does.
    pub effect: Effect,
    /// Whether it hits all others.
    pub all: bool,
    /// The area of the being attacked, or `NOBODY` for an attack on players.
    pub being: u8,
    /// The attack value so far.
    pub attack: u8,
    /// Who is attacked now.
    pub target: Seat,
    /// The defence value so far.
    pub defence: u8,
    /// Whether it has succeeded against anybody.
    pub won: bool,
    /// Followers that its effect has made lost.
    pub lost: u8,
}

impl Board {
    pub(crate) const START: Board = Board {
        hand: Cards::NONE,
        backs: [0; POOLS],
        lying: Cards::NONE,
        upright: Cards::NONE,
        purse: [0; 4],
        village: [0; 3],
        tokens: 0,
        count: Count {
            used: Cards::NONE,
            won: [0; Cause::ALL.len()],
            lost: [0; Cause::ALL.len()],
            phases: [0; 5],
            built: [0; AREAS],
            slain: 0,
            attacks: [0; 2],
        },
    };

    /// How many cards the hand has.
    pub fn cards(&self) -> u8 {
        self.backs.iter().sum()
    }

    /// Whether, by what all know, the hand may hold attack or defence cards.
    pub fn may_fight(&self) -> bool {
        self.backs[1..].iter().any(|count| *count > 0)
    }

    /// Whether so much can be paid.
    pub fn affords(&self, price: &[u8; 3]) -> bool {
        self.purse.iter().zip(price).all(|(have, need)| have >= need)
    }

    /// Pays.
    pub(crate) fn pay(&mut self, price: &[u8; 3]) {
        self.purse.iter_mut().zip(price).for_each(|(have, need)| *have -= need);
    }

    /// The tokens kept, ascending.
    pub fn kept(&self) -> impl Iterator<Item = u8> + use<> {
        bits(self.tokens)
    }
}

/// The numbers of the bits that are set, ascending.
pub(crate) fn bits(mask: u32) -> impl Iterator<Item = u8> {
    (0..32).filter(move |n| mask >> n & 1 == 1)
}

impl Area {
    pub(crate) const EMPTY: Area = Area {
        being: NOBODY,
        followers: 1,
        sites: [Site { treasure: Find::Nothing, temple: NOBODY, frozen: 0 }; SITES],
    };

    /// Whether the being lives.
    pub fn lives(&self) -> bool {
        self.followers > 0
    }

    /// How many temples a player has here, frozen ones too.
    pub fn temples(&self, owner: Seat) -> u8 {
        self.sites.iter().filter(|site| site.temple == owner.0).count() as u8
    }

    /// How many temples of a player here give powers (RAG-T10).
    pub fn working(&self, owner: Seat) -> u8 {
        let works = |site: &&Site| site.temple == owner.0 && site.frozen == 0;
        self.sites.iter().filter(works).count() as u8
    }

    /// The site that a moved temple takes: an empty one first, else the lowest (RAG-T6).
    pub fn landing(&self) -> Option<u8> {
        let free = |site: &Site| site.temple == NOBODY;
        let empty = self.sites.iter().position(|site| free(site) && site.treasure == Find::Nothing);
        empty.or_else(|| self.sites.iter().position(free)).map(|site| site as u8)
    }
}

impl Assault {
    pub(crate) const NONE: Assault = Assault {
        on: false,
        attacker: Seat(0),
        card: NOBODY,
        effect: Effect::Freeze,
        all: false,
        being: NOBODY,
        attack: 0,
        target: Seat(0),
        defence: 0,
        won: false,
        lost: 0,
    };

    /// Whether a being is attacked.
    pub fn slays(&self) -> bool {
        self.being != NOBODY
    }
}

impl State {
    /// How many temples a player has on the map.
    pub fn temples(&self, owner: Seat) -> u8 {
        self.areas.iter().map(|area| area.temples(owner)).sum()
    }
}
