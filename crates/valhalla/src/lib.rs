//! *Valhalla*: the rules and cards of the game and its expansions: rivals, pairs, and alone or
//! together against a Monster, for one to six players.
//!
//! **Knows:** the numbered rules in `docs/rules/valhalla.md`, the card data in `data/`, how its
//! table is drawn as plain data. **Must not know:** other games, minds, files, terminals, pages.
//!
//! Where to look: `state` is what a position holds (`expansions` what it holds for those), `step` what can be waited for, `choice` what
//! a player can do; `rules/` has a file for each part of the game; `view` hides and imagines;
//! `show/` draws.

#![forbid(unsafe_code)]

mod advice;
pub mod cards;
mod choice;
mod event;
pub mod expansions;
mod feat;
mod game;
pub mod hunt;
mod instinct;
mod options;
pub mod pairs;
mod report;
mod rules;
mod show;
pub mod state;
mod step;
mod view;
mod ways;

#[cfg(test)]
mod tests;

pub use choice::Choice;
pub use event::Event;
pub use game::Valhalla;
pub use options::{Edition, Options, Trick, With};
pub use view::View;
pub use ways::{Pairs, Quest, Ways};
