//! Whole sittings of every game on the shelf, played by minds.

use std::collections::BTreeSet;

use sitting::{Fate, Plan, Replay, Secret, Sitting, boxes, mind, open, verify};
use tabletop::saga::{Saga, Sitter, Undo};
use tabletop::{Eyes, Setup};

use crate::toy::english;

fn begin(id: &str, players: u8, seed: u8) -> Sitting {
    let about = shelf::about(id).expect("it is on the shelf");
    let cards = boxes::newest(about).expect("every game has a box");
    let text = boxes::text(about, &cards).expect("it is built in");
    let table = shelf::table(id, &Setup::new(players), text).expect("it is on the shelf");
    let seats = vec![mind(minds::Level::Random); players as usize];
    let fate = Fate::new(Secret::from_bytes([seed; 32]));
    let plan = Plan { seats, undo: Undo::Ask, cards };
    Sitting::begin(table.expect("the set-up is right"), plan, fate).expect("the plan is right")
}

#[test]
fn whole_games_are_played_written_read_resumed_replayed_and_proven() {
    for &id in shelf::GAMES {
        let about = shelf::about(id).expect("on the shelf");
        let [few, many] = [0, u8::MAX].map(|wish| about.players_for(&[], wish));
        for (seed, count) in [(1, few), (2, many), (3, many)] {
            let mut sitting = begin(id, count, seed);
            sitting.run_minds().expect("minds play to the end");
            let half = sitting.saga().lines.len() / 2;
            sitting.finish().expect("it is over");
            let text = sitting.saga().text();
            let saga = Saga::parse(&text).expect("ours");
            assert_eq!(saga.text(), text);
            let table = open(&saga.header).expect("all is built in");
            let report = verify(table.clone(), &saga).expect("nothing is wrong");
            assert_eq!(report.outcome, sitting.outcome());
            assert!(report.choices > 0 && report.fortunes > 0);

            let mut started = saga.clone();
            started.lines.truncate(half);
            let mut again = Sitting::resume(table.clone(), started, sitting.secret().clone())
                .expect("it folds");
            again.run_minds().expect("minds play to the end");
            again.finish().expect("it is over");
            assert_eq!(again.saga().text(), text, "it goes on as it would have");

            let mut replay = Replay::new(table, saga).expect("it folds");
            replay.goto(half).expect("there is one");
            let there = replay.position().fingerprint();
            while replay.forward() {}
            while replay.at() > half {
                replay.back();
            }
            assert_eq!(replay.position().fingerprint(), there);
            let fork = replay.fork(Fate::new(Secret::from_bytes([99; 32]))).expect("it folds");
            assert_eq!(fork.position().fingerprint(), there);
        }
    }
}

#[test]
fn logs_tell_each_pair_of_eyes_its_own_and_forget_what_was_undone() {
    for &id in shelf::GAMES {
        let players = shelf::about(id).expect("on the shelf").players_for(&[], 0);
        let mut sitting = begin(id, players, 4);
        let person = tabletop::Seat(0);
        sitting.reseat(person, Sitter::Human("Ida".into())).expect("any time");
        sitting.run_minds().expect("until the person is asked");
        let told = |sitting: &Sitting| -> Vec<_> {
            let log = sitting.log(Eyes::Seat(person));
            log.into_iter().filter(|entry| !entry.phrase.id.starts_with("sitting-")).collect()
        };
        let mut before = told(&sitting);
        for round in 0..20 {
            if sitting.outcome().is_some() {
                break;
            }
            let seat = person;
            let choices = sitting.position().choices(seat);
            let drafted = sitting.draft(seat).len();
            sitting.act(seat, &choices[round % choices.len()]).expect("it is listed");
            if sitting.draft(seat).len() > drafted {
                continue;
            }
            sitting.run_minds().expect("until the person is asked");
            let after = told(&sitting);
            assert!(after.starts_with(&before), "a log only grows while nothing is undone");
            sitting.undo(seat).expect("alone with minds");
            assert_eq!(told(&sitting), before, "what was undone is forgotten");
            while !sitting.draft(seat).is_empty() {
                sitting.undo(seat).expect("a draft");
            }
            let choices = sitting.position().choices(seat);
            sitting.act(seat, &choices[0]).expect("it is listed");
            sitting.run_minds().expect("until the person is asked");
            before = told(&sitting);
        }
        let logs: Vec<_> = Eyes::all(players).map(|eyes| sitting.log(eyes)).collect();
        assert!(logs.iter().all(|log| log.len() > 2));
        let steps: BTreeSet<usize> = logs[0].iter().map(|entry| entry.step).collect();
        assert!(steps.len() > 2 && *steps.last().expect("not empty") <= sitting.saga().lines.len());
    }
}

#[test]
fn a_game_with_a_box_of_ones_own_and_salts_is_proven_from_its_saga_alone() {
    for &id in shelf::GAMES {
        let about = shelf::about(id).expect("on the shelf");
        let text = format!("{}\n# mine\n", about.boxes[0].text);
        let cards = boxes::own(about, "mine.toml", &text);
        let players = about.players_for(&[], 2); // two seats give salts
        let text = boxes::text(about, &cards).expect("just made");
        let table = shelf::table(id, &Setup::new(players), text).expect("on the shelf");
        let seats = vec![mind(minds::Level::Random); players as usize];
        let salts = vec![(tabletop::Seat(1), [7; 16]), (tabletop::Seat(0), [8; 16])];
        let fate = Fate::fresh().expect("the system has random numbers").salted(salts);
        let plan = Plan { seats, undo: Undo::Always, cards };
        let mut sitting = Sitting::begin(table.expect("right"), plan, fate).expect("right");
        sitting.run_minds().expect("to the end");
        sitting.finish().expect("it is over");
        let saga = Saga::parse(&sitting.saga().text()).expect("ours");
        let report = verify(open(&saga.header).expect("it carries all"), &saga);
        assert_eq!(report.expect("nothing is wrong").outcome, sitting.outcome());
        let edited = saga.text().replacen("| # mine", "| # yours", 1);
        let edited = Saga::parse(&edited).expect("the text is right");
        let Err(faults) = open(&edited.header) else { panic!("the box was changed") };
        assert!(english(&faults.phrase()).contains("its text was changed"), "{faults}");
    }
}
