//! A saga looked at again.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use sitting::Replay;
use tabletop::{Eyes, Seat};
use words::PSEUDO;

use super::{begin, latin, room, text};
use crate::replay::{Sight, Viewer, print_at, sights};
use crate::stage::Input;

/// A saga of minds, to its end or to so many choices before.
fn saga(ended: bool, seats: &[&str]) -> Replay {
    let mut sitting = begin(seats, 3);
    sitting.advance().unwrap();
    let mut count = 0;
    while let tabletop::Pending::Ask(ask) = sitting.pending() {
        let seat = ask.seats.iter().next().unwrap();
        let choice = sitting.position().choices(seat).swap_remove(0);
        sitting.act(seat, &choice).unwrap();
        sitting.advance().unwrap();
        count += 1;
        if !ended && count > 30 {
            break;
        }
    }
    if ended {
        sitting.finish().unwrap();
    }
    Replay::new(sitting.table().clone(), sitting.saga().clone()).unwrap()
}

/// Who plays a seat on is named from the step on at which it was taken over.
#[test]
fn a_seat_is_named_after_who_sits_there() {
    let mut sitting = begin(&["Eva", "@random"], 3);
    sitting.advance().unwrap();
    sitting.resign(Seat(0)).unwrap();
    let steps = sitting.saga().lines.len();
    let mut replay = Replay::new(sitting.table().clone(), sitting.saga().clone()).unwrap();
    let room = room("en");
    let mut names = |step| {
        let lines = print_at(&mut replay, &room, step, Some(Sight::Eyes(Eyes::Spectator)));
        lines.unwrap().join("\n").contains("Eva")
    };
    assert_eq!((names(0), names(steps)), (true, false));
    let mut viewer = Viewer::new(replay, &room);
    press(&mut viewer, KeyCode::Home);
    assert!(shot(&mut viewer).contains("Eva"));
    press(&mut viewer, KeyCode::End);
    let told = shot(&mut viewer);
    let board = told.lines().find(|line| line.contains("Greedy 1"));
    assert!(board.is_some(), "{told}");
}

fn shot(viewer: &mut Viewer<'_>) -> String {
    let area = Rect::new(0, 0, 120, 40);
    let mut buffer = Buffer::empty(area);
    viewer.draw(area, &mut buffer);
    text(&buffer)
}

fn press(viewer: &mut Viewer<'_>, key: KeyCode) -> bool {
    viewer.take(Input::Key(KeyEvent::new(key, KeyModifiers::NONE)))
}

#[test]
fn keys_step_forwards_and_backwards() {
    let replay = saga(true, &["@random", "@random"]);
    let steps = replay.steps();
    let room = room("en");
    let mut viewer = Viewer::new(replay, &room);
    let at = |viewer: &mut Viewer<'_>, step: usize| {
        let told = shot(viewer);
        assert!(told.contains(&format!("Step {step} of {steps}")), "{told}");
    };
    at(&mut viewer, 0);
    press(&mut viewer, KeyCode::Left);
    at(&mut viewer, 0);
    press(&mut viewer, KeyCode::Right);
    at(&mut viewer, 1);
    press(&mut viewer, KeyCode::PageDown);
    at(&mut viewer, 11);
    press(&mut viewer, KeyCode::PageUp);
    at(&mut viewer, 1);
    press(&mut viewer, KeyCode::End);
    at(&mut viewer, steps);
    press(&mut viewer, KeyCode::Right);
    at(&mut viewer, steps);
    press(&mut viewer, KeyCode::Home);
    at(&mut viewer, 0);
    press(&mut viewer, KeyCode::Tab);
    press(&mut viewer, KeyCode::Char('d'));
    shot(&mut viewer);
    assert!(!press(&mut viewer, KeyCode::Char('q')), "closes what lies over the table");
    assert!(press(&mut viewer, KeyCode::Char('q')));
}

#[test]
fn after_the_end_any_eyes_may_look() {
    let replay = saga(true, &["Ann", "Bo", "@random"]);
    assert_eq!(sights(&replay).len(), 5);
    let room = room("en");
    let mut viewer = Viewer::new(replay, &room);
    assert!(shot(&mut viewer).contains("seen by everybody"));
    press(&mut viewer, KeyCode::Char('v'));
    assert!(shot(&mut viewer).contains("seen by Ann"));
}

#[test]
fn before_the_end_nobody_sees_what_is_hidden() {
    let two = saga(false, &["Ann", "Bo"]);
    assert_eq!(sights(&two), [Sight::Eyes(Eyes::Spectator)]);
    let one = saga(false, &["@random", "Bo"]);
    assert_eq!(sights(&one), [Sight::Eyes(Eyes::Seat(Seat(1))), Sight::Eyes(Eyes::Spectator)]);
}

#[test]
fn everybodys_eyes_together_see_all_hands() {
    let mut replay = saga(true, &["Ann", "Bo"]);
    let room = room("en");
    let middle = replay.steps() / 2;
    let all = print_at(&mut replay, &room, middle, Some(Sight::All)).unwrap().join("\n");
    for seat in Seat::all(2) {
        let own = replay.position().screen(Eyes::Seat(seat));
        let board = own.zones.iter().filter(|zone| zone.owner == Some(seat));
        for item in board.flat_map(|zone| &zone.items) {
            let title = room.words.text(crate::describe::title(item));
            assert!(title.is_empty() || all.contains(&title), "{title}\n{all}");
        }
    }
    assert!(!all.contains("Your "), "it is nobody's own table\n{all}");
    assert!(all.contains("Hand of Ann") && all.contains("Hand of Bo"), "{all}");
}

#[test]
fn the_last_step_shows_the_result() {
    let room = room("en");
    let mut viewer = Viewer::new(saga(true, &["Ann", "@random"]), &room);
    assert!(!shot(&mut viewer).contains("The end"));
    press(&mut viewer, KeyCode::End);
    let told = shot(&mut viewer);
    assert!(told.contains("The end") && told.contains("– wins"), "{told}");
    press(&mut viewer, KeyCode::Esc);
    assert!(!shot(&mut viewer).contains("– wins"), "the table can be looked at");
    press(&mut viewer, KeyCode::Char('e'));
    assert!(shot(&mut viewer).contains("– wins"));
}

#[test]
fn in_a_terminal_too_small_only_leaving_works() {
    let room = room("en");
    let mut viewer = Viewer::new(saga(true, &["Ann", "@random"]), &room);
    let tiny = Rect::new(0, 0, 60, 15);
    press(&mut viewer, KeyCode::Char('?'));
    viewer.draw(tiny, &mut Buffer::empty(tiny));
    assert!(!press(&mut viewer, KeyCode::Esc) && !press(&mut viewer, KeyCode::Right));
    let told = shot(&mut viewer);
    assert!(told.contains("Help") && told.contains("Step 0 of"), "{told}");
    viewer.draw(tiny, &mut Buffer::empty(tiny));
    assert!(press(&mut viewer, KeyCode::Char('q')));
}

#[test]
fn one_position_is_printed_or_said_not_to_exist() {
    let mut replay = saga(true, &["Ann", "@random"]);
    let room = room("en");
    let lines = print_at(&mut replay, &room, 20, None).unwrap();
    assert!(lines[0].starts_with("Step 20 of "), "{lines:?}");
    assert!(lines.len() > 10);
    let last = replay.steps();
    let end = print_at(&mut replay, &room, last, None).unwrap().join("\n");
    assert!(end.contains("– wins"), "{end}");
    assert!(print_at(&mut replay, &room, last + 1, None).is_err());
    assert!(print_at(&mut replay, &room, usize::MAX, None).is_err());
    assert!(room.words.missing().is_empty());
}

#[test]
fn everything_said_is_a_phrase() {
    let room = room(PSEUDO);
    let mut viewer = Viewer::new(saga(true, &["1", "@random"]), &room);
    for key in [KeyCode::Right, KeyCode::End, KeyCode::Char('v'), KeyCode::Char('?')] {
        press(&mut viewer, key);
        let told = shot(&mut viewer);
        let own = |word: &String| word.chars().next().is_some_and(char::is_uppercase);
        let bare: Vec<_> = latin(&told).into_iter().filter(|word| !own(word)).collect();
        assert!(key == KeyCode::Char('?') || bare.is_empty(), "{bare:?}\n{told}");
    }
}
