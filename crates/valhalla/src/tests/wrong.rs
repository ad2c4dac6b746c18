//! What is wrong with the decks of the expansions in a box, or with a set-up that asks for them.

use tabletop::{Game, Setup};

use super::draw::BOX;
use crate::Valhalla;
use crate::cards::Deck;

/// The faults of the frozen box with a text in it replaced once, after this place.
#[track_caller]
fn told(after: &str, from: &str, to: &str, wanted: &str) {
    let at = BOX.find(after).expect("the place");
    let text = format!("{}{}", &BOX[..at], BOX[at..].replacen(from, to, 1));
    assert_ne!(text, BOX, "{from} is there");
    let faults = Deck::read(&text).expect_err("it is wrong").0;
    let told: Vec<String> = faults
        .iter()
        .map(|fault| format!("{}: {} {}", fault.place, fault.message, fault.rule.unwrap_or("-")))
        .collect();
    assert!(told.iter().any(|fault| fault.contains(wanted)), "{wanted} is not in {told:#?}");
}

/// VAL-X10, X19, X5, X28, X1: a deck of the wrong size is told with its rule.
#[test]
fn wrong_numbers_of_cards() {
    let copies = |deck: &str, rule: &str| {
        let wanted = format!("val-fault-expansion-size(expected: {deck}");
        (wanted, rule.to_owned())
    };
    for (after, from, to, (wanted, rule)) in [
        ("[[valkyries.tactic]]", "copies = 1", "copies = 2", copies("40, found: 41)", "VAL-X10")),
        ("[[dwarves.tactic]]", "copies = 4", "copies = 3", copies("40, found: 39)", "VAL-X19")),
        ("[[thor]]", "copies = 1", "copies = 4", copies("14, found: 17)", "VAL-X5")),
        ("[[tyr]]", "copies = 2", "copies = 1", copies("20, found: 19)", "VAL-X28")),
    ] {
        told(after, from, to, &format!("{wanted} {rule}"));
    }
    told(
        "The Ship of Nails",
        "The Ship of Nails",
        "The Apples",
        "loki (The Apples): fault-name-again",
    );
    told("[[loki]]", "recommended = true", "recommended = false", "val-fault-recommended");
    let last = BOX.rfind("[[loki]]").expect("the last card");
    let end = BOX[last..].find("\n\n").map_or(BOX.len(), |end| last + end);
    let nine = format!("{}{}", &BOX[..last], &BOX[end..]);
    let faults = Deck::read(&nine).expect_err("nine are too few").to_string();
    assert!(faults.contains("expected: 10, found: 9"), "{faults}");
}

/// VAL-X15 to X32: what a record cannot say.
#[test]
fn wrong_records() {
    for (after, from, to, wanted) in [
        (
            "Asbjorn",
            "favour = \"group\"",
            "favour = \"gold\"",
            "valkyries.warrior 1 (Asbjorn).favour: fault-not-known",
        ),
        (
            "Asbjorn",
            "favour = \"group\"",
            "favour = \"group\"\nwith = \"bear\"",
            "(Asbjorn).with: val-fault-goes-with",
        ),
        ("Thorbera", "with = \"wolf\"\n", "", "(Thorbera).with: fault-missing"),
        ("Thrym", "dice = 2", "dice = 5", "(Thrym).dice: fault-not-a-number"),
        ("Asbjorn", "glory = 1", "glory = 1\ndice = 2", "(Asbjorn).dice: val-fault-goes-with"),
        (
            "Asbjorn",
            "ability = \"none\"",
            "ability = \"block\"",
            "(Asbjorn).ability: fault-not-known",
        ),
        ("Asbjorn", "Asbjorn", "Bjarni", "warrior (Bjarni): fault-name-again"),
        (
            "[[valkyries.tactic]]",
            "weapon = \"spear\"\n",
            "",
            "valkyries.tactic 1 (weapon-delivery).weapon: fault-missing",
        ),
        (
            "road-to-valhalla",
            "copies = 3",
            "copies = 3\nweapon = \"axe\"",
            "(road-to-valhalla).weapon: val-fault-goes-with",
        ),
        (
            "road-to-valhalla",
            "copies = 3",
            "copies = 3\ndemand = \"by-five\"",
            "(road-to-valhalla).demand: val-fault-goes-with",
        ),
        (
            "kind = \"mission\"",
            "demand = \"no-rerolls\"",
            "demand = \"by-six\"",
            "(mission).demand: fault-not-known",
        ),
        (
            "[[dwarves.tactic]]",
            "kind = \"call-to-arms\"",
            "kind = \"fury\"",
            "dwarves.tactic 1 (fury).kind: fault-not-known",
        ),
        (
            "Nyi",
            "ability = \"block\"",
            "ability = \"block\"\nfavour = \"lone\"",
            "dwarves.warrior 1 (Nyi).favour: fault-no-such-field",
        ),
        ("[[thor]]", "needs = \"fewer\"", "needs = \"more\"", "thor 1.needs: fault-not-known"),
        ("[[thor]]", "bonus = \"draw\"", "bonus = \"gold\"", "thor 1.bonus: fault-not-known"),
        (
            "[[thor]]",
            "bonus = \"draw\"",
            "bonus = \"draw\"\namount = 2",
            "thor 1.amount: val-fault-goes-with",
        ),
        ("[[thor]]", "amount = 2", "amount = 4", "thor 2.amount: fault-not-a-number"),
        ("[[tyr]]", "kind = \"foe\"", "kind = \"rage\"", "tyr 1 (rage).kind: fault-not-known"),
        ("[[tyr]]", "of = \"bear\"\n", "", "tyr 1 (foe).of: fault-missing"),
        (
            "[[tyr]]",
            "copies = 2",
            "copies = 2\nweapon = \"axe\"",
            "tyr 1 (foe).weapon: val-fault-goes-with",
        ),
        (
            "[[loki]]",
            "discard = 0",
            "discard = 99",
            "loki 1 (The Open Gate).discard: fault-not-a-number",
        ),
        (
            "[[loki]]",
            "most = 3",
            "most = 1",
            "loki 1 (The Open Gate).rows 2.most: fault-not-a-number",
        ),
        ("[[loki]]", "bonus = \"send-all\"", "bonus = \"win\"", "rows 1.bonus: fault-not-known"),
        (
            "[[loki]]",
            "bonus = \"send-all\"",
            "bonus = \"send-all\", amount = 2",
            "rows 1.amount: val-fault-goes-with",
        ),
        ("[[loki]]", "amount = 1 }", "amount = 9 }", "rows 2.amount: fault-not-a-number"),
        ("[[loki]]", "rows = [", "rows = 7 # [", "loki 1 (The Open Gate).rows: val-fault-rows"),
    ] {
        told(after, from, to, wanted);
    }
}

/// A deck that is no deck.
#[test]
fn wrong_shapes() {
    let base = include_str!("../../../../sagas/valhalla/box.toml");
    for (more, wanted) in [
        ("valkyries = 3\n", "valkyries: fault-not-a-table"),
        ("thor = 3\n", "thor: fault-no-records"),
        ("loki = [1]\n", "loki 1: fault-not-a-table"),
        ("freya = 1\n", "freya: fault-no-such-field"),
    ] {
        let text = base.replacen("[dice]", &format!("{more}[dice]"), 1);
        let faults = Deck::read(&text).expect_err("it is wrong");
        let told: Vec<String> =
            faults.0.iter().map(|fault| format!("{}: {}", fault.place, fault.message)).collect();
        assert!(told.iter().any(|fault| fault.starts_with(wanted)), "{wanted}: {told:?}");
    }
}

/// Places and rules of a set-up's faults.
fn faults(setup: &Setup, cards: &str) -> Vec<(String, Option<&'static str>)> {
    let faults = Valhalla::build(setup, cards).err().map(|faults| faults.0).unwrap_or_default();
    faults.into_iter().map(|fault| (fault.place, fault.rule)).collect()
}

/// VAL-X5, X1: what the rules forbid is told all together, each with its number.
#[test]
fn wrong_mixes_are_told_together() {
    let setup = Setup::new(2).with("with", "thor").with("loki", "3");
    let found = faults(&setup, BOX);
    assert_eq!(found, [("with".into(), Some("VAL-X5")), ("loki".into(), Some("VAL-X1"))]);
    let setup = Setup::new(3).with("with", "thor").with("with", "loki").with("loki", "3");
    assert_eq!(faults(&setup, BOX), []);
    // VAL-X1: every expansion alone, and all together, for every number of players.
    for players in 2..=6 {
        let all = ["loki", "valkyries", "dwarves", "tyr"];
        let mut together = Setup::new(players);
        for expansion in all {
            assert_eq!(faults(&Setup::new(players).with("with", expansion), BOX), []);
            together = together.with("with", expansion);
        }
        assert_eq!(faults(&together, BOX), []);
    }
}

/// A box without a deck refuses the expansion that needs it, all of them at once.
#[test]
fn a_box_without_the_decks() {
    let old = Valhalla::about().boxes.iter().find(|found| found.name == "0.1").expect("it stays");
    let mut setup = Setup::new(3);
    assert_eq!(faults(&setup, old.text), []);
    for expansion in ["loki", "thor", "valkyries", "dwarves", "tyr"] {
        setup = setup.with("with", expansion);
    }
    let rules: Vec<_> = faults(&setup, old.text).into_iter().map(|(_, rule)| rule).collect();
    let wanted = ["VAL-X10", "VAL-X19", "VAL-X5", "VAL-X28", "VAL-X1"].map(Some);
    assert_eq!(rules, wanted);
}

/// VAL-S6: whatever is discarded at the start, enough warriors are left, or the box is refused.
#[test]
fn enough_warriors_are_left() {
    let mut text = BOX.to_owned();
    // All but 44 warriors of the base deck become tactics: enough for two players alone.
    let records: Vec<usize> = text.match_indices("[[warrior]]").map(|(at, _)| at).collect();
    let end = text.find("[[tactic]]").expect("the tactics");
    text.replace_range(records[44]..end, "");
    text = text.replacen("copies = 6\n", "copies = 40\n", 1).replacen(
        "copies = 4\n",
        "copies = 10\n",
        1,
    );
    assert_eq!(faults(&Setup::new(2), &text), []);
    let setup = Setup::new(2).with("with", "loki");
    assert_eq!(faults(&setup, &text), [("[[warrior]]".to_owned(), Some("VAL-S6"))]);
}
