//! Dwarves of Svartalfheim: Call to Arms (VAL-X21), and what dwarves do when they are activated
//! (VAL-X24 to X27).

use tabletop::{Seat, Seats, Witness};

use super::{Legal, ensure, not_now};
use crate::cards::{NOBODY, Power, Tactic, Trait};
use crate::feat::Feat;
use crate::options::Edition;
use crate::state::State;
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

impl Valhalla {
    /// Whether a side could play Call to Arms, by what all know.
    pub(crate) fn could_call(&self, s: &State, seat: Seat) -> bool {
        let cards = s.boards[seat.index()].cards;
        self.options.with.dwarves && cards > 0 && self.topmost(s).is_some()
    }

    pub(crate) fn may_call(&self, s: &State, seat: Seat, card: u8, die: u8) -> Legal {
        ensure(s.boards[seat.index()].hand.has(card), "VAL-X21", "val-why-not-in-hand")?;
        let call = self.deck.tactic(card) == Some(Tactic::CallToArms);
        ensure(call, "VAL-B1", "val-why-not-before")?;
        self.dread_allows(s, Some(Tactic::CallToArms))?; // VAL-M15
        ensure(die == NOBODY, "VAL-X21", "val-why-takes-no-die")?;
        ensure(self.topmost(s).is_some(), "VAL-X21", "val-why-no-discarded-warrior")
    }

    /// VAL-X21: the first warrior from the top of the discard joins; VAL-T6 applies, and Tyr may
    /// go with it (VAL-X28).
    pub(crate) fn call(&self, s: &mut State, seat: Seat, card: u8, w: &mut impl Witness<Event>) {
        s.lose(seat, card);
        s.battle.played.push(card);
        w.see(|| Event::PlayedTactic { seat, card });
        let Some(at) = self.topmost(s) else { return };
        let warrior = s.discard.remove(at);
        w.see(|| Event::Called { seat, card: warrior });
        self.admit(s, seat, &[warrior]);
    }

    /// What a warrior's ability does at the moment it is activated (VAL-B5).
    pub(crate) fn on_activation(&self, s: &mut State, side: usize, slot: usize) {
        let card = self.fighter_at(s, side, slot);
        let Some(warrior) = self.deck.warrior(card) else { return };
        // VAL-E5: in Ragnarök there is no opponent, and strength is nothing.
        if s.battle.is_ragnarok() {
            return;
        }
        // A Monster has neither squad nor hand (VAL-X24, X26).
        if s.battle.is_hunt() && warrior.ability != Trait::Sacrifice {
            return;
        }
        let (side, slot) = (side as u8, slot as u8);
        let feat = match warrior.ability {
            // VAL-X24: in attack only, not against a squad of one.
            Trait::Block if side == 0 && s.boards[s.battle.defender.index()].squad_size() > 1 => {
                Feat::Block
            }
            Trait::Disarm => Feat::Disarm(1 - side), // VAL-X26
            Trait::Sacrifice => Feat::Sacrifice { side, slot }, // VAL-X27
            _ => return,
        };
        self.push(s, Step::Feat(feat));
    }

    /// The defender's warriors that are not blocked yet.
    fn unblocked(&self, s: &State) -> u8 {
        let warriors = s.boards[s.battle.defender.index()].warriors();
        warriors.fold(0, |mask, (slot, _)| mask | 1 << slot) & !s.battle.extras.blocked
    }

    pub(crate) fn may_block(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Block(slot) = *choice else { return not_now(choice) };
        let fits = slot < 6 && self.unblocked(s) >> slot & 1 == 1;
        ensure(fits, "VAL-X24", "val-why-empty-slot")
    }

    pub(crate) fn block(&self, s: &mut State, choice: Choice, w: &mut impl Witness<Event>) {
        let Choice::Block(slot) = choice else { return };
        self.pop(s);
        s.battle.extras.blocked |= 1 << slot;
        let (seat, foe) = (s.battle.attacker, s.battle.defender);
        let card = s.boards[foe.index()].squad[slot as usize];
        w.see(|| Event::Blocked { seat, card });
    }

    pub(crate) fn block_the_only(&self, s: &mut State, w: &mut impl Witness<Event>) -> bool {
        let mask = self.unblocked(s);
        match mask.count_ones() {
            0 => _ = self.pop(s),
            1 => self.block(s, Choice::Block(mask.trailing_zeros() as u8), w),
            _ => return false,
        }
        true
    }

    /// How many warriors a side holds back after the battle: one by each that was activated, the
    /// partner's among them (VAL-X25, X39).
    pub(crate) fn deniers(&self, s: &State, side: usize) -> u8 {
        let denies = self.activated(s, side).filter(|warrior| warrior.ability == Trait::Deny);
        denies.count() as u8
    }

    /// Whether warriors of a side that lost might still go to Valhalla after this battle.
    pub(crate) fn loser_may_send(&self, s: &State, side: usize) -> bool {
        let honour = self.power(s, s.battle.seat(side), Power::LastHonour) > 0;
        honour || self.options.with.loki
    }

    /// The opponent's warriors that a side may hold back.
    fn deniable(&self, s: &State, side: usize) -> u8 {
        let foe = 1 - side;
        let extras = &s.battle.extras;
        // VAL-X25: by the Russian book one of those about to go, by the Polish any activated one.
        let among = match self.options.edition {
            Edition::Ru => extras.going[foe],
            Edition::Pl => s.battle.sides[foe].activated,
        };
        // VAL-X17: who is on the road cannot be stopped.
        let road = if foe == 0 { extras.road } else { 0 };
        let warriors = s.boards[s.battle.seat(foe).index()].warriors();
        let there = warriors.fold(0, |mask, (slot, _)| mask | 1 << slot);
        among & there & !extras.denied[foe] & !road
    }

    pub(crate) fn may_deny(&self, s: &State, side: usize, choice: &Choice) -> Legal {
        let Choice::Deny(slot) = *choice else { return not_now(choice) };
        let fits = slot < 6 && self.deniable(s, side) >> slot & 1 == 1;
        ensure(fits, "VAL-X25", "val-why-cannot-deny")
    }

    pub(crate) fn deny(
        &self,
        s: &mut State,
        side: usize,
        left: u8,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Deny(slot) = choice else { return };
        self.pop(s);
        let foe = 1 - side;
        s.battle.extras.denied[foe] |= 1 << slot;
        let seat = s.battle.seat(side);
        let card = s.boards[s.battle.seat(foe).index()].squad[slot as usize];
        w.see(|| Event::Denied { seat, card });
        if left > 1 {
            self.push(s, Step::Feat(Feat::Deny { side: side as u8, left: left - 1 }));
        }
    }

    pub(crate) fn deny_the_only(
        &self,
        s: &mut State,
        side: usize,
        left: u8,
        w: &mut impl Witness<Event>,
    ) -> bool {
        let mask = self.deniable(s, side);
        match mask.count_ones() {
            0 => _ = self.pop(s),
            1 => self.deny(s, side, left, Choice::Deny(mask.trailing_zeros() as u8), w),
            _ => return false,
        }
        true
    }

    /// What counts as a tactic (VAL-X26): missions do; Thor's cards by the Polish book only.
    pub(crate) fn is_tactic(&self, card: u8) -> bool {
        let by_thor = self.options.edition == Edition::Pl && self.deck.thor.has(card);
        self.deck.tactics.has(card) || by_thor
    }

    /// VAL-X26: a tactic of its choice, or the hand is shown.
    pub(crate) fn may_give_up(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        let hand = &s.boards[seat.index()].hand;
        match *choice {
            Choice::Discard(card) => {
                ensure(hand.has(card), "VAL-X26", "val-why-not-in-hand")?;
                ensure(self.is_tactic(card), "VAL-X26", "val-why-not-a-tactic")
            }
            Choice::Show => {
                let none = !hand.iter().any(|card| self.is_tactic(card));
                ensure(none, "VAL-X26", "val-why-has-tactic")
            }
            _ => not_now(choice),
        }
    }

    pub(crate) fn give_up(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        if let Choice::Discard(card) = choice {
            s.lose(seat, card);
            s.discard.push(card);
            w.see(|| Event::Disarmed { seat, card });
            return;
        }
        let all = Seats::first(self.seats_count());
        s.boards[seat.index()].hand.iter().for_each(|card| s.secrets.show(card, all));
        w.see(|| Event::ShowedNoTactic { seat });
    }

    pub(crate) fn may_sacrifice(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Sacrifice(card) => {
                ensure(s.boards[seat.index()].hand.has(*card), "VAL-X27", "val-why-not-in-hand")
            }
            _ => not_now(choice),
        }
    }

    /// VAL-X27: face down: the others forget which cards of that hand they knew.
    pub(crate) fn sacrifice(
        &self,
        s: &mut State,
        side: usize,
        slot: usize,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        let Choice::Sacrifice(card) = choice else { return };
        let seat = s.battle.seat(side);
        s.secrets.forget(&s.boards[seat.index()].hand, Seats::only(seat));
        s.lose(seat, card);
        s.battle.extras.beside[side][slot] = card;
        w.see(|| Event::Sacrificed { seat, card });
    }

    /// VAL-X27: after the battle to the discard, face up, the attacker's first (VAL-S14).
    pub(crate) fn uncover(&self, s: &mut State, w: &mut impl Witness<Event>) {
        for side in [0, 1] {
            let seat = s.battle.seat(side);
            for slot in 0..s.battle.extras.beside[side].len() {
                let card = s.battle.extras.beside[side][slot];
                if card != NOBODY {
                    s.discard.push(card);
                    w.see(|| Event::Uncovered { seat, card });
                }
            }
        }
    }
}
