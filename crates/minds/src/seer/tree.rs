//! One tree, its nodes in an arena and its buffers: nothing is allocated while it grows.

use std::sync::atomic::Ordering;

use tabletop::{Game, MAX_SEATS, Pending, Seat, Source};

use super::playout::Playout;
use super::worth::{Apart, Worth};
use super::{Clock, Question};
use crate::Stream;

/// No node.
pub(super) const NONE: u32 = u32::MAX;

/// How far shares of the win lie apart, as a standard deviation, below which exploring is made
/// smaller with them: where all is nearly lost or won, what choices differ by is small too.
const APART: f32 = 0.03;

/// How a choice did.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Arm {
    /// In how many worlds it was tried, first glances counted as the settings say.
    pub(crate) visits: u32,
    /// The mean share of the win for who chose.
    pub(crate) mean: f32,
    /// The squares of the distances from the mean, summed up.
    pub(crate) spread: f32,
}

impl Arm {
    fn add(&mut self, value: f32) {
        self.visits += 1;
        let before = value - self.mean;
        self.mean += before / self.visits as f32;
        self.spread += before * (value - self.mean);
    }

    pub(crate) fn join(&mut self, other: &Arm) {
        let visits = self.visits + other.visits;
        if visits == 0 {
            return;
        }
        let part = other.visits as f32 / visits as f32;
        let apart = other.mean - self.mean;
        self.spread += other.spread + apart * apart * part * self.visits as f32;
        self.mean += apart * part;
        self.visits = visits;
    }

    /// How much more or less is explored after it went like this.
    fn daring(&self) -> f32 {
        let deviation = (self.spread / self.visits.max(1) as f32).sqrt();
        // Never nothing: of what went alike, what was tried less is tried next.
        (deviation / APART).clamp(0.0001, 1.0)
    }

    /// What is left once another, which was joined to it, is taken out again.
    pub(super) fn without(&self, other: &Arm) -> Arm {
        let visits = self.visits.saturating_sub(other.visits);
        if visits == 0 {
            return Arm::default();
        }
        let sum = self.mean * self.visits as f32 - other.mean * other.visits as f32;
        let mean = (sum / visits as f32).clamp(0.0, 1.0);
        let part = other.visits as f32 / self.visits as f32;
        let apart = other.mean - mean;
        let spread = self.spread - other.spread - apart * apart * part * visits as f32;
        Arm { visits, mean, spread: spread.max(0.0) }
    }
}

/// A choice of a seat after the choices above it.
pub(super) struct Node<C> {
    pub(super) choice: C,
    /// How it did for who chose.
    pub(super) arm: Arm,
    /// How it did for the seat that thinks, without the first glance.
    pub(super) own: Arm,
    /// How often it could have been chosen: in other worlds it may be no choice at all.
    pub(super) available: u32,
    pub(super) child: u32,
    pub(super) next: u32,
    pub(super) seat: Seat,
}

// Two trees that grow on two threads share no line of a cache, nor a pair that is fetched together.
#[repr(align(128))]
pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G::Choice>>,
    most: usize,
    root: u32,
    /// Where the worlds' streams come from.
    worlds: Stream,
    /// The luck of the world at hand.
    stream: Stream,
    list: Vec<G::Choice>,
    /// For each choice of the list its node.
    found: Vec<u32>,
    path: Vec<u32>,
    playout: Playout<G>,
    /// When the iteration at hand must come to an end.
    clock: Clock,
    /// How the seat that thinks did in every world.
    own: Arm,
}

impl<G: Game> Tree<G> {
    pub(crate) fn new() -> Tree<G> {
        Tree {
            nodes: Vec::new(),
            most: 0,
            root: NONE,
            worlds: Stream::seeded(0),
            stream: Stream::seeded(0),
            // Room enough that hardly any list grows later.
            list: Vec::with_capacity(1024),
            found: Vec::with_capacity(1024),
            path: Vec::with_capacity(256),
            playout: Playout::new(),
            clock: Clock::NEVER,
            own: Arm::default(),
        }
    }

    /// Forgets all, and makes room for that many nodes.
    pub(crate) fn begin(&mut self, stream: Stream, most: usize) {
        self.nodes.clear();
        self.nodes.reserve(most);
        self.most = most;
        self.root = NONE;
        self.stream = stream.clone();
        self.worlds = stream;
        self.own = Arm::default();
    }

    /// Plants the choices of the list with what a first glance promised of each.
    pub(crate) fn glance(&mut self, question: &Question<'_, G>, first: &[f32]) {
        let visits = u32::from(question.settings.prior);
        let available = visits * first.len() as u32;
        let mut last = NONE;
        for (&choice, &mean) in question.list.iter().zip(first) {
            let arm = Arm { visits, mean, spread: 0.0 };
            last = self.plant(NONE, last, question.seat, choice);
            self.nodes[last as usize].arm = arm;
            self.nodes[last as usize].available = available;
        }
    }

    /// How the seat that thinks did in all worlds that were played on.
    pub(crate) fn own(&self) -> &Arm {
        &self.own
    }

    /// Adds how each choice of the list did to what other trees found.
    pub(crate) fn gather(&self, question: &Question<'_, G>, arms: &mut Vec<Arm>) {
        arms.resize(question.list.len(), Arm::default());
        let mut at = self.root;
        while let Some(node) = self.nodes.get(at as usize) {
            if node.seat == question.seat
                && let Some(i) = question.list.iter().position(|choice| *choice == node.choice)
            {
                arms[i].join(&node.arm);
            }
            at = node.next;
        }
    }

    /// What each choice of the list is worth, each on its own.
    pub(super) fn worths(&self, question: &Question<'_, G>) -> Vec<Worth> {
        let mut worths = vec![Worth::default(); question.list.len()];
        let mut at = self.root;
        while let Some(node) = self.nodes.get(at as usize) {
            if node.seat == question.seat
                && let Some(i) = question.list.iter().position(|choice| *choice == node.choice)
            {
                let apart = Apart::of(&self.own);
                let worth = Worth::below(&self.nodes, &node.own, node.child, apart, false);
                worths[i] = worth.within(&self.own);
            }
            at = node.next;
        }
        worths
    }

    /// What the position is worth to the seat that thinks.
    pub(super) fn worth(&self, question: &Question<'_, G>) -> Worth {
        let (apart, always) = (Apart::of(&self.own), question.list.len() > 1);
        Worth::below(&self.nodes, &self.own, self.root, apart, always).within(&self.own)
    }

    /// Imagines a world, goes down the tree, plays on, and remembers how it went.
    ///
    /// The worlds have numbers: the nth time that a choice of the list is tried, it meets the nth
    /// world with its luck, so that choices differ by what they do and not by what they met.
    pub(crate) fn iterate(&mut self, question: &Question<'_, G>, clock: Clock) {
        self.clock = clock;
        self.path.clear();
        let shares = match question.list.len() {
            0 | 1 => {
                let mut state = self.world(question, self.own.visits);
                // A choice that stands alone, since it must be or since no other is asked about, is
                // made: the tree is about what comes after it.
                let apply =
                    |choice| question.game.apply(&mut state, question.seat, choice, &mut ());
                let shares = match question.list.first().map(apply) {
                    Some(Err(_)) => self.playout.judge(question.game, &state),
                    _ => self.descend(question, &mut state, NONE),
                };
                question.inherited(&state, shares)
            }
            _ => self.choose(question),
        };
        self.remember(question, shares);
    }

    /// Tries every choice of the list until it was tried that often.
    pub(crate) fn look_back(&mut self, question: &Question<'_, G>, least: u32) {
        self.clock = Clock::NEVER;
        for (chosen, choice) in question.list.iter().enumerate() {
            let node = find(&self.nodes, self.root, NONE, question.seat, choice);
            let Some(node) = node.filter(|_| question.list.len() > 1) else { continue };
            while self.nodes[node as usize].own.visits < least
                && !question.stop.load(Ordering::Relaxed)
            {
                self.path.clear();
                let shares = self.attempt(question, chosen, Some(node), false);
                self.remember(question, shares);
            }
        }
    }

    fn remember(&mut self, question: &Question<'_, G>, shares: [f32; MAX_SEATS]) {
        for &at in &self.path {
            let node = &mut self.nodes[at as usize];
            node.arm.add(shares[node.seat.index()]);
            node.own.add(shares[question.seat.index()]);
        }
        self.own.add(shares[question.seat.index()]);
    }

    /// The world of that number.
    fn world(&mut self, question: &Question<'_, G>, number: u32) -> G::State {
        self.stream = self.worlds.split(number.into());
        question.game.imagine(question.view, &mut self.stream)
    }

    /// Tries the choice of the list that promises most, in the next world that it has not met.
    fn choose(&mut self, question: &Question<'_, G>) -> [f32; MAX_SEATS] {
        self.list.clear();
        self.list.extend_from_slice(question.list);
        let (chosen, node, is_new) = self.select(NONE, question.seat, question.settings.explore);
        self.attempt(question, chosen, node, is_new)
    }

    /// Tries that choice of the list.
    fn attempt(
        &mut self,
        question: &Question<'_, G>,
        chosen: usize,
        node: Option<u32>,
        is_new: bool,
    ) -> [f32; MAX_SEATS] {
        let Question { game, seat, list, .. } = *question;
        let number = node.map_or(self.own.visits, |at| self.nodes[at as usize].own.visits);
        self.path.extend(node);
        let mut state = self.world(question, number);
        if game.apply(&mut state, seat, &list[chosen], &mut ()).is_err() {
            return self.playout.judge(game, &state);
        }
        let shares = match node {
            Some(node) if !is_new => self.descend(question, &mut state, node),
            _ => self.playout.run(question, &mut state, &mut self.stream, self.clock),
        };
        question.inherited(&state, shares)
    }

    /// Goes down to a leaf, adds it, and plays on from there.
    fn descend(
        &mut self,
        question: &Question<'_, G>,
        state: &mut G::State,
        mut at: u32,
    ) -> [f32; MAX_SEATS] {
        let Question { game, seat: me, settings, .. } = *question;
        loop {
            let ask = match game.pending(state) {
                Pending::Over(outcome) => return outcome.shares,
                Pending::Chance(chance) => {
                    if !self.playout.settle(game, state, &chance, &mut self.stream) {
                        return self.playout.judge(game, state);
                    }
                    continue;
                }
                Pending::Ask(ask) => ask,
            };
            let mine = ask.seats.has(me);
            let Some(seat) = (if mine { Some(me) } else { ask.seats.iter().next() }) else {
                return self.playout.judge(game, state);
            };
            game.choices(state, seat, &mut self.list);
            let chosen = match self.list.len() {
                0 => return self.playout.judge(game, state),
                1 => 0,
                // What others answer in secret must not depend on the path.
                _ if ask.together && !mine => {
                    self.playout.pick(question, state, seat, &self.list, &mut self.stream)
                }
                _ => {
                    let (chosen, node, is_new) = self.select(at, seat, settings.explore);
                    if let Some(node) = node {
                        self.path.push(node);
                        at = node;
                    }
                    if is_new || node.is_none() {
                        if game.apply(state, seat, &self.list[chosen], &mut ()).is_err() {
                            return self.playout.judge(game, state);
                        }
                        return self.playout.run(question, state, &mut self.stream, self.clock);
                    }
                    chosen
                }
            };
            if game.apply(state, seat, &self.list[chosen], &mut ()).is_err() {
                return self.playout.judge(game, state);
            }
        }
    }

    /// Which choice of the list to try below a node: one that was never tried, else the one that
    /// promises most. Gives its node, if there is room for one, and whether it is new.
    fn select(&mut self, at: u32, seat: Seat, explore: u16) -> (usize, Option<u32>, bool) {
        let first = self.head(at);
        let (mut untried, mut new, mut last) = (0, 0, NONE);
        let mut cursor = first;
        self.found.clear();
        for (i, choice) in self.list.iter().enumerate() {
            let node = find(&self.nodes, cursor, NONE, seat, choice)
                .or_else(|| find(&self.nodes, first, cursor, seat, choice));
            match node {
                Some(node) => {
                    self.nodes[node as usize].available += 1;
                    cursor = self.nodes[node as usize].next;
                    self.found.push(node);
                }
                None => {
                    untried += 1;
                    if self.stream.below(untried) == 0 {
                        new = i;
                    }
                    self.found.push(NONE);
                }
            }
        }
        if untried > 0 {
            if self.nodes.len() >= self.most {
                return (new, None, true);
            }
            let mut walk = first;
            while walk != NONE {
                last = walk;
                walk = self.nodes[walk as usize].next;
            }
            let node = self.plant(at, last, seat, self.list[new]);
            return (new, Some(node), true);
        }
        let daring = f32::from(explore) * 0.01 * self.own.daring();
        let mut best = (f32::MIN, 0);
        for (i, &node) in self.found.iter().enumerate() {
            let node = &self.nodes[node as usize];
            let visits = node.arm.visits.max(1) as f32;
            let doubt = ((node.available as f32).ln() / visits).sqrt();
            let worth = node.arm.mean + daring * doubt;
            if worth > best.0 {
                best = (worth, i);
            }
        }
        (best.1, Some(self.found[best.1]), false)
    }

    fn head(&self, at: u32) -> u32 {
        if at == NONE { self.root } else { self.nodes[at as usize].child }
    }

    /// A new node below `at`, after its sibling `last`.
    fn plant(&mut self, at: u32, last: u32, seat: Seat, choice: G::Choice) -> u32 {
        let new = self.nodes.len() as u32;
        self.nodes.push(Node {
            choice,
            arm: Arm::default(),
            own: Arm::default(),
            available: 1,
            child: NONE,
            next: NONE,
            seat,
        });
        match (at, last) {
            (NONE, NONE) => self.root = new,
            (at, NONE) => self.nodes[at as usize].child = new,
            (_, last) => self.nodes[last as usize].next = new,
        }
        new
    }
}

/// The node of a choice among siblings, from one on until another.
fn find<C: Eq>(nodes: &[Node<C>], from: u32, until: u32, seat: Seat, choice: &C) -> Option<u32> {
    let mut at = from;
    while at != until && at != NONE {
        let node = &nodes[at as usize];
        if node.seat == seat && node.choice == *choice {
            return Some(at);
        }
        at = node.next;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_shares_lie_close_together_less_is_explored() {
        let after = |shares: [f32; 2]| {
            let mut arm = Arm::default();
            (0..20).for_each(|n| arm.add(shares[n % 2]));
            arm.daring()
        };
        assert_eq!(after([0.2, 0.8]), 1.0);
        assert!((after([0.001, 0.007]) - 0.1).abs() < 0.001);
        assert!(after([0.5, 0.5]) > 0.0);
    }
}
