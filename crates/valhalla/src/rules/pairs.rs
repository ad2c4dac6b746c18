//! Pairs: Partnership and Alliance (VAL-X38 to X41).

use tabletop::{Seat, Witness};

use super::{Legal, ensure};
use crate::cards::{Clan, NOBODY, Warrior};
use crate::expansions::slots;
use crate::options::Edition;
use crate::pairs::PairEvent;
use crate::state::{MOST_SLOTS, State};
use crate::ways::Pairs;
use crate::{Event, Valhalla};

impl Valhalla {
    /// Who belongs to a seat: partners sit opposite.
    pub(crate) fn partner(&self, seat: Seat) -> Option<Seat> {
        let seats = self.seats_count();
        (self.options.ways.pairs != Pairs::Off).then(|| Seat((seat.0 + seats / 2) % seats))
    }

    pub(crate) fn allied(&self) -> bool {
        self.options.ways.pairs == Pairs::Alliance
    }

    /// VAL-D7: partners do not attack each other.
    pub(crate) fn may_turn_against(&self, seat: Seat, target: Seat) -> Legal {
        ensure(self.partner(seat) != Some(target), "VAL-D7", "val-why-partner")
    }

    /// The squad and the slot in it that a slot of a side means: those beyond one's own are the
    /// partner's (VAL-X39).
    pub(crate) fn squad_of(&self, s: &State, side: usize, slot: usize) -> (Seat, usize) {
        let seat = s.battle.seat(side);
        match slot.checked_sub(MOST_SLOTS) {
            Some(place) => (self.partner(seat).unwrap_or(seat), place),
            None => (seat, slot),
        }
    }

    /// The warrior in a slot of a side, one's own or the partner's.
    pub(crate) fn fighter_at(&self, s: &State, side: usize, slot: usize) -> u8 {
        if slot >= MOST_SLOTS && !self.may_borrow(s, side) {
            return NOBODY;
        }
        let (seat, place) = self.squad_of(s, side, slot);
        s.boards[seat.index()].squad.get(place).copied().unwrap_or(NOBODY)
    }

    /// VAL-X39: in battle, not in Ragnarök.
    fn may_borrow(&self, s: &State, side: usize) -> bool {
        !s.battle.is_ragnarok() && self.partner(s.battle.seat(side)).is_some()
    }

    /// The warriors that a side can arm: its own, then the partner's.
    pub(crate) fn fighters(
        &self,
        s: &State,
        side: usize,
    ) -> impl Iterator<Item = (usize, u8)> + Clone + use<> {
        let own = s.boards[s.battle.seat(side).index()].warriors();
        let partner = self.partner(s.battle.seat(side)).filter(|_| self.may_borrow(s, side));
        let lent = partner.map(|partner| s.boards[partner.index()].warriors());
        own.chain(lent.into_iter().flatten().map(|(slot, card)| (slot + MOST_SLOTS, card)))
    }

    /// VAL-X38: how many of a clan are in the squads of a seat and its partner.
    pub(crate) fn clan_in_pair(&self, s: &State, seat: Seat, clan: Clan) -> u8 {
        let partner = self.partner(seat).map_or(0, |partner| self.clan_count(s, partner, clan));
        self.clan_count(s, seat, clan) + partner
    }

    /// What the partner's activated warriors count: strength, their abilities, Tyr's cards, cards
    /// beside them. The Jarl leads its own squad only (VAL-X39).
    pub(super) fn lent_strength(&self, s: &State, side: usize) -> u8 {
        slots(s.battle.sides[side].ally.activated).fold(0u8, |sum, slot| {
            let slot = slot + MOST_SLOTS;
            sum.saturating_add(self.warrior_strength(s, side, slot, self.fighter_at(s, side, slot)))
        })
    }

    /// The warriors that a side has activated, its own and its partner's, whose abilities work
    /// alike (VAL-X39).
    pub(super) fn activated(&self, s: &State, side: usize) -> impl Iterator<Item = &Warrior> {
        let fighter = &s.battle.sides[side];
        let activated = self.fighters(s, side).filter(|(slot, _)| fighter.is_activated(*slot));
        activated.filter_map(|(_, card)| self.deck.warrior(card))
    }

    /// VAL-X41: whether the ally's warrior in a slot can be sent to Valhalla by a side that won.
    pub(super) fn may_send_ally(&self, s: &State, side: usize, slot: usize) -> bool {
        let ally = &s.battle.sides[side].ally;
        let new = slot.checked_sub(MOST_SLOTS).is_some_and(|place| {
            place < MOST_SLOTS && (ally.activated & !ally.going) >> place & 1 == 1
        });
        new && self.allied() && self.fighter_at(s, side, slot) != NOBODY
    }

    /// VAL-X41: the ally's activated warriors go, by the Polish book to the Valhalla of who won
    /// with them, by the Russian to their owner's.
    pub(super) fn allies_depart(&self, s: &mut State, w: &mut impl Witness<Event>) {
        for side in [0, 1] {
            let going = std::mem::take(&mut s.battle.sides[side].ally.going);
            for slot in slots(going) {
                let (owner, place) = self.squad_of(s, side, slot + MOST_SLOTS);
                let card = std::mem::replace(&mut s.boards[owner.index()].squad[place], NOBODY);
                if card == NOBODY {
                    continue;
                }
                let seat = match self.options.edition {
                    Edition::Pl => s.battle.seat(side), // VAL-D3
                    Edition::Ru => owner,
                };
                s.boards[seat.index()].valhalla.add(card);
                w.see(|| Event::ToValhalla { seat, card, rule: "VAL-X41" });
                self.discard_tyr(s, owner, place, w);
            }
        }
    }

    /// VAL-X40: at the end each gives one own shield, if it has one, to its partner; both at once.
    pub(super) fn give_shields(&self, s: &mut State, w: &mut impl Witness<Event>) {
        if self.options.ways.pairs != Pairs::Partnership {
            return;
        }
        for seat in Seat::all(self.seats_count()) {
            let Some(to) = self.partner(seat) else { continue };
            let own = &mut s.boards[seat.index()].own;
            if *own > 0 {
                *own -= 1;
                s.boards[to.index()].captured[seat.index()] += 1;
                w.see(|| Event::Pair(PairEvent::GaveShield { seat, to }));
            }
        }
    }
}
