//! Effects of scene cards, quest cards and obstacles.

use pieces::clockwise;
use tabletop::{Seat, Witness};

use crate::book::{Effect, Hero, NOBODY, Status, Trigger, Who};
use crate::state::State;
use crate::step::Step;
use crate::{Choice, Event, GodOfWar};

/// Hand-limit tokens that one player can have (GOW-P7): three of twelve.
const MOST_LIMIT: i8 = 3;

impl GodOfWar {
    /// The statements of a card, or of the quest card and obstacles, with a trigger; the first is
    /// carried out first.
    pub(super) fn tell_lines(&self, s: &mut State, trigger: Trigger, at: u8, by: Hero) {
        let ranges = match at {
            NOBODY => self.quest_lines(s),
            at => [self.side(s, at).lines, (0, 0), (0, 0)],
        };
        for range in ranges.into_iter().rev() {
            for number in (range.0..range.1).rev() {
                let line = &self.book.lines[number as usize];
                let runed = !matches!(trigger, Trigger::Frame | Trigger::Rune)
                    || line.runes >> s.rune & 1 == 1;
                if line.trigger == trigger && runed && self.holds(s, line.condition) {
                    let (from, to) = line.effects;
                    self.push(s, Step::Effects { at, by, from, to });
                }
            }
        }
    }

    pub(super) fn next_effect(
        &self,
        s: &mut State,
        at: u8,
        by: Hero,
        from: u16,
        to: u16,
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        if from >= to {
            return;
        }
        if from + 1 < to {
            self.push(s, Step::Effects { at, by, from: from + 1, to });
        }
        match self.book.effects[from as usize] {
            Effect::Flip(fronts, backs) => self.flip(s, fronts, backs, by, w),
            Effect::Hit(at, damage) => {
                if self.lives(s, at) && !self.guarded(s, at) {
                    self.hurt(s, at, damage, by, w);
                }
            }
            Effect::Mend(at, damage) => self.mend(s, at, damage),
            Effect::Revive(at) => {
                let spot = &mut s.spots[at as usize];
                (spot.dead, spot.damage, spot.stunned) = (false, 0, false);
            }
            Effect::Daze(at) => {
                if self.lives(s, at) {
                    s.spots[at as usize].stunned = true;
                    w.see(|| Event::Dazed { at });
                }
            }
            Effect::Attack(at) => {
                if self.lives(s, at) {
                    self.rouse(s, at, w);
                }
            }
            Effect::Token(at, count) => {
                let spot = &mut s.spots[at as usize];
                spot.tokens = (spot.tokens + count).min(20); // GOW-F6: there are 20
            }
            Effect::Clear(at, count) => {
                let spot = &mut s.spots[at as usize];
                spot.tokens = spot.tokens.saturating_sub(count);
            }
            Effect::Stronger(_) | Effect::Hardened(_) | Effect::Guard(_) => {}
            effect => self.meet_all(s, effect, at, by),
        }
    }

    fn mend(&self, s: &mut State, at: u8, damage: u8) {
        let spot = &mut s.spots[self.tracked(s, at) as usize];
        spot.damage = spot.damage.saturating_sub(damage);
    }

    /// Whom an effect names, each in turn.
    fn meet_all(&self, s: &mut State, effect: Effect, at: u8, by: Hero) {
        let who = match effect {
            Effect::Harm(who, _)
            | Effect::Heal(who, _)
            | Effect::Rage(who, _)
            | Effect::Crystal(who, _)
            | Effect::Stun(who, _)
            | Effect::Poison(who, _)
            | Effect::Taint(who, _)
            | Effect::Draw(who, _)
            | Effect::Drop(who, _)
            | Effect::MoreHand(who, _)
            | Effect::LessHand(who, _) => who,
            _ => return,
        };
        match who {
            Who::Hero => self.push(s, Step::Effect(effect, by)),
            Who::Column if at != NOBODY => {
                if let Some(hero) = s.front(at % 4) {
                    self.push(s, Step::Effect(effect, hero));
                }
            }
            Who::Column => {}
            Who::Columns => {
                for column in (0..4).rev() {
                    if let Some(hero) = s.front(column) {
                        self.push(s, Step::Effect(effect, hero));
                    }
                }
            }
            Who::All => self.meet_everybody(s, effect),
        }
    }

    /// Every hero; what meets a player's cards meets each player once (GOW-P5).
    fn meet_everybody(&self, s: &mut State, effect: Effect) {
        let bodies = matches!(effect, Effect::Harm(..) | Effect::Heal(..) | Effect::Rage(..));
        for seat in clockwise(s.turn, self.seats_count()).rev() {
            // Lasting effects meet downed heroes' players too.
            let lasting =
                matches!(effect, Effect::Taint(..) | Effect::MoreHand(..) | Effect::LessHand(..));
            let mut heroes = s.bodies_of(seat).filter(|hero| lasting || s.body(*hero).is_up());
            let first = heroes.next();
            let second = heroes.next().filter(|_| bodies);
            for hero in second.into_iter().chain(first) {
                self.push(s, Step::Effect(effect, hero));
            }
        }
    }

    /// One effect for one hero.
    pub(super) fn meet(
        &self,
        s: &mut State,
        effect: Effect,
        hero: Hero,
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        let seat = self.seat_of(s, hero);
        match effect {
            Effect::Harm(_, damage) => self.push(s, Step::Wound(hero, damage)),
            Effect::Heal(_, damage) => self.heal(s, hero, damage, w),
            Effect::Rage(_, by) => self.raise(s, hero, by),
            Effect::Crystal(_, n) => (0..n).for_each(|_| self.give(s, seat, Status::Crystal, w)),
            Effect::Stun(_, n) => (0..n).for_each(|_| self.give(s, seat, Status::Stun, w)),
            Effect::Poison(_, n) => (0..n).for_each(|_| self.give(s, seat, Status::Poison, w)),
            Effect::Taint(_, n) => (0..n).for_each(|_| self.taint(s, seat, w)),
            Effect::Draw(_, n) => self.push(s, Step::Draw(seat, n)),
            Effect::Drop(_, n) => (0..n).for_each(|_| self.push(s, Step::DropOne(seat))),
            Effect::MoreHand(_, n) => self.limit(s, seat, n as i8),
            Effect::LessHand(_, n) => self.limit(s, seat, -(n as i8)),
            _ => {}
        }
    }

    fn limit(&self, s: &mut State, seat: Seat, by: i8) {
        let limit = &mut s.player_mut(seat).limit;
        *limit = (*limit + by).clamp(-MOST_LIMIT, MOST_LIMIT); // GOW-P7
    }

    /// A poison card is shuffled into a deck: what was known of its top is forgotten.
    fn taint(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        let status = Status::Poison;
        let Some(card) = status.cards().find(|card| s.stock.has(*card)) else { return };
        s.stock.take(card);
        let player = s.player_mut(seat);
        player.deck.add(card);
        while let Some(known) = player.top.pop() {
            player.deck.add(known);
        }
        w.see(|| Event::Gained { seat, status });
    }

    pub(super) fn drop_one(&self, s: &mut State, seat: Seat, choice: Choice) {
        let Choice::Drop(card) = choice else { return };
        self.pop(s);
        self.discard(s, seat, card);
    }
}
