//! Beyond the tree: a few decisions more, then the game's own advice.

use tabletop::{Chance, Game, MAX_SEATS, Pending, Seat, Seats, Source};

use super::{Clock, Question};
use crate::Stream;

/// Steps without a decision after which a playout is judged as it stands.
const FORCED: u32 = 1000;

/// Decisions beyond its length after which a playout is judged wherever it is.
const BEYOND: u16 = 40;

pub(crate) struct Playout<G: Game> {
    list: Vec<G::Choice>,
    fortune: Vec<u8>,
}

impl<G: Game> Playout<G> {
    pub(crate) fn new() -> Playout<G> {
        Playout { list: Vec::with_capacity(1024), fortune: Vec::with_capacity(255) }
    }

    /// Plays on for as many decisions as the settings say and until a turn passes on, and judges
    /// where that led, and halfway where the first turn passed on. What is near was blurred less by
    /// playing at random, what is far knows more: together they tell more than either.
    pub(crate) fn run(
        &mut self,
        question: &Question<'_, G>,
        state: &mut G::State,
        stream: &mut Stream,
        mut clock: Clock,
    ) -> [f32; MAX_SEATS] {
        let game = question.game;
        let (mut left, mut forced) = (question.settings.depth, FORCED);
        let (mut beyond, mut before) = (BEYOND, Seats::default());
        let alone = game.seats() == 1;
        let mut near = None;
        loop {
            match game.pending(state) {
                Pending::Over(outcome) => return outcome.shares,
                Pending::Chance(chance) => {
                    if !self.settle(game, state, &chance, stream) {
                        return self.judge(game, state);
                    }
                }
                Pending::Ask(ask) => {
                    // Positions compare best where a turn has passed on: in the midst of one, or of
                    // a contest, what is about to come is worth much and judged poorly.
                    let passed = alone || std::mem::replace(&mut before, ask.seats) != ask.seats;
                    let quiet = beyond == 0 || (passed && game.contest(state).is_none());
                    // Once the time is over it is judged wherever it is, too.
                    let over = clock.is_over(question.settings.wits);
                    if (left == 0 && quiet) || forced == 0 || over {
                        let far = self.judge(game, state);
                        return near.map_or(far, |near| mean(near, far));
                    }
                    if near.is_none() && quiet && left < question.settings.depth {
                        near = Some(self.judge(game, state));
                    }
                    let Some(seat) = ask.seats.iter().next() else {
                        return self.judge(game, state);
                    };
                    let mut list = std::mem::take(&mut self.list);
                    game.choices(state, seat, &mut list);
                    let chosen = match list.len() {
                        0 | 1 => 0,
                        _ => {
                            let count = if left > 0 { &mut left } else { &mut beyond };
                            *count = count.saturating_sub(1);
                            forced = FORCED;
                            self.pick(question, state, seat, &list, stream)
                        }
                    };
                    forced -= 1;
                    let choice = list.get(chosen).copied();
                    self.list = list;
                    let done = choice.map(|choice| game.apply(state, seat, &choice, &mut ()));
                    if !matches!(done, Some(Ok(()))) {
                        return self.judge(game, state);
                    }
                }
            }
        }
    }

    /// What is done by instinct, else any choice or the best of so many by the game's advice.
    pub(crate) fn pick(
        &mut self,
        question: &Question<'_, G>,
        state: &G::State,
        seat: Seat,
        list: &[G::Choice],
        stream: &mut Stream,
    ) -> usize {
        if let Some(habit) = question.game.instinct(state, list, stream) {
            return habit;
        }
        let wits = question.settings.wits;
        let mut any = || stream.below(list.len() as u32) as usize;
        if wits <= 1 {
            return any();
        }
        let mut best = (f32::MIN, 0);
        // Of a short list the same choice is often drawn twice, and need not be weighed again.
        let mut weighed = 0u64;
        for _ in 0..wits {
            let at = any();
            let mark = 1u64.checked_shl(at as u32).unwrap_or(0);
            if weighed & mark != 0 {
                continue;
            }
            weighed |= mark;
            let mut after = *state;
            if question.game.apply(&mut after, seat, &list[at], &mut ()).is_ok() {
                let worth = self.judge(question.game, &after)[seat.index()];
                if worth > best.0 {
                    best = (worth, at);
                }
            }
        }
        best.1
    }

    /// Fate answers from the seer's own stream; false if the game would not have it.
    pub(crate) fn settle(
        &mut self,
        game: &G,
        state: &mut G::State,
        chance: &Chance,
        stream: &mut Stream,
    ) -> bool {
        chance.draw(stream, &mut self.fortune);
        game.settle(state, &self.fortune, &mut ()).is_ok()
    }

    /// Each seat's share of the win as the game sees it.
    pub(crate) fn judge(&mut self, game: &G, state: &G::State) -> [f32; MAX_SEATS] {
        if let Pending::Over(outcome) = game.pending(state) {
            return outcome.shares;
        }
        let mut shares = [0.0; MAX_SEATS];
        game.advice(state, &mut shares[..game.seats() as usize]);
        shares.map(|share| share.clamp(0.0, 1.0))
    }
}

/// Half of each.
fn mean(one: [f32; MAX_SEATS], other: [f32; MAX_SEATS]) -> [f32; MAX_SEATS] {
    std::array::from_fn(|seat| (one[seat] + other[seat]) / 2.0)
}
