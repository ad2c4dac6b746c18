//! VAL-T: the turn.

use tabletop::{Eyes, Seat};
use testkit::Drawn;

use super::table::{check, listed, refused, table};

/// VAL-T1: one action, then draw two, keep one, discard the other; then the player to the left.
#[test]
fn a_turn_is_one_action_and_a_draw() {
    table("players 3 | deck 20\n1: squad Ulf | hand Hind\n2: squad Ylva\n3: squad Varg")
        .act(&["1 play Hind", "1 slot 2"])
        .shows("active 1 | now ~ pick 2 of 20")
        .refuses("1 draw", "VAL-T5")
        .act(&["~ Birna Grettir"])
        .lists(1, &["discard Birna", "discard Grettir"])
        .refuses("1 discard Hind", "VAL-T1")
        .act(&["1 discard Birna"])
        .shows("1: hand Grettir\nactive 2 | deck 18 | discard Birna | now 2 Action")
        .act(&["2 draw", "~ Bjarni Bersi", "2 discard Bersi"])
        .shows("active 2 | now ~ pick 2 of 16") // part B of the next player
        .act(&["~ Thorgrim Bera", "2 discard Bera"])
        .shows("2: hand Bjarni Thorgrim\nactive 3");
    check(
        "players 3 | active 3 | deck 20\n1: squad Ulf\n2: squad Ylva\n3: squad Varg | hand Hind",
        &["3 play Hind", "3 slot 3", "~ Birna Grettir", "3 discard Birna"],
        "active 1",
    );
}

/// VAL-T2: action 1 plays one warrior, from one's own hand.
#[test]
fn action_1_plays_a_warrior_from_hand() {
    let before = "players 2\n1: squad Ulf | hand Hind fury\n2: squad Ylva | hand Bera";
    refused(before, "1 play fury", "VAL-T2");
    refused(before, "1 play Bera", "VAL-T2");
    refused(before, "2 play Bera", "VAL-T2");
    check(before, &["1 play Hind", "1 slot 4"], "1: squad Ulf _ _ Hind | hand fury");
}

/// VAL-T3: action 2 plays two warriors with at most three weapon symbols together.
#[test]
fn action_2_plays_two_light_warriors() {
    let before = "players 2\n1: squad Ulf | hand Bera Ketil Hind Bodvar\n2: squad Ylva";
    check(before, &["1 pair Bera Hind", "1 slot 3", "1 slot 2"], "1: squad Ulf Hind Bera _");
    refused(before, "1 pair Bera Ketil", "VAL-T3");
    refused(before, "1 pair Bodvar Hind", "VAL-T3");
    refused(before, "1 pair Hind Hind", "VAL-T3");
}

/// VAL-T3: a Giant counts the dice it asks for: 2, 2, 3 and 4. Beinir's limit of five tells the
/// larger ones apart.
#[test]
fn a_giant_counts_the_dice_it_asks_for() {
    let hand = "hand Ulf Eyjolf Fonn Mjoll Isgerd Skafl Hrolf";
    let plain = format!("players 2\n1: squad Ylva | {hand}\n2: squad Orm");
    for (pair, fits) in [("Ulf Fonn", true), ("Ulf Mjoll", true), ("Ulf Isgerd", false)] {
        let listed = table(&plain).choices(1);
        let table = table(&plain);
        let [a, b] = [0, 1].map(|n| pair.split(' ').nth(n).map(|name| table.card(name) + 1));
        let text = format!("pair {} {}", a.expect("one"), b.expect("two"));
        assert_eq!(listed.contains(&text), fits, "{pair}");
    }
    refused(&plain, "1 pair Eyjolf Fonn", "VAL-T3");
    refused(&plain, "1 pair Eyjolf Mjoll", "VAL-T3");
    let five = plain.replace("squad Ylva", "jarl Beinir | squad Ylva");
    check(&five, &["1 pair Hrolf Fonn"], "1: hand Ulf Eyjolf Mjoll Isgerd Skafl");
    check(&five, &["1 pair Eyjolf Isgerd"], "1: hand Ulf Fonn Mjoll Skafl Hrolf");
    check(&five, &["1 pair Ulf Skafl"], "1: hand Eyjolf Fonn Mjoll Isgerd Hrolf");
    refused(&five, "1 pair Hrolf Isgerd", "VAL-T3");
    refused(&five, "1 pair Fonn Skafl", "VAL-T3");
}

/// VAL-T4: action 3 attacks another player.
#[test]
fn action_3_attacks_another_player() {
    let before = "players 3\n1: squad Ulf\n2: squad Ylva\n3: squad Varg";
    check(before, &["1 attack 3"], "battle 1>3 | now ~ roll 6");
    refused(before, "1 attack 1", "VAL-T4");
    refused(before, "1 attack 4", "VAL-T4");
    refused(before, "2 attack 3", "VAL-T4");
    listed(before, 1, &["attack 2", "attack 3", "draw"]);
}

/// VAL-T5: action 4 draws two and keeps one; part B does so again.
#[test]
fn action_4_draws_two_and_keeps_one() {
    check(
        "players 2 | deck 20\n1: squad Ulf\n2: squad Ylva",
        &["1 draw", "~ Bjarni Bersi", "1 discard Bersi"],
        "1: hand Bjarni\ndiscard Bersi | active 1 | now ~ pick 2 of 18",
    );
}

/// VAL-T6: who lacks room first discards, for each warrior without room, one already there.
#[test]
fn a_full_squad_makes_room_first() {
    let full = "players 2 | deck 9\n1: squad Ulf Varg Elg Unn | hand Bersi Hind\n2: squad Orm";
    table(full)
        .act(&["1 play Hind"])
        .lists(1, &["dismiss Ulf", "dismiss Varg", "dismiss Elg", "dismiss Unn"])
        .refuses("1 slot 1", "VAL-S11")
        .act(&["1 dismiss Varg"])
        .shows("1: squad Ulf Hind Elg Unn | hand Bersi\ndiscard Varg | now ~ pick 2 of 9");
    // Two without room: two are discarded, and never the one just played.
    table(full)
        .act(&["1 pair Bersi Hind", "1 dismiss Elg"])
        .shows("1: squad Ulf Varg _ Unn | hand -\nnow 1 MakeRoom")
        .lists(1, &["dismiss Ulf", "dismiss Varg", "dismiss Unn"])
        .refuses("1 dismiss 3", "VAL-T6")
        .act(&["1 dismiss Unn", "1 slot 4"])
        .shows("1: squad Ulf Varg Hind Bersi\ndiscard Elg Unn");
    // Room for one of two: one is discarded.
    let three = full.replace("Elg Unn", "Elg");
    check(
        &three,
        &["1 pair Bersi Hind", "1 dismiss Ulf", "1 slot 4"],
        "1: squad Hind Varg Elg Bersi",
    );
    // Enough room: nobody is discarded.
    check(&three, &["1 play Hind"], "1: squad Ulf Varg Elg Hind\ndiscard -");
}

/// VAL-T7: an empty squad forces action 1 or 2, or a Jarl's action that plays warriors.
#[test]
fn an_empty_squad_must_be_filled() {
    let empty = "players 2\n1: squad _ | hand Ulf Hind Bodvar fury\n2: squad Orm";
    listed(empty, 1, &["play Ulf", "play Hind", "play Bodvar", "pair Ulf Hind"]);
    refused(empty, "1 draw", "VAL-T7");
    refused(empty, "1 attack 2", "VAL-T7");
    let halfdan = empty.replace("squad _", "jarl Halfdan | squad _");
    check(&halfdan, &["1 muster Bodvar Ulf"], "1: hand Hind fury");
    let ottar = empty.replace("squad _", "jarl Ottar | squad _");
    let ottar = ottar.replace("players 2", "players 2 | discard Bera");
    refused(&ottar, "1 salvage", "VAL-T7");
}

/// VAL-T8: with no warrior in squad or hand, the hand is shown and cards are drawn; the player
/// need not keep a warrior.
#[test]
fn who_has_no_warrior_shows_its_hand_and_draws() {
    let none = "players 3 | deck Bjarni push-back heroic\n1: squad _ | hand fury cut-off\n2: squad Orm\n3: squad Ulf";
    listed(none, 1, &["draw"]);
    let shown = table(none).act(&["1 draw"]);
    let hand = shown.state.boards[0].hand;
    for eyes in [Eyes::Seat(Seat(1)), Eyes::Seat(Seat(2)), Eyes::Spectator] {
        assert_eq!(shown.state.secrets.known(&hand, eyes, 3), hand);
    }
    let drawn =
        shown.act(&["~ Bjarni push-back"]).lists(1, &["discard Bjarni", "discard push-back"]);
    let kept = drawn.act(&["1 discard Bjarni"]);
    let known = kept.state.secrets.known(&kept.state.boards[0].hand, Eyes::Spectator, 3);
    assert_eq!(known, hand, "the card kept is not shown");
    kept.shows("1: hand fury cut-off push-back");
    // With a warrior in the squad nothing is shown.
    let some = table(&none.replace("squad _", "squad Bera")).act(&["1 draw"]);
    let known = some.state.secrets.known(&some.state.boards[0].hand, Eyes::Spectator, 3);
    assert_eq!(known.count(), 0);
}

/// VAL-T9: no attack on a player without warriors or without own shields.
#[test]
fn who_has_no_warriors_or_no_shields_cannot_be_attacked() {
    let before = "players 4\n1: squad Ulf | captured 3 3 3 3\n2: squad _ | captured 4\n3: squad Varg | captured 4\n4: squad Orm";
    refused(before, "1 attack 2", "VAL-T9");
    refused(before, "1 attack 3", "VAL-T9"); // a captured shield is not its own
    listed(before, 1, &["attack 4", "draw"]);
}

/// VAL-T10: there is no hand limit.
#[test]
fn there_is_no_hand_limit() {
    let before = "players 2 | deck 9\n1: squad Ulf | hand fury fury#2 fury#3 fury#4 fury#5 fury#6 heroic heroic#2 heroic#3 heroic#4 cut-off cut-off#2\n2: squad Orm";
    let acts =
        ["1 draw", "~ Bjarni Bersi", "1 discard Bersi", "~ Birna Grettir", "1 discard Birna"];
    let after = table(before).act(&acts).shows("active 2");
    assert_eq!(after.state.boards[0].cards, 14);
}

/// VAL-T11: a deck too small gives what there is; the choice is among those.
#[test]
fn a_small_deck_gives_what_there_is() {
    check(
        "players 2 | deck Bjarni\n1: squad Ulf\n2: squad Orm",
        &["1 draw", "~ Bjarni"],
        "1: hand Bjarni\ndeck 0 | discard - | active 2 | now 2 Action",
    );
    let aslaug = "players 2 | deck Bjarni Bersi Birna\n1: jarl Aslaug | squad Ulf | hand fury cut-off heroic Galti\n2: squad Orm";
    table(aslaug)
        .act(&["1 draw"])
        .shows("now ~ pick 3 of 3")
        .act(&["~ Bjarni Bersi Birna", "1 discard Birna", "1 discard Bjarni"])
        .shows("1: hand Bersi fury cut-off heroic Galti\nactive 2");
}
