//! The card data as tables for people, and how numbers are said.

use screen::Draw;
use tabletop::{Game, Phrase, Setup};
use words::Words;

use super::draw::BOX;
use crate::Valhalla;

/// The rows of a sheet of a box, each cell in words, with the heads first.
fn sheet(cards: &str, id: &str) -> Vec<Vec<String>> {
    let game = Valhalla::build(&Setup::new(2), cards).expect("a good box");
    let sheet = game.sheets().into_iter().find(|sheet| sheet.title.to_string() == id);
    let sheet = sheet.expect("a sheet");
    let words = Words::english();
    let cells = |row: &Vec<Phrase>| row.iter().map(|cell| words.text(cell)).collect();
    std::iter::once(&sheet.columns).chain(&sheet.rows).map(cells).collect()
}

/// VAL-X18: the sheet of the Valkyries' tactics tells that missions have 2 glory, by the book;
/// where there are no missions there is no such column.
#[test]
fn the_sheet_tells_the_glory_of_missions() {
    let valkyries = sheet(BOX, "val-sheet-valkyries-tactics");
    let column = |name: &str| valkyries[0].iter().position(|head| head == name).expect("a column");
    let (glory, from) = (column("Glory"), column("Glory from"));
    for row in &valkyries[1..] {
        assert_eq!(row.len(), valkyries[0].len());
        let wanted = if row[0].starts_with("Mission") { ["2", "book"] } else { ["–", "–"] };
        assert_eq!([&row[glory], &row[from]], wanted, "{row:?}");
    }
    assert_eq!(valkyries.iter().filter(|row| row[0].starts_with("Mission")).count(), 3);
    for id in ["val-sheet-tactics", "val-sheet-dwarves-tactics"] {
        assert!(!sheet(BOX, id)[0].contains(&"Glory".to_owned()), "{id}");
    }
}

/// VAL-C1, X12: an ability and a favour are two sentences, not a list.
#[test]
fn an_ability_and_a_favour_are_two_sentences() {
    let rows = sheet(BOX, "val-sheet-valkyries-warriors");
    let column = rows[0].iter().position(|head| head == "Ability").expect("a column");
    let both: Vec<&String> =
        rows.iter().map(|row| &row[column]).filter(|text| text.contains(". ")).collect();
    assert!(!both.is_empty());
    for row in &rows {
        assert!(!row[column].contains(". and ") && !row[column].contains(".,"), "{row:?}");
    }
    assert!(both.iter().all(|text| text.contains(". To Valhalla: ")), "{both:?}");
}

/// VAL-J1: conditions of Jarls are said in the singular and the plural.
#[test]
fn one_is_said_as_one() {
    let words = Words::english();
    for (id, one, two) in [
        ("val-if-clans-at-least", "1 clan in your squad", "2 clans in your squad"),
        ("val-if-own-shields-at-most", "1 own shield", "2 own shields"),
        ("val-if-captured-at-least", "1 captured shield", "2 captured shields"),
        ("val-if-hand-at-least", "1 card in hand", "2 cards in hand"),
        ("val-if-hand-at-most", "1 card in hand", "2 cards in hand"),
        ("val-if-valhalla-at-most", "1 card in your Valhalla", "2 cards in your Valhalla"),
        ("val-if-deck-at-most", "1 card in the deck", "2 cards in the deck"),
    ] {
        for (amount, wanted) in [(1u8, one), (2, two)] {
            let text = words.text(&Phrase::new(id).with("amount", amount));
            assert!(text.ends_with(wanted), "{text}");
        }
    }
}
