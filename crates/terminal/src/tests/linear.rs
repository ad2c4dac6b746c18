//! The linear text of a screen.

use words::{PSEUDO, Words, unbracketed};

use super::fixture;
use crate::linear::lines;

fn told(language: &str) -> Vec<String> {
    let words = Words::new(language).unwrap();
    let lines = lines(&fixture::table(3), &fixture::ART, &words, &|seat| words.seat(seat));
    assert!(words.missing().is_empty(), "{:?}", words.missing());
    lines
}

#[test]
fn every_zone_and_thing_is_told_in_order() {
    let lines = told("en");
    let text = lines.join("\n");
    assert!(lines[0].contains("Γύρος 3 · Μάχη"), "{text}");
    assert!(text.contains("Player 2, Ομάδα:"), "whose zone\n{text}");
    assert!(text.contains("\nΧέρι:"), "one's own zones say nobody's name\n{text}");
    assert!(text.contains("πλάτη, 3 of them"), "hidden cards are told together\n{text}");
    assert!(text.contains("Τράπουλα (56):"), "facts\n{text}");
    assert!(text.contains("Δύναμη 5, Δόξα 4"), "values\n{text}");
    assert!(text.contains("(covered)"), "symbols\n{text}");
    assert!(text.contains("spent"), "dice\n{text}");
    assert!(text.contains("[choices 1 and 2]"), "what can be chosen\n{text}");
    assert!(text.contains("Διάλεξε τι θα κάνει η ομάδα σου. [ΚΑΝ-7]"), "{text}");
    assert_eq!(lines.last().unwrap(), "  6. Τέλος");
}

#[test]
fn nothing_is_said_that_is_no_phrase() {
    for line in told(PSEUDO) {
        assert_eq!(unbracketed(&line), Vec::<String>::new(), "{line}");
    }
}
