//! GOW-R1, R2: a round begins, cards are drawn, Mimir joins an ally.

use pieces::{Cards, clockwise};
use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now};
use crate::book::{Hero, NOBODY, Status, Trigger};
use crate::state::{End, Part, State};
use crate::step::Step;
use crate::{Choice, Event, GodOfWar};

impl GodOfWar {
    pub(super) fn begin_round(&self, s: &mut State, w: &mut impl Witness<Event>) {
        if s.round >= self.book.rounds {
            return self.finish(s, End::Late, w); // GOW-Q6
        }
        s.round += 1;
        s.rounds += 1;
        s.part = Part::Other;
        s.turn = s.first;
        w.see(|| Event::RoundBegins { round: s.round });
        let seats = clockwise(s.first, self.seats_count());
        // The step itself stays below: the next round.
        self.push(s, Step::Growth);
        self.push(s, Step::ExtraActivation);
        for seat in seats.clone().rev() {
            self.push(s, Step::SceneActivation(seat));
            self.push(s, Step::Activation(seat));
        }
        self.push(s, Step::Judge);
        let by = self.acting(s);
        self.push(s, Step::Tell(Trigger::Round, NOBODY, by));
        self.push(s, Step::Medium);
        seats.rev().for_each(|seat| self.push(s, Step::Fill(seat)));
    }

    /// How many cards a seat draws up to (GOW-R1, P7).
    pub(crate) fn hand_limit(&self, s: &State, seat: Seat) -> u8 {
        (self.book.hand as i8 + s.player(seat).limit).max(1) as u8
    }

    pub(super) fn fill(&self, s: &mut State, seat: Seat) {
        self.pop(s);
        let lacks = self.hand_limit(s, seat).saturating_sub(s.player(seat).hand.count());
        self.push(s, Step::Draw(seat, lacks));
    }

    /// Draws what is known, rebuilds an empty deck, or ends the draw; whether it did.
    pub(super) fn draws_itself(
        &self,
        s: &mut State,
        seat: Seat,
        count: u8,
        w: &mut impl Witness<Event>,
    ) -> bool {
        let up = self.is_up(s, seat); // GOW-A5: a downed hero draws no cards
        let spent = s.spent;
        let player = s.player_mut(seat);
        if count > 0 && up {
            if let Some(card) = player.top.pop() {
                self.pop(s);
                self.take_cards(s, seat, count, &[card], w);
                let player = s.player_mut(seat);
                if player.hand.has(card) {
                    player.shown.add(card); // all know what lay on top
                }
                return true;
            }
            if !player.deck.is_empty() {
                return self.options.hidden && self.draws_only_unseen(s, seat, count);
            }
            let rested = player.discard.minus(&spent);
            if !rested.is_empty() {
                player.deck = rested; // GOW-R1
                player.discard = player.discard.and(&spent);
                player.shown = player.hand; // what is not in the discard is in the hand
                return true;
            }
        }
        // GOW-R1: stun and poison drawn are not shuffled in until the draw ends.
        let aside = std::mem::take(&mut player.aside);
        player.discard = player.discard.or(&aside);
        self.spend_cards(s, &aside);
        self.pop(s);
        true
    }

    /// Cards discarded in an activation are not shuffled in until it ends (GOW-R1); by the first
    /// rules they were. So no card is used twice in one, and it ends: besides moves, what may be done
    /// again takes a card, or rage, which takes cards. Only a box whose rewards give Petrel back as
    /// much rage as it takes could go round; of ours the largest gives 2 of 5.
    pub(super) fn spend_cards(&self, s: &mut State, cards: &Cards) {
        if s.part != Part::Other && self.rules >= 2 {
            s.spent = s.spent.or(cards);
        }
    }

    pub(super) fn drew(
        &self,
        s: &mut State,
        seat: Seat,
        count: u8,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        if self.options.hidden {
            return self.sifted(s, seat, count, fortune, w);
        }
        self.pop(s);
        let deck = s.player(seat).deck;
        let mut cards = [NOBODY; 32];
        for (slot, n) in cards.iter_mut().zip(fortune) {
            *slot = deck.at(n - 1).unwrap_or(NOBODY);
        }
        let cards = &cards[..fortune.len().min(32)];
        cards.iter().for_each(|card| s.player_mut(seat).deck.take(*card));
        self.take_cards(s, seat, count, cards, w);
    }

    /// Cards come into a hand; stun and poison are resolved at once (GOW-A8).
    pub(super) fn take_cards(
        &self,
        s: &mut State,
        seat: Seat,
        count: u8,
        cards: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        let (mut left, mut poisons) = (count, 0);
        for card in cards {
            match Status::of(*card) {
                Some(status @ (Status::Stun | Status::Poison)) => {
                    s.player_mut(seat).aside.add(*card);
                    w.see(|| Event::DrewStatus { seat, status });
                    match status {
                        Status::Stun => left -= 1, // GOW-A8: no replacement
                        _ => poisons += 1,         // GOW-A8: another card is drawn
                    }
                }
                _ => {
                    s.player_mut(seat).hand.add(*card);
                    left -= 1;
                }
            }
        }
        w.see(|| Event::Drew { seat, count: cards.len() as u8 });
        self.push(s, Step::Draw(seat, left));
        (0..poisons).for_each(|_| self.push(s, Step::WhoSuffers(seat)));
    }

    /// Poison wounds the seat's hero; of two its player chooses (GOW-P5).
    pub(super) fn one_suffers(&self, s: &mut State, seat: Seat) -> bool {
        let mut up = s.bodies_of(seat).filter(|hero| s.body(*hero).is_up());
        let first = up.next();
        if up.next().is_some() {
            return false;
        }
        self.pop(s);
        if let Some(hero) = first {
            self.push(s, Step::Wound(hero, 1));
        }
        true
    }

    pub(super) fn may_suffer(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        let Choice::Suffer(hero) = *choice else { return not_now(choice) };
        let fits = s.body(hero).seat == seat.0 && s.body(hero).is_up();
        ensure(fits, "GOW-P5", "gow-why-not-yours")
    }

    pub(super) fn suffer(&self, s: &mut State, choice: Choice) {
        let Choice::Suffer(hero) = choice else { return };
        self.pop(s);
        self.push(s, Step::Wound(hero, 1));
    }

    /// Whom Mimir can join (GOW-P3).
    fn mediums(&self, s: &State) -> impl Iterator<Item = Hero> + use<> {
        let bodies = s.bodies;
        let others = Hero::ALL.into_iter().filter(|hero| *hero != Hero::Mimir);
        others.filter(move |hero| bodies[*hero as usize].is_up())
    }

    pub(super) fn joins_itself(&self, s: &mut State) -> bool {
        let up = s.body(Hero::Mimir).is_up();
        let mut mediums = self.mediums(s);
        let first = mediums.next().filter(|_| up);
        if first.is_some() && mediums.next().is_some() {
            return false;
        }
        self.pop(s);
        s.medium = first.map_or(NOBODY, |hero| hero as u8);
        s.body_mut(Hero::Mimir).column = NOBODY;
        true
    }

    pub(super) fn may_join(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Medium(hero) = *choice else { return not_now(choice) };
        ensure(self.mediums(s).any(|other| other == hero), "GOW-P3", "gow-why-no-medium")
    }

    pub(super) fn join(&self, s: &mut State, choice: Choice, w: &mut impl Witness<Event>) {
        let Choice::Medium(hero) = choice else { return };
        self.pop(s);
        s.medium = hero as u8;
        s.body_mut(Hero::Mimir).column = NOBODY;
        w.see(|| Event::Joined { hero });
    }

    /// A hero activation begins (GOW-R2).
    pub(super) fn activate(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        self.pop(s);
        (s.part, s.turn) = (Part::Hero, seat);
        s.standing.lift_all();
        s.spent = Cards::NONE; // GOW-R1
        for hero in s.bodies_of(seat) {
            s.body_mut(hero).moved = false;
        }
        w.see(|| Event::Activates { seat });
        self.push(s, Step::Act(seat));
    }
}
