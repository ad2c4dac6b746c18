//! A drawn piece of the table with the spots on it that can be pointed at. Patches are laid below
//! and beside each other, and the whole is shown through a window that scrolls.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// What can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// A thing in a zone.
    Item {
        /// The zone's index on the screen.
        zone: usize,
        /// The thing's index in the zone.
        item: usize,
    },
    /// A button, by its index.
    Button(usize),
}

/// Something drawn, and where on it what lies.
#[derive(Clone)]
pub(crate) struct Patch {
    pub(crate) buffer: Buffer,
    pub(crate) spots: Vec<(Target, Rect)>,
}

impl Patch {
    pub(crate) fn blank(width: u16, height: u16) -> Patch {
        Patch { buffer: Buffer::empty(Rect::new(0, 0, width, height)), spots: Vec::new() }
    }

    pub(crate) fn width(&self) -> u16 {
        self.buffer.area.width
    }

    pub(crate) fn height(&self) -> u16 {
        self.buffer.area.height
    }

    /// One line of text.
    pub(crate) fn line(width: u16, line: &Line<'_>) -> Patch {
        let mut patch = Patch::blank(width, 1);
        patch.buffer.set_line(0, 0, line, width);
        patch
    }

    /// Lays another patch on this one.
    pub(crate) fn lay(&mut self, other: &Patch, x: u16, y: u16) {
        copy(&other.buffer, 0, &mut self.buffer, Rect::new(x, y, other.width(), other.height()));
        self.spots.extend(
            other
                .spots
                .iter()
                .map(|&(target, at)| (target, Rect::new(at.x + x, at.y + y, at.width, at.height))),
        );
    }

    /// Patches one below the other.
    pub(crate) fn column(width: u16, parts: &[Patch]) -> Patch {
        let mut whole = Patch::blank(width, parts.iter().map(Patch::height).sum());
        let mut y = 0;
        for part in parts {
            whole.lay(part, 0, y);
            y += part.height();
        }
        whole
    }

    /// Patches side by side in columns of equal width, filled row by row.
    pub(crate) fn columns(width: u16, count: u16, parts: &[Patch]) -> Patch {
        let each = width / count.max(1);
        let mut rows = Vec::new();
        for row in parts.chunks(count.max(1) as usize) {
            let mut whole = Patch::blank(width, row.iter().map(Patch::height).max().unwrap_or(0));
            for (at, part) in row.iter().enumerate() {
                whole.lay(part, at as u16 * each, 0);
            }
            rows.push(whole);
        }
        Patch::column(width, &rows)
    }

    /// Shows the patch from row `scroll` on; gives the spots that can be seen, where they are.
    pub(crate) fn show(&self, area: Rect, scroll: u16, buffer: &mut Buffer) -> Vec<(Target, Rect)> {
        copy(&self.buffer, scroll, buffer, area);
        let seen = |&(target, at): &(Target, Rect)| {
            let y = at.y.checked_sub(scroll)?;
            let spot = Rect::new(area.x + at.x, area.y + y, at.width, at.height);
            let spot = spot.intersection(area);
            (!spot.is_empty()).then_some((target, spot))
        };
        self.spots.iter().filter_map(seen).collect()
    }
}

/// Copies cells from row `from` of a picture on into an area of another.
fn copy(source: &Buffer, from: u16, into: &mut Buffer, area: Rect) {
    let area = area.intersection(into.area);
    for y in 0..area.height.min(source.area.height.saturating_sub(from)) {
        for x in 0..area.width.min(source.area.width) {
            into[(area.x + x, area.y + y)] = source[(x, from + y)].clone();
        }
    }
}

/// Pieces of text with their spots, laid in lines like words in a paragraph.
pub(crate) struct Flow {
    width: u16,
    indent: u16,
    lines: Vec<Vec<(Vec<Span<'static>>, Option<Target>)>>,
    used: u16,
}

impl Flow {
    pub(crate) fn new(width: u16, indent: u16) -> Flow {
        Flow { width, indent, lines: vec![Vec::new()], used: 0 }
    }

    /// Adds a piece, on the next line if this one is full.
    pub(crate) fn add(&mut self, spans: Vec<Span<'static>>, target: Option<Target>) {
        let wide = spans.iter().map(|span| span.width() as u16).sum::<u16>();
        let gap = u16::from(self.used > 0);
        if self.used > 0 && self.used + gap + wide > self.width {
            self.lines.push(Vec::new());
            self.used = self.indent;
        } else {
            self.used += gap;
        }
        self.used += wide;
        if let Some(line) = self.lines.last_mut() {
            line.push((spans, target));
        }
    }

    /// Adds a text that may break between its words.
    pub(crate) fn text(&mut self, text: &str, style: Style) {
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            self.add(vec![Span::styled(word.to_owned(), style)], None);
        }
    }

    pub(crate) fn patch(self) -> Patch {
        let mut patch = Patch::blank(self.width, self.lines.len() as u16);
        for (y, line) in self.lines.into_iter().enumerate() {
            let mut x = if y == 0 { 0 } else { self.indent };
            for (at, (spans, target)) in line.into_iter().enumerate() {
                x += u16::from(at > 0);
                let start = x;
                for span in spans {
                    let room = self.width.saturating_sub(x) as usize;
                    let text = crate::fit::cut(&span.content, room);
                    if x < self.width {
                        x = patch.buffer.set_stringn(x, y as u16, text, room, span.style).0;
                    }
                }
                let spot = Rect::new(start, y as u16, x.saturating_sub(start), 1);
                patch.spots.extend(target.map(|target| (target, spot)));
            }
        }
        patch
    }
}
