//! The curtain between people who share a screen.

use tabletop::{Eyes, Pending, Seat};

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
    /// What a screen may show that is shared by all people at this table. With one person it is
    /// always that person's view; with several it is covered whenever another one has to act, or
    /// to say whether something may be taken back.
    pub fn curtain(&self) -> Curtain {
        let humans = self.humans();
        if humans.count() <= 1 {
            return Curtain::Open(humans.iter().next().map_or(Eyes::Spectator, Eyes::Seat));
        }
        let shown = self.shown.filter(|seat| humans.has(*seat));
        let eyes = shown.map_or(Eyes::Spectator, Eyes::Seat);
        let asked = match (self.undo_request(), self.now.pending()) {
            (Some(request), _) => request.waiting,
            (None, Pending::Ask(ask)) if !self.ended() => ask.seats,
            _ => return Curtain::Open(eyes),
        };
        if shown.is_some_and(|seat| asked.has(seat)) {
            return Curtain::Open(eyes);
        }
        match asked.iter().find(|seat| humans.has(*seat)) {
            Some(next) => Curtain::Closed(next),
            None => Curtain::Open(eyes),
        }
    }

    /// The person of that seat sits before the screen now.
    pub fn confirm(&mut self, seat: Seat) {
        self.shown = Some(seat);
    }
}
