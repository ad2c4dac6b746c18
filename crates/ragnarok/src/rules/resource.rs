//! RAG-T2: the Resource phase, and exchanging.

use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now};
use crate::cards::{Colour, Power, Resource};
use crate::state::{Die, MOST_DICE, Phase, Purpose, State};
use crate::step::Step;
use crate::{Choice, Event, Ragnarok};

impl Ragnarok {
    pub(super) fn begin_resource(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        s.phase = Phase::Resource;
        s.dice.clear();
        let seat = s.active;
        if !self.has_rune(s, seat) {
            let runes = self.power(s, seat, Power::RuneIfNone);
            self.gain_runes(s, seat, runes, w);
        }
        let (more, any) =
            (self.power(s, seat, Power::ResourceDie), self.power(s, seat, Power::Harvest));
        self.push(s, Step::Exchange);
        self.push(s, Step::GatherDice);
        self.push(s, Step::MoreDice(more));
        self.push(s, Step::AnyResource(any));
    }

    /// A die more is yellow or blue (Loki's power).
    pub(super) fn may_add_die(&self, choice: &Choice) -> Legal {
        let Choice::Die(colour) = choice else { return not_now(choice) };
        ensure(*colour != Colour::White, "RAG-P1", "rag-why-no-white")
    }

    pub(super) fn add_die(&self, s: &mut State, choice: Choice) {
        let Choice::Die(colour) = choice else { return };
        self.step_down(s);
        self.put_dice(s, colour, 1);
    }

    pub(super) fn put_dice(&self, s: &mut State, colour: Colour, count: u8) {
        for _ in 0..count {
            if s.dice.len() < MOST_DICE {
                s.dice.push(Die { colour, face: 0 });
            }
        }
    }

    /// One yellow die for each mine, one blue die for each well, rolled together.
    pub(super) fn gather_dice(&self, s: &mut State) {
        self.pop(s);
        let [mines, wells, _] = s.boards[s.active.index()].village;
        self.put_dice(s, Colour::Yellow, mines);
        self.put_dice(s, Colour::Blue, wells);
        s.purpose = Purpose::Resources;
        self.push(s, Step::Roll);
    }

    /// How many of one kind are exchanged for one of another.
    pub(crate) fn rate(&self, s: &State, seat: Seat) -> u8 {
        3 - self.power(s, seat, Power::Exchange).min(1)
    }

    pub(super) fn may_exchange(
        &self,
        s: &State,
        seat: Seat,
        from: Resource,
        to: Resource,
    ) -> Legal {
        let common = from != Resource::Rune && to != Resource::Rune;
        ensure(common && from != to, "RAG-T2", "rag-why-exchange-kinds")?;
        let enough = s.boards[seat.index()].purse[from as usize] >= self.rate(s, seat);
        ensure(enough, "RAG-T2", "rag-why-exchange-rate")
    }

    /// RAG-T11: a rune buys a resource wherever one may exchange.
    pub(super) fn may_buy_with_rune(&self, s: &State, seat: Seat, to: Resource) -> Legal {
        ensure(to != Resource::Rune, "RAG-T11", "rag-why-exchange-kinds")?;
        ensure(self.has_rune(s, seat), "RAG-T11", "rag-why-no-rune")
    }

    pub(super) fn may_trade(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match *choice {
            Choice::Exchange(from, to) => self.may_exchange(s, seat, from, to),
            Choice::RuneFor(to) => self.may_buy_with_rune(s, seat, to),
            Choice::Done => Ok(()),
            _ => not_now(choice),
        }
    }

    pub(super) fn can_trade(&self, s: &State, seat: Seat) -> bool {
        let rate = self.rate(s, seat);
        self.has_rune(s, seat) || s.boards[seat.index()].purse[..3].iter().any(|n| *n >= rate)
    }

    pub(super) fn exchanges(&self, s: &State, add: &mut impl FnMut(Choice)) {
        for from in Resource::COMMON {
            if s.boards[s.active.index()].purse[from as usize] >= 2 {
                Resource::COMMON.into_iter().for_each(|to| add(Choice::Exchange(from, to)));
            }
        }
        if self.has_rune(s, s.active) {
            Resource::COMMON.into_iter().for_each(|to| add(Choice::RuneFor(to)));
        }
    }

    pub(super) fn trades(&self, s: &State, add: &mut impl FnMut(Choice)) {
        self.exchanges(s, add);
        add(Choice::Done);
    }

    pub(super) fn trade(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        match choice {
            Choice::Exchange(from, to) => {
                let rate = self.rate(s, seat);
                let purse = &mut s.boards[seat.index()].purse;
                purse[from as usize] -= rate;
                purse[to as usize] = purse[to as usize].saturating_add(1);
                w.see(|| Event::Exchanged { seat, from, to, count: rate });
            }
            Choice::RuneFor(to) => {
                self.spend_rune(s, seat, w);
                self.gain(s, seat, to, 1, w);
            }
            _ => {
                self.pop(s);
            }
        }
    }

    /// A resource of choice is blood, diamonds or gold.
    pub(super) fn may_take_any(&self, choice: &Choice) -> Legal {
        let Choice::Take(resource) = choice else { return not_now(choice) };
        ensure(*resource != Resource::Rune, "RAG-T3", "rag-why-no-runes")
    }

    pub(super) fn take_any(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Take(resource) = choice else { return };
        self.step_down(s);
        self.gain(s, seat, resource, 1, w);
    }
}
