//! VAL-X5 to X9: Thor's Support.

use testkit::Drawn;

use super::table::{Table, refused, table};

/// Seat 1 attacks seat 2, who has more warriors; 3 and 4 look on.
fn attacked(hand: &str) -> Table {
    let drawing = format!(
        "players 4 thor\n1: squad Ulf | hand Orm\n2: squad Varg Bersi | hand fury heroic
         3: squad Elg | hand {hand}\n4: squad Hind | hand thor-3 Unn"
    );
    table(&drawing).act(&["1 attack 2"])
}

/// VAL-X5: third players may each play one card before the battle; the fighters none.
#[test]
fn each_other_player_may_play_one() {
    let asked = attacked("thor-2 thor-draw").shows("now 3 Support");
    let supports = ["pass", "pass turn", "support thor-2 for 1", "support thor-draw for 1"];
    let asked = asked.lists(3, &supports).refuses("4 support thor-3 for 1", "VAL-X5");
    let asked = asked.refuses("1 support thor-3 for 1", "VAL-X5");
    let played = asked.act(&["3 support thor-2 for 1"]).shows("now 4 Support"); // not a second
    let played = played.act(&["4 support thor-3 for 1"]);
    played.shows(
        "1: bonus 5\nsupports thor-2>1 thor-3>1 | now ~ roll 6\n3: hand thor-draw\n4: hand Unn",
    );
    refused(
        "players 3 thor\n1: squad Ulf | hand thor-2\n2: squad Varg\n3: squad Elg",
        "1 support thor-2 for 1",
        "VAL-X5",
    );
}

/// VAL-X5: other cards are not played then, and two players never play with Thor.
#[test]
fn only_cards_of_thors() {
    attacked("fury#2 thor-2").refuses("3 support fury#2 for 1", "VAL-X5");
    attacked("thor-2").refuses("3 support thor-2 for 4", "VAL-X6"); // who does not fight
}

/// VAL-X6: the side with fewer warriors, or with fewer or as many; if both fit, who plays the card
/// chooses.
#[test]
fn the_card_names_who_is_supported() {
    attacked("thor-2 thor-2-fewer").refuses("3 support thor-2 for 2", "VAL-X6");
    attacked("thor-2 thor-2-fewer").refuses("3 support thor-2-fewer for 2", "VAL-X6");
    attacked("thor-2 thor-2-fewer").act(&["3 support thor-2-fewer for 1"]).shows("1: bonus 2");
    let even =
        "players 3 thor\n1: squad Ulf\n2: squad Varg\n3: squad Elg | hand thor-2 thor-2-fewer";
    let even = || table(even).act(&["1 attack 2"]);
    even().lists(3, &["pass", "pass turn", "support thor-2 for 1", "support thor-2 for 2"]);
    even().act(&["3 support thor-2 for 2"]).shows("2: bonus 2\n1: bonus 0");
}

/// VAL-X7: a card drawn at once; +2 and +3 are tested above.
#[test]
fn support_draws_a_card() {
    let drawn =
        attacked("thor-draw").act(&["3 support thor-draw for 1"]).shows("now ~ pick 1 of 123");
    drawn.act(&["~ Birna"]).shows("1: hand Orm Birna\nnow 4 Support");
}

/// VAL-X7: a random card of the opponent's hand at once; from an empty hand nothing.
#[test]
fn support_takes_a_card_of_the_opponents() {
    let stolen = attacked("thor-steal").act(&["3 support thor-steal for 1", "~ heroic"]);
    stolen.shows("1: hand Orm heroic\n2: hand fury\nnow 4 Support");
    let none = "players 3 thor\n1: squad Ulf\n2: squad Varg\n3: squad Elg | hand thor-steal";
    let none = table(none).act(&["1 attack 2", "3 support thor-steal for 1"]);
    none.shows("now ~ roll 6 | supports thor-steal>1");
}

/// VAL-X7: a free reroll, for the supported side only.
#[test]
fn support_gives_a_free_reroll() {
    let given =
        attacked("thor-reroll").act(&["3 support thor-reroll for 1", "4 pass", "~ spear ..."]);
    let used = given.act(&["1 free", "1 add miss", "1 roll", "~ axe"]);
    let used = used.shows("1: lost 0 | dice spear axe miss miss miss miss");
    let used = used.refuses("1 free", "VAL-J1").act(&["1 arm Ulf with spear", "1 end", "~ ..."]);
    used.refuses("2 free", "VAL-J1");
}

/// VAL-X7: a supported defender has it in its own phase, the attacker does not.
#[test]
fn a_supported_defender_has_the_free_reroll() {
    let even = "players 3 thor\n1: squad Ulf\n2: squad Varg\n3: squad Elg | hand thor-reroll";
    let given = table(even).act(&["1 attack 2", "3 support thor-reroll for 2", "~ spear ..."]);
    let given = given.refuses("1 free", "VAL-J1").act(&["1 arm Ulf with spear", "1 end", "~ ..."]);
    let used = given.act(&["2 free", "2 add miss", "2 roll", "~ sword"]);
    let used = used.shows("2: lost 0 | dice sword miss miss miss miss miss");
    used.refuses("2 free", "VAL-J1");
}

/// VAL-X7: a grey die, taken from the pool and rolled with the six when that side's roll comes.
#[test]
fn support_gives_a_grey_die() {
    let given = attacked("thor-die").act(&["3 support thor-die for 1"]).shows("grey 3");
    given.act(&["4 pass"]).shows("now ~ roll 7").act(&["~ ..."]).shows("grey 2");
    let even = "players 3 thor\n1: squad Ulf\n2: squad Varg\n3: squad Elg | hand thor-die";
    let given = table(even).act(&["1 attack 2", "3 support thor-die for 2"]).shows("now ~ roll 6");
    let given = given.act(&["~ spear ...", "1 arm Ulf with spear", "1 end"]);
    given
        .shows("now ~ roll 7")
        .act(&["~ ..."])
        .shows("2: dice miss miss miss miss miss miss miss*");
}

/// VAL-X8: if the supported side wins, the card goes to the Valhalla of who played it and scores;
/// else it is discarded.
#[test]
fn the_card_of_a_winner_scores() {
    let played = || attacked("thor-2-fewer").act(&["3 support thor-2-fewer for 1", "4 pass"]);
    let won = played().act(&["~ spear ...", "1 arm Ulf with spear", "1 end", "~ ...", "2 end"]);
    won.shows("3: valhalla thor-2-fewer | glory 10\n1: valhalla Ulf\ndiscard -"); // 2, and 8 by shields
    let lost = played().act(&["~ spear ...", "1 arm Ulf with spear", "1 end", "~ sword spear ..."]);
    let lost = lost.act(&["2 arm Varg with sword", "2 arm Bersi with spear", "2 end", "2 done"]);
    lost.shows("3: valhalla - | glory 8\ndiscard thor-2-fewer");
}

/// VAL-X8: a supported defender that wins brings the card to the Valhalla of who played it; if the
/// attacker wins, it is discarded.
#[test]
fn the_card_of_a_winning_defender_scores() {
    let before = "players 3 thor\n1: squad Ulf Bersi\n2: squad Varg
        3: squad Elg | hand thor-3-fewer";
    let fought = ["~ spear ...", "1 arm Ulf with spear", "1 end", "~ sword ..."];
    let end = |acts: &[&str], after: &str| {
        let played = table(before).act(&["1 attack 2", "3 support thor-3-fewer for 2"]);
        played.act(&fought).act(acts).shows(after);
    };
    let won = ["2 arm Varg with sword", "2 end", "2 done"];
    end(&won, "3: valhalla thor-3-fewer | glory 10\n2: shields 4\ndiscard -");
    end(&["2 end"], "3: valhalla - | glory 8\n1: captured 2\ndiscard thor-3-fewer");
}

/// VAL-X8: a battle with no winner discards it.
#[test]
fn without_a_winner_it_is_discarded() {
    let played = attacked("thor-2").act(&["3 support thor-2 for 1", "4 pass", "~ ...", "1 end"]);
    played.shows("battle - | discard thor-2\n3: valhalla -");
}

/// VAL-X9: in turn order, after the target is named and before what VAL-B1 allows.
#[test]
fn supporters_act_in_turn_order_before_the_fighters() {
    let before = "players 4 thor\n1: jarl Einar | squad Ulf | hand Orm\n2: squad Varg Bersi
        3: squad Elg | hand thor-2\n4: squad Hind | hand thor-3\nactive 1";
    let asked = table(before).act(&["1 attack 3"]).shows("now 4 Support"); // 2 holds no card
    asked.act(&["4 pass"]).shows("now 1 Before");
    let from_four =
        "players 4 thor | active 4\n1: squad Ulf | hand Orm\n2: squad Varg Bersi | hand Unn
        3: squad Elg\n4: squad Hind";
    let asked = table(from_four).act(&["4 attack 3"]).shows("now 1 Support");
    asked.act(&["1 pass"]).shows("now 2 Support").act(&["2 pass"]).shows("now ~ roll 6");
}

/// VAL-X9: the window opens for everybody who holds cards, whatever they are; who passes until its
/// next turn is not asked.
#[test]
fn the_window_tells_nothing() {
    let asked = attacked("fury#2").lists(3, &["pass", "pass turn"]);
    let passed = asked.act(&["3 pass turn"]).shows("now 4 Support");
    let next = passed.act(&["4 pass", "~ ...", "1 end", "~ Birna Bera", "1 discard Bera"]);
    let next = next.act(&["2 attack 1"]).shows("now 4 Support"); // 3 passed until its turn
    let next = next.act(&["4 pass", "~ ...", "2 end", "~ Runi Rani", "2 discard Runi"]);
    let next =
        next.act(&["3 draw", "~ Kalf Gyda", "3 discard Kalf", "~ Leif Grettir", "3 discard Leif"]);
    next.act(&["4 attack 1"]).shows("now 2 Support").act(&["2 pass"]).shows("now 3 Support");
}

/// VAL-X5, VAL-D14: Thor's cards count as tactics by the Polish book (for Disarm, VAL-X26), by the
/// Russian they are a kind of their own.
#[test]
fn whether_they_are_tactics_differs() {
    let before = |edition: &str| {
        table(&format!(
            "players 3 {edition} thor dwarves | battle 1>2 attack
             1: squad Viggr | dice sword\n2: squad Varg | hand thor-2 Orm\n3: squad Elg"
        ))
        .act(&["1 arm Viggr with sword"])
        .shows("now 2 Disarm")
    };
    before("pl").lists(2, &["discard thor-2"]).act(&["2 discard thor-2"]).shows("discard thor-2");
    before("ru").lists(2, &["show"]).refuses("2 discard thor-2", "VAL-X26");
}

/// VAL-X18: Thor's free reroll spoils no mission, in either edition; it is used before the Jarl's.
#[test]
fn thors_reroll_spoils_no_mission() {
    for edition in ["pl", "ru"] {
        let before = format!(
            "players 3 {edition} thor valkyries
             1: jarl Villsvin | squad Gris Runi | hand mission-no-rerolls\n2: squad Varg Bersi
             3: squad Elg | hand thor-reroll"
        );
        let acts = ["1 attack 2", "3 support thor-reroll for 1", "~ bow ..."];
        let roll = ["1 free", "1 add miss", "1 roll", "~ axe"];
        let fought = table(&before).act(&acts).act(&roll);
        let end = ["1 arm Gris with bow", "1 end", "~ ...", "2 end"];
        fought.act(&end).lists(1, &["pass", "tactic mission-no-rerolls"]);
        let both = table(&before).act(&acts).act(&roll).act(&roll).act(&end);
        let spoilt = !both.choices(1).iter().any(|choice| choice.starts_with("tactic"));
        assert_eq!(spoilt, edition == "ru", "the Jarl's came second");
    }
}

/// VAL-E5: Thor does nothing in Ragnarök: nobody is asked for support.
#[test]
fn no_thor_in_ragnarok() {
    let before = "players 3 thor | last 1 | deck -\n1: squad Ulf | hand thor-2
        2: squad Varg | hand thor-3\n3: squad Elg | hand thor-die";
    let rolled = table(before).act(&["1 draw"]).shows("battle 2>2 | now ~ roll 6");
    let rolled = rolled.act(&["~ ...", "2 end"]).shows("battle 3>3 | now ~ roll 6");
    rolled.shows("discard Varg thor-3 | supports -").refuses("1 support thor-2 for 3", "VAL-X5");
}
