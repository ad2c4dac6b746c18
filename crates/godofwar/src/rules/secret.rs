//! Hidden hands: what all know of a hand, and draws that the others do not see.
//!
//! At a table that hides hands, each seat sees its own hand, and of another's hand only its size and
//! the cards that came from a known place (the top of a deck). Nothing that everybody is told or
//! asked may depend on the rest, so windows are put by what a hand might hold.

use pieces::Cards;
use tabletop::{Chance, Eyes, Pending, Seat, Seats, Source, Witness};

use crate::book::{NOBODY, Status};
use crate::game::View;
use crate::state::State;
use crate::step::Step;
use crate::{Event, GodOfWar};

/// Stun and poison cards: they are resolved as they are drawn, so that all see them (GOW-R1).
fn resolved_at_once(cards: &Cards) -> Cards {
    let known = Status::Stun.cards().chain(Status::Poison.cards());
    known.filter(|card| cards.has(*card)).collect()
}

impl GodOfWar {
    /// The cards that a hand may hold for all that everybody knows.
    pub(crate) fn possible_hand(&self, s: &State, seat: Seat) -> Cards {
        let player = s.player(seat);
        let all_known = player.unseen == 0 && player.hand == player.shown;
        if !self.options.hidden || all_known {
            return player.hand;
        }
        let all = player.hand.or(&player.deck);
        all.minus(&resolved_at_once(&all))
    }

    /// Draws unseen if the deck holds nothing that would have to be shown; whether it did.
    pub(super) fn draws_only_unseen(&self, s: &mut State, seat: Seat, count: u8) -> bool {
        let deck = s.player(seat).deck;
        let plain = resolved_at_once(&deck).is_empty();
        if plain {
            self.pop(s);
            let now = count.min(deck.count());
            self.push(s, Step::Draw(seat, count - now));
            self.push(s, Step::DrawUnseen(seat, now));
        }
        plain
    }

    /// Fate has said, seen by all, how many of the drawn cards are stun or poison: the first
    /// numbers stand for these. The others are then drawn unseen.
    pub(super) fn sifted(
        &self,
        s: &mut State,
        seat: Seat,
        count: u8,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        let open = resolved_at_once(&s.player(seat).deck);
        let met: Cards = fortune.iter().filter_map(|n| open.at(n - 1)).collect();
        let unseen = fortune.len() as u8 - met.count();
        for card in met.iter() {
            s.player_mut(seat).deck.take(card);
        }
        let mut cards = [NOBODY; 2 * crate::book::STACK];
        for (slot, card) in cards.iter_mut().zip(met.iter()) {
            *slot = card;
        }
        self.take_cards(s, seat, count - unseen, &cards[..met.count() as usize], w);
        if unseen > 0 {
            self.push(s, Step::DrawUnseen(seat, unseen));
        }
    }

    pub(super) fn draw_unseen(&self, s: &State, seat: Seat, count: u8) -> Pending {
        let deck = s.player(seat).deck;
        let of = deck.count() - resolved_at_once(&deck).count();
        Pending::Chance(Chance::pick(count, of, Seats::only(seat)))
    }

    pub(super) fn drew_unseen(
        &self,
        s: &mut State,
        seat: Seat,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        s.veiled = true;
        let player = s.player_mut(seat);
        let from = player.deck.minus(&resolved_at_once(&player.deck));
        for card in fortune.iter().filter_map(|n| from.at(n - 1)) {
            player.deck.take(card);
            player.hand.add(card);
        }
        w.see(|| Event::Drew { seat, count: fortune.len() as u8 });
    }

    /// What a pair of eyes knows: others' unseen cards lie in their decks.
    pub(crate) fn look(&self, s: &State, eyes: Eyes) -> View {
        let mut table = *s;
        for seat in Seat::all(self.seats_count()) {
            if !self.options.hidden || eyes.is(seat) {
                continue;
            }
            let player = table.player_mut(seat);
            let unseen = player.hand.minus(&player.shown);
            player.unseen = unseen.count();
            player.deck = player.deck.or(&unseen);
            player.hand = player.shown;
        }
        View { eyes, table }
    }

    /// A position that could be the true one: unseen cards are dealt anew.
    pub(crate) fn dream(&self, view: &View, source: &mut impl Source) -> State {
        let mut s = view.table;
        for seat in Seat::all(self.seats_count()) {
            let player = s.player_mut(seat);
            for _ in 0..std::mem::take(&mut player.unseen) {
                let from = player.deck.minus(&resolved_at_once(&player.deck));
                let position = source.below(from.count().max(1) as u32) as u8;
                let card = from.at(position).expect("a view hides only cards that are there");
                player.deck.take(card);
                player.hand.add(card);
            }
        }
        s
    }
}
