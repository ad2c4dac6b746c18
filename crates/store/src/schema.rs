//! The tables of the database, and how a file of ours is told from another.

use std::path::Path;

use sqlx::{Connection, Row, SqliteConnection};

use crate::Fault;
use crate::fault::other;

/// The format that this program writes. A change of the schema raises it and says how an older
/// file becomes a newer one.
pub(crate) const VERSION: i64 = 1;

/// Marks the file as ours: the letters `Mead`.
const MARK: i64 = 0x4d65_6164;

const SCHEMA: &str = "
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        plan TEXT NOT NULL,
        listed INTEGER NOT NULL,
        stage INTEGER NOT NULL,
        header TEXT,
        secret BLOB,
        clock TEXT NOT NULL,
        wake INTEGER,
        next INTEGER,
        changed INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX tables_listed ON tables (changed) WHERE listed AND stage < 2;
    CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
    CREATE TABLE lines (
        tab INTEGER NOT NULL,
        line INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (tab, line)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE keys (
        hash BLOB NOT NULL,
        tab INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        PRIMARY KEY (hash, tab, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX keys_tab ON keys (tab);
    CREATE TABLE invitations (
        token BLOB PRIMARY KEY,
        tab INTEGER NOT NULL,
        seat INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE talk (
        number INTEGER PRIMARY KEY,
        tab INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        text TEXT NOT NULL
    ) STRICT;
    CREATE INDEX talk_tab ON talk (tab, number);
";

/// Makes a new file ours, or makes sure that it is and that this program knows its format.
pub(crate) async fn prepare(connection: &mut SqliteConnection, path: &Path) -> Result<(), Fault> {
    let mark = pragma(connection, "PRAGMA application_id").await.map_err(|fault| match fault {
        Fault::Other(_) => Fault::Foreign(path.to_owned()),
        fault => fault,
    })?;
    let version = pragma(connection, "PRAGMA user_version").await?;
    let tables = pragma(connection, "SELECT count(*) FROM sqlite_schema").await?;
    match (mark, version) {
        (MARK, VERSION) => return Ok(()),
        (MARK, newer) => return Err(Fault::Newer(path.to_owned(), newer)),
        _ if tables > 0 => return Err(Fault::Foreign(path.to_owned())),
        _ => {}
    }
    let mut all = connection.begin().await.map_err(other)?;
    let marks = format!("PRAGMA application_id = {MARK}; PRAGMA user_version = {VERSION};");
    // Both are made of constants of ours.
    let text = sqlx::AssertSqlSafe(format!("{SCHEMA}{marks}"));
    sqlx::raw_sql(text).execute(&mut *all).await.map_err(other)?;
    all.commit().await.map_err(other)
}

async fn pragma(connection: &mut SqliteConnection, text: &'static str) -> Result<i64, Fault> {
    let row = sqlx::query(text).fetch_one(connection).await.map_err(other)?;
    row.try_get::<i64, _>(0).map_err(other)
}
