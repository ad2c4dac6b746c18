//! Two boxes against each other: what changed, and what of it is not luck.

use std::collections::BTreeSet;

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
    /// A game, where all seats win and lose together.
    Won,
    /// A seat, from 1; of allies the first.
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
    let together = a.together && b.together;
    let mut changes = Vec::new();
    let mut add = |of, [first, second]: [Rate; 2], judged: bool| {
        if first.of > 0 && second.of > 0 {
            let mut change = Change::new(of, first, second);
            change.p = change.p.filter(|_| judged);
            changes.push(change);
        }
    };
    if together {
        add(Of::Won, [a.won, b.won], true);
    } else {
        // Allies fare alike: one test, not one for each.
        for seat in (0..a.seats.len().min(b.seats.len())).filter(|seat| a.is_first(*seat)) {
            let rates = [&a, &b].map(|study| study.seats[seat].wins.rate);
            add(Of::Seat(seat as u8 + 1), rates, true);
        }
    }
    let endings: BTreeSet<&'static str> =
        a.endings.keys().chain(b.endings.keys()).copied().collect();
    for ending in endings {
        let rates = [&a, &b].map(|study| ended(study, ending));
        // Where it is just another word for winning or losing, that is told already.
        let is = |result: fn(&Balance) -> f64| {
            [&a, &b].iter().zip(rates).all(|(study, rate)| rate.wins == result(study))
        };
        let known = is(|study| study.won.wins) || is(|study| study.games as f64 - study.won.wins);
        if !(together && known) {
            add(Of::Ending(ending), rates, true);
        }
    }
    for (kind, names) in &a.kinds {
        let judged = !a.hindsight.contains(kind);
        for (name, first) in names {
            let Some(second) = b.kinds.get(kind).and_then(|names| names.get(name)) else {
                continue;
            };
            // What all have always has no rate of its own; neither has what nobody leaves unused.
            if !(a.is_everyones(first) && b.is_everyones(second)) {
                let rates = [first.held.rate, second.held.rate];
                add(Of::Held(kind, name.clone()), rates, judged);
            }
            if [first, second].iter().any(|found| found.played.rate.of < found.held.rate.of) {
                let rates = [first.played.rate, second.played.rate];
                add(Of::Played(kind, name.clone()), rates, judged);
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

/// The share of games that ended so.
fn ended(study: &Balance, ending: &str) -> Rate {
    Rate::new(study.endings.get(ending).copied().unwrap_or(0) as f64, study.games)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Record;
    use crate::findings::tests::balance;
    use crate::sums::tests::{game, pairs, together};

    fn of(changes: &[Change]) -> Vec<&Of> {
        changes.iter().map(|change| &change.of).collect()
    }

    fn ring(of: fn(&'static str, String) -> Of) -> Of {
        of("thing", "ring".to_owned())
    }

    /// In the first box everybody always has and uses the ring, in the second only some: both have
    /// the rates, in whichever order they are named.
    #[test]
    fn the_order_of_the_boxes_does_not_matter() {
        let all = |n| Record {
            rows: (0..2).map(|seat| crate::Told { seat, ..told(1.0) }).collect(),
            ..game(n, n % 2 == 0, None)
        };
        let a = balance(&(0..40).map(all).collect::<Vec<_>>(), &[]);
        let some = |n: u64| game(n, n.is_multiple_of(4), Some((n % 2) as f32));
        let b = balance(&(0..40).map(some).collect::<Vec<_>>(), &[]);
        let (there, back) = (compare(a.clone(), b.clone()).changes, compare(b, a).changes);
        assert_eq!(of(&there), of(&back));
        for (there, back) in there.iter().zip(&back) {
            assert_eq!((there.a, there.b, there.difference), (back.b, back.a, -back.difference));
            let gap = there.p_holm.unwrap_or(2.0) - back.p_holm.unwrap_or(2.0);
            assert!(gap.abs() < 1e-9, "{there:?} {back:?}");
        }
        for rate in [ring(Of::Held), ring(Of::Played), Of::Seat(1), Of::Ending("end")] {
            assert!(of(&there).contains(&&rate), "{rate:?}");
        }
    }

    fn told(value: f32) -> crate::Told {
        crate::Told { kind: "thing", name: "ring".into(), seat: 0, value }
    }

    #[test]
    fn where_all_win_together_winning_is_tested_once() {
        let study = |wins: u64| {
            let ended = |n: u64| Record {
                ending: if n % 10 < wins { "won" } else { "lost" },
                ..together(n, n % 10 < wins, true, 4)
            };
            balance(&(0..100).map(ended).collect::<Vec<_>>(), &[])
        };
        let changes = compare(study(3), study(5)).changes;
        assert_eq!(of(&changes), [&Of::Won], "not the seats, endings or what is always there");
        assert_eq!(changes[0].p_holm, changes[0].p);
        assert!(changes[0].p.is_some());
        // An ending that tells more stays.
        let lost = |wins: u64| {
            let ended = |n: u64| Record {
                ending: ["won", "slain", "late"]
                    [if n % 10 < wins { 0 } else { 1 + n as usize % 2 }],
                ..together(n, n % 10 < wins, true, 4)
            };
            balance(&(0..100).map(ended).collect::<Vec<_>>(), &[])
        };
        let changes = compare(lost(3), lost(5)).changes;
        assert_eq!(changes.len(), 3);
        assert!(!of(&changes).contains(&&Of::Ending("won")));
    }

    #[test]
    fn allies_are_tested_once() {
        let study = |wins| {
            let games: Vec<_> = (0..100).map(|n| pairs(n, n % 10 < wins, &[0])).collect();
            balance(&games, &[])
        };
        let changes = compare(study(4), study(5)).changes;
        let seats = changes.iter().filter(|change| matches!(change.of, Of::Seat(_)));
        assert_eq!(seats.map(|change| change.a.of).collect::<Vec<_>>(), [100, 100]);
    }

    #[test]
    fn what_is_known_in_hindsight_has_no_place_among_the_tests() {
        let study = |some: u64| {
            let games = (0..100).map(|n| game(n, n % 3 == 0, Some((n % some) as f32)));
            balance(&games.collect::<Vec<_>>(), &["thing"])
        };
        let changes = compare(study(2), study(5)).changes;
        let thing = changes.iter().find(|change| change.of == ring(Of::Played)).unwrap();
        assert_eq!((thing.p, thing.p_holm), (None, None));
    }

    #[test]
    fn the_interval_of_a_difference_holds_it() {
        // The example of Newcombe (1998): 56 of 70 less 48 of 80 is 0.2, from 0.0524 to 0.3339.
        let (a, b) = (Rate::new(48.0, 80), Rate::new(56.0, 70));
        let [low, high] = Change::new(Of::Seat(1), a, b).ci95;
        assert!((low - 0.0524).abs() < 5e-4 && (high - 0.3339).abs() < 5e-4, "{low} {high}");
    }
}
