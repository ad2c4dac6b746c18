//! A position: bytes, and small questions to them.

use pieces::{Cards, Dice, List, Secrets};
use tabletop::{Seat, Seats, Standing};

use crate::cards::{MOST_CARDS, MOST_TACTICS, NOBODY};
use crate::expansions::{Expansions, Extras};
use crate::hunt::{Beast, Foe, Lair};
use crate::pairs::{Ally, King};
use crate::step::Step;

/// The most players.
pub const MOST_PLAYERS: usize = 6;
/// The most slots a squad can have (VAL-J3).
pub const MOST_SLOTS: usize = 6;
/// A player's own dice (VAL-B2), and the shared grey ones (VAL-B18).
pub const OWN_DICE: u8 = 6;
/// The shared grey dice (VAL-B18).
pub const GREY_DICE: u8 = 3;
/// Shields that each player starts with (VAL-S2).
pub const SHIELDS: u8 = 4;
/// Kinds of real dice: six faces of one's own, then six of grey dice.
pub const REAL: usize = 12;
/// Kinds of dice: the real ones, then weapons that were delivered and count as dice (VAL-X16).
pub const KINDS: usize = REAL + 5;

/// A position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// What is to be done, the next on top.
    pub stack: List<Step, 20>,
    /// The cards still to be drawn; their order is fate's. In a view, all that its eyes have not
    /// seen.
    pub deck: Cards,
    /// How many cards are still to be drawn: open to all (VAL-S12), true in a view too.
    pub left: u8,
    /// The discard, last on top; open to all, its order never changes (VAL-S12).
    pub discard: List<u8, MOST_CARDS>,
    /// Cards lying open in the middle: warriors of VAL-S6, cards of the draft VAL-V2.
    pub open: List<u8, 40>,
    /// Tactics turned up in VAL-S6, soon to go back into the deck.
    pub aside: Cards,
    /// Each player's things.
    pub boards: [Board; MOST_PLAYERS],
    /// Who knows which card of a hand.
    pub secrets: Secrets<MOST_CARDS>,
    /// Cards that the active player drew and has yet to keep or discard.
    pub drawn: List<u8, 8>,
    /// Warriors on their way into the active player's squad.
    pub incoming: List<u8, 2>,
    /// Jarls not dealt yet, one bit each.
    pub jarls: u32,
    /// Whose turn it is.
    pub active: Seat,
    /// The first player.
    pub first: Seat,
    /// Seats that have answered a question put to all.
    pub done: Seats,
    /// Seats still in the draft (VAL-V2).
    pub drafting: Seats,
    /// Standing passes of those who watch battles, until their next turn.
    pub standing: Standing,
    /// The battle that goes on, or the roll of Ragnarök.
    pub battle: Battle,
    /// How many turns have been begun.
    pub turns: u16,
    /// How many battles have been begun.
    pub battles: u16,
    /// How the last battle ended.
    pub verdict: Verdict,
    /// What brought the end about.
    pub trigger: Trigger,
    /// Last turns still to be taken, once the end is near (VAL-E2).
    pub last_turns: u8,
    /// The Monster, if one is played against (VAL-M1).
    pub beast: Beast,
    /// The Kings' cards (VAL-X33).
    pub kings: [King; 2],
    /// What the expansions need.
    pub expansions: Expansions,
}

/// One player's things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// The warriors, by slot.
    pub squad: [u8; MOST_SLOTS],
    /// The hand. In a view, the cards of it that its eyes know.
    pub hand: Cards,
    /// How many cards the hand has: open to all (VAL-S12), true in a view too.
    pub cards: u8,
    /// The pile of points.
    pub valhalla: Cards,
    /// Own shields.
    pub own: u8,
    /// Captured shields, by whose they were.
    pub captured: [u8; MOST_PLAYERS],
    /// The Jarl.
    pub jarl: u8,
    /// Jarls to choose from (VAL-S3).
    pub offer: [u8; 5],
    /// Cards chosen to be discarded or set aside, not shown yet (VAL-S9, M2).
    pub draft: List<u8, 6>,
    /// Battles won and lost, for the lab.
    pub won: u8,
    /// Battles lost, for the lab.
    pub lost: u8,
}

/// A battle, or one player's roll in Ragnarök.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Battle {
    /// Whether one goes on.
    pub on: bool,
    /// The attacker, or who rolls in Ragnarök.
    pub attacker: Seat,
    /// The defender; the attacker itself in Ragnarök, which has none (VAL-E5).
    pub defender: Seat,
    /// Attacker's and defender's dice and deeds.
    pub sides: [Side; 2],
    /// Grey dice that nobody has (VAL-B18).
    pub grey: u8,
    /// Tactics played, in order.
    pub played: List<u8, MOST_TACTICS>,
    /// Dice chosen for a reroll.
    pub chosen: Dice<KINDS>,
    /// What a Monster adds; its fighter is attacker and defender both.
    pub lair: Lair,
    /// What the expansions need.
    pub extras: Extras,
}

/// One side of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side {
    /// Unused dice.
    pub pool: Dice<KINDS>,
    /// Own dice discarded, lost or not rolled yet.
    pub gone: u8,
    /// Dice on each warrior.
    pub armed: [[u8; 4]; MOST_SLOTS],
    /// Which slots are activated, one bit each.
    pub activated: u8,
    /// Strength from tactics and from before the battle.
    pub bonus: u8,
    /// Rerolls by the Jarl used.
    pub rerolls: u8,
    /// Dice turned by the Jarl.
    pub turned: u8,
    /// Whether the Jarl is off (VAL-C12).
    pub silenced: bool,
    /// Whether an `or` Jarl uses its extra ability in this battle (VAL-J2).
    pub extra: bool,
    /// The strength reached when its phase ended.
    pub strength: u8,
    /// The partner's warriors that it has armed.
    pub ally: Ally,
}

/// How a battle ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
pub enum Verdict {
    /// The attacker won.
    #[default]
    Attacker,
    /// The defender won.
    Defender,
    /// Nobody did (VAL-B10).
    Nobody,
}

/// What brought the end about (VAL-E1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Trigger {
    /// Nothing yet.
    #[default]
    None,
    /// A player lost its last shield.
    LastShield,
    /// The deck ran out.
    EmptyDeck,
}

impl State {
    /// Puts a card into a hand; its owner knows it.
    pub(crate) fn give(&mut self, seat: Seat, card: u8) {
        self.boards[seat.index()].hand.add(card);
        self.boards[seat.index()].cards += 1;
        self.secrets.show(card, Seats::only(seat));
    }

    /// Takes a card out of a hand into the open.
    pub(crate) fn lose(&mut self, seat: Seat, card: u8) {
        self.boards[seat.index()].hand.take(card);
        self.boards[seat.index()].cards -= 1;
        self.secrets.clear(card);
    }

    /// Puts a card that lies open back into the deck.
    pub(crate) fn bury(&mut self, card: u8) {
        self.deck.add(card);
        self.left += 1;
    }
}

impl Board {
    pub(crate) const START: Board = Board {
        squad: [NOBODY; MOST_SLOTS],
        hand: Cards::NONE,
        cards: 0,
        valhalla: Cards::NONE,
        own: SHIELDS,
        captured: [0; MOST_PLAYERS],
        jarl: NOBODY,
        offer: [NOBODY; 5],
        draft: List::EMPTY,
        won: 0,
        lost: 0,
    };

    /// The slots with a warrior and the warriors in them.
    pub fn warriors(&self) -> impl Iterator<Item = (usize, u8)> + Clone + use<> {
        self.squad.into_iter().enumerate().filter(|(_, card)| *card != NOBODY)
    }

    /// How many warriors are in the squad.
    pub fn squad_size(&self) -> u8 {
        self.warriors().count() as u8
    }

    /// How many captured shields there are.
    pub fn captured_count(&self) -> u8 {
        self.captured.iter().sum()
    }
}

impl Battle {
    pub(crate) const NONE: Battle = Battle {
        on: false,
        attacker: Seat(0),
        defender: Seat(0),
        sides: [Side::START; 2],
        grey: GREY_DICE,
        played: List::EMPTY,
        chosen: Dice([0; KINDS]),
        lair: Lair::NONE,
        extras: Extras::NONE,
    };

    /// Whether this is a player's roll in Ragnarök, not a battle.
    pub fn is_ragnarok(&self) -> bool {
        self.on && self.attacker == self.defender && self.lair.foe == Foe::Rival
    }

    /// Whether a Monster is fought.
    pub fn is_hunt(&self) -> bool {
        self.lair.foe != Foe::Rival
    }

    /// The side of who fights a Monster.
    pub fn hero(&self) -> usize {
        (self.lair.foe == Foe::Hunter) as usize
    }

    /// The rule of a battle against a Monster, by who attacks.
    pub fn hunt_rule(&self) -> &'static str {
        if self.hero() == 0 { "VAL-M9" } else { "VAL-M10" }
    }

    /// The side a seat fights on.
    pub fn side_of(&self, seat: Seat) -> Option<usize> {
        match () {
            () if !self.on => None,
            () if self.is_hunt() => (seat == self.attacker).then(|| self.hero()),
            () if seat == self.attacker => Some(0),
            () if seat == self.defender => Some(1),
            () => None,
        }
    }

    /// The seat on a side.
    pub fn seat(&self, side: usize) -> Seat {
        [self.attacker, self.defender][side]
    }
}

impl Side {
    pub(crate) const START: Side = Side {
        pool: Dice([0; KINDS]),
        gone: OWN_DICE,
        armed: [[NOBODY; 4]; MOST_SLOTS],
        activated: 0,
        bonus: 0,
        rerolls: 0,
        turned: 0,
        silenced: false,
        extra: false,
        strength: 0,
        ally: Ally::NONE,
    };

    /// Whether the warrior in a slot is activated.
    pub fn is_activated(&self, slot: usize) -> bool {
        match slot.checked_sub(MOST_SLOTS) {
            Some(place) => self.ally.activated >> place & 1 == 1, // the partner's (VAL-X39)
            None => self.activated >> slot & 1 == 1,
        }
    }

    /// Whether anybody is activated, of the own squad or of the partner's (VAL-X39).
    pub fn fights(&self) -> bool {
        self.activated | self.ally.activated != 0
    }

    /// Grey dice among the unused ones.
    pub fn grey_unused(&self) -> u8 {
        self.pool.0[6..REAL].iter().sum()
    }

    /// Unused dice, without weapons that only count as dice.
    pub fn unused(&self) -> u8 {
        self.pool.0[..REAL].iter().sum()
    }
}
