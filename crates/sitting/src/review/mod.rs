//! A finished saga, judged: how each seat's chance to win went, what was missed, and what luck did.
//!
//! Every chance is what a seer thinks with no more than that seat could know at the time. Of each
//! seat `start + skill + luck + rest == end`.

mod account;
mod judge;
mod luck;
mod plot;
#[cfg(test)]
mod tests;
mod walk;

pub use plot::{Labels, plot};

use std::num::NonZero;
use std::sync::atomic::AtomicBool;

use minds::Settings;
use tabletop::saga::{Failing, Sitter};
use tabletop::{Phrase, Seat};

use crate::Replay;
use judge::{Task, judged};
use walk::{Made, Walk};

/// A saga, judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// Each seat's chance to win before the first step.
    pub start: Vec<f64>,
    /// What was decided and what fate answered, in order; what was taken back is left out.
    pub moments: Vec<Moment>,
    /// Each seat's share of the win, as the sitting ended; if the table was left before the game was
    /// over, its chance then.
    pub end: Vec<f64>,
    /// Whether the game was over at the end, or the table left before.
    pub over: bool,
    /// The last step that stands.
    pub steps: usize,
    /// What came of it for each seat.
    pub seats: Vec<Account>,
    /// Who sat where at the beginning.
    pub sitters: Vec<Sitter>,
    /// Who took which seat over, at which step, also for who gave up.
    pub changes: Vec<(usize, Seat, Sitter)>,
}

impl Review {
    /// Who sat where when a step was made.
    pub fn sitters_at(&self, step: usize) -> Vec<Sitter> {
        let mut sitters = self.sitters.clone();
        for (_, seat, sitter) in self.changes.iter().filter(|change| change.0 < step) {
            sitters[seat.index()] = sitter.clone();
        }
        sitters
    }

    /// Who sat in a seat after the one that began there, in order.
    pub fn successors(&self, seat: Seat) -> impl Iterator<Item = &Sitter> {
        self.moments.iter().filter_map(move |moment| match &moment.what {
            What::Seated(at, sitter, _) if *at == seat => Some(sitter),
            _ => None,
        })
    }
}

/// A decision, an answer of fate, or that somebody gave up, failed or took a seat over.
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
    /// Fate answered.
    Fortune(Fortune),
    /// A seat gave up or ran out of time: it cannot win any more, and what is chosen for it from
    /// here on is not its own.
    Forfeit(Seat, Option<Phrase>),
    /// The program outside that sat there failed; what became of the seat, the next moment tells.
    Failed(Seat, Failing, Option<Phrase>),
    /// Somebody else sits there from now on: what is chosen is theirs.
    Seated(Seat, Sitter, Option<Phrase>),
}

/// How a phrase is said.
pub type Say<'a> = &'a dyn Fn(&Phrase) -> String;

/// A choice, and what it was worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// Who chose.
    pub seat: Seat,
    /// What.
    pub choice: String,
    /// The same in words.
    pub phrase: Option<Phrase>,
    /// The seat's chance before: with the choice that the judge would have made, as far as that can
    /// be told apart from what the seat chose. Who chose better than the judge had less before.
    pub before: f64,
    /// The seat's chance after what it chose.
    pub after: f64,
    /// A better choice, if one was missed: one that is better by more than the error.
    pub better: Option<String>,
    /// The same in words.
    pub better_phrase: Option<Phrase>,
}

impl Decision {
    /// What was chosen, in words where the table has words for it.
    pub fn said(&self, say: Say<'_>) -> String {
        self.phrase.as_ref().map_or_else(|| self.choice.clone(), say)
    }

    /// What it changed: next to nothing, if it was as good as the judge's own.
    pub fn change(&self) -> f64 {
        self.after - self.before
    }

    /// The better choice, in words where the table has words for it.
    pub fn better_said(&self, say: Say<'_>) -> Option<String> {
        self.better_phrase.as_ref().map(say).or_else(|| self.better.clone())
    }
}

/// An answer of fate, and what it did.
#[derive(Clone, PartialEq, Debug)]
pub struct Fortune {
    /// What was rolled or picked.
    pub numbers: Vec<u8>,
    /// What it told those who saw it.
    pub phrases: Vec<Phrase>,
    /// The seat to which the phrases say “you”, where not everybody saw the answer.
    pub told: Option<Seat>,
    /// How much more (or less) it gave each seat than other answers would have in the mean.
    pub luck: Vec<f64>,
}

impl Fortune {
    /// A change of chances below this is left out where people read.
    pub const LEAST: f64 = 0.02;

    /// Whether it changed somebody's chance so much that people should read it.
    pub fn matters(&self) -> bool {
        self.luck.iter().any(|by| by.abs() >= Fortune::LEAST)
    }

    /// What fate answered: in words, or its numbers where nothing was told.
    pub fn said(&self, say: Say<'_>) -> String {
        let number = |n: &u8| n.to_string();
        match self.phrases.is_empty() {
            true => self.numbers.iter().map(number).collect::<Vec<_>>().join(" "),
            false => {
                // A hand that is dealt would push all else off the row.
                let more = if self.phrases.len() > MOST_SAID { " · …" } else { "" };
                let said = self.phrases.iter().take(MOST_SAID).map(say);
                said.collect::<Vec<_>>().join(" · ") + more
            }
        }
    }
}

/// The most that is said of one answer of fate.
const MOST_SAID: usize = 4;

/// What came of a game for a seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Account {
    /// How much more fate's answers gave it than others would have in the mean.
    pub luck: f64,
    /// How far that may be off, with 95 % confidence: by the judge's luck in thinking, and by which
    /// other answers it was weighed against.
    pub luck_error: f64,
    /// What its own choices changed, against those that the judge would have made: all of its
    /// decisions together.
    pub skill: f64,
    /// How far that may be off, with 95 % confidence, as far as luck in thinking goes.
    pub skill_error: f64,
    /// All else between its first chance and its last: what the others chose, that somebody gave
    /// up, and where the judge thought better of it.
    pub rest: f64,
    /// How many decisions it made.
    pub decisions: u32,
    /// In how many it missed a better choice.
    pub missed: u32,
}

/// How the judge thinks if nobody says: a usual game takes less than a minute on two cores. With a
/// third of it, choices of large tables differ by less than the error.
pub const USUAL: Settings = Settings::iterations(1000);

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
    let walk = Walk::of(&replay.timeline, judge.seed);
    let many = walk.tasks.len();
    let first = judged(&walk.tasks, judge, &|n| told(n, many))?;
    // What the best choice would have led to, where it is another than was made.
    let mut missed = Vec::new();
    for made in &walk.made {
        if let Made::Decision { task, choice, seat, .. } = made
            && let Some(best) = first[*task].best.as_ref().filter(|best| *best != choice)
        {
            let before = &walk.tasks[*task];
            let mut position = before.position.fork();
            if position.apply(*seat, best).is_ok() {
                missed.push((*task, Task { position, ..*before }));
            }
        }
    }
    let (numbers, tasks): (Vec<usize>, Vec<Task>) = missed.into_iter().unzip();
    let second = judged(&tasks, judge, &|n| told(many + n, many + tasks.len()))?;
    let better = |task: usize| numbers.iter().position(|n| *n == task).map(|at| &second[at]);
    Some(walk.account(&first, &better))
}
