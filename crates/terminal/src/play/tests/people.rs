//! Several people at one screen.

use ratatui::crossterm::event::KeyCode;
use tabletop::Eyes;

use super::{key, letter, settle, shot};
use crate::play::Play;
use crate::tests::{begin, room};

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

#[test]
fn another_person_is_asked_before_something_known_is_taken_back() {
    let mut sitting = begin(&["Ann", "Bo"], 1);
    let (room, mut nowhere) = (room("en"), ());
    let mut play = Play::new(&mut sitting, &room, &mut nowhere);
    for _ in 0..60 {
        settle(&mut play);
        if play.curtain.is_some() {
            play.take(key(KeyCode::Enter));
        }
        play.take(letter('1'));
    }
    settle(&mut play);
    if play.curtain.is_some() {
        play.take(key(KeyCode::Enter));
    }
    play.take(letter('u'));
    let told = shot(&mut play, 80, 24);
    if told.contains("n refuse") {
        play.take(key(KeyCode::Esc));
        assert!(play.overlay.is_some(), "the question stays until it is answered");
        play.take(letter('n'));
        assert!(shot(&mut play, 80, 24).contains("Not agreed"));
        play.take(letter('u'));
        let before = play.sitting.log(Eyes::Spectator).len();
        play.take(letter('y'));
        assert!(play.sitting.log(Eyes::Spectator).len() <= before);
    } else {
        assert!(told.contains("Taken back."), "{told}");
    }
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
    assert!(play.curtain.is_none(), "it is the same person's question again");
    assert_eq!(play.screen.eyes, first.eyes);
}
