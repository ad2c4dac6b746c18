//! Boxes and set-ups that are wrong tell all their faults together.

use tabletop::{Faults, Game, Setup};

use super::draw::BOX;
use crate::Midgard;

fn faults(cards: &str) -> Vec<String> {
    match Midgard::build(&Setup::new(2), cards) {
        Ok(_) => Vec::new(),
        Err(Faults(faults)) => faults
            .iter()
            .map(|fault| {
                format!("{} {} {}", fault.place, fault.message.id, fault.rule.unwrap_or("-"))
            })
            .collect(),
    }
}

/// The box with some text replaced once.
fn with(changes: &[(&str, &str)]) -> String {
    changes.iter().fold(BOX.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "the box has no '{from}'");
        text.replacen(from, to, 1)
    })
}

#[test]
fn the_built_in_boxes_are_sound() {
    assert_eq!(faults(BOX), Vec::<String>::new());
    for known in Midgard::about().boxes {
        assert_eq!(faults(known.text), Vec::<String>::new(), "{}", known.name);
    }
}

#[test]
fn one_fault_is_told_with_its_place() {
    let cases: &[(&str, &str, &str)] = &[
        (
            "\"hit\", \"double\", \"shield\"]",
            "\"double\", \"shield\"]",
            "dice.swordsman mid-fault-faces -",
        ),
        (
            "\"hit\", \"double\", \"shield\"]",
            "\"hat\", \"double\", \"shield\"]",
            "dice.swordsman fault-not-known -",
        ),
        (
            "counts = \"blue\"",
            "counts = \"goats\"",
            "destiny 1 (Crusher of Ice).counts fault-not-known -",
        ),
        (
            "effect = \"gifts\"",
            "effect = \"thunder\"",
            "rune 1 (Rune of Gifts).effect fault-not-known -",
        ),
        ("power = \"pious\"", "power = \"lazy\"", "leader 1 (Asmundr).power fault-not-known -"),
        (
            "glory = 3\nwood = 1",
            "glory = 0\nwood = 0",
            "troll 1 (Bog Troll) mid-fault-pays-nothing MID-F4",
        ),
        (
            "glory = 3\nwood = 1",
            "glory = 0\nwood = 1",
            "troll 1 (Bog Troll) mid-fault-no-glory MID-F4",
        ),
        ("defence = 2", "defence = 0", "troll 1 (Bog Troll).defence fault-not-a-number -"),
        ("copies = 2", "copies = 3", "[[troll]] mid-fault-count MID-S3"),
        (
            "colours = [\"red\", \"yellow\", \"blue\"]",
            "colours = [\"red\", \"yellow\"]",
            "[[draugr]] mid-fault-count MID-S3",
        ),
        (
            "colours = [\"red\", \"yellow\", \"blue\"]",
            "colours = [\"red\", \"pink\", \"blue\"]",
            "draugr 1 (Gravebound).colours mid-fault-colours -",
        ),
        ("name = \"Mare\"", "name = \"Nokken\"", "card (Nokken, blue) fault-name-again -"),
        (
            "high = 6\nlow = 3",
            "high = 3\nlow = 6",
            "destiny 1 (Crusher of Ice).low mid-fault-low -",
        ),
        (
            "gives = { favours = 1 }",
            "gives = {}",
            "stall 1 (Outcast).gives mid-fault-gives-nothing -",
        ),
        (
            "cost = { food = 1 }",
            "cost = { favours = 1 }",
            "stall 1 (Outcast).cost mid-fault-cost -",
        ),
        ("cost = { food = 1 }", "cost = {}", "stall 1 (Outcast).times mid-fault-times -"),
        ("kind = \"economic\"", "kind = \"military\"", "[[stall]] mid-fault-military MID-S1"),
        ("players = 3", "players = 2", "[[ship]] mid-fault-ship-marks MID-S2"),
        ("hut = [5, 4, 3, 2]", "hut = [5, 4, 3]", "town.hut mid-fault-numbers -"),
        (
            "provenance = \"known\"",
            "provenance = \"rumour\"",
            "journey 1 (Calm Sea).provenance fault-not-known -",
        ),
        ("attack = 2", "attak = 2", "kraken.attak fault-no-such-field -"),
        ("game = \"midgard\"", "game = \"chess\"", "game fault-not-the-game -"),
        ("effect = \"wealth\"", "effect = \"gifts\"", "[[rune]] mid-fault-not-once MID-S3"),
    ];
    for (from, to, fault) in cases {
        let found = faults(&with(&[(from, to)]));
        assert!(found.iter().any(|told| told == fault), "{to}: {found:?}, not '{fault}'");
    }
}

#[test]
fn all_faults_are_told_together() {
    let cards = with(&[
        ("\"hit\", \"double\", \"shield\"]", "\"double\", \"shield\"]"),
        ("counts = \"blue\"", "counts = \"goats\""),
        ("glory = 3\nwood = 1", "glory = 0\nwood = 0"),
    ]);
    let Err(Faults(told)) = Midgard::build(&Setup::new(7).with("first", "9"), &cards) else {
        panic!("it is wrong in every way");
    };
    let ids: Vec<&str> = told.iter().map(|fault| fault.message.id).collect();
    for id in [
        "fault-players",
        "fault-no-value",
        "mid-fault-faces",
        "fault-not-known",
        "mid-fault-pays-nothing",
    ] {
        assert!(ids.contains(&id), "{id} is not among {ids:?}");
    }
}

#[test]
fn bad_toml_is_told_with_its_line() {
    assert_eq!(faults("game = \"midgard\"\nname = "), ["box fault-in-line -"]);
    assert!(faults("game = \"midgard\"\nname = \"x\"").len() > 10);
}
