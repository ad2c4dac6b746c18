//! Seats, sets of seats, and pairs of eyes.

use std::fmt;
use std::str::FromStr;

use crate::Garbled;

/// The most seats any table has.
pub const MAX_SEATS: usize = 8;

/// A place at the table. Counted from 0 inside, written from 1 outside.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }

    /// The next seat clockwise (to the left) at a table of `count`.
    pub const fn left(self, count: u8) -> Seat {
        Seat(if self.0 + 1 >= count { 0 } else { self.0 + 1 })
    }

    /// The next seat counter-clockwise (to the right) at a table of `count`.
    pub const fn right(self, count: u8) -> Seat {
        Seat(if self.0 == 0 { count - 1 } else { self.0 - 1 })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<Seat, Garbled> {
        match text.parse::<u8>() {
            Ok(n) if n >= 1 && n as usize <= MAX_SEATS => Ok(Seat(n - 1)),
            _ => Err(Garbled::new("fault-expected-seat", text)),
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(pub u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats.
    pub const fn first(count: u8) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// Just this seat.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The set with the seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set with the seat taken out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// How many seats are in the set.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |s| self.has(*s))
    }
}

/// Whose eyes look at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eyes {
    /// A player's.
    Seat(Seat),
    /// Somebody who only watches and knows nothing that is hidden from any seat.
    Spectator,
}

impl Eyes {
    /// Whether something seen by `seats` is seen by these eyes: a spectator sees what all of the
    /// table's `count` seats see.
    pub fn among(self, seats: Seats, count: u8) -> bool {
        match self {
            Eyes::Seat(seat) => seats.has(seat),
            Eyes::Spectator => seats == Seats::first(count),
        }
    }

    /// Whether these are the eyes of that seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Eyes::Seat(seat)
    }

    /// Every pair of eyes at a table of `count`.
    pub fn all(count: u8) -> impl Iterator<Item = Eyes> {
        Seat::all(count).map(Eyes::Seat).chain([Eyes::Spectator])
    }
}
