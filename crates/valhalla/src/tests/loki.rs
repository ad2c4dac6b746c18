//! VAL-X1 to X4: Loki's Trick.

use tabletop::{Event as _, Eyes, Seat};
use testkit::Drawn;

use super::table::{Table, opening, table};
use crate::Event;
use crate::cards::NOBODY;

/// The attacker fights with this strength by two of three warriors; the defender has armed Hrolf
/// with strength 8 and is about to end. Card `n` of Loki's is in play.
fn fought(trick: &str, strength: u8) -> Table {
    let drawing = format!(
        "players 3 {trick} | discard Gris Thyra | battle 1>2 defence
         1: squad Bersi Ulf Varg | hand Orm | armed 1:spear 2:spear | strength {strength}
         2: squad Hrolf | armed 1:spear+axe+shield | dice miss | hand fury Unn\\n3: squad Elg"
    )
    .replace("\\n", "\n");
    table(&drawing).act(&["2 end"])
}

/// The defender, who won, has sent nobody.
fn lost_by(trick: &str, difference: u8) -> Table {
    fought(trick, 8 - difference).act(&["2 done"])
}

/// VAL-X1: a card is drawn at random at the beginning, or chosen, or the recommended one is.
#[test]
fn one_card_is_in_play() {
    let drawn = opening("2 loki").until("~ roll 1 of 10").act(&["~ 4"]);
    assert_eq!(drawn.state.expansions.loki, 3);
    assert_eq!(opening("2 loki-7").state.expansions.loki, 6);
    assert_eq!(opening("2 loki-recommended").state.expansions.loki, 0);
    assert_eq!(opening("2").state.expansions.loki, NOBODY);
}

/// VAL-X1: some cards change the number of cards discarded in VAL-S5, never below none.
#[test]
fn some_cards_change_the_first_discard() {
    opening("2 loki-recommended").until("~ pick 40 of 120");
    opening("2 loki-5").until("~ pick 45 of 120");
    opening("3 loki-8").until("~ pick 14 of 120");
    opening("4 loki").until("~ roll 1 of 10").act(&["~ 4"]).shows("now ~ pick 6 of 120");
    opening("5 loki").until("~ roll 1 of 10").act(&["~ 5"]).shows("now ~ pick 5 of 120");
    // With five players nothing is discarded, so nothing less can be.
    opening("5 loki").until("~ roll 1 of 10").act(&["~ 8"]).shows("now ~ pick 1 of 120");
}

/// VAL-X2: after a battle with a winner the loser takes the bonus of its row, or of one below, or
/// none; a row above is not for it.
#[test]
fn the_loser_takes_its_row_or_one_below() {
    lost_by("loki-1", 1).lists(1, &["pass", "bonus 1", "bonus 2", "bonus 3"]);
    let two = || lost_by("loki-1", 2).shows("now 1 Loki | battle -");
    two().lists(1, &["pass", "bonus 2", "bonus 3"]).refuses("1 bonus 1", "VAL-X2");
    two().refuses("1 bonus 4", "VAL-X2");
    lost_by("loki-1", 5).lists(1, &["pass", "bonus 3"]);
    two().act(&["1 pass"]).shows("1: squad Bersi Ulf Varg _ | valhalla - | hand Orm");
}

/// VAL-X2, VAL-D2: a difference beyond the last row gives nothing, in both editions.
#[test]
fn beyond_the_last_row_there_is_nothing() {
    for edition in ["pl", "ru"] {
        let beyond = lost_by(&format!("{edition} loki-1"), 6);
        beyond.shows("battle - | now ~ pick 2 of 110");
    }
}

/// VAL-X2: a defender that armed nobody has strength 0 (VAL-B11), and can lose to Loki's favour;
/// a battle with no winner has no loser.
#[test]
fn who_is_a_loser() {
    let before = "players 2 loki-1 | battle 1>2 defence
        1: squad Bersi | hand Orm | armed 1:spear | strength 3\n2: squad Hrolf | dice miss";
    // Difference 3: nobody was activated who could go, so only the third row is of use.
    table(before).act(&["2 end"]).lists(2, &["pass", "bonus 3"]);
    let nobody = "players 2 loki-1 | battle 1>2 attack\n1: squad Bersi | dice miss\n2: squad Hrolf";
    table(nobody).act(&["1 end"]).shows("battle - | now ~ pick 2 of 118");
}

/// VAL-X3: all activated warriors go to the loser's Valhalla; those not activated stay.
#[test]
fn all_activated_go() {
    let sent = lost_by("loki-1", 1).act(&["1 bonus 1"]);
    sent.shows("1: squad _ _ Varg _ | valhalla Bersi Ulf\n2: shields 4 | squad Hrolf _ _ _");
}

/// VAL-X3: one of them goes, or none after all; only an activated one.
#[test]
fn one_activated_goes() {
    let row = || lost_by("loki-1", 3).act(&["1 bonus 2"]).shows("now 1 LokiSend");
    row().lists(1, &["done", "send Bersi", "send Ulf"]).refuses("1 send Varg", "VAL-X2");
    row().act(&["1 send Ulf"]).shows("1: squad Bersi _ Varg _ | valhalla Ulf\nnow ~ pick 2 of 110");
    row().act(&["1 done"]).shows("1: squad Bersi Ulf Varg _ | valhalla -");
}

/// VAL-X3: a random card of the winner's hand, which only the two see.
#[test]
fn a_random_card_of_the_winners() {
    let stolen = lost_by("loki-1", 4).act(&["1 bonus 3"]).shows("now ~ pick 1 of 2");
    let stolen = stolen.act(&["~ Unn"]).shows("1: hand Orm Unn\n2: hand fury");
    let third = Eyes::Seat(Seat(2));
    let told: Vec<Event> = stolen.told.iter().filter_map(|event| event.seen_by(third)).collect();
    let card = told.iter().find_map(|event| match event {
        Event::Plundered { card, .. } => Some(*card),
        _ => None,
    });
    assert_eq!(card, Some(NOBODY));
    // Two cards: one after the other.
    let two = lost_by("loki-5", 1).act(&["1 bonus 1", "~ Unn"]).shows("now ~ pick 1 of 1");
    two.act(&["~ fury"]).shows("1: hand Orm Unn fury\n2: hand -");
}

/// VAL-X4, VAL-D6: bonus points are paid as in VAL-X14, in both editions.
#[test]
fn points_are_paid_from_the_discard() {
    for edition in ["pl", "ru"] {
        let points = lost_by(&format!("{edition} loki-3"), 1).act(&["1 bonus 1"]);
        points.shows("1: valhalla Gris Thyra\ndiscard -"); // three points
        let two = lost_by(&format!("{edition} loki-3"), 1).act(&["1 bonus 2"]);
        two.shows("1: valhalla Thyra\ndiscard Gris");
    }
    // VAL-D13: a mission in the discard is worth its two points by the Russian book only.
    let cards = |edition: &str| {
        let drawing = format!(
            "players 2 {edition} loki-3 valkyries | discard mission-by-five | battle 1>2 defence
             1: squad Bersi | armed 1:spear | strength 5\n2: squad Hrolf | dice spear axe shield"
        );
        table(&drawing).act(&["2 arm Hrolf with spear axe shield", "2 end", "2 done"])
    };
    cards("pl").shows("battle - | now ~ pick 3 of 157\n1: valhalla -"); // nothing can pay
    let paid = cards("ru").lists(1, &["pass", "bonus 2"]).act(&["1 bonus 2"]);
    paid.shows("1: valhalla mission-by-five\ndiscard -");
}

/// The other bonuses of Loki's: cards of the deck, a warrior back into hand, one of the discard.
#[test]
fn the_other_bonuses() {
    // VAL-X2: three cards, drawn one by one, seen by the loser.
    let drawn = lost_by("loki-8", 1).act(&["1 bonus 1", "~ Birna", "~ Hind", "~ heroic"]);
    drawn.shows("1: hand Orm Birna Hind heroic\nnow ~ pick 2 of 107");
    // VAL-X2: recalled, with all eyes on it.
    let back = lost_by("loki-2", 4).act(&["1 bonus 3"]).lists(1, &["recall Bersi", "recall Ulf"]);
    let back = back.act(&["1 recall Ulf"]).shows("1: squad Bersi _ Varg _ | hand Orm Ulf");
    let ulf = back.card("Ulf");
    assert!(back.state.secrets.knowers(ulf) == tabletop::Seats::first(3));
    // VAL-X2: the topmost warrior of the discard.
    let saved = lost_by("loki-6", 4).act(&["1 bonus 2"]);
    saved.shows("1: hand Orm Thyra\ndiscard Gris");
    // VAL-X2: up to two, who go together.
    let two = lost_by("loki-9", 1).act(&["1 bonus 1", "1 send Bersi", "1 send Ulf"]);
    two.shows("1: squad _ _ Varg _ | valhalla Bersi Ulf");
}

/// VAL-X2: a bonus that can bring nothing is not offered.
#[test]
fn useless_bonuses_are_not_offered() {
    let before = "players 2 loki-1 | battle 1>2 defence
        1: squad Bersi | armed 1:spear | strength 3\n2: squad Hrolf | dice miss";
    // Nobody activated, and the winner's hand is empty: nobody is asked.
    table(before).act(&["2 end"]).shows("battle - | now ~ pick 2 of 118");
}

/// VAL-B20: Loki comes last: dice have returned, tactics lie in the discard, third players' Jarls
/// have acted.
#[test]
fn loki_comes_last() {
    let before = "players 3 loki-1 | battle 1>2 defence
        1: squad Bersi | hand Orm | armed 1:spear | strength 3
        2: squad Hallbjorn | hand fury Bera | dice sword shield\n3: jarl Ragnvald | squad Elg | hand Unn";
    let fought =
        table(before).act(&["2 tactic fury", "2 arm Hallbjorn with sword shield", "2 end"]);
    let fought = fought.act(&["2 done"]).shows("now 3 Watch | battle - | discard fury");
    fought.act(&["3 pass"]).shows("now 1 Loki");
}

/// VAL-X2: favours are paid for who goes by Loki's card (VAL-X13).
#[test]
fn favours_for_who_goes_by_loki() {
    let before = "players 2 loki-1 valkyries | discard Flosi | battle 1>2 defence
        1: squad Bjorgulf Ulf | armed 1:sword+shield 2:spear | strength 8
        2: squad Hrolf Birna | dice spear axe shield shield";
    let arm = ["2 arm Hrolf with spear axe shield", "2 arm Birna with shield", "2 end", "2 done"];
    let one = table(before).act(&arm).act(&["1 bonus 2", "1 send Bjorgulf"]);
    one.shows("1: valhalla Bjorgulf Flosi | squad _ Ulf _ _");
}

/// VAL-E5: Loki does nothing in Ragnarök.
#[test]
fn no_loki_in_ragnarok() {
    // Whoever lost a battle by so little could take points that Gris and Thyra pay.
    let before = "players 2 loki-3 | last 1 | deck - | discard Gris Thyra
        1: squad Bersi\n2: squad Hrolf";
    let rolled = table(before).act(&["1 draw"]).shows("battle 2>2 | now ~ roll 6");
    let rolled = rolled.act(&["~ ...", "2 end"]).shows("battle 1>1 | now ~ roll 6");
    let rolled = rolled.act(&["~ spear ...", "1 arm Bersi with spear", "1 end"]);
    rolled.shows("1: valhalla Bersi\n2: valhalla -\nnow over");
}
