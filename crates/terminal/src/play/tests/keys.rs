//! What keys and mouse do.

use ratatui::crossterm::event::{KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use tabletop::Seat;

use super::{click, key, letter, settle, shot};
use crate::describe::title;
use crate::draw::patch::Target;
use crate::play::Play;
use crate::room::Left;
use crate::stage::Input;
use crate::tests::{begin, room};

#[test]
fn keys_move_pick_explain_and_take_back() {
    let mut sitting = begin(&["Ann", "@greedy"], 9);
    let (room, mut nowhere) = (room("en"), ());
    let mut play = Play::new(&mut sitting, &room, &mut nowhere);
    settle(&mut play);
    shot(&mut play, 80, 24);
    assert_eq!(play.look.focus, Some(Target::Button(0)), "the first choice is under focus");
    play.take(key(KeyCode::Right));
    assert_ne!(play.look.focus, Some(Target::Button(0)));
    play.take(key(KeyCode::Tab));
    play.take(key(KeyCode::BackTab));
    play.take(key(KeyCode::Up));

    let before = play.sitting.saga().lines.len();
    play.take(letter('1'));
    settle(&mut play);
    assert!(play.sitting.saga().lines.len() > before, "a digit chooses");
    play.take(letter('u'));
    assert!(shot(&mut play, 80, 24).contains("Taken back."));
    settle(&mut play);
    assert!(!play.screen.buttons.is_empty(), "the question is put again");

    play.take(letter('?'));
    assert!(shot(&mut play, 80, 24).contains("Help"));
    play.take(key(KeyCode::Esc));
    play.take(letter('l'));
    assert!(shot(&mut play, 80, 24).contains("Log"));
    play.take(key(KeyCode::Esc));
    play.take(letter('d'));
    assert!(play.overlay.is_some());
    play.take(key(KeyCode::Esc));
    play.take(letter('o'));
    assert!(shot(&mut play, 80, 24).contains("1000"), "the odds are being counted");
    settle(&mut play);
    assert!(shot(&mut play, 80, 24).contains("No fight goes on."));
    play.take(key(KeyCode::Esc));

    play.take(letter('q'));
    assert!(shot(&mut play, 80, 24).contains("Leave the table?"));
    assert_eq!(play.take(key(KeyCode::Enter)), None, "to stay is the first answer");
    play.take(letter('q'));
    play.take(key(KeyCode::Down));
    assert_eq!(play.take(key(KeyCode::Enter)), Some(Left::Quit));
    play.take(letter('q'));
    assert_eq!(play.take(letter('q')), Some(Left::Quit));
    assert_eq!(play.take(Input::Stop), Some(Left::Quit), "Ctrl-C and signals leave at once");
}

#[test]
fn a_dead_card_tells_why_not_with_its_rule() {
    let mut sitting = begin(&["Ann", "@greedy"], 9);
    let (room, mut nowhere) = (room("en"), ());
    let mut play = Play::new(&mut sitting, &room, &mut nowhere);
    let mut explained = 0;
    for _ in 0..300 {
        settle(&mut play);
        if play.overlay.is_some() {
            break;
        }
        let dead = |item: &screen::Item| {
            crate::describe::buttons(item).is_empty() && crate::describe::would(item).is_some()
        };
        let zones = play.screen.zones.iter().enumerate();
        let found = zones
            .flat_map(|(zone, on)| on.items.iter().enumerate().map(move |(at, i)| (zone, at, i)))
            .find(|(_, _, item)| dead(item))
            .map(|(zone, item, thing)| (Target::Item { zone, item }, title(thing).clone()));
        if let Some((target, title)) = found {
            play.look.focus = Some(target);
            play.take(letter('w'));
            let told = shot(&mut play, 100, 40);
            let prefix = play.sitting.table().about().prefix;
            assert!(told.contains(&format!("[{prefix}-")), "{told}");
            let name = room.words.text(&title);
            assert!(told.contains(&name), "{name}\n{told}");
            play.take(key(KeyCode::Esc));
            explained += 1;
        }
        play.take(letter('1'));
    }
    assert!(explained > 5, "{explained}");
    assert!(room.words.missing().is_empty(), "{:?}", room.words.missing());
}

#[test]
fn mouse_clicks_choose_and_explain_and_the_wheel_scrolls() {
    let mut sitting = begin(&["Ann", "@greedy"], 2);
    let (room, mut nowhere) = (room("en"), ());
    let mut play = Play::new(&mut sitting, &room, &mut nowhere);
    settle(&mut play);
    shot(&mut play, 80, 24);
    let spot = |play: &Play<'_>, target| {
        play.hits.spots.iter().find(|(other, _)| *other == target).map(|&(_, at)| at)
    };
    let before = play.sitting.saga().lines.len() + play.sitting.draft(Seat(0)).len();
    let at = spot(&play, Target::Button(0)).unwrap();
    play.take(click(MouseButton::Left, at));
    assert_ne!(play.sitting.saga().lines.len() + play.sitting.draft(Seat(0)).len(), before);
    settle(&mut play);
    shot(&mut play, 80, 24);
    let at = spot(&play, Target::Button(0)).unwrap();
    play.take(click(MouseButton::Right, at));
    assert!(shot(&mut play, 80, 24).contains("This can be chosen."));
    play.take(key(KeyCode::Esc));
    let wheel =
        |kind| Input::Mouse(MouseEvent { kind, column: 0, row: 0, modifiers: KeyModifiers::NONE });
    play.log = (0..99).map(|n| format!("entry {n}")).collect();
    play.take(wheel(MouseEventKind::ScrollUp));
    let told = shot(&mut play, 80, 24);
    assert!(!told.contains("entry 98") && told.contains("entry 95"), "{told}");
    for _ in 0..99 {
        play.take(wheel(MouseEventKind::ScrollUp));
    }
    assert!(shot(&mut play, 80, 24).contains("entry 0"));
    for _ in 0..99 {
        play.take(wheel(MouseEventKind::ScrollDown));
    }
    assert!(shot(&mut play, 80, 24).contains("entry 98"));
}

#[test]
fn in_a_terminal_too_small_only_leaving_works() {
    let mut sitting = begin(&["Ann", "@greedy"], 9);
    let (room, mut nowhere) = (room("en"), ());
    let mut play = Play::new(&mut sitting, &room, &mut nowhere);
    settle(&mut play);
    shot(&mut play, 80, 24);
    play.take(letter('?'));
    let told = shot(&mut play, 60, 15);
    assert!(told.contains("80 columns and 24 rows") && told.contains("q leaves"), "{told}");
    let before = (play.sitting.saga().lines.len(), play.sitting.draft(Seat(0)).len());
    let tall = ratatui::layout::Rect::new(3, 12, 1, 1);
    for input in [letter('1'), key(KeyCode::Enter), letter('u'), click(MouseButton::Left, tall)] {
        assert_eq!(play.take(input), None);
        settle(&mut play);
    }
    assert_eq!((play.sitting.saga().lines.len(), play.sitting.draft(Seat(0)).len()), before);
    let told = shot(&mut play, 80, 24);
    assert!(told.contains("Help"), "what lay over the table is there again\n{told}");
    shot(&mut play, 79, 24);
    assert_eq!(play.take(letter('q')), Some(Left::Quit), "it leaves at once, saved");
    assert_eq!(play.take(Input::Stop), Some(Left::Quit));
}

#[test]
fn a_terminal_too_small_to_begin_is_refused_in_words() {
    let room = room("en");
    for size in [(79, 24), (80, 23), (60, 15), (0, 0)] {
        let fault = crate::stage::enough(&room, size).unwrap_err();
        assert_eq!(fault.kind(), std::io::ErrorKind::InvalidInput);
        let told = fault.to_string();
        assert!(told.contains("80 columns and 24 rows"), "{told}");
        assert!(told.contains(&format!("{} and {}", size.0, size.1)), "{told}");
    }
    assert!(crate::stage::enough(&room, (80, 24)).is_ok());
}

#[test]
fn home_and_end_go_to_the_first_and_the_last_choice() {
    let mut sitting = begin(&["Ann", "@greedy"], 9);
    let (room, mut nowhere) = (room("en"), ());
    let mut play = Play::new(&mut sitting, &room, &mut nowhere);
    settle(&mut play);
    play.take(key(KeyCode::End));
    assert_eq!(play.look.focus, Some(Target::Button(play.screen.buttons.len() - 1)));
    play.take(key(KeyCode::Home));
    assert_eq!(play.look.focus, Some(Target::Button(0)));
}
