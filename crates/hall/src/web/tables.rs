//! The pages of one table, and its forms.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Form, Path, Query};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Map, Value};
use store::TableId;
use tabletop::{Eyes, Phrase};

use super::visitor::{Visitor, go};
use crate::act::Act;
use crate::no::No;
use crate::page;
use crate::push::render;
use crate::shown::{Judged, Phase};

#[derive(Deserialize, Default)]
pub(super) struct At {
    at: Option<usize>,
    eyes: Option<String>,
}

pub(crate) fn table_id(text: &str) -> Result<TableId, No> {
    text.parse().map_err(|()| No::Gone)
}

/// Whose eyes: a seat by its number, or `all` for what everybody sees.
pub(crate) fn eyes(text: Option<&str>) -> Result<Option<Eyes>, No> {
    match text {
        None | Some("") => Ok(None),
        Some("all") => Ok(Some(Eyes::Spectator)),
        Some(seat) => seat.parse().map(|seat| Some(Eyes::Seat(seat))).map_err(|_| No::Gone),
    }
}

pub(super) async fn look(
    visitor: Visitor,
    Path(id): Path<String>,
    at: Result<Query<At>, QueryRejection>,
) -> Response {
    let at = at.map(|Query(at)| at).unwrap_or_default();
    shown(&visitor, &id, at, None).await.unwrap_or_else(|no| visitor.wrong(&no))
}

async fn shown(
    visitor: &Visitor,
    id: &str,
    at: At,
    notice: Option<Phrase>,
) -> Result<Response, No> {
    let room = visitor.app.room(table_id(id)?);
    let back = at.at.is_some() || at.eyes.is_some();
    let mut table = room.see(&visitor.app, visitor.key, &visitor.words, false).await?;
    if table.phase == Phase::Over && (back || table.held.is_empty()) {
        let eyes = eyes(at.eyes.as_deref())?;
        let finished = room.look_back(&visitor.app, visitor.key, &visitor.words, at.at, eyes);
        return Ok(page::finished(visitor.hall(), &finished.await?).into_response());
    }
    table.version = render(visitor.hall(), &table).version;
    table.notice = notice;
    Ok(page::table(visitor.hall(), &table).into_response())
}

pub(super) async fn log(visitor: Visitor, Path(id): Path<String>) -> Response {
    let made = async {
        let room = visitor.app.room(table_id(&id)?);
        let table = room.see(&visitor.app, visitor.key, &visitor.words, true).await?;
        Ok(page::whole_log(visitor.hall(), &table))
    };
    visitor.page(made.await)
}

pub(super) async fn saga(visitor: Visitor, Path(id): Path<String>) -> Response {
    match saga_file(&visitor, &id).await {
        Ok(file) => file,
        Err(no) => visitor.wrong(&no),
    }
}

/// A saga to be kept as a file; who asked says what is wrong in its own way, as a page or as data.
pub(crate) async fn saga_file(visitor: &Visitor, id: &str) -> Result<Response, No> {
    let id = table_id(id)?;
    let room = visitor.app.room(id);
    let table = room.enter(&visitor.app).await?;
    // A frozen table's saga holds what is hidden: it is for those who played.
    let ended = matches!(table.state, crate::room::State::Over(_));
    if !ended && table.held(visitor.key).is_empty() {
        return Err(No::NotYours);
    }
    let (name, text) = (format!("{}-{id}.saga", table.plan.game), table.saga()?);
    let kind = (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned());
    let as_file = format!("attachment; filename=\"{name}\"");
    Ok(([kind, (header::CONTENT_DISPOSITION, as_file)], text).into_response())
}

/// A finished game, judged, or how far the judging is.
pub(super) async fn review(visitor: Visitor, Path(id): Path<String>) -> Response {
    let made = async {
        let room = visitor.app.room(table_id(&id)?);
        room.reviewed(&visitor.app, &visitor.words).await
    };
    match made.await {
        Ok(reviewed) => {
            let page = page::review(visitor.hall(), &reviewed);
            match reviewed.judged {
                // Looks again by itself, script or no script.
                Judged::Going { .. } => ([(header::REFRESH, "2")], page).into_response(),
                _ => page.into_response(),
            }
        }
        Err(no) => visitor.wrong(&no),
    }
}

/// Has a finished game judged.
pub(super) async fn judge(visitor: Visitor, Path(id): Path<String>) -> Response {
    let begun = async { visitor.app.room(table_id(&id)?).judge(&visitor.app).await };
    match begun.await {
        Ok(()) => go(&format!("/t/{id}/review"), None),
        Err(no) => visitor.wrong(&no),
    }
}

/// A form's fields are an act's: numbers and yes or no are written as such.
fn read(fields: &[(String, String)]) -> Result<Act, No> {
    let mut object = Map::new();
    for (name, value) in fields {
        let typed = match name.as_str() {
            "seat" | "question" => value.parse::<u64>().map(Value::from).ok(),
            "agree" => value.parse::<bool>().map(Value::from).ok(),
            _ => None,
        };
        object.insert(name.clone(), typed.unwrap_or_else(|| Value::from(value.as_str())));
    }
    let unread = |error: serde_json::Error| {
        No::Bad(vec![Phrase::new("server-no-form").with("why", error.to_string())])
    };
    serde_json::from_value(Value::Object(object)).map_err(unread)
}

/// An act without a script: back to the table, or the table with a notice.
pub(super) async fn act(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Response {
    let done = async {
        let room = visitor.app.room(table_id(&id)?);
        room.act(&visitor.app, visitor.key, read(&fields)?).await
    };
    let (status, notice) = match done.await {
        Ok(done) => match done.say {
            Some(say) => (axum::http::StatusCode::OK, say),
            None => return go(&done.go.unwrap_or_else(|| format!("/t/{id}")), None),
        },
        Err(no @ (No::Gone | No::Store(_))) => return visitor.wrong(&no),
        Err(no) => (no.status(), no.phrase()),
    };
    match shown(&visitor, &id, At::default(), Some(notice)).await {
        Ok(page) => (status, page).into_response(),
        Err(no) => visitor.wrong(&no),
    }
}
