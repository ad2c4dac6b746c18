//! MID-S: set-up.

use tabletop::{Game, Seat};
use testkit::Drawn;

use super::table::{check, opening, table};
use crate::cards::{Deck, NOBODY};

/// MID-S1: stalls by the number of players.
#[test]
fn stalls_by_the_number_of_players() {
    for (players, military, economic) in [(2, 1, 1), (3, 1, 2), (4, 2, 2)] {
        let table = opening(&format!("{players} 1"));
        let table = table.shows(&format!("now ~ pick {military} of 4")).act(&["~ ..."]);
        let table = table.shows(&format!("now ~ pick {economic} of 4")).act(&["~ ..."]);
        let set = table.state.stalls.iter().filter(|stall| **stall != NOBODY);
        let soldiers =
            set.clone().filter(|stall| table.game.chest.stalls[**stall as usize].military);
        assert_eq!((soldiers.count(), set.count()), (military, military + economic));
    }
}

/// MID-S2: which private longships are on offer.
#[test]
fn longships_by_the_number_of_players() {
    let offers = |players: u8| {
        let drawing = format!("players {players}\n1: coins 20 | wood 20");
        table(&drawing).act(&["1 go shipwright"]).choices(1)
    };
    assert_eq!(offers(2), ["buy 1", "buy 2"]);
    assert_eq!(offers(3), ["buy 1", "buy 2", "buy 3"]);
    assert_eq!(offers(4), ["buy 1", "buy 2", "buy 3", "buy 4"]);
}

/// MID-S3: the sizes of the decks.
#[test]
fn decks_are_whole() {
    let sizes = Deck::ALL.map(|deck| opening("2").state.left(deck));
    assert_eq!(sizes, [16, 21, 36, 18, 10, 12, 8]);
}

/// MID-S4: the first player is drawn or named; leaders are chosen from its right on, counter-
/// clockwise, each once.
#[test]
fn leaders_are_chosen_counter_clockwise() {
    opening("3")
        .act(&["~ ...", "~ ..."])
        .shows("now ~ roll 1")
        .act(&["~ 2"])
        .shows("first 2 | now 1 Leader")
        .act(&["1 leader Ullr"])
        .shows("now 3 Leader")
        .refuses("3 leader Ullr", "MID-S4")
        .refuses("2 leader Dagrun", "MID-S4")
        .act(&["3 leader Gylfir"])
        .shows("now 2 Leader")
        .lists(2, &["leader Asmundr", "leader Dagrun", "leader Svanhildr"]);
    opening("3 3").act(&["~ ...", "~ ..."]).shows("first 3 | now 2 Leader");
}

/// MID-S4: the lab is told who began, whoever has the marker later, so that it is known what that is
/// worth.
#[test]
fn who_began_is_counted() {
    let mut begun = opening("3").act(&["~ ...", "~ ...", "~ 2"]);
    begun.state.first = Seat(0);
    let mut found = Vec::new();
    begun.game.tally(&begun.state, &mut |row| {
        found.extend((row.kind == "seat").then_some((row.name.to_owned(), row.seat)));
    });
    assert_eq!(found, [("first".to_owned(), Seat(1))]);
}

/// MID-S5: what everybody starts with.
#[test]
fn everybody_starts_alike() {
    for (players, crew, supply) in [(2, 4, "10/12/10"), (4, 3, "8/12/10")] {
        let table = opening(&format!("{players} 1")).until("~ pick 1 of 16");
        let start = format!(
            "2: food 1 | wood 1 | coins 1 | favours 1 | home 1/0/0 | workers {crew} | crew {crew}\n\
             supply {supply}"
        );
        let table = table.shows(&start);
        for board in &table.state.boards[..players] {
            assert!(board.hut && board.cards == 1 && board.blame == 0);
        }
    }
}

/// MID-S6: with Distrustful Townsfolk everybody starts with a blame; with the Hall of Fame piles of
/// defeated enemies are shown, else only one's own.
#[test]
fn variants() {
    check("players 3 distrustful", &[], "1: blame 1\n3: blame 1");
    for (variant, shown) in [("", false), (" hall-of-fame", true)] {
        let drawing = format!("players 2{variant}\n1: beaten Bog-Troll Mare:red");
        let table = table(&drawing);
        let sees = |seat: u8| {
            let view = table.game.view(&table.state, tabletop::Eyes::Seat(Seat(seat)));
            let zones = screen::Draw::screen(&table.game, &view).zones;
            zones.iter().any(|zone| zone.id == "beaten-1" && zone.items.len() == 2)
        };
        assert!(sees(0), "one's own pile");
        assert_eq!(sees(1), shown, "{variant}");
    }
}
