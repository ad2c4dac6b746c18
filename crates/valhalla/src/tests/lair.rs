//! What is shown of a game against a Monster, and the rules that are named with it.

use screen::{Card, Draw, Item, Screen, Zone};
use tabletop::{Eyes, Game, Phrase, Seat};
use testkit::Drawn;

use super::table::{Table, opening, table};
use crate::Event;

fn screen(table: &Table, eyes: Eyes) -> Screen {
    table.game.screen(&table.game.view(&table.state, eyes))
}

fn zone(table: &Table, eyes: Eyes, id: &str) -> Zone {
    let zones = screen(table, eyes).zones;
    zones.into_iter().find(|zone| zone.id == id).expect("it is drawn")
}

/// The cards of a zone, as seat 1 sees it.
fn cards(table: &Table, id: &str) -> Vec<Card> {
    cards_for(table, Eyes::Seat(Seat(0)), id)
}

fn cards_for(table: &Table, eyes: Eyes, id: &str) -> Vec<Card> {
    let card = |item| match item {
        Item::Card(card) => Some(card),
        _ => None,
    };
    zone(table, eyes, id).items.into_iter().filter_map(card).collect()
}

fn names(cards: &[Card]) -> Vec<&str> {
    cards.iter().map(|card| card.name.as_str()).collect()
}

/// The rule that stands with the question to seat 1.
fn asked_by(table: &Table) -> &'static str {
    screen(table, Eyes::Seat(Seat(0))).rule.expect("a rule")
}

/// VAL-M1: before the game all six cards may be looked at, in play the top and the next only.
#[test]
fn all_cards_are_seen_before_the_game() {
    let six: Vec<String> = (1..=6).map(|n| format!("monster-{n}")).collect();
    let start = opening("1 solo=fenrir");
    let next = Phrase::new("val-badge-next");
    let shown = cards(&start, "monster");
    assert_eq!(names(&shown), six);
    let marked: Vec<bool> = shown.iter().map(|card| card.badges.contains(&next)).collect();
    assert_eq!(marked, [false, true, false, false, false, false]);
    let dealt = start.act(&["1 jarl Egil", "~ ...", "~ ..."]).shows("now 1 SetAside");
    assert_eq!(names(&cards(&dealt, "monster")), six);
    let plays = dealt.act(&["1 done"]).shows("now 1 Action");
    assert_eq!(names(&cards(&plays, "monster")), six[..2]);
}

/// VAL-M16: mercy is a house rule, so the table says that it is played.
#[test]
fn mercy_is_told() {
    let mercies = |way: &str| {
        let table = table(&format!("{way} | deck 30\n1: squad Ulf"));
        let facts = zone(&table, Eyes::Spectator, "monster").facts;
        facts.contains(&Phrase::new("val-fact-mercy").with("weaker", 10_u8))
    };
    assert!(mercies("players 2 coop=hel mercy=10"));
    assert!(!mercies("players 2 coop=hel"));
}

/// VAL-M6, M12: once the last card is beaten no limit is told.
#[test]
fn no_card_no_limit() {
    let before = "players 1 solo=fenrir | deck 30 | monster 6 | battle 1>M attack
        1: squad Ulf Orm | armed 1:spear | bonus 20";
    let limits = |table: &Table| {
        let facts = zone(table, Eyes::Seat(Seat(0)), "valhalla-1").facts;
        facts.iter().filter(|fact| fact.to_string().starts_with("val-fact-limit(")).count()
    };
    let fights = table(before);
    assert_eq!(limits(&fights), 1);
    assert_eq!(limits(&fights.act(&["1 end"]).shows("now over | monster 7")), 0);
}

/// VAL-M7: the badge of a quelled ability lies on the card that is fought, not on the next.
#[test]
fn the_quelled_badge_lies_on_the_card_fought() {
    let quelled = |table: &Table| -> Vec<bool> {
        let badge = Phrase::new("val-badge-quelled");
        cards(table, "monster").iter().map(|card| card.badges.contains(&badge)).collect()
    };
    // Room for one of the two: after the battle it is asked which goes.
    let before = "players 1 solo=fenrir | deck 30 | monster 2 | battle 1>M attack
        1: squad Ulf Ylva | valhalla Orm Bersi | hand cut-off | armed 1:spear 2:shield | bonus 20";
    let cut = table(before).act(&["1 tactic cut-off"]);
    assert_eq!(quelled(&cut), [true, false]);
    let won = cut.act(&["1 end"]).shows("now 1 Enter | monster 3");
    assert_eq!(quelled(&won), [false, false]);
}

/// VAL-M7, M8, D1: cards say what they do against a Monster.
#[test]
fn cards_say_what_they_do_against_a_monster() {
    let text = |players: &str, hand: &str| {
        let table = table(&format!("players {players} | deck 30\n1: squad Ulf | hand {hand}"));
        let name = format!("card-{}", table.card(hand) as u16 + 1);
        let hand = cards(&table, "hand");
        let card = hand.iter().find(|card| card.name == name).expect("it is in hand");
        card.text.iter().map(Phrase::to_string).collect::<Vec<_>>()
    };
    for (players, frost, cut_off) in [
        ("2", "val-ability-frost", "val-text-cut-off"),
        ("1 solo=fenrir", "val-ability-frost-first", "val-text-cut-off-monster"),
        ("1 ru solo=fenrir", "val-ability-frost-each", "val-text-cut-off-monster"),
        ("2 ru coop=fenrir", "val-ability-frost-each", "val-text-cut-off-monster"),
    ] {
        assert_eq!(text(players, "Fonn").last().map(String::as_str), Some(frost), "{players}");
        assert_eq!(text(players, "cut-off"), [cut_off], "{players}");
    }
}

/// VAL-M9, M10: what is asked after a battle names the rule of its role, and so does a refusal.
#[test]
fn questions_after_a_battle() {
    for (role, rule) in [("1>M attack", "VAL-M9"), ("M>1 defence", "VAL-M10")] {
        let before = format!(
            "players 1 solo=fenrir | deck 30 | battle {role}\n1: squad Ulf Varg | armed 1:spear"
        );
        let lost = table(&before).act(&["1 end"]).shows("now 1 Spare");
        assert_eq!(asked_by(&lost), rule);
        lost.refuses("1 send Varg", rule);
    }
    let won = "players 1 solo=fenrir | deck 30 | battle M>1 defence
        1: squad Ulf Varg | armed 1:spear | bonus 20";
    let won = table(won).act(&["1 end"]).shows("now 1 Send");
    assert_eq!(asked_by(&won), "VAL-M10");
    won.refuses("1 send Varg", "VAL-M10");
    let rivals = "players 2 | battle 1>2 defence\n1: squad Ulf | armed 1:spear | strength 2
        2: squad Ylva | armed 1:shield | bonus 3";
    let rivals = table(rivals).act(&["2 end"]).shows("now 2 Send");
    assert_eq!(screen(&rivals, Eyes::Seat(Seat(1))).rule, Some("VAL-B14"));
}

/// VAL-M11, M12: the end of the game names the rule that brought it.
#[test]
fn the_end_names_its_rule() {
    let won = "players 1 solo=fenrir | deck 30 | monster 6 | battle 1>M attack
        1: squad Ulf | armed 1:spear | bonus 40";
    assert_eq!(asked_by(&table(won).act(&["1 end"]).shows("by monster-slain")), "VAL-M12");
    let lost = "players 1 solo=fenrir | deck 30 | battle M>1 defence
        1: squad Ulf | shields 1 | dice miss";
    assert_eq!(asked_by(&table(lost).act(&["1 end", "~ ..."]).shows("by shields-lost")), "VAL-M11");
    let deck = "players 1 solo=fenrir | deck Ulf Varg | monster 5\n1: squad Bera";
    let deck = table(deck).act(&["1 draw", "~ ...", "1 discard Ulf"]).shows("by deck-lost");
    assert_eq!(asked_by(&deck), "VAL-M11");
}

/// VAL-M2: the set-up against a Monster is told with its own rule.
#[test]
fn the_set_up_is_told_with_its_rule() {
    let rules = |table: &Table| -> Vec<&'static str> {
        let told = table.told.iter().filter(|event| {
            matches!(
                event,
                Event::JarlRevealed { .. }
                    | Event::FirstDiscard { .. }
                    | Event::HandDealt { .. }
                    | Event::DealtCard { .. }
            )
        });
        let mut rules: Vec<_> = told.filter_map(|event| table.game.told_by(event)).collect();
        rules.dedup();
        rules
    };
    let solo = opening("1 solo=fenrir").act(&["1 jarl Egil", "~ ...", "~ ...", "1 done"]);
    assert_eq!(rules(&solo), ["VAL-M2"]);
    let rivals = rules(&opening("2 1").until("1 Action"));
    assert!(["VAL-S3", "VAL-S5", "VAL-S9"].iter().all(|rule| rivals.contains(rule)), "{rivals:?}");
}

/// VAL-M9, M10, B13: who goes to Valhalla is told with the rule of the battle.
#[test]
fn entries_to_valhalla_are_told_with_the_battles_rule() {
    let sent = |before: &str, acts: &[&str]| {
        let table = table(before).act(acts);
        let is = |event: &&Event| matches!(event, Event::ToValhalla { .. });
        let event = *table.told.iter().find(is).expect("somebody went");
        table.game.told_by(&event)
    };
    for (role, rule) in [("1>M attack", "VAL-M9"), ("M>1 defence", "VAL-M10")] {
        let before = format!(
            "players 1 solo=fenrir | deck 30 | battle {role}
            1: squad Ulf Varg | armed 1:spear | bonus 0"
        );
        assert_eq!(sent(&before, &["1 end", "1 send Ulf"]), Some(rule));
        let won = before.replace("bonus 0", "bonus 20");
        let acts: &[&str] = if rule == "VAL-M9" { &["1 end"] } else { &["1 end", "1 send Ulf"] };
        assert_eq!(sent(&won, acts), Some(rule));
    }
    let rivals = "players 2 | battle 1>2 defence\n1: squad Ulf | armed 1:spear | strength 2
        2: squad Ylva | dice miss";
    assert_eq!(sent(rivals, &["2 end"]), Some("VAL-B13"));
}

/// VAL-M5: against a Monster every Valhalla lies face up, for all eyes.
#[test]
fn valhalla_lies_face_up() {
    let table = table(
        "players 2 coop=fenrir valkyries | deck 30
        1: squad Ulf | valhalla Ylva mission-by-five\n2: squad Varg | valhalla Orm",
    );
    for eyes in [Eyes::Seat(Seat(0)), Eyes::Seat(Seat(1)), Eyes::Spectator] {
        for (id, lie) in
            [("valhalla-1", &["Ylva", "mission-by-five"][..]), ("valhalla-2", &["Orm"])]
        {
            let shown = cards_for(&table, eyes, id);
            let number = |name: &&str| format!("card-{}", table.card(name) as u16 + 1);
            let lie: Vec<String> = lie.iter().map(number).collect();
            assert_eq!(names(&shown), lie);
            assert!(shown.iter().all(|card| card.face_up));
        }
    }
}
