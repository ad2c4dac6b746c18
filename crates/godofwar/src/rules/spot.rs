//! GOW-H11: interaction spots.

use pieces::Cards;
use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now};
use crate::book::{Hero, Line, Symbol, Trigger};
use crate::state::State;
use crate::step::{Moment, Step};
use crate::{Choice, Event, GodOfWar};

impl GodOfWar {
    /// The spot that a choice names, if there is one.
    fn spot(&self, s: &State, at: u8, number: u8) -> Option<(u16, &Line)> {
        if at >= 8 {
            return None;
        }
        let side = self.side(s, at);
        let mut lines = self.book.lines(side.lines);
        lines.nth(number as usize).filter(|(_, line)| line.trigger == Trigger::Spot)
    }

    pub(super) fn may_use_spot(
        &self,
        s: &State,
        seat: Seat,
        hero: Hero,
        at: u8,
        number: u8,
    ) -> Legal {
        self.may_use(s, seat, hero)?;
        let Some((_, line)) = self.spot(s, at, number) else {
            return ensure(false, "GOW-H11", "gow-why-no-spot");
        };
        ensure(s.column_of(hero) == at % 4, "GOW-H11", "gow-why-other-column")?;
        let used = s.spots[at as usize].fired >> number & 1 == 1;
        ensure(!(line.once && used), "GOW-H11", "gow-why-used")?;
        ensure(self.holds(s, line.condition), "GOW-H11", "gow-why-condition")?;
        let payable = self.payable(&s.player(seat).hand, &line.cost);
        ensure(payable, "GOW-H11", "gow-why-cannot-pay")
    }

    /// Whether cards can pay for symbols, each card for one.
    fn payable(&self, hand: &Cards, cost: &[Symbol]) -> bool {
        let Some((first, rest)) = cost.split_first().filter(|(first, _)| **first != Symbol::None)
        else {
            return true;
        };
        hand.iter().filter(|card| self.book.cards[*card as usize].pays(*first)).any(|card| {
            let mut left = *hand;
            left.take(card);
            self.payable(&left, rest)
        })
    }

    pub(super) fn begin_spot(
        &self,
        s: &mut State,
        by: Hero,
        at: u8,
        number: u8,
        w: &mut impl Witness<Event>,
    ) {
        let Some(line) = self.spot(s, at, number).map(|(n, _)| n) else { return };
        w.see(|| Event::UsedSpot { hero: by, at });
        s.spots[at as usize].fired |= 1 << number;
        self.push(s, Step::Pay { by, at, line, paid: 0 });
    }

    pub(super) fn may_pay(
        &self,
        s: &State,
        seat: Seat,
        line: u16,
        paid: u8,
        choice: &Choice,
    ) -> Legal {
        let Choice::Pay(card) = *choice else { return not_now(choice) };
        let hand = s.player(seat).hand;
        ensure(hand.has(card), "GOW-H11", "gow-why-not-in-hand")?;
        let cost = &self.book.lines[line as usize].cost[paid as usize..];
        let pays = self.book.cards[card as usize].pays(cost[0]);
        ensure(pays, "GOW-H11", "gow-why-other-symbol")?;
        let mut left = hand;
        left.take(card);
        ensure(self.payable(&left, &cost[1..]), "GOW-H11", "gow-why-cannot-pay")
    }

    pub(super) fn pay(&self, s: &mut State, seat: Seat, choice: Choice) {
        let (Step::Pay { by, at, line, paid }, Choice::Pay(card)) = (self.pop(s), choice) else {
            return;
        };
        self.discard(s, seat, card); // GOW-F5: crystals too
        let spot = &self.book.lines[line as usize];
        let more = spot.cost.get(paid as usize + 1).is_some_and(|next| *next != Symbol::None);
        if more {
            return self.push(s, Step::Pay { by, at, line, paid: paid + 1 });
        }
        self.open_window(s, Moment::Between);
        self.push(s, Step::Judge);
        let (from, to) = spot.effects;
        self.push(s, Step::Effects { at, by, from, to });
    }
}
