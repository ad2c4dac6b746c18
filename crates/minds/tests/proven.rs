//! Minds where the truth is known: Nim.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use minds::{Level, Mind, Party, Stream, odds, play_out};
use tabletop::{Eyes, Game, Seat};
use testkit::nim::{Nim, State};

fn positions() -> impl Iterator<Item = State> {
    (1..343u16).map(|n| {
        let heaps = [n % 7, n / 7 % 7, n / 49].map(|heap| heap as u8);
        State { heaps: Some(heaps), turn: Seat(0) }
    })
}

#[test]
fn greedy_wins_every_won_position() {
    let game = Nim::new();
    let mut list = Vec::new();
    for mut state in positions().filter(State::is_won) {
        game.choices(&state, Seat(0), &mut list);
        let view = game.view(&state, Eyes::Seat(Seat(0)));
        let mut mind = Mind::new(Level::Greedy, 1);
        let chosen = mind.choose(&game, &view, Seat(0), &list).expect("there is a choice");
        game.apply(&mut state, Seat(0), &list[chosen], &mut ()).expect("it is legal");
        assert!(!state.is_won(), "{state:?} is left to the other");
    }
}

#[test]
fn of_equals_the_first_is_chosen() {
    let game = Nim::new();
    let mut list = Vec::new();
    for state in positions().filter(|state| !state.is_won()) {
        game.choices(&state, Seat(0), &mut list);
        let view = game.view(&state, Eyes::Seat(Seat(0)));
        let chosen = Mind::new(Level::Greedy, 9).choose(&game, &view, Seat(0), &list);
        assert_eq!(chosen, Some(0), "nothing helps in {state:?}");
    }
}

#[test]
fn a_lost_position_is_won_against_random_only() {
    let game = Nim::new();
    let lost = State { heaps: Some([3, 5, 6]), turn: Seat(0) };
    let wins = |levels: &[Level]| {
        let mut party = Party::new(&game, levels);
        let won = |n| {
            party.sit(&Stream::seeded(4).split(n));
            let mut state = lost;
            let outcome =
                play_out(&game, &mut state, &mut party, 100, |_, _| ControlFlow::Continue(()));
            outcome.expect("Nim ends").shares[0]
        };
        (0..500).map(won).sum::<f32>()
    };
    assert_eq!(wins(&[Level::Greedy, Level::Greedy]), 0.0);
    assert!(wins(&[Level::Greedy, Level::Random]) > 400.0);
    assert_eq!(wins(&[Level::Random, Level::Greedy]), 0.0);
}

#[test]
fn odds_are_certain_where_the_truth_is() {
    let game = Nim::new();
    let go = AtomicBool::new(false);
    for state in positions().step_by(17) {
        let view = game.view(&state, Eyes::Spectator);
        let odds = odds(&game, &view, 0, 50, 1, &go);
        let winner = usize::from(!state.is_won());
        assert_eq!((odds.samples, odds.share(winner)), (50, 1.0), "{state:?}");
    }
}
