//! Reads fields and knows the line of the file that they stand in.

use std::ops::{Deref, DerefMut};

use tabletop::Phrase;

/// The fields of a box, and its text by lines.
pub(super) struct Reader<'a> {
    fields: pieces::Reader,
    lines: Vec<&'a str>,
}

impl Deref for Reader<'_> {
    type Target = pieces::Reader;

    fn deref(&self) -> &pieces::Reader {
        &self.fields
    }
}

impl DerefMut for Reader<'_> {
    fn deref_mut(&mut self) -> &mut pieces::Reader {
        &mut self.fields
    }
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str) -> Reader<'a> {
        Reader { fields: pieces::Reader::default(), lines: text.lines().collect() }
    }

    /// The lines, counted from 1, at which records of a kind begin.
    pub(super) fn records_at(&self, head: &str) -> Vec<usize> {
        let numbered = self.lines.iter().enumerate();
        numbered.filter(|(_, line)| line.trim() == head).map(|(n, _)| n + 1).collect()
    }

    /// Notes a fault with the first line from `from` on that holds the text.
    pub(super) fn fault_near(&mut self, from: usize, text: &str, place: &str, what: Phrase) {
        let skip = from.saturating_sub(1);
        let found = self.lines.iter().skip(skip).position(|line| line.contains(text));
        let line = found.map_or(from, |n| skip + n + 1);
        let message = Phrase::new("fault-in-line").with("line", line).with("what", what);
        self.fault(place, message);
    }
}
