//! MID-S7: what is seen, and by whom.

use tabletop::{Event as _, Eyes, Game, Seat};
use testkit::Drawn;

use super::table::{Table, table};
use crate::cards::NOBODY;
use crate::{Event, View};

fn view(table: &Table, seat: u8) -> View {
    table.game.view(&table.state, Eyes::Seat(Seat(seat)))
}

/// MID-S7: destinies are seen by their owner alone; goods, warriors, runes are open.
#[test]
fn destinies_are_their_owners() {
    let table = table("players 2\n1: destinies wood food | runes gifts | coins 7");
    assert_eq!(view(&table, 0).table.boards[0].hand.count(), 2);
    let other = view(&table, 1).table;
    assert_eq!((other.boards[0].hand.count(), other.boards[0].cards), (0, 2));
    assert_eq!((other.boards[0].coins, other.boards[0].own.count()), (7, 1));
    let watcher = table.game.view(&table.state, Eyes::Spectator).table;
    assert_eq!(watcher.boards[0].hand.count(), 0);
}

/// MID-L6, S7: who looked at a journey knows it, the others do not; they see that it was looked at.
#[test]
fn a_journey_is_known_to_who_looked() {
    let table = table("players 2 | land 3 Mare:red kraken").act(&["1 go seer", "1 look 3"]);
    let card = table.state.lands[2].journey;
    assert_eq!(view(&table, 0).table.lands[2].journey, card);
    assert_eq!(view(&table, 1).table.lands[2].journey, crate::view::UNSEEN);
    let looked = table.told.iter().find(|event| matches!(event, Event::Looked { .. }));
    let seen = looked.expect("it is told").seen_by(Eyes::Seat(Seat(1)));
    assert_eq!(seen, Some(Event::Looked { seat: Seat(0), land: 2, card: NOBODY }));
}

/// MID-D2, S7: which destiny was kept and which went under the deck only its owner knows; who draws
/// what another put under, is known to that other to hold it.
#[test]
fn what_lies_under_the_deck_is_known_to_who_put_it_there() {
    let mut table = table("players 2 | deck destinies wood food\n1: leader Dagrun").act(&[
        "1 go seer",
        "1 look 2",
        "~ wood food",
        "1 keep food",
    ]);
    assert_ne!(view(&table, 0).table.under[0], NOBODY);
    assert_eq!(view(&table, 1).table.under[0], NOBODY);
    table.step("2 go hunt");
    table.state.taken = [NOBODY; crate::place::SHARED];
    let table = table.act(&["1 go beg", "2 go seer", "2 look 2"]);
    assert_eq!(table.state.boards[1].cards, 1);
    assert_eq!(view(&table, 0).table.boards[1].hand.count(), 1, "who put it there knows");
}

/// MID-R3: while all assign unseen, others see nothing of it but who is ready.
#[test]
fn an_unseen_assignment_is_unseen() {
    let before = "players 2 hidden | now muster | camp troll 1 0/0/0 | camp draugr-1 2 0/0/0\n\
                  1: home 2/0/0\n2: home 2/0/0";
    let sent = |count: u8| {
        let act = format!("1 send troll swordsman {count}");
        view(&table(before).act(&[&act]), 1)
    };
    assert_eq!(sent(0), sent(2));
    assert!(sent(1).table.done.has(Seat(0)));
}

/// MID-R6: all know that journeys dealt before the deck was rebuilt are none of the discards.
#[test]
fn journeys_dealt_before_a_rebuilt_deck() {
    let table = table("players 2 | deck journeys kraken | now clean-up").act(&[
        "~ ...",
        "~ ...",
        "~ kraken",
        "~ storm lost",
    ]);
    let eyes = view(&table, 0);
    let mut numbers = minds_stream();
    for _ in 0..50 {
        let world = table.game.imagine(&eyes, &mut numbers);
        assert_eq!(world.lands[1].journey, table.state.lands[1].journey, "only one could be there");
    }
}

/// A small stream of numbers.
fn minds_stream() -> impl tabletop::Source {
    struct Mix(u64);
    impl tabletop::Source for Mix {
        fn next(&mut self) -> u32 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (self.0 >> 32) as u32
        }
    }
    Mix(7)
}
