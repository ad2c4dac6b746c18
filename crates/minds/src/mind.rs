//! One mind, in one seat.

use tabletop::{Eyes, Game, Seat, Source};

use crate::greedy::Greedy;
use crate::{Level, Stream};

/// A player that is a program. It keeps its buffers from one choice to the next, so that it
/// allocates nothing once it is warm.
///
/// Its answer follows from its level, its seed, and what it was asked before: a mind made anew
/// with the same seed and shown the same view and list chooses the same.
pub struct Mind<G: Game> {
    level: Level,
    stream: Stream,
    greedy: Greedy<G>,
}

impl<G: Game> Mind<G> {
    /// A mind of that level, with a stream of its own.
    pub fn new(level: Level, seed: u64) -> Mind<G> {
        Mind { level, stream: Stream::seeded(seed), greedy: Greedy::new(Greedy::<G>::WORLDS) }
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
            (_, Level::Greedy) => {
                self.choose(game, &game.view(state, Eyes::Seat(seat)), seat, list)
            }
        }
    }
}

fn any<C>(list: &[C], stream: &mut Stream) -> usize {
    stream.below(list.len() as u32) as usize
}
