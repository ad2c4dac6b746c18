//! The fold: from the lines of a saga to a position, now or at any step.

use std::collections::BTreeMap;
use std::sync::Arc;

use shelf::{Position, Table, Told};
use tabletop::saga::{Deed, Header, Line, MOST_LINES, Remark, Saga, Sitter};
use tabletop::{Eyes, Fault, Faults, Phrase, Seat, Seats};

use crate::failure::{Failure, Why};
use crate::follow::{Hidden, Next};
use crate::open::newer_rules;
use crate::seats;

/// A position is kept for every so many steps, so that any other is only a few steps away.
const SNAP_EVERY: usize = 32;

/// The most steps that are played: half of the lines that are read, so that there is ample room for
/// a header with a box in it.
const MOST_STEPS: usize = MOST_LINES / 2;

/// A saga and the position it leads to. Steps are only ever added.
pub(crate) struct Timeline {
    pub(crate) table: Arc<dyn Table>,
    pub(crate) saga: Saga,
    /// The position after the last step.
    pub(crate) base: Box<dyn Position>,
    /// The choices and fortunes that still stand, by their numbers.
    pub(crate) live: Vec<usize>,
    /// What each step told.
    pub(crate) told: Vec<Vec<Told>>,
    /// From which eyes the content of each step is hidden.
    hidden: Vec<Hidden>,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) forfeits: Seats,
    snaps: BTreeMap<usize, Box<dyn Position>>,
    /// Whether what steps tell is kept.
    listens: bool,
}

impl Timeline {
    /// Before the first step.
    pub(crate) fn new(table: Arc<dyn Table>, header: Header) -> Result<Timeline, Failure> {
        let faults = misfits(&*table, &header);
        if !faults.is_empty() {
            return Err(Failure { step: 0, why: Why::Header(Faults(faults)), older: None });
        }
        Ok(Timeline {
            base: table.start(),
            live: Vec::new(),
            told: Vec::new(),
            hidden: Vec::new(),
            sitters: header.seats.clone(),
            forfeits: Seats::NONE,
            snaps: BTreeMap::new(),
            saga: Saga::new(header),
            listens: true,
            table,
        })
    }

    /// Folds a whole saga.
    pub(crate) fn fold(table: Arc<dyn Table>, saga: Saga) -> Result<Timeline, Failure> {
        let mut timeline = Timeline::new(table, saga.header)?;
        for line in saga.lines {
            timeline.push(line)?;
        }
        Ok(timeline)
    }

    /// Forgets what is told, for who only wants to know whether all is right.
    pub(crate) fn deaf(mut self) -> Timeline {
        self.listens = false;
        self
    }

    /// How many steps there are.
    pub(crate) fn len(&self) -> usize {
        self.saga.lines.len()
    }

    /// Adds a step that was recorded: it must be legal, and its hash must be the position's.
    pub(crate) fn push(&mut self, line: Line) -> Result<(), Failure> {
        let next = self.follow(&line.deed).map_err(|why| self.failure(self.len() + 1, why))?;
        if let Some(written) = line.hash {
            let found = next.position.fingerprint();
            if found != written {
                return Err(self.failure(self.len() + 1, Why::Hash { written, found }));
            }
        }
        self.commit(next, line);
        Ok(())
    }

    /// Adds a step that happens now, with a hash where one is due.
    pub(crate) fn append(&mut self, deed: Deed) -> Result<(), Failure> {
        let number = self.len() + 1;
        // The last line that can be read again is kept for the secret.
        if number >= MOST_STEPS && !matches!(deed, Deed::Table(Remark::Secret(_))) {
            return Err(self.failure(number, Why::Full(MOST_STEPS)));
        }
        let next = self.follow(&deed).map_err(|why| self.failure(number, why))?;
        let hash = Line::needs_hash(number, &deed).then(|| next.position.fingerprint());
        self.commit(next, Line { deed, hash });
        Ok(())
    }

    pub(crate) fn failure(&self, step: usize, why: Why) -> Failure {
        let (saga, program) = (self.saga.header.rules, self.table.about().rules_version);
        Failure { step, why, older: (saga < program).then_some((saga, program)) }
    }

    /// Whether the content of a step is hidden from these eyes.
    pub(crate) fn hides(&self, number: usize, eyes: Eyes) -> bool {
        self.hidden.get(number.wrapping_sub(1)).is_none_or(|hidden| hidden.from(eyes))
    }

    /// The position after a step; 0 is before the first.
    pub(crate) fn at(&self, number: usize) -> Box<dyn Position> {
        let (mut position, path) = self.path(number);
        for number in path {
            // These steps have been followed before, so they cannot fail.
            match &self.saga.lines[number - 1].deed {
                Deed::Choice { seat, steps } => {
                    for step in steps {
                        let _ = position.apply(*seat, step);
                    }
                }
                Deed::Fortune(fortune) => {
                    let _ = position.settle(fortune);
                }
                Deed::Table(_) => {}
            }
        }
        position
    }

    /// The choices and fortunes that stand after a step, by their numbers.
    pub(crate) fn live_at(&self, number: usize) -> Vec<usize> {
        let mut live = Vec::new();
        self.walk(number, |at, plays| {
            if plays {
                live.push(at);
            }
            false
        });
        live.reverse();
        live
    }

    /// The nearest kept position before a step, and the steps from there to it.
    fn path(&self, number: usize) -> (Box<dyn Position>, Vec<usize>) {
        let (mut path, mut from) = (Vec::new(), None);
        self.walk(number, |at, plays| {
            if let Some(kept) = self.snaps.get(&at) {
                from = Some(kept.fork());
                return true;
            }
            if plays {
                path.push(at);
            }
            false
        });
        path.reverse();
        (from.unwrap_or_else(|| self.table.start()), path)
    }

    /// Goes back through the steps that led to the position after `number`, until told to stop.
    /// What was undone is jumped over.
    fn walk(&self, number: usize, mut stop: impl FnMut(usize, bool) -> bool) {
        let mut at = number.min(self.len());
        while at > 0 {
            let deed = &self.saga.lines[at - 1].deed;
            if stop(at, !matches!(deed, Deed::Table(_))) {
                return;
            }
            at = match deed {
                Deed::Table(Remark::Undo(to)) => to - 1,
                _ => at - 1,
            };
        }
    }

    fn commit(&mut self, next: Next, line: Line) {
        let number = self.len() + 1;
        self.base = next.position;
        self.told.push(if self.listens { next.told } else { Vec::new() });
        self.hidden.push(next.hidden);
        match &line.deed {
            Deed::Choice { .. } | Deed::Fortune(_) => self.live.push(number),
            Deed::Table(remark) => match remark {
                Remark::Undo(to) => {
                    self.live.truncate(self.live.partition_point(|number| number < to));
                }
                Remark::Seat(seat, sitter) => self.sitters[seat.index()] = sitter.clone(),
                Remark::Resign(seat) | Remark::Timeout(seat) => {
                    self.sitters[seat.index()] = seats::mind(seats::STAND_IN);
                    self.forfeits = self.forfeits.with(*seat);
                }
                Remark::Failed(..) | Remark::Secret(_) => {}
            },
        }
        self.saga.lines.push(line);
        if number.is_multiple_of(SNAP_EVERY) {
            self.snaps.insert(number, self.base.fork());
        }
    }

    /// Whose choice a step is, if it is one and still stands.
    pub(crate) fn stands(&self, number: usize) -> Option<Seat> {
        self.live.binary_search(&number).ok()?;
        self.chooser(number)
    }

    /// Whose choice a step is, if it is one.
    pub(crate) fn chooser(&self, number: usize) -> Option<Seat> {
        match self.saga.line(number)?.deed {
            Deed::Choice { seat, .. } => Some(seat),
            _ => None,
        }
    }
}

/// All that does not fit between a header and a table.
fn misfits(table: &dyn Table, header: &Header) -> Vec<Fault> {
    let about = table.about();
    let mut faults = header.check();
    if header.game != about.id {
        let message = Phrase::new("fault-other-game").with("game", about.id);
        faults.push(Fault::new("game", message.with("found", header.game.as_str())));
    } else if header.setup != *table.setup() {
        faults.push(Fault::new("option", Phrase::new("fault-other-setup")));
    }
    if header.rules > about.rules_version {
        faults.push(newer_rules(header.rules, about));
    }
    faults.extend(seats::faults(&header.seats));
    faults
}
