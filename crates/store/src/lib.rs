//! Where the hall's sagas are kept.
//!
//! **Knows:** rows, transactions, one database file. **Must not know:** any game; what a line of a
//! saga means; sockets, pages.
//!
//! What has been written is durable when [`Store::write`] says so, and not before: a crash at any
//! moment loses nothing that was said to be written and doubles nothing. Tokens are kept as
//! hashes only.

#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod change;
mod fault;
mod schema;
mod sqlite;
mod writer;

pub use change::{Change, Hash, Kept, Row, Stage, TableId, Write};
pub use fault::Fault;
pub use sqlite::Sqlite;

use futures_util::future::BoxFuture;

/// What comes later, or why it does not.
pub type Later<'a, T> = BoxFuture<'a, Result<T, Fault>>;

/// A place where tables are kept. Nothing in it says which database it is, or how many programs
/// write to it.
pub trait Store: Send + Sync {
    /// Makes a change durable, all of it or nothing. Changes of one table are made in the order in
    /// which this was called.
    fn write(&self, change: Change) -> Later<'_, ()>;

    /// All that is kept of a table.
    fn table(&self, table: TableId) -> Later<'_, Option<Kept>>;

    /// The table and seat that an invitation is for, while it is good.
    fn invitation(&self, token: Hash) -> Later<'_, Option<(TableId, u8)>>;

    /// Tables where this key holds a seat, the last changed first.
    fn tables_of(&self, key: Hash, most: u32) -> Later<'_, Vec<Row>>;

    /// Tables that show in the lobby and have not ended, the last changed first.
    fn listed(&self, most: u32) -> Later<'_, Vec<Row>>;

    /// All tables that want attention by themselves, and when, in milliseconds since 1970.
    fn wakes(&self) -> Later<'_, Vec<(TableId, i64)>>;

    /// How many tables have not ended.
    fn count(&self) -> Later<'_, u64>;

    /// Writes what waits and closes.
    fn close(&self) -> BoxFuture<'_, ()>;
}
