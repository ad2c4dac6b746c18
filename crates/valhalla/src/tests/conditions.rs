//! VAL-J1: every condition of the vocabulary, and the abilities that act after a battle.

use testkit::Drawn;

use super::table::{check, sigurd, table, table_of};

/// Whether Sigurd's extra ability works under a condition: `seats` draws the seats, of which the
/// first attacks the second, with Ulf alone.
fn holds(condition: &str, seats: &str) -> bool {
    let cards = sigurd(
        r#"effect = "strength", amount = 1"#,
        "plus",
        condition,
        r#"effect = "strength", amount = 4"#,
    );
    let drawing = format!("players 3 | battle 1>2 attack\n{seats}");
    let drawing = drawing.replace("1: ", "1: jarl Sigurd | dice spear | ");
    let ended = table_of(&drawing, &cards).act(&["1 arm Ulf with spear", "1 end"]);
    match ended.state.battle.sides[0].strength {
        3 => false,
        7 => true,
        other => panic!("{other}"),
    }
}

/// VAL-J1: squad-at-most and squad-at-least count the own squad.
#[test]
fn conditions_on_the_size_of_the_squad() {
    let (two, three) =
        ("1: squad Ulf Orm\n2: squad Ylva Elg Unn Hind", "1: squad Ulf Orm Bera\n2: squad Ylva");
    let most = r#"kind = "squad-at-most", amount = 2"#;
    assert!(holds(most, two) && !holds(most, three));
    let least = r#"kind = "squad-at-least", amount = 3"#;
    assert!(!holds(least, two) && holds(least, three));
}

/// VAL-J1: fewer-than-foe compares with the opponent of the battle, nobody else.
#[test]
fn conditions_on_the_opponents_squad() {
    let fewer = r#"kind = "fewer-than-foe""#;
    assert!(holds(fewer, "1: squad Ulf\n2: squad Ylva Elg"));
    assert!(!holds(fewer, "1: squad Ulf\n2: squad Ylva\n3: squad Orm Hind"));
    assert!(!holds(fewer, "1: squad Ulf Bera\n2: squad Ylva"));
}

/// VAL-J1: clan-in-squad and clans-at-least look at the own squad, activated or not.
#[test]
fn conditions_on_clans() {
    let boars = r#"kind = "clan-in-squad", clan = "boar", amount = 2"#;
    assert!(holds(boars, "1: squad Ulf Gris Runi\n2: squad Ylva"));
    assert!(!holds(boars, "1: squad Ulf Gris\n2: squad Runi Galti"));
    let clans = r#"kind = "clans-at-least", amount = 3"#;
    assert!(holds(clans, "1: squad Ulf Gris Orm\n2: squad Ylva"));
    assert!(!holds(clans, "1: squad Ulf Gris Runi Varg\n2: squad Elg"));
}

/// VAL-J1: own-shields-at-most and captured-at-least.
#[test]
fn conditions_on_shields() {
    let own = r#"kind = "own-shields-at-most", amount = 2"#;
    assert!(holds(own, "1: squad Ulf\n2: squad Ylva | captured 1 1"));
    assert!(!holds(own, "1: squad Ulf\n2: squad Ylva | captured 1"));
    let captured = r#"kind = "captured-at-least", amount = 2"#;
    assert!(holds(captured, "1: squad Ulf | captured 2 3\n2: squad Ylva"));
    assert!(!holds(captured, "1: squad Ulf | captured 3\n2: squad Ylva"));
}

/// VAL-J1: hand-at-least and hand-at-most count the own hand.
#[test]
fn conditions_on_the_hand() {
    let (two, one) = (
        "1: squad Ulf | hand fury Hind\n2: squad Ylva",
        "1: squad Ulf | hand fury\n2: squad Ylva | hand Hind Orm",
    );
    let least = r#"kind = "hand-at-least", amount = 2"#;
    assert!(holds(least, two) && !holds(least, one));
    let most = r#"kind = "hand-at-most", amount = 1"#;
    assert!(!holds(most, two) && holds(most, one));
}

/// VAL-J1: attacking and defending.
#[test]
fn conditions_on_the_role() {
    let seats = "1: squad Ulf\n2: squad Ylva";
    assert!(holds(r#"kind = "attacking""#, seats));
    assert!(!holds(r#"kind = "defending""#, seats));
    for (condition, strength) in [("attacking", 3), ("defending", 7)] {
        let cards = sigurd(
            r#"effect = "strength", amount = 1"#,
            "plus",
            &format!("kind = \"{condition}\""),
            r#"effect = "strength", amount = 4"#,
        );
        let before = "players 2 | battle 1>2 defence\n1: squad Ulf | armed 1:spear | strength 1
            2: jarl Sigurd | squad Ylva | dice shield";
        let ended = table_of(before, &cards).act(&["2 arm Ylva with shield", "2 end"]);
        ended.shows(&format!("2: strength {strength}"));
    }
}

/// VAL-J1: valhalla-at-most counts cards, deck-at-most those left to draw.
#[test]
fn conditions_on_valhalla_and_deck() {
    let few = r#"kind = "valhalla-at-most", amount = 1"#;
    assert!(holds(few, "1: squad Ulf | valhalla Orm\n2: squad Ylva | valhalla Bera Hind"));
    assert!(!holds(few, "1: squad Ulf | valhalla Bera Hind\n2: squad Ylva"));
    let deck = r#"kind = "deck-at-most", amount = 40"#;
    assert!(holds(deck, "deck 40\n1: squad Ulf\n2: squad Ylva"));
    assert!(!holds(deck, "deck 41\n1: squad Ulf\n2: squad Ylva"));
}

/// VAL-J1, plunder: the winner takes a random card of the loser's hand, attacking or defending.
#[test]
fn plunder_takes_a_card_of_the_loser() {
    let before = "players 2 | deck 20 | battle 1>2 defence
        1: jarl Gunnhild | squad Ulf | hand heroic | armed 1:spear | strength 2
        2: squad Ylva | hand fury Hind Orm | dice shield";
    table(before)
        .act(&["2 end"])
        .shows("now ~ pick 1 of 3")
        .act(&["~ Hind"])
        .shows("1: hand Hind heroic\n2: hand fury Orm\nbattle -");
    check(&before.replace("hand fury Hind Orm |", ""), &["2 end"], "battle -"); // nothing to take
    let many = before.replace("hand heroic", "hand heroic cut-off Bera Elg"); // at most three
    check(&many, &["2 end"], "battle -");
    let lost = before.replace("strength 2", "strength 1"); // the loser takes nothing
    let lost = table(&lost).act(&["2 arm Ylva with shield", "2 end", "2 done"]);
    lost.shows("battle -\n1: hand heroic");
}

/// VAL-J1, VAL-B15, last-honour: the loser may send one activated warrior all the same.
#[test]
fn last_honour_sends_one_warrior_of_the_loser() {
    // Hervor: with at most two own shields, the one just lost not counted any more.
    let before = "players 2 | deck 20 | battle 1>2 defence
        1: squad Ulf | armed 1:spear | strength 9
        2: jarl Hervor | squad Ylva Birna Varg | shields 3 | dice shield shield";
    let arm = ["2 arm Ylva with shield", "2 arm Birna with shield", "2 end"];
    let lost = || table(before).act(&arm).shows("now 2 Honour");
    lost().lists(2, &["pass", "send Ylva", "send Birna"]).refuses("2 send Varg", "VAL-B15");
    lost().act(&["2 send Birna"]).shows("2: valhalla Birna | squad Ylva _ Varg _\nbattle -");
    lost().act(&["2 pass"]).shows("2: valhalla -\nbattle -");
    check(&before.replace("shields 3", "shields 4"), &arm, "battle -");
    check(before, &["2 end"], "battle -"); // nobody was activated
}

/// VAL-J1, VAL-B19, watch-swap: after a battle between two others, in turn order, once; a pass may
/// stand until one's next turn.
#[test]
fn watch_swap_swaps_a_card_after_others_battles() {
    let before = "players 4 | active 1 | deck 20 | battle 1>3 defence
        1: squad Ulf Bera | armed 1:spear | strength 2\n2: jarl Ragnvald | squad Elg | hand fury
        3: jarl Sverre | squad Ylva | hand Unn | dice miss\n4: jarl Ingibjorg | squad Hind | hand Orm";
    let watching = || table(before).act(&["3 end"]).shows("now 2 Watch | battle -");
    watching()
        .lists(2, &["pass", "pass turn", "swap fury"])
        .refuses("2 swap Orm", "VAL-B19")
        .act(&["2 swap fury", "~ Bjarni"])
        .shows("2: hand Bjarni\ndiscard fury | now 4 Watch") // 3 fought itself
        .act(&["4 pass"])
        .shows("4: hand Orm\nactive 1 | now ~ pick 2 of 19");
    let stands = watching().act(&["2 pass turn", "4 pass turn"]).shows("now ~ pick 2 of 20");
    assert!(stands.state.standing.passes(tabletop::Seat(1)));
    let turn = stands.act(&["~ ..."]).until("2 Action");
    assert!(!turn.state.standing.passes(tabletop::Seat(1)), "lifted by one's own turn");
    assert!(turn.state.standing.passes(tabletop::Seat(3)));
    let attack = turn.act(&["2 attack 1", "~ ..."]);
    attack.refuses("4 pass", "VAL-B1");
    // Without a winner nobody is asked.
    let none =
        before.replace("defence", "attack").replace("armed 1:spear | strength 2", "dice miss");
    check(&none.replace(" | dice miss\n4", "\n4"), &["1 end"], "now ~ pick 2 of 20");
}

/// VAL-J1, VAL-E6, shield-glory and clan-glory.
#[test]
fn jarls_add_glory() {
    // Ragnvald: with two captured shields, one more for each.
    check("players 3\n1: jarl Ragnvald | captured 2", &[], "1: glory 10");
    check("players 3\n1: jarl Ragnvald | captured 2 2", &[], "1: glory 14");
    // Hervor: one for each Wolf in Valhalla.
    check("players 2\n1: jarl Hervor | valhalla Ulf Varg Orm | squad Ylva", &[], "1: glory 11");
}
