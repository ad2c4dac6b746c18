//! Recorded whole games: each is proven again, ends as it did, and loses no piece on the way.

#[path = "goldens/judge.rs"]
mod judge;
#[path = "goldens/plan.rs"]
mod plan;

use std::collections::BTreeSet;
use std::fs;

use plan::{AGAIN, Plan, folder};
use sitting::{Fate, Replay, Secret, Sitting, open, verify};
use tabletop::saga::Saga;

/// Every game of the shelf and its plan.
fn games() -> Vec<(&'static str, Plan)> {
    let plan = |game| Plan::of(game).expect("every game has a plan of recorded games");
    shelf::GAMES.iter().map(|game| (*game, plan(game))).collect()
}

#[test]
fn every_recorded_game_is_proven_and_ends_as_it_did() {
    for (game, plan) in games() {
        let (mut results, mut faults) = (String::new(), String::new());
        for wanted in &plan.sagas {
            match judge::proven(game, &plan, wanted) {
                Ok(proven) => {
                    results += &judge::line(wanted, &proven, wanted.setup().players);
                }
                Err(fault) => {
                    faults += &format!("{game}/{} ({}): {fault}\n", wanted.name, wanted.shows);
                }
            }
        }
        assert!(faults.is_empty(), "{faults}{AGAIN}");
        let golden = fs::read_to_string(folder(game).join("results.txt")).unwrap_or_default();
        assert_eq!(results, golden, "sagas/{game}/results.txt differs; {AGAIN}");
    }
}

#[test]
fn no_piece_is_lost_in_any_recorded_game() {
    for (game, plan) in games() {
        for wanted in &plan.sagas {
            let text = fs::read_to_string(wanted.file(game)).expect("it is recorded");
            let saga = Saga::parse(&text).expect("it is a saga");
            let table = open(&saga.header).expect("it carries its box");
            let mut replay = Replay::new(table, saga).expect("it folds");
            let pieces = |replay: &Replay| -> Vec<_> {
                let all = replay.position().pieces();
                let mut all: Vec<_> = all.iter().map(|piece| (piece.kind, piece.number)).collect();
                all.sort_unstable();
                all
            };
            let first = pieces(&replay);
            let once: BTreeSet<_> = first.iter().collect();
            assert_eq!(once.len(), first.len(), "{game}/{}: a piece lies twice", wanted.name);
            while replay.forward() {
                let at = replay.at();
                assert_eq!(pieces(&replay), first, "{game}/{} after step {at}", wanted.name);
            }
        }
    }
}

#[test]
fn every_ending_number_of_players_and_option_of_a_game_is_recorded() {
    let english = words::ids("en");
    let mut missing = Vec::new();
    for (game, plan) in games() {
        let about = shelf::about(game).expect("it is on the shelf");
        let mut need = |what: String, recorded: bool| {
            if !recorded {
                missing.push(format!("{game}: no saga with {what}"));
            }
        };
        // A game says every ending it can have in a phrase of its own.
        let prefix = format!("{}-ending-", about.prefix.to_lowercase());
        let endings: Vec<_> = english.iter().filter_map(|id| id.strip_prefix(&*prefix)).collect();
        need(format!("any phrase {prefix}…"), !endings.is_empty());
        for ending in endings {
            need(format!("ending {ending}"), plan.sagas.iter().any(|w| w.ending == ending));
        }
        for players in about.players.clone() {
            let recorded = plan.sagas.iter().any(|w| w.setup().players == players);
            need(format!("{players} players"), recorded);
        }
        for option in about.options {
            for value in option.values {
                let chosen = |setup: tabletop::Setup| match option.several {
                    true => setup.has(option.id, value.id),
                    false => setup.value(about, option.id) == value.id,
                };
                let recorded = plan.sagas.iter().any(|wanted| chosen(wanted.setup()));
                need(format!("option {} {}", option.id, value.id), recorded);
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn nothing_lies_beside_the_plan() {
    for (game, plan) in games() {
        let names: BTreeSet<&str> = plan.sagas.iter().map(|wanted| &*wanted.name).collect();
        assert_eq!(names.len(), plan.sagas.len(), "{game}: two sagas have one name");
        assert!(names.contains(&*plan.transcript), "{game}: no saga {}", plan.transcript);
        for entry in fs::read_dir(folder(game)).expect("there is one").flatten() {
            let file = entry.file_name().to_string_lossy().into_owned();
            let planned = match file.strip_suffix(".saga") {
                Some(name) => names.contains(name),
                None => {
                    let decks = plan.sagas.iter().flat_map(|wanted| &wanted.decks);
                    let mut known = ["box.toml", "plan.toml", "results.txt"].into_iter();
                    known.any(|name| name == file) || decks.into_iter().any(|deck| *deck == file)
                }
            };
            assert!(planned, "sagas/{game}/{file} is not in the plan");
        }
    }
}

/// The recorded games of a game that were begun under older rules than the newest.
fn older(game: &str, plan: &Plan) -> Vec<(String, Saga)> {
    let newest = shelf::about(game).expect("it is on the shelf").rules_version;
    let read = |wanted: &plan::Wanted| {
        let text = fs::read_to_string(wanted.file(game)).expect("it is recorded");
        (format!("{game}/{}", wanted.name), Saga::parse(&text).expect("it is a saga"))
    };
    let all = plan.sagas.iter().map(read);
    all.filter(|(_, saga)| saga.header.rules < newest).collect()
}

/// That they fold at all is shown above.
#[test]
fn games_of_older_rules_show_what_has_changed_since() {
    for (game, plan) in games() {
        let newest = shelf::about(game).expect("it is on the shelf").rules_version;
        let otherwise = |saga: &Saga| {
            let mut saga = saga.clone();
            saga.header.rules = newest;
            Replay::new(open(&saga.header).expect("it carries its box"), saga).is_err()
        };
        let older = older(game, &plan);
        for rules in 1..newest {
            let shown = older.iter().any(|(_, s)| s.header.rules == rules && otherwise(s));
            assert!(shown, "{game}: no saga goes otherwise by rules {rules} than by {newest}");
        }
    }
}

#[test]
fn games_of_older_rules_go_on_by_them() {
    for (name, saga) in games().iter().flat_map(|(game, plan)| older(game, plan)) {
        let table = open(&saga.header).expect("it carries its box");
        let secret = Secret::from_bytes(*saga.secret().expect("it has ended"));
        let rules = saga.header.rules;
        let last = saga.lines.len() - 1;
        let mut started = saga.clone();
        started.lines.truncate(last);
        let mut resumed = Sitting::resume(table, started, secret).expect("it folds");
        let mut fork =
            resumed.fork_at(last, Fate::new(Secret::from_bytes([9; 32]))).expect("so does this");
        resumed.finish().expect("it is over");
        assert_eq!(resumed.saga().text(), saga.text(), "{name}");
        fork.finish().expect("it is over");
        let fork = Saga::parse(&fork.saga().text()).expect("ours");
        assert_eq!(fork.header.rules, rules, "{name}");
        let report = verify(open(&fork.header).expect("it carries its box"), &fork);
        let report = report.unwrap_or_else(|failure| panic!("{name}: {failure}"));
        assert_eq!(report.older_rules, Some(rules), "{name}");
    }
}
