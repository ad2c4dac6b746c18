//! *Champions of Midgard*: the rules and cards of the base game for two to four players.
//!
//! **Knows:** the numbered rules in `docs/rules/midgard.md`, the card data in `data/`, how its
//! table is drawn as plain data. **Must not know:** other games, minds, files, terminals, pages.
//!
//! Where to look: `state` is what a position holds, `step` what can be waited for, `choice` what
//! a player can do, `place` where workers go; `rules/` has a file for each part of the game; `view`
//! hides and imagines; `odds` knows how a fight will end; `show/` draws.

#![forbid(unsafe_code)]

mod advice;
pub mod cards;
mod choice;
mod event;
mod game;
mod odds;
mod options;
pub mod place;
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
pub use game::Midgard;
pub use options::Options;
pub use view::View;
