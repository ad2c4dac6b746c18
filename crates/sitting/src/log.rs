//! What each pair of eyes was told.

use shelf::Told;
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

    /// The last of it: what the last `steps` steps told, which is quicker in a long game.
    pub fn last_told(&self, eyes: Eyes, steps: usize) -> Vec<Entry> {
        let (timeline, last) = (&self.timeline, self.timeline.len());
        since(timeline, last.saturating_sub(steps) + 1, last, eyes)
    }
}

/// What these eyes were told up to a step.
pub(crate) fn until(timeline: &Timeline, last: usize, eyes: Eyes) -> Vec<Entry> {
    since(timeline, 1, last, eyes)
}

/// What steps from `first` to `last` told that still stand at `last`.
fn since(timeline: &Timeline, first: usize, last: usize, eyes: Eyes) -> Vec<Entry> {
    let mut live = timeline.live_at(last);
    live.retain(|step| *step >= first);
    let mut position = live.first().map(|step| timeline.at(step - 1));
    let mut live = live.iter().peekable();
    let mut entries = Vec::new();
    for step in first..=last {
        if let Some(position) = &mut position
            && live.next_if_eq(&&step).is_some()
        {
            // What stands is one row of steps: each is taken where the one before it led.
            entries.extend(heard(step, &timeline.take(&mut **position, step), eyes));
        }
        entries.extend(remarked(timeline, step));
    }
    entries
}

/// What one step told these eyes.
pub(crate) fn of(timeline: &Timeline, step: usize, eyes: Eyes) -> Vec<Entry> {
    if step == 0 || step > timeline.len() {
        return Vec::new();
    }
    let told = timeline.take(&mut *timeline.at(step - 1), step);
    heard(step, &told, eyes).chain(remarked(timeline, step)).collect()
}

fn heard(step: usize, told: &[Told], eyes: Eyes) -> impl Iterator<Item = Entry> {
    told.iter().filter_map(move |told| {
        Some(Entry { step, rule: told.rule, phrase: told.to(eyes)?.clone() })
    })
}

/// What a table line says.
fn remarked(timeline: &Timeline, step: usize) -> Option<Entry> {
    match &timeline.saga.line(step)?.deed {
        Deed::Table(remark) => Some(Entry { step, rule: None, phrase: phrase(timeline, remark) }),
        _ => None,
    }
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
