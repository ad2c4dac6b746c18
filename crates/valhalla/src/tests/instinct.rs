//! What is done without thinking.

use testkit::{Drawn, solve};

use super::table::{Table, table};

/// Who is asked does this by instinct.
#[track_caller]
fn does(table: &Table, seat: &str, wanted: &str) {
    let wanted = table.choice(seat, wanted).1.to_string();
    solve::does(&table.game, &table.state, &wanted);
}

/// A battle of seat 1 against a squad of one.
fn attack(own: &str) -> Table {
    table(&format!("players 2 | deck 20 | battle 1>2 attack\n1: {own}\n2: squad Ylva"))
}

/// VAL-B5: the stronger of two who want the same die.
#[test]
fn the_strongest_is_armed() {
    does(&attack("squad Ulf Bersi | dice spear miss miss"), "1", "arm Bersi with spear");
}

/// VAL-E6: in Ragnarök the one of more glory.
#[test]
fn in_ragnarok_glory_counts() {
    let drawn = "players 2 | last 1 | deck -\n1: squad Bersi Ulf\n2: valhalla Ylva";
    let rolled =
        table(drawn).act(&["1 draw", "~ ...", "2 end", "~ spear miss miss miss miss miss"]);
    does(&rolled, "1", "arm Ulf with spear");
}

/// VAL-B3: a miss pays for a reroll, and what Thorolf waits for is kept: a spear and a shield.
#[test]
fn what_arms_nobody_is_thrown_again() {
    let before = attack("squad Thorolf | dice spear bow miss miss");
    does(&before, "1", "spend miss");
    let before = before.act(&["1 spend miss"]);
    does(&before, "1", "add bow");
    let before = before.act(&["1 add bow"]);
    does(&before, "1", "add miss");
    does(&before.act(&["1 add miss"]), "1", "roll");
}

/// VAL-B12: who has won already keeps its dice and tactics.
#[test]
fn who_has_won_ends() {
    let drawn = "players 2 | deck 20 | battle 1>2 defence
        1: squad Ulf | strength 1
        2: squad Ylva Ulfhild | hand heroic | dice shield miss miss";
    does(&table(drawn), "2", "arm Ylva with shield");
    does(&table(drawn).act(&["2 arm Ylva with shield"]), "2", "end");
}

/// VAL-M9: against a Monster it is known what is enough: 22 here. Tactics are played where they are.
#[test]
fn tactics_are_played_where_they_decide() {
    let rolled = |valhalla: &str| {
        let before = "players 1 solo=fenrir abilities=off | deck Ulf Varg | monster 6";
        let own = format!("squad Orm | hand heroic-spear | valhalla {valhalla}");
        let drawn = table(&format!("{before}\n1: {own}"));
        let roll = "~ spear sword sword axe axe miss";
        let rolled = drawn.act(&["1 draw", "~ ...", "1 discard Ulf", roll]);
        rolled.act(&["1 arm Orm with sword sword axe axe"])
    };
    does(&rolled("Kolbjorn Gunnolf"), "1", "tactic heroic-spear with spear"); // 10 + 8 + 4
    does(&rolled("Kolbjorn"), "1", "end"); // 10 + 5 + 4
}

/// VAL-C11: misses are turned to what Thorolf waits for.
#[test]
fn misses_are_turned_to_what_is_wanted() {
    let before = attack("squad Thorolf | hand change-of-weapons | dice spear miss");
    does(&before.act(&["1 tactic change-of-weapons"]), "1", "turn miss to shield");
}
