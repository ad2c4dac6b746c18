//! GOW-F, H8: sides, flips, damage to enemies, conditions.

use tabletop::Witness;

use crate::book::{Condition, Effect, Hero, NOBODY, PLACES, Side, Trigger};
use crate::state::State;
use crate::step::Step;
use crate::{Event, GodOfWar};

/// Flips in one go before a ring of them is broken off.
const MOST_FLIPS: u8 = 40;

/// The places whose bits are set.
pub(super) fn places(mut bits: u16) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let at = (bits != 0).then(|| bits.trailing_zeros() as u8)?;
        bits &= bits - 1;
        Some(at)
    })
}

impl GodOfWar {
    /// The side that is up at a place that has a card.
    pub(crate) fn side(&self, s: &State, at: u8) -> &Side {
        let sides = self.book.scenes[s.scene as usize].sides[at as usize];
        let number = sides[s.spots[at as usize].side as usize];
        &self.book.sides[number.expect("a laid scene has a card at every place asked for") as usize]
    }

    /// Whether the place has a card in this scene.
    pub(crate) fn has_card(&self, s: &State, at: u8) -> bool {
        s.scene != NOBODY && self.book.scenes[s.scene as usize].sides[at as usize][0].is_some()
    }

    /// Whether a living enemy stands at a place.
    pub(crate) fn lives(&self, s: &State, at: u8) -> bool {
        !s.spots[at as usize].dead && self.side(s, at).enemy.is_some()
    }

    /// Where the damage of an enemy is tracked (GOW-F4).
    pub(super) fn tracked(&self, s: &State, at: u8) -> u8 {
        match self.side(s, at).enemy {
            Some(enemy) if enemy.tracked != NOBODY => enemy.tracked,
            _ => at,
        }
    }

    /// Health that a living enemy has left.
    pub(crate) fn health_left(&self, s: &State, at: u8) -> u8 {
        let holder = self.tracked(s, at);
        let health = self.side(s, holder).enemy.map_or(0, |enemy| enemy.health);
        health.saturating_sub(s.spots[holder as usize].damage)
    }

    /// Damage to an enemy; if it is enough the enemy is defeated (GOW-H7, H8).
    pub(super) fn hurt(
        &self,
        s: &mut State,
        at: u8,
        damage: u8,
        by: Hero,
        w: &mut impl Witness<Event>,
    ) {
        w.see(|| Event::Hurt { at, damage });
        let holder = self.tracked(s, at);
        let spot = &mut s.spots[holder as usize];
        spot.damage = spot.damage.saturating_add(damage);
        if self.health_left(s, at) == 0 {
            s.verdict = 2;
            self.defeat(s, at, by, w);
        }
    }

    /// Its damage is removed and it bears a death token, unless the card flips (GOW-H8).
    fn defeat(&self, s: &mut State, at: u8, by: Hero, w: &mut impl Witness<Event>) {
        let holder = self.tracked(s, at);
        s.spots[holder as usize].damage = 0;
        w.see(|| Event::Defeated { at });
        for place in (0..PLACES as u8).rev() {
            let one = place == at
                || place == holder
                || holder != at
                    && self.has_card(s, place)
                    && self.lives(s, place)
                    && self.tracked(s, place) == holder;
            if one {
                s.spots[place as usize].dead = true;
                self.push(s, Step::Tell(Trigger::Defeated, place, by));
            }
        }
    }

    /// Cards are flipped, all at once; then rewards (GOW-F1 to F3).
    pub(super) fn flip(
        &self,
        s: &mut State,
        fronts: u16,
        backs: u16,
        by: Hero,
        w: &mut impl Witness<Event>,
    ) {
        let mut flipped = 0;
        for at in 0..PLACES as u8 {
            let side = match (fronts >> at & 1, backs >> at & 1) {
                (1, _) => 0,
                (_, 1) => 1,
                _ => continue,
            };
            let spot = &mut s.spots[at as usize];
            if spot.side == side || s.fuse >= MOST_FLIPS {
                continue; // GOW-F2: it stays, tokens included
            }
            let damage = spot.damage;
            *spot = crate::state::Spot { side, damage, ..Default::default() }; // GOW-F1
            s.fuse += 1;
            flipped |= 1 << at;
            w.see(|| Event::Flipped { at, side });
        }
        for at in (0..PLACES as u8).rev().filter(|at| flipped >> at & 1 == 1) {
            self.push(s, Step::Tell(Trigger::Reward, at, by));
        }
        if flipped != 0 {
            self.push(s, Step::Settle(flipped, by));
        }
    }

    /// Damage that meets the new enemy's health defeats it at once (GOW-F1).
    pub(super) fn settle_flipped(
        &self,
        s: &mut State,
        places: u16,
        by: Hero,
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        for at in (0..PLACES as u8).filter(|at| places >> at & 1 == 1) {
            let damaged = s.spots[self.tracked(s, at) as usize].damage > 0;
            if damaged && self.lives(s, at) && self.health_left(s, at) == 0 {
                self.defeat(s, at, by, w);
            }
        }
    }

    /// Whether a condition holds.
    pub(crate) fn holds(&self, s: &State, condition: Condition) -> bool {
        match condition {
            Condition::Always => true,
            Condition::AllDead => (0..8).all(|at| !self.lives(s, at)),
            Condition::Dead(at) => !self.lives(s, at),
            Condition::Left(at, least) => self.lives(s, at) && self.health_left(s, at) <= least,
            Condition::Tokens(at, least) => s.spots[at as usize].tokens >= least,
            Condition::Rounds(least) => s.round >= least,
            Condition::Shows(at, side) => s.spots[at as usize].side == side,
        }
    }

    /// The statements of the quest card and of the obstacles that hold.
    pub(super) fn quest_lines(&self, s: &State) -> [(u16, u16); 3] {
        let obstacle = |scene: u8| match self.book.scenes.get(scene as usize) {
            Some(scene) => scene.obstacle,
            None => (0, 0),
        };
        let rules = self.book.scenes[s.scene as usize].rules;
        [rules, obstacle(s.obstacles[0]), obstacle(s.obstacles[1])]
    }

    /// The sum of what holds while sides are up (GOW-F6, Q2, Q5).
    pub(crate) fn lasting(&self, s: &State, amount: impl Fn(Effect) -> u8) -> u8 {
        let lasting = places(self.book.scenes[s.scene as usize].lasting);
        let ranges = lasting.map(|at| self.side(s, at).lines).chain(self.quest_lines(s));
        let mut sum = 0;
        for range in ranges {
            for (_, line) in self.book.lines(range) {
                if line.trigger == Trigger::While && self.holds(s, line.condition) {
                    let (from, to) = line.effects;
                    sum += (from..to).map(|n| amount(self.book.effects[n as usize])).sum::<u8>();
                }
            }
        }
        sum
    }

    /// Whether an enemy can be neither attacked nor damaged (GOW-F6).
    pub(crate) fn guarded(&self, s: &State, at: u8) -> bool {
        let guards = |effect| u8::from(effect == Effect::Guard(at));
        self.book.scenes[s.scene as usize].guards && self.lasting(s, guards) > 0
    }
}
