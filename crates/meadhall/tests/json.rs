//! JSON is a stable interface (`docs/json.md`).
#![allow(clippy::unwrap_used)]

mod common;

use std::sync::Arc;

use common::{Folder, text};
use minds::Level;
use serde_json::Value;
use sitting::{Fate, Instead, Outside, Replay, Secret};
use tabletop::Seat;
use tabletop::saga::{Failing, Saga, Sitter};

/// The names of an object's fields, in order.
fn fields(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[track_caller]
fn same(value: &Value, names: &[&str]) {
    let mut names = names.to_vec();
    names.sort_unstable();
    assert_eq!(fields(value), names);
}

fn run(line: &str) -> Value {
    Folder::new().run(line.split(' ')).json()
}

#[test]
fn games_list_players_modes_and_options() {
    let games = run("games --json");
    let game = &games.as_array().unwrap()[0];
    same(game, &["id", "players", "modes", "options"]);
    assert_eq!(game["id"], "valhalla");
    assert_eq!(game["players"], serde_json::json!([1, 6]));
    same(&game["modes"][0], &["id", "players"]);
    let option = &game["options"][0];
    same(option, &["id", "several", "default", "values"]);
    assert_eq!((&option["id"], &option["default"]), (&"edition".into(), &"pl".into()));
    same(&option["values"][0], &["id", "players", "rule"]);
}

#[test]
fn simulate_gives_what_is_documented() {
    let result = run(
        "simulate valhalla --seats greedy,random,random --games 20 --seed 7 --variant draft --json",
    );
    let played = ["game", "options", "seed", "games", "together", "seats"];
    same(&result, &[&played[..], &["endings", "length_mean", "by"]].concat());
    assert_eq!(result["game"], "valhalla");
    assert_eq!((&result["seed"], &result["games"]), (&7.into(), &20.into()));
    assert_eq!(result["options"]["edition"], "pl");
    assert_eq!(result["options"]["variant"], serde_json::json!(["draft"]));
    let seats = result["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    let mut wins = 0.0;
    for (seat, mind) in seats.iter().zip(["greedy", "random", "random"]) {
        same(seat, &["mind", "wins", "win_rate", "ci95", "points_mean"]);
        assert_eq!(seat["mind"], mind);
        wins += seat["wins"].as_f64().unwrap();
        let rate = seat["win_rate"].as_f64().unwrap();
        assert!((rate - seat["wins"].as_f64().unwrap() / 20.0).abs() < 1e-9);
        let ends: Vec<f64> =
            seat["ci95"].as_array().unwrap().iter().map(|end| end.as_f64().unwrap()).collect();
        assert!(ends.len() == 2 && 0.0 <= ends[0] && ends[0] <= rate && rate <= ends[1]);
        assert!(ends[1] <= 1.0);
    }
    assert!((wins - 20.0).abs() < 1e-9, "every game is won, alone or shared");
    let endings = result["endings"].as_object().unwrap();
    assert_eq!(endings.values().map(|count| count.as_u64().unwrap()).sum::<u64>(), 20);
    assert!(result["length_mean"].as_f64().unwrap() > 10.0);
    let jarls = result["by"]["jarl"].as_object().unwrap();
    for jarl in jarls.values() {
        same(jarl, &["games", "wins", "win_rate", "ci95", "value_mean"]);
    }
    assert_eq!(jarls.values().map(|jarl| jarl["games"].as_u64().unwrap()).sum::<u64>(), 60);
}

#[test]
fn simulate_is_the_same_on_any_number_of_threads() {
    let folder = Folder::new();
    let line = "simulate valhalla --seats greedy,random --games 35 --seed 7 --json --threads";
    let one = folder.run(line.split(' ').chain(["1"]));
    let three = folder.run(line.split(' ').chain(["3"]));
    assert_eq!(one.good(), three.good());
}

#[test]
fn bench_gives_what_is_documented() {
    let result = run("bench valhalla --seconds 1 --json");
    same(
        &result,
        &[
            "game",
            "options",
            "seats",
            "decisions_per_s",
            "games_per_s",
            "branching_mean",
            "clone_ns",
            "state_bytes",
            "allocations_per_decision",
        ],
    );
    assert_eq!((&result["game"], &result["seats"]), (&"valhalla".into(), &4.into()));
    assert!(result["decisions_per_s"].as_f64().unwrap() > 1000.0);
    assert!(result["branching_mean"].as_f64().unwrap() >= 2.0);
    assert!(result["clone_ns"].as_f64().unwrap() > 0.0);
    assert!(result["state_bytes"].as_u64().unwrap() <= 2048);
    assert!(result["allocations_per_decision"].as_f64().unwrap() < 0.001);
}

#[test]
fn review_gives_what_is_documented() {
    let folder = Folder::new();
    let (saga, svg) = (folder.saga(), folder.file("review.svg"));
    let line = ["review", text(&saga), "--mind", "seer:20", "--json", "--svg", text(&svg)];
    let result = folder.run(line).json();
    same(&result, &["game", "mind", "seed", "start", "moments", "end", "over", "seats"]);
    assert_eq!(result["over"], true);
    assert_eq!(result["mind"], "seer:20");
    assert_eq!(folder.run(line).json(), result, "the same seed gives the same");
    let share = |value: &Value| (0.0..=1.0).contains(&value.as_f64().unwrap());
    assert!(result["start"].as_array().unwrap().iter().all(share));
    let (mut lucky, mut skilled, mut last) = ([0.0; 2], [0.0; 2], 0);
    let mut decisions = [0u64; 2];
    for moment in result["moments"].as_array().unwrap() {
        let step = moment["step"].as_u64().unwrap();
        assert!(step >= last);
        last = step;
        assert!(moment["chances"].as_array().unwrap().iter().all(share));
        if let Some(luck) = moment["luck"].as_array() {
            same(moment, &["step", "chances", "errors", "fortune", "luck"]);
            assert!(!moment["fortune"].as_array().unwrap().is_empty());
            lucky.iter_mut().zip(luck).for_each(|(sum, by)| *sum += by.as_f64().unwrap());
        } else {
            let fields = ["seat", "choice", "before", "after", "better"];
            same(moment, &[&["step", "chances", "errors"], &fields[..]].concat());
            let [before, after] = ["before", "after"].map(|at| moment[at].as_f64().unwrap());
            assert!(moment["better"].is_null() || before > after, "a miss is a loss: {moment}");
            let seat = moment["seat"].as_u64().unwrap() as usize - 1;
            decisions[seat] += 1;
            skilled[seat] += after - before;
        }
    }
    let shares = |at: &str| -> Vec<f64> {
        result[at].as_array().unwrap().iter().map(|c| c.as_f64().unwrap()).collect()
    };
    let (start, end) = (shares("start"), shares("end"));
    assert!((end.iter().sum::<f64>() - 1.0).abs() < 1e-6, "the end is certain: {end:?}");
    for (seat, account) in result["seats"].as_array().unwrap().iter().enumerate() {
        let errors = ["skill_error", "luck_error"];
        same(account, &[&["decisions", "missed", "skill", "luck", "rest"], &errors[..]].concat());
        assert!(errors.iter().all(|at| account[at].as_f64().unwrap() >= 0.0), "{account}");
        let sum: f64 =
            ["skill", "luck", "rest"].map(|at| account[at].as_f64().unwrap()).iter().sum();
        assert!((start[seat] + sum - end[seat]).abs() < 1e-6, "it adds up: {account}");
        assert_eq!(account["decisions"], decisions[seat]);
        assert!((account["luck"].as_f64().unwrap() - lucky[seat]).abs() < 1e-6);
        assert!((account["skill"].as_f64().unwrap() - skilled[seat]).abs() < 1e-6);
    }
    let svg = std::fs::read_to_string(svg).unwrap();
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
    assert_eq!(svg.matches("<polyline").count(), 2);
    let told = folder.run(["review", text(&saga), "--mind", "seer:20"]);
    let told = told.good();
    assert!(told.contains("Luck") && told.contains(" %") && told.contains("Rest"), "{told}");
    assert!(told.contains("by 2 points"), "what is left out is told: {told}");
    assert!(told.contains(" ± "), "how far luck and skill may be off is told: {told}");
    let rows: Vec<&str> = told.lines().take_while(|line| !line.contains("Decisions")).collect();
    let raw = |line: &&&str| line.contains("  take ") || line.contains("  slot ");
    assert_eq!(rows.iter().find(raw), None, "choices are said in words");
    let mind = |line: &&&str| line.contains("(random)");
    assert_eq!(rows.iter().filter(mind).count(), 0, "minds are named once: {rows:?}");
    let fate = rows.iter().find(|line| line.contains("  Fate")).expect("fate did something");
    assert!(fate.contains("Player 1 +") || fate.contains("Player 1 -"), "{fate}");
}

#[test]
fn what_cannot_be_judged_is_told() {
    let folder = Folder::new();
    let saga = folder.saga();
    let whole = std::fs::read_to_string(&saga).unwrap();
    let cut = whole.trim_end().rsplit_once('\n').unwrap().0.to_owned() + "\n";
    let cut = folder.write("cut.saga", cut);
    folder.run(["review", text(&cut)]).refused(&["has not ended"]);
    folder.run(["review", text(&saga), "--mind", "greedy"]).refused(&["--mind", "greedy"]);
    folder.run(["review", text(&saga), "--mind", "seer:0"]).refused(&["--mind", "a budget"]);
    folder.run(["review", "nowhere.saga"]).refused(&["nowhere.saga"]);
    // All of it together, and of minds only those that can judge are offered.
    let all = ["review", "nowhere.saga", "--mind", "foo", "--svg", "/proc/x", "--seed", "abc"];
    let told = folder.run(all);
    told.refused(&[
        "4 faults",
        "nowhere.saga",
        "“foo”",
        "/proc/x",
        "--seed",
        "thrall",
        "seer:1000",
    ]);
    assert!(!told.err.contains("greedy"), "{}", told.err);
    // Before all the thinking: so much of it would outlast the test.
    let nowhere = folder.file("no/such/folder.svg");
    let line = ["review", text(&saga), "--mind", "seer:9000000", "--svg", text(&nowhere)];
    folder.run(line).refused(&["folder.svg"]);
    // All that is wrong, at once.
    let line = ["review", text(&cut), "--mind", "seer:0", "--svg", text(&nowhere)];
    folder.run(line).refused(&["3 faults", "has not ended", "a budget", "folder.svg"]);
}

#[test]
fn no_picture_is_written_over_the_saga() {
    let folder = Folder::new();
    let saga = folder.saga();
    let whole = std::fs::read_to_string(&saga).unwrap();
    let mut names =
        vec![saga.clone(), saga.parent().unwrap().join("../games").join("./valhalla-000001.saga")];
    let hard = folder.file("hard.svg");
    std::fs::hard_link(&saga, &hard).unwrap();
    names.push(hard);
    #[cfg(unix)]
    {
        let soft = folder.file("soft.svg");
        std::os::unix::fs::symlink(&saga, &soft).unwrap();
        names.push(soft);
    }
    for name in names {
        let line = ["review", text(&saga), "--mind", "seer:9000000", "--svg", text(&name)];
        folder.run(line).refused(&["is the saga itself"]);
        assert_eq!(std::fs::read_to_string(&saga).unwrap(), whole);
    }
}

/// What everybody has says nothing of winning, whether they are rivals or allies.
#[test]
fn what_everybody_has_is_given_no_rate() {
    for more in ["", " --pairs alliance"] {
        let words = format!("simulate valhalla --players 4 --games 12 --seed 7{more}");
        let ran = Folder::new().run(words.split(' '));
        let rows = ran.good().lines().filter(|line| line.contains("sets of shields"));
        let rows: Vec<&str> = rows.collect();
        assert!(!rows.is_empty() && rows.iter().all(|row| row.contains('–')), "{}", ran.out);
        assert!(rows.iter().all(|row| !row.contains('%')), "{}", ran.out);
    }
}

#[test]
fn no_picture_is_written_over_what_cannot_be_had_again() {
    let folder = Folder::new();
    let saga = folder.saga();
    let kept = [
        (folder.write("other.svg", "meadhall saga 1\ngame valhalla\n"), "is a saga"),
        (folder.write("mine.secret", "07f8\n"), "holds the secret"),
    ];
    for (name, why) in kept {
        let before = std::fs::read(&name).unwrap();
        let line = ["review", text(&saga), "--mind", "seer:9000000", "--svg", text(&name)];
        folder.run(line).refused(&["--svg", why]);
        assert_eq!(std::fs::read(&name).unwrap(), before);
    }
    let line = |name| ["review", text(&saga), "--mind", "seer:9000000", "--svg", name];
    folder.run(line("-")).refused(&["--svg", "standard output"]);
    let missing = format!("{}/", text(&folder.file("new")));
    folder.run(line(&missing)).refused(&["the folder", "is missing"]);
}

struct Dead;

impl Outside for Dead {
    fn choose(&self, _: Seat, _: &dyn shelf::Position) -> Result<String, Failing> {
        Err(Failing::Died)
    }
    fn instead(&self) -> Instead {
        Instead::Mind(Level::Greedy)
    }
}

/// The game goes on after its first steps: the program in the first seat dies, a mind plays for
/// Anna in the other, and the table is left before the end.
fn left(whole: &str) -> String {
    let whole = whole.replacen("seat 1 mind random", "seat 1 mind exec:bot", 1);
    let whole = whole.replacen("seat 2 mind random", "seat 2 human Anna", 1);
    let saga = Saga::parse(&whole).unwrap();
    let mut replay = Replay::new(sitting::open(&saga.header).unwrap(), saga).unwrap();
    replay.goto(60).unwrap();
    let mut sitting = replay.fork(Fate::new(Secret::from_bytes([5; 32]))).unwrap();
    sitting.admit(Arc::new(Dead));
    sitting.reseat(Seat(1), Sitter::Mind("random".to_owned())).unwrap();
    for _ in 0..60 {
        sitting.advance().unwrap();
        let idea = sitting.thought().and_then(|thought| thought.think()).unwrap();
        sitting.take(&idea).unwrap();
    }
    sitting.abandon().unwrap();
    sitting.saga().text()
}

#[test]
fn a_review_tells_that_a_program_failed_who_sits_there_and_that_the_table_was_left() {
    let folder = Folder::new();
    let whole = std::fs::read_to_string(folder.saga()).unwrap();
    let saga = folder.write("left.saga", left(&whole));
    let told = folder.run(["review", text(&saga), "--mind", "seer:20"]);
    let told = told.good();
    let rows: Vec<&str> = told.lines().take_while(|line| !line.contains("Decisions")).collect();
    let at = rows.iter().position(|row| row.contains("The program of Player 1 has ended."));
    let (before, after) = rows.split_at(at.expect(told));
    assert!(before.iter().any(|row| row.contains("Anna")), "{told}");
    assert!(after.iter().all(|row| !row.contains("Anna")), "another sits there: {told}");
    assert!(told.contains("Player 1 (exec:bot, then greedy)"), "{told}");
    assert!(told.contains("Player 2 (Anna, then random)"), "{told}");
    assert!(told.contains("The table was left before the game was over"), "{told}");
    let result = folder.run(["review", text(&saga), "--mind", "seer:2", "--json"]).json();
    assert_eq!(result["over"], false);
    let failed = result["moments"].as_array().unwrap().iter().find(|at| at["failed"] == 1).unwrap();
    same(failed, &["step", "chances", "errors", "failed", "how"]);
    assert_eq!(failed["how"], "died");
}
