//! The one writer: what waits is committed together.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::fault::other;
use crate::{Change, Fault, TableId, Write};

/// The most changes in one commit, so that the first does not wait long for the last.
const MOST: usize = 1024;

/// Something for the writer to do.
pub(crate) enum Job {
    Write(Change, oneshot::Sender<Result<(), Fault>>),
    Limit(u32, oneshot::Sender<Result<(), Fault>>),
    Close(oneshot::Sender<()>),
}

/// Works until it is told to close or nobody can tell it anything any more.
pub(crate) async fn work(mut connection: SqliteConnection, mut jobs: mpsc::UnboundedReceiver<Job>) {
    let mut closed = None;
    let mut waiting = Vec::new();
    while closed.is_none() && jobs.recv_many(&mut waiting, MOST).await > 0 {
        let mut changes = Vec::new();
        for job in waiting.drain(..) {
            match job {
                Job::Write(change, told) => changes.push((change, told)),
                Job::Limit(most, told) => {
                    let _ = told.send(limit(&mut connection, most).await);
                }
                Job::Close(told) => closed = Some(told),
            }
        }
        commit(&mut connection, changes).await;
    }
    let _ = connection.close().await;
    if let Some(told) = closed {
        let _ = told.send(());
    }
}

async fn limit(connection: &mut SqliteConnection, pages: u32) -> Result<(), Fault> {
    let text = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
    sqlx::query(text).execute(connection).await.map(drop).map_err(other)
}

type Asked = (Change, oneshot::Sender<Result<(), Fault>>);

/// Commits all together. If that fails, each by itself, so that one that cannot be made does not
/// hold up the others.
async fn commit(connection: &mut SqliteConnection, mut asked: Vec<Asked>) {
    if asked.is_empty() {
        return;
    }
    let all = together(connection, asked.iter().map(|(change, _)| change)).await;
    if all.is_err() && asked.len() > 1 {
        for (change, told) in asked {
            let made = together(connection, [&change].into_iter()).await;
            let _ = told.send(made);
        }
        return;
    }
    for (_, told) in asked.drain(..) {
        let _ = told.send(all.clone());
    }
}

async fn together<'a>(
    connection: &mut SqliteConnection,
    changes: impl Iterator<Item = &'a Change>,
) -> Result<(), Fault> {
    run(connection, "BEGIN IMMEDIATE").await?;
    let made = match make(connection, changes).await {
        Ok(()) => run(connection, "COMMIT").await,
        Err(fault) => Err(fault),
    };
    if made.is_err() {
        // Where the commit itself failed there may be nothing left to roll back.
        let _ = run(connection, "ROLLBACK").await;
    }
    made
}

async fn run(connection: &mut SqliteConnection, text: &'static str) -> Result<(), Fault> {
    sqlx::query(text).execute(connection).await.map(drop).map_err(other)
}

/// What changes of a table's row with every move.
#[derive(Default)]
struct Touch {
    at: i64,
    wake: Option<Option<i64>>,
    clock: Option<String>,
}

async fn make<'a>(
    connection: &mut SqliteConnection,
    changes: impl Iterator<Item = &'a Change>,
) -> Result<(), Fault> {
    // Lines and touches are the many: each kind goes in one statement for all tables.
    let mut lines: Vec<Value> = Vec::new();
    let mut touches: BTreeMap<TableId, Touch> = BTreeMap::new();
    for change in changes {
        let table = change.table.number();
        let touch = touches.entry(change.table).or_default();
        touch.at = change.at;
        for write in &change.writes {
            match write {
                Write::Lines { first, lines: new } => {
                    let line = |(i, text)| json!([table, first + i, text]);
                    lines.extend(new.iter().enumerate().map(line));
                }
                Write::Wake(wake) => touch.wake = Some(*wake),
                Write::Clock(clock) => touch.clock = Some(clock.clone()),
                other => one(connection, table, other).await?,
            }
        }
    }
    if !lines.is_empty() {
        let text = "INSERT INTO lines (tab, line, text) \
                    SELECT value->>0, value->>1, value->>2 FROM json_each(?1)";
        let lines = Value::Array(lines).to_string();
        sqlx::query(text).bind(lines).execute(&mut *connection).await.map_err(other)?;
    }
    let touch = |(table, touch): (&TableId, &Touch)| {
        let wake = touch.wake;
        json!([table.number(), touch.at, wake.is_some(), wake.flatten(), touch.clock])
    };
    let touches = Value::Array(touches.iter().map(touch).collect()).to_string();
    let text = "UPDATE tables SET changed = t.value->>1, \
                    wake = CASE WHEN t.value->>2 THEN t.value->>3 ELSE wake END, \
                    clock = coalesce(t.value->>4, clock) \
                FROM json_each(?1) AS t WHERE tables.id = t.value->>0";
    sqlx::query(text).bind(touches).execute(connection).await.map(drop).map_err(other)
}

async fn one(connection: &mut SqliteConnection, table: i64, write: &Write) -> Result<(), Fault> {
    let query = match write {
        Write::Create { plan, listed } => {
            let text = "INSERT INTO tables (plan, listed, stage, clock, changed, id) \
                        VALUES (?1, ?2, 0, '', 0, ?3)";
            sqlx::query(text).bind(plan).bind(*listed)
        }
        Write::Plan(plan) => sqlx::query("UPDATE tables SET plan = ?1 WHERE id = ?2").bind(plan),
        Write::Begin { header, secret } => {
            let text = "UPDATE tables SET header = ?1, secret = ?2 WHERE id = ?3";
            sqlx::query(text).bind(header).bind(secret.map(Vec::from))
        }
        Write::Stage(stage) => {
            sqlx::query("UPDATE tables SET stage = ?1 WHERE id = ?2").bind(stage.number())
        }
        Write::Next(next) => {
            sqlx::query("UPDATE tables SET next = ?1 WHERE id = ?2").bind(next.number())
        }
        Write::Key { seat, key } => {
            let text = "INSERT OR IGNORE INTO keys (seat, hash, tab) VALUES (?1, ?2, ?3)";
            sqlx::query(text).bind(i64::from(*seat)).bind(key.to_vec())
        }
        Write::Invite { seat, token } => {
            let text = "INSERT INTO invitations (seat, token, tab) VALUES (?1, ?2, ?3)";
            sqlx::query(text).bind(i64::from(*seat)).bind(token.to_vec())
        }
        Write::Claim { token } => {
            let text = "DELETE FROM invitations WHERE token = ?1 AND tab = ?2";
            sqlx::query(text).bind(token.to_vec())
        }
        Write::Say { seat, text } => {
            sqlx::query("INSERT INTO talk (seat, text, tab) VALUES (?1, ?2, ?3)")
                .bind(i64::from(*seat))
                .bind(text)
        }
        Write::Lines { .. } | Write::Wake(_) | Write::Clock(_) => return Ok(()),
    };
    let done = query.bind(table).execute(connection).await.map_err(other)?;
    let must = !matches!(write, Write::Key { .. });
    if must && done.rows_affected() == 0 { Err(Fault::Conflict) } else { Ok(()) }
}
