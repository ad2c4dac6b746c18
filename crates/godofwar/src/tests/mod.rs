//! The rules, tested by number. A test draws a table in a few lines, acts, and looks at the facts:
//! see [`table`] for the notation.
//!
//! The heroes and cards are frozen in `cards.toml`, and scenes are drawn by the tests themselves,
//! so that tuning the box changes no test.

mod table;

mod activation;
mod attack;
mod boxes;
mod endless;
mod flips;
mod growth;
mod heroes;
mod minds;
mod play;
mod quests;
mod round;
mod secret;
mod setup;
mod solo;
