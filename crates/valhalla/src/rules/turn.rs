//! The turn (VAL-T): four actions and those of Jarls, placing warriors, drawing cards.

use pieces::Cards;
use tabletop::{Seat, Seats, Witness};

use super::{Legal, ensure, not_now, refuse};
use crate::cards::{NOBODY, Power};
use crate::feat::Feat;
use crate::hunt::{Foe, HuntStep};
use crate::state::{State, Trigger};
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

/// Weapon symbols on two warriors played together (VAL-T3).
const PAIR_LIMIT: u8 = 3;

impl Valhalla {
    /// VAL-T1: one action, then draw.
    pub(crate) fn begin_turn(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        s.active = seat;
        s.turns += 1;
        s.standing.lift(seat);
        self.push(s, Step::EndTurn);
        if self.hunts() {
            // VAL-M3: part A, part B, Monster phase.
            let [prowl, after_a] = [HuntStep::Prowl, HuntStep::AfterA].map(Step::Hunt);
            [prowl, Step::PartB, after_a].into_iter().for_each(|step| self.push(s, step));
        } else {
            self.push(s, Step::PartB);
        }
        self.push(s, Step::Action);
        w.see(|| Event::TurnBegins { seat });
        self.king_gains(s, seat, w);
    }

    /// What might be done as an action.
    pub(crate) fn actions(&self, s: &State, seat: Seat, add: &mut impl FnMut(Choice)) {
        let warriors = s.boards[seat.index()].hand.and(&self.deck.warriors);
        warriors.iter().for_each(|card| add(Choice::Play(card)));
        // A warrior that leaves no symbol for another is in no pair: most hands are full of those.
        let light = self.deck.light[self.pair_limit(s, seat) as usize - 1];
        each_pair(warriors.and(&light), |a, b| add(Choice::Pair(a, b)));
        if self.power(s, seat, Power::PlayTwo) > 0 {
            each_pair(warriors, |a, b| add(Choice::Muster(a, b)));
        }
        if self.power(s, seat, Power::Salvage) > 0 {
            add(Choice::Salvage);
        }
        Seat::all(self.seats_count()).for_each(|target| add(Choice::Attack(target)));
        add(Choice::Slay);
        add(Choice::Draw);
    }

    pub(crate) fn may_act(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match *choice {
            Choice::Play(card) => self.may_play(s, seat, card),
            Choice::Pair(a, b) => {
                self.may_play_both(s, seat, a, b)?;
                // VAL-T3: at most three weapon symbols together, or what a Jarl allows.
                let limit = self.pair_limit(s, seat);
                ensure(self.symbols(a) + self.symbols(b) <= limit, "VAL-T3", "val-why-too-heavy")
            }
            Choice::Muster(a, b) => {
                let allowed = self.power(s, seat, Power::PlayTwo) > 0;
                ensure(allowed, "VAL-J3", "val-why-no-ability")?;
                self.may_play_both(s, seat, a, b)
            }
            Choice::Salvage => {
                let allowed = self.power(s, seat, Power::Salvage) > 0;
                ensure(allowed, "VAL-J1", "val-why-no-ability")?;
                // VAL-T7, T8: an empty squad leaves only actions 1 and 2, or 4.
                ensure(s.boards[seat.index()].squad_size() > 0, "VAL-T7", "val-why-must-play")?;
                ensure(self.topmost(s).is_some(), "VAL-J1", "val-why-no-discarded-warrior")
            }
            Choice::Attack(target) => self.may_attack(s, seat, target),
            Choice::Slay => self.may_slay(s, seat),
            Choice::Draw => self.must_not_play(s, seat),
            _ => not_now(choice),
        }
    }

    fn pair_limit(&self, s: &State, seat: Seat) -> u8 {
        self.power(s, seat, Power::PairLimit).max(PAIR_LIMIT)
    }

    fn may_play(&self, s: &State, seat: Seat, card: u8) -> Legal {
        let board = &s.boards[seat.index()];
        ensure(board.hand.has(card), "VAL-T2", "val-why-not-in-hand")?;
        ensure(self.deck.warriors.has(card), "VAL-T2", "val-why-not-a-warrior")
    }

    fn may_play_both(&self, s: &State, seat: Seat, a: u8, b: u8) -> Legal {
        ensure(a < b, "VAL-T3", "val-why-two-different")?;
        self.may_play(s, seat, a)?;
        self.may_play(s, seat, b)
    }

    /// VAL-T7: who has no warrior in its squad but one in hand must play.
    fn must_not_play(&self, s: &State, seat: Seat) -> Legal {
        let board = &s.boards[seat.index()];
        let must = board.squad_size() == 0 && !board.hand.and(&self.deck.warriors).is_empty();
        ensure(!must, "VAL-T7", "val-why-must-play")
    }

    fn may_attack(&self, s: &State, seat: Seat, target: Seat) -> Legal {
        ensure(target.0 < self.seats_count(), "VAL-T4", "val-why-no-such-player")?;
        ensure(target != seat, "VAL-T4", "val-why-yourself")?;
        ensure(!self.hunts(), "VAL-M16", "val-why-companion")?;
        self.may_turn_against(seat, target)?;
        let (own, foe) = (&s.boards[seat.index()], &s.boards[target.index()]);
        ensure(own.squad_size() > 0, "VAL-T7", "val-why-no-warriors")?;
        ensure(foe.squad_size() > 0, "VAL-T9", "val-why-target-no-warriors")?;
        ensure(foe.own > 0, "VAL-T9", "val-why-target-no-shields")
    }

    /// Weapon symbols on a warrior (VAL-T3).
    pub(crate) fn symbols(&self, card: u8) -> u8 {
        self.deck.symbols[card as usize]
    }

    /// Where the topmost warrior of the discard lies.
    pub(crate) fn topmost(&self, s: &State) -> Option<usize> {
        s.discard.iter().rposition(|card| self.deck.warriors.has(*card))
    }

    pub(crate) fn take_action(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        match choice {
            Choice::Play(card) => self.bring(s, seat, &[card]),
            Choice::Pair(a, b) | Choice::Muster(a, b) => self.bring(s, seat, &[a, b]),
            Choice::Salvage => self.salvage(s, seat, w),
            Choice::Attack(target) => self.begin_battle(s, seat, target, w),
            Choice::Slay => self.begin_hunt(s, seat, Foe::Prey, w),
            Choice::Draw => {
                let board = &s.boards[seat.index()];
                let hand = board.hand;
                // VAL-T8: no warrior in squad or hand: the hand is shown to all.
                if board.squad_size() == 0 && hand.and(&self.deck.warriors).is_empty() {
                    let all = Seats::first(self.seats_count());
                    hand.iter().for_each(|card| s.secrets.show(card, all));
                    w.see(|| Event::ShowedHand { seat });
                }
                // VAL-T5; three with both decks (VAL-X20).
                let with = &self.options.with;
                let cards = if with.valkyries && with.dwarves { 3 } else { 2 };
                let count = self.power(s, seat, Power::DrawMoreA).max(cards);
                let keep = self.power(s, seat, Power::KeepMore).max(1);
                self.push(s, Step::Draw { count, keep });
            }
            _ => {}
        }
    }

    /// Warriors leave the hand for the squad.
    fn bring(&self, s: &mut State, seat: Seat, cards: &[u8]) {
        for card in cards {
            s.lose(seat, *card);
        }
        self.admit(s, seat, cards);
    }

    /// The topmost warrior of the discard goes into the hand.
    pub(crate) fn salvage(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        if let Some(at) = self.topmost(s) {
            let card = s.discard.remove(at);
            s.give(seat, card);
            s.secrets.show(card, Seats::first(self.seats_count())); // all saw it
            w.see(|| Event::Salvaged { seat, card });
        }
    }

    /// Warriors come into the squad, with room made for them (VAL-T6).
    pub(crate) fn admit(&self, s: &mut State, seat: Seat, cards: &[u8]) {
        if self.options.with.tyr {
            self.push(s, Step::Feat(Feat::Wrath(seat))); // VAL-X28
        }
        // The list is taken from its end: the first named is placed first.
        cards.iter().rev().for_each(|card| s.incoming.push(*card));
        cards.iter().for_each(|_| self.push(s, Step::PlaceWarrior(seat)));
        self.push(s, Step::MakeRoom(seat));
    }

    pub(crate) fn lacks_room(&self, s: &State, seat: Seat) -> bool {
        let board = &s.boards[seat.index()];
        board.squad_size() as usize + s.incoming.len() > self.room(s, seat)
    }

    /// VAL-T6: one of those already there; those just played are not in the squad yet.
    pub(crate) fn may_dismiss(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        let Choice::Dismiss(slot) = *choice else { return not_now(choice) };
        let there = s.boards[seat.index()].squad.get(slot as usize).copied();
        ensure(there.is_some_and(|card| card != NOBODY), "VAL-T6", "val-why-empty-slot")
    }

    pub(crate) fn dismiss(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Dismiss(slot) = choice else { return };
        let there = &mut s.boards[seat.index()].squad[slot as usize];
        let card = std::mem::replace(there, NOBODY);
        s.discard.push(card);
        w.see(|| Event::Discarded { seat, card });
        self.discard_tyr(s, seat, slot as usize, w); // VAL-X32
    }

    /// VAL-S11: the player chooses the slot.
    pub(crate) fn may_place(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        let Choice::Slot(slot) = *choice else { return not_now(choice) };
        if slot as usize >= self.slots(s, seat) {
            return refuse("VAL-T6", "val-why-no-such-slot");
        }
        let free = s.boards[seat.index()].squad[slot as usize] == NOBODY;
        ensure(free, "VAL-S11", "val-why-slot-taken")
    }

    pub(crate) fn place(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Slot(slot) = choice else { return };
        self.pop(s);
        let Some(card) = s.incoming.pop() else { return };
        s.boards[seat.index()].squad[slot as usize] = card;
        w.see(|| Event::Placed { seat, card, slot });
        if s.stack.contains(&Step::Feat(Feat::Wrath(seat))) {
            s.expansions.placed |= 1 << slot;
        }
    }

    pub(crate) fn one_slot_free(&self, s: &State, seat: Seat) -> bool {
        self.free_slots(s, seat).count() == 1
    }

    fn free_slots(&self, s: &State, seat: Seat) -> impl Iterator<Item = usize> + use<> {
        let squad = s.boards[seat.index()].squad;
        (0..self.slots(s, seat)).filter(move |slot| squad[*slot] == NOBODY)
    }

    pub(crate) fn place_in_the_only_slot(
        &self,
        s: &mut State,
        seat: Seat,
        w: &mut impl Witness<Event>,
    ) {
        if let Some(slot) = self.free_slots(s, seat).next() {
            self.place(s, seat, Choice::Slot(slot as u8), w);
        }
    }

    pub(crate) fn part_b(&self, s: &mut State) {
        self.pop(s);
        // VAL-T1; three with a deck of forty (VAL-X10, X19).
        let cards = if self.gathers() { 3 } else { 2 };
        let count = self.power(s, s.active, Power::DrawMoreB).max(cards);
        self.push(s, Step::Draw { count, keep: 1 });
    }

    pub(crate) fn drew(
        &self,
        s: &mut State,
        keep: u8,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        let seat = s.active;
        for card in self.pull(s, fortune) {
            s.drawn.push(card);
            w.see(|| Event::DrewCard { seat, card });
        }
        w.see(|| Event::Drew { seat, count: fortune.len() as u8 });
        self.deck_may_be_empty(s, w);
        self.push(s, Step::Keep(keep));
    }

    /// Cards that go straight into a hand.
    pub(crate) fn draw_to_hand(
        &self,
        s: &mut State,
        seat: Seat,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        for card in self.pull(s, fortune) {
            s.give(seat, card);
            w.see(|| Event::DrewCard { seat, card });
        }
        w.see(|| Event::Drew { seat, count: fortune.len() as u8 });
        self.deck_may_be_empty(s, w);
    }

    pub(crate) fn may_drop(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Discard(card) = choice else { return not_now(choice) };
        ensure(s.drawn.contains(card), "VAL-T1", "val-why-not-drawn")
    }

    pub(crate) fn drop_card(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Discard(card) = choice else { return };
        s.drawn.take(&card);
        s.discard.push(card);
        w.see(|| Event::Discarded { seat, card });
    }

    /// What was not discarded is kept (VAL-T11: among those there are).
    pub(crate) fn keep_rest(&self, s: &mut State) {
        self.pop(s);
        while let Some(card) = s.drawn.pop() {
            s.give(s.active, card); // VAL-T10: no hand limit
        }
    }

    /// VAL-E1: the deck ran out, by any means.
    pub(crate) fn deck_may_be_empty(&self, s: &mut State, w: &mut impl Witness<Event>) {
        // VAL-M11 says what an empty deck means against a Monster.
        if s.left == 0 && !self.hunts() {
            self.trigger_end(s, Trigger::EmptyDeck, w);
        }
    }
}

/// Every two cards of a set, the lower number first.
fn each_pair(cards: Cards, mut pair: impl FnMut(u8, u8)) {
    let mut rest = cards;
    for a in cards.iter() {
        rest.take(a);
        rest.iter().for_each(|b| pair(a, b));
    }
}
