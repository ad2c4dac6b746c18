//! What came of a trial.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::Law;

/// What was seen in games that broke no law.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// The games played.
    pub games: u32,
    /// The questions with at least two choices.
    pub decisions: u64,
    /// The positions looked at.
    pub states: u64,
    /// How the games ended, by the ending's id.
    pub endings: BTreeMap<&'static str, u32>,
    /// The ids of all phrases used by screens, tellings, refusals, art and sheets.
    pub phrases: BTreeSet<&'static str>,
    /// The names of the gaps that were filled in each of these phrases.
    pub gaps: BTreeMap<&'static str, BTreeSet<&'static str>>,
    /// The rules that refused a choice, ended a game or told of an event.
    pub rules: BTreeSet<&'static str>,
    /// How often each law was put to the test. A law that is not here was never tried.
    pub checks: BTreeMap<Law, u64>,
}

impl Report {
    /// Adds what was seen in other games.
    pub fn merge(&mut self, other: Report) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.states += other.states;
        other.endings.into_iter().for_each(|(id, n)| *self.endings.entry(id).or_default() += n);
        self.phrases.extend(other.phrases);
        for (id, names) in other.gaps {
            self.gaps.entry(id).or_default().extend(names);
        }
        self.rules.extend(other.rules);
        other.checks.into_iter().for_each(|(law, n)| self.tried(law, n));
    }

    pub(crate) fn tried(&mut self, law: Law, times: u64) {
        *self.checks.entry(law).or_default() += times;
    }
}

/// A broken law, and all that is needed to find it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breach {
    /// Which law.
    pub law: Law,
    /// At which table.
    pub table: String,
    /// In which game.
    pub game: u32,
    /// Of which seed.
    pub seed: u64,
    /// After how many steps.
    pub step: u32,
    /// What was seen.
    pub what: String,
    /// The last steps before it.
    pub last: Vec<String>,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Breach { law, table, game, seed, step, what, last } = self;
        write!(
            f,
            "law {law} is broken at table '{table}', game {game} of seed {seed}, after step \
             {step}: {what}\nthe last steps: {}",
            last.join(" | "),
        )
    }
}

impl std::error::Error for Breach {}

/// The way a game went.
#[derive(Default)]
pub(crate) struct Trail {
    pub(crate) step: u32,
    /// Every step as text, in the order in which it was made.
    pub(crate) steps: Vec<String>,
}

impl Trail {
    pub(crate) fn last(&self) -> Vec<String> {
        self.steps[self.steps.len().saturating_sub(12)..].to_vec()
    }
}
