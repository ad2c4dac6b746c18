//! The hall: every game in the browser, and the same acts over HTTP with JSON.
//!
//! **Knows:** sockets, pages, tables of people and minds, who may act for which seat, clocks.
//! **Must not know:** any game or rule; how sagas are kept (the store does), the command line.
//!
//! A table is a saga in the store. While somebody looks at it, it is folded in a [`room`]; every
//! act goes through one door ([`act`]) whichever way it came: form, push channel or API.

#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod act;
mod api;
mod app;
mod clock;
mod guard;
mod key;
pub mod load;
mod minds_at_work;
mod no;
pub mod page;
mod plan;
mod push;
mod review;
mod room;
mod see;
mod serve;
mod setup;
pub mod shown;
mod tongue;
mod web;

pub use app::{App, Config, Limits};
pub use serve::{Later, listen, open, own_addresses, qr, router, serve};

#[cfg(test)]
mod tests;
