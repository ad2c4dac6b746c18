//! What is kept, and the loop around it all.

use std::io;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;

use super::{Disk, key, letter, settle, shot};
use crate::play::Play;
use crate::room::Left;
use crate::stage::{Input, Inputs};
use crate::tests::{begin, room, text};

/// Inputs from a list; then the system asks to end.
struct Script(Vec<Input>);

impl Inputs for Script {
    fn next(&mut self, _: Duration) -> io::Result<Option<Input>> {
        Ok(Some(if self.0.is_empty() { Input::Stop } else { self.0.remove(0) }))
    }
}

#[test]
fn a_full_disk_is_told_and_nothing_is_lost() {
    let mut sitting = begin(&["Ann", "@random"], 6);
    let (room, disk) = (room("en"), Disk::default());
    let mut keeper = disk.clone();
    let mut play = Play::new(&mut sitting, &room, &mut keeper);
    settle(&mut play);
    *disk.full.borrow_mut() = true;
    play.take(letter('1'));
    settle(&mut play);
    let told = shot(&mut play, 80, 24);
    assert!(told.contains("NOT SAVED") && told.contains("the disk is full"), "{told}");
    play.take(letter('q'));
    assert!(shot(&mut play, 80, 24).contains("NOT SAVED"), "leaving warns again");
    play.take(key(KeyCode::Esc));
    *disk.full.borrow_mut() = false;
    play.take(letter('1'));
    settle(&mut play);
    assert!(!shot(&mut play, 80, 24).contains("NOT SAVED"));
    assert_eq!(*disk.kept.borrow(), play.sitting.saga().text());
}

#[test]
fn the_loop_draws_keeps_and_leaves() {
    let mut sitting = begin(&["Ann", "@random"], 6);
    let (room, disk) = (room("en"), Disk::default());
    let mut keeper = disk.clone();
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let script = vec![letter('1'), Input::Redraw, letter('?'), key(KeyCode::Esc)];
    let left = Play::new(&mut sitting, &room, &mut keeper).run(&mut terminal, &mut Script(script));
    assert_eq!(left.unwrap(), Left::Quit);
    assert!(text(terminal.backend().buffer()).contains("? help"));
    assert_eq!(*disk.kept.borrow(), sitting.saga().text(), "kept on the way out");

    *disk.full.borrow_mut() = true;
    let mut keeper = disk.clone();
    let play = Play::new(&mut sitting, &room, &mut keeper);
    let left = play.run(&mut terminal, &mut Script(Vec::new()));
    assert!(left.is_err(), "what could not be kept even on leaving is told to the caller");
}

#[test]
fn the_table_comes_back_after_a_resize() {
    let mut sitting = begin(&["Ann", "@random"], 6);
    let (room, mut nowhere) = (room("en"), ());
    let mut play = Play::new(&mut sitting, &room, &mut nowhere);
    settle(&mut play);
    let before = shot(&mut play, 80, 24);
    assert!(shot(&mut play, 60, 20).contains("The table needs 80 columns"));
    play.take(letter('?'));
    shot(&mut play, 1, 1);
    shot(&mut play, 10, 200);
    play.take(key(KeyCode::Esc));
    assert_eq!(shot(&mut play, 80, 24), before);
    assert_ne!(shot(&mut play, 160, 50), before, "more room is used");
}
