//! What a tree says a choice is worth, once everybody goes on with what was found best.
//!
//! The mean over all iterations counts what was only tried out, poor replies and poor plans alike.
//! Here every seat takes, of its choices on offer, the one that it tried most.

use super::tree::{Arm, NONE, Node};

/// Iterations for each choice at which what was found best counts for half, and the mean over all
/// that was tried for the other half: the best of a few lucky tries is no better for it.
const DOUBT: f32 = 2.0;

/// Worlds in which a node's doubt is taken from the whole tree, beside its own: what was tried
/// twice and went the same way is not certain.
const LIKE: f32 = 2.0;

/// Where all worlds agree, three more may still be others, with 95 % confidence; as a standard error.
const UNSEEN: f32 = 3.0 / 1.96;

/// How much of it counts that another choice might have been tried most. Measured: with this, errors
/// are between one and two times what other seeds find, in every game and with 300 and 1,000
/// iterations.
const ANOTHER: f32 = 0.08;

/// What something is worth to the seat that thinks.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Worth {
    /// Its share of the win.
    pub(crate) share: f32,
    /// The square of the standard error, as far as luck in thinking goes.
    pub(crate) variance: f32,
    /// Iterations that it rests upon.
    pub(crate) tried: u32,
}

impl Worth {
    /// By the mean over all that was tried.
    fn mean(arm: &Arm, apart: Apart) -> Worth {
        let count = arm.visits.max(1) as f32;
        let one = (arm.spread + LIKE * apart.0) / (count - 1.0 + LIKE);
        Worth { share: arm.mean, variance: one / count, tried: arm.visits }
    }

    /// So much of this, and the rest of another that rests upon the same iterations and more: what
    /// they have in common is all that the other varies by.
    fn mixed(self, other: Worth, part: f32) -> Worth {
        let rest = 1.0 - part;
        let common = self.variance.min(other.variance);
        let variance =
            part * part * self.variance + rest * rest * other.variance + 2.0 * part * rest * common;
        Worth { share: part * self.share + rest * other.share, variance, tried: self.tried }
    }

    /// Where nobody else is left to win: what every world agreed on is certain.
    pub(crate) fn settle(&mut self) {
        if self.share > 0.9999 {
            (self.share, self.variance) = (1.0, 0.0);
        }
    }

    /// No surer than a tree of so many iterations can be.
    pub(super) fn within(self, all: &Arm) -> Worth {
        let least = (UNSEEN / all.visits.max(1) as f32).powi(2);
        Worth { variance: self.variance.max(least), ..self }
    }

    /// What several trees found, each by itself. Where they disagree by more than each doubts
    /// itself, that is the doubt.
    pub(crate) fn joined(worths: &[Worth]) -> Worth {
        let trees = worths.iter().filter(|worth| worth.tried > 0);
        let mut sum = Sum::default();
        trees.clone().for_each(|worth| sum.add(*worth, worth.tried as f32));
        let all = sum.worth();
        let count = trees.clone().count() as f32;
        let apart: f32 = trees.map(|worth| (worth.share - all.share).powi(2)).sum();
        let between = if count > 1.0 { apart / (count * (count - 1.0)) } else { 0.0 };
        let tried = worths.iter().map(|worth| worth.tried).sum();
        Worth { variance: all.variance.max(between), tried, ..all }
    }

    /// By what was found best below a node whose children begin with that one. `always` tells
    /// whether they are all on offer in every world, as they are to the seat that thinks.
    pub(super) fn below<C>(
        nodes: &[Node<C>],
        own: &Arm,
        child: u32,
        apart: Apart,
        always: bool,
    ) -> Worth {
        let mut rest = *own;
        let mut sum = Sum::default();
        let mut seats_done = 0u32;
        let mut at = child;
        while at != NONE {
            let node = &nodes[at as usize];
            let bit = 1 << node.seat.0;
            if seats_done & bit == 0 {
                seats_done |= bit;
                let (worth, asked) = best(nodes, at, apart, always);
                sum.add(worth, asked.visits as f32);
                rest = rest.without(&asked);
            }
            at = node.next;
        }
        // Where the game ended here, or where this was the last choice in the tree.
        sum.add(Worth::mean(&rest, apart), rest.visits as f32);
        Worth { tried: own.visits, ..sum.worth() }
    }
}

/// How far one world is from another in a whole tree: the square of the standard deviation.
#[derive(Clone, Copy)]
pub(super) struct Apart(f32);

impl Apart {
    /// As if one world more had been as far off as it could be.
    pub(super) fn of(all: &Arm) -> Apart {
        Apart((all.spread + 0.25) / all.visits.max(1) as f32)
    }
}

/// What the choices of one seat are worth, beginning with the first of that seat, and how it went
/// over all iterations in which the seat was asked.
fn best<C>(nodes: &[Node<C>], first: u32, apart: Apart, always: bool) -> (Worth, Arm) {
    let seat = nodes[first as usize].seat;
    let mut list = Vec::new();
    let mut asked = Arm::default();
    let mut at = first;
    while at != NONE {
        let node = &nodes[at as usize];
        if node.seat == seat {
            asked.join(&node.own);
            list.push(node);
        }
        at = node.next;
    }
    let often = |node: &Node<C>| node.arm.visits as f32 / node.available.max(1) as f32;
    list.sort_by(|a, b| often(b).total_cmp(&often(a)));
    // The first is taken wherever it is on offer, the next where the first is not, and so on.
    let mut left = 1.0f32;
    let mut sum = Sum::default();
    for node in &list {
        let offered = match always {
            true => 1.0,
            false => (node.available as f32 / asked.visits.max(1) as f32).min(1.0),
        };
        sum.add(Worth::below(nodes, &node.own, node.child, apart, false), left * offered);
        left *= 1.0 - offered;
        if left < 0.01 {
            break;
        }
    }
    let mut found = sum.worth();
    found.variance += another(&list, often);
    let sure = asked.visits as f32 / (asked.visits as f32 + DOUBT * list.len() as f32);
    (found.mixed(Worth::mean(&asked, apart), sure), asked)
}

/// What it may change that with other luck another choice of these might have been tried most: the
/// more often it was tried, the more likely.
fn another<C>(list: &[&Node<C>], often: impl Fn(&Node<C>) -> f32) -> f32 {
    let Some(first) = list.first() else { return 0.0 };
    let (mut all, mut sum) = (0.0, 0.0);
    for node in list.iter().filter(|node| node.own.visits > 0) {
        let likely = (often(node) / often(first).max(f32::MIN_POSITIVE)).min(1.0).powi(8);
        all += likely;
        sum += likely * (node.own.mean - first.own.mean).powi(2);
    }
    if all > 0.0 { ANOTHER * sum / all } else { 0.0 }
}

/// Worths with their weights.
#[derive(Default)]
struct Sum {
    weight: f32,
    share: f32,
    variance: f32,
}

impl Sum {
    fn add(&mut self, worth: Worth, weight: f32) {
        self.weight += weight;
        self.share += weight * worth.share;
        self.variance += weight * weight * worth.variance;
    }

    fn worth(&self) -> Worth {
        if self.weight <= 0.0 {
            return Worth::default();
        }
        let [share, variance] = [self.share, self.variance / self.weight].map(|x| x / self.weight);
        Worth { share, variance, tried: 0 }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;

    #[test]
    fn a_tree_that_never_tried_it_takes_no_doubt_away() {
        let one = Worth { share: 0.6, variance: 0.01, tried: 10 };
        let own = Arm::default();
        let none = Worth::below::<()>(&[], &own, NONE, Apart::of(&own), false);
        let joined = Worth::joined(&[none, one, none, none]);
        assert_eq!((joined.share, joined.variance, joined.tried), (0.6, 0.01, 10));
        let all = Worth::joined(&[none, none]);
        assert_eq!((all.tried, all.variance.is_nan()), (0, false));
    }

    /// A tree of two choices of the seat that thinks, tried that often, the first one with as many
    /// wins as it was tried and the other with none. The last tries came when nothing was chosen any
    /// more, so they count in no `available`.
    fn two(tried: [u32; 2], available: u32) -> (Vec<Node<()>>, Arm) {
        let mut all = Arm::default();
        let nodes = tried.iter().zip(0..).map(|(&visits, at)| {
            let own = Arm { visits, mean: 1.0 - at as f32, spread: 0.0 };
            all.join(&own);
            let next = if at == 0 { 1 } else { NONE };
            Node { choice: (), arm: own, own, available, child: NONE, next, seat: Seat(0) }
        });
        (nodes.collect(), all)
    }

    #[test]
    fn what_is_always_on_offer_is_not_mixed_with_what_is_next_to_it() {
        let (nodes, all) = two([800, 200], 700);
        let worth = |always| Worth::below(&nodes, &all, 0, Apart::of(&all), always).share;
        // Only as far as all that was tried counts beside what is best.
        let sure = 1000.0 / 1004.0;
        assert!((worth(true) - (sure + 0.8 * (1.0 - sure))).abs() < 1e-4, "{}", worth(true));
        assert!(worth(false) < 0.95, "in other worlds it may be no choice");
    }

    #[test]
    fn the_doubt_of_few_tries_is_what_worlds_of_the_tree_differ_by() {
        let few = Arm { visits: 4, mean: 0.5, spread: 0.0 };
        let error = |spread: f32| {
            let all = Arm { visits: 4000, mean: 0.5, spread };
            1.96 * Worth::mean(&few, Apart::of(&all)).variance.sqrt()
        };
        // Worlds that lie 2 points apart, and worlds that lie 50 points apart.
        let [close, far] = [error(4000.0 * 0.0004), error(4000.0 * 0.25)];
        assert!(close < 0.03 && far > 0.25, "{close} {far}");
    }

    #[test]
    fn where_all_worlds_agree_the_doubt_is_three_of_them() {
        let (nodes, all) = two([1000, 0], 1000);
        let worth = Worth::below(&nodes, &all, 0, Apart::of(&all), true).within(&all);
        let error = 1.96 * worth.variance.sqrt();
        assert!((0.0029..0.0031).contains(&error), "{error}");
    }
}
