//! Whole sittings played line by line.

use std::io::{self, BufReader, Cursor, Read, Write};
use std::sync::Arc;

use minds::Level;
use sitting::{Instead, Outside};
use tabletop::Seat;
use tabletop::saga::{Failing, Saga};
use words::{PSEUDO, unbracketed};

use crate::plain::run;
use crate::room::{Keeper, Left};
use crate::tests::{begin, room};

#[derive(Default)]
struct Kept(String);

impl Keeper for Kept {
    fn keep(&mut self, saga: &Saga) -> io::Result<()> {
        self.0 = saga.text();
        Ok(())
    }
}

/// Plays these lines; gives what was printed and what was kept.
fn play(language: &str, seats: &[&str], input: &str) -> (String, String) {
    let mut sitting = begin(seats, 7);
    let (room, mut kept, mut output) = (room(language), Kept::default(), Vec::new());
    let left = run(&mut sitting, &room, &mut kept, Cursor::new(input), &mut output);
    assert_eq!(left.unwrap(), Left::Quit);
    assert_eq!(kept.0, sitting.saga().text(), "all that happened is kept");
    assert_eq!(room.words.missing(), Vec::<String>::new());
    assert_eq!(room.words.lacking(), Vec::<String>::new());
    (String::from_utf8(output).unwrap(), kept.0)
}

#[test]
fn a_whole_game_by_numbers() {
    let (told, kept) = play("en", &["Ann", "@random"], &"1\n".repeat(20_000));
    assert!(told.contains("– wins"), "{}", &told[told.len().saturating_sub(2000)..]);
    assert!(told.contains("  1. "), "choices are numbered");
    assert!(Saga::parse(&kept).unwrap().secret().is_some(), "the saga is sealed");
}

#[test]
fn minds_alone_play_to_the_end() {
    let (told, _) = play("en", &["@random", "@greedy", "@random"], "");
    assert!(told.contains("– wins"));
}

#[test]
fn the_end_of_the_input_leaves_the_game_open() {
    let (told, kept) = play("en", &["Ann", "@random"], "1\n1");
    assert!(told.ends_with("> "), "{told}");
    assert!(Saga::parse(&kept).unwrap().secret().is_none(), "it can be resumed");
    play("en", &["Ann", "@random"], "");
    play("en", &["Ann", "Bo"], "");
}

#[test]
fn commands_are_answered() {
    let input = "table\nhand\nlog\n?\nhelp\nchoices\n\nundo\nhint\nodds\nwhy\nwhy 1\nlook\nlook deck\nquit\n1\n";
    let (told, _) = play("en", &["Ann", "@greedy"], input);
    for wanted in [
        "Type the number of a choice",
        "why CHOICE",
        "There is nothing to take back.",
        "Hint:",
        "\u{a0}% ± ",
        "No fight goes on.",
        "This can be chosen.",
        "There is nothing of that name",
        "You left the table.",
    ] {
        assert!(told.contains(wanted), "{wanted}\n{told}");
    }
    assert!(told.matches("  1. ").count() >= 3, "the question is put again when asked for\n{told}");
}

#[test]
fn the_keys_of_the_full_screen_are_understood() {
    let (told, _) = play("en", &["Ann", "@greedy"], "h\no\nu\nw 1\nl\nH\n");
    assert_eq!(told.matches("Hint:").count(), 2, "{told}");
    for wanted in ["No fight goes on.", "There is nothing to take back.", "This can be chosen."] {
        assert!(told.contains(wanted), "{wanted}\n{told}");
    }
    assert!(!told.contains("not a choice"), "{told}");
}

#[test]
fn what_was_hardly_tried_is_told_without_an_error() {
    let screen = crate::tests::fixture::table(2);
    let hint =
        |choice: &str, error| shelf::Hint { choice: choice.to_owned(), chance: (0.463, error) };
    let choices = vec![hint("done", 0.021), hint("play 2", 0.98), hint("attack 2", 0.5)];
    let counsel = shelf::Counsel { choices, chance: (0.5, 0.01), iterations: 1000, gave_up: false };
    let (words, names) = (words::Words::english(), Vec::new());
    let lines = crate::play::hints(words::Voice::new(&words, &names), &screen, &counsel);
    let said: Vec<&str> = lines.iter().map(|(_, line)| line.split_once(": ").unwrap().1).collect();
    let vague = "perhaps 46.3\u{a0}%; it was hardly tried";
    assert_eq!(said, ["46.3\u{a0}% ± 2.1", vague, vague]);
    let choice = shelf::Hint { choice: "done".to_owned(), chance: (0.997, 0.142) };
    let sure = shelf::Counsel { choices: vec![choice], ..counsel };
    let lines = crate::play::hints(words::Voice::new(&words, &names), &screen, &sure);
    assert!(
        lines[0].1.ends_with(": 99.7\u{a0}% (85.5 to 100.0)"),
        "nothing beyond a whole: {lines:?}"
    );
    let gave_up = shelf::Counsel { gave_up: true, ..sure };
    let lines = crate::play::hints(words::Voice::new(&words, &names), &screen, &gave_up);
    assert!(!lines[0].1.contains('%'), "who gave up has no chance: {lines:?}");
}

/// After a program was replaced it has the name of who replaced it, also where nobody is asked.
#[test]
fn who_was_replaced_is_called_by_the_new_name() {
    struct Mute;
    impl Outside for Mute {
        fn choose(&self, _: Seat, _: &dyn shelf::Position) -> Result<String, Failing> {
            Err(Failing::Nonsense)
        }
        fn instead(&self) -> Instead {
            Instead::Mind(Level::Random)
        }
    }
    let mut sitting = begin(&["@exec:mute", "@greedy"], 7);
    sitting.admit(Arc::new(Mute));
    let mut output = Vec::new();
    run(&mut sitting, &room("en"), &mut (), Cursor::new(""), &mut output).unwrap();
    let told = String::from_utf8(output).unwrap();
    let (before, after) = told.split_once("plays on for exec:mute").expect("it is replaced");
    assert!(before.contains("The program of exec:mute"), "{before}");
    assert!(after.contains("Random 1") && !after.contains("exec:mute"), "{after}");
}

#[test]
fn a_choice_may_be_typed_as_text_and_taken_back() {
    let mut sitting = begin(&["Ann", "@greedy"], 7);
    sitting.run_minds().unwrap();
    let choice = sitting.position().choices(Seat(0)).swap_remove(0);
    let (told, _) = play("en", &["Ann", "@greedy"], &format!("  {choice}  \nundo\n"));
    assert!(told.contains("Taken back."), "{told}");
    assert!(!told.contains("not a choice"), "{told}");
}

#[test]
fn bad_input_is_answered_with_what_would_be_right() {
    let long = "x".repeat(100_000);
    let input = format!(
        "0\n99999999999999999999\n-1\nattack 77\n{long}\nwhy nothing\nwhy {long}\n\u{7}\nquit\n"
    );
    let (told, kept) = play("en", &["Ann", "@greedy"], &input);
    assert!(told.matches("That is not a choice now.").count() >= 5, "{told}");
    assert!(told.contains("Type a number from 1 to"), "{told}");
    assert!(told.len() < 40_000, "a long line is not echoed");
    assert!(Saga::parse(&kept).is_ok());
}

#[test]
fn bytes_that_are_no_text_do_no_harm() {
    let mut sitting = begin(&["Ann", "@greedy"], 7);
    let bytes: &[u8] = b"\xff\xfe\x00\n\xc3\x28\nquit\n";
    let mut output = Vec::new();
    let left = run(&mut sitting, &room("en"), &mut (), bytes, &mut output);
    assert_eq!(left.unwrap(), Left::Quit);
}

#[test]
fn people_at_one_keyboard_do_not_see_each_others_cards() {
    let (told, _) = play("en", &["Ann", "Bo"], &"\n1\n".repeat(4));
    let turns: Vec<&str> = told.split("Hand over the screen").collect();
    assert!(turns.len() > 2, "{told}");
    assert!(told.contains(&"\n".repeat(40)), "what was seen is pushed out of sight");
}

#[test]
fn a_full_disk_is_told_and_ends_in_an_error() {
    struct Full;
    impl Keeper for Full {
        fn keep(&mut self, _: &Saga) -> io::Result<()> {
            Err(io::Error::new(io::ErrorKind::StorageFull, "no space left"))
        }
    }
    let mut sitting = begin(&["Ann", "@greedy"], 7);
    let mut output = Vec::new();
    let ended = run(&mut sitting, &room("en"), &mut Full, Cursor::new("1\n1\n"), &mut output);
    assert_eq!(ended.unwrap_err().kind(), io::ErrorKind::StorageFull);
    assert!(String::from_utf8(output).unwrap().contains("NOT SAVED"));
    assert!(!sitting.saga().lines.is_empty(), "the game went on");
}

#[test]
fn an_output_that_is_gone_is_as_good_as_quitting() {
    struct Gone;
    impl Write for Gone {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let mut sitting = begin(&["Ann", "@greedy"], 7);
    let left = run(&mut sitting, &room("en"), &mut (), Cursor::new("1\n"), Gone);
    assert_eq!(left.unwrap(), Left::Quit);
}

#[test]
fn a_broken_input_is_an_error() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::ErrorKind::ConnectionReset.into())
        }
    }
    let mut sitting = begin(&["Ann", "@greedy"], 7);
    let left = run(&mut sitting, &room("en"), &mut (), BufReader::new(Broken), Vec::new());
    assert!(left.is_err());
}

#[test]
fn everything_said_is_a_phrase() {
    let input = "table\nlook\nhand\nhelp\nodds\nhint\nwhy\nwhy 1\nnonsense\n".to_owned()
        + &"1\n".repeat(400)
        + "log\ntable\n";
    let (told, _) = play(PSEUDO, &["1", "@greedy", "@random"], &input);
    for line in told.lines() {
        assert_eq!(unbracketed(line), Vec::<String>::new(), "{line}");
    }
}

#[test]
fn who_is_asked_to_agree_comes_to_a_covered_screen_first() {
    // A line lifts the curtain or chooses, whatever is asked.
    let asked = (1..60).find_map(|turns| {
        let input = "1\n".repeat(turns) + "undo\n\nn\nquit\n";
        let (told, _) = play("en", &["Ann", "Bo"], &input);
        told.contains("do you agree?").then_some(told)
    });
    let told = asked.expect("somebody has to ask");
    let (before, question) = told.split_once("is asked something").unwrap();
    let covered = before.trim_end_matches(|c| c != '\n').ends_with(&"\n".repeat(40));
    assert!(covered, "what the other saw is out of sight\n{told}");
    let (between, after) = question.split_once("do you agree?").unwrap();
    assert!(between.lines().count() <= 3, "nothing else is shown\n{told}");
    assert!(after.contains("Not agreed"), "{told}");
}

#[test]
fn nobody_takes_back_the_choice_of_another() {
    let told = (1..10).find_map(|turns| {
        let (told, _) = play("en", &["Ann", "Bo"], &("1\n".repeat(turns) + "\nundo\nquit\n"));
        told.contains("the last choice was made by Ann").then_some(told)
    });
    assert!(!told.expect("Bo has not chosen yet").contains("Taken back"));
}

#[test]
fn zones_are_found_by_a_word_of_their_name() {
    let (told, _) = play("en", &["Ann", "@greedy"], "look hand\nwhy hand\nlook deck\nwhy deck\n");
    assert!(!told.contains("There is nothing of that name"), "{told}");
    assert!(!told.contains("Expected"), "{told}");
    assert!(told.contains("There is nothing to choose about this."), "the deck\n{told}");
}

#[test]
fn the_table_can_be_left_and_a_choice_taken_back_under_the_curtain() {
    let (told, _) = play("en", &["Ann", "Bo"], "quit\n1\n");
    assert!(told.contains("You left the table."), "{told}");
    let back = (1..10).any(|turns| {
        let (told, _) = play("en", &["Ann", "Bo"], &("1\n".repeat(turns) + "undo\n"));
        told.split("Taken back.").nth(1).is_some_and(|after| after.contains("Ann’s turn"))
    });
    assert!(back, "who chose last may think better of it");
}
