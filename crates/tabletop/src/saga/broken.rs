//! Why a text is not a saga that can be read here.

use super::HASH_EVERY;
use crate::{Faults, Phrase};

/// Why a text is not a saga that can be read here. `line` counts the lines of the text from 1,
/// header included; `step` is the number that stands, or should stand, before a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broken {
    /// The bytes could not be had.
    Unreadable(String),
    /// Something else altogether.
    NotASaga(String),
    /// Written by a later program.
    Newer {
        /// The format's version.
        found: u32,
        /// The newest that is read here.
        known: u16,
    },
    /// More than is read.
    TooLarge {
        /// The most bytes that are read.
        limit: usize,
    },
    /// More than is read.
    TooManyLines {
        /// The most lines that are read.
        limit: usize,
    },
    /// More than is read.
    LongLine {
        /// Which line.
        line: usize,
        /// The longest line that is read.
        limit: usize,
    },
    /// Bytes that are no text.
    NotText {
        /// Which line.
        line: usize,
    },
    /// A mark before the first line that no editor shows.
    ByteOrderMark,
    /// Another system's line ends.
    CarriageReturns,
    /// The text stops in the middle of a line, or before the header's end.
    CutOff {
        /// The line where it stops.
        line: usize,
        /// Whether it stops before the header's end.
        header: bool,
    },
    /// All that is wrong in the header.
    Header(Faults),
    /// A step that is not one.
    Step {
        /// Which line of the text.
        line: usize,
        /// Which step it should be.
        step: usize,
        /// What is wrong with it.
        fault: BrokenStep,
    },
}

/// What is wrong with the text of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BrokenStep {
    /// The number is not the next one: a line was lost, added or moved.
    Number {
        /// The next number.
        expected: usize,
        /// What is there.
        found: String,
    },
    /// None of the three kinds.
    Kind(String),
    /// The text of a choice cannot be one.
    Choice(String),
    /// Not numbers.
    Fortune(String),
    /// A table line nobody knows: perhaps a newer program's.
    Remark(String),
    /// A known table line with a wrong rest.
    RemarkForm {
        /// What is there.
        found: String,
        /// The id of the phrase that says what would be right.
        expected: &'static str,
    },
    /// Not a hash.
    Hash(String),
    /// A hash is missing where one must be.
    NoHash,
    /// One seat's log instead of the saga.
    Hidden,
    /// More after the end.
    AfterEnd,
    /// Right, but not as it is written.
    Form(String),
}

impl Broken {
    /// All that is wrong in words, one phrase for each fault.
    pub fn phrases(&self) -> Vec<Phrase> {
        match self {
            Broken::Header(faults) => faults.phrases(),
            other => vec![other.phrase()],
        }
    }

    /// What is wrong in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            Broken::Unreadable(why) => {
                Phrase::new("fault-saga-unreadable").with("why", why.as_str())
            }
            Broken::NotASaga(found) => {
                Phrase::new("fault-not-a-saga").with("found", found.as_str())
            }
            Broken::Newer { found, known } => {
                Phrase::new("fault-saga-newer").with("found", *found).with("known", *known)
            }
            Broken::TooLarge { limit } => {
                Phrase::new("fault-saga-too-large").with("most", limit >> 20)
            }
            Broken::TooManyLines { limit } => {
                Phrase::new("fault-saga-too-long").with("most", *limit)
            }
            Broken::LongLine { line, limit } => {
                Phrase::new("fault-line-too-long").with("line", *line).with("most", *limit)
            }
            Broken::NotText { line } => Phrase::new("fault-line-no-text").with("line", *line),
            Broken::ByteOrderMark => Phrase::new("fault-byte-order-mark"),
            Broken::CarriageReturns => Phrase::new("fault-carriage-returns"),
            Broken::CutOff { line, header: true } => {
                Phrase::new("fault-cut-off-header").with("line", *line)
            }
            Broken::CutOff { line, header: false } => {
                Phrase::new("fault-cut-off-line").with("line", *line)
            }
            Broken::Header(faults) => faults.phrase(),
            Broken::Step { line, step, fault } => Phrase::new("fault-line-step")
                .with("line", *line)
                .with("step", *step)
                .with("what", fault.phrase()),
        }
    }
}

impl BrokenStep {
    /// What is wrong in words.
    pub fn phrase(&self) -> Phrase {
        let found = |id, found: &String| Phrase::new(id).with("found", found.as_str());
        match self {
            BrokenStep::Number { expected, found: there } => {
                found("fault-step-number", there).with("expected", *expected)
            }
            BrokenStep::Kind(there) => found("fault-step-kind", there),
            BrokenStep::Choice(there) => found("fault-step-choice", there),
            BrokenStep::Fortune(there) => found("fault-step-fortune", there),
            BrokenStep::Remark(there) => found("fault-step-remark", there),
            BrokenStep::RemarkForm { found: there, expected } => {
                found("fault-step-remark-form", there).with("form", Phrase::new(expected))
            }
            BrokenStep::Hash(there) => found("fault-step-hash", there),
            BrokenStep::NoHash => Phrase::new("fault-step-no-hash").with("every", HASH_EVERY),
            BrokenStep::Hidden => Phrase::new("fault-step-hidden"),
            BrokenStep::AfterEnd => Phrase::new("fault-step-after-end"),
            BrokenStep::Form(form) => {
                Phrase::new("fault-should-be-written").with("form", form.as_str())
            }
        }
    }
}

crate::told_by_phrase!(Broken, BrokenStep);
