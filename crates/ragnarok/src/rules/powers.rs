//! RAG-P1, A7, A8: what temples give, and how followers, resources and runes come and go.

use tabletop::{Seat, Witness};

use crate::cards::{ApPower, Power, Resource};
use crate::options::Rival;
use crate::state::{Cause, State};
use crate::{Event, Ragnarok};

impl Ragnarok {
    /// Whether this is the AP.
    pub(crate) fn is_ap(&self, owner: Seat) -> bool {
        self.options.ap.is_some() && owner == Seat(1)
    }

    /// Whether the AP is Thrym.
    pub(crate) fn is_thrym(&self) -> bool {
        self.options.ap == Some(Rival::Thrym)
    }

    /// Whose followers are counted together (RAG-M1).
    pub(crate) fn side(&self, owner: Seat) -> usize {
        if self.options.team { owner.index() % 2 } else { owner.index() }
    }

    /// The partner in a team (RAG-M1: partners sit opposite).
    pub(crate) fn ally(&self, seat: Seat) -> Option<Seat> {
        self.options.team.then_some(Seat((seat.0 + 2) % 4))
    }

    /// How much of a power a player has: both powers of an area add up (RAG-P1), frozen temples
    /// and dead beings give none (RAG-T10, K2).
    pub(crate) fn power(&self, s: &State, seat: Seat, power: Power) -> u8 {
        if self.is_ap(seat) {
            return 0;
        }
        let givers = self.deck.givers[power as usize];
        let mut sum = 0;
        for area in s
            .areas
            .iter()
            .filter(|area| givers.checked_shr(area.being.into()).is_some_and(|m| m & 1 == 1))
        {
            let temples = if area.lives() { area.working(seat) } else { 0 };
            let powers = &self.deck.beings[area.being as usize].powers;
            for level in &powers[..temples.min(2) as usize] {
                sum += level[power as usize];
            }
        }
        sum
    }

    /// How much of a power the AP has: the powers of one area never add (RAG-A7), those of
    /// several do (RAG-A5).
    pub(crate) fn ap_power(&self, s: &State, power: ApPower) -> u8 {
        (0..s.areas.len()).map(|area| self.ap_power_of(s, area, power)).sum()
    }

    /// How much of a power the AP has from one area.
    pub(crate) fn ap_power_of(&self, s: &State, area: usize, power: ApPower) -> u8 {
        let (Some(rival), area) = (self.options.ap, &s.areas[area]) else { return 0 };
        let Some(being) = self.deck.beings.get(area.being as usize) else { return 0 };
        match area.working(Seat(1)) {
            0 => 0,
            temples => being.ap[rival as usize].powers[temples.min(2) as usize - 1][power as usize],
        }
    }

    pub(crate) fn gain_followers(
        &self,
        s: &mut State,
        seat: Seat,
        count: u8,
        cause: Cause,
        w: &mut impl Witness<Event>,
    ) {
        if count == 0 {
            return;
        }
        let side = &mut s.followers[self.side(seat)];
        *side = side.saturating_add(count);
        let board = &mut s.boards[seat.index()].count;
        let won = &mut board.won[cause as usize];
        *won = won.saturating_add(count);
        let phase = &mut board.phases[s.phase as usize];
        *phase = phase.saturating_add(count as i8);
        w.see(|| Event::Followers { seat, count, cause });
    }

    /// Takes followers away, and tells how many were really lost: none below the highest haven
    /// reached (RAG-T13), which is the highest one at or below where the marker stands.
    pub(crate) fn lose_followers(
        &self,
        s: &mut State,
        seat: Seat,
        count: u8,
        cause: Cause,
        w: &mut impl Witness<Event>,
    ) -> u8 {
        let count = count.saturating_sub(self.power(s, seat, Power::Shelter));
        let side = &mut s.followers[self.side(seat)];
        let above = *side % self.deck.haven;
        let count = count.min(above);
        if count == 0 {
            return 0;
        }
        *side -= count;
        let board = &mut s.boards[seat.index()].count;
        let lost = &mut board.lost[cause as usize];
        *lost = lost.saturating_add(count);
        let phase = &mut board.phases[s.phase as usize];
        *phase = phase.saturating_sub(count as i8);
        w.see(|| Event::Lost { seat, count, cause });
        count
    }

    /// The supply has no limit (RAG-T2); the AP takes no resources (RAG-A1).
    pub(crate) fn gain(
        &self,
        s: &mut State,
        seat: Seat,
        resource: Resource,
        count: u8,
        w: &mut impl Witness<Event>,
    ) {
        if count == 0 || self.is_ap(seat) {
            return;
        }
        let purse = &mut s.boards[seat.index()].purse[resource as usize];
        *purse = purse.saturating_add(count);
        w.see(|| Event::Gained { seat, resource, count });
    }

    /// Runes are there with Rise of the Giants only; of the APs Thrym alone has some (RAG-A1).
    pub(crate) fn gain_runes(
        &self,
        s: &mut State,
        seat: Seat,
        count: u8,
        w: &mut impl Witness<Event>,
    ) {
        let ap = self.is_ap(seat);
        if count == 0 || !self.options.rise || (ap && !self.is_thrym()) {
            return;
        }
        let purse = &mut s.boards[seat.index()].purse[Resource::Rune as usize];
        *purse = purse.saturating_add(count);
        w.see(|| Event::Gained { seat, resource: Resource::Rune, count });
        // Grim's first power: the first rune gained in a round.
        if !ap && !s.runed.has(seat) {
            s.runed = s.runed.with(seat);
            let more = self.power(s, seat, Power::RuneFollowers);
            self.gain_followers(s, seat, more, Cause::Power, w);
        }
    }

    pub(crate) fn spend_rune(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        s.boards[seat.index()].purse[Resource::Rune as usize] -= 1;
        w.see(|| Event::SpentRune { seat });
    }

    pub(crate) fn has_rune(&self, s: &State, seat: Seat) -> bool {
        s.boards[seat.index()].purse[Resource::Rune as usize] > 0
    }
}
