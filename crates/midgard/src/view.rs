//! What a pair of eyes may know, and worlds that fit it.

use pieces::Cards;
use tabletop::{Eyes, Seat, Source};

use crate::Midgard;
use crate::cards::{Deck, NOBODY};
use crate::state::State;
use crate::step::Step;

/// A journey that lies face down and was not looked at.
pub(crate) const UNSEEN: u8 = 253;

/// A position as a pair of eyes knows it: a state without what they have not seen. Its `deck`
/// holds every card they have not seen, wherever it lies; numbers of cards are true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose eyes.
    pub eyes: Eyes,
    /// The table without what is hidden from them.
    pub(crate) table: State,
}

impl Midgard {
    pub(crate) fn look_at(&self, state: &State, eyes: Eyes) -> View {
        let mut table = *state;
        let seats = self.seats_count();
        let knows = |card: u8| eyes.among(state.secrets.knowers(card), seats);
        for seat in Seat::all(seats).filter(|seat| !eyes.is(*seat)) {
            let board = &mut table.boards[seat.index()];
            // MID-S7: destinies are their owner's, but for those others have seen go there.
            let known = state.secrets.known(&board.hand, eyes, seats);
            table.deck = table.deck.or(&board.hand.minus(&known));
            board.hand = known;
            if self.top(state) == Step::AssignAll {
                unassign(&mut table, seat); // MID-R3: unseen until all are done
            }
        }
        for card in table.drawn.iter_mut().chain(table.under.iter_mut()) {
            if !knows(*card) {
                table.deck.add(*card);
                *card = NOBODY;
            }
        }
        for land in &mut table.lands {
            if land.journey != NOBODY && !land.open && !knows(land.journey) {
                table.secrets.clear(land.journey);
                if land.among == 0 {
                    table.deck.add(land.journey);
                }
                land.journey = UNSEEN;
            }
        }
        table.deck.iter().for_each(|card| table.secrets.clear(card));
        View { eyes, table }
    }

    pub(crate) fn dream(&self, view: &View, source: &mut impl Source) -> State {
        let mut s = view.table;
        let seats = self.seats_count();
        self.dream_of_journeys(&mut s, source);
        let destinies = &self.chest.decks[Deck::Destinies as usize];
        let active = s.active;
        for n in 0..s.drawn.len() {
            if s.drawn[n] == NOBODY {
                s.drawn[n] = any_of(&mut s.deck, destinies, source);
                s.secrets.only(s.drawn[n], active);
            }
        }
        for n in 0..s.under.len() {
            if s.under[n] == NOBODY {
                s.under[n] = any_of(&mut s.deck, destinies, source);
            }
        }
        for seat in Seat::all(seats) {
            let board = &s.boards[seat.index()];
            for _ in board.hand.count()..board.cards {
                let card = any_of(&mut s.deck, destinies, source);
                s.boards[seat.index()].hand.add(card);
                s.secrets.only(card, seat);
            }
            if self.top(&s) == Step::AssignAll && s.done.has(seat) && !view.eyes.is(seat) {
                self.dream_of_warriors(&mut s, seat, source);
            }
        }
        s
    }

    fn dream_of_journeys(&self, s: &mut State, source: &mut impl Source) {
        for n in 0..s.lands.len() {
            if s.lands[n].journey != UNSEEN {
                continue;
            }
            let among = s.lands[n].among;
            s.lands[n].journey = match among {
                0 => any_of(&mut s.deck, &self.chest.decks[Deck::Journeys as usize], source),
                _ => {
                    // MID-R6: one of those that lay hidden when the deck was rebuilt.
                    let first = Deck::Journeys.cards().start;
                    let lies = |card: &u8| s.lands.iter().all(|land| land.journey != *card);
                    let cards = Deck::Journeys.cards();
                    let mut left: Cards =
                        cards.filter(|c| among >> (c - first) & 1 == 1).filter(lies).collect();
                    let all = left;
                    any_of(&mut left, &all, source)
                }
            };
        }
    }

    /// A whole assignment that the seat could have made.
    fn dream_of_warriors(&self, s: &mut State, seat: Seat, source: &mut impl Source) {
        while let Some(asked) = self.question(s, seat) {
            let count = source.below(asked.most as u32 + 1) as u8;
            let board = &mut s.boards[seat.index()];
            let camp = &mut s.fronts[asked.front as usize];
            match asked.kind {
                Some(kind) => {
                    board.home[kind as usize] -= count;
                    camp.band[kind as usize] += count;
                }
                None => {
                    board.food -= count;
                    camp.food += count;
                }
            }
            let slot = asked.kind.map_or(3, |kind| kind as u8);
            board.cursor = asked.front as u8 * 4 + slot + 1;
        }
    }
}

/// Puts a seat's assigned warriors and food back.
pub(crate) fn unassign(s: &mut State, seat: Seat) {
    let board = &mut s.boards[seat.index()];
    board.cursor = 0;
    for camp in s.fronts.iter_mut().filter(|camp| camp.seat == seat.0) {
        let band = std::mem::take(&mut camp.band);
        board.home.iter_mut().zip(band).for_each(|(there, more)| *there += more);
        board.food += std::mem::take(&mut camp.food);
    }
}

/// Takes a random card of a deck out of a set that has one.
fn any_of(cards: &mut Cards, deck: &Cards, source: &mut impl Source) -> u8 {
    let some = cards.and(deck);
    let card = some.at(source.below((some.count() as u32).max(1)) as u8).unwrap_or(NOBODY);
    if card != NOBODY {
        cards.take(card);
    }
    card
}
