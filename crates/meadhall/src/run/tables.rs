//! Aligned tables.

use std::io::{self, IsTerminal};

use comfy_table::presets::NOTHING;
use comfy_table::{Cell, CellAlignment, ContentArrangement, Table};
use tabletop::Phrase;
use words::Words;

/// A table for people: heads, rows, and which columns hold numbers.
pub(crate) struct Rows {
    table: Table,
    numbers: Vec<bool>,
}

impl Rows {
    /// A table with these heads; `true` for a column of numbers, which stand to the right.
    pub(crate) fn new(heads: impl IntoIterator<Item = (String, bool)>) -> Rows {
        let (heads, numbers): (Vec<_>, Vec<_>) = heads.into_iter().unzip();
        let mut table = Table::new();
        table.load_style(NOTHING);
        match width() {
            Some(columns) => table
                .set_content_arrangement(ContentArrangement::Dynamic)
                .set_width(u16::try_from(columns).unwrap_or(u16::MAX)),
            None => table.set_content_arrangement(ContentArrangement::Disabled),
        };
        let mut rows = Rows { table, numbers };
        let cells = rows.cells(heads);
        rows.table.set_header(cells);
        rows
    }

    /// Adds a row.
    pub(crate) fn row(&mut self, texts: impl IntoIterator<Item = String>) {
        let cells = self.cells(texts);
        self.table.add_row(cells);
    }

    fn cells(&self, texts: impl IntoIterator<Item = String>) -> Vec<Cell> {
        let cell = |(i, text): (usize, String)| {
            let number = self.numbers.get(i).copied().unwrap_or_default();
            let side = if number { CellAlignment::Right } else { CellAlignment::Left };
            Cell::new(text).set_alignment(side)
        };
        texts.into_iter().enumerate().map(cell).collect()
    }

    /// The table as text, without blanks at the ends of lines.
    pub(crate) fn text(&self) -> String {
        self.table.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
    }
}

/// How wide the terminal is; nothing where the output is none, and lines stay whole.
pub(crate) fn width() -> Option<usize> {
    if !io::stdout().is_terminal() {
        return None;
    }
    let (terminal_size::Width(columns), _) = terminal_size::terminal_size()?;
    Some(usize::from(columns).max(20))
}

/// A paragraph, broken between words where there is a terminal.
pub(crate) fn paragraph(text: &str) -> String {
    width().map_or_else(|| text.to_owned(), |width| wrap(text, "", width).join("\n"))
}

/// A line broken between words; the lines after the first are set in by `hang`.
pub(crate) fn wrap(text: &str, hang: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line: Option<String> = None;
    for word in text.split(' ') {
        line = Some(match line.take() {
            None => word.to_owned(),
            Some(begun) if begun.chars().count() + 1 + word.chars().count() <= width => {
                begun + " " + word
            }
            Some(full) => {
                lines.push(full);
                format!("{hang}{word}")
            }
        });
    }
    lines.extend(line);
    lines
}

/// A text of no more letters than so many; what is left out is marked.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => text.to_owned(),
        Some(_) => {
            let kept: String = text.chars().take(most.saturating_sub(1)).collect();
            kept.trim_end().to_owned() + "…"
        }
    }
}

/// The heads of a table of numbers: all but the first `texts` columns stand to the right.
pub(crate) fn heads(
    words: &Words,
    texts: usize,
    ids: impl IntoIterator<Item = &'static str>,
) -> Vec<(String, bool)> {
    let head = |(i, id)| (words.text(&Phrase::new(id)), i >= texts);
    ids.into_iter().enumerate().map(head).collect()
}

/// A rate as per cent.
pub(crate) fn percent(rate: f64) -> String {
    format!("{:.1} %", rate * 100.0)
}

/// A confidence interval as per cent.
pub(crate) fn interval([low, high]: [f64; 2]) -> String {
    format!("{:.1}–{:.1} %", low * 100.0, high * 100.0)
}

/// A count with its thousands apart.
pub(crate) fn count(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            // A thin space that does not break: read alike in all languages.
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_to_the_right() {
        let mut rows = Rows::new([("Name".to_owned(), false), ("Games".to_owned(), true)]);
        rows.row(["Odin".to_owned(), "7".to_owned()]);
        rows.row(["x".to_owned(), "1000".to_owned()]);
        assert_eq!(rows.text(), " Name  Games\n Odin      7\n x      1000\n");
    }

    #[test]
    fn what_is_too_long_for_a_cell_is_cut() {
        assert_eq!(shortened("Odin", 4), "Odin");
        assert_eq!([shortened("Odins", 4), shortened("Od ins", 4)], ["Odi…", "Od…"]);
        assert_eq!(wrap("one two three", "", 7), ["one two", "three"]);
    }

    #[test]
    fn figures_for_people() {
        assert_eq!(count(7), "7");
        assert_eq!(count(1234567), "1\u{202f}234\u{202f}567");
        assert_eq!(percent(0.5), "50.0 %");
        assert_eq!(interval([0.404, 0.596]), "40.4–59.6 %");
    }
}
