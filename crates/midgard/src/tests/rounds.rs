//! MID-R: the round.

use tabletop::{Chance, Deal, Game, Pending};
use testkit::Drawn;

use super::table::{check, opening, refused, table};

/// MID-R1: what lies on the board when a round begins.
#[test]
fn a_round_is_set_up() {
    for (players, lands) in [(2, 3), (3, 3), (4, 4)] {
        opening(&format!("{players} 1"))
            .until("~ pick 1 of 16")
            .act(&["~ Hill-Troll"])
            .shows("troll Hill-Troll | now ~ pick 2 of 21")
            .act(&["~ Barrow-King:red Gravebound:blue"])
            .shows(&format!("draugrs Barrow-King:red Gravebound:blue | now ~ pick {lands} of 18"))
            .act(&["~ ..."])
            .shows("now ~ pick 3 of 10")
            .act(&["~ gifts wealth glory"])
            .shows(&format!("open gifts wealth glory | now ~ pick {lands} of 36"))
            .act(&["~ ..."])
            .shows("now ~ pick 1 of 8")
            .act(&["~ Peddler"])
            .shows("merchant Peddler | stock 1/1/1 | meat 1 | now 1 Worker");
    }
    opening("3 1").until("1 Worker").lacks("land-1");
}

/// MID-R1: stock grows whether or not something is still there; only empty spaces are refilled.
#[test]
fn stock_grows_and_empty_spaces_are_refilled() {
    let before = "players 2 | round 3 | stock 2/0/1 | meat 4 | now clean-up\n\
                  land 2 Mare:red calm 1 | open gifts wealth";
    table(before)
        .act(&["~ ...", "~ ..."])
        .shows("now ~ pick 1 of 8") // the third rune only: no journey is missing
        .act(&["~ glory"])
        .shows("open gifts wealth glory | now ~ pick 1 of 7")
        .act(&["~ ..."])
        .shows("round 4 | stock 3/1/2 | meat 5 | land-2 Mare:red calm 2");
}

/// MID-R2: one worker each, clockwise; who has none is skipped; a place holds one worker; the order
/// stays as it began though the marker moves.
#[test]
fn workers_are_placed_clockwise() {
    let before = "players 3 | first 1 | active 1\n1: workers 2\n2: workers 1\n3: workers 2";
    table(before)
        .refuses("2 go market", "MID-L3")
        .act(&["1 go butcher", "2 go longhouse"])
        .shows("first 2 | now 3 Worker")
        .refuses("3 go butcher", "MID-R2")
        .act(&["3 go hunt"])
        .shows("now 1 Worker")
        .act(&["1 go hunt"])
        .shows("now 3 Worker\n1: workers 0");
}

/// MID-R3: assignment in turn order from the first player, each seeing what came before; or all at
/// once and unseen.
#[test]
fn assignment_in_turn_or_together() {
    let camps = "camp troll 1 0/0/0 | camp draugr-1 2 0/0/0";
    let before = format!("players 3 | first 2 | now muster | {camps}");
    table(&before)
        .shows("now 2 Assign")
        .act(&["2 send draugr-1 swordsman 1"])
        .shows("at-draugr-1 2 1/0/0 0 | now 1 Assign");
    let hidden = before.replace("players 3", "players 3 hidden");
    table(&hidden)
        .shows("now 1 2 AssignAll")
        .act(&["1 send troll swordsman 1"])
        .shows("now 2 AssignAll")
        .act(&["2 send draugr-1 swordsman 0"])
        .shows("now ~ roll 1 | at-troll 1 1/0/0 0");
}

/// MID-R4: hunt, troll, draugr left, draugr right, lands from left to right.
#[test]
fn battles_come_in_order() {
    let before = "players 3 | now battles\n1: hunting | favours 0\n2: favours 0\n3: favours 0\n\
        camp land-4 1 1/0/0 1 small | camp draugr-2 2 0/1/0 | camp troll 3 1/0/0\n\
        camp draugr-1 3 0/0/1 | camp land-2 2 1/0/0 1 large";
    let mut table = table(before);
    table.step("1 roll");
    table.step("~ hit");
    let mut order = Vec::new();
    while let Pending::Chance(Chance { deal: Deal::Roll { .. }, .. }) =
        table.game.pending(&table.state)
    {
        if order.last() != Some(&table.state.at) {
            order.push(table.state.at);
        }
        table.step("~ ...");
    }
    assert_eq!(order, [0, 1, 2, 4, 6]);
}

/// MID-R5: workers and longships return; an undefeated troll brings everybody a blame; undefeated
/// draugrs and open journeys are discarded; monsters gain a coin; after round 8 the game ends.
#[test]
fn clean_up() {
    let before = "players 2 | round 2 | now clean-up | troll Hill-Troll\n\
        land 2 Mare:red calm | taken market 1 | camp land-3 1 0/0/0 0 small\n1: workers 0\n2: workers 1";
    table(before)
        .shows("1: blame 1 | workers 4\n2: blame 1 | workers 4\nround 3 | now ~ pick 1 of 15")
        .lacks("at-land-3")
        .act(&["~ ...", "~ ..."])
        .shows("land-2 Mare:red calm 1");
    check("players 2 | round 8 | now clean-up", &["1 reckon"], "now over");
    refused("players 2 | round 8 | now clean-up", "2 reckon", "MID-E1");
    let over = table("players 2 | round 8 | now clean-up").act(&["1 reckon"]);
    over.refuses("1 go market", "MID-R5");
}

/// MID-R6: a deck that runs out is rebuilt from its discards; without discards the space stays empty.
#[test]
fn a_deck_that_ran_out_is_rebuilt() {
    // All journeys but three are discarded: three are dealt from the rebuilt deck.
    let before = "players 2 | deck journeys kraken | now clean-up";
    table(before)
        .act(&["~ ...", "~ ..."])
        .shows("now ~ pick 1 of 1")
        .act(&["~ kraken"])
        .shows("land-2 Fenris-Cub:red kraken 1 | now ~ pick 2 of 17")
        .act(&["~ storm lost"])
        .shows(
            "land-3 Fenris-Cub:yellow storm 1 | land-4 Fenris-Cub:blue lost 1 | now ~ pick 3 of 10",
        );
    // Runes are kept by who took them: nothing to rebuild from.
    let none = "players 2 | now clean-up\n\
        1: runes gifts glory healing journey wisdom potential retaliation success true-vision wealth";
    table(none).act(&["~ ...", "~ ..."]).shows("open - | now ~ pick 1 of 7");
}
