//! GOW-R4: growth.

use pieces::{Cards, clockwise};
use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now};
use crate::book::{NOBODY, Status};
use crate::state::{Part, State};
use crate::step::Step;
use crate::{Choice, Event, GodOfWar};

impl GodOfWar {
    pub(super) fn begin_growth(&self, s: &mut State) {
        self.pop(s);
        s.part = Part::Other;
        s.spent = Cards::NONE; // GOW-R1
        for player in &mut s.players {
            player.lay_down_hand();
        }
        s.claims = [NOBODY; 4];
        s.removes = [false; 4];
        s.settled = 0;
        self.push(s, Step::EndGrowth);
        for seat in clockwise(s.first, self.seats_count()).rev() {
            self.push(s, Step::Grow(seat));
        }
    }

    /// Who claims an upgrade card.
    fn claimant(&self, s: &State, card: u8) -> Option<Seat> {
        let claims = |seat: &Seat| s.claims[seat.index()] == card && !s.removes[seat.index()];
        Seat::all(self.seats_count()).find(claims)
    }

    pub(super) fn may_grow(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match *choice {
            Choice::Take(card) => {
                let index = s.offer.iter().position(|offered| *offered == card);
                let Some(index) = index else {
                    return ensure(false, "GOW-R4", "gow-why-not-offered");
                };
                // To take what another has claimed is to object; that is settled once.
                let open = self.claimant(s, card).is_none() || s.settled >> index & 1 == 0;
                ensure(open, "GOW-R4", "gow-why-assigned")
            }
            Choice::Remove(card) => {
                let has = s.player(seat).discard.has(card);
                ensure(has, "GOW-R4", "gow-why-not-in-discard")
            }
            Choice::Nothing => {
                let left = s.offer.iter().any(|card| self.claimant(s, *card).is_none());
                ensure(!left, "GOW-R4", "gow-why-must-grow") // GOW-Q1
            }
            _ => not_now(choice),
        }
    }

    pub(super) fn grow(&self, s: &mut State, seat: Seat, choice: Choice) {
        self.pop(s);
        match choice {
            Choice::Take(card) => match self.claimant(s, card) {
                Some(other) => self.push(s, Step::Assign(card, other, seat)),
                None => s.claims[seat.index()] = card,
            },
            Choice::Remove(card) => {
                s.claims[seat.index()] = card;
                s.removes[seat.index()] = true;
            }
            _ => {}
        }
    }

    /// The first player decides who gets a disputed card; the other chooses anew.
    pub(super) fn assign(&self, s: &mut State, choice: Choice) {
        let (Step::Assign(card, one, other), Choice::Give(to)) = (self.pop(s), choice) else {
            return;
        };
        let index = s.offer.iter().position(|offered| *offered == card).unwrap_or(0);
        s.settled |= 1 << index;
        let loser = if to == one { other } else { one };
        s.claims[loser.index()] = NOBODY;
        s.claims[to.index()] = card;
        self.push(s, Step::Grow(loser));
    }

    pub(super) fn end_growth(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        for seat in clockwise(s.first, self.seats_count()) {
            let (card, removes) = (s.claims[seat.index()], s.removes[seat.index()]);
            if card == NOBODY {
                continue;
            }
            if removes {
                s.player_mut(seat).discard.take(card);
                match Status::of(card) {
                    Some(_) => s.stock.add(card), // GOW-A9: back to its stack
                    None => s.gone.add(card),
                }
                w.see(|| Event::Removed { seat, card });
            } else {
                s.offer.take(&card);
                s.player_mut(seat).top.push(card); // on top of its deck
                w.see(|| Event::Took { seat, card });
            }
        }
        for card in std::mem::take(&mut s.offer).iter() {
            s.under.push(*card); // in the order in which they were revealed
        }
        s.first = s.first.left(self.seats_count());
        s.turn = s.first;
    }
}
