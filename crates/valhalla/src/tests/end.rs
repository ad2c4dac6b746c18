//! VAL-E1 to E5: the end, and Ragnarök.

use testkit::Drawn;

use super::table::{check, table};

/// The last turn is about to end; the deck is empty, so that it ends with the action.
const LAST_TURN: &str = "players 2 | last 1 | deck -
    1: squad Ulf Bera | hand fury Hind
    2: squad Ylva _ Varg Grettir | hand push-back Thorgrim";

/// VAL-E1: the last own shield of a player is taken; captured ones do not keep the end away.
#[test]
fn the_last_shield_brings_the_end() {
    let defence = |shields| {
        format!(
            "players 3 | deck 20 | battle 1>2 defence\n1: squad Ulf | armed 1:spear | strength 2
             2: squad Ylva | shields {shields} | captured 3 3 | dice miss\n3: squad Elg"
        )
    };
    check(&defence(1), &["2 end"], "ends LastShield\n2: shields 0");
    check(&defence(2), &["2 end"], "ends None\n2: shields 1");
}

/// VAL-E1: the deck runs out by any means, in both editions.
#[test]
fn an_empty_deck_brings_the_end_by_any_means() {
    for edition in ["pl", "ru"] {
        let table = |rest: &str| table(&format!("players 3 {edition} | {rest}"));
        let squads = "squad Ulf | hand Hind\n2: squad Ylva\n3: squad Elg";
        // Part B.
        let two = format!("deck Orm Unn\n1: {squads}");
        table(&two).act(&["1 play Hind", "1 slot 2", "~ Orm Unn"]).shows("ends EmptyDeck");
        let three = format!("deck Orm Unn Mord\n1: {squads}");
        table(&three).act(&["1 play Hind", "1 slot 2", "~ Orm Unn"]).shows("ends None");
        // Action 4.
        table(&two).act(&["1 draw", "~ Orm Unn"]).shows("ends EmptyDeck");
        // A Jarl who draws after a lost battle, and one who swaps a card after another's.
        let egil = "deck Orm | battle 1>2 defence\n1: squad Ulf | armed 1:spear | strength 2
            2: jarl Egil | squad Ylva | dice miss\n3: squad Elg";
        table(egil).act(&["2 end", "~ Orm"]).shows("ends EmptyDeck");
        let watch = "deck Orm | battle 1>2 defence\n1: squad Ulf | armed 1:spear | strength 2
            2: squad Ylva | dice miss\n3: jarl Ragnvald | squad Elg | hand fury";
        table(watch).act(&["2 end", "3 swap fury", "~ Orm"]).shows("ends EmptyDeck\n3: hand Orm");
    }
}

/// VAL-E2: the active player finishes its turn, then everybody has one more, itself last; then
/// comes Ragnarök, beginning with the player after that (VAL-E4).
#[test]
fn everybody_has_one_last_turn() {
    table(
        "players 3 | active 2 | deck Orm Unn Mord Glum\n1: squad Ulf\n2: squad Ylva\n3: squad Elg",
    )
    .act(&["2 draw", "~ Orm Unn", "2 discard Unn"])
    .act(&["~ Mord Glum"])
    .shows("ends EmptyDeck | active 2 | now 2 Keep") // it finishes its turn
    .act(&["2 discard Mord"])
    .shows("last 3 | now 3 Action")
    .act(&["3 draw"])
    .shows("last 2 | now 1 Action")
    .act(&["1 draw"])
    .shows("last 1 | now 2 Action")
    .act(&["2 draw"])
    .shows("battle 3>3 | now ~ roll 6");
}

/// VAL-E2: a second trigger changes nothing.
#[test]
fn a_second_trigger_changes_nothing() {
    let before = "players 3 | last 2 | deck Orm Unn | battle 1>2 defence
        1: squad Ulf | armed 1:spear | strength 2
        2: squad Ylva | shields 1 | dice miss\n3: squad Elg";
    let again = table(before).act(&["2 end", "~ Orm Unn", "1 discard Orm"]);
    let again = again.shows("ends LastShield | last 1 | now 2 Action | deck 0");
    again.act(&["2 draw"]).shows("battle 3>3");
}

/// VAL-E3: who has no shields goes on playing and can win.
#[test]
fn a_player_without_shields_goes_on_and_can_win() {
    let before = "players 2 | active 2 | last 1 | deck -
        1: squad Ulf | captured 2 2 2 2\n2: squad Ylva | shields 0 | valhalla Orm Kolbjorn | hand Hind";
    let table = table(before).lists(2, &["play Hind", "attack 1", "draw"]);
    table.act(&["2 draw"]).until("over | wins 2").shows("1: glory 8\n2: glory 10");
}

/// VAL-E4: each rolls, may reroll and play tactics, arms; the activated go to Valhalla, the rest
/// of squad and hand is discarded.
#[test]
fn at_ragnarok_everybody_rolls_once_more() {
    table(LAST_TURN)
        .act(&["1 draw"])
        .shows("battle 2>2 | active 2 | now ~ roll 6")
        .act(&["~ shield axe miss miss miss miss", "2 arm Ylva with shield"])
        .act(&["2 spend miss", "2 add miss", "2 roll", "~ bow"])
        .act(&["2 tactic push-back", "2 add axe", "2 roll", "~ sword", "2 done"])
        .act(&["2 arm Varg with sword", "2 end"])
        .shows("2: valhalla Ylva Varg | squad _ _ _ _ | hand -")
        .shows("discard push-back Grettir Thorgrim | battle 1>1 | now ~ roll 6")
        .act(&["~ ...", "1 end"])
        .shows("1: valhalla - | squad _ _ _ _ | hand -\nnow over")
        .shows("discard push-back Grettir Thorgrim Bera Ulf Hind fury");
}

/// VAL-S14: at Ragnarök what is left of squad and hand goes by the cards' numbers, whatever the
/// slots; tactics that were played go first.
#[test]
fn at_ragnarok_the_rest_is_discarded_by_number() {
    let before = "players 2 | last 1 | active 2 | deck -
        1: squad Unn Ulf _ Bjarni | hand fury#2 Bera Skafl fury\n2: squad Ylva";
    table(before)
        .act(&["2 draw", "~ ...", "1 tactic fury#2", "1 end"])
        .shows("discard fury#2 Bjarni Bera Ulf Unn Skafl fury");
}

/// VAL-E5: Ragnarök is no attack: no opponent, no shields; the player counts as attacker.
#[test]
fn ragnarok_is_no_attack_but_counts_as_attacking() {
    // Sigvard's extra die works in attack, Valgard's in defence only.
    let before = LAST_TURN.replace("2: squad", "2: jarl Sigvard | squad");
    check(&before, &["1 draw"], "now ~ roll 7");
    let before = LAST_TURN.replace("2: squad", "2: jarl Valgard | squad");
    check(&before, &["1 draw"], "now ~ roll 6");
    // Nobody is there to be cut off, outnumbered or robbed.
    let before = "players 2 | last 1 | active 2 | deck -
        1: jarl Gunnhild | squad Ulf Galti | hand cut-off outnumbered-fury
        2: jarl Egil | squad Bersi Birna Orm | hand fury";
    let rolled = table(before).act(&["2 draw", "~ spear shield ..."]);
    let rolled = rolled.refuses("1 tactic cut-off", "VAL-C12");
    let rolled = rolled.refuses("1 tactic outnumbered-fury", "VAL-C6");
    let rolled = rolled.act(&["1 arm Galti with shield", "1 end"]);
    assert_eq!(rolled.state.battles, 0);
    rolled.shows(
        "1: valhalla Galti | captured -\n2: shields 4 | hand fury\nbattle 2>2 | now ~ roll 6",
    );
}

/// VAL-E5: VAL-B7 holds; grey dice return after each player, in both editions.
#[test]
fn at_ragnarok_nobody_must_arm_and_grey_dice_return() {
    for edition in ["pl", "ru"] {
        let before = LAST_TURN.replace("players 2", &format!("players 2 {edition}"));
        let before = before.replace("2: squad", "2: jarl Sigvard | squad");
        let rolled = table(&before).act(&["1 draw", "~ shield miss miss miss miss miss sword"]);
        let rolled = rolled.shows("grey 2").act(&["2 arm Varg with sword*", "2 end"]);
        rolled.shows("2: valhalla Varg\nbattle 1>1 | grey 3"); // Ylva was not armed
    }
}

/// VAL-E5, J2: an `or` Jarl chooses at Ragnarök too: Styr counts as attacker.
#[test]
fn at_ragnarok_jarls_work() {
    let before = LAST_TURN.replace("2: squad", "2: jarl Styr | squad");
    let asked = table(&before).act(&["1 draw"]).shows("now 2 WhichAbility");
    let rolled = asked.act(&["2 extra", "~ ...", "2 free", "2 add miss", "2 roll", "~ shield"]);
    rolled.act(&["2 arm Ylva with shield", "2 end"]).shows("2: valhalla Ylva");
}

/// VAL-E5, X35: the King does not apply in Ragnarök: it rolls six dice as all do, and stays King.
#[test]
fn no_king_in_ragnarok() {
    let before = LAST_TURN.replace("players 2", "players 2 king | king 2:3");
    let rolled = table(&before).act(&["1 draw"]).shows("battle 2>2 | now ~ roll 6");
    let king = tabletop::Seat(1);
    assert!(rolled.game.king_dice(&rolled.state, king) > 0, "who attacks it would roll more");
    rolled.act(&["~ ...", "2 end", "~ ...", "1 end"]).shows("king 2:3 | now over");
}
