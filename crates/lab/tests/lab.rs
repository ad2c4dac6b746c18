//! The lab on every game of the shelf.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use lab::{BenchPlan, Plan, Trouble, Watch, bench, simulate};
use minds::{Level, Mind, Stream};
use sitting::boxes;
use tabletop::saga::Saga;
use tabletop::{Pending, Phrase, Setup};

fn plan(id: &str, games: u64, threads: usize) -> Plan {
    let about = shelf::about(id).unwrap();
    let players = about.players_for(&[], 0);
    let cards = boxes::newest(about).unwrap();
    let text = boxes::text(about, &cards).unwrap().to_owned();
    let mut minds = vec![Level::Random; players.into()];
    minds[0] = Level::Greedy;
    Plan { setup: Setup::new(players), cards, text, minds, games, seed: 7, threads }
}

#[derive(Default)]
struct Shelf {
    games: AtomicU64,
    sagas: Mutex<BTreeMap<u64, String>>,
}

impl Watch for Shelf {
    fn played(&self, games: u64) {
        self.games.fetch_add(games, Ordering::Relaxed);
    }

    fn wants_sagas(&self) -> bool {
        true
    }

    fn saga(&self, number: u64, saga: &str) -> Result<(), Phrase> {
        self.sagas.lock().unwrap().insert(number, saga.to_owned());
        Ok(())
    }
}

#[test]
fn the_result_follows_from_the_seed_whatever_the_threads() {
    for id in shelf::GAMES {
        let one = simulate(id, &plan(id, 20, 1), &()).unwrap();
        let three = simulate(id, &plan(id, 20, 3), &()).unwrap();
        assert_eq!(one, three);
        let other = Plan { seed: 8, ..plan(id, 20, 1) };
        assert_ne!(simulate(id, &other, &()).unwrap().by, one.by);
    }
}

#[test]
fn results_add_up() {
    for id in shelf::GAMES {
        let result = simulate(id, &plan(id, 20, 0), &()).unwrap();
        assert_eq!(result.games, 20);
        assert_eq!(result.endings.values().sum::<u64>(), 20);
        assert!(result.length_mean > 1.0);
        for seat in &result.seats {
            assert!((seat.win_rate - seat.wins / 20.0).abs() < 1e-12);
            assert!(seat.ci95[0] <= seat.win_rate && seat.win_rate <= seat.ci95[1]);
        }
        assert!(!result.by.is_empty(), "{id} tells the lab nothing");
    }
}

/// All seats of a game that is won or lost together are one trial, in rates and intervals; elsewhere
/// each seat is, however many of a thing it has.
#[test]
fn what_is_one_trial_is_counted_once() {
    let mut tables = 0;
    for id in shelf::GAMES {
        let four = Plan { setup: Setup::new(4), minds: vec![Level::Greedy; 4], ..plan(id, 6, 0) };
        let result = simulate(id, &four, &()).unwrap();
        let most = result.by.values().flat_map(BTreeMap::values).map(|named| named.games).max();
        assert!(result.together || most == Some(24), "{id}: {most:?}");
        if !result.together {
            continue;
        }
        tables += 1;
        assert_eq!(most, Some(6), "{id}");
        for named in result.by.values().flat_map(BTreeMap::values) {
            assert_eq!(named.wins.fract(), 0.0, "{id}: {named:?}");
            let (low, high) = minds::wilson(named.wins, named.games as f64);
            assert_eq!(named.ci95, [low, high], "{id}");
        }
    }
    assert!(tables > 0, "some game is won together");
}

/// Partners win and lose together: both having a thing is one trial.
#[test]
fn allies_are_counted_once() {
    let mut tables = 0;
    for id in shelf::GAMES {
        let about = shelf::about(id).unwrap();
        for (option, value) in [("pairs", "alliance"), ("mode", "team")] {
            let setup = Setup::new(4).with(option, value);
            if !setup.check(about).is_empty() {
                continue;
            }
            let four = Plan { setup, minds: vec![Level::Random; 4], ..plan(id, 10, 0) };
            let result = simulate(id, &four, &()).unwrap();
            let most = result.by.values().flat_map(BTreeMap::values).map(|named| named.games).max();
            assert_eq!((result.together, most), (false, Some(20)), "{id}");
            tables += 1;
        }
    }
    assert!(tables >= 2, "games with teams");
}

#[test]
fn kept_sagas_are_proven_and_change_nothing() {
    for id in shelf::GAMES {
        let plan = plan(id, 10, 2);
        let kept = Shelf::default();
        let result = simulate(id, &plan, &kept).unwrap();
        assert_eq!(result, simulate(id, &plan, &()).unwrap());
        assert_eq!(kept.games.into_inner(), 10);
        let sagas = kept.sagas.into_inner().unwrap();
        assert_eq!(sagas.keys().copied().collect::<Vec<_>>(), (1..=10).collect::<Vec<_>>());
        let mut wins = 0.0;
        for text in sagas.values() {
            let saga = Saga::parse(text).unwrap();
            let table = sitting::open(&saga.header).unwrap();
            let report = sitting::verify(table, &saga).unwrap();
            assert!(report.fortunes > 0 && report.choices > 0);
            wins += report.outcome.unwrap().shares[0];
        }
        assert!((f64::from(wins) - result.seats[0].wins).abs() < 1e-3);
    }
}

#[test]
fn what_cannot_be_kept_stops_the_run() {
    struct Full;
    impl Watch for Full {
        fn played(&self, _: u64) {}
        fn wants_sagas(&self) -> bool {
            true
        }
        fn saga(&self, number: u64, _: &str) -> Result<(), Phrase> {
            Err(Phrase::verbatim(format!("no room for {number}")))
        }
    }
    let id = shelf::GAMES[0];
    let stopped = simulate(id, &plan(id, 1, 1), &Full);
    assert_eq!(stopped, Err(Trouble::Saga(Phrase::verbatim("no room for 1"))));
}

#[test]
fn all_faults_come_back() {
    let id = shelf::GAMES[0];
    let mut bad = plan(id, 1, 1);
    bad.setup = Setup::new(99).with("no-such-option", "x");
    let Err(Trouble::Faults(faults)) = simulate(id, &bad, &()) else { panic!("it was taken") };
    assert!(faults.0.len() >= 2, "{faults}");
    assert_eq!(
        simulate("no-such-game", &plan(id, 1, 1), &()),
        Err(Trouble::NoGame("no-such-game".into()))
    );
}

#[test]
fn a_bench_measures() {
    let id = shelf::GAMES[0];
    let about = shelf::about(id).unwrap();
    let Plan { text, .. } = plan(id, 1, 1);
    let time = Duration::from_millis(100);
    let setup = Setup::new(*about.players.end());
    let bench_plan = BenchPlan { setup, cards: text, seed: 1, time };
    let count = |work: &mut dyn FnMut()| {
        work();
        0
    };
    let found = bench(id, &bench_plan, &count).unwrap();
    assert_eq!((found.game, found.seats), (id, *about.players.end()));
    assert!(found.decisions_per_s > found.games_per_s && found.games_per_s > 0.0);
    assert!(found.branching_mean >= 2.0 && found.clone_ns > 0.0 && found.state_bytes > 0);
    assert_eq!(found.allocations_per_decision, 0.0);
}

/// A time is kept however long playouts are and however much is weighed in each; the best of a few
/// tries counts, since the machine may be busy.
#[test]
fn a_long_playout_ends_when_the_time_does() {
    struct Think;
    impl shelf::Visitor for Think {
        type Out = f64;
        fn visit<G: screen::Draw>(self) -> f64 {
            let about = G::about();
            let game =
                G::build(&Setup::new(about.players_for(&[], 0)), about.boxes[0].text).unwrap();
            let (mut state, mut stream) = (game.start(), Stream::seeded(3));
            let (mut fortune, mut list) = (Vec::new(), Vec::new());
            let seat = loop {
                match game.pending(&state) {
                    Pending::Chance(chance) => {
                        chance.draw(&mut stream, &mut fortune);
                        game.settle(&mut state, &fortune, &mut ()).unwrap();
                    }
                    Pending::Ask(ask) => {
                        let seat = ask.seats.iter().next().unwrap();
                        game.choices(&state, seat, &mut list);
                        if list.len() > 1 {
                            break seat;
                        }
                        game.apply(&mut state, seat, &list[0], &mut ()).unwrap();
                    }
                    Pending::Over(_) => panic!("nobody was asked"),
                }
            };
            let level: Level = "seer:0.001s:depth=1000:wits=100".parse().unwrap();
            let mut mind = Mind::new(level, 1);
            let mut took = || {
                let begun = Instant::now();
                mind.choose_at(&game, &state, seat, &list).unwrap();
                begun.elapsed().as_secs_f64()
            };
            (0..5).map(|_| took()).fold(f64::INFINITY, f64::min)
        }
    }
    for id in shelf::GAMES {
        let took = shelf::with(id, Think).unwrap();
        // One playout to its end takes more than ten times as long; beside the time there is a world
        // to be imagined and a decision to be weighed.
        assert!(took <= 0.01, "{id}: {took} s instead of 0.001");
    }
}
