//! Where all pieces are.

use screen::Draw;
use tabletop::Seat;

use super::{Broken, Law, hold};

/// Where a piece lies, as far as [`Law::Reaches`] looks.
pub(crate) type Spot = (&'static str, Option<Seat>);

/// The pieces a game began with, and a buffer to find them again.
#[derive(Default)]
pub(crate) struct Census {
    /// Kind and number of every piece, sorted.
    pub(crate) all: Vec<(&'static str, u16)>,
    /// The spot of each piece in the state counted last.
    pub(crate) spots: Vec<Option<Spot>>,
    /// The index of each piece in the order of the last report: games mostly keep their order.
    order: Vec<usize>,
}

impl Census {
    /// Counts the pieces of the first state.
    pub(crate) fn new<G: Draw>(game: &G, state: &G::State) -> Result<Census, Broken> {
        let mut all = Vec::new();
        game.pieces(state, &mut |piece| all.push((piece.kind, piece.number)));
        all.sort_unstable();
        for pair in all.windows(2) {
            let (kind, number) = pair[0];
            hold!(Law::Pieces, pair[0] != pair[1], "{kind} {number} is there twice at the start");
        }
        let spots = vec![None; all.len()];
        Ok(Census { order: (0..all.len()).collect(), all, spots })
    }

    /// Finds every piece of a state, each exactly once.
    pub(crate) fn count<G: Draw>(&mut self, game: &G, state: &G::State) -> Result<(), Broken> {
        let Census { all, spots, order } = self;
        spots.fill(None);
        let mut wrong = None;
        let mut turn = 0;
        game.pieces(state, &mut |piece| {
            let key = (piece.kind, piece.number);
            let guess = order.get(turn).copied().filter(|&at| is(all[at], key));
            let Some(at) = guess.or_else(|| all.binary_search(&key).ok()) else {
                wrong.get_or_insert((piece, "was not there at the start"));
                return;
            };
            if let Some(place) = order.get_mut(turn) {
                *place = at;
            }
            turn += 1;
            if spots[at].replace((piece.zone, piece.seat)).is_some() {
                wrong.get_or_insert((piece, "is there twice"));
            }
        });
        if let Some((piece, fault)) = wrong {
            hold!(Law::Pieces, false, "{} {} {fault}: {piece:?}", piece.kind, piece.number);
        }
        if let Some(at) = spots.iter().position(Option::is_none) {
            let (kind, number) = all[at];
            hold!(Law::Pieces, false, "{kind} {number} is nowhere");
        }
        Ok(())
    }
}

/// Whether two names and what follows them are the same. Static names that lie in one place are
/// equal without being read, and most do: this is asked of every piece of every world.
pub(crate) fn is<T: Eq>(one: (&'static str, T), other: (&'static str, T)) -> bool {
    one.1 == other.1 && (std::ptr::eq(one.0, other.0) || one.0 == other.0)
}
