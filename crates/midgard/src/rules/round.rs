//! The set-up of a round (MID-R1), its clean-up (MID-R5), and decks that run out (MID-R6).

use std::ops::Range;

use pieces::{Cards, clockwise};
use tabletop::{Seat, Seats, Witness};

use crate::cards::{Deck, NOBODY};
use crate::place::{FRONTS, LANDS, SHARED};
use crate::state::{Camp, ROUNDS, State};
use crate::step::Step;
use crate::{Event, Midgard};

impl Midgard {
    /// The lands in play: the leftmost is for four players only (MID-R1).
    pub(crate) fn lands(&self) -> Range<usize> {
        if self.seats_count() == 4 { 0..LANDS } else { 1..LANDS }
    }

    pub(crate) fn begin_round(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        s.round += 1;
        s.standing.lift_all();
        let round = s.round;
        w.see(|| Event::RoundBegins { round });
        if s.merchant != NOBODY {
            s.gone.add(s.merchant);
            s.merchant = NOBODY;
        }
        // MID-R1, last first. The order of the worker phase is that of its beginning (MID-R2).
        for step in [
            Step::Workers(s.first),
            Step::Restock,
            Step::TurnMerchant,
            Step::TurnMonsters,
            Step::TurnRunes,
            Step::DealJourneys,
            Step::TurnDraugrs,
            Step::TurnTroll,
        ] {
            self.push(s, step);
        }
    }

    /// The deck that a step of the set-up draws from, and how many spaces wait for cards.
    pub(crate) fn wanted(&self, s: &State, step: Step) -> (Deck, u8) {
        let empty = |cards: &mut dyn Iterator<Item = u8>| {
            cards.filter(|card| *card == NOBODY).count() as u8
        };
        let lands = || self.lands().map(|n| s.lands[n]);
        match step {
            Step::TurnDraugrs => (Deck::Draugrs, empty(&mut s.draugrs.into_iter())),
            Step::DealJourneys => (Deck::Journeys, empty(&mut lands().map(|land| land.journey))),
            Step::TurnRunes => {
                let spaces = s.runes.iter().copied().take(self.chest.town.runes as usize);
                (Deck::Runes, empty(&mut { spaces }))
            }
            Step::TurnMonsters => (Deck::Monsters, empty(&mut lands().map(|land| land.monster))),
            Step::TurnMerchant => (Deck::Merchants, (s.merchant == NOBODY) as u8),
            _ => (Deck::Trolls, (s.troll == NOBODY) as u8),
        }
    }

    /// Whether a step of the set-up waits for fate; a deck that ran out is rebuilt first.
    pub(crate) fn turns_up(&self, s: &mut State, step: Step, w: &mut impl Witness<Event>) -> bool {
        let (deck, wanted) = self.wanted(s, step);
        wanted > 0 && self.replenish(s, deck, w)
    }

    /// Cards lie down on the spaces that wait, from the left.
    pub(crate) fn turned_up(
        &self,
        s: &mut State,
        step: Step,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        let (deck, wanted) = self.wanted(s, step);
        for card in self.pull(s, deck, fortune) {
            match step {
                Step::TurnTroll => s.troll = card,
                Step::TurnMerchant => s.merchant = card,
                Step::TurnDraugrs => fill(s.draugrs.iter_mut(), card),
                Step::TurnRunes => fill(s.runes.iter_mut(), card),
                Step::TurnMonsters => {
                    fill(s.lands[self.lands()].iter_mut().map(|land| &mut land.monster), card);
                }
                _ => fill(s.lands[self.lands()].iter_mut().map(|land| &mut land.journey), card),
            }
            if step != Step::DealJourneys {
                w.see(|| Event::TurnedUp { card });
            }
        }
        if step == Step::DealJourneys {
            w.see(|| Event::JourneysDealt { count: fortune.len() as u8 });
        }
        if (fortune.len() as u8) < wanted {
            self.push(s, step); // the rest, if the deck can be rebuilt (MID-R6)
        }
    }

    /// MID-R6: whether a deck has a card, once it is rebuilt from its discards if it ran out.
    pub(crate) fn replenish(&self, s: &mut State, deck: Deck, w: &mut impl Witness<Event>) -> bool {
        if s.left(deck) > 0 {
            return true;
        }
        let again = s.gone.and(&self.chest.decks[deck as usize]);
        let count = again.count();
        if count == 0 {
            return false;
        }
        if deck == Deck::Journeys {
            // All know that the hidden journeys on the board are none of these.
            let hidden = |land: &&mut crate::state::Land| {
                land.journey != NOBODY && !land.open && land.among == 0
            };
            let mut among = 0;
            for land in s.lands.iter_mut().filter(hidden) {
                among |= 1 << Deck::Journeys.index(land.journey);
            }
            s.lands.iter_mut().filter(hidden).for_each(|land| land.among = among);
        }
        s.gone = s.gone.minus(&again);
        s.deck = s.deck.or(&again);
        s.left[deck as usize] = count;
        w.see(|| Event::Rebuilt { count });
        true
    }

    /// MID-R1: whether or not something is still there; an empty supply gives none (MID-L16).
    pub(crate) fn restock(&self, s: &mut State) {
        self.pop(s);
        for kind in 0..3 {
            let one = s.supply[kind].min(1);
            s.supply[kind] -= one;
            s.stock[kind] += one;
        }
        s.meat += 1;
    }

    /// MID-R5
    pub(crate) fn clean_up(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let seats = self.seats_count();
        for board in &mut s.boards[..seats as usize] {
            board.workers = board.crew;
            board.begging = 0;
            board.hunting = false;
            board.sailing = false;
        }
        s.taken = [NOBODY; SHARED];
        s.fronts = [Camp::EMPTY; FRONTS];
        if s.troll != NOBODY {
            let card = std::mem::replace(&mut s.troll, NOBODY);
            s.gone.add(card);
            w.see(|| Event::Escaped { card });
            for seat in Seat::all(seats) {
                self.take_blame(s, seat, w);
            }
        }
        for space in 0..2 {
            let card = std::mem::replace(&mut s.draugrs[space], NOBODY);
            if card != NOBODY {
                s.gone.add(card);
                w.see(|| Event::Escaped { card });
            }
        }
        for land in &mut s.lands {
            if land.open {
                s.gone.add(land.journey);
                land.journey = NOBODY;
                land.open = false;
            }
            if land.monster != NOBODY {
                land.coins = land.coins.saturating_add(1);
            }
        }
        if s.round < ROUNDS {
            return self.push(s, Step::BeginRound);
        }
        // MID-U12: once more, in turn order, before everything is counted.
        s.standing.lift_all();
        self.push(s, Step::Reckon);
        let order = clockwise(s.first, seats).rev();
        order.for_each(|seat| self.push(s, Step::Runes(seat)));
    }

    pub(crate) fn reckon(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        self.push(s, Step::Over);
        for seat in Seat::all(self.seats_count()) {
            // MID-S7: until the end; now all see what everybody had.
            for card in s.boards[seat.index()].hand.iter() {
                s.secrets.show(card, Seats::first(self.seats_count()));
                s.boards[seat.index()].shown |= 1 << Deck::Destinies.index(card);
            }
        }
        for seat in Seat::all(self.seats_count()) {
            w.see(|| Event::Scored { seat, total: self.score(s, seat).total() });
        }
        w.see(|| Event::GameOver);
    }

    /// Takes the cards at these positions out of a deck.
    pub(crate) fn pull<'a>(
        &self,
        s: &mut State,
        deck: Deck,
        fortune: &'a [u8],
    ) -> impl Iterator<Item = u8> + use<'a> {
        let whole = s.deck.and(&self.chest.decks[deck as usize]);
        let taken: Cards = fortune.iter().filter_map(|n| whole.at(n - 1)).collect();
        s.deck = s.deck.minus(&taken);
        s.left[deck as usize] -= taken.count();
        fortune.iter().filter_map(move |n| whole.at(n - 1))
    }
}

/// Puts a card on the first empty space.
fn fill<'a>(mut spaces: impl Iterator<Item = &'a mut u8>, card: u8) {
    if let Some(space) = spaces.find(|space| **space == NOBODY) {
        *space = card;
    }
}
