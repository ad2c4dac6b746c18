//! Who may ask anything at all: names, origins, rates; and what every answer says of safety.

use std::collections::{HashMap, VecDeque};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tabletop::Phrase;

use crate::app::{App, Limits, lock};
use crate::clock::now;
use crate::shown::Reach;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

/// The most clients that are remembered.
const MOST: usize = 20_000;

const HOUR: i64 = 60 * 60 * 1000;

/// What each client has done of late.
pub(crate) struct Clients {
    limits: Limits,
    known: Mutex<HashMap<IpAddr, Client>>,
}

struct Client {
    tokens: f64,
    seen: i64,
    channels: usize,
    tables: VecDeque<i64>,
}

impl Clients {
    pub(crate) fn new(limits: Limits) -> Clients {
        Clients { limits, known: Mutex::default() }
    }

    fn with<T>(&self, who: IpAddr, what: impl FnOnce(&mut Client) -> T) -> T {
        let mut known = lock(&self.known);
        let at = now();
        if known.len() >= MOST && !known.contains_key(&who) {
            known.retain(|_, client| client.channels > 0 || at - client.seen < 60_000);
        }
        let client = known.entry(who).or_insert_with(|| Client {
            tokens: self.limits.burst,
            seen: at,
            channels: 0,
            tables: VecDeque::new(),
        });
        let gained = (at - client.seen).max(0) as f64 / 1000.0 * self.limits.rate;
        client.tokens = (client.tokens + gained).min(self.limits.burst);
        client.seen = at;
        what(client)
    }

    /// Whether a client may ask one thing more.
    pub(crate) fn may_ask(&self, who: IpAddr) -> bool {
        self.with(who, |client| {
            let may = client.tokens >= 1.0;
            client.tokens -= f64::from(u8::from(may));
            may
        })
    }

    /// Whether a client may set up one more table.
    pub(crate) fn may_set_up(&self, who: IpAddr) -> bool {
        let most = self.limits.tables;
        self.with(who, |client| {
            while client.tables.front().is_some_and(|at| now() - at > HOUR) {
                client.tables.pop_front();
            }
            let may = client.tables.len() < most;
            if may && most < usize::MAX {
                client.tables.push_back(now());
            }
            may
        })
    }

    /// A channel is opened, if it may be.
    pub(crate) fn open_channel(&self, who: IpAddr) -> bool {
        let most = self.limits.channels;
        self.with(who, |client| {
            let may = client.channels < most;
            client.channels += usize::from(may);
            may
        })
    }

    pub(crate) fn close_channel(&self, who: IpAddr) {
        self.with(who, |client| client.channels = client.channels.saturating_sub(1));
    }
}

/// The client's address. Behind a public address there is a proxy on this machine, which names it.
pub(crate) fn client(app: &App, headers: &HeaderMap, peer: Option<SocketAddr>) -> IpAddr {
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.ip());
    let proxied = matches!(app.config.reach, Reach::Public(_)) && peer.is_loopback();
    let named = headers.get("x-forwarded-for").filter(|_| proxied);
    // The last address is the one that the proxy itself saw.
    let last = named.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.unwrap_or(peer)
}

/// Lets in what may come in, and says how answers are to be treated.
pub(crate) async fn check(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
    let who = client(&app, request.headers(), peer);
    let refused = match &request {
        request if !known_host(&app, request) => {
            Some((StatusCode::MISDIRECTED_REQUEST, "server-other-host"))
        }
        request if changes(request) && !same_site(request) => {
            Some((StatusCode::FORBIDDEN, "server-other-site"))
        }
        _ if !app.clients.may_ask(who) => Some((StatusCode::TOO_MANY_REQUESTS, "server-slower")),
        _ => None,
    };
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let mut answer = match refused {
        Some((status, why)) => {
            let text = app.tongues.pick(None, "").text(&Phrase::new(why));
            (status, [(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
        }
        None => next.run(request).await,
    };
    let status = answer.status();
    metrics::counter!("hall_answers_total", "status" => status.as_str().to_owned()).increment(1);
    if status.is_server_error() {
        tracing::warn!(%method, path, status = status.as_u16(), "a request failed");
    } else {
        tracing::debug!(%method, path, status = status.as_u16(), "answered");
    }
    let headers = answer.headers_mut();
    for (name, value) in [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        // With none at all a browser would not say either where a form was sent from.
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("x-frame-options", "DENY"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    answer
}

/// Whether a request may change something, or opens a channel on which that is done.
fn changes(request: &Request) -> bool {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    !reads || request.headers().contains_key(header::UPGRADE)
}

fn host(request: &Request) -> Option<&str> {
    let named = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    named.or_else(|| request.uri().authority().map(|authority| authority.as_str()))
}

/// Whether the request names this hall: by a number, by `localhost` or by its public name. A name
/// that somebody else has pointed here is none of these.
fn known_host(app: &App, request: &Request) -> bool {
    let Some(host) = host(request) else { return false };
    let name = without_port(host);
    let number = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().is_ok();
    let public = match &app.config.reach {
        Reach::Public(url) => url.parse::<Uri>().ok().and_then(|url| Some(url.host()? == name)),
        _ => None,
    };
    number || name == "localhost" || public == Some(true)
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => host,
    }
}

/// Whether a request comes from our own pages, or from no page at all.
fn same_site(request: &Request) -> bool {
    let headers = request.headers();
    if let Some(origin) = headers.get(header::ORIGIN) {
        let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
        return origin.is_some_and(|(_, from)| Some(from) == host(request));
    }
    match headers.get("sec-fetch-site").map(HeaderValue::as_bytes) {
        None | Some(b"same-origin" | b"none") => true,
        Some(_) => false,
    }
}
