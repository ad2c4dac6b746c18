//! Information-set Monte Carlo tree search: many worlds that fit a view are played on, and one
//! tree of what seats chose gathers how it went for whoever chose.
//!
//! The tree is *open-loop*: it branches by choices only, and fate answers anew in every world. A
//! seat never answers a question put to several together by what another answered in secret:
//! there only the seat that thinks plans, and the others do as in a playout.

mod clock;
mod playout;
mod threads;
mod tree;
mod worth;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tabletop::{Game, MAX_SEATS, Seat};

use crate::greedy::Greedy;
use crate::heirs::Heirs;
use crate::settings::Manner;
use crate::{Budget, Stream};
pub(crate) use clock::Clock;
pub use threads::limit_threads;
use threads::{cores, side_by_side};
pub(crate) use tree::Arm;
use tree::Tree;
pub(crate) use worth::Worth;

/// Trees that grow side by side once the budget is worth it. Fixed, so that the answer does not
/// depend on how many threads there are.
const TREES: usize = 4;

/// Iterations below which one tree is better than several.
const WORTH_TREES: u32 = 20_000;

/// The most nodes of all trees together: a bound on memory. Trees that are full are played on.
const MOST_NODES: usize = 1 << 20;

/// How often every choice is tried at least before something is said of it.
const LEAST: u32 = 24;

/// The part of a time that is thought away; the rest is for what comes before and after.
const THOUGHT: f64 = 0.96;

/// The buffers of a seer.
pub(crate) struct Seer<G: Game> {
    trees: Vec<Tree<G>>,
    glance: Greedy<G>,
    arms: Vec<Arm>,
}

/// What a seer is asked.
pub(crate) struct Question<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) view: &'a G::View,
    /// The seat that thinks.
    pub(crate) seat: Seat,
    /// Its choices; none where another is asked, or fate.
    pub(crate) list: &'a [G::Choice],
    pub(crate) settings: Manner,
    /// Who inherits from those that gave up, if anybody did; none where somebody plays.
    pub(crate) heirs: Option<&'a Heirs>,
    /// Once it is set, what was found so far is the answer.
    pub(crate) stop: &'a AtomicBool,
}

impl<G: Game> Question<'_, G> {
    /// The shares with which a world ended there, once those that gave up have theirs no more.
    fn inherited(&self, state: &G::State, shares: [f32; MAX_SEATS]) -> [f32; MAX_SEATS] {
        match self.heirs {
            Some(heirs) => heirs.shares(&self.game.pending(state), shares),
            None => shares,
        }
    }
}

/// What a seer found.
pub(crate) struct Found {
    /// What each choice of the list is worth, none of it first glances.
    pub(crate) choices: Vec<Worth>,
    /// What the position is worth.
    pub(crate) all: Worth,
}

impl<G: Game> Seer<G> {
    pub(crate) fn new() -> Seer<G> {
        Seer { trees: Vec::new(), glance: Greedy::new(Greedy::<G>::WORLDS), arms: Vec::new() }
    }

    /// Thinks, and tells how each choice of the list did. With a budget of iterations all follows
    /// from the question and the stream.
    pub(crate) fn ask(&mut self, question: &Question<'_, G>, stream: &mut Stream) -> &[Arm] {
        let start = Instant::now();
        let settings = question.settings;
        let (trees, limit) = match settings.budget {
            Budget::Iterations(count) if count < WORTH_TREES => (1, Limit::Count(count)),
            Budget::Iterations(count) => (TREES, Limit::Count(count)),
            Budget::Millis(_) => (cores(), Limit::Until(start + thought(settings))),
        };
        while self.trees.len() < trees {
            self.trees.push(Tree::new());
        }
        let first = match settings.prior {
            0 => &[],
            _ if question.list.len() < 2 => &[],
            _ => {
                let Question { game, view, seat, list, .. } = *question;
                self.glance.weigh(game, view, seat, list, stream, limit.clock())
            }
        };
        // Each iteration adds one node at most, beside those of the first glance.
        let needed = match limit {
            Limit::Count(count) => count as usize / trees + question.list.len() + 2,
            Limit::Until(_) => MOST_NODES,
        };
        let nodes = needed.min(MOST_NODES / trees);
        let seeds = Stream::seeded(stream.word());
        for (n, tree) in self.trees[..trees].iter_mut().enumerate() {
            tree.begin(seeds.split(n as u64), nodes);
            tree.glance(question, first);
        }
        grow(&mut self.trees[..trees], question, limit);
        self.arms.clear();
        self.trees[..trees].iter().for_each(|tree| tree.gather(question, &mut self.arms));
        &self.arms
    }

    /// Thinks, and tells what that says of the choices and of the position. What was passed by,
    /// since it looked poor at first glance, is tried a little too: who plays needs none of it, but
    /// here something is to be said of every choice.
    pub(crate) fn weigh(&mut self, question: &Question<'_, G>, stream: &mut Stream) -> Found {
        self.ask(question, stream);
        let least = match question.settings.budget {
            Budget::Iterations(count) => LEAST.min(count / question.list.len().max(1) as u32),
            Budget::Millis(_) => 0,
        };
        let mut grown: Vec<_> =
            self.trees.iter_mut().filter(|tree| tree.own().visits > 0).collect();
        let mut said = vec![Default::default(); grown.len()];
        side_by_side(grown.iter_mut().zip(&mut said), |(tree, said)| {
            tree.look_back(question, least);
            *said = (tree.worths(question), tree.worth(question));
        });
        let (choices, all): (Vec<Vec<Worth>>, Vec<Worth>) = said.into_iter().unzip();
        let choice = |at: usize| {
            let each: Vec<Worth> = choices.iter().map(|worths| worths[at]).collect();
            Worth::joined(&each)
        };
        Found { choices: (0..question.list.len()).map(choice).collect(), all: Worth::joined(&all) }
    }
}

/// When a tree stops growing.
#[derive(Clone, Copy)]
enum Limit {
    Count(u32),
    Until(Instant),
}

impl Limit {
    fn clock(self) -> Clock {
        match self {
            Limit::Count(_) => Clock::NEVER,
            Limit::Until(end) => Clock::until(end),
        }
    }
}

/// Lets the trees grow.
fn grow<G: Game>(trees: &mut [Tree<G>], question: &Question<'_, G>, limit: Limit) {
    let count = trees.len();
    // The first trees take what does not divide evenly.
    let share = |n: usize| match limit {
        Limit::Count(all) => {
            Limit::Count((all as usize / count + usize::from(n < all as usize % count)) as u32)
        }
        until => until,
    };
    side_by_side(trees.iter_mut().enumerate(), |(n, tree)| one(tree, question, share(n)));
}

fn one<G: Game>(tree: &mut Tree<G>, question: &Question<'_, G>, limit: Limit) {
    match limit {
        Limit::Count(count) => {
            for _ in 0..count {
                if question.stop.load(Ordering::Relaxed) {
                    return;
                }
                tree.iterate(question, limit.clock());
            }
        }
        Limit::Until(end) => loop {
            tree.iterate(question, limit.clock());
            if Instant::now() >= end || question.stop.load(Ordering::Relaxed) {
                return;
            }
        },
    }
}

fn thought(settings: Manner) -> Duration {
    settings.budget.time().unwrap_or_default().mul_f64(THOUGHT)
}
