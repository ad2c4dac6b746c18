//! Tyr's Wrath (VAL-X28 to X32).

use tabletop::{Chance, Seat, Seats, Witness};

use super::{Legal, ensure, not_now};
use crate::cards::{NOBODY, Tyr};
use crate::feat::Feat;
use crate::options::Edition;
use crate::state::State;
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

/// Cards that are not shuffled in (VAL-X28).
const ASIDE: u8 = 6;

impl Valhalla {
    /// VAL-X28: fourteen random ones are shuffled in; nobody sees which are not.
    pub(crate) fn tyr_aside(&self) -> Chance {
        Chance::pick(ASIDE, self.deck.tyr.count(), Seats::NONE)
    }

    pub(crate) fn tyr_set_aside(&self, s: &mut State, fortune: &[u8]) {
        s.expansions.rest = fortune.iter().filter_map(|n| self.deck.tyr.at(n - 1)).collect();
        s.expansions.resting = ASIDE;
        s.deck = s.deck.minus(&s.expansions.rest);
        s.left -= ASIDE;
    }

    /// The player so many places after the first.
    pub(crate) fn nth_from_first(&self, s: &State, nth: u8) -> Seat {
        Seat((s.first.0 + nth) % self.seats_count())
    }

    /// VAL-X28: one of the others for each player; what is left leaves the game, unseen.
    pub(crate) fn tyr_dealt(
        &self,
        s: &mut State,
        nth: u8,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        let seat = self.nth_from_first(s, nth);
        if let Some(card) = s.expansions.rest.at(fortune[0] - 1) {
            s.expansions.rest.take(card);
            s.expansions.resting -= 1;
            s.give(seat, card);
            w.see(|| Event::DealtCard { seat, card });
            w.see(|| Event::TyrDealt { seat });
        }
        if nth + 1 < self.seats_count() {
            self.push(s, Step::Feat(Feat::DealTyr(nth + 1)));
        }
    }

    /// Whether a seat is asked for a card of Tyr's: it has just added warriors and holds cards.
    pub(crate) fn has_wrath(&self, s: &State, seat: Seat) -> bool {
        s.expansions.placed != 0 && s.boards[seat.index()].cards > 0
    }

    pub(crate) fn may_wrath(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        let (card, slot) = match *choice {
            Choice::Pass => return Ok(()),
            Choice::Wrath(card, slot) => (card, slot),
            _ => return not_now(choice),
        };
        ensure(s.boards[seat.index()].hand.has(card), "VAL-X28", "val-why-not-in-hand")?;
        ensure(self.deck.tyr.has(card), "VAL-X28", "val-why-not-tyr")?;
        let just = slot < 6 && s.expansions.placed >> slot & 1 == 1;
        ensure(just, "VAL-X28", "val-why-not-just-added")
    }

    pub(crate) fn wrath(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Wrath(card, slot) = choice else { return self.wrath_over(s) };
        s.lose(seat, card);
        s.expansions.tyr[seat.index()][slot as usize] = card;
        let warrior = s.boards[seat.index()].squad[slot as usize];
        w.see(|| Event::Wrath { seat, card, warrior });
        match self.options.edition {
            Edition::Pl => self.wrath_over(s), // one card, even for two warriors
            // One under each; asked slot by slot, ascending.
            Edition::Ru => s.expansions.placed &= !((2 << slot) - 1),
        }
    }

    pub(crate) fn wrath_over(&self, s: &mut State) {
        self.pop(s);
        s.expansions.placed = 0;
    }

    /// What a card of Tyr's adds to the strength of an activated warrior.
    pub(crate) fn tyr_strength(&self, s: &State, side: usize, seat: Seat, slot: usize) -> u8 {
        let card = s.expansions.under(seat, slot);
        match card.and_then(|card| self.deck.tyr(card)) {
            // VAL-X29: in Ragnarök there is no opponent.
            Some(Tyr::Foe(clan)) if !s.battle.is_ragnarok() => {
                4 * (self.clan_count(s, s.battle.seat(1 - side), clan) > 0) as u8
            }
            Some(Tyr::Strength) => 2, // VAL-X31
            _ => 0,
        }
    }

    /// The weapon that a card of Tyr's stands for, as an index (VAL-X30).
    pub(crate) fn tyr_weapon(&self, s: &State, seat: Seat, slot: usize) -> Option<usize> {
        match self.deck.tyr(s.expansions.under(seat, slot)?)? {
            Tyr::Weapon(weapon) => Some(weapon as usize),
            _ => None,
        }
    }

    /// VAL-X32: the card is discarded with its warrior.
    pub(crate) fn discard_tyr(
        &self,
        s: &mut State,
        seat: Seat,
        slot: usize,
        w: &mut impl Witness<Event>,
    ) {
        let card = std::mem::replace(&mut s.expansions.tyr[seat.index()][slot], NOBODY);
        if card != NOBODY {
            s.discard.push(card);
            w.see(|| Event::Discarded { seat, card });
        }
    }
}
