//! A fold that is looked at: forwards, backwards, anywhere.

use std::sync::Arc;

use shelf::{Position, Table};
use tabletop::saga::{Line, Saga, Sitter};
use tabletop::{Eyes, Outcome};

use crate::timeline::Timeline;
use crate::{Entry, Failure, Fate, Sitting, Why, fork, log, outcome};

/// A saga and the step that is looked at. Step 0 is before the first.
pub struct Replay {
    pub(crate) timeline: Timeline,
    at: usize,
    position: Box<dyn Position>,
}

impl Replay {
    /// Folds a saga, ended or not, and looks at its beginning.
    pub fn new(table: Arc<dyn Table>, saga: Saga) -> Result<Replay, Failure> {
        let timeline = Timeline::fold(table, saga)?;
        Ok(Replay { position: timeline.at(0), at: 0, timeline })
    }

    /// How many steps there are.
    pub fn steps(&self) -> usize {
        self.timeline.len()
    }

    /// The step that is looked at.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Looks at the position after that step.
    pub fn goto(&mut self, step: usize) -> Result<(), Failure> {
        if step > self.steps() {
            return Err(self.timeline.failure(step, Why::NoStep(self.steps())));
        }
        self.at = step;
        self.position = self.timeline.at(step);
        Ok(())
    }

    /// One step on; false at the end.
    pub fn forward(&mut self) -> bool {
        self.goto(self.at + 1).is_ok()
    }

    /// One step back; false at the beginning.
    pub fn back(&mut self) -> bool {
        self.at > 0 && self.goto(self.at - 1).is_ok()
    }

    /// The position.
    pub fn position(&self) -> &dyn Position {
        &*self.position
    }

    /// The table.
    pub fn table(&self) -> &Arc<dyn Table> {
        &self.timeline.table
    }

    /// The saga.
    pub fn saga(&self) -> &Saga {
        &self.timeline.saga
    }

    /// The step itself; nothing before the first.
    pub fn line(&self) -> Option<&Line> {
        self.timeline.saga.line(self.at)
    }

    /// Who sits where after this step.
    pub fn sitters(&self) -> Vec<Sitter> {
        fork::seats_at(&self.timeline, self.at)
    }

    /// What the step told these eyes.
    pub fn told(&self, eyes: Eyes) -> Vec<Entry> {
        log::of(&self.timeline, self.at, eyes)
    }

    /// What these eyes had been told up to this step.
    pub fn log(&self, eyes: Eyes) -> Vec<Entry> {
        log::until(&self.timeline, self.at, eyes)
    }

    /// How the game ended, if it is over here. Seats that gave up have no share.
    pub fn outcome(&self) -> Option<Outcome> {
        outcome::of(&*self.position, self.table().seats(), self.timeline.forfeits)
    }

    /// A new sitting that goes on from here with a new fate.
    pub fn fork(&self, fate: Fate) -> Result<Sitting, Failure> {
        fork::fork(&self.timeline, self.at, fate)
    }
}
