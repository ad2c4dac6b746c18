//! The rules page and the texts of cards say what the rules do.

use screen::Draw;
use tabletop::{Eyes, Game, Phrase, Seat};
use words::Words;

use super::table::{Table, table};
use crate::cards::{Mission, NOBODY};
use crate::{Choice, Valhalla};

/// The line of a rule, and those of the editions below it.
fn rule(number: &str) -> (&'static str, Vec<&'static str>) {
    let head = format!("- **{number}** ");
    let mut lines =
        Valhalla::about().rules.lines().skip_while(move |line| !line.starts_with(&head));
    let rule = lines.next().expect("a rule of the page");
    (rule, lines.take_while(|line| line.starts_with("  - ")).collect())
}

/// VAL-X1, X33: the head of the expansions names all that can be chosen.
#[test]
fn the_page_names_every_expansion() {
    let option = Valhalla::about().options.iter().find(|option| option.id == "with");
    let ids: Vec<&str> = option.expect("it is one").values.iter().map(|value| value.id).collect();
    let told = format!("`--with {}`", ids.join(","));
    assert!(Valhalla::about().rules.contains(&told), "{told} is not on the page");
}

/// VAL-C9, X17: just the tactics that the page lists have conditions; with nothing to act on, all
/// the others may be played.
#[test]
fn the_page_lists_the_tactics_with_conditions() {
    let (ruling, _) = rule("VAL-C9");
    let mut refusing = std::collections::BTreeSet::new();
    // No unused die, no grey one, no warrior of the opponent's activated, as many warriors as it.
    for battle in ["1>2 attack", "2>1 defence"] {
        let before =
            format!("players 2 valkyries dwarves | battle {battle}\n1: squad Ulf\n2: squad Varg");
        let mut drawn = table(&before);
        drawn.state.battle.grey = 0;
        for card in drawn.game.deck.tactics.iter().collect::<Vec<_>>() {
            drawn.state.give(Seat(0), card);
            let tactic = drawn.game.deck.tactic(card).expect("a tactic");
            let refused = drawn.game.fits(&drawn.state, Seat(0), &Choice::Tactic(card, NOBODY));
            drawn.state.lose(Seat(0), card);
            let Err(refusal) = refused else { continue };
            let short = refusal.rule.trim_start_matches("VAL-");
            assert!(ruling.contains(short), "{tactic:?} {}: {ruling}", refusal.rule);
            refusing.insert(refusal.rule);
        }
    }
    let wanted = ["VAL-C12", "VAL-C6", "VAL-C7", "VAL-C8", "VAL-X17", "VAL-X18", "VAL-X21"];
    assert_eq!(refusing.into_iter().collect::<Vec<_>>(), wanted);
    assert!(rule("VAL-X17").0.contains("cannot be played"));
}

/// VAL-X18, D16: what an edition says of missions stands in its own line only.
#[test]
fn each_edition_prints_its_own_mission() {
    let (common, editions) = rule("VAL-X18");
    assert!(!common.contains("partner") && !common.contains("squad"), "{common}");
    assert!(!common.contains("but those"), "{common}");
    assert_eq!(editions.len(), 2);
    assert!(editions.iter().all(|line| line.contains("Jarl's") && line.contains("partner's")));
}

/// The text of a card in hand, as seat 1 reads it.
fn text(table: &Table, card: &str) -> String {
    let name = format!("card-{}", table.card(card) as u16 + 1);
    let screen = table.game.screen(&table.game.view(&table.state, Eyes::Seat(Seat(0))));
    let items = screen.zones.into_iter().flat_map(|zone| zone.items);
    let found = items.filter_map(|item| match item {
        screen::Item::Card(card) if card.name == name => Some(card),
        _ => None,
    });
    let words = Words::english();
    let text: Vec<String> =
        found.flat_map(|card| card.text).map(|text: Phrase| words.text(&text)).collect();
    text.join(" ")
}

/// VAL-X18, D16: the card of a mission tells what its edition demands.
#[test]
fn a_missions_card_tells_what_its_edition_demands() {
    for (edition, mission, demand) in [
        ("pl", Mission::NoRerolls, "no reroll but those that a played card or your Jarl gave"),
        ("ru", Mission::NoRerolls, "no reroll but those that a played card gave"),
        ("pl", Mission::ByFive, "won by 5 or more"),
        ("ru", Mission::ByFive, "won by 5 or more"),
        ("pl", Mission::ThreeActivated, "three or more of your own squad activated"),
        ("ru", Mission::ThreeActivated, "three or more activated"),
    ] {
        let card = format!("mission-{}", mission.id());
        let drawn = table(&format!("players 2 {edition} valkyries\n1: squad Ulf | hand {card}"));
        let told = format!("After a battle you won: {demand}. It goes to your Valhalla.");
        assert_eq!(text(&drawn, &card), told, "{edition}");
    }
}

/// VAL-M7: against a Monster Boars and the Fury of the Few speak of its card.
#[test]
fn boars_and_the_few_speak_of_the_monsters_card() {
    for (players, boar, fury) in [
        ("2", "+3 if the opponent's squad has a Bear.", "smaller than your opponent's."),
        (
            "1 solo=fenrir",
            "+3 if the Monster's card shows the clan Bear.",
            "smaller than the number of warriors on the Monster's card.",
        ),
        (
            "2 coop=fenrir",
            "+3 if the Monster's card shows the clan Bear.",
            "smaller than the number of warriors on the Monster's card.",
        ),
    ] {
        let drawn = table(&format!(
            "players {players} | deck 30\n1: squad Ulf | hand Galti outnumbered-fury"
        ));
        assert_eq!(text(&drawn, "Galti"), boar);
        let few = text(&drawn, "outnumbered-fury");
        assert_eq!(few, format!("+3 strength, only if your squad is {fury}"));
    }
}
