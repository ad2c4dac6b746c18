//! VAL-J: Jarls.

use testkit::Drawn;

use super::draw::BOX;
use super::table::{check, refused, sigurd, table, table_of};

/// Seat 1 attacks with Ulf alone; what its Jarl is, and how many are against it.
fn attack(jarl: &str, foes: &str) -> String {
    format!(
        "players 2 | deck 20\n1: jarl {jarl} | squad Ulf Bera Varg | hand fury\n2: squad {foes}"
    )
}

/// VAL-J1: 25 Jarls, each with a basic ability, always on, and an extra one with a condition.
#[test]
fn the_basic_ability_is_always_on_the_extra_one_sometimes() {
    assert_eq!(table(&attack("Sigurd", "Ylva")).game.deck.jarls.len(), 25);
    // Sigurd: +1; and +2 with fewer warriors than the opponent.
    let acts = ["1 attack 2", "~ spear ...", "1 arm Ulf with spear", "1 end"];
    check(&attack("Sigurd", "Ylva"), &acts, "1: strength 3");
    check(&attack("Sigurd", "Ylva Elg Hind"), &acts, "1: strength 3");
    check(&attack("Sigurd", "Ylva Elg Hind Orm"), &acts, "1: strength 5");
}

/// VAL-J2: with `+` both abilities work together while the condition holds.
#[test]
fn plus_lets_both_be_used() {
    // Solveig: a free reroll in attack; with at most three cards in hand two misses are turned.
    let before = "players 2 | battle 1>2 attack
        1: jarl Solveig | squad Ulf Bera Varg | hand fury | dice miss miss miss\n2: squad Ylva";
    table(before)
        .act(&[
            "1 free",
            "1 add miss",
            "1 roll",
            "~ axe",
            "1 turn miss to spear",
            "1 turn miss to bow",
        ])
        .shows("1: dice spear axe bow | lost 3");
}

/// VAL-J2: with `or` one of the two is used in a battle, and said before the dice are rolled.
#[test]
fn or_lets_one_be_used_and_said_before_the_roll() {
    // Styr: +1, or two free rerolls while attacking.
    let asked = || table(&attack("Styr", "Ylva")).act(&["1 attack 2"]).shows("now 1 WhichAbility");
    asked().lists(1, &["basic", "extra"]).refuses("1 end", "VAL-B2");
    let basic = asked().act(&["1 basic", "~ spear ..."]).refuses("1 free", "VAL-J1");
    basic.act(&["1 arm Ulf with spear", "1 end"]).shows("1: strength 3");
    let extra = asked().act(&["1 extra", "~ spear ...", "1 arm Ulf with spear", "1 free"]);
    extra.act(&["1 add miss", "1 roll", "~ axe", "1 end"]).shows("1: strength 2");
}

/// VAL-J2: without its condition an `or` Jarl is not asked and has its basic ability.
#[test]
fn or_without_its_condition_is_basic() {
    let before = "players 2 | deck 20\n1: squad Ulf\n2: jarl Styr | squad Ylva";
    let acts = ["1 attack 2", "~ spear ...", "1 arm Ulf with spear", "1 end"];
    let defence = table(before).act(&acts).shows("now ~ roll 6"); // Styr does not attack
    let defence = defence.act(&["~ shield ...", "2 arm Ylva with shield"]);
    defence.refuses("2 free", "VAL-J1").act(&["2 end"]).shows("2: strength 3");
}

/// VAL-J2: the defender says it at the start of its own phase; Cut Off spares it the question.
#[test]
fn the_defender_chooses_at_the_start_of_its_phase() {
    // Hödr: a miss turned, or an extra die with at most two shields of his own.
    let before = "players 2 | deck 20 | battle 1>2 attack
        1: squad Ulf | hand cut-off | captured 2 2 | dice spear\n2: jarl Hödr | squad Ylva";
    let end = ["1 arm Ulf with spear", "1 end"];
    let asked = || table(before).act(&end).shows("now 2 WhichAbility");
    asked().act(&["2 extra"]).shows("now ~ roll 7");
    asked().act(&["2 basic"]).shows("now ~ roll 6");
    let turned = asked().act(&["2 basic", "~ ...", "2 turn miss to shield"]);
    turned.refuses("2 turn miss to shield", "VAL-J1").act(&["2 arm Ylva with shield"]);
    asked().act(&["2 extra", "~ ..."]).refuses("2 turn miss to shield", "VAL-J1");
    table(before).act(&["1 tactic cut-off"]).act(&end).shows("now ~ roll 6");
}

/// VAL-J2: the choice holds for that battle; the next one asks anew.
#[test]
fn the_choice_is_for_one_battle() {
    let fought = table(&attack("Styr", "Ylva")).act(&["1 attack 2", "1 extra", "~ ...", "1 end"]);
    let fought = fought.act(&["~ ..."]);
    assert!(!fought.state.battle.sides[0].extra);
    let next = fought.until("1 Action").act(&["1 attack 2"]);
    next.shows("now 1 WhichAbility");
}

/// VAL-J1, J2: two abilities of one kind add up, but what is a number of slots or of cards to draw
/// is the larger of the two.
#[test]
fn two_abilities_of_one_kind_add_up() {
    let twice = |effect: &str, more: &str| {
        sigurd(effect, "plus", r#"kind = "squad-at-least", amount = 1"#, more)
    };
    let before = "players 2 | deck 20\n1: jarl Sigurd | squad Ulf\n2: squad Ylva";
    let dice =
        twice(r#"effect = "extra-dice", amount = 1"#, r#"effect = "extra-dice", amount = 2"#);
    table_of(before, &dice).act(&["1 attack 2"]).shows("now ~ roll 9");
    let cards = r#"effect = "draw-more", part = "a", amount = "#;
    let cards = twice(&format!("{cards}6"), &format!("{cards}5"));
    table_of(before, &cards).act(&["1 draw"]).shows("now ~ pick 6 of 20");
}

/// VAL-J3: Halfdan's squad has six slots.
#[test]
fn halfdan_has_six_slots() {
    let before = "players 2 | deck 20
        1: jarl Halfdan | squad Ulf Varg Elg Unn | hand Hind Bersi\n2: squad Ylva";
    table(before)
        .act(&["1 pair Bersi Hind"])
        .lists(1, &["slot 5", "slot 6"])
        .act(&["1 slot 6"])
        .shows("1: squad Ulf Varg Elg Unn Hind Bersi\nnow ~ pick 2 of 20");
    let full = before.replace("Unn | hand", "Unn Dyri Gyda | hand");
    check(&full, &["1 play Hind", "1 dismiss 6"], "1: squad Ulf Varg Elg Unn Dyri Hind");
    // Warriors there fight as the others do.
    let battle = "players 2 | battle 1>2 attack
        1: jarl Halfdan | squad _ _ _ _ Varg Ulf | dice spear\n2: squad Ylva";
    let won = ["1 arm Ulf with spear", "1 end", "~ ...", "2 end"];
    check(battle, &won, "1: squad _ _ _ _ Varg | valhalla Ulf");
}

/// VAL-J3: with at most two warriors in his squad, any two warriors are an action.
#[test]
fn halfdan_plays_any_two_warriors() {
    let before = "players 2 | deck 20
        1: jarl Halfdan | squad Ulf Varg | hand Orm Kolbjorn fury\n2: squad Ylva";
    table(before)
        .refuses("1 pair Kolbjorn Orm", "VAL-T3")
        .refuses("1 muster Orm Kolbjorn", "VAL-T3") // named in order, so that each pair has one name
        .act(&["1 muster Kolbjorn Orm", "1 slot 3", "1 slot 4"])
        .shows("1: squad Ulf Varg Kolbjorn Orm | hand fury\nnow ~ pick 2 of 20");
    refused(before, "1 muster Orm fury", "VAL-T2");
    let three = before.replace("Ulf Varg", "Ulf Varg Elg");
    refused(&three, "1 muster Kolbjorn Orm", "VAL-J3");
    let other = before.replace("Halfdan", "Sigurd");
    refused(&other, "1 muster Kolbjorn Orm", "VAL-J3");
}

/// VAL-J1, J3: the built-in Jarls use every ability and condition of the vocabulary, so that the
/// tests of these files leave none out.
#[test]
fn every_word_of_the_vocabulary_is_used() {
    for effect in super::EFFECTS {
        assert!(BOX.contains(&format!("effect = \"{effect}\"")), "{effect}");
    }
    for condition in super::CONDITIONS {
        assert!(BOX.contains(&format!("kind = \"{condition}\"")), "{condition}");
    }
}
