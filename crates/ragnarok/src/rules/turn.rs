//! RAG-T1, T14: the order of phases and turns, the hand limit.

use tabletop::{Seat, Seats, Witness};

use super::{Legal, ensure, not_now};
use crate::state::{Once, ROUNDS, State};
use crate::step::Step;
use crate::{Choice, Event, Ragnarok};

/// RAG-T14.
pub(crate) const HAND_LIMIT: u8 = 10;

impl Ragnarok {
    pub(super) fn begin_turn(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        s.once = Once::default();
        s.rerolls = 0;
        let seat = s.active;
        if seat == s.first {
            let round = s.round;
            w.see(|| Event::Round { round });
        }
        w.see(|| Event::Turn { seat });
        self.push(s, Step::EndTurn);
        if self.is_ap(seat) {
            // RAG-A1: the AP plays only these three.
            [Step::ApFollowers, Step::ApWeaken, Step::ApBuilding]
                .into_iter()
                .for_each(|phase| self.push(s, phase));
            return;
        }
        let phases = [
            Step::HandLimit,
            Step::Followers,
            Step::Attack,
            Step::Building,
            Step::Action,
            Step::Resource,
        ];
        phases.into_iter().for_each(|phase| self.push(s, phase));
    }

    pub(super) fn end_turn(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        self.thaw(s, w);
        s.standing.lift_all();
        s.builds = 0;
        s.active = match self.options.ap {
            Some(_) => Seat(1 - s.active.0), // RAG-A2: you play first, then the AP
            None => s.active.left(self.seats_count()),
        };
        if s.active == s.first {
            s.round += 1;
            s.runed = Seats::NONE;
        }
        if s.round > ROUNDS {
            s.round = ROUNDS; // RAG-E1
            self.push(s, Step::Over);
            return w.see(|| Event::Over);
        }
        self.push(s, Step::Turn);
    }

    /// RAG-T14: what is over the limit is discarded by choice.
    pub(super) fn may_drop(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        let Choice::Discard(card) = choice else { return not_now(choice) };
        let mine = s.boards[seat.index()].hand.has(*card);
        ensure(mine, "RAG-T14", "rag-why-not-in-hand")
    }

    pub(super) fn drop_card(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        if let Choice::Discard(card) = choice {
            self.throw(s, seat, card, w);
        }
    }
}
