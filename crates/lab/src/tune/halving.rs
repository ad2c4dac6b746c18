//! Successive halving, for many things at once.
//!
//! Every thing that is tuned (a leader, say) has *arms*: settings it might have, the present one
//! first. In each round boxes are put together so that every arm of every thing is in some box,
//! games are played with each box, and each thing keeps the better half of its arms. Games double
//! as boxes become fewer. One game tells of all the things at its table, so a round costs no more
//! for thirty things than for one.

use minds::Stream;
use tabletop::Source;

use crate::simulate::Trouble;

/// What was seen of an arm.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Seen {
    /// Seats, or games.
    pub(crate) of: f64,
    /// Wins beyond what is aimed at.
    pub(crate) over: f64,
    /// The variance of that by luck.
    pub(crate) variance: f64,
}

impl Seen {
    fn add(&mut self, more: Seen) {
        self.of += more.of;
        self.over += more.over;
        self.variance += more.variance;
    }

    /// How far the rate is from the aim.
    fn distance(&self) -> f64 {
        if self.of > 0.0 { (self.over / self.of).abs() } else { f64::INFINITY }
    }

    /// Whether it may be what is aimed at, for all that is known: within two deviations. With less
    /// patience, of many things that are right some would be changed for nothing.
    fn may_be_right(&self) -> bool {
        self.over.abs() <= 2.0 * self.variance.sqrt()
    }
}

/// Seats below which nothing is said of an arm.
const LEAST: f64 = 30.0;

/// Finds an arm for every thing: `arms` tells how many each has, `measure` plays so many games with
/// each of the boxes (an arm for every thing) and tells what was seen of each thing in each.
pub(crate) fn halve(
    arms: &[usize],
    mut games: u64,
    mut stream: Stream,
    mut measure: impl FnMut(&[Vec<usize>], u64) -> Result<Vec<Vec<Seen>>, Trouble>,
) -> Result<Vec<usize>, Trouble> {
    let mut live: Vec<Vec<usize>> = arms.iter().map(|count| (0..*count).collect()).collect();
    let mut seen: Vec<Vec<Seen>> = arms.iter().map(|count| vec![Seen::default(); *count]).collect();
    loop {
        let boxes = live.iter().map(Vec::len).max().unwrap_or(1);
        if boxes <= 1 {
            return Ok(live.iter().map(|arms| arms[0]).collect());
        }
        // Each thing goes through its arms in an order of its own, so that no two arms of
        // different things always meet.
        let orders: Vec<Vec<usize>> = live.iter().map(|arms| shuffled(arms, &mut stream)).collect();
        let plan: Vec<Vec<usize>> = (0..boxes)
            .map(|b| orders.iter().map(|order| order[b % order.len()]).collect())
            .collect();
        for (cards, found) in plan.iter().zip(measure(&plan, games)?) {
            for (thing, (arm, more)) in cards.iter().zip(found).enumerate() {
                seen[thing][*arm].add(more);
            }
        }
        for (arms, seen) in live.iter_mut().zip(&seen) {
            better_half(arms, seen);
        }
        games *= 2;
    }
}

/// Keeps the better half of the arms. The present one (arm 0) is not given up for another as long
/// as it may be right, nor is anything decided on next to nothing.
fn better_half(arms: &mut Vec<usize>, seen: &[Seen]) {
    let keep = arms.len().div_ceil(2);
    let worth = |arm: usize| match arm {
        0 if seen[0].of < LEAST || seen[0].may_be_right() => 0.0,
        _ if seen[arm].of < LEAST => f64::INFINITY,
        _ => seen[arm].distance(),
    };
    // The sort is stable and arms stand nearest first: of equals, the smaller change stays.
    arms.sort_by(|a, b| worth(*a).total_cmp(&worth(*b)).then(a.cmp(b)));
    arms.truncate(keep);
}

/// The same in an order drawn by lot.
pub(super) fn shuffled(arms: &[usize], stream: &mut Stream) -> Vec<usize> {
    let mut order = arms.to_vec();
    for i in (1..order.len()).rev() {
        order.swap(i, stream.below(i as u32 + 1) as usize);
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Things whose arms have true distances from the aim; every measurement is exact but for a
    /// little noise.
    fn tuned(truth: &[&[f64]], noise: f64) -> (Vec<usize>, u64) {
        let arms: Vec<usize> = truth.iter().map(|arms| arms.len()).collect();
        let mut luck = Stream::seeded(3);
        let mut played = 0;
        let chosen = halve(&arms, 100, Stream::seeded(1), |boxes, games| {
            played += games * boxes.len() as u64;
            let see = |thing: usize, arm: usize, luck: &mut Stream| {
                let wobble = (f64::from(luck.below(2001)) / 1000.0 - 1.0) * noise;
                let of = games as f64;
                Seen { of, over: of * (truth[thing][arm] + wobble), variance: of * 0.2 }
            };
            let one = |cards: &Vec<usize>| {
                cards.iter().enumerate().map(|(t, arm)| see(t, *arm, &mut luck)).collect()
            };
            Ok(boxes.iter().map(one).collect())
        });
        (chosen.unwrap(), played)
    }

    #[test]
    fn every_thing_finds_the_arm_that_is_nearest_to_the_aim() {
        let (chosen, played) = tuned(
            &[
                &[0.2, 0.1, 0.3, -0.01, 0.15, -0.2, 0.25, 0.4],
                &[-0.3, -0.2, 0.02, 0.3],
                &[0.01, 0.3, -0.3],
                &[0.5],
            ],
            0.005,
        );
        assert_eq!(chosen, [3, 2, 0, 0]);
        assert_eq!(played, 8 * 100 + 4 * 200 + 2 * 400);
    }

    #[test]
    fn what_may_be_right_stays() {
        // One standard deviation in 100 games is 0.045.
        assert_eq!(tuned(&[&[0.08, 0.001]], 0.0).0, [0]);
        assert_eq!(tuned(&[&[0.10, 0.001]], 0.0).0, [1]);
    }

    #[test]
    fn nothing_is_changed_on_next_to_nothing() {
        let found = halve(&[4], 100, Stream::seeded(1), |boxes, _| {
            Ok(boxes.iter().map(|_| vec![Seen { of: 3.0, over: 3.0, variance: 0.5 }]).collect())
        });
        assert_eq!(found, Ok(vec![0]));
    }
}
