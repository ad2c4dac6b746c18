//! VAL-M15: what Monsters can do.

use testkit::Drawn;

use super::table::{check, refused, table};

/// Both roles: most abilities work in either.
const ROLES: [&str; 2] = ["1>M attack", "M>1 defence"];

/// A battle against a card of a Monster's, with this board.
fn battle(monster: &str, card: u8, battle: &str, board: &str) -> String {
    format!("players 1 solo={monster} | deck 30 | monster {card} | battle {battle}\n1: {board}")
}

/// VAL-M15: after part A a card of the deck is discarded.
#[test]
fn decay_takes_a_card_after_part_a() {
    let before = "players 1 solo=surtur | deck 30 | monster 2\n1: squad Ulf | hand Bersi";
    let played = table(before).act(&["1 play Bersi", "1 slot 2"]).shows("now ~ pick 1 of 30");
    played.act(&["~ ..."]).shows("deck 29 | now ~ pick 2 of 29");
    let off = before.replace("surtur", "surtur abilities=off");
    check(&off, &["1 play Bersi", "1 slot 2"], "now ~ pick 2 of 30");
}

/// VAL-M15: one clan's abilities add nothing to strength.
#[test]
fn a_spell_takes_a_clans_bonus() {
    // Hel's third card binds the Deer; Hind gains +2 beside another Deer.
    for (card, strength) in [(3, 2), (2, 4)] {
        let before = battle("hel", card, "1>M attack", "squad Hind Elg | armed 1:sword");
        let table = table(&before);
        assert_eq!(table.game.strength(&table.state, 0), strength);
    }
    // Surtur's fourth card binds the Boars and shows their colour.
    let boar = battle("surtur", 4, "M>1 defence", "squad Galti | armed 1:shield");
    let table = table(&boar);
    assert_eq!(table.game.strength(&table.state, 1), 1);
}

/// VAL-M15: before a battle a chosen card is discarded, in both roles.
#[test]
fn tribute_takes_a_chosen_card() {
    let before = "players 1 solo=surtur | deck 30 | monster 3\n1: squad Ulf | hand fury heroic";
    table(before)
        .act(&["1 attack monster"])
        .shows("now 1 GiveCard")
        .lists(1, &["discard fury", "discard heroic"])
        .act(&["1 discard heroic"])
        .shows("1: hand fury\ndiscard heroic | now ~ roll 6");
    let without = before.replace("fury heroic", "-");
    check(&without, &["1 attack monster"], "now ~ roll 6");
    let hunted = before.replace("monster 3", "monster 3 axe axe shield");
    let hunted = table(&hunted).act(&["1 draw", "~ ..."]).until("~ roll 3");
    hunted.act(&["~ spear miss miss"]).shows("battle M>1 | now 1 GiveCard");
}

/// VAL-M15: one die fewer is rolled.
#[test]
fn chill_takes_a_die() {
    let before = "players 1 solo=fenrir | deck 30 | monster 4\n1: squad Ulf";
    check(before, &["1 attack monster"], "now ~ roll 5");
}

/// VAL-M15: after each battle a random card is lost, also to a card that was just beaten.
#[test]
fn theft_takes_a_random_card() {
    let won = battle(
        "fenrir",
        2,
        "1>M attack",
        "squad Ulf | hand fury heroic | armed 1:spear | bonus 20",
    );
    let before = won;
    let won = table(&before).act(&["1 end"]).shows("monster 3 | now ~ pick 1 of 2");
    won.act(&["~ fury"]).shows("1: hand heroic\ndiscard fury");
    let hunted = before.replace("1>M attack", "M>1 defence");
    let won = table(&hunted).act(&["1 end", "1 done"]).shows("monster 2 | now ~ pick 1 of 2");
    won.act(&["~ fury"]).shows("1: hand heroic | shields 4\ndiscard fury");
    let lost = hunted.replace("bonus 20", "bonus 0");
    let lost = table(&lost).act(&["1 end", "1 pass", "~ ..."]).shows("now ~ pick 1 of 2");
    lost.act(&["~ heroic"]).shows("1: hand fury | shields 3\ndeck 28 | now 1 Action");
}

/// VAL-M15: at most two tactics in a battle.
#[test]
fn haste_leaves_time_for_two_tactics() {
    for role in ROLES {
        let before = battle("fenrir", 6, role, "squad Ulf | hand fury fury#2 fury#3 | dice miss");
        let two = table(&before).act(&["1 tactic fury", "1 tactic fury#2"]);
        two.refuses("1 tactic fury#3", "VAL-M15").lists(1, &["end"]);
    }
}

/// VAL-M15: the Jarl is off in battle, but not before it.
#[test]
fn awe_switches_the_jarl_off() {
    let before =
        "players 1 solo=fenrir | deck 30 | monster 5\n1: jarl Einar | squad Ulf | hand fury";
    // Einar: a card before the battle for +3; with at most two warriors an extra die.
    let offered = table(before).act(&["1 attack monster"]).shows("now 1 Before");
    offered.act(&["1 offer fury"]).shows("1: bonus 3\nnow ~ roll 6");
    let other = before.replace("monster 5", "monster 1");
    check(&other, &["1 attack monster", "1 offer fury"], "now ~ roll 7");
    // An `or` Jarl is not asked which ability it uses.
    let styr = before.replace("Einar", "Styr");
    check(&styr, &["1 attack monster"], "now ~ roll 6");
    // In defence as well: the offering counts, the extra die does not come.
    for (card, symbols, last, dice) in
        [(5, "sword sword axe", "shield", 6), (1, "spear spear axe", "bow", 7)]
    {
        let hunted = before.replace("monster 5", &format!("monster {card} {symbols}"));
        let hunted = table(&hunted).act(&["1 draw", "~ ..."]).until("~ roll 3");
        let hunted = hunted.act(&[&format!("~ {last} miss miss")]).shows("now 1 Before");
        let rolls = hunted.act(&["1 offer fury"]);
        rolls.shows(&format!("1: bonus 3\nbattle M>1 | now ~ roll {dice}"));
    }
}

/// VAL-M15: Sigurd's strength is off in both roles.
#[test]
fn an_awed_jarl_adds_no_strength() {
    for (side, role) in ROLES.into_iter().enumerate() {
        for (card, strength) in [(5, 2), (4, 5)] {
            let before = battle("fenrir", card, role, "jarl Sigurd | squad Ulf | armed 1:spear");
            let table = table(&before);
            assert_eq!(table.game.strength(&table.state, side), strength, "{role} {card}");
        }
    }
}

/// VAL-M15: no tactics at all.
#[test]
fn confusion_allows_no_tactics() {
    for role in ROLES {
        let before = battle("hel", 6, role, "squad Ulf | hand fury cut-off | dice miss");
        refused(&before, "1 tactic fury", "VAL-M15");
        refused(&before, "1 tactic cut-off", "VAL-M15");
        table(&before).lists(1, &["end"]);
    }
}

/// VAL-M15: one squad slot fewer, and a squad that is too large is discarded down after M9.
#[test]
fn siege_leaves_one_slot_empty() {
    let full =
        "players 1 solo=jormungandr | deck 30 | monster 6\n1: squad Ulf Varg _ Elg | hand Bersi";
    let full = table(full).act(&["1 play Bersi"]).shows("now 1 MakeRoom");
    full.act(&["1 dismiss Varg", "1 slot 2"]).shows("1: squad Ulf Bersi _ Elg");
    // The fifth card is beaten by Ulf alone; four others stay with Bernhard's five slots.
    let won = "players 1 solo=jormungandr abilities=on | deck 30 | monster 5 | battle 1>M attack
        1: jarl Bernhard | squad Ulf Varg Elg Hind Gyda | armed 1:spear | bonus 30";
    check(won, &["1 end"], "1: squad _ Varg Elg Hind Gyda\nmonster 6 | now ~ pick 2 of 30");
    let plain = "players 1 solo=jormungandr | deck 30 | monster 5 | battle 1>M attack
        1: squad Ulf Varg Elg Hind Gyda | armed 1:spear | bonus 30";
    let won = table(plain).act(&["1 end"]).shows("now 1 Cull | monster 6");
    won.act(&["1 dismiss Elg"])
        .shows("1: squad _ Varg _ Hind Gyda\ndiscard Elg | now ~ pick 2 of 30");
}

/// VAL-M15: before a battle a warrior of the squad is discarded; a squad emptied by that has lost.
#[test]
fn sacrifice_takes_a_warrior() {
    let before = "players 1 solo=surtur | deck 30 | monster 6\n1: squad Ulf Varg";
    let gave = table(before).act(&["1 attack monster"]).shows("now 1 GiveWarrior");
    gave.act(&["1 dismiss Ulf"]).shows("1: squad _ Varg\ndiscard Ulf | now ~ roll 6");
    let alone = before.replace("Ulf Varg", "Ulf");
    check(
        &alone,
        &["1 attack monster", "1 dismiss Ulf", "~ ..."],
        "deck 28 | monster 6 | now ~ pick 2 of 28",
    );
    // In defence the shield is lost with it.
    let hunted = alone.replace("monster 6", "monster 6 axe axe sword");
    let hunted = table(&hunted).act(&["1 draw", "~ ..."]).until("~ roll 3");
    let hunted = hunted.act(&["~ sword miss miss", "1 dismiss Ulf"]);
    hunted.shows("1: shields 3\nnow ~ pick 2 of 26");
}

/// VAL-M15: after a lost battle one Valhalla card of the lowest glory is lost.
#[test]
fn shame_costs_glory_after_a_lost_battle() {
    let lost = battle("surtur", 5, "1>M attack", "squad Varg | valhalla Ulf Bersi | dice miss");
    check(&lost, &["1 end", "~ ..."], "1: valhalla Ulf\ndeck 28 | now ~ pick 2 of 28");
    let won = lost.replace("dice miss", "armed 1:sword | bonus 30");
    check(&won, &["1 end"], "1: valhalla Varg Ulf Bersi");
    let [lost, won] = [lost, won].map(|before| before.replace("1>M attack", "M>1 defence"));
    check(&lost, &["1 end", "~ ..."], "1: valhalla Ulf | shields 3\ndeck 28 | now 1 Action");
    check(&won, &["1 end", "1 done"], "1: valhalla Ulf Bersi | shields 4\nnow 1 Action");
}

/// VAL-M15: the player chooses among those of the lowest glory.
#[test]
fn oblivion_costs_glory_after_each_battle() {
    let lost = battle("hel", 2, "1>M attack", "squad Varg | valhalla Ulf Bersi Hind | dice miss");
    let asked = table(&lost).act(&["1 end", "~ ..."]).shows("now 1 LoseGlory");
    let asked =
        asked.lists(1, &["discard Bersi", "discard Hind"]).refuses("1 discard Ulf", "VAL-M15");
    asked.act(&["1 discard Hind"]).shows("1: valhalla Ulf Bersi\ndeck 28");
    let won = lost.replace("dice miss", "armed 1:sword | bonus 30").replace(" Hind", "");
    check(&won, &["1 end"], "1: valhalla Varg Ulf\nmonster 3");
    let nothing = lost.replace("valhalla Ulf Bersi Hind", "valhalla -");
    check(&nothing, &["1 end", "~ ..."], "now ~ pick 2 of 28");
}

/// VAL-M15: Push Back and Change of Weapons are not allowed.
#[test]
fn grip_holds_two_tactics() {
    let hand = "squad Ulf | hand push-back change-of-weapons new-weapons fury | dice miss";
    for role in ROLES {
        let before = battle("fenrir", 3, role, hand);
        refused(&before, "1 tactic push-back", "VAL-M15");
        refused(&before, "1 tactic change-of-weapons", "VAL-M15");
        let others = ["1 tactic new-weapons", "~ axe axe", "1 tactic fury"];
        check(&before, &others, "1: bonus 2 | dice miss axe*");
    }
}

/// VAL-M15: the built-in Monsters have all thirteen abilities among them.
#[test]
fn all_thirteen_abilities_are_there() {
    use crate::cards::Dread;
    use tabletop::{Game, Setup};
    let setup = Setup::new(1).with("solo", "hel");
    let game = crate::Valhalla::build(&setup, crate::Valhalla::about().boxes[0].text);
    let game = game.unwrap_or_else(|faults| panic!("{faults}"));
    for dread in Dread::ALL {
        let has = |face: &crate::cards::Face| face.dread.is_some_and(|d| d.id() == dread.id());
        let monsters = &game.stock.lore.monsters;
        assert!(monsters.iter().any(|m| m.front.iter().any(has)), "{}", dread.id());
        assert!(monsters.iter().any(|m| m.back.iter().any(has)), "{}", dread.id());
    }
}
