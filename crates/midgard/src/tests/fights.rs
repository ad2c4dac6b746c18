//! MID-F1 to F5: hunts and fights.

use testkit::Drawn;

use super::table::{check, table};

/// MID-F1: in turn order, as many as you like, favours reroll, at most six food, nobody is lost.
#[test]
fn a_hunt_brings_food() {
    let before = "players 2 | first 2 | now battles\n1: home 1/0/1 | hunting | favours 0\n\
                  2: home 0/0/5 | hunting | favours 1";
    table(before)
        .shows("now 2 Party")
        .lists(2, &["roll", "stay axeman"])
        .refuses("2 stay swordsman", "MID-F1")
        .act(&["2 stay axeman", "2 roll"])
        .shows("now ~ roll 4")
        .act(&["~ double double double blank"])
        .lists(2, &["stand", "favour"])
        .act(&["2 favour", "2 add axeman blank", "2 roll", "~ double"])
        .shows("2: food 7 | favours 0 | home 0/0/5\nnow 1 Party")
        .act(&["1 roll", "~ hit blank"])
        .shows("1: food 2 | home 1/0/1");
}

/// MID-F2: hits are damage, the enemy's attack less shields is lost, both at once; damage stays
/// until the fight is over; favours reroll any dice, any number of times.
#[test]
fn a_round_of_a_fight() {
    let before = "players 2 | now battles | troll Frost-Troll | camp troll 1 2/1/1\n\
                  1: home 0/0/0 | favours 2";
    let table = table(before)
        .shows("now ~ roll 4")
        .act(&["~ blank shield hit blank"])
        .lists(1, &["stand", "favour"])
        .act(&["1 favour"])
        .refuses("1 roll", "MID-F2")
        .lists(
            1,
            &[
                "add swordsman blank",
                "add swordsman shield",
                "add spearman hit",
                "add axeman blank",
            ],
        )
        .act(&["1 add swordsman blank", "1 add axeman blank"])
        .refuses("1 add spearman hit", "MID-F2")
        .refuses("1 add axeman hit", "MID-F2")
        .act(&["1 roll", "~ blank hit", "1 stand"])
        // Attack 2, one shield: one is lost, the player says who.
        .shows("damage 2 | now 1 Losses")
        .lists(1, &["lose swordsman", "lose spearman", "lose axeman"])
        .refuses("1 lose food", "MID-F7");
    let table = table.act(&["1 lose swordsman"]).shows("at-troll 1 1/1/1 0 | now ~ roll 3");
    table
        .act(&["~ hit hit blank", "1 stand", "1 lose swordsman", "1 lose spearman"])
        .shows("1: beaten Frost-Troll | home 0/0/1 | favours 1\nsupply 11/12/9");
}

/// MID-F2: more losses than warriors are all; none left: the fight is lost, damage is removed.
#[test]
fn a_lost_fight() {
    let before = "players 3 | now battles | troll War-Troll | camp troll 1 0/2/0\n\
                  1: home 0/0/0 | favours 0\n2: home 0/0/0";
    table(before)
        .act(&["~ hit hit"])
        .shows("1: beaten - | home 0/0/0 | wood 1 | glory 0 | blame 1\n2: blame 1\ndamage 0");
}

/// MID-F3: a dead enemy still strikes; with no warrior left it is defeated all the same.
#[test]
fn a_dead_enemy_still_strikes() {
    let before = "players 2 | now battles | troll Bog-Troll | camp troll 1 0/0/1\n\
                  1: home 0/0/0 | favours 0";
    table(before)
        .act(&["~ double"])
        .shows("1: beaten Bog-Troll | home 0/0/0 | wood 2 | glory 3\n2: blame 1");
}

/// MID-F3: there is no retreat: the fight goes on by itself while both live.
#[test]
fn there_is_no_retreat() {
    let before = "players 2 | now battles | troll Bog-Troll | camp troll 1 0/2/0\n1: favours 0";
    table(before).act(&["~ shield blank"]).shows("at-troll 1 0/2/0 0 | now ~ roll 2");
}

/// MID-F4: trolls wood, draugrs coins, monsters favours, all glory; a monster also its coins.
#[test]
fn rewards() {
    let won = "1: home 0/0/0 | favours 0";
    check(
        &format!(
            "players 2 | now battles | draugrs Bone-Huscarl:red | camp draugr-1 1 0/0/3\n{won}"
        ),
        &["~ double double blank"],
        "1: coins 5 | glory 6 | home 0/0/1 | beaten Bone-Huscarl:red",
    );
    check(
        &format!(
            "players 2 | now battles | land 2 Fire-Drake:blue calm 3 | \
             camp land-2 1 0/0/5 3 large\n{won}"
        ),
        &["~ double double double blank blank"],
        "1: coins 4 | favours 3 | glory 12 | home 0/0/1 | beaten Fire-Drake:blue",
    );
    check(
        &format!("players 2 | now battles | troll Hill-Troll | camp troll 1 0/0/3\n{won}"),
        &["~ double double blank"],
        "1: wood 2 | glory 5 | home 0/0/1 | beaten Hill-Troll",
    );
}

/// MID-F5: who kills the troll loses a blame and gives one to another player of its choice.
#[test]
fn the_troll_moves_blame() {
    let before = "players 3 | now battles | troll Bog-Troll | camp troll 1 0/0/2\n\
                  1: blame 2 | favours 0";
    table(before)
        .act(&["~ double blank"])
        .shows("1: blame 1\nnow 1 Blame")
        .lists(1, &["blame 2", "blame 3"])
        .refuses("1 blame 1", "MID-F5")
        .refuses("1 blame 4", "MID-F5")
        .act(&["1 blame 3"])
        .shows("1: blame 1\n2: blame 0\n3: blame 1");
    let clean = before.replace("blame 2 | ", "");
    check(&clean, &["~ double blank", "1 blame 2"], "1: blame 0\n2: blame 1");
}
