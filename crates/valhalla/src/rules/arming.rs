//! Arming warriors (VAL-B5, B6, B17).

use tabletop::Witness;

use super::{Legal, ensure, refuse};
use crate::cards::{Demand, NOBODY};
use crate::state::{KINDS, State};
use crate::{Choice, Event, Valhalla};

impl Valhalla {
    pub(crate) fn may_arm(&self, s: &State, side: usize, slot: usize, dice: &[u8; 4]) -> Legal {
        let fighter = &s.battle.sides[side];
        let squad = &s.boards[s.battle.seat(side).index()].squad;
        let card = squad.get(slot).copied().unwrap_or(NOBODY);
        let Some(warrior) = self.deck.warrior(card) else {
            return refuse("VAL-B5", "val-why-empty-slot");
        };
        ensure(!fighter.is_activated(slot), "VAL-B5", "val-why-armed-already")?;
        let mut used = [0u8; KINDS];
        let mut shown = [0u8; 5];
        ensure(dice.is_sorted(), "VAL-B5", "val-why-ascending")?;
        for die in dice.iter().copied().filter(|die| *die != NOBODY) {
            ensure(self.has_die(s, side, die), "VAL-B5", "val-why-no-such-die")?;
            used[die as usize] += 1;
            match shown.get_mut(die as usize % 6) {
                Some(count) => *count += 1,
                None => return refuse("VAL-B6", "val-why-miss"), // a miss arms nobody
            }
        }
        let have = used.iter().zip(&fighter.pool.0).all(|(need, have)| need <= have);
        ensure(have, "VAL-B5", "val-why-no-such-die")?;
        // VAL-B17: Giants have open demands; all others match symbol by symbol.
        let rule = if let Demand::Symbols(_) = warrior.demand { "VAL-B5" } else { "VAL-B17" };
        ensure(warrior.demand.met_by(&shown), rule, "val-why-demand")
    }

    pub(crate) fn arm(
        &self,
        s: &mut State,
        side: usize,
        slot: usize,
        dice: &[u8; 4],
        w: &mut impl Witness<Event>,
    ) {
        let fighter = &mut s.battle.sides[side];
        for die in dice.iter().filter(|die| **die != NOBODY) {
            fighter.pool.take(*die as usize);
        }
        fighter.armed[slot] = *dice;
        fighter.activated |= 1 << slot;
        let seat = s.battle.seat(side);
        let card = s.boards[seat.index()].squad[slot];
        w.see(|| Event::Armed { seat, card, slot: slot as u8 });
        if s.battle.is_hunt() {
            self.frost_gift(s, side, card);
        }
    }

    /// Every set of unused dice that arms a warrior of the squad. Dice are named in ascending
    /// order; own and grey dice are told apart, since grey ones go back or stay away (VAL-B18).
    pub(crate) fn armings(&self, s: &State, side: usize, add: &mut impl FnMut(Choice)) {
        let fighter = &s.battle.sides[side];
        for (slot, card) in s.boards[s.battle.seat(side).index()].warriors() {
            let Some(warrior) = self.deck.warrior(card) else { continue };
            if fighter.is_activated(slot) {
                continue;
            }
            let mut pool = fighter.pool.0;
            // Without grey dice symbols can be matched in one way only: the usual case, made short.
            if let (0, Demand::Symbols(need)) = (fighter.grey_unused(), warrior.demand) {
                if need.iter().zip(&pool).all(|(need, have)| need <= have) {
                    add(Choice::Arm(slot as u8, own_dice(&need)));
                }
                continue;
            }
            pool[5] = 0;
            pool[11] = 0;
            let mut search = Search {
                demand: warrior.demand,
                dice: warrior.demand.dice() as usize,
                chosen: [NOBODY; 4],
                shown: [0; 5],
            };
            search.go(&mut pool, 0, 0, &mut |dice| add(Choice::Arm(slot as u8, dice)));
        }
    }
}

/// Own dice that show these symbols, in order.
pub(crate) fn own_dice(need: &[u8; 5]) -> [u8; 4] {
    let mut dice = [NOBODY; 4];
    let faces = (0..5u8).flat_map(|face| std::iter::repeat_n(face, need[face as usize] as usize));
    dice.iter_mut().zip(faces).for_each(|(die, face)| *die = face);
    dice
}

/// Looks for sets of dice that meet a demand.
struct Search {
    demand: Demand,
    dice: usize,
    chosen: [u8; 4],
    shown: [u8; 5],
}

impl Search {
    /// Adds dice of kind `from` or later to the `count` chosen so far.
    fn go(
        &mut self,
        pool: &mut [u8; KINDS],
        from: usize,
        count: usize,
        found: &mut impl FnMut([u8; 4]),
    ) {
        if count == self.dice {
            if self.demand.met_by(&self.shown) {
                found(self.chosen);
            }
            return;
        }
        for kind in from..KINDS {
            let face = kind % 6;
            if pool[kind] == 0 || !self.wants(face) {
                continue;
            }
            pool[kind] -= 1;
            self.shown[face] += 1;
            self.chosen[count] = kind as u8;
            self.go(pool, kind, count + 1, found);
            self.chosen[count] = NOBODY;
            self.shown[face] -= 1;
            pool[kind] += 1;
        }
    }

    /// Whether one die more of a face can still lead to the demand.
    fn wants(&self, face: usize) -> bool {
        match self.demand {
            Demand::Symbols(need) => self.shown[face] < need[face],
            Demand::AnyTwo | Demand::TwoPairs => true,
            Demand::Pair | Demand::Triple => {
                self.shown[face] > 0 || self.shown.iter().all(|count| *count == 0)
            }
        }
    }
}
