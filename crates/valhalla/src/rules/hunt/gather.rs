//! Set-up against a Monster (VAL-M2).

use pieces::clockwise;
use tabletop::{Seat, Seats, Witness};

use super::super::{Legal, ensure, not_now};
use crate::hunt::{HuntEvent, HuntStep};
use crate::state::State;
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

impl Valhalla {
    /// VAL-M2: any one Jarl of those fit for it; nobody takes another's.
    pub(super) fn may_pick_jarl(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Jarl(jarl) = *choice else { return not_now(choice) };
        let there = jarl < 32 && s.jarls >> jarl & 1 == 1;
        ensure(there, "VAL-M2", "val-why-jarl-not-fit")
    }

    pub(super) fn pick_jarl(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Jarl(jarl) = choice else { return };
        self.pop(s);
        s.boards[seat.index()].jarl = jarl;
        s.jarls &= !(1 << jarl);
        w.see(|| Event::JarlRevealed { seat, jarl });
        if !matches!(self.top(s), Step::Hunt(HuntStep::PickJarl(_))) {
            s.jarls = 0; // the rest leave the game
        }
    }

    /// VAL-M2: once, any cards of the hand; named in ascending order, so that each set has one
    /// path.
    pub(super) fn may_set_aside(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match choice {
            Choice::Done => Ok(()),
            Choice::Aside(card) => {
                let board = &s.boards[seat.index()];
                ensure(board.hand.has(*card), "VAL-M2", "val-why-not-in-hand")?;
                let ascending = board.draft.last().is_none_or(|last| last < card);
                ensure(ascending, "VAL-M2", "val-why-ascending")
            }
            _ => not_now(choice),
        }
    }

    pub(super) fn set_aside(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        if let Choice::Aside(card) = choice {
            return s.boards[seat.index()].draft.push(card);
        }
        let seats = self.seats_count();
        s.done = s.done.with(seat);
        if s.done != Seats::first(seats) {
            return;
        }
        self.pop(s);
        s.done = Seats::NONE;
        for seat in clockwise(s.first, seats).rev() {
            let count = s.boards[seat.index()].draft.len() as u8;
            if count > 0 {
                self.push(s, Step::Hunt(HuntStep::DrawAgain(seat, count)));
            }
            w.see(|| Event::Hunt(HuntEvent::SetAside { seat, count }));
        }
    }

    /// VAL-M2: as many are drawn, then those set aside are shuffled in.
    pub(super) fn drew_again(
        &self,
        s: &mut State,
        seat: Seat,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        self.hand_dealt(s, seat, fortune, w);
        let aside = std::mem::take(&mut s.boards[seat.index()].draft);
        for card in aside.iter().copied() {
            s.lose(seat, card);
            s.bury(card);
        }
    }
}
