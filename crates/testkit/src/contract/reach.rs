//! Over many imagined worlds, every unseen piece reaches every place where it could lie.

use screen::Draw;
use tabletop::{Eyes, Piece};

use super::census::{Spot, is};
use super::law::Held;
use super::walk::Walk;
use super::{Law, hold};

/// Worlds imagined at least, and the most for each unseen piece: one that is due in one world of
/// as many as there are unseen pieces is missed by chance once in e¹⁰⁰ times.
const LEAST: u32 = 192;
const MOST_EACH: u32 = 100;

/// Of a game's hidden steps one is looked at, another one in every game, where this many states
/// would be checked for other costly laws: it is the costliest.
const DEARER: u32 = 3;

impl<G: Draw> Walk<'_, G> {
    /// Whether the next hidden step is looked at closely.
    pub(crate) fn proof_due(&self) -> bool {
        (self.hidden + self.number * 7).is_multiple_of(DEARER * self.trial.apart - 1)
    }

    /// Imagines worlds from what the eyes know of `real` until all places are reached. They cannot
    /// tell the `others` from it, so wherever a piece lies in one of these it could lie.
    pub(crate) fn reaches(&mut self, eyes: Eyes, real: &G::State, others: &[G::State]) -> Held {
        let mut places = Places::new(self.census.all.len());
        for state in others.iter().chain([real]) {
            self.census.count(self.game, state)?;
            places.note(&self.census.spots, true)?;
        }
        let view = self.game.view(real, eyes);
        let mut source = self.source.split(0);
        let mut worlds = 0;
        loop {
            for _ in 0..64 {
                let world = self.game.imagine(&view, &mut source);
                self.census.count(self.game, &world)?;
                places.note(&self.census.spots, false)?;
            }
            worlds += 64;
            let could = |piece: usize, spot: Spot| {
                let (kind, number) = self.census.all[piece];
                let (zone, seat) = spot;
                let piece = Piece { kind, number, zone, seat, position: 0 };
                self.trial.could.is_none_or(|could| could(self.game, &view, &piece))
            };
            let missing = places.missing(could);
            if missing.is_none() && worlds >= LEAST {
                break;
            }
            if let Some((piece, spot, why)) = missing
                && worlds >= MOST_EACH * places.unseen().max(4)
            {
                let (kind, number) = self.census.all[piece];
                hold!(
                    Law::Reaches,
                    false,
                    "in {worlds} worlds imagined by {eyes:?}, {kind} {number} is never at {spot:?}, \
                     {why}"
                );
            }
        }
        self.report.tried(Law::Reaches, 1);
        Ok(())
    }
}

/// Where pieces were met.
struct Places {
    /// All spots there are; a spot's number is its bit in the masks.
    spots: Vec<Spot>,
    /// For each piece the spots it was imagined at.
    met: Vec<u128>,
    /// For each piece the spots at which it would lie had the hidden step gone another way.
    due: Vec<u128>,
}

impl Places {
    fn new(pieces: usize) -> Places {
        Places { spots: Vec::new(), met: vec![0; pieces], due: vec![0; pieces] }
    }

    fn note(&mut self, spots: &[Option<Spot>], due: bool) -> Held {
        for (piece, spot) in spots.iter().enumerate() {
            let Some(spot) = *spot else { continue };
            let bit = match self.spots.iter().position(|known| is(*known, spot)) {
                Some(bit) => bit,
                None => {
                    self.spots.push(spot);
                    self.spots.len() - 1
                }
            };
            let fits = bit < 128;
            let law = Law::Reaches;
            hold!(law, fits, "more than 128 zones of seats: this test cannot hold them");
            let masks = if due { &mut self.due } else { &mut self.met };
            masks[piece] |= 1 << bit;
        }
        Ok(())
    }

    fn unseen(&self) -> u32 {
        self.met.iter().filter(|met| met.count_ones() > 1).count() as u32
    }

    /// A piece and a spot where it should have been met, and why.
    fn missing(&self, could: impl Fn(usize, Spot) -> bool) -> Option<(usize, Spot, &'static str)> {
        let spots = |mask: u128| {
            let bits = (0..self.spots.len()).filter(move |bit| mask >> bit & 1 == 1);
            bits.map(|bit| self.spots[bit])
        };
        for (piece, (due, met)) in self.due.iter().zip(&self.met).enumerate() {
            if let Some(spot) = spots(due & !met).next() {
                return Some((piece, spot, "where another hidden outcome would have put it"));
            }
        }
        let pools = self.pools();
        for (piece, met) in self.met.iter().enumerate().filter(|(_, met)| met.count_ones() > 1) {
            let pool = pools.iter().find(|pool| *pool & met != 0).copied().unwrap_or(*met);
            if let Some(spot) = spots(pool & !met).find(|&spot| could(piece, spot)) {
                return Some((piece, spot, "where other unseen pieces of its pool are"));
            }
        }
        None
    }

    /// Sets of spots that share unseen pieces.
    fn pools(&self) -> Vec<u128> {
        let mut pools: Vec<u128> = Vec::new();
        for &met in self.met.iter().filter(|met| met.count_ones() > 1) {
            let mut pool = met;
            pools.retain(|other| {
                let apart = other & met == 0;
                if !apart {
                    pool |= other;
                }
                apart
            });
            pools.push(pool);
        }
        pools
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(worlds: &[&[&'static str]]) -> Places {
        let mut places = Places::new(worlds[0].len());
        for world in worlds {
            let spots: Vec<_> = world.iter().map(|&zone| Some((zone, None))).collect();
            assert!(places.note(&spots, false).is_ok());
        }
        places
    }

    #[test]
    fn pieces_of_one_pool_must_reach_all_of_it() {
        let all = |_, _| true;
        // The first piece never moves: it is seen. The others go everywhere.
        let good = places(&[&["table", "hand", "deck"], &["table", "deck", "hand"]]);
        assert!(good.missing(all).is_none());
        // Each was in two of three places.
        let poor = places(&[&["box", "hand", "deck"], &["deck", "box", "hand"]]);
        let (piece, spot, _) = poor.missing(all).expect("the first is never in hand");
        assert_eq!((piece, spot.0), (0, "hand"));
        assert!(poor.missing(|_, _| false).is_none(), "none could lie elsewhere");
        // Two pools that share nothing do not mix.
        let two = places(&[&["a", "b", "x", "y"], &["b", "a", "y", "x"]]);
        assert!(two.missing(all).is_none());
        assert_eq!((two.pools().len(), two.unseen()), (2, 4));
    }
}
