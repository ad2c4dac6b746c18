//! The menu, by keys.

use std::collections::VecDeque;
use std::io;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use tabletop::saga::Sitter;
use tabletop::{About, Choosable, Fault, Mode, Opt, Phrase, Setup};
use words::PSEUDO;

use super::{Chosen, Menu, Next};
use crate::stage::{Input, Inputs};
use crate::tests::{latin, room, text};

static TOY: About = About {
    id: "toy",
    prefix: "TOY",
    rules_version: 1,
    players: 2..=4,
    modes: &[Mode { id: "rivals", players: 2..=4 }],
    options: &[
        Opt {
            id: "edition",
            values: &[
                Choosable { id: "1", players: 2..=4, phrase: "mind-random", rule: "TOY-1" },
                Choosable { id: "2", players: 3..=4, phrase: "mind-greedy", rule: "TOY-2" },
            ],
            several: false,
            default: "1",
            phrase: "terminal-log",
        },
        Opt {
            id: "extra",
            values: &[
                Choosable { id: "3", players: 2..=4, phrase: "mind-random", rule: "TOY-3" },
                Choosable { id: "4", players: 2..=4, phrase: "mind-greedy", rule: "TOY-4" },
            ],
            several: true,
            default: "",
            phrase: "terminal-log",
        },
    ],
    boxes: &[],
    rules: "",
};

fn check(about: &'static About, setup: &Setup) -> Vec<Fault> {
    let mut faults = setup.check(about);
    if setup.has("extra", "3") && setup.has("extra", "4") {
        faults.push(Fault::rule("TOY-9", "extra", Phrase::verbatim("3 and 4 do not go together")));
    }
    faults
}

struct Script(VecDeque<KeyCode>);

impl Inputs for Script {
    fn next(&mut self, _: Duration) -> io::Result<Option<Input>> {
        let key = self.0.pop_front();
        Ok(Some(key.map_or(Input::Stop, |key| Input::Key(KeyEvent::new(key, KeyModifiers::NONE)))))
    }
}

fn choose(keys: &[KeyCode]) -> Option<Chosen> {
    let room = room("en");
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let menu = Menu::new(&[&TOY], &check, &room);
    menu.run(&mut terminal, &mut Script(keys.iter().copied().collect())).unwrap()
}

use KeyCode::{Down, End, Enter, Esc, Home, Right, Up};

#[test]
fn a_game_is_chosen_with_players_seats_and_options() {
    let keys = [
        Down,
        Right, // three players
        Down,
        Down,
        Right,
        Right,
        Right, // seat 2: past the strongest mind comes a person
        Down,
        KeyCode::Left, // seat 3: the next weaker mind
        Down,
        Right, // edition 2
        Down,
        Enter, // extra 3
        End,
        Up,
        Enter,
    ];
    let chosen = choose(&keys).unwrap();
    assert_eq!(chosen.game, "toy");
    assert_eq!(chosen.setup, Setup::new(3).with("edition", "2").with("extra", "3"));
    let mind = |level: &str| Sitter::Mind(level.to_owned());
    let human = |name: &str| Sitter::Human(name.to_owned());
    assert_eq!(chosen.seats, [human("Player 1"), human("Player 2"), mind("karl")]);
    assert!(chosen.seats.iter().all(|seat| seat.fault().is_none()));
}

#[test]
fn the_defaults_start_at_once() {
    let chosen = choose(&[End, Up, Enter]).unwrap();
    assert_eq!(chosen.setup, Setup::new(2));
    assert_eq!(chosen.seats[1], Sitter::Mind("huscarl".to_owned()));
}

#[test]
fn an_invalid_mix_is_explained_by_its_rule_and_cannot_start() {
    let room = room("en");
    let mut menu = Menu::new(&[&TOY], &check, &room);
    let mut press = |key| menu.take(Input::Key(KeyEvent::new(key, KeyModifiers::NONE)));
    for key in [End, Up, Up, Right, Up, Right, Up, Right] {
        press(key);
    }
    press(End);
    press(Up);
    assert!(matches!(press(Enter), Next::Stay));
    let area = Rect::new(0, 0, 80, 24);
    let mut buffer = Buffer::empty(area);
    menu.draw(area, &mut buffer);
    let told = text(&buffer);
    for wanted in ["[TOY-9]", "[TOY-2]", "do not go together", "not with these options"] {
        assert!(told.contains(wanted), "{wanted}\n{told}");
    }
}

#[test]
fn it_can_be_left() {
    assert_eq!(choose(&[Esc]), None);
    assert_eq!(choose(&[End, Enter]), None);
    assert_eq!(choose(&[]), None, "a signal to end");
}

#[test]
fn every_row_is_a_phrase_and_small_terminals_are_told() {
    let room = room(PSEUDO);
    let mut menu = Menu::new(&[&TOY], &check, &room);
    let area = Rect::new(0, 0, 80, 24);
    for _ in 0..12 {
        let mut buffer = Buffer::empty(area);
        menu.draw(area, &mut buffer);
        let bare = latin(&text(&buffer));
        assert!(bare.iter().all(|word| ["toy", "TOY"].contains(&word.as_str())), "{bare:?}");
        menu.take(Input::Key(KeyEvent::new(Down, KeyModifiers::NONE)));
    }
    let tiny = Rect::new(0, 0, 30, 5);
    menu.draw(tiny, &mut Buffer::empty(tiny));
    menu.take(Input::Key(KeyEvent::new(Home, KeyModifiers::NONE)));
}

#[test]
fn the_games_of_the_shelf_are_all_there() {
    for id in shelf::GAMES {
        let about = shelf::about(id).unwrap();
        let words = room("en").words;
        assert!(words.named(&format!("{id}-name")).is_some(), "{id}-name");
        let usual = about.modes.first().map(|mode| mode.players.clone());
        for players in usual.unwrap_or(about.players.clone()) {
            assert_eq!(super::check(about, &Setup::new(players)), Vec::new());
        }
        assert!(!super::check(about, &Setup::new(99)).is_empty());
    }
}

#[test]
fn the_ends_of_the_list_meet_and_enter_never_does_nothing() {
    assert_eq!(choose(&[Up, Enter]), None, "above the first row is the last: leave");
    let chosen = choose(&[Up, Down, Enter, Enter, End, Up, Enter]).unwrap();
    assert_eq!(chosen.setup, Setup::new(3), "the only game leads on to the players");
}

#[test]
fn in_a_terminal_too_small_only_leaving_works() {
    let room = room("en");
    let mut menu = Menu::new(&[&TOY], &check, &room);
    let press = |key, menu: &mut Menu<'_>| {
        let tiny = Rect::new(0, 0, 60, 15);
        menu.draw(tiny, &mut Buffer::empty(tiny));
        menu.take(Input::Key(KeyEvent::new(key, KeyModifiers::NONE)))
    };
    for key in [Down, Right, End, Up, Enter, Esc] {
        assert!(matches!(press(key, &mut menu), Next::Stay));
    }
    assert_eq!((menu.at, menu.form.players()), (0, 2));
    assert!(matches!(press(KeyCode::Char('q'), &mut menu), Next::Leave));
}
