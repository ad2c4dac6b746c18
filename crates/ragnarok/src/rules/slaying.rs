//! RAG-K: divine slaying.

use tabletop::Witness;

use crate::cards::NOBODY;
use crate::state::{Cause, SITES, State};
use crate::{Event, Ragnarok};

impl Ragnarok {
    /// RAG-K1: the being loses what the attack is above the defence; beings have no havens.
    pub(super) fn wound_being(&self, s: &mut State, count: u8, w: &mut impl Witness<Event>) {
        s.attack.won = true;
        let area = s.attack.being as usize;
        let land = &mut s.areas[area];
        let count = count.min(land.followers);
        land.followers -= count;
        let being = land.being;
        w.see(|| Event::Wounded { being, count });
        if s.areas[area].followers == 0 {
            self.slay(s, area, w);
        }
    }

    /// RAG-K2: temples and treasures are removed; the killer gains a follower. The divine deck
    /// closes by the being's death alone: nothing draws from it any more.
    fn slay(&self, s: &mut State, area: usize, w: &mut impl Witness<Event>) {
        let (seat, being) = (s.attack.attacker, s.areas[area].being);
        w.see(|| Event::Slain { seat, being });
        for site in 0..SITES {
            self.remove_treasure(s, area as u8, site as u8, w);
            let site = &mut s.areas[area].sites[site];
            (site.temple, site.frozen) = (NOBODY, 0);
        }
        s.boards[seat.index()].count.slain += 1;
        self.gain_followers(s, seat, 1, Cause::Slaying, w);
    }
}
