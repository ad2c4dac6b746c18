//! A finished saga, judged: how each seat's chance to win went, what was missed, and what luck did.
//!
//! Every chance is what a seer thinks with no more than that seat could know at the time.

mod judge;
mod plot;

pub use plot::{Labels, plot};

use std::num::NonZero;
use std::sync::atomic::AtomicBool;

use minds::Settings;
use tabletop::saga::Deed;
use tabletop::{Eyes, Pending, Phrase, Seat};

use crate::Replay;
use judge::{Judged, Task, judged};

/// A saga, judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// Each seat's chance to win before the first step.
    pub start: Vec<f64>,
    /// What was decided and what fate answered, in order; what was taken back is left out.
    pub moments: Vec<Moment>,
    /// What came of it for each seat.
    pub seats: Vec<Account>,
}

/// A decision or an answer of fate.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The step of the saga.
    pub step: usize,
    /// What happened.
    pub what: What,
    /// Each seat's chance to win after it, as that seat could see it.
    pub chances: Vec<f64>,
    /// How far those chances may be off, with 95 % confidence, as far as luck in thinking goes.
    pub errors: Vec<f64>,
}

/// What happened.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// A seat chose between at least two choices.
    Decision(Decision),
    /// Fate answered: how it changed each seat's chance. That is luck.
    Fortune(Vec<f64>),
}

/// A choice, and what it was worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// Who chose.
    pub seat: Seat,
    /// What.
    pub choice: String,
    /// The same in words.
    pub phrase: Option<Phrase>,
    /// The seat's chance before: with the best choice that was found.
    pub before: f64,
    /// The seat's chance after what it chose.
    pub after: f64,
    /// A better choice, if one was missed: one that is better by more than the error.
    pub better: Option<String>,
    /// The same in words.
    pub better_phrase: Option<Phrase>,
}

/// What came of a game for a seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Account {
    /// How much fate's answers added to its chance, or took away.
    pub luck: f64,
    /// How much its own choices took away, against the best that were found.
    pub skill: f64,
    /// How many decisions it made.
    pub decisions: u32,
    /// In how many it missed a better choice.
    pub missed: u32,
}

/// A difference in chances below this is no mistake, however sure it is.
const SMALL: f64 = 0.01;

/// Who judges, and how.
#[derive(Clone, Copy, Debug)]
pub struct Judge<'a> {
    /// How the seer thinks.
    pub settings: Settings,
    /// The seed of its luck.
    pub seed: u64,
    /// On how many threads; what is found is the same.
    pub threads: NonZero<usize>,
    /// Once it is set, nothing comes of it.
    pub stop: &'a AtomicBool,
}

/// Judges a saga. `told` hears, on the threads that judge, whenever one part of so many is done;
/// towards the end it may turn out that there are more.
pub fn review(
    replay: &Replay,
    judge: &Judge<'_>,
    told: &(dyn Fn(usize, usize) + Sync),
) -> Option<Review> {
    let walk = Walk::of(replay);
    let many = walk.tasks.len();
    let first = judged(&walk.tasks, judge, &|n| told(n, many))?;
    // What the best choice would have led to, where it is another than was made.
    let mut missed = Vec::new();
    for made in &walk.made {
        if let Made::Decision { task, choice, seat, .. } = made
            && let Some(best) = first[*task].best.as_ref().filter(|best| *best != choice)
        {
            let mut position = walk.tasks[*task].position.fork();
            if position.apply(*seat, best).is_ok() {
                missed.push((*task, Task { position, seat: *seat }));
            }
        }
    }
    let (numbers, tasks): (Vec<usize>, Vec<Task>) = missed.into_iter().unzip();
    let second = judged(&tasks, judge, &|n| told(many + n, many + tasks.len()))?;
    let better = |task: usize| numbers.iter().position(|n| *n == task).map(|at| &second[at]);
    Some(walk.account(&first, &better))
}

/// The steps of a saga, and everything that must be judged for them.
struct Walk {
    seats: usize,
    tasks: Vec<Task>,
    made: Vec<Made>,
}

/// What a step was, and which tasks judge it.
enum Made {
    Decision { step: usize, seat: Seat, choice: String, task: usize, after: usize },
    Fortune { step: usize, after: usize },
}

impl Walk {
    fn of(replay: &Replay) -> Walk {
        let timeline = &replay.timeline;
        let seats = usize::from(timeline.table.seats());
        let mut walk = Walk { seats, tasks: Vec::new(), made: Vec::new() };
        let mut position = timeline.table.start();
        walk.look(&*position);
        for &step in &timeline.live {
            match timeline.saga.line(step).map(|line| &line.deed) {
                Some(Deed::Choice { seat, steps }) => {
                    for choice in steps {
                        let before = position.fork();
                        // These steps have been followed before, so they cannot fail.
                        let _ = position.apply(*seat, choice);
                        if before.choices(*seat).len() < 2 {
                            continue;
                        }
                        let task = walk.tasks.len();
                        walk.tasks.push(Task { position: before, seat: *seat });
                        let after = walk.look(&*position);
                        let (seat, choice) = (*seat, choice.clone());
                        let made = Made::Decision { step, seat, choice, task, after };
                        walk.made.push(made);
                    }
                }
                Some(Deed::Fortune(fortune)) => {
                    let _ = position.settle(fortune);
                    let after = walk.look(&*position);
                    walk.made.push(Made::Fortune { step, after });
                }
                _ => {}
            }
        }
        walk
    }

    /// Every seat looks at a position; gives the first of their tasks.
    fn look(&mut self, position: &dyn shelf::Position) -> usize {
        let first = self.tasks.len();
        for seat in Seat::all(self.seats as u8) {
            self.tasks.push(Task { position: position.fork(), seat });
        }
        first
    }

    fn account<'a>(
        &self,
        first: &[Judged],
        better: &dyn Fn(usize) -> Option<&'a Judged>,
    ) -> Review {
        let at = |task: usize| &first[task..task + self.seats];
        let chances = |task: usize| at(task).iter().map(|judged| judged.chance).collect::<Vec<_>>();
        let mut review = Review {
            start: chances(0),
            moments: Vec::new(),
            seats: vec![Account::default(); self.seats],
        };
        let mut now = review.start.clone();
        for made in &self.made {
            let (step, after, what) = match made {
                Made::Fortune { step, after } => {
                    let swing = chances(*after).iter().zip(&now).map(|(a, b)| a - b).collect();
                    (*step, *after, What::Fortune(swing))
                }
                Made::Decision { step, seat, choice, task, after, .. } => {
                    let own = &first[after + seat.index()];
                    let best = better(*task).filter(|best| best.chance > own.chance);
                    let before = best.map_or(own.chance, |best| best.chance);
                    let doubt = best.map_or(0.0, |best| best.error.hypot(own.error));
                    let missed = before - own.chance > doubt.max(SMALL);
                    let better = first[*task].best.clone().filter(|_| missed);
                    let screen = self.tasks[*task].position.screen(Eyes::Seat(*seat));
                    let words = |choice: &str| {
                        let named = screen.buttons.iter().find(|button| button.choice == choice);
                        named.map(|button| button.phrase.clone())
                    };
                    let decision = Decision {
                        seat: *seat,
                        phrase: words(choice),
                        choice: choice.clone(),
                        before,
                        after: own.chance,
                        better_phrase: better.as_deref().and_then(words),
                        better,
                    };
                    (*step, *after, What::Decision(decision))
                }
            };
            match &what {
                What::Fortune(swing) => {
                    review.seats.iter_mut().zip(swing).for_each(|(seat, by)| seat.luck += by);
                }
                What::Decision(decision) => {
                    let seat = &mut review.seats[decision.seat.index()];
                    seat.decisions += 1;
                    seat.missed += u32::from(decision.better.is_some());
                    if decision.better.is_some() {
                        seat.skill += decision.after - decision.before;
                    }
                }
            }
            now = chances(after);
            let errors = at(after).iter().map(|judged| judged.error).collect();
            review.moments.push(Moment { step, what, chances: now.clone(), errors });
        }
        review
    }
}

/// Whether a position is at its end.
fn over(position: &dyn shelf::Position) -> Option<tabletop::Outcome> {
    match position.pending() {
        Pending::Over(outcome) => Some(outcome),
        _ => None,
    }
}
