//! VAL-B: rerolls and the shared grey dice.

use testkit::Drawn;

use super::table::{check, listed, refused, table};

const ATTACK: &str = "players 2 | battle 1>2 attack
    1: squad Ulf | hand new-weapons heroic | dice spear sword axe axe miss miss
    2: squad Ylva";

/// VAL-B3: a reroll discards one unused die and rolls any number of the others, at least one.
#[test]
fn a_reroll_costs_a_die() {
    table(ATTACK)
        .act(&["1 spend axe"])
        .shows("1: dice spear sword axe miss miss | lost 1\nnow 1 Choose")
        .refuses("1 roll", "VAL-B3") // at least one
        .refuses("1 done", "VAL-B3") // and the die is paid
        .refuses("1 add bow", "VAL-B3")
        .act(&["1 add axe"])
        .refuses("1 add axe", "VAL-B3") // the other axe is gone
        .refuses("1 add spear", "VAL-B3") // in ascending order
        .act(&["1 add miss", "1 add miss", "1 roll"])
        .shows("now ~ roll 3")
        .act(&["~ bow bow shield"])
        .shows("1: dice spear sword shield bow bow | lost 1\nnow 1 Fight");
}

/// VAL-B3: as often as there are two unused dice: one to pay, one to roll.
#[test]
fn a_reroll_needs_two_unused_dice() {
    let two = ATTACK.replace("dice spear sword axe axe miss miss", "dice axe miss");
    let one = table(&two).act(&["1 spend miss"]).lists(1, &["add axe"]);
    one.act(&["1 add axe", "1 roll", "~ bow"]).refuses("1 spend bow", "VAL-B3");
    refused(&two, "1 spend spear", "VAL-B3");
}

/// VAL-B4: a discarded die is gone for the battle: the next battle has six again.
#[test]
fn a_discarded_die_is_gone_for_this_battle() {
    let before = "players 2 | deck 20\n1: squad Ulf\n2: squad Ylva";
    let spent = table(before).act(&["1 attack 2", "~ ...", "1 spend miss", "1 add miss", "1 roll"]);
    let spent = spent.act(&["~ bow", "1 spend bow", "1 add miss", "1 roll", "~ axe"]);
    let spent = spent.shows("1: dice axe miss miss miss | lost 2");
    spent.act(&["1 end"]).until("2 Action").act(&["2 attack 1"]).shows("now ~ roll 6");
}

/// VAL-B4: a discarded grey die goes back to the shared pool, by a reroll and by a tactic.
#[test]
fn a_discarded_grey_die_returns_to_the_pool() {
    let grey = ATTACK.replace("miss miss", "miss* bow*");
    table(&grey)
        .shows("grey 1\n1: dice spear sword axe axe bow* miss* | lost 2")
        .act(&["1 spend miss*"])
        .shows("grey 2\n1: lost 2")
        .act(&["1 add bow*", "1 roll", "~ axe"])
        .shows("grey 2\n1: dice spear sword axe axe axe*") // a grey die stays grey
        .act(&["1 tactic heroic with axe*"])
        .shows("grey 3\n1: dice spear sword axe axe | lost 2");
    for face in ["spear", "sword", "axe", "shield", "bow", "miss"] {
        let one = ATTACK.replace("miss miss", &format!("{face}*"));
        check(&one, &[&format!("1 spend {face}*")], "grey 3\n1: dice spear sword axe axe | lost 2");
    }
}

/// VAL-B18: three grey dice; who cannot take as many as granted takes what is left.
#[test]
fn grey_dice_are_three_in_all() {
    // Sigvard rolls one grey die with the six, and takes two more by New Weapons.
    table("players 2 | deck 20\n1: jarl Sigvard | squad Ulf Varg Elg | hand new-weapons new-weapons#2 new-weapons#3\n2: squad Ylva")
        .act(&["1 attack 2"])
        .shows("now ~ roll 7")
        .act(&["~ spear miss miss miss miss miss axe"])
        .shows("grey 2\n1: dice spear miss miss miss miss miss axe*")
        .act(&["1 tactic new-weapons"])
        .shows("now ~ roll 2")
        .act(&["~ axe bow", "1 hold bow", "1 tactic new-weapons#2"])
        .shows("now ~ roll 1") // only one is left: no choice
        .act(&["~ sword"])
        .shows("grey 0\n1: dice spear miss miss miss miss miss axe* bow* sword*\nnow 1 Fight")
        .act(&["1 tactic new-weapons#3"])
        .shows("now 1 Fight | grey 0") // possibly none
        .act(&["1 arm Varg with sword*"])
        .shows("1: armed 2:sword*");
}

/// VAL-B18: grey dice on the attacker's warriors are not free for the defender.
#[test]
fn grey_dice_on_warriors_are_not_free() {
    for edition in ["pl", "ru"] {
        let before = format!(
            "players 2 {edition} | battle 1>2 attack
             1: squad Ulf Varg | dice spear* sword*
             2: squad Ylva | hand new-weapons"
        );
        let armed =
            table(&before).act(&["1 arm Ulf with spear*", "1 arm Varg with sword*", "1 end"]);
        armed.act(&["~ ...", "2 tactic new-weapons"]).shows("now ~ roll 1 | grey 1");
    }
}

/// VAL-B18, VAL-D11: unused grey dice of the attacker return at the end of its phase by the Polish book,
/// and stay with it until the battle ends by the Russian one.
#[test]
fn unused_grey_dice_return_in_pl_and_stay_in_ru() {
    let before = "players 2 EDITION | deck 20 | battle 1>2 attack
        1: squad Ulf | dice spear axe* bow* miss*
        2: jarl Valgard | squad Ylva | hand new-weapons";
    let acts = ["1 arm Ulf with spear", "1 end"];
    let pl = table(&before.replace("EDITION", "pl")).act(&acts);
    let pl = pl.shows("grey 3\n1: dice -\nnow ~ roll 7"); // Valgard's extra die in defence
    pl.act(&["~ ...", "2 tactic new-weapons"]).shows("now ~ roll 2");
    let ru = table(&before.replace("EDITION", "ru")).act(&acts);
    let ru = ru.shows("grey 0\n1: dice axe* bow* miss*\nnow ~ roll 6");
    let ru = ru.act(&["~ ...", "2 tactic new-weapons"]).shows("now 2 Fight | grey 0");
    ru.act(&["2 end"]).shows("battle -"); // all dice return with the battle's end
}

/// VAL-B18, E5: each battle begins with three grey dice.
#[test]
fn a_new_battle_has_all_grey_dice() {
    let before = "players 2 ru | deck 20 | battle 1>2 attack
        1: squad Ulf Bera | dice spear* axe* bow*
        2: squad Ylva | hand new-weapons";
    let fought = table(before).act(&["1 arm Ulf with spear*", "1 end", "~ ...", "2 end"]);
    let next = fought.until("2 Action").act(&["2 attack 1"]);
    next.shows("grey 3 | now ~ roll 6");
}

/// VAL-B3: dice that are alike have one name, and each set of dice one path.
#[test]
fn choices_name_faces_not_dice() {
    listed(
        "players 2 | battle 1>2 attack\n1: squad Orm | hand heroic | dice axe axe miss miss*\n2: squad Ylva",
        1,
        &[
            "tactic heroic with axe",
            "tactic heroic with miss",
            "tactic heroic with miss*",
            "spend axe",
            "spend miss",
            "spend miss*",
            "end",
        ],
    );
    check(
        "players 2 | battle 1>2 attack\n1: squad Orm | dice axe axe miss\n2: squad Ylva",
        &["1 spend miss", "1 add axe", "1 add axe", "1 roll", "~ bow sword"],
        "1: dice sword bow",
    );
}
