//! VAL-V: variants.

use tabletop::{Game, Setup};
use testkit::Drawn;

use super::draw::BOX;
use super::table::{Table, opening};
use crate::Valhalla;

/// VAL-V1: no Jarls; five cards, none discarded.
#[test]
fn simplified_has_no_jarls_and_five_cards() {
    let start = opening("3 simplified 1").shows("now ~ pick 20 of 120"); // no Jarls are dealt
    let dealt = start.until("~ pick 5 of 97").act(&["~ ...", "~ ...", "~ ..."]);
    assert_eq!(dealt.state.discard.len(), 20, "only those of VAL-S5");
    assert_eq!(dealt.state.boards.map(|board| board.cards), [5, 5, 5, 0, 0, 0]);
    dealt.shows("1: jarl -\n2: jarl -\n3: jarl -\nnow 1 Action | deck 82");
    opening("6 simplified 1").until("1 Action").shows("deck 84 | discard -");
}

/// A draft of three players in which seat 2 is first; five cards each and two open.
fn draft() -> Table {
    opening("3 draft 2").until("~ pick 5 of 97").act(&[
        "~ fury fury#2 fury#3 fury#4 fury#5",
        "~ heroic heroic#2 heroic#3 heroic#4 heroic-axe",
        "~ cut-off cut-off#2 push-back push-back#2 push-back#3",
        "~ Unn Skafl",
    ])
}

/// VAL-V2: five cards each and two open; from the first player on, lay a card or pass; who passes
/// fills its hand to five and is out; two new cards are laid open while somebody is still in.
#[test]
fn a_draft_goes_round_until_all_have_passed() {
    draft()
        .shows("2: hand fury fury#2 fury#3 fury#4 fury#5\n3: hand heroic heroic#2 heroic#3 heroic#4 heroic-axe")
        .shows("open Unn Skafl | now 2 DraftTurn")
        .refuses("2 lay heroic", "VAL-V2")
        .refuses("2 take Unn", "VAL-S8")
        .act(&["2 lay fury"])
        .shows("2: hand fury#2 fury#3 fury#4 fury#5\nopen Unn Skafl fury | now 3 DraftTurn")
        .act(&["3 pass"]) // its hand is full: nothing to take
        .shows("now ~ pick 2 of 80")
        .act(&["~ Hogni Elg"])
        .shows("open Unn Skafl fury Hogni Elg | now 1 DraftTurn")
        .act(&["1 lay cut-off"])
        .shows("now 2 DraftTurn") // 3 is out
        .act(&["2 pass"])
        .lists(2, &["take Unn", "take Skafl", "take fury", "take Hogni", "take Elg", "take cut-off"])
        .refuses("2 take fury#2", "VAL-V2")
        .act(&["2 take Skafl"])
        .shows("2: hand Skafl fury#2 fury#3 fury#4 fury#5\nnow ~ pick 2 of 78");
}

/// VAL-V2: the last player may lay one card more and must then pass; what is left is discarded.
#[test]
fn the_last_in_the_draft_lays_once_more() {
    let last = || {
        let acts = ["2 pass", "~ Hogni Elg", "3 pass", "~ Gyda Thyra"];
        draft().act(&acts).shows("now 1 DraftTurn | open Unn Skafl Hogni Elg Gyda Thyra")
    };
    let laid = last().act(&["1 lay cut-off"]).lists(1, &["pass"]);
    let laid = laid.refuses("1 lay cut-off#2", "VAL-V2").act(&["1 pass"]);
    let before = laid.state.discard.len();
    assert_eq!(before, 20);
    let done = laid.act(&["1 take Skafl"]).shows("open - | now 2 Action | deck 76");
    let left = ["Unn", "Hogni", "Elg", "Gyda", "Thyra", "cut-off"].map(|name| done.card(name));
    assert_eq!(done.state.discard[before..], left);
    // Or it passes at once, and keeps what it has.
    last().act(&["1 pass"]).shows(
        "open - | now 2 Action\n1: hand cut-off cut-off#2 push-back push-back#2 push-back#3",
    );
}

/// VAL-V2: who has no cards in hand must pass, and fills its hand with five open cards.
#[test]
fn an_empty_hand_must_pass() {
    let mut table = opening("2 draft 1").until("1 DraftTurn");
    for _ in 0..5 {
        let (one, two) = (table.choices(1).swap_remove(0), format!("1 {}", table.choices(1)[0]));
        assert!(one.starts_with("lay"));
        table.step(&two);
        let two = format!("2 {}", table.choices(2)[0]);
        table.step(&two);
    }
    let table = table.shows("1: hand -\n2: hand -").lists(1, &["pass"]).act(&["1 pass"]);
    assert_eq!(table.state.open.len(), 12);
    // Five of twelve in ascending order: the first of them is one of the lowest eight.
    assert_eq!(table.choices(1).len(), 8);
    let table = table.until("2 DraftTurn");
    assert_eq!((table.state.boards[0].cards, table.state.open.len()), (5, 9));
    table.lists(2, &["pass"]); // the last player too
}

/// VAL-V2, S10: with six players the cards left over go back into the deck.
#[test]
fn six_players_shuffle_the_rest_of_the_draft_back() {
    opening("6 draft 1").until("1 Action").shows("open - | discard - | deck 84");
    let five = opening("5 draft 1").until("1 Action").shows("open -");
    assert!(!five.state.discard.is_empty());
}

/// VAL-V3: five Jarls are dealt, with six players four; it goes with VAL-V2.
#[test]
fn five_jarls_are_dealt() {
    opening("2 five-jarls").shows("now ~ pick 5 of 22");
    opening("5 five-jarls").shows("now ~ pick 5 of 25");
    opening("6 five-jarls").shows("now ~ pick 4 of 25");
    let dealt = opening("3 five-jarls 1").act(&["~ Styr Agnar Egil Thord Ottar", "~ ...", "~ ..."]);
    dealt.lists(1, &["jarl Styr", "jarl Agnar", "jarl Egil", "jarl Thord", "jarl Ottar"]);
    opening("3 five-jarls draft 1").shows("now ~ pick 5 of 25").until("1 DraftTurn");
}

/// VAL-V1, S4, S7: variants that do not go together, and options that do not exist, are told all
/// at once.
#[test]
fn a_wrong_setup_tells_all_its_faults() {
    let faults = |setup: Setup| {
        let faults = Valhalla::build(&setup, BOX).expect_err("wrong").0;
        faults.into_iter().map(|fault| (fault.place, fault.rule)).collect::<Vec<_>>()
    };
    let variant = |first: &str, second: &str| {
        faults(Setup::new(3).with("variant", first).with("variant", second))
    };
    for other in ["first-game", "draft", "five-jarls"] {
        assert_eq!(variant("simplified", other), [("variant".into(), Some("VAL-V1"))]);
    }
    assert_eq!(variant("first-game", "five-jarls"), [("variant".into(), Some("VAL-S4"))]);
    assert_eq!(faults(Setup::new(2).with("first", "3")), [("first".into(), Some("VAL-S7"))]);
    let many = Setup::new(7).with("edition", "de").with("colour", "red").with("first", "9");
    let places: Vec<String> = faults(many).into_iter().map(|(place, _)| place).collect();
    assert_eq!(places, ["players", "edition", "colour", "first"]);
}
