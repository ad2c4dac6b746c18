//! What a seer promises besides strength: the same answer for the same seed, and time.

use std::slice;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use minds::{Counsel, Level, Mind, Settings, Stream, counsel, counsel_without, limit_threads};
use tabletop::{Eyes, Game, Pending, Seat, Seats, Source};
use testkit::nim::{Nim, State};
use testkit::thief::Thief;

/// A position of Thief in which that seat is asked.
fn asked(game: &Thief, seed: u64) -> (<Thief as Game>::State, Seat) {
    let (mut state, mut stream) = (game.start(), Stream::seeded(seed));
    let (mut fortune, mut list) = (Vec::new(), Vec::new());
    let mut left = 3 + seed % 9;
    loop {
        match game.pending(&state) {
            Pending::Chance(chance) => {
                chance.draw(&mut stream, &mut fortune);
                game.settle(&mut state, &fortune, &mut ()).expect("it was drawn");
            }
            Pending::Ask(ask) => {
                let seat = ask.seats.iter().next().expect("somebody is asked");
                game.choices(&state, seat, &mut list);
                if left == 0 && list.len() > 1 {
                    return (state, seat);
                }
                left = left.saturating_sub(1);
                let choice = list[stream.below(list.len() as u32) as usize];
                game.apply(&mut state, seat, &choice, &mut ()).expect("it is listed");
            }
            Pending::Over(_) => (state, left) = (game.start(), 0),
        }
    }
}

fn advised(game: &Thief, state: &<Thief as Game>::State, seat: Seat, seed: u64) -> Counsel {
    told(game, state, seat, seed, 3001)
}

fn told(
    game: &Thief,
    state: &<Thief as Game>::State,
    seat: Seat,
    seed: u64,
    iterations: u32,
) -> Counsel {
    let mut list = Vec::new();
    game.choices(state, seat, &mut list);
    let view = game.view(state, Eyes::Seat(seat));
    let never = AtomicBool::new(false);
    counsel(game, &view, seat, &list, Settings::iterations(iterations), seed, &never)
}

#[test]
fn the_same_seed_gives_the_same_counsel_whatever_the_threads() {
    let game = Thief::new(3);
    for seed in 0..10 {
        let (state, seat) = asked(&game, seed);
        // One tree, and several.
        for iterations in [3001, 20_003] {
            let one = told(&game, &state, seat, seed, iterations);
            assert!((iterations..iterations + 500).contains(&one.iterations));
            limit_threads(1);
            assert_eq!(one, told(&game, &state, seat, seed, iterations));
            limit_threads(0);
            assert_ne!(one, told(&game, &state, seat, seed + 1, iterations));
        }
    }
}

#[test]
fn what_the_seat_cannot_know_changes_nothing() {
    let game = Thief::new(3);
    let mut differed = 0;
    for seed in 0..30 {
        let (state, seat) = asked(&game, seed);
        let view = game.view(&state, Eyes::Seat(seat));
        let other = game.imagine(&view, &mut Stream::seeded(seed + 100));
        differed += u32::from(other != state);
        assert_eq!(advised(&game, &state, seat, seed), advised(&game, &other, seat, seed));
    }
    assert!(differed > 10, "only {differed} worlds differed");
}

/// What a seer of so many iterations says of a position of Nim, with the choices.
fn nim(heaps: [u8; 3], iterations: u32) -> (Counsel, Vec<String>) {
    let (game, mut list) = (Nim::new(), Vec::new());
    let state = State { heaps: Some(heaps), turn: Seat(0) };
    game.choices(&state, Seat(0), &mut list);
    let view = game.view(&state, Eyes::Seat(Seat(0)));
    let settings = Settings::iterations(iterations);
    let counsel = counsel(&game, &view, Seat(0), &list, settings, 1, &AtomicBool::new(false));
    (counsel, list.iter().map(ToString::to_string).collect())
}

/// A sure win is shown as one, though most that is tried on the way to it are mistakes: the chance
/// is that of the best line, not the mean of all that was tried.
#[test]
fn counsel_knows_the_truth_about_nim() {
    // 3 ^ 5 ^ 4 = 2: only two from three leave nothing over.
    for (heaps, iterations, only) in
        [([3, 5, 4], 100_000, "take 2 from 1"), ([1, 2, 2], 1_000, "take 1 from 1")]
    {
        let (counsel, list) = nim(heaps, iterations);
        let best = counsel.choices[0];
        assert_eq!(list[best.choice], only);
        assert!(best.chance >= 0.9 && best.error < 0.1, "{best:?} in {heaps:?}");
        assert!((counsel.chance - best.chance).abs() < 0.05, "{counsel:?}");
        assert!(counsel.choices[1..].iter().all(|other| other.chance < best.chance - best.error));
    }
    let (lost, _) = nim([1, 2, 3], 20_000);
    assert!(lost.chance <= 0.1 && lost.choices.iter().all(|choice| choice.chance <= 0.1));
}

/// Something can be said of every choice, however poor it looks at first glance.
#[test]
fn every_choice_is_tried_before_counsel_is_given() {
    let game = Thief::new(3);
    for seed in 0..6 {
        let (state, seat) = asked(&game, seed);
        let mut list = Vec::new();
        game.choices(&state, seat, &mut list);
        let counsel = told(&game, &state, seat, seed, 1_000);
        assert_eq!(counsel.choices.len(), list.len());
        assert!(counsel.choices.iter().all(|choice| choice.tried >= 24), "{counsel:?}");
        // Of a small budget every choice has its part.
        let few = told(&game, &state, seat, seed, 4 * list.len() as u32);
        assert!(few.choices.iter().all(|choice| choice.tried >= 4), "{few:?}");
    }
}

/// What twenty times the iterations find lies within the errors of both, nearly always.
#[test]
fn errors_are_honest() {
    let game = Thief::new(3);
    let (mut held, mut all) = (0, 0);
    for seed in 0..12 {
        let (state, seat) = asked(&game, seed);
        let quick = told(&game, &state, seat, seed, 1_000);
        let long = told(&game, &state, seat, seed + 100, 20_000);
        for choice in &quick.choices {
            let later = long.choices.iter().find(|other| other.choice == choice.choice);
            let Some(later) = later else { continue };
            all += 1;
            held += u32::from((choice.chance - later.chance).abs() <= choice.error + later.error);
        }
    }
    assert!(all >= 24 && held * 10 >= all * 9, "{held} of {all}");
}

/// What is said of the error is about what other seeds find, and not several times as much.
#[test]
fn errors_are_no_wider_than_they_must_be() {
    let game = Thief::new(3);
    for iterations in [300, 1_200] {
        let (mut true_squares, mut said_squares) = (0.0, 0.0);
        for position in 0..8 {
            let (state, seat) = asked(&game, position);
            let found: Vec<Counsel> =
                (0..8).map(|seed| told(&game, &state, seat, seed, iterations)).collect();
            let mean = found.iter().map(|one| one.chance).sum::<f64>() / 8.0;
            let apart = found.iter().map(|one| (one.chance - mean).powi(2)).sum::<f64>();
            true_squares += 1.96 * 1.96 * apart / 7.0;
            said_squares += found.iter().map(|one| one.error.powi(2)).sum::<f64>() / 8.0;
        }
        let ratio: f64 = (said_squares / true_squares).sqrt();
        assert!((0.75..2.0).contains(&ratio), "{ratio} with {iterations} iterations");
    }
}

/// Of a choice alone it is asked what comes after it, though others are on offer.
#[test]
fn one_choice_can_be_asked_about_by_itself() {
    let (game, mut list) = (Nim::new(), Vec::new());
    let state = State { heaps: Some([1, 2, 2]), turn: Seat(0) };
    game.choices(&state, Seat(0), &mut list);
    let view = game.view(&state, Eyes::Seat(Seat(0)));
    for choice in &list {
        let mut after = state;
        game.apply(&mut after, Seat(0), choice, &mut ()).expect("it is listed");
        let (settings, never) = (Settings::iterations(2000), AtomicBool::new(false));
        let alone = slice::from_ref(choice);
        let found = counsel(&game, &view, Seat(0), alone, settings, 1, &never).chance;
        assert_eq!(found > 0.5, !after.is_won(), "{choice}: {found}");
    }
}

/// Where the only rival gave up all is won, whatever is chosen.
#[test]
fn nobody_is_left_to_win_but_who_stays() {
    let (game, mut list) = (Nim::new(), Vec::new());
    let lost = State { heaps: Some([1, 2, 3]), turn: Seat(0) };
    game.choices(&lost, Seat(0), &mut list);
    let view = game.view(&lost, Eyes::Seat(Seat(0)));
    let (settings, never) = (Settings::iterations(200), AtomicBool::new(false));
    let ask = |gone| counsel_without(&game, &view, (Seat(0), gone), &list, settings, 1, &never);
    let found = ask(Seats::only(Seat(1)));
    assert_eq!((found.chance, found.error), (1.0, 0.0));
    assert!(found.choices.iter().all(|choice| (choice.chance, choice.error) == (1.0, 0.0)));
    assert!(ask(Seats::NONE).chance < 0.5);
}

/// Who gave up is not promised what cannot be, but still told what would serve to win.
#[test]
fn who_gave_up_has_no_chance_whatever_is_chosen() {
    let (game, mut list) = (Nim::new(), Vec::new());
    let won = State { heaps: Some([1, 2, 2]), turn: Seat(0) };
    game.choices(&won, Seat(0), &mut list);
    let view = game.view(&won, Eyes::Seat(Seat(0)));
    let (settings, never) = (Settings::iterations(2000), AtomicBool::new(false));
    let ask = |gone| counsel_without(&game, &view, (Seat(0), gone), &list, settings, 1, &never);
    let (before, after) = (ask(Seats::NONE), ask(Seats::only(Seat(0))));
    assert!(before.chance > 0.5);
    assert_eq!((after.chance, after.error), (0.0, 0.0));
    assert!(after.choices.iter().all(|choice| (choice.chance, choice.error) == (0.0, 0.0)));
    assert_eq!(before.choices[0].choice, after.choices[0].choice);
}

#[test]
fn a_stopped_thought_tells_what_it_has() {
    let game = Nim::new();
    let state = State { heaps: Some([3, 5, 4]), turn: Seat(0) };
    let mut list = Vec::new();
    game.choices(&state, Seat(0), &mut list);
    let view = game.view(&state, Eyes::Seat(Seat(0)));
    let settings = Settings::iterations(10_000_000);
    let begun = Instant::now();
    let found = counsel(&game, &view, Seat(0), &list, settings, 1, &AtomicBool::new(true));
    assert_eq!((found.iterations, found.choices.len()), (0, 0));
    assert!(begun.elapsed() < Duration::from_secs(5));
}

/// Within a tenth of the time, on a machine that may be busy: the best of a few tries counts.
#[test]
fn a_time_is_kept() {
    let game = Thief::new(3);
    let (state, seat) = asked(&game, 4);
    let mut list = Vec::new();
    game.choices(&state, seat, &mut list);
    let view = game.view(&state, Eyes::Seat(seat));
    let level: Level = "seer:0.2s".parse().expect("it is a level");
    let mut mind = Mind::new(level, 1);
    let mut nearest = f64::INFINITY;
    for _ in 0..5 {
        let begun = Instant::now();
        assert!(mind.choose(&game, &view, seat, &list).is_some());
        let took = begun.elapsed().as_secs_f64();
        assert!(took >= 0.18, "it thought {took} s only");
        nearest = nearest.min(took);
    }
    assert!(nearest <= 0.22, "{nearest} s");
}
