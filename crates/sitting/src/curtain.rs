//! The curtain between people who share a screen.

use tabletop::{Eyes, Pending, Seat, Seats};

use crate::Sitting;

/// What a shared screen may show now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Curtain {
    /// What these eyes see.
    Open(Eyes),
    /// Nothing, until the person of that seat confirms to sit before it.
    Closed(Seat),
}

impl Sitting {
    /// What a screen may show that is shared by all people at this table.
    pub fn curtain(&self) -> Curtain {
        self.curtain_for(self.humans(), self.shown)
    }

    /// What a screen may show that the people of these seats share, if `shown` sits before it.
    /// With one person it is always that person's view; with several it is covered whenever
    /// another one has to act, or to say whether something may be taken back.
    pub fn curtain_for(&self, seats: Seats, shown: Option<Seat>) -> Curtain {
        if seats.count() <= 1 {
            return Curtain::Open(seats.iter().next().map_or(Eyes::Spectator, Eyes::Seat));
        }
        let shown = shown.filter(|seat| seats.has(*seat));
        let eyes = shown.map_or(Eyes::Spectator, Eyes::Seat);
        let asked = match (self.undo_request(), self.now.pending()) {
            (Some(request), _) => request.waiting,
            (None, Pending::Ask(ask)) if !self.ended() => ask.seats,
            _ => return Curtain::Open(eyes),
        };
        if shown.is_some_and(|seat| asked.has(seat)) {
            return Curtain::Open(eyes);
        }
        match asked.iter().find(|seat| seats.has(*seat)) {
            Some(next) => Curtain::Closed(next),
            None => Curtain::Open(eyes),
        }
    }

    /// The person of that seat sits before the screen now.
    pub fn confirm(&mut self, seat: Seat) {
        self.shown = Some(seat);
    }
}
