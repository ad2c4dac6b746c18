//! VAL-M1 to M6, M11 to M13: alone against a Monster.

use testkit::Drawn;

use super::table::{check, opening, refused, table};

/// Fenrir's first card: strength 8, limit 4, spear spear axe bow, Boar, one warrior.
const FENRIR: &str = "players 1 solo=fenrir | deck 30\n";

/// VAL-M1: six cards, lowest strength on top; only the top card and the next are shown.
#[test]
fn six_cards_of_which_the_top_and_the_next_are_seen() {
    use screen::{Draw, Item};
    use tabletop::{Eyes, Game, Seat};
    for card in 1..=6u8 {
        let table = table(&format!("{FENRIR}monster {card}"));
        let faces = table.game.monster.expect("a Monster");
        assert!(faces.windows(2).all(|pair| pair[0].strength <= pair[1].strength));
        let view = table.game.view(&table.state, Eyes::Seat(Seat(0)));
        let screen = table.game.screen(&view);
        let zone = screen.zones.iter().find(|zone| zone.id == "monster").expect("it is drawn");
        let cards = zone.items.iter().filter_map(|item| match item {
            Item::Card(card) => Some((card.name.clone(), card.corners[0].value)),
            _ => None,
        });
        let shown: Vec<_> = cards.collect();
        let seen = faces.iter().enumerate().skip(card as usize - 1).take(2);
        let seen: Vec<_> =
            seen.map(|(n, face)| (format!("monster-{}", n + 1), face.strength as i16)).collect();
        assert_eq!(shown, seen);
    }
}

/// VAL-M2: any Jarl fit for solo, 40 cards discarded, 6 kept, no warrior in the squad.
#[test]
fn any_fit_jarl_forty_cards_away_and_six_in_hand() {
    let start = opening("1 solo=fenrir");
    let jarls = start.choices(1);
    assert_eq!(jarls.len(), 17);
    start
        .refuses("1 jarl Halfdan", "VAL-M2")
        .act(&["1 jarl Ottar"])
        .shows("now ~ pick 40 of 120")
        .act(&["~ ..."])
        .shows("now ~ pick 6 of 80")
        .act(&["~ fury Unn Skafl Elg Gyda Hind", "1 done"])
        .shows("1: jarl Ottar | squad _ _ _ _ | hand fury Unn Skafl Elg Gyda Hind | shields 4\ndeck 74 | monster 1 | now 1 Action");
}

/// VAL-M2: once any cards are set aside, as many drawn, then those set aside go back.
#[test]
fn cards_may_be_set_aside_once() {
    let dealt = opening("1 solo=hel").act(&["1 jarl Egil", "~ ..."]);
    dealt
        .act(&["~ fury Unn Skafl Elg Gyda Hind", "1 aside Elg"])
        .refuses("1 aside Elg", "VAL-M2")
        .refuses("1 aside Hind", "VAL-M2") // named in order, so that each set has one name
        .refuses("1 aside heroic", "VAL-M2")
        .act(&["1 aside Unn", "1 aside fury", "1 done"])
        .shows("now ~ pick 3 of 74")
        .act(&["~ heroic cut-off Mord"])
        .shows("1: hand Skafl Hind Gyda heroic cut-off Mord\ndeck 74 | now 1 Action")
        .act(&["1 play Gyda", "1 slot 1", "~ Unn Elg"]); // they are in the deck again
}

/// VAL-M3: part A, part B, Monster phase; an empty squad must play first.
#[test]
fn a_turn_has_a_monster_phase() {
    let before = format!("{FENRIR}1: squad Ulf | hand Bersi\nmonster 1");
    table(&before)
        .act(&["1 play Bersi", "1 slot 2", "~ ..."])
        .until("~ roll 6")
        .act(&["~ ..."])
        .shows("now 1 Action | active 1");
    let empty = format!("{FENRIR}1: hand Bersi");
    refused(&empty, "1 draw", "VAL-T7");
    refused(&empty, "1 attack monster", "VAL-T7");
    let rivals = "players 2\n1: squad Ulf\n2: squad Ylva";
    refused(rivals, "1 attack monster", "VAL-M3");
}

/// VAL-M3: with a squad that is empty after part B the Monster phase is skipped; VAL-T8 applies.
#[test]
fn an_empty_squad_is_left_alone() {
    let before = "players 1 solo=fenrir | deck Varg Bera Orm Elg Unn | monster 1 spear axe
        1: hand fury";
    let drawn = table(before).act(&["1 draw", "~ Varg Bera", "1 discard Bera", "~ Orm Elg"]);
    // No die is rolled between the turns.
    drawn.act(&["1 discard Elg"]).shows("turn 2 | monster 1 spear axe | now 1 Action");
}

/// VAL-M4: dice that match uncovered symbols are put on them, the others are free the next time.
#[test]
fn the_monsters_dice_stay_on_its_symbols() {
    let before = format!("{FENRIR}1: squad Ulf | hand Bersi\nmonster 1");
    let rolled = table(&before)
        .act(&["1 play Bersi", "1 slot 2", "~ ..."])
        .until("~ roll 6")
        .act(&["~ axe axe axe sword miss miss"])
        .shows("monster 1 axe | now 1 Action");
    // One of the three axes fits; five dice are free.
    rolled
        .act(&["1 draw", "~ ..."])
        .until("~ roll 5")
        .act(&["~ spear bow spear miss miss"])
        .shows("battle M>1 | monster 1 spear spear axe bow | now ~ roll 6");
}

/// VAL-M4: a symbol that is there twice takes two dice, and no more.
#[test]
fn a_symbol_takes_one_die() {
    let before = format!("{FENRIR}1: squad Ulf\nmonster 1");
    let rolled = table(&before).act(&["1 draw", "~ ..."]).until("~ pick 2 of 28");
    rolled
        .act(&["~ ...", "1 discard 3"])
        .shows("now ~ roll 6")
        .act(&["~ spear spear spear bow sword sword"])
        .shows("monster 1 spear spear bow | now 1 Action");
}

/// VAL-M5: the glory in Valhalla adds to strength in every battle.
#[test]
fn valhalla_fights_along() {
    let attack =
        format!("{FENRIR}battle 1>M attack\n1: squad Bera | valhalla Ulf Bersi | dice sword axe");
    check(&attack, &["1 arm Bera with sword axe", "1 end"], "monster 2");
    let less = attack.replace("Ulf Bersi", "Ulf");
    check(&less, &["1 arm Bera with sword axe", "1 end"], "monster 1");
    let defence = attack.replace("1>M attack", "M>1 defence").replace("Bersi", "Varg");
    check(&defence, &["1 arm Bera with sword axe", "1 end"], "1: shields 4\nnow 1 Action");
}

/// VAL-M5, VAL-D15: by the Polish book warriors only, by the Russian all cards.
#[test]
fn a_mission_fights_along_by_the_russian_book_only() {
    let before = |edition: &str| {
        format!(
            "players 1 {edition} solo=fenrir valkyries | deck 30 | battle 1>M attack
            1: squad Bera | valhalla Ulf mission-by-five | dice sword axe"
        )
    };
    let acts = ["1 arm Bera with sword axe", "1 end"];
    check(&before("pl"), &acts, "monster 1");
    check(&before("ru"), &acts, "monster 2"); // 5 + 2 + 2 against 9
}

/// VAL-M6: what would pass the limit is discarded; the player chooses which go.
#[test]
fn glory_beyond_the_limit_is_lost() {
    // Fenrir's second card: limit 6. Four lie in Valhalla, three warriors of glory 2, 2 and 1.
    let before = format!(
        "{FENRIR}battle 1>M attack
        1: squad Ulf Ylva Bersi Varg | valhalla Gyda Galti | armed 1:spear 2:shield 3:spear | bonus 9"
    );
    let won = table(&before).act(&["1 end"]).shows("monster 2 | now 1 Enter");
    won.lists(1, &["send Ulf", "send Ylva", "send Bersi"])
        .refuses("1 done", "VAL-M9")
        .refuses("1 send Varg", "VAL-M9")
        .act(&["1 send Ylva"])
        // VAL-S14: their owner chooses the order of those discarded.
        .shows("now 1 TurnAway")
        .lists(1, &["dismiss Ulf", "dismiss Bersi"])
        .refuses("1 dismiss Varg", "VAL-M6")
        .refuses("1 dismiss Ylva", "VAL-M6")
        .act(&["1 dismiss Bersi"])
        .shows("1: squad _ _ _ Varg | valhalla Ylva Gyda Galti\ndiscard Bersi Ulf");
    // Bersi alone leaves room for one, which nobody else fits.
    let won = table(&before).act(&["1 end", "1 send Bersi", "1 dismiss Ulf"]);
    won.shows("1: squad _ _ _ Varg | valhalla Bersi Gyda Galti\ndiscard Ulf Ylva");
}

/// VAL-M6: a choice that would leave no room for who must still go cannot be made.
#[test]
fn as_many_go_as_fit() {
    // Room for three: Bersi (1) and one of the two wolves (2 each).
    let before = format!(
        "{FENRIR}battle 1>M attack
        1: squad Bersi Ulf Ylva | valhalla Gyda Hind | armed 1:spear 2:spear 3:shield | bonus 9"
    );
    table(&before)
        .act(&["1 end"])
        .lists(1, &["send Bersi"]) // after a wolf Bersi would still fit, but comes before it
        .act(&["1 send Bersi"])
        .lists(1, &["send Ulf", "send Ylva"])
        .act(&["1 send Ulf"])
        .shows("1: squad _ _ _ _ | valhalla Bersi Ulf Gyda Hind\ndiscard Ylva");
}

/// VAL-M6: favours paid from the discard obey the limit too.
#[test]
fn paid_cards_obey_the_limit() {
    // Ulfrun (glory 1, group favour) and Varg go: limit 7 on the back of Fenrir's second card.
    let before = "players 1 solo=fenrir valkyries | deck 30 | discard Bersi Hind Elg
        battle 1>M attack
        1: squad Ulfrun Varg | valhalla Ylva Gyda | armed 1:shield 2:sword | bonus 9";
    // Seven already: the favour is not paid.
    check(before, &["1 end"], "1: valhalla Ulfrun Varg Ylva Gyda\nnow ~ pick 3 of 30");
    let room = before.replace("Ylva Gyda", "Ylva Elg").replace("Hind Elg", "Hind");
    let won = table(&room).act(&["1 end"]).shows("now 1 Pay");
    won.act(&["1 claim Hind"]).shows("1: valhalla Ulfrun Varg Ylva Elg Hind");
}

/// VAL-M6, D13: the limit counts warriors, so by the Russian book other cards pay beyond it.
#[test]
fn other_cards_are_paid_beyond_the_limit() {
    // Ulfrun and two others bring two points, and fill the limit of 7 with Ylva.
    let full = |edition: &str| {
        format!(
            "players 1 {edition} solo=fenrir valkyries
            discard Bersi Hind mission-by-five | battle 1>M attack
            1: squad Ulfrun Varg Ulf | valhalla Ylva | armed 1:shield 2:sword 3:spear | bonus 20"
        )
    };
    let unpaid = "1: valhalla Ulfrun Varg Ulf Ylva\ndiscard Bersi Hind mission-by-five";
    check(&full("pl"), &["1 end"], unpaid);
    check(&full("ru"), &["1 end"], "1: valhalla Ulfrun Varg Ulf Ylva mission-by-five");
    // Three points, with room for one: a warrior of glory 1 and the mission, or less.
    let some = "players 1 ru solo=fenrir valkyries
        discard Hrolf Bersi Hind mission-by-five | battle 1>M attack
        1: squad Ulfrun Varg Ulf Birna | armed 1:shield 2:sword 3:spear 4:shield | bonus 20";
    let some = table(some).act(&["1 end"]).shows("now 1 Pay");
    let some = some.lists(1, &["claim Bersi", "claim Hind"]).refuses("1 claim Hrolf", "VAL-X14");
    some.act(&["1 claim Hind"])
        .shows("1: valhalla Ulfrun Varg Ulf Birna Hind mission-by-five\ndiscard Hrolf Bersi");
}

/// VAL-M11: the fourth shield loses the game.
#[test]
fn the_fourth_shield_loses_the_game() {
    let before = format!("{FENRIR}battle M>1 defence\n1: squad Ulf | shields 1 | dice miss");
    table(&before)
        .act(&["1 end", "~ ..."])
        .shows("1: shields 0\nnow over | wins - | by shields-lost");
}

/// VAL-M10, M11: with the fourth shield the game is lost, once the battle is finished: one warrior
/// may still go.
#[test]
fn a_battle_is_finished_after_the_fourth_shield() {
    for players in ["1 solo=fenrir", "3 coop=fenrir"] {
        let lost = table(&format!(
            "players {players} | deck 30 | battle M>1 defence
            1: squad Ulf Varg | shields 1 | armed 1:spear 2:sword"
        ));
        let lost = lost.act(&["1 end"]).shows("1: shields 0 | squad Ulf Varg\nnow 1 Spare");
        let over = lost.act(&["1 pass", "~ ..."]);
        over.shows("deck 28 | now over | wins - | by shields-lost");
    }
}

/// VAL-M11: an empty deck loses the game while more than one card is left, after the draw.
#[test]
fn an_empty_deck_loses_the_game() {
    let before = "players 1 solo=fenrir | deck Ulf Varg | monster 5\n1: squad Bera";
    let drawn = table(before).act(&["1 draw", "~ ..."]).shows("now 1 Keep");
    drawn.act(&["1 discard Ulf"]).shows("1: hand Varg\nnow over | wins - | by deck-lost");
}

/// VAL-M11: with one card left there is one last attack, at once, which decides.
#[test]
fn the_last_attack_decides() {
    let before = "players 1 solo=fenrir abilities=off | deck Ulf Varg | monster 6
        1: squad Bera | hand fury";
    let last = table(before).act(&["1 draw", "~ ...", "1 discard Ulf"]);
    let last = last.shows("battle 1>M | now ~ roll 6").act(&["~ sword axe ..."]);
    let mut won = last;
    won.state.battle.sides[0].bonus = 20;
    let lost = table(before).act(&["1 draw", "~ ...", "1 discard Ulf", "~ ...", "1 end"]);
    lost.shows("now over | wins - | by deck-lost");
    won.act(&["1 arm Bera with sword axe", "1 end"])
        .shows("1: valhalla Bera\nmonster 7 | now over | wins 1 | by last-chance");
}

/// VAL-M11: with an empty squad there is no last attack.
#[test]
fn an_empty_squad_has_no_last_attack() {
    let before = "players 1 solo=fenrir | deck Ulf Varg | monster 6\n1: hand fury";
    let last = table(before).act(&["1 draw", "~ ...", "1 discard Ulf"]);
    last.shows("now over | wins - | by deck-lost");
}

/// VAL-M11: a battle in which the deck runs out is finished first.
#[test]
fn a_running_battle_is_finished_first() {
    let before = "players 1 solo=fenrir | deck Varg | monster 1
        battle 1>M attack\n1: squad Ulf | armed 1:spear | dice miss";
    let lost = table(before).act(&["1 end"]).shows("now 1 Spare | deck 1");
    lost.act(&["1 send Ulf", "~ ..."]).shows("1: valhalla Ulf\nnow over | by deck-lost");
}

/// VAL-M12: the last card beaten wins the game.
#[test]
fn the_last_card_beaten_wins() {
    let before = "players 1 solo=fenrir | deck 30 | monster 6 | battle 1>M attack
        1: squad Ulf Orm | armed 1:spear | bonus 20";
    let won = table(before).act(&["1 end"]);
    won.shows("1: valhalla Ulf\nmonster 7 | now over | wins 1 | by monster-slain");
}

/// VAL-M13: two, four or six cards for a lost battle.
#[test]
fn levels_cost_more_cards() {
    for (level, left) in [(1, 28), (2, 26), (3, 24)] {
        for battle in ["1>M attack", "M>1 defence"] {
            let before = format!(
                "players 1 solo=fenrir level={level} | deck 30 | battle {battle}
                1: squad Ulf | dice miss"
            );
            let lost = table(&before).act(&["1 end", "~ ..."]);
            lost.shows(&format!("deck {left}"));
        }
    }
}
