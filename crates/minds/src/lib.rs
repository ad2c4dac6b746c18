//! Players that are programs.
//!
//! **Knows:** the contract. **Must not know:** any game; the true position of a game that goes on.
//! A mind is shown a view and thinks on worlds imagined from it, so it cannot peek.
//!
//! The way in is [`Mind`]. [`Party`] seats a mind everywhere and plays whole games, [`odds`] asks
//! how a contest will end, [`random_game`] is the bare loop that speed is measured on, and
//! [`Stream`] is the source of chance for all of them.

#![forbid(unsafe_code)]

mod greedy;
mod level;
mod mind;
mod odds;
mod party;
mod random;
mod stream;

pub use level::Level;
pub use mind::Mind;
pub use odds::{Odds, odds, wilson};
pub use party::{Party, Step, play_out};
pub use random::{Pace, Scratch, random_game};
pub use stream::Stream;
