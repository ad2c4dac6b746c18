//! One move ahead, judged by the game's own advice.

use tabletop::{Game, MAX_SEATS, Pending, Seat, Source};

use crate::Stream;
use crate::seer::Clock;

/// The buffers of a greedy mind.
pub(crate) struct Greedy<G: Game> {
    worlds: u32,
    sums: Vec<f32>,
    next: Vec<G::Choice>,
    fortune: Vec<u8>,
    /// Positions judged for the choice at hand.
    judged: u32,
}

/// Fate may answer so many times in a row before the position is judged as it stands.
const FORTUNES: usize = 32;

/// Once so many positions were judged for a choice, no further world is imagined: a long list
/// should not make the others at the table wait.
const ENOUGH: u32 = 200;

impl<G: Game> Greedy<G> {
    /// Enough worlds that a choice is not made for one lucky deal; twice as many won no more games.
    pub(crate) const WORLDS: u32 = 4;

    pub(crate) fn new(worlds: u32) -> Greedy<G> {
        Greedy { worlds, sums: Vec::new(), next: Vec::new(), fortune: Vec::new(), judged: 0 }
    }

    /// The index of the choice that promises most; of equals the first, since games list what is
    /// better in general first. Where all are equal the list says nothing, and it is drawn by lot.
    pub(crate) fn best(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        list: &[G::Choice],
        stream: &mut Stream,
    ) -> usize {
        let promised = self.weigh(game, view, seat, list, stream, Clock::NEVER);
        let mut best = 0;
        for (i, &promise) in promised.iter().enumerate() {
            if promise > promised[best] {
                best = i;
            }
        }
        if promised.iter().all(|promise| *promise == promised[best]) {
            return stream.below(list.len() as u32) as usize;
        }
        best
    }

    /// What each choice promises, 0 to 1. Where the clock ends that early, the choices that were not
    /// reached promise what the others do on average.
    pub(crate) fn weigh(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        list: &[G::Choice],
        stream: &mut Stream,
        mut clock: Clock,
    ) -> &[f32] {
        self.judged = 0;
        self.sums.clear();
        self.sums.resize(list.len(), 0.0);
        let mut worlds = 0.0;
        // How many choices of the last world were weighed.
        let mut reached = list.len();
        'worlds: for _ in 0..self.worlds {
            worlds += 1.0;
            let world = game.imagine(view, stream);
            // Every choice meets the same world and the same luck, so that they differ by what
            // they do and not by what they drew.
            let luck = Stream::seeded(stream.word());
            for (i, choice) in list.iter().enumerate() {
                let before = self.judged;
                let mut state = world;
                if game.apply(&mut state, seat, choice, &mut ()).is_ok() {
                    self.sums[i] += self.promise(game, state, seat, luck.clone());
                }
                let judged = u16::try_from(self.judged - before).unwrap_or(u16::MAX);
                if clock.is_over(judged) {
                    reached = i + 1;
                    break 'worlds;
                }
            }
            if self.judged >= ENOUGH {
                break;
            }
        }
        let (weighed, rest) = self.sums.split_at_mut(reached);
        weighed.iter_mut().for_each(|sum| *sum /= worlds);
        let mean = weighed.iter().sum::<f32>() / weighed.len().max(1) as f32;
        // They were weighed in one world less.
        rest.iter_mut()
            .for_each(|sum| *sum = if worlds > 1.0 { *sum / (worlds - 1.0) } else { mean });
        &self.sums
    }

    /// What a choice leads to. A move may be asked in several steps, of which the first alone says
    /// little: where the seat is asked again at once, the best next step counts.
    fn promise(&mut self, game: &G, mut state: G::State, seat: Seat, mut luck: Stream) -> f32 {
        self.settle(game, &mut state, &mut luck);
        let goes_on = matches!(game.pending(&state), Pending::Ask(ask) if ask.seats.has(seat));
        if !goes_on {
            return self.judge(game, &state, seat);
        }
        let mut next = std::mem::take(&mut self.next);
        game.choices(&state, seat, &mut next);
        let mut most = 0.0f32;
        for choice in &next {
            let mut after = state;
            if game.apply(&mut after, seat, choice, &mut ()).is_ok() {
                self.settle(game, &mut after, &mut luck.clone());
                most = most.max(self.judge(game, &after, seat));
            }
        }
        self.next = next;
        most
    }

    /// Fate answers what it is asked at once.
    fn settle(&mut self, game: &G, state: &mut G::State, luck: &mut Stream) {
        for _ in 0..FORTUNES {
            let Pending::Chance(chance) = game.pending(state) else { return };
            chance.draw(luck, &mut self.fortune);
            if game.settle(state, &self.fortune, &mut ()).is_err() {
                return;
            }
        }
    }

    /// The seat's share of the win, as the game sees it.
    fn judge(&mut self, game: &G, state: &G::State, seat: Seat) -> f32 {
        self.judged += 1;
        if let Pending::Over(outcome) = game.pending(state) {
            return outcome.shares[seat.index()];
        }
        let mut shares = [0.0; MAX_SEATS];
        game.advice(state, &mut shares[..game.seats() as usize]);
        shares[seat.index()]
    }
}
