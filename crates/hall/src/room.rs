//! A table in memory: folded from the store when somebody comes, and let go when nobody looks.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex};

use minds::Odds;
use serde::{Deserialize, Serialize};
use shelf::Counsel;
use sitting::{Replay, Secret, Sitting};
use store::{Change, Kept, Stage, TableId, Write};
use tabletop::saga::Saga;
use tabletop::{MAX_SEATS, Pending, Phrase, Seat, Seats};
use tokio::sync::{MappedMutexGuard, Mutex as Door, MutexGuard, watch};

use crate::app::{App, lock};
use crate::clock::{Times, now};
use crate::key::Hash;
use crate::no::No;
use crate::plan::Plan;
use crate::shown::{Clock, Said};

/// The most things said that are shown.
pub(crate) const MOST_TALK: usize = 50;

/// The place of one table.
pub(crate) struct Room {
    pub(crate) id: TableId,
    pub(crate) used: AtomicI64,
    /// Whether somebody drives its minds.
    pub(crate) thinking: AtomicBool,
    table: Door<Option<Table>>,
    news: watch::Sender<u64>,
    presence: Mutex<Presence>,
}

/// Who is connected.
#[derive(Clone, Default)]
pub(crate) struct Presence {
    /// Channels for each seat.
    pub(crate) here: [u32; MAX_SEATS],
    /// Since when nobody is there.
    pub(crate) away: [i64; MAX_SEATS],
    pub(crate) watching: usize,
}

/// A table, folded.
pub(crate) struct Table {
    pub(crate) plan: Plan,
    pub(crate) state: State,
    pub(crate) keys: Vec<(Seat, Hash)>,
    pub(crate) times: Times,
    pub(crate) talk: VecDeque<Said>,
    pub(crate) next: Option<TableId>,
    /// Who sits before each shared screen.
    pub(crate) shown: HashMap<Hash, Seat>,
    /// What each screen asked to be helped with.
    pub(crate) help: HashMap<(Hash, Seat), Help>,
    /// Links, for those who made them.
    pub(crate) links: HashMap<Hash, Vec<(Seat, String)>>,
    /// The drafts that are in the store: steps of answers that no saga has yet.
    drafted: Drafts,
    /// How many lines of the saga are in the store.
    written: usize,
    wake: Option<i64>,
    /// Whether memory and store may differ, so that it must be folded anew.
    spoilt: bool,
}

pub(crate) enum State {
    Gathering,
    Playing(Box<Sitting>),
    Over(Box<Replay>),
    Frozen { why: Phrase, saga: String },
}

/// The steps of answers that are not complete, by seat.
type Drafts = [Vec<String>; MAX_SEATS];

/// What is kept of a running table besides its saga.
#[derive(Serialize, Deserialize)]
struct Memo {
    times: Times,
    drafts: Drafts,
}

/// Help that was asked for, good for one question.
#[derive(Clone, Default)]
pub(crate) struct Help {
    pub(crate) question: u64,
    pub(crate) hint: Option<Counsel>,
    pub(crate) odds: Option<Odds>,
}

pub(crate) type Entered<'a> = MappedMutexGuard<'a, Table>;

impl Room {
    pub(crate) fn new(id: TableId) -> Room {
        Room {
            id,
            used: AtomicI64::new(now()),
            thinking: AtomicBool::new(false),
            table: Door::new(None),
            news: watch::Sender::new(0),
            presence: Mutex::default(),
        }
    }

    /// Waits until nobody else is at work here, and folds the table if it is not.
    pub(crate) async fn enter(&self, app: &App) -> Result<Entered<'_>, No> {
        let mut table = self.table.lock().await;
        if table.as_ref().is_none_or(|table| table.spoilt) {
            let kept = app.store.table(self.id).await?.ok_or(No::Gone)?;
            let fresh = Table::fold(app, kept);
            match table.as_mut() {
                Some(old) => old.renew(fresh),
                None => *table = Some(fresh),
            }
        }
        MutexGuard::try_map(table, Option::as_mut).map_err(|_| No::Gone)
    }

    /// Tells when something has changed.
    pub(crate) fn news(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }

    pub(crate) fn tell(&self) {
        self.news.send_modify(|version| *version += 1);
    }

    pub(crate) fn presence(&self) -> Presence {
        lock(&self.presence).clone()
    }

    /// A channel is opened or closed for these seats; for none of them somebody only watches.
    pub(crate) fn comes(&self, seats: Seats, comes: bool) {
        let mut presence = lock(&self.presence);
        let step = |count: u32| if comes { count + 1 } else { count.saturating_sub(1) };
        for seat in seats.iter() {
            presence.here[seat.index()] = step(presence.here[seat.index()]);
            presence.away[seat.index()] = now();
        }
        if seats.is_empty() {
            presence.watching = step(presence.watching as u32) as usize;
        }
        drop(presence);
        self.tell();
    }

    /// Makes what happened durable, tells everybody, and sets minds to work. On a fault the table
    /// is folded anew from the store, where it is as it was.
    pub(crate) async fn settle(
        self: &Arc<Room>,
        app: &Arc<App>,
        table: &mut Table,
        acted: Option<Seat>,
        writes: Vec<Write>,
    ) -> Result<(), No> {
        let settled = self.keep(app, table, acted, writes).await;
        if settled.is_err() {
            table.spoilt = true;
        }
        settled?;
        self.tell();
        if let State::Playing(sitting) = &table.state
            && sitting.mind_to_move().is_some()
        {
            self.think(app);
        }
        Ok(())
    }

    async fn keep(
        &self,
        app: &App,
        table: &mut Table,
        acted: Option<Seat>,
        mut writes: Vec<Write>,
    ) -> Result<(), No> {
        let at = now();
        let Table { plan, state, times, drafted, written, wake, spoilt, .. } = table;
        let mut done = *written;
        if let State::Playing(sitting) = state {
            sitting.advance()?;
            if matches!(sitting.pending(), Pending::Over(_)) && !sitting.ended() {
                sitting.finish()?;
            }
            let lines = sitting.saga().text_after(*written);
            done = sitting.saga().lines.len();
            if !lines.is_empty() {
                let lines = lines.lines().map(str::to_owned).collect();
                writes.push(Write::Lines { first: *written + 1, lines });
            }
            if !writes.is_empty() {
                times.turn(plan.clock, at, asked(sitting), acted);
            }
            let memo = Memo { times: times.clone(), drafts: drafts(sitting) };
            let runs = plan.clock != Clock::None && !writes.is_empty();
            if runs || memo.drafts != *drafted {
                writes.push(Write::Clock(serde_json::to_string(&memo).unwrap_or_default()));
                *drafted = memo.drafts;
            }
            let wakes = wakes(sitting, plan, times);
            if wakes != *wake {
                writes.push(Write::Wake(wakes));
                *wake = wakes;
            }
            if let Some(at) = wakes.filter(|at| *at > 0) {
                app.schedule(self.id, at);
            }
            if sitting.ended() {
                writes.push(Write::Stage(Stage::Over));
                // What is looked at from now on is the finished saga.
                *spoilt = true;
            }
        }
        if writes.is_empty() {
            return Ok(());
        }
        app.store.write(Change { table: self.id, at, writes }).await?;
        metrics::counter!("hall_lines_total").increment((done - *written) as u64);
        *written = done;
        Ok(())
    }

    /// Looks after what the table does by itself: seats whose time is over, minds to move.
    pub(crate) async fn attend(self: &Arc<Room>, app: &Arc<App>) -> Result<(), No> {
        let mut table = self.enter(app).await?;
        let at = now();
        let (plan, times) = (&table.plan, &table.times);
        let late: Vec<Seat> = Seat::all(plan.seats.len() as u8)
            .filter(|seat| times.ends(plan.clock, *seat).is_some_and(|end| end <= at))
            .collect();
        let State::Playing(sitting) = &mut table.state else { return Ok(()) };
        for seat in late {
            if sitting.humans().has(seat) {
                sitting.timeout(seat)?;
            }
        }
        // Also where nobody was late: minds may be to move, and what is due next must be known.
        self.settle(app, &mut table, None, Vec::new()).await
    }

    /// Marks that a mind may be put to work here; false if one is.
    pub(crate) fn begins_thinking(&self) -> bool {
        !self.thinking.swap(true, Ordering::AcqRel)
    }
}

impl Table {
    /// Folds what is kept. What cannot be folded is frozen.
    fn fold(app: &App, kept: Kept) -> Table {
        let frozen = |why, saga| State::Frozen { why, saga };
        let mut text = kept.header.clone().unwrap_or_default();
        for line in &kept.lines {
            text.push_str(line);
            text.push('\n');
        }
        let plan = Plan::read(&kept.plan);
        let state = match (kept.stage, &plan) {
            (Stage::Gathering, Some(_)) => State::Gathering,
            (_, None) => frozen(Phrase::new("server-gone"), text),
            _ => fold(app, &text, kept.secret).unwrap_or_else(|why| frozen(why, text)),
        };
        let plan = plan.unwrap_or_else(|| Plan {
            game: String::new(),
            options: Vec::new(),
            seats: Vec::new(),
            clock: Clock::None,
            listed: false,
            apart: false,
        });
        let memo: Option<Memo> = serde_json::from_str(&kept.clock).ok();
        let (mut times, drafted) = match memo {
            Some(memo) => (memo.times, memo.drafts),
            None => (Times::new(plan.clock), Drafts::default()),
        };
        times.resume(plan.clock, app.boot);
        let mut state = state;
        if let State::Playing(sitting) = &mut state {
            draft(sitting, &drafted);
        }
        let said = |(seat, text)| Said { seat: Seat(seat), text };
        let many = kept.talk.len().saturating_sub(MOST_TALK);
        Table {
            keys: kept.keys.into_iter().map(|(seat, hash)| (Seat(seat), hash)).collect(),
            talk: kept.talk.into_iter().skip(many).map(said).collect(),
            plan,
            state,
            times,
            next: kept.next,
            shown: HashMap::new(),
            help: HashMap::new(),
            links: HashMap::new(),
            drafted,
            written: kept.lines.len(),
            wake: kept.wake,
            spoilt: false,
        }
    }

    /// A fold from the store takes the place of this one; what only memory knows stays.
    fn renew(&mut self, fresh: Table) {
        let shown = std::mem::take(&mut self.shown);
        let links = std::mem::take(&mut self.links);
        *self = Table { shown, links, ..fresh };
    }

    /// A table that is about to be written for the first time.
    pub(crate) fn begun(plan: Plan, sitting: Sitting) -> Table {
        Table {
            times: Times::new(plan.clock),
            plan,
            state: State::Playing(Box::new(sitting)),
            keys: Vec::new(),
            talk: VecDeque::new(),
            next: None,
            shown: HashMap::new(),
            help: HashMap::new(),
            links: HashMap::new(),
            drafted: Drafts::default(),
            written: 0,
            wake: None,
            spoilt: false,
        }
    }

    /// The seats that a key holds.
    pub(crate) fn held(&self, key: Option<Hash>) -> Seats {
        let held = self.keys.iter().filter(|(_, held)| Some(*held) == key);
        held.fold(Seats::NONE, |seats, (seat, _)| seats.with(*seat))
    }

    pub(crate) fn playing(&mut self) -> Result<&mut Sitting, No> {
        match &mut self.state {
            State::Playing(sitting) => Ok(sitting),
            _ => Err(No::NotNow),
        }
    }

    /// The saga, where it may be had: of a table that has ended or is frozen.
    pub(crate) fn saga(&self) -> Result<String, No> {
        match &self.state {
            State::Over(replay) => Ok(replay.saga().text()),
            State::Frozen { saga, .. } => Ok(saga.clone()),
            State::Gathering | State::Playing(_) => Err(No::NotNow),
        }
    }
}

fn fold(app: &App, text: &str, secret: Option<[u8; 32]>) -> Result<State, Phrase> {
    let saga = Saga::parse(text).map_err(|broken| broken.phrase())?;
    let game = app.game(&saga.header).map_err(|faults| faults.phrase())?;
    match secret.filter(|_| saga.secret().is_none()) {
        Some(secret) => Sitting::resume(game, saga, Secret::from_bytes(secret))
            .map(|sitting| State::Playing(Box::new(sitting))),
        None => Replay::new(game, saga).map(|replay| State::Over(Box::new(replay))),
    }
    .map_err(|failure| failure.phrase())
}

fn drafts(sitting: &Sitting) -> Drafts {
    std::array::from_fn(|i| sitting.draft(Seat(i as u8)).to_vec())
}

/// Takes up drafts where they were left.
fn draft(sitting: &mut Sitting, drafts: &Drafts) {
    for (i, steps) in drafts.iter().enumerate() {
        for step in steps {
            // It was legal when it was kept, with the very same saga.
            if let Err(rejected) = sitting.act(Seat(i as u8), step) {
                tracing::error!(rejected = %rejected, "a draft no longer fits");
            }
        }
    }
}

/// The people who are asked now.
pub(crate) fn asked(sitting: &Sitting) -> Seats {
    match sitting.pending() {
        Pending::Ask(ask) if !sitting.ended() => Seats(ask.seats.0 & sitting.humans().0),
        _ => Seats::NONE,
    }
}

/// When the table wants attention by itself; 0 for at once.
fn wakes(sitting: &Sitting, plan: &Plan, times: &Times) -> Option<i64> {
    if sitting.ended() {
        return None;
    }
    if sitting.mind_to_move().is_some() {
        return Some(0);
    }
    asked(sitting).iter().filter_map(|seat| times.ends(plan.clock, seat)).min()
}
