//! Pages and forms.

mod lists;
mod newcomers;
mod tables;

pub(crate) mod visitor;

pub(crate) use lists::from_afar;
pub(crate) use newcomers::{guest, may_set_up};
use tables::saga;
pub(crate) use tables::{eyes, saga_file, table_id};

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Form, Path};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};

use crate::app::App;
use crate::no::No;
use crate::page;
use crate::see::about;
use crate::shown::Theme;
use visitor::{Visitor, go};

/// The longest saga that is taken.
pub(crate) const LONGEST_SAGA: usize = 4 << 20;

/// Pages and forms.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(lists::front))
        .route("/lobby", get(lists::lobby))
        .route("/new", get(newcomers::form).post(newcomers::set_up))
        .route("/quick", post(newcomers::quick))
        .route("/join", get(newcomers::invitation).post(newcomers::join))
        .route("/sagas", post(newcomers::bring).layer(DefaultBodyLimit::max(LONGEST_SAGA)))
        .route("/t/{id}", get(tables::look).post(tables::act))
        .route("/t/{id}/sit", post(newcomers::sit))
        .route("/t/{id}/fork", post(newcomers::play_on))
        .route("/t/{id}/saga", get(saga))
        .route("/t/{id}/log", get(tables::log))
        .route("/t/{id}/review", get(tables::review).post(tables::judge))
        .route("/t/{id}/push", get(crate::push::page))
        .route("/rules/{game}", get(rules))
        .route("/cards/{game}", get(cards))
        .route("/theme", post(theme))
        .route("/assets/{file}", get(asset))
        .route("/favicon.svg", get(icon))
        // Browsers ask for it under this name wherever no page names another.
        .route("/favicon.ico", get(icon))
        .fallback(nothing)
}

async fn nothing(visitor: Visitor) -> Response {
    visitor.wrong(&No::Gone)
}

async fn rules(visitor: Visitor, Path(game): Path<String>) -> Response {
    visitor.page(about(&game).map(|about| page::rules(visitor.hall(), about)))
}

async fn cards(visitor: Visitor, Path(game): Path<String>) -> Response {
    let made = about(&game).and_then(|about| {
        let plan = crate::setup::Wanted::quick(about).plan(&visitor.words).map_err(No::Bad)?;
        let cards = sitting::boxes::newest(about).ok_or(No::Gone)?;
        let text = sitting::boxes::text(about, &cards).map_err(|f| No::Bad(vec![f.phrase()]))?;
        let table = shelf::table(&game, &plan.setup(), text).ok_or(No::Gone)?;
        let sheets = table.map_err(|faults| No::Bad(faults.phrases()))?.sheets();
        Ok(page::cards(visitor.hall(), about, &sheets))
    });
    visitor.page(made)
}

/// Light or dark, for who has no script.
async fn theme(Form(fields): Form<Vec<(String, String)>>) -> Response {
    let field = |name| fields.iter().find(|(n, _)| n == name).map_or("", |(_, value)| &**value);
    let theme = Theme::named(field("theme")).name();
    let cookie = format!("theme={theme}; Path=/; SameSite=Lax; Max-Age=31536000");
    // Only to our own pages: `//elsewhere` and `/\elsewhere` lead away.
    let back = Some(field("back")).filter(|back| {
        let mut letters = back.bytes();
        letters.next() == Some(b'/')
            && !matches!(letters.next(), Some(b'/' | b'\\'))
            && HeaderValue::from_str(back).is_ok()
    });
    go(back.unwrap_or("/"), HeaderValue::from_str(&cookie).ok())
}

async fn icon() -> Response {
    asset(Path("favicon.svg".to_owned())).await
}

async fn asset(Path(file): Path<String>) -> Response {
    const CACHE: (HeaderName, &str) = (header::CACHE_CONTROL, "no-cache");
    match page::assets::get(&file) {
        Some((kind, bytes)) => {
            ([(header::CONTENT_TYPE, kind), CACHE], bytes.into_owned()).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
