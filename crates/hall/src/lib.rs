//! The hall: every game in the browser, and the same acts over HTTP with JSON.
//!
//! **Knows:** sockets, pages, tables of people and minds, who may act for which seat, clocks.
//! **Must not know:** any game or rule; how sagas are kept (the store does), the command line.

#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod page;
pub mod shown;
