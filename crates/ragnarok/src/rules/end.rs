//! RAG-E1, M1, A9: who wins.

use tabletop::{Ending, MAX_SEATS, Outcome, Seat};

use crate::Ragnarok;
use crate::state::State;

impl Ragnarok {
    /// What counts, in order: followers, temples, resources with runes. For a team, of both.
    pub(crate) fn rank(&self, s: &State, owner: Seat) -> [u16; 3] {
        let resources = |seat: Seat| -> u16 {
            s.boards[seat.index()].purse.iter().map(|count| *count as u16).sum()
        };
        let of = |seat: Seat| [s.temples(seat) as u16, resources(seat)];
        let [mut temples, mut resources] = of(owner);
        if let Some(ally) = self.ally(owner) {
            let [more, others] = of(ally);
            temples += more;
            resources += others;
        }
        [s.followers[self.side(owner)] as u16, temples, resources]
    }

    pub(crate) fn outcome(&self, s: &State) -> Outcome {
        let seats = self.seats_count();
        let mut points = [0; MAX_SEATS];
        for seat in Seat::all(seats) {
            points[seat.index()] = s.followers[self.side(seat)] as i16;
        }
        let mut shares = [0.0; MAX_SEATS];
        if self.options.ap.is_some() {
            // RAG-A9: a full tie is the AP's.
            let won = self.rank(s, Seat(0)) > self.rank(s, Seat(1));
            shares[0] = won as u8 as f32;
            let id = if won { "solo-won" } else { "solo-lost" };
            return Outcome { shares, points, ending: Ending { id, rule: "RAG-A9" } };
        }
        let best = Seat::all(seats).map(|seat| self.rank(s, seat)).max().unwrap_or_default();
        let winners = || Seat::all(seats).filter(|seat| self.rank(s, *seat) == best);
        // Partners have the win each, rivals share it.
        let sharing = winners().count() / if self.options.team { 2 } else { 1 };
        for seat in winners() {
            shares[seat.index()] = 1.0 / sharing as f32;
        }
        Outcome { shares, points, ending: Ending { id: "six-rounds", rule: "RAG-E1" } }
    }
}
