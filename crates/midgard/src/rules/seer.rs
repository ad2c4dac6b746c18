//! The Runesmith and the Seer: runes taken, journeys looked at, destinies drawn (MID-L5, L6, D2).

use pieces::Cards;
use tabletop::{Seat, Seats, Witness};

use super::{Legal, ensure, not_now};
use crate::cards::{Deck, NOBODY, Power, Rune};
use crate::state::State;
use crate::step::Step;
use crate::{Choice, Event, Midgard};

impl Midgard {
    /// MID-L5: an open rune, or the unseen top of the deck.
    pub(crate) fn may_take_rune(&self, s: &State, choice: &Choice) -> Legal {
        match *choice {
            Choice::Take(card) => {
                ensure(s.runes.contains(&card), "MID-L5", "mid-why-rune-not-open")
            }
            Choice::TakeTop => ensure(s.left(Deck::Runes) > 0, "MID-L5", "mid-why-no-rune"),
            _ => not_now(choice),
        }
    }

    pub(crate) fn take_rune(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        let Choice::Take(card) = choice else { return self.push(s, Step::TopRune) };
        // Open spaces are refilled by MID-R1 only.
        s.runes.iter_mut().filter(|rune| **rune == card).for_each(|rune| *rune = NOBODY);
        self.own_rune(s, seat, card, w);
    }

    pub(crate) fn own_rune(
        &self,
        s: &mut State,
        seat: Seat,
        card: u8,
        w: &mut impl Witness<Event>,
    ) {
        s.boards[seat.index()].own.add(card);
        w.see(|| Event::TookRune { seat, card });
    }

    /// Whether the journey to a land lies face down.
    pub(crate) fn is_hidden(&self, s: &State, land: usize) -> bool {
        self.lands().contains(&land) && s.lands[land].journey != NOBODY && !s.lands[land].open
    }

    pub(crate) fn may_look(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match *choice {
            // MID-L6: on the board, not in the deck.
            Choice::Look(land) => {
                ensure(self.is_hidden(s, land as usize), "MID-L6", "mid-why-no-journey")
            }
            _ => self.may_rune(s, seat, choice),
        }
    }

    pub(crate) fn look(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Look(land) = choice else { return self.use_rune(s, seat, choice, w) };
        self.pop(s);
        self.peek(s, seat, land as usize, w);
    }

    /// The seat looks at a journey in secret.
    pub(crate) fn peek(&self, s: &mut State, seat: Seat, land: usize, w: &mut impl Witness<Event>) {
        let card = s.lands[land].journey;
        s.secrets.show(card, Seats::only(seat));
        w.see(|| Event::Looked { seat, land: land as u8, card });
    }

    /// Whether the seat is asked before it draws destinies (MID-U9). All see its runes.
    pub(crate) fn asks_foresight(&self, s: &State) -> bool {
        self.holds(s, s.active, Rune::TrueVision) && s.left(Deck::Destinies) > 0
    }

    /// How many destinies the active player draws at the Seer.
    pub(crate) fn draws(&self, s: &State) -> u8 {
        1 + self.leads(s, s.active, Power::Seeress) as u8 // MID-L6, D2
    }

    pub(crate) fn may_foresee(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match choice {
            Choice::Draw => Ok(()),
            _ => self.may_rune(s, seat, choice),
        }
    }

    pub(crate) fn foresee(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Draw = choice else { return self.use_rune(s, seat, choice, w) };
        self.pop(s);
        self.push(s, Step::DrawDestinies(self.draws(s)));
    }

    /// What there is is drawn (MID-U9): from the deck, then what lies under it, in its order.
    pub(crate) fn draw_destinies(&self, s: &mut State, wanted: u8, w: &mut impl Witness<Event>) {
        self.pop(s);
        let (seat, left) = (s.active, s.left(Deck::Destinies));
        let count = wanted.min(left);
        if count == 0 {
            return;
        }
        w.see(|| Event::DrewDestinies { seat, count });
        let from_deck = count.min(left - s.under.len() as u8);
        self.push(s, Step::KeepDestiny);
        for _ in from_deck..count {
            let card = s.under.remove(0);
            s.left[Deck::Destinies as usize] -= 1;
            self.drew(s, card, w);
        }
        if from_deck > 0 {
            self.push(s, Step::DealDestinies(from_deck));
        }
    }

    pub(crate) fn dealt_destinies(
        &self,
        s: &mut State,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        for card in self.pull(s, Deck::Destinies, fortune) {
            self.drew(s, card, w);
        }
    }

    /// Who had put the card under the deck knows it still.
    fn drew(&self, s: &mut State, card: u8, w: &mut impl Witness<Event>) {
        let seat = s.active;
        s.drawn.push(card);
        s.secrets.show(card, Seats::only(seat));
        w.see(|| Event::DrewDestiny { seat, card });
    }

    pub(crate) fn give_destiny(&self, s: &mut State, seat: Seat, card: u8) {
        let board = &mut s.boards[seat.index()];
        board.hand.add(card);
        board.cards += 1;
        s.secrets.show(card, Seats::only(seat));
    }

    /// The only one drawn is kept. Returns whether the player must choose.
    pub(crate) fn asks_keep(&self, s: &mut State) -> bool {
        if s.drawn.len() > 1 {
            return true;
        }
        self.pop(s);
        if let Some(card) = s.drawn.pop() {
            self.give_destiny(s, s.active, card);
        }
        false
    }

    pub(crate) fn may_keep(&self, s: &State, choice: &Choice) -> Legal {
        let (Choice::Keep(card) | Choice::Under(card)) = *choice else { return not_now(choice) };
        ensure(s.drawn.contains(&card), "MID-D2", "mid-why-not-drawn")
    }

    /// MID-D2, U9: one is kept, the rest go under the deck. Nobody else can tell which is which.
    pub(crate) fn keep(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Keep(card) = choice else { return };
        self.pop(s);
        let drawn: Cards = s.drawn.iter().copied().collect();
        s.secrets.forget(&drawn, Seats::only(seat));
        s.drawn.take(&card);
        self.give_destiny(s, seat, card);
        w.see(|| Event::KeptDestiny { seat, card });
        self.push(s, Step::PutUnder);
    }

    /// The only one left goes under the deck. Returns whether the player must choose the order.
    pub(crate) fn asks_under(&self, s: &mut State, w: &mut impl Witness<Event>) -> bool {
        if s.drawn.len() > 1 {
            return true;
        }
        self.pop(s);
        if let Some(card) = s.drawn.pop() {
            self.bury(s, card, w);
        }
        false
    }

    /// MID-U9: in the order the player chooses.
    pub(crate) fn put_under(&self, s: &mut State, choice: Choice, w: &mut impl Witness<Event>) {
        let Choice::Under(card) = choice else { return };
        s.drawn.take(&card);
        self.bury(s, card, w);
    }

    fn bury(&self, s: &mut State, card: u8, w: &mut impl Witness<Event>) {
        let seat = s.active;
        s.under.push(card);
        s.left[Deck::Destinies as usize] += 1;
        w.see(|| Event::PutUnder { seat, card });
    }
}
