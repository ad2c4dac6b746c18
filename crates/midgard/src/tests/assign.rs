//! MID-A: assignment.

use testkit::Drawn;

use super::table::{refused, table};

/// MID-A1: any number, also none, where one's worker is; each warrior in one place.
#[test]
fn warriors_go_where_a_worker_is() {
    let before = "players 2 | now muster | camp troll 1 0/0/0 | camp draugr-2 1 0/0/0\n\
                  1: home 3/0/1\n2: home 2/0/0";
    table(before)
        .lists(
            1,
            &[
                "send troll swordsman 0",
                "send troll swordsman 1",
                "send troll swordsman 2",
                "send troll swordsman 3",
            ],
        )
        .refuses("1 send troll swordsman 4", "MID-A1")
        .refuses("1 send draugr-1 swordsman 1", "MID-A1")
        .refuses("2 send troll swordsman 1", "MID-A1")
        .refuses("1 send troll axeman 1", "MID-A1")
        .act(&["1 send troll swordsman 2", "1 send troll axeman 1"])
        .lists(1, &["send draugr-2 swordsman 0", "send draugr-2 swordsman 1"])
        .act(&["1 send draugr-2 swordsman 0"])
        .shows("at-troll 1 2/0/1 0 | at-draugr-2 1 0/0/0 0\n1: home 1/0/0");
    // With none there is no fight, and the enemy counts as undefeated.
    let none = "players 2 | round 2 | now muster | camp troll 1 0/0/0";
    table(none).act(&["1 send troll swordsman 0"]).shows("round 3\n1: blame 1\n2: blame 1");
}

/// MID-A2: a crossed-out weapon forbids that kind on land; on a longship all travel, and the
/// forbidden die before the first round.
#[test]
fn forbidden_weapons() {
    let before = "players 2 | now muster | troll War-Troll | camp troll 1 0/0/0\n1: home 2/1/0";
    table(before)
        .refuses("1 send troll swordsman 1", "MID-A2")
        .lists(1, &["send troll spearman 0", "send troll spearman 1"]);
    let sea = "players 2 | now battles | land 2 Sea-Hag:red calm | camp land-2 1 2/1/0 2 small\n\
               1: favours 0 | home 0/0/0";
    table(sea).shows("at-land-2 1 0/1/0 0 | now ~ roll 1");
}

/// MID-A3: warriors and food within the longship's capacity.
#[test]
fn a_longship_holds_so_much() {
    let before = "players 2 | now muster | camp land-2 1 0/0/0 0 small\n1: home 4/0/2 | food 6";
    table(before)
        .act(&["1 send land-2 swordsman 3"])
        .refuses("1 send land-2 axeman 3", "MID-A1")
        .act(&["1 send land-2 axeman 1"])
        .lists(1, &["load land-2 0", "load land-2 1"])
        .refuses("1 load land-2 2", "MID-A3");
    let large = before.replace("small", "large");
    table(&large)
        .act(&["1 send land-2 swordsman 4", "1 send land-2 axeman 2"])
        .refuses("1 load land-2 5", "MID-A3")
        .act(&["1 load land-2 4"]);
    let own = before.replace("small", "own").replace("1: ", "1: ship Karve | ");
    refused(&own, "1 send land-2 swordsman 5", "MID-A1");
    // The Karve holds six: with six warriors no food is asked for.
    let full = table(&own).act(&["1 send land-2 swordsman 4", "1 send land-2 axeman 2"]);
    assert!(
        full.told.iter().any(|event| {
            matches!(event, crate::Event::Assigned { band: [4, 0, 2], food: 0, .. })
        })
    );
}

/// MID-A4: those in no fight hunt, if a worker is at the Hunt.
#[test]
fn those_left_hunt() {
    let before = "players 2 | now battles | camp troll 1 0/0/1\n1: home 2/0/0 | hunting | favours 0\n\
                  2: home 3/0/0";
    table(before).act(&["1 roll"]).shows("now ~ roll 2").act(&["~ double hit"]).shows("1: food 4");
}
