//! A side's phase: rerolls (VAL-B3, B4), turning dice, and its end; tactics and arming stand
//! beside it.

use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now, refuse};
use crate::cards::{Effect, NOBODY, Power, Weapon};
use crate::state::{REAL, State};
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

/// The kinds of die that show a miss: one's own and grey.
const MISSES: [u8; 2] = [5, 11];

impl Valhalla {
    /// What might be done in one's phase.
    pub(crate) fn deeds(&self, s: &State, side: usize, add: &mut impl FnMut(Choice)) {
        let fighter = &s.battle.sides[side];
        let seat = s.battle.seat(side);
        self.armings(s, side, add);
        let hand = s.boards[seat.index()].hand.and(&self.deck.tactics);
        hand.iter().for_each(|card| self.tactic_candidates(s, side, card, add));
        let real = || fighter.pool.kinds().filter(|die| *die < REAL).map(|die| die as u8);
        real().for_each(|die| add(Choice::Spend(die)));
        if self.free_rerolls(s, side) > 0 {
            add(Choice::Free);
        }
        match self.turning(s, seat) {
            Some(Effect { power: Power::TurnTo(weapon), .. }) => {
                real().for_each(|die| add(Choice::Turn(die, weapon as u8)));
            }
            Some(_) => {
                for die in MISSES {
                    (0..5).for_each(|face| add(Choice::Turn(die, face)));
                }
            }
            None => {}
        }
        add(Choice::End);
    }

    pub(crate) fn may_fight(&self, s: &State, side: usize, choice: &Choice) -> Legal {
        let fighter = &s.battle.sides[side];
        let seat = s.battle.seat(side);
        match *choice {
            Choice::Arm(slot, dice) => self.may_arm(s, side, slot as usize, &dice),
            Choice::Tactic(card, die) => self.may_play_tactic(s, side, card, die),
            Choice::Spend(die) => {
                // VAL-B3: one unused die is discarded, at least one other is rerolled.
                ensure(self.has_real_die(s, side, die), "VAL-B3", "val-why-no-such-die")?;
                ensure(fighter.unused() >= 2, "VAL-B3", "val-why-no-other-die")
            }
            Choice::Free => {
                let by_jarl = self.power(s, seat, Power::FreeRerolls) + fighter.rerolls;
                let by_thor = s.battle.extras.rerolls[side];
                ensure(by_jarl + by_thor > 0, "VAL-J1", "val-why-no-ability")?;
                ensure(self.free_rerolls(s, side) > 0, "VAL-J1", "val-why-used-up")?;
                ensure(fighter.unused() >= 1, "VAL-B3", "val-why-no-die")
            }
            Choice::Turn(die, face) => self.may_turn(s, side, die, face),
            Choice::End => Ok(()), // VAL-B7: nobody has to arm a warrior
            _ => not_now(choice),
        }
    }

    /// Free rerolls that a side has left, by its Jarl and by Thor (VAL-X7).
    fn free_rerolls(&self, s: &State, side: usize) -> u8 {
        let by_jarl = self.power(s, s.battle.seat(side), Power::FreeRerolls);
        by_jarl.saturating_sub(s.battle.sides[side].rerolls) + s.battle.extras.rerolls[side]
    }

    /// Whether a side has an unused die that is no delivered weapon: those are never rerolled or
    /// turned (VAL-X16).
    fn has_real_die(&self, s: &State, side: usize, die: u8) -> bool {
        (die as usize) < REAL && self.has_die(s, side, die)
    }

    pub(crate) fn has_die(&self, s: &State, side: usize, die: u8) -> bool {
        s.battle.sides[side].pool.0.get(die as usize).is_some_and(|count| *count > 0)
    }

    /// The ability to turn dice that works for the seat now; no Jarl has two such kinds.
    fn turning(&self, s: &State, seat: Seat) -> Option<Effect> {
        let can = |effect: Effect| effect.power.turns_dice();
        self.jarl(s, seat).filter(|jarl| can(jarl.basic) || can(jarl.extra))?;
        let amount = self.effects(s, seat).filter(|effect| can(*effect)).map(|e| e.amount).sum();
        let effect = self.effects(s, seat).find(|effect| can(*effect))?;
        Some(Effect { amount, ..effect })
    }

    /// A Jarl turns a die: a miss to any weapon, or any die to its weapon.
    fn may_turn(&self, s: &State, side: usize, die: u8, face: u8) -> Legal {
        let Some(effect) = self.turning(s, s.battle.seat(side)) else {
            return refuse("VAL-J1", "val-why-no-ability");
        };
        ensure(self.has_real_die(s, side, die), "VAL-J1", "val-why-no-such-die")?;
        let left = s.battle.sides[side].turned < effect.amount;
        ensure(left, "VAL-J1", "val-why-used-up")?;
        let fits = match effect.power {
            Power::TurnTo(weapon) => face == weapon as u8 && die % 6 != face,
            _ => MISSES.contains(&die) && face < Weapon::Miss as u8,
        };
        ensure(fits, "VAL-J1", "val-why-cannot-turn")
    }

    pub(crate) fn fight(
        &self,
        s: &mut State,
        side: usize,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let seat = s.battle.seat(side);
        let choose = Step::Choose { side: side as u8, from: 0, more: 0, optional: false };
        match choice {
            Choice::Arm(slot, dice) => self.arm(s, side, slot as usize, &dice, w),
            Choice::Tactic(card, die) => self.play_tactic(s, side, seat, card, die, w),
            Choice::Spend(die) => {
                self.discard_die(s, side, die);
                s.battle.extras.rerolled[side] = true;
                w.see(|| Event::Spent { seat, die });
                self.push(s, choose);
            }
            Choice::Free => {
                // Thor's go first: they spoil no mission (VAL-X18).
                match &mut s.battle.extras.rerolls[side] {
                    0 => s.battle.sides[side].rerolls += 1,
                    by_thor => *by_thor -= 1,
                }
                w.see(|| Event::UsedReroll { seat });
                self.push(s, choose);
            }
            Choice::Turn(die, face) => {
                s.battle.sides[side].turned += 1;
                self.turn_die(s, side, die, face, w);
            }
            _ if self.ask_for_aid(s) => {}
            _ => self.end_phase(s, side, w),
        }
    }

    /// VAL-B4: gone for this battle; a grey one goes back to the pool.
    pub(crate) fn discard_die(&self, s: &mut State, side: usize, die: u8) {
        s.battle.sides[side].pool.take(die as usize);
        match die {
            0..6 => s.battle.sides[side].gone += 1,
            6..12 => s.battle.grey += 1,
            _ => {} // a delivered weapon is no die
        }
    }

    pub(crate) fn turn_die(
        &self,
        s: &mut State,
        side: usize,
        die: u8,
        face: u8,
        w: &mut impl Witness<Event>,
    ) {
        let pool = &mut s.battle.sides[side].pool;
        pool.take(die as usize);
        pool.add((die / 6 * 6 + face) as usize);
        let seat = s.battle.seat(side);
        w.see(|| Event::Turned { seat, die, face });
    }

    /// Dice are added in ascending order, so that each set has one path.
    pub(crate) fn may_choose_dice(
        &self,
        s: &State,
        side: usize,
        from: u8,
        optional: bool,
        choice: &Choice,
    ) -> Legal {
        let some = s.battle.chosen.count() > 0;
        match *choice {
            Choice::Add(die) => {
                ensure(self.has_real_die(s, side, die), "VAL-B3", "val-why-no-such-die")?;
                let pool = &s.battle.sides[side].pool;
                let left = pool.of(die as usize) > s.battle.chosen.of(die as usize);
                ensure(die >= from && left, "VAL-B3", "val-why-ascending")
            }
            Choice::Roll => ensure(some, "VAL-B3", "val-why-none-chosen"),
            Choice::Done => ensure(optional && !some, "VAL-B3", "val-why-must-reroll"),
            _ => not_now(choice),
        }
    }

    pub(crate) fn choose_dice(&self, s: &mut State, choice: Choice) {
        let Step::Choose { side, more, optional, .. } = self.pop(s) else { return };
        match choice {
            Choice::Add(die) => {
                s.battle.chosen.add(die as usize);
                self.push(s, Step::Choose { side, from: die, more, optional });
            }
            Choice::Roll => {
                if more > 0 {
                    let more = more - 1;
                    self.push(s, Step::Choose { side, from: 0, more, optional: true });
                }
                self.push(s, Step::Reroll(side));
            }
            _ => {} // left
        }
    }

    /// With no unused die there is nothing to choose.
    pub(crate) fn nothing_to_choose(&self, s: &State, side: usize) -> bool {
        s.battle.sides[side].unused() == 0
    }

    pub(crate) fn rerolled(
        &self,
        s: &mut State,
        side: usize,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        let chosen = std::mem::take(&mut s.battle.chosen);
        let own: u8 = chosen.0[..6].iter().sum();
        let pool = &mut s.battle.sides[side].pool;
        pool.drop(&chosen);
        let mut dice = pieces::Dice::default();
        for (i, face) in fortune.iter().enumerate() {
            let grey = if i < own as usize { 0 } else { 6 };
            dice.add(*face as usize - 1 + grey);
        }
        pool.join(&dice);
        let seat = s.battle.seat(side);
        w.see(|| Event::Rerolled { seat, dice });
    }

    /// VAL-C11: unused misses to faces of choice, one's own first, faces ascending. Pairs of die
    /// and face are counted 0 to 9.
    pub(crate) fn may_turn_miss(&self, s: &State, side: usize, from: u8, choice: &Choice) -> Legal {
        match *choice {
            Choice::Done => Ok(()),
            Choice::Turn(die, face) => {
                let fits = MISSES.contains(&die) && face < Weapon::Miss as u8;
                ensure(fits, "VAL-C11", "val-why-only-misses")?;
                ensure(self.has_die(s, side, die), "VAL-C11", "val-why-no-such-die")?;
                ensure(turn_number(die, face) >= from, "VAL-C11", "val-why-ascending")
            }
            _ => not_now(choice),
        }
    }

    pub(crate) fn turn_miss(
        &self,
        s: &mut State,
        side: usize,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        if let Choice::Turn(die, face) = choice {
            self.turn_die(s, side, die, face, w);
            self.push(s, Step::TurnMisses(side as u8, turn_number(die, face)));
        }
    }

    pub(crate) fn no_miss_left(&self, s: &State, side: usize, from: u8) -> bool {
        let own = from < 5 && self.has_die(s, side, MISSES[0]);
        !own && !self.has_die(s, side, MISSES[1])
    }

    /// VAL-C9: one of the two rolled, the other returns.
    pub(crate) fn new_weapons(
        &self,
        s: &mut State,
        side: usize,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        match *fortune {
            [a, b] if a != b => {
                let (low, high) = (a.min(b) - 1, a.max(b) - 1);
                self.push(s, Step::KeepGrey(side as u8, [low, high]));
            }
            [face, ..] => self.take_grey(s, side, face - 1, w),
            [] => {}
        }
    }

    pub(crate) fn may_hold(&self, faces: [u8; 2], choice: &Choice) -> Legal {
        let Choice::Hold(face) = choice else { return not_now(choice) };
        ensure(*face != NOBODY && faces.contains(face), "VAL-C9", "val-why-no-such-die")
    }

    pub(crate) fn hold(
        &self,
        s: &mut State,
        side: usize,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Hold(face) = choice else { return };
        self.pop(s);
        self.take_grey(s, side, face, w);
    }

    fn take_grey(&self, s: &mut State, side: usize, face: u8, w: &mut impl Witness<Event>) {
        s.battle.grey -= 1;
        s.battle.sides[side].pool.add(face as usize + 6);
        let seat = s.battle.seat(side);
        w.see(|| Event::TookGrey { seat, face });
    }
}

fn turn_number(die: u8, face: u8) -> u8 {
    die / 6 * 5 + face
}
