//! Setting tables up and coming to them.

use axum::extract::{Form, Multipart, Path, RawQuery};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tabletop::saga::unhex;
use tabletop::{Phrase, Seat};

use super::visitor::{Visitor, go};
use crate::key::Key;
use crate::no::No;
use crate::page;
use crate::see::about;
use crate::setup::{Guest, Wanted, bring as bring_saga, create, read};
use crate::shown::Trouble;

type Fields = Form<Vec<(String, String)>>;

fn field<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    fields.iter().find(|(n, _)| n == name).map(|(_, value)| value.trim())
}

/// The game that a form names, else the first.
fn wanted(fields: &[(String, String)]) -> Result<Wanted, No> {
    let first = shelf::GAMES.first().copied().unwrap_or_default();
    let about = about(field(fields, "game").unwrap_or(first))?;
    Ok(read(about, fields))
}

pub(super) async fn form(visitor: Visitor, RawQuery(query): RawQuery) -> Response {
    let fields: Vec<(String, String)> =
        serde_urlencoded::from_str(&query.unwrap_or_default()).unwrap_or_default();
    // Faults are told once somebody has filled in more than the game.
    let tell = fields.iter().any(|(name, _)| name != "game" && name != "lang");
    let made = wanted(&fields).and_then(|wanted| {
        let form = wanted.form(&visitor.words, tell).ok_or(No::Gone)?;
        Ok(page::new_table(visitor.hall(), &form))
    });
    visitor.page(made)
}

pub(super) async fn set_up(visitor: Visitor, Form(fields): Fields) -> Response {
    let wanted = match wanted(&fields) {
        Ok(wanted) => wanted,
        Err(no) => return visitor.wrong(&no),
    };
    if wanted.plan(&visitor.words).is_ok() {
        return begin(&visitor, &wanted).await;
    }
    match wanted.form(&visitor.words, true) {
        Some(form) => {
            let page = page::new_table(visitor.hall(), &form);
            (StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
        }
        None => visitor.wrong(&No::Gone),
    }
}

pub(super) async fn quick(visitor: Visitor, Form(fields): Fields) -> Response {
    match about(field(&fields, "game").unwrap_or_default()) {
        Ok(about) => begin(&visitor, &Wanted::quick(about)).await,
        Err(no) => visitor.wrong(&no),
    }
}

async fn begin(visitor: &Visitor, wanted: &Wanted) -> Response {
    let begun = async {
        may_set_up(visitor)?;
        let (key, cookie) = visitor.guest()?;
        let plan = wanted.plan(&visitor.words).map_err(No::Bad)?;
        let fresh = create(&visitor.app, key, plan).await?;
        Ok::<_, No>(go(&format!("/t/{}", fresh.table), cookie))
    };
    begun.await.unwrap_or_else(|no| visitor.wrong(&no))
}

/// A table more, if this client has not set up too many.
pub(crate) fn may_set_up(visitor: &Visitor) -> Result<(), No> {
    match visitor.app.clients.may_set_up(visitor.address) {
        true => Ok(()),
        false => Err(No::Slower),
    }
}

pub(super) async fn invitation(visitor: Visitor) -> Response {
    page::join(visitor.hall(), None).into_response()
}

pub(super) async fn join(visitor: Visitor, Form(fields): Fields) -> Response {
    let text = |name| field(&fields, name).unwrap_or_default();
    // A whole link may have been pasted.
    let token = text("token").rsplit('#').next().unwrap_or_default();
    match accept(&visitor, token, text("name"), field(&fields, "salt")).await {
        Ok(answer) => answer,
        Err(no) => {
            let trouble = Trouble { status: no.status().as_u16(), what: no.phrases() };
            (no.status(), page::join(visitor.hall(), Some(&trouble))).into_response()
        }
    }
}

async fn accept(
    visitor: &Visitor,
    token: &str,
    name: &str,
    salt: Option<&str>,
) -> Result<Response, No> {
    let token = Key::read(token).ok_or(No::Token)?.hash();
    let (table, seat) = visitor.app.store.invitation(token).await?.ok_or(No::Token)?;
    let (key, cookie) = visitor.guest()?;
    let guest = guest(visitor, key, Seat(seat), name, salt, Some(token));
    visitor.app.room(table).sit(&visitor.app, Seat(seat), guest).await?;
    Ok(go(&format!("/t/{table}"), cookie))
}

/// Somebody with a name, or called by the seat.
pub(crate) fn guest(
    visitor: &Visitor,
    key: crate::key::Hash,
    seat: Seat,
    name: &str,
    salt: Option<&str>,
    token: Option<crate::key::Hash>,
) -> Guest {
    let name = match name.trim() {
        "" => visitor.words.seat(seat),
        name => name.to_owned(),
    };
    let salt = salt.filter(|salt| unhex::<16>(salt).is_some()).map(str::to_owned);
    Guest { key, name, salt, token }
}

pub(super) async fn sit(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Response {
    let seated = async {
        let id = id.parse().map_err(|()| No::Gone)?;
        let seat: Seat = field(&fields, "seat").and_then(|s| s.parse().ok()).ok_or(No::Taken)?;
        let (key, cookie) = visitor.guest()?;
        let name = field(&fields, "name").unwrap_or_default();
        let guest = guest(&visitor, key, seat, name, field(&fields, "salt"), None);
        visitor.app.room(id).sit(&visitor.app, seat, guest).await?;
        Ok::<_, No>(go(&format!("/t/{id}"), cookie))
    };
    seated.await.unwrap_or_else(|no| visitor.wrong(&no))
}

pub(super) async fn play_on(
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Fields,
) -> Response {
    let begun = async {
        may_set_up(&visitor)?;
        let id = id.parse().map_err(|()| No::Gone)?;
        let at = field(&fields, "at").and_then(|at| at.parse().ok()).ok_or(No::NotNow)?;
        let seat: Seat = field(&fields, "seat").and_then(|s| s.parse().ok()).ok_or(No::Taken)?;
        let (key, cookie) = visitor.guest()?;
        let name = field(&fields, "name").unwrap_or_default();
        let guest = guest(&visitor, key, seat, name, None, None);
        let fresh = visitor.app.room(id).play_on(&visitor.app, at, seat, guest).await?;
        Ok::<_, No>(go(&format!("/t/{fresh}"), cookie))
    };
    begun.await.unwrap_or_else(|no| visitor.wrong(&no))
}

pub(super) async fn bring(visitor: Visitor, mut form: Multipart) -> Response {
    let brought = async {
        may_set_up(&visitor)?;
        let bad = |id| No::Bad(vec![Phrase::new(id)]);
        while let Some(part) = form.next_field().await.map_err(|_| No::Long)? {
            if part.name() != Some("saga") {
                continue;
            }
            let bytes = part.bytes().await.map_err(|_| No::Long)?;
            let text = String::from_utf8(bytes.to_vec()).map_err(|_| bad("fault-io-no-text"))?;
            if text.is_empty() {
                break;
            }
            let table = bring_saga(&visitor.app, &text).await?;
            return Ok(go(&format!("/t/{table}?at=0"), None));
        }
        Err(bad("server-fault-file"))
    };
    brought.await.unwrap_or_else(|no: No| visitor.wrong(&no))
}
