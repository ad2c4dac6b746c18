//! Positions with a single winning choice, which a seer finds: the last turn of the last round
//! (RAG-E1), in which seat 2 is active and seat 1 has no turn any more but its attack. That no other
//! choice wins is proven by trying everything.

use testkit::Drawn;
use testkit::solve::finds;

use super::table::{Table, table};

/// Seat 2's last turn from that phase on.
fn last_turn(at: &str, table_fields: &str, one: &str, two: &str) -> Table {
    let drawn = format!("2 | at {at} | round 6 | active 2{table_fields}\n1: {one}\n2: {two}");
    table(&drawn)
}

/// The one choice of a seat that wins.
#[track_caller]
fn only(table: &Table, seat: u8, wanted: &str) {
    let wanted = table.choice(&seat.to_string(), wanted).1.to_string();
    finds(&table.game, &table.state, &wanted, 1000);
}

/// RAG-T9: two followers must go; with one gone it is even, and the other has a temple.
#[test]
fn two_must_go() {
    let own = "followers 11 | hand rout ambush frost-breath";
    let drawn = last_turn("attack", " | life Freya=12", own, "followers 12 | temples Freya.1");
    only(&drawn, 1, "attack rout");
}

/// RAG-T9: two stolen are four between them; two lost are not enough.
#[test]
fn two_must_be_stolen() {
    let own = "followers 11 | hand rout false-prophet war-horn";
    let drawn = last_turn("attack", "", own, "followers 14 | temples Loki.1");
    only(&drawn, 1, "attack war-horn");
}

/// RAG-T13, T12: on its haven it loses nobody; but robbed of its gold it can buy nobody either.
#[test]
fn on_a_haven_rob_the_purse() {
    let own = "followers 11 | hand rout ambush cutpurse";
    let two = "followers 10 | purse 1 1 1 | temples Freya.1";
    only(&last_turn("attack", " | life Freya=12", own, two), 1, "attack cutpurse");
}

/// RAG-K2: nobody can be taken from a haven, but who slays Odin gains a follower.
#[test]
fn on_a_haven_slay_the_being() {
    let own = "followers 10 | hand rout landslide";
    let two = "followers 10 | temples Thor.1 Odin.1";
    only(&last_turn("attack", " | life Odin=4 Thor=9", own, two), 1, "slay Odin rout");
}

/// RAG-T10: Odin's second temple brings a follower at the end of the turn, unless it is frozen.
#[test]
fn freeze_what_would_bring_a_follower() {
    let own = "followers 11 | hand rout ambush frost-breath";
    let two = "followers 10 | temples Odin.1 Odin.2";
    only(&last_turn("attack", " | life Odin=12", own, two), 1, "attack frost-breath");
}

/// RAG-E1: with as many followers the temples count; a frozen one still does, a burnt one not.
#[test]
fn burn_the_temple_that_breaks_the_tie() {
    let own = "followers 10 | temples Loki.1 | hand frost-breath rout torchbearers";
    let two = "followers 10 | temples Loki.2";
    only(&last_turn("attack", " | life Loki=12", own, two), 1, "attack torchbearers");
}

/// RAG-P2: an attack that fails lets Fresh Blood bring two followers: who leads keeps still.
#[test]
fn who_leads_wakes_nobody() {
    let own = "followers 11 | temples Loki.1 Loki.2 | hand war-horn torchbearers";
    let two = "followers 10 | temples Tyr.1 | up fresh-blood | tokens 20 21";
    only(&last_turn("attack", " | life Tyr=12", own, two), 1, "pass");
}

/// RAG-T7, P2: three tokens can hold off a Rout, but not one with the Undead behind it.
#[test]
fn the_undead_march_along() {
    let own = "followers 11 | up undead-army | hand rout frost-breath";
    let two = "followers 12 | temples Loki.1 | tokens 20 21";
    let drawn = last_turn("attack", " | life Loki=12", own, two);
    only(&drawn, 1, "attack rout");
    only(&drawn.act(&["1 attack rout"]), 1, "use undead-army");
}

/// RAG-T7: the palisade just holds off the attack that would cost the lead.
#[test]
fn the_palisade_holds() {
    let own = "followers 11 | hand rout";
    let two = "followers 12 | hand palisade night-raid";
    let drawn = last_turn("attack", "", own, two).act(&["1 attack rout"]);
    only(&drawn, 2, "defend palisade");
}

/// RAG-T6, P4: of all sites that can be paid for one alone brings two followers more.
#[test]
fn the_site_with_two_followers() {
    let one = "followers 12 | temples Loki.1 Loki.2";
    let two = "followers 10 | purse 0 2 2";
    let drawn = last_turn("building", "", one, two);
    only(&drawn, 2, "temple Heimdall 3");
}

/// RAG-T12: what a temple costs buys two followers at the end of the turn: do not build.
#[test]
fn save_for_the_last_purchase() {
    let one = "followers 11 | temples Odin.1 Odin.2";
    let dead = " | life Heimdall=0 Freya=0 Tyr=0 Loki=0 Surtur=0";
    let drawn = last_turn("building", dead, one, "followers 10 | purse 2 2 2");
    only(&drawn, 2, "end");
}

/// RAG-T2, T12: three of a kind become the gold that is missing for a follower.
#[test]
fn change_what_is_missing() {
    let one = "followers 10 | purse 9 9 9";
    let drawn = last_turn("building", "", one, "followers 10 | purse 1 4 0");
    only(&drawn, 2, "exchange diamond gold");
}
