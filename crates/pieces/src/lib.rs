//! What the tables have in common: dice, decks with their secrets, seats in a ring, an in-place
//! list, and the fields of a box of card data.
//!
//! **Knows:** the contract's seats. **Must not know:** any game; anything that only one game uses.

#![forbid(unsafe_code)]

mod cards;
mod dice;
mod list;
mod reader;
mod ring;
mod secrets;

pub use cards::{Cards, Each};
pub use dice::Dice;
pub use list::List;
pub use reader::{Reader, no_such_field};
pub use ring::clockwise;
pub use secrets::Secrets;
