//! The draft of the starting hand (VAL-V2).

use pieces::clockwise;
use tabletop::{Seat, Seats, Witness};

use super::{Legal, ensure, not_now};
use crate::state::State;
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

const FULL_HAND: u8 = 5;

impl Valhalla {
    pub(crate) fn laid_open(&self, s: &mut State, fortune: &[u8], w: &mut impl Witness<Event>) {
        for card in self.pull(s, fortune) {
            w.see(|| Event::LaidOpen { card });
            s.open.push(card);
        }
    }

    pub(crate) fn may_draft(&self, s: &State, seat: Seat, last: bool, choice: &Choice) -> Legal {
        match choice {
            Choice::Lay(card) => {
                // The last player left lays one card more at most.
                ensure(!last, "VAL-V2", "val-why-laid-last")?;
                ensure(s.boards[seat.index()].hand.has(*card), "VAL-V2", "val-why-not-in-hand")
            }
            Choice::Pass => Ok(()),
            _ => not_now(choice),
        }
    }

    pub(crate) fn draft(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        let alone = s.drafting.count() == 1;
        if let Choice::Lay(card) = choice {
            s.lose(seat, card);
            s.open.push(card);
            w.see(|| Event::Laid { seat, card });
            let next = self.next_in_draft(s, seat).unwrap_or(seat);
            return self.push(s, Step::DraftTurn(next, alone));
        }
        w.see(|| Event::DraftPassed { seat });
        s.drafting = s.drafting.without(seat);
        if let Some(next) = self.next_in_draft(s, seat) {
            self.push(s, Step::DraftTurn(next, false));
            self.push(s, Step::DraftOpen);
        }
        self.push(s, Step::DraftFill(seat, 0));
        self.close_fill(s, seat, w);
    }

    fn next_in_draft(&self, s: &State, seat: Seat) -> Option<Seat> {
        clockwise(seat, self.seats_count()).skip(1).find(|other| s.drafting.has(*other))
    }

    /// Cards are taken in ascending order, so that each set has one path; enough must be left.
    pub(crate) fn may_fill(&self, s: &State, seat: Seat, from: u8, choice: &Choice) -> Legal {
        let Choice::Take(card) = choice else { return not_now(choice) };
        ensure(s.open.contains(card), "VAL-V2", "val-why-not-open")?;
        let lacks = FULL_HAND - s.boards[seat.index()].cards;
        let left = s.open.iter().filter(|other| *other >= card).count();
        let must = (lacks as usize).min(s.open.iter().filter(|other| **other >= from).count());
        ensure(*card >= from && left >= must, "VAL-V2", "val-why-ascending")
    }

    pub(crate) fn fill(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Take(card) = choice else { return };
        self.pop(s);
        s.open.take(&card);
        s.give(seat, card);
        s.secrets.show(card, Seats::first(self.seats_count())); // all saw it
        w.see(|| Event::Took { seat, card });
        self.push(s, Step::DraftFill(seat, card + 1));
        self.close_fill(s, seat, w);
    }

    /// Ends the filling of a hand that is full; after the last one, what is left is discarded.
    fn close_fill(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        let Step::DraftFill(_, from) = self.top(s) else { return };
        let any = s.open.iter().any(|card| *card >= from);
        if s.boards[seat.index()].cards < FULL_HAND && any {
            return;
        }
        self.pop(s);
        if !s.drafting.is_empty() {
            return;
        }
        let back = self.shuffles_back();
        let open = std::mem::take(&mut s.open);
        for card in open.iter().copied() {
            // VAL-S10 applies to the cards left over.
            if back { s.bury(card) } else { s.discard.push(card) }
        }
        if back {
            w.see(|| Event::ShuffledBack { count: open.len() as u8 });
        }
    }
}
