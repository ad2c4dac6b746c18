//! Whole pages that are not the table: too small a terminal, and the curtain.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use tabletop::{Phrase, Seat};

use crate::draw::{LEAST, Pen};
use crate::fit::wrap;
use words::Voice;

/// Whether the table fits.
pub(crate) fn fits(area: Rect) -> bool {
    area.width >= LEAST.0 && area.height >= LEAST.1
}

/// Says how large the terminal must be, and how to leave.
pub(crate) fn too_small(pen: Pen<'_>, area: Rect, buffer: &mut Buffer) {
    let phrase = Phrase::new("terminal-too-small")
        .with("columns", LEAST.0)
        .with("rows", LEAST.1)
        .with("now-columns", area.width)
        .with("now-rows", area.height)
        .with("key", "q");
    centred(&[pen.voice.say(&phrase)], area, buffer);
}

/// Calls a person to a screen that is covered: to play, or to agree that something is taken back.
pub(crate) fn called(voice: Voice<'_>, seat: Seat, to_agree: bool) -> String {
    let id = if to_agree { "terminal-curtain-asked" } else { "terminal-curtain" };
    voice.say(&Phrase::new(id).with("player", seat))
}

/// Hides everything between two people at one screen; what is told must be fit for all.
pub(crate) fn curtain(pen: Pen<'_>, mut told: Vec<String>, area: Rect, buffer: &mut Buffer) {
    let ready = pen.voice.key(&pen.voice.t("terminal-enter"), "terminal-curtain-ready");
    for y in area.y..area.bottom() {
        for x in area.x..area.right() {
            let thread = if x % 4 == 0 { "┊" } else { " " };
            buffer[(x, y)].set_symbol(thread).set_style(pen.theme.faint());
        }
    }
    told.extend([String::new(), ready]);
    centred(&told, area, buffer);
}

fn centred(paragraphs: &[String], area: Rect, buffer: &mut Buffer) {
    let columns = (area.width as usize).clamp(1, 60);
    let mut lines = Vec::new();
    for paragraph in paragraphs {
        let wrapped = wrap(paragraph, columns);
        lines.extend(if wrapped.is_empty() { vec![String::new()] } else { wrapped });
    }
    let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    let bold = Style::new().add_modifier(Modifier::BOLD);
    for (y, line) in lines.iter().take(area.height as usize).enumerate() {
        let indent = area.width.saturating_sub(crate::fit::width(line) as u16) / 2;
        buffer.set_stringn(area.x + indent, top + y as u16, line, columns, bold);
    }
}
