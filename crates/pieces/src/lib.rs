//! What the tables have in common: dice, decks with their secrets, seats in a ring, and an
//! in-place list.
//!
//! **Knows:** the contract's seats. **Must not know:** any game; anything that only one game uses.

#![forbid(unsafe_code)]

mod cards;
mod dice;
mod list;
mod ring;
mod secrets;

pub use cards::{Cards, Each};
pub use dice::Dice;
pub use list::List;
pub use ring::clockwise;
pub use secrets::Secrets;
