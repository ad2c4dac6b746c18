//! *Valda: Ragnarok*: the base game rebuilt, with the expansions Ragnarok and Rise of the Giants;
//! rivals, two teams of two, or alone against an automated player (AP).
//!
//! **Knows:** the numbered rules in `docs/rules/ragnarok.md`, the card data in `data/`, how its
//! table is drawn as plain data. **Must not know:** other games, minds, files, terminals, pages.
//!
//! Where to look: `state` is what a position holds, `step` what can be waited for, `choice` what
//! a player can do; `rules/` has a file for each part of the game; `view` hides and imagines;
//! `show/` draws.

#![forbid(unsafe_code)]

mod advice;
pub mod cards;
mod choice;
mod event;
mod game;
mod options;
mod report;
mod rules;
mod show;
pub mod state;
mod step;
mod view;

#[cfg(test)]
mod tests;

pub use choice::Choice;
pub use event::Event;
pub use game::Ragnarok;
pub use options::{Edition, Options, Rival};
pub use view::View;
