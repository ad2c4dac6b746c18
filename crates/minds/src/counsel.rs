//! What a mind would say to who asks for advice: the best choices and what they promise.

use std::cmp::Reverse;
use std::sync::atomic::AtomicBool;

use tabletop::{Game, Seat, Seats};

use crate::heirs::Heirs;
use crate::seer::{Question, Seer, Worth};
use crate::{Settings, Stream};

/// How the seer thinks that gives hints, wherever they are asked for: as long as people wait
/// gladly. With a quarter of it a third choice is often tried too little to say anything of it.
pub const ADVISER: Settings = Settings::iterations(4000);

/// How many of the best choices a hint tells.
pub const TOLD: usize = 3;

/// How many of what seems best is thought through before a hint is told.
const THOUGHT_THROUGH: usize = 2 * TOLD;

/// The error from which on a chance says nothing, since a coin would do as well.
pub const VAGUE: f64 = 0.5;

/// The range of a chance with its error, where “±” would reach beyond nothing or a whole.
pub fn range(chance: f64, error: f64) -> Option<[f64; 2]> {
    let beyond = chance < error || chance + error > 1.0;
    beyond.then(|| [(chance - error).max(0.0), (chance + error).min(1.0)])
}

/// What a seer thinks of a position, as far as a view can know.
#[derive(Clone, PartialEq, Debug)]
pub struct Counsel {
    /// Every choice that was tried: the best, the next ones that a hint tells by their chances, and
    /// the others by how much they were tried. None of those told is better than the best by more
    /// than the error.
    pub choices: Vec<Promise>,
    /// The seat's own chance to win.
    pub chance: f64,
    /// How far that may be off, with 95 % confidence, as far as luck goes.
    pub error: f64,
    /// How many worlds were played on.
    pub iterations: u32,
}

impl Counsel {
    /// The same where choices that read alike (two copies of a card) take one place: of each the
    /// one that was tried most.
    pub fn each_once(mut self, alike: impl Fn(usize, usize) -> bool) -> Counsel {
        self.choices.sort_by_key(|promise| Reverse(promise.tried));
        let mut kept: Vec<Promise> = Vec::with_capacity(self.choices.len());
        for promise in &self.choices {
            if !kept.iter().any(|other| alike(other.choice, promise.choice)) {
                kept.push(*promise);
            }
        }
        order(&mut kept);
        Counsel { choices: kept, ..self }
    }

    /// The same once each of the choices that seem best was thought through by itself. In a thought
    /// about all of them those that seem poorer are tried too little to find how to go on best after
    /// them, and look poorer than they are.
    pub fn thought_through(mut self, alone: impl Fn(usize) -> Counsel) -> Counsel {
        if self.choices.len() > 1 {
            for promise in self.choices.iter_mut().take(THOUGHT_THROUGH) {
                let Counsel { chance, error, iterations: tried, .. } = alone(promise.choice);
                if tried > 0 {
                    *promise = Promise { chance, error, tried, ..*promise };
                }
            }
            order(&mut self.choices);
            let best = self.choices[0];
            (self.chance, self.error, self.iterations) = (best.chance, best.error, best.tried);
        }
        self
    }
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

    /// Who gave up cannot win, for sure.
    fn lose(&mut self) {
        (self.chance, self.error) = (0.0, 0.0);
    }

    /// Whether this one is better by more than the two may be off.
    fn surpasses(&self, other: &Promise) -> bool {
        self.chance - other.chance > self.error.hypot(other.error)
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
    counsel_without(game, view, (seat, Seats::NONE), list, settings, seed, stop)
}

/// The same where some seats gave up: they cannot win, and the others inherit. Where who asks is one
/// of them, the choices come in the order in which they would serve to win, and none has a chance.
pub fn counsel_without<G: Game>(
    game: &G,
    view: &G::View,
    (seat, gone): (Seat, Seats),
    list: &[G::Choice],
    settings: Settings,
    seed: u64,
    stop: &AtomicBool,
) -> Counsel {
    let mut seer = Seer::new();
    let settings = settings.within(game);
    let heirs = (!gone.is_empty()).then(|| Heirs::new(game, gone));
    let heirs = heirs.as_ref();
    let question = Question { game, view, seat, list, settings, heirs, stop };
    let mut found = seer.weigh(&question, &mut Stream::seeded(seed));
    if heirs.is_some_and(|heirs| heirs.one_is_left(seat)) {
        found.choices.iter_mut().chain([&mut found.all]).for_each(Worth::settle);
    }
    let promise = |(at, worth)| match list.len() {
        // What must be is not tried against anything.
        1 => Promise::new(at, &found.all),
        _ => Promise::new(at, worth),
    };
    let mut choices: Vec<Promise> = found.choices.iter().enumerate().map(promise).collect();
    choices.retain(|promise| promise.tried > 0);
    order(&mut choices);
    let mut all = Promise::new(0, &found.all);
    if gone.has(seat) {
        choices.iter_mut().chain([&mut all]).for_each(Promise::lose);
    }
    Counsel { choices, chance: all.chance, error: all.error, iterations: all.tried }
}

/// What was tried most comes first: a choice that was tried little may look good by luck. But what is
/// tried goes by the mean over all that followed, and what is told by the best line, which may say
/// otherwise; so of those that a hint tells, none comes first that another one surpasses. (In 16 of
/// some 950 positions one did, and ten times the thought agreed with it in 13.) The others stand by
/// their chances, as people read them.
fn order(choices: &mut [Promise]) {
    choices.sort_by(|a, b| b.tried.cmp(&a.tried).then(b.chance.total_cmp(&a.chance)));
    let many = choices.len().min(TOLD);
    let told = &mut choices[..many];
    let Some(top) = told.iter().copied().max_by(|a, b| a.chance.total_cmp(&b.chance)) else {
        return;
    };
    if let Some(best) = told.iter().position(|promise| !top.surpasses(promise)) {
        told[..=best].rotate_right(1);
    }
    told[1..].sort_by(|a, b| b.chance.total_cmp(&a.chance));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_ends_at_nothing_and_at_a_whole() {
        assert_eq!(range(0.5, 0.1), None);
        assert_eq!(range(0.875, 0.25), Some([0.625, 1.0]));
        assert_eq!(range(0.125, 0.25), Some([0.0, 0.375]));
    }

    #[track_caller]
    fn ordered(tried_and_chance: &[(u32, f64)], wanted: &[f64]) {
        let promise =
            |&(tried, chance): &(u32, f64)| Promise { choice: 0, chance, error: 0.1, tried };
        let mut choices: Vec<Promise> = tried_and_chance.iter().map(promise).collect();
        order(&mut choices);
        assert_eq!(choices.iter().map(|choice| choice.chance).collect::<Vec<_>>(), wanted);
    }

    #[test]
    fn the_best_comes_first_and_the_others_that_are_told_by_their_chances() {
        ordered(&[(700, 0.532), (2600, 0.541), (600, 0.539)], &[0.541, 0.539, 0.532]);
        // What was hardly tried is not among them, however good it looks.
        ordered(&[(1, 0.9), (9, 0.5), (5, 0.1), (4, 0.2)], &[0.5, 0.2, 0.1, 0.9]);
        ordered(&[(2, 0.1), (1, 0.2)], &[0.1, 0.2]);
        // With errors of 10 points each, 15 may be luck.
        ordered(&[(9, 0.4), (8, 0.52), (7, 0.53)], &[0.4, 0.53, 0.52]);
        ordered(&[(9, 0.4), (8, 0.52), (7, 0.56)], &[0.52, 0.56, 0.4]);
        ordered(&[(9, 0.2), (8, 0.3), (7, 0.5)], &[0.5, 0.3, 0.2]);
        ordered(&[(1, 0.1)], &[0.1]);
        ordered(&[], &[]);
    }

    #[test]
    fn what_seems_best_is_told_as_it_was_found_by_itself() {
        let promise = |choice| Promise { choice, chance: 0.3, error: 0.1, tried: 10 };
        let choices = (0..8).map(promise).collect();
        let counsel = Counsel { choices, chance: 0.3, error: 0.1, iterations: 80 };
        let alone = |choice: usize| Counsel {
            choices: Vec::new(),
            chance: 0.1 * choice as f64,
            error: 0.01,
            iterations: 75,
        };
        let told = counsel.thought_through(alone);
        let first: Vec<usize> = told.choices.iter().map(|promise| promise.choice).collect();
        assert_eq!(first, [5, 4, 3, 2, 1, 0, 6, 7], "of all but the last two more is known");
        assert_eq!((told.chance, told.error, told.iterations), (0.5, 0.01, 75));
    }

    #[test]
    fn what_reads_alike_takes_one_place() {
        let promise = |(choice, tried, chance)| Promise { choice, chance, error: 0.1, tried };
        let choices = vec![(0, 9, 0.5), (1, 8, 0.52), (2, 7, 0.4), (3, 6, 0.45)];
        let choices = choices.into_iter().map(promise).collect();
        let counsel = Counsel { choices, chance: 0.5, error: 0.1, iterations: 30 };
        let told = counsel.each_once(|a, b| a / 2 == b / 2 && a < 2).choices;
        assert_eq!(told.iter().map(|told| told.choice).collect::<Vec<_>>(), [0, 3, 2]);
    }
}
