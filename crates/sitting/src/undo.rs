//! Taking back.
//!
//! A step of a draft can always be taken back. A choice in the saga can be taken back freely while
//! it is the last thing that happened and told its own seat nothing new; else the other people
//! are asked, unless the table agreed on [`Undo::Always`].

use std::collections::BTreeSet;

use screen::{Item, Screen};
use tabletop::saga::{Deed, Remark, Undo};
use tabletop::{Eyes, Pending, Seat, Seats};

use crate::timeline::one_fewer;
use crate::{Curtain, Rejected, Sitting};

/// What a seat may take back now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRight {
    /// Nothing.
    Nothing,
    /// The last step of its draft.
    Draft,
    /// The choice of that step, at once.
    Free(usize),
    /// The choice of that step, if these seats agree.
    Asks(usize, Seats),
}

/// What came of taking back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undone {
    /// The last step of the draft is gone.
    Draft,
    /// The table is back to before that step.
    To(usize),
    /// These seats have been asked.
    Asked(Seats),
}

/// Somebody asks to take something back. It lapses when anything else happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoRequest {
    /// Who asks.
    pub seat: Seat,
    /// The step that would be taken back, with all that came after.
    pub step: usize,
    /// Who has yet to agree.
    pub waiting: Seats,
}

impl Sitting {
    /// What a seat may take back now.
    pub fn undo_right(&self, seat: Seat) -> UndoRight {
        if self.ended() {
            return UndoRight::Nothing;
        }
        if !self.draft(seat).is_empty() {
            return UndoRight::Draft;
        }
        let choice = |&&n: &&usize| self.timeline.chooser(n) == Some(seat);
        let Some(&step) = self.timeline.live.iter().rev().find(choice) else {
            return UndoRight::Nothing;
        };
        let others = self.humans().without(seat);
        let free = self.saga().header.undo == Undo::Always
            || others.is_empty()
            || (self.timeline.live.last() == Some(&step) && !self.told_something(step, seat));
        if free { UndoRight::Free(step) } else { UndoRight::Asks(step, others) }
    }

    /// Whom `undo` is for at a shared screen: the person who sits before it; while nobody does, the
    /// one who acted last and may think better of it before handing over.
    pub fn who_undoes(&self) -> Option<Seat> {
        match self.curtain() {
            Curtain::Open(Eyes::Seat(seat)) => Some(seat),
            Curtain::Open(Eyes::Spectator) | Curtain::Closed(_) => {
                let drafting = self.humans().iter().find(|seat| !self.draft(*seat).is_empty());
                drafting.or_else(|| self.last_chooser())
            }
        }
    }

    /// The person who made the latest choice that stands.
    pub fn last_chooser(&self) -> Option<Seat> {
        let humans = self.humans();
        let mut choosers =
            self.timeline.live.iter().rev().filter_map(|&n| self.timeline.chooser(n));
        choosers.find(|seat| humans.has(*seat))
    }

    /// Takes back the seat's last step or choice, or asks the others whether it may.
    pub fn undo(&mut self, seat: Seat) -> Result<Undone, Rejected> {
        self.open()?;
        match self.undo_right(seat) {
            UndoRight::Nothing => Err(Rejected::NothingToUndo(seat)),
            UndoRight::Draft => {
                self.drafts[seat.index()].pop();
                self.redraw();
                self.request = None;
                Ok(Undone::Draft)
            }
            UndoRight::Free(step) => self.back_to(step),
            UndoRight::Asks(step, waiting) => {
                self.request = Some(UndoRequest { seat, step, waiting });
                Ok(Undone::Asked(waiting))
            }
        }
    }

    /// What somebody asks to take back, if it is open.
    pub fn undo_request(&self) -> Option<&UndoRequest> {
        self.request.as_ref()
    }

    /// A seat that was asked agrees or not. When all have agreed it is done.
    pub fn answer_undo(&mut self, seat: Seat, agree: bool) -> Result<Option<Undone>, Rejected> {
        let asked = |request: &&mut UndoRequest| request.waiting.has(seat);
        let request = self.request.as_mut().filter(asked).ok_or(Rejected::NoRequest(seat))?;
        request.waiting = request.waiting.without(seat);
        let (step, done) = (request.step, request.waiting.is_empty());
        match agree {
            false => {
                self.request = None;
                Ok(None)
            }
            true if done => self.back_to(step).map(Some),
            true => Ok(Some(Undone::Asked(self.request.map_or(Seats::NONE, |r| r.waiting)))),
        }
    }

    fn back_to(&mut self, step: usize) -> Result<Undone, Rejected> {
        let open = self.curtain();
        let last = self.timeline.live.last() == Some(&step);
        let before = self.timeline.base.pending();
        let answer = match self.saga().line(step).map(|line| &line.deed) {
            Some(Deed::Choice { seat, steps }) => Some((*seat, steps.clone())),
            _ => None,
        };
        self.timeline.append(Deed::Table(Remark::Undo(step)))?;
        let after = self.timeline.base.pending();
        // The others' drafts stay only if they are still asked the very same question.
        let same =
            answer.as_ref().is_some_and(|(seat, _)| last && one_fewer(&after, &before, *seat));
        if !same {
            self.drafts = Default::default();
        }
        // Of an answer in several steps only the last is taken back.
        let seat = answer.map(|(seat, mut steps)| {
            steps.pop();
            self.drafts[seat.index()] = steps;
            seat
        });
        // Whoever takes back for somebody else must not see that one's cards: the screen is covered
        // until its person confirms.
        if seat.is_none_or(|seat| open != Curtain::Open(Eyes::Seat(seat))) {
            self.shown = None;
        }
        self.redraw();
        self.request = None;
        Ok(Undone::To(step))
    }

    /// Whether the last choice showed its own seat anything it did not know before.
    fn told_something(&self, step: usize, seat: Seat) -> bool {
        let (before, after) = (self.timeline.at(step - 1), &self.timeline.base);
        match (before.pending(), after.pending()) {
            (_, Pending::Over(_)) => true,
            // The last answer of several uncovers all of them.
            (Pending::Ask(before), Pending::Ask(after)) if before.together => {
                !(after.together && before.seats.without(seat) == after.seats)
            }
            (Pending::Ask(before), _) if before.together => true,
            _ => {
                let eyes = Eyes::Seat(seat);
                !known(&after.screen(eyes)).is_subset(&self.known_before(step, seat))
            }
        }
    }

    /// What a seat knew before a step, or earlier in the same row of its own choices: a thing may
    /// be in nobody's zone while a choice of several steps is made.
    fn known_before(&self, step: usize, seat: Seat) -> BTreeSet<String> {
        let live = &self.timeline.live[..self.timeline.live.partition_point(|n| *n < step)];
        let own = |n: &&usize| self.timeline.chooser(**n) == Some(seat);
        let row = live.iter().rev().take_while(own).chain([&step]);
        row.flat_map(|n| known(&self.timeline.at(n - 1).screen(Eyes::Seat(seat)))).collect()
    }
}

/// The names of what lies open for who looks at this screen. A name is a thing's own only while
/// the viewer knows the thing, so a new one is new knowledge.
fn known(screen: &Screen) -> BTreeSet<String> {
    let items = screen.zones.iter().flat_map(|zone| &zone.items);
    let name = |item: &Item| match item {
        Item::Card(card) if card.face_up => Some(card.name.clone()),
        _ => None,
    };
    items.filter_map(name).collect()
}
