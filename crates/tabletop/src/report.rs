//! Rows that a game gives of a state: where its pieces are, and what the lab counts.

use crate::Seat;

/// Where one piece is. In every state each piece is somewhere exactly once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// What it is: `card`, `shield`, `die`.
    pub kind: &'static str,
    /// Which of its kind.
    pub number: u16,
    /// Where it lies: `hand`, `discard`, `pool`.
    pub zone: &'static str,
    /// Whose zone that is, if anybody's.
    pub seat: Option<Seat>,
    /// Its position there, where positions matter.
    pub position: u16,
}

/// A row for the lab: in this game, `seat` had `value` of the thing `name`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Row<'a> {
    /// What kind of thing: `jarl`, `card`, `battle`.
    pub kind: &'static str,
    /// Which one.
    pub name: &'a str,
    /// Whose it was.
    pub seat: Seat,
    /// How much of it; 1 where it was only there or not.
    pub value: f32,
}

/// What a piece is to the lab, where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thing<'a> {
    /// What kind of thing, as in a [`Row`].
    pub kind: &'static str,
    /// Which one.
    pub name: &'a str,
    /// Whether it is made use of there; if the place is nobody's, by who had it last.
    pub used: bool,
}
