//! The saga of a game, as it is written, leads to the same end.

use screen::Draw;
use tabletop::saga::{Deed, Line};
use tabletop::{Ask, Pending, Seat, fingerprint};

use super::law::{Held, difference};
use super::walk::Walk;
use super::{Broken, Law, hold};

/// The saga of a game that is being played.
#[derive(Default)]
pub(crate) struct Scribe {
    lines: Vec<Line>,
    /// What each seat has answered so far of a question put to several together.
    drafts: Vec<(Seat, Vec<String>)>,
    /// Fingerprints of positions in which no draft was open, with the number of lines before.
    marks: Vec<(usize, u32)>,
}

impl Scribe {
    /// Writes a choice down; in a question put to several together a seat's steps are one line,
    /// written once it is no longer asked.
    pub(crate) fn choice(&mut self, ask: Ask, after: &Pending, seat: Seat, step: String) {
        let mut steps = match self.drafts.iter().position(|(drafting, _)| *drafting == seat) {
            Some(at) => self.drafts.remove(at).1,
            None => Vec::new(),
        };
        steps.push(step);
        let open = ask.together
            && matches!(after, Pending::Ask(next) if next.together && next.seats.has(seat));
        match open {
            true => self.drafts.push((seat, steps)),
            false => self.lines.push(Line::new(Deed::Choice { seat, steps })),
        }
    }

    /// Writes a fortune down.
    pub(crate) fn fortune(&mut self, fortune: &[u8]) {
        self.lines.push(Line::new(Deed::Fortune(fortune.to_vec())));
    }

    /// Whether all that was done so far is written down.
    pub(crate) fn is_whole(&self) -> bool {
        self.drafts.is_empty()
    }

    /// Notes the fingerprint of the position.
    pub(crate) fn mark(&mut self, fingerprint: u32) {
        self.marks.push((self.lines.len(), fingerprint));
    }
}

impl<G: Draw> Walk<'_, G> {
    /// Folds the saga twice: as it was noted, then as it reads once written with its hashes. Seats
    /// that answered together took turns in play, but follow each other here.
    pub(crate) fn replay(&mut self) -> Held {
        let mut scribe = std::mem::take(&mut self.scribe);
        let mut state = self.game.start();
        let mut marks = scribe.marks.iter().peekable();
        for (i, line) in scribe.lines.iter_mut().enumerate() {
            self.fold(&mut state, i + 1, line)?;
            while let Some((_, noted)) = marks.next_if(|(lines, _)| *lines == i + 1) {
                let now = fingerprint(self.game, &state);
                let line = line.numbered(i + 1);
                hold!(Law::Replay, now == *noted, "'{line}' leads to {now:08x}, not {noted:08x}");
            }
            if Line::needs_hash(i + 1, &line.deed) {
                line.hash = Some(fingerprint(self.game, &state));
            }
        }
        let same = state == self.state;
        hold!(Law::Replay, same, "the end of the saga: {}", difference(&self.state, &state));
        let mut state = self.game.start();
        for (i, line) in scribe.lines.iter().enumerate() {
            let text = line.numbered(i + 1).to_string();
            let read = Line::parse(i + 1, &text);
            hold!(Law::Replay, read.as_ref() == Ok(line), "'{text}' is read as {read:?}");
            self.fold(&mut state, i + 1, line)?;
            let same = line.hash.is_none_or(|hash| hash == fingerprint(self.game, &state));
            hold!(Law::Replay, same, "'{text}' leads elsewhere the second time");
        }
        let same = state == self.state;
        hold!(Law::Replay, same, "the saga read back: {}", difference(&self.state, &state));
        self.report.tried(Law::Replay, 1);
        Ok(())
    }

    fn fold(&self, state: &mut G::State, number: usize, line: &Line) -> Result<(), Broken> {
        let refused = |why: &dyn std::fmt::Debug| Broken {
            law: Law::Replay,
            what: format!("'{}' is refused in the saga: {why:?}", line.numbered(number)),
        };
        match &line.deed {
            Deed::Choice { seat, steps } => {
                for step in steps {
                    let choice: G::Choice = step.parse().map_err(|why| refused(&why))?;
                    let applied = self.game.apply(state, *seat, &choice, &mut ());
                    applied.map_err(|why| refused(&why))?;
                }
            }
            Deed::Fortune(fortune) => {
                let settled = self.game.settle(state, fortune, &mut ());
                settled.map_err(|why| refused(&why))?;
            }
            Deed::Table(_) => {}
        }
        Ok(())
    }
}
