//! The rules, tested by number. A test draws a table, acts, and looks at the table again: see
//! [`draw`] for the notation and [`table`] for `check` and `refused`.
//!
//! All of them play with the frozen box `sagas/ragnarok/box.toml`, so that tuning the cards of a
//! release changes no test.

mod draw;
mod table;

mod action;
mod attack;
mod boxes;
mod building;
mod cards;
mod effects;
mod end;
mod followers;
mod minds;
mod powers;
mod secrets;
mod setup;
mod slaying;
mod solo;
mod team;
mod turn;
