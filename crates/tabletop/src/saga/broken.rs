//! Why a text is not a saga that can be read here.

use crate::Faults;

/// Why a text is not a saga that can be read here. `line` counts the lines of the text from 1,
/// header included; `step` is the number that stands, or should stand, before a step.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Broken {
    /// The bytes could not be had.
    #[error("the saga cannot be read: {0}")]
    Unreadable(String),
    /// Something else altogether.
    #[error("this is not a saga: its first line should be 'meadhall saga 1', but is '{0}'")]
    NotASaga(String),
    /// Written by a later program.
    #[error(
        "this saga has format {found}, and this program reads formats up to {known}: \
         a newer program is needed"
    )]
    Newer {
        /// The format's version.
        found: u32,
        /// The newest that is read here.
        known: u16,
    },
    /// More than is read.
    #[error("this saga is too large: more than {} MiB", .limit >> 20)]
    TooLarge {
        /// The most bytes that are read.
        limit: usize,
    },
    /// More than is read.
    #[error("this saga is too long: more than {limit} lines")]
    TooManyLines {
        /// The most lines that are read.
        limit: usize,
    },
    /// More than is read.
    #[error("line {line} is too long: more than {limit} bytes")]
    LongLine {
        /// Which line.
        line: usize,
        /// The longest line that is read.
        limit: usize,
    },
    /// Bytes that are no text.
    #[error("line {line} is not UTF-8 text")]
    NotText {
        /// Which line.
        line: usize,
    },
    /// Another system's line ends.
    #[error("lines end with carriage returns: save the file with plain line feeds (LF)")]
    CarriageReturns,
    /// The text stops in the middle of a line, or before the header's end.
    #[error("the saga is cut off at line {line}: {missing}")]
    CutOff {
        /// The line where it stops.
        line: usize,
        /// What is not there.
        missing: &'static str,
    },
    /// All that is wrong in the header.
    #[error("{0}")]
    Header(Faults),
    /// A step that is not one.
    #[error("line {line}, step {step}: {fault}")]
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
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BrokenStep {
    /// The number is not the next one: a line was lost, added or moved.
    #[error("should begin '{expected}. ', but begins '{found}': a line was lost, added or moved")]
    Number {
        /// The next number.
        expected: usize,
        /// What is there.
        found: String,
    },
    /// None of the three kinds.
    #[error("a step is 'SEAT: choice', '~ numbers' or '! table line', not '{0}'")]
    Kind(String),
    /// The text of a choice cannot be one.
    #[error("'{0}' cannot be a choice: it is empty, or holds one of ; # … or a control character")]
    Choice(String),
    /// Not numbers.
    #[error("a fortune is numbers from 1 to 255, at most 255 of them, not '{0}'")]
    Fortune(String),
    /// A table line nobody knows: perhaps a newer program's.
    #[error("'! {0}' is not a table line; there are undo, seat, resign, timeout and secret")]
    Remark(String),
    /// A known table line with a wrong rest.
    #[error("'! {found}' should read '! {expected}'")]
    RemarkForm {
        /// What is there.
        found: String,
        /// What would be right.
        expected: &'static str,
    },
    /// Not a hash.
    #[error("a hash is '#' and eight digits 0-9a-f at the end of the line, not '{0}'")]
    Hash(String),
    /// A hash is missing where one must be.
    #[error("must end with a hash of the position: every {every}th step and the last do", every = super::HASH_EVERY)]
    NoHash,
    /// One seat's log instead of the saga.
    #[error("is hidden: this is what one pair of eyes saw, and only the full saga can be replayed")]
    Hidden,
    /// More after the end.
    #[error("comes after the secret, which is always the last line")]
    AfterEnd,
    /// Right, but not as it is written.
    #[error("should be written '{0}'")]
    Form(String),
}
