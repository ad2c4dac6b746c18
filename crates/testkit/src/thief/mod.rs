//! Thief: a small game of hidden cards that has every kind of secret the contract speaks of.
//!
//! * **THF-1** There are twelve cards, 1 to 12. Each of 2 or 3 players is dealt three, unseen.
//! * **THF-2** In a round all lay a card face down at the same time, calmly or with a boast.
//! * **THF-3** The cards are turned up and stay so; the highest wins a point, and another if its
//!   player boasted. A loser who boasted loses a point.
//! * **THF-4** The winner rolls a die in the open; a six is a point more.
//! * **THF-5** The winner may rob another player who has cards: one of them, picked blindly. Only
//!   the two see it.
//! * **THF-6** Then the thief may bury a card of its hand in the deck, unseen by the others.
//! * **THF-7** All draw a card, the winner first, while the deck has any.
//! * **THF-8** The game ends when nobody has a card, after five rounds, or when somebody has
//!   six points. Most points win; equals share.

mod draw;
mod eyes;
mod facts;
mod play;
mod words;

pub use eyes::{Laid, View};
pub use words::{Choice, Event};

use pieces::{Cards, Secrets};
use tabletop::{Seat, Seats, Setup};

/// How many cards there are.
pub const CARDS: usize = 12;

/// No card.
pub const NONE: u8 = u8::MAX;

/// The game at a table.
#[derive(Clone, Debug)]
pub struct Thief {
    setup: Setup,
}

/// What goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The seat is dealt its first cards.
    Deal(Seat),
    /// All who have cards lay one.
    Lay,
    /// The winner rolls.
    Roll,
    /// The winner chooses whom to rob.
    Rob,
    /// Fate picks what is stolen from the seat.
    Steal(Seat),
    /// The thief may bury a card.
    Bury,
    /// The seat draws; so many have drawn before it.
    Draw(Seat, u8),
    /// The game is over.
    Over(&'static str),
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct State {
    pub phase: Phase,
    pub round: u8,
    pub hands: [Cards; 3],
    /// The card that a seat is about to lay: still in its hand, and nobody else's business.
    pub draft: [u8; 3],
    pub laid: [u8; 3],
    pub boast: [bool; 3],
    pub deck: Cards,
    pub discard: Cards,
    pub secrets: Secrets<CARDS>,
    pub points: [i8; 3],
    pub winner: Seat,
    /// The round that was won last, and by whom.
    pub won: Option<(u8, Seat)>,
}

impl Thief {
    /// A table for two or three.
    pub fn new(players: u8) -> Thief {
        Thief { setup: Setup::new(players.clamp(2, 3)) }
    }
}

impl State {
    /// The seats that have yet to lay a card.
    fn laying(&self, seats: u8) -> Seats {
        let lays =
            |seat: &Seat| self.laid[seat.index()] == NONE && !self.hands[seat.index()].is_empty();
        Seat::all(seats).filter(lays).fold(Seats::NONE, Seats::with)
    }

    /// Whom the winner could rob.
    fn victims(&self, seats: u8) -> impl Iterator<Item = Seat> {
        let (hands, winner) = (self.hands, self.winner);
        Seat::all(seats).filter(move |&seat| seat != winner && !hands[seat.index()].is_empty())
    }
}
