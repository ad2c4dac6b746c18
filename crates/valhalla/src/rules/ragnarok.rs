//! The end (VAL-E1 to E5).

use pieces::clockwise;
use tabletop::{Seat, Witness};

use crate::cards::NOBODY;
use crate::feat::Feat;
use crate::state::{Battle, State, Trigger};
use crate::step::Step;
use crate::{Event, Valhalla};

impl Valhalla {
    /// VAL-E1; a second trigger changes nothing (VAL-E2).
    pub(crate) fn trigger_end(&self, s: &mut State, trigger: Trigger, w: &mut impl Witness<Event>) {
        if s.trigger == Trigger::None {
            s.trigger = trigger;
            w.see(|| Event::EndNear { trigger });
        }
    }

    /// VAL-E2: after the turn in which the end was triggered, one last turn for each player, the
    /// next one first; then Ragnarök.
    pub(crate) fn end_turn(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let seats = self.seats_count();
        let next = s.active.left(seats);
        if self.hunts() {
            return self.begin_turn(s, next, w);
        }
        match (s.trigger, s.last_turns) {
            (Trigger::None, _) => {}
            (_, 0) => s.last_turns = seats,
            (_, 1) => return self.ragnarok(s, next, w),
            (_, _) => s.last_turns -= 1,
        }
        self.begin_turn(s, next, w);
    }

    /// VAL-E4: in turn order, beginning left of the one who took the last turn.
    fn ragnarok(&self, s: &mut State, first: Seat, w: &mut impl Witness<Event>) {
        w.see(|| Event::RagnarokBegins);
        self.push(s, Step::Over);
        let seats = self.seats_count();
        let order = clockwise(first, seats).rev();
        order.for_each(|seat| self.push(s, Step::Ragnarok(seat)));
    }

    /// VAL-E5: no attack; the player counts as attacker, and there is no defender.
    pub(crate) fn begin_ragnarok(&self, s: &mut State, seat: Seat) {
        self.pop(s);
        s.active = seat;
        s.battle = Battle { on: true, attacker: seat, defender: seat, ..Battle::NONE };
        self.push(s, Step::EndRagnarok);
        self.push(s, Step::Feat(Feat::Depart)); // VAL-E4, and VAL-E5: favours are paid
        self.push(s, Step::Phase(0));
    }

    /// VAL-E4: activated warriors have gone; the rest of squad and hand is discarded.
    pub(crate) fn end_ragnarok(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let seat = s.battle.attacker;
        let played = s.battle.played;
        played.iter().for_each(|card| s.discard.push(*card));
        // VAL-S14: in the order of the cards' numbers, since nothing looks at it any more.
        let board = &mut s.boards[seat.index()];
        let mut rest = board.hand;
        for (slot, card) in board.warriors() {
            board.squad[slot] = NOBODY;
            rest.add(card);
            let tyr = std::mem::replace(&mut s.expansions.tyr[seat.index()][slot], NOBODY);
            if tyr != NOBODY {
                rest.add(tyr); // VAL-X32
            }
        }
        for card in rest.iter() {
            if s.boards[seat.index()].hand.has(card) {
                s.lose(seat, card);
            }
            s.discard.push(card);
            w.see(|| Event::Fell { seat, card });
        }
        s.battle = Battle::NONE; // VAL-E5: grey dice return after each player
        if self.top(s) == Step::Over {
            self.give_shields(s, w);
            w.see(|| Event::GameOver);
        }
    }
}
