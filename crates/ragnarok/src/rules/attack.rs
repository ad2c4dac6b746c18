//! RAG-T7, T8: who attacks, with what, and how it is decided.

use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now, refuse};
use crate::cards::{Attack, NOBODY, Ploy, Power, Treasure};
use crate::state::{Assault, Cause, Phase, State};
use crate::step::Step;
use crate::{Choice, Event, Ragnarok};

impl Ragnarok {
    pub(super) fn begin_attack_phase(&self, s: &mut State) {
        self.pop(s);
        s.phase = Phase::Attack;
        if self.options.ap.is_some() {
            return self.push(s, Step::ApStrike); // RAG-A2
        }
        let seats = self.seats_count();
        for seat in pieces::clockwise(s.active, seats).rev() {
            // RAG-M1: nobody attacks in an ally's Attack phase.
            if seat != s.active && self.ally(s.active) != Some(seat) {
                self.push(s, Step::Strike(seat));
            }
        }
    }

    /// Whether, by what all know, a seat may have an attack card.
    pub(super) fn may_have_attack(&self, s: &State, seat: Seat) -> bool {
        s.boards[seat.index()].may_fight()
    }

    fn may_use_attack(&self, s: &State, seat: Seat, card: u8) -> Legal {
        ensure(s.boards[seat.index()].hand.has(card), "RAG-T7", "rag-why-not-in-hand")?;
        ensure(self.deck.attacks.has(card), "RAG-T7", "rag-why-no-attack")
    }

    pub(super) fn may_strike(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match *choice {
            Choice::Attack(card) => self.may_use_attack(s, seat, card),
            Choice::Slay(area, card) => {
                // RAG-A1: not in solo.
                ensure(self.options.ap.is_none(), "RAG-A1", "rag-why-no-slaying")?;
                self.may_use_attack(s, seat, card)?;
                let Some(land) = s.areas.get(area as usize) else {
                    return refuse("RAG-T8", "rag-why-no-area");
                };
                ensure(land.lives(), "RAG-K2", "rag-why-destroyed")?;
                ensure(land.temples(s.active) > 0, "RAG-T8", "rag-why-no-temple-there")
            }
            Choice::Pass => Ok(()),
            _ => not_now(choice),
        }
    }

    pub(super) fn strikes(&self, s: &State, seat: Seat, add: &mut impl FnMut(Choice)) {
        add(Choice::Pass);
        for card in s.boards[seat.index()].hand.and(&self.deck.attacks).iter() {
            add(Choice::Attack(card));
            for (area, land) in s.areas.iter().enumerate() {
                if land.temples(s.active) > 0 {
                    add(Choice::Slay(area as u8, card));
                }
            }
        }
    }

    pub(super) fn strike(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        let (card, area) = match choice {
            Choice::Attack(card) => (card, NOBODY),
            Choice::Slay(area, card) => (card, area),
            _ => return w.see(|| Event::AttackPassed { seat }),
        };
        let Some(attack) = self.deck.attack(card) else { return };
        self.lose_card(s, seat, card);
        s.played.add(card);
        s.boards[seat.index()].count.used.add(card);
        let target = s.active;
        s.once.ap_attacked |= self.is_ap(target);
        match s.areas.get(area as usize).map(|land| land.being) {
            Some(being) => w.see(|| Event::AttackedBeing { seat, being, card }),
            None => w.see(|| Event::Attacked { seat, target, card }),
        }
        self.begin_attack(s, seat, card, attack, area);
        s.attack.attack += self.power(s, seat, Power::Attack);
        if attack.effect.ruins() || area != NOBODY {
            s.attack.attack += self.power(s, seat, Power::Ruin);
        }
        self.push(s, Step::Bonus);
    }

    /// An attack on the active player or a being begins; bonuses come before its targets.
    pub(super) fn begin_attack(
        &self,
        s: &mut State,
        attacker: Seat,
        card: u8,
        attack: Attack,
        being: u8,
    ) {
        s.attacks += 1;
        s.attack = Assault {
            on: true,
            attacker,
            card,
            effect: attack.effect,
            all: attack.all && being == NOBODY, // RAG-K1: it hits only the being
            being,
            attack: attack.value,
            target: s.active,
            ..Assault::NONE
        };
        self.push(s, Step::EndAttack);
        self.push(s, Step::Targets);
    }

    /// Whether, by what all know, the attacker can add anything.
    pub(super) fn bonus_opens(&self, s: &State) -> bool {
        let seat = s.attack.attacker;
        let board = &s.boards[seat.index()];
        let ploy = |card: u8| self.deck.ploy(card).is_some_and(|ploy| self.bonus(s, ploy) > 0);
        self.has_rune(s, seat)
            || board.upright.iter().any(ploy)
            || board.kept().any(|token| self.token_strength(token) > 0)
    }

    /// What a kept treasure adds to an attack or a defence (RAG-P4).
    pub(super) fn token_strength(&self, token: u8) -> u8 {
        match self.deck.treasures.get(token as usize) {
            Some(Treasure::Strength(n)) => *n,
            _ => 0,
        }
    }

    /// What a rune adds to an attack or a defence (RAG-T11; Thrym's second power).
    pub(super) fn rune_strength(&self, s: &State, seat: Seat) -> u8 {
        2 + self.power(s, seat, Power::RuneStrength)
    }

    /// Runes and treasures add to attack and defence alike.
    pub(super) fn may_strengthen(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match *choice {
            Choice::Rune => ensure(self.has_rune(s, seat), "RAG-T11", "rag-why-no-rune"),
            Choice::Token(token) => {
                let mine = s.boards[seat.index()].kept().any(|kept| kept == token);
                ensure(mine, "RAG-P4", "rag-why-no-token")?;
                ensure(self.token_strength(token) > 0, "RAG-P4", "rag-why-other-phase")
            }
            _ => not_now(choice),
        }
    }

    /// Spends a rune or a treasure, and tells what it adds.
    pub(super) fn strengthen(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) -> u8 {
        match choice {
            Choice::Rune => {
                self.spend_rune(s, seat, w);
                self.rune_strength(s, seat)
            }
            Choice::Token(token) => {
                self.use_token(s, seat, token, w);
                self.token_strength(token)
            }
            _ => 0,
        }
    }

    pub(super) fn may_add_bonus(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match *choice {
            Choice::Use(card) => {
                let upright = s.boards[seat.index()].upright.has(card);
                ensure(upright, "RAG-T4", "rag-why-not-upright")?;
                let ploy = self.deck.ploy(card);
                let rule = if s.attack.slays() { "RAG-K1" } else { "RAG-P2" };
                ensure(ploy.is_some_and(|p| self.bonus(s, p) > 0), rule, "rag-why-no-bonus")
            }
            Choice::Done => Ok(()),
            _ => self.may_strengthen(s, seat, choice),
        }
    }

    pub(super) fn bonuses(&self, s: &State, seat: Seat, add: &mut impl FnMut(Choice)) {
        add(Choice::Done);
        s.boards[seat.index()].upright.iter().map(Choice::Use).for_each(&mut *add);
        self.strengths(s, seat, add);
    }

    pub(super) fn strengths(&self, s: &State, seat: Seat, add: &mut impl FnMut(Choice)) {
        add(Choice::Rune);
        s.boards[seat.index()].kept().map(Choice::Token).for_each(add);
    }

    pub(super) fn add_bonus(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        match choice {
            Choice::Use(card) => {
                let more = self.deck.ploy(card).map_or(0, |ploy| self.bonus(s, ploy));
                self.use_ploy(s, seat, card, w);
                s.attack.attack = s.attack.attack.saturating_add(more);
            }
            Choice::Done => {
                self.pop(s);
            }
            _ => {
                let more = self.strengthen(s, seat, choice, w);
                s.attack.attack = s.attack.attack.saturating_add(more);
            }
        }
    }

    /// RAG-T9: a card that hits all comes to each other player, not the ally, from the active one.
    pub(super) fn name_targets(&self, s: &mut State) {
        self.pop(s);
        let attacker = s.attack.attacker;
        if !s.attack.all || self.options.ap.is_some() {
            return self.push(s, Step::Versus(s.active));
        }
        for seat in pieces::clockwise(s.active, self.seats_count()).rev() {
            if seat != attacker && self.ally(attacker) != Some(seat) {
                self.push(s, Step::Versus(seat));
            }
        }
    }

    /// RAG-T7: higher than the defence succeeds, otherwise the defence succeeded.
    pub(super) fn compare(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let Assault { attacker: seat, target, attack, defence, .. } = s.attack;
        let won = attack > defence;
        w.see(|| Event::Compared { seat, target, attack, defence, won });
        match (won, s.attack.slays()) {
            (false, _) => self.defended(s, w),
            (true, true) => self.wound_being(s, attack - defence, w),
            (true, false) => self.succeeded(s, w),
        }
    }

    /// The attack on a player succeeded: the effect, runes and powers.
    fn succeeded(&self, s: &mut State, w: &mut impl Witness<Event>) {
        let Assault { attacker: seat, target, .. } = s.attack;
        let first = !std::mem::replace(&mut s.attack.won, true);
        self.effect(s, w);
        if first {
            self.gain_runes(s, seat, 1, w); // RAG-T11, A5
        }
        let wound = self.power(s, seat, Power::Wound);
        self.lose_followers(s, target, wound, Cause::Attack, w);
        if !s.once.thor.has(seat) {
            let more = self.power(s, seat, Power::AttackFollowers);
            if more > 0 {
                s.once.thor = s.once.thor.with(seat);
                self.gain_followers(s, seat, more, Cause::Power, w);
            }
        }
    }

    pub(super) fn end_attack(&self, s: &mut State) {
        self.pop(s);
        let Assault { attacker: seat, won, .. } = s.attack;
        self.clear_played(s);
        s.succeeded = won;
        s.boards[seat.index()].count.attacks[!won as usize] += 1;
        s.attack = Assault { on: false, ..s.attack };
        if !self.is_ap(seat) {
            self.push(s, Step::Again(seat));
        }
    }

    /// RAG-P2, Viking Army: all see that one stands upright.
    pub(super) fn again_opens(&self, s: &State, seat: Seat) -> bool {
        let board = &s.boards[seat.index()];
        let army = |card: u8| self.deck.ploy(card) == Some(Ploy::Army);
        board.may_fight() && board.upright.iter().any(army)
    }

    pub(super) fn may_attack_again(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        let board = &s.boards[seat.index()];
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Use(card) => {
                ensure(board.upright.has(card), "RAG-T4", "rag-why-not-upright")?;
                let army = self.deck.ploy(card) == Some(Ploy::Army);
                ensure(army, "RAG-T4", "rag-why-other-phase")?;
                let another = !board.hand.and(&self.deck.attacks).is_empty();
                ensure(another, "RAG-T7", "rag-why-no-other-attack")
            }
            _ => not_now(choice),
        }
    }

    pub(super) fn attack_again(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        if let Choice::Use(card) = choice {
            self.use_ploy(s, seat, card, w);
            self.clear_played(s);
            self.push(s, Step::Strike(seat));
        }
    }
}
