//! Recorded whole games: each is proven again, ends as it did, and loses no piece on the way.

#[path = "goldens/judge.rs"]
mod judge;
#[path = "goldens/plan.rs"]
mod plan;

use std::collections::BTreeSet;
use std::fs;

use plan::{AGAIN, Plan, folder};
use sitting::{Replay, open};
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
