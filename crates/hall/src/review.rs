//! Finished games, judged when somebody asks: bit by bit, in turn with all other minds.

use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock};

use sitting::Replay;
use sitting::review::{Judge, Review, review};
use tokio::runtime::Handle;
use words::Words;

use crate::app::{App, lock};
use crate::clock::now;
use crate::no::No;
use crate::room::{Room, State, Table};
use crate::see::names;
use crate::shown::{Judged, Reviewed};

/// The most that are kept, those asked for last.
const MOST_KEPT: usize = 64;

/// The most that are judged at the same time.
const MOST_AT_ONCE: usize = 4;

/// Luck is the same whoever asks.
const SEED: u64 = 1;

/// A game that is judged, or has been.
pub(crate) struct Judging {
    asked: i64,
    done: AtomicUsize,
    of: AtomicUsize,
    found: OnceLock<Review>,
}

impl Room {
    /// How far the judging of a finished game is.
    pub(crate) async fn reviewed(&self, app: &App, words: &Words) -> Result<Reviewed, No> {
        let table = self.enter(app).await?;
        finished(&table)?;
        let about = table.plan.about().ok_or(No::Gone)?;
        let judging = lock(&app.reviews).get(&self.id).cloned();
        let judged = match judging {
            None => Judged::Not,
            Some(judging) => match judging.found.get() {
                Some(found) => Judged::Found(found.clone()),
                None => Judged::Going {
                    done: judging.done.load(Ordering::Relaxed),
                    of: judging.of.load(Ordering::Relaxed),
                },
            },
        };
        Ok(Reviewed { id: self.id.to_string(), about, names: names(&table, words), judged })
    }

    /// Has a finished game judged, unless it is or has been.
    pub(crate) async fn judge(&self, app: &Arc<App>) -> Result<(), No> {
        let (game, saga) = {
            let table = self.enter(app).await?;
            let replay = finished(&table)?;
            (replay.table().clone(), replay.saga().clone())
        };
        let Some(judging) = self.begin_judging(app)? else { return Ok(()) };
        let (app, id, handle) = (app.clone(), self.id, Handle::current());
        tokio::spawn(async move {
            let (thinkers, settings) = (app.thinkers.clone(), app.config.reviews);
            let work = tokio::task::spawn_blocking(move || {
                let turn = || handle.block_on(thinkers.clone().acquire_owned()).ok();
                let place = Mutex::new(turn());
                let told = |done, of| {
                    judging.done.store(done, Ordering::Relaxed);
                    judging.of.store(of, Ordering::Relaxed);
                    // Other minds have their turns in between.
                    let mut place = lock(&place);
                    drop(place.take());
                    *place = turn();
                };
                let replay = Replay::new(game, saga).ok()?;
                let stop = AtomicBool::new(false);
                let judge =
                    Judge { settings, seed: SEED, threads: NonZero::<usize>::MIN, stop: &stop };
                judging.found.set(review(&replay, &judge, &told)?).ok()
            });
            // What came to nothing may be asked for again.
            if !matches!(work.await, Ok(Some(()))) {
                lock(&app.reviews).remove(&id);
            }
        });
        Ok(())
    }

    /// Makes a place for a review; nothing if there is one.
    fn begin_judging(&self, app: &App) -> Result<Option<Arc<Judging>>, No> {
        let mut reviews = lock(&app.reviews);
        if reviews.contains_key(&self.id) {
            return Ok(None);
        }
        let going = reviews.values().filter(|judging| judging.found.get().is_none()).count();
        if going >= MOST_AT_ONCE {
            return Err(No::Slower);
        }
        if reviews.len() >= MOST_KEPT {
            let found = reviews.iter().filter(|(_, judging)| judging.found.get().is_some());
            let oldest = found.min_by_key(|(_, judging)| judging.asked).map(|(id, _)| *id);
            oldest.map(|id| reviews.remove(&id));
        }
        let judging = Arc::new(Judging {
            asked: now(),
            done: AtomicUsize::new(0),
            of: AtomicUsize::new(0),
            found: OnceLock::new(),
        });
        reviews.insert(self.id, judging.clone());
        Ok(Some(judging))
    }
}

/// A game that has ended. A saga from elsewhere may go on there: judging it would give away what is
/// hidden.
fn finished(table: &Table) -> Result<&Replay, No> {
    match &table.state {
        State::Over(replay) if replay.saga().secret().is_some() => Ok(replay),
        State::Over(_) => Err(No::GoesOn),
        _ => Err(No::NotNow),
    }
}
