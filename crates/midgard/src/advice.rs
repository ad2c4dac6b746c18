//! What a position is worth, as an experienced player would guess.

use tabletop::Seat;

use crate::Midgard;
use crate::state::State;

impl Midgard {
    /// Each seat's share of the win.
    pub(crate) fn weigh(&self, s: &State, shares: &mut [f32]) {
        let seats = Seat::all(self.seats_count());
        let worth: [f32; 4] = {
            let mut worth = [0.0; 4];
            seats.for_each(|seat| worth[seat.index()] = self.score(s, seat).total() as f32);
            worth
        };
        let worth = &worth[..shares.len()];
        let best = worth.iter().copied().fold(f32::MIN, f32::max);
        let sum: f32 = worth.iter().map(|w| ((w - best) / 12.0).exp()).sum();
        for (share, w) in shares.iter_mut().zip(worth) {
            *share = ((w - best) / 12.0).exp() / sum;
        }
    }
}
