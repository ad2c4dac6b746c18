//! The saga: a game as a readable text, like a chess game's. It only grows.
//!
//! A header, an empty line, then numbered steps, one a line: a seat's **choice** (`12. 3: play 57`),
//! a **fortune** (`13. ~ 3 5 1`) or a **table line** (`14. ! undo 12`). Here is only the text:
//! what a step does is known to who holds the game, and what fate proves to who holds its secret.
//! `docs/saga.md` is the format in full.
//!
//! There is one way to write each saga: what [`Saga::parse`] takes, [`Saga::text`] gives back
//! byte for byte, and what it does not take is refused with the line and what would be right.

mod broken;
mod header;
mod hex;
mod item;
mod line;
mod read;
#[cfg(test)]
mod tests;

pub use broken::{Broken, BrokenStep};
pub use header::{CardBox, Fork, Header, SALT_BYTES, Sitter, Undo};
pub use hex::{hex, unhex};
pub use line::{Deed, Failing, Line, Remark, is_step, redact};
pub use read::read;

use std::fmt::Write;

/// The version of the format that is written and read here.
pub const FORMAT: u16 = 1;
/// The largest saga that is read, in bytes.
pub const MOST_BYTES: usize = 64 << 20;
/// The most lines of text that are read.
pub const MOST_LINES: usize = 1_000_000;
/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 64 << 10;
/// Each step whose number this divides carries a hash of the position after it.
pub const HASH_EVERY: usize = 50;

/// A game as it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saga {
    /// What was agreed before it began.
    pub header: Header,
    /// The steps, the first of which is number 1.
    pub lines: Vec<Line>,
}

impl Saga {
    /// A saga that has just begun.
    pub fn new(header: Header) -> Saga {
        Saga { header, lines: Vec::new() }
    }

    /// The whole text.
    pub fn text(&self) -> String {
        let mut text = self.header.text();
        text.push_str(&self.text_after(0));
        text
    }

    /// The text of the steps that come after step `number`, each with its line feed: what is to be
    /// added to a file that already holds that many.
    pub fn text_after(&self, number: usize) -> String {
        let mut text = String::new();
        for (i, line) in self.lines.iter().enumerate().skip(number) {
            writeln!(text, "{}", line.numbered(i + 1)).expect("a String takes every text");
        }
        text
    }

    /// The step of that number.
    pub fn line(&self, number: usize) -> Option<&Line> {
        self.lines.get(number.checked_sub(1)?)
    }

    /// The secret, if it has been revealed. That is always the last line.
    pub fn secret(&self) -> Option<&[u8; 32]> {
        match &self.lines.last()?.deed {
            Deed::Table(Remark::Secret(secret)) => Some(secret),
            _ => None,
        }
    }
}
