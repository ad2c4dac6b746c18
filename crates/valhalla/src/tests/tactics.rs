//! VAL-C5 to C12: what tactics do.

use testkit::Drawn;

use super::table::{check, refused, table};

/// The attacker holds these tactics and has these dice.
fn attack(hand: &str, dice: &str) -> String {
    format!(
        "players 2 | deck 20 | battle 1>2 attack
         1: squad Ulf Bera | hand {hand} | dice {dice}\n2: jarl Torstein | squad Ylva"
    )
}

/// VAL-C5: Fury +2, in attack and in defence, as often as one has it.
#[test]
fn fury_adds_two() {
    let before = attack("fury fury#2", "spear");
    check(&before, &["1 arm Ulf with spear", "1 tactic fury", "1 end"], "1: strength 4");
    let acts = ["1 arm Ulf with spear", "1 tactic fury", "1 tactic fury#2", "1 end"];
    check(&before, &acts, "1: strength 6");
    check(
        "players 2 | battle 1>2 defence\n1: squad Ulf | armed 1:spear | strength 9
         2: squad Ylva | hand fury | dice shield",
        &["2 arm Ylva with shield", "2 tactic fury"],
        "2: bonus 2 | hand -",
    );
}

/// VAL-C6: the other Fury +3, with fewer warriors in the squad than the opponent.
#[test]
fn the_outnumbered_add_three() {
    let squads = |own: &str, foe: &str| {
        format!(
            "players 3 | battle 1>2 attack
             1: squad {own} | hand outnumbered-fury | dice spear\n2: squad {foe}\n3: squad Orm Elg Hind"
        )
    };
    let card = "1 tactic outnumbered-fury";
    check(&squads("Ulf", "Ylva Varg"), &["1 arm Ulf with spear", card, "1 end"], "1: strength 5");
    refused(&squads("Ulf", "Ylva"), card, "VAL-C6"); // as many
    refused(&squads("Ulf Bera", "Ylva"), card, "VAL-C6"); // more; only a third player has three
    let defence = "players 2 | battle 1>2 defence\n1: squad Ulf Bera | armed 1:spear | strength 4
        2: squad Ylva | hand outnumbered-fury | dice shield";
    check(defence, &["2 tactic outnumbered-fury"], "2: bonus 3");
}

/// VAL-C7: Heroic Attack +3 for any one unused die, a miss too.
#[test]
fn heroic_attack_adds_three_for_any_die() {
    let before = attack("heroic", "spear miss bow*");
    check(&before, &["1 tactic heroic with miss"], "1: bonus 3 | dice spear bow* | lost 5");
    check(&before, &["1 tactic heroic with bow*"], "1: bonus 3 | dice spear miss | lost 4\ngrey 3");
    refused(&before, "1 tactic heroic", "VAL-C7");
    refused(&before, "1 tactic heroic with axe", "VAL-C7");
    table(&attack("heroic", "spear")).act(&["1 arm Ulf with spear"]).lists(1, &["end"]);
}

/// VAL-C8: Heroic Attack +4 for an unused die with the card's symbol; else it is not playable.
#[test]
fn heroic_attack_adds_four_for_its_symbol() {
    let before = attack("heroic-axe", "spear axe miss axe*");
    check(&before, &["1 tactic heroic-axe with axe"], "1: bonus 4 | dice spear miss axe*");
    check(&before, &["1 tactic heroic-axe with axe*"], "1: bonus 4 | dice spear axe miss\ngrey 3");
    refused(&before, "1 tactic heroic-axe with spear", "VAL-C8");
    refused(&before, "1 tactic heroic-axe with miss", "VAL-C8");
    refused(&before, "1 tactic heroic-axe", "VAL-C8");
    let none = attack("heroic-axe", "spear miss");
    refused(&none, "1 tactic heroic-axe with axe", "VAL-C8");
    table(&none).lists(1, &["arm Ulf with spear", "spend spear", "spend miss", "end"]);
}

/// VAL-C9: New Weapons rolls two grey dice; one of them is kept, the other returns.
#[test]
fn new_weapons_rolls_two_and_keeps_one() {
    let before = attack("new-weapons", "miss miss miss miss miss miss");
    let rolled = table(&before).act(&["1 tactic new-weapons"]).shows("now ~ roll 2");
    rolled
        .act(&["~ spear bow"])
        .lists(1, &["hold spear", "hold bow"]) // chosen after the roll
        .refuses("1 hold axe", "VAL-C9")
        .act(&["1 hold spear"])
        .shows("grey 2\n1: dice spear* miss miss miss miss miss miss\nnow 1 Fight")
        .act(&["1 arm Ulf with spear*"])
        .shows("1: armed 1:spear*");
    // Two alike leave no choice; misses are misses.
    check(&before, &["1 tactic new-weapons", "~ miss miss"], "grey 2 | now 1 Fight");
}

/// VAL-C10: Push Back gives up to two rerolls of any unused dice, free, each of other dice.
#[test]
fn push_back_gives_two_free_rerolls() {
    let before = attack("push-back", "spear axe miss miss bow*");
    table(&before)
        .act(&["1 tactic push-back", "1 add miss", "1 add miss", "1 roll", "~ axe bow"])
        .shows("1: dice spear axe axe bow bow* | lost 2\nnow 1 Choose") // no die is paid
        .act(&["1 add axe", "1 add bow*", "1 roll", "~ sword sword"])
        .shows("1: dice spear sword axe bow sword*\nnow 1 Fight | grey 2")
        .refuses("1 roll", "VAL-B3"); // no third
    // One reroll, or none, is enough.
    let one = ["1 tactic push-back", "1 add miss", "1 roll", "~ axe", "1 done"];
    check(&before, &one, "1: dice spear axe axe miss bow*\nnow 1 Fight");
    check(&before, &["1 tactic push-back", "1 done"], "now 1 Fight\n1: hand -\nplayed push-back");
}

/// VAL-C10: dice on warriors are not rerolled.
#[test]
fn push_back_leaves_armed_dice() {
    let armed = table(&attack("push-back", "spear miss")).act(&["1 arm Ulf with spear"]);
    armed.act(&["1 tactic push-back"]).lists(1, &["add miss", "done"]);
}

/// VAL-C11: Change of Weapons turns any number of unused misses, each to a face of its own.
#[test]
fn change_of_weapons_turns_misses() {
    let before = attack("change-of-weapons", "spear miss miss miss miss*");
    let card = "1 tactic change-of-weapons";
    check(
        &before,
        &[card, "1 turn miss to sword", "1 turn miss to axe", "1 turn miss* to spear"],
        "1: dice spear sword axe miss spear*\nnow 1 Fight | grey 2",
    );
    check(
        &before,
        &[card, "1 done"],
        "1: dice spear miss miss miss miss*\nplayed change-of-weapons",
    );
    let turning = || table(&before).act(&[card]);
    turning().refuses("1 turn spear to axe", "VAL-C11"); // only misses
    turning().refuses("1 turn miss to miss", "VAL-C11");
    turning().act(&["1 turn miss to bow"]).refuses("1 turn miss to axe", "VAL-C11"); // ascending
    let all = ["1 turn miss to bow", "1 turn miss to bow", "1 turn miss to bow"];
    let all = turning().act(&all).act(&["1 turn miss* to bow"]);
    all.shows("1: dice spear bow bow bow bow*\nnow 1 Fight"); // none is left to turn
    refused(&before, "1 turn miss to bow", "VAL-J1"); // not without the card
}

/// VAL-C12: Cut Off switches both abilities of the defender's Jarl off for this battle.
#[test]
fn cut_off_silences_the_defenders_jarl() {
    // Torstein: ties are won in defence, and +3 there.
    let acts = ["1 arm Ulf with spear", "1 tactic cut-off", "1 end", "~ shield ..."];
    let cut = table(&attack("cut-off", "spear")).act(&acts);
    cut.act(&["2 arm Ylva with shield", "2 end"]).shows("1: captured 2"); // 2 against 2
    let acts = ["1 arm Ulf with spear", "1 end", "~ shield ..."];
    let not = table(&attack("cut-off", "spear")).act(&acts);
    not.act(&["2 arm Ylva with shield"]).act(&["2 end"]).shows("2: strength 5\nnow 2 Send");
}

/// VAL-C12: it works for one battle only, in attack only, and not against one's own Jarl.
#[test]
fn cut_off_lasts_for_this_battle() {
    let before = "players 2 | deck 20 | battle 1>2 attack
        1: jarl Agnar | squad Ulf | hand cut-off | dice spear\n2: jarl Torstein | squad Ylva";
    let cut = table(before).act(&["1 tactic cut-off", "1 arm Ulf with spear", "1 end"]);
    let cut = cut.shows("1: strength 4"); // Agnar's own +2
    assert!(cut.state.battle.sides[1].silenced && !cut.state.battle.sides[0].silenced);
    let next = cut.act(&["~ ...", "2 end"]).until("2 Action");
    assert!(!next.state.battle.sides.iter().any(|side| side.silenced));
    let defence = "players 2 | battle 1>2 defence\n1: squad Ulf | armed 1:spear | strength 2
        2: squad Ylva | hand cut-off | dice shield";
    refused(defence, "2 tactic cut-off", "VAL-C12");
}

/// VAL-C12: each ability by itself: what acts before battles (Einar's offering) is immune, what
/// acts in them (his extra die) is not.
#[test]
fn what_acts_before_a_battle_is_immune() {
    let before = "players 2 | deck 20\n1: squad Ulf | hand cut-off
        2: jarl Einar | squad Ylva | hand fury";
    let acts = ["1 attack 2", "2 offer fury", "~ spear ...", "1 arm Ulf with spear"];
    let plain = table(before).act(&acts).act(&["1 end"]);
    plain.shows("now ~ roll 7\n2: bonus 3");
    let cut = table(before).act(&acts).act(&["1 tactic cut-off", "1 end"]).shows("now ~ roll 6");
    let won = cut.act(&["~ shield ...", "2 arm Ylva with shield", "2 end"]);
    won.shows("2: strength 5\nnow 2 Send");
}

/// VAL-C12: what acts outside battles is immune: Halfdan keeps his six slots.
#[test]
fn what_acts_outside_battles_is_immune() {
    let before = "players 2 | deck 20 | battle 1>2 attack
        1: squad Ulf | hand cut-off | dice spear\n2: jarl Halfdan | squad Ylva Varg Elg Orm Hind | hand Bera";
    let next = table(before).act(&["1 tactic cut-off", "1 arm Ulf with spear"]);
    assert_eq!(next.game.slots(&next.state, tabletop::Seat(1)), 6);
}

/// VAL-C12: an ability that acts after a battle counts as in the battle, so Cut Off stops it: Egil
/// and Ingibjorg draw nothing, Hervor sends nobody, Gunnhild takes nothing.
#[test]
fn cut_off_stops_what_acts_after_the_battle() {
    let before = "players 3 | deck 20 | battle 1>2 attack
        1: squad Ulf | hand cut-off fury | captured 2 2 | dice spear | bonus 2
        2: jarl JARL | squad Ylva Orm | captured 3 | dice -\n3: squad Elg";
    let arm = ["1 arm Ulf with spear", "1 end"];
    let lost = ["~ shield ...", "2 arm Ylva with shield", "2 end"]; // 2 against 2
    let won =
        ["~ sword sword axe axe ...", "2 arm Orm with sword sword axe axe", "2 end", "2 done"];
    for (jarl, acts, now) in [
        ("Egil", &lost[..], "~ pick 1 of 20"),
        ("Hervor", &lost, "2 Honour"),
        ("Ingibjorg", &won, "~ pick 2 of 20"),
        ("Gunnhild", &won, "~ pick 1 of "),
    ] {
        let before = before.replace("JARL", jarl);
        let other = table(&before).act(&arm).act(acts);
        assert!(other.drawing().contains(&format!("now {now}")), "{jarl}:\n{}", other.drawing());
        let cut = table(&before).act(&["1 tactic cut-off"]).act(&arm).act(acts);
        cut.shows("battle - | now ~ pick 2 of 20 | deck 20\n1: hand fury\n2: hand -");
    }
}
