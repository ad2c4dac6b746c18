//! Two boxes against each other: what changed, and what of it is not luck.

use serde::Serialize;

use crate::findings::{ALARM, Balance, Rate};
use crate::stats::{holm, same_rate};

/// Two studies, and every rate that both have.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// The study of the first box.
    pub a: Balance,
    /// The study of the second box.
    pub b: Balance,
    /// What can be compared, the largest change first.
    pub changes: Vec<Change>,
}

/// One rate under both boxes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Change {
    /// What it is the rate of.
    pub of: Of,
    /// Under the first box.
    pub a: Rate,
    /// Under the second.
    pub b: Rate,
    /// How much higher the rate is under the second box.
    pub difference: f64,
    /// The 95 % interval of the difference, from those of the two rates (Newcombe).
    pub ci95: [f64; 2],
    /// The chance of such a difference by luck alone.
    pub p: Option<f64>,
    /// The same after Holm's correction over all changes.
    pub p_holm: Option<f64>,
}

/// What a rate is of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Of {
    /// A seat, from 1.
    Seat(u8),
    /// Whoever held a thing: its kind and name.
    Held(&'static str, String),
    /// Whoever made use of it.
    Played(&'static str, String),
    /// A way to end: the share of games that ended so.
    Ending(&'static str),
}

impl Change {
    fn new(of: Of, a: Rate, b: Rate) -> Change {
        let below = |rate: Rate| rate.rate - rate.ci95[0];
        let above = |rate: Rate| rate.ci95[1] - rate.rate;
        let difference = b.rate - a.rate;
        let ci95 = [difference - below(b).hypot(above(a)), difference + above(b).hypot(below(a))];
        let p = same_rate([a.wins, b.wins], [a.of as f64, b.of as f64]);
        Change { of, a, b, difference, ci95, p, p_holm: None }
    }

    /// Whether it is not luck.
    pub fn is_sure(&self) -> bool {
        self.p_holm.is_some_and(|p| p < ALARM)
    }
}

/// Sets two studies of the same table against each other.
pub fn compare(a: Balance, b: Balance) -> Comparison {
    let mut changes = Vec::new();
    let mut add = |of, a: Rate, b: Rate| {
        if a.of > 0 && b.of > 0 {
            changes.push(Change::new(of, a, b));
        }
    };
    for (i, (first, second)) in (1..).zip(a.seats.iter().zip(&b.seats)) {
        add(Of::Seat(i), first.wins.rate, second.wins.rate);
    }
    for ending in a.endings.keys().chain(b.endings.keys().filter(|e| !a.endings.contains_key(*e))) {
        let of = |study: &Balance| {
            let games = study.endings.get(ending).copied().unwrap_or(0);
            Rate::new(games as f64, study.games)
        };
        add(Of::Ending(ending), of(&a), of(&b));
    }
    for (kind, names) in &a.kinds {
        for (name, first) in names {
            let Some(second) = b.kinds.get(kind).and_then(|names| names.get(name)) else {
                continue;
            };
            // What all have always has no rate of its own; neither has what nobody leaves unused.
            if !a.is_everyones(first) || a.together {
                add(Of::Held(kind, name.clone()), first.held.rate, second.held.rate);
            }
            if first.played.rate.of < first.held.rate.of {
                add(Of::Played(kind, name.clone()), first.played.rate, second.played.rate);
            }
        }
    }
    let ps: Vec<Option<f64>> = changes.iter().map(|change| change.p).collect();
    for (change, p) in changes.iter_mut().zip(holm(&ps)) {
        change.p_holm = p;
    }
    changes.sort_by(|x, y| y.difference.abs().total_cmp(&x.difference.abs()));
    Comparison { a, b, changes }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_of_a_difference_holds_it() {
        // The example of Newcombe (1998): 56 of 70 less 48 of 80 is 0.2, from 0.0524 to 0.3339.
        let (a, b) = (Rate::new(48.0, 80), Rate::new(56.0, 70));
        let [low, high] = Change::new(Of::Seat(1), a, b).ci95;
        assert!((low - 0.0524).abs() < 5e-4 && (high - 0.3339).abs() < 5e-4, "{low} {high}");
    }
}
