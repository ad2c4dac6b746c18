//! The boards: every player's zones and those in the middle, as large as the room allows.

use ratatui::text::{Line, Span};
use screen::{Item, Kind, Screen, Zone};
use tabletop::{Eyes, Seat};

use crate::describe::buttons;
use crate::draw::patch::{Flow, Patch, Target};
use crate::draw::piece::{Chip, FRAME_WIDTHS, Marks, chip, frame, frame_width};
use crate::draw::{Look, Pen};
use crate::linear::{alike, hidden_below};

/// How large a part of the table is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Size {
    /// All zones of a board in one paragraph, letters and numbers only.
    Tiny,
    /// All zones of a board in one paragraph, with titles and symbols.
    Tight,
    /// A paragraph for each zone, without the words of marks.
    Short,
    /// A paragraph for each zone.
    Lines,
    /// Framed cards of so many rows.
    Frames(u16),
}

/// Sizes of the viewer's own board, the others' and the middle, from the largest to the smallest.
const SIZES: [(Size, Size, Size); 13] = [
    (Size::Frames(9), Size::Frames(4), Size::Frames(4)),
    (Size::Frames(8), Size::Lines, Size::Frames(4)),
    (Size::Frames(7), Size::Lines, Size::Lines),
    (Size::Frames(5), Size::Frames(4), Size::Frames(4)),
    (Size::Frames(5), Size::Lines, Size::Frames(4)),
    (Size::Frames(5), Size::Lines, Size::Lines),
    (Size::Frames(4), Size::Lines, Size::Lines),
    (Size::Frames(4), Size::Tiny, Size::Lines),
    (Size::Lines, Size::Lines, Size::Lines),
    (Size::Lines, Size::Tiny, Size::Lines),
    (Size::Lines, Size::Tiny, Size::Tiny),
    (Size::Short, Size::Tiny, Size::Tiny),
    (Size::Tight, Size::Tiny, Size::Tiny),
];

/// The narrowest column that another player's board is given when boards stand side by side.
const COLUMN: u16 = 38;

/// The whole table, in the largest size that fits. If none does it has to scroll, and then the
/// viewer's own board keeps its titles and symbols, and is what is seen first.
pub(crate) fn table(pen: Pen<'_>, screen: &Screen, look: &Look, width: u16, height: u16) -> Patch {
    let table = Table { pen, screen, look };
    let drawn = SIZES.into_iter().map(|sizes| table.draw(width, sizes));
    let fitting = drawn.into_iter().find(|patch| patch.height() <= height);
    fitting.unwrap_or_else(|| table.draw(width, (Size::Tight, Size::Tiny, Size::Tiny)))
}

struct Table<'a> {
    pen: Pen<'a>,
    screen: &'a Screen,
    look: &'a Look,
}

impl Table<'_> {
    fn draw(&self, width: u16, (own, others, middle): (Size, Size, Size)) -> Patch {
        let mut parts = Vec::new();
        let me = match self.screen.eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Spectator => None,
        };
        let rivals = self.rivals(me);
        let most = if others == Size::Tiny { 1 } else { (width / COLUMN).clamp(1, 3) };
        let columns = most.min(rivals.len() as u16).max(1);
        // A column of air, so that boards side by side do not run together.
        let each = width / columns - u16::from(columns > 1);
        let boards: Vec<_> = rivals.iter().map(|&seat| self.board(seat, each, others)).collect();
        parts.push(Patch::columns(width, columns, &boards));
        parts.push(self.zones(None, width, middle));
        if let Some(me) = me {
            parts.push(self.board(me, width, own));
        }
        Patch::column(width, &parts)
    }

    /// The other players who own zones, from the viewer's left.
    fn rivals(&self, me: Option<Seat>) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.screen.zones.iter().filter_map(|zone| zone.owner).collect();
        seats.sort();
        seats.dedup();
        if let Some(me) = me {
            let first = seats.iter().position(|&seat| seat > me).unwrap_or(0);
            seats.rotate_left(first);
            seats.retain(|&seat| seat != me);
        }
        seats
    }

    /// A player's board with its heading.
    fn board(&self, seat: Seat, width: u16, size: Size) -> Patch {
        let mark = if self.screen.asked.has(seat) { "▶ " } else { "" };
        let style = self.pen.theme.title();
        let name = format!("{mark}{}", self.pen.voice.name(seat));
        if let Size::Tiny | Size::Tight = size {
            let chip = if size == Size::Tight { Chip::Short } else { Chip::Tiny };
            let mut flow = Flow::new(width, 2);
            flow.add(vec![Span::styled(name, style)], None);
            for (at, zone) in self.owned(Some(seat)) {
                self.flow(&mut flow, at, zone, chip);
            }
            return flow.patch();
        }
        let line = "─".repeat(width as usize);
        let mut head = Patch::line(width, &Line::styled(line, self.pen.theme.faint()));
        let name = format!(" {} ", crate::fit::cut(&name, (width as usize).saturating_sub(6)));
        head.buffer.set_stringn(2, 0, name, width as usize, style);
        Patch::column(width, &[head, self.zones(Some(seat), width, size)])
    }

    fn owned(&self, owner: Option<Seat>) -> impl Iterator<Item = (usize, &Zone)> {
        self.screen.zones.iter().enumerate().filter(move |(_, zone)| zone.owner == owner)
    }

    /// The zones of an owner, one below the other; in the smallest size one after the other.
    fn zones(&self, owner: Option<Seat>, width: u16, size: Size) -> Patch {
        if size == Size::Tiny {
            let mut flow = Flow::new(width, 2);
            let mut any = false;
            for (at, zone) in self.owned(owner) {
                any = true;
                self.flow(&mut flow, at, zone, Chip::Tiny);
            }
            return if any { flow.patch() } else { Patch::blank(width, 0) };
        }
        let chip = if size == Size::Short { Chip::Short } else { Chip::Named };
        let mut parts = Vec::new();
        let mut short: Option<Flow> = None;
        for (at, zone) in self.owned(owner) {
            let framed = matches!(size, Size::Frames(_)) && shows_frames(zone);
            if let (Size::Frames(rows), true) = (size, framed) {
                parts.extend(short.take().map(Flow::patch));
                parts.push(self.framed(at, zone, width, rows));
            } else if needs_little(zone) {
                // Zones with little in them share a line.
                self.flow(short.get_or_insert_with(|| Flow::new(width, 2)), at, zone, chip);
            } else {
                parts.extend(short.take().map(Flow::patch));
                let mut flow = Flow::new(width, 2);
                self.flow(&mut flow, at, zone, chip);
                parts.push(flow.patch());
            }
        }
        parts.extend(short.map(Flow::patch));
        Patch::column(width, &parts)
    }

    /// A zone's heading and its things as chips.
    fn flow(&self, flow: &mut Flow, at: usize, zone: &Zone, size: Chip) {
        flow.text(&self.heading(zone), self.pen.theme.title());
        if zone.items.is_empty() {
            flow.text("–", self.pen.theme.faint());
        }
        let mut item = hidden_below(zone);
        while item < zone.items.len() {
            let first = &zone.items[item];
            let same = zone.items[item..].iter().take_while(|other| alike(first, other)).count();
            let target = Target::Item { zone: at, item };
            let marks = self.marks(target, first);
            flow.add(chip(self.pen, first, size, same, marks), Some(target));
            item += same;
        }
    }

    /// A zone's heading, then its things in frames, row by row.
    fn framed(&self, at: usize, zone: &Zone, width: u16, rows: u16) -> Patch {
        let mut head = Flow::new(width, 2);
        head.text(&self.heading(zone), self.pen.theme.title());
        let mut parts = vec![head.patch()];
        let first = hidden_below(zone);
        let shown = &zone.items[first..];
        let most = match zone.kind {
            Kind::Grid { columns } => columns.max(1) as usize,
            _ => usize::MAX,
        };
        let (wide, lines) = frames(shown, width, most);
        let mut item = first;
        for count in lines {
            let (mut whole, mut x) = (Patch::blank(width, rows), 0);
            for thing in &zone.items[item..item + count] {
                let target = Target::Item { zone: at, item };
                let own = frame_width(thing, wide);
                let mut card = frame(self.pen, thing, own, rows, self.marks(target, thing));
                card.spots.push((target, card.buffer.area));
                whole.lay(&card, x, 0);
                x += own;
                item += 1;
            }
            parts.push(whole);
        }
        Patch::column(width, &parts)
    }

    fn heading(&self, zone: &Zone) -> String {
        let title = self.pen.voice.say(&zone.title);
        let facts = self.pen.voice.dotted(&zone.facts);
        let owner = zone.owner.map(|seat| self.pen.voice.name(seat));
        if owner.as_ref() == Some(&title) && !facts.is_empty() {
            // The name stands above already.
            return format!("{facts}:");
        }
        if facts.is_empty() { format!("{title}:") } else { format!("{title} ({facts}):") }
    }

    fn marks(&self, target: Target, item: &Item) -> Marks {
        let buttons = buttons(item);
        Marks {
            legal: !buttons.is_empty(),
            focus: self.look.focus == Some(target),
            hint: self.look.hint.is_some_and(|hint| buttons.contains(&hint)),
        }
    }
}

/// How wide frames are, and how many things stand in each row: as wide as can be with the fewest
/// rows.
fn frames(items: &[Item], width: u16, most: usize) -> (u16, Vec<usize>) {
    let rows = |wide: u16| {
        let (mut rows, mut used) = (vec![0], 0);
        for item in items {
            let own = frame_width(item, wide);
            if rows.last().is_some_and(|&count| count > 0 && (used + own > width || count >= most))
            {
                rows.push(0);
                used = 0;
            }
            used += own;
            if let Some(count) = rows.last_mut() {
                *count += 1;
            }
        }
        rows
    };
    let (widest, narrowest) = FRAME_WIDTHS;
    let best = (narrowest..=widest).min_by_key(|&wide| (rows(wide).len(), u16::MAX - wide));
    let wide = best.unwrap_or(widest);
    (wide, rows(wide))
}

/// Whether frames are worth their room: for cards that are seen.
fn shows_frames(zone: &Zone) -> bool {
    let open = zone.items.iter().any(|item| matches!(item, Item::Card(card) if card.face_up));
    open && matches!(zone.kind, Kind::Row | Kind::Fan | Kind::Grid { .. })
}

/// Whether a zone needs little room.
fn needs_little(zone: &Zone) -> bool {
    zone.kind == Kind::Stack
        || zone.items.len() <= 1
        || zone.items.iter().all(|item| alike(&zone.items[0], item))
}
