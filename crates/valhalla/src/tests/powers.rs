//! VAL-J1: every ability of the vocabulary.

use testkit::Drawn;

use super::table::{check, refused, sigurd, table, table_of};

/// A condition that never holds here, and an extra ability that does nothing.
const NEVER: [&str; 3] =
    ["plus", r#"kind = "captured-at-least", amount = 24"#, r#"effect = "strength", amount = 1"#];

fn basic(effect: &str) -> String {
    sigurd(effect, NEVER[0], NEVER[1], NEVER[2])
}

/// VAL-J1, strength: in the roles it names only.
#[test]
fn strength_works_on_its_side() {
    // Agnar: +2 in attack; with at most two own shields +3 in defence.
    let attack = "players 2 | battle 1>2 attack\n1: jarl Agnar | squad Ulf | dice spear\n2: squad Ylva | captured 1 1";
    check(attack, &["1 arm Ulf with spear", "1 end"], "1: strength 4");
    let defence = "players 2 | battle 1>2 defence\n1: squad Ulf | armed 1:spear | strength 1
        2: jarl Agnar | squad Ylva | shields 3 | dice shield";
    let acts = ["2 arm Ylva with shield", "2 end"];
    check(defence, &acts, "2: strength 2");
    check(&defence.replace("shields 3", "shields 2"), &acts, "2: strength 5");
}

/// VAL-J1, clan-strength: for each activated warrior of the clan.
#[test]
fn clan_strength_counts_activated_warriors() {
    let before = "players 2 | battle 1>2 attack
        1: jarl Villsvin | squad Gris Bassi Runi Bera | dice spear bow sword axe\n2: squad Birna";
    check(before, &["1 arm Gris with bow", "1 end"], "1: strength 3");
    check(before, &["1 arm Gris with bow", "1 arm Bassi with spear", "1 end"], "1: strength 5");
    check(before, &["1 arm Bera with sword axe", "1 end"], "1: strength 5"); // no Boar
}

/// VAL-J1, VAL-B18, extra-dice: grey dice rolled with the six, on its side only.
#[test]
fn extra_dice_are_grey() {
    let before =
        "players 2 | deck 20\n1: squad Ulf Varg Elg\n2: jarl Sigvard | squad Ylva Bera Hind";
    let acts = ["1 attack 2", "~ spear ...", "1 arm Ulf with spear", "1 end"];
    check(before, &acts, "now ~ roll 6"); // Sigvard's is for attack
    let swapped =
        before.replace("1: squad", "1: jarl Sigvard | squad").replace("2: jarl Sigvard |", "2:");
    let rolled = table(&swapped).act(&["1 attack 2"]).shows("now ~ roll 7");
    rolled.act(&["~ ..."]).shows("grey 2\n1: dice miss miss miss miss miss miss miss*");
    let more = basic(r#"effect = "extra-dice", amount = 3"#);
    let three = table_of(&before.replace("1: squad", "1: jarl Sigurd | squad"), &more);
    three.act(&["1 attack 2"]).shows("now ~ roll 9").act(&["~ ..."]).shows("grey 0");
}

/// VAL-J1, free-rerolls: no die is paid, each may be of any dice, and they are used up.
#[test]
fn free_rerolls_cost_no_die() {
    let before = "players 2 | battle 1>2 attack
        1: jarl Solveig | squad Ulf | hand fury heroic cut-off push-back | dice axe miss\n2: squad Ylva";
    table(before)
        .act(&["1 free"])
        .refuses("1 done", "VAL-B3")
        .act(&["1 add miss", "1 roll", "~ spear"])
        .shows("1: dice spear axe | lost 4")
        .refuses("1 free", "VAL-J1");
    let last = before.replace("dice axe miss", "dice miss"); // one die is enough
    check(&last, &["1 free", "1 add miss", "1 roll", "~ spear"], "1: dice spear");
    let defence = "players 2 | battle 1>2 defence\n1: squad Ulf | armed 1:spear | strength 1
        2: jarl Solveig | squad Ylva | dice shield miss";
    refused(defence, "2 free", "VAL-J1"); // Solveig's is for attack
}

/// VAL-J1, turn-miss: so many misses become weapons, grey ones stay grey.
#[test]
fn turn_miss_turns_misses_only() {
    let before = "players 2 | battle 1>2 attack
        1: jarl Hödr | squad Ulf | dice axe miss miss*\n2: squad Ylva";
    refused(before, "1 turn axe to spear", "VAL-J1");
    refused(before, "1 turn miss to miss", "VAL-J1");
    check(before, &["1 turn miss* to spear"], "1: dice axe miss spear*\ngrey 2");
    table(before).act(&["1 turn miss to spear"]).refuses("1 turn miss* to bow", "VAL-J1");
}

/// VAL-J1, turn-to: any die becomes the weapon.
#[test]
fn turn_to_turns_any_die_to_its_weapon() {
    // Vingor: one die to a spear.
    let before = "players 2 | battle 1>2 attack
        1: jarl Vingor | squad Ulf | dice axe spear miss bow*\n2: squad Ylva";
    refused(before, "1 turn axe to bow", "VAL-J1");
    refused(before, "1 turn spear to spear", "VAL-J1");
    refused(before, "1 turn sword to spear", "VAL-J1"); // there is none
    check(before, &["1 turn axe to spear"], "1: dice spear spear miss bow*");
    check(before, &["1 turn miss to spear"], "1: dice axe spear spear bow*");
    let grey = table(before).act(&["1 turn bow* to spear"]).shows("1: dice axe spear miss spear*");
    grey.refuses("1 turn axe to spear", "VAL-J1");
}

/// VAL-J1, foe-fewer-dice: with a Giant's frost, and only in attack.
#[test]
fn foe_fewer_dice_adds_to_frost() {
    // Yngvild: with three clans the defender rolls two dice fewer.
    let before = "players 2 | deck 20 | battle 1>2 attack
        1: jarl Yngvild | squad Ulf Bersi Thorri | dice spear axe axe\n2: squad Ylva";
    let fought = table(before).act(&["1 arm Ulf with spear", "1 end"]).shows("now ~ roll 4");
    fought.act(&["~ ..."]).shows("2: lost 2");
    check(before, &["1 arm Thorri with axe axe", "1 end"], "now ~ roll 3");
    let two = before.replace("Ulf Bersi Thorri", "Ulf Varg Thorri");
    check(&two, &["1 arm Ulf with spear", "1 end"], "now ~ roll 6");
    let defence = "players 2 | deck 20\n1: squad Ylva\n2: jarl Yngvild | squad Ulf Bersi Thorri";
    check(defence, &["1 attack 2"], "now ~ roll 6");
    let own = "players 2 | deck 20\n1: jarl Yngvild | squad Ulf Bersi Thorri\n2: squad Ylva";
    check(own, &["1 attack 2"], "now ~ roll 6"); // her own dice stay
}

/// VAL-J1, frost-proof: no die is lost to Giants or to a Jarl.
#[test]
fn frost_proof_loses_no_die() {
    let before = "players 2 | battle 1>2 attack
        1: jarl Sverre | squad Thorri | hand cut-off | dice axe axe\n2: jarl Yngvild | squad Ylva Varg";
    let acts = ["1 arm Thorri with axe axe", "1 end"];
    check(before, &acts, "now ~ roll 6");
    check(&before.replace("Yngvild", "Solveig"), &acts, "now ~ roll 3");
    table(before).act(&["1 tactic cut-off"]).act(&acts).shows("now ~ roll 3"); // VAL-C12
}

/// VAL-J1, silence: as Cut Off does, from the battle's beginning; its owner's side decides.
#[test]
fn silence_switches_the_other_jarl_off() {
    // Gunnhild in attack: Torstein's +3 and his ties are gone; in defence she does nothing.
    let before = "players 2 | deck 20\n1: jarl Gunnhild | squad Ulf\n2: jarl Torstein | squad Ylva";
    let acts = ["1 attack 2", "~ spear ...", "1 arm Ulf with spear", "1 end", "~ shield ..."];
    let fought = table(before).act(&acts).act(&["2 arm Ylva with shield", "2 end"]);
    fought.shows("1: captured 2");
    let swapped = "players 2 | deck 20\n1: jarl Sigurd | squad Ulf\n2: jarl Gunnhild | squad Ylva";
    check(swapped, &acts[..4], "1: strength 3");
    // One that silences in defence does so before the attacker's dice are rolled.
    let cards = basic(r#"effect = "silence", side = "defence""#);
    let before = "players 2 | deck 20\n1: jarl Sigvard | squad Ulf\n2: jarl Sigurd | squad Ylva";
    table_of(before, &cards).act(&["1 attack 2"]).shows("now ~ roll 6");
    let attacker = before.replace("Sigvard", "Gunnhild"); // the attacker's is first
    let clash = table_of(&attacker, &cards).act(&["1 attack 2"]);
    assert_eq!(clash.state.battle.sides.map(|side| side.silenced), [false, true]);
}

/// VAL-J1, VAL-B1, before-boost: one card at most, or none; not with an empty hand.
#[test]
fn before_boost_discards_a_card_for_strength() {
    let before =
        "players 2 | deck 20\n1: jarl Einar | squad Ulf Varg Elg | hand Hind\n2: squad Ylva";
    let offered = table(before).act(&["1 attack 2", "1 offer Hind", "~ spear ..."]);
    let offered = offered.shows("1: hand - | bonus 3\ndiscard Hind");
    offered.act(&["1 arm Ulf with spear", "1 end"]).shows("1: strength 5");
    check(before, &["1 attack 2", "1 pass"], "1: hand Hind | bonus 0\nnow ~ roll 6");
    check(&before.replace("Hind", "-"), &["1 attack 2"], "now ~ roll 6");
    let cards = basic(r#"effect = "before-boost", amount = 2, side = "attack""#);
    let defends = "players 2\n1: squad Ulf\n2: jarl Sigurd | squad Ylva | hand Hind";
    table_of(defends, &cards).act(&["1 attack 2"]).shows("now ~ roll 6");
}

/// VAL-J1, draw-after: cards after a won, or after a lost battle.
#[test]
fn draw_after_draws_by_the_result() {
    // Ingibjorg: two cards after a won battle with a captured shield, the one just taken too.
    let won = "players 3 | deck 20 | battle 1>2 defence
        1: jarl Ingibjorg | squad Ulf | armed 1:spear | strength 2
        2: jarl Egil | squad Ylva | dice shield\n3: squad Elg";
    table(won)
        .act(&["2 end"])
        .shows("now ~ pick 2 of 20")
        .act(&["~ Bjarni Bersi"])
        .shows("1: hand Bjarni Bersi\nnow ~ pick 1 of 18")
        .act(&["~ Birna"])
        .shows("2: hand Birna\nbattle -");
    let lost = won.replace("strength 2", "strength 1");
    let lost = table(&lost).act(&["2 arm Ylva with shield", "2 end", "2 done"]);
    lost.shows("battle - | now ~ pick 2 of 20"); // neither: part B
}

/// VAL-J1, VAL-T6, squad-slots.
#[test]
fn squad_slots_hold_more_warriors() {
    let before =
        "players 2 | deck 20\n1: jarl Bernhard | squad Ulf Varg Elg Unn | hand Hind\n2: squad Ylva";
    check(before, &["1 play Hind"], "1: squad Ulf Varg Elg Unn Hind\ndiscard -");
    let full = before.replace("Unn |", "Unn Orm |");
    check(&full, &["1 play Hind"], "now 1 MakeRoom");
}

/// VAL-J1, VAL-T3, pair-limit.
#[test]
fn pair_limit_lets_heavier_pairs_be_played() {
    let before =
        "players 2\n1: jarl Beinir | squad Ulf | hand Bera Ketil Bodvar Hrolf\n2: squad Ylva";
    check(before, &["1 pair Ketil Bodvar"], "1: hand Bera Hrolf"); // 2 + 3
    refused(before, "1 pair Bodvar Hrolf", "VAL-T3"); // 3 + 3
}

/// VAL-J1, VAL-T5, draw-more a and keep-more: for action 4 only.
#[test]
fn draw_more_and_keep_more_change_action_4() {
    let before = "players 2 | deck 20\n1: jarl Aslaug | squad Ulf | hand fury\n2: squad Ylva";
    table(before)
        .act(&["1 draw"])
        .shows("now ~ pick 4 of 20")
        .act(&["~ Bjarni Bersi Birna Grettir", "1 discard Bersi", "1 discard Birna"])
        .shows("1: hand Bjarni Grettir fury\nnow ~ pick 2 of 16"); // part B as always
    let four = before.replace("hand fury", "hand fury heroic cut-off Hind");
    let kept = table(&four).act(&["1 draw", "~ Bjarni Bersi Birna Grettir"]);
    let kept = kept.act(&["1 discard Bersi", "1 discard Birna", "1 discard Bjarni"]);
    kept.shows("1: hand Grettir fury heroic cut-off Hind");
}

/// VAL-J1, VAL-T1, draw-more b: for part B only.
#[test]
fn draw_more_b_changes_part_b() {
    // Ottar: with at most 40 cards in the deck four are drawn.
    let before = "players 2 | deck 42\n1: jarl Ottar | squad Ulf\n2: squad Ylva";
    let drawn = table(before).act(&["1 draw"]).shows("now ~ pick 2 of 42");
    let drawn = drawn.act(&["~ Bjarni Bersi", "1 discard Bersi"]).shows("now ~ pick 4 of 40");
    drawn
        .act(&["~ Birna Grettir Thorgrim Bera"])
        .act(&["1 discard Birna", "1 discard Grettir", "1 discard Bera"])
        .shows("1: hand Bjarni Thorgrim\nactive 2");
}

/// VAL-J1, salvage: the topmost warrior of the discard comes to hand; the order of the rest stays.
#[test]
fn salvage_takes_the_topmost_warrior() {
    let before = "players 2 | deck 20 | discard Bera Hind fury heroic
        1: jarl Ottar | squad Ulf\n2: squad Ylva";
    check(before, &["1 salvage"], "1: hand Hind\ndiscard Bera fury heroic | now ~ pick 4 of 20");
    refused(&before.replace("Ottar", "Sigurd"), "1 salvage", "VAL-J1");
    let none = table("players 2 | discard fury\n1: jarl Ottar | squad Ulf\n2: squad Ylva");
    none.refuses("1 salvage", "VAL-J1"); // no warrior lies there
}
