//! One thing on the table: as a chip in a line, or as a card with a frame.

use ratatui::style::{Modifier, Style};
use ratatui::symbols::border;
use ratatui::text::Span;
use screen::{Card, Item, Symbol};

use crate::describe::title;
use crate::draw::Pen;
use crate::draw::patch::Patch;
use crate::fit::{cut, wrap};

/// What is to be seen of a thing besides itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Marks {
    /// It can be chosen.
    pub(crate) legal: bool,
    /// The keys act on it.
    pub(crate) focus: bool,
    /// A hint points at it.
    pub(crate) hint: bool,
}

impl Marks {
    /// The brackets around a chip: `<…>` if it can be chosen.
    fn brackets(self) -> (&'static str, &'static str) {
        if self.legal { ("<", ">") } else { ("[", "]") }
    }

    /// The mark before a chip.
    fn lead(self) -> &'static str {
        match (self.focus, self.hint) {
            (true, _) => "▸",
            (_, true) => "★",
            _ => "",
        }
    }

    fn style(self, pen: Pen<'_>, own: Style) -> Style {
        let style = match (self.hint, self.legal) {
            (true, _) => pen.theme.hint(),
            (_, true) => own.add_modifier(Modifier::BOLD),
            _ => own,
        };
        if self.focus { style.patch(pen.theme.focus()) } else { style }
    }
}

/// How much of a thing a chip says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chip {
    /// Letters and numbers only.
    Tiny,
    /// With its title and its symbols.
    Short,
    /// With its title and all that is to be seen on it.
    Named,
}

/// A thing in a line. `count` of the same are told as one.
pub(crate) fn chip(
    pen: Pen<'_>,
    item: &Item,
    size: Chip,
    count: usize,
    marks: Marks,
) -> Vec<Span<'static>> {
    let (text, sign) = match item {
        Item::Card(card) => (card_text(pen, card, size), card.sign),
        Item::Die(die) => (die_text(pen, die.face, die.used), die.face.or(die.sign)),
        Item::Token(token) => {
            let letter = pen.theme.letter(token.sign);
            let name = match size {
                Chip::Tiny if !letter.is_empty() => letter.to_owned(),
                _ => join(&[letter, &pen.voice.say(&token.title)]),
            };
            let owner = token.owner.map(|seat| pen.voice.name(seat)).unwrap_or_default();
            let times = if token.count == 1 { String::new() } else { format!("×{}", token.count) };
            (join(&[&name, &times, &owner]), token.sign)
        }
        Item::Gap(gap) => match size {
            // What could lie there is told when it matters: under focus, or if it can be chosen.
            _ if !marks.legal => ("·".to_owned(), None),
            Chip::Tiny => ("·".to_owned(), None),
            _ => (format!("· {}", pen.voice.say(&gap.title)), None),
        },
    };
    let text = if count > 1 { format!("{count}× {text}") } else { text };
    let (open, close) = marks.brackets();
    let style = marks.style(pen, pen.theme.paint(sign));
    vec![Span::styled(format!("{}{open}{text}{close}", marks.lead()), style)]
}

fn card_text(pen: Pen<'_>, card: &Card, size: Chip) -> String {
    let letter = pen.theme.letter(card.sign);
    let values: Vec<_> = card.corners.iter().map(|corner| corner.value.to_string()).collect();
    let values = values.join("/");
    match size {
        Chip::Tiny if !card.face_up => join(&["?", letter, &values]),
        Chip::Tiny => {
            let text = format!("{letter}{values}");
            let text = if text.is_empty() { cut(&pen.voice.say(&card.title), 12) } else { text };
            join(&[&text, if card.badges.is_empty() { "" } else { "*" }])
        }
        Chip::Short => {
            let badge = if card.badges.is_empty() { "" } else { "*" };
            let name = pen.voice.say(&card.title);
            join(&[letter, &name, &values, &symbols(pen, &card.symbols), badge])
        }
        Chip::Named => {
            let badges: Vec<_> =
                card.badges.iter().map(|badge| format!("*{}", pen.voice.say(badge))).collect();
            let name = pen.voice.say(&card.title);
            join(&[letter, &name, &values, &symbols(pen, &card.symbols), &badges.join(" ")])
        }
    }
}

/// A die: its face, `..` while it waits, `·…·` once it is spent.
fn die_text(pen: Pen<'_>, face: Option<&str>, used: bool) -> String {
    let letter = if face.is_some() { pen.theme.letter(face) } else { ".." };
    if used { format!("·{letter}·") } else { letter.to_owned() }
}

/// Letters of symbols; a tick stands behind those that are covered.
fn symbols(pen: Pen<'_>, symbols: &[Symbol]) -> String {
    let letters = symbols.iter().map(|symbol| {
        let tick = if symbol.used { "✓" } else { "" };
        format!("{}{tick}", pen.theme.letter(Some(symbol.sign)))
    });
    letters.collect::<Vec<_>>().join(" ")
}

fn join(parts: &[&str]) -> String {
    parts.iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join(" ")
}

/// How wide a framed thing is at most and at least.
pub(crate) const FRAME_WIDTHS: (u16, u16) = (17, 12);

/// How wide a thing is in a row of frames.
pub(crate) fn frame_width(item: &Item, wide: u16) -> u16 {
    match item {
        Item::Gap(gap) if gap.buttons.is_empty() => 4,
        _ => wide,
    }
}

/// A thing in a frame of so many rows, at least 3. The frame is doubled if it can be chosen and
/// thick under focus; the values stand in its upper corners.
pub(crate) fn frame(pen: Pen<'_>, item: &Item, width: u16, rows: u16, marks: Marks) -> Patch {
    let mut patch = Patch::blank(width, rows);
    let inner = (width as usize).saturating_sub(2);
    let Item::Card(card) = item else {
        let spans = chip(pen, item, Chip::Named, 1, marks);
        for (y, text) in
            wrap(&spans[0].content, width as usize).iter().take(rows as usize).enumerate()
        {
            patch.buffer.set_stringn(0, y as u16, text, width as usize, spans[0].style);
        }
        return patch;
    };
    let style = marks.style(pen, pen.theme.paint(card.sign));
    let set = match (marks.focus, marks.legal) {
        (true, _) => border::THICK,
        (_, true) => border::DOUBLE,
        _ => border::PLAIN,
    };
    let rule = |left: &str, line: &str, right: &str| format!("{left}{}{right}", line.repeat(inner));
    let buffer = &mut patch.buffer;
    buffer.set_string(0, 0, rule(set.top_left, set.horizontal_top, set.top_right), style);
    for y in 1..rows - 1 {
        let fill = if card.face_up { " " } else { "░" };
        buffer.set_string(0, y, rule(set.vertical_left, fill, set.vertical_right), style);
    }
    buffer.set_string(
        0,
        rows - 1,
        rule(set.bottom_left, set.horizontal_bottom, set.bottom_right),
        style,
    );

    let mut values = card.corners.iter().map(|corner| corner.value.to_string());
    buffer.set_string(1, 0, values.next().unwrap_or_default(), style);
    let others = cut(&values.collect::<Vec<_>>().join("/"), 6);
    buffer.set_string(width - 1 - others.chars().count() as u16, 0, &others, style);
    let letter = pen.theme.letter(card.sign);
    let lead = format!("{}{letter}", marks.lead());
    if !lead.is_empty() {
        buffer.set_stringn(width / 2 - 2, 0, format!(" {lead} "), 5, style);
    }

    let symbols = symbols(pen, &card.symbols);
    let room = rows as usize - 2 - usize::from(!symbols.is_empty() && rows > 3);
    let mut name = wrap(&pen.voice.say(&card.title), inner);
    if name.len() > room {
        name.truncate(room.max(1));
        if let Some(last) = name.last_mut() {
            *last = cut(&format!("{last}…"), inner);
        }
    }
    for (y, text) in name.iter().enumerate() {
        buffer.set_stringn(1, 1 + y as u16, text, inner, style);
    }
    if rows > 3 {
        buffer.set_stringn(1, rows - 2, cut(&symbols, inner), inner, style);
    }
    let top = 1 + name.len();
    let free = (1 + room).saturating_sub(top);
    for (y, text) in card_rules(pen, card, inner, free).iter().enumerate() {
        buffer.set_stringn(1, (top + y) as u16, text, inner, style);
    }
    let badges: Vec<_> = card.badges.iter().map(|badge| pen.voice.say(badge)).collect();
    if !badges.is_empty() {
        let badges = cut(&format!("*{}", badges.join(" ")), inner);
        buffer.set_stringn(1, rows - 1, badges, inner, style);
    }
    patch
}

/// What a card does, in as many lines as are free. In a single line it would only be cut off.
fn card_rules(pen: Pen<'_>, card: &Card, inner: usize, free: usize) -> Vec<String> {
    if free < 2 || !card.face_up {
        return Vec::new();
    }
    let text: Vec<_> = card.text.iter().map(|phrase| pen.voice.say(phrase)).collect();
    let mut lines = wrap(&text.join(" "), inner);
    if lines.len() > free {
        lines.truncate(free);
        if let Some(last) = lines.last_mut() {
            *last = cut(&format!("{last}…"), inner);
        }
    }
    lines
}

/// What a thing is called, for headings.
pub(crate) fn name(pen: Pen<'_>, item: &Item) -> String {
    pen.voice.say(title(item))
}
