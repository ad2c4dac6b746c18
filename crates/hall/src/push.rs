//! The push channel: each seat is sent its own view, and sends its acts.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use axum::extract::{Path, Query, WebSocketUpgrade};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::Phrase;
use tokio::sync::watch;
use tokio::time::MissedTickBehavior;
use words::Voice;

use crate::act::{Act, Done};
use crate::api::news;
use crate::no::No;
use crate::page;
use crate::room::Room;
use crate::shown::{Hall, TablePage};
use crate::web::visitor::Visitor;

/// The longest message that is taken.
const LONGEST: usize = 16 << 10;

/// Shorter messages are sent as they are.
const WORTH_PACKING: usize = 1000;

/// How often a silent channel is tried.
const PING: Duration = Duration::from_secs(25);

#[derive(Deserialize)]
pub(crate) struct Last {
    #[serde(default)]
    version: String,
    /// Any text if long messages may be packed (raw deflate, as binary messages).
    #[serde(default)]
    packs: String,
}

/// What a page holds, part by part.
pub(crate) struct Rendered {
    pub(crate) version: String,
    parts: Vec<(String, String)>,
}

/// Renders a table's parts. The version follows from what is shown and from nothing else.
pub(crate) fn render(hall: Hall<'_>, table: &TablePage) -> Rendered {
    let parts: Vec<(String, String)> = page::zones(hall, table)
        .into_iter()
        .map(|part| (part.id, part.html.into_string()))
        .collect();
    let mut hash = blake3::Hasher::new();
    for (id, html) in &parts {
        hash.update(id.as_bytes()).update(b"\0").update(html.as_bytes()).update(b"\0");
    }
    let version = hash.finalize().to_hex()[..16].to_owned();
    Rendered { version, parts }
}

/// What one page is known to show.
#[derive(Default)]
struct Sent {
    version: String,
    /// Whether the page can unpack what is packed.
    packs: bool,
    order: Vec<String>,
    hashes: HashMap<String, blake3::Hash>,
}

impl Sent {
    /// The message that brings the page up to date, if one is needed.
    fn update(&mut self, fresh: Rendered) -> Option<Value> {
        let order: Vec<String> = fresh.parts.iter().map(|(id, _)| id.clone()).collect();
        let mut zones = serde_json::Map::new();
        let mut hashes = HashMap::new();
        for (id, html) in fresh.parts {
            let hash = blake3::hash(html.as_bytes());
            if self.hashes.get(&id) != Some(&hash) {
                zones.insert(id.clone(), Value::from(html));
            }
            hashes.insert(id, hash);
        }
        let known = std::mem::replace(&mut self.version, fresh.version);
        self.hashes = hashes;
        // A page that came with this version shows all of it already.
        if known == self.version {
            self.order = order;
            return None;
        }
        let mut message = json!({ "version": self.version, "zones": zones });
        if order != self.order {
            message["order"] = json!(order);
            self.order = order;
        }
        Some(message)
    }
}

/// The channel of a page.
pub(crate) async fn page(
    visitor: Visitor,
    Path(id): Path<String>,
    Query(last): Query<Last>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let packs = !last.packs.is_empty();
    let sent = Sent { version: last.version, packs, ..Sent::default() };
    open(visitor, id, upgrade, Shown::Page(sent)).await
}

/// The channel of the API: what is asked, as JSON.
pub(crate) async fn api(
    visitor: Visitor,
    Path(id): Path<String>,
    up: WebSocketUpgrade,
) -> Response {
    open(visitor, id, up, Shown::News(Value::Null)).await
}

enum Shown {
    Page(Sent),
    News(Value),
}

async fn open(visitor: Visitor, id: String, upgrade: WebSocketUpgrade, shown: Shown) -> Response {
    let room = match crate::web::table_id(&id) {
        Ok(id) => visitor.app.room(id),
        Err(no) => return no.status().into_response(),
    };
    if let Err(no) = room.enter(&visitor.app).await {
        return no.status().into_response();
    }
    if !visitor.app.clients.open_channel(visitor.address) {
        return No::Slower.status().into_response();
    }
    upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .write_buffer_size(0)
        .read_buffer_size(4 << 10)
        .on_upgrade(move |socket| async move {
            let open = visitor.app.channels.fetch_add(1, Ordering::Relaxed) + 1;
            metrics::gauge!("hall_channels").set(open as f64);
            talk(&visitor, &room, socket, shown).await;
            let open = visitor.app.channels.fetch_sub(1, Ordering::Relaxed) - 1;
            metrics::gauge!("hall_channels").set(open as f64);
            visitor.app.clients.close_channel(visitor.address);
        })
}

async fn talk(visitor: &Visitor, room: &Arc<Room>, mut socket: WebSocket, mut shown: Shown) {
    let mut news = room.news();
    let Ok(mut held) = room.enter(&visitor.app).await.map(|table| table.held(visitor.key)) else {
        return;
    };
    room.comes(held, true);
    let mut closing = visitor.app.closing();
    let mut ping = tokio::time::interval(PING);
    ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ping.reset();
    news.mark_changed();
    let mut alive = true;
    while alive {
        alive = tokio::select! {
            () = closed(&mut closing) => false,
            _ = ping.tick() => socket.send(Message::Ping(Default::default())).await.is_ok(),
            changed = news.changed() => {
                changed.is_ok() && update(visitor, room, &mut socket, &mut shown).await
            }
            message = socket.recv() => match message {
                Some(Ok(Message::Text(text))) => {
                    let answer = heard(visitor, room, &text).await;
                    socket.send(Message::Text(answer.to_string().into())).await.is_ok()
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => true,
                _ => false,
            },
        };
        // A seat may have been taken on this very channel's key meanwhile.
        if let Ok(now) = room.enter(&visitor.app).await.map(|table| table.held(visitor.key))
            && now != held
        {
            room.comes(held, false);
            room.comes(now, true);
            held = now;
        }
    }
    room.comes(held, false);
}

async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

async fn update(
    visitor: &Visitor,
    room: &Arc<Room>,
    socket: &mut WebSocket,
    shown: &mut Shown,
) -> bool {
    let message = match shown {
        Shown::Page(sent) => {
            let seen = room.see(&visitor.app, visitor.key, &visitor.words, false).await;
            let Ok(table) = seen else { return false };
            sent.update(render(visitor.hall(), &table))
        }
        Shown::News(last) => {
            let Ok(table) = room.enter(&visitor.app).await else { return false };
            let now = news(&table, visitor.key);
            let fresh = *last != now;
            last.clone_from(&now);
            fresh.then_some(now)
        }
    };
    match message {
        None => true,
        Some(message) => {
            let text = message.to_string();
            let packs = matches!(shown, Shown::Page(Sent { packs: true, .. }));
            let message = match packs.then(|| packed(&text)).flatten() {
                Some(bytes) => Message::Binary(bytes.into()),
                None => Message::Text(text.into()),
            };
            let length = match &message {
                Message::Binary(bytes) => bytes.len(),
                Message::Text(text) => text.len(),
                _ => 0,
            };
            metrics::histogram!("hall_update_bytes").record(length as f64);
            socket.send(message).await.is_ok()
        }
    }
}

/// A long message made short.
fn packed(text: &str) -> Option<Vec<u8>> {
    if text.len() < WORTH_PACKING {
        return None;
    }
    let mut packer = DeflateEncoder::new(Vec::with_capacity(text.len() / 4), Compression::fast());
    packer.write_all(text.as_bytes()).ok()?;
    packer.finish().ok()
}

/// Answers an act that came on a channel.
async fn heard(visitor: &Visitor, room: &Arc<Room>, text: &str) -> Value {
    let value: Value = serde_json::from_str(text).unwrap_or_default();
    let number = value.get("n").filter(|n| n.is_u64()).cloned().unwrap_or_default();
    let done = async {
        if !visitor.app.clients.may_ask(visitor.address) {
            return Err(No::Slower);
        }
        let unread = |error: serde_json::Error| {
            No::Bad(vec![Phrase::new("server-no-form").with("why", error.to_string())])
        };
        let act: Act = serde_json::from_value(value).map_err(unread)?;
        room.act(&visitor.app, visitor.key, act).await
    };
    let mut answer = answer(visitor, room, done.await).await;
    answer["n"] = number;
    answer
}

/// What came of an act, in words.
pub(crate) async fn answer(visitor: &Visitor, room: &Arc<Room>, done: Result<Done, No>) -> Value {
    let (phrase, rule) = match &done {
        Ok(done) => (done.say.clone(), done.rule),
        Err(no) => (Some(no.phrase()), no.rule()),
    };
    let mut answer = json!({ "ok": done.is_ok() });
    if let Some(phrase) = phrase {
        let names = match room.enter(&visitor.app).await {
            Ok(table) => crate::see::names(&table, &visitor.words),
            Err(_) => Vec::new(),
        };
        answer["why"] = json!(Voice::new(&visitor.words, &names).say(&phrase));
        answer["rule"] = json!(rule);
    }
    match done {
        Ok(done) => {
            let token = done.token.map(|token| visitor.app.link(&token));
            for (name, value) in [("go", done.go), ("hint", done.hint), ("link", token)] {
                if let Some(value) = value {
                    answer[name] = Value::from(value);
                }
            }
        }
        Err(no) => {
            answer["stale"] = json!(no == No::Stale);
            answer["status"] = json!(no.status().as_u16());
        }
    }
    answer
}
