//! What a mind would say to who asks for advice: the best choices and what they promise.

use std::sync::atomic::AtomicBool;

use tabletop::{Game, Seat};

use crate::seer::{Question, Seer, Worth};
use crate::{Settings, Stream};

/// What a seer thinks of a position, as far as a view can know.
#[derive(Clone, PartialEq, Debug)]
pub struct Counsel {
    /// Every choice that was tried, the best first.
    pub choices: Vec<Promise>,
    /// The seat's own chance to win.
    pub chance: f64,
    /// How far that may be off, with 95 % confidence, as far as luck goes.
    pub error: f64,
    /// How many worlds were played on.
    pub iterations: u32,
}

/// What a choice promises.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Promise {
    /// Which choice of the list.
    pub choice: usize,
    /// The chance to win after it, 0 to 1, if everybody goes on with what was found best for them.
    pub chance: f64,
    /// How far the true chance may lie from it, with 95 % confidence, as far as luck goes: that
    /// the game's own advice is right is taken for granted.
    pub error: f64,
    /// In how many worlds it was tried.
    pub tried: u32,
}

impl Promise {
    fn new(choice: usize, worth: &Worth) -> Promise {
        let error = (1.96 * f64::from(worth.variance).sqrt()).min(1.0);
        Promise { choice, chance: f64::from(worth.share), error, tried: worth.tried }
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
    let settings = settings.within::<G>();
    let question = Question { game, view, seat, list, settings, stop };
    let found = seer.weigh(&question, &mut Stream::seeded(seed));
    let promise = |(at, worth)| match list.len() {
        // What must be is not tried against anything.
        1 => Promise::new(at, &found.all),
        _ => Promise::new(at, worth),
    };
    let mut choices: Vec<Promise> = found.choices.iter().enumerate().map(promise).collect();
    choices.retain(|promise| promise.tried > 0);
    // What was tried most comes first: a choice that was tried little may look good by luck.
    choices.sort_by(|a, b| b.tried.cmp(&a.tried).then(b.chance.total_cmp(&a.chance)));
    let Promise { chance, error, tried: iterations, .. } = Promise::new(0, &found.all);
    Counsel { choices, chance, error, iterations }
}
