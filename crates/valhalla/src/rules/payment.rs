//! Bonus points, paid with cards from the discard (VAL-X14). Whoever earns some comes through
//! [`Valhalla::owe`].

use pieces::Cards;
use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now};
use crate::feat::Feat;
use crate::options::Edition;
use crate::state::State;
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

/// The most points that are paid at once: totals are bits of one word.
const MOST_POINTS: u8 = 63;

/// The bits of all totals up to this one.
fn up_to(points: u8) -> u64 {
    u64::MAX >> (MOST_POINTS - points.min(MOST_POINTS))
}

impl Valhalla {
    /// A seat has earned bonus points: once this is on top of the stack, it chooses cards from the
    /// discard whose glory adds up to them, or to the largest total below that there is (VAL-X14).
    pub(crate) fn owe(&self, s: &mut State, seat: Seat, points: u8, w: &mut impl Witness<Event>) {
        if points > 0 {
            w.see(|| Event::Earned { seat, points });
            self.push(s, Step::Feat(Feat::Owe(seat, points)));
        }
    }

    /// Finds how much can be paid.
    pub(crate) fn pay(&self, s: &mut State, seat: Seat, points: u8, w: &mut impl Witness<Event>) {
        self.pop(s);
        let owed = self.payable(s, seat, points);
        if owed < points {
            w.see(|| Event::Unpaid { seat, points: points - owed });
        }
        if owed > 0 {
            self.push(s, Step::Pay { seat, owed, from: 0 });
        }
    }

    /// The most of so many points that the discard can pay to a seat, warriors only as far as the
    /// limit of its Valhalla leaves room (VAL-M6).
    pub(crate) fn payable(&self, s: &State, seat: Seat, points: u8) -> u8 {
        let more = |totals: u64, card: u8| totals << self.worth_of(card) | totals;
        let pile = self.pile(s, 0);
        let warriors = pile.and(&self.deck.warriors).iter().fold(1, more);
        let warriors = warriors & up_to(self.room_in_valhalla(s, seat));
        let totals = pile.minus(&self.deck.warriors).iter().fold(warriors, more);
        (totals & up_to(points)).ilog2() as u8
    }

    /// The cards of the discard that can pay, from this number on.
    fn pile(&self, s: &State, from: u8) -> Cards {
        // VAL-X14: by the Polish book warriors only, by the Russian any card with glory.
        let any = self.options.edition == Edition::Ru;
        let pays = |card: &u8| {
            *card >= from && (any || self.deck.warriors.has(*card)) && self.deck.glory(*card) > 0
        };
        s.discard.iter().copied().filter(pays).collect()
    }

    fn worth_of(&self, card: u8) -> u32 {
        self.deck.glory(card) as u32
    }

    /// The cards that may be taken next: those with which the rest can still be paid to the point
    /// by cards of higher numbers, so that each set has one path. One pass from the highest number
    /// down; `warriors` and `others` are what those of the cards above can add up to, apart since
    /// only the warriors need room in Valhalla (VAL-M6).
    pub(crate) fn claimable(&self, s: &State, seat: Seat, owed: u8, from: u8) -> Cards {
        let room = self.room_in_valhalla(s, seat);
        let mut pile = [(0u8, 0u32); crate::cards::MOST_CARDS];
        let mut count = 0;
        for card in self.pile(s, from).iter() {
            pile[count] = (card, self.worth_of(card));
            count += 1;
        }
        let (mut warriors, mut others, mut found) = (1u64, 1u64, Cards::NONE);
        for (card, glory) in pile[..count].iter().rev() {
            let fights = self.deck.warriors.has(*card);
            let needs = if fights { *glory as u8 } else { 0 };
            let left = (owed as u32).checked_sub(*glory).zip(room.checked_sub(needs));
            // Bit n of the rest: the others can add up to what is left after n points.
            let rest = |left: u32| others.reverse_bits() >> (MOST_POINTS as u32 - left);
            if left.is_some_and(|(left, room)| warriors & up_to(room) & rest(left) != 0) {
                found.add(*card);
            }
            let sums = if fights { &mut warriors } else { &mut others };
            *sums |= *sums << glory;
        }
        found
    }

    pub(crate) fn may_claim(
        &self,
        s: &State,
        seat: Seat,
        owed: u8,
        from: u8,
        choice: &Choice,
    ) -> Legal {
        let Choice::Claim(card) = choice else { return not_now(choice) };
        ensure(s.discard.contains(card), "VAL-X14", "val-why-not-discarded")?;
        ensure(self.claimable(s, seat, owed, from).has(*card), "VAL-X14", "val-why-cannot-pay")
    }

    pub(crate) fn claim(&self, s: &mut State, choice: Choice, w: &mut impl Witness<Event>) {
        let (Choice::Claim(card), Step::Pay { seat, owed, .. }) = (choice, self.pop(s)) else {
            return;
        };
        s.discard.take(&card); // the order of the rest stays
        s.boards[seat.index()].valhalla.add(card); // and brings no favour of its own
        w.see(|| Event::Claimed { seat, card });
        let owed = owed - self.worth_of(card) as u8;
        if owed > 0 {
            self.push(s, Step::Pay { seat, owed, from: card + 1 });
        }
    }

    /// Pays what can be paid in one way only.
    pub(crate) fn claim_the_only(&self, s: &mut State, w: &mut impl Witness<Event>) -> bool {
        let Step::Pay { seat, owed, from } = self.top(s) else { return false };
        let cards = self.claimable(s, seat, owed, from);
        match (cards.at(0), cards.count()) {
            (Some(card), 1) => self.claim(s, Choice::Claim(card), w),
            (None, _) => _ = self.pop(s),
            _ => return false,
        }
        true
    }
}
