//! Beside the table: what is under focus, in full, and the log.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use screen::{Kind, Screen};

use crate::draw::patch::Target;
use crate::draw::{Look, Pen};
use crate::fit::{cut, wrap};
use crate::linear;

/// Title and lines of what is under focus.
pub(crate) fn focused(pen: Pen<'_>, screen: &Screen, look: &Look) -> Option<(String, Vec<String>)> {
    match look.focus? {
        Target::Item { zone, item } => {
            let item = screen.zones.get(zone)?.items.get(item)?;
            Some((crate::draw::piece::name(pen, item), pen.teller().details(item, screen)))
        }
        Target::Button(at) => {
            let button = screen.buttons.get(at)?;
            let rule = button.rule.map(|rule| linear::by_rule(rule, pen.voice));
            let mut lines: Vec<String> = rule.into_iter().collect();
            let linked = screen.zones.iter().flat_map(|zone| &zone.items);
            let mut told: Vec<Vec<String>> = Vec::new();
            for item in linked.filter(|item| crate::describe::buttons(item).contains(&at)) {
                let mut about = vec![String::new(), crate::draw::piece::name(pen, item)];
                about.extend(pen.teller().details(item, &without_buttons(screen)));
                about.dedup();
                if !told.contains(&about) {
                    told.push(about);
                }
            }
            lines.extend(told.into_iter().flatten());
            Some((pen.voice.say(&button.phrase), lines))
        }
    }
}

/// The whole pile whose top is under focus, top first: an open pile may be looked through.
pub(crate) fn pile(pen: Pen<'_>, screen: &Screen, look: &Look) -> Vec<String> {
    let Some(Target::Item { zone, .. }) = look.focus else { return Vec::new() };
    match screen.zones.get(zone) {
        Some(zone) if zone.kind == Kind::Stack && zone.items.len() > 1 => {
            let mut lines = vec![String::new(), pen.voice.t("terminal-pile")];
            lines.extend(zone.items.iter().rev().map(|item| pen.teller().line(item)));
            lines
        }
        _ => Vec::new(),
    }
}

/// The buttons of a linked thing are not told again below a button.
fn without_buttons(screen: &Screen) -> Screen {
    Screen { buttons: Vec::new(), zones: Vec::new(), ..screen.clone() }
}

/// Draws what is under focus; gives the rows it took.
pub(crate) fn details(
    pen: Pen<'_>,
    screen: &Screen,
    look: &Look,
    area: Rect,
    buffer: &mut Buffer,
) -> u16 {
    let columns = area.width as usize;
    let Some((title, lines)) = focused(pen, screen, look) else { return 0 };
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut rows: Vec<(String, Style)> =
        wrap(&title, columns).into_iter().map(|line| (line, bold)).collect();
    for line in lines {
        let wrapped = if line.is_empty() { vec![line] } else { wrap(&line, columns) };
        rows.extend(wrapped.into_iter().map(|line| (line, Style::new())));
    }
    let room = area.height as usize;
    if rows.len() > room {
        rows.truncate(room.saturating_sub(1));
        let more = cut(&pen.voice.key("d", "terminal-key-details-more"), columns);
        rows.push((more, pen.theme.faint()));
    }
    for (y, (line, style)) in rows.iter().enumerate() {
        buffer.set_stringn(area.x, area.y + y as u16, line, columns, *style);
    }
    rows.len().min(room) as u16
}

/// Draws the end of the log, or further up if it is scrolled back.
pub(crate) fn log(pen: Pen<'_>, log: &[String], look: &Look, area: Rect, buffer: &mut Buffer) {
    if area.height < 2 {
        return;
    }
    let columns = area.width as usize;
    let rule = "─".repeat(columns);
    buffer.set_stringn(area.x, area.y, rule, columns, pen.theme.faint());
    let title = format!(" {} ", pen.voice.t("terminal-log"));
    buffer.set_stringn(area.x + 1, area.y, cut(&title, columns), columns, pen.theme.title());
    let room = area.height as usize - 1;
    // Older entries cannot come into view, so they need not be wrapped.
    let near = log.len().saturating_sub(room + look.back);
    let rows = rows(&log[near..], columns);
    let end = rows.len().saturating_sub(look.back).max(room.min(rows.len()));
    let shown = &rows[end.saturating_sub(room)..end];
    for (y, line) in shown.iter().enumerate() {
        buffer.set_stringn(area.x, area.y + 1 + y as u16, line, columns, Style::new());
    }
    if look.back > 0 {
        let x = area.right().saturating_sub(2);
        buffer.set_string(x, area.y, "▼", pen.theme.title());
    }
}

/// Entries of the log in lines; what goes on is indented.
pub(crate) fn rows(log: &[String], columns: usize) -> Vec<String> {
    let mut rows = Vec::new();
    for entry in log {
        let wrapped = wrap(entry, columns.saturating_sub(2));
        for (at, line) in wrapped.into_iter().enumerate() {
            rows.push(format!("{}{line}", if at == 0 { "· " } else { "  " }));
        }
    }
    rows
}
