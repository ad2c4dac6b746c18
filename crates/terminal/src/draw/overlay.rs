//! A box over the table: a text, a list to pick from, or both.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, Clear, Widget};

use crate::draw::table::arrows;
use crate::draw::{Hits, Pen};
use crate::fit::{cut, width, wrap};

/// What the box holds: paragraphs, and below them lines to pick from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Panel {
    pub(crate) title: String,
    /// Paragraphs.
    pub(crate) text: Vec<String>,
    /// Lines to pick from.
    pub(crate) rows: Vec<String>,
    /// The row that the keys act on.
    pub(crate) at: usize,
    /// The first line of the text that is shown.
    pub(crate) scroll: usize,
    /// What the keys do.
    pub(crate) foot: String,
}

impl Panel {
    /// Moves among the rows, or scrolls where there are none.
    pub(crate) fn step(&mut self, by: isize) {
        if self.rows.is_empty() {
            self.page(by);
        } else {
            let last = self.rows.len() - 1;
            self.at = self.at.saturating_add_signed(by).min(last);
        }
    }

    /// Scrolls the text, or moves among the rows where there is none.
    pub(crate) fn page(&mut self, by: isize) {
        if self.text.is_empty() {
            let last = self.rows.len().saturating_sub(1);
            self.at = self.at.saturating_add_signed(by).min(last);
        } else {
            self.scroll = self.scroll.saturating_add_signed(by);
        }
    }

    /// Draws it in the middle of the area, as large as it needs and the room allows.
    pub(crate) fn draw(&mut self, pen: Pen<'_>, area: Rect, buffer: &mut Buffer) -> Hits {
        let most = (area.width as usize).saturating_sub(4).min(100);
        let (text, rows) = (self.paragraphs(most - 4), self.list(most - 4));
        let gap = usize::from(!text.is_empty() && !rows.is_empty());
        let lines = text.iter().chain(rows.iter().map(|(line, _)| line));
        let widest = lines.map(|line| width(line)).max().unwrap_or(0);
        let heads = width(&self.title).max(width(&self.foot)) + 2;
        let wide = widest.max(heads).min(most - 4) + 4;
        let high = (text.len() + gap + rows.len() + 2).min(area.height as usize);
        let frame = Rect {
            x: area.x + (area.width - wide as u16) / 2,
            y: area.y + (area.height - high as u16) / 2,
            width: wide as u16,
            height: high as u16,
        };
        let inner = self.frame(pen, frame, buffer);
        let room = inner.height as usize;
        // The rows stay in view; a long text scrolls above them, but never vanishes.
        let above = text.len().min(room.saturating_sub(rows.len() + gap).max(3));
        let upper = Rect { height: (above as u16).min(inner.height), ..inner };
        self.scroll = self.scroll.min(text.len().saturating_sub(above));
        for (y, line) in text.iter().skip(self.scroll).take(above).enumerate() {
            let y = upper.y + y as u16;
            buffer.set_stringn(upper.x + 1, y, line, upper.width as usize - 1, Style::new());
        }
        arrows(pen, buffer, upper, self.scroll as u16, text.len() as u16);
        let below = above + if above > 0 { gap } else { 0 };
        let lower = Rect {
            y: inner.y + below as u16,
            height: inner.height.saturating_sub(below as u16),
            ..inner
        };
        self.pick(pen, &rows, lower, buffer)
    }

    /// The border with title and keys; gives the room inside.
    fn frame(&self, pen: Pen<'_>, frame: Rect, buffer: &mut Buffer) -> Rect {
        Clear.render(frame, buffer);
        let wide = frame.width as usize;
        let title = format!(" {} ", cut(&self.title, wide - 6));
        let block = Block::bordered().title(title).title_style(pen.theme.title());
        let inner = block.inner(frame);
        block.border_style(pen.theme.faint()).render(frame, buffer);
        if !self.foot.is_empty() {
            let foot = format!(" {} ", cut(&self.foot, wide - 6));
            buffer.set_stringn(frame.x + 2, frame.bottom() - 1, foot, wide - 4, pen.theme.faint());
        }
        inner
    }

    /// Draws the lines to pick from, scrolled to the one that the keys act on.
    fn pick(
        &self,
        pen: Pen<'_>,
        rows: &[(String, usize)],
        area: Rect,
        buffer: &mut Buffer,
    ) -> Hits {
        let mut hits = Hits::default();
        let room = area.height as usize;
        let here = rows.iter().position(|(_, row)| *row == self.at).unwrap_or(0);
        let top = here.saturating_sub(room / 2).min(rows.len().saturating_sub(room));
        for (y, (line, row)) in rows.iter().skip(top).take(room).enumerate() {
            let at = Rect { y: area.y + y as u16, height: 1, ..area };
            let style = if *row == self.at { pen.theme.focus() } else { Style::new() };
            buffer.set_stringn(at.x + 1, at.y, line, at.width as usize - 1, style);
            hits.rows.push((*row, at));
        }
        arrows(pen, buffer, area, top as u16, rows.len() as u16);
        hits
    }

    /// The text in lines. Indentation is kept when a paragraph is wrapped.
    fn paragraphs(&self, columns: usize) -> Vec<String> {
        let mut lines = Vec::new();
        for paragraph in &self.text {
            if paragraph.is_empty() {
                lines.push(String::new());
            }
            let indent = paragraph.len() - paragraph.trim_start().len();
            let wrapped = wrap(paragraph.trim_start(), columns.saturating_sub(indent));
            lines.extend(wrapped.into_iter().map(|line| format!("{:indent$}{line}", "")));
        }
        lines
    }

    /// The rows in lines, each with its row.
    fn list(&self, columns: usize) -> Vec<(String, usize)> {
        let mut lines = Vec::new();
        for (at, row) in self.rows.iter().enumerate() {
            let mark = if at == self.at { "▸ " } else { "  " };
            for (part, line) in wrap(row, columns.saturating_sub(2)).into_iter().enumerate() {
                lines.push((format!("{}{line}", if part == 0 { mark } else { "  " }), at));
            }
        }
        lines
    }
}
