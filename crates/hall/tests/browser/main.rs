//! The hall in a real browser: every game on the shelf, from the front door to the last move.

#![allow(clippy::unwrap_used)]

mod chromium;
mod devices;
mod hands;
mod house;
mod keyboard;
mod looks;
mod newcomer;
mod phone;
mod screen_shared;
mod two_people;
mod without_script;
