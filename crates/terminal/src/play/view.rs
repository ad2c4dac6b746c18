//! The table as it is drawn now.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tabletop::Phrase;

use crate::draw::pages::{called, curtain, fits, too_small};
use crate::draw::table::{self, Scene};
use crate::draw::{Hits, Pen};
use crate::help;
use crate::play::Play;
use crate::play::panels::not_kept;

impl Play<'_> {
    pub(crate) fn pen(&self) -> Pen<'_> {
        Pen { voice: self.voice(), theme: self.theme }
    }

    pub(crate) fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        self.hits = self.paint(area, buffer);
        self.small = !fits(area);
        if self.small {
            return;
        }
        if let Some(mut overlay) = self.overlay.take() {
            let rows = overlay.panel.draw(self.pen(), area, buffer).rows;
            self.hits.rows = rows;
            self.overlay = Some(overlay);
        }
    }

    fn paint(&self, area: Rect, buffer: &mut Buffer) -> Hits {
        let pen = self.pen();
        if !fits(area) {
            too_small(pen, area, buffer);
            return Hits::default();
        }
        if let Some(seat) = self.curtain {
            let told = called(pen.voice, seat, self.sitting.undo_request().is_some());
            let said = self.told_now().map(|said| [said, String::new()]);
            curtain(pen, said.into_iter().flatten().chain([told]).collect(), area, buffer);
            return Hits::default();
        }
        let notice = self.told_now();
        let keys = help::footer(pen.voice, self.sitting.ended());
        let scene = Scene {
            pen,
            screen: &self.screen,
            look: &self.look,
            log: &self.log,
            notice: notice.as_deref(),
            alarm: self.unkept.is_some() || self.stuck,
            keys: &keys,
        };
        table::draw(scene, area, buffer)
    }

    /// What is told above the prompt: first that the saga is not safe, then what was just said,
    /// then who is thinking.
    fn told_now(&self) -> Option<String> {
        let voice = self.voice();
        let unkept = self.unkept.as_ref().map(|fault| not_kept(voice, fault));
        let thinking = || {
            let (seat, _) = self.sitting.mind_to_move()?;
            Some(voice.say(&Phrase::new("terminal-mind-thinks").with("player", seat)))
        };
        let said: Vec<String> =
            unkept.into_iter().chain(self.notice.clone().or_else(thinking)).collect();
        (!said.is_empty()).then(|| said.join(" "))
    }
}
