//! How far two boxes are from an aim. The things that are looked at are the same in both: else a box
//! could seem nearer because its farthest thing was hardly taken.

use std::collections::{BTreeMap, BTreeSet};

use super::{Aim, When};
use crate::findings::Balance;

/// Seats below which a thing tells nothing; games, where all seats win and lose together.
const LEAST: u64 = 100;

/// What the studies of two boxes tell of their distance from an aim.
#[derive(PartialEq, Debug)]
pub(super) struct Apart {
    /// The distance of the thing that is farthest, before and after, as a share; nothing where no
    /// thing can be compared.
    pub(super) farthest: [Option<f64>; 2],
    /// Things that were too rare in either study.
    pub(super) left_out: Vec<String>,
}

/// Of each thing how many seats had it, and how far from fair they were.
type Stood<'a> = BTreeMap<&'a str, (u64, f64)>;

/// How far the boxes are from the aim.
pub(super) fn apart(studies: [&Balance; 2], aim: &Aim) -> Apart {
    if let Some(rate) = aim.rate {
        let farthest = studies.map(|study| Some((study.won.rate - rate).abs()));
        return Apart { farthest, left_out: Vec::new() };
    }
    let kind = aim.fair.as_deref().unwrap_or_default();
    compared(studies.map(|study| stood(study, kind, aim.when)))
}

fn stood<'a>(study: &'a Balance, kind: &str, when: When) -> Stood<'a> {
    let things = study.kinds.get(kind).into_iter().flatten();
    let one = |(name, found): (&'a String, &'a crate::Found)| {
        let fairness = if when == When::Held { &found.held } else { &found.played };
        (name.as_str(), (fairness.rate.of, fairness.over()))
    };
    things.map(one).collect()
}

fn compared(studies: [Stood<'_>; 2]) -> Apart {
    let all: BTreeSet<&str> = studies.iter().flat_map(|study| study.keys().copied()).collect();
    let known = |study: &Stood<'_>, name: &str| study.get(name).is_some_and(|(of, _)| *of >= LEAST);
    let (both, rare): (Vec<&str>, Vec<&str>) =
        all.into_iter().partition(|name| studies.iter().all(|study| known(study, name)));
    let farthest = studies.each_ref().map(|study| {
        let things: Vec<(f64, f64)> =
            both.iter().map(|name| study[name]).map(|(of, over)| (of as f64, over)).collect();
        // What whoever has anything of the kind wins beyond fair says nothing of one of them.
        let (seats, over) = things
            .iter()
            .fold((0.0, 0.0), |(seats, sum), (of, over)| (seats + of, sum + of * over));
        things.iter().map(|(_, thing)| (thing - over / seats).abs()).reduce(f64::max)
    });
    Apart { farthest, left_out: rare.into_iter().map(str::to_owned).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(before: Stood<'_>, after: Stood<'_>, farthest: [Option<f64>; 2], left_out: &[&str]) {
        let found = compared([before, after]);
        let round = |far: Option<f64>| far.map(|far| (far * 1e6).round() / 1e6);
        assert_eq!((found.farthest.map(round), found.left_out), (farthest, owned(left_out)));
    }

    fn owned(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    /// Egil is 30 points off in both boxes, and so few take him in the new one that he does not count
    /// there: it is no nearer for that.
    #[test]
    fn what_is_too_rare_in_one_box_counts_in_neither() {
        let rest = [("Sigurd", (200, 0.02)), ("Tove", (200, -0.02))];
        let worse = [("Sigurd", (200, 0.05)), ("Tove", (200, -0.05))];
        let with = |rest: [(&'static str, (u64, f64)); 2], of| {
            rest.into_iter().chain([("Egil", (of, 0.3))]).collect()
        };
        check(with(rest, 120), with(worse, 99), [Some(0.02), Some(0.05)], &["Egil"]);
        check(with(rest, 99), with(worse, 120), [Some(0.02), Some(0.05)], &["Egil"]);
        // In one of them nobody took him at all.
        check(with(rest, 120), worse.into(), [Some(0.02), Some(0.05)], &["Egil"]);
    }

    #[test]
    fn things_are_measured_from_their_mean() {
        let alike = BTreeMap::from([("Sigurd", (300, 0.1)), ("Tove", (100, 0.1))]);
        let apart = BTreeMap::from([("Sigurd", (300, 0.1)), ("Tove", (100, -0.1))]);
        check(alike, apart, [Some(0.0), Some(0.15)], &[]);
        let few = BTreeMap::from([("Sigurd", (5, 0.1))]);
        check(few.clone(), few, [None, None], &["Sigurd"]);
    }
}
