//! How a wrong box is told.

use tabletop::{Fault, Game, Setup};

use super::draw::BOX;
use super::table::sigurd;
use crate::Valhalla;
use crate::cards::Deck;

/// All faults of a text: place, what is wrong, rule.
fn faults(text: &str) -> Vec<String> {
    let faults = Deck::read(text).err().map(|faults| faults.0).unwrap_or_default();
    let told = |fault: &Fault| {
        let rule = fault.rule.map_or(String::new(), |rule| format!(" [{rule}]"));
        format!("{}: {}{rule}", fault.place, fault.message)
    };
    faults.iter().map(told).collect()
}

/// The frozen box with a text in it replaced once.
fn with(from: &str, to: &str) -> String {
    assert!(BOX.contains(from), "{from}");
    BOX.replacen(from, to, 1)
}

/// One wrong value is one fault, told with its place.
#[test]
fn a_fault_is_told_with_its_place() {
    for (from, to, place) in [
        ("strength = 3", "strength = 21", "warrior 1 (Bjarni).strength: fault-not-a-number"),
        ("strength = 3", "strength = -1", "warrior 1 (Bjarni).strength: fault-not-a-number"),
        ("strength = 3", "strength = \"3\"", "warrior 1 (Bjarni).strength: fault-not-a-number"),
        ("strength = 3", "strength = 3.5", "warrior 1 (Bjarni).strength: fault-not-a-number"),
        ("glory = 1", "glory = 10", "warrior 1 (Bjarni).glory: fault-not-a-number"),
        ("glory = 1\n", "", "warrior 1 (Bjarni).glory: fault-not-a-number"),
        (
            "clan = \"bear\"",
            "clan = \"elk\"",
            "warrior 1 (Bjarni).clan: fault-not-known(found: \"elk\"",
        ),
        (
            "weapons = [\"bow\"]",
            "weapons = [\"bow\", \"net\"]",
            "warrior 1 (Bjarni).weapons: val-fault-no-weapon(found: \"net\"",
        ),
        (
            "weapons = [\"bow\"]",
            "weapons = [\"miss\"]",
            "warrior 1 (Bjarni).weapons: val-fault-no-weapon(found: \"miss\"",
        ),
        ("weapons = [\"bow\"]", "weapons = []", "warrior 1 (Bjarni).weapons: val-fault-weapons"),
        (
            "weapons = [\"bow\"]",
            "weapons = \"bow\"",
            "warrior 1 (Bjarni).weapons: val-fault-weapons",
        ),
        (
            "weapons = [\"bow\"]",
            "weapons = [\"bow\"]\ndemand = \"pair\"",
            "warrior 1 (Bjarni).demand: val-fault-weapons-too",
        ),
        (
            "ability = \"none\"",
            "ability = \"flies\"",
            "warrior 1 (Bjarni).ability: fault-not-known(found: \"flies\"",
        ),
        ("ability = \"none\"", "ability = \"none\"\nof = \"wolf\"", "warrior 1 (Bjarni).of: "),
        ("of = \"bear\"\n", "", "warrior 37 (Galti).of: fault-missing"),
        (
            "demand = \"any-two\"",
            "demand = \"any-three\"",
            "warrior 73 (Fonn).demand: fault-not-known",
        ),
        (
            "provenance = \"ours\"",
            "provenance = \"mine\"",
            "warrior 1 (Bjarni).provenance: fault-not-known",
        ),
        ("name = \"Bjarni\"", "name = \"\"", "warrior 1 ().name: fault-not-a-text"),
        ("name = \"Bjarni\"", "name = \"a\\tb\"", "warrior 1 (a\tb).name: fault-not-a-text"),
        (
            "name = \"Bjarni\"",
            "nome = \"Bjarni\"\nname = \"B\"",
            "warrior 1 (B).nome: fault-no-such-field",
        ),
        ("name = \"Bersi\"", "name = \"Bjarni\"", "warrior (Bjarni): fault-name-again(times: 2)"),
        ("name = \"Solveig\"", "name = \"Sigurd\"", "jarl (Sigurd): fault-name-again(times: 2)"),
        (
            "kind = \"fury\"",
            "kind = \"rage\"",
            "tactic 1 (rage).kind: fault-not-known(found: \"rage\"",
        ),
        ("copies = 6", "copies = 6\nweapon = \"axe\"", "tactic 1 (fury).weapon: "),
        ("weapon = \"spear\"\n", "", "tactic 4 (heroic-symbol).weapon: fault-missing"),
        ("copies = 6", "copies = 7", "[[warrior]] [[tactic]]: val-fault-deck-size"),
        ("game = \"valhalla\"", "game = \"chess\"", "game: fault-not-the-game"),
        ("game = \"valhalla\"", "game = \"valhalla\"\ncolour = 1", "colour: fault-no-such-field"),
        ("\"miss\"]", "\"axe\"]", "dice.faces: val-fault-faces"),
        (
            "provenance = \"known\"",
            "provenance = \"known\"\nsides = 6",
            "dice.sides: fault-no-such-field",
        ),
        (
            "effect = \"strength\"",
            "effect = \"might\"",
            "jarl 1 (Sigurd).basic.effect: fault-not-known(found: \"might\"",
        ),
        (
            "amount = 1, side",
            "amount = 12, side",
            "jarl 1 (Sigurd).basic.amount: fault-not-a-number",
        ),
        ("side = \"both\"", "side = \"above\"", "jarl 1 (Sigurd).basic.side: fault-not-known"),
        (
            "side = \"both\"",
            "side = \"both\", clan = \"wolf\"",
            "jarl 1 (Sigurd).basic.clan: fault-no-such-field",
        ),
        ("link = \"plus\"", "link = \"and\"", "jarl 1 (Sigurd).link: fault-not-known"),
        (
            "kind = \"fewer-than-foe\"",
            "kind = \"rainy\"",
            "jarl 1 (Sigurd).condition.kind: fault-not-known(found: \"rainy\"",
        ),
        (
            "name = \"The Open Gate\"",
            "name = \"The Open Gate\"\nname_provenance = \"mine\"",
            "loki 1 (The Open Gate).name_provenance: fault-not-known",
        ),
        (
            "link = \"plus\"",
            "link = \"plus\"\nlink_provenance = \"mine\"",
            "jarl 1 (Sigurd).link_provenance: fault-not-known",
        ),
        ("starter = true", "starter = 1", "jarl 1 (Sigurd).starter: fault-not-a-flag"),
        (
            "condition = { kind = \"fewer-than-foe\" }\n",
            "",
            "jarl 1 (Sigurd).condition: fault-table-missing",
        ),
        (
            "effect = \"salvage\"",
            "effect = \"salvage\", amount = 1",
            "jarl 13 (Ottar).basic.amount: fault-no-such-field",
        ),
    ] {
        let found = faults(&with(from, to));
        let there = found.iter().any(|fault| fault.starts_with(place));
        assert!(there && found.len() == 1, "{to}: expected {place}, found {found:#?}");
    }
}

/// Rules that a box can break are told with their numbers.
#[test]
fn a_box_against_a_rule_is_told_with_the_rule() {
    let or = sigurd(
        "effect = \"salvage\"",
        "or",
        "kind = \"attacking\"",
        "effect = \"strength\", amount = 1",
    );
    assert!(faults(&or).iter().any(|fault| fault.ends_with("[VAL-J2]")), "{:?}", faults(&or));
    let slots = "effect = \"squad-slots\", amount = 6";
    let slots = sigurd("effect = \"salvage\"", "plus", "kind = \"attacking\"", slots);
    assert!(faults(&slots).iter().any(|fault| fault.ends_with("[VAL-J3]")), "{:?}", faults(&slots));
    // VAL-J1: two abilities that turn dice could not be told apart.
    let turns = [
        "effect = \"turn-miss\", amount = 1",
        "effect = \"turn-to\", weapon = \"axe\", amount = 1",
    ];
    let turns = sigurd(turns[0], "plus", "kind = \"attacking\"", turns[1]);
    assert!(faults(&turns).iter().any(|fault| fault.ends_with("[VAL-J1]")), "{:?}", faults(&turns));
    // VAL-J1: what looks at an opponent never holds outside battles.
    let idle =
        sigurd("effect = \"salvage\"", "plus", "kind = \"attacking\"", "effect = \"play-two\"");
    assert!(faults(&idle).iter().any(|fault| fault.ends_with("[VAL-J1]")), "{:?}", faults(&idle));
    let none = BOX.replace("starter = true", "starter = false");
    assert!(faults(&none).iter().any(|fault| fault.ends_with("[VAL-S4]")));
    let jarl = BOX.rfind("[[jarl]]").expect("a last Jarl");
    assert!(faults(&BOX[..jarl]).iter().any(|fault| fault.ends_with("[VAL-J1]")));
    // VAL-S3, V3: five Jarls each for two players are ten that are not marked 3+.
    let marked = BOX.replacen(
        "three_plus = false\nstarter = false",
        "three_plus = true\nstarter = false",
        14,
    );
    let found = faults(&marked);
    assert!(found.len() == 1 && found[0].ends_with("[VAL-V3]"), "{found:?}");
    // VAL-S6: 40 cards may go before three warriors lie open.
    let last = BOX.find("[[warrior]]\nname = \"Bersi\"").expect("the second warrior");
    let tactics = BOX.find("# fury: +2").expect("the tactics");
    let few = format!("{}{}", &BOX[..last], &BOX[tactics..]);
    let few = few.replacen("copies = 4", "copies = 17", 1).replacen("copies = 4", "copies = 40", 1);
    let few = few.replacen("copies = 6", "copies = 40", 1);
    let found = faults(&few);
    assert!(found.len() == 1 && found[0].ends_with("[VAL-S6]"), "{found:?}");
}

/// All faults of a box and of the set-up are told together.
#[test]
fn all_faults_are_told_together() {
    let text = with("strength = 3", "strength = 99").replacen("copies = 6", "copies = 5", 1);
    let text = text.replacen("name = \"Ylva\"", "name = \"Ulf\"", 1);
    let text = text.replacen("effect = \"plunder\"", "effect = \"steal\"", 1);
    let text = text.replacen("link = \"or\"", "links = \"or\"", 1);
    let places = |found: Vec<String>| -> Vec<String> {
        found.iter().filter_map(|fault| Some(fault.split_once(": ")?.0.to_owned())).collect()
    };
    let expected = [
        "warrior 1 (Bjarni).strength",
        "jarl 4 (Hödr).links",
        "jarl 4 (Hödr).link",
        "jarl 19 (Gunnhild).extra.effect",
        "[[warrior]] [[tactic]]",
        "warrior (Ulf)",
    ];
    assert_eq!(places(faults(&text)), expected);
    let both = Valhalla::build(&Setup::new(9).with("edition", "de"), &text);
    let both = both.expect_err("wrong").to_string();
    assert!(both.lines().count() == 2 + expected.len(), "{both}");
}

/// What is not TOML is told with its line; what is not a box at all, too.
#[test]
fn bad_toml_is_told_with_its_line() {
    let broken = with("name = \"Bersi\"", "name = \"Bersi");
    let line = 1 + BOX[..BOX.find("name = \"Bersi\"").expect("there")].matches('\n').count();
    assert_eq!(faults(&broken).len(), 1);
    let told = format!("box: fault-in-line(line: {line}, ");
    assert!(faults(&broken)[0].starts_with(&told), "{:?}", faults(&broken));
    assert!(faults("").len() >= 5);
    assert!(faults("warrior = 1\ntactic = [1]\njarl = [[]]\ndice = 7").len() >= 5);
    assert!(faults("ö = \"").first().is_some_and(|fault| fault.contains("(line: 1, ")));
}
