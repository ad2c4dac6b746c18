//! The rules that events are told with, where several can bring the same about.

use screen::Draw;
use tabletop::{Eyes, Game, Seat};
use testkit::Drawn;

use super::draw::BOX;
use super::table::{Table, table, table_of};
use crate::Event;
use crate::hunt::HuntEvent;

/// The rule of the last event of a kind.
fn rule(table: &Table, is: impl Fn(&Event) -> bool) -> &'static str {
    let event = table.told.iter().rev().find(|event| is(event)).expect("it happened");
    table.game.told_by(event).expect("a rule")
}

/// VAL-M9, M10: a battle against a Monster is told with the rule of its role.
#[test]
fn battles_against_a_monster() {
    let fought = |battle: &str, bonus: u8| {
        let before = format!(
            "players 1 solo=fenrir | deck 30 | battle {battle}
            1: squad Ulf | armed 1:spear | bonus {bonus}"
        );
        table(&before).act(&["1 end"])
    };
    let is = |event: &Event| {
        matches!(event, Event::Hunt(HuntEvent::Won { .. } | HuntEvent::Lost { .. }))
    };
    for (battle, number) in [("1>M attack", "VAL-M9"), ("M>1 defence", "VAL-M10")] {
        for bonus in [0, 20] {
            assert_eq!(rule(&fought(battle, bonus), is), number, "{battle} {bonus}");
        }
    }
}

/// VAL-M13, M15: cards of the deck are lost for a lost battle, or by decay.
#[test]
fn lost_cards_of_the_deck() {
    let is = |event: &Event| matches!(event, Event::Hunt(HuntEvent::DeckLost { .. }));
    let decay = "players 1 solo=surtur | deck 30 | monster 2\n1: squad Ulf | hand Bersi";
    let decayed = table(decay).act(&["1 play Bersi", "1 slot 2", "~ ..."]);
    assert_eq!(rule(&decayed, is), "VAL-M15");
    let lost = "players 1 solo=fenrir | deck 30 | battle 1>M attack\n1: squad Ulf | dice miss";
    assert_eq!(rule(&table(lost).act(&["1 end", "~ ..."]), is), "VAL-M13");
}

/// VAL-C4, J1, M15: a die is lost to a Giant, to a Jarl, to a Monster's chill.
#[test]
fn lost_dice() {
    let is = |event: &Event| matches!(event, Event::LostDice { .. });
    let chill = "players 1 solo=fenrir | deck 30 | monster 4\n1: squad Ulf";
    assert_eq!(rule(&table(chill).act(&["1 attack monster"]), is), "VAL-M15");
    let frost = "players 2 | battle 1>2 attack\n1: squad Fonn | dice axe bow\n2: squad Ylva";
    let frost = table(frost).act(&["1 arm Fonn with axe bow", "1 end"]);
    assert_eq!(rule(&frost, is), "VAL-C4");
    let text = super::table::sigurd(
        "effect = \"foe-fewer-dice\", amount = 1",
        "plus",
        "kind = \"attacking\"",
        "effect = \"strength\", amount = 1",
    );
    let jarl =
        "players 2 | battle 1>2 attack\n1: jarl Sigurd | squad Ulf | dice spear\n2: squad Ylva";
    let jarl = table_of(jarl, &text).act(&["1 arm Ulf with spear", "1 end"]);
    assert_eq!(rule(&jarl.shows("now ~ roll 5"), is), "VAL-J1");
}

/// VAL-B20, X3, X7: a card is taken by a Jarl, by Loki, by Thor.
#[test]
fn taken_cards() {
    let is = |event: &Event| matches!(event, Event::Plundered { .. });
    let thor = "players 3 thor\n1: squad Ulf\n2: squad Varg | hand fury
        3: squad Elg | hand thor-steal";
    let thor = table(thor).act(&["1 attack 2", "3 support thor-steal for 1", "~ fury"]);
    assert_eq!(rule(&thor, is), "VAL-X7");
    let loki = "players 2 loki-1 | battle 1>2 defence
        1: squad Bersi | hand Orm | armed 1:spear | strength 4\n2: squad Hrolf | dice miss";
    let loki = table(loki).act(&["2 end", "2 bonus 3", "~ Orm"]);
    assert_eq!(rule(&loki, is), "VAL-X3");
    let jarl = "players 2 | battle 1>2 defence
        1: jarl Gunnhild | squad Bersi | armed 1:spear | strength 4\n2: squad Hrolf | hand Orm";
    let text = super::table::sigurd(
        "effect = \"plunder\"",
        "plus",
        "kind = \"attacking\"",
        "effect = \"strength\", amount = 1",
    );
    let jarl = table_of(&jarl.replace("Gunnhild", "Sigurd"), &text);
    assert_eq!(rule(&jarl.act(&["2 end", "~ Orm"]), is), "VAL-B20");
}

/// VAL-M11, M12: the end is told when all that follows the battle is done, and is told last.
#[test]
fn the_end_is_told_last() {
    let ends = |table: &Table| -> Vec<usize> {
        let told = table.told.iter().enumerate().filter(|(_, event)| {
            matches!(event, Event::Hunt(HuntEvent::Slain | HuntEvent::GameLost))
        });
        told.map(|(n, _)| n).collect()
    };
    let last = |table: &Table| assert_eq!(ends(table), [table.told.len() - 1]);
    // The last attack, lost: one warrior may still go, a card of the hand is taken by the Monster.
    let thief = BOX.replace("ability = \"haste\"", "ability = \"theft\"");
    let before = "players 1 solo=fenrir | deck Ulf Varg | monster 6\n1: squad Bera | hand fury Orm";
    let attack =
        ["1 draw", "~ ...", "1 discard Ulf", "~ sword axe ...", "1 arm Bera with sword axe"];
    let lost = table_of(before, &thief).act(&attack).act(&["1 end"]).shows("now 1 Spare");
    assert_eq!(ends(&lost), []);
    let lost = lost.act(&["1 send Bera"]).shows("now ~ pick 1 of 3");
    assert_eq!(ends(&lost), []);
    last(&lost.act(&["~ ..."]).shows("now over | by deck-lost"));
    // The same, won.
    let mut won = table_of(before, &thief).act(&attack);
    won.state.battle.sides[0].bonus = 30;
    let won = won.act(&["1 end"]).shows("now ~ pick 1 of 3 | monster 7");
    assert_eq!(ends(&won), []);
    last(&won.act(&["~ ..."]).shows("now over | by last-chance"));
    // The fourth shield, and the last card in an attack that is not the last.
    let shield = "players 1 solo=fenrir | deck 30 | monster 6 | battle M>1 defence
        1: squad Ulf | hand fury Orm | shields 1 | dice miss";
    let shield = table_of(shield, &thief).act(&["1 end", "~ ..."]).shows("now ~ pick 1 of 2");
    assert_eq!(ends(&shield), []);
    last(&shield.act(&["~ ..."]).shows("now over | by shields-lost"));
    let slain = "players 1 solo=fenrir | deck 30 | monster 6 | battle 1>M attack
        1: squad Ulf | hand fury Orm | armed 1:spear | bonus 40";
    let slain = table_of(slain, &thief).act(&["1 end"]).shows("now ~ pick 1 of 2");
    last(&slain.act(&["~ ..."]).shows("now over | by monster-slain"));
}

/// VAL-T8, X26: a hand is shown for want of a warrior, or of a tactic.
#[test]
fn shown_hands() {
    let told = |table: &Table, id: &str| {
        let told = table
            .told
            .iter()
            .rev()
            .find(|event| table.game.tell(event).to_string().starts_with(&format!("{id}(")));
        table.game.told_by(told.expect("it was told")).expect("a rule")
    };
    let none = table("players 2\n1: hand fury\n2: squad Varg").act(&["1 draw"]);
    assert_eq!(told(&none, "val-told-showed-hand"), "VAL-T8");
    let disarmed = "players 2 dwarves | battle 1>2 attack
        1: squad Viggr | dice sword\n2: squad Varg | hand Orm";
    let disarmed = table(disarmed).act(&["1 arm Viggr with sword", "2 show"]);
    assert_eq!(told(&disarmed, "val-told-showed-no-tactic"), "VAL-X26");
}

/// VAL-M6: beside the limit stands what it counts: the glory of warriors, in both editions.
#[test]
fn the_limit_counts_warriors() {
    for edition in ["pl", "ru"] {
        let before = format!(
            "players 1 {edition} solo=fenrir valkyries | deck 30
            1: squad Ulf | valhalla Ylva mission-by-five"
        );
        let table = table(&before);
        let screen = table.game.screen(&table.game.view(&table.state, Eyes::Seat(Seat(0))));
        let zone = screen.zones.iter().find(|zone| zone.id == "valhalla-1").expect("it is drawn");
        let limit = table.game.face(0).expect("a card").limit;
        let fact = tabletop::Phrase::new("val-fact-limit").with("glory", 2i16).with("limit", limit);
        assert!(zone.facts.contains(&fact), "{:?}", zone.facts);
    }
}
