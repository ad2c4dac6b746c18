//! What is hidden from whom: hands with the backs of their cards, treasures that lie face down.

use tabletop::{Event as _, Eyes, Game, Seat};
use testkit::Drawn;

use super::table::table;
use crate::Event;

/// RAG-T3, S6: a card drawn closed is its owner's secret, but all see the back.
#[test]
fn hands_are_hidden_and_their_backs_are_not() {
    let table = table("2 | at action\n1: hand mjolnir rout")
        .act(&["1 draw a", "~ ...", "1 draw b", "~ ..."]);
    for eyes in [Eyes::Seat(Seat(1)), Eyes::Spectator] {
        let seen = table.game.view(&table.state, eyes).table;
        assert_eq!(seen.boards[0].hand.count(), 2, "the open ones");
        assert_eq!(seen.boards[0].backs[..2], [2, 3]);
        assert_eq!(seen.boards[0].backs[3], 1, "one of Thor's");
        assert!(seen.deck.has(table.card("mjolnir")) && seen.deck.has(table.card("rout")));
    }
    let own = table.game.view(&table.state, Eyes::Seat(Seat(0))).table;
    assert_eq!(own.boards[0].hand.count(), 6);
    let hidden = table.told.iter().filter(|event| matches!(event, Event::DrewCard { .. }));
    assert!(hidden.clone().count() == 2);
    assert!(hidden.clone().all(|event| event.seen_by(Eyes::Spectator).is_none()));
    assert!(hidden.clone().all(|event| event.seen_by(Eyes::Seat(Seat(0))).is_some()));
}

/// RAG-P4: nobody's view, and not even the state, holds which token lies face down.
#[test]
fn closed_treasures_are_known_to_nobody() {
    let table = table("2 | at building\n1: purse 3 2 2").act(&["1 temple Odin 4"]);
    let before = table.state;
    for nth in 1..=7 {
        let mut state = before;
        table.game.settle(&mut state, &[nth], &mut ()).expect("any of the seven");
        assert_eq!(state.closed.count_ones(), 6);
    }
}
