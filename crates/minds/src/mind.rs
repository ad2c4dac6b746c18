//! One mind, in one seat.

use std::sync::atomic::AtomicBool;

use tabletop::{Eyes, Game, Seat, Source};

use crate::greedy::Greedy;
use crate::seer::{Arm, Question, Seer};
use crate::{Level, Settings, Stream};

/// A player that is a program. It keeps its buffers from one choice to the next, so that it
/// allocates nothing once it is warm.
///
/// Its answer follows from its level, its seed, and what it was asked before: a mind made anew
/// with the same seed and shown the same view and list chooses the same.
pub struct Mind<G: Game> {
    level: Level,
    stream: Stream,
    greedy: Greedy<G>,
    /// Made when it is first needed.
    seer: Option<Seer<G>>,
}

impl<G: Game> Mind<G> {
    /// A mind of that level, with a stream of its own.
    pub fn new(level: Level, seed: u64) -> Mind<G> {
        Mind {
            level,
            stream: Stream::seeded(seed),
            greedy: Greedy::new(Greedy::<G>::WORLDS),
            seer: None,
        }
    }

    /// Sets how many worlds it imagines for a choice, at least one: fewer are quicker, more are
    /// surer.
    #[must_use]
    pub fn with_worlds(mut self, worlds: u32) -> Mind<G> {
        self.greedy = Greedy::new(worlds.max(1));
        self
    }

    /// Goes on with another stream, as if made anew, but with warm buffers.
    pub fn reseed(&mut self, stream: Stream) {
        self.stream = stream;
    }

    /// How it plays.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Chooses from the legal choices of its seat: an index into the list, none only if the list
    /// is empty.
    pub fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        list: &[G::Choice],
    ) -> Option<usize> {
        match (list.len(), self.level) {
            (0, _) => None,
            (1, _) => Some(0),
            (_, Level::Random) => Some(any(list, &mut self.stream)),
            (_, Level::Greedy) => Some(self.greedy.best(game, view, seat, list, &mut self.stream)),
            (_, level) => {
                let settings = level.settings(game).unwrap_or(Settings::USUAL).within(game);
                let slips = u32::from(settings.slips);
                if slips > 0 && self.stream.below(100) < slips {
                    return Some(any(list, &mut self.stream));
                }
                let stop = &AtomicBool::new(false);
                let question = Question { game, view, seat, list, settings, heirs: None, stop };
                let seer = self.seer.get_or_insert_with(Seer::new);
                Some(most_tried(seer.ask(&question, &mut self.stream)))
            }
        }
    }

    /// Chooses for a seat of a true position. The mind itself gets no more than the seat's view,
    /// which is made only if it is going to be looked at.
    pub fn choose_at(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        list: &[G::Choice],
    ) -> Option<usize> {
        match (list.len(), self.level) {
            (0, _) => None,
            (1, _) => Some(0),
            (_, Level::Random) => Some(any(list, &mut self.stream)),
            _ => self.choose(game, &game.view(state, Eyes::Seat(seat)), seat, list),
        }
    }
}

/// The choice that was tried most, of equals the one that did better, else the first.
fn most_tried(arms: &[Arm]) -> usize {
    let mut best = 0;
    for (i, arm) in arms.iter().enumerate() {
        if (arm.visits, arm.mean) > (arms[best].visits, arms[best].mean) {
            best = i;
        }
    }
    best
}

fn any<C>(list: &[C], stream: &mut Stream) -> usize {
    stream.below(list.len() as u32) as usize
}
