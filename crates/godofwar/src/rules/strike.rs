//! GOW-A3 to A8: enemies attack, heroes defend, damage to heroes.

use pieces::Cards;
use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now};
use crate::book::{Effect, Hero, Kind, NOBODY, Status, Trigger};
use crate::state::{End, Part, State, Strike};
use crate::step::{Moment, Step};
use crate::{Choice, Event, GodOfWar};

impl GodOfWar {
    pub(super) fn enemy_attacks(&self, s: &mut State, at: u8) {
        self.pop(s);
        let Some(enemy) = self.side(s, at).enemy else { return };
        let by = self.acting(s);
        self.push(s, Step::Tell(Trigger::Attacks, at, by));
        let own = at % 4;
        if enemy.reach > 0 {
            for (bit, offset) in [(4, 1i8), (2, 0), (1, -1)] {
                let column = own as i8 + offset;
                if enemy.reach & bit != 0 && (0..4).contains(&column) {
                    self.push(s, Step::Hit(at, column as u8)); // hit left to right
                }
            }
            return;
        }
        // GOW-A3: the furthest column that has a hero.
        let far = (0..4).filter(|column| s.front(*column).is_some()).map(|c| own.abs_diff(c)).max();
        let Some(far) = far else { return };
        let columns = self.columns_at(s, own, far);
        match columns {
            [Some(_), Some(_)] => self.push(s, Step::Toward(at, far)),
            [Some(column), None] | [None, Some(column)] => self.push(s, Step::Hit(at, column)),
            _ => {}
        }
    }

    /// The columns with a hero so far to the left and to the right.
    fn columns_at(&self, s: &State, own: u8, far: u8) -> [Option<u8>; 2] {
        let has = |column: &u8| *column < 4 && s.front(*column).is_some();
        let left = own.checked_sub(far).filter(has);
        [left, Some(own + far).filter(|column| far > 0 && has(column))]
    }

    pub(super) fn may_turn_toward(&self, s: &State, at: u8, far: u8, choice: &Choice) -> Legal {
        let Choice::Toward(column) = *choice else { return not_now(choice) };
        let fits = self.columns_at(s, at % 4, far).contains(&Some(column));
        ensure(fits, "GOW-A3", "gow-why-not-furthest")
    }

    pub(super) fn turned_toward(&self, s: &mut State, at: u8, choice: Choice) {
        let Choice::Toward(column) = choice else { return };
        self.pop(s);
        self.push(s, Step::Hit(at, column));
    }

    /// Only the front hero is hit (GOW-A4).
    pub(super) fn hit(&self, s: &mut State, at: u8, column: u8, w: &mut impl Witness<Event>) {
        self.pop(s);
        let (Some(on), Some(enemy)) = (s.front(column), self.side(s, at).enemy) else { return };
        w.see(|| Event::EnemyAttacks { at, column });
        let more = self.lasting(s, |effect| match effect {
            Effect::Stronger(more) => more,
            _ => 0,
        });
        let (stun, poison) = (enemy.stun, enemy.poison);
        s.strike = Strike { from: at, on, strength: enemy.strength + more, less: 0, stun, poison };
        self.push(s, Step::Deal);
        self.push(s, Step::Cancel);
        self.open_window(s, Moment::BeforeDamage);
        self.push(s, Step::Defend);
        self.push(s, Step::Intercept);
    }

    /// Damage from no attack cannot be defended (GOW-A4).
    pub(super) fn wound(&self, s: &mut State, on: Hero, strength: u8) {
        self.pop(s);
        if !s.body(on).is_up() {
            return;
        }
        s.strike = Strike { on, strength, ..Strike::NONE };
        self.push(s, Step::Deal);
        self.push(s, Step::Cancel);
        if s.part != Part::Other {
            self.open_window(s, Moment::BeforeDamage);
        }
    }

    /// Mimir may take what is aimed at his medium (GOW-P3).
    pub(super) fn can_intercept(&self, s: &State) -> bool {
        s.body(Hero::Mimir).is_up() && s.medium == s.strike.on as u8
    }

    pub(super) fn intercept(&self, s: &mut State, choice: Choice, w: &mut impl Witness<Event>) {
        self.pop(s);
        if choice == Choice::Intercept {
            s.strike.on = Hero::Mimir;
            w.see(|| Event::Intercepted);
        }
    }

    fn can_defend_with(&self, hand: Cards, card: u8) -> Legal {
        ensure(hand.has(card), "GOW-A4", "gow-why-not-in-hand")?;
        let Some(face) = self.book.cards[card as usize].face(Kind::Defence) else {
            return ensure(false, "GOW-H3", "gow-why-other-type");
        };
        let mut numbers = hand.and(&self.book.of_kind[Kind::Number as usize]);
        numbers.take(card);
        ensure(face.number > 0 || !numbers.is_empty(), "GOW-H4", "gow-why-no-number")
    }

    pub(super) fn can_defend(&self, s: &State) -> bool {
        let hand = self.possible_hand(s, self.seat_of(s, s.strike.on));
        let defences = hand.and(&self.book.of_kind[Kind::Defence as usize]);
        let can = |card| self.can_defend_with(hand, card).is_ok();
        defences.iter().any(can) || self.is_unused(s, 3)
    }

    pub(super) fn may_defend(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Defend(card) => self.can_defend_with(s.player(seat).hand, card),
            Choice::Ally(3, ..) => self.may_call(s, choice),
            _ => not_now(choice),
        }
    }

    /// One defence card or combination (GOW-A4).
    pub(super) fn defend(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        match choice {
            Choice::Defend(card) => {
                let face = self.book.cards[card as usize].face(Kind::Defence);
                let face = face.copied().unwrap_or_default();
                self.discard(s, seat, card);
                if face.rage {
                    self.raise(s, s.strike.on, 1); // GOW-H10
                }
                s.strike.less = face.number;
                self.push(s, Step::Brace(0));
            }
            Choice::Ally(which, ..) => {
                self.spend(s, which, w);
                s.strike.less = 1; // GOW-P6: a defence card to which numbers may be added
                self.push(s, Step::Brace(0));
            }
            _ => {}
        }
    }

    pub(super) fn may_brace(&self, s: &State, seat: Seat, from: u8, choice: &Choice) -> Legal {
        match *choice {
            Choice::Add(card) => {
                ensure(s.player(seat).hand.has(card), "GOW-A4", "gow-why-not-in-hand")?;
                let number = self.book.cards[card as usize].number();
                ensure(number > 0, "GOW-H4", "gow-why-not-a-number")?;
                ensure(card >= from, "GOW-H4", "gow-why-in-order")
            }
            Choice::Done => ensure(s.strike.less > 0, "GOW-H4", "gow-why-no-number"),
            _ => not_now(choice),
        }
    }

    /// Whether no number can be added any more.
    pub(super) fn braced(&self, s: &State, from: u8) -> bool {
        let seat = self.seat_of(s, s.strike.on);
        let numbers = self.possible_hand(s, seat).and(&self.book.of_kind[Kind::Number as usize]);
        s.strike.less > 0 && !numbers.iter().any(|card| card >= from)
    }

    pub(super) fn brace(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        match choice {
            Choice::Add(card) => {
                self.pop(s);
                self.discard(s, seat, card);
                let face = self.book.cards[card as usize].face(Kind::Number).copied();
                let face = face.unwrap_or_default();
                if face.rage {
                    self.raise(s, s.strike.on, 1); // GOW-H10
                }
                s.strike.less += face.number;
                self.push(s, Step::Brace(card + 1));
            }
            _ => self.finish_defence(s, w),
        }
    }

    pub(super) fn finish_defence(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let bonus = std::mem::take(&mut s.body_mut(s.strike.on).defence); // GOW-P5
        s.strike.less += bonus;
        w.see(|| Event::Defended { hero: s.strike.on, strength: s.strike.less });
    }

    /// Whether a token of Freya's can cancel what is coming (GOW-P4).
    pub(super) fn can_cancel(&self, s: &State) -> bool {
        s.body(s.strike.on).token && s.strike.strength > s.strike.less
    }

    pub(super) fn cancel(&self, s: &mut State, choice: Choice, w: &mut impl Witness<Event>) {
        self.pop(s);
        if choice == Choice::Token {
            let hero = s.strike.on;
            s.body_mut(hero).token = false;
            s.strike.less = s.strike.strength;
            w.see(|| Event::Cancelled { hero });
        }
    }

    /// Damage is dealt; the attack's effects happen only if there was any (GOW-A4).
    pub(super) fn deal(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let strike = std::mem::replace(&mut s.strike, Strike::NONE);
        let damage = strike.strength.saturating_sub(strike.less);
        if damage == 0 {
            return;
        }
        let hero = strike.on;
        let seat = self.seat_of(s, hero);
        w.see(|| Event::Wounded { hero, damage });
        let body = s.body_mut(hero);
        body.damage = body.damage.saturating_add(damage);
        let downed = body.damage >= self.book.boards[hero as usize].health;
        if strike.stun {
            self.give(s, seat, Status::Stun, w); // GOW-A8
        }
        if strike.poison {
            self.give(s, seat, Status::Poison, w);
        }
        if downed {
            self.down(s, hero, w);
        }
    }

    /// A status card goes on top of a deck; an empty stack gives none (GOW-F7).
    pub(super) fn give(
        &self,
        s: &mut State,
        seat: Seat,
        status: Status,
        w: &mut impl Witness<Event>,
    ) {
        let Some(card) = status.cards().find(|card| s.stock.has(*card)) else { return };
        s.stock.take(card);
        s.player_mut(seat).top.push(card);
        w.see(|| Event::Gained { seat, status });
    }

    /// A hero is downed (GOW-A5).
    fn down(&self, s: &mut State, hero: Hero, w: &mut impl Witness<Event>) {
        w.see(|| Event::Downed { hero });
        let seat = self.seat_of(s, hero);
        let column = s.body(hero).column;
        if s.medium == hero as u8 {
            s.body_mut(Hero::Mimir).column = column; // GOW-P3: he stays in that column
            s.medium = NOBODY;
        }
        self.leave(s, hero);
        let body = s.body_mut(hero);
        body.downed = true;
        body.token = false;
        if !self.is_up(s, seat) {
            s.player_mut(seat).lay_down_hand();
        }
        // GOW-A6; GOW-P3: Mimir alone cannot go on
        let mut others = Hero::ALL.into_iter().filter(|hero| *hero != Hero::Mimir);
        if !others.any(|hero| s.body(hero).is_up()) {
            self.finish(s, End::Downed, w);
        }
    }
}
