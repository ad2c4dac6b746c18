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
    positions().filter(State::is_won).for_each(|state| wins(&Nim::new(), "greedy", state));
}

/// Where the first glance and the game's advice tell the truth.
#[test]
fn a_seer_wins_every_won_position() {
    positions().filter(State::is_won).for_each(|state| wins(&Nim::new(), "seer:1000", state));
}

/// Where it has nothing to go by but playouts to the very end, which are longer than a tree can
/// reach from the largest heaps.
#[test]
fn a_seer_finds_the_truth_by_itself() {
    let small = |state: &State| state.heaps.is_some_and(|heaps| heaps.iter().all(|&h| h <= 3));
    for state in positions().filter(State::is_won).filter(small) {
        wins(&Nim::new(), "seer:20000:prior=0:depth=100:explore=70", state);
    }
}

/// Where playouts do what wins by instinct, a few of them tell the truth of the largest heaps too.
#[test]
fn a_seer_plays_on_by_instinct() {
    let game = Nim::by_instinct();
    let mind = "seer:200:prior=0:depth=100";
    positions().filter(State::is_won).for_each(|state| wins(&game, mind, state));
}

/// The mind of that name leaves a lost position to the other.
#[track_caller]
fn wins(game: &Nim, mind: &str, state: State) {
    let (mut list, mut after) = (Vec::new(), state);
    game.choices(&state, Seat(0), &mut list);
    let view = game.view(&state, Eyes::Seat(Seat(0)));
    let mut mind = Mind::new(mind.parse().expect("it is a level"), 1);
    let chosen = mind.choose(game, &view, Seat(0), &list).expect("there is a choice");
    game.apply(&mut after, Seat(0), &list[chosen], &mut ()).expect("it is legal");
    assert!(!after.is_won(), "{} in {state:?} is left to the other", list[chosen]);
}

/// What greedy chooses in a position with that seed.
fn greedy(state: &State, seed: u64) -> usize {
    let (game, mut list) = (Nim::new(), Vec::new());
    game.choices(state, Seat(0), &mut list);
    let view = game.view(state, Eyes::Seat(Seat(0)));
    let chosen = Mind::new(Level::Greedy, seed).choose(&game, &view, Seat(0), &list);
    chosen.expect("there is a choice")
}

/// Which choices of the list leave a lost position to the other.
fn winning(state: &State) -> Vec<bool> {
    let (game, mut list) = (Nim::new(), Vec::new());
    game.choices(state, Seat(0), &mut list);
    let wins = |choice| {
        let mut after = *state;
        game.apply(&mut after, Seat(0), choice, &mut ()).expect("it is listed");
        !after.is_won()
    };
    list.iter().map(wins).collect()
}

#[test]
fn of_some_equals_the_first_is_chosen() {
    let mut several = 0;
    for state in positions().filter(State::is_won) {
        let wins = winning(&state);
        several += u32::from(wins.iter().filter(|wins| **wins).count() > 1);
        if wins.contains(&false) {
            let first = wins.iter().position(|wins| *wins);
            assert_eq!(Some(greedy(&state, 9)), first, "in {state:?}");
        }
    }
    assert!(several > 10, "{several}: there must be equals");
}

#[test]
fn where_all_are_equal_lots_are_drawn() {
    for state in positions().filter(|state| !state.is_won()).step_by(5) {
        let mut drawn = vec![0; winning(&state).len()];
        (0..1000).for_each(|seed| drawn[greedy(&state, seed)] += 1);
        let even = 1000 / drawn.len();
        let fair = |times: &usize| (even / 2..=even * 2).contains(times);
        assert!(drawn.iter().all(fair), "{drawn:?} in {state:?}");
        assert_eq!(greedy(&state, 3), greedy(&state, 3), "the lot follows from the seed");
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
