//! A battle that goes on: who will win it, and what that brings.

use crate::Valhalla;
use crate::advice::ease;
use crate::cards::{Demand, Tactic, Warrior};
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

/// Warriors that are looked at together: with a partner's there can be more, but not the dice.
const TROOP: usize = 7;

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
        let in_attack = self.waiting_side(s) == Some(0) || s.battle.sides[0].strength == 0;
        let (chance, attack, defence);
        if in_attack {
            attack = self.reach(s, 0, false);
            defence = self.guess(s, 1);
            let margin = attack.strength - defence.strength + 0.5;
            chance = if attack.activated == 0 { 0.0 } else { sigmoid(margin / 2.6) };
        } else {
            attack = self.standing(s, 0);
            defence = self.reach(s, 1, false);
            let ended = self.waiting_side(s) != Some(1) && s.battle.sides[1].gone < 6;
            let margin = attack.strength - defence.strength + 0.5;
            chance = match () {
                () if defence.activated == 0 => 1.0,
                () if ended => (margin > 0.0) as u8 as f32,
                () => sigmoid(margin / 0.8).clamp(0.03, 0.97),
            };
        }
        let two = self.seats_count() == 2;
        let last = s.boards[defender.index()].own == 1;
        let shield = 3.0 + if last { 0.3 } else { 0.0 };
        worth[attacker.index()] += chance * (shield + 0.4 * attack.glory);
        worth[defender.index()] -= chance * if two { 0.4 } else { 2.0 };
        worth[defender.index()] += (1.0 - chance) * 0.3 * defence.glory;
    }

    /// The side whose phase it is.
    pub(super) fn waiting_side(&self, s: &State) -> Option<usize> {
        match self.top(s) {
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
        let warriors = self.fighters(s, side).filter(|(slot, _)| fighter.is_activated(*slot));
        Reach {
            activated: fighter.activated as u16 | (fighter.ally.activated as u16) << MOST_SLOTS,
            strength: self.strength(s, side) as f32,
            glory: warriors.map(|(slot, card)| self.gain(slot, card)).sum(),
        }
    }

    /// What a warrior in a slot brings if the battle is won: a partner's only in an alliance.
    fn gain(&self, slot: usize, card: u8) -> f32 {
        let goes = slot < MOST_SLOTS || self.allied();
        if goes { self.deck.glory(card) as f32 } else { 0.0 }
    }

    /// The best that the side's dice allow, with what is still to be rolled guessed by samples.
    pub(super) fn reach(&self, s: &State, side: usize, for_glory: bool) -> Reach {
        let fighter = &s.battle.sides[side];
        let troop = self.troop(s, side);
        let best = |dice: &[u8; 6]| troop.best(dice, for_glory);
        match self.top(s) {
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
                if matches!(self.top(s), Step::TurnMisses(..)) {
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
            match self.deck.warrior(card).map(|warrior| warrior.demand) {
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
        let mut dice = 7.0f32; // six dice and what rerolls bring
        for (slot, card) in board.warriors() {
            let Some(warrior) = self.deck.warrior(card) else { continue };
            let need = warrior.demand.dice() as f32;
            let share = ease(warrior) * (dice / (need + 2.0)).clamp(0.0, 1.0);
            dice -= need * share;
            let bonus = self.bonus(s, side, seat, warrior) as f32;
            // A roll rarely arms all that it could: six tenths is what play shows.
            reach.strength += 0.6 * share * (warrior.strength as f32 + bonus);
            reach.glory += share * warrior.glory as f32;
            reach.activated |= 1 << slot;
        }
        let tactics = board.hand.minus(&self.deck.warriors);
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
        let unarmed = |slot: usize| !s.battle.sides[side].is_activated(slot);
        for (slot, card) in self.fighters(s, side).filter(|(slot, _)| unarmed(*slot)).take(TROOP) {
            if let Some(warrior) = self.deck.warrior(card) {
                let strength = self.warrior_strength(s, side, slot, card) as f32;
                let gain = self.gain(slot, card);
                troop.warriors[troop.count] = Some((slot, warrior, strength, gain));
                troop.count += 1;
            }
        }
        troop
    }
}

/// What a side can choose from when it arms.
#[derive(Default)]
struct Troop<'a> {
    now: Reach,
    /// What counts once anybody is activated.
    shared: f32,
    warriors: [Option<(usize, &'a Warrior, f32, f32)>; TROOP],
    count: usize,
}

impl Troop<'_> {
    /// The best set of warriors that these faces arm, beside those activated already.
    fn best(&self, dice: &[u8; 6], for_glory: bool) -> Reach {
        let mut best = self.now;
        let value = |reach: &Reach| match for_glory {
            true => reach.glory,
            false => reach.strength + 0.2 * reach.glory,
        };
        for subset in 1u16..1 << self.count {
            let chosen = self.warriors.iter().enumerate().filter(|(i, _)| subset >> i & 1 == 1);
            let chosen = chosen.filter_map(|(_, warrior)| *warrior);
            let mut reach = self.now;
            if reach.activated == 0 {
                reach.strength = self.shared;
            }
            for (slot, _, strength, gain) in chosen.clone() {
                reach.activated |= 1 << slot;
                reach.strength += strength;
                reach.glory += gain;
            }
            let mut left = [dice[0], dice[1], dice[2], dice[3], dice[4]];
            let better = value(&reach) > value(&best);
            if better && feasible(chosen.map(|(_, warrior, ..)| warrior), &mut left) {
                best = reach;
            }
        }
        best
    }
}

fn faces(side: &Side) -> [u8; 6] {
    std::array::from_fn(|face| side.pool.0[face] + side.pool.0[face + 6])
}

pub(super) fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// Whether the dice arm all these warriors: symbols first, then Giants from what is left.
fn feasible<'a>(warriors: impl Iterator<Item = &'a Warrior> + Clone, left: &mut [u8; 5]) -> bool {
    for warrior in warriors.clone() {
        if let Demand::Symbols(need) = warrior.demand {
            for (left, need) in left.iter_mut().zip(need) {
                match left.checked_sub(need) {
                    Some(rest) => *left = rest,
                    None => return false,
                }
            }
        }
    }
    let mut kinds = |size: u8, times: usize| {
        (0..times).all(|_| match left.iter_mut().filter(|n| **n >= size).min() {
            Some(n) => {
                *n -= size;
                true
            }
            None => false,
        })
    };
    let mut of = |demand: Demand, size: u8, times: usize| {
        let giants = warriors.clone().filter(|warrior| warrior.demand == demand).count();
        (0..giants).all(|_| kinds(size, times))
    };
    of(Demand::Triple, 3, 1)
        && of(Demand::TwoPairs, 2, 2)
        && of(Demand::Pair, 2, 1)
        && of(Demand::AnyTwo, 1, 2)
}
