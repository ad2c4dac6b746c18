//! The hall through its API: over the router itself, and on loopback where a channel is needed.

#![allow(clippy::unwrap_used)]

mod hostile;
mod house;
mod people;
mod safety;
mod thousand;
