//! What a mind would say to who asks for advice: the best choices and what they promise.

use std::sync::atomic::AtomicBool;

use tabletop::{Game, MAX_SEATS, Seat};

use crate::seer::{Arm, Question, Seer};
use crate::{Settings, Stream};

/// What a seer thinks of a position, as far as a view can know.
#[derive(Clone, PartialEq, Debug)]
pub struct Counsel {
    /// Every choice that was tried, the best first.
    pub choices: Vec<Promise>,
    /// Each seat's chance to win over all that was tried.
    pub chances: [f32; MAX_SEATS],
    /// How far the seat's own chance may be off, with 95 % confidence, as far as luck goes.
    pub error: f64,
    /// How many worlds were played on.
    pub iterations: u32,
}

/// What a choice promises.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Promise {
    /// Which choice of the list.
    pub choice: usize,
    /// The chance to win after it, 0 to 1: the mean share of the win.
    pub chance: f64,
    /// How far the true mean may lie from it, with 95 % confidence, as far as luck goes: that the
    /// game's own advice is right is taken for granted.
    pub error: f64,
    /// In how many worlds it was tried.
    pub tried: u32,
}

impl Promise {
    fn new(choice: usize, arm: &Arm, glances: u32) -> Promise {
        let tried = arm.visits.saturating_sub(glances);
        let count = f64::from(tried.max(1));
        // As if one more world had been as far off as it could be: a choice that was tried twice
        // and went the same way is not certain.
        let variance = (f64::from(arm.spread) + 0.25) / count;
        let error = (1.96 * (variance / count).sqrt()).min(1.0);
        Promise { choice, chance: f64::from(arm.mean), error, tried }
    }
}

/// What a seer would advise a seat that is asked, knowing no more than the view. With an empty
/// list (another seat is asked, or fate) only the chances are told. Once `stop` is set, what was
/// found so far is the answer.
pub fn counsel<G: Game>(
    game: &G,
    view: &G::View,
    seat: Seat,
    list: &[G::Choice],
    settings: Settings,
    seed: u64,
    stop: &AtomicBool,
) -> Counsel {
    let mut seer = Seer::new();
    let question = Question { game, view, seat, list, settings, stop };
    let found = seer.ask(&question, &mut Stream::seeded(seed));
    let mut order: Vec<usize> = (0..list.len()).collect();
    // What was tried most comes first: a choice that was tried little may look good by luck.
    order.sort_by(|&a, &b| {
        let key = |at: usize| (found.arms[at].visits, found.arms[at].mean);
        key(b).partial_cmp(&key(a)).unwrap_or(std::cmp::Ordering::Equal)
    });
    let glances = found.glances;
    let promise = |at: usize| match list.len() {
        // What must be is not tried against anything.
        1 => Promise::new(at, &found.own, 0),
        _ => Promise::new(at, &found.arms[at], glances),
    };
    Counsel {
        choices: order.into_iter().map(promise).filter(|promise| promise.tried > 0).collect(),
        chances: found.shares,
        error: Promise::new(0, &found.own, 0).error,
        iterations: found.own.visits,
    }
}
