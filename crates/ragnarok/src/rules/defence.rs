//! RAG-T7, M1: the defence, and what follows a successful one.

use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now};
use crate::cards::{Card, Ploy, Power, Resource};
use crate::state::{Assault, Cause, State};
use crate::step::Step;
use crate::{Choice, Event, Ragnarok};

impl Ragnarok {
    /// The attack comes to one target: it defends, then its ally may help (RAG-M1).
    pub(super) fn versus(&self, s: &mut State, target: Seat) {
        self.pop(s);
        s.attack.target = target;
        s.attack.defence = self.power(s, target, Power::Defence);
        self.push(s, Step::Compare);
        if self.is_ap(target) {
            return self.push(s, Step::ApDefend);
        }
        if let Some(ally) = self.ally(target) {
            self.push(s, Step::Defend(ally));
        }
        self.push(s, Step::Defend(target));
    }

    /// Whether, by what all know, a seat could add to the defence.
    pub(super) fn defence_opens(&self, s: &State, seat: Seat) -> bool {
        let board = &s.boards[seat.index()];
        let tokens = || board.kept().any(|token| self.token_strength(token) > 0);
        let could = board.may_fight() || self.has_rune(s, seat) || tokens();
        s.standing.asks(seat, could, true, false)
    }

    pub(super) fn may_defend(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match *choice {
            Choice::Defend(card) => {
                let mine = s.boards[seat.index()].hand.has(card);
                ensure(mine, "RAG-T7", "rag-why-not-in-hand")?;
                ensure(self.deck.defences.has(card), "RAG-T7", "rag-why-no-defence")
            }
            Choice::Done | Choice::PassTurn => Ok(()),
            _ => self.may_strengthen(s, seat, choice),
        }
    }

    pub(super) fn defences(&self, s: &State, seat: Seat, add: &mut impl FnMut(Choice)) {
        [Choice::Done, Choice::PassTurn].into_iter().for_each(&mut *add);
        let hand = s.boards[seat.index()].hand.and(&self.deck.defences);
        hand.iter().map(Choice::Defend).for_each(&mut *add);
        self.strengths(s, seat, add);
    }

    pub(super) fn defend(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let more = match choice {
            Choice::Defend(card) => {
                self.lose_card(s, seat, card);
                s.played.add(card);
                s.boards[seat.index()].count.used.add(card);
                w.see(|| Event::Defended { seat, card });
                match self.deck.cards[card as usize] {
                    Card::Defence(value) => value,
                    _ => 0,
                }
            }
            Choice::PassTurn => {
                s.standing.pass(seat);
                self.pop(s);
                0
            }
            Choice::Done => {
                self.pop(s);
                0
            }
            _ => self.strengthen(s, seat, choice, w),
        };
        s.attack.defence = s.attack.defence.saturating_add(more);
    }

    /// The defence succeeded: runes (never for a being, RAG-K2), powers, ploys.
    pub(super) fn defended(&self, s: &mut State, w: &mut impl Witness<Event>) {
        let Assault { attacker, target: seat, .. } = s.attack;
        if !s.attack.slays() {
            self.gain_runes(s, seat, 1, w); // RAG-T11, A5; RAG-M1: a helper gets none
        }
        let fumble = self.power(s, seat, Power::Fumble);
        if fumble > 0 {
            self.push(s, Step::DestroyCards(attacker, fumble));
        }
        let loot = self.power(s, seat, Power::Plunder);
        if loot > 0 {
            self.push(s, Step::Plunder(loot));
        }
        if self.power(s, seat, Power::Recall) > 0 && !s.once.tyr.has(seat) {
            s.once.tyr = s.once.tyr.with(seat);
            self.push(s, Step::Recall(seat));
        }
        self.push(s, Step::Answer);
    }

    /// RAG-P2: Agir and Fresh Blood, which all see standing.
    pub(super) fn answer_opens(&self, s: &State) -> bool {
        let seat = s.attack.target;
        let answers = |card: u8| self.deck.ploy(card).is_some_and(Ploy::is_answer);
        let could = !self.is_ap(seat) && s.boards[seat.index()].upright.iter().any(answers);
        s.standing.asks(seat, could, true, false)
    }

    pub(super) fn may_answer(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match *choice {
            Choice::Done | Choice::PassTurn => Ok(()),
            Choice::Use(card) => {
                let upright = s.boards[seat.index()].upright.has(card);
                ensure(upright, "RAG-T4", "rag-why-not-upright")?;
                let answers = self.deck.ploy(card).is_some_and(Ploy::is_answer);
                ensure(answers, "RAG-T4", "rag-why-other-phase")
            }
            _ => not_now(choice),
        }
    }

    pub(super) fn answer_attack(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let card = match choice {
            Choice::Use(card) => card,
            _ => {
                if choice == Choice::PassTurn {
                    s.standing.pass(seat);
                }
                self.pop(s);
                return;
            }
        };
        self.use_ploy(s, seat, card, w);
        match self.deck.ploy(card) {
            Some(Ploy::FreshBlood(count)) => {
                self.gain_followers(s, seat, count, Cause::Ploy, w);
            }
            Some(Ploy::StealBack(count)) => {
                let attacker = s.attack.attacker;
                let lost = self.lose_followers(s, attacker, count, Cause::Theft, w);
                self.gain_followers(s, seat, lost, Cause::Ploy, w);
            }
            _ => {}
        }
    }

    /// What the attacker of a failed attack can be made to give; the AP gives from the supply
    /// (RAG-A5).
    fn plunderable(&self, s: &State, resource: Resource) -> bool {
        let from = s.attack.attacker;
        resource != Resource::Rune
            && (self.is_ap(from) || s.boards[from.index()].purse[resource as usize] > 0)
    }

    pub(super) fn can_plunder(&self, s: &State, left: u8) -> bool {
        left > 0 && Resource::COMMON.into_iter().any(|kind| self.plunderable(s, kind))
    }

    pub(super) fn may_plunder(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Take(kind) = *choice else { return not_now(choice) };
        ensure(self.plunderable(s, kind), "RAG-P1", "rag-why-has-none")
    }

    pub(super) fn plunder(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Take(resource) = choice else { return };
        self.step_down(s);
        self.take_from(s, seat, s.attack.attacker, resource, w);
    }

    /// A resource goes from one to the other; from the AP's supply, or to it (RAG-A2, A5).
    pub(super) fn take_from(
        &self,
        s: &mut State,
        seat: Seat,
        from: Seat,
        resource: Resource,
        w: &mut impl Witness<Event>,
    ) {
        if !self.is_ap(from) {
            s.boards[from.index()].purse[resource as usize] -= 1;
        }
        if !self.is_ap(seat) {
            let purse = &mut s.boards[seat.index()].purse[resource as usize];
            *purse = purse.saturating_add(1);
        }
        w.see(|| Event::Stole { seat, from, resource, count: 1 });
    }
}
