//! VAL-X38 to X41: pairs.

use testkit::Drawn;

use super::table::{check, refused, table};

/// VAL-X38, VAL-D7: partners sit opposite and do not attack each other, by either book.
#[test]
fn partners_do_not_attack_each_other() {
    for edition in ["pl", "ru"] {
        for pairs in ["partnership", "alliance"] {
            let four = format!(
                "players 4 {edition} pairs={pairs}
                1: squad Ulf\n2: squad Ylva\n3: squad Varg\n4: squad Bera"
            );
            refused(&four, "1 attack 3", "VAL-D7");
            check(&four, &["1 attack 2"], "battle 1>2");
            check(&four, &["1 attack 4"], "battle 1>4");
            let six =
                format!("{}\n5: squad Orm\n6: squad Elg", four.replace("players 4", "players 6"));
            refused(&six, "1 attack 4", "VAL-D7");
            check(&six, &["1 attack 3"], "battle 1>3");
        }
    }
}

/// VAL-X38: Deer count the partner's squad as their own.
#[test]
fn deer_count_the_partners_squad() {
    // Gyda gains beside Boars: +2 for one, +5 for two.
    let strength = |own: &str, partner: &str, foe: &str| {
        let before = format!(
            "players 4 pairs=alliance | battle 1>2 attack
            1: squad Gyda {own} | armed 1:spear\n2: squad {foe}\n3: squad {partner}"
        );
        let table = table(&before);
        table.game.strength(&table.state, 0)
    };
    assert_eq!(strength("Ulf", "Varg", "Ylva"), 1);
    assert_eq!(strength("Ulf", "Galti", "Ylva"), 3);
    assert_eq!(strength("Tanni", "Galti", "Ylva"), 6);
    assert_eq!(strength("Ulf", "Varg", "Galti"), 1);
}

/// VAL-X38: Boars look at the squads of the opponent and of the opponent's partner.
#[test]
fn boars_look_at_the_opponents_partner_too() {
    // Galti: +3 against Bears.
    let strength = |squads: &str| {
        let before = format!(
            "players 4 pairs=partnership | battle 1>2 attack
            1: squad Galti | armed 1:shield\n{squads}"
        );
        let table = table(&before);
        table.game.strength(&table.state, 0)
    };
    assert_eq!(strength("2: squad Bersi\n4: squad Ulf"), 4);
    assert_eq!(strength("2: squad Ulf\n4: squad Bersi"), 4);
    assert_eq!(strength("2: squad Ulf\n3: squad Bersi\n4: squad Varg"), 1); // one's own partner
}

/// VAL-X39: in either role the partner's warriors may be armed; one is enough for B10 and B11.
#[test]
fn the_partners_warriors_may_be_armed() {
    let before = "players 4 pairs=partnership | deck 30 | battle 1>2 attack
        1: squad Ulf | dice sword axe\n2: squad Ylva\n3: squad _ Bera\n4: squad Orm";
    let armed = table(before).act(&["1 arm Bera with sword axe", "1 end"]);
    let armed = armed.shows("1: strength 5 | armed 8:sword+axe\nnow ~ roll 6");
    let won = armed.act(&["~ ...", "2 end"]);
    // VAL-X40: the partner's warriors stay where they are.
    won.shows("1: captured 2 | squad Ulf | valhalla -\n3: squad _ Bera");
    let defence = "players 4 pairs=partnership | deck 30 | battle 1>2 defence
        1: squad Ulf | armed 1:spear | strength 2\n2: squad Ylva | dice sword axe\n4: squad Bera";
    let held = table(defence).act(&["2 arm Bera with sword axe", "2 end"]);
    held.shows("2: shields 4 | captured -\n4: squad Bera\n1: captured -");
    refused(before, "1 arm 7 with sword axe", "VAL-B5"); // nobody stands there
    let alone = before.replace(" pairs=partnership", "");
    refused(&alone, "1 arm 8 with sword axe", "VAL-B5");
}

/// VAL-X39: for Jarls and tactics the squad is one's own only.
#[test]
fn jarls_and_tactics_see_their_own_squad_only() {
    // Esbjörn: +1 for each activated Bear.
    let before = "players 4 pairs=alliance | battle 1>2 attack
        1: jarl Esbjörn | squad Bersi | armed 1:spear 7:sword+axe\n2: squad Ylva\n3: squad Bera";
    let drawn = table(before);
    assert_eq!(drawn.game.strength(&drawn.state, 0), 3 + 1 + 5);
    let few = "players 4 pairs=alliance | battle 1>2 attack
        1: squad Ulf | hand outnumbered-fury | dice miss\n2: squad Ylva Varg\n3: squad Bera Orm Elg";
    check(few, &["1 tactic outnumbered-fury"], "1: bonus 3");
    let cry = "players 4 pairs=alliance dwarves | battle 1>2 attack
        1: squad Ulf | hand war-cry-squad war-cry-activation | armed 1:spear 7:sword\n2: squad Ylva\n3: squad Varg Elg";
    let cried = table(cry).act(&["1 tactic war-cry-squad", "1 tactic war-cry-activation"]);
    assert_eq!(cried.game.strength(&cried.state, 0), 2 + 2 + 1 + 1);
}

/// VAL-X39: an empty squad cannot be attacked, nor attack, whatever the partner has; diversity
/// looks at single squads.
#[test]
fn a_squad_stands_for_itself() {
    let before =
        "players 4 pairs=alliance\n1: squad Ulf\n2: hand fury\n3: squad Elg Bera\n4: squad Orm";
    refused(before, "1 attack 2", "VAL-T9");
    let diverse = "players 4 pairs=alliance | battle 1>2 attack
        1: squad Elg Ulf | armed 1:shield\n2: squad Ylva\n3: squad Bera Galti";
    let drawn = table(diverse);
    assert_eq!(drawn.game.strength(&drawn.state, 0), 2);
    // A partner's Elg looks at the partner's squad.
    let lent = "players 4 pairs=alliance | battle 1>2 attack
        1: squad Ulf | armed 7:shield\n2: squad Ylva\n3: squad Elg Bera Galti";
    let drawn = table(lent);
    assert_eq!(drawn.game.strength(&drawn.state, 0), 2 + 2);
}

/// VAL-X39: in Ragnarök only one's own squad is armed.
#[test]
fn ragnarok_is_ones_own() {
    let before = "players 4 pairs=alliance | last 1 | deck 30
        1: squad Ulf\n2: squad Ylva\n3: squad Varg\n4: squad Orm";
    let rolled = table(before).act(&["1 draw", "~ ..."]).until("~ roll 6");
    let rolled = rolled.act(&["~ sword sword axe axe spear shield"]);
    let seat = rolled.state.battle.attacker;
    assert_eq!(seat.0, 1, "Ragnarök begins left of who took the last turn");
    assert!(!rolled.choices(2).iter().any(|choice| choice.starts_with("arm 7")));
    rolled.lists(
        2,
        &["arm Ylva with shield", "spend spear", "spend sword", "spend axe", "spend shield", "end"],
    );
}

/// VAL-X25, X39: a partner's dwarf that the fighter armed denies for it, in either role and
/// edition.
#[test]
fn a_partners_dwarf_denies() {
    for edition in ["pl", "ru"] {
        let defence = format!(
            "players 4 {edition} pairs=partnership dwarves | deck 30 | battle 1>2 defence
            1: squad Bersi Ulf | armed 1:spear 2:spear | strength 9
            2: squad Ylva | dice shield\n4: squad Nain"
        );
        let lost = table(&defence).act(&["2 arm Nain with shield", "2 end"]).shows("now 2 Deny");
        let lost = lost.lists(2, &["deny Bersi", "deny Ulf"]).act(&["2 deny Ulf"]);
        lost.shows("1: squad _ Ulf _ _ | valhalla Bersi\n4: squad Nain");
        check(&defence, &["2 end"], "1: valhalla Bersi Ulf"); // not armed
    }
    let attack = "players 4 pairs=alliance dwarves | deck 30 | battle 1>2 defence
        1: squad Ulf | armed 7:shield | strength 2\n3: squad Nain
        2: squad Bersi Varg | dice spear sword";
    let lost = ["2 arm Bersi with spear", "2 arm Varg with sword", "2 end"];
    table(attack).act(&lost).shows("now 1 Deny").lists(1, &["deny Bersi", "deny Varg"]);
}

/// VAL-X39: a partner's Giant freezes as one's own does; its card beside counts for the fighter.
#[test]
fn a_partners_ability_works() {
    let frost = "players 4 pairs=alliance | deck 30 | battle 1>2 attack
        1: squad Ulf | dice axe bow\n2: squad Ylva\n3: squad Fonn";
    check(frost, &["1 arm Fonn with axe bow", "1 end"], "now ~ roll 5");
    let gift = "players 4 pairs=alliance dwarves | deck 30 | battle 1>2 attack
        1: squad Ulf | hand fury | dice bow\n2: squad Ylva\n3: squad Radsvid";
    let given = table(gift).act(&["1 arm Radsvid with bow"]).shows("now 1 Sacrifice");
    let given = given.act(&["1 sacrifice fury", "1 end"]);
    given.shows("1: strength 5 | beside fury");
}

/// VAL-X40: at the end each gives one own shield, if it has one, to its partner; scores are single.
#[test]
fn partners_give_each_other_a_shield() {
    let before = "players 4 pairs=partnership | last 1 | deck 30
        2: captured 3 3 1\n4: captured 1";
    let end = table(before).act(&["1 draw", "~ ..."]);
    let end = end.until("2 Fight").act(&["2 end"]).until("3 Fight").act(&["3 end"]);
    let end = end.until("4 Fight").act(&["4 end"]).until("1 Fight").act(&["1 end"]);
    // Seat 1 gave one and got one; a set of three different shields is worth 3 (VAL-E8).
    end.shows(
        "1: shields 1 | captured 3 | glory 4\n2: shields 3 | captured 1 3 3 4 | glory 17
        3: shields 1 | captured 1 | glory 4\n4: shields 3 | captured 1 2 | glory 10
        now over | wins 2",
    );
}

/// VAL-X40: who has no own shield gives none.
#[test]
fn who_has_no_shield_gives_none() {
    let before = "players 4 pairs=partnership | last 1 | deck 30
        1: shields 0\n2: captured 1 1 1 1\n3: shields 4";
    let end = table(before).act(&["1 draw", "~ ..."]);
    let end = end.until("2 Fight").act(&["2 end"]).until("3 Fight").act(&["3 end"]);
    let end = end.until("4 Fight").act(&["4 end"]).until("1 Fight").act(&["1 end"]);
    end.shows("1: shields 0 | captured 3\n3: shields 3 | captured -");
}

/// VAL-X41, VAL-D3: whose Valhalla the ally's warriors go to.
#[test]
fn the_allys_warriors_go_to_valhalla() {
    let before = |edition: &str| {
        format!(
            "players 4 {edition} pairs=alliance | deck 30 | battle 1>2 attack
            1: squad Ulf | armed 1:spear 7:sword+axe | bonus 9\n2: squad Ylva\n3: squad Bera Varg"
        )
    };
    let acts = ["1 end", "~ ...", "2 end"];
    check(
        &before("pl"),
        &acts,
        "1: valhalla Ulf Bera | squad _ _ _ _\n3: valhalla - | squad _ Varg",
    );
    check(&before("ru"), &acts, "1: valhalla Ulf\n3: valhalla Bera | squad _ Varg");
}

/// VAL-X41: B14 covers the ally's warriors too.
#[test]
fn a_winning_defender_chooses_among_the_allys_too() {
    let before = "players 4 pairs=alliance | deck 30 | battle 1>2 defence
        1: squad Ulf | armed 1:spear | strength 2
        2: squad Ylva | armed 1:shield 7:sword+axe | bonus 3\n4: squad Bera";
    let won = table(before).act(&["2 end"]).shows("now 2 Send");
    let won = won.lists(2, &["done", "send Ylva", "send Bera"]);
    won.act(&["2 send Bera"]).shows("2: squad Ylva | valhalla Bera\n4: squad _ _ _ _");
    // In a partnership they stay.
    let partners = before.replace("alliance", "partnership");
    table(&partners).act(&["2 end"]).lists(2, &["done", "send Ylva"]);
}

/// VAL-X41: glory is added, shields are pooled by the smaller table, the best pair wins.
#[test]
fn the_best_pair_wins() {
    // Pair 1 and 3: Ulf and Bera, 7 own shields, captured 2 4 | 2: 4 + 14 + 6 + one set of 2.
    let before = "players 4 pairs=alliance | last 1 | deck 30
        1: valhalla Ulf | captured 2 4\n3: valhalla Bera | captured 2
        2: valhalla Orm | captured 1\n4: valhalla Unn";
    let end = table(before).act(&["1 draw", "~ ..."]);
    let end = end.until("2 Fight").act(&["2 end"]).until("3 Fight").act(&["3 end"]);
    let end = end.until("4 Fight").act(&["4 end"]).until("1 Fight").act(&["1 end"]);
    let end = end.shows("1: glory 26\n3: glory 26\n2: glory 22\n4: glory 22\nnow over | wins 1 3");
    let outcome = end.game.outcome(&end.state);
    assert_eq!(outcome.shares[..4], [1.0, 0.0, 1.0, 0.0]);
}

/// VAL-X41: with six players the table for five: sets of three and four.
#[test]
fn six_allies_use_the_table_for_five() {
    let six = table("players 6 pairs=alliance\n1: captured 2 3\n4: captured 5 6");
    assert_eq!(six.game.score(&six.state, tabletop::Seat(0)).sets, 4);
    let three = table("players 6 pairs=alliance\n1: captured 2 3\n4: captured 5");
    assert_eq!(three.game.score(&three.state, tabletop::Seat(3)).sets, 2);
}

/// VAL-X41, VAL-E9: ties are broken on the pair's totals, and pairs can share the win.
#[test]
fn pairs_can_share_the_win() {
    let drawn = table("players 4 pairs=alliance\n1: captured 2\n2: captured 1");
    let outcome = drawn.game.outcome(&drawn.state);
    assert_eq!(outcome.shares[..4], [0.5; 4]);
    // As much glory, but more captured shields.
    let more = table(
        "players 4 pairs=alliance\n1: captured 2 2 | valhalla -\n2: captured 1 | valhalla Ylva Bera",
    );
    let outcome = more.game.outcome(&more.state);
    assert_eq!(outcome.points[..4], [18; 4]);
    assert_eq!(outcome.shares[..4], [1.0, 0.0, 1.0, 0.0]);
}

/// VAL-X41, VAL-E9: with as much glory and as many captured shields, the pair with more own shields
/// wins, whatever each of its members has.
#[test]
fn own_shields_of_the_pair_break_the_tie() {
    // 1 and 4 have 4 + 1 own shields, 2 and 5 have 3 + 3; both pairs captured two.
    let drawn = table(
        "players 6 pairs=alliance\n1: captured 2 5 | valhalla Ulf Orm
        2: captured 4 4 | valhalla Kolbjorn\n3: captured 4",
    );
    let drawn = drawn.shows("1: shields 4\n4: shields 1\n2: shields 3\n5: shields 3");
    let outcome = drawn.game.outcome(&drawn.state);
    assert_eq!(outcome.points[..6], [21, 21, 18, 21, 21, 18]);
    assert_eq!(outcome.shares[..6], [0.0, 1.0, 0.0, 0.0, 1.0, 0.0]);
}

/// VAL-X18, VAL-D16: a partner's activated warriors count for the mission by the Russian book only.
#[test]
fn a_partners_warriors_count_for_the_mission_by_the_russian_book() {
    let before = |edition: &str| {
        format!(
            "players 4 {edition} pairs=partnership valkyries | deck 30 | battle 1>2 attack
            1: squad Ulf Varg | hand mission-three-activated | armed 1:spear 2:sword 7:shield
            2: squad Ylva\n3: squad Elg"
        )
    };
    let acts = ["1 end", "~ ...", "2 end"];
    let polish = table(&before("pl")).act(&acts).shows("now 1 Mission");
    polish.refuses("1 tactic mission-three-activated", "VAL-X18");
    let russian = table(&before("ru")).act(&acts);
    russian
        .act(&["1 tactic mission-three-activated"])
        .shows("1: valhalla Ulf Varg mission-three-activated");
}
