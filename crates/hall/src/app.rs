//! The hall itself: what all tables share.

use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use minds::Settings;
use shelf::Table as Game;
use store::{Store, TableId};
use tabletop::Faults;
use tabletop::saga::Header;
use tokio::sync::{Semaphore, watch};

use crate::clock::now;
use crate::guard::Clients;
use crate::no::No;
use crate::review::Judging;
use crate::room::Room;
use crate::shown::Reach;
use crate::tongue::Tongues;

/// How a hall is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Who can reach it.
    pub reach: Reach,
    /// How long a mind waits before its move is shown, where somebody looks on.
    pub pace: Duration,
    /// How the seer thinks who gives hints.
    pub hints: Settings,
    /// How the seer thinks who judges finished games.
    pub reviews: Settings,
    /// How many minds think at the same time.
    pub thinkers: usize,
    /// How much a client may do.
    pub limits: Limits,
    /// How many tables stay folded in memory though nobody looks at them.
    pub rooms: usize,
}

/// How much one client (an address) may do.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests a second, in the long run.
    pub rate: f64,
    /// Requests at once.
    pub burst: f64,
    /// Push channels at the same time.
    pub channels: usize,
    /// Tables set up within an hour.
    pub tables: usize,
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Config {
            reach: Reach::Machine,
            pace: Duration::from_millis(350),
            hints: minds::ADVISER,
            reviews: sitting::review::USUAL,
            thinkers: (cores - 1).max(1),
            limits: Limits { rate: 40.0, burst: 200.0, channels: 64, tables: 120 },
            rooms: 1000,
        }
    }
}

impl Limits {
    /// None to speak of, for measuring and for tests of other things.
    pub const NONE: Limits =
        Limits { rate: 1e9, burst: 1e9, channels: usize::MAX, tables: usize::MAX };
}

/// The most set-ups that are kept built.
const MOST_GAMES: usize = 64;

/// A hall: all its tables, and what they share.
pub struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) config: Config,
    pub(crate) tongues: Tongues,
    pub(crate) clients: Clients,
    /// Minds think here: first come, first served, one thought a table at a time.
    pub(crate) thinkers: Arc<Semaphore>,
    pub(crate) boot: i64,
    /// The address on this machine, once it listens.
    pub(crate) home: OnceLock<String>,
    pub(crate) channels: AtomicUsize,
    pub(crate) reviews: Mutex<HashMap<TableId, Arc<Judging>>>,
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
    wakes: Mutex<BTreeSet<(i64, TableId)>>,
    games: Mutex<HashMap<String, Arc<dyn Game>>>,
    closing: watch::Sender<bool>,
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl App {
    /// A hall over a store.
    pub fn new(store: Arc<dyn Store>, config: Config) -> Arc<App> {
        Arc::new(App {
            store,
            tongues: Tongues::default(),
            clients: Clients::new(config.limits),
            thinkers: Arc::new(Semaphore::new(config.thinkers.max(1))),
            boot: now(),
            home: OnceLock::new(),
            channels: AtomicUsize::new(0),
            reviews: Mutex::default(),
            rooms: Mutex::default(),
            wakes: Mutex::default(),
            games: Mutex::default(),
            closing: watch::Sender::new(false),
            config,
        })
    }

    /// The room of a table, which may turn out not to exist.
    pub(crate) fn room(&self, id: TableId) -> Arc<Room> {
        let mut rooms = lock(&self.rooms);
        if rooms.len() > self.config.rooms && !rooms.contains_key(&id) {
            clear(&mut rooms, self.config.rooms * 3 / 4);
        }
        let room = rooms.entry(id).or_insert_with(|| Arc::new(Room::new(id))).clone();
        room.used.store(now(), Ordering::Relaxed);
        room
    }

    /// How many tables are in memory.
    pub(crate) fn rooms(&self) -> usize {
        lock(&self.rooms).len()
    }

    /// A table's rules, built once for all tables that are set up alike.
    pub(crate) fn game(&self, header: &Header) -> Result<Arc<dyn Game>, Faults> {
        let mut name = format!("{} {} ", header.game, header.setup.players);
        for (option, value) in &header.setup.chosen {
            name.push_str(&format!("{option}={value} "));
        }
        name.push_str(&tabletop::saga::hex(&header.cards.hash));
        if let Some(game) = lock(&self.games).get(&name) {
            return Ok(game.clone());
        }
        let game = sitting::open(header)?;
        let mut games = lock(&self.games);
        if games.len() >= MOST_GAMES {
            games.clear();
        }
        games.insert(name, game.clone());
        Ok(game)
    }

    /// Has a table looked after at that time.
    pub(crate) fn schedule(&self, table: TableId, at: i64) {
        lock(&self.wakes).insert((at, table));
    }

    /// Looks after tables by themselves: minds that were to move when the hall closed, seats whose
    /// time runs out. Runs until the hall closes.
    pub async fn look_after(self: Arc<App>) -> Result<(), store::Fault> {
        for (table, at) in self.store.wakes().await? {
            self.schedule(table, at);
        }
        let mut closing = self.closing.subscribe();
        let mut tick = tokio::time::interval(Duration::from_millis(100));
        loop {
            tokio::select! {
                _ = tick.tick() => {}
                _ = closing.wait_for(|closing| *closing) => return Ok(()),
            }
            for table in self.due(now()) {
                let room = self.room(table);
                if let Err(no) = room.attend(&self).await {
                    let fault = no.phrase().to_string();
                    tracing::warn!(table = %table, fault, "a table could not be looked after");
                }
            }
        }
    }

    /// Some of the tables that are due.
    fn due(&self, now: i64) -> Vec<TableId> {
        let mut wakes = lock(&self.wakes);
        let due: Vec<_> =
            wakes.iter().take_while(|(at, _)| *at <= now).take(200).copied().collect();
        for wake in &due {
            wakes.remove(wake);
        }
        due.into_iter().map(|(_, table)| table).collect()
    }

    /// Tells everybody that the hall closes.
    pub(crate) fn begin_to_close(&self) {
        self.closing.send_replace(true);
    }

    /// Tells everybody that the hall closes, and closes the store.
    pub async fn close(&self) {
        self.begin_to_close();
        self.store.close().await;
    }

    /// Tells when the hall closes.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// A random number for a new table.
    pub(crate) fn fresh_table(&self) -> Result<TableId, No> {
        Ok(TableId::new(crate::key::random()?))
    }
}

/// Lets go of tables that nobody looks at, those first that were longest left alone. All that
/// matters of them is in the store.
fn clear(rooms: &mut HashMap<TableId, Arc<Room>>, keep: usize) {
    let mut idle: Vec<(i64, TableId)> = rooms
        .iter()
        .filter(|(_, room)| Arc::strong_count(room) == 1)
        .map(|(id, room)| (room.used.load(Ordering::Relaxed), *id))
        .collect();
    idle.sort_unstable();
    let many = rooms.len().saturating_sub(keep);
    for (_, id) in idle.into_iter().take(many) {
        rooms.remove(&id);
    }
}
