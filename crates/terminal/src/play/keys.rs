//! What keys and mouse do at the table.

use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};

use crate::describe;
use crate::draw::choices::picked_by;
use crate::draw::patch::Target;
use crate::draw::side;
use crate::focus::{self, Way};
use crate::play::Play;
use crate::play::panels::Purpose;
use crate::room::Left;
use crate::stage::Input;

impl Play<'_> {
    /// Takes an input; tells if the people leave.
    pub(super) fn take(&mut self, input: Input) -> Option<Left> {
        match input {
            Input::Stop => return Some(Left::Quit),
            Input::Redraw => {}
            // Nobody acts on what cannot be seen.
            Input::Key(key) if self.small => {
                return (key.code == KeyCode::Char('q')).then_some(Left::Quit);
            }
            Input::Mouse(_) if self.small => {}
            Input::Key(key) => {
                self.notice = None;
                if self.overlay.is_some() {
                    return self.overlay_key(key);
                }
                match self.curtain {
                    Some(seat) => self.curtain_key(key, seat),
                    None => self.table_key(key),
                }
            }
            Input::Mouse(mouse) if self.overlay.is_some() => return self.overlay_mouse(mouse),
            Input::Mouse(mouse) => match self.curtain {
                Some(seat) => {
                    if mouse.kind == MouseEventKind::Down(MouseButton::Left) {
                        self.lift_curtain(seat);
                    }
                }
                None => self.table_mouse(mouse),
            },
        }
        None
    }

    fn curtain_key(&mut self, key: KeyEvent, seat: tabletop::Seat) {
        match key.code {
            KeyCode::Enter | KeyCode::Char(' ') => self.lift_curtain(seat),
            // Who has just chosen may think better of it before handing over.
            KeyCode::Char('u') if self.sitting.undo_request().is_none() => self.undo(),
            KeyCode::Char('q') | KeyCode::Esc => self.overlay = Some(self.quit_panel()),
            KeyCode::Char('?') | KeyCode::F(1) => self.overlay = Some(self.help_panel()),
            _ => {}
        }
    }

    fn lift_curtain(&mut self, seat: tabletop::Seat) {
        self.sitting.confirm(seat);
        self.refresh();
    }

    fn table_key(&mut self, key: KeyEvent) {
        match key.code {
            KeyCode::Up => self.step(Way::Up),
            KeyCode::Down => self.step(Way::Down),
            KeyCode::Left => self.step(Way::Left),
            KeyCode::Right => self.step(Way::Right),
            KeyCode::Tab => self.tab(true),
            KeyCode::BackTab => self.tab(false),
            KeyCode::Enter | KeyCode::Char(' ') => self.choose_focused(),
            KeyCode::Home => self.focus_choice(0),
            KeyCode::End => self.focus_choice(self.screen.buttons.len().saturating_sub(1)),
            KeyCode::PageUp => self.scroll_log(8),
            KeyCode::PageDown => self.scroll_log(-8),
            KeyCode::Esc => self.look.hint = None,
            KeyCode::Char('?') | KeyCode::F(1) => self.overlay = Some(self.help_panel()),
            KeyCode::Char('w') => self.overlay = Some(self.why_panel()),
            KeyCode::Char('d') => self.overlay = self.details_panel(),
            KeyCode::Char('l') => self.overlay = Some(self.log_panel()),
            KeyCode::Char('e') if self.sitting.ended() => self.overlay = Some(self.end_panel()),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('h') => self.ask_hint(),
            KeyCode::Char('o') => self.ask_odds(),
            KeyCode::Char('q') => self.overlay = Some(self.quit_panel()),
            KeyCode::Char(letter) => {
                if let Some(at) = picked_by(letter).filter(|&at| at < self.screen.buttons.len()) {
                    self.press(at);
                }
            }
            _ => {}
        }
    }

    fn focus_choice(&mut self, at: usize) {
        if at < self.screen.buttons.len() {
            self.look.focus = Some(Target::Button(at));
        }
    }

    fn step(&mut self, way: Way) {
        self.look.focus = focus::towards(&self.hits.map, self.look.focus, way);
    }

    fn tab(&mut self, forwards: bool) {
        let can = |target| match target {
            Target::Button(_) => true,
            Target::Item { zone, item } => {
                let item = self.screen.zones.get(zone).and_then(|zone| zone.items.get(item));
                item.is_some_and(|item| !describe::buttons(item).is_empty())
            }
        };
        self.look.focus = focus::next(&self.hits.map, self.look.focus, forwards, can);
    }

    fn scroll_log(&mut self, by: isize) {
        let columns = self.hits.log.width as usize;
        let room = self.hits.log.height.saturating_sub(1) as usize;
        let most = side::rows(&self.log, columns).len().saturating_sub(room);
        self.look.back = self.look.back.saturating_add_signed(by).min(most);
    }

    fn table_mouse(&mut self, mouse: MouseEvent) {
        match mouse.kind {
            MouseEventKind::ScrollUp => self.scroll_log(3),
            MouseEventKind::ScrollDown => self.scroll_log(-3),
            MouseEventKind::Down(button) => {
                self.notice = None;
                let Some(target) = self.hits.at(mouse.column, mouse.row) else { return };
                self.look.focus = Some(target);
                match button {
                    MouseButton::Left => self.choose_focused(),
                    _ => self.overlay = Some(self.why_panel()),
                }
            }
            _ => {}
        }
    }

    fn overlay_key(&mut self, key: KeyEvent) -> Option<Left> {
        let overlay = self.overlay.as_mut()?;
        match key.code {
            KeyCode::Up | KeyCode::BackTab => overlay.panel.step(-1),
            KeyCode::Down | KeyCode::Tab => overlay.panel.step(1),
            KeyCode::PageUp => overlay.panel.page(-10),
            KeyCode::PageDown => overlay.panel.page(10),
            KeyCode::Home => overlay.panel.step(isize::MIN / 2),
            KeyCode::End => overlay.panel.step(isize::MAX / 2),
            KeyCode::Esc => self.close(),
            KeyCode::Enter | KeyCode::Char(' ') => {
                let at = overlay.panel.at;
                return self.pick(at);
            }
            KeyCode::Char(letter) => return self.overlay_letter(letter),
            _ => {}
        }
        None
    }

    fn overlay_letter(&mut self, letter: char) -> Option<Left> {
        let purpose = self.overlay.as_ref().map(|overlay| overlay.purpose.clone())?;
        match (purpose, letter) {
            (Purpose::Quit, 'y' | 'q') | (Purpose::End, 'q') => return Some(Left::Quit),
            (Purpose::End, 'r') => return Some(Left::Replay),
            (Purpose::End, 'n') => return Some(Left::NewGame),
            (Purpose::Allow(_), 'y') => return self.pick(0),
            (Purpose::Allow(_), 'n') => return self.pick(1),
            (Purpose::Pick(buttons), digit) => {
                if let Some(at) = picked_by(digit).filter(|&at| at < buttons.len()) {
                    return self.pick(at);
                }
                self.close();
            }
            (Purpose::Allow(_), _) => {}
            _ => self.close(),
        }
        None
    }

    fn overlay_mouse(&mut self, mouse: MouseEvent) -> Option<Left> {
        let overlay = self.overlay.as_mut()?;
        match mouse.kind {
            MouseEventKind::ScrollUp => overlay.panel.page(-3),
            MouseEventKind::ScrollDown => overlay.panel.page(3),
            MouseEventKind::Down(_) => match self.hits.row(mouse.column, mouse.row) {
                Some(row) => return self.pick(row),
                None if overlay.panel.rows.is_empty() => self.close(),
                None => {}
            },
            _ => {}
        }
        None
    }

    /// Closes what lies over the table. A question to a person stays until it is answered.
    fn close(&mut self) {
        let asks = matches!(&self.overlay, Some(o) if matches!(o.purpose, Purpose::Allow(_)));
        if !asks {
            self.overlay = None;
            self.odds = None;
        }
    }

    /// Carries out a row of what lies over the table.
    fn pick(&mut self, row: usize) -> Option<Left> {
        let purpose = self.overlay.take()?.purpose;
        match purpose {
            Purpose::Read => self.odds = None,
            Purpose::Pick(buttons) => {
                if let Some(&at) = buttons.get(row) {
                    self.press(at);
                }
            }
            Purpose::Quit => return (row == 1).then_some(Left::Quit),
            Purpose::Allow(seat) => self.answer(seat, row == 0),
            Purpose::End => {
                return [None, Some(Left::Replay), Some(Left::NewGame), Some(Left::Quit)]
                    .get(row)
                    .copied()
                    .flatten();
            }
        }
        None
    }
}
