//! How much a hall bears: a hall of its own on this machine, and people at many of its tables who
//! choose at random over their push channels.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use minds::{Level, Stream};
use serde::Serialize;
use serde_json::{Value, json};
use store::TableId;
use tokio::net::TcpStream;
use tokio::sync::Barrier;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::app::{App, Config, Limits};
use crate::key::Key;
use crate::no::No;
use crate::serve::{self, Later, serve};
use crate::setup::{Guest, Wanted, create};
use crate::shown::SeatWish;

/// What is measured.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Tables that are played at.
    pub tables: usize,
    /// Tables more that are only open.
    pub idle: usize,
    /// How long.
    pub time: Duration,
    /// Whether every seat has a browser's channel too.
    pub pages: bool,
    /// Where its tables are kept; a folder that is removed afterwards if nothing is said.
    pub data: Option<PathBuf>,
}

/// What came of it. First as many moves are offered as [`OFFERED`] says, evenly over all tables,
/// then as many as there can be.
#[derive(Clone, Debug, Serialize)]
pub struct Load {
    /// Tables open.
    pub tables: usize,
    /// Seats connected.
    pub channels: usize,
    /// Durable moves a second, while a steady number is offered.
    pub moves_per_s: f64,
    /// From sending a move to its acknowledgement, in half of the cases.
    pub p50_ms: f64,
    /// The same in 99 of 100 cases.
    pub p99_ms: f64,
    /// Durable moves a second while every seat moves as soon as it can.
    pub most_moves_per_s: f64,
    /// Moves that were refused, which should be none.
    pub refused: usize,
    /// The size of an update of a page as it is sent, in half of the cases.
    pub update_bytes_median: u64,
    /// Memory of hall and players together, in MiB.
    pub memory_mib: f64,
    /// From nothing to answering, in milliseconds.
    pub start_ms: f64,
}

/// How many moves a second are offered in all at first.
pub const OFFERED: f64 = 2400.0;

/// At so many tables somebody looks on with a browser, so that pages are measured too.
const BROWSERS: usize = 4;

type Socket = WebSocketStream<TcpStream>;

/// Measures.
pub fn run(plan: &Plan) -> Later<io::Result<Load>> {
    let plan = plan.clone();
    Box::pin(async move { measure(&plan).await })
}

async fn measure(plan: &Plan) -> io::Result<Load> {
    let folder = match &plan.data {
        Some(folder) => folder.clone(),
        None => std::env::temp_dir().join(format!("meadhall-load-{}", std::process::id())),
    };
    let begun = Instant::now();
    let limits = Limits::NONE;
    let config = Config { limits, pace: Duration::ZERO, ..Config::default() };
    let app = serve::open(&folder, config).await.map_err(io::Error::other)?;
    let listener = serve::listen(SocketAddr::new(Ipv4Addr::LOCALHOST.into(), 0), false).await?;
    let address = listener.local_addr()?;
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let hall = tokio::spawn(serve(app.clone(), listener, async move {
        let _ = stopped.await;
    }));
    healthy(address).await?;
    let start_ms = begun.elapsed().as_secs_f64() * 1000.0;
    for n in 0..plan.idle {
        alone(&app, n).await.map_err(wrong)?;
    }
    let paced = Phase { end: plan.time / 2, pace: Some(plan.tables as f64 / OFFERED) };
    let first = play(&app, address, plan, paced).await?;
    let memory_mib = memory();
    let hasty = play(&app, address, plan, Phase { end: plan.time / 2, pace: None }).await?;
    let _ = stop.send(());
    let _ = hall.await;
    if plan.data.is_none() {
        let _ = std::fs::remove_dir_all(&folder);
    }
    let mut waits = first.waits;
    let mut updates: Vec<f64> = [first.updates, hasty.updates].concat();
    Ok(Load {
        tables: plan.tables + plan.idle,
        channels: plan.tables * 2,
        moves_per_s: waits.len() as f64 / first.seconds,
        p50_ms: part(&mut waits, 0.5),
        p99_ms: part(&mut waits, 0.99),
        most_moves_per_s: hasty.waits.len() as f64 / hasty.seconds,
        refused: first.refused + hasty.refused,
        update_bytes_median: part(&mut updates, 0.5) as u64,
        memory_mib,
        start_ms,
    })
}

fn wrong(no: No) -> io::Error {
    io::Error::other(no.phrase().to_string())
}

fn part(values: &mut [f64], share: f64) -> f64 {
    values.sort_unstable_by(f64::total_cmp);
    let at = (values.len() as f64 * share) as usize;
    values.get(at.min(values.len().saturating_sub(1))).copied().unwrap_or_default()
}

/// The memory of this program, in MiB, where the system tells it.
fn memory() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    kib.unwrap_or_default() / 1024.0
}

async fn healthy(address: SocketAddr) -> io::Result<()> {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = TcpStream::connect(address).await?;
    let ask = format!("GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(ask.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    match answer.starts_with("HTTP/1.1 200") {
        true => Ok(()),
        false => Err(io::Error::other("the hall does not answer")),
    }
}

#[derive(Clone, Copy)]
struct Phase {
    end: Duration,
    /// Seconds between two moves of one table.
    pace: Option<f64>,
}

#[derive(Default)]
struct Figures {
    waits: Vec<f64>,
    updates: Vec<f64>,
    refused: usize,
    seconds: f64,
}

async fn play(
    app: &Arc<App>,
    address: SocketAddr,
    plan: &Plan,
    phase: Phase,
) -> io::Result<Figures> {
    let go = Arc::new(AtomicBool::new(true));
    let start = Arc::new(Barrier::new(plan.tables + 1));
    let mut players = Vec::new();
    for n in 0..plan.tables {
        let player = Player {
            app: app.clone(),
            address,
            pages: plan.pages || n < BROWSERS,
            pace: phase.pace,
            go: go.clone(),
        };
        players.push(tokio::spawn(player.play(n, start.clone())));
    }
    start.wait().await;
    let begun = Instant::now();
    tokio::time::sleep(phase.end).await;
    go.store(false, Ordering::Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    let mut all = Figures { seconds, ..Figures::default() };
    for player in players {
        all.add(player.await.map_err(io::Error::other)??);
    }
    Ok(all)
}

/// Both people at one table, and then at the next.
struct Player {
    app: Arc<App>,
    address: SocketAddr,
    pages: bool,
    pace: Option<f64>,
    go: Arc<AtomicBool>,
}

impl Player {
    async fn play(self, n: usize, start: Arc<Barrier>) -> io::Result<Figures> {
        let mut figures = Figures::default();
        let mut random = Stream::seeded(n as u64);
        let mut game = self.sit_down(n).await?;
        start.wait().await;
        loop {
            let over = AtomicBool::new(false);
            let (mut one, mut two) = (random.split(1), random.split(2));
            let Game { people: [a, b], browsers } = &mut game;
            let (a, b, pages) = tokio::join!(
                self.seat(a, &mut one, &over),
                self.seat(b, &mut two, &over),
                self.browsers(browsers, &over),
            );
            for part in [a?, b?, pages?] {
                figures.add(part);
            }
            if !self.go.load(Ordering::Relaxed) {
                return Ok(figures);
            }
            random = random.split(3);
            game = self.sit_down(n).await?;
        }
    }

    /// A new table of two people, each connected; with browsers too where pages are measured.
    async fn sit_down(&self, n: usize) -> io::Result<Game> {
        let (table, [a, b]) = pair(&self.app, n).await.map_err(wrong)?;
        let news = format!("/api/tables/{table}/push");
        let people =
            [connect(self.address, &news, &a).await?, connect(self.address, &news, &b).await?];
        let mut browsers = Vec::new();
        if self.pages {
            let page = format!("/t/{table}/push?packs=1");
            for key in [a, b] {
                browsers.push(connect(self.address, &page, &key).await?);
            }
        }
        Ok(Game { people, browsers })
    }

    /// Chooses at random whenever it is asked, until the game is over.
    async fn seat(
        &self,
        socket: &mut Socket,
        random: &mut Stream,
        over: &AtomicBool,
    ) -> io::Result<Figures> {
        let mut figures = Figures::default();
        let (mut sent, mut answered) = (None, Value::Null);
        while let Some(text) = self.next(socket, over).await? {
            let said: Value = serde_json::from_slice(&text).unwrap_or_default();
            if said.get("n").is_some() {
                let since: Instant = sent.take().unwrap_or_else(Instant::now);
                figures.waits.push(since.elapsed().as_secs_f64() * 1000.0);
                figures.refused += usize::from(said["ok"] != true);
            } else if said["stage"] == "over" {
                over.store(true, Ordering::Relaxed);
            } else if let Some(question) = said["questions"].get(0) {
                // The same question may be told again when what others are asked has changed.
                if question["question"] == answered {
                    continue;
                }
                answered.clone_from(&question["question"]);
                if let Some(pace) = self.pace {
                    // Not all in step.
                    let share = 0.5 + (random.word() % 1000) as f64 / 1000.0;
                    tokio::time::sleep(Duration::from_secs_f64(pace * share)).await;
                }
                let choices = question["choices"].as_array().map_or(&[][..], Vec::as_slice);
                let at = random.word() % choices.len().max(1) as u64;
                let act = json!({
                    "n": 1, "act": "choose", "seat": question["seat"],
                    "question": question["question"], "choice": choices.get(at as usize),
                });
                sent = Some(Instant::now());
                let act = Message::Text(act.to_string().into());
                socket.send(act).await.map_err(io::Error::other)?;
            }
        }
        Ok(figures)
    }

    /// Takes what browsers are sent.
    async fn browsers(&self, sockets: &mut [Socket], over: &AtomicBool) -> io::Result<Figures> {
        let mut figures = Figures::default();
        let mut first = true;
        while !sockets.is_empty() && !over.load(Ordering::Relaxed) {
            for socket in sockets.iter_mut() {
                // The first is the whole page; what counts is what comes after.
                if let Some(update) = self.next(socket, over).await?
                    && !first
                {
                    figures.updates.push(update.len() as f64);
                }
            }
            first = false;
            if !self.go.load(Ordering::Relaxed) {
                break;
            }
        }
        Ok(figures)
    }

    /// The next message on a channel; nothing once it is time to stop.
    async fn next(&self, socket: &mut Socket, over: &AtomicBool) -> io::Result<Option<Vec<u8>>> {
        loop {
            if over.load(Ordering::Relaxed) || !self.go.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let waited = tokio::time::timeout(Duration::from_millis(200), socket.next()).await;
            match waited {
                Err(_) => {}
                Ok(Some(Ok(message @ (Message::Text(_) | Message::Binary(_))))) => {
                    return Ok(Some(message.into_data().to_vec()));
                }
                Ok(Some(Ok(_))) => {}
                Ok(Some(Err(error))) => return Err(io::Error::other(error)),
                Ok(None) => return Ok(None),
            }
        }
    }
}

/// The channels of one game.
struct Game {
    people: [Socket; 2],
    browsers: Vec<Socket>,
}

impl Figures {
    fn add(&mut self, other: Figures) {
        self.waits.extend(other.waits);
        self.updates.extend(other.updates);
        self.refused += other.refused;
    }
}

/// A table of two people; the games in turn.
async fn pair(app: &Arc<App>, n: usize) -> Result<(TableId, [Key; 2]), No> {
    let words = app.tongues.pick(None, "");
    let mut wanted = wanted(n)?;
    let (first, second) = (Key::fresh()?, Key::fresh()?);
    let other = wanted.seats.iter().position(|wish| *wish != SeatWish::Me);
    if let Some(other) = other {
        wanted.seats[other] = SeatWish::Friend;
    }
    let plan = wanted.plan(&words).map_err(No::Bad)?;
    let fresh = create(app, first.hash(), plan).await?;
    for (seat, token) in fresh.links {
        let token = Key::read(&token).map(|token| token.hash());
        let name = words.seat(seat);
        let guest = Guest { key: second.hash(), name, salt: None, token };
        app.room(fresh.table).sit(app, seat, guest).await?;
    }
    Ok((fresh.table, [first, second]))
}

/// A table of one person and minds, at which nobody looks.
async fn alone(app: &Arc<App>, n: usize) -> Result<(), No> {
    let plan = wanted(n)?.plan(&app.tongues.pick(None, "")).map_err(No::Bad)?;
    create(app, Key::fresh()?.hash(), plan).await.map(drop)
}

fn wanted(n: usize) -> Result<Wanted, No> {
    let game = shelf::GAMES.get(n % shelf::GAMES.len().max(1)).ok_or(No::Gone)?;
    let mut wanted = Wanted::quick(shelf::about(game).ok_or(No::Gone)?);
    for seat in &mut wanted.seats {
        // What is measured is the hall: thinking would drown it.
        if let SeatWish::Mind(level) = seat {
            *level = Level::Greedy;
        }
    }
    Ok(wanted)
}

async fn connect(address: SocketAddr, path: &str, key: &Key) -> io::Result<Socket> {
    let mut request =
        format!("ws://{address}{path}").into_client_request().map_err(io::Error::other)?;
    let key = format!("Bearer {}", key.text()).parse().map_err(io::Error::other)?;
    request.headers_mut().insert("authorization", key);
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    // Thousands of players in one program: their buffers must not outweigh the hall.
    let small = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
    let joined = client_async_with_config(request, stream, Some(small)).await;
    joined.map(|(socket, _)| socket).map_err(io::Error::other)
}
