//! A drawn terminal as an SVG picture, so that a page can show a real game.

use std::fmt::Write as _;

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use sitting::Sitting;
use tabletop::Eyes;
use unicode_width::UnicodeWidthStr;

use crate::draw::patch::Target;
use crate::draw::table::{Scene, draw};
use crate::draw::{Look, Pen};
use crate::help::footer;
use crate::play::art_of;
use crate::room::{Room, names};
use crate::theme::Theme;
use words::Voice;

/// The size of a cell in the picture.
const CELL: (f32, f32) = (8.4, 17.0);
const MARGIN: f32 = 10.0;
const INK: &str = "#d8dee9";
const PAPER: &str = "#1b1f27";

/// The buffer as an SVG: monospaced text with its colours, each run of one style where it stands.
pub fn svg(buffer: &Buffer) -> String {
    let area = buffer.area;
    let wide = f32::from(area.width) * CELL.0 + 2.0 * MARGIN;
    let high = f32::from(area.height) * CELL.1 + 2.0 * MARGIN;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide:.0} {high:.0}\" \
         width=\"{wide:.0}\" height=\"{high:.0}\" role=\"img\" font-family=\"DejaVu Sans Mono, \
         Menlo, Consolas, monospace\" font-size=\"14\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"6\" fill=\"{PAPER}\"/>\n"
    );
    for y in area.y..area.bottom() {
        let mut x = area.x;
        while x < area.right() {
            let run = Run::at(buffer, x, y);
            run.write(&mut out, f32::from(x - area.x), f32::from(y - area.y));
            x += run.columns;
        }
    }
    out.push_str("</svg>\n");
    out
}

/// The table of a sitting as the full screen draws it for these eyes.
pub fn table(sitting: &Sitting, room: &Room, eyes: Eyes, width: u16, height: u16) -> Buffer {
    let names = names(&room.words, sitting.sitters());
    let voice = Voice::new(&room.words, &names);
    let theme = Theme { colour: room.colour, art: art_of(sitting.table().about().id) };
    let screen = sitting.position().screen(eyes);
    let log: Vec<String> = sitting.log(eyes).iter().map(|entry| voice.say(&entry.phrase)).collect();
    let focus = (!screen.buttons.is_empty()).then_some(Target::Button(0));
    let look = Look { focus, ..Look::default() };
    let keys = footer(voice, sitting.ended());
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    let pen = Pen { voice, theme };
    let scene = Scene {
        pen,
        screen: &screen,
        look: &look,
        log: &log,
        notice: None,
        alarm: false,
        keys: &keys,
    };
    draw(scene, area, &mut buffer);
    buffer
}

/// Cells side by side with one style.
struct Run {
    text: String,
    columns: u16,
    ink: String,
    paper: Option<String>,
    modifier: Modifier,
}

impl Run {
    fn at(buffer: &Buffer, x: u16, y: u16) -> Run {
        let first = &buffer[(x, y)];
        let (ink, paper) = colours(first);
        let mut run = Run { text: String::new(), columns: 0, ink, paper, modifier: first.modifier };
        let mut column = x;
        while column < buffer.area.right() {
            let cell = &buffer[(column, y)];
            let same =
                cell.fg == first.fg && cell.bg == first.bg && cell.modifier == first.modifier;
            if !same {
                break;
            }
            run.text.push_str(cell.symbol());
            column += (cell.symbol().width() as u16).max(1);
        }
        run.columns = column - x;
        run
    }

    fn write(&self, out: &mut String, x: f32, y: f32) {
        let left = x * CELL.0 + MARGIN;
        let top = y * CELL.1 + MARGIN;
        let wide = f32::from(self.columns) * CELL.0;
        if let Some(paper) = &self.paper {
            let high = CELL.1;
            let _ = writeln!(
                out,
                "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{wide:.1}\" height=\"{high:.1}\" \
                 fill=\"{paper}\"/>"
            );
        }
        if self.text.trim().is_empty() {
            return;
        }
        let mut style = String::new();
        if self.modifier.contains(Modifier::BOLD) {
            style.push_str(" font-weight=\"bold\"");
        }
        if self.modifier.contains(Modifier::UNDERLINED) {
            style.push_str(" text-decoration=\"underline\"");
        }
        // The length is given, so that columns stay straight whatever font the reader has.
        let _ = writeln!(
            out,
            "<text x=\"{left:.1}\" y=\"{:.1}\" textLength=\"{wide:.1}\" \
             lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\" fill=\"{}\"{style}>{}</text>",
            top + CELL.1 * 0.76,
            self.ink,
            escaped(&self.text),
        );
    }
}

fn colours(cell: &Cell) -> (String, Option<String>) {
    let ink = hex(cell.fg).unwrap_or_else(|| INK.to_owned());
    let paper = hex(cell.bg);
    if cell.modifier.contains(Modifier::REVERSED) {
        (paper.unwrap_or_else(|| PAPER.to_owned()), Some(ink))
    } else {
        (ink, paper)
    }
}

fn hex(colour: Color) -> Option<String> {
    let known = match colour {
        Color::Reset => return None,
        Color::Black => "#2e3440",
        Color::Red => "#bf616a",
        Color::Green => "#a3be8c",
        Color::Yellow => "#ebcb8b",
        Color::Blue => "#5e81ac",
        Color::Magenta => "#b48ead",
        Color::Cyan => "#88c0d0",
        Color::Gray => "#aab2c0",
        Color::DarkGray => "#6c7686",
        Color::LightRed => "#e06c75",
        Color::LightGreen => "#98d982",
        Color::LightYellow => "#f2d987",
        Color::LightBlue => "#81a1d8",
        Color::LightMagenta => "#d19fe8",
        Color::LightCyan => "#8fe3e8",
        Color::White => "#eceff4",
        Color::Rgb(red, green, blue) => return Some(format!("#{red:02x}{green:02x}{blue:02x}")),
        Color::Indexed(number) => return Some(indexed(number)),
    };
    Some(known.to_owned())
}

/// The colours above 15: a cube of 6 × 6 × 6, then greys.
fn indexed(number: u8) -> String {
    let level = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
    match number {
        0..16 => INK.to_owned(),
        16..232 => {
            let n = number - 16;
            format!("#{:02x}{:02x}{:02x}", level(n / 36), level(n / 6 % 6), level(n % 6))
        }
        232.. => {
            let grey = 8 + 10 * (number - 232);
            format!("#{grey:02x}{grey:02x}{grey:02x}")
        }
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::style::Style;

    #[test]
    fn every_run_stands_where_it_was_with_its_style() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 20, 2));
        buffer.set_string(2, 0, "<Týr>", Style::new().fg(Color::Indexed(208)));
        buffer.set_string(
            0,
            1,
            "x",
            Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD),
        );
        let svg = svg(&buffer);
        assert!(svg.contains(">&lt;Týr&gt;</text>"), "{svg}");
        assert!(svg.contains("fill=\"#ff8700\""), "{svg}");
        assert!(svg.contains(&format!("fill=\"{PAPER}\" font-weight=\"bold\">x")), "{svg}");
        assert_eq!(svg.matches("<text").count(), 2, "blank cells are not written");
    }
}
