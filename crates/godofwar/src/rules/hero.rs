//! GOW-H1, H2: a hero activation.

use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now};
use crate::book::{Hero, Kind, Trigger};
use crate::state::{Part, State};
use crate::step::Moment;
use crate::{Choice, Event, GodOfWar};

impl GodOfWar {
    /// Whether a seat may act with this body.
    pub(super) fn may_use(&self, s: &State, seat: Seat, hero: Hero) -> Legal {
        ensure(s.body(hero).seat == seat.0, "GOW-S1", "gow-why-not-yours")?;
        ensure(!s.body(hero).downed, "GOW-A5", "gow-why-downed")
    }

    /// Whether a seat may act with this body where a body is needed (GOW-P3).
    pub(super) fn may_use_body(&self, s: &State, seat: Seat, hero: Hero) -> Legal {
        self.may_use(s, seat, hero)?;
        ensure(hero != Hero::Mimir, "GOW-P3", "gow-why-no-body")
    }

    pub(super) fn may_act(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match *choice {
            Choice::Move(hero, column, back) => {
                self.may_use_body(s, seat, hero)?;
                ensure(!s.body(hero).moved, "GOW-H1", "gow-why-moved")?;
                self.may_go(s, hero, column, back)
            }
            Choice::Swap(hero) => {
                self.may_use_body(s, seat, hero)?;
                ensure(!s.body(hero).moved, "GOW-H1", "gow-why-moved")?;
                let pair = s.at_column(s.body(hero).column);
                ensure(pair.iter().all(Option::is_some), "GOW-H1", "gow-why-alone")
            }
            Choice::Attack(hero, kind, card, at) => self.may_attack(s, seat, hero, kind, card, at),
            Choice::Special(hero, card, on) => {
                self.may_play(s, seat, hero, card, on, Moment::Between)
            }
            Choice::Rage(hero, on) => self.may_rage(s, seat, hero, on),
            Choice::Spot(hero, at, line) => self.may_use_spot(s, seat, hero, at, line),
            Choice::Ally(0 | 2 | 4 | 7, ..) | Choice::Step(..) => self.may_call(s, choice),
            Choice::End => Ok(()),
            _ => not_now(choice),
        }
    }

    /// Whether a hero can go to another column (GOW-H1).
    pub(super) fn may_go(&self, s: &State, hero: Hero, column: u8, back: bool) -> Legal {
        ensure(s.body(hero).column != column, "GOW-H1", "gow-why-there")?;
        self.may_enter(s, hero, column, back, "GOW-H1")
    }

    /// What a seat might do in its hero activation.
    pub(super) fn deeds(&self, s: &State, seat: Seat, add: &mut impl FnMut(Choice)) {
        add(Choice::End);
        let [melee, ranged] =
            [Kind::Melee, Kind::Ranged].map(|kind| self.book.of_kind[kind as usize]);
        let attacks = melee.or(&ranged);
        for hero in s.bodies_of(seat).filter(|hero| s.body(*hero).is_up()) {
            let column = s.column_of(hero);
            if hero != Hero::Mimir {
                if !s.body(hero).moved {
                    for to in (0..4).filter(|to| *to != column) {
                        add(Choice::Move(hero, to, false));
                        if s.front(to).is_some() {
                            add(Choice::Move(hero, to, true));
                        }
                    }
                    add(Choice::Swap(hero));
                }
                for at in [column, column + 4].into_iter().filter(|_| column < 4) {
                    if self.may_aim(s, at).is_err() {
                        continue;
                    }
                    for card in s.player(seat).hand.and(&attacks).iter() {
                        for kind in [Kind::Melee, Kind::Ranged] {
                            if self.book.cards[card as usize].face(kind).is_some() {
                                add(Choice::Attack(hero, kind, card, at));
                            }
                        }
                    }
                }
            }
            for at in [column, column + 4].into_iter().filter(|_| column < 4) {
                let side = self.side(s, at);
                for (n, line) in self.book.lines(side.lines) {
                    if line.trigger == Trigger::Spot {
                        add(Choice::Spot(hero, at, (n - side.lines.0) as u8));
                    }
                }
            }
        }
        self.reactions(s, seat, add);
        if self.solo() {
            self.calls(s, add);
        }
    }

    pub(super) fn deed(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        match choice {
            Choice::Move(hero, column, back) => {
                self.enter(s, hero, column, back);
                s.body_mut(hero).moved = true;
                w.see(|| Event::Moved { hero, column });
            }
            Choice::Swap(hero) => {
                let column = s.body(hero).column;
                let back = s.body(hero).back;
                self.enter(s, hero, column, !back);
                s.body_mut(hero).moved = true;
                w.see(|| Event::Moved { hero, column });
            }
            Choice::Attack(hero, kind, card, at) => {
                self.begin_attack(s, seat, hero, kind, card, at);
            }
            Choice::Special(hero, card, on) => self.play(s, seat, hero, card, on, w),
            Choice::Rage(hero, on) => self.rage(s, hero, on, w),
            Choice::Spot(hero, at, line) => self.begin_spot(s, hero, at, line, w),
            Choice::Ally(which, on, also) => self.call(s, which, on, also, w),
            Choice::Step(column, back) => self.ally_step(s, column, back, w),
            _ => {
                self.pop(s); // GOW-R2: the scene activation follows
                s.part = Part::Other;
            }
        }
    }
}
