//! VAL-B: what follows a battle.

use testkit::Drawn;

use super::table::{check, table};
use crate::Event;

/// The attacker's two of three warriors fight with strength 5.
const DEFENCE: &str = "players 3 | deck 20 | battle 1>2 defence
    1: squad Bersi Ulf _ Varg | armed 1:spear 2:spear | strength 5
    2: squad Ylva Hallbjorn Birna | dice sword shield shield shield | captured 3
    3: squad Elg";

/// VAL-B13: the attacker takes an own shield of the defender, and all its activated warriors go
/// to its Valhalla.
#[test]
fn a_winning_attacker_takes_a_shield_and_sends_all() {
    table(DEFENCE)
        .act(&["2 end"])
        .shows("1: captured 2 | valhalla Bersi Ulf | squad _ _ _ Varg")
        .shows("2: shields 3 | captured 3\n3: shields 3");
}

/// VAL-B13: never a captured shield, though the defender has more of them.
#[test]
fn a_captured_shield_is_never_taken() {
    let last = DEFENCE.replace("captured 3", "captured 3 3 1 | shields 1");
    check(&last, &["2 end"], "1: captured 2\n2: shields 0 | captured 1 3 3");
}

/// VAL-B14: a winning defender sends any, all or none of its activated warriors; no shield moves.
#[test]
fn a_winning_defender_sends_whom_it_likes() {
    let won = || {
        let arm = ["2 arm Ylva with shield", "2 arm Hallbjorn with sword shield", "2 end"];
        table(DEFENCE).act(&arm).shows("now 2 Send\n2: shields 4 | valhalla -\n1: captured -")
    };
    won().lists(2, &["send Ylva", "send Hallbjorn", "done"]);
    won().refuses("2 send Birna", "VAL-B14"); // not activated
    won().refuses("1 send Bersi", "VAL-B14");
    won().act(&["2 done"]).shows("2: valhalla - | squad Ylva Hallbjorn Birna _\nbattle -");
    won()
        .act(&["2 send Hallbjorn"])
        .shows("2: valhalla Hallbjorn | squad Ylva _ Birna _\nbattle -");
    let all = ["2 arm Ylva with shield", "2 arm Hallbjorn with sword shield"];
    let all = table(DEFENCE).act(&all).act(&["2 arm Birna with shield", "2 end"]);
    let all = all.act(&["2 send Hallbjorn"]).lists(2, &["send Birna", "done"]); // in order of slots
    all.refuses("2 send Ylva", "VAL-B14");
    let first = won().act(&["2 send Ylva"]).lists(2, &["send Hallbjorn", "done"]);
    first.act(&["2 done"]).shows("2: valhalla Ylva | squad _ Hallbjorn Birna _");
    won().act(&["2 send Ylva", "2 send Hallbjorn"]).shows("2: valhalla Ylva Hallbjorn\nbattle -");
}

/// VAL-B15: the loser's warriors stay in its squad, attacking or defending.
#[test]
fn the_losers_warriors_stay() {
    let lost = DEFENCE.replace("strength 5", "strength 9");
    check(
        &lost,
        &["2 arm Ylva with shield", "2 end"],
        "2: squad Ylva Hallbjorn Birna _ | valhalla -",
    );
    let arm = ["2 arm Ylva with shield", "2 arm Hallbjorn with sword shield", "2 end", "2 done"];
    check(DEFENCE, &arm, "1: squad Bersi Ulf _ Varg | valhalla -");
}

/// VAL-B16: dice return, played tactics are discarded in the order of play (VAL-S14), and the
/// attacker goes on with part B.
#[test]
fn after_the_battle_the_attacker_draws() {
    let before = "players 3 | deck 20 | discard heroic | battle 1>2 attack
        1: squad Bersi | hand push-back fury Hind | dice spear axe miss
        2: squad Ylva | hand cut-off fury#2 | dice -
        3: squad Elg";
    table(before)
        .act(&["1 tactic push-back", "1 done", "1 tactic fury", "1 arm Bersi with spear", "1 end"])
        .act(&["~ shield ...", "2 tactic fury#2", "2 end"])
        .shows("battle - | discard heroic push-back fury fury#2 | active 1 | now ~ pick 2 of 20")
        .shows("1: hand Hind\n2: hand cut-off")
        .act(&["~ Bjarni Birna", "1 discard Birna"])
        .shows("active 2 | discard heroic push-back fury fury#2 Birna");
}

/// VAL-B19: after a battle the attacker goes first: Egil, who lost, draws before Gunnhild takes
/// a card of his.
#[test]
fn after_a_battle_the_attacker_goes_first() {
    let before = "players 2 | deck 20 | battle 1>2 defence
        1: jarl Egil | squad Bersi | armed 1:spear | strength 3
        2: jarl Gunnhild | squad Hallbjorn | dice sword shield";
    let won = table(before).act(&["2 arm Hallbjorn with sword shield", "2 end", "2 done"]);
    won.shows("now ~ pick 1 of 20")
        .act(&["~ Birna"])
        .shows("1: hand Birna\nnow ~ pick 1 of 1")
        .act(&["~ Birna"])
        .shows("1: hand -\n2: hand Birna\nbattle -");
}

/// VAL-B19: Cut Off is marked for attack only.
#[test]
fn a_mark_tells_when_a_card_may_be_played() {
    let before = "players 2 | battle 1>2 defence
        1: squad Bersi | armed 1:spear | strength 3
        2: squad Hallbjorn | hand cut-off | dice sword shield";
    table(before).refuses("2 tactic cut-off", "VAL-C12");
}

/// VAL-B20: winner, shield, warriors; then what Jarls do; then dice return and tactics go.
#[test]
fn what_follows_a_battle_has_an_order() {
    let before = "players 2 | deck 20 | battle 1>2 defence
        1: squad Bersi | armed 1:spear | strength 3
        2: jarl Egil | squad Hallbjorn | hand fury | dice sword shield";
    let fought = table(before).act(&["2 tactic fury", "2 end"]);
    // Egil, who lost, is about to draw: shield and warriors have moved, dice and tactics not yet.
    let fought = fought.shows("now ~ pick 1 of 20 | battle 1>2 | played fury | discard -");
    let fought = fought.shows("1: captured 2 | valhalla Bersi\n2: dice sword shield");
    let after = fought.act(&["~ Birna"]).shows("battle - | discard fury\n2: hand Birna");
    let order: Vec<usize> = [
        |event: &Event| matches!(event, Event::Won { .. }),
        |event: &Event| matches!(event, Event::TookShield { .. }),
        |event: &Event| matches!(event, Event::ToValhalla { .. }),
        |event: &Event| matches!(event, Event::DrewCard { .. }),
    ]
    .iter()
    .filter_map(|wanted| after.told.iter().position(wanted))
    .collect();
    assert!(order.len() == 4 && order.is_sorted(), "{order:?}");
}
