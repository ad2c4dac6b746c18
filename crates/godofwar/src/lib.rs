//! *God of War: The Card Game*: heroes against scenes, one to four players, all win or all lose.
//!
//! **Knows:** the numbered rules in `docs/rules/godofwar.md`, the scenes and cards in `data/`, how
//! its table is drawn as plain data. **Must not know:** other games, minds, files, terminals.
//!
//! Where to look: `book` reads scenes and cards and compiles them; `state` is what a position
//! holds, `step` what can be waited for, `choice` what a player can do; `rules/` has a file for
//! each part of a round; `show/` draws.

#![forbid(unsafe_code)]

mod advice;
pub mod book;
mod choice;
mod event;
mod game;
mod options;
mod report;
mod rules;
mod show;
pub mod state;
mod step;

#[cfg(test)]
mod tests;

pub use choice::{Choice, On};
pub use event::Event;
pub use game::{GodOfWar, View};
pub use options::Options;
