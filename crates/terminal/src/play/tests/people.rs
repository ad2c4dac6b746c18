//! Several people at one screen.

use ratatui::crossterm::event::KeyCode;
use sitting::UndoRight;
use tabletop::saga::Undo;
use tabletop::{Eyes, Seat};

use super::{key, letter, settle, shot};
use crate::play::Play;
use crate::tests::{begin, begin_with, room};

#[test]
fn the_curtain_hides_every_zone_between_two_people() {
    let mut sitting = begin(&["Ann", "Bo"], 1);
    let (room, mut nowhere) = (room("en"), ());
    let mut play = Play::new(&mut sitting, &room, &mut nowhere);
    let mut lifted = Vec::new();
    for _ in 0..40 {
        settle(&mut play);
        if let Some(seat) = play.curtain {
            let told = shot(&mut play, 120, 40);
            for eyes in Eyes::all(2) {
                for zone in play.sitting.position().screen(eyes).zones {
                    let name =
                        room.words.say(&zone.title, &|seat| play.names[seat.index()].clone());
                    let bare = name == play.names[0] || name == play.names[1];
                    assert!(bare || !told.contains(&name), "{name}\n{told}");
                }
            }
            assert!(told.contains(["Ann", "Bo"][seat.index()]), "{told}");
            play.take(letter('w'));
            play.take(letter('1'));
            assert!(play.curtain.is_some(), "only Enter lifts it");
            play.take(key(KeyCode::Enter));
            assert_eq!(play.screen.eyes, Eyes::Seat(seat));
            lifted.push(seat);
        }
        play.take(letter('1'));
    }
    lifted.dedup();
    assert!(lifted.len() > 3, "it falls whenever the other has to act: {lifted:?}");
}

/// Plays on until the person before the screen would have to ask; takes back, and gives who asks.
fn ask_to_take_back(play: &mut Play<'_>) -> Seat {
    for _ in 0..200 {
        settle(play);
        if play.curtain.is_some() {
            play.take(key(KeyCode::Enter));
        }
        let me = play.me().unwrap();
        if matches!(play.sitting.undo_right(me), UndoRight::Asks(..)) {
            play.take(letter('u'));
            return me;
        }
        play.take(letter('1'));
    }
    panic!("nobody had to ask");
}

#[test]
fn who_is_asked_to_agree_comes_to_a_covered_screen_first() {
    let mut sitting = begin(&["Ann", "Bo"], 1);
    let (room, mut nowhere) = (room("en"), ());
    let mut play = Play::new(&mut sitting, &room, &mut nowhere);
    let asker = ask_to_take_back(&mut play);
    let asked = Seat(1 - asker.0);
    assert_eq!(play.curtain, Some(asked));
    let told = shot(&mut play, 80, 24);
    assert!(told.contains("is asked something") && !told.contains("Your hand"), "{told}");
    for letter in ['y', 'n', 'u', '1'] {
        play.take(self::letter(letter));
        settle(&mut play);
    }
    assert!(play.sitting.undo_request().is_some(), "nobody answers for the other");
    assert_eq!(play.curtain, Some(asked));

    play.take(key(KeyCode::Enter));
    assert_eq!(play.screen.eyes, Eyes::Seat(asked), "never over the cards of who asks");
    assert!(shot(&mut play, 80, 24).contains("n refuse"));
    play.take(key(KeyCode::Esc));
    assert!(play.overlay.is_some(), "the question stays until it is answered");
    assert!(shot(&mut play, 60, 15).contains("80 columns"));
    play.take(letter('y'));
    assert!(play.sitting.undo_request().is_some(), "nobody answers what is not seen");
    assert!(shot(&mut play, 80, 24).contains("n refuse"), "it is there again");
    let before = play.sitting.saga().lines.len();
    play.take(letter('n'));
    assert!(shot(&mut play, 80, 24).contains("Not agreed"));
    assert_eq!(play.sitting.saga().lines.len(), before);

    let asker = ask_to_take_back(&mut play);
    play.take(key(KeyCode::Enter));
    play.take(letter('y'));
    assert!(shot(&mut play, 80, 24).contains("Taken back"));
    assert!(play.sitting.undo_request().is_none());
    assert_eq!(play.curtain, Some(asker), "the screen goes back covered");
}

#[test]
fn nobody_takes_back_the_choice_of_another() {
    for undo in [Undo::Ask, Undo::Always] {
        let mut sitting = begin_with(&["Ann", "Bo"], 1, undo);
        let (room, mut nowhere) = (room("en"), ());
        let mut play = Play::new(&mut sitting, &room, &mut nowhere);
        settle(&mut play);
        play.take(key(KeyCode::Enter));
        while play.curtain.is_none() {
            play.take(letter('1'));
            settle(&mut play);
        }
        play.take(key(KeyCode::Enter));
        let before = play.sitting.saga().lines.len();
        play.take(letter('u'));
        assert_eq!(play.sitting.saga().lines.len(), before);
        assert_eq!(play.screen.eyes, Eyes::Seat(Seat(1)));
        let told = shot(&mut play, 80, 24);
        assert!(told.contains("the last choice was made by Ann"), "{told}");
    }
}

#[test]
fn it_is_told_whose_later_choices_go_with_what_is_taken_back() {
    let mut sitting = begin_with(&["Ann", "Bo"], 1, Undo::Always);
    let (room, mut nowhere) = (room("en"), ());
    let mut play = Play::new(&mut sitting, &room, &mut nowhere);
    for _ in 0..200 {
        settle(&mut play);
        if play.curtain.is_some() {
            play.take(key(KeyCode::Enter));
        }
        let me = play.me().unwrap();
        let right = play.sitting.undo_right(me);
        if matches!(right, UndoRight::Free(_)) && play.sitting.last_chooser() != Some(me) {
            play.take(letter('u'));
            let told = shot(&mut play, 80, 24);
            assert!(told.contains("Taken back, with what"), "{told}");
            return;
        }
        play.take(letter('1'));
    }
    panic!("nobody chose after the other");
}

#[test]
fn a_choice_can_be_taken_back_before_the_screen_is_handed_over() {
    let mut sitting = begin(&["Ann", "Bo"], 1);
    let (room, mut nowhere) = (room("en"), ());
    let mut play = Play::new(&mut sitting, &room, &mut nowhere);
    settle(&mut play);
    play.take(key(KeyCode::Enter));
    let first = play.screen.clone();
    while play.curtain.is_none() {
        play.take(letter('1'));
        settle(&mut play);
    }
    play.take(letter('u'));
    settle(&mut play);
    assert!(shot(&mut play, 80, 24).contains("Taken back."));
    assert_eq!(play.curtain.map(Eyes::Seat), Some(first.eyes), "whoever pressed it sees no cards");
    play.take(key(KeyCode::Enter));
    assert_eq!(play.screen.eyes, first.eyes, "it is the same person's question again");
}
