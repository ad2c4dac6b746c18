//! One sitting at a table: who sits where, what was played, what fate said, what may be taken back.
//!
//! **Knows:** the saga's text, tables whose game is erased, fate and its proof, undo, minds in
//! seats, the curtain between people at one screen. **Must not know:** any game; files, sockets,
//! clocks, words. Whoever holds a [`Sitting`] writes its saga where it wants, in any rhythm.
//!
//! A position is never kept: it is the *fold* of a saga, always. [`Sitting`] is a fold that goes
//! on, [`Replay`] one that is looked at, [`verify`] one that is doubted.

#![forbid(unsafe_code)]

pub mod boxes;
mod curtain;
mod failure;
pub mod fate;
mod follow;
mod fork;
mod log;
mod minds_in_seats;
mod open;
mod outcome;
mod outside;
mod rejected;
mod replay;
pub mod review;
mod seats;
mod sitting;
mod timeline;
mod undo;
mod verify;

pub use curtain::Curtain;
pub use failure::{Failure, Why};
pub use fate::{Fate, NoRandomness, Secret};
pub use log::{Entry, PHRASES};
pub use minds_in_seats::{Idea, Thought};
pub use open::open;
pub use outcome::without;
pub use outside::{Instead, Outside};
pub use rejected::Rejected;
pub use replay::Replay;
pub use seats::{level, mind};
pub use sitting::{Plan, Sitting};
pub use undo::{UndoRequest, UndoRight, Undone};
pub use verify::{Report, verify};
