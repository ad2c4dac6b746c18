//! RAG-T5, T6, P4: the Building phase and treasures.

use testkit::Drawn;

use super::table::{check, refused, table};

/// RAG-T5: two builds, at most 3 mines, 3 wells, 2 shrines.
#[test]
fn two_builds() {
    table("2 | at building\n1: purse 4 9 9")
        .act(&["1 mine", "1 shrine"])
        .shows("1: village 3 0 1 | purse 2 7 7 0\nbuilds 0")
        .refuses("1 well", "RAG-T5");
    refused("2 | at building\n1: purse 9 9 9 | village 3 0 0", "1 mine", "RAG-T5");
    refused("2 | at building\n1: purse 9 9 9 | village 2 3 0", "1 well", "RAG-T5");
    refused("2 | at building\n1: purse 9 9 9 | village 2 0 2", "1 shrine", "RAG-T5");
    refused("2 | at building\n1: purse 1 9 9", "1 shrine", "RAG-T5");
    check("2 | at building\n1: purse 0 2 2 | village 2 2 0", &["1 well", "1 mine"], "builds 0");
}

/// RAG-T5: extra builds add up and lapse at the end of the phase.
#[test]
fn extra_builds_add_up_and_lapse() {
    table("2 | at action\n1: up yggdrasil yggdrasil#2 | tokens 25")
        .act(&["1 draw a", "~ ...", "1 use yggdrasil", "1 use yggdrasil#2", "1 end"])
        .shows("builds 4")
        .act(&["1 token 25"])
        .shows("builds 5\n1: tokens -")
        .act(&["1 end"])
        .shows("builds 0");
}

/// RAG-T6: a temple costs its price and brings a follower, the site's treasure and a divine card.
#[test]
fn a_temple_brings_three_things() {
    table("2 | at building\n1: purse 3 2 2")
        .act(&["1 temple Odin 1"])
        .shows("1: followers 1 | purse 0 2 0 0 | temples Odin.1\nnow ~ pick 1 of 11 | builds 1")
        .act(&["~ gungnir"])
        .shows("1: hand gungnir\nnow 1 Build");
    // The power works at once: Freya's second temple adds a build in the next phase, Odin's first
    // purchase brings two.
    check(
        "2 | at building\n1: purse 4 3 3",
        &["1 temple Odin 5", "~ ...", "1 end", "1 buy"],
        "1: followers 3",
    );
    check("2 | at building | empty Thor\n1: purse 1 2 2", &["1 temple Thor 5"], "now 1 Build");
}

/// RAG-T6: a free site, two of one player in an area, nine in all; RAG-K2: not in a dead area.
#[test]
fn where_temples_may_be_built() {
    let before = "2 | at building | life Tyr=0\n1: purse 9 9 9 | temples Odin.1 Odin.2 Thor.1\n\
                  2: temples Thor.2";
    refused(before, "1 temple Odin 5", "RAG-T6");
    refused(before, "1 temple Thor 2", "RAG-T6");
    refused(before, "1 temple Tyr 5", "RAG-K2");
    refused("2 | at building\n1: purse 2 2 2", "1 temple Odin 5", "RAG-T6");
    let nine = "temples Odin.1 Odin.2 Thor.1 Thor.2 Freya.1 Freya.2 Tyr.1 Tyr.2 Loki.1";
    refused(&format!("2 | at building\n1: purse 9 9 9 | {nine}"), "1 temple Surtur 5", "RAG-T6");
    let eight = nine.replace(" Loki.1", "");
    check(&format!("2 | at building\n1: purse 9 9 9 | {eight}"), &["1 temple Loki 5"], "builds 2");
}

/// RAG-P4: each treasure, at once or kept; a closed one is seen only when taken.
#[test]
fn treasures() {
    let build = |area: &str, site: u8, rest: &[&str], after: &str| {
        let act = format!("1 temple {area} {site}");
        let acts: Vec<&str> = [act.as_str()].into_iter().chain(rest.iter().copied()).collect();
        check("2 | at building\n1: purse 3 2 2", &acts, after);
    };
    build("Thor", 1, &[], "1: purse 2 0 2 0"); // two gold for 1 2 2
    build("Freya", 1, &[], "1: purse 3 0 0 0"); // two blood for 2 2 2
    build("Heimdall", 3, &[], "1: followers 3"); // two followers
    build("Loki", 1, &["1 draw b", "~ ...", "~ ..."], "now 1 Build"); // two cards
    build("Surtur", 2, &[], "1: tokens 20");
    table("2 | at building\n1: purse 3 2 2")
        .act(&["1 temple Odin 4"])
        .shows("now ~ pick 1 of 7")
        .act(&["~ 4"])
        .shows("1: tokens 25")
        .act(&["~ gungnir", "1 token 25"])
        .shows("builds 2");
    // A rune, or without Rise of the Giants a resource of choice.
    check(
        "2 | at building\n1: purse 3 2 2",
        &["1 temple Odin 4", "~ 7", "1 take gold"],
        "1: purse 0 0 1 0",
    );
    check(
        "2 rise kari | at building\n1: purse 9 9 9",
        &["1 temple Kari 4", "~ 7"],
        "1: purse 8 8 8 1",
    );
    refused("2 | at building\n1: tokens 20", "1 token 20", "RAG-P4");
    refused("2 | at building\n1: tokens 20", "1 token 21", "RAG-P4");
}
