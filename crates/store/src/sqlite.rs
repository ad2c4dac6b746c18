//! One SQLite file in a folder of its own.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use futures_util::future::{BoxFuture, FutureExt};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Row as _};
use tokio::sync::{mpsc, oneshot};

use crate::fault::other;
use crate::writer::{Job, work};
use crate::{Change, Fault, Hash, Kept, Later, Row, Stage, Store, TableId, schema};

/// The database's name in its folder.
const FILE: &str = "hall.db";

/// The most things said that are read again.
const TALK: i64 = 100;

/// Tables in a SQLite file: one writer, which commits what waits together, and a few readers.
pub struct Sqlite {
    jobs: mpsc::UnboundedSender<Job>,
    readers: SqlitePool,
    path: PathBuf,
    /// Held as long as the file is used, so that no two programs write to it.
    _lock: File,
}

impl Sqlite {
    /// Opens the database in a folder; makes both where they are not there.
    pub async fn open(folder: &Path) -> Result<Sqlite, Fault> {
        let broken = |error| Fault::Folder(folder.to_owned(), words::system(&error));
        fs::create_dir_all(folder).map_err(broken)?;
        let lock = File::options().create(true).append(true).open(folder.join("hall.lock"));
        let lock = lock.map_err(broken)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(Fault::Held(folder.to_owned())),
            Err(TryLockError::Error(error)) => return Err(broken(error)),
        }
        let path = folder.join(FILE);
        private(&path).map_err(broken)?;
        if foreign(&path).map_err(broken)? {
            return Err(Fault::Foreign(path));
        }
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true)
            .busy_timeout(Duration::from_secs(10));
        // A file that is not ours is told before anything in it is changed, its mode included.
        let mut first = options.clone().connect().await.map_err(other)?;
        schema::prepare(&mut first, &path).await?;
        drop(first);
        let options = options
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .pragma("wal_autocheckpoint", "4000");
        let writer = options.clone().connect().await.map_err(other)?;
        let readers = SqlitePoolOptions::new().max_connections(2).connect_lazy_with(options);
        let (jobs, todo) = mpsc::unbounded_channel();
        tokio::spawn(work(writer, todo));
        Ok(Sqlite { jobs, readers, path, _lock: lock })
    }

    /// Lets the file grow to so many pages (of 4 KiB) and no further.
    pub async fn limit_pages(&self, most: u32) -> Result<(), Fault> {
        let (told, done) = oneshot::channel();
        self.jobs.send(Job::Limit(most, told)).map_err(|_| Fault::Closed)?;
        done.await.map_err(|_| Fault::Closed)?
    }

    /// The database's file.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// Whether the file holds something that is no database. SQLite itself takes a very short one for
/// empty and would write over it.
fn foreign(path: &Path) -> std::io::Result<bool> {
    use std::io::Read;
    let mut head = Vec::new();
    File::open(path)?.take(16).read_to_end(&mut head)?;
    Ok(!head.is_empty() && head != b"SQLite format 3\0")
}

/// Makes the file readable by its owner only: it holds secrets.
fn private(path: &Path) -> std::io::Result<()> {
    let mut options = File::options();
    options.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

impl Store for Sqlite {
    fn write(&self, change: Change) -> Later<'_, ()> {
        let (told, answer) = oneshot::channel();
        // Queued now and not when it is first waited for, so that changes keep their order.
        let sent = self.jobs.send(Job::Write(change, told));
        async move {
            sent.map_err(|_| Fault::Closed)?;
            answer.await.map_err(|_| Fault::Closed)?
        }
        .boxed()
    }

    fn table(&self, table: TableId) -> Later<'_, Option<Kept>> {
        later(kept(&self.readers, table))
    }

    fn invitation(&self, token: Hash) -> Later<'_, Option<(TableId, u8)>> {
        later(async move {
            let text = "SELECT tab, seat FROM invitations WHERE token = ?1";
            let row = sqlx::query(text).bind(token.to_vec()).fetch_optional(&self.readers).await?;
            row.map(|row| Ok((id(&row, 0)?, row.try_get::<u8, _>(1)?))).transpose()
        })
    }

    fn tables_of(&self, key: Hash, most: u32) -> Later<'_, Vec<Row>> {
        later(async move {
            let text = "SELECT id, plan, stage, changed FROM tables \
                        WHERE id IN (SELECT tab FROM keys WHERE hash = ?1) \
                        ORDER BY changed DESC LIMIT ?2";
            let rows = sqlx::query(text).bind(key.to_vec()).bind(most);
            rows.fetch_all(&self.readers).await?.iter().map(row).collect()
        })
    }

    fn listed(&self, most: u32) -> Later<'_, Vec<Row>> {
        later(async move {
            let text = "SELECT id, plan, stage, changed FROM tables \
                        WHERE listed AND stage < 2 ORDER BY changed DESC LIMIT ?1";
            let rows = sqlx::query(text).bind(most).fetch_all(&self.readers).await?;
            rows.iter().map(row).collect()
        })
    }

    fn wakes(&self) -> Later<'_, Vec<(TableId, i64)>> {
        later(async move {
            let text = "SELECT id, wake FROM tables WHERE wake IS NOT NULL";
            let rows = sqlx::query(text).fetch_all(&self.readers).await?;
            rows.iter().map(|row| Ok((id(row, 0)?, row.try_get(1)?))).collect()
        })
    }

    fn count(&self) -> Later<'_, u64> {
        later(async move {
            let text = "SELECT count(*) FROM tables WHERE stage < 2";
            let row = sqlx::query(text).fetch_one(&self.readers).await?;
            Ok(row.try_get::<i64, _>(0)? as u64)
        })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async move {
            self.readers.close().await;
            let (told, closed) = oneshot::channel();
            if self.jobs.send(Job::Close(told)).is_ok() {
                let _ = closed.await;
            }
        }
        .boxed()
    }
}

fn later<'a, T>(found: impl Future<Output = Result<T, sqlx::Error>> + Send + 'a) -> Later<'a, T> {
    found.map(|found| found.map_err(other)).boxed()
}

fn id(row: &SqliteRow, column: usize) -> Result<TableId, sqlx::Error> {
    Ok(TableId::new(row.try_get::<i64, _>(column)? as u64))
}

fn row(row: &SqliteRow) -> Result<Row, sqlx::Error> {
    Ok(Row {
        table: id(row, 0)?,
        plan: row.try_get(1)?,
        stage: Stage::of(row.try_get(2)?),
        changed: row.try_get(3)?,
    })
}

/// A hash or secret; one of another length is none.
fn bytes(row: &SqliteRow, column: usize) -> Result<Option<[u8; 32]>, sqlx::Error> {
    let found: Option<Vec<u8>> = row.try_get(column)?;
    Ok(found.and_then(|bytes| bytes.try_into().ok()))
}

async fn kept(readers: &SqlitePool, table: TableId) -> Result<Option<Kept>, sqlx::Error> {
    // One moment for all: a writer may be at work.
    let mut all = readers.begin().await?;
    let number = table.number();
    let text = "SELECT plan, listed, stage, header, secret, clock, wake, next, changed \
                FROM tables WHERE id = ?1";
    let Some(found) = sqlx::query(text).bind(number).fetch_optional(&mut *all).await? else {
        return Ok(None);
    };
    let text = "SELECT text FROM lines WHERE tab = ?1 ORDER BY line";
    let lines = sqlx::query(text).bind(number).fetch_all(&mut *all).await?;
    let text = "SELECT seat, hash FROM keys WHERE tab = ?1 ORDER BY seat";
    let keys = sqlx::query(text).bind(number).fetch_all(&mut *all).await?;
    let text = "SELECT seat, text FROM talk WHERE tab = ?1 ORDER BY number DESC LIMIT ?2";
    let talk = sqlx::query(text).bind(number).bind(TALK).fetch_all(&mut *all).await?;
    let next: Option<i64> = found.try_get(7)?;
    let mut held = Vec::new();
    for key in &keys {
        held.extend(bytes(key, 1)?.map(|hash| Ok((key.try_get::<u8, _>(0)?, hash))));
    }
    Ok(Some(Kept {
        plan: found.try_get(0)?,
        listed: found.try_get(1)?,
        stage: Stage::of(found.try_get(2)?),
        header: found.try_get(3)?,
        secret: bytes(&found, 4)?,
        lines: lines.iter().map(|line| line.try_get(0)).collect::<Result<_, _>>()?,
        clock: found.try_get(5)?,
        wake: found.try_get(6)?,
        next: next.map(|number| TableId::new(number as u64)),
        keys: held.into_iter().collect::<Result<_, sqlx::Error>>()?,
        talk: talk
            .iter()
            .rev()
            .map(|said| Ok((said.try_get(0)?, said.try_get(1)?)))
            .collect::<Result<_, sqlx::Error>>()?,
        changed: found.try_get(8)?,
    }))
}
