//! The steps of a saga, and everything that must be judged for them.

use minds::Stream;
use shelf::{Position, Told};
use tabletop::saga::{Deed, Failing, Remark, Sitter};
use tabletop::{Eyes, MAX_SEATS, Pending, Phrase, Seat, Seats};

use super::judge::Task;
use super::luck::{Table, Weighed};
use crate::timeline::Timeline;
use crate::{log, seats};

pub(super) struct Walk {
    pub(super) table: Table,
    pub(super) tasks: Vec<Task>,
    pub(super) made: Vec<Made>,
    /// Where every seat looks at the end.
    pub(super) end: usize,
    /// Whether the game was over there.
    pub(super) over: bool,
    pub(super) steps: usize,
    /// Who sat where at the beginning, and who took which seat over at which step.
    pub(super) sitters: Vec<Sitter>,
    pub(super) changes: Vec<(usize, Seat, Sitter)>,
}

/// What a step was, and which tasks judge it: `after` is the first of every seat's look at what
/// came of it.
pub(super) enum Made {
    Decision { step: usize, seat: Seat, choice: String, task: usize, after: usize },
    Fortune { step: usize, answer: Answer, after: usize },
    Forfeit { step: usize, seat: Seat, phrase: Option<Phrase>, after: usize },
    Failed { step: usize, seat: Seat, how: Failing, phrase: Option<Phrase>, after: usize },
    Seated { step: usize, seat: Seat, sitter: Sitter, phrase: Option<Phrase>, after: usize },
}

impl Made {
    /// The step, and the first look at what came of it.
    pub(super) fn when(&self) -> (usize, usize) {
        match self {
            Made::Decision { step, after, .. }
            | Made::Fortune { step, after, .. }
            | Made::Forfeit { step, after, .. }
            | Made::Failed { step, after, .. }
            | Made::Seated { step, after, .. } => (*step, *after),
        }
    }
}

/// What fate said.
pub(super) struct Answer {
    pub(super) numbers: Vec<u8>,
    pub(super) phrases: Vec<Phrase>,
    /// The seat to which they were told, where not everybody saw the answer.
    pub(super) told: Option<Seat>,
    pub(super) weighed: Option<Weighed>,
}

impl Walk {
    pub(super) fn of(timeline: &Timeline, seed: u64) -> Walk {
        let mut walk = Walk {
            table: table(timeline),
            tasks: Vec::new(),
            made: Vec::new(),
            end: 0,
            over: false,
            steps: 0,
            sitters: timeline.saga.header.seats.clone(),
            changes: Vec::new(),
        };
        let streams = Stream::seeded(seed);
        let mut position = timeline.table.start();
        walk.look(&*position);
        for (line, step) in timeline.saga.lines.iter().zip(1..) {
            let stands = timeline.live.binary_search(&step).is_ok();
            match &line.deed {
                Deed::Choice { seat, steps } if stands => {
                    steps
                        .iter()
                        .for_each(|choice| walk.choice(&mut *position, step, *seat, choice));
                }
                Deed::Fortune(numbers) if stands => {
                    walk.fortune(&mut *position, step, numbers, &mut streams.split(step as u64));
                }
                // Who gave up has done so even where the step before it was taken back.
                Deed::Table(Remark::Resign(seat) | Remark::Timeout(seat)) => {
                    walk.forfeit(&*position, step, *seat, timeline);
                }
                Deed::Table(Remark::Failed(seat, how)) => {
                    walk.failed(step, *seat, *how, timeline);
                }
                Deed::Table(Remark::Seat(seat, sitter)) => {
                    walk.seated(step, *seat, sitter.clone(), timeline);
                }
                _ => continue,
            }
            walk.steps = step;
        }
        walk.end = walk.look(&*position);
        walk.over = matches!(position.pending(), Pending::Over(_));
        walk
    }

    fn choice(&mut self, position: &mut dyn Position, step: usize, seat: Seat, choice: &str) {
        let before = position.fork();
        // These steps have been followed before, so they cannot fail.
        let _ = position.apply(seat, choice);
        // What is chosen for who gave up is nobody's merit.
        if before.choices(seat).len() < 2 || self.table.forfeits.has(seat) {
            return;
        }
        let task = self.tasks.len();
        self.tasks.push(self.table.task(&*before, seat, None));
        let (after, choice) = (self.look(position), choice.to_owned());
        self.made.push(Made::Decision { step, seat, choice, task, after });
    }

    fn fortune(
        &mut self,
        position: &mut dyn Position,
        step: usize,
        numbers: &[u8],
        stream: &mut Stream,
    ) {
        let (mut weighed, mut seer) = (None, None);
        if let Pending::Chance(chance) = position.pending() {
            let answer = (&chance, numbers);
            weighed = Weighed::new(position, answer, self.table, stream, &mut self.tasks);
            // The game is over, so what one seat alone saw may be told.
            let all = Seats::first(self.table.seats);
            seer = chance.seen.iter().next().filter(|_| chance.seen != all);
        }
        let eyes = seer.map_or(Eyes::Spectator, Eyes::Seat);
        let told = position.settle(numbers).unwrap_or_default();
        let said = |told: &Told| told.to(eyes).cloned();
        let phrases = told.iter().filter_map(said).collect();
        let answer = Answer { numbers: numbers.to_vec(), phrases, told: seer, weighed };
        let after = self.look(position);
        self.made.push(Made::Fortune { step, answer, after });
    }

    fn forfeit(&mut self, position: &dyn Position, step: usize, seat: Seat, timeline: &Timeline) {
        self.table.forfeits = self.table.forfeits.with(seat);
        self.changes.push((step, seat, seats::mind(seats::STAND_IN)));
        let phrase = said(timeline, step);
        let after = self.look(position);
        self.made.push(Made::Forfeit { step, seat, phrase, after });
    }

    /// A program outside failed, which by itself changes nobody's chance.
    fn failed(&mut self, step: usize, seat: Seat, how: Failing, timeline: &Timeline) {
        let (phrase, after) = (said(timeline, step), self.last());
        self.made.push(Made::Failed { step, seat, how, phrase, after });
    }

    /// Somebody else sits there from now on, which changes nobody's chance.
    fn seated(&mut self, step: usize, seat: Seat, sitter: Sitter, timeline: &Timeline) {
        self.changes.push((step, seat, sitter.clone()));
        if self.table.forfeits.has(seat) {
            return;
        }
        let (phrase, after) = (said(timeline, step), self.last());
        self.made.push(Made::Seated { step, seat, sitter, phrase, after });
    }

    /// Where every seat looked last.
    fn last(&self) -> usize {
        self.made.last().map_or(0, |made| made.when().1)
    }

    /// Every seat looks at a position; gives the first of their tasks.
    fn look(&mut self, position: &dyn Position) -> usize {
        let (first, table) = (self.tasks.len(), self.table);
        self.tasks.extend(Seat::all(table.seats).map(|seat| table.task(position, seat, None)));
        first
    }
}

/// What a line of the table says.
fn said(timeline: &Timeline, step: usize) -> Option<Phrase> {
    log::of(timeline, step, Eyes::Spectator).pop().map(|entry| entry.phrase)
}

/// The seats before anybody gave up.
fn table(timeline: &Timeline) -> Table {
    let (seats, mut sides) = (timeline.table.seats(), [0; MAX_SEATS]);
    Seat::all(seats).for_each(|seat| sides[seat.index()] = timeline.table.side_of(seat));
    Table { seats, sides, forfeits: Seats::NONE }
}
