//! A position: bytes, and small questions to them.

use pieces::{Cards, Dice, List, Secrets};
use tabletop::{Seat, Seats, Standing};

use crate::cards::{CARDS, Deck, MOST_RUNES, NOBODY};
use crate::place::{FRONTS, LANDS, SHARED};
use crate::step::Step;

/// The most players.
pub const MOST_PLAYERS: usize = 4;
/// Rounds of a game (MID-S).
pub const ROUNDS: u8 = 8;
/// The most warriors that a player can have (MID-L16).
pub const MOST_WARRIORS: u8 = 8;
/// Dice of each kind in the box.
pub const DICE: [u8; 3] = [12, 12, 10];
/// Kinds of dice on the table: three kinds of warriors, four kinds of faces.
pub const SHOWN: usize = 12;

/// Warriors of each kind.
pub type Band = [u8; 3];

/// How many warriors a band has.
pub fn size(band: &Band) -> u8 {
    band.iter().sum()
}

/// A position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// What is to be done, the next on top.
    pub stack: List<Step, 24>,
    /// The round, from 1; 0 during set-up.
    pub round: u8,
    /// Who has the first player's marker.
    pub first: Seat,
    /// Who had it in the first round.
    pub began: Seat,
    /// Whose worker, fight or exchange it is.
    pub active: Seat,
    /// Cards still to be drawn; their order is fate's. In a view, with all that its eyes have not
    /// seen.
    pub deck: Cards,
    /// How many cards each deck has left, those under it too: open to all, true in a view too.
    pub left: [u8; 7],
    /// Discarded cards.
    pub gone: Cards,
    /// Destinies put under their deck, the first to be drawn first (MID-D2, U9).
    pub under: List<u8, 12>,
    /// Destinies that the active player drew and has yet to keep.
    pub drawn: List<u8, 4>,
    /// Who knows which hidden journey or destiny.
    pub secrets: Secrets<CARDS>,
    /// The open troll.
    pub troll: u8,
    /// The open draugrs.
    pub draugrs: [u8; 2],
    /// What lies beyond the sea.
    pub lands: [Land; LANDS],
    /// Open runes.
    pub runes: [u8; MOST_RUNES],
    /// The open merchant.
    pub merchant: u8,
    /// The stalls that were set up.
    pub stalls: [u8; 4],
    /// Warriors at Armourer, Spearmaker and Blacksmith, by kind.
    pub stock: Band,
    /// Food at the Butcher.
    pub meat: u8,
    /// Warriors in the supply.
    pub supply: Band,
    /// Who has a worker where.
    pub taken: [u8; SHARED],
    /// Each player's things.
    pub boards: [Board; MOST_PLAYERS],
    /// Who fights where, and with whom.
    pub fronts: [Camp; FRONTS],
    /// How the fights of the round ended.
    pub results: [Verdict; FRONTS],
    /// The round whose results these are.
    pub fought: u8,
    /// The front that is being resolved.
    pub at: u8,
    /// The fight or hunt that goes on.
    pub fight: Fight,
    /// Warriors that a place gives the active player, not taken yet.
    pub coming: Band,
    /// Workers sold at the Hut.
    pub sold: u8,
    /// Seats that have assigned their warriors, where all do so together.
    pub done: Seats,
    /// Who wants not to be asked for runes alone in this round (MID-U12).
    pub standing: Standing,
}

/// A land beyond the sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Land {
    /// The open monster.
    pub monster: u8,
    /// Coins on it (MID-R5).
    pub coins: u8,
    /// The journey there.
    pub journey: u8,
    /// Whether the journey lies open.
    pub open: bool,
    /// The journeys among which this one was when the deck was rebuilt over it (MID-R6): known to
    /// all who count. None while it is simply from the present deck.
    pub among: u32,
}

/// Where a player's glory came from, before the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Earned {
    Trolls,
    Draugrs,
    Monsters,
    Kraken,
    Stalls,
    Leader,
    Runes,
    Destinies,
}

/// One player's things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// The leader.
    pub leader: u8,
    #[allow(missing_docs)]
    pub food: u8,
    #[allow(missing_docs)]
    pub wood: u8,
    #[allow(missing_docs)]
    pub coins: u8,
    #[allow(missing_docs)]
    pub favours: u8,
    #[allow(missing_docs)]
    pub blame: u8,
    /// Workers that are still to be placed.
    pub workers: u8,
    /// Workers in all, without the one at the Hut.
    pub crew: u8,
    /// Whether a worker waits at the Hut (MID-L10).
    pub hut: bool,
    /// Workers that beg in this round.
    pub begging: u8,
    /// Whether a worker is at the Hunt.
    pub hunting: bool,
    /// The private longship.
    pub ship: u8,
    /// Whether a worker is on it.
    pub sailing: bool,
    /// Warriors at home.
    pub home: Band,
    /// Enemies defeated and runes taken.
    pub own: Cards,
    /// Runes that were used, by number in their deck.
    pub used: u16,
    /// The destinies. In a view, those of them that its eyes know.
    pub hand: Cards,
    /// How many destinies there are: true in a view too.
    pub cards: u8,
    /// Destinies that lie open (MID-U8), by number in their deck.
    pub shown: u16,
    /// Glory so far by where it came from.
    pub earned: [u16; 8],
    /// The next question of the warrior assignment; see `rules::assign`.
    pub cursor: u8,
}

/// Who fights at a front.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Camp {
    /// Whose worker is there.
    pub seat: u8,
    /// Which longship: see [`Camp::SMALL`].
    pub ship: u8,
    /// The warriors.
    pub band: Band,
    /// Food on the longship.
    pub food: u8,
}

/// How a fight ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// An index into the verdicts' phrases, or nobody.
    pub ended: u8,
    /// Warriors lost.
    pub lost: u8,
}

/// A fight or hunt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fight {
    /// Whether one goes on.
    pub on: bool,
    /// Whether it is a hunt.
    pub hunt: bool,
    /// The enemy's card, or the Kraken.
    pub enemy: u8,
    /// Hits on it so far.
    pub damage: u8,
    /// The round of the fight.
    pub round: u8,
    /// Who rolls: the hunters, or the warriors of the front.
    pub hunters: Band,
    /// Dice that may still be rerolled.
    pub pool: Dice<SHOWN>,
    /// Dice that may not (MID-U6).
    pub fixed: Dice<SHOWN>,
    /// Dice chosen for a reroll.
    pub chosen: Dice<SHOWN>,
    /// Whether no warrior is lost in this round (MID-U3).
    pub healed: bool,
    /// Whether shields hit in this round (MID-U7).
    pub avenged: bool,
}

impl State {
    /// How many cards a deck has left.
    pub fn left(&self, deck: Deck) -> u8 {
        self.left[deck as usize]
    }

    /// The glory of a player so far.
    pub fn glory(&self, seat: Seat) -> i16 {
        self.boards[seat.index()].earned.iter().map(|n| *n as i16).sum()
    }

    /// All warriors of a player, those in fights included (MID-L16).
    pub fn army(&self, seat: Seat) -> u8 {
        let away = self.fronts.iter().filter(|camp| camp.seat == seat.0);
        size(&self.boards[seat.index()].home) + away.map(|camp| size(&camp.band)).sum::<u8>()
    }
}

impl Land {
    pub(crate) const EMPTY: Land =
        Land { monster: NOBODY, coins: 0, journey: NOBODY, open: false, among: 0 };
}

impl Camp {
    pub(crate) const EMPTY: Camp = Camp { seat: NOBODY, ship: NOBODY, band: [0; 3], food: 0 };
    /// The small public longship.
    pub const SMALL: u8 = 0;
    /// The large public longship.
    pub const LARGE: u8 = 1;
    /// The player's own.
    pub const OWN: u8 = 2;

    /// Whose worker is there.
    pub fn seat(&self) -> Option<Seat> {
        (self.seat != NOBODY).then_some(Seat(self.seat))
    }
}

impl Verdict {
    pub(crate) const NONE: Verdict = Verdict { ended: NOBODY, lost: 0 };
    /// The enemy was defeated.
    pub const WON: u8 = 0;
    /// It was not, and warriors had set out.
    pub const LOST: u8 = 1;
    /// Nobody set out (MID-A1).
    pub const LEFT: u8 = 2;
}

impl Board {
    pub(crate) const EMPTY: Board = Board {
        leader: NOBODY,
        food: 0,
        wood: 0,
        coins: 0,
        favours: 0,
        blame: 0,
        workers: 0,
        crew: 0,
        hut: false,
        begging: 0,
        hunting: false,
        ship: NOBODY,
        sailing: false,
        home: [0; 3],
        own: Cards::NONE,
        used: 0,
        hand: Cards::NONE,
        cards: 0,
        shown: 0,
        earned: [0; 8],
        cursor: 0,
    };

    /// Whether a rune card was used.
    pub fn has_used(&self, card: u8) -> bool {
        self.used >> Deck::Runes.index(card) & 1 == 1
    }

    /// Whether a destiny card lies open.
    pub fn has_shown(&self, card: u8) -> bool {
        self.shown >> Deck::Destinies.index(card) & 1 == 1
    }
}

impl Fight {
    pub(crate) const NONE: Fight = Fight {
        on: false,
        hunt: false,
        enemy: NOBODY,
        damage: 0,
        round: 0,
        hunters: [0; 3],
        pool: Dice([0; SHOWN]),
        fixed: Dice([0; SHOWN]),
        chosen: Dice([0; SHOWN]),
        healed: false,
        avenged: false,
    };
}
