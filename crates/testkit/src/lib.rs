//! The contract test and its tools. For tests only: nothing of it is in the program.
//!
//! **Knows:** the contract, screens, and two small games of its own ([`nim`], [`thief`]) on which
//! the contract test and the minds are proven. **Must not know:** any game of the shelf.
//!
//! A game's own test is a line: `testkit::contract(&[("two", game)], 1_000, 1)`. What every law
//! says stands at [`Law`].

#![forbid(unsafe_code)]

mod contract;
mod drawn;
pub mod nim;
mod promise;
pub mod rules;
pub mod solve;
pub mod thief;

pub use contract::{Breach, Could, Law, Report, Trial, Watch, contract};
pub use drawn::{Drawn, Field, fields};
/// Minds, for a game's tests that play whole games better than at random.
pub use minds;
pub use promise::{Promise, promises};
