//! What an experienced team would guess of a position. Our own figures, tuned by play.

use tabletop::{Pending, Seat};

use crate::GodOfWar;
use crate::book::{Condition, Effect, Hero, Kind, NOBODY, PLACES, Status};
use crate::state::{End, State};
use crate::step::Step;

/// The chance to win once the scene is done: that of a quest, another quest, the final boss. These
/// figures and the next were fitted to games of greedy minds (`crates/shelf/examples/guesses.rs`).
const BEYOND: [f32; 3] = [0.52, 0.64, 1.0];
/// The value with which a scene is as likely done as not; the boss is harder.
const EVEN: [f32; 3] = [1.7, 1.7, 2.9];
/// The most of that chance that a position within the scene may promise: less than the scene done,
/// so that nobody shrinks from the last blow.
const WITHIN: f32 = 0.9;
/// What a unit of value is worth in log odds.
const SURE: f32 = 0.72;
/// The value of a scene that nobody stands in yet.
const FRESH: f32 = 4.0;

impl GodOfWar {
    /// The team's chance to win, 0 to 1.
    pub(crate) fn promise(&self, s: &State) -> f32 {
        if let Pending::Over(_) = self.ask(s) {
            return if s.end == End::Won { 1.0 } else { 0.0 };
        }
        let mut most = 1.0;
        let value = match (s.scene, s.round) {
            // Between two scenes only cards count.
            (NOBODY, _) => FRESH + self.worth_of_cards(s),
            // Which scene to play is a matter of taste; where to stand in it is not.
            (_, 0) => FRESH - self.needless_exposure(s),
            _ => {
                most = WITHIN;
                let fresh = self.fresh[s.scene as usize];
                let way = (self.headway(s) + self.underway(s) - fresh) / (2.0 - fresh);
                way * 5.0 + self.condition_of_heroes(s) + self.worth_of_cards(s)
            }
        };
        let stage = (s.stage as usize).min(BEYOND.len() - 1);
        most * BEYOND[stage] / (1.0 + (-(value - EVEN[stage]) * SURE).exp())
    }

    /// What each scene looks like when it is laid out: the way through it is measured from there.
    pub(crate) fn measure(&mut self) {
        let mut s = self.opening();
        for scene in 0..self.book.scenes.len() {
            s.scene = scene as u8;
            let fresh = self.headway(&s);
            self.fresh.push(fresh);
        }
    }

    /// How much of the scene is done, less what threatens.
    fn headway(&self, s: &State) -> f32 {
        let scene = &self.book.scenes[s.scene as usize];
        let (mut left, mut harm) = (0.0, 0.0);
        let mut counted = [false; PLACES];
        for at in (0..8).filter(|at| self.lives(s, *at)) {
            let Some(enemy) = self.side(s, at).enemy else { continue };
            let holder = if enemy.tracked == NOBODY { at } else { enemy.tracked };
            let wanted = scene.win.iter().any(|condition| match *condition {
                Condition::AllDead => true,
                Condition::Dead(place) => place == at,
                _ => false,
            });
            let weight = if wanted { 1.0 } else { 0.35 };
            if wanted && self.guarded(s, at) {
                left += 4.0;
            }
            if !std::mem::replace(&mut counted[holder as usize], true) {
                left += weight * self.health_left(s, at) as f32;
            }
            left +=
                weight * armour_left(&enemy.armour[s.spots[at as usize].broken.min(3) as usize..]);
            let often = enemy.runes.count_ones() as f32 / 6.0;
            let calm = if s.spots[at as usize].stunned { 0.4 } else { 1.0 };
            harm += often * calm * enemy.strength as f32 * 0.5;
        }
        left += self.to_come(s);
        let unmet = scene.win.iter().filter(|condition| !self.holds(s, **condition)).count();
        let flips = scene.win.iter().filter(|condition| {
            matches!(condition, Condition::Shows(..)) && !self.holds(s, **condition)
        });
        let doom: f32 = scene.lose.iter().map(|condition| self.doom(s, *condition)).sum();
        let late = s.round as f32 / self.book.rounds as f32;
        2.0 - left * 0.06
            - unmet as f32 * 0.12
            - flips.count() as f32 * 0.4
            - harm * 0.06
            - doom
            - late * 0.5
    }

    /// What is left of enemies that come once cards are turned, where the win asks for that. Who does not
    /// see them coming puts off the last blow before them until it is too late.
    fn to_come(&self, s: &State) -> f32 {
        let scene = &self.book.scenes[s.scene as usize];
        let turns = |at: u8| {
            scene.win.iter().find_map(|condition| match *condition {
                Condition::Shows(place, side) if place == at => Some(side as usize),
                _ => None,
            })
        };
        let unturned = |condition: &Condition| {
            matches!(condition, Condition::Shows(..)) && !self.holds(s, *condition)
        };
        if !scene.win.iter().any(unturned) {
            return 0.0;
        }
        let enemy = |at: u8, side: usize| {
            let number = scene.sides[at as usize][side]?;
            self.book.sides[number as usize].enemy
        };
        let coming = scene.win.iter().filter_map(|condition| {
            let Condition::Dead(at) = *condition else { return None };
            let next = enemy(at, 1 - s.spots[at as usize].side as usize)?;
            let health = match next.tracked {
                NOBODY => next.health,
                holder => {
                    let side = turns(holder).unwrap_or(s.spots[holder as usize].side as usize);
                    enemy(holder, side).map_or(0, |holder| holder.health)
                }
            };
            Some(f32::from(health) + armour_left(&next.armour))
        });
        coming.sum()
    }

    /// What an attack or a spot that is being put together will bring.
    fn underway(&self, s: &State) -> f32 {
        match self.top(s) {
            Step::Combine(from) => {
                let seat = self.seat_of(s, s.blow.by);
                let more = s.player(seat).hand.iter().filter(|card| *card >= from);
                let more: u8 = more.map(|card| self.book.cards[card as usize].number()).sum();
                let body = s.body(s.blow.by);
                let bonus = body.attack + if s.blow.kind == Kind::Melee { body.melee } else { 0 };
                let (now, most) = (s.blow.strength + bonus, s.blow.strength + bonus + more);
                let gain = match self.armour(s, s.blow.at) {
                    Some(armour) if now >= armour => armour as f32,
                    Some(armour) if most >= armour => armour as f32 * 0.9,
                    Some(_) => 0.0,
                    None => {
                        let left = self.health_left(s, s.blow.at) as f32;
                        let likely = now as f32 + 0.9 * more as f32 - 1.0;
                        likely.clamp(0.0, left + 0.5) * 0.95
                    }
                };
                gain * 0.055
            }
            Step::Pay { line, .. } => {
                let (from, to) = self.book.lines[line as usize].effects;
                (from..to).map(|n| self.effect_worth(s, self.book.effects[n as usize])).sum()
            }
            _ => 0.0,
        }
    }

    /// About what an effect is worth to the team.
    fn effect_worth(&self, s: &State, effect: Effect) -> f32 {
        match effect {
            Effect::Hit(at, damage) if self.lives(s, at) => {
                damage.min(self.health_left(s, at)) as f32 * 0.055
            }
            Effect::Flip(..) => 0.12,
            Effect::Clear(at, count) => count.min(s.spots[at as usize].tokens) as f32 * 0.08,
            Effect::Heal(_, damage) => damage as f32 * 0.02,
            Effect::Daze(_) | Effect::Crystal(..) | Effect::Draw(..) => 0.05,
            _ => 0.02,
        }
    }

    /// How near a loss is.
    fn doom(&self, s: &State, condition: Condition) -> f32 {
        match condition {
            Condition::Tokens(at, most) => {
                let near = s.spots[at as usize].tokens as f32 / most as f32;
                near * near * 1.2
            }
            Condition::Rounds(most) => {
                let near = s.round as f32 / most as f32;
                near * near * 0.8
            }
            _ => 0.0,
        }
    }

    fn condition_of_heroes(&self, s: &State) -> f32 {
        let (mut sum, mut heroes) = (0.0, 0.0);
        for hero in Hero::ALL.into_iter().filter(|hero| s.body(*hero).seat != NOBODY) {
            let (body, board) = (s.body(hero), self.book.boards[hero as usize]);
            heroes += 1.0;
            if body.downed {
                sum -= 1.2;
                continue;
            }
            // The last points of health count most.
            let left = 1.0 - body.damage as f32 / board.health as f32;
            sum += left.sqrt() * 1.6 + 0.12 * body.rage as f32 / board.rage as f32;
            sum += 0.2 * body.token as u8 as f32 + 0.03 * (body.attack + body.melee) as f32;
            sum += 0.02 * body.defence as f32;
        }
        (sum - self.needless_exposure(s)) / f32::max(heroes, 1.0) * 1.6
    }

    /// What a hero in front at a column may expect to be hit by.
    fn exposure_at(&self, s: &State, column: u8) -> f32 {
        let mut harm = 0.0;
        for at in (0..8).filter(|at| self.lives(s, *at)) {
            let Some(enemy) = self.side(s, at).enemy else { continue };
            let offset = column as i8 - (at % 4) as i8;
            let reached = (-1..=1).contains(&offset) && enemy.reach >> (offset + 1) & 1 == 1;
            if reached && !s.spots[at as usize].stunned {
                harm += enemy.runes.count_ones() as f32 * enemy.strength as f32;
            }
        }
        harm * 0.006
    }

    /// How much more heroes are exposed than at the safest column.
    fn needless_exposure(&self, s: &State) -> f32 {
        let columns: [f32; 4] = std::array::from_fn(|column| self.exposure_at(s, column as u8));
        let safest = columns.into_iter().fold(f32::MAX, f32::min);
        let fronts = (0..4u8).filter(|column| s.front(*column).is_some());
        fronts.map(|column| columns[column as usize] - safest).sum()
    }

    fn worth_of_cards(&self, s: &State) -> f32 {
        let mut sum = 0.0;
        for seat in Seat::all(self.seats_count()) {
            let player = s.player(seat);
            let in_growth = s.claims[seat.index()];
            let value = |card: u8| self.card_worth(card);
            let hand: f32 = player.hand.iter().map(value).sum();
            let own = player.deck.or(&player.discard).or(&player.hand);
            let count = own.count() as f32 + player.top.len() as f32;
            let deck: f32 = own.iter().map(value).sum::<f32>()
                + player.top.iter().map(|card| value(*card)).sum::<f32>();
            sum += 0.012 * hand + 0.16 * deck / f32::max(count, 1.0);
            if in_growth != NOBODY {
                let worth = value(in_growth);
                let gain = if s.removes[seat.index()] { 1.4 - worth } else { worth };
                sum += 0.02 * gain;
            }
        }
        sum / self.seats_count() as f32
    }

    /// What a card is worth in hand, in points of damage or so.
    fn card_worth(&self, card: u8) -> f32 {
        match Status::of(card) {
            Some(Status::Crystal) => return 1.6,
            Some(_) => return -1.5,
            None => {}
        }
        let faces = self.book.cards[card as usize].faces;
        let worth = |kind: Kind, number: u8| match kind {
            Kind::Melee | Kind::Ranged => 0.8 + number as f32,
            Kind::Defence => 0.4 + 0.7 * number as f32,
            Kind::Number => number as f32,
            Kind::Special => 0.9 + 0.6 * number as f32,
            _ => 0.0,
        };
        let [one, other] = faces.map(|face| worth(face.kind, face.number));
        one.max(other) + 0.3 * one.min(other)
    }
}

/// What armours are worth in health: each costs an attack.
fn armour_left(armours: &[u8]) -> f32 {
    armours.iter().map(|value| *value as f32 * 0.9).sum()
}
