//! Players that are programs.
//!
//! **Knows:** the contract. **Must not know:** any game; the true position of a game that goes on.
//! A mind is shown a view and thinks on worlds imagined from it, so it cannot peek.
//!
//! The way in is [`Mind`], and [`Level`] is how minds are named. [`Party`] seats a mind everywhere
//! and plays whole games, [`counsel`] tells what choices promise, [`odds`] asks how a contest will end, [`random_game`] is the bare loop that speed is measured on, and
//! [`Stream`] is the source of chance for all of them.

#![forbid(unsafe_code)]

mod counsel;
mod greedy;
mod heirs;
mod level;
mod middle;
mod mind;
mod odds;
mod party;
mod random;
mod ranks;
mod seer;
mod settings;
mod stream;

pub use counsel::{ADVISER, Counsel, Promise, TOLD, VAGUE, counsel, counsel_without, range};
pub use heirs::without;
pub use level::{Level, Named, outside};
pub use middle::middle;
pub use mind::Mind;
pub use odds::{Odds, odds, wilson};
pub use party::{Party, Step, play_out};
pub use random::{Pace, Scratch, random_game};
pub use ranks::Rank;
pub use seer::limit_threads;
pub use settings::{Budget, MOST_ITERATIONS, Settings};
pub use stream::Stream;
