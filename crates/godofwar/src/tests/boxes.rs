//! Boxes: the built-in one, and all faults of a wrong one at once, with their lines.

use std::collections::BTreeMap;

use tabletop::{Game, Setup};

use super::table::{box_with, scene};
use crate::GodOfWar;
use crate::book::{Book, Side, VOCABULARY};

/// 10 scenes with 92 two-sided cards, six quests and four bosses, 70 starting cards, 88 upgrades.
#[test]
fn the_built_in_box_has_every_card() {
    let book =
        Book::read(GodOfWar::about().boxes[0].text).unwrap_or_else(|faults| panic!("{faults}"));
    let cards = book.scenes.iter().flat_map(|scene| &scene.sides);
    assert_eq!(cards.filter(|sides| sides.iter().all(Option::is_some)).count(), 92);
    assert_eq!((book.scenes.len(), book.sides.len(), book.cards.len()), (10, 184, 70 + 88 + 30));
    assert_eq!(book.scenes.iter().filter(|scene| scene.boss).count(), 4);
    assert!(book.die.contains(&0) && book.die.contains(&2), "attested faces");
}

/// The page docs/scenes.md lists each word of the vocabulary with the scenes that use it.
#[test]
fn the_page_of_words_is_true() {
    let page = include_str!("../../../../docs/scenes.md");
    let text = GodOfWar::about().boxes[0].text;
    assert!(VOCABULARY.len() <= 40);
    let mut uses: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let text = lines.collect::<Vec<_>>().join("\n");
    for part in text.split("\n[[scene]]\n").skip(1) {
        let name = part.lines().next().unwrap_or_default().trim_start_matches("name = ");
        for (word, _) in VOCABULARY {
            let found = part.split(['"', ' ', ':', ',']).any(|other| other == word);
            if found {
                uses.entry(word).or_default().push(name.trim_matches('"').to_owned());
            }
        }
    }
    for (word, kind) in VOCABULARY {
        let scenes = uses.get(word).map(|names| names.join(", ")).unwrap_or_default();
        assert!(!scenes.is_empty(), "no scene uses '{word}'");
        let row = format!("| `{word}` | {kind} | {scenes} |");
        assert!(page.contains(&row), "docs/scenes.md lacks: {row}");
    }
}

/// All faults are told at once, each with its line.
#[test]
fn faults_are_told_together_with_their_lines() {
    let head = "win = [\"dead h2\"]\nlose = [\"slain b1\"]\nrules = [\"spot any: heal 1\"]\nprovenance = \"ours\"";
    let places = [
        ("t1", "frame ash: heal 1; frame fe: flip x9b", ""),
        ("t2", "frame fe: explode 3", ""),
        ("t3", "enemy 5 rune fe melee 2; while: heal 1; round: heal 1", ""),
        ("b1", "enemy h1 rune fe melee 2 own; frame fe: flip h2b", ""),
    ];
    let text = box_with(&scene("Wrong", "quest", head, &places));
    let text = text.replacen("back = [\"Back\"]", "", 1);
    let faults = GodOfWar::build(&Setup::new(9), &text).expect_err("much is wrong");
    let said = faults.to_string();
    let line = |text: &str, part: &str| {
        1 + text.lines().position(|line| line.contains(part)).expect("there")
    };
    for (what, part) in [
        ("gow-fault-rune", "frame ash"),
        ("gow-fault-track", "flip x9b"),
        ("gow-fault-word", "explode"),
        ("gow-fault-reach", "enemy 5 rune fe melee 2"),
        ("gow-fault-lasting", "while: heal"),
        ("gow-fault-scene-word", "round: heal 1"),
        ("gow-fault-word", "slain"),
        ("gow-fault-no-card", "dead h2"),
    ] {
        let expected = format!("fault-in-line(line: {}, what: {what}", line(&text, part));
        assert!(said.contains(&expected), "no '{expected}' in\n{said}");
    }
    for what in [
        "gow-fault-no-side",
        "gow-fault-no-card",
        "gow-fault-quest-word",
        "gow-fault-no-obstacle",
        "fault-players",
    ] {
        assert!(said.contains(what), "no '{what}' in\n{said}");
    }
}

/// A rune that no upgrade has, a side that nothing turns up.
#[test]
fn the_linter_knows_runes_and_sides() {
    let head = "win = [\"all-dead\"]\nlose = []\nrules = []\nobstacle = [\"while: stronger 1\"]\nprovenance = \"ours\"";
    let first = scene("Drawn", "quest", head, &[("t1", "frame kaun: heal 1", "")]);
    let quiet = box_with(&first.replacen(
        "spot crystal crystal crystal crystal: flip self",
        "spot any: heal 1",
        1,
    ));
    let said = Book::read(&quiet).expect_err("t1 never flips").to_string();
    assert!(said.contains("gow-fault-never-up"), "{said}");
    let fewer = box_with(&first).replace("\"kaun\"", "\"fe\"");
    let said = Book::read(&fewer).expect_err("nobody has kaun").to_string();
    let line = 1 + fewer.lines().position(|line| line.contains("frame kaun")).expect("there");
    let expected = format!("fault-in-line(line: {line}, what: gow-fault-rune-nobody");
    assert!(said.contains(&expected), "no '{expected}' in\n{said}");
}

/// Enemies have so much of their health as the box says for the number of players.
#[test]
fn health_follows_the_number_of_players() {
    let text = GodOfWar::about().boxes[0].text;
    let plain = Book::read(text).expect("the built-in box");
    for players in 1..=4 {
        let game = GodOfWar::build(&Setup::new(players), text).expect("the built-in box");
        let percent = plain.scale[players as usize - 1] as f32 / 100.0;
        for (said, side) in plain.sides.iter().zip(&game.book.sides) {
            let health = |side: &Side| side.enemy.map_or(0, |enemy| enemy.health);
            let expected = (health(said) as f32 * percent + 0.001).round() as u8;
            assert_eq!(health(side), expected, "{} with {players}", side.name);
        }
    }
    let wrong = text.replacen("health = [", "health = [5, ", 1);
    let said = Book::read(&wrong).expect_err("five numbers").to_string();
    assert!(said.contains("gow-fault-health"), "{said}");
}
