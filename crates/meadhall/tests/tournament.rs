//! `meadhall tournament`: its result, a kill in the middle, and what is refused.
#![allow(clippy::unwrap_used)]

mod common;

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use common::{Folder, text};

const QUICK: &str = "tournament valhalla --minds random,greedy --games 6 --seed 4 --json";

fn line(words: &str) -> Vec<String> {
    words.split(' ').map(str::to_owned).collect()
}

fn lines(path: &Path) -> usize {
    fs::read_to_string(path).map_or(0, |text| text.matches('\n').count())
}

#[test]
fn the_better_mind_stands_first() {
    let folder = Folder::new();
    let found = folder.run(line(QUICK)).json();
    assert_eq!((&found["games"], &found["together"]), (&6.into(), &false.into()));
    let first = &found["minds"][0];
    assert_eq!(first["mind"], "greedy");
    assert!(first["rating"].as_f64() > found["minds"][1]["rating"].as_f64());
    let low = first["rating_ci95"][0].as_f64().unwrap();
    assert!(low < first["rating"].as_f64().unwrap());
    assert_eq!(found["duels"][0]["against"], "random");
    assert!(found["duels"][0]["rate"].as_f64().unwrap() > 0.5);
    let table = folder.run(line(&QUICK.replace(" --json", "")));
    for part in ["greedy", "Rating", "Against", "Win rate"] {
        assert!(table.good().contains(part), "{part}: {}", table.out);
    }
}

/// Ratings and order do not depend on who is typed first.
#[test]
fn in_any_order_of_typing_it_is_the_same_tournament() {
    let folder = Folder::new();
    let found = |minds: &str| {
        let words = format!("tournament valhalla --minds {minds} --games 40 --seed 1 --json");
        folder.run(line(&words)).json()["minds"].clone()
    };
    let first = found("greedy,seer:2:depth=1");
    assert_eq!(first, found("seer:2:depth=1,greedy"));
    let of = |at: usize, field: &str| first[at][field].as_f64().unwrap();
    assert!(of(0, "rate") >= of(1, "rate") && of(0, "rating") >= of(1, "rating"), "{first}");
}

#[test]
fn a_table_that_wins_together_compares_win_rates() {
    let folder = Folder::new();
    let found = folder.run(line(&format!("{QUICK} --solo hel"))).json();
    assert_eq!((&found["together"], &found["games"]), (&true.into(), &12.into()));
    let duel = &found["duels"][0];
    assert!(duel["other"]["rate"].is_number(), "{duel}");
    assert_eq!(duel["of"], 6);
}

#[test]
fn who_stand_alike_meet_in_a_swiss() {
    let folder = Folder::new();
    let minds = "random,greedy,seer:1:depth=1,seer:2:depth=1";
    let words = QUICK.replace("random,greedy", minds).replace("--games 6", "--games 2");
    let found = folder.run(line(&format!("{words} --swiss 2"))).json();
    assert_eq!(found["games"], 8, "two rounds of two matches of two games");
    assert_eq!(found["minds"].as_array().unwrap().len(), 4);
    assert_eq!(found["duels"].as_array().unwrap().len(), 4, "nobody meets the same one twice");
}

/// A Swiss of three rounds of two matches of one game each, kept in a file.
const SWISS: &str = "tournament valhalla --minds random,greedy,seer:1:depth=1,seer:2:depth=1 \
                     --games 1 --swiss 3 --seed 4 --json --file";

#[test]
fn a_swiss_goes_on_wherever_its_file_was_cut() {
    let folder = Folder::new();
    let file = folder.file("results.jsonl");
    let run = || folder.run(line(&format!("{SWISS} {}", text(&file))));
    let result = run().good().to_owned();
    let whole = fs::read_to_string(&file).unwrap();
    assert_eq!(lines(&file), 7);
    // After each line, and in the middle of the next.
    for (at, _) in whole.match_indices('\n') {
        for cut in [at + 1, (at + 20).min(whole.len())] {
            fs::write(&file, &whole[..cut]).unwrap();
            assert_eq!(run().good(), result, "cut at {cut}");
            let sorted = |text: &str| {
                let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
                lines.sort();
                lines
            };
            assert_eq!(sorted(&fs::read_to_string(&file).unwrap()), sorted(&whole));
        }
    }
    // A game of an earlier round is gone.
    let some: Vec<&str> =
        whole.lines().enumerate().filter(|(n, _)| *n != 1).map(|(_, l)| l).collect();
    fs::write(&file, some.join("\n") + "\n").unwrap();
    assert_eq!(run().good(), result);
}

/// A full disk takes no more than a part of a line; that is taken back at once.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_whole_lines() {
    let folder = Folder::new();
    let file = folder.file("results.jsonl");
    let words = "tournament valhalla --minds random,greedy --games 40 --seed 2 --json --file";
    // Files may not grow beyond one or two KiB, as on a disk that is full.
    let shell = format!(
        "trap '' XFSZ; ulimit -f 2; exec {} {words} {}",
        env!("CARGO_BIN_EXE_meadhall"),
        text(&file)
    );
    let mut command = std::process::Command::new("sh");
    command.args(["-c", &shell]).env("MEADHALL_DATA", &folder.0);
    common::Ran::of(command.output().unwrap()).refused(&["results.jsonl cannot be written"]);
    let kept = fs::read_to_string(&file).unwrap();
    assert!(kept.ends_with('\n') && (2..40).contains(&lines(&file)), "{kept}");
    let whole = folder.run(line(&format!("{words} {}", text(&folder.file("other.jsonl")))));
    let rest = folder.run(line(&format!("{words} {}", text(&file))));
    assert_eq!(rest.good(), whole.good());
}

#[test]
fn a_game_that_was_not_drawn_is_none_of_a_swiss() {
    let folder = Folder::new();
    let file = folder.file("results.jsonl");
    let run = || folder.run(line(&format!("{SWISS} {}", text(&file))));
    run().good();
    let whole = fs::read_to_string(&file).unwrap();
    let numbered = |round: u32| {
        let of = format!("\"round\":{round},");
        whole.lines().enumerate().filter(move |(_, line)| line.contains(&of)).map(|(n, _)| n + 1)
    };
    for round in [1, 2, 3] {
        // Nobody meets the same one twice, and in the first round the first two meet.
        let number = numbered(round).next().unwrap();
        let game = whole.lines().nth(number - 1).unwrap();
        let (head, tail) = game.split_once("\"minds\":[").unwrap();
        let tail = tail.split_once(']').unwrap().1;
        let strange = if round == 1 { "0,2" } else { "0,1" };
        let other = whole.replace(game, &format!("{head}\"minds\":[{strange}]{tail}"));
        // In each round two pairs meet; who met in the first do not again.
        fs::write(&file, &other).unwrap();
        let ran = run();
        ran.refused(&[&format!("line {number} is not a game of this tournament")]);
        assert!(!ran.err.contains("faults"), "{}", ran.err);
        assert_eq!(fs::read_to_string(&file).unwrap(), other, "it is left alone");
    }
}

/// A real process is killed in the middle; the next run loses nothing that was kept and comes to
/// the end that an undisturbed run comes to.
#[test]
fn a_run_that_was_killed_goes_on_and_comes_to_the_same_end() {
    let folder = Folder::new();
    let words = QUICK.replace("--games 6", "--games 40");
    let whole = folder.run(line(&words));
    let file = folder.file("results.jsonl");
    let kept = || line(&words).into_iter().chain(["--file".to_owned(), text(&file).to_owned()]);
    let mut child = folder
        .program()
        .args(kept())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let start = Instant::now();
    while lines(&file) < 6 && start.elapsed() < Duration::from_secs(120) {
        std::thread::sleep(Duration::from_millis(5));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let before = fs::read_to_string(&file).unwrap();
    let games = lines(&file) - 1;
    assert!((5..40).contains(&games), "it was killed in the middle: {games} games were kept");
    // As if the last line had been cut off by a full disk.
    fs::write(&file, format!("{before}{{\"round\":1,\"min")).unwrap();

    let resumed = folder.run(kept());
    assert_eq!(resumed.good(), whole.good());
    let after = fs::read_to_string(&file).unwrap();
    assert!(after.starts_with(&before), "what was kept stays as it was");
    assert_eq!(lines(&file), 41, "no game was played twice");
    let again = folder.run(kept());
    assert_eq!((again.good(), lines(&file)), (whole.good(), 41), "nothing is left to play");
}

#[test]
fn what_is_wrong_is_told() {
    let folder = Folder::new();
    let refused = |words: &str, told: &[&str]| folder.run(line(words)).refused(told);
    refused("tournament valhalla --minds greedy", &["at least two"]);
    refused("tournament valhalla", &["--minds"]);
    refused("tournament --minds greedy,random", &["error: Something is missing: <GAME>."]);
    let none = folder.run(["tournament", "valhalla"]);
    assert!(!none.err.contains("faults"), "it is told once: {}", none.err);
    refused("tournament valhalla --minds greedy,greedy", &["“greedy”", "twice"]);
    refused("tournament valhalla --minds greedy,seer:0", &["mind:"]);
    refused("tournament valhalla --minds greedy,seer:0s", &["mind:"]);
    refused(
        "tournament valhala --minds gredy,robot",
        &["3 faults", "“valhala”", "“gredy”", "“robot”"],
    );
    refused("tournament valhalla --minds greedy,random --games 0", &["--games"]);
    refused("tournament valhalla --minds greedy,random --swiss 0", &["--swiss"]);
    let minds: Vec<String> = (1..=60).map(|n| format!("seer:{n}")).collect();
    refused(
        &format!("tournament valhalla --players 6 --minds {} --games 1", minds.join(",")),
        &["50063860 games in all"],
    );
    let many = folder.run(line("tournament valhalla --minds random,greedy --games 2000000"));
    many.refused(&["from 1 to 1000000"]);
    let many = folder.run(line("tournament valhalla --minds random,greedy,karl --games 1000000"));
    many.refused(&["would be 3000000 games in all", "at most 1000000"]);
    assert!(!many.err.contains("could not be played"), "{}", many.err);
    let rounds = folder.run(line(&format!("{QUICK} --solo hel --swiss 3")));
    rounds.refused(&["--swiss: at this table all seats win and lose together"]);
    let file = folder.write("file", "");
    let inside = text(&file).to_owned() + "/inside";
    refused(&format!("{QUICK} --file {inside}"), &["cannot be written"]);
    refused(&format!("{QUICK} --file {}", text(&folder.0)), &["is a folder"]);
    let nowhere = folder.file("nowhere/results.jsonl");
    let told = ["2 faults", "“gredy”", "the folder", "nowhere is missing"];
    refused(&format!("tournament valhalla --minds gredy,random --file {}", text(&nowhere)), &told);
    let other = folder.run(["box", "export", "midgard"]).good().to_owned();
    let other = folder.write("other.toml", other);
    refused(&format!("{QUICK} --box {}", text(&other)), &["other.toml is a box of midgard"]);
}

#[test]
fn a_game_without_an_end_is_told_and_left_out() {
    let folder = Folder::new();
    let file = folder.file("results.jsonl");
    let run = |words: &str| folder.run(line(&format!("{words} --file {}", text(&file))));
    assert_eq!(run(QUICK).json()["unfinished"], 0);
    let before = fs::read_to_string(&file).unwrap();
    assert!(!before.contains("unfinished"));
    let (head, last) = before.trim_end().rsplit_once('\n').unwrap();
    let last = last.replace('}', ",\"unfinished\":true}");
    fs::write(&file, format!("{head}\n{last}\n")).unwrap();
    let found = run(QUICK).json();
    assert_eq!((&found["games"], &found["unfinished"]), (&6.into(), &1.into()));
    assert_eq!(found["minds"][0]["of"], 5);
    let table = run(&QUICK.replace(" --json", ""));
    assert!(table.good().contains("One game did not come to an end"), "{}", table.out);
}

#[test]
fn a_file_of_another_tournament_is_left_alone() {
    let folder = Folder::new();
    let file = folder.file("results.jsonl");
    let quick = QUICK.replace("greedy", "seer:1:depth=1").replace("--games 6", "--games 2");
    let run = |words: &str| folder.run(line(&format!("{words} --file {}", text(&file))));
    run(&quick).good();
    let before = fs::read_to_string(&file).unwrap();
    run(&quick.replace("--seed 4", "--seed 5")).refused(&["seed", "4", "5", "another tournament"]);
    run(&quick.replace("--games 2", "--games 3 --players 3"))
        .refused(&["2 faults", "games", "players"]);
    run(&format!("{quick} --edition ru")).refused(&["options is none there, not --edition ru"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
    // Games stand in the order in which they ended.
    let number = before.lines().position(|line| line.contains("\"game\":1")).unwrap() + 1;
    fs::write(&file, before.replacen("\"game\":1", "\"game\":9", 1)).unwrap();
    run(&quick).refused(&[&format!("line {number} "), "not a game of this tournament"]);
    let both = before.replace("\"shares\":[0.0,1.0]", "\"shares\":[1.0,1.0]");
    let both = both.replace("\"shares\":[1.0,0.0]", "\"shares\":[1.0,1.0]");
    assert_ne!(both, before);
    fs::write(&file, both).unwrap();
    run(&quick).refused(&["not a game of this tournament"]);
    fs::write(&file, "hello\n").unwrap();
    run(&quick).refused(&["not a file of results"]);
    // The same game twice is harmless, but not with two results.
    let last = before.lines().last().unwrap();
    fs::write(&file, format!("{before}{last}\n")).unwrap();
    run(&quick).good();
    let number = before.lines().count();
    let other = last.replacen("\"decisions\":", "\"decisions\":9", 1);
    fs::write(&file, format!("{before}{other}\n")).unwrap();
    run(&quick).refused(&[&format!("line {} contradicts line {number}.", number + 1)]);
}

#[test]
fn the_same_table_may_be_written_otherwise() {
    let folder = Folder::new();
    let file = folder.file("results.jsonl");
    let quick = QUICK.replace("--games 6", "--games 2 --players 3");
    let run = |more: &str| folder.run(line(&format!("{quick} {more} --file {}", text(&file))));
    let one = "--variant draft,five-jarls --edition pl";
    let found = run(one).good().to_owned();
    let kept = fs::read_to_string(&file).unwrap();
    let options = r#""options":[["variant","draft"],["variant","five-jarls"]]"#;
    assert!(kept.contains(options), "{kept}");
    // As earlier versions wrote it: as it was typed.
    let typed = r#""options":[["variant","five-jarls"],["edition","pl"],["variant","draft"]]"#;
    for options_there in [options, typed] {
        let there = kept.replacen(options, options_there, 1);
        fs::write(&file, &there).unwrap();
        for words in
            [one, "--variant five-jarls,draft", "--first random --variant five-jarls,draft"]
        {
            assert_eq!(run(words).good(), found, "{words}");
        }
        run("--variant draft").refused(&["options is", "there, not --variant draft."]);
        let ran = run("--variant five-jarls,draft --edition ru");
        ran.refused(&[
            "another tournament: options is --variant draft, --variant five-jarls there",
        ]);
        // Nor is it told with other faults.
        let words = quick.replace("greedy", "grdy") + " --variant five-jarls,draft --file";
        let ran = folder.run(line(&format!("{words} {}", text(&file))));
        ran.refused(&["“grdy”"]);
        assert!(!ran.err.contains("faults"), "{}", ran.err);
        assert_eq!(fs::read_to_string(&file).unwrap(), there, "it is left alone");
    }
    let unknown = kept.replacen(options, r#""options":[["variant","chess"]]"#, 1);
    fs::write(&file, unknown).unwrap();
    run("--edition pl").refused(&["options is --variant chess there, not none"]);
}

#[cfg(unix)]
#[test]
fn what_is_no_file_on_a_disk_is_not_read() {
    let quick = QUICK.replace("--games 6", "--games x");
    let ran = Folder::new().run(line(&format!("{quick} --file /dev/null")));
    ran.refused(&["2 faults", "--games", "/dev/null is no file on a disk"]);
}

/// What is wrong with the file is told with all else, as far as it can be seen.
#[test]
fn a_file_of_another_tournament_is_told_with_the_other_faults() {
    let folder = Folder::new();
    let file = folder.file("results.jsonl");
    let run = |words: &str| folder.run(line(&format!("{words} --file {}", text(&file))));
    run(&QUICK.replace("--games 6", "--games 2")).good();
    let before = fs::read_to_string(&file).unwrap();
    let midgard = run("tournament midgard --minds grdy,seer:60 --games 2 --seed 4");
    let told = "another tournament: game is valhalla there, not midgard";
    midgard.refused(&["2 faults", told, "“grdy”"]);
    let told =
        ["4 faults", "--games", "“grdy”", "seed is 4 there, not 5", "players is 2 there, not 3"];
    let words = "tournament valhalla --minds grdy,seer:60 --games x --seed 5 --players 3";
    run(words).refused(&told);
    // What was not understood is not compared.
    let words = "tournament valhalla --minds random,greedy --games x";
    let ran = run(words);
    ran.refused(&["--games"]);
    assert!(!ran.err.contains("faults"), "{}", ran.err);
    let many = run("tournament valhalla --minds random,greedy,karl --games 1000000 --seed 4");
    many.refused(&[
        "3 faults",
        "3000000 games in all",
        "minds is random, greedy there",
        "games is 2",
    ]);
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
    fs::write(&file, "my diary").unwrap();
    run("tournament valhalla --minds grdy,karl").refused(&[
        "2 faults",
        "“grdy”",
        "not a file of results",
    ]);
    assert_eq!(fs::read_to_string(&file).unwrap(), "my diary");
    for good in ["", "{\"box\":\"0.6\",\"bo"] {
        fs::write(&file, good).unwrap();
        let ran = run("tournament valhalla --minds grdy,karl");
        ran.refused(&["“grdy”"]);
        assert!(!ran.err.contains("faults"), "{}", ran.err);
    }
}

#[test]
fn all_that_a_first_line_lacks_is_told_in_one_sentence() {
    let folder = Folder::new();
    let file = folder.write("results.jsonl", "{\"tournament\":1}\n");
    let ran = folder.run(line(&format!("{QUICK} --file {}", text(&file))));
    ran.refused(&["another version", "box, box_hash, form, game, games, minds, ", "thinking"]);
    assert!(!ran.err.contains("faults"), "{}", ran.err);
}

#[test]
fn help_tells_how_many_play_unasked() {
    let help = Folder::new().run(["tournament", "--help"]);
    assert!(help.good().contains("without it 2, or as near as the game allows"), "{}", help.out);
    assert!(!help.out.contains("if the seats are not named"), "{}", help.out);
}

#[test]
fn somebodys_own_file_is_left_alone_even_without_a_line_end() {
    let folder = Folder::new();
    let file = folder.write("results.jsonl", "my diary");
    let run = || folder.run(line(&format!("{QUICK} --file {}", text(&file))));
    run().refused(&["not a file of results"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), "my diary");
    // An empty file is as good as none; so is one that was cut off in its first line.
    fs::write(&file, "").unwrap();
    let whole = run().good().to_owned();
    let header = fs::read_to_string(&file).unwrap().lines().next().unwrap().to_owned();
    fs::write(&file, &header[..header.len() / 2]).unwrap();
    assert_eq!(run().good(), whole);
    assert!(fs::read_to_string(&file).unwrap().starts_with(&(header + "\n")));
}

#[test]
fn a_file_of_another_version_or_of_other_ranks_is_left_alone() {
    let folder = Folder::new();
    let file = folder.file("results.jsonl");
    let quick = QUICK.replace("greedy", "thrall").replace("--games 6", "--games 2");
    let run = || folder.run(line(&format!("{quick} --file {}", text(&file))));
    run().good();
    let kept = fs::read_to_string(&file).unwrap();
    let header: serde_json::Value = serde_json::from_str(kept.lines().next().unwrap()).unwrap();
    let thrall = header["thinking"][1].as_str().unwrap();
    assert!(thrall.starts_with("seer:") && thrall.contains(":depth="), "{thrall}");
    let version = format!("\"program\":{},", header["program"]);
    let refused = |from: &str, to: &str, told: &[&str]| {
        let other = kept.replacen(from, to, 1);
        assert_ne!(other, kept);
        fs::write(&file, &other).unwrap();
        run().refused(told);
        assert_eq!(fs::read_to_string(&file).unwrap(), other);
    };
    refused(thrall, "seer:7", &["another tournament", "thinking", "seer:7", thrall]);
    refused(&version, "\"program\":\"0.0.1\",", &["another tournament", "program", "0.0.1"]);
    refused(&version, "", &["another version", "program"]);
}
