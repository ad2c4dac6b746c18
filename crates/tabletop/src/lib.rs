//! The contract between the rules of a game and everything else.
//!
//! **Knows:** seats, questions, choices, chance, views, set-ups, phrases, the saga's text.
//! **Must not know:** any game, any card, any screen; files, clocks, sockets, randomness. A number
//! that somebody rolled comes in through [`Source`]; the rules themselves never roll.
//!
//! The centre is [`Game`]. Read it first: every other room of the workspace either implements it
//! (the games) or is written over it (minds, sittings, lab, screens).

#![forbid(unsafe_code)]

mod chance;
mod fingerprint;
mod game;
mod pending;
mod phrase;
mod report;
pub mod saga;
mod seat;
mod setup;
mod standing;

pub use chance::{Chance, Deal, Impossible, Source};
pub use fingerprint::{Fnv, fingerprint};
pub use game::{Event, Foresight, Game, Witness};
pub use pending::{Ask, Ending, Garbled, Outcome, Pending, Refusal};
pub use phrase::{Arg, Phrase};
pub use report::{Piece, Row, Thing};
pub use seat::{Eyes, MAX_SEATS, Seat, Seats};
pub use setup::{About, BuiltInBox, Choosable, Fault, Faults, Mode, Opt, Setup};
pub use standing::Standing;
