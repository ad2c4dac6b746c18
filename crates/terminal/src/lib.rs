//! The table in a terminal: a full screen, or line by line.
//!
//! **Knows:** screens, sittings, words, keys and colours. **Must not know:** any game's name or
//! rules; files (a [`Keeper`] writes what must not be lost).
//!
//! [`play`], [`replay::run`] and [`menu::run`] take the whole terminal and leave it clean, also
//! after a panic, Ctrl-C or a signal to end. They do not begin in a terminal that is too small; one
//! that becomes so later is waited for. [`plain::run`] plays on any input and output. All of
//! them draw from [`screen::Screen`] alone, so a new game needs nothing here.

#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod describe;
mod draw;
mod fit;
mod focus;
mod help;
pub mod linear;
pub mod menu;
pub mod picture;
pub mod plain;
mod play;
pub mod replay;
mod room;
mod stage;
mod task;
mod theme;

#[cfg(test)]
mod tests;

pub use play::play;
pub use room::{Keeper, Left, Room};
pub use stage::large_enough;
