//! Set-up (VAL-S) and the variants of it (VAL-V1, V3).

use pieces::clockwise;
use tabletop::{Chance, Seat, Seats, Witness};

use super::{Legal, ensure, not_now};
use crate::cards::NOBODY;
use crate::expansions::Expansions;
use crate::feat::Feat;
use crate::hunt::HuntStep;
use crate::options::Edition;
use crate::pairs::King;
use crate::state::{Battle, Board, State, Trigger, Verdict};
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

impl Valhalla {
    /// The first position: everything still to be done.
    pub(crate) fn opening(&self) -> State {
        let seats = self.seats_count();
        let mut s = State {
            stack: Default::default(),
            deck: pieces::Cards::first(self.deck.cards.len()), // VAL-S1
            left: self.deck.cards.len() as u8,
            discard: Default::default(),
            open: Default::default(),
            aside: Default::default(),
            boards: [Board::START; 6], // VAL-S2
            secrets: Default::default(),
            drawn: Default::default(),
            incoming: Default::default(),
            jarls: self.jarls_in_play(),
            active: Seat(0),
            first: Seat(0),
            done: Seats::NONE,
            drafting: Seats::NONE,
            standing: Default::default(),
            battle: Battle::NONE,
            turns: 0,
            battles: 0,
            verdict: Verdict::default(),
            trigger: Trigger::None,
            last_turns: 0,
            beast: Default::default(),
            kings: [King::NONE; 2],
            expansions: Expansions { loki: self.chosen_trick(), ..Expansions::START },
        };
        for board in &mut s.boards[seats as usize..] {
            board.own = 0;
        }
        let with = &self.options.with;
        self.push(&mut s, Step::FirstTurn);
        if with.tyr {
            self.push(&mut s, Step::Feat(Feat::DealTyr(0))); // VAL-X28: after VAL-S9
        }
        self.push(&mut s, Step::DealHands);
        if !self.hunts() {
            self.push(&mut s, Step::Musters);
        }
        match self.options.first {
            Some(seat) => s.first = seat, // VAL-S7: named in the set-up
            None if seats == 1 => {}
            None => self.push(&mut s, Step::FirstPlayer),
        }
        if !self.hunts() {
            self.push(&mut s, Step::OpenWarriors); // VAL-M2: S6 to S9 are not played
        }
        let draws_loki = with.loki && s.expansions.loki == NOBODY;
        if draws_loki || self.first_discard(&s) > 0 {
            self.push(&mut s, Step::FirstDiscard);
        }
        if with.tyr {
            self.push(&mut s, Step::Feat(Feat::TyrAside)); // VAL-S1: before anything is discarded
        }
        if draws_loki {
            self.push(&mut s, Step::Feat(Feat::DrawLoki));
        }
        if self.hunts() {
            let pick = |seat| Step::Hunt(HuntStep::PickJarl(seat)); // VAL-M2
            Seat::all(seats).rev().for_each(|seat| self.push(&mut s, pick(seat)));
        } else if !self.options.simplified {
            if !self.options.first_game {
                self.push(&mut s, Step::KeepJarl);
            }
            Seat::all(seats).rev().for_each(|seat| self.push(&mut s, Step::DealJarls(seat)));
        }
        s
    }

    /// The Jarls that can be dealt, one bit each.
    fn jarls_in_play(&self) -> u32 {
        let fits = |jarl: &crate::cards::Jarl| {
            // VAL-S3: with two players without those marked 3+; VAL-S4: starters only.
            if self.hunts() {
                return jarl.solo; // VAL-M2
            }
            (self.seats_count() > 2 || !jarl.three_plus)
                && (!self.options.first_game || jarl.starter)
        };
        let jarls = self.deck.jarls.iter().enumerate();
        jarls.filter(|(_, jarl)| fits(jarl)).fold(0, |mask, (n, _)| mask | 1 << n)
    }

    /// How many Jarls each player is dealt.
    fn offer_size(&self) -> u8 {
        match () {
            () if self.options.first_game => 1,  // VAL-S4
            () if !self.options.five_jarls => 3, // VAL-S3
            () if self.seats_count() == 6 => 4,  // VAL-V3
            () => 5,                             // VAL-V3
        }
    }

    pub(crate) fn deal_jarls(&self, s: &State, seat: Seat) -> Chance {
        let seats = self.seats_count();
        let seen = match self.options.first_game {
            true => Seats::first(seats),
            false => Seats::only(seat), // VAL-S3: in secret
        };
        Chance::pick(self.offer_size(), s.jarls.count_ones() as u8, seen)
    }

    pub(crate) fn jarls_dealt(
        &self,
        s: &mut State,
        seat: Seat,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        let all = s.jarls;
        let at = |n: u8| {
            (0..32u8).filter(|jarl| all >> jarl & 1 == 1).nth(n as usize - 1).unwrap_or(NOBODY)
        };
        let board = &mut s.boards[seat.index()];
        for (place, n) in board.offer.iter_mut().zip(fortune) {
            *place = at(*n);
            s.jarls &= !(1 << *place);
        }
        board.offer[..fortune.len()].sort_unstable();
        if self.options.first_game {
            board.jarl = board.offer[0];
            board.offer = Board::START.offer;
            let jarl = board.jarl;
            w.see(|| Event::JarlRevealed { seat, jarl });
            if seat.0 + 1 == self.seats_count() {
                s.jarls = 0;
            }
        } else {
            w.see(|| Event::JarlsDealt { seat });
        }
    }

    pub(crate) fn may_keep_jarl(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        let Choice::Jarl(jarl) = *choice else { return not_now(choice) };
        let offered = jarl != NOBODY && s.boards[seat.index()].offer.contains(&jarl);
        ensure(offered, "VAL-S3", "val-why-jarl-not-offered")
    }

    pub(crate) fn keep_jarl(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Jarl(jarl) = choice else { return };
        s.boards[seat.index()].jarl = jarl;
        s.done = s.done.with(seat);
        if s.done != Seats::first(self.seats_count()) {
            return;
        }
        // VAL-S3: all are revealed together; the rest leave the game.
        self.pop(s);
        s.done = Seats::NONE;
        s.jarls = 0;
        for seat in Seat::all(self.seats_count()) {
            let board = &mut s.boards[seat.index()];
            board.offer = Board::START.offer;
            let jarl = board.jarl;
            w.see(|| Event::JarlRevealed { seat, jarl });
        }
    }

    /// How many cards are turned to the discard at the start (VAL-S5).
    pub(crate) fn first_discard(&self, s: &State) -> u8 {
        let change = self.trick(s).map_or(0, |card| card.discard); // VAL-X1
        self.discard_before_loki().saturating_add_signed(change)
    }

    /// The same, but for what a card of Loki's changes.
    pub(crate) fn discard_before_loki(&self) -> u8 {
        let seats = self.seats_count();
        let base = match seats {
            1 | 2 => 40, // VAL-M2, S5
            3 => 20,
            4 => 10,
            _ => 0,
        };
        let with = &self.options.with;
        match (with.valkyries && with.dwarves, self.options.edition) {
            (false, _) => base,
            (true, Edition::Ru) if seats == 6 => base + 8, // VAL-X20
            (true, _) => base + 20,                        // VAL-X20
        }
    }

    /// Whether cards discarded from starting hands go back into the deck: with six players
    /// (VAL-S10), but not with both decks by the Russian book (VAL-X20).
    pub(crate) fn shuffles_back(&self) -> bool {
        let with = &self.options.with;
        let both = with.valkyries && with.dwarves;
        self.seats_count() == 6 && !(both && self.options.edition == Edition::Ru)
    }

    pub(crate) fn first_discarded(
        &self,
        s: &mut State,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        self.pull(s, fortune).for_each(|card| s.discard.push(card));
        w.see(|| Event::FirstDiscard { count: fortune.len() as u8 });
    }

    /// VAL-S6: until players + 1 warriors lie open; what else turns up goes back.
    pub(crate) fn turned_up(&self, s: &mut State, fortune: &[u8], w: &mut impl Witness<Event>) {
        for card in self.pull(s, fortune) {
            w.see(|| Event::TurnedUp { card });
            if self.deck.warriors.has(card) {
                s.open.push(card);
            } else {
                s.aside.add(card);
            }
        }
        if s.open.len() <= self.seats_count() as usize && s.left > 0 {
            return self.push(s, Step::OpenWarriors);
        }
        std::mem::take(&mut s.aside).iter().for_each(|card| s.bury(card));
    }

    pub(crate) fn first_named(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        s.first = seat; // VAL-S7
        w.see(|| Event::FirstPlayer { seat });
    }

    /// VAL-S8: the first player takes last, the player to its right first.
    pub(crate) fn muster(&self, s: &mut State) {
        self.pop(s);
        let seats = self.seats_count();
        clockwise(s.first, seats).for_each(|seat| self.push(s, Step::TakeWarrior(seat)));
    }

    pub(crate) fn may_take_warrior(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Take(card) = choice else { return not_now(choice) };
        ensure(s.open.contains(card), "VAL-S8", "val-why-not-open")
    }

    pub(crate) fn take_warrior(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Take(card) = choice else { return };
        self.pop(s);
        s.open.take(&card);
        w.see(|| Event::Took { seat, card });
        s.incoming.push(card);
        self.push(s, Step::PlaceWarrior(seat));
    }

    /// VAL-S8: the warrior left over goes back; then hands are dealt from the first player on.
    pub(crate) fn deal_hands(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        while let Some(card) = s.open.pop() {
            w.see(|| Event::LeftOver { card });
            s.bury(card);
        }
        let seats = self.seats_count();
        if self.options.draft {
            s.drafting = Seats::first(seats);
            self.push(s, Step::DraftTurn(s.first, false));
            self.push(s, Step::DraftOpen);
        } else if self.hunts() {
            self.push(s, Step::Hunt(HuntStep::SetAside));
        } else if !self.options.simplified {
            self.push(s, Step::DiscardTwo);
        }
        let order = clockwise(s.first, seats).rev();
        order.for_each(|seat| self.push(s, Step::DealHand(seat)));
    }

    /// How many cards a starting hand is dealt.
    pub(crate) fn hand_size(&self) -> u8 {
        match () {
            () if self.hunts() => 6,                                  // VAL-M2
            () if self.options.simplified || self.options.draft => 5, // VAL-V1, V2
            () => 7,                                                  // VAL-S9
        }
    }

    pub(crate) fn hand_dealt(
        &self,
        s: &mut State,
        seat: Seat,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        for card in self.pull(s, fortune) {
            s.give(seat, card);
            w.see(|| Event::DealtCard { seat, card });
        }
        w.see(|| Event::HandDealt { seat, count: fortune.len() as u8 });
    }

    /// VAL-S9: two cards, unseen; their order is the player's (VAL-S14).
    pub(crate) fn may_discard_two(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        let Choice::Discard(card) = choice else { return not_now(choice) };
        let board = &s.boards[seat.index()];
        ensure(board.hand.has(*card), "VAL-S9", "val-why-not-in-hand")?;
        ensure(!board.draft.contains(card), "VAL-S9", "val-why-chosen-already")
    }

    pub(crate) fn discard_two(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Discard(card) = choice else { return };
        let board = &mut s.boards[seat.index()];
        board.draft.push(card);
        if board.draft.len() < 2 {
            return;
        }
        s.done = s.done.with(seat);
        if s.done != Seats::first(self.seats_count()) {
            return;
        }
        // Revealed together, discarded in turn order from the first player (VAL-S14).
        self.pop(s);
        s.done = Seats::NONE;
        let seats = self.seats_count();
        for seat in clockwise(s.first, seats) {
            let cards = std::mem::take(&mut s.boards[seat.index()].draft);
            for card in cards.iter().copied() {
                s.lose(seat, card);
                w.see(|| Event::Discarded { seat, card });
                // VAL-S10: with six players they go back into the deck.
                if self.shuffles_back() { s.bury(card) } else { s.discard.push(card) }
            }
        }
        if self.shuffles_back() {
            w.see(|| Event::ShuffledBack { count: 12 });
        }
    }

    pub(crate) fn first_turn(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        self.begin_turn(s, s.first, w);
    }
}
