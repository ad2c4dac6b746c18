//! The prompt and the legal choices below the table.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use screen::Screen;

use crate::draw::patch::{Patch, Target};
use crate::draw::{Look, Pen};
use crate::fit::{pad, width, wrap};
use crate::{describe, linear};

/// The key that picks a choice: digits first, then capital letters, since small letters are
/// commands.
pub(crate) fn key_of(button: usize) -> Option<char> {
    "1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ".chars().nth(button)
}

/// The choice that a key picks.
pub(crate) fn picked_by(key: char) -> Option<usize> {
    (0..36).find(|&button| key_of(button) == Some(key))
}

/// What is asked, in as many lines as it takes.
pub(crate) fn prompt(pen: Pen<'_>, screen: &Screen, columns: u16) -> Vec<String> {
    let text = linear::prompt(screen, pen.voice).join(" ");
    wrap(&text, columns as usize)
}

/// The choices in columns. A text that is wider than the room goes on in the next line.
pub(crate) fn choices(pen: Pen<'_>, screen: &Screen, look: &Look, columns: u16) -> Patch {
    let entries: Vec<String> = screen
        .buttons
        .iter()
        .enumerate()
        .map(|(at, button)| {
            let key = key_of(at).map_or(' ', |key| key);
            let mark = match (look.focus == Some(Target::Button(at)), look.hint == Some(at)) {
                (true, _) => '▸',
                (_, true) => '★',
                _ => ' ',
            };
            format!("{mark}<{key}> {}", pen.voice.say(&button.phrase))
        })
        .collect();
    let widest = entries.iter().map(|entry| width(entry)).max().unwrap_or(0) as u16 + 1;
    let across = (columns / widest.max(1)).max(1).min(entries.len().max(1) as u16);
    let each = columns / across;
    let linked = focused_links(screen, look);
    let parts: Vec<Patch> = entries
        .iter()
        .enumerate()
        .map(|(at, entry)| {
            let style = style(pen, look, at, linked.contains(&at));
            let mut lines = wrap(entry, each as usize);
            for line in lines.iter_mut().skip(1) {
                *line = format!("     {line}");
            }
            let mut patch = Patch::blank(each, 0);
            for line in wrap(&lines.join("\n"), each as usize) {
                let mut row = Patch::blank(each, 1);
                row.buffer.set_stringn(0, 0, pad(&line, each as usize - 1), each as usize, style);
                patch = Patch::column(each, &[patch, row]);
            }
            patch.spots.push((Target::Button(at), patch.buffer.area));
            patch
        })
        .collect();
    Patch::columns(columns, across, &parts)
}

/// The buttons of the thing under focus.
fn focused_links<'a>(screen: &'a Screen, look: &Look) -> &'a [usize] {
    let Some(Target::Item { zone, item }) = look.focus else { return &[] };
    let item = screen.zones.get(zone).and_then(|zone| zone.items.get(item));
    item.map_or(&[], describe::buttons)
}

fn style(pen: Pen<'_>, look: &Look, at: usize, linked: bool) -> Style {
    let style = if look.hint == Some(at) { pen.theme.hint() } else { pen.theme.legal() };
    let style = if linked { style.add_modifier(Modifier::UNDERLINED) } else { style };
    if look.focus == Some(Target::Button(at)) { style.patch(pen.theme.focus()) } else { style }
}

/// The first row to show so that `spot` is in view.
pub(crate) fn scroll_to(spot: Option<Rect>, height: u16, room: u16, otherwise: u16) -> u16 {
    let most = height.saturating_sub(room);
    let wanted = spot.map_or(otherwise, |spot| (spot.y + spot.height / 2).saturating_sub(room / 2));
    wanted.min(most)
}
