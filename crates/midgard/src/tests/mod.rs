//! The rules, tested by number. A test draws a table, acts, and looks at the table again: see
//! [`draw`] for the notation and [`table`] for `check` and `refused`.
//!
//! All of them play with the frozen box `sagas/midgard/box.toml`, so that tuning the cards of a
//! release changes no test.

mod draw;
mod table;

mod assign;
mod end;
mod faults;
mod fights;
mod leaders;
mod minds;
mod places;
mod rounds;
mod runes;
mod secrets;
mod setup;
mod voyages;
