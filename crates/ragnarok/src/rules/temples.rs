//! RAG-T6, T9, T10: temples that are moved, frozen, destroyed.

use tabletop::{Seat, Witness};

use super::{Legal, ensure};
use crate::cards::NOBODY;
use crate::state::{Area, Find, Site, State};
use crate::{Choice, Event, Ragnarok};

impl Ragnarok {
    /// The site of an area, if there is such a one.
    pub(super) fn site<'a>(&self, s: &'a State, area: u8, site: u8) -> Option<&'a Site> {
        s.areas.get(area as usize)?.sites.get(site as usize)
    }

    /// Whether a temple of an owner may be moved; `any` lets the mover choose the new site.
    pub(super) fn may_move(&self, s: &State, owner: Seat, way: [u8; 4], any: bool) -> Legal {
        let [area, site, to, there] = way;
        let own = self.site(s, area, site).is_some_and(|site| site.temple == owner.0);
        ensure(own, "RAG-T9", "rag-why-no-temple")?;
        let Some(land) = s.areas.get(to as usize) else {
            return ensure(false, "RAG-T9", "rag-why-no-area");
        };
        ensure(to != area, "RAG-T9", "rag-why-same-area")?;
        ensure(land.lives(), "RAG-K2", "rag-why-destroyed")?;
        ensure(land.temples(owner) < 2, "RAG-T9", "rag-why-two-temples")?;
        let free = self.site(s, to, there).is_some_and(|site| site.temple == NOBODY);
        ensure(free, "RAG-T9", "rag-why-site-taken")?;
        // RAG-T6: it takes the empty site first.
        let lands = any || land.landing() == Some(there);
        ensure(lands, "RAG-T6", "rag-why-empty-first")
    }

    /// Names the moves of an owner's temples.
    pub(super) fn moves(&self, s: &State, owner: Seat, any: bool, add: &mut impl FnMut(Choice)) {
        for (area, site) in self.standing(s, owner) {
            for (to, land) in s.areas.iter().enumerate().filter(|(to, _)| *to != area as usize) {
                let to = to as u8;
                if any {
                    (0..5).for_each(|there| add(Choice::Move(area, site, to, there)));
                } else if let Some(there) = land.landing() {
                    add(Choice::Move(area, site, to, there));
                }
            }
        }
    }

    /// Area and site of every temple of an owner.
    pub(super) fn standing<'a>(
        &self,
        s: &'a State,
        owner: Seat,
    ) -> impl Iterator<Item = (u8, u8)> + use<'a> {
        let sites = move |(area, land): (usize, &'a Area)| {
            let own = move |(_, site): &(usize, &Site)| site.temple == owner.0;
            land.sites.iter().enumerate().filter(own).map(move |(n, _)| (area as u8, n as u8))
        };
        s.areas.iter().enumerate().flat_map(sites)
    }

    /// RAG-T6: a moved temple brings nothing; a treasure it covers is removed, unless the mover
    /// takes it.
    pub(super) fn relocate(
        &self,
        s: &mut State,
        seat: Seat,
        way: [u8; 4],
        takes: bool,
        w: &mut impl Witness<Event>,
    ) {
        let [area, site, to, there] = way;
        let left = &mut s.areas[area as usize].sites[site as usize];
        let (owner, frozen) = (left.temple, left.frozen);
        (left.temple, left.frozen) = (NOBODY, 0);
        let reached = &mut s.areas[to as usize].sites[there as usize];
        (reached.temple, reached.frozen) = (owner, frozen);
        let (from, being) = (s.areas[area as usize].being, s.areas[to as usize].being);
        w.see(|| Event::MovedTemple { seat, owner: Seat(owner), from, to: being });
        if takes {
            self.take_treasure(s, seat, to, there, w);
        } else {
            self.remove_treasure(s, to, there, w);
        }
    }

    /// A treasure leaves the game; a closed one stays unseen.
    pub(super) fn remove_treasure(
        &self,
        s: &mut State,
        area: u8,
        site: u8,
        w: &mut impl Witness<Event>,
    ) {
        let there = &mut s.areas[area as usize].sites[site as usize].treasure;
        let found = std::mem::replace(there, Find::Nothing);
        if let Find::Open(token) = found {
            s.spent |= 1 << token;
        }
        if found != Find::Nothing {
            let being = s.areas[area as usize].being;
            w.see(|| Event::RemovedTreasure { being, site });
        }
    }

    /// RAG-T10: frozen until the end of its owner's next turn.
    pub(super) fn freeze(&self, s: &mut State, area: u8, site: u8, w: &mut impl Witness<Event>) {
        let own_turn = s.active.0;
        let land = &mut s.areas[area as usize];
        let being = land.being;
        let site_here = &mut land.sites[site as usize];
        // In its owner's own turn, that turn's end does not count.
        site_here.frozen = if site_here.temple == own_turn { 2 } else { 1 };
        let owner = Seat(site_here.temple);
        w.see(|| Event::Froze { owner, being, site });
    }

    /// RAG-T10: a destroyed temple leaves its site and returns to its owner.
    pub(super) fn raze(&self, s: &mut State, area: u8, site: u8, w: &mut impl Witness<Event>) {
        let land = &mut s.areas[area as usize];
        let being = land.being;
        let site_here = &mut land.sites[site as usize];
        let owner = Seat(site_here.temple);
        (site_here.temple, site_here.frozen) = (NOBODY, 0);
        w.see(|| Event::Razed { owner, being, site });
    }

    /// The active player's turn ends: its temples are a turn nearer to thawing.
    pub(super) fn thaw(&self, s: &mut State, w: &mut impl Witness<Event>) {
        let owner = s.active;
        for land in &mut s.areas {
            let being = land.being;
            for site in land.sites.iter_mut().filter(|site| site.temple == owner.0) {
                if site.frozen == 1 {
                    w.see(|| Event::Thawed { owner, being });
                }
                site.frozen = site.frozen.saturating_sub(1);
            }
        }
    }
}
