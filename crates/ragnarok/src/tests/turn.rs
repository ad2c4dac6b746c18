//! RAG-T1, T2, T13, T14: phases and turns, the Resource phase, havens, the hand limit.

use testkit::Drawn;

use super::table::{check, refused, table};

/// RAG-T1: Resource, Action, Building, Attack, Followers; then the next player; six rounds.
#[test]
fn a_turn_has_five_phases() {
    table("2\n1: purse 1 1 0\n2: hand rout")
        .shows("now ~ roll 2")
        .act(&["~ 4 1"])
        .shows("now 1 OpenDraw")
        .act(&["1 draw a", "~ ...", "1 end"])
        .shows("now 1 Build")
        .act(&["1 end"])
        .shows("now 2 Strike")
        .act(&["2 pass"])
        .shows("now 1 Buy")
        .act(&["1 end"])
        .shows("active 2 | round 1 | now ~ roll 2");
    check("2 | at followers | active 2", &[], "active 1 | round 2");
}

/// RAG-T2: a yellow die for each mine, a blue one for each well, rolled together.
#[test]
fn mines_and_wells_bring_resources() {
    // Yellow: gold 1 1 2, diamond 1 1 2. Blue: blank, blood 1 1 1 1 2.
    check("2\n1: village 3 2 0", &["~ 3 6 1 6 1"], "1: purse 2 2 3 0");
}

/// RAG-T2: three of a kind for one of another, no runes, in Resource and Building phases.
#[test]
fn resources_are_exchanged_at_a_poor_rate() {
    let before = "2 | at building\n1: purse 0 0 7";
    check(before, &["1 exchange gold blood", "1 exchange gold diamond"], "1: purse 1 1 1 0");
    refused(before, "1 exchange diamond gold", "RAG-T2");
    refused(before, "1 exchange gold gold", "RAG-T2");
    refused(before, "1 exchange gold rune", "RAG-T2");
    check("2\n1: purse 0 0 2", &["~ 1 1", "1 exchange gold blood", "1 draw a"], "1: purse 1 0 1 0");
    refused("2 | at action\n1: purse 0 0 7", "1 exchange gold blood", "RAG-T2");
    refused("2 | at followers\n1: purse 1 1 7", "1 exchange gold blood", "RAG-T2");
}

/// RAG-T13: no loss takes anybody below the highest haven reached.
#[test]
fn havens_hold() {
    let lose_two = |followers: u8| {
        table(&format!("2 | at attack\n1: followers {followers}\n2: hand rout"))
            .act(&["2 attack rout"])
    };
    for (before, after) in [(12, 10), (11, 10), (10, 10), (9, 7), (4, 2), (1, 0), (5, 5)] {
        lose_two(before).shows(&format!("1: followers {after}"));
    }
    // Stolen is only what is really lost.
    check(
        "2 | at attack\n1: followers 6\n2: hand war-horn",
        &["2 attack war-horn"],
        "1: followers 5\n2: followers 1",
    );
}

/// RAG-T14: ten cards at the end of one's turn; the rest is discarded by choice.
#[test]
fn ten_cards_are_kept() {
    let hand = "hand rout rout#2 rout#3 rout#4 ambush ambush#2 cutpurse cutpurse#2 cutpurse#3 \
                night-raid night-raid#2";
    table(&format!("2 | at end\n1: {hand}"))
        .shows("now 1 HandLimit")
        .refuses("1 discard rampart", "RAG-T14")
        .refuses("1 pass", "RAG-T1")
        .act(&["1 discard rout#2"])
        .shows("active 2 | discard rout#2");
    let ten = hand.replace(" night-raid#2", "");
    check(&format!("2 | at end\n1: {ten}"), &[], "active 2");
}
