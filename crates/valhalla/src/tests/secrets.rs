//! VAL-S12: what is open, what is hidden, and from whom.

use pieces::Cards;
use tabletop::{Event as _, Eyes, Game, Pending, Seat, Source};
use testkit::Drawn;

use super::table::{Table, opening, table};
use crate::Event;
use crate::cards::NOBODY;
use crate::state::State;

const ONE: Eyes = Eyes::Seat(Seat(0));
const TWO: Eyes = Eyes::Seat(Seat(1));
const THREE: Eyes = Eyes::Seat(Seat(2));

/// The table as these eyes know it.
fn seen(table: &Table, eyes: Eyes) -> State {
    table.game.view(&table.state, eyes).table
}

/// What these eyes know of a seat's hand.
fn hand(table: &Table, eyes: Eyes, seat: usize) -> Cards {
    seen(table, eyes).boards[seat].hand
}

/// VAL-S12: hands are hidden, their numbers open; one's own is seen.
#[test]
fn hands_are_hidden_and_their_numbers_open() {
    let table = table(
        "players 3\n1: squad Ulf | hand fury Hind Orm\n2: squad Ylva\n3: squad Elg | hand Unn",
    );
    for eyes in [TWO, THREE, Eyes::Spectator] {
        let view = seen(&table, eyes);
        assert!(view.boards[0].hand.is_empty());
        assert_eq!(view.boards[0].cards, 3);
        assert!(view.deck.has(table.card("Hind")), "it may lie in the deck as well");
    }
    assert_eq!(hand(&table, ONE, 0), table.state.boards[0].hand);
    assert_eq!(hand(&table, THREE, 2), table.state.boards[2].hand);
}

/// VAL-S12: the discard is open in its order, and so is the number of cards in the deck; what went
/// openly into a Valhalla is known to all.
#[test]
fn discard_numbers_and_valhalla_are_open() {
    let table = table(
        "players 2 | deck 20 | discard Unn fury Bera\n1: squad Ulf | valhalla Orm Hind | hand Elg\n2: squad Ylva",
    );
    for eyes in Eyes::all(2) {
        let view = seen(&table, eyes);
        assert_eq!(view.discard, table.state.discard);
        assert_eq!(view.left, 20);
        assert_eq!(view.boards[0].valhalla, table.state.boards[0].valhalla);
    }
    // Its order never changes: new cards lie on top.
    let table = table.act(&["1 draw", "~ Bjarni Birna", "1 discard Birna"]);
    table.shows("discard Unn fury Bera Birna");
}

/// VAL-S12: cards that were drawn are seen by who drew them.
#[test]
fn drawn_cards_are_hidden() {
    let table = table("players 2 | deck 20\n1: squad Ulf\n2: squad Ylva")
        .act(&["1 draw", "~ Bjarni Birna"]);
    assert_eq!(seen(&table, ONE).drawn, table.state.drawn);
    for eyes in [TWO, Eyes::Spectator] {
        assert_eq!(seen(&table, eyes).drawn[..], [NOBODY; 2]);
        let told = |event: &Event| event.seen_by(eyes);
        let events: Vec<Event> = table.told.iter().filter_map(told).collect();
        assert!(events.contains(&Event::Drew { seat: Seat(0), count: 2 }));
        assert!(!events.iter().any(|event| matches!(event, Event::DrewCard { .. })));
    }
    let kept = table.act(&["1 discard Birna"]);
    assert!(hand(&kept, TWO, 0).is_empty());
}

/// VAL-S12, T8: a hand that was shown stays known until its cards leave it; new ones are hidden.
#[test]
fn a_shown_hand_is_known() {
    let before = "players 3 | deck 20\n1: squad _ | hand fury heroic\n2: squad Ylva\n3: squad Elg";
    let shown = table(before).act(&["1 draw", "~ Bjarni Birna", "1 discard Birna"]);
    let known = [shown.card("fury"), shown.card("heroic")].into_iter().collect();
    for eyes in [TWO, THREE, Eyes::Spectator] {
        assert_eq!(hand(&shown, eyes, 0), known);
        assert_eq!(seen(&shown, eyes).boards[0].cards, 3);
    }
}

/// VAL-S12: who did not see which card was taken forgets what it knew of that hand; the two who
/// saw it know.
#[test]
fn plunder_makes_third_parties_forget() {
    let before = "players 3 | deck 20 | battle 1>2 defence
        1: jarl Gunnhild | squad Ulf | hand Unn | armed 1:spear | strength 2
        2: squad Ylva | hand fury Hind heroic | dice miss\n3: squad Elg";
    let mut robbed = table(before);
    // All have seen Fury and Hind in the second hand, and Unn in the first.
    for name in ["fury", "Hind", "Unn"] {
        let card = robbed.card(name);
        robbed.state.secrets.show(card, tabletop::Seats::first(3));
    }
    assert_eq!(hand(&robbed, THREE, 1).count(), 2);
    let robbed = robbed.act(&["2 end", "~ Hind"]).shows("1: hand Unn Hind\n2: hand fury heroic");
    let cards = |names: &[&str]| names.iter().map(|name| robbed.card(name)).collect::<Cards>();
    for eyes in [THREE, Eyes::Spectator] {
        assert_eq!(hand(&robbed, eyes, 1), Cards::NONE, "which card is gone?");
        assert_eq!(hand(&robbed, eyes, 0), cards(&["Unn"]), "that one is still there");
        assert_eq!(seen(&robbed, eyes).boards[1].cards, 2);
    }
    assert_eq!(hand(&robbed, TWO, 0), cards(&["Unn", "Hind"]), "the loser saw what was taken");
    assert_eq!(hand(&robbed, ONE, 1), cards(&["fury"]), "the winner knew Fury, and it is there");
    let card = |eyes: Eyes| {
        let plundered = robbed.told.iter().filter_map(|event| event.seen_by(eyes));
        plundered.into_iter().find_map(|event| match event {
            Event::Plundered { card, .. } => Some(card),
            _ => None,
        })
    };
    assert_eq!(
        [ONE, TWO, THREE].map(card),
        [Some(robbed.card("Hind")), Some(robbed.card("Hind")), Some(NOBODY)]
    );
}

/// VAL-S12, V2: what was taken from the open cards of a draft is known to all, and so is a warrior
/// taken from the discard.
#[test]
fn cards_taken_in_the_open_are_known() {
    let drafted = opening("3 draft 2").until("~ pick 5 of 97").act(&[
        "~ fury fury#2 fury#3 fury#4 fury#5",
        "~ ...",
        "~ ...",
        "~ Unn Skafl",
        "2 lay fury",
    ]);
    let drafted =
        drafted.until("3 DraftTurn").act(&["3 pass", "~ Hogni Elg", "1 pass", "~ Gyda Thyra"]);
    let drafted = drafted.act(&["2 pass", "2 take Skafl"]);
    let skafl: Cards = [drafted.card("Skafl")].into_iter().collect();
    for eyes in [ONE, THREE, Eyes::Spectator] {
        assert_eq!(hand(&drafted, eyes, 1), skafl);
    }
    let before = "players 2 | deck 20 | discard Bera fury\n1: jarl Ottar | squad Ulf | hand Hind\n2: squad Ylva";
    let salvaged = table(before).act(&["1 salvage"]);
    assert_eq!(hand(&salvaged, TWO, 0), [salvaged.card("Bera")].into_iter().collect());
}

/// VAL-S12, S6: a tactic that was turned up and shuffled back may be anywhere in the deck.
#[test]
fn a_card_shuffled_back_is_unknown() {
    let table = opening("2 simplified 1").act(&["~ ...", "~ fury", "~ Unn", "~ Skafl", "~ Hogni"]);
    let table = table.until("~ pick 5 of 78").act(&["~ fury ..."]);
    assert!(hand(&table, TWO, 0).is_empty());
}

/// VAL-S9: what others have chosen to discard is unseen until all have.
#[test]
fn chosen_discards_are_unseen() {
    let dealt = opening("2 1").until("1 2 DiscardTwo");
    let choice = format!("2 {}", dealt.choices(2)[0]);
    let chosen = dealt.act(&[&choice]);
    assert_eq!(seen(&chosen, ONE).boards[1].draft.len(), 0);
    assert_eq!(seen(&chosen, TWO).boards[1].draft, chosen.state.boards[1].draft);
    assert_eq!(seen(&chosen, TWO).boards[1].draft.len(), 1);
}

/// VAL-S3, S9, S12: who sees fate's answers, and what is answered unseen.
#[test]
fn fate_shows_each_answer_to_those_who_may_see_it() {
    let seen = |table: &Table| match table.game.pending(&table.state) {
        Pending::Chance(chance) => chance.seen.iter().map(|seat| seat.0 + 1).collect::<Vec<u8>>(),
        other => panic!("{other:?}"),
    };
    let together = |table: &Table| match table.game.pending(&table.state) {
        Pending::Ask(ask) => ask.together,
        other => panic!("{other:?}"),
    };
    assert_eq!(seen(&opening("3 first-game")), [1, 2, 3]);
    assert_eq!(seen(&opening("3 1")), [1]);
    let jarls = opening("3 1").until("1 2 3 KeepJarl");
    assert!(together(&jarls), "VAL-S3");
    let turned = jarls.until("~ pick 20 of 120");
    assert_eq!(seen(&turned), [1, 2, 3]);
    let dealt = turned.until("~ pick 7 of 97");
    assert_eq!(seen(&dealt), [1]);
    assert!(together(&dealt.until("1 2 3 DiscardTwo")), "VAL-S9");
    let before = "players 3 | deck 20 | battle 2>1 attack\n1: squad Ulf | hand Orm Hind
        2: jarl Gunnhild | squad Ylva | dice shield\n3: jarl Ragnvald | squad Elg | hand fury";
    let rolled = table(before).act(&["2 arm Ylva with shield", "2 end"]).shows("now ~ roll 6");
    assert_eq!(seen(&rolled), [1, 2, 3]);
    let robbed = rolled.act(&["~ ...", "1 end"]).shows("now ~ pick 1 of 2");
    assert_eq!(seen(&robbed), [1, 2]);
    let swapped = robbed.act(&["~ Hind", "3 swap fury"]);
    assert_eq!(seen(&swapped), [3]);
    assert!(!together(&swapped.act(&["~ ...", "~ ..."])), "what is discarded is open");
    let drawn = table("players 2\n1: squad Ulf\n2: squad Ylva").act(&["1 draw"]);
    assert_eq!(seen(&drawn), [1]);
}

/// VAL-S12: an imagined table looks the same to the eyes that imagined it, and deals others the
/// cards they could have.
#[test]
fn imagined_tables_fit_what_is_known() {
    let before = "players 3 | deck 20\n1: squad Ulf | hand fury Hind\n2: squad Ylva | hand Unn Orm heroic\n3: squad Elg";
    let table = table(before);
    let mut source = Mix(1);
    let mut met = Cards::NONE;
    for _ in 0..400 {
        let view = table.game.view(&table.state, ONE);
        let imagined = table.game.imagine(&view, &mut source);
        assert_eq!(table.game.view(&imagined, ONE), view);
        assert_eq!(imagined.boards[1].hand.count(), 3);
        met = met.or(&imagined.boards[1].hand);
    }
    let unseen = table.state.deck.or(&table.state.boards[1].hand);
    assert_eq!(met, unseen, "every unseen card is dealt to it some time, no other ever");
}

/// A small known generator (SplitMix64, high word).
pub(super) struct Mix(pub(super) u64);

impl Source for Mix {
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 32) as u32
    }
}
