//! RAG-A3, A7: which temples the AP moves, freezes, destroys, and where to.

use tabletop::{Seat, Witness};

use crate::cards::{ApPower, NOBODY};
use crate::state::{AREAS, State};
use crate::{Event, Ragnarok};

const AP: Seat = Seat(1);
const YOU: Seat = Seat(0);

impl Ragnarok {
    /// How many resources a temple in this area costs.
    fn cost(&self, s: &State, area: usize) -> u8 {
        self.deck.beings.get(s.areas[area].being as usize).map_or(0, |being| being.cost())
    }

    /// RAG-A3: whether your temples in this area are your dearest; `thawed` looks at those only
    /// that are not frozen.
    pub(super) fn is_dearest(&self, s: &State, area: u8, thawed: bool) -> bool {
        let has = |area: usize| {
            let land = &s.areas[area];
            if thawed { land.working(YOU) > 0 } else { land.temples(YOU) > 0 }
        };
        let dearest = (0..AREAS).filter(|area| has(*area)).map(|area| self.cost(s, area)).max();
        Some(self.cost(s, area as usize)) == dearest
    }

    /// RAG-A3: from a dearest temple to a cheapest possible area. Areas where you have two are
    /// passed over; what stands in the cheapest possible area stays.
    pub(super) fn ap_would_move(&self, s: &State, area: u8, to: u8) -> bool {
        let possible = |land: usize| {
            let there = &s.areas[land];
            let room = there.lives() && there.temples(YOU) < 2;
            room && (land == area as usize || there.landing().is_some())
        };
        let costs = |land: usize| self.cost(s, land);
        let cheapest = (0..AREAS).filter(|land| possible(*land)).map(costs).min();
        let stays = possible(area as usize) && Some(costs(area as usize)) == cheapest;
        let reached = possible(to as usize) && Some(costs(to as usize)) == cheapest;
        self.is_dearest(s, area, false) && !stays && reached
    }

    /// RAG-A7, Ymir: from the area with the lowest number where it has a temple to the first
    /// letter without two of them.
    pub(super) fn ap_moves_own(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let Some(rival) = self.options.ap else { return };
        if self.ap_power(s, ApPower::MoveOwn) == 0 {
            return;
        }
        let board = |area: usize| {
            let being = self.deck.beings.get(s.areas[area].being as usize);
            being.map(|being| being.ap[rival as usize])
        };
        let numbered = |area: &usize| Some((board(*area)?.number?, *area));
        let has = |area: &usize| s.areas[*area].temples(AP) > 0;
        let from = (0..AREAS).filter(has).filter_map(|area| numbered(&area)).min();
        let room = |area: &usize| s.areas[*area].temples(AP) < 2;
        let lettered = |area: usize| Some((board(area)?.letter, area));
        let to = (0..AREAS).filter(room).filter_map(lettered).min();
        let (Some((_, from)), Some((_, to))) = (from, to) else {
            return w.see(|| Event::ApStays);
        };
        let landing = s.areas[to].landing().unwrap_or(NOBODY);
        if from == to || landing == NOBODY {
            return w.see(|| Event::ApStays); // the same area: no move
        }
        let site = s.areas[from].sites.iter().position(|site| site.temple == AP.0).unwrap_or(0);
        self.relocate(s, AP, [from as u8, site as u8, to as u8, landing], false, w);
    }
}
