//! A fold that goes on: choices, drafts, fortunes, the end.

use std::sync::Arc;

use shelf::{Position, Refused, Table};
use tabletop::saga::{CardBox, Deed, Header, Remark, Saga, Sitter, Undo, is_step, redact};
use tabletop::{Eyes, Garbled, MAX_SEATS, Outcome, Pending, Seat};

use crate::follow::answered;
use crate::timeline::{Timeline, one_fewer};
use crate::undo::UndoRequest;
use crate::{Failure, Fate, Outside, Rejected, Secret, Why, outcome};

/// What a table agrees on before a sitting begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Who sits where, one for each seat.
    pub seats: Vec<Sitter>,
    /// When a choice may be taken back.
    pub undo: Undo,
    /// The card data that the table was set up with.
    pub cards: CardBox,
}

/// One sitting at a table.
pub struct Sitting {
    pub(crate) timeline: Timeline,
    pub(crate) fate: Fate,
    /// Steps of answers that are not complete: in no saga yet, and lost when a sitting is resumed.
    pub(crate) drafts: [Vec<String>; MAX_SEATS],
    /// The position with the drafts.
    pub(crate) now: Box<dyn Position>,
    pub(crate) request: Option<UndoRequest>,
    /// Who sits before the screen, where several share one.
    pub(crate) shown: Option<Seat>,
    /// The programs outside that play seats, if any do.
    pub(crate) programs: Option<Arc<dyn Outside>>,
}

impl Sitting {
    /// A new sitting; tells all faults of the plan together.
    pub fn begin(
        table: Arc<dyn Table>,
        plan: Plan,
        fate: Fate,
    ) -> Result<Sitting, tabletop::Faults> {
        let about = table.about();
        let header = Header {
            game: about.id.to_owned(),
            rules: table.rules(),
            setup: table.setup().clone(),
            seats: plan.seats,
            cards: plan.cards,
            undo: plan.undo,
            fork: None,
            fate: fate.commitment(),
            salts: fate.salts().to_vec(),
        };
        match Timeline::new(table, header) {
            Ok(timeline) => Ok(Sitting::over(timeline, fate)),
            Err(Failure { why: Why::Header(faults), .. }) => Err(faults),
            Err(other) => Err(tabletop::Faults(vec![tabletop::Fault::new("saga", other.phrase())])),
        }
    }

    /// Goes on with a saga that has not ended. The secret must be the one it promised.
    pub fn resume(table: Arc<dyn Table>, saga: Saga, secret: Secret) -> Result<Sitting, Failure> {
        let steps = saga.lines.len();
        let (ended, commitment) = (saga.secret().is_some(), saga.header.fate);
        let fate = Fate::new(secret).salted(saga.header.salts.clone());
        let timeline = Timeline::fold(table, saga)?;
        if ended {
            return Err(timeline.failure(steps, Why::Ended));
        }
        if fate.commitment() != commitment {
            return Err(timeline.failure(0, Why::Commitment));
        }
        Ok(Sitting::over(timeline, fate))
    }

    pub(crate) fn over(timeline: Timeline, fate: Fate) -> Sitting {
        Sitting {
            now: timeline.base.fork(),
            timeline,
            fate,
            drafts: Default::default(),
            request: None,
            shown: None,
            programs: None,
        }
    }

    /// The saga so far.
    pub fn saga(&self) -> &Saga {
        &self.timeline.saga
    }

    /// The table.
    pub fn table(&self) -> &Arc<dyn Table> {
        &self.timeline.table
    }

    /// The secret, to be kept where nobody at the table sees it until the end.
    pub fn secret(&self) -> &Secret {
        self.fate.secret()
    }

    /// The position, with everybody's drafts. Each pair of eyes sees only its own.
    pub fn position(&self) -> &dyn Position {
        &*self.now
    }

    /// What the table waits for.
    pub fn pending(&self) -> Pending {
        self.now.pending()
    }

    /// The steps of a seat's answer that is not complete.
    pub fn draft(&self, seat: Seat) -> &[String] {
        self.drafts.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// The number of the question that a seat is asked: another one whenever what it is asked may
    /// have changed, the same while only others act whom it does not wait for. It follows from saga
    /// and draft alone, so it outlives the program.
    pub fn question(&self, seat: Seat) -> u64 {
        let since = self.timeline.since.get(seat.index()).copied().unwrap_or_default();
        let draft = self.draft(seat);
        let mut hash = blake3::Hasher::new();
        for step in draft {
            hash.update(step.as_bytes()).update(b"\n");
        }
        let [a, b, c, d, ..] = *hash.finalize().as_bytes();
        let draft = if draft.is_empty() { 0 } else { u32::from_le_bytes([a, b, c, d]) };
        u64::from(since) << 32 | u64::from(draft)
    }

    /// Whether the secret is revealed, so that nothing can be added.
    pub fn ended(&self) -> bool {
        self.saga().secret().is_some()
    }

    /// How the game ended, once it is over. Seats that gave up or ran out of time have no share.
    pub fn outcome(&self) -> Option<Outcome> {
        outcome::of(&*self.timeline.base, self.table().seats(), self.timeline.forfeits)
    }

    /// The saga as these eyes may read it: a log, from which nothing can be replayed.
    pub fn redacted(&self, eyes: Eyes) -> String {
        let mut text = self.saga().header.text();
        for (i, line) in self.saga().lines.iter().enumerate() {
            text.push_str(&redact(i + 1, line, self.timeline.hides(i + 1, eyes)));
            text.push('\n');
        }
        text
    }

    /// A seat chooses. The text must be one that is listed; spaces do not matter.
    pub fn act(&mut self, seat: Seat, choice: &str) -> Result<(), Rejected> {
        self.open()?;
        let ask = match self.now.pending() {
            Pending::Ask(ask) if ask.seats.has(seat) => ask,
            _ => return Err(Rejected::NotAsked(seat)),
        };
        let choice = self.spelt(seat, choice)?;
        let mut next = self.now.fork();
        next.apply(seat, &choice)?;
        if answered(ask, &next.pending(), seat) {
            let mut steps = self.drafts[seat.index()].clone();
            steps.push(choice);
            self.timeline.append(Deed::Choice { seat, steps })?;
            self.drafts[seat.index()].clear();
            let rest = one_fewer(&Pending::Ask(ask), &self.timeline.base.pending(), seat);
            if !rest {
                self.drafts = Default::default();
            }
            self.redraw();
        } else {
            self.drafts[seat.index()].push(choice);
            self.now = next;
        }
        self.request = None;
        Ok(())
    }

    /// Lets fate answer all it is asked; gives the number of answers.
    pub fn advance(&mut self) -> Result<usize, Rejected> {
        let mut answers = 0;
        while let Pending::Chance(chance) = self.timeline.base.pending() {
            self.open()?;
            let fortune = self.fate.answer(self.timeline.len() + 1, &chance);
            self.timeline.append(Deed::Fortune(fortune))?;
            answers += 1;
        }
        if answers > 0 {
            self.redraw();
            self.request = None;
        }
        Ok(answers)
    }

    /// Ends the sitting after the game is over: the secret is revealed. Until then, and no longer,
    /// choices can be taken back.
    pub fn finish(&mut self) -> Result<(), Rejected> {
        match self.pending() {
            Pending::Over(_) => self.abandon(),
            _ => Err(Rejected::NotOver),
        }
    }

    /// Ends the sitting wherever it is: the secret is revealed.
    pub fn abandon(&mut self) -> Result<(), Rejected> {
        self.remark(None, Remark::Secret(*self.fate.secret().bytes()))
    }

    /// Adds a table line. The draft of the seat it is about is dropped.
    pub(crate) fn remark(&mut self, about: Option<Seat>, remark: Remark) -> Result<(), Rejected> {
        self.open()?;
        self.timeline.append(Deed::Table(remark))?;
        if let Some(seat) = about {
            self.drafts[seat.index()].clear();
        }
        self.redraw();
        self.request = None;
        Ok(())
    }

    pub(crate) fn open(&self) -> Result<(), Rejected> {
        if self.ended() { Err(Rejected::Ended) } else { Ok(()) }
    }

    /// Makes the position with drafts anew. A draft that no longer fits is dropped.
    pub(crate) fn redraw(&mut self) {
        let mut now = self.timeline.base.fork();
        for (i, draft) in self.drafts.iter_mut().enumerate() {
            let mut drafted = now.fork();
            match draft.iter().all(|step| drafted.apply(Seat(i as u8), step).is_ok()) {
                true => now = drafted,
                false => draft.clear(),
            }
        }
        self.now = now;
    }

    /// The choice as it is listed, so that each has one spelling in sagas.
    fn spelt(&self, seat: Seat, choice: &str) -> Result<String, Refused> {
        let choice = choice.split_whitespace().collect::<Vec<_>>().join(" ");
        if self.now.choices(seat).contains(&choice) && is_step(&choice) {
            return Ok(choice);
        }
        self.now.check(seat, &choice)?;
        Err(Garbled::new("fault-expected-listed", &choice).into())
    }
}
