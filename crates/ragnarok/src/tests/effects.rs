//! RAG-T9, T10: what attacks do, and frozen temples.

use testkit::Drawn;

use super::table::{check, refused, table};

/// RAG-T9: resources are stolen by the attacker's choice, and only what is there.
#[test]
fn resources_are_stolen() {
    table("2 | at attack\n1: purse 1 1 0\n2: hand night-raid")
        .act(&["2 attack night-raid"])
        .refuses("2 take gold", "RAG-T9")
        .refuses("2 take rune", "RAG-T9")
        .act(&["2 take blood", "2 take diamond"])
        .shows("1: purse 0 0 0 0\n2: purse 1 1 0 0");
    check(
        "2 | at attack\n1: purse 0 0 1\n2: hand night-raid",
        &["2 attack night-raid", "2 take gold"],
        "2: purse 0 0 1 0\nactive 2",
    );
}

/// RAG-T9: runes are stolen without choice.
#[test]
fn runes_are_stolen() {
    check(
        "2 rise kari | at attack\n1: purse 0 0 0 1\n2: hand rune-storm",
        &["2 attack rune-storm"],
        "attack 3:0 | now 1 Defend",
    );
    check(
        "2 rise kari | at attack\n1: purse 0 0 0 1\n2: hand rune-storm",
        &["2 attack rune-storm", "1 done"],
        "1: purse 0 0 0 0\n2: purse 0 0 0 2", // one stolen, one for the success
    );
}

/// RAG-T9: cards are destroyed at random from the hand, never laid ploys.
#[test]
fn cards_are_destroyed() {
    table("2 | at attack\n1: hand rampart seduction seduction#2 | up thief | lying warcry\n2: hand double-kill")
        .act(&["2 attack double-kill", "1 done"])
        .shows("now ~ pick 2 of 3")
        .act(&["~ rampart seduction#2"])
        .shows("1: hand seduction | up thief | lying warcry\ndiscard rampart seduction#2 double-kill");
    check(
        "2 | at attack\n1: up thief\n2: hand double-kill",
        &["2 attack double-kill"],
        "1: up thief\nactive 2",
    );
}

/// RAG-T9, T10: a temple is frozen, not one that is frozen already; it gives no power until the
/// end of its owner's next turn.
#[test]
fn temples_are_frozen() {
    let before = "2 | at attack | ice Odin.1\n1: temples Odin.1 Thor.1\n2: hand frost-breath";
    table(before)
        .act(&["2 attack frost-breath"])
        .refuses("2 freeze Odin 1", "RAG-T9")
        .refuses("2 freeze Thor 2", "RAG-T9")
        .act(&["2 freeze Thor 1"])
        .shows("1: temples Odin.1 Thor.1*\nactive 2"); // the first ice thaws, the new one stays
    // Over its owner's next turn it thaws.
    check(
        "2 | at attack\n1: temples Thor.1\n2: hand frost-breath",
        &[
            "2 attack frost-breath",
            "2 freeze Thor 1",
            "~ ...",
            "2 draw a",
            "~ ...",
            "2 end",
            "2 end",
            "~ ...",
            "1 draw a",
            "~ ...",
            "1 end",
            "1 end",
        ],
        "1: temples Thor.1\nactive 2 | round 2",
    );
}

/// RAG-T10: of two temples a frozen one switches off the second power.
#[test]
fn ice_switches_the_second_power_off() {
    let before = "2 | at building\n1: temples Freya.1 Freya.2";
    check(before, &[], "builds 3");
    check(&before.replace("at building", "at building | ice Freya.2"), &[], "builds 2");
    let one = "2 | at attack | ice Tyr.1\n1: temples Tyr.1\n2: hand rout";
    check(&one.replace(" | ice Tyr.1", ""), &["2 attack rout"], "active 2");
    let table = table(one).act(&["2 attack rout"]);
    assert!(
        table.told.iter().any(|event| matches!(event, crate::Event::Compared { defence: 0, .. }))
    );
}

/// RAG-T9, T10: a destroyed temple leaves its site; its follower stays; it may be built again.
#[test]
fn temples_are_destroyed() {
    check(
        "2 | at attack\n1: temples Odin.1 Thor.1 | followers 2\n2: hand torchbearers",
        &["2 attack torchbearers", "2 destroy Odin 1"],
        "1: temples Thor.1 | followers 2",
    );
    // No legal target: the effect is nothing.
    check("2 | at attack\n2: hand torchbearers", &["2 attack torchbearers"], "active 2");
}

/// RAG-T9, T6: a temple is moved to another area in play with a free site where its owner has
/// fewer than two; it takes the empty site first and removes what it covers.
#[test]
fn temples_are_moved() {
    let before = "2 | at attack | life Loki=0\n1: temples Odin.1 Thor.1 Thor.2\n2: hand landslide";
    table(before)
        .act(&["2 attack landslide"])
        .refuses("2 move Odin 1 to Thor 5", "RAG-T9")
        .refuses("2 move Odin 1 to Loki 5", "RAG-K2")
        .refuses("2 move Odin 1 to Odin 5", "RAG-T9")
        .refuses("2 move Odin 1 to Tyr 1", "RAG-T6")
        .refuses("2 move Tyr 1 to Odin 5", "RAG-T9")
        .act(&["2 move Odin 1 to Tyr 5"])
        .shows("1: temples Thor.1 Thor.2 Tyr.5 | followers 0");
    let taken = before.replace("hand landslide", "hand landslide | temples Tyr.5");
    let table = table(&taken).act(&["2 attack landslide", "2 move Odin 1 to Tyr 1"]);
    assert_eq!(table.state.spent >> 9 & 1, 1, "token 10 lay there");
    table.shows("1: temples Thor.1 Thor.2 Tyr.1");
}

/// RAG-T9: a card that hits all comes to each other player, from the active one, each for itself.
#[test]
fn a_card_may_hit_all() {
    table("4 | at attack | active 2\n1: followers 3 | hand rampart\n2: followers 3\n3: hand fimbul-storm\n4: followers 3")
        .act(&["3 attack fimbul-storm"])
        .shows("2: followers 2\n4: followers 2\nnow 1 Defend | attack 3:0")
        .act(&["1 defend rampart"])
        .shows("1: followers 3\n2: followers 2\n3: followers 0\n4: followers 2");
}

/// RAG-T9: the attack still succeeds where its effect finds nothing.
#[test]
fn an_effect_without_target_succeeds() {
    let table =
        table("2 rise kari | at attack\n2: hand frost-breath").act(&["2 attack frost-breath"]);
    assert!(table.state.succeeded);
    table.shows("2: purse 0 0 0 1");
    refused("2 | at attack\n2: hand rout", "2 freeze Odin 1", "RAG-T9");
}
