//! What a pair of eyes may know, and worlds that fit it.

use pieces::Cards;
use tabletop::{Eyes, Seat, Source};

use crate::Ragnarok;
use crate::state::State;

/// A position as a pair of eyes knows it: a state without what they have not seen. Its `deck`
/// holds every card they have not seen, wherever it lies; numbers of cards, with their backs, are
/// true. Hidden cards of a hand are known to its owner alone, all others to everybody; treasures
/// that lie face down are known to nobody and are drawn from a set when they are turned up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose eyes.
    pub eyes: Eyes,
    /// The table without what is hidden from them.
    pub(crate) table: State,
}

impl Ragnarok {
    pub(crate) fn look(&self, state: &State, eyes: Eyes) -> View {
        let mut table = *state;
        for seat in Seat::all(self.seats_count()).filter(|seat| !eyes.is(*seat)) {
            let hand = &mut table.boards[seat.index()].hand;
            let known = hand.and(&state.shown);
            table.deck = table.deck.or(&hand.minus(&known));
            *hand = known;
        }
        View { eyes, table }
    }

    pub(crate) fn dream(&self, view: &View, source: &mut impl Source) -> State {
        let mut s = view.table;
        for seat in Seat::all(self.seats_count()).filter(|seat| !view.eyes.is(*seat)) {
            let board = &mut s.boards[seat.index()];
            for (pool, cards) in self.deck.pools.iter().enumerate() {
                if board.backs[pool] == 0 {
                    continue;
                }
                let known = board.hand.and(cards).count();
                for _ in known..board.backs[pool] {
                    let unseen = s.deck.and(cards);
                    let card = any_of(&unseen, source);
                    s.deck.take(card);
                    board.hand.add(card);
                }
            }
        }
        s
    }
}

/// A random card of a set that is not empty.
fn any_of(cards: &Cards, source: &mut impl Source) -> u8 {
    cards.at(source.below(cards.count() as u32) as u8).unwrap_or(0)
}
