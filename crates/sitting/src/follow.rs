//! Following one step from a position: the only place that says whether a step can be.

use shelf::{Position, Told};
use tabletop::saga::{Deed, Remark};
use tabletop::{Ask, Eyes, Pending, Seat};

use crate::failure::Why;
use crate::seats;
use crate::timeline::Timeline;

/// A set of eyes: a bit for each seat, and one for spectators.
#[derive(Clone, Copy, Default)]
pub(crate) struct Hidden(u16);

impl Hidden {
    pub(crate) fn from(self, eyes: Eyes) -> bool {
        self.0 & Hidden::bit(eyes) != 0
    }

    fn hide(&mut self, eyes: Eyes) {
        self.0 |= Hidden::bit(eyes);
    }

    fn bit(eyes: Eyes) -> u16 {
        match eyes {
            Eyes::Seat(seat) => 1 << seat.0,
            Eyes::Spectator => 1 << 15,
        }
    }
}

/// What a step leads to.
pub(crate) struct Next {
    pub(crate) position: Box<dyn Position>,
    pub(crate) told: Vec<Told>,
    pub(crate) hidden: Hidden,
}

impl Timeline {
    /// What a step would lead to, or why it cannot be.
    pub(crate) fn follow(&self, deed: &Deed) -> Result<Next, Why> {
        if self.saga.secret().is_some() {
            return Err(Why::Ended);
        }
        match deed {
            Deed::Choice { seat, steps } => self.choose(*seat, steps),
            Deed::Fortune(fortune) => self.settle(fortune),
            Deed::Table(remark) => {
                let position = self.remark(remark)?;
                Ok(Next { position, told: Vec::new(), hidden: Hidden::default() })
            }
        }
    }

    fn choose(&self, seat: Seat, steps: &[String]) -> Result<Next, Why> {
        let (mut position, mut told) = (self.base.fork(), Vec::new());
        let mut hidden = Hidden::default();
        for (i, step) in steps.iter().enumerate() {
            let ask = match position.pending() {
                Pending::Ask(ask) if ask.seats.has(seat) => ask,
                Pending::Ask(_) => return Err(Why::NotAsked(seat)),
                Pending::Chance(_) => return Err(Why::FateFirst(seat)),
                Pending::Over(_) => return Err(Why::Over),
            };
            for eyes in Eyes::all(self.table.seats()) {
                if position.conceals(seat, step, eyes) {
                    hidden.hide(eyes);
                }
            }
            let refused = |refused| Why::Refused { seat, choice: step.clone(), refused };
            told.extend(position.apply(seat, step).map_err(refused)?);
            let last = i + 1 == steps.len();
            match answered(ask, &position.pending(), seat) {
                true if !last => return Err(Why::Joined),
                false if last => return Err(Why::Unfinished(seat)),
                _ => {}
            }
        }
        Ok(Next { position, told, hidden })
    }

    fn settle(&self, fortune: &[u8]) -> Result<Next, Why> {
        let mut position = self.base.fork();
        let mut hidden = Hidden::default();
        if let Pending::Chance(chance) = position.pending() {
            chance.check(fortune).map_err(Why::Fortune)?;
            for eyes in Eyes::all(self.table.seats()) {
                if !eyes.among(chance.seen, self.table.seats()) {
                    hidden.hide(eyes);
                }
            }
        }
        let told = position.settle(fortune).map_err(Why::Fortune)?;
        Ok(Next { position, told, hidden })
    }

    fn remark(&self, remark: &Remark) -> Result<Box<dyn Position>, Why> {
        match remark {
            Remark::Undo(to) => match self.stands(*to) {
                Some(_) => return Ok(self.at(to - 1)),
                None => return Err(Why::Undo(*to)),
            },
            Remark::Seat(seat, _)
            | Remark::Resign(seat)
            | Remark::Timeout(seat)
            | Remark::Failed(seat, _)
                if seat.0 >= self.table.seats() =>
            {
                return Err(Why::NoSeat(*seat));
            }
            Remark::Seat(_, sitter) => drop(seats::level(sitter)?),
            Remark::Resign(_) | Remark::Timeout(_) | Remark::Failed(..) | Remark::Secret(_) => {}
        }
        Ok(self.base.fork())
    }
}

/// Whether a seat's answer is complete after a step. In a question put to several together it is
/// not while exactly the same seats are asked: its steps then stay its draft.
pub(crate) fn answered(before: Ask, after: &Pending, seat: Seat) -> bool {
    match after {
        Pending::Ask(after) => {
            !(before.together && after.together && after.seats.has(seat))
                || before.seats != after.seats
        }
        _ => true,
    }
}
