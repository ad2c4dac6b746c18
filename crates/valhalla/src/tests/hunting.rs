//! VAL-M7, M11, M14 to M17: where rules of the base game and of expansions meet a Monster's; and
//! the order of VAL-B20 with several expansions.

use testkit::Drawn;

use super::draw::BOX;
use super::table::{Table, opening, table, table_of};
use crate::Event;
use crate::pairs::PairEvent;

fn strength(table: &Table) -> u8 {
    table.game.strength(&table.state, table.state.battle.hero())
}

/// VAL-M7, J2, M15: a Jarl that Cut Off frees has its basic ability: which of the two acts was to
/// be said before the roll.
#[test]
fn a_freed_jarl_has_its_basic_ability() {
    // Styr: +1, or in attack two free rerolls. Fenrir's fifth card awes the Jarl.
    let before =
        "players 1 solo=fenrir | deck 30 | monster 5\n1: jarl Styr | squad Ulf | hand cut-off";
    let rolled = table(before).act(&["1 attack monster"]).shows("now ~ roll 6");
    let armed = rolled.act(&["~ spear ...", "1 arm Ulf with spear"]).refuses("1 free", "VAL-J1");
    assert_eq!(strength(&armed), 2);
    let freed = armed.act(&["1 tactic cut-off"]).refuses("1 free", "VAL-J1");
    assert_eq!(strength(&freed), 3);
    // Without awe it is asked, and may take the rerolls.
    let other = before.replace("monster 5", "monster 1");
    let asked = table(&other).act(&["1 attack monster"]).shows("now 1 WhichAbility");
    asked.act(&["1 extra", "~ ...", "1 free"]).shows("now 1 Choose");
}

/// VAL-M7: Boars look at the card's colours in defence too.
#[test]
fn boars_defend_by_the_cards_colours() {
    for (card, bonus) in [(1, 0), (2, 3)] {
        let before = format!(
            "players 1 solo=fenrir | deck 30 | monster {card} | battle M>1 defence
            1: squad Galti | armed 1:shield"
        );
        assert_eq!(strength(&table(&before)), 1 + bonus, "card {card}");
    }
}

/// VAL-M15, X21: Call to Arms is one of the two tactics that a hasty Monster leaves time for.
#[test]
fn calls_to_arms_count_as_tactics() {
    let before = "players 1 solo=fenrir valkyries dwarves | deck 30 | monster 6
        discard Bera Hind Elg
        1: squad Ulf | hand call-to-arms call-to-arms#2 call-to-arms#3 fury fury#2";
    let one = table(before).act(&["1 attack monster", "1 tactic call-to-arms", "1 slot 2"]);
    let fought = one.act(&["1 pass", "~ ...", "1 tactic fury"]);
    fought.refuses("1 tactic fury#2", "VAL-M15");
    let two = table(before).act(&["1 attack monster", "1 tactic call-to-arms", "1 slot 2"]);
    let two = two.act(&["1 tactic call-to-arms#2", "1 slot 3"]);
    let two = two.refuses("1 tactic call-to-arms#3", "VAL-M15");
    two.act(&["1 pass", "~ ..."]).refuses("1 tactic fury", "VAL-M15");
}

/// VAL-M15, X21: where no tactics are allowed, nobody is called.
#[test]
fn confusion_calls_nobody() {
    let before = "players 1 solo=hel valkyries dwarves | deck 30 | monster 6 | discard Bera
        1: squad Ulf | hand call-to-arms";
    let asked = table(before).act(&["1 attack monster"]).shows("now 1 Before");
    asked.refuses("1 tactic call-to-arms", "VAL-M15").lists(1, &["pass", "pass battle"]);
}

/// VAL-M15, C3: a bound clan's diversity adds nothing.
#[test]
fn a_spell_takes_diversity() {
    // Hel's third card binds the Deer; Elg gains +2 with three clans, +5 with four.
    for (squad, bonus) in [("Elg Ulf Bersi", 2), ("Elg Ulf Bersi Galti", 5)] {
        for (card, counts) in [(3, 0), (2, 1)] {
            for role in ["1>M attack", "M>1 defence"] {
                let before = format!(
                    "players 1 solo=hel | deck 30 | monster {card} | battle {role}
                    1: squad {squad} | armed 1:shield"
                );
                assert_eq!(strength(&table(&before)), 2 + bonus * counts, "{squad} {card}");
            }
        }
    }
}

/// VAL-M15, X27: the card beside a warrior of a bound clan adds nothing.
#[test]
fn a_spell_takes_the_sacrifice() {
    // Radsvid is a Deer, Frar a Bear; both sacrifice and have strength 2.
    for (card, warrior, die, wanted) in
        [(3, "Radsvid", "bow", 2), (2, "Radsvid", "bow", 5), (3, "Frar", "spear", 5)]
    {
        let before = format!(
            "players 1 solo=hel valkyries dwarves | deck 30 | monster {card} | battle 1>M attack
            1: squad {warrior} | hand fury | dice {die}"
        );
        let arm = format!("1 arm {warrior} with {die}");
        let beside = table(&before).act(&[&arm, "1 sacrifice fury"]).shows("1: beside fury");
        assert_eq!(strength(&beside), wanted, "{warrior} {card}");
    }
}

/// VAL-M14: a Block, a Deny, a Disarm and the Road find nobody to act on.
#[test]
fn dwarves_find_nobody() {
    // Nyi blocks, Viggr disarms, Nain denies.
    let before = |role: &str, bonus: u8| {
        format!(
            "players 1 solo=fenrir valkyries dwarves | deck 30 | monster 3 | battle {role}
            1: squad Nyi Viggr Nain | hand road-to-valhalla | dice axe sword shield | bonus {bonus}"
        )
    };
    for role in ["1>M attack", "M>1 defence"] {
        for bonus in [0, 30] {
            let armed =
                table(&before(role, bonus)).act(&["1 arm Nyi with axe"]).shows("now 1 Fight");
            let armed = armed.act(&["1 arm Viggr with sword"]).shows("now 1 Fight");
            let armed = armed.act(&["1 arm Nain with shield"]).shows("now 1 Fight");
            let armed = armed.refuses("1 tactic road-to-valhalla", "VAL-X17");
            // After the battle nobody is denied either.
            let over = armed.act(&["1 end"]).shows("1: hand road-to-valhalla");
            let now = match (role, bonus) {
                (_, 0) => "now 1 Spare",
                ("1>M attack", _) => "1: valhalla Nyi Viggr Nain\nnow 1 Mission",
                _ => "now 1 Send",
            };
            over.shows(now);
        }
    }
}

/// VAL-M16, M7: a team-mate's Fury of the Few compares the fighter's squad with the card.
#[test]
fn the_few_are_the_fighters() {
    // Two warriors on Fenrir's second card.
    let before = |fighter: &str, mate: &str| {
        format!(
            "players 2 coop=fenrir | deck 30 | monster 2 | battle 1>M attack
            1: squad {fighter} | armed 1:spear\n2: squad {mate} | hand outnumbered-fury"
        )
    };
    let few = table(&before("Ulf", "Ylva Orm Bera")).act(&["1 end"]).shows("now 2 Aid");
    few.act(&["2 tactic outnumbered-fury"]).shows("1: bonus 3\nnow 1 Fight");
    let many = table(&before("Ulf Varg", "Ylva")).act(&["1 end"]).shows("now 2 Aid");
    many.refuses("2 tactic outnumbered-fury", "VAL-C6");
}

/// VAL-M16, M7: a team-mate's Cut Off quells the Monster for the fighter; in attack only.
#[test]
fn a_team_mate_quells_the_monster() {
    let before = |role: &str| {
        format!(
            "players 2 coop=fenrir | deck 30 | monster 5 | battle {role}
            1: jarl Sigurd | squad Ulf | armed 1:spear\n2: squad Ylva | hand cut-off"
        )
    };
    let awed = table(&before("1>M attack"));
    assert_eq!(strength(&awed), 2);
    let freed = awed.act(&["1 end", "2 tactic cut-off"]).shows("now 1 Fight");
    assert_eq!(strength(&freed), 5);
    table(&before("M>1 defence")).act(&["1 end"]).refuses("2 tactic cut-off", "VAL-C12");
}

/// VAL-M15: the Valhalla card of the lowest glory is lost, also if it is no warrior.
#[test]
fn a_mission_may_be_the_lowest() {
    for role in ["1>M attack", "M>1 defence"] {
        let before = format!(
            "players 1 solo=hel valkyries | deck 30 | monster 2 | battle {role}
            1: squad Varg | valhalla Orm mission-by-five | dice miss"
        );
        let lost = table(&before).act(&["1 end", "~ ..."]);
        lost.shows("1: valhalla Orm").shows("deck 28");
        // With warriors as low as it the player chooses.
        let even = table(&before.replace("Orm", "Bera")).act(&["1 end", "~ ..."]);
        even.lists(1, &["discard Bera", "discard mission-by-five"]);
    }
}

/// VAL-M17, M16, S5: together with both decks, by the number of players and twenty more.
#[test]
fn both_decks_together() {
    for (players, count) in [(2, 60), (3, 40), (4, 30)] {
        let start = opening(&format!("{players} coop=fenrir valkyries dwarves 1"));
        start.until(&format!("~ pick {count} of 200"));
        let one = opening(&format!("{players} coop=fenrir valkyries 1"));
        one.until(&format!("~ pick {} of 160", count - 20));
    }
}

/// VAL-M11, M15: the card that decay takes after part A may be the last: then comes the last
/// attack, before part B, or the game is lost.
#[test]
fn decay_may_take_the_last_card() {
    // Hel's last card decays here.
    let text = BOX.replace("ability = \"confusion\"", "ability = \"decay\"");
    let before = |card: u8| {
        format!("players 1 solo=hel | deck Orm | monster {card}\n1: squad Ulf | hand Bersi")
    };
    let played = |card: u8| {
        let table = table_of(&before(card), &text).act(&["1 play Bersi", "1 slot 2"]);
        table.shows("now ~ pick 1 of 1").act(&["~ ..."])
    };
    let last = played(6).shows("battle 1>M | discard Orm | now ~ roll 6");
    last.act(&["~ ...", "1 end"]).shows("now over | wins - | by deck-lost");
    played(5).shows("discard Orm | now over | wins - | by deck-lost");
}

/// Where an event was told.
fn at(table: &Table, is: impl Fn(&Event) -> bool) -> usize {
    table.told.iter().position(is).expect("it happened")
}

/// VAL-B20, X8, X18: the mission before the cards of Thor's.
#[test]
fn the_mission_comes_before_thor() {
    let before = "players 3 thor valkyries | deck 30\n1: squad Ulf | hand mission-no-rerolls
        2: squad Varg Bersi\n3: squad Elg | hand thor-2";
    let fought = table(before).act(&["1 attack 2", "3 support thor-2 for 1", "~ spear ..."]);
    let fought = fought.act(&["1 arm Ulf with spear", "1 end", "~ ...", "2 end"]);
    let asked = fought.shows("1: valhalla Ulf\n3: valhalla -\nsupports thor-2>1 | now 1 Mission");
    let over = asked.act(&["1 tactic mission-no-rerolls"]);
    let over = over.shows("1: valhalla Ulf mission-no-rerolls\n3: valhalla thor-2");
    let thor = over.card("thor-2");
    let mission = at(&over, |event| matches!(event, Event::Fulfilled { .. }));
    let support =
        at(&over, |event| matches!(event, Event::ToValhalla { card, .. } if *card == thor));
    assert!(mission < support);
}

/// VAL-B20, X2, X33: the King changes before Loki's card.
#[test]
fn the_king_comes_before_loki() {
    let before = "players 3 king loki-1 | deck 30 | battle 1>2 defence
        1: squad Bersi | hand Orm | armed 1:spear | strength 3\n2: squad Hrolf | dice miss";
    let asked = table(before).act(&["2 end"]).shows("king 1:1 | battle - | now 2 Loki");
    let over = asked.act(&["2 bonus 3", "~ Orm"]).shows("2: hand Orm");
    let king = at(&over, |event| matches!(event, Event::Pair(PairEvent::Crowned { .. })));
    assert!(king < at(&over, |event| matches!(event, Event::TookBonus { .. })));
}
