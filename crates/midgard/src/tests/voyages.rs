//! MID-F6, F7: voyages.

use testkit::Drawn;

use super::table::{check, table};

/// MID-F6: a longship with no warriors still reveals the journey; its food goes to the supply and
/// the monster is undefeated.
#[test]
fn an_empty_longship_reveals_the_journey() {
    let before = "players 2 | round 2 | now battles | land 3 Mare:red kraken | \
                  camp land-3 1 0/0/0 2 small\n1: food 0";
    table(before).shows("round 3\n1: food 0").act(&["~ ...", "~ ..."]).shows("land-3 Mare:red - 1");
}

/// MID-F6: near lands need a food for two warriors, far ones for each; the player chooses who
/// starves; all food is gone.
#[test]
fn warriors_are_fed() {
    let at = |land: u8, band: &str, food: u8| {
        format!(
            "players 4 | now battles | land {land} Mare:red calm | \
             camp land-{land} 1 {band} {food} large\n1: home 0/0/0 | favours 0"
        )
    };
    for land in [1, 2] {
        let fed = table(&at(land, "2/1/0", 2));
        fed.shows(&format!("at-land-{land} 1 2/1/0 0 | now ~ roll 3"));
        let hungry = table(&at(land, "2/1/0", 1)).shows("now 1 Losses");
        hungry.act(&["1 lose spearman"]).shows(&format!("at-land-{land} 1 2/0/0 0 | now ~ roll 2"));
    }
    for land in [3, 4] {
        table(&at(land, "2/1/0", 3)).shows("now ~ roll 3");
        let hungry = table(&at(land, "2/1/0", 1));
        let hungry = hungry.act(&["1 lose swordsman"]).refuses("1 lose food", "MID-F7");
        hungry.act(&["1 lose swordsman"]).shows(&format!("at-land-{land} 1 0/1/0 0"));
    }
    // Nobody left: the fight is skipped.
    check(&at(3, "2/0/0", 0), &[], "1: home 0/0/0 | beaten -\nsupply 9/12/10");
    // Those the monster forbids must be fed too, and may be chosen as the unfed.
    let forbids = at(2, "2/1/0", 1).replace("Mare:red", "Sea-Hag:red");
    table(&forbids).act(&["1 lose swordsman"]).shows("at-land-2 1 0/1/0 0 | now ~ roll 1");
}

/// MID-F7: each journey.
#[test]
fn journeys() {
    let at = |journey: &str, band: &str, food: u8| {
        format!(
            "players 2 | now battles | land 3 Mare:red {journey} | \
             camp land-3 1 {band} {food} large\n1: home 0/0/0 | favours 0"
        )
    };
    table(&at("calm", "0/3/0", 3)).shows("now ~ roll 3");
    table(&at("doldrums", "0/3/0", 4)).shows("now ~ roll 3");
    table(&at("doldrums", "0/3/0", 3)).shows("at-land-3 1 0/2/0 0 | now ~ roll 2");
    table(&at("doldrums", "0/2/0", 0)).shows("1: home 0/0/0\nsupply 11/12/10"); // starved
    table(&at("whirlpool", "1/1/0", 2))
        .lists(1, &["lose swordsman", "lose spearman"])
        .act(&["1 lose spearman"])
        .shows("at-land-3 1 1/0/0 0");
    table(&at("storm", "0/1/0", 2))
        .lists(1, &["lose spearman", "lose food"])
        .act(&["1 lose food"])
        .shows("at-land-3 1 0/1/0 0 | now ~ roll 1");
    table(&at("storm", "0/1/0", 0)).shows("1: home 0/0/0\nsupply 11/12/10"); // no food: a warrior
    table(&at("lost", "0/3/0", 3))
        .act(&["1 lose spearman"])
        .lists(1, &["lose spearman", "lose food"])
        .act(&["1 lose food"])
        .shows("at-land-3 1 0/2/0 0 | now ~ roll 2");
    table(&at("lost", "0/3/0", 4)).act(&["1 lose food"]).shows("at-land-3 1 0/2/0 0"); // food after food leaves one way: two food, then hunger
    table(&at("lost", "0/1/0", 0)).shows("1: home 0/0/0"); // one thing: that one
}

/// MID-F7: the Kraken is fought like any enemy; survivors go on; its card counts for nothing.
#[test]
fn the_kraken() {
    let before = "players 2 | now battles | land 3 Mare:red kraken | camp land-3 1 0/0/4 4 large\n\
                  1: home 0/0/0 | favours 0";
    table(before)
        .act(&["~ double hit blank blank"])
        .shows("1: glory 3 | beaten -\nat-land-3 1 0/0/2 0 | now ~ roll 2");
    // Lost: on with no warriors.
    let lost = before.replace("0/0/4 4", "0/0/2 2");
    table(&lost).act(&["~ blank blank"]).shows("1: glory 0 | beaten - | home 0/0/0");
}
