//! A whole game, and everything that is said in it.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use tabletop::saga::Saga;
use words::PSEUDO;

use super::{Disk, key, letter, settle, shot};
use crate::play::Play;
use crate::room::Left;
use crate::tests::{begin, latin, room, text};

#[test]
fn a_whole_game_is_played_with_hints_and_ends_with_the_result() {
    let mut sitting = begin(&["Ann", "@random"], 5);
    let (room, disk) = (room("en"), Disk::default());
    let mut keeper = disk.clone();
    let mut play = Play::new(&mut sitting, &room, &mut keeper);
    for _ in 0..3000 {
        settle(&mut play);
        if play.overlay.is_some() {
            break;
        }
        play.take(letter('h'));
        settle(&mut play);
        assert!(play.look.hint.is_some(), "the best choice is one of the buttons");
        let told = shot(&mut play, 100, 30);
        assert!(told.contains("<1>"), "{told}");
        assert!(told.contains("\u{a0}% ± ") || told.contains("\u{a0}% ("), "{told}");
        play.take(key(KeyCode::Enter));
    }
    let told = shot(&mut play, 80, 24);
    assert!(told.contains("The end") && told.contains("– wins"), "{told}");
    for wanted in ["Replay", "New game", "Leave", "Look at the table"] {
        assert!(told.contains(wanted), "{wanted}\n{told}");
    }
    assert_eq!(play.take(letter('r')), Some(Left::Replay));
    assert_eq!(play.take(letter('n')), Some(Left::NewGame));
    play.take(key(KeyCode::Enter));
    assert!(shot(&mut play, 80, 24).contains("result"), "the table can be looked at");
    play.take(letter('e'));
    assert_eq!(play.take(letter('q')), Some(Left::Quit));
    let saga = Saga::parse(&disk.kept.borrow()).unwrap();
    assert!(saga.secret().is_some(), "the whole saga is kept, with fate's secret");
    assert!(room.words.missing().is_empty() && room.words.lacking().is_empty());
}

#[test]
fn everything_said_is_a_phrase() {
    let mut sitting = begin(&["1", "@greedy", "@random"], 8);
    let (room, mut nowhere) = (room(PSEUDO), ());
    let mut play = Play::new(&mut sitting, &room, &mut nowhere);
    for round in 0..120 {
        settle(&mut play);
        if play.overlay.is_some() {
            break;
        }
        let size = [(80, 24), (120, 40)][round % 2];
        let mut shots = vec![shot(&mut play, size.0, size.1)];
        for letter in ['?', 'w', 'd', 'q'] {
            play.take(self::letter(letter));
            let area = Rect::new(0, 0, size.0, size.1);
            let mut alone = Buffer::empty(area);
            if let Some(mut overlay) = play.overlay.take() {
                overlay.panel.draw(play.pen(), area, &mut alone);
            }
            shots.push(text(&alone));
        }
        for shot in shots {
            // Proper names, letters of signs and rule numbers are the same in all languages.
            let own = |word: &String| word.chars().next().is_some_and(char::is_uppercase);
            let bare: Vec<_> = latin(&shot).into_iter().filter(|word| !own(word)).collect();
            assert!(bare.is_empty(), "{bare:?}\n{shot}");
        }
        play.take(letter('1'));
    }
    assert!(room.words.missing().is_empty(), "{:?}", room.words.missing());
    assert!(room.words.lacking().is_empty(), "{:?}", room.words.lacking());
}
#[test]
fn the_odds_of_a_fight_are_counted_beside_the_table() {
    // Not every game has a fight in which Ann is asked.
    assert!((0..20).any(odds_are_shown));
}

fn odds_are_shown(seed: u8) -> bool {
    let mut sitting = begin(&["Ann", "@greedy"], seed);
    let (room, mut nowhere) = (room("en"), ());
    let mut play = Play::new(&mut sitting, &room, &mut nowhere);
    for _ in 0..400 {
        settle(&mut play);
        if play.overlay.is_some() {
            return false;
        }
        play.take(letter('o'));
        settle(&mut play);
        let told = shot(&mut play, 80, 24);
        play.take(key(KeyCode::Esc));
        if !told.contains("No fight goes on.") {
            assert!(told.contains("1000 worlds"), "{told}");
            assert!(told.contains("% ±") || told.contains("% ("), "{told}");
            play.take(letter('o'));
            play.take(key(KeyCode::Esc));
            assert!(play.odds.is_none(), "it can be stopped");
            return true;
        }
        play.take(letter('h'));
        settle(&mut play);
        play.take(key(KeyCode::Enter));
    }
    false
}
