//! GOW-H4 to H10: an attack on an enemy.

use pieces::Cards;
use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now};
use crate::book::{Effect, Hero, Kind, NOBODY, Trigger};
use crate::state::{Blow, State};
use crate::step::{Moment, Step};
use crate::{Choice, Event, GodOfWar};

impl GodOfWar {
    /// Whether an attack can name the enemy at a place.
    pub(super) fn may_aim(&self, s: &State, at: u8) -> Legal {
        let lives = at < 8 && self.lives(s, at);
        ensure(lives, "GOW-H6", "gow-why-no-enemy")?;
        ensure(!self.guarded(s, at), "GOW-F6", "gow-why-guarded")
    }

    pub(super) fn may_attack(
        &self,
        s: &State,
        seat: Seat,
        hero: Hero,
        kind: Kind,
        card: u8,
        at: u8,
    ) -> Legal {
        self.may_use_body(s, seat, hero)?;
        let hand = s.player(seat).hand;
        ensure(hand.has(card), "GOW-H2", "gow-why-not-in-hand")?;
        let face = self.book.cards[card as usize].face(kind);
        let Some(face) = face else { return ensure(false, "GOW-H3", "gow-why-other-type") };
        let mut numbers = hand.and(&self.book.of_kind[Kind::Number as usize]);
        numbers.take(card);
        ensure(face.number > 0 || !numbers.is_empty(), "GOW-H4", "gow-why-no-number")?;
        self.may_aim(s, at)?;
        ensure(s.body(hero).column == at % 4, "GOW-H6", "gow-why-other-column")?;
        ensure(kind == Kind::Ranged || at >= 4, "GOW-H6", "gow-why-top-row")
    }

    fn number(&self, card: u8) -> u8 {
        self.book.cards[card as usize].number()
    }

    /// Discards a card from the hand.
    pub(super) fn discard(&self, s: &mut State, seat: Seat, card: u8) {
        let player = s.player_mut(seat);
        player.hand.take(card);
        player.shown.take(card);
        player.discard.add(card);
        self.spend_cards(s, &Cards::from_iter([card]));
    }

    pub(super) fn begin_attack(
        &self,
        s: &mut State,
        seat: Seat,
        by: Hero,
        kind: Kind,
        card: u8,
        at: u8,
    ) {
        let face = self.book.cards[card as usize].face(kind).copied().unwrap_or_default();
        self.discard(s, seat, card);
        s.attacks += 1;
        let numbered = face.number > 0;
        let (strength, stun) = (face.number, face.stun);
        s.blow = Blow { on: true, by, kind, at, strength, stun, numbered, ..Blow::NONE };
        self.push(s, Step::Combine(0));
    }

    pub(super) fn may_combine(&self, s: &State, seat: Seat, from: u8, choice: &Choice) -> Legal {
        match *choice {
            Choice::Add(card) => {
                ensure(s.player(seat).hand.has(card), "GOW-H2", "gow-why-not-in-hand")?;
                ensure(self.number(card) > 0, "GOW-H4", "gow-why-not-a-number")?;
                ensure(card >= from, "GOW-H4", "gow-why-in-order")
            }
            Choice::Done => ensure(s.blow.numbered, "GOW-H4", "gow-why-no-number"),
            Choice::Ally(1 | 5, ..) => self.may_call(s, choice),
            _ => not_now(choice),
        }
    }

    /// Whether nothing can be added any more.
    pub(super) fn combined(&self, s: &State, from: u8) -> bool {
        let seat = self.seat_of(s, s.blow.by);
        let numbers = self.possible_hand(s, seat).and(&self.book.of_kind[Kind::Number as usize]);
        let ally = [1, 5].into_iter().any(|which| self.is_unused(s, which));
        !numbers.iter().any(|card| card >= from) && !ally
    }

    pub(super) fn combine(
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
                s.blow.strength += self.number(card);
                s.blow.numbered = true;
                self.push(s, Step::Combine(card + 1));
            }
            Choice::Ally(which, on, also) => self.call(s, which, on, also, w),
            _ => self.finish_attack(s, w),
        }
    }

    pub(super) fn finish_attack(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let blow = s.blow;
        let body = s.body_mut(blow.by);
        let mut bonus = std::mem::take(&mut body.attack); // GOW-P1
        if blow.kind == Kind::Melee {
            bonus += std::mem::take(&mut body.melee); // GOW-P5
        }
        s.blow.strength += bonus;
        self.launch(s, w);
    }

    /// The attack is played: the die is rolled, unless armour stands before every target.
    pub(super) fn launch(&self, s: &mut State, w: &mut impl Witness<Event>) {
        let blow = s.blow;
        w.see(|| Event::Attacked { hero: blow.by, at: blow.at, strength: blow.strength });
        self.push(s, Step::Resolve);
        let targets = [blow.at, blow.also].into_iter().filter(|at| *at != NOBODY);
        if targets.into_iter().any(|at| self.armour(s, at).is_none()) {
            self.open_window(s, Moment::AfterDie); // GOW-H5
            self.push(s, Step::Die); // GOW-H7; GOW-H9: none against armour
        }
    }

    pub(super) fn rolled(&self, s: &mut State, die: u8, w: &mut impl Witness<Event>) {
        self.pop(s);
        s.blow.die = die
            + self.lasting(s, |effect| match effect {
                Effect::Hardened(more) => more,
                _ => 0,
            });
        w.see(|| Event::Rolled { die: s.blow.die });
    }

    /// The armour that stands before an enemy (GOW-H9).
    pub(crate) fn armour(&self, s: &State, at: u8) -> Option<u8> {
        let enemy = self.side(s, at).enemy?;
        let next = *enemy.armour.get(s.spots[at as usize].broken as usize)?;
        (next > 0).then_some(next)
    }

    pub(super) fn resolve(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let blow = std::mem::replace(&mut s.blow, Blow::NONE);
        s.verdict = 1;
        self.open_window(s, Moment::Between);
        self.push(s, Step::Judge);
        if !blow.ally {
            self.raise(s, blow.by, 1); // GOW-H10: damage or not, never more than 1
        }
        let targets = [blow.also, blow.at].into_iter().filter(|at| *at != NOBODY);
        for at in targets {
            if !self.lives(s, at) {
                continue;
            }
            if blow.stun {
                s.spots[at as usize].stunned = true; // GOW-A7: even with no damage
                w.see(|| Event::Dazed { at });
            }
            if let Some(armour) = self.armour(s, at) {
                if blow.strength >= armour {
                    s.spots[at as usize].broken += 1; // GOW-H9: one, and no damage
                    s.verdict = 0;
                    w.see(|| Event::ArmourBroke { at });
                    self.push(s, Step::Tell(Trigger::Broken, at, blow.by));
                } else {
                    w.see(|| Event::ArmourHeld { at });
                }
                continue;
            }
            let damage = match blow.turned {
                true => blow.strength + blow.die,                // GOW-P6
                false => blow.strength.saturating_sub(blow.die), // GOW-H7
            };
            if damage > 0 {
                s.verdict = 0;
                self.hurt(s, at, damage, blow.by, w);
            }
        }
    }

    /// Raises a hero's rage; at the last space it stays (GOW-H10).
    pub(super) fn raise(&self, s: &mut State, hero: Hero, by: u8) {
        let most = self.book.boards[hero as usize].rage;
        let body = s.body_mut(hero);
        body.rage = (body.rage + by).min(most);
    }
}
