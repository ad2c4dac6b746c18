//! Styles. A colour never carries a meaning alone: whatever is coloured also has a letter, a
//! bracket or a mark, and without colours only those remain.

use ratatui::style::{Color, Modifier, Style};
use screen::{Art, Paint, Sign};

/// How things are styled.
#[derive(Clone, Copy)]
pub(crate) struct Theme {
    pub(crate) colour: bool,
    pub(crate) art: &'static Art,
}

impl Theme {
    fn fore(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }

    /// A sign of the game's art, by id.
    pub(crate) fn sign(self, id: &str) -> Option<&'static Sign> {
        self.art.signs.iter().find(|sign| sign.id == id)
    }

    /// The letters of a sign.
    pub(crate) fn letter(self, id: Option<&str>) -> &'static str {
        id.and_then(|id| self.sign(id)).map_or("", |sign| sign.letter)
    }

    /// The style of a sign.
    pub(crate) fn paint(self, id: Option<&str>) -> Style {
        id.and_then(|id| self.sign(id)).map_or(Style::new(), |sign| self.brush(sign.paint))
    }

    fn brush(self, paint: Paint) -> Style {
        match paint {
            Paint::Plain => Style::new(),
            Paint::Red => self.fore(Color::LightRed),
            Paint::Orange => self.fore(Color::Indexed(208)),
            Paint::Yellow => self.fore(Color::Yellow),
            Paint::Green => self.fore(Color::Green),
            Paint::Blue => self.fore(Color::LightBlue),
            Paint::Purple => self.fore(Color::Magenta),
            Paint::White => Style::new().add_modifier(Modifier::BOLD),
            Paint::Grey | Paint::Black => self.fore(Color::Gray),
        }
    }

    /// Headings.
    pub(crate) fn title(self) -> Style {
        self.fore(Color::Cyan).add_modifier(Modifier::BOLD)
    }

    /// What can be chosen.
    pub(crate) fn legal(self) -> Style {
        self.fore(Color::LightYellow).add_modifier(Modifier::BOLD)
    }

    /// What the keys act on.
    pub(crate) fn focus(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// What a hint points at.
    pub(crate) fn hint(self) -> Style {
        self.fore(Color::LightGreen).add_modifier(Modifier::BOLD | Modifier::UNDERLINED)
    }

    /// Frames, and what matters less.
    pub(crate) fn faint(self) -> Style {
        self.fore(Color::DarkGray)
    }

    /// What went wrong.
    pub(crate) fn alarm(self) -> Style {
        self.fore(Color::LightRed).add_modifier(Modifier::BOLD)
    }
}
