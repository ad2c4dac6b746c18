//! GOW-P6: Kratos alone, with Atreus and Mimir as allies.
//!
//! An ally's option is a number: 0 and 1 are the options of Atreus' first ability, 2 and 3 of his
//! second, 4 to 7 Mimir's. An ability is used up by either of its options.

use tabletop::Witness;

use super::{Legal, ensure, not_now};
use crate::book::{Hero, Kind, NOBODY};
use crate::state::{Blow, State};
use crate::step::Step;
use crate::{Choice, Event, GodOfWar, On};

/// What Mimir heals.
const HEAL: u8 = 2;
/// What Atreus adds to an attack.
const ADDS: u8 = 3;

impl GodOfWar {
    /// Whether an ally's ability is still there in this quest.
    pub(crate) fn is_unused(&self, s: &State, which: u8) -> bool {
        self.solo() && s.used >> (which / 2) & 1 == 0
    }

    /// Whether a window is worth opening for an ally.
    pub(super) fn could_call(&self, s: &State) -> bool {
        let scene = s.part != crate::state::Part::Hero;
        scene && self.is_unused(s, 4) && s.body(Hero::Kratos).damage > 0
    }

    pub(super) fn may_call(&self, s: &State, choice: &Choice) -> Legal {
        ensure(self.solo(), "GOW-P6", "gow-why-not-solo")?;
        let which = match *choice {
            Choice::Ally(which, ..) => which,
            Choice::Step(..) => 6,
            _ => return not_now(choice),
        };
        ensure(self.is_unused(s, which), "GOW-P6", "gow-why-used")?;
        match *choice {
            Choice::Ally(0, On::Place(at), NOBODY) => {
                self.may_aim(s, at)?;
                let near = s.body(Hero::Kratos).column == at % 4;
                ensure(near, "GOW-H6", "gow-why-other-column")
            }
            Choice::Ally(2, On::Place(at), also) if also != NOBODY => {
                self.may_aim(s, at)?;
                self.may_aim(s, also)?;
                ensure(at < also, "GOW-P6", "gow-why-in-order")
            }
            Choice::Ally(1 | 3 | 4 | 7, On::Nobody, NOBODY) => Ok(()),
            Choice::Ally(5, On::Nobody, NOBODY) => ensure(!s.blow.turned, "GOW-P6", "gow-why-used"),
            Choice::Step(column, back) => self.may_go(s, Hero::Kratos, column, back),
            _ => ensure(false, "GOW-P6", "gow-why-no-target"),
        }
    }

    /// What allies might do in Kratos' turn.
    pub(super) fn calls(&self, s: &State, add: &mut impl FnMut(Choice)) {
        let column = s.body(Hero::Kratos).column;
        for at in [column, column + 4].into_iter().filter(|at| *at < 8) {
            add(Choice::Ally(0, On::Place(at), NOBODY));
        }
        for at in 0..8 {
            (at + 1..8).for_each(|also| add(Choice::Ally(2, On::Place(at), also)));
        }
        add(Choice::Ally(4, On::Nobody, NOBODY));
        (0..4).for_each(|column| add(Choice::Step(column, false)));
        add(Choice::Ally(7, On::Nobody, NOBODY));
    }

    /// Uses up an ally's ability.
    pub(super) fn spend(&self, s: &mut State, which: u8, w: &mut impl Witness<Event>) {
        s.used |= 1 << (which / 2);
        w.see(|| Event::UsedAlly { which });
    }

    pub(super) fn call(
        &self,
        s: &mut State,
        which: u8,
        on: On,
        also: u8,
        w: &mut impl Witness<Event>,
    ) {
        self.spend(s, which, w);
        match (which, on) {
            (0 | 2, On::Place(at)) => {
                s.attacks += 1;
                s.blow = Blow {
                    on: true,
                    kind: Kind::Ranged,
                    at,
                    also,
                    strength: self.book.ally,
                    numbered: true,
                    stun: which == 0,
                    ally: true,
                    ..Blow::NONE
                };
                self.launch(s, w);
            }
            (1, _) => s.blow.strength += ADDS,
            (4, _) => self.heal(s, Hero::Kratos, HEAL, w),
            (5, _) => s.blow.turned = true,
            (7, _) => {
                let known = s.over.len() as u8;
                let lacks = (2 - known).min(s.upgrades.count());
                match lacks {
                    0 => self.push_sorts(s),
                    count => self.push(s, Step::Look(count)),
                }
            }
            _ => {}
        }
    }

    pub(super) fn ally_step(
        &self,
        s: &mut State,
        column: u8,
        back: bool,
        w: &mut impl Witness<Event>,
    ) {
        self.spend(s, 6, w);
        self.enter(s, Hero::Kratos, column, back); // an extra move
        w.see(|| Event::Moved { hero: Hero::Kratos, column });
    }

    /// The looked-at cards lie on top, known; each is kept there or goes under.
    pub(super) fn looked(&self, s: &mut State, fortune: &[u8]) {
        self.pop(s);
        let deck = s.upgrades;
        for n in fortune {
            let card = deck.at(n - 1).unwrap_or(NOBODY);
            s.upgrades.take(card);
            // Below what was known to lie on top.
            let known = s.over;
            s.over.clear();
            s.over.push(card);
            known.iter().for_each(|card| s.over.push(*card));
        }
        self.push_sorts(s);
    }

    pub(super) fn push_sorts(&self, s: &mut State) {
        let cards = s.over;
        cards.iter().for_each(|card| self.push(s, Step::Sort(*card)));
    }

    pub(super) fn sort(&self, s: &mut State, choice: Choice) {
        let Step::Sort(card) = self.pop(s) else { return };
        if choice == Choice::Under {
            s.over.take(&card);
            s.under.push(card);
        }
    }
}
