//! Team-mates' tactics (VAL-M16).
//!
//! Ruling: when the fighter ends its phase, each team-mate in turn order may play one tactic for
//! it; if one does, the phase goes on, and what the tactic asks is the fighter's to choose.

use pieces::clockwise;
use tabletop::{Seat, Witness};

use super::super::{Legal, not_now};
use crate::hunt::{HuntEvent, HuntStep};
use crate::state::State;
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

impl Valhalla {
    /// Whether a team-mate is asked. All know how many cards it holds, who helped already, and
    /// what the Monster forbids, so the window tells nothing.
    pub(super) fn can_aid(&self, s: &State, seat: Seat) -> bool {
        let could = seat != s.battle.attacker
            && s.boards[seat.index()].cards > 0
            && !s.battle.lair.aided.has(seat)
            && self.dread_allows(s, None).is_ok();
        s.standing.asks(seat, could, could, false)
    }

    /// The fighter ends its phase: opens the windows. Whether there are any.
    pub(in crate::rules) fn ask_for_aid(&self, s: &mut State) -> bool {
        if !s.battle.is_hunt() {
            return false;
        }
        let fighter = s.battle.attacker;
        let others = clockwise(fighter, self.seats_count()).rev();
        for seat in others.filter(|seat| *seat != fighter) {
            if self.can_aid(s, seat) {
                s.battle.lair.closing = true;
                self.push(s, Step::Hunt(HuntStep::Aid(seat)));
            }
        }
        s.battle.lair.closing
    }

    /// Who plays a tactic for a side.
    pub(in crate::rules) fn tactician(&self, s: &State, side: usize) -> Seat {
        match self.top(s) {
            Step::Hunt(HuntStep::Aid(seat)) => seat,
            _ => s.battle.seat(side),
        }
    }

    pub(super) fn may_aid(&self, s: &State, choice: &Choice) -> Legal {
        match *choice {
            Choice::Pass | Choice::PassBattle | Choice::PassTurn => Ok(()),
            Choice::Tactic(card, die) => self.may_play_tactic(s, s.battle.hero(), card, die),
            _ => not_now(choice),
        }
    }

    pub(super) fn aids(&self, s: &State, seat: Seat, add: &mut impl FnMut(Choice)) {
        [Choice::Pass, Choice::PassBattle, Choice::PassTurn].into_iter().for_each(&mut *add);
        let hand = s.boards[seat.index()].hand.minus(&self.deck.warriors);
        hand.iter().for_each(|card| self.tactic_candidates(s, s.battle.hero(), card, add));
    }

    pub(super) fn aid(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        match choice {
            Choice::PassBattle => s.battle.lair.aided = s.battle.lair.aided.with(seat),
            Choice::PassTurn => s.standing.pass(seat),
            Choice::Tactic(card, die) => {
                // The phase goes on; who was not asked yet is asked when it ends again.
                while let Step::Hunt(HuntStep::Aid(_)) = self.top(s) {
                    self.pop(s);
                }
                s.battle.lair.closing = false;
                s.battle.lair.aided = s.battle.lair.aided.with(seat);
                w.see(|| Event::Hunt(HuntEvent::Aided { seat, card }));
                return self.play_tactic(s, s.battle.hero(), seat, card, die, w);
            }
            _ => {}
        }
        self.pop(s);
    }
}
