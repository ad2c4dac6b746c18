//! RAG-S6: decks, hands and discards.

use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now};
use crate::state::State;
use crate::step::Step;
use crate::{Choice, Event, Ragnarok};

impl Ragnarok {
    /// Puts a card into a hand; all see it, or its owner alone.
    pub(super) fn give(&self, s: &mut State, seat: Seat, card: u8, open: bool) {
        let board = &mut s.boards[seat.index()];
        board.hand.add(card);
        board.backs[self.deck.pool[card as usize] as usize] += 1;
        if open {
            s.shown.add(card);
        }
    }

    /// Takes a card out of a hand into the open.
    pub(super) fn lose_card(&self, s: &mut State, seat: Seat, card: u8) {
        let board = &mut s.boards[seat.index()];
        board.hand.take(card);
        board.backs[self.deck.pool[card as usize] as usize] -= 1;
        s.shown.take(card);
    }

    /// Discards a card of a hand.
    pub(super) fn throw(&self, s: &mut State, seat: Seat, card: u8, w: &mut impl Witness<Event>) {
        self.lose_card(s, seat, card);
        s.discard.add(card);
        w.see(|| Event::Discarded { seat, card });
    }

    /// RAG-T7, T4: used cards are discarded once their effect is over.
    pub(super) fn finish(&self, s: &mut State) {
        self.pop(s);
        self.clear_played(s);
    }

    pub(super) fn clear_played(&self, s: &mut State) {
        s.discard = s.discard.or(&s.played);
        s.played = pieces::Cards::NONE;
    }

    #[allow(clippy::too_many_arguments, reason = "they are the fields of the step")]
    pub(super) fn drew(
        &self,
        s: &mut State,
        seat: Seat,
        pool: u8,
        count: u8,
        open: bool,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        let whole = s.deck.and(&self.deck.pools[pool as usize]);
        let drawn = fortune.len() as u8;
        if !open {
            w.see(|| Event::Drew { seat, pool, count: drawn });
        }
        for card in fortune.iter().filter_map(|n| whole.at(n - 1)) {
            s.deck.take(card);
            s.left[pool as usize] -= 1;
            self.give(s, seat, card, open);
            if open {
                w.see(|| Event::DrewOpen { seat, card });
            } else {
                w.see(|| Event::DrewCard { seat, card });
            }
        }
        if drawn < count {
            self.push(s, Step::Draw { seat, pool, count: count - drawn, open });
        }
    }

    /// RAG-S6: an empty deck is made anew from its discard, divine cards going under their own
    /// deck first; where nothing is left, nothing more is drawn.
    pub(super) fn refill(&self, s: &mut State, w: &mut impl Witness<Event>) {
        let Step::Draw { pool, .. } = self.top(s) else { return };
        let cards = match pool {
            0 | 1 => {
                let pile = s.discard.and(&self.deck.letters[pool as usize]);
                let own = pile.and(&self.deck.pools[pool as usize]);
                s.discard = s.discard.minus(&pile);
                for card in pile.minus(&own).iter() {
                    let being = self.deck.pool[card as usize] - 2;
                    let lives = s.areas.iter().any(|area| area.being == being && area.lives());
                    if lives { s.under.add(card) } else { s.boxed.add(card) }
                }
                own
            }
            _ => {
                let back = s.under.and(&self.deck.pools[pool as usize]);
                s.under = s.under.minus(&back);
                back
            }
        };
        s.deck = s.deck.or(&cards);
        s.left[pool as usize] = cards.count();
        if cards.is_empty() {
            self.pop(s);
        } else {
            w.see(|| Event::Rebuilt { pool });
        }
    }

    /// RAG-S6: a draw is from one main deck, A or B.
    pub(super) fn may_name_deck(&self, choice: &Choice) -> Legal {
        let Choice::Draw(deck) = choice else { return not_now(choice) };
        ensure(*deck < 2, "RAG-S6", "rag-why-no-deck")
    }

    pub(super) fn name_deck(&self, s: &mut State, seat: Seat, choice: Choice) {
        let Choice::Draw(pool) = choice else { return };
        let (count, open) = match self.pop(s) {
            Step::WhichDeck(_, count) => (count, false),
            _ => (self.open_draw(s, seat), true),
        };
        self.push(s, Step::Draw { seat, pool, count, open });
    }

    /// RAG-P3: a defence card from the discard.
    pub(super) fn may_recall(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Fetch(card) = choice else { return not_now(choice) };
        let there = s.discard.and(&self.deck.defences).has(*card);
        ensure(there, "RAG-P3", "rag-why-no-defence-there")
    }

    /// RAG-P2: a ploy from either discard.
    pub(super) fn may_fetch_ploy(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Fetch(card) = choice else { return not_now(choice) };
        let there = s.discard.and(&self.deck.ploys).has(*card);
        ensure(there, "RAG-P2", "rag-why-no-ploy-there")
    }

    pub(super) fn fetch(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Fetch(card) = choice else { return };
        self.pop(s);
        s.discard.take(card);
        self.give(s, seat, card, true);
        w.see(|| Event::Fetched { seat, card });
    }
}
