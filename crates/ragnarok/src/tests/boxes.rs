//! Boxes of cards: what the built-in ones hold, and how a wrong one is told.

use std::collections::BTreeSet;

use tabletop::{Fault, Game, Setup};

use super::draw::BOX;
use crate::Ragnarok;
use crate::cards::{ApPower, Card, Deck, Ploy, Power, Treasure};

/// The frozen box, and those that come with the program.
fn boxes() -> Vec<(Deck, crate::cards::Source)> {
    let built_in = Ragnarok::about().boxes.iter().map(|built_in| built_in.text);
    let read = |text| Deck::read(text).unwrap_or_else(|faults| panic!("{faults}"));
    built_in.chain([BOX]).map(read).collect()
}

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

/// RAG-P1, P2, P4: every power, ploy, action and treasure is used, and every one of the book's
/// ploys is there.
#[test]
fn every_effect_is_used() {
    for (deck, _) in boxes() {
        for power in Power::ALL {
            let used = deck.beings.iter().any(|b| b.powers.iter().any(|p| p[*power as usize] > 0));
            assert!(used, "{power:?}");
        }
        for power in ApPower::ALL {
            let of = |b: &crate::cards::Being| {
                b.ap.iter().any(|ap| ap.powers.iter().any(|p| p[*power as usize] > 0))
            };
            assert!(deck.beings.iter().any(of), "{power:?}");
        }
        let ploys: BTreeSet<&str> = (0..deck.cards.len())
            .filter(|n| matches!(deck.cards[*n], Card::Ploy(_)))
            .map(|n| deck.names[n].as_str())
            .collect();
        let book = [
            "Agir",
            "Cold Climate",
            "Fresh Blood",
            "Freya",
            "Kari",
            "Leader of the Gods",
            "Power Drain",
            "Puddle of Mud",
            "Ruler of the Giants",
            "Thief",
            "Undead Army",
            "Viking Army",
            "Warcry",
            "Weapons of War",
            "Yggdrasil",
        ];
        assert_eq!(ploys, BTreeSet::from(book));
        let a = |n: usize| matches!(deck.cards[n], Card::Ploy(ploy) if ploy.is_a());
        assert!((0..deck.cards.len()).filter(|n| a(*n)).all(|n| {
            ["Freya", "Kari", "Puddle of Mud", "Yggdrasil"].contains(&deck.names[n].as_str())
        }));
        let strengths = |n: u8| deck.cards.contains(&Card::Ploy(Ploy::Strength(n)));
        assert!(strengths(1) && strengths(2) && strengths(3));
        assert_eq!(deck.treasures.iter().filter(|t| matches!(t, Treasure::Runes(_))).count(), 2);
    }
}

/// Every record says where its figures come from; ploys are the book's, their copies ours.
#[test]
fn every_record_has_its_provenance() {
    for (deck, source) in boxes() {
        assert_eq!(source.cards.len(), deck.cards.len());
        for (n, (does, copies)) in source.cards.iter().enumerate() {
            assert_eq!(copies, "ours", "{}", deck.names[n]);
            if let Card::Ploy(_) = deck.cards[n] {
                assert_eq!(does, "book", "{}", deck.names[n]);
            }
            if let Card::Attack(_) | Card::Defence(_) = deck.cards[n] {
                assert_eq!(does, "ours", "{}", deck.names[n]);
            }
        }
        assert!(source.beings.iter().all(|from| from == "ours"));
        assert_eq!((source.treasures.len(), source.ap.len()), (28, 20));
    }
}

/// RAG-S1, S2, S6, P1, P2, P4, A1: one wrong value is one fault, told with its place and rule.
#[test]
fn a_fault_is_told_with_its_place() {
    for (from, to, told) in [
        (
            "first = [{ power = \"first-purchase\", amount = 1 }]",
            "first = []",
            "being 1 (Odin).first: rag-fault-no-powers [RAG-P1]",
        ),
        ("amount = 1 }]", "amount = 9 }]", "being 1 (Odin).first 1.amount: fault-not-a-number"),
        ("first-purchase", "third-purchase", "being 1 (Odin).first 1.power: fault-not-known"),
        ("price = [3, 2, 2]", "price = [3, 2]", "being 1 (Odin).price: rag-fault-price"),
        ("name = \"Odin\"", "name = \"Balder\"", "being 1 (Balder).name: fault-not-known"),
        ("\"gold 1\", \"gold 1\"", "\"gold 1\", \"skull\"", "dice.yellow: rag-fault-face"),
        ("havens = 5", "havens = 0", "yggdrasil.havens: fault-not-a-number"),
        (
            "effect = \"gain\"",
            "effect = \"grin\"",
            "card 1 (Spoils of War).effect: fault-not-known",
        ),
        (
            "provenance = \"known\"",
            "provenance = \"mine\"",
            "card 1 (Spoils of War).provenance: fault-not-known",
        ),
        ("letter = \"N\"", "letter = \"A\"", "[[being]].loki.letter (A): fault-name-again"),
        ("base = true", "base = true\nluck = 3", "being 1 (Odin).luck: fault-no-such-field"),
    ] {
        let found = faults(&with(from, to));
        assert!(found.iter().any(|fault| fault.starts_with(told)), "{told}\n{found:?}");
    }
}

/// All faults at once: a being without powers, a deck A card with an attack value, eight areas,
/// wrong counts.
#[test]
fn all_faults_are_told_together() {
    let attack = "kind = \"attack\"\nvalue = 5\neffect = \"freeze\"\n";
    let action = "kind = \"action\"\neffect = \"gain\"\nresource = \"diamond\"\namount = 2\n";
    let wrong = with(action, attack)
        .replacen("first = [{ power = \"attack\", amount = 1 }]\n", "", 1)
        .replacen(
            "name = \"Ymir\"\nkind = \"giant\"\nbase = false",
            "name = \"Ymir\"\nkind = \"giant\"\nbase = true",
            1,
        )
        .replacen("copies = 6\n", "copies = 5\n", 1);
    let found = faults(&wrong);
    for told in [
        "card 1 (Spoils of War).deck: rag-fault-deck [RAG-S6]",
        "being 2 (Thor).first: rag-fault-no-powers [RAG-P1]",
        "[[being]] base: rag-fault-count(found: 8, wanted: 7) [RAG-S1]",
        "[[card]] base B: rag-fault-count(found: 48, wanted: 49) [RAG-S6]",
        "[[card]] base: rag-fault-count(found: 149, wanted: 150) [RAG-S6]",
        "[[card]] Ymir: rag-fault-wrong-set [RAG-S1]",
    ] {
        assert!(found.iter().any(|fault| fault.starts_with(told)), "{told}\n{}", found.join("\n"));
    }
    // A deck A card that keeps its action and has an attack value too.
    let both = faults(&with("effect = \"gain\"", "effect = \"gain\"\nvalue = 5"));
    assert!(both[0].starts_with("card 1 (Spoils of War).value: fault-no-such-field"), "{both:?}");
    // Set-up and box are told together.
    let setup = Setup::new(9);
    let told = Ragnarok::build(&setup, &with("havens = 5", "havens = 0"));
    assert_eq!(told.err().map(|faults| faults.0.len()), Some(2));
    assert!(!faults("nonsense").is_empty() && !faults("").is_empty());
}

/// RAG-S2: just the cards that the book names are left out.
#[test]
fn what_is_left_out_is_counted() {
    let found = faults(&with("name = \"Bifrost Bridge\"", "name = \"Rainbow\""));
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found.iter().all(|fault| fault.ends_with("[RAG-S2]")), "{found:?}");
}
