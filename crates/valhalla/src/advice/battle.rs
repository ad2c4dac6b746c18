//! A battle that goes on: who will win it, and what that brings.

use crate::Valhalla;
use crate::advice::troop::{Recruit, TROOP, Troop};
use crate::advice::{ease, glory};
use crate::cards::{Demand, Tactic};
use crate::rules::reduced;
use crate::state::{MOST_SLOTS, Side, State};
use crate::step::Step;

/// What a side could reach.
#[derive(Clone, Copy, Default)]
pub(super) struct Reach {
    /// Slots activated.
    pub(super) activated: u16,
    /// Strength with them.
    pub(super) strength: f32,
    /// Their glory.
    pub(super) glory: f32,
}

/// A small fixed stream: the same position is always weighed the same.
struct Lots(u32);

impl Lots {
    fn face(&mut self) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        ((self.0 >> 16) % 6) as usize
    }
}

const SAMPLES: usize = 6;

impl Valhalla {
    /// Adds to each fighter's worth what the battle will bring.
    pub(super) fn weigh_battle(&self, s: &State, worth: &mut [f32; 8]) {
        let (attacker, defender) = (s.battle.attacker, s.battle.defender);
        if s.battle.is_ragnarok() {
            let reach = self.reach(s, 0, true);
            // Only what is armed goes to Valhalla; the rest of the squad is lost.
            worth[attacker.index()] += 2.0 * reach.glory;
            return;
        }
        let waiting = self.waiting_side(s);
        // In defence an attack can have come to nothing (VAL-X17).
        let unfought = s.battle.sides[0].strength == 0 && waiting != Some(1);
        let in_attack = waiting == Some(0) || unfought;
        let (chance, attack, defence);
        if in_attack {
            attack = self.reach(s, 0, false);
            defence = self.guess(s, 1);
            let margin = attack.strength - defence.strength + 0.5;
            chance = if attack.activated == 0 { 0.0 } else { sigmoid(margin / 2.6) };
        } else {
            let stands = self.standing(s, 0);
            attack = Reach { strength: stands.strength - self.road_ahead(s), ..stands };
            defence = self.reach(s, 1, false);
            let ended = waiting != Some(1) && s.battle.sides[1].gone < 6;
            let margin = attack.strength - defence.strength + 0.5;
            chance = match () {
                () if defence.activated == 0 => 1.0,
                () if ended => (margin > 0.0) as u8 as f32,
                () => sigmoid(margin / 0.8).clamp(0.03, 0.97),
            };
        }
        self.weigh_supports(s, chance, worth);
        let two = self.seats_count() == 2;
        let last = s.boards[defender.index()].own == 1;
        let shield = 3.0 + if last { 0.3 } else { 0.0 };
        worth[attacker.index()] += chance * (shield + 0.4 * attack.glory);
        worth[defender.index()] -= chance * if two { 0.4 } else { 2.0 };
        worth[defender.index()] += (1.0 - chance) * 0.3 * defence.glory;
    }

    /// The side whose phase it is.
    pub(super) fn waiting_side(&self, s: &State) -> Option<usize> {
        match self.phase_step(s) {
            Step::Roll(side)
            | Step::WhichAbility(side)
            | Step::Fight(side)
            | Step::Choose { side, .. }
            | Step::Reroll(side)
            | Step::NewWeapons(side)
            | Step::KeepGrey(side, _)
            | Step::TurnMisses(side, _) => Some(side as usize),
            Step::Before(_) => Some(0),
            _ => None,
        }
    }

    /// What is activated already.
    fn standing(&self, s: &State, side: usize) -> Reach {
        let fighter = &s.battle.sides[side];
        let held = s.battle.extras.denied[side] as usize;
        let leaves = |slot: usize| fighter.is_activated(slot) && held >> slot & 1 == 0;
        let leaving = self.fighters(s, side).filter(|(slot, _)| leaves(*slot));
        Reach {
            activated: fighter.activated as u16 | (fighter.ally.activated as u16) << MOST_SLOTS,
            strength: self.strength(s, side) as f32,
            glory: leaving.map(|(slot, card)| self.gain(slot, card)).sum(),
        }
    }

    /// What a warrior in a slot brings if the battle is won: a partner's only in an alliance.
    fn gain(&self, slot: usize, card: u8) -> f32 {
        let goes = slot < MOST_SLOTS || self.allied();
        self.deck.warrior(card).filter(|_| goes).map_or(0.0, glory)
    }

    /// The best that the side's dice allow, with what is still to be rolled guessed by samples.
    pub(super) fn reach(&self, s: &State, side: usize, for_glory: bool) -> Reach {
        let fighter = &s.battle.sides[side];
        let troop = self.troop(s, side);
        let sets = troop.sets(for_glory);
        let best = |dice: &[u8; 6]| troop.best(&sets, dice);
        match self.phase_step(s) {
            Step::Fight(n) if n as usize == side => {
                // What is armed is safe, what could be armed must still be done.
                let reach = best(&faces(fighter));
                let now = troop.now;
                Reach {
                    activated: reach.activated,
                    strength: 0.995 * reach.strength + 0.005 * now.strength,
                    glory: 0.995 * reach.glory + 0.005 * now.glory,
                }
            }
            Step::Choose { side: n, .. } | Step::TurnMisses(n, _) if n as usize == side => {
                let mut kept = faces(fighter);
                let mut rolled = 0;
                if matches!(self.phase_step(s), Step::TurnMisses(..)) {
                    rolled = std::mem::take(&mut kept[5]);
                } else if s.battle.chosen.count() > 0 {
                    for (kind, count) in s.battle.chosen.0.iter().enumerate() {
                        kept[kind % 6] -= count;
                        rolled += count;
                    }
                } else {
                    // Nothing chosen yet: what the best arming leaves over would be rerolled.
                    let spare = self.left_over(s, side, best(&kept).activated, &mut kept);
                    rolled += spare;
                }
                self.sampled(&kept, rolled, best)
            }
            Step::Roll(n) | Step::WhichAbility(n) if n as usize == side => {
                let (own, grey) = self.dice_to_roll(s, side);
                self.sampled(&[0; 6], own + grey, best)
            }
            Step::Before(_) | Step::Phase(_) => self.guess(s, side),
            _ => self.standing(s, side),
        }
    }

    /// The mean over a few rolls of `rolled` dice beside those kept.
    fn sampled(&self, kept: &[u8; 6], rolled: u8, best: impl Fn(&[u8; 6]) -> Reach) -> Reach {
        let mut lots = Lots(0x5eed);
        let mut mean = Reach::default();
        for _ in 0..SAMPLES {
            let mut dice = *kept;
            (0..rolled).for_each(|_| dice[lots.face()] += 1);
            let reach = best(&dice);
            mean.activated |= reach.activated;
            mean.strength += reach.strength / SAMPLES as f32;
            mean.glory += reach.glory / SAMPLES as f32;
        }
        mean
    }

    /// Takes out of `kept` the dice that the arming of these slots does not use.
    fn left_over(&self, s: &State, side: usize, slots: u16, kept: &mut [u8; 6]) -> u8 {
        let fighter = &s.battle.sides[side];
        let mut used = [0u8; 6];
        for (slot, card) in self.fighters(s, side) {
            let new = slots >> slot & 1 == 1 && !fighter.is_activated(slot);
            let (owner, place) = self.squad_of(s, side, slot);
            let aid = self.tyr_weapon(s, owner, place);
            match self.deck.warrior(card).map(|warrior| reduced(warrior.demand, aid)) {
                Some(Demand::Different(dice)) if new => {
                    let shown = (0..5).filter(|face| kept[*face] > used[*face]);
                    let shown: u8 =
                        shown.take(dice as usize).fold(0, |mask, face| mask | 1 << face);
                    (0..5).for_each(|face| used[face] += shown >> face & 1);
                }
                Some(Demand::Symbols(need)) if new => {
                    used.iter_mut().zip(need).for_each(|(n, need)| *n += need);
                }
                // A Giant's dice are its most frequent faces.
                Some(demand) if new => {
                    let face = (0..5).max_by_key(|face| kept[*face] - used[*face].min(kept[*face]));
                    let face = face.unwrap_or(0);
                    used[face] += demand.dice().min(kept[face] - used[face].min(kept[face]));
                }
                _ => {}
            }
        }
        let mut spare = 0;
        for (kept, used) in kept.iter_mut().zip(used) {
            let over = kept.saturating_sub(used);
            spare += over;
            *kept -= over;
        }
        spare
    }

    /// What a side that has yet to roll will reach about.
    pub(super) fn guess(&self, s: &State, side: usize) -> Reach {
        let seat = s.battle.seat(side);
        let board = &s.boards[seat.index()];
        let mut reach = Reach::default();
        // Six dice and what rerolls bring.
        let extras = &s.battle.extras;
        let mut dice = 7.0 + extras.dice[side] as f32 + 0.8 * extras.rerolls[side] as f32;
        for (slot, card) in board.warriors() {
            let Some(warrior) = self.deck.warrior(card) else { continue };
            if self.is_blocked(s, side, slot) {
                continue;
            }
            let demand = reduced(warrior.demand, self.tyr_weapon(s, seat, slot));
            let need = demand.dice() as f32;
            let share = ease(demand) * (dice / (need + 2.0)).clamp(0.0, 1.0);
            dice -= need * share;
            let bonus = self.bonus(s, side, seat, warrior);
            let bonus = (bonus + self.tyr_strength(s, side, seat, slot)) as f32;
            // A roll rarely arms all that it could: six tenths is what play shows.
            reach.strength += 0.6 * share * (warrior.strength as f32 + bonus);
            reach.glory += share * glory(warrior);
            reach.activated |= 1 << slot;
        }
        let tactics = board.hand.and(&self.deck.tactics);
        let fury = tactics.iter().filter(|card| {
            !matches!(self.deck.tactic(*card), Some(Tactic::CutOff | Tactic::NewWeapons))
        });
        reach.strength += s.battle.sides[side].bonus as f32 + 0.5 * fury.count().min(3) as f32;
        reach
    }

    /// The warriors that could still be armed, and what the side has without them.
    fn troop(&self, s: &State, side: usize) -> Troop<'_> {
        let mut troop = Troop { now: self.standing(s, side), ..Troop::default() };
        troop.shared = self.shared_strength(s, side) as f32;
        troop.cries = s.battle.extras.cries[side][1] as f32;
        let out =
            |slot: usize| s.battle.sides[side].is_activated(slot) || self.is_blocked(s, side, slot);
        for (slot, card) in self.fighters(s, side).filter(|(slot, _)| !out(*slot)).take(TROOP) {
            if let Some(warrior) = self.deck.warrior(card) {
                let strength = self.warrior_strength(s, side, slot, card) as f32;
                let (owner, place) = self.squad_of(s, side, slot);
                let demand = reduced(warrior.demand, self.tyr_weapon(s, owner, place));
                let goes = slot < MOST_SLOTS || self.allied();
                let recruit = Recruit { slot, warrior, demand, strength, goes };
                troop.warriors[troop.count] = Some(recruit);
                troop.count += 1;
            }
        }
        troop
    }
}

fn faces(side: &Side) -> [u8; 6] {
    std::array::from_fn(|face| {
        let delivered = if face < 5 { side.pool.0[face + 12] } else { 0 };
        side.pool.0[face] + side.pool.0[face + 6] + delivered
    })
}

pub(super) fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
