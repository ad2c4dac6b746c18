//! The assignment of warriors (MID-R3, MID-A).
//!
//! A seat is asked front by front, kind by kind, then for the food of a longship; its `cursor`
//! counts four questions a front. Questions with one answer only are skipped.

use pieces::clockwise;
use tabletop::{Seat, Seats, Witness};

use super::{Legal, ensure, not_now};
use crate::cards::{Kind, NOBODY};
use crate::place::{FRONTS, Front};
use crate::state::{State, Verdict, size};
use crate::step::Step;
use crate::{Choice, Event, Midgard};

/// What a seat is asked next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    /// Where.
    pub(crate) front: Front,
    /// Which kind of warrior, or food.
    pub(crate) kind: Option<Kind>,
    /// The most that can be sent or loaded.
    pub(crate) most: u8,
}

impl Midgard {
    pub(crate) fn muster(&self, s: &mut State) {
        self.pop(s);
        s.fought = s.round;
        s.results = [Verdict::NONE; FRONTS];
        s.boards.iter_mut().for_each(|board| board.cursor = 0);
        self.push(s, Step::Battles);
        let order = clockwise(s.first, self.seats_count()).rev();
        let busy = order.filter(|seat| s.fronts.iter().any(|camp| camp.seat == seat.0));
        let busy: pieces::List<u8, 4> = busy.map(|seat| seat.0).collect();
        if self.options.hidden {
            self.push(s, Step::AssignAll);
        }
        for seat in busy.iter().map(|seat| Seat(*seat)) {
            if !self.options.hidden {
                self.push(s, Step::Assign(seat)); // MID-R3: in turn order, seeing what came before
            }
            // What is shown by using a rune cannot be part of an unseen assignment.
            self.push(s, Step::Runes(seat));
        }
    }

    /// What the seat is asked next, if anything.
    pub(crate) fn question(&self, s: &State, seat: Seat) -> Option<Question> {
        let board = &s.boards[seat.index()];
        (board.cursor..4 * FRONTS as u8).find_map(|cursor| {
            let front = Front::ALL[cursor as usize / 4];
            let camp = &s.fronts[front as usize];
            let kind = Kind::ALL.get(cursor as usize % 4).copied();
            // MID-A1: only where one's worker is.
            if camp.seat != seat.0 {
                return None;
            }
            let load = size(&camp.band) + camp.food;
            let room = match front.as_land() {
                Some(_) => self.capacity(s, camp).saturating_sub(load), // MID-A3
                None => u8::MAX,
            };
            let have = match (kind, front.as_land()) {
                (None, None) => 0,
                (None, Some(_)) => board.food,
                // MID-A2: a crossed-out weapon on a troll or draugr.
                (Some(kind), None) if self.forbids(s, front, kind) => 0,
                (Some(kind), _) => board.home[kind as usize],
            };
            let most = have.min(room);
            (most > 0).then_some(Question { front, kind, most })
        })
    }

    /// The enemy at a front.
    pub(crate) fn enemy_at(&self, s: &State, front: Front) -> u8 {
        match (front, front.as_land()) {
            (_, Some(land)) => s.lands[land].monster,
            (Front::Draugr1, _) => s.draugrs[0],
            (Front::Draugr2, _) => s.draugrs[1],
            _ => s.troll,
        }
    }

    fn forbids(&self, s: &State, front: Front, kind: Kind) -> bool {
        let card = self.enemy_at(s, front);
        card == NOBODY || self.chest.enemy(card).forbids == Some(kind)
    }

    pub(crate) fn may_assign(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        let (front, kind, count) = match *choice {
            Choice::Send(front, kind, count) => (front, Some(kind), count),
            Choice::Load(front, count) => (front, None, count),
            _ => return not_now(choice),
        };
        let camp = &s.fronts[front as usize];
        ensure(camp.seat == seat.0, "MID-A1", "mid-why-no-worker-there")?;
        if let (None, Some(kind)) = (front.as_land(), kind) {
            ensure(!self.forbids(s, front, kind), "MID-A2", "mid-why-forbidden")?;
        }
        let asked = self.question(s, seat);
        let asked = asked.filter(|asked| asked.front == front && asked.kind == kind);
        let Some(asked) = asked else { return super::refuse("MID-A1", "mid-why-ascending") };
        let board = &s.boards[seat.index()];
        let have = kind.map_or(board.food, |kind| board.home[kind as usize]);
        ensure(count <= have, "MID-A1", "mid-why-not-so-many")?;
        ensure(count <= asked.most, "MID-A3", "mid-why-ship-full")
    }

    pub(crate) fn assign(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let board = &mut s.boards[seat.index()];
        let (front, slot) = match choice {
            Choice::Send(front, kind, count) => {
                board.home[kind as usize] -= count;
                s.fronts[front as usize].band[kind as usize] += count;
                (front, kind as u8)
            }
            Choice::Load(front, count) => {
                board.food -= count;
                s.fronts[front as usize].food += count;
                (front, 3)
            }
            _ => return,
        };
        board.cursor = front as u8 * 4 + slot + 1;
        if self.options.hidden && self.question(s, seat).is_none() {
            s.done = s.done.with(seat);
            w.see(|| Event::Ready { seat });
        }
    }

    /// The seats that have yet to assign, where all do so together.
    pub(crate) fn assigning(&self, s: &State) -> Seats {
        let asked = |seat: &Seat| {
            let busy = s.fronts.iter().any(|camp| camp.seat == seat.0);
            busy && !s.done.has(*seat) && self.question(s, *seat).is_some()
        };
        Seat::all(self.seats_count()).filter(asked).fold(Seats::NONE, Seats::with)
    }

    pub(crate) fn assigned(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        self.pop(s);
        self.tell_assigned(s, seat, w);
    }

    /// All are revealed together.
    pub(crate) fn all_assigned(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        s.done = Seats::NONE;
        for seat in clockwise(s.first, self.seats_count()) {
            self.tell_assigned(s, seat, w);
        }
    }

    fn tell_assigned(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        s.boards[seat.index()].cursor = 0;
        for (camp, front) in s.fronts.iter().zip(Front::ALL) {
            if camp.seat == seat.0 {
                let (band, food) = (camp.band, camp.food);
                w.see(|| Event::Assigned { seat, front: *front, band, food });
            }
        }
    }

    pub(crate) fn assign_candidates(&self, s: &State, seat: Seat, add: &mut impl FnMut(Choice)) {
        let Some(Question { front, kind, most }) = self.question(s, seat) else { return };
        for count in 0..=most {
            add(match kind {
                Some(kind) => Choice::Send(front, kind, count),
                None => Choice::Load(front, count),
            });
        }
    }
}
