//! VAL-M7 to M10, M14, M17: battles against a Monster.

use testkit::Drawn;

use super::table::{check, refused, table};

/// VAL-M7: Boars look at the colours on the card.
#[test]
fn boars_look_at_the_cards_colours() {
    // Galti: +3 against Bears; Fenrir's second card shows one, his first does not.
    let before = |card: u8| {
        format!(
            "players 1 solo=fenrir | deck 30 | monster {card} | battle 1>M attack
            1: squad Galti | armed 1:shield"
        )
    };
    check(&before(1), &["1 end", "1 pass", "~ ..."], "deck 28 | now ~ pick 2 of 28");
    for (card, strength) in [(1, 1), (2, 4)] {
        let table = table(&before(card));
        assert_eq!(table.game.strength(&table.state, 0), strength, "card {card}");
    }
}

/// VAL-M7: tactics of the few compare with the warriors on the card.
#[test]
fn the_few_are_fewer_than_the_cards_warriors() {
    let before = |card: u8| {
        format!(
            "players 1 solo=fenrir | deck 30 | monster {card} | battle 1>M attack
            1: squad Ulf | hand outnumbered-fury | dice miss"
        )
    };
    refused(&before(1), "1 tactic outnumbered-fury", "VAL-C6"); // one against one
    check(&before(2), &["1 tactic outnumbered-fury"], "1: bonus 3");
    // Sigurd's +2 with fewer warriors than the opponent (VAL-J1).
    for (card, strength) in [(1, 3), (2, 5)] {
        let drawn = before(card).replace("squad Ulf", "jarl Sigurd | squad Ulf | armed 1:spear");
        let table = table(&drawn);
        assert_eq!(table.game.strength(&table.state, 0), strength, "card {card}");
    }
}

/// VAL-M7: Cut Off switches the Monster's ability off, in attack only.
#[test]
fn cut_off_quells_the_monster() {
    // Fenrir's fifth card awes the Jarl.
    let before = |battle: &str| {
        format!(
            "players 1 solo=fenrir | deck 30 | monster 5 | battle {battle}
            1: jarl Sigurd | squad Ulf | hand cut-off | armed 1:spear"
        )
    };
    let strength = |t: &super::table::Table| t.game.strength(&t.state, 0);
    let awed = table(&before("1>M attack"));
    assert_eq!(strength(&awed), 2);
    let free = awed.act(&["1 tactic cut-off"]);
    assert_eq!(strength(&free), 5);
    refused(&before("M>1 defence"), "1 tactic cut-off", "VAL-C12");
}

/// VAL-M7: what the Monster would do after the battle is off too, not what it did before.
#[test]
fn a_quelled_monster_does_nothing_afterwards() {
    let theft = "players 1 solo=fenrir | deck 30 | monster 2 | battle 1>M attack
        1: squad Ulf | hand cut-off heroic fury | armed 1:spear";
    let robbed = table(theft).act(&["1 end", "1 pass", "~ ..."]).shows("now ~ pick 1 of 3");
    robbed.act(&["~ heroic"]).shows("1: hand cut-off fury\ndiscard Bjarni Bersi heroic");
    let spared = table(theft).act(&["1 tactic cut-off", "1 end", "1 pass", "~ ..."]);
    spared.shows("1: hand heroic fury\nnow ~ pick 2 of 28");
    // Jörmungandr's chill took a die before the roll.
    let chill = "players 1 solo=jormungandr | deck 30 | monster 2\n1: squad Ulf | hand cut-off";
    let rolled = table(chill).act(&["1 attack monster"]).shows("now ~ roll 5");
    rolled.act(&["~ ...", "1 tactic cut-off"]).shows("1: lost 1");
}

/// VAL-M8, VAL-D1: a Giant brings a grey die, by the Polish book only the first, in both roles.
#[test]
fn giants_bring_grey_dice() {
    for battle in ["1>M attack", "M>1 defence"] {
        let before = |edition: &str| {
            format!(
                "players 1 {edition} solo=fenrir | deck 30 | battle {battle}
                1: squad Fonn Hrim Ulf | dice axe bow axe bow"
            )
        };
        let first = ["1 arm Fonn with axe bow", "~ spear", "1 arm Hrim with axe bow"];
        let polish = table(&before("pl")).act(&first);
        polish.shows("1: dice spear*\ngrey 2 | now 1 Fight");
        let russian = table(&before("ru")).act(&first).shows("now ~ roll 1");
        russian.act(&["~ axe"]).shows("1: dice spear* axe*\ngrey 1");
    }
    // There must be a grey die left (VAL-B18).
    let none = "players 1 solo=fenrir | deck 30 | battle 1>M attack
        1: squad Fonn | dice axe bow miss* miss* miss*";
    check(none, &["1 arm Fonn with axe bow"], "grey 0 | now 1 Fight");
}

/// VAL-M9: an attack is won with the card's strength: the card and its dice go.
#[test]
fn an_attack_is_won_by_reaching_the_strength() {
    let before = |bonus: u8| {
        format!(
            "players 1 solo=fenrir | deck 30 | monster 1 axe bow | battle 1>M attack
            1: squad Ulf Varg | armed 1:spear | bonus {bonus}"
        )
    };
    check(&before(6), &["1 end"], "1: squad _ Varg | valhalla Ulf\nmonster 2 | now ~ pick 2 of 30");
    // Lost: one may go, two cards, the dice stay.
    let lost = table(&before(5)).act(&["1 end"]).shows("now 1 Spare");
    let lost = lost.lists(1, &["pass", "send Ulf"]).refuses("1 send Varg", "VAL-M9");
    lost.act(&["1 pass", "~ ..."])
        .shows("1: squad Ulf Varg | shields 4\nmonster 1 axe bow | deck 28");
    check(&before(5), &["1 end", "1 send Ulf", "~ ..."], "1: squad _ Varg | valhalla Ulf");
}

/// VAL-M9: the limit of the next card counts, and after a lost attack the old one.
#[test]
fn the_next_cards_limit_counts() {
    // Limit 4 on the first card, 6 on the second.
    let before = |bonus: u8| {
        format!(
            "players 1 solo=fenrir | deck 30 | battle 1>M attack
            1: squad Ulf | valhalla Gyda Galti | armed 1:spear | bonus {bonus}"
        )
    };
    check(&before(9), &["1 end"], "1: valhalla Ulf Gyda Galti");
    check(&before(0), &["1 end"], "1: squad Ulf | valhalla Gyda Galti\nnow ~ pick 2 of 30");
}

/// VAL-M9: with nobody activated a battle is lost, whatever Valhalla and tactics add.
#[test]
fn nobody_activated_is_a_lost_battle() {
    let before = "players 1 solo=fenrir | deck 30 | monster 1 axe | battle 1>M attack
        1: squad Ulf | valhalla Gyda Galti | bonus 20 | dice miss";
    check(before, &["1 end", "~ ..."], "deck 28 | monster 1 axe | now ~ pick 2 of 28");
    let defence = before.replace("1>M attack", "M>1 defence");
    check(&defence, &["1 end", "~ ..."], "1: shields 3\ndeck 28 | monster 1");
}

/// VAL-M10: a defence is won only with more; the card stays, its dice leave.
#[test]
fn a_defence_is_won_with_more_only() {
    let before = |bonus: u8| {
        format!(
            "players 1 solo=fenrir | deck 30 | monster 1 axe bow | battle M>1 defence
            1: squad Ulf Varg Bersi | armed 1:spear 2:sword | bonus {bonus}"
        )
    };
    let won = table(&before(5)).act(&["1 end"]).shows("now 1 Send | monster 1");
    let won = won.lists(1, &["done", "send Ulf", "send Varg"]);
    won.act(&["1 send Varg"]).shows("1: squad Ulf _ Bersi | valhalla Varg | shields 4\ndeck 30");
    let lost = table(&before(4)).act(&["1 end"]).shows("1: shields 3\nnow 1 Spare | monster 1");
    lost.act(&["1 send Ulf", "~ ..."]).shows("1: squad _ Varg Bersi | valhalla Ulf\ndeck 28");
    // Any may go, within the limit of 4 (VAL-M6).
    let full = before(5).replace("| armed", "| valhalla Gyda Hind | armed");
    check(&full, &["1 end"], "1: valhalla Gyda Hind\nnow 1 Action");
    let full = full.replace("Gyda Hind", "Gyda");
    table(&full)
        .act(&["1 end", "1 send Ulf"])
        .shows("1: squad _ Varg Bersi | valhalla Ulf Gyda\nnow 1 Action");
}

/// VAL-M14: with the Valkyries the stronger side is used, and part B draws three.
#[test]
fn the_valkyries_turn_the_monster_round() {
    let plain = table("players 1 solo=fenrir | deck 30\n1: squad Ulf");
    let with = table("players 1 solo=fenrir valkyries | deck 30\n1: squad Ulf");
    let lore = &with.game.stock.lore.monsters[3];
    assert_eq!(plain.game.monster, Some(lore.front));
    assert_eq!(with.game.monster, Some(lore.back));
    with.act(&["1 draw"])
        .shows("now ~ pick 2 of 30")
        .act(&["~ ...", "1 discard 2"])
        .shows("now ~ pick 3 of 28");
}

/// VAL-M17: with both decks two more strength, twenty more cards away, action 4 draws three.
#[test]
fn both_decks_make_it_stronger_still() {
    let with = table("players 1 solo=fenrir valkyries dwarves | deck 30\n1: squad Ulf");
    let back = with.game.stock.lore.monsters[3].back;
    let faces = with.game.monster.expect("a Monster");
    assert!(faces.iter().zip(back).all(|(face, back)| face.strength == back.strength + 2));
    with.act(&["1 draw"]).shows("now ~ pick 3 of 30");
    let start = super::table::opening("1 solo=fenrir valkyries dwarves");
    start.act(&["1 jarl Egil"]).shows("now ~ pick 60 of 200");
}

/// VAL-X18, M5: after a won battle a mission may be played, beyond the limit of warriors.
#[test]
fn missions_are_fulfilled_against_monsters() {
    let before = "players 1 solo=fenrir valkyries | deck 30 | battle 1>M attack
        1: squad Ulf | hand mission-by-five mission-three-activated | armed 1:spear | bonus 12";
    let won = table(before).act(&["1 end"]).shows("now 1 Mission");
    won.refuses("1 tactic mission-three-activated", "VAL-X18")
        .act(&["1 tactic mission-by-five"])
        .shows("1: valhalla Ulf mission-by-five");
    let by_four = before.replace("bonus 12", "bonus 11");
    table(&by_four).act(&["1 end"]).refuses("1 tactic mission-by-five", "VAL-X18");
}
