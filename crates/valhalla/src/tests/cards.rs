//! VAL-C1 to C4 and C13: what warriors can do.

use testkit::Drawn;

use super::table::table;
use crate::cards::{Clan, Trait};

/// The strength of the attacker's first warrior, armed with these dice, beside `comrades` and
/// against `foes`.
fn strength(warrior: &str, dice: &str, comrades: &str, foes: &str) -> u8 {
    let before = format!(
        "players 2 | battle 1>2 attack\n1: squad {warrior} {comrades} | dice {dice}\n2: squad {foes}"
    );
    let arm = format!("1 arm {warrior} with {dice}");
    table(&before).act(&[&arm, "1 end"]).state.battle.sides[0].strength
}

/// VAL-C1: a Boar has +3 if the opponent's squad holds the shown clan, activated or not.
#[test]
fn a_boar_gains_against_its_clan() {
    // Galti: strength 1, against Bears.
    assert_eq!(strength("Galti", "shield", "", "Bersi"), 4);
    assert_eq!(strength("Galti", "shield", "", "Ulf Bersi Birna"), 4, "once, however many");
    assert_eq!(strength("Galti", "shield", "", "Ulf"), 1);
    assert_eq!(strength("Galti", "shield", "Bersi", "Ulf"), 1, "one's own Bears do not count");
    // Runi: strength 2, against Boars; itself one.
    assert_eq!(strength("Runi", "axe", "Galti", "Ulf"), 2);
    assert_eq!(strength("Runi", "axe", "", "Galti"), 5);
}

/// VAL-C1: it looks at the opponent in the defence too.
#[test]
fn a_boar_gains_in_defence_too() {
    let before = "players 3 | battle 1>2 defence
        1: squad Bersi | armed 1:spear | strength 3
        2: squad Galti | dice shield
        3: squad Birna";
    let fought = |drawing: &str| table(drawing).act(&["2 arm Galti with shield", "2 end"]);
    fought(before).shows("2: strength 4\nnow 2 Send");
    let third = before.replace("Bersi", "Ingolf");
    fought(&third).shows("2: shields 3\nbattle -"); // only a third player has a Bear
}

/// VAL-C2: a Deer has +2 with one warrior of the shown clan in its own squad, +5 with two.
#[test]
fn a_deer_gains_beside_its_clan() {
    // Dyri: strength 2, beside Bears.
    assert_eq!(strength("Dyri", "spear", "Ulf Varg", "Bersi"), 2);
    assert_eq!(strength("Dyri", "spear", "Ulf Bersi", "Ylva"), 4);
    assert_eq!(strength("Dyri", "spear", "Birna Bersi", "Ylva"), 7);
    assert_eq!(strength("Dyri", "spear", "Birna Bersi Orm", "Ylva"), 7, "+5 is the most");
}

/// VAL-C2: the warrior itself does not count for its own condition.
#[test]
fn a_deer_does_not_count_itself() {
    // Hind: strength 2, beside Deer.
    assert_eq!(strength("Hind", "sword", "Ulf", "Ylva"), 2);
    assert_eq!(strength("Hind", "sword", "Elg", "Ylva"), 4);
    assert_eq!(strength("Hind", "sword", "Elg Dyri", "Ylva"), 7);
}

/// VAL-C3: diversity has +2 with three clans in the squad, +5 with four or more, its own counted.
#[test]
fn diversity_counts_clans_its_own_too() {
    // Elg: strength 2, a Deer.
    assert_eq!(strength("Elg", "shield", "Bersi Birna", "Ulf Runi"), 2);
    assert_eq!(strength("Elg", "shield", "Bersi Ulf", "Ylva"), 4, "Deer, Bear, Wolf");
    assert_eq!(strength("Elg", "shield", "Bersi Ulf Hind", "Ylva"), 4, "a second Deer adds none");
    assert_eq!(strength("Elg", "shield", "Bersi Ulf Runi", "Ylva"), 7);
    // Both editions alike.
    let ru =
        "players 2 ru | battle 1>2 attack\n1: squad Elg Bersi Ulf | dice shield\n2: squad Ylva";
    table(ru).act(&["1 arm Elg with shield", "1 end"]).shows("1: strength 4");
}

/// VAL-C3: five clans give no more than four.
#[test]
fn five_clans_are_as_good_as_four() {
    let before = "players 2 | battle 1>2 attack
        1: jarl Halfdan | squad Elg Bersi Ulf Runi Thorri | dice shield\n2: squad Ylva";
    table(before).act(&["1 arm Elg with shield", "1 end"]).shows("1: strength 7");
}

/// VAL-C4: a Giant activated in attack costs the defender a die before its roll, once a battle.
#[test]
fn an_activated_giant_costs_the_defender_a_die() {
    let before = "players 2 | battle 1>2 attack
        1: squad Thorri Hrim Ulf | dice axe axe bow bow spear miss\n2: squad Ylva Fonn";
    let one = ["1 arm Thorri with axe axe", "1 end"];
    table(before).act(&one).shows("now ~ roll 5").act(&["~ ..."]).shows("2: lost 1");
    let two = ["1 arm Thorri with axe axe", "1 arm Hrim with bow bow", "1 end"];
    table(before).act(&two).shows("now ~ roll 5");
    table(before).act(&["1 arm Ulf with spear", "1 end"]).shows("now ~ roll 6");
}

/// VAL-C4: in defence a Giant does nothing: the attacker's dice are rolled already, and the next
/// battle has six again.
#[test]
fn a_giant_does_nothing_in_defence() {
    let before = "players 2 | deck 20 | battle 1>2 defence
        1: squad Bersi | armed 1:spear | strength 9 | dice axe\n2: squad Thorri Ylva | dice axe axe";
    let armed = table(before).act(&["2 arm Thorri with axe axe"]).shows("1: dice axe | lost 4");
    let next = armed.act(&["2 end"]).until("2 Action");
    next.shows("2: squad Thorri Ylva _ _");
    let attack = "players 2 | deck 20\n1: squad Thorri\n2: squad Ylva";
    table(attack).act(&["1 attack 2"]).shows("now ~ roll 6");
}

/// VAL-C13: Bears and Wolves have no ability.
#[test]
fn bears_and_wolves_are_plain() {
    let deck = table("players 2\n1: squad Ulf\n2: squad Ylva").game.deck;
    for card in deck.warriors.iter() {
        let warrior = deck.warrior(card).expect("a warrior");
        if let Clan::Bear | Clan::Wolf = warrior.clan {
            assert_eq!(warrior.ability, Trait::None, "{}", deck.names[card as usize]);
        }
    }
    assert_eq!(strength("Bersi", "spear", "Birna Orm Bera", "Ulf"), 3);
    assert_eq!(strength("Ulf", "spear", "Varg Elg Thorri", "Bersi Runi"), 2);
}
