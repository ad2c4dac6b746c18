//! VAL-B: a battle from the challenge to the end of the defence; its dice are in `dice`, what
//! follows in `aftermath`.

use testkit::Drawn;

use super::table::{check, listed, refused, sigurd, table, table_of};

/// The attacker's phase has begun; three warriors against one.
const ATTACK: &str = "players 2 | deck 20 | battle 1>2 attack
    1: squad Ulf Bera Thorri | hand fury heroic Hind | dice spear sword axe axe bow miss
    2: squad Ylva | hand fury#2";

/// VAL-B1: what acts before a battle is used by the attacker, then by the defender.
#[test]
fn before_the_battle_the_attacker_acts_first() {
    let cards = sigurd(
        r#"effect = "before-boost", amount = 2, side = "both""#,
        "plus",
        r#"kind = "squad-at-least", amount = 4"#,
        r#"effect = "strength", amount = 1"#,
    );
    let before = "players 2 | deck 20
        1: jarl Einar | squad Ulf Bera Varg | hand fury Hind
        2: jarl Sigurd | squad Ylva | hand cut-off";
    table_of(before, &cards)
        .act(&["1 attack 2"])
        .shows("now 1 Before")
        .lists(1, &["pass", "offer fury", "offer Hind"])
        .refuses("1 offer cut-off", "VAL-B1")
        .refuses("2 offer cut-off", "VAL-B1")
        .act(&["1 offer Hind"])
        .shows("now 2 Before\n1: hand fury | bonus 3")
        .act(&["2 offer cut-off"])
        .shows("now ~ roll 6\n2: hand - | bonus 2\ndiscard Hind cut-off");
}

/// VAL-B2: six dice; then rerolls, tactics and arming in any order, until the phase is ended.
#[test]
fn in_its_phase_a_player_rerolls_plays_and_arms_in_any_order() {
    table("players 2 | deck 20\n1: squad Ulf Bera | hand fury push-back\n2: squad Ylva")
        .act(&["1 attack 2"])
        .shows("now ~ roll 6")
        .act(&["~ spear axe axe miss miss miss", "1 arm Ulf with spear", "1 tactic fury"])
        .act(&["1 spend miss", "1 add miss", "1 add miss", "1 roll", "~ bow bow"])
        .act(&["1 tactic push-back", "1 add bow", "1 roll", "~ sword", "1 done"])
        .act(&["1 arm Bera with sword axe", "1 spend axe", "1 add bow", "1 roll", "~ miss"])
        .shows("1: dice miss | armed 1:spear 2:sword+axe | lost 2\nnow 1 Fight")
        .act(&["1 end"])
        .shows("1: strength 9\nnow ~ roll 6");
}

/// VAL-B5: dice that match all symbols, no more, no fewer; the warrior is activated at once.
#[test]
fn arming_takes_dice_that_match_all_symbols() {
    refused(ATTACK, "1 arm Bera with sword", "VAL-B5");
    refused(ATTACK, "1 arm Bera with sword axe axe", "VAL-B5");
    refused(ATTACK, "1 arm Bera with sword bow", "VAL-B5");
    refused(ATTACK, "1 arm Ulf with spear spear", "VAL-B5");
    let short = ATTACK.replace("Ulf Bera", "Gunnbjorn Bera"); // two spears, of which there is one
    refused(&short, "1 arm Gunnbjorn with spear spear", "VAL-B5");
    refused(ATTACK, "1 arm Ulf with spear*", "VAL-B5");
    refused(ATTACK, "1 arm 4 with spear", "VAL-B5"); // nobody is there
    refused(ATTACK, "2 arm Ylva with shield", "VAL-B5");
    check(ATTACK, &["1 arm Bera with sword axe"], "1: armed 2:sword+axe | dice spear axe bow miss");
}

/// VAL-B5: dice on an activated warrior are bound: not rerolled, not spent, not used again.
#[test]
fn dice_on_a_warrior_stay_there() {
    let armed = || table(ATTACK).act(&["1 arm Ulf with spear"]);
    armed().refuses("1 spend spear", "VAL-B3");
    let more = ATTACK.replace("dice spear sword", "dice spear spear");
    table(&more).act(&["1 arm Ulf with spear"]).refuses("1 arm Ulf with spear", "VAL-B5");
    armed().refuses("1 tactic heroic with spear", "VAL-C7");
    armed().act(&["1 spend miss"]).refuses("1 add spear", "VAL-B3");
    let all = armed().act(&["1 arm Bera with sword axe", "1 arm Thorri with axe bow"]);
    all.lists(1, &["tactic fury", "tactic heroic with miss", "end"]);
}

/// VAL-B6: a miss arms nobody, not even a Giant that takes any two weapons.
#[test]
fn a_miss_arms_nobody() {
    refused(ATTACK, "1 arm Thorri with bow miss", "VAL-B6");
    refused(ATTACK, "1 arm Ulf with miss", "VAL-B6");
    let misses = "players 2 | battle 1>2 attack
        1: squad Thorri Mjoll Isgerd Skafl | dice miss miss miss miss miss* miss*\n2: squad Ylva";
    let spends = ["spend miss", "spend miss*", "end"];
    listed(misses, 1, &spends);
}

/// VAL-B7: nobody has to arm a warrior.
#[test]
fn nobody_has_to_arm() {
    check(ATTACK, &["1 end"], "battle - | now ~ pick 2 of 20");
    check(
        ATTACK,
        &["1 arm Ulf with spear", "1 end"],
        "1: armed 1:spear | strength 2\nnow ~ roll 6",
    );
}

/// VAL-B8: any number of tactics, in one's own phase only, after the dice were rolled.
#[test]
fn tactics_are_played_in_ones_own_phase() {
    refused(ATTACK, "2 tactic fury#2", "VAL-B8");
    refused(ATTACK, "1 tactic fury#2", "VAL-B8"); // another's
    refused(ATTACK, "1 tactic Hind", "VAL-B8"); // a warrior
    refused(ATTACK, "1 tactic fury with axe", "VAL-B8"); // it takes no die
    check(
        ATTACK,
        &["1 tactic fury", "1 tactic heroic with miss"],
        "1: bonus 5 | hand Hind\nplayed fury heroic",
    );
    let before = "players 2\n1: squad Ulf | hand fury\n2: squad Ylva | hand fury#2";
    refused(before, "1 tactic fury", "VAL-B8");
    table(before).act(&["1 attack 2"]).refuses("1 tactic fury", "VAL-B8"); // before the roll
    table(ATTACK)
        .act(&["1 arm Ulf with spear", "1 end", "~ shield ..."])
        .refuses("1 tactic fury", "VAL-B8")
        .act(&["2 tactic fury#2"])
        .shows("2: bonus 2");
}

/// VAL-B9: strengths of activated warriors, their bonuses, tactics and what else there is.
#[test]
fn strength_is_the_sum_of_all() {
    // Bersi 3, Galti 1 + 3 against a Bear, Fury 2, Agnar 2; Orm is not activated.
    check(
        "players 2 | battle 1>2 attack
         1: jarl Agnar | squad Bersi Galti Orm | hand fury | dice spear shield
         2: squad Birna",
        &["1 arm Bersi with spear", "1 arm Galti with shield", "1 tactic fury", "1 end"],
        "1: strength 11",
    );
}

/// VAL-B10: an attacker without activated warriors: no winner, nothing gained or lost.
#[test]
fn an_attack_without_warriors_ends_at_once() {
    table(ATTACK)
        .act(&["1 tactic fury", "1 end"])
        .shows("battle - | discard fury | now ~ pick 2 of 20")
        .shows("1: squad Ulf Bera Thorri _ | valhalla - | captured - | hand heroic Hind")
        .shows("2: squad Ylva _ _ _ | valhalla - | shields 4 | hand fury#2");
    // Not even what Jarls do after a battle.
    let jarls = ATTACK.replace("2: squad", "2: jarl Egil | squad");
    check(&jarls, &["1 end"], "2: hand fury#2\ndeck 20 | now ~ pick 2 of 20");
}

/// VAL-B11: the defender has six dice of its own and the same phase.
#[test]
fn the_defender_fights_with_six_dice_of_its_own() {
    let attacked = table(ATTACK).act(&["1 spend miss", "1 add bow", "1 roll", "~ bow"]);
    let defended = attacked.act(&["1 arm Ulf with spear", "1 end"]).shows("now ~ roll 6");
    let defended = defended.act(&["~ shield spear ..."]).shows("now 2 Fight | battle 1>2");
    defended
        .refuses("1 end", "VAL-B2")
        .act(&["2 spend spear", "2 add miss", "2 roll", "~ axe", "2 arm Ylva with shield"])
        .shows("2: armed 1:shield | dice axe miss miss miss | lost 1");
}

/// VAL-B11: a defender without activated warriors has lost, and its strength is 0, whatever its
/// tactics and its Jarl add.
#[test]
fn a_defender_without_warriors_has_lost() {
    let defence = "players 2 | deck 20 | battle 1>2 defence
        1: squad Ulf | armed 1:spear | strength 2
        2: jarl Torstein | squad Ylva | hand fury fury#2 | dice shield bow";
    let beaten = table(defence).act(&["2 tactic fury", "2 tactic fury#2", "2 end"]);
    let beaten = beaten.shows("1: captured 2 | valhalla Ulf\n2: shields 3 | squad Ylva _ _ _");
    let won = beaten.told.iter().find_map(|event| match event {
        crate::Event::Won { strength, other, .. } => Some((*strength, *other)),
        _ => None,
    });
    assert_eq!(won, Some((2, 0)));
    // Nor does a Jarl who wins ties help against an attack without strength.
    check(&defence.replace("strength 2", "strength 0"), &["2 end"], "2: shields 3");
}

/// VAL-B12: the higher strength wins, a tie goes to the attacker.
#[test]
fn the_higher_strength_wins_and_ties_go_to_the_attacker() {
    for (strength, shields) in [(4, 4), (5, 3), (6, 3)] {
        let before = format!(
            "players 2 | battle 1>2 defence
             1: squad Bersi | armed 1:spear | strength {strength}
             2: squad Hallbjorn | dice sword shield"
        );
        let fought = table(&before).act(&["2 arm Hallbjorn with sword shield", "2 end"]);
        fought.shows(&format!("2: shields {shields}"));
    }
}

/// VAL-B17: the open demands of Giants.
#[test]
fn giants_take_any_two_a_pair_three_of_a_kind_or_two_pairs() {
    let arms = |giant: &str, dice: &str| {
        let before =
            format!("players 2 | battle 1>2 attack\n1: squad {giant} | dice {dice}\n2: squad Ylva");
        let choices = table(&before).choices(1);
        choices.into_iter().filter(|choice| choice.starts_with("arm")).collect::<Vec<_>>()
    };
    assert_eq!(arms("Thorri", "spear bow miss"), ["arm 1 with spear bow"]);
    assert_eq!(arms("Thorri", "axe axe"), ["arm 1 with axe axe"]);
    assert_eq!(arms("Mjoll", "spear bow miss miss"), [""; 0]);
    assert_eq!(arms("Mjoll", "spear bow bow bow"), ["arm 1 with bow bow"]);
    assert_eq!(arms("Isgerd", "bow bow axe axe"), [""; 0]);
    assert_eq!(arms("Isgerd", "bow bow axe bow"), ["arm 1 with bow bow bow"]);
    assert_eq!(arms("Skafl", "bow bow axe sword"), [""; 0]);
    assert_eq!(arms("Skafl", "bow bow bow axe"), [""; 0]);
    assert_eq!(arms("Skafl", "bow bow axe axe"), ["arm 1 with axe axe bow bow"]);
    // Ruling: four of a kind is two pairs.
    assert_eq!(arms("Skafl", "bow bow bow bow"), ["arm 1 with bow bow bow bow"]);
    // Own and grey dice go together.
    assert_eq!(arms("Mjoll", "bow bow* miss"), ["arm 1 with bow bow*"]);
    let giant = "players 2 | battle 1>2 attack\n1: squad Mjoll | dice bow axe sword\n2: squad Ylva";
    refused(giant, "1 arm Mjoll with axe bow", "VAL-B17");
    refused(giant, "1 arm Mjoll with axe", "VAL-B17");
    let any = giant.replace("Mjoll", "Thorri");
    refused(&any, "1 arm Thorri with axe", "VAL-B17");
    refused(&any, "1 arm Thorri with sword axe bow", "VAL-B17");
}

/// VAL-B21: what depends on other things is counted when the phase ends, not when a warrior is
/// armed: Solveig's like, whose +3 needs a hand of one card.
#[test]
fn bonuses_are_counted_when_the_phase_ends() {
    let cards = sigurd(
        r#"effect = "clan-strength", clan = "wolf", amount = 1"#,
        "plus",
        r#"kind = "hand-at-most", amount = 1"#,
        r#"effect = "strength", amount = 3"#,
    );
    let before = "players 2 | battle 1>2 attack
        1: jarl Sigurd | squad Ulf Varg | hand fury Hind | dice spear sword
        2: squad Ylva";
    let armed = table_of(before, &cards).act(&["1 arm Ulf with spear", "1 arm Varg with sword"]);
    armed.act(&["1 tactic fury", "1 end"]).shows("1: strength 11"); // 2+1 + 2+1 + 2 + 3
    let armed = table_of(before, &cards).act(&["1 arm Ulf with spear", "1 end"]);
    armed.shows("1: strength 3"); // its hand has two cards
}

/// VAL-B21, C6: a playing condition is looked at when the card is played.
#[test]
fn playing_conditions_are_looked_at_when_a_card_is_played() {
    let before = "players 2 | battle 1>2 attack
        1: squad Ulf | hand outnumbered-fury outnumbered-fury#2 | dice spear
        2: squad Ylva Varg";
    check(
        before,
        &[
            "1 tactic outnumbered-fury",
            "1 arm Ulf with spear",
            "1 tactic outnumbered-fury#2",
            "1 end",
        ],
        "1: strength 8",
    );
    refused(&before.replace("Ylva Varg", "Ylva"), "1 tactic outnumbered-fury", "VAL-C6");
}
