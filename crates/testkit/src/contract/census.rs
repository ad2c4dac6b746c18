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
    /// Where the pieces of each kind begin in `all`.
    firsts: Vec<(&'static str, usize)>,
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
        let mut firsts: Vec<(&'static str, usize)> = Vec::new();
        for (at, (kind, _)) in all.iter().enumerate() {
            if firsts.last().is_none_or(|(last, _)| last != kind) {
                firsts.push((kind, at));
            }
        }
        Ok(Census { spots: vec![None; all.len()], all, firsts })
    }

    /// Finds every piece of a state, each exactly once.
    pub(crate) fn count<G: Draw>(&mut self, game: &G, state: &G::State) -> Result<(), Broken> {
        let Census { all, spots, firsts } = self;
        spots.fill(None);
        let mut wrong = None;
        game.pieces(state, &mut |piece| {
            let key = (piece.kind, piece.number);
            let Some(at) = find(all, firsts, key) else {
                wrong.get_or_insert((piece, "was not there at the start"));
                return;
            };
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

/// The index of a piece. Numbers mostly follow each other, so it is guessed before it is searched.
fn find(
    all: &[(&'static str, u16)],
    firsts: &[(&'static str, usize)],
    key: (&'static str, u16),
) -> Option<usize> {
    let (_, first) = firsts.iter().find(|(kind, _)| is((kind, ()), (key.0, ())))?;
    let guess = first + usize::from(key.1.saturating_sub(all[*first].1));
    let right = all.get(guess).is_some_and(|&piece| is(piece, key));
    if right { Some(guess) } else { all.binary_search(&key).ok() }
}

/// Whether two names and what follows them are the same. Static names that lie in one place are
/// equal without being read, and most do: this is asked of every piece of every world.
pub(crate) fn is<T: Eq>(one: (&'static str, T), other: (&'static str, T)) -> bool {
    one.1 == other.1 && (std::ptr::eq(one.0, other.0) || one.0 == other.0)
}
