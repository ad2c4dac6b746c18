//! GOW-H5: specials, and the windows in which they are played.

use pieces::{Cards, clockwise};
use tabletop::{Seat, Witness};

use super::rage::rage_targets;
use super::{Legal, ensure, not_now};
use crate::book::{Hero, Kind, NOBODY, Power};
use crate::state::{Part, State};
use crate::step::{Moment, Step};
use crate::{Choice, Event, GodOfWar, On};

impl GodOfWar {
    /// Whether a special may be played at a moment.
    pub(super) fn may_play(
        &self,
        s: &State,
        seat: Seat,
        hero: Hero,
        card: u8,
        on: On,
        moment: Moment,
    ) -> Legal {
        self.may_use(s, seat, hero)?;
        ensure(s.player(seat).hand.has(card), "GOW-H2", "gow-why-not-in-hand")?;
        let Some(face) = self.book.cards[card as usize].face(Kind::Special) else {
            return ensure(false, "GOW-H3", "gow-why-other-type");
        };
        let fits = match (face.power, on) {
            (Power::Heal | Power::Fury, On::Hero(hero)) => s.body(hero).is_up(), // GOW-A5
            (Power::Daze, On::Place(at)) => at < 8 && self.lives(s, at),
            (Power::Draw | Power::Boost | Power::Ward, On::Nobody) => true,
            _ => false,
        };
        ensure(fits, "GOW-H5", "gow-why-no-target")?;
        let timely = match face.power {
            Power::Boost => moment == Moment::AfterDie,
            Power::Ward => moment == Moment::BeforeDamage,
            _ => true,
        };
        ensure(timely, "GOW-H5", "gow-why-other-moment")
    }

    /// Specials and rage abilities that a seat might use now.
    pub(super) fn reactions(&self, s: &State, seat: Seat, add: &mut impl FnMut(Choice)) {
        for by in s.bodies_of(seat).filter(|hero| s.body(*hero).is_up()) {
            let specials = s.player(seat).hand.and(&self.book.of_kind[Kind::Special as usize]);
            for card in specials.iter() {
                let Some(face) = self.book.cards[card as usize].face(Kind::Special) else {
                    continue;
                };
                match face.power {
                    Power::Heal | Power::Fury => Hero::ALL
                        .into_iter()
                        .filter(|hero| s.body(*hero).is_up())
                        .for_each(|hero| add(Choice::Special(by, card, On::Hero(hero)))),
                    Power::Daze => {
                        (0..8).for_each(|at| add(Choice::Special(by, card, On::Place(at))));
                    }
                    _ => add(Choice::Special(by, card, On::Nobody)),
                }
            }
            if self.rage_full(s, by) {
                rage_targets(by).iter().for_each(|on| add(Choice::Rage(by, *on)));
            }
        }
        if self.solo() && s.part != Part::Hero {
            add(Choice::Ally(4, On::Nobody, NOBODY));
        }
    }

    pub(super) fn play(
        &self,
        s: &mut State,
        seat: Seat,
        by: Hero,
        card: u8,
        on: On,
        w: &mut impl Witness<Event>,
    ) {
        let face = self.book.cards[card as usize].face(Kind::Special).copied().unwrap_or_default();
        self.discard(s, seat, card);
        w.see(|| Event::Special { hero: by, card });
        if face.rage {
            self.raise(s, by, 1); // GOW-H10
        }
        match (face.power, on) {
            (Power::Heal, On::Hero(hero)) => self.heal(s, hero, face.number, w),
            (Power::Fury, On::Hero(hero)) => self.raise(s, hero, face.number),
            (Power::Daze, On::Place(at)) => {
                s.spots[at as usize].stunned = true;
                w.see(|| Event::Dazed { at });
            }
            (Power::Draw, _) => self.push(s, Step::Draw(seat, face.number)),
            (Power::Boost, _) => s.blow.strength += face.number,
            (Power::Ward, _) => s.strike.less = s.strike.less.saturating_add(face.number),
            _ => {}
        }
    }

    /// The cards whose specials would do something at a moment.
    fn useful(&self, s: &State, moment: Moment) -> Cards {
        let useful = |power: Power| match power {
            Power::Heal => s.bodies.iter().any(|body| body.is_up() && body.damage > 0),
            Power::Fury => {
                Hero::ALL.into_iter().any(|hero| s.body(hero).is_up() && !self.rage_full(s, hero))
            }
            Power::Daze => (0..8).any(|at| self.lives(s, at) && !s.spots[at as usize].stunned),
            Power::Draw => true,
            Power::Boost => moment == Moment::AfterDie,
            Power::Ward => moment == Moment::BeforeDamage,
            Power::None => false,
        };
        let powers = Power::ALL.into_iter().filter(|power| useful(*power));
        powers.fold(Cards::NONE, |all, power| all.or(&self.book.of_power[power as usize]))
    }

    /// Whether a seat may have something to do in a window, by what all know: a window that is not
    /// put tells nobody anything.
    fn could_react(&self, s: &State, seat: Seat, useful: &Cards) -> bool {
        if !self.is_up(s, seat) {
            return false; // GOW-A5
        }
        if !self.possible_hand(s, seat).and(useful).is_empty() {
            return true;
        }
        let own_scene = s.part == Part::Scene && s.turn == seat;
        let rages =
            |hero| s.body(hero).is_up() && self.rage_full(s, hero) && self.can_rage(s, hero);
        own_scene && s.bodies_of(seat).any(rages) || self.could_call(s)
    }

    /// A window that is put to all who may have something to do.
    pub(super) fn open_window(&self, s: &mut State, moment: Moment) {
        self.push(s, Step::Window(moment, 0, s.turn));
    }

    /// The next seat that a window is put to.
    pub(super) fn asked(&self, s: &State, moment: Moment, passed: u8) -> Option<Seat> {
        let none_coming = moment == Moment::BeforeDamage && s.strike.strength <= s.strike.less;
        if none_coming || s.part == Part::Other {
            return None; // GOW-H5: in R2 and R3 only
        }
        let useful = self.useful(s, moment);
        clockwise(s.turn, self.seats_count()).find(|seat| {
            // Between actions whoever acts is asked anyway.
            let acts = moment == Moment::Between && *seat == s.turn;
            let could = !acts && passed >> seat.0 & 1 == 0;
            could && s.standing.asks(*seat, true, self.could_react(s, *seat, &useful), true)
        })
    }

    pub(super) fn may_react(
        &self,
        s: &State,
        seat: Seat,
        moment: Moment,
        choice: &Choice,
    ) -> Legal {
        match *choice {
            Choice::Pass | Choice::PassActivation => Ok(()),
            Choice::Special(hero, card, on) => self.may_play(s, seat, hero, card, on, moment),
            Choice::Rage(hero, on) => self.may_rage(s, seat, hero, on),
            Choice::Ally(4, ..) if s.part != Part::Hero => self.may_call(s, choice),
            _ => not_now(choice),
        }
    }

    pub(super) fn react(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        match choice {
            Choice::Special(hero, card, on) => self.play(s, seat, hero, card, on, w),
            Choice::Rage(hero, on) => self.rage(s, hero, on, w),
            Choice::Ally(which, on, also) => self.call(s, which, on, also, w),
            _ => {
                let Step::Window(moment, passed, _) = self.pop(s) else { return };
                if choice == Choice::PassActivation {
                    s.standing.pass(seat);
                }
                self.push(s, Step::Window(moment, passed | 1 << seat.0, seat));
            }
        }
    }
}
