//! Minds in every seat, playing whole games.

use std::ops::ControlFlow;

use tabletop::{Game, Outcome, Pending, Seat};

use crate::{Level, Mind, Stream};

/// A mind in every seat, and fate beside them. Kept from game to game, it allocates nothing once
/// it is warm.
pub struct Party<G: Game> {
    minds: Vec<Mind<G>>,
    fate: Stream,
    list: Vec<G::Choice>,
    fortune: Vec<u8>,
}

/// One step of a game, as it stands in a saga.
pub enum Step<'a, G: Game> {
    /// A seat chose.
    Choice {
        /// Which seat.
        seat: Seat,
        /// What.
        choice: &'a G::Choice,
        /// From how many.
        of: usize,
    },
    /// Fate answered.
    Fortune(&'a [u8]),
}

impl<G: Game> Party<G> {
    /// Seats minds of these levels; with fewer levels than seats they repeat, with none all play
    /// at random. [`sit`](Party::sit) gives them their streams.
    pub fn new(game: &G, levels: &[Level]) -> Party<G> {
        let level = |seat: Seat| match levels.len() {
            0 => Level::Random,
            count => levels[seat.index() % count],
        };
        let minds = Seat::all(game.seats()).map(|seat| Mind::new(level(seat), 0)).collect();
        let mut party =
            Party { minds, fate: Stream::seeded(0), list: Vec::new(), fortune: Vec::new() };
        party.sit(&Stream::seeded(0));
        party
    }

    /// Sets how many worlds the minds imagine for a choice.
    #[must_use]
    pub fn with_worlds(mut self, worlds: u32) -> Party<G> {
        self.minds = self.minds.into_iter().map(|mind| mind.with_worlds(worlds)).collect();
        self
    }

    /// Begins anew with the streams that branch off: number 0 is fate's, then one for each seat.
    pub fn sit(&mut self, stream: &Stream) {
        self.fate = stream.split(0);
        for (n, mind) in self.minds.iter_mut().enumerate() {
            mind.reseed(stream.split(n as u64 + 1));
        }
    }
}

/// Plays from a position until the game is over, and tells every step to `watch` once it is
/// taken, with the position it led to. Nothing comes of a game that `watch` breaks off or that is
/// not over after `limit` steps. Of several seats asked together the first answers first.
pub fn play_out<G: Game>(
    game: &G,
    state: &mut G::State,
    party: &mut Party<G>,
    limit: u32,
    mut watch: impl FnMut(&G::State, Step<'_, G>) -> ControlFlow<()>,
) -> Option<Outcome> {
    let Party { minds, fate, list, fortune } = party;
    for _ in 0..limit {
        let step = match game.pending(state) {
            Pending::Over(outcome) => return Some(outcome),
            Pending::Chance(chance) => {
                chance.draw(fate, fortune);
                game.settle(state, fortune, &mut ()).ok()?;
                Step::Fortune(fortune)
            }
            Pending::Ask(ask) => {
                let seat = ask.seats.iter().next()?;
                game.choices(state, seat, list);
                let chosen = minds.get_mut(seat.index())?.choose_at(game, state, seat, list)?;
                let choice = &list[chosen];
                game.apply(state, seat, choice, &mut ()).ok()?;
                Step::Choice { seat, choice, of: list.len() }
            }
        };
        if watch(state, step).is_break() {
            return None;
        }
    }
    match game.pending(state) {
        Pending::Over(outcome) => Some(outcome),
        _ => None,
    }
}
