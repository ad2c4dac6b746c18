//! The whole table: facts, boards, side, prompt, choices, keys.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use screen::Screen;
use tabletop::Phrase;

use crate::draw::board;
use crate::draw::choices::{self, scroll_to};
use crate::draw::patch::{Patch, Target};
use crate::draw::{Hits, Look, Pen, side};
use crate::fit::{cut, width, wrap};

/// All that the table is drawn from.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) pen: Pen<'a>,
    pub(crate) screen: &'a Screen,
    pub(crate) look: &'a Look,
    pub(crate) log: &'a [String],
    /// Something to be told above the prompt.
    pub(crate) notice: Option<&'a str>,
    /// Whether that is bad news.
    pub(crate) alarm: bool,
    /// Keys for the last line, the most needed first.
    pub(crate) keys: &'a [String],
}

/// Draws the table. The spots in the result that lie outside the area are scrolled out of view;
/// they keep their order, so that keys can move there.
pub(crate) fn draw(scene: Scene<'_>, area: Rect, buffer: &mut Buffer) -> Hits {
    let Scene { pen, screen, look, .. } = scene;
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let columns = area.width as usize;

    let facts = wrap(&pen.voice.dotted(&screen.facts), columns);
    let notice = scene.notice.map(|text| wrap(text, columns)).unwrap_or_default();
    let prompt = choices::prompt(pen, screen, area.width);
    let most = (area.height / 4).max(4);
    let mut buttons = choices::choices(pen, screen, look, area.width);
    if buttons.height() > most {
        // Room to tell how many are out of view: an end of the list that nobody sees is missed.
        let told = width(&more(pen, "terminal-more-below", screen.buttons.len())) as u16;
        buttons = choices::choices(pen, screen, look, area.width.saturating_sub(told + 1).max(1));
    }
    let heights = [
        facts.len().min(2) as u16,
        0,
        1 + notice.len().min(3) as u16 + prompt.len().min(4) as u16,
        buttons.height().min(most),
        1,
    ];
    let body = area.height.saturating_sub(heights.iter().sum());
    let mut rest = area;
    let mut next = |rows: u16| {
        let part = Rect { height: rows.min(rest.height), ..rest };
        rest.y += part.height;
        rest.height -= part.height;
        part
    };

    text(buffer, next(heights[0]), &facts, pen.theme.title());
    let mut hits = middle(scene, next(body), buffer);

    let ask = next(heights[2]);
    let rule = "─".repeat(columns);
    buffer.set_stringn(ask.x, ask.y, rule, columns, pen.theme.faint());
    let told = notice.len().min(3);
    let below = |rows: usize| Rect {
        y: ask.y + 1 + rows as u16,
        height: ask.height.saturating_sub(1 + rows as u16),
        ..ask
    };
    let style = if scene.alarm { pen.theme.alarm() } else { pen.theme.hint() };
    text(buffer, below(0), &notice[..told], style);
    text(buffer, below(told), &prompt, bold);

    let list = next(heights[3]);
    let focus = spot_of(&buttons, look.focus.or(look.hint.map(Target::Button)));
    let scroll = scroll_to(focus, buttons.height(), list.height, 0);
    hits.spots.extend(buttons.show(list, scroll, buffer));
    hits.map.extend(shifted(&buttons, u16::MAX / 2));
    unseen(pen, &buttons, list, scroll, buffer);

    footer(scene, next(heights[4]), buffer);
    hits
}

/// Boards to the left, side to the right.
fn middle(scene: Scene<'_>, area: Rect, buffer: &mut Buffer) -> Hits {
    let Scene { pen, screen, look, log, .. } = scene;
    let aside = (area.width * 3 / 10).clamp(27, 46);
    let left = Rect { width: area.width.saturating_sub(aside + 1), ..area };
    let right = Rect { x: left.right() + 1, width: aside, ..area };
    for y in area.y..area.bottom() {
        buffer.set_string(left.right(), y, "│", pen.theme.faint());
    }
    let table = board::table(pen, screen, look, left.width, left.height);
    // Without a focus the lower end is shown: the viewer's own board lies there.
    let scroll = scroll_to(spot_of(&table, look.focus), table.height(), left.height, u16::MAX);
    let spots = table.show(left, scroll, buffer);
    arrows(pen, buffer, left, scroll, table.height());

    let top = Rect { height: right.height * 3 / 5, ..right };
    let used = side::details(pen, screen, look, top, buffer);
    let lower = Rect { y: right.y + used, height: right.height - used, ..right };
    side::log(pen, log, look, lower, buffer);
    Hits { spots, map: shifted(&table, 0), log: lower, rows: Vec::new() }
}

fn shifted(patch: &Patch, by: u16) -> Vec<(Target, Rect)> {
    patch.spots.iter().map(|&(target, at)| (target, Rect { y: at.y + by, ..at })).collect()
}

fn spot_of(patch: &Patch, target: Option<Target>) -> Option<Rect> {
    patch.spots.iter().find(|(other, _)| Some(*other) == target).map(|&(_, spot)| spot)
}

fn text(buffer: &mut Buffer, area: Rect, lines: &[String], style: Style) {
    for (y, line) in lines.iter().take(area.height as usize).enumerate() {
        buffer.set_stringn(area.x, area.y + y as u16, line, area.width as usize, style);
    }
}

fn more(pen: Pen<'_>, id: &'static str, count: usize) -> String {
    pen.voice.say(&Phrase::new(id).with("count", count))
}

/// Tells at the right edge how many choices are out of view above and below.
fn unseen(pen: Pen<'_>, buttons: &Patch, list: Rect, scroll: u16, buffer: &mut Buffer) {
    let count = |out: &dyn Fn(Rect) -> bool| buttons.spots.iter().filter(|s| out(s.1)).count();
    let above = count(&|spot| spot.y < scroll);
    let below = count(&|spot| spot.y >= scroll && spot.bottom() > scroll + list.height);
    let mut tell = |id, count, y| {
        let text = more(pen, id, count);
        let x = list.right().saturating_sub(width(&text) as u16);
        buffer.set_stringn(x, y, text, list.width as usize, pen.theme.title());
    };
    if above > 0 {
        tell("terminal-more-above", above, list.y);
    }
    if below > 0 {
        tell("terminal-more-below", below, list.bottom() - 1);
    }
}

/// Marks at the right edge where there is more above or below.
pub(crate) fn arrows(pen: Pen<'_>, buffer: &mut Buffer, area: Rect, scroll: u16, height: u16) {
    if area.is_empty() {
        return;
    }
    let x = area.right() - 1;
    if scroll > 0 {
        buffer.set_string(x, area.y, "▲", pen.theme.title());
    }
    if scroll + area.height < height {
        buffer.set_string(x, area.bottom() - 1, "▼", pen.theme.title());
    }
}

/// The keys that fit whole; help has them all.
fn footer(scene: Scene<'_>, area: Rect, buffer: &mut Buffer) {
    let mut line = String::new();
    for key in scene.keys {
        let gap = if line.is_empty() { "" } else { "  " };
        if width(&line) + gap.len() + width(key) <= area.width as usize {
            line.push_str(gap);
            line.push_str(key);
        }
    }
    if line.is_empty() {
        line = cut(scene.keys.first().map_or("", String::as_str), area.width as usize);
    }
    if area.height > 0 {
        buffer.set_stringn(area.x, area.y, line, area.width as usize, scene.pen.theme.faint());
    }
}
