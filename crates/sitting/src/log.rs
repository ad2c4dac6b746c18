//! What each pair of eyes was told.

use tabletop::saga::{Deed, Failing, Remark, Sitter};
use tabletop::{Arg, Eyes, Phrase};

use crate::Sitting;
use crate::timeline::Timeline;

/// Something that was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The step that told it.
    pub step: usize,
    /// The rule it comes from, if one does.
    pub rule: Option<&'static str>,
    /// What was told.
    pub phrase: Phrase,
}

/// The ids of the phrases that tell table lines, each with `seat` but the last; `sitting-undo`
/// has a `step`, `sitting-seat-human` a `name`, `sitting-seat-mind` a `level`.
pub const PHRASES: &[&str] = &[
    "sitting-undo",
    "sitting-seat-human",
    "sitting-seat-mind",
    "sitting-resign",
    "sitting-timeout",
    "sitting-failed-late",
    "sitting-failed-died",
    "sitting-failed-nonsense",
    "sitting-secret",
];

impl Sitting {
    /// What these eyes were told so far; what was taken back is not in it.
    pub fn log(&self, eyes: Eyes) -> Vec<Entry> {
        until(&self.timeline, self.timeline.len(), eyes)
    }
}

/// What these eyes were told up to a step.
pub(crate) fn until(timeline: &Timeline, last: usize, eyes: Eyes) -> Vec<Entry> {
    let live = timeline.live_at(last);
    let mut live = live.iter().peekable();
    let mut entries = Vec::new();
    for step in 1..=last {
        let table = matches!(timeline.saga.line(step).map(|l| &l.deed), Some(Deed::Table(_)));
        if table || live.next_if_eq(&&step).is_some() {
            entries.extend(of(timeline, step, eyes));
        }
    }
    entries
}

/// What one step told these eyes.
pub(crate) fn of(timeline: &Timeline, step: usize, eyes: Eyes) -> Vec<Entry> {
    let told = step.checked_sub(1).and_then(|i| timeline.told.get(i)).into_iter().flatten();
    let mut entries: Vec<Entry> = told
        .filter_map(|told| Some(Entry { step, rule: told.rule, phrase: told.to(eyes)?.clone() }))
        .collect();
    if let Some(Deed::Table(remark)) = timeline.saga.line(step).map(|line| &line.deed) {
        entries.push(Entry { step, rule: None, phrase: phrase(timeline, remark) });
    }
    entries
}

fn phrase(timeline: &Timeline, remark: &Remark) -> Phrase {
    match remark {
        Remark::Undo(to) => {
            let phrase = Phrase::new("sitting-undo").with("step", *to);
            match timeline.chooser(*to) {
                Some(seat) => phrase.with("seat", seat),
                None => phrase,
            }
        }
        Remark::Seat(seat, Sitter::Human(name)) => Phrase::new("sitting-seat-human")
            .with("seat", *seat)
            .with("name", Arg::Text(name.clone())),
        Remark::Seat(seat, Sitter::Mind(level)) => Phrase::new("sitting-seat-mind")
            .with("seat", *seat)
            .with("level", Arg::Text(level.clone())),
        Remark::Resign(seat) => Phrase::new("sitting-resign").with("seat", *seat),
        Remark::Timeout(seat) => Phrase::new("sitting-timeout").with("seat", *seat),
        Remark::Failed(seat, how) => Phrase::new(match how {
            Failing::Late => "sitting-failed-late",
            Failing::Died => "sitting-failed-died",
            Failing::Nonsense => "sitting-failed-nonsense",
        })
        .with("seat", *seat),
        Remark::Secret(_) => Phrase::new("sitting-secret"),
    }
}
