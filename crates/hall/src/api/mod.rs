//! The same acts over HTTP with JSON, so that other clients and programs can sit down.
//!
//! Who asks is told by `Authorization: Bearer KEY` (or the cookie); keys come from
//! `POST /api/keys`. The description of all of it is served at `/api`.

mod asked;
mod news;
mod view;

pub(crate) use news::news;
#[cfg(test)]
pub(crate) use view::table as view;

use std::sync::Arc;

use axum::extract::rejection::{JsonRejection, QueryRejection, StringRejection};
use axum::extract::{DefaultBodyLimit, Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Json, Router};
use serde_json::{Value, json};
use tabletop::{Phrase, Seat};
use utoipa::OpenApi;

use crate::act::Act;
use crate::app::App;
use crate::key::Key;
use crate::no::No;
use crate::push;
use crate::setup::{self, create};
use crate::web::visitor::Visitor;
use crate::web::{LONGEST_SAGA, eyes, from_afar, guest, may_set_up, table_id};
use asked::{At, Join, NewTable, On, Sit};

/// The most tables in a list.
const MOST: u32 = 100;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Meadhall",
        description = "Tables of every game in the hall. Seats count from 1."
    ),
    paths(
        described, keys, games, bring, tables, set_up, table, act, join, sit, play_on, saga,
        look_back, channel
    ),
    components(schemas(Act, NewTable, Join, Sit, On))
)]
pub(crate) struct Described;

/// Every way into the API. A test holds the description against it.
pub(crate) fn ways() -> Vec<(&'static str, MethodRouter<Arc<App>>)> {
    vec![
        ("/", get(described)),
        ("/keys", post(keys)),
        ("/games", get(games)),
        ("/sagas", post(bring).layer(DefaultBodyLimit::max(LONGEST_SAGA))),
        ("/tables", get(tables).post(set_up)),
        ("/tables/{id}", get(table)),
        ("/tables/{id}/acts", post(act)),
        ("/tables/{id}/sit", post(sit)),
        ("/tables/{id}/fork", post(play_on)),
        ("/tables/{id}/saga", get(saga)),
        ("/tables/{id}/replay", get(look_back)),
        ("/tables/{id}/push", get(channel)),
        ("/join", post(join)),
    ]
}

pub(crate) fn routes() -> Router<Arc<App>> {
    let routes = ways().into_iter().fold(Router::new(), |all, (path, way)| all.route(path, way));
    routes.fallback(|visitor: Visitor| async move { wrong(&visitor, &No::Gone) })
}

/// This description.
#[utoipa::path(get, path = "/api", responses((status = 200, description = "OpenAPI")))]
async fn described() -> Response {
    Json(Described::openapi()).into_response()
}

/// What is wrong, all of it, in words.
fn wrong(visitor: &Visitor, no: &No) -> Response {
    let why: Vec<String> = no.phrases().iter().map(|what| visitor.words.text(what)).collect();
    let body = json!({ "ok": false, "why": why, "rule": no.rule(), "stale": *no == No::Stale });
    (no.status(), Json(body)).into_response()
}

fn given(visitor: &Visitor, made: Result<Value, No>) -> Response {
    match made {
        Ok(value) => Json(value).into_response(),
        Err(no) => wrong(visitor, &no),
    }
}

fn body<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, No> {
    body.map(|Json(body)| body).map_err(|unread| match unread.status() {
        StatusCode::PAYLOAD_TOO_LARGE => No::Long,
        _ => No::Bad(vec![Phrase::new("server-no-form").with("why", unread.body_text())]),
    })
}

/// A new key. Keep it: it is shown once, and it is all that proves which seats are yours.
#[utoipa::path(post, path = "/api/keys", responses((status = 200, description = "`{key}`")))]
async fn keys(visitor: Visitor) -> Response {
    given(&visitor, Key::fresh().map(|key| json!({ "key": key.text() })).map_err(No::from))
}

/// The games, with their numbers of players and options.
#[utoipa::path(get, path = "/api/games", responses((status = 200, description = "A list")))]
async fn games(visitor: Visitor) -> Response {
    let abouts = shelf::GAMES.iter().filter_map(|id| shelf::about(id));
    let games: Vec<Value> = abouts.map(|about| view::game(about, &visitor.words)).collect();
    Json(games).into_response()
}

/// Tables in the lobby, and those of the key.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, description = "`{open, mine}`")))]
async fn tables(visitor: Visitor) -> Response {
    let made = async {
        let list = |rows: Vec<store::Row>| -> Vec<Value> {
            rows.iter().filter_map(from_afar).map(|table| view::listed(&table)).collect()
        };
        let open = list(visitor.app.store.listed(MOST).await?);
        let mine = match visitor.key {
            Some(key) => list(visitor.app.store.tables_of(key, MOST).await?),
            None => Vec::new(),
        };
        Ok(json!({ "open": open, "mine": mine }))
    };
    given(&visitor, made.await)
}

/// Sets up a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses(
    (status = 201, description = "`{table, links: [{seat, token}]}`"),
    (status = 422, description = "All that is wrong")))]
async fn set_up(visitor: Visitor, new: Result<Json<NewTable>, JsonRejection>) -> Response {
    let made = async {
        let wanted = body(new)?.wanted()?;
        let plan = wanted.plan(&visitor.words).map_err(No::Bad)?;
        may_set_up(&visitor)?;
        let key = visitor.key.ok_or(No::NotYours)?;
        let fresh = create(&visitor.app, key, plan).await?;
        let link = |(seat, token): &(Seat, String)| json!({ "seat": seat.0 + 1, "token": token });
        let links: Vec<Value> = fresh.links.iter().map(link).collect();
        Ok(json!({ "table": fresh.table.to_string(), "links": links }))
    };
    match made.await {
        Ok(value) => (StatusCode::CREATED, Json(value)).into_response(),
        Err(no) => wrong(&visitor, &no),
    }
}

/// A table as the key sees it.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)), responses(
    (status = 200, description = "Seats, questions and the whole screen in words"),
    (status = 404, description = "No such table")))]
async fn table(visitor: Visitor, Path(id): Path<String>) -> Response {
    let made = async {
        let room = visitor.app.room(table_id(&id)?);
        let page = room.see(&visitor.app, visitor.key, &visitor.words, false).await?;
        let news = news(&*room.enter(&visitor.app).await?, visitor.key);
        Ok(view::table(&page, &visitor.words, news))
    };
    given(&visitor, made.await)
}

/// Does something at a table. It is answered when it is durable.
#[utoipa::path(post, path = "/api/tables/{id}/acts", params(("id" = String, Path)),
    request_body = Act, responses(
    (status = 200, description = "Done"), (status = 403, description = "Not your seat"),
    (status = 409, description = "Stale, or not possible now"),
    (status = 422, description = "Against the rules, with the rule's number")))]
async fn act(
    visitor: Visitor,
    Path(id): Path<String>,
    act: Result<Json<Act>, JsonRejection>,
) -> Response {
    let room = match table_id(&id) {
        Ok(id) => visitor.app.room(id),
        Err(no) => return wrong(&visitor, &no),
    };
    let done = match body(act) {
        Ok(act) => room.act(&visitor.app, visitor.key, act).await,
        Err(no) => Err(no),
    };
    let status = done.as_ref().err().map_or(StatusCode::OK, No::status);
    let answer = push::answer(&visitor, &room, done).await;
    (status, Json(answer)).into_response()
}

/// Takes a seat by the token of an invitation.
#[utoipa::path(post, path = "/api/join", request_body = Join, responses(
    (status = 200, description = "`{table, seat}`"), (status = 410, description = "Used up")))]
async fn join(visitor: Visitor, join: Result<Json<Join>, JsonRejection>) -> Response {
    let made = async {
        let join = body(join)?;
        let token = Key::read(&join.token).ok_or(No::Token)?.hash();
        let key = visitor.key.ok_or(No::NotYours)?;
        let (table, seat) = visitor.app.store.invitation(token).await?.ok_or(No::Token)?;
        let salt = join.salt.as_deref();
        let guest = guest(&visitor, key, Seat(seat), &join.name, salt, Some(token));
        visitor.app.room(table).sit(&visitor.app, Seat(seat), guest).await?;
        Ok(json!({ "table": table.to_string(), "seat": seat + 1 }))
    };
    given(&visitor, made.await)
}

/// Takes a free seat of a table in the lobby.
#[utoipa::path(post, path = "/api/tables/{id}/sit", params(("id" = String, Path)),
    request_body = Sit, responses((status = 200, description = "Seated")))]
async fn sit(
    visitor: Visitor,
    Path(id): Path<String>,
    sit: Result<Json<Sit>, JsonRejection>,
) -> Response {
    let made = async {
        let sit = body(sit)?;
        let key = visitor.key.ok_or(No::NotYours)?;
        let seat = Seat(sit.seat.wrapping_sub(1));
        let guest = guest(&visitor, key, seat, &sit.name, sit.salt.as_deref(), None);
        visitor.app.room(table_id(&id)?).sit(&visitor.app, seat, guest).await?;
        Ok(json!({ "ok": true }))
    };
    given(&visitor, made.await)
}

/// Goes on from an earlier step of a finished game, at a new table with minds.
#[utoipa::path(post, path = "/api/tables/{id}/fork", params(("id" = String, Path)),
    request_body = On, responses((status = 200, description = "`{table}`")))]
async fn play_on(
    visitor: Visitor,
    Path(id): Path<String>,
    on: Result<Json<On>, JsonRejection>,
) -> Response {
    let made = async {
        let on = body(on)?;
        may_set_up(&visitor)?;
        let key = visitor.key.ok_or(No::NotYours)?;
        let seat = Seat(on.seat.wrapping_sub(1));
        let guest = guest(&visitor, key, seat, &on.name, None, None);
        let room = visitor.app.room(table_id(&id)?);
        let fresh = room.play_on(&visitor.app, on.at, seat, guest).await?;
        Ok(json!({ "table": fresh.to_string() }))
    };
    given(&visitor, made.await)
}

/// The saga of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/saga", params(("id" = String, Path)), responses(
    (status = 200, description = "The saga, as text"), (status = 409, description = "Not ended")))]
async fn saga(visitor: Visitor, Path(id): Path<String>) -> Response {
    match crate::web::saga_file(&visitor, &id).await {
        Ok(file) => file,
        Err(no) => wrong(&visitor, &no),
    }
}

/// Brings a saga from elsewhere, to be looked back at and played on from.
#[utoipa::path(post, path = "/api/sagas", request_body = String, responses(
    (status = 201, description = "`{table}`"),
    (status = 422, description = "Broken: all that is wrong with it")))]
async fn bring(visitor: Visitor, text: Result<String, StringRejection>) -> Response {
    let made = async {
        may_set_up(&visitor)?;
        let text = text.map_err(|unread| match unread.status() {
            StatusCode::PAYLOAD_TOO_LARGE => No::Long,
            _ => No::Bad(vec![Phrase::new("fault-io-no-text")]),
        })?;
        let table = setup::bring(&visitor.app, &text).await?;
        Ok(json!({ "table": table.to_string() }))
    };
    match made.await {
        Ok(value) => (StatusCode::CREATED, Json(value)).into_response(),
        Err(no) => wrong(&visitor, &no),
    }
}

/// A finished game after one of its steps, as a seat saw it.
#[utoipa::path(get, path = "/api/tables/{id}/replay", params(("id" = String, Path), At),
    responses((status = 200, description = "The screen in words, the log, the proof")))]
async fn look_back(
    visitor: Visitor,
    Path(id): Path<String>,
    at: Result<Query<At>, QueryRejection>,
) -> Response {
    let made = async {
        let at = at.map(|Query(at)| at).unwrap_or_default();
        let room = visitor.app.room(table_id(&id)?);
        let eyes = eyes(at.eyes.as_deref())?;
        let back = room.look_back(&visitor.app, visitor.key, &visitor.words, at.at, eyes).await?;
        Ok(view::finished(&back, &visitor.words))
    };
    given(&visitor, made.await)
}

/// A WebSocket: whenever what the key's seats are asked has changed, it is sent; acts can be sent
/// on it, each with a number `n` that comes back with its answer.
#[utoipa::path(get, path = "/api/tables/{id}/push", params(("id" = String, Path)),
    responses((status = 101, description = "The channel")))]
async fn channel(
    visitor: Visitor,
    id: Path<String>,
    upgrade: axum::extract::WebSocketUpgrade,
) -> Response {
    push::api(visitor, id, upgrade).await
}
