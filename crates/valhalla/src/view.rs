//! What a pair of eyes may know, and worlds that fit it.

use pieces::Cards;
use tabletop::{Eyes, Seat, Seats, Source};

use crate::Valhalla;
use crate::cards::NOBODY;
use crate::expansions::FACE_DOWN;
use crate::hunt::HuntStep;
use crate::state::State;
use crate::step::Step;

/// A Jarl that was dealt to somebody else.
const UNSEEN: u8 = 254;

/// A position as a pair of eyes knows it: a state without what they have not seen. Its `deck`
/// holds every card they have not seen, wherever it lies; numbers of cards are true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose eyes.
    pub eyes: Eyes,
    /// The table without what is hidden from them.
    pub(crate) table: State,
}

impl Valhalla {
    pub(crate) fn look(&self, state: &State, eyes: Eyes) -> View {
        let mut table = *state;
        let seats = self.seats_count();
        for seat in Seat::all(seats).filter(|seat| !eyes.is(*seat)) {
            let board = &mut table.boards[seat.index()];
            // Hands are hidden but for cards these eyes have seen go there (VAL-S12).
            let known = state.secrets.known(&board.hand, eyes, seats);
            table.deck = table.deck.or(&board.hand.minus(&known));
            board.hand = known;
            board.draft.clear(); // VAL-S9: unseen until all have chosen
            for jarl in board.offer.iter_mut().filter(|jarl| **jarl != NOBODY) {
                table.jarls |= 1 << *jarl; // VAL-S3: dealt in secret
                *jarl = UNSEEN;
                board.jarl = NOBODY;
            }
        }
        // Nobody has seen which cards of Tyr's were not shuffled in (VAL-X28).
        table.deck = table.deck.or(&std::mem::take(&mut table.expansions.rest));
        for (side, beside) in table.battle.extras.beside.iter_mut().enumerate() {
            // Who only watches sees what the whole table sees: of one player, everything.
            let hidden = !eyes.among(Seats::only(state.battle.seat(side)), seats);
            for card in beside.iter_mut().filter(|card| hidden && **card != NOBODY) {
                table.deck.add(*card);
                *card = FACE_DOWN; // VAL-X27
            }
        }
        if !eyes.is(state.active) {
            for card in table.drawn.iter_mut() {
                table.deck.add(*card);
                *card = NOBODY;
            }
        }
        table.deck.iter().for_each(|card| table.secrets.clear(card));
        View { eyes, table }
    }

    pub(crate) fn dream(&self, view: &View, source: &mut impl Source) -> State {
        let mut s = view.table;
        let mut tyr = s.deck.and(&self.deck.tyr);
        let rest = (0..s.expansions.resting).map(|_| any_of(&mut tyr, source));
        s.expansions.rest = rest.collect();
        s.deck = s.deck.minus(&s.expansions.rest);
        let beside = s.battle.extras.beside.iter_mut().flatten();
        for card in beside.filter(|card| **card == FACE_DOWN) {
            *card = any_of(&mut s.deck, source);
        }
        for card in s.drawn.iter_mut().filter(|card| **card == NOBODY) {
            *card = any_of(&mut s.deck, source);
        }
        for seat in Seat::all(self.seats_count()) {
            let board = &s.boards[seat.index()];
            for _ in board.hand.count()..board.cards {
                let card = any_of(&mut s.deck, source);
                s.boards[seat.index()].hand.add(card);
                s.secrets.only(card, seat);
            }
            if self.hunts() && !view.eyes.is(seat) {
                dream_of_set_aside(&mut s, seat, source);
            }
            self.dream_of_choices(&mut s, seat, source);
        }
        s
    }

    /// Jarls dealt and kept, cards chosen to be discarded.
    fn dream_of_choices(&self, s: &mut State, seat: Seat, source: &mut impl Source) {
        let board = &mut s.boards[seat.index()];
        let mut dealt = false;
        for jarl in board.offer.iter_mut().filter(|jarl| **jarl == UNSEEN) {
            let nth = source.below(s.jarls.count_ones()) as usize;
            let bits = s.jarls;
            *jarl = (0..32).filter(|n| bits >> n & 1 == 1).nth(nth).unwrap_or(0);
            s.jarls &= !(1 << *jarl);
            dealt = true;
        }
        let offered = board.offer.iter().filter(|jarl| **jarl != NOBODY).count();
        if dealt {
            board.offer[..offered].sort_unstable();
        }
        if !s.done.has(seat) {
            return;
        }
        if offered > 0 && board.jarl == NOBODY {
            board.jarl = board.offer[source.below(offered as u32) as usize];
        }
        if offered == 0 && board.draft.is_empty() && !self.hunts() {
            let mut hand = board.hand;
            board.draft.push(any_of(&mut hand, source));
            board.draft.push(any_of(&mut hand, source));
        }
    }
}

/// Takes a random card out of a set that is not empty.
fn any_of(cards: &mut Cards, source: &mut impl Source) -> u8 {
    let card = cards.at(source.below(cards.count() as u32) as u8).unwrap_or(0);
    cards.take(card);
    card
}

/// VAL-M2: cards that a seat set aside unseen: any of its hand while others choose, then as many
/// as it is known to draw.
fn dream_of_set_aside(s: &mut State, seat: Seat, source: &mut impl Source) {
    let count = s.stack.iter().find_map(|step| match step {
        Step::Hunt(HuntStep::SetAside) if s.done.has(seat) => Some(None),
        Step::Hunt(HuntStep::DrawAgain(to, count)) if *to == seat => Some(Some(*count)),
        _ => None,
    });
    let Some(count) = count else { return };
    let board = &mut s.boards[seat.index()];
    let mut hand = board.hand;
    let count = count.unwrap_or_else(|| source.below(hand.count() as u32 + 1) as u8);
    let mut aside: Cards = (0..count).map(|_| any_of(&mut hand, source)).collect();
    while let Some(card) = aside.at(0) {
        aside.take(card);
        board.draft.push(card);
    }
}
