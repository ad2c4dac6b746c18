//! Boxes of card data in sagas.

use sitting::boxes;
use tabletop::saga::{Saga, Undo};

use crate::toy::{ABOUT, english, taking};

#[test]
fn a_box_of_ones_own_is_carried_whole() {
    let own = boxes::own(&ABOUT, "my box.toml", "stones = false\r\n\r\n  # end\r\n");
    assert_eq!(own.text.as_deref(), Some("stones = false\n\n  # end\n"));
    assert_eq!(boxes::text(&ABOUT, &own), Ok("stones = false\n\n  # end\n"));
    let mut saga = taking("hh", Undo::Ask).saga().clone();
    saga.header.cards = own;
    assert_eq!(Saga::parse(&saga.text()), Ok(saga));
}

#[test]
fn a_box_that_comes_with_the_program_is_known_by_its_content() {
    let plain = boxes::newest(&ABOUT).expect("there is one");
    assert_eq!(boxes::named(&ABOUT, "plain"), Some(plain.clone()));
    assert_eq!(boxes::named(&ABOUT, "fancy"), None);
    assert_eq!(boxes::own(&ABOUT, "copy.toml", "stones = true\n"), plain);
    assert_eq!(boxes::text(&ABOUT, &plain), Ok("stones = true\n"));
}

#[test]
fn a_box_that_is_not_what_it_says_is_refused() {
    let said = |cards| {
        english(&boxes::text(&ABOUT, &cards).map(str::to_owned).expect_err("wrong").phrase())
    };
    let own = boxes::own(&ABOUT, "mine", "stones = false\n");
    let mut edited = own.clone();
    edited.text = Some("stones = many\n".into());
    assert!(said(edited).contains("box mine: its text was changed"));
    let mut lost = own.clone();
    lost.text = None;
    assert!(said(lost).contains("neither in the saga nor in this program, which has plain"));
    let mut other = boxes::newest(&ABOUT).expect("there is one");
    other.hash = own.hash;
    assert!(said(other).contains("has another content"));
}

#[test]
fn the_example_of_the_format_is_right() {
    let page = include_str!("../../../../docs/saga.md");
    let example = page.split("```\n").nth(1).expect("an example");
    let (header, steps) = example.split_once("\n\n").expect("an empty line");
    let saga = Saga::parse(&format!("{header}\n\n")).expect("the header is right");
    assert_eq!(saga.header.seats.len(), 3);
    for step in steps.lines().filter(|line| *line != "…") {
        let number = step.split('.').next().and_then(|n| n.parse().ok()).expect("a number");
        let line = tabletop::saga::Line::parse(number, step).expect(step);
        assert_eq!(line.numbered(number).to_string(), step);
    }
}
