//! Alone or together against a Monster (VAL-M). This file says which file answers for which step.

mod aid;
mod battle;
mod dread;
mod gather;
mod turn;

use tabletop::{Ask, Chance, Pending, Seat, Seats, Witness};

use super::{Legal, not_now};
use crate::cards::Face;
use crate::hunt::HuntStep;
use crate::state::State;
use crate::{Choice, Event, Valhalla};

/// The dice of a Monster (VAL-M4).
pub(crate) const MONSTER_DICE: u8 = 6;

impl Valhalla {
    /// Whether a Monster is played against.
    pub(crate) fn hunts(&self) -> bool {
        self.monster.is_some()
    }

    /// A card of the Monster's, on the side that is played, with what VAL-M16 and M17 add.
    pub(crate) fn face(&self, card: u8) -> Option<&Face> {
        self.monster.as_ref()?.get(card as usize)
    }

    pub(super) fn hunt_ask(&self, s: &State, step: HuntStep) -> Pending {
        let seats = self.seats_count();
        let one = |seat| Pending::Ask(Ask::one(seat));
        let pick = |count: u8, seen| Pending::Chance(Chance::pick(count.min(s.left), s.left, seen));
        match step {
            HuntStep::PickJarl(seat) | HuntStep::Aid(seat) | HuntStep::Cull(seat) => one(seat),
            HuntStep::SetAside => {
                let seats = Seats(Seats::first(seats).0 & !s.done.0);
                Pending::Ask(Ask { seats, together: true })
            }
            HuntStep::DrawAgain(seat, count) => pick(count, Seats::only(seat)),
            HuntStep::Toll(count) => pick(count, Seats::first(seats)),
            HuntStep::Decay => pick(1, Seats::first(seats)),
            HuntStep::ProwlRoll => {
                let free = MONSTER_DICE - s.beast.covered.count_ones() as u8;
                Pending::Chance(Chance::roll(free, 6, seats))
            }
            HuntStep::FrostDie(_) => Pending::Chance(Chance::roll(1, 6, seats)),
            HuntStep::Theft => {
                let cards = s.boards[s.battle.attacker.index()].cards;
                Pending::Chance(Chance::pick(1, cards, Seats::first(seats)))
            }
            HuntStep::GiveCard
            | HuntStep::GiveWarrior
            | HuntStep::Enter(_)
            | HuntStep::TurnAway
            | HuntStep::Spare
            | HuntStep::LoseGlory => one(s.battle.attacker),
            // These run by themselves and are never on top when somebody looks.
            HuntStep::AfterA
            | HuntStep::Prowl
            | HuntStep::Onset
            | HuntStep::Judge
            | HuntStep::After
            | HuntStep::End => Pending::Over(self.outcome(s)),
        }
    }

    pub(super) fn hunt_fits(
        &self,
        s: &State,
        seat: Seat,
        step: HuntStep,
        choice: &Choice,
    ) -> Legal {
        match step {
            HuntStep::PickJarl(_) => self.may_pick_jarl(s, choice),
            HuntStep::SetAside => self.may_set_aside(s, seat, choice),
            HuntStep::GiveCard => self.may_give_card(s, seat, choice),
            HuntStep::GiveWarrior | HuntStep::Cull(_) => self.may_dismiss(s, seat, choice),
            HuntStep::Aid(_) => self.may_aid(s, choice),
            HuntStep::Enter(from) => self.may_enter(s, from, choice),
            HuntStep::TurnAway => self.may_turn_away(s, choice),
            HuntStep::Spare => self.may_spare(s, choice),
            HuntStep::LoseGlory => self.may_lose_glory(s, choice),
            _ => not_now(choice),
        }
    }

    pub(super) fn hunt_candidates(
        &self,
        s: &State,
        seat: Seat,
        step: HuntStep,
        add: &mut impl FnMut(Choice),
    ) {
        let board = &s.boards[seat.index()];
        match step {
            HuntStep::PickJarl(_) => (0..32).for_each(|jarl| add(Choice::Jarl(jarl))),
            HuntStep::SetAside => {
                add(Choice::Done);
                board.hand.iter().for_each(|card| add(Choice::Aside(card)));
            }
            HuntStep::GiveCard => board.hand.iter().for_each(|card| add(Choice::Discard(card))),
            HuntStep::GiveWarrior | HuntStep::TurnAway | HuntStep::Cull(_) => {
                board.warriors().for_each(|(slot, _)| add(Choice::Dismiss(slot as u8)));
            }
            HuntStep::Aid(_) => self.aids(s, seat, add),
            HuntStep::Enter(_) => {
                add(Choice::Done);
                board.warriors().for_each(|(slot, _)| add(Choice::Send(slot as u8)));
            }
            HuntStep::Spare => {
                add(Choice::Pass);
                board.warriors().for_each(|(slot, _)| add(Choice::Send(slot as u8)));
            }
            HuntStep::LoseGlory => {
                board.valhalla.iter().for_each(|card| add(Choice::Discard(card)));
            }
            _ => {}
        }
    }

    pub(super) fn hunt_act(
        &self,
        s: &mut State,
        seat: Seat,
        step: HuntStep,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        match step {
            HuntStep::PickJarl(_) => self.pick_jarl(s, seat, choice, w),
            HuntStep::SetAside => self.set_aside(s, seat, choice, w),
            HuntStep::GiveCard => self.give_card(s, seat, choice, w),
            HuntStep::GiveWarrior => {
                self.pop(s);
                self.dismiss(s, seat, choice, w);
            }
            HuntStep::Cull(_) => self.dismiss(s, seat, choice, w),
            HuntStep::Aid(_) => self.aid(s, seat, choice, w),
            HuntStep::Enter(_) => self.enter(s, choice),
            HuntStep::TurnAway => self.turn_away(s, choice, w),
            HuntStep::Spare => self.spare(s, choice, w),
            HuntStep::LoseGlory => self.lose_glory(s, choice, w),
            _ => {}
        }
    }

    /// Fate's answer to a step that was taken off the stack.
    pub(super) fn hunt_answer(
        &self,
        s: &mut State,
        step: HuntStep,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        match step {
            HuntStep::DrawAgain(seat, _) => self.drew_again(s, seat, fortune, w),
            HuntStep::Toll(_) => self.toll(s, fortune, "VAL-M13", w),
            HuntStep::Decay => self.toll(s, fortune, "VAL-M15", w),
            HuntStep::ProwlRoll => self.prowled(s, fortune, w),
            HuntStep::FrostDie(side) => self.frost_die(s, side as usize, fortune, w),
            HuntStep::Theft => self.stolen(s, fortune, w),
            _ => {}
        }
    }

    /// Does a step that needs nobody; whether there was something to do.
    pub(super) fn hunt_run(
        &self,
        s: &mut State,
        step: HuntStep,
        w: &mut impl Witness<Event>,
    ) -> bool {
        let fighter = s.battle.attacker;
        let idle = match step {
            HuntStep::Toll(_) | HuntStep::Decay => s.left == 0, // VAL-T11
            HuntStep::GiveCard | HuntStep::Theft => s.boards[fighter.index()].cards == 0,
            HuntStep::GiveWarrior => s.boards[fighter.index()].squad_size() == 0,
            HuntStep::FrostDie(_) => s.battle.grey == 0, // VAL-B18
            HuntStep::Spare => !self.can_spare(s),
            HuntStep::Cull(seat) => !self.lacks_room(s, seat),
            HuntStep::Aid(seat) => !self.can_aid(s, seat),
            _ => false,
        };
        match step {
            _ if idle => {
                self.pop(s);
            }
            HuntStep::AfterA => self.after_a(s),
            HuntStep::Prowl => self.prowl(s),
            HuntStep::Onset => self.onset(s),
            HuntStep::Judge => self.judge(s, w),
            HuntStep::After => self.after_hunt(s),
            HuntStep::End => self.last_attack_over(s, w),
            HuntStep::Enter(_) => return self.enter_plainly(s),
            HuntStep::TurnAway => return self.turn_away_the_last(s, w),
            HuntStep::LoseGlory => return self.lose_plainly(s, w),
            _ => return false,
        }
        true
    }
}
