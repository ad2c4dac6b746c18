//! RAG-T3, P3: the Action phase and what action cards do.

use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now, refuse};
use crate::cards::{Action, Card, Ploy, Power, Resource};
use crate::state::{Cause, Phase, Purpose, State};
use crate::step::Step;
use crate::{Choice, Event, Ragnarok};

/// RAG-T3: action points, and what closed cards cost.
const POINTS: u8 = 3;
const DRAW_COST: u8 = 2;

impl Ragnarok {
    pub(super) fn begin_action(&self, s: &mut State) {
        self.pop(s);
        s.phase = Phase::Action;
        s.points = POINTS;
        s.builds = 0;
        self.push(s, Step::Act);
        self.push(s, Step::OpenDraw);
    }

    /// Cards of the open draw (RAG-T3).
    pub(super) fn open_draw(&self, s: &State, seat: Seat) -> u8 {
        2 + self.power(s, seat, Power::DrawMore)
    }

    pub(super) fn may_act(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        let board = &s.boards[seat.index()];
        let points = |cost| ensure(s.points >= cost, "RAG-T3", "rag-why-no-points");
        match *choice {
            Choice::Play(card) => {
                ensure(board.hand.has(card), "RAG-T3", "rag-why-not-in-hand")?;
                match self.deck.cards[card as usize] {
                    Card::Action(_, free) => points(if free { 0 } else { 1 }),
                    _ => refuse("RAG-T3", "rag-why-no-action"),
                }
            }
            Choice::Take(resource) => {
                ensure(resource != Resource::Rune, "RAG-T3", "rag-why-no-runes")?;
                points(1)
            }
            Choice::Draw(_) => points(DRAW_COST),
            Choice::Lay(card) => {
                ensure(board.hand.has(card), "RAG-T4", "rag-why-not-in-hand")?;
                ensure(self.deck.ploys.has(card), "RAG-T4", "rag-why-no-ploy")
            }
            Choice::Use(card) => {
                ensure(board.upright.has(card), "RAG-T4", "rag-why-not-upright")?;
                // RAG-P2: A ploys; Kari alone has windows of its own (RAG-T4).
                let ploy = self.deck.ploy(card);
                let usable = ploy.is_some_and(|ploy| ploy.is_a() && ploy != Ploy::Turn);
                ensure(usable, "RAG-T4", "rag-why-other-phase")
            }
            Choice::Barter(card, _) => {
                let can = self.power(s, seat, Power::Barter) > 0 && !s.once.barter;
                ensure(can, "RAG-P1", "rag-why-no-power")?;
                ensure(board.hand.has(card), "RAG-P1", "rag-why-not-in-hand")
            }
            Choice::End => Ok(()),
            _ => not_now(choice),
        }
    }

    pub(super) fn actions(&self, s: &State, seat: Seat, add: &mut impl FnMut(Choice)) {
        let board = &s.boards[seat.index()];
        board.hand.and(&self.deck.actions).iter().map(Choice::Play).for_each(&mut *add);
        Resource::COMMON.into_iter().map(Choice::Take).for_each(&mut *add);
        (0..2).map(Choice::Draw).for_each(&mut *add);
        board.hand.and(&self.deck.ploys).iter().map(Choice::Lay).for_each(&mut *add);
        board.upright.iter().map(Choice::Use).for_each(&mut *add);
        if self.power(s, seat, Power::Barter) > 0 {
            for card in board.hand.iter() {
                (0..2).for_each(|deck| add(Choice::Barter(card, deck)));
            }
        }
        add(Choice::End);
    }

    pub(super) fn take_action(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        match choice {
            Choice::Play(card) => self.play(s, seat, card, w),
            Choice::Take(resource) => {
                s.points -= 1;
                self.gain(s, seat, resource, 1, w);
            }
            Choice::Draw(pool) => {
                s.points -= DRAW_COST;
                self.push(s, Step::Draw { seat, pool, count: 2, open: false });
            }
            Choice::Lay(card) => self.lay(s, seat, card, w),
            Choice::Use(card) => self.use_a_ploy(s, seat, card, w),
            Choice::Barter(card, pool) => {
                s.once.barter = true;
                let count = self.power(s, seat, Power::Barter);
                self.throw(s, seat, card, w);
                self.push(s, Step::Draw { seat, pool, count, open: false });
            }
            _ => {
                self.pop(s);
                s.points = 0; // RAG-T3: unspent points are lost
            }
        }
    }

    fn play(&self, s: &mut State, seat: Seat, card: u8, w: &mut impl Witness<Event>) {
        let Card::Action(action, free) = self.deck.cards[card as usize] else { return };
        s.points -= !free as u8;
        self.lose_card(s, seat, card);
        s.played.add(card);
        s.boards[seat.index()].count.used.add(card);
        w.see(|| Event::Played { seat, card });
        self.push(s, Step::Finish);
        match action {
            Action::Gain(resource, count) => self.gain(s, seat, resource, count, w),
            Action::Followers(count) => self.gain_followers(s, seat, count, Cause::Card, w),
            Action::Convert(most) => self.push(s, Step::Convert(most)),
            Action::Die(colour) => {
                s.dice.clear();
                s.purpose = Purpose::Card;
                self.put_dice(s, colour, 1);
                self.push(s, Step::Roll);
            }
            Action::Sacrifice(left) => {
                self.push(s, Step::Discards { from: 0, left, done: 0, followers: true });
            }
            Action::Draw(count) => self.push(s, Step::WhichDeck(seat, count)),
            Action::Recall => self.push(s, Step::Recall(seat)),
            Action::Divine => self.push(s, Step::Divine),
        }
    }

    /// RAG-T4: using a ploy costs no point.
    fn use_a_ploy(&self, s: &mut State, seat: Seat, card: u8, w: &mut impl Witness<Event>) {
        self.use_ploy(s, seat, card, w);
        self.push(s, Step::Finish);
        match self.deck.ploy(card) {
            Some(Ploy::Build(count)) => s.builds += count, // for this turn's Building phase
            Some(Ploy::Swap(left)) => {
                self.push(s, Step::Discards { from: 0, left, done: 0, followers: false });
            }
            Some(Ploy::Fetch) => self.push(s, Step::Mud),
            _ => {}
        }
    }

    pub(super) fn can_convert(&self, s: &State) -> bool {
        let purse = &s.boards[s.active.index()].purse;
        purse[Resource::Diamond as usize] + purse[Resource::Gold as usize] > 0
    }

    /// RAG-P3: up to so many diamonds and gold.
    pub(super) fn may_convert(&self, s: &State, seat: Seat, most: u8, choice: &Choice) -> Legal {
        let Choice::Convert(diamonds, gold) = *choice else { return not_now(choice) };
        let purse = &s.boards[seat.index()].purse;
        let some = diamonds.saturating_add(gold) <= most;
        ensure(some, "RAG-P3", "rag-why-too-many")?;
        let have =
            diamonds <= purse[Resource::Diamond as usize] && gold <= purse[Resource::Gold as usize];
        ensure(have, "RAG-P3", "rag-why-too-few")
    }

    pub(super) fn convert(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Convert(diamonds, gold) = choice else { return };
        self.pop(s);
        s.boards[seat.index()].pay(&[0, diamonds, gold]);
        self.gain(s, seat, Resource::Blood, diamonds + gold, w);
    }

    pub(super) fn no_discards(&self, s: &State, left: u8) -> bool {
        left == 0 || s.boards[s.active.index()].cards() == 0
    }

    /// Cards are named in ascending order, so that each set of them has one way.
    pub(super) fn may_discard(&self, s: &State, seat: Seat, from: u8, choice: &Choice) -> Legal {
        match *choice {
            Choice::Done => Ok(()),
            Choice::Discard(card) => {
                let mine = s.boards[seat.index()].hand.has(card);
                ensure(mine, "RAG-P3", "rag-why-not-in-hand")?;
                ensure(card >= from, "RAG-P3", "rag-why-ascending")
            }
            _ => not_now(choice),
        }
    }

    pub(super) fn discards(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Discard(card) = choice else { return self.end_discards(s) };
        let Step::Discards { left, done, followers, .. } = self.pop(s) else { return };
        self.throw(s, seat, card, w);
        if followers {
            self.gain_followers(s, seat, 1, Cause::Card, w);
        }
        let from = card.saturating_add(1);
        self.push(s, Step::Discards { from, left: left - 1, done: done + 1, followers });
    }

    /// RAG-P2, Freya: as many are drawn from one main deck.
    pub(super) fn end_discards(&self, s: &mut State) {
        if let Step::Discards { done, followers: false, .. } = self.pop(s) {
            self.push(s, Step::WhichDeck(s.active, done));
        }
    }

    /// Whether an area's divine deck has a card (RAG-K2: a dead being's is closed).
    fn has_divine(&self, s: &State, area: usize) -> bool {
        let Some(area) = s.areas.get(area).filter(|area| area.lives()) else { return false };
        let pool = 2 + area.being as usize;
        s.left[pool] > 0 || !s.under.and(&self.deck.pools[pool]).is_empty()
    }

    pub(super) fn any_divine(&self, s: &State) -> bool {
        (0..s.areas.len()).any(|area| self.has_divine(s, area))
    }

    pub(super) fn may_name_divine(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Divine(area) = *choice else { return not_now(choice) };
        ensure(self.has_divine(s, area as usize), "RAG-P3", "rag-why-no-divine")
    }

    pub(super) fn name_divine(&self, s: &mut State, seat: Seat, choice: Choice) {
        let Choice::Divine(area) = choice else { return };
        self.pop(s);
        let pool = 2 + s.areas[area as usize].being;
        self.push(s, Step::Draw { seat, pool, count: 1, open: false });
    }
}
