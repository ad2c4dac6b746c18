//! RAG-T3, T4: the Action phase, and ploys in two steps.

use tabletop::{Eyes, Game, Seat};
use testkit::Drawn;

use super::table::{check, refused, table};

/// RAG-T3: two cards face up from one deck, then three points.
#[test]
fn two_open_cards_and_three_points() {
    let table = table("2 | at action\n1: hand seduction seduction#2 treasure-chest sacrifice")
        .act(&["1 draw b", "~ rout rampart"])
        .shows("points 3");
    let seen = table.game.view(&table.state, Eyes::Seat(Seat(1)));
    assert_eq!(seen.table.boards[0].hand.count(), 2, "the others saw both");
    table
        .act(&["1 play seduction", "1 take gold", "1 play treasure-chest"])
        .shows("1: followers 1 | purse 0 0 3 0\npoints 0 | discard seduction treasure-chest")
        .refuses("1 play seduction#2", "RAG-T3")
        .refuses("1 take gold", "RAG-T3")
        .act(&["1 end"])
        .shows("points 0 | now 1 Build");
}

/// RAG-T3: two closed cards cost two points; a resource is blood, diamond or gold.
#[test]
fn closed_cards_cost_two() {
    let table =
        table("2 | at action\n1: hand rout").act(&["1 draw a", "~ ...", "1 draw b", "~ ..."]);
    let seen = table.game.view(&table.state, Eyes::Seat(Seat(1)));
    assert_eq!(seen.table.boards[0].hand.count(), 2, "only the open ones");
    table
        .shows("points 1")
        .refuses("1 draw a", "RAG-T3")
        .refuses("1 take rune", "RAG-T3")
        .refuses("1 play rout", "RAG-T3");
}

/// RAG-T3: a card with a lightning mark costs no point.
#[test]
fn lightning_is_free() {
    check(
        "2 | at action\n1: hand seidr",
        &["1 draw a", "~ ...", "1 play seidr", "1 draw b", "~ ..."],
        "points 3 | now 1 Act",
    );
}

/// RAG-T4: a ploy is laid for no point, stands up when the Building phase starts, and an A ploy
/// is used in the next Action phase at the earliest.
#[test]
fn ploys_take_two_steps() {
    table("2 | at action\n1: hand yggdrasil rout")
        .act(&["1 draw a", "~ seduction seduction#2"])
        .refuses("1 lay rout", "RAG-T4")
        .refuses("1 play yggdrasil", "RAG-T3")
        .act(&["1 lay yggdrasil"])
        .shows("1: lying yggdrasil | up -\npoints 3")
        .refuses("1 use yggdrasil", "RAG-T4")
        .act(&["1 end"])
        .shows("1: lying - | up yggdrasil\nbuilds 2");
    table("2 | at action\n1: up yggdrasil thief")
        .act(&["1 draw a", "~ ...", "1 use yggdrasil"])
        .shows("points 3 | discard yggdrasil")
        .refuses("1 use thief", "RAG-T4")
        .act(&["1 end"])
        .shows("builds 3 | now 1 Build");
}

/// RAG-T4: a B ploy laid in one's own turn defends in that turn's Attack phase, and is discarded.
#[test]
fn a_b_ploy_answers_in_the_same_turn() {
    check(
        "2 | at action\n1: hand fresh-blood rampart\n2: hand cutpurse",
        &[
            "1 draw a",
            "~ ...",
            "1 lay fresh-blood",
            "1 end",
            "1 end",
            "2 attack cutpurse",
            "1 defend rampart",
            "1 use fresh-blood",
        ],
        "1: followers 2 | up -\ndiscard cutpurse rampart fresh-blood",
    );
}

/// RAG-T4: Kari is used right after any die of any player, and never otherwise.
#[test]
fn kari_turns_any_die() {
    let before = "3 rise kari | at resource\n2: up kari\n3: up kari#2 | village 2 0 0";
    table(before)
        .act(&["~ 1 1"])
        .shows("now 2 Kari")
        .refuses("2 turn 1 to 1", "RAG-T4")
        .refuses("2 turn 3 to 2", "RAG-T4")
        .act(&["2 turn 1 to 6"])
        .shows("now 3 Kari | discard kari\n2: up -")
        .act(&["3 pass"])
        .shows("1: purse 0 2 1 0\n3: up kari#2");
    refused("2 rise kari | at action\n1: up kari", "1 use kari", "RAG-T4");
    table("2 rise kari | at action\n1: up kari")
        .act(&["1 draw a", "~ ..."])
        .refuses("1 use kari", "RAG-T4");
    // A standing pass holds for the turn.
    table("2 rise kari | at resource\n1: village 2 0 1\n2: up kari")
        .act(&["~ 1 1", "2 pass turn", "1 draw a", "~ ...", "1 end", "1 end", "~ 1"])
        .shows("active 2");
}
