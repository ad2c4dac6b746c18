//! The text there and back, and what is said of every kind of wrong text.

use std::io::{BufReader, Read};

use proptest::prelude::*;

use super::*;
use crate::{Seat, Setup};

const SMALL: &str = "\
meadhall saga 1
game nim
rules 1
players 2
option heap large
seat 1 human Astrid Berg
seat 2 mind greedy
box plain 0000000000000000000000000000000000000000000000000000000000000000
| a = 1
|
|   b
|
undo ask
fork 2 1111111111111111111111111111111111111111111111111111111111111111
fate 2222222222222222222222222222222222222222222222222222222222222222
salt 2 33333333333333333333333333333333

1. 1: take 3
2. ~ 3 5 1
3. 2: hide 1; hide 2; done
4. ~
5. ! undo 3
6. ! seat 2 human Bo
7. ! resign 1
8. ! timeout 2
9. ! secret 4444444444444444444444444444444444444444444444444444444444444444 #00ab12ef
";

fn broken(text: &str) -> Broken {
    Saga::parse(text).expect_err("this should not be read")
}

/// The message for the small saga with one text put for another.
fn said(old: &str, new: &str) -> String {
    assert!(SMALL.contains(old), "{old}");
    broken(&SMALL.replacen(old, new, 1)).to_string()
}

#[test]
fn a_saga_is_read_and_written_byte_for_byte() {
    let saga = Saga::parse(SMALL).expect("it is right");
    assert_eq!(saga.text(), SMALL);
    assert_eq!(saga.header.cards.text.as_deref(), Some("a = 1\n\n  b\n"));
    assert_eq!(saga.header.setup, Setup::new(2).with("heap", "large"));
    assert_eq!(saga.lines[1].deed, Deed::Fortune(vec![3, 5, 1]));
    assert_eq!(saga.lines[4].deed, Deed::Table(Remark::Undo(3)));
    assert_eq!(saga.lines[8].hash, Some(0x00ab_12ef));
    assert_eq!(saga.secret(), Some(&[0x44; 32]));
    assert!(saga.text().ends_with(&saga.text_after(7)));
    assert!(saga.text_after(7).starts_with("8. ! timeout 2\n9."));
}

#[test]
fn all_faults_of_a_header_are_told_together() {
    let text = SMALL
        .replace("rules 1\n", "rules one\n")
        .replace("undo ask\n", "")
        .replace("seat 2 mind greedy\n", "seat 3 mind greedy\n")
        .replace("option heap large\n", "colour red\n");
    let Broken::Header(faults) = broken(&text) else { panic!("not the header") };
    let said: Vec<String> = faults.0.iter().map(ToString::to_string).collect();
    assert_eq!(said.len(), 4, "{said:?}");
    for (said, expected) in said.iter().zip([
        "fault-in-line(line: 3, what: fault-should-read(form: fault-form-rules, found: \"rules one",
        "fault-in-line(line: 5, what: fault-no-header-line(found: \"colour red\"",
        "fault-line-missing(key: \"undo\")",
        "fault-in-line(line: 7, what: fault-seat-order(expected: 2, found: 3)",
    ]) {
        assert!(said.contains(expected), "{expected}: {said}");
    }
}

#[test]
fn each_wrong_header_line_says_what_would_be_right() {
    for (old, new, expected) in [
        ("rules 1", "rules 01", "line: 3, what: fault-should-be-written(form: \"rules 1\")"),
        ("seat 1 human Astrid Berg", "seat 1 human  ", "fault-not-a-name(found: \" \")"),
        ("undo ask", "undo never", "fault-form-undo"),
        ("fate 2", "fate g", "fault-form-fate"),
        (
            "game nim\nrules 1\n",
            "rules 1\ngame nim\n",
            "fault-cannot-come-after(this: \"game\", last: \"rules\")",
        ),
        (
            "game nim\n",
            "game nim\ngame nim\n",
            "fault-cannot-come-after(this: \"game\", last: \"game\")",
        ),
        ("players 2", "players 3", "fault-players-and-seats(players: 3, seats: 2)"),
        ("salt 2", "salt 5", "fault-no-seat(number: 5)"),
        ("| a = 1", "|a = 1", "fault-should-be-written(form: \"| a = 1\")"),
        ("box plain ", "box ", "fault-form-box"),
    ] {
        let said = said(old, new);
        assert!(said.contains(expected), "{new}: {said}");
    }
}

#[test]
fn each_wrong_step_says_what_would_be_right() {
    for (old, new, expected) in [
        (
            "2. ~ 3 5 1",
            "3. ~ 3 5 1",
            "line: 19, step: 2, what: fault-step-number(found: \"3\", expected: 2)",
        ),
        ("2. ~ 3 5 1", "2. ~ 3 0 1", "fault-step-fortune(found: \"3 "),
        ("2. ~ 3 5 1", "2. ~ 3  1", "fault-step-fortune(found: \"3 "),
        ("2. ~ 3 5 1", "2. ~ 3 +5 1", "fault-should-be-written(form: \"2. ~ 3 5 1\")"),
        ("1. 1: take 3", "1. 9: take 3", "fault-step-kind(found: \"9: take 3\")"),
        ("1. 1: take 3", "1. 1: take;3", "fault-step-choice(found: \"take;3\")"),
        ("1. 1: take 3", "1. 1: take 3 #12", "fault-step-hash(found: \"12\")"),
        ("! resign 1", "! dance 1", "fault-step-remark(found: \"dance 1\")"),
        (
            "! resign 1",
            "! resign",
            "fault-step-remark-form(found: \"resign\", form: fault-form-remark-resign)",
        ),
        (" #00ab12ef", "", "fault-step-no-hash(every: 50)"),
    ] {
        let said = said(old, new);
        assert!(said.contains(expected), "{new}: {said}");
    }
}

#[test]
fn the_special_cases_each_have_their_own_error() {
    assert!(matches!(broken("hello\n"), Broken::NotASaga(_)));
    assert!(matches!(broken(""), Broken::NotASaga(_)));
    let newer = SMALL.replacen("saga 1", "saga 12", 1);
    assert_eq!(broken(&newer), Broken::Newer { found: 12, known: 1 });
    assert_eq!(broken(&SMALL.replace('\n', "\r\n")), Broken::CarriageReturns);
    assert_eq!(broken(&format!("\u{feff}{SMALL}")), Broken::ByteOrderMark);
    let cut = &SMALL[..SMALL.len() - 20];
    assert!(matches!(broken(cut), Broken::CutOff { line: 26, .. }));
    assert!(matches!(broken(&SMALL[..90]), Broken::CutOff { .. }));
    let longer = format!("{SMALL}10. 1: take 1\n");
    assert!(matches!(broken(&longer), Broken::Step { step: 10, fault: BrokenStep::AfterEnd, .. }));
    for hidden in ["1. 1: …", "1. ~ …"] {
        let text = SMALL.replacen("1. 1: take 3", hidden, 1);
        assert!(matches!(broken(&text), Broken::Step { step: 1, fault: BrokenStep::Hidden, .. }));
    }
}

#[test]
fn a_saga_that_was_cut_off_can_be_mended() {
    let (whole, mended) = Saga::mend(SMALL).expect("it is right");
    assert!(!mended && whole.lines.len() == 9);
    let (saga, mended) = Saga::mend(&SMALL[..SMALL.len() - 20]).expect("only its end is missing");
    assert!(mended && saga.lines.len() == 8);
    assert!(SMALL.starts_with(&saga.text()));
    assert!(Saga::mend(&SMALL[..90]).is_err(), "half a header is not mended");
}

#[test]
fn every_fiftieth_step_must_carry_a_hash() {
    let mut text = Saga::parse(SMALL).expect("it is right").header.text();
    for n in 1..50 {
        text.push_str(&format!("{n}. 1: take 1\n"));
    }
    assert!(Saga::parse(&text).is_ok());
    let without = format!("{text}50. 1: take 1\n");
    assert!(matches!(broken(&without), Broken::Step { step: 50, fault: BrokenStep::NoHash, .. }));
    assert!(Saga::parse(&format!("{text}50. 1: take 1 #00000000\n")).is_ok());
}

/// An endless stream that begins like a saga, or does not.
fn endless(start: &'static str, line: &'static [u8]) -> impl std::io::BufRead {
    struct Repeat(&'static [u8], usize);
    impl Read for Repeat {
        fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
            for byte in to.iter_mut() {
                *byte = self.0[self.1 % self.0.len()];
                self.1 += 1;
            }
            Ok(to.len())
        }
    }
    BufReader::new(start.as_bytes().chain(Repeat(line, 0)))
}

#[test]
fn a_huge_file_is_refused_without_reading_it_whole() {
    assert!(matches!(read(endless("", b"hello\n")), Err(Broken::NotASaga(_))));
    let start = "meadhall saga 1\n";
    let limit = MOST_BYTES;
    assert_eq!(
        read(endless(start, &[b'|'; 1000])),
        Err(Broken::LongLine { line: 2, limit: LONGEST_LINE })
    );
    let long: &[u8] =
        b"| 0123456789012345678901234567890123456789012345678901234567890123456789012\n";
    assert_eq!(read(endless(start, long)), Err(Broken::TooLarge { limit }));
    let few = read::text(endless(start, b"|\n"), MOST_BYTES, 1000);
    assert_eq!(few, Err(Broken::TooManyLines { limit: 1000 }));
    assert_eq!(read(endless(start, b"\xff\n")), Err(Broken::NotText { line: 2 }));
}

#[test]
fn what_is_hidden_is_not_in_a_redacted_line() {
    let saga = Saga::parse(SMALL).expect("it is right");
    let line = |n: usize, hidden| redact(n, &saga.lines[n - 1], hidden);
    assert_eq!(line(3, true), "3. 2: …");
    assert_eq!(line(2, true), "2. ~ …");
    assert_eq!(line(2, false), "2. ~ 3 5 1");
    assert_eq!(line(5, true), "5. ! undo 3");
    assert_eq!(line(9, false), "9. ! secret …");
    let hashed = Line { hash: Some(1), ..saga.lines[0].clone() };
    assert_eq!(redact(1, &hashed, false), "1. 1: take 3");
}

/// Texts that look like sagas: the small one with some of its bytes changed.
fn nearly() -> impl Strategy<Value = String> {
    let edit = (0..SMALL.len(), prop::sample::select(b"0 1:;~!#.|\nx\xc3".to_vec()), 0..3usize);
    prop::collection::vec(edit, 0..6).prop_map(|edits| {
        let mut bytes = SMALL.as_bytes().to_vec();
        for (at, byte, cut) in edits {
            let at = at % bytes.len();
            let end = (at + cut).min(bytes.len());
            bytes.splice(at..end, [byte]);
        }
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

fn deeds() -> impl Strategy<Value = Deed> {
    let seat = (0..8u8).prop_map(Seat);
    let sitter = prop_oneof![
        "[A-Za-zéß][A-Za-z ]{0,9}[a-z]".prop_map(Sitter::Human),
        "[a-z]{1,9}".prop_map(Sitter::Mind),
    ];
    prop_oneof![
        (seat.clone(), prop::collection::vec("[a-z]{1,5}( [0-9]{1,3}){0,3}", 1..4))
            .prop_map(|(seat, steps)| Deed::Choice { seat, steps }),
        prop::collection::vec(1..=255u8, 0..9).prop_map(Deed::Fortune),
        (1..999usize).prop_map(|n| Deed::Table(Remark::Undo(n))),
        (seat.clone(), sitter).prop_map(|(seat, who)| Deed::Table(Remark::Seat(seat, who))),
        seat.clone().prop_map(|seat| Deed::Table(Remark::Resign(seat))),
        seat.prop_map(|seat| Deed::Table(Remark::Timeout(seat))),
    ]
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(text in "\\PC*|(meadhall saga 1\n(\\PC|\n)*)") {
        let _ = Saga::parse(&text);
        let _ = Saga::mend(&text);
        let _ = Line::parse(1, &text);
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = read(&bytes[..]);
        let _ = read(&[SMALL.as_bytes(), &bytes].concat()[..]);
    }

    #[test]
    fn what_is_read_is_written_again(text in nearly()) {
        if let Ok(saga) = Saga::parse(&text) {
            prop_assert_eq!(saga.text(), text);
        }
    }

    #[test]
    fn what_is_written_is_read_again(deeds in prop::collection::vec((deeds(), any::<u32>()), 0..120)) {
        let mut saga = Saga::parse(SMALL).expect("it is right");
        saga.lines.clear();
        for (deed, hash) in deeds {
            saga.lines.push(Line { deed, hash: Some(hash) });
        }
        let read = Saga::parse(&saga.text());
        prop_assert_eq!(read, Ok(saga));
    }
}
