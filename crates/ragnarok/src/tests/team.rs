//! RAG-M: two against two.

use testkit::Drawn;

use super::table::{check, table};

/// RAG-M1: followers are the team's; nobody attacks its ally, nor a being in its ally's phase.
#[test]
fn followers_are_the_teams() {
    check(
        "4 team | at followers\n1: purse 1 1 1",
        &["1 buy"],
        "1: followers 1\n3: followers 1\n2: followers 0",
    );
    table("4 team | at attack\n1: temples Odin.1\n2: hand rout\n3: hand ambush\n4: hand cutpurse")
        .shows("now 2 Strike")
        .act(&["2 pass"])
        .shows("now 4 Strike")
        .act(&["4 pass"])
        .shows("active 2");
}

/// RAG-M1: attacks on all skip the ally.
#[test]
fn attacks_on_all_skip_the_ally() {
    let table = table("4 team | at attack\n1: followers 4\n2: hand fimbul-storm | followers 4");
    let table = table.act(&["2 attack fimbul-storm"]);
    // Each of the two rivals loses one, which is the team's.
    table.shows("1: followers 2\n3: followers 2\n2: followers 4\n4: followers 4");
}

/// RAG-M1: the ally may defend too, or instead, and gets no rune; a being too.
#[test]
fn the_ally_may_help() {
    let before = "4 team rise kari | at attack\n1: followers 4 | temples Kari.1\n2: hand rout\n3: hand rampart";
    table(before)
        .act(&["2 attack rout"])
        .shows("now 3 Defend")
        .act(&["3 defend rampart"])
        .shows("1: followers 4 | purse 0 0 0 1\n3: purse 0 0 0 0\n2: purse 0 0 0 0");
    table(before).act(&["2 slay Kari rout", "3 defend rampart"]).shows("1: temples Kari.1");
    let both = before.replace("followers 4 |", "followers 4 | hand round-shield |");
    table(&both).act(&["2 attack rout", "1 defend round-shield", "3 done"]).shows("1: followers 2");
}

/// RAG-M1: the team wins together; ties by the team's temples, then its resources.
#[test]
fn teams_win_together() {
    let before =
        "4 team | at end | round 6 | active 4\n1: followers 9 | temples Odin.1\n2: followers 9";
    check(before, &[], "now over | wins 1 3");
    check(&before.replace(" | temples Odin.1", ""), &[], "now over | wins 1 2 3 4");
    let rich = format!("{}\n4: purse 1 0 0", before.replace(" | temples Odin.1", ""));
    check(&rich, &[], "now over | wins 2 4");
    // RAG-M1: all roll for the start.
    let game = super::draw::game(&["4".into(), "team".into()], super::draw::BOX);
    assert_eq!(game.options.first, None);
}
