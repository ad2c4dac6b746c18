//! Tests of what is drawn, and what they share.

pub(crate) mod fixture;
mod linear;
mod phrases;
mod real;
mod replay;
mod table;

use ratatui::buffer::Buffer;

pub(crate) use real::{begin, begin_with, room};

/// The text of a buffer, row by row.
pub(crate) fn text(buffer: &Buffer) -> String {
    let row = |y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..buffer.area.height).map(|y| row(y).trim_end().to_owned() + "\n").collect()
}

/// Two or more Latin letters in a row: in the pseudo-language none are left of a phrase, so that
/// they betray a text that never was one. Keys and signs are single letters.
pub(crate) fn latin(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_ascii_alphabetic());
    words.filter(|word| word.len() > 1).map(str::to_owned).collect()
}
