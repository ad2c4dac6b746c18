//! VAL-X33 to X37: King of the Hill.

use tabletop::{Eyes, Game};
use testkit::Drawn;

use super::table::{check, table};
use crate::Event;
use crate::pairs::PairEvent;

/// A battle that seat 1 wins against seat 2, or loses.
fn battle(head: &str, strength: u8) -> String {
    format!(
        "{head} | deck 30 | battle 1>2 defence
        1: squad Ulf | armed 1:spear | strength {strength}
        2: squad Ylva | armed 1:shield | bonus 3"
    )
}

/// VAL-X33: the winner of the first battle that has one is King at level 1.
#[test]
fn the_first_winner_is_king() {
    for players in 2..=5 {
        let head = format!("players {players} king");
        check(&battle(&head, 9), &["2 end"], "king 1:1");
        check(&battle(&head, 2), &["2 end", "2 done"], "king 2:1");
    }
    let nobody =
        "players 2 king | deck 30 | battle 1>2 attack\n1: squad Ulf | dice miss\n2: squad Ylva";
    check(nobody, &["1 end"], "king -");
}

/// VAL-X33: who beats the King, attacking or defending, is King at level 1; others change nothing.
#[test]
fn who_beats_the_king_is_king() {
    let head = |king: &str| format!("players 3 king | king {king}");
    check(&battle(&head("2:3"), 9), &["2 end"], "king 1:1");
    check(&battle(&head("1:2"), 2), &["2 end", "2 done"], "king 2:1");
    check(&battle(&head("1:2"), 9), &["2 end"], "king 1:2"); // the King wins
    check(&battle(&head("3:2"), 9), &["2 end"], "king 3:2"); // the King did not fight
}

/// VAL-X34: at the start of its turn a King with a warrior is paid and rises.
#[test]
fn the_king_is_paid_and_rises() {
    // Four players: 1, 2, 3 points.
    let before = "players 4 king | king 2:2 | deck 30 | discard Bersi Ulf Hind
        1: hand fury | squad Orm\n2: squad Ylva\n3: squad Varg\n4: squad Elg";
    let mut turn = table(before).act(&["1 draw", "~ ..."]);
    // Nothing else in the discard could pay.
    let keep = turn.state.drawn;
    turn = turn.act(&[&format!("1 discard {}", keep[0] + 1)]).act(&["~ ..."]);
    let drawn = turn.state.drawn;
    let king = turn.act(&[&format!("1 discard {}", drawn[0] + 1)]);
    let king = king.shows("now 2 Pay | king 2:2");
    assert!(king.choices(2).iter().all(|choice| choice.starts_with("claim")));
    king.act(&["2 claim Ulf"]).shows("2: valhalla Ulf\nnow 2 Action | king 2:3");
}

/// VAL-X34: it is told in that order too: the points of the old level, then the new level.
#[test]
fn the_king_rises_when_it_is_paid() {
    let before = "players 2 king | king 2:1 | deck Orm Bera fury heroic | discard Bersi Hind
        1: squad Varg\n2: squad Ylva";
    let drew = table(before).act(&["1 draw", "~ fury heroic", "1 discard fury"]);
    let asked = drew.act(&["~ Orm Bera", "1 discard Bera"]).shows("now 2 Pay | king 2:1");
    let paid = asked.act(&["2 claim Hind"]).shows("now 2 Action | king 2:2");
    let told: Vec<&str> = paid
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Earned { .. } => Some("earned"),
            Event::Claimed { .. } => Some("claimed"),
            Event::Pair(PairEvent::Rises { .. }) => Some("rises"),
            _ => None,
        })
        .collect();
    assert_eq!(told, ["earned", "claimed", "rises"]);
}

/// VAL-X34, X35: the table shows what the King's level brings it and who attacks it.
#[test]
fn the_table_shows_what_a_level_brings() {
    use screen::Draw;
    // Four players: 1, 2, 3 points, 0, 1, 2 dice.
    for (level, text) in [
        (1, "King, level 1: 1 point"),
        (2, "King, level 2: 2 points, attacker +1 grey die"),
        (3, "King, level 3: 3 points, attacker +2 grey dice"),
    ] {
        let table = table(&format!("players 4 king | king 2:{level}\n1: squad Ulf"));
        let screen = table.game.screen(&table.game.view(&table.state, Eyes::Spectator));
        let facts = screen.zones.iter().flat_map(|zone| &zone.facts);
        let words = words::Words::english();
        let kings: Vec<String> =
            facts.map(|fact| words.text(fact)).filter(|fact| fact.starts_with("King")).collect();
        assert_eq!(kings, [text]);
    }
}

/// VAL-X34, X14: a King whom the discard cannot pay rises all the same.
#[test]
fn an_unpaid_king_rises() {
    // Level 1 brings one point; Kveldulf has five.
    for discard in ["", " Kveldulf"] {
        let before =
            format!("players 2 king | king 2:1 | discard{discard}\n1: squad Varg\n2: squad Ylva");
        let drew = table(&before).act(&["1 draw", "~ fury heroic", "1 discard fury"]);
        let turn = drew.act(&["~ push-back cut-off", "1 discard push-back"]);
        let turn = turn.shows("king 2:2 | now 2 Action\n2: valhalla -");
        turn.shows(&format!("discard{discard} fury push-back"));
    }
}

/// VAL-X34: not past the last level; without warriors nothing happens.
#[test]
fn the_king_stays_on_the_last_level() {
    let turn = |squad: &str, level: u8| {
        let before = format!(
            "players 2 king | king 2:{level} | deck Orm Bera fury heroic | discard Ulf
            1: squad Varg\n2: {squad}"
        );
        let drew = table(&before).act(&["1 draw", "~ fury heroic", "1 discard fury"]);
        drew.act(&["~ Orm Bera", "1 discard Bera"])
    };
    let paid = turn("squad Ylva", 3).shows("king 2:3");
    assert_eq!(paid.state.boards[1].valhalla.count(), 0, "it is asked which to claim");
    paid.shows("now 2 Pay");
    turn("hand fury#2", 1).shows("king 2:1 | now 2 Action\n2: valhalla -");
}

/// VAL-X35: from level 2 on, who attacks the King rolls grey dice more.
#[test]
fn who_attacks_the_king_rolls_more() {
    let before = |king: &str| {
        format!("players 3 king | king {king}\n1: squad Ulf\n2: squad Ylva\n3: squad Orm")
    };
    for (level, dice) in [(1, 6), (2, 7), (3, 8)] {
        check(&before(&format!("2:{level}")), &["1 attack 2"], &format!("now ~ roll {dice}"));
    }
    check(&before("2:3"), &["1 attack 3"], "now ~ roll 6");
    check(&before("1:3"), &["1 attack 2"], "now ~ roll 6");
}

/// VAL-X36: at the end the King has one more glory.
#[test]
fn the_king_has_one_more_glory() {
    check("players 3 king | king 2:1\n1: squad Ulf", &[], "1: glory 8\n2: glory 9\n3: glory 8");
}

/// VAL-X37: with six players there are two Kings.
#[test]
fn six_players_have_two_kings() {
    let head = |kings: &str| format!("players 6 king{kings}");
    check(&battle(&head(""), 9), &["2 end"], "king 1:1");
    check(&battle(&head(" | king 3:2"), 9), &["2 end"], "king 3:2 1:1");
    // The first King fights: nobody becomes the second.
    check(&battle(&head(" | king 1:2"), 9), &["2 end"], "king 1:2");
    // Who beats a King takes that King's place.
    check(&battle(&head(" | king 3:2 2:3"), 9), &["2 end"], "king 3:2 1:1");
    check(&battle(&head(" | king 3:2 4:3"), 9), &["2 end"], "king 3:2 4:3");
    // King against King: the loser's card returns to the middle, the winner keeps its level.
    let duel = battle(&head(" | king 1:3 2:2"), 9);
    check(&duel, &["2 end"], "king 1:3");
    let duel = battle(&head(" | king 2:3 1:2"), 9);
    check(&duel, &["2 end"], "king 1:2");
}

/// VAL-X37: the card of a fallen King goes to who wins the next battle in which no King fights.
#[test]
fn a_freed_card_waits_for_a_battle_without_a_king() {
    let before = "players 6 king | king 1:3 2:2 | deck Orm Bera Elg Unn Kalf | battle 1>2 defence
        1: squad Ulf Bersi | armed 1:spear | strength 9\n2: squad Ylva | dice miss
        3: squad Varg\n4: squad Hind";
    let fallen = table(before).act(&["2 end"]).shows("king 1:3");
    // The fallen King attacks the other one and loses: the card stays in the middle.
    let turn = fallen.act(&["~ Orm Bera", "1 discard Orm"]).shows("now 2 Action");
    let turn = turn.act(&["2 attack 1", "~ shield ...", "2 arm Ylva with shield", "2 end"]);
    let turn = turn.act(&["~ spear ...", "1 arm Bersi with spear", "1 end", "1 done"]);
    let turn = turn.shows("king 1:3").act(&["~ Elg Unn", "2 discard Unn"]).shows("now 3 Action");
    let won = turn.act(&["3 attack 4", "~ sword ...", "3 arm Varg with sword", "3 end"]);
    won.act(&["~ ...", "4 end"]).shows("king 1:3 3:1");
}
