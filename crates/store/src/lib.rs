//! Where the hall's sagas are kept.
//!
//! **Knows:** rows, transactions, one database file. **Must not know:** any game; what a line of a
//! saga means; sockets, pages.

#![forbid(unsafe_code)]
