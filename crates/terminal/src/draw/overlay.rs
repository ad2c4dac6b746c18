//! A box over the table: a text, a list to pick from, or both.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, Clear, Widget};

use crate::draw::table::arrows;
use crate::draw::{Hits, Pen};
use crate::fit::{cut, width, wrap};

/// What the box holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Panel {
    pub(crate) title: String,
    /// Paragraphs.
    pub(crate) text: Vec<String>,
    /// Lines to pick from.
    pub(crate) rows: Vec<String>,
    /// The row that the keys act on.
    pub(crate) at: usize,
    /// The first line shown, where there are no rows.
    pub(crate) scroll: usize,
    /// What the keys do.
    pub(crate) foot: String,
}

impl Panel {
    /// Moves among the rows, or scrolls where there are none.
    pub(crate) fn step(&mut self, by: isize) {
        if self.rows.is_empty() {
            self.scroll = self.scroll.saturating_add_signed(by);
        } else {
            let last = self.rows.len() - 1;
            self.at = self.at.saturating_add_signed(by).min(last);
        }
    }

    /// Draws it in the middle of the area, as large as it needs and the room allows.
    pub(crate) fn draw(&mut self, pen: Pen<'_>, area: Rect, buffer: &mut Buffer) -> Hits {
        let most = (area.width as usize).saturating_sub(4).min(100);
        let lines = self.lines(most.saturating_sub(4));
        let widest = lines.iter().map(|(line, _)| width(line)).max().unwrap_or(0);
        let wide = widest.max(width(&self.title) + 2).max(width(&self.foot) + 2).min(most - 4) + 4;
        let foot = wrap(&self.foot, wide - 4);
        let needed = lines.len() + 2;
        let high = needed.min(area.height as usize);
        let frame = Rect {
            x: area.x + (area.width - wide as u16) / 2,
            y: area.y + (area.height - high as u16) / 2,
            width: wide as u16,
            height: high as u16,
        };
        Clear.render(frame, buffer);
        let title = format!(" {} ", cut(&self.title, wide - 6));
        let block = Block::bordered().title(title).title_style(pen.theme.title());
        let inner = block.inner(frame);
        block.border_style(pen.theme.faint()).render(frame, buffer);
        if let (Some(foot), false) = (foot.first(), self.foot.is_empty()) {
            let foot = format!(" {} ", cut(foot, wide - 6));
            buffer.set_stringn(frame.x + 2, frame.bottom() - 1, foot, wide - 4, pen.theme.faint());
        }
        let room = inner.height as usize;
        let here = lines.iter().position(|(_, row)| *row == Some(self.at));
        let top = here
            .map_or(self.scroll, |here| (here + 1).saturating_sub(room).max(self.scroll.min(here)));
        let top = top.min(lines.len().saturating_sub(room));
        self.scroll = top;
        let mut hits = Hits::default();
        for (y, (line, row)) in lines.iter().skip(top).take(room).enumerate() {
            let at = Rect { y: inner.y + y as u16, height: 1, ..inner };
            let style = if row.is_some() && *row == Some(self.at) {
                pen.theme.focus()
            } else {
                Style::new()
            };
            buffer.set_stringn(at.x + 1, at.y, line, at.width as usize - 1, style);
            hits.rows.extend(row.map(|row| (row, at)));
        }
        arrows(pen, buffer, inner, top as u16, lines.len() as u16);
        hits
    }

    /// All lines, with the row that each belongs to.
    fn lines(&self, columns: usize) -> Vec<(String, Option<usize>)> {
        let mut lines = Vec::new();
        for paragraph in &self.text {
            if paragraph.is_empty() {
                lines.push((String::new(), None));
            }
            // Indentation is kept when a paragraph is wrapped.
            let indent = paragraph.len() - paragraph.trim_start().len();
            let wrapped = wrap(paragraph.trim_start(), columns.saturating_sub(indent));
            lines.extend(wrapped.into_iter().map(|line| (format!("{:indent$}{line}", ""), None)));
        }
        if !self.text.is_empty() && !self.rows.is_empty() {
            lines.push((String::new(), None));
        }
        for (at, row) in self.rows.iter().enumerate() {
            let mark = if at == self.at { "▸ " } else { "  " };
            for (part, line) in wrap(row, columns.saturating_sub(2)).into_iter().enumerate() {
                lines.push((format!("{}{line}", if part == 0 { mark } else { "  " }), Some(at)));
            }
        }
        lines
    }
}
