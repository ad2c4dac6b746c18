//! Many positions judged, on several threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use minds::{Budget, Level, Settings, Stream};
use shelf::Position;
use tabletop::{Seat, Seats};

use super::Judge;
use crate::outcome;

/// A position to be judged with what a seat may know of it.
pub(super) struct Task {
    pub(super) position: Box<dyn Position>,
    pub(super) seat: Seat,
    /// How many seats the table has.
    pub(super) seats: u8,
    /// Those that gave up before, and cannot win.
    pub(super) forfeits: Seats,
    /// Which of several luckier or less lucky thoughts it is, where it is one of many that are
    /// compared with each other and less thought will do.
    pub(super) light: Option<u64>,
}

/// What a seat may think of a position.
#[derive(Clone, Debug, Default)]
pub(super) struct Judged {
    /// Its chance to win.
    pub(super) chance: f64,
    pub(super) error: f64,
    /// Its best choice, if it is asked.
    pub(super) best: Option<String>,
}

/// The least iterations of a lighter thought.
const FEW: u32 = 20;

/// Judges them all; nothing if it was stopped. Each answer depends on its own task alone.
pub(super) fn judged(
    tasks: &[Task],
    judge: &Judge<'_>,
    told: &(dyn Fn(usize) + Sync),
) -> Option<Vec<Judged>> {
    let (next, (answers, given)) = (AtomicUsize::new(0), channel());
    let stop = judge.stop;
    thread::scope(|scope| {
        for _ in 0..judge.threads.get() {
            let (next, answers) = (&next, answers.clone());
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(task) = tasks.get(at) else { return };
                    let _ = answers.send((at, one(task, judge)));
                    told(at + 1);
                }
            });
        }
    });
    drop(answers);
    let mut found = vec![None; tasks.len()];
    given.into_iter().for_each(|(at, answer)| found[at] = Some(answer));
    found.into_iter().collect()
}

fn one(task: &Task, judge: &Judge<'_>) -> Judged {
    let Task { position, seat, seats, forfeits, light } = task;
    if let Some(outcome) = outcome::of(&**position, *seats, *forfeits) {
        let chance = f64::from(outcome.shares[seat.index()]);
        return Judged { chance, ..Judged::default() };
    }
    if forfeits.has(*seat) {
        return Judged::default();
    }
    let (settings, seed) = match *light {
        Some(turn) => (lighter(judge.settings), Stream::seeded(judge.seed).split(turn).word()),
        None => (judge.settings, judge.seed),
    };
    let counsel = position.counsel(*seat, *forfeits, Level::Seer(settings), seed, judge.stop);
    Judged {
        chance: counsel.chance.0,
        error: counsel.chance.1,
        best: counsel.choices.into_iter().next().map(|hint| hint.choice),
    }
}

/// The eighth part of the thought, but no less than a few iterations.
fn lighter(settings: Settings) -> Settings {
    let budget = match settings.budget {
        Budget::Iterations(n) => Budget::Iterations((n / 8).max(n.min(FEW))),
        Budget::Millis(n) => Budget::Millis(n.div_ceil(8)),
    };
    Settings { budget, ..settings }
}
