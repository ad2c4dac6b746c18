//! Programs outside that sit at the table. The rim runs them; here is what the table makes of it.

use std::sync::Arc;

use minds::Level;
use shelf::Position;
use tabletop::Seat;
use tabletop::saga::{Failing, Sitter};

use crate::{Rejected, Sitting, mind};

/// The programs that sit at a table.
pub trait Outside: Send + Sync {
    /// What the program in that seat chooses, from no more than its seat may know; or how it
    /// failed. It takes as long as a clock allows, so it is asked beside other work.
    fn choose(&self, seat: Seat, position: &dyn Position) -> Result<String, Failing>;

    /// What becomes of the seat of a program that failed.
    fn instead(&self) -> Instead;
}

/// What becomes of the seat of a program that failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Instead {
    /// It has given up, or run out of time: a mind plays it on, and it cannot win.
    Forfeit,
    /// A mind of that level sits there from now on, and may win.
    Mind(Level),
}

impl Sitting {
    /// Lets programs outside play the seats that a saga calls `mind exec:NAME`.
    pub fn admit(&mut self, programs: Arc<dyn Outside>) {
        self.programs = Some(programs);
    }

    /// The seats of programs outside that are not here are played by minds from now on, and the
    /// saga says so.
    pub fn replace_absent(&mut self) -> Result<(), Rejected> {
        if self.programs.is_some() || self.ended() {
            return Ok(());
        }
        for seat in Seat::all(self.table().seats()) {
            if self.is_outside(seat) {
                self.reseat(seat, mind(crate::seats::STAND_IN))?;
            }
        }
        Ok(())
    }

    /// The programs, if one of them sits there.
    pub(crate) fn outside_at(&self, seat: Seat) -> Option<Arc<dyn Outside>> {
        self.programs.clone().filter(|_| self.is_outside(seat))
    }

    fn is_outside(&self, seat: Seat) -> bool {
        let sitter = self.sitters().get(seat.index());
        matches!(sitter, Some(Sitter::Mind(name)) if minds::outside(name).is_some())
    }

    /// A program failed: the saga says how, and the table does what it agreed on.
    pub(crate) fn failed(&mut self, seat: Seat, how: Failing) -> Result<(), Rejected> {
        let instead = self.programs.as_ref().map_or(Instead::Forfeit, |all| all.instead());
        self.remark(Some(seat), tabletop::saga::Remark::Failed(seat, how))?;
        match (instead, how) {
            (Instead::Mind(level), _) => self.reseat(seat, mind(level)),
            (Instead::Forfeit, Failing::Late) => self.timeout(seat),
            (Instead::Forfeit, _) => self.resign(seat),
        }
    }
}
