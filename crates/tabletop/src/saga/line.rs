//! One step.

use std::fmt;

use super::header::Sitter;
use super::item::{seat_line, short};
use super::{BrokenStep, HASH_EVERY, hex, unhex};
use crate::Seat;

/// One step of a saga. Its number is its place, so it does not hold it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What was done.
    pub deed: Deed,
    /// The hash of the position after it, where one is given.
    pub hash: Option<u32>,
}

/// What was done in a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A seat chose. Only an answer to a question put to several together has more than one text.
    Choice {
        /// Who chose.
        seat: Seat,
        /// The texts of its choices, at least one.
        steps: Vec<String>,
    },
    /// Fate answered.
    Fortune(Vec<u8>),
    /// Something happened at the table that is not of the game.
    Table(Remark),
}

/// What happens at a table beside the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    /// Back to before the choice of that step.
    Undo(usize),
    /// Somebody else sits there from now on.
    Seat(Seat, Sitter),
    /// The seat gave up: a mind plays it on, and it cannot win.
    Resign(Seat),
    /// The seat ran out of time: a mind plays it on, and it cannot win.
    Timeout(Seat),
    /// The program outside that sat there failed; what becomes of the seat, the next line says.
    Failed(Seat, Failing),
    /// The end: fate's secret.
    Secret([u8; 32]),
}

/// How a program outside failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failing {
    /// It did not answer in time.
    Late,
    /// It ended, or closed its output.
    Died,
    /// It answered what is no choice of its seat.
    Nonsense,
}

impl Failing {
    /// All ways to fail.
    pub const ALL: [Failing; 3] = [Failing::Late, Failing::Died, Failing::Nonsense];

    /// The word in sagas.
    pub const fn word(self) -> &'static str {
        match self {
            Failing::Late => "late",
            Failing::Died => "died",
            Failing::Nonsense => "nonsense",
        }
    }
}

impl Line {
    /// A step without a hash.
    pub fn new(deed: Deed) -> Line {
        Line { deed, hash: None }
    }

    /// Whether a step of that number and kind carries a hash.
    pub fn needs_hash(number: usize, deed: &Deed) -> bool {
        number.is_multiple_of(HASH_EVERY) || matches!(deed, Deed::Table(Remark::Secret(_)))
    }

    /// The text of the step at that place, without a line feed.
    pub fn numbered(&self, number: usize) -> impl fmt::Display {
        Numbered { line: self, number }
    }

    /// Reads the step that should have that number.
    pub fn parse(number: usize, text: &str) -> Result<Line, BrokenStep> {
        let counted = text.split_once(". ").or_else(|| Some((text.strip_suffix('.')?, "")));
        let Some((_, rest)) = counted.filter(|(count, _)| *count == number.to_string()) else {
            let found = counted.map_or(text, |(count, _)| count);
            return Err(BrokenStep::Number { expected: number, found: short(found) });
        };
        let (rest, hash) = match rest.find(" #") {
            Some(at) => (&rest[..at], Some(hash(&rest[at + 2..])?)),
            None => (rest, None),
        };
        let line = Line { deed: deed(rest)?, hash };
        if hash.is_none() && Line::needs_hash(number, &line.deed) {
            return Err(BrokenStep::NoHash);
        }
        let written = line.numbered(number).to_string();
        if written == text { Ok(line) } else { Err(BrokenStep::Form(short(&written))) }
    }
}

/// The step as eyes read it from which its content is `hidden`, or not. It never holds a hash,
/// which could be used to try out what is hidden, nor the secret.
pub fn redact(number: usize, line: &Line, hidden: bool) -> String {
    match &line.deed {
        Deed::Choice { seat, .. } if hidden => format!("{number}. {seat}: {HIDDEN}"),
        Deed::Fortune(_) if hidden => format!("{number}. ~ {HIDDEN}"),
        Deed::Table(Remark::Secret(_)) => format!("{number}. ! secret {HIDDEN}"),
        deed => format!("{number}. {deed}"),
    }
}

/// Stands where something is hidden.
const HIDDEN: &str = "…";

fn hash(text: &str) -> Result<u32, BrokenStep> {
    let bytes = unhex::<4>(text).ok_or_else(|| BrokenStep::Hash(short(text)))?;
    Ok(u32::from_be_bytes(bytes))
}

fn deed(text: &str) -> Result<Deed, BrokenStep> {
    if let Some(rest) = text.strip_prefix('~') {
        return fortune(rest.strip_prefix(' ').unwrap_or(rest));
    }
    if let Some(rest) = text.strip_prefix("! ") {
        return remark(rest).map(Deed::Table);
    }
    let choice = text.split_once(": ").and_then(|(seat, steps)| Some((seat.parse().ok()?, steps)));
    let Some((seat, steps)) = choice else {
        return Err(BrokenStep::Kind(short(text)));
    };
    if steps == HIDDEN {
        return Err(BrokenStep::Hidden);
    }
    let steps: Vec<String> = steps.split("; ").map(str::to_owned).collect();
    match steps.iter().find(|step| !is_step(step)) {
        Some(wrong) => Err(BrokenStep::Choice(short(wrong))),
        None => Ok(Deed::Choice { seat, steps }),
    }
}

/// Whether a text can stand in a saga as a choice.
pub fn is_step(text: &str) -> bool {
    let foreign = |c: char| c.is_control() || matches!(c, ';' | '#' | '…');
    !text.is_empty() && text.trim() == text && !text.contains(foreign)
}

fn fortune(text: &str) -> Result<Deed, BrokenStep> {
    if text == HIDDEN {
        return Err(BrokenStep::Hidden);
    }
    let number = |word: &str| word.parse::<u8>().ok().filter(|n| *n > 0);
    let numbers: Option<Vec<u8>> = match text {
        "" => Some(Vec::new()),
        text => text.split(' ').map(number).collect(),
    };
    match numbers {
        Some(numbers) if numbers.len() <= 255 => Ok(Deed::Fortune(numbers)),
        _ => Err(BrokenStep::Fortune(short(text))),
    }
}

fn remark(text: &str) -> Result<Remark, BrokenStep> {
    let (key, rest) = text.split_once(' ').unwrap_or((text, ""));
    let should = |expected| BrokenStep::RemarkForm { found: short(text), expected };
    match key {
        "undo" => rest.parse().map(Remark::Undo).map_err(|_| should("fault-form-remark-undo")),
        "seat" => seat_line(rest)
            .filter(|(_, sitter)| sitter.fault().is_none())
            .map(|(seat, sitter)| Remark::Seat(seat, sitter))
            .ok_or_else(|| should("fault-form-remark-seat")),
        "resign" => {
            rest.parse().map(Remark::Resign).map_err(|_| should("fault-form-remark-resign"))
        }
        "timeout" => {
            rest.parse().map(Remark::Timeout).map_err(|_| should("fault-form-remark-timeout"))
        }
        "failed" => {
            let read = || {
                let (seat, how) = rest.split_once(' ')?;
                let how = Failing::ALL.into_iter().find(|failing| failing.word() == how)?;
                Some(Remark::Failed(seat.parse().ok()?, how))
            };
            read().ok_or_else(|| should("fault-form-remark-failed"))
        }
        "secret" if rest == HIDDEN => Err(BrokenStep::Hidden),
        "secret" => {
            unhex(rest).map(Remark::Secret).ok_or_else(|| should("fault-form-remark-secret"))
        }
        _ => Err(BrokenStep::Remark(short(text))),
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Choice { seat, steps } => write!(f, "{seat}: {}", steps.join("; ")),
            Deed::Fortune(numbers) => {
                f.write_str("~")?;
                numbers.iter().try_for_each(|number| write!(f, " {number}"))
            }
            Deed::Table(remark) => write!(f, "! {remark}"),
        }
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Remark::Undo(number) => write!(f, "undo {number}"),
            Remark::Seat(seat, sitter) => write!(f, "seat {seat} {sitter}"),
            Remark::Resign(seat) => write!(f, "resign {seat}"),
            Remark::Timeout(seat) => write!(f, "timeout {seat}"),
            Remark::Failed(seat, how) => write!(f, "failed {seat} {}", how.word()),
            Remark::Secret(secret) => write!(f, "secret {}", hex(secret)),
        }
    }
}

struct Numbered<'a> {
    line: &'a Line,
    number: usize,
}

impl fmt::Display for Numbered<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}. {}", self.number, self.line.deed)?;
        self.line.hash.map_or(Ok(()), |hash| write!(f, " #{hash:08x}"))
    }
}
