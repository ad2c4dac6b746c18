//! Minds in a game of hidden cards.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use minds::{Level, Mind, Pace, Party, Scratch, Step, Stream, odds, play_out, random_game};
use tabletop::{Eyes, Game, Pending, Seat};
use testkit::thief::Thief;

/// A game written down, with how it ended.
fn played(game: &Thief, levels: &[Level], number: u64) -> (Vec<String>, f32) {
    let mut party = Party::new(game, levels);
    party.sit(&Stream::seeded(1).split(number));
    let (mut state, mut lines) = (game.start(), Vec::new());
    let outcome = play_out(game, &mut state, &mut party, 1_000, |_, step| {
        lines.push(match step {
            Step::Choice { seat, choice, of } => format!("{seat} {choice} of {of}"),
            Step::Fortune(fortune) => format!("~ {fortune:?}"),
        });
        ControlFlow::Continue(())
    });
    (lines, outcome.expect("Thief ends").shares[0])
}

#[test]
fn greedy_beats_random() {
    let game = Thief::new(2);
    let wins: f32 =
        (0..600).map(|n| played(&game, &[Level::Greedy, Level::Random], n).1).sum::<f32>();
    assert!(wins > 450.0, "{wins} of 600");
}

#[test]
fn a_game_follows_from_its_seed_alone() {
    let game = Thief::new(3);
    let levels = [Level::Greedy, Level::Random];
    for number in 0..20 {
        assert_eq!(played(&game, &levels, number), played(&game, &levels, number));
    }
    assert_ne!(played(&game, &levels, 0), played(&game, &levels, 1));
    // Buffers that are warm from other games change nothing.
    let mut party = Party::new(&game, &levels);
    let mut outcomes = Vec::new();
    for number in (0..20).chain(0..20) {
        party.sit(&Stream::seeded(1).split(number));
        let mut state = game.start();
        play_out(&game, &mut state, &mut party, 1_000, |_, _| ControlFlow::Continue(()));
        outcomes.push(state);
    }
    assert_eq!(outcomes[..20], outcomes[20..]);
}

#[test]
fn a_mind_answers_the_same_for_the_same_seed() {
    let game = Thief::new(3);
    let mut state = game.start();
    while let Pending::Chance(chance) = game.pending(&state) {
        let mut fortune = Vec::new();
        chance.draw(&mut Stream::seeded(3), &mut fortune);
        game.settle(&mut state, &fortune, &mut ()).expect("it was drawn");
    }
    let mut list = Vec::new();
    game.choices(&state, Seat(1), &mut list);
    let view = game.view(&state, Eyes::Seat(Seat(1)));
    for &level in Level::ALL {
        for seed in 0..20 {
            let choose = || Mind::new(level, seed).choose(&game, &view, Seat(1), &list);
            assert_eq!(choose(), choose());
            let seated = Mind::new(level, seed).choose_at(&game, &state, Seat(1), &list);
            assert_eq!(choose(), seated);
        }
        let mut mind = Mind::new(level, 0);
        assert_eq!(mind.choose(&game, &view, Seat(1), &[]), None);
        assert_eq!(mind.choose(&game, &view, Seat(1), &list[..1]), Some(0));
    }
}

#[test]
fn odds_count_verdicts_and_stop_when_told() {
    let game = Thief::new(3);
    let mut state = game.start();
    while game.contest(&state).is_none() {
        let Pending::Chance(chance) = game.pending(&state) else { unreachable!() };
        let mut fortune = Vec::new();
        chance.draw(&mut Stream::seeded(8), &mut fortune);
        game.settle(&mut state, &fortune, &mut ()).expect("it was drawn");
    }
    let contest = game.contest(&state).expect("the first round goes on");
    let view = game.view(&state, Eyes::Seat(Seat(0)));
    let ask = |seed, stop| odds(&game, &view, contest, 300, seed, &AtomicBool::new(stop));
    let one = ask(1, false);
    assert_eq!((one.samples, one.verdicts.iter().sum::<u32>()), (300, 300));
    assert_eq!(one, ask(1, false));
    for verdict in 0..3 {
        let apart = (one.share(verdict) - ask(2, false).share(verdict)).abs();
        assert!(apart <= 2.0 * one.error(verdict), "{verdict}: {apart}");
    }
    assert_eq!(ask(1, true).samples, 0);
}

#[test]
fn the_bare_loop_counts_what_it_plays() {
    let game = Thief::new(2);
    let (mut scratch, mut pace) = (Scratch::default(), Pace::default());
    let mut source = Stream::seeded(5);
    for _ in 0..100 {
        let mut state = game.start();
        let outcome = random_game(&game, &mut state, &mut source, &mut scratch, 1_000, &mut pace);
        assert!(outcome.is_some() && matches!(game.pending(&state), Pending::Over(_)));
    }
    assert!(pace.decisions > 500 && pace.fortunes > 500 && pace.forced > 0, "{pace:?}");
    assert!((2.0..5.0).contains(&pace.branching()));
    assert_eq!(pace.steps(), pace.decisions + pace.forced + pace.fortunes);
    let mut state = game.start();
    let cut = random_game(&game, &mut state, &mut source, &mut scratch, 3, &mut pace);
    assert!(cut.is_none());
}
