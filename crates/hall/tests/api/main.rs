//! The hall through its API: over the router itself, and on loopback where a channel is needed.

#![allow(clippy::unwrap_used)]

mod house;
mod hostile;
mod people;
mod safety;
mod thousand;
