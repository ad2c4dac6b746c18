//! Many positions judged, on several threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use minds::{Budget, Level, Settings};
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
    /// Whether it is one of many that are compared with each other, and less thought will do.
    pub(super) light: bool,
}

/// What a seat may think of a position.
#[derive(Clone, Debug, Default)]
pub(super) struct Judged {
    /// Its chance to win.
    pub(super) chance: f64,
    pub(super) error: f64,
    /// Its best choice, if it is asked.
    pub(super) best: Option<String>,
    /// Whether the chance is no guess: the game is over, or the seat gave up.
    pub(super) sure: bool,
}

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
        return Judged { chance, sure: true, ..Judged::default() };
    }
    if forfeits.has(*seat) {
        return Judged { sure: true, ..Judged::default() };
    }
    let settings = if *light { lighter(judge.settings) } else { judge.settings };
    let counsel = position.counsel(*seat, Level::Seer(settings), judge.seed, judge.stop);
    Judged {
        chance: counsel.chance.0,
        error: counsel.chance.1,
        best: counsel.choices.into_iter().next().map(|hint| hint.choice),
        sure: false,
    }
}

/// Half the thought.
fn lighter(settings: Settings) -> Settings {
    let budget = match settings.budget {
        Budget::Iterations(n) => Budget::Iterations(n.div_ceil(2)),
        Budget::Millis(n) => Budget::Millis(n.div_ceil(2)),
    };
    Settings { budget, ..settings }
}
