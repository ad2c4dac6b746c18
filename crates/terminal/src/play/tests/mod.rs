//! Whole sittings played by keys and mouse.

mod game;
mod keys;
mod people;
mod saving;

use std::cell::RefCell;
use std::io;
use std::rc::Rc;
use std::thread;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;
use tabletop::saga::Saga;

use crate::play::Play;
use crate::room::Keeper;
use crate::stage::Input;
use crate::tests::text;

pub(super) fn key(code: KeyCode) -> Input {
    Input::Key(KeyEvent::new(code, KeyModifiers::NONE))
}

pub(super) fn letter(letter: char) -> Input {
    key(KeyCode::Char(letter))
}

pub(super) fn click(button: MouseButton, at: Rect) -> Input {
    let kind = MouseEventKind::Down(button);
    Input::Mouse(MouseEvent { kind, column: at.x, row: at.y, modifiers: KeyModifiers::NONE })
}

/// Lets everything beside the drawing thread come to its end.
pub(super) fn settle(play: &mut Play<'_>) {
    for _ in 0..60_000 {
        play.pump();
        let busy = play.mind.is_some() || play.held.is_some();
        if !busy && play.hint.is_none() && play.odds.is_none() {
            return;
        }
        thread::sleep(Duration::from_micros(200));
    }
    panic!("the table did not come to rest");
}

pub(super) fn shot(play: &mut Play<'_>, width: u16, height: u16) -> String {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    play.draw(area, &mut buffer);
    text(&buffer)
}

/// What was kept, and whether the disk is full.
#[derive(Clone, Default)]
pub(super) struct Disk {
    pub(super) kept: Rc<RefCell<String>>,
    pub(super) full: Rc<RefCell<bool>>,
}

impl Keeper for Disk {
    fn keep(&mut self, saga: &Saga) -> io::Result<()> {
        if *self.full.borrow() {
            return Err(io::Error::new(io::ErrorKind::StorageFull, "no space left"));
        }
        *self.kept.borrow_mut() = saga.text();
        Ok(())
    }
}
