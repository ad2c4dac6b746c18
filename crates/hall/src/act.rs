//! What can be done at a table, whichever way it is sent.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use minds::Level;
use serde::Deserialize;
use sitting::{Rejected, mind};
use store::Write;
use tabletop::saga::Sitter;
use tabletop::{Phrase, Seat};
use utoipa::ToSchema;

use crate::app::App;
use crate::clock::now;
use crate::key::{Hash, Key};
use crate::minds_at_work::ponder;
use crate::no::No;
use crate::room::{Help, MOST_TALK, Room, State, Table};
use crate::shown::Said;

/// How long somebody must be away before a mind may be asked to play on.
const AWAY: i64 = 60_000;

/// The longest thing said.
const LONGEST_SAID: usize = 500;

/// How many worlds the odds of a contest are taken from.
const SAMPLES: u32 = 2000;

/// Something done at a table. Seats count from 1.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(tag = "act", rename_all = "lowercase")]
pub(crate) enum Act {
    /// Choose one of the listed choices. The question's number must be the one now asked.
    Choose { seat: u8, question: u64, choice: String },
    /// Ask why a choice is not legal.
    Why { seat: u8, choice: String },
    /// Take back the last step or choice, or ask the others whether it may be.
    Undo { seat: u8 },
    /// Say whether another may take something back.
    Answer { seat: u8, agree: bool },
    /// Ask a mind for the best choices and what they promise. The answer names the best; the table's
    /// `hint` then has up to three with their chances, as long as the question is the same.
    Hint { seat: u8 },
    /// Ask how the contest that goes on will end.
    Odds { seat: u8 },
    /// The person of that seat sits before the shared screen.
    Confirm { seat: u8 },
    /// Cover the shared screen.
    Cover,
    /// Let a mind play on; the seat can be taken back.
    Leave { seat: u8 },
    /// Take the seat back.
    Back { seat: u8 },
    /// Give up: a mind plays on, and the seat cannot win.
    Resign { seat: u8 },
    /// Let a mind play on for somebody who has been away for a minute.
    Replace { seat: u8 },
    /// Make a link for a seat: to be taken, or to be carried to another device. It works once.
    Invite { seat: u8 },
    /// Say something.
    Say { seat: u8, text: String },
    /// Set up the same table again, for the same people.
    Rematch,
}

/// What came of it.
#[derive(Default, Debug)]
pub(crate) struct Done {
    /// Where to go.
    pub(crate) go: Option<String>,
    /// Something to be said: why not, what a mind would do.
    pub(crate) say: Option<Phrase>,
    /// The rule behind it.
    pub(crate) rule: Option<&'static str>,
    /// The best choice that a mind found.
    pub(crate) hint: Option<String>,
    /// The token of an invitation.
    pub(crate) token: Option<String>,
}

impl Act {
    fn seat(&self) -> Option<Seat> {
        let (Act::Choose { seat, .. }
        | Act::Why { seat, .. }
        | Act::Undo { seat }
        | Act::Answer { seat, .. }
        | Act::Hint { seat }
        | Act::Odds { seat }
        | Act::Confirm { seat }
        | Act::Leave { seat }
        | Act::Back { seat }
        | Act::Resign { seat }
        | Act::Replace { seat }
        | Act::Invite { seat }
        | Act::Say { seat, .. }) = self
        else {
            return None;
        };
        // 0 and what is too high become seats that nobody holds.
        Some(Seat(seat.wrapping_sub(1)))
    }
}

impl Room {
    /// Carries out an act for who holds the key, or says why not.
    pub(crate) async fn act(
        self: &Arc<Room>,
        app: &Arc<App>,
        key: Option<Hash>,
        act: Act,
    ) -> Result<Done, No> {
        let key = key.ok_or(No::NotYours)?;
        let mut table = self.enter(app).await?;
        let held = table.held(Some(key));
        let seat = act.seat().unwrap_or_default();
        if usize::from(seat.0) >= table.plan.seats.len() {
            return Err(No::NotYours);
        }
        let own = held.has(seat) || matches!(act, Act::Replace { .. } | Act::Cover | Act::Rematch);
        // A seat that nobody has taken yet may be given away by whoever is at the table.
        let gives = matches!(act, Act::Invite { .. }) && table.free(seat);
        if held.is_empty() || !(own || gives) {
            return Err(No::NotYours);
        }
        let mut done = Done::default();
        match act {
            Act::Choose { question, choice, .. } => {
                let sitting = table.playing()?;
                if !sitting.humans().has(seat) {
                    return Err(No::Away(seat));
                }
                if sitting.question(seat) != question {
                    return Err(No::Stale);
                }
                sitting.act(seat, &choice)?;
                metrics::counter!("hall_moves_total").increment(1);
                self.settle(app, &mut table, Some(seat), Vec::new()).await?;
            }
            Act::Why { choice, .. } => {
                if let Err(refused) = table.playing()?.position().check(seat, &choice) {
                    let no = No::Rejected(Rejected::Refused(refused));
                    (done.say, done.rule) = (Some(no.phrase()), no.rule());
                }
            }
            Act::Undo { .. } => {
                let sitting = table.playing()?;
                if !sitting.humans().has(seat) {
                    return Err(No::Away(seat));
                }
                sitting.undo(seat)?;
                // Whoever takes back for another at a shared screen must not see that one's cards.
                if table.shown.get(&key).is_some_and(|shown| *shown != seat) {
                    table.shown.remove(&key);
                }
                self.settle(app, &mut table, Some(seat), Vec::new()).await?;
            }
            Act::Answer { agree, .. } => {
                table.playing()?.answer_undo(seat, agree)?;
                self.settle(app, &mut table, None, Vec::new()).await?;
            }
            Act::Hint { .. } => {
                let sitting = table.playing()?;
                let seer = Level::Seer(app.config.hints);
                let thought = sitting.hint(seat, seer).ok_or(Rejected::NotAsked(seat))?;
                let question = thought.question();
                drop(table);
                // Nobody waits meanwhile: the table may change, and then the hint is for nothing.
                let counsel = ponder(app, move || thought.counsel(&AtomicBool::new(false))).await?;
                let best = counsel.choices.first().ok_or(Rejected::Stuck(seat))?;
                done.hint = Some(best.choice.clone());
                self.enter(app).await?.help_for(key, seat, question).hint = Some(counsel);
                self.tell();
            }
            Act::Odds { .. } => {
                let sitting = table.playing()?;
                let question = sitting.question(seat);
                let position = sitting.position().fork();
                drop(table);
                let odds = ponder(app, move || {
                    position.odds(seat, SAMPLES, question, &AtomicBool::new(false))
                });
                let odds = odds.await?.ok_or(No::NotNow)?;
                self.enter(app).await?.help_for(key, seat, question).odds = Some(odds);
                self.tell();
            }
            Act::Confirm { .. } => {
                table.shown.insert(key, seat);
                self.tell();
            }
            Act::Cover => {
                table.shown.remove(&key);
                self.tell();
            }
            Act::Leave { .. } => {
                let sitting = table.playing()?;
                if !sitting.humans().has(seat) {
                    return Err(No::Away(seat));
                }
                sitting.reseat(seat, mind(Level::Greedy))?;
                self.settle(app, &mut table, None, Vec::new()).await?;
            }
            Act::Back { .. } => {
                let name = table.plan.person(seat).ok_or(No::NotNow)?.to_owned();
                let sitting = table.playing()?;
                // Who gave up or ran out of time may play on, but not win: the saga remembers.
                if sitting.humans().has(seat) {
                    return Err(No::NotNow);
                }
                sitting.reseat(seat, Sitter::Human(name))?;
                self.settle(app, &mut table, None, Vec::new()).await?;
            }
            Act::Resign { .. } => {
                let sitting = table.playing()?;
                if !sitting.humans().has(seat) {
                    return Err(No::Away(seat));
                }
                sitting.resign(seat)?;
                self.settle(app, &mut table, None, Vec::new()).await?;
            }
            Act::Replace { .. } => {
                let presence = self.presence();
                let sitting = table.playing()?;
                if !sitting.humans().has(seat) {
                    return Err(No::NotNow);
                }
                let since = presence.away[seat.index()].max(app.boot);
                if presence.here[seat.index()] > 0 || now() - since < AWAY {
                    return Err(No::StillHere(seat));
                }
                sitting.reseat(seat, mind(Level::Greedy))?;
                self.settle(app, &mut table, None, Vec::new()).await?;
            }
            Act::Invite { .. } => {
                if matches!(table.state, State::Over(_) | State::Frozen { .. }) {
                    return Err(No::NotNow);
                }
                let token = Key::fresh()?;
                let invite = Write::Invite { seat: seat.0, token: token.hash() };
                self.settle(app, &mut table, None, vec![invite]).await?;
                table.keep_link(key, seat, token.text());
                done.token = Some(token.text());
                self.tell();
            }
            Act::Say { text, .. } => {
                let text = text.trim().to_owned();
                if text.is_empty() {
                    return Ok(done);
                }
                if text.chars().count() > LONGEST_SAID {
                    return Err(No::Long);
                }
                let said = Said { seat, text: text.clone() };
                self.settle(app, &mut table, None, vec![Write::Say { seat: seat.0, text }]).await?;
                table.talk.push_back(said);
                if table.talk.len() > MOST_TALK {
                    table.talk.pop_front();
                }
                self.tell();
            }
            Act::Rematch => {
                done.go = Some(format!("/t/{}", self.rematch(app, &mut table).await?));
            }
        }
        Ok(done)
    }
}

impl Table {
    /// Whether nobody has taken that seat yet.
    pub(crate) fn free(&self, seat: Seat) -> bool {
        matches!(self.state, State::Gathering)
            && self.plan.seats.get(seat.index()) == Some(&crate::plan::Planned::Free)
    }

    /// Shows a link to who made it, in place of an earlier one for that seat.
    pub(crate) fn keep_link(&mut self, key: Hash, seat: Seat, token: String) {
        let links = self.links.entry(key).or_default();
        links.retain(|(other, _)| *other != seat);
        links.push((seat, token));
    }

    /// The help for a question, anew if it was for another.
    fn help_for(&mut self, key: Hash, seat: Seat, question: u64) -> &mut Help {
        let help = self.help.entry((key, seat)).or_default();
        if help.question != question {
            *help = Help { question, ..Help::default() };
        }
        help
    }
}
