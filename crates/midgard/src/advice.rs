//! What a position is worth, as an experienced player would guess: the score as it stands, what
//! goods and people will still bring, and what the fights of this round promise.

mod fights;

use tabletop::Seat;

use crate::Midgard;
use crate::cards::{Deck, NOBODY};
use crate::state::{ROUNDS, State};
use crate::step::Step;

/// Glory apart by which a seat is e times as likely to win.
const SPREAD: f32 = 9.0;

/// What things are worth in glory while many rounds are left.
pub(super) struct Prices {
    food: f32,
    wood: f32,
    coin: f32,
    favour: f32,
    /// By kind.
    warriors: [f32; 3],
    /// A worker in each round to come.
    worker: f32,
    rune: f32,
    ship: f32,
    blame: f32,
}

const PRICES: Prices = Prices {
    food: 0.8,
    wood: 0.8,
    coin: 0.7,
    favour: 0.6,
    warriors: [1.3, 1.8, 2.5],
    worker: 1.8,
    rune: 1.0,
    ship: 0.8,
    blame: 0.7,
};

impl Midgard {
    /// Each seat's share of the win.
    pub(crate) fn weigh(&self, s: &State, shares: &mut [f32]) {
        let mut worth = [0.0; 4];
        for seat in Seat::all(self.seats_count()) {
            worth[seat.index()] = self.worth(s, seat);
        }
        let worth = &worth[..shares.len()];
        let best = worth.iter().copied().fold(f32::MIN, f32::max);
        let sum: f32 = worth.iter().map(|w| ((w - best) / SPREAD).exp()).sum();
        for (share, w) in shares.iter_mut().zip(worth) {
            *share = ((w - best) / SPREAD).exp() / sum;
        }
    }

    /// Glory that a seat may expect.
    fn worth(&self, s: &State, seat: Seat) -> f32 {
        let board = &s.boards[seat.index()];
        let score = self.score(s, seat);
        let left = (ROUNDS - s.round.min(ROUNDS)) as f32;
        // What is left over is worth something only while there is time to use it.
        let time = (left / 3.0).min(1.0);
        let done = s.round as f32 / ROUNDS as f32;
        let destinies = score.destinies as f32 * (0.4 + 0.6 * done);
        let mut worth = score.total() as f32 - score.destinies as f32 + destinies;
        let enough =
            |count: u8, most: f32| (count as f32).min(most) + 0.2 * (count as f32 - most).max(0.0);
        worth += time
            * (PRICES.food * enough(board.food, 6.0)
                + PRICES.wood * enough(board.wood, 4.0)
                + PRICES.coin * enough(board.coins, 6.0)
                + PRICES.favour * enough(board.favours, 3.0));
        let pending = match self.top(s) {
            Step::ShareFood(total) | Step::ShareWood(total) if s.active == seat => total,
            _ => 0,
        };
        worth += pending as f32 * (PRICES.coin * time + 0.3);
        worth += (board.crew as f32 - 3.0) * PRICES.worker * left;
        worth += PRICES.ship * left * (board.ship != NOBODY) as u8 as f32;
        worth -= PRICES.blame * left.min(3.0) * board.blame as f32 * 0.3;
        let runes = board.own.and(&self.chest.decks[Deck::Runes as usize]).count();
        let unused = runes as f32 - board.used.count_ones() as f32;
        worth += PRICES.rune * unused * (0.3 + time).min(1.0);
        let army = self.army_worth(s, seat, time);
        worth + army
    }
}
