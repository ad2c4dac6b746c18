//! VAL-S: the set-up.

use tabletop::{Eyes, Game, Seat, Setup};
use testkit::Drawn;

use super::draw::BOX;
use super::table::{check, opening, refused, table};
use crate::Valhalla;
use crate::cards::Clan;

/// VAL-S1: 120 cards, warriors of five clans and tactics.
#[test]
fn the_deck_has_warriors_of_five_clans_and_tactics() {
    let start = opening("2").shows("deck 120 | discard - | open -");
    let deck = &start.game.deck;
    for clan in Clan::ALL {
        let of_clan = |card: &u8| deck.warrior(*card).is_some_and(|w| w.clan == clan);
        assert!((0..120).filter(of_clan).count() > 0, "{clan:?}");
    }
    assert!((0..120).any(|card| deck.tactic(card).is_some()));
}

/// VAL-S2: four slots and four shields each; who does not play has none.
#[test]
fn everybody_has_four_slots_and_four_shields() {
    for players in 2..=6u8 {
        let start = opening(&format!("{players} simplified 1"));
        let own: Vec<u8> = start.state.boards.iter().map(|board| board.own).collect();
        let playing = |n: u8| if n < players { 4 } else { 0 };
        assert_eq!(own, (0..6).map(playing).collect::<Vec<u8>>());
        let first = if players == 2 { 2 } else { players }; // the first player's right neighbour
        let placing = start.until(&format!("{first} PlaceWarrior"));
        placing.lists(first, &["slot 1", "slot 2", "slot 3", "slot 4"]);
    }
}

/// VAL-S3: three Jarls each, one kept in secret, all revealed together, the rest gone.
#[test]
fn everybody_keeps_one_of_three_jarls_in_secret() {
    let dealt = opening("3 1")
        .shows("now ~ pick 3 of 25")
        .act(&["~ Styr Agnar Ragnvald", "~ Egil Thord Ottar", "~ Sigurd Solveig Sigvard"])
        .shows("now 1 2 3 KeepJarl")
        .lists(1, &["jarl Styr", "jarl Agnar", "jarl Ragnvald"])
        .refuses("1 jarl Egil", "VAL-S3")
        .act(&["2 jarl Egil"])
        .shows("now 1 3 KeepJarl")
        .refuses("2 jarl Thord", "VAL-S3");
    let others = |table: &super::table::Table, eyes| table.game.view(&table.state, eyes).table;
    assert_eq!(others(&dealt, Eyes::Seat(Seat(0))).boards[1].jarl, 255, "not revealed yet");
    assert_eq!(others(&dealt, Eyes::Seat(Seat(1))).boards[1].jarl, dealt.state.boards[1].jarl);
    let kept = dealt.act(&["3 jarl Solveig", "1 jarl Ragnvald"]);
    assert_eq!((kept.state.jarls, kept.state.boards[0].offer), (0, [255; 5]), "the rest leave");
    assert_eq!(others(&kept, Eyes::Spectator).boards[1].jarl, kept.state.boards[1].jarl);
    kept.shows("1: jarl Ragnvald\n2: jarl Egil\n3: jarl Solveig");
}

/// VAL-S3: with two players the three Jarls marked 3+ are not dealt.
#[test]
fn two_players_have_no_jarls_marked_3_plus() {
    let start = opening("2").shows("now ~ pick 3 of 22");
    for (number, jarl) in start.game.deck.jarls.iter().enumerate() {
        assert_eq!(start.state.jarls >> number & 1 == 1, !jarl.three_plus);
    }
}

/// VAL-S4: a first game deals one starter Jarl each, nobody chooses; 3+ stay out with two.
#[test]
fn a_first_game_deals_one_starter_each() {
    let dealt = opening("2 first-game 1")
        .shows("now ~ pick 1 of 8")
        .act(&["~ Villsvin", "~ Bernhard"])
        .shows("now ~ pick 40 of 120\n1: jarl Villsvin\n2: jarl Bernhard");
    assert_eq!(dealt.state.jarls, 0, "the rest leave the game");
    let marked =
        BOX.replacen("three_plus = false\nstarter = true", "three_plus = true\nstarter = true", 1);
    for (players, starters) in [(2, 7), (3, 8)] {
        let setup = Setup::new(players).with("variant", "first-game");
        let game = Valhalla::build(&setup, &marked).expect("still enough starters");
        assert_eq!(game.start().jarls.count_ones(), starters);
    }
}

/// VAL-S5: 40, 20, 10 or no cards go to the discard, in the order in which they are turned.
#[test]
fn the_first_discard_depends_on_the_players() {
    for (players, count) in [(2, 40), (3, 20), (4, 10)] {
        let start = opening(&format!("{players} simplified 1"));
        let start = start.shows(&format!("now ~ pick {count} of 120"));
        let turned = start.act(&["~ fury Ulf cut-off Bera ..."]);
        assert_eq!(turned.state.discard.len(), count);
        let first = ["fury", "Ulf", "cut-off", "Bera"].map(|name| turned.card(name));
        assert_eq!(turned.state.discard[..4], first);
        turned.shows(&format!("deck {} | now ~ pick 1 of {0}", 120 - count));
    }
    for players in ["5 simplified", "6 simplified"] {
        opening(players).shows("deck 120 | discard - | now ~ pick 1 of 120");
    }
}

/// VAL-S6: one warrior more than players lies open; tactics on the way go back into the deck.
#[test]
fn warriors_are_turned_up_until_one_more_than_players_lies_open() {
    opening("3 simplified 1")
        .act(&["~ ...", "~ Skafl", "~ fury", "~ Unn", "~ cut-off", "~ Hogni"])
        .shows("open Skafl Unn Hogni | deck 95 | now ~ pick 1 of 95")
        .act(&["~ Elg"])
        .shows("open Skafl Unn Hogni Elg | deck 96 | now 3 TakeWarrior");
}

/// VAL-S7: the first player is drawn, or named; turns go clockwise from there.
#[test]
fn the_first_player_is_drawn_or_named() {
    let drawn = opening("3 simplified").until("~ roll 1 of 3").act(&["~ 2"]).shows("first 2");
    let named = opening("3 simplified 2").until("1 TakeWarrior").shows("first 2");
    for table in [drawn, named] {
        let table = table.until("2 Action").act(&["2 draw"]).until("3 Action");
        table.act(&["3 draw"]).until("1 Action").shows("active 1");
    }
}

/// VAL-S8: counter-clockwise from the first player's right; the one left over goes back.
#[test]
fn warriors_are_taken_counter_clockwise_the_first_player_last() {
    opening("4 simplified 2")
        .act(&["~ ...", "~ Skafl", "~ Unn", "~ Hogni", "~ Elg", "~ Gyda"])
        .shows("now 1 TakeWarrior")
        .refuses("1 take Ulf", "VAL-S8")
        .refuses("4 take Elg", "VAL-S8")
        .act(&["1 take Elg", "1 slot 2"])
        .shows("1: squad _ Elg _ _\nnow 4 TakeWarrior")
        .act(&["4 take Gyda", "4 slot 1"])
        .shows("now 3 TakeWarrior")
        .act(&["3 take Unn", "3 slot 4"])
        .lists(2, &["take Skafl", "take Hogni"])
        .act(&["2 take Hogni", "2 slot 1"])
        .shows("2: squad Hogni _ _ _\nopen - | deck 106 | now ~ pick 5 of 106")
        .act(&["~ Skafl ..."]); // it is in the deck again
}

/// VAL-S9: seven cards, two discarded; chosen at the same time, revealed together.
#[test]
fn seven_cards_are_dealt_and_two_discarded_together() {
    let dealt = opening("2 1").until("~ pick 7 of 78").act(&[
        "~ fury cut-off Unn Skafl Elg Gyda Hind",
        "~ heroic push-back Tanni Mord Glum Flosi Hogni",
    ]);
    let chosen = dealt
        .shows("now 1 2 DiscardTwo")
        .refuses("1 discard heroic", "VAL-S9")
        .act(&["2 discard Mord"])
        .refuses("2 discard Mord", "VAL-S9")
        .act(&["2 discard heroic"])
        .shows("now 1 DiscardTwo")
        .refuses("2 discard Glum", "VAL-T1");
    let buried = chosen.state.discard.len();
    assert_eq!(buried, 40, "nothing is revealed yet");
    let done = chosen.act(&["1 discard Elg", "1 discard fury"]);
    // VAL-S14: in the order each chose, from the first player on.
    let order = ["Elg", "fury", "Mord", "heroic"].map(|name| done.card(name));
    assert_eq!(done.state.discard[buried..], order);
    done.shows("1: hand cut-off Unn Skafl Gyda Hind\n2: hand push-back Tanni Glum Flosi Hogni");
}

/// VAL-S10: with six players the twelve cards go back into the deck, with five they do not.
#[test]
fn six_players_shuffle_their_discards_back() {
    opening("6 1").until("1 Action").shows("discard - | deck 84");
    let five = opening("5 1").until("1 Action").shows("deck 80");
    assert_eq!(five.state.discard.len(), 10);
}

/// VAL-S11: the player chooses a free slot; nobody moves to another one later.
#[test]
fn a_warrior_stays_in_the_slot_that_was_chosen() {
    let before = "players 2 | deck 9\n1: squad Ulf _ _ Bera | hand Hind\n2: squad Ylva";
    table(before)
        .act(&["1 play Hind"])
        .lists(1, &["slot 2", "slot 3"])
        .refuses("1 slot 1", "VAL-S11")
        .refuses("1 slot 5", "VAL-T6")
        .act(&["1 slot 3"])
        .shows("1: squad Ulf _ Hind Bera");
    // Ulf leaves for Valhalla: the others stay where they are.
    check(
        "players 2 | battle 1>2 attack\n1: squad Ulf _ Hind Bera | dice spear\n2: squad Ylva",
        &["1 arm Ulf with spear", "1 end", "~ ...", "2 end"],
        "1: squad _ _ Hind Bera",
    );
    refused("players 2\n1: squad Ulf | hand Hind\n2: squad Ylva", "1 slot 2", "VAL-S11");
}

/// VAL-S13: a card's own text goes before the rules: Torstein wins the tie that VAL-B12 gives to
/// the attacker.
#[test]
fn a_cards_own_text_goes_before_the_rules() {
    let tie = |jarl| {
        format!(
            "players 2 | battle 1>2 defence\n\
             1: squad Bersi _ _ _ | armed 1:spear | strength 6\n\
             2: jarl {jarl} | squad Ketil | dice spear shield"
        )
    };
    let acts = ["2 arm Ketil with spear shield", "2 end"];
    check(&tie("Solveig"), &acts, "1: captured 2\n2: shields 3");
    // Torstein adds 3 in defence, so that nine against nine is a tie again.
    let even = tie("Torstein").replace("strength 6", "strength 9");
    check(&even, &acts, "1: captured -\n2: shields 4 | strength 9\nnow 2 Send");
}

/// VAL-S14: who discards several cards at once chooses their order.
#[test]
fn the_order_of_several_discards_is_the_players() {
    check(
        "players 2 | deck Ulf Bera Hind fury Elg Unn\n1: jarl Aslaug | squad Ylva | hand heroic cut-off push-back Galti\n2: squad Orm",
        &["1 draw", "~ Ulf Bera Hind fury", "1 discard Hind", "1 discard Bera", "1 discard fury"],
        "discard Hind Bera fury\n1: hand Ulf Galti heroic cut-off push-back",
    );
    let full = "players 2 | deck 9 | discard fury\n1: squad Ulf Varg Elg Unn | hand Bersi Hind\n2: squad Orm";
    check(
        full,
        &["1 pair Bersi Hind", "1 dismiss Elg", "1 dismiss Ulf", "1 slot 1"],
        "discard fury Elg Ulf\n1: squad Bersi Varg Hind Unn",
    );
}
