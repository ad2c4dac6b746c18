//! The table drawn from a screen, and from nothing else.

pub(crate) mod board;
pub(crate) mod choices;
pub(crate) mod overlay;
pub(crate) mod pages;
pub(crate) mod patch;
pub(crate) mod piece;
pub(crate) mod side;
pub(crate) mod table;

use ratatui::layout::Rect;

use crate::describe::Teller;
use crate::draw::patch::Target;
use crate::theme::Theme;
use words::Voice;

/// What everything is drawn with.
#[derive(Clone, Copy)]
pub(crate) struct Pen<'a> {
    pub(crate) voice: Voice<'a>,
    pub(crate) theme: Theme,
}

impl<'a> Pen<'a> {
    pub(crate) fn teller(self) -> Teller<'a> {
        Teller { voice: self.voice, art: self.theme.art }
    }
}

/// Where a person looks and what is pointed out to them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Look {
    /// What the keys act on.
    pub(crate) focus: Option<Target>,
    /// The button that a hint points at.
    pub(crate) hint: Option<usize>,
    /// How far the log is scrolled back, in lines.
    pub(crate) back: usize,
}

/// Where everything that can be pointed at was drawn.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hits {
    /// Things and buttons that are in view.
    pub(crate) spots: Vec<(Target, Rect)>,
    /// All things and buttons as if nothing were scrolled: the boards from row 0 on, the buttons
    /// far below them.
    pub(crate) map: Vec<(Target, Rect)>,
    /// The log, for the wheel.
    pub(crate) log: Rect,
    /// Lines of an open list, by index.
    pub(crate) rows: Vec<(usize, Rect)>,
}

impl Hits {
    /// What lies at a point.
    pub(crate) fn at(&self, x: u16, y: u16) -> Option<Target> {
        let inside = |(_, area): &&(Target, Rect)| area.contains((x, y).into());
        self.spots.iter().rev().find(inside).map(|&(target, _)| target)
    }

    /// The line of an open list at a point.
    pub(crate) fn row(&self, x: u16, y: u16) -> Option<usize> {
        self.rows.iter().find(|(_, area)| area.contains((x, y).into())).map(|&(row, _)| row)
    }
}

/// The smallest terminal that the table fits.
pub(crate) const LEAST: (u16, u16) = (80, 24);
