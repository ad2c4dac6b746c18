//! Pairs of which none has met, found in time that grows with a power of their number: Edmonds'
//! blossoms. Trying one partner after the other takes for ever once most have met.

use std::collections::VecDeque;

/// Nobody.
const NONE: usize = usize::MAX;

/// Who may meet whom, and who does so far.
struct Graph<'a> {
    may: &'a dyn Fn(usize, usize) -> bool,
    /// Who is not paired yet.
    open: Vec<bool>,
    mate: Vec<usize>,
}

/// Pairs of all of `0..count` that may meet, or none if there is no way. The first has the nearest
/// partner that leaves a way for the rest, and so on.
pub(super) fn pairs(
    count: usize,
    may: &dyn Fn(usize, usize) -> bool,
) -> Option<Vec<(usize, usize)>> {
    let mut graph = Graph { may, open: vec![true; count], mate: vec![NONE; count] };
    if !(0..count).all(|one| graph.mate[one] != NONE || graph.augment(one)) {
        return None;
    }
    let mut pairs = Vec::new();
    for first in 0..count {
        if !graph.open[first] {
            continue;
        }
        // There is a way for all who are open: at the latest the one it has now.
        let other = (first + 1..count)
            .find(|other| graph.open[*other] && may(first, *other) && graph.fix(first, *other))?;
        pairs.push((first, other));
    }
    Some(pairs)
}

impl Graph<'_> {
    /// Pairs the two for good if that leaves a way for the rest; else nothing changes.
    fn fix(&mut self, one: usize, other: usize) -> bool {
        let left = self.mate[one];
        let before = (left != other).then(|| self.mate.clone());
        self.open[one] = false;
        self.open[other] = false;
        if let Some(before) = before {
            let widow = self.mate[other];
            for who in [one, other, left, widow] {
                self.mate[who] = NONE;
            }
            if !self.augment(left) {
                self.mate = before;
                self.open[one] = true;
                self.open[other] = true;
                return false;
            }
        }
        true
    }

    /// Finds a partner for one who has none, others changing theirs if need be.
    fn augment(&mut self, root: usize) -> bool {
        let count = self.mate.len();
        let (mut used, mut from) = (vec![false; count], vec![NONE; count]);
        let mut base: Vec<usize> = (0..count).collect();
        used[root] = true;
        let mut queue = VecDeque::from([root]);
        while let Some(one) = queue.pop_front() {
            for other in (0..count).filter(|other| self.open[*other]) {
                let apart = base[one] != base[other] && self.mate[one] != other;
                if other == one || !apart || !(self.may)(one, other) {
                    continue;
                }
                let odd =
                    other == root || self.mate[other] != NONE && from[self.mate[other]] != NONE;
                if odd {
                    self.shrink(one, other, &mut base, &mut from, &mut used, &mut queue);
                } else if from[other] == NONE {
                    from[other] = one;
                    if self.mate[other] == NONE {
                        self.turn(other, &from);
                        return true;
                    }
                    used[self.mate[other]] = true;
                    queue.push_back(self.mate[other]);
                }
            }
        }
        false
    }

    /// Turns the path that ends here: who was paired along it no longer is, and the other way round.
    fn turn(&mut self, mut end: usize, from: &[usize]) {
        while end != NONE {
            let (before, next) = (from[end], self.mate[from[end]]);
            self.mate[end] = before;
            self.mate[before] = end;
            end = next;
        }
    }

    /// Takes a ring of odd length for one.
    fn shrink(
        &self,
        one: usize,
        other: usize,
        base: &mut [usize],
        from: &mut [usize],
        used: &mut [bool],
        queue: &mut VecDeque<usize>,
    ) {
        let common = self.common(one, other, base, from);
        let mut ring = vec![false; base.len()];
        for (mut at, mut child) in [(one, other), (other, one)] {
            while base[at] != common {
                let mate = self.mate[at];
                ring[base[at]] = true;
                ring[base[mate]] = true;
                from[at] = child;
                child = mate;
                at = from[mate];
            }
        }
        for who in 0..base.len() {
            if ring[base[who]] {
                base[who] = common;
                if !std::mem::replace(&mut used[who], true) {
                    queue.push_back(who);
                }
            }
        }
    }

    /// Where the ways of two back to the root first meet.
    fn common(&self, mut one: usize, mut other: usize, base: &[usize], from: &[usize]) -> usize {
        let mut passed = vec![false; base.len()];
        loop {
            one = base[one];
            passed[one] = true;
            if self.mate[one] == NONE {
                break;
            }
            one = from[self.mate[one]];
        }
        loop {
            other = base[other];
            if passed[other] {
                return other;
            }
            other = from[self.mate[other]];
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// What trying one partner after the other comes to.
    fn tried(open: &[usize], may: &dyn Fn(usize, usize) -> bool) -> Option<Vec<(usize, usize)>> {
        let Some((first, rest)) = open.split_first() else { return Some(Vec::new()) };
        for (i, other) in rest.iter().enumerate().filter(|(_, other)| may(*first, **other)) {
            let left = [&rest[..i], &rest[i + 1..]].concat();
            if let Some(pairs) = tried(&left, may) {
                return Some([vec![(*first, *other)], pairs].concat());
            }
        }
        None
    }

    #[test]
    fn it_finds_what_trying_finds() {
        let mut number = 12345u64;
        let mut next = || {
            number = number.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            number >> 33
        };
        let (mut found, mut none) = (0, 0);
        for round in 0..400 {
            let count = 2 + 2 * (round % 5);
            let mut known = BTreeSet::new();
            for (a, b) in (0..count).flat_map(|b| (0..b).map(move |a| (a, b))) {
                if next() % 10 < 2 + next() % 4 {
                    known.insert((a, b));
                }
            }
            let may = |a: usize, b: usize| known.contains(&(a.min(b), a.max(b)));
            let all: Vec<usize> = (0..count).collect();
            let wanted = tried(&all, &may);
            assert_eq!(pairs(count, &may), wanted, "round {round}");
            *if wanted.is_some() { &mut found } else { &mut none } += 1;
        }
        assert!(found > 50 && none > 50, "{found} {none}");
    }
}
