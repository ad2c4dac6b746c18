//! What a tree says a choice is worth, once everybody goes on with what was found best.
//!
//! The mean over all iterations counts what was only tried out, poor replies and poor plans alike.
//! Here every seat takes, of its choices on offer, the one that it tried most.

use super::tree::{Arm, NONE, Node};

/// Iterations for each choice at which what was found best counts for half, and the mean over all
/// that was tried for the other half: the best of a few lucky tries is no better for it.
const DOUBT: f32 = 2.0;

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
    pub(crate) fn mean(arm: &Arm) -> Worth {
        let count = arm.visits.max(1) as f32;
        // As if one more world had been as far off as it could be: what was tried twice and went
        // the same way is not certain.
        let variance = (arm.spread + 0.25) / (count * count);
        Worth { share: arm.mean, variance, tried: arm.visits }
    }

    /// So much of this, and the rest of another that rests upon the same iterations.
    fn mixed(self, other: Worth, part: f32) -> Worth {
        let mix = |a: f32, b: f32| a * part + b * (1.0 - part);
        let error = mix(self.variance.sqrt(), other.variance.sqrt());
        Worth { share: mix(self.share, other.share), variance: error * error, tried: self.tried }
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

    /// By what was found best below a node whose children begin with that one.
    pub(super) fn below<C>(nodes: &[Node<C>], own: &Arm, child: u32) -> Worth {
        let mut rest = *own;
        let mut sum = Sum::default();
        let mut seats_done = 0u32;
        let mut at = child;
        while at != NONE {
            let node = &nodes[at as usize];
            let bit = 1 << node.seat.0;
            if seats_done & bit == 0 {
                seats_done |= bit;
                let (worth, asked) = best(nodes, at);
                sum.add(worth, asked.visits as f32);
                rest = rest.without(&asked);
            }
            at = node.next;
        }
        // Where the game ended here, or where this was the last choice in the tree.
        sum.add(Worth::mean(&rest), rest.visits as f32);
        Worth { tried: own.visits, ..sum.worth() }
    }
}

/// What the choices of one seat are worth, beginning with the first of that seat, and how it went
/// over all iterations in which the seat was asked.
fn best<C>(nodes: &[Node<C>], first: u32) -> (Worth, Arm) {
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
        let offered = (node.available as f32 / asked.visits.max(1) as f32).min(1.0);
        sum.add(Worth::below(nodes, &node.own, node.child), left * offered);
        left *= 1.0 - offered;
        if left < 0.01 {
            break;
        }
    }
    let sure = asked.visits as f32 / (asked.visits as f32 + DOUBT * list.len() as f32);
    (sum.worth().mixed(Worth::mean(&asked), sure), asked)
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
    use super::*;

    #[test]
    fn a_tree_that_never_tried_it_takes_no_doubt_away() {
        let one = Worth { share: 0.6, variance: 0.01, tried: 10 };
        let none = Worth::below::<()>(&[], &Arm::default(), NONE);
        let joined = Worth::joined(&[none, one, none, none]);
        assert_eq!((joined.share, joined.variance, joined.tried), (0.6, 0.01, 10));
        let all = Worth::joined(&[none, none]);
        assert_eq!((all.tried, all.variance.is_nan()), (0, false));
    }
}
