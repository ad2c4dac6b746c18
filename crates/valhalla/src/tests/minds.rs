//! Positions with a single winning choice, which a seer finds: the last dice of a game, in Ragnarök
//! (VAL-E4) or in the last attack on a Monster (VAL-M11). That no other choice wins is proven by
//! trying everything.

use pieces::Dice;
use testkit::Drawn;
use testkit::solve::finds;

use super::draw::die;
use super::table::{Table, table};

/// Seat 1 is the last to arm in Ragnarök, with these dice left; seat 2 has what it has.
fn ragnarok(with: &str, own: &str, other: &str, dice: &str) -> Table {
    let drawn = format!("players 2 {with} | last 1 | deck -\n1: {own}\n2: valhalla {other}");
    left(table(&drawn).act(&["1 draw", "~ ...", "2 end", "~ ..."]), dice)
}

/// The last attack on Fenrir's last card (strength 22; Bears and Deer), with these dice left once
/// Orm, of strength 10, is armed. The glory in Valhalla is strength too (VAL-M5).
fn last_attack(own: &str, dice: &str) -> Table {
    let before = "players 1 solo=fenrir abilities=off | deck Ulf Varg | monster 6";
    let drawn = table(&format!("{before}\n1: {own}"));
    let rolled = drawn.act(&["1 draw", "~ ...", "1 discard Ulf", "~ sword sword axe axe ..."]);
    left(rolled.act(&["1 arm Orm with sword sword axe axe"]), dice)
}

/// The same with these dice unused, and no others.
fn left(mut table: Table, dice: &str) -> Table {
    let fighter = &mut table.state.battle.sides[0];
    let before = fighter.pool.count();
    fighter.pool = Dice::default();
    let kinds = dice.split(' ').map(|word| die(word).expect("a die"));
    kinds.for_each(|kind| fighter.pool.add(kind as usize));
    fighter.gone += before - fighter.pool.count();
    table
}

/// The one choice of seat 1 that wins.
#[track_caller]
fn only(table: &Table, wanted: &str) {
    let wanted = table.choice("1", wanted).1.to_string();
    finds(&table.game, &table.state, &wanted, 1000);
}

/// VAL-C11: Thorbjorn is worth four, and the miss must become his second axe first.
#[test]
fn the_miss_becomes_the_axe_that_is_missing() {
    let own = "squad Bjarni Kalf Thorbjorn | hand change-of-weapons";
    only(&ragnarok("", own, "Arnbjorn", "axe bow miss"), "tactic change-of-weapons");
}

/// VAL-E6: one warrior of three glory, not two of one each.
#[test]
fn both_dice_for_the_greater_name() {
    let drawn = ragnarok("", "squad Ingolf Botolf Thorolf", "Ylva", "spear shield");
    only(&drawn, "arm Thorolf with spear shield");
}

/// VAL-B5: three dice for four glory; who takes two of them leaves one for nobody.
#[test]
fn all_three_dice_for_one() {
    let drawn = ragnarok("", "squad Saeulf Bera Rani Brynjolf", "Arnbjorn", "sword axe bow");
    only(&drawn, "arm Brynjolf with sword axe bow");
}

/// VAL-B17: three of a kind arm the Giant of four glory; the Wolf takes two of them for three.
#[test]
fn three_of_a_kind_for_the_giant() {
    let drawn = ragnarok("", "squad Gunnolf Isgerd", "Saeulf", "axe axe axe");
    only(&drawn, "arm Isgerd with axe axe axe");
}

/// VAL-J1: to Hervor a Wolf is worth one more than the Boar who asks for the same sword.
#[test]
fn a_wolf_for_hervor() {
    let drawn = ragnarok("", "jarl Hervor | squad Skeggi Varg", "Ylva", "sword");
    only(&drawn, "arm Varg with sword");
}

/// VAL-X13: alone Hundolf brings four; whoever goes with him brings two and costs three.
#[test]
fn nobody_goes_with_hundolf() {
    let before = ragnarok("valkyries", "squad Thorgrim Hundolf", "Arnbjorn", "axe bow");
    only(&before, "arm Hundolf with bow");
    only(&before.act(&["1 arm Hundolf with bow"]), "end");
}

/// VAL-X11: with two others the one who likes company brings three, the better Bear two.
#[test]
fn in_company_to_valhalla() {
    let own = "squad Ulf Ylva Thorgrim Asbjorn";
    let drawn = ragnarok("valkyries", own, "Mord Varg", "spear axe shield");
    let drawn = drawn.act(&["1 arm Ulf with spear", "1 arm Ylva with shield"]);
    only(&drawn, "arm Asbjorn with axe");
}

/// VAL-C1, M7: the Monster shows Bears, so the small Boar is the strongest who wants the shield.
#[test]
fn a_boar_against_the_bears_of_a_monster() {
    let own = "squad Orm Birna Ylva Galti | valhalla Kolbjorn Gunnolf";
    only(&last_attack(own, "shield"), "arm Galti with shield");
}

/// VAL-C2: with two Bears beside her the Deer is stronger than either.
#[test]
fn a_deer_among_bears() {
    let own = "squad Orm Bersi Dyri | valhalla Kolbjorn";
    only(&last_attack(own, "spear"), "arm Dyri with spear");
}

/// VAL-C3: four clans in the squad, armed or not.
#[test]
fn four_clans_stand_behind_kalf() {
    let own = "squad Orm Ulfar Galti Kalf | valhalla Kolbjorn";
    only(&last_attack(own, "axe"), "arm Kalf with axe");
}

/// VAL-C8: the spear is worth four thrown away, and three in Bersi's hand.
#[test]
fn the_spear_is_thrown() {
    let own = "squad Orm Bersi | hand heroic-spear | valhalla Kolbjorn Gunnolf";
    only(&last_attack(own, "spear"), "tactic heroic-spear with spear");
}

/// VAL-C7, C11: a miss thrown away brings three; two misses turned arm Bera, who brings five.
#[test]
fn misses_are_turned_and_not_thrown() {
    let own = "squad Orm Bera | hand heroic change-of-weapons | valhalla Kolbjorn Ylva";
    only(&last_attack(own, "miss miss"), "tactic change-of-weapons");
}

/// VAL-B5: Hallbjorn needs the shield that Birna would take.
#[test]
fn the_shield_is_hallbjorns() {
    let own = "squad Orm Birna Hallbjorn | valhalla Kolbjorn Ylva";
    only(&last_attack(own, "sword shield"), "arm Hallbjorn with sword shield");
}
