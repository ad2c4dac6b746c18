//! A table as one viewer sees it.

use minds::Level;
use shelf::{Counsel, Position};
use sitting::{Curtain, Entry, Sitting, UndoRight};
use tabletop::saga::{Sitter, hex};
use tabletop::{About, Eyes, Outcome, Pending, Seat, Seats};
use words::Words;

use crate::app::App;
use crate::clock::now;
use crate::key::Hash;
use crate::no::No;
use crate::page;
use crate::plan::{Planned, mind_name};
use crate::room::{Presence, Room, State, Table};
use crate::shown::{Finished, Phase, Reach, SeatShown, SitterShown, TablePage};

/// The most lines of the log on the table's page; the rest has a page of its own.
const MOST_LOG: usize = 15;

impl Room {
    /// The table as who holds this key sees it.
    pub(crate) async fn see(
        &self,
        app: &App,
        key: Option<Hash>,
        words: &Words,
        whole_log: bool,
    ) -> Result<TablePage, No> {
        let mut table = self.enter(app).await?;
        self.seen(app, &mut table, key, words, whole_log)
    }

    /// The same of a table that one is at work at.
    pub(crate) fn seen(
        &self,
        app: &App,
        table: &mut Table,
        key: Option<Hash>,
        words: &Words,
        whole_log: bool,
    ) -> Result<TablePage, No> {
        let presence = self.presence();
        let about = table.plan.about().ok_or(No::Gone)?;
        let art = shelf::art(about.id).ok_or(No::Gone)?;
        let held = table.held(key);
        let most = if whole_log { usize::MAX } else { MOST_LOG };
        let seen = Seen::of(table, key, held, most);
        let screen = seen.screen.as_ref();
        let refusals = match (screen, seen.eyes, &table.state) {
            (Some(screen), Eyes::Seat(seat), State::Playing(sitting)) => {
                page::refusals(screen, |would| sitting.position().check(seat, would).err())
            }
            _ => Vec::new(),
        };
        let links = key.and_then(|key| table.links.get(&key)).cloned().unwrap_or_default();
        Ok(TablePage {
            id: self.id.to_string(),
            about,
            art,
            phase: match &table.state {
                State::Gathering => Phase::Gathering,
                State::Playing(_) => Phase::Playing,
                State::Over(_) => Phase::Over,
                State::Frozen { why, .. } => Phase::Frozen(why.clone()),
            },
            eyes: seen.eyes,
            held,
            curtain: seen.curtain,
            screen: seen.screen,
            question: seen.question,
            seats: seats(table, held, &presence),
            clock: table.plan.clock,
            log: seen.log,
            talk: table.talk.iter().cloned().collect(),
            undo: seen.undo,
            undo_request: match &table.state {
                State::Playing(sitting) => {
                    sitting.undo_request().map(|request| (request.seat, request.waiting))
                }
                _ => None,
            },
            hint: seen.hint,
            odds: seen.odds,
            contest: seen.contest,
            outcome: seen.outcome,
            rematch: table.next.map(|next| next.to_string()),
            links: links.into_iter().map(|(seat, token)| (seat, app.link(&token))).collect(),
            refusals,
            watching: presence.watching,
            notice: None,
            names: names(table, words),
            version: String::new(),
        })
    }

    /// A finished game after one of its steps.
    pub(crate) async fn look_back(
        &self,
        app: &App,
        key: Option<Hash>,
        words: &Words,
        at: Option<usize>,
        eyes: Option<Eyes>,
    ) -> Result<Finished, No> {
        let mut table = self.enter(app).await?;
        let about = table.plan.about().ok_or(No::Gone)?;
        let held = table.held(key);
        let presence = self.presence();
        let (seats, names) = (seats(&table, held, &presence), names(&table, words));
        let rematch = table.next.map(|next| next.to_string());
        let played = !held.is_empty();
        let State::Over(replay) = &mut table.state else { return Err(No::NotNow) };
        let eyes = match eyes {
            Some(Eyes::Seat(seat)) if seat.0 >= replay.table().seats() => return Err(No::Gone),
            Some(eyes) => eyes,
            None => held.iter().next().map_or(Eyes::Spectator, Eyes::Seat),
        };
        let steps = replay.steps();
        replay
            .goto(at.unwrap_or(steps).min(steps))
            .map_err(|failure| No::Bad(vec![failure.phrase()]))?;
        let verified = sitting::verify(replay.table().clone(), replay.saga());
        let mut screen = replay.position().screen(eyes);
        // Nobody can act any more.
        screen.asked = Seats::NONE;
        Ok(Finished {
            id: self.id.to_string(),
            about,
            art: shelf::art(about.id).ok_or(No::Gone)?,
            eyes,
            at: replay.at(),
            steps,
            screen,
            log: replay.log(eyes),
            seats,
            outcome: verified.as_ref().ok().and_then(|report| report.outcome),
            commitment: hex(&replay.saga().header.fate),
            secret: replay.saga().secret().map(|secret| hex(secret)),
            verified: verified.map_err(|failure| failure.phrase()),
            rematch,
            played,
            names,
        })
    }
}

impl App {
    /// The address of an invitation: the token stands behind the `#`, which no server is sent.
    pub(crate) fn link(&self, token: &str) -> String {
        let home = match &self.config.reach {
            Reach::Machine | Reach::NoNetwork => self.home.get().map_or("", String::as_str),
            Reach::Network(home) | Reach::Public(home) => home.trim_end_matches('/'),
        };
        format!("{home}/join#{token}")
    }
}

/// What follows from who looks.
struct Seen {
    eyes: Eyes,
    curtain: Option<Seat>,
    screen: Option<screen::Screen>,
    question: u64,
    log: Vec<Entry>,
    undo: UndoRight,
    hint: Option<Counsel>,
    odds: Option<minds::Odds>,
    contest: bool,
    outcome: Option<Outcome>,
}

impl Seen {
    fn of(table: &mut Table, key: Option<Hash>, held: Seats, most_log: usize) -> Seen {
        let shown = key.and_then(|key| table.shown.get(&key)).copied();
        let mut seen = Seen {
            eyes: held.iter().next().map_or(Eyes::Spectator, Eyes::Seat),
            curtain: None,
            screen: None,
            question: 0,
            log: Vec::new(),
            undo: UndoRight::Nothing,
            hint: None,
            odds: None,
            contest: false,
            outcome: None,
        };
        match &mut table.state {
            State::Playing(sitting) => {
                let (eyes, curtain) = look(sitting, held, shown);
                (seen.eyes, seen.curtain) = (eyes, curtain);
                if curtain.is_some() {
                    return seen;
                }
                seen.screen = Some(sitting.position().screen(eyes));
                seen.log = match most_log {
                    usize::MAX => sitting.log(eyes),
                    most => last(sitting.last_told(eyes, most * 4), most),
                };
                seen.outcome = sitting.outcome();
                if let Eyes::Seat(seat) = eyes {
                    seen.question = sitting.question(seat);
                    seen.undo = sitting.undo_right(seat);
                    seen.contest = contest(sitting.position(), seat);
                    let help = key.and_then(|key| table.help.get(&(key, seat)));
                    if let Some(help) = help.filter(|help| help.question == seen.question) {
                        (seen.hint, seen.odds) = (help.hint.clone(), help.odds.clone());
                    }
                }
            }
            State::Over(replay) => {
                if held.count() > 1 {
                    seen.eyes = Eyes::Spectator;
                }
                let end = replay.steps();
                if replay.goto(end).is_ok() {
                    seen.screen = Some(replay.position().screen(seen.eyes));
                    seen.log = last(replay.log(seen.eyes), most_log);
                    seen.outcome = replay.outcome();
                }
            }
            State::Gathering | State::Frozen { .. } => {}
        }
        seen
    }
}

/// Whose eyes look from a screen, or for whom it is covered.
pub(crate) fn look(sitting: &Sitting, held: Seats, shown: Option<Seat>) -> (Eyes, Option<Seat>) {
    let people = Seats(held.0 & sitting.humans().0);
    // Where minds play for all of them, nobody is asked, and each may see only one hand.
    let people = if people.is_empty() { held } else { people };
    match sitting.curtain_for(people, shown) {
        Curtain::Open(eyes) => (eyes, None),
        Curtain::Closed(seat) => (Eyes::Spectator, Some(seat)),
    }
}

fn last(mut log: Vec<Entry>, most: usize) -> Vec<Entry> {
    let many = log.len().saturating_sub(most);
    log.split_off(many)
}

/// Whether a contest goes on whose odds can be had.
fn contest(position: &dyn Position, seat: Seat) -> bool {
    let stop = std::sync::atomic::AtomicBool::new(true);
    matches!(position.pending(), Pending::Ask(_)) && position.odds(seat, 0, 0, &stop).is_some()
}

/// What the players are called.
pub(crate) fn names(table: &Table, words: &Words) -> Vec<String> {
    let name = |(i, planned): (usize, &Planned)| {
        let seat = Seat(i as u8);
        match (planned, sitter(table, seat)) {
            (Planned::Human { name, .. }, _) | (_, Some(Sitter::Human(name))) => name.clone(),
            (Planned::Mind(level), _) => mind_name(words, level, seat),
            (Planned::Free, _) => words.seat(seat),
        }
    };
    table.plan.seats.iter().enumerate().map(name).collect()
}

/// Who sits somewhere now.
fn sitter(table: &Table, seat: Seat) -> Option<&Sitter> {
    match &table.state {
        State::Playing(sitting) => sitting.sitters().get(seat.index()),
        _ => None,
    }
}

/// Who sits where, for who holds these seats.
pub(crate) fn seats(table: &Table, held: Seats, presence: &Presence) -> Vec<SeatShown> {
    let at = now();
    let (asked, forfeits) = match &table.state {
        State::Playing(sitting) => match sitting.pending() {
            Pending::Ask(ask) => (ask.seats, sitting.forfeits()),
            _ => (Seats::NONE, sitting.forfeits()),
        },
        _ => (Seats::NONE, Seats::NONE),
    };
    let shown = |(i, planned): (usize, &Planned)| {
        let seat = Seat(i as u8);
        let mind = |level: &str| level.parse().unwrap_or(Level::Greedy);
        let person = table.plan.person(seat);
        let now_sits = match (planned, sitter(table, seat)) {
            (_, Some(Sitter::Mind(level))) => {
                SitterShown::Mind(mind(level), person.map(str::to_owned))
            }
            (_, Some(Sitter::Human(name))) | (Planned::Human { name, .. }, None) => {
                SitterShown::Human(name.clone())
            }
            (Planned::Mind(level), None) => SitterShown::Mind(mind(level), None),
            (Planned::Free, None) => SitterShown::Free,
        };
        SeatShown {
            seat,
            mine: held.has(seat),
            asked: asked.has(seat),
            here: presence.here[i] > 0,
            forfeit: forfeits.has(seat),
            left: match now_sits {
                SitterShown::Human(_) => table.times.shows(table.plan.clock, seat, at),
                _ => None,
            },
            sitter: now_sits,
        }
    };
    table.plan.seats.iter().enumerate().map(shown).collect()
}

/// What is known of a game by its id.
pub(crate) fn about(id: &str) -> Result<&'static About, No> {
    shelf::about(id).ok_or(No::Gone)
}
