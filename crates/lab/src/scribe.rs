//! A saga beside a game that is played at full speed.

use tabletop::saga::{Deed, Header, Line, Remark, Saga};
use tabletop::{Ask, Game, Pending, Seat, fingerprint};

/// Counts the lines that a game's saga would have, because fate's answer depends on the number of
/// its line; writes them only if the saga is wanted.
pub(crate) struct Scribe {
    lines: usize,
    /// The steps of an answer that is not complete.
    draft: Vec<String>,
    saga: Option<Saga>,
}

impl Scribe {
    /// Writes under this header, or only counts.
    pub(crate) fn new(header: Option<Header>) -> Scribe {
        Scribe { lines: 0, draft: Vec::new(), saga: header.map(Saga::new) }
    }

    /// The number of the line that comes next.
    pub(crate) fn next(&self) -> usize {
        self.lines + 1
    }

    /// Whether choices must be told as text.
    pub(crate) fn writes(&self) -> bool {
        self.saga.is_some()
    }

    /// Fate answered.
    pub(crate) fn fortune<G: Game>(&mut self, game: &G, after: &G::State, fortune: &[u8]) {
        self.line(game, after, || Deed::Fortune(fortune.to_vec()));
    }

    /// A seat chose; `ask` is what it answered. In a question put to several together the steps of
    /// one answer are one line.
    pub(crate) fn choice<G: Game>(
        &mut self,
        game: &G,
        after: &G::State,
        ask: Ask,
        seat: Seat,
        text: Option<String>,
    ) {
        self.draft.extend(text);
        let open = ask.together
            && match game.pending(after) {
                Pending::Ask(next) => next.together && next.seats == ask.seats,
                _ => false,
            };
        if !open {
            let steps = std::mem::take(&mut self.draft);
            self.line(game, after, || Deed::Choice { seat, steps });
        }
    }

    /// The whole saga with its last line, if it was written.
    pub(crate) fn end<G: Game>(
        mut self,
        game: &G,
        end: &G::State,
        secret: [u8; 32],
    ) -> Option<Saga> {
        self.line(game, end, || Deed::Table(Remark::Secret(secret)));
        self.saga
    }

    fn line<G: Game>(&mut self, game: &G, after: &G::State, deed: impl FnOnce() -> Deed) {
        self.lines += 1;
        if let Some(saga) = &mut self.saga {
            let deed = deed();
            let due = Line::needs_hash(self.lines, &deed);
            saga.lines.push(Line { deed, hash: due.then(|| fingerprint(game, after)) });
        }
    }
}
