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
    positions().filter(State::is_won).for_each(|state| wins("greedy", state));
}

/// Where the first glance and the game's advice tell the truth.
#[test]
fn a_seer_wins_every_won_position() {
    positions().filter(State::is_won).for_each(|state| wins("seer:1000", state));
}

/// Where it has nothing to go by but playouts to the very end, which are longer than a tree can
/// reach from the largest heaps.
#[test]
fn a_seer_finds_the_truth_by_itself() {
    let small = |state: &State| state.heaps.is_some_and(|heaps| heaps.iter().all(|&h| h <= 3));
    for state in positions().filter(State::is_won).filter(small) {
        wins("seer:20000:prior=0:depth=100:explore=70", state);
    }
}

/// The mind of that name leaves a lost position to the other.
#[track_caller]
fn wins(mind: &str, state: State) {
    let (game, mut list, mut after) = (Nim::new(), Vec::new(), state);
    game.choices(&state, Seat(0), &mut list);
    let view = game.view(&state, Eyes::Seat(Seat(0)));
    let mut mind = Mind::new(mind.parse().expect("it is a level"), 1);
    let chosen = mind.choose(&game, &view, Seat(0), &list).expect("there is a choice");
    game.apply(&mut after, Seat(0), &list[chosen], &mut ()).expect("it is legal");
    assert!(!after.is_won(), "{} in {state:?} is left to the other", list[chosen]);
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
