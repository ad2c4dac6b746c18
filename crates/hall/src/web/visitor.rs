//! Who asks: key, language, address.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use words::Words;

use crate::app::App;
use crate::guard;
use crate::key::{Hash, Key};
use crate::no::No;
use crate::page;
use crate::shown::{Hall, Reach, Theme, Trouble};

/// The cookie that holds a guest's key.
const COOKIE: &str = "meadhall";

/// A year.
const AGE: u32 = 365 * 24 * 60 * 60;

/// Who asks.
pub(crate) struct Visitor {
    pub(crate) app: Arc<App>,
    pub(crate) key: Option<Hash>,
    pub(crate) words: Arc<Words>,
    pub(crate) address: IpAddr,
    theme: Theme,
    path: String,
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Infallible> {
        let headers = &parts.headers;
        let text = |name| headers.get(name).and_then(|v: &HeaderValue| v.to_str().ok());
        let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
        let key = bearer.map(str::to_owned).or_else(|| cookie(headers, COOKIE));
        let query = parts.uri.query().unwrap_or_default();
        let asked = query.split('&').find_map(|pair| pair.strip_prefix("lang=").map(str::to_owned));
        let asked = asked.or_else(|| cookie(headers, "lang"));
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
        let browser = text(header::ACCEPT_LANGUAGE).unwrap_or_default();
        Ok(Visitor {
            key: key.and_then(|key| Key::read(&key)).map(|key| key.hash()),
            words: app.tongues.pick(asked.as_deref(), browser),
            address: guard::client(app, headers, peer),
            theme: cookie(headers, "theme").map(|name| Theme::named(&name)).unwrap_or_default(),
            path: parts.uri.path_and_query().map_or("/", |path| path.as_str()).to_owned(),
            app: app.clone(),
        })
    }
}

fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';'));
    pairs.find_map(|pair| {
        let (found, value) = pair.trim().split_once('=')?;
        (found == name).then(|| value.to_owned())
    })
}

impl Visitor {
    /// What every page needs.
    pub(crate) fn hall(&self) -> Hall<'_> {
        Hall {
            words: &self.words,
            reach: &self.app.config.reach,
            theme: self.theme,
            path: &self.path,
        }
    }

    /// A page that says what is wrong.
    pub(crate) fn wrong(&self, no: &No) -> Response {
        let trouble = Trouble { status: no.status().as_u16(), what: no.phrases() };
        (no.status(), page::trouble(self.hall(), &trouble)).into_response()
    }

    /// The page, or what is wrong.
    pub(crate) fn page(&self, made: Result<Markup, No>) -> Response {
        match made {
            Ok(page) => page.into_response(),
            Err(no) => self.wrong(&no),
        }
    }

    /// The visitor's key, or a new one and the cookie that keeps it.
    pub(crate) fn guest(&self) -> Result<(Hash, Option<HeaderValue>), No> {
        if let Some(key) = self.key {
            return Ok((key, None));
        }
        let key = Key::fresh()?;
        let secure = match &self.app.config.reach {
            Reach::Public(url) if url.starts_with("https:") => "; Secure",
            _ => "",
        };
        let cookie = format!(
            "{COOKIE}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={AGE}{secure}",
            key.text()
        );
        Ok((key.hash(), HeaderValue::from_str(&cookie).ok()))
    }
}

/// Sends on to an address, with a cookie if there is one.
pub(crate) fn go(to: &str, cookie: Option<HeaderValue>) -> Response {
    let mut answer = Redirect::to(to).into_response();
    if let Some(cookie) = cookie {
        answer.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    answer
}
