//! Programs outside at the table: `docs/bots.md`.

#![allow(clippy::unwrap_used)]

mod common;

use std::fs;
use std::path::Path;

use common::Folder;

/// The example of the documentation, which needs `python3`.
fn example() -> String {
    format!("{}/../../docs/bots/example.py", env!("CARGO_MANIFEST_DIR"))
}

/// A program written for the occasion.
fn program(folder: &Folder, name: &str, body: &str) -> String {
    let path = folder.0.join(name);
    fs::write(&path, body).unwrap();
    format!("exec:python3 {}", path.display())
}

/// Plays a whole game without people and gives its saga.
fn played(folder: &Folder, game: &str, seats: &str, more: &[&str]) -> String {
    let file = folder.0.join(format!("{game}-{}.saga", fs::read_dir(&folder.0).unwrap().count()));
    let saga = file.to_str().unwrap();
    let line = ["play", game, "--plain", "--seats", seats, "--saga", saga];
    folder.run(line.into_iter().chain(more.iter().copied())).good();
    folder.run(["verify", saga]).good();
    fs::read_to_string(&file).unwrap()
}

#[test]
fn the_example_plays_every_game_to_its_end() {
    let folder = Folder::new();
    assert!(Path::new(&example()).exists());
    for game in shelf::GAMES {
        let about = shelf::about(game).unwrap();
        let seats = (0..about.players_for(&[], 3))
            .map(|n| if n == 1 { "random".to_owned() } else { format!("exec:{}", example()) })
            .collect::<Vec<_>>()
            .join(",");
        let saga = played(&folder, game, &seats, &[]);
        assert!(saga.contains("seat 1 mind exec:example.py"), "{saga}");
        assert!(!saga.contains("! failed"), "{game}: {saga}");
        // Companions who play at random may be beaten soon.
        assert!(saga.matches(". 1: ").count() > 1, "{game}: it chose: {saga}");
    }
}

#[test]
fn a_program_that_fails_is_replaced_and_the_saga_says_so() {
    let folder = Folder::new();
    let game = shelf::GAMES[0];
    let nonsense = "for line in __import__('sys').stdin: print('xyzzy', flush=True)";
    let late = "import time; time.sleep(60)";
    let after_one = "import json, sys\nfor line in sys.stdin:\n    message = json.loads(line)\n    \
                     if 'choices' in message:\n        print(message['choices'][0], flush=True)\n        \
                     break\n";
    for (name, body, how) in
        [("n.py", nonsense, "nonsense"), ("l.py", late, "late"), ("d.py", after_one, "died")]
    {
        let seats = format!("{},random", program(&folder, name, body));
        let clock = ["--bot-time", if how == "late" { "1" } else { "30" }];
        let saga = played(&folder, game, &seats, &[&clock[..], &["--bot-fails", "karl"]].concat());
        assert!(saga.contains(&format!("! failed 1 {how}")), "{how}: {saga}");
        assert!(saga.contains("! seat 1 mind karl"), "{how}: {saga}");
        let saga =
            played(&folder, game, &seats, &[&clock[..], &["--bot-fails", "forfeit"]].concat());
        let gone = if how == "late" { "! timeout 1" } else { "! resign 1" };
        assert!(saga.contains(&format!("! failed 1 {how}")) && saga.contains(gone), "{saga}");
    }
}

/// What a program is told: its own seat's view and the choices, and nothing that others hold.
#[test]
fn a_program_is_told_what_its_seat_may_know() {
    let folder = Folder::new();
    let told = folder.0.join("told");
    let body = format!(
        "import json, sys\nlog = open({:?}, 'w', buffering=1)\nfor line in sys.stdin:\n    log.write(line)\n    \
         message = json.loads(line)\n    if 'choices' in message:\n        \
         print(message['choices'][0], flush=True)\n",
        told.to_str().unwrap()
    );
    let game = shelf::GAMES[0];
    played(&folder, game, &format!("random,{}", program(&folder, "t.py", &body)), &[]);
    let told = fs::read_to_string(told).unwrap();
    let lines: Vec<serde_json::Value> =
        told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let hello = &lines[0];
    assert_eq!((&hello["hello"], &hello["seat"]), (&"meadhall".into(), &2.into()));
    assert_eq!((&hello["game"], &hello["players"]), (&game.into(), &2.into()));
    assert!(lines.len() > 10);
    for question in &lines[1..] {
        assert!(!question["choices"].as_array().unwrap().is_empty());
        assert_eq!(question["clock"], 10.0);
        assert_eq!(question["view"]["seat"], 2);
        for zone in question["view"]["zones"].as_array().unwrap() {
            let id = zone["id"].as_str().unwrap();
            let items = zone["items"].as_array().unwrap();
            let theirs = zone["owner"] == 1 && id.contains("hand");
            assert!(!theirs || items.iter().all(|item| item["face_up"] == false), "{zone}");
        }
    }
}

/// A wrapper's child beats into a file as long as it lives; whatever ends the game ends it too.
#[test]
#[cfg(unix)]
fn nothing_that_a_program_has_started_outlives_the_table() {
    use std::os::unix::process::ExitStatusExt;
    use std::process::{Command, Stdio};
    use std::thread::sleep;
    use std::time::Duration;

    let folder = Folder::new();
    let wrapper = folder.write(
        "wrapper",
        "(while :; do echo beat >> $1; sleep 0.02; done) &\nsleep 600 &\nshift\n\"$@\"\n",
    );
    let beats = folder.file("beats");
    let length = || fs::metadata(&beats).map_or(0, |beats| beats.len());
    let wrapped = |inner: &str| {
        let _ = fs::remove_file(&beats);
        format!("exec:sh {} {} {inner}", wrapper.display(), beats.display())
    };
    let is_gone = || {
        let before = length();
        sleep(Duration::from_millis(400));
        before > 0 && length() == before
    };
    let game = shelf::GAMES[0];
    let saga = played(&folder, game, &format!("{},random", wrapped(&example())), &[]);
    assert!(!saga.contains("! failed"), "{saga}");
    assert!(is_gone(), "the game is over");
    for (signal, number) in [("-INT", 2), ("-TERM", 15), ("-HUP", 1)] {
        let file = folder.file(&format!("cut{number}.saga"));
        let mut command = folder.program();
        command.args(["play", game, "--plain", "--bot-time", "600", "--saga"]).arg(&file);
        command.args(["--seats", &format!("{},random", wrapped("sleep 600"))]);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        while length() == 0 {
            sleep(Duration::from_millis(10));
        }
        assert!(!is_gone(), "it lives as long as the table");
        Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
        assert_eq!(child.wait().unwrap().signal(), Some(number));
        assert!(is_gone(), "{signal}");
        let saga = fs::read_to_string(&file).unwrap();
        assert!(!saga.contains("! failed"), "who was ended did not fail: {saga}");
    }
}

#[test]
fn what_cannot_be_a_program_is_told_before_anything_is_played() {
    let folder = Folder::new();
    let refused = |line: &str, wanted: &str| {
        folder.run(line.split(' ')).refused(&[wanted]);
    };
    let game = shelf::GAMES[0];
    refused(
        &format!("play {game} --plain --seats exec:./nobody,greedy"),
        "seat 1: the program “./nobody” cannot",
    );
    refused(&format!("play {game} --plain --seats exec:,greedy"), "a program after “exec:”");
    for (name, text, mode, wanted) in [
        ("lost", "#!/no/such/python\n", 0o755, "its first line (#!) names is not here"),
        ("empty", "", 0o755, "it is no program"),
        ("plain", "#!/bin/sh\n", 0o644, "chmod +x"),
    ] {
        let path = folder.0.join(name);
        fs::write(&path, text).unwrap();
        let mode = std::os::unix::fs::PermissionsExt::from_mode(mode);
        fs::set_permissions(&path, mode).unwrap();
        refused(&format!("play {game} --plain --seats exec:{},greedy", path.display()), wanted);
    }
    refused(&format!("play {game} --plain --seats exec:/,greedy"), "it is a folder");
    folder
        .run(["play", game, "--plain", "--seats", "exec:  ,greedy"])
        .refused(&["seat 1: expected a program after “exec:”"]);
    folder
        .run(["play", game, "--plain", "--seats", "exec:./nobody 1,exec:true,exec:no one"])
        .refused(&[
            "2 faults",
            "seat 1: the program “./nobody 1” cannot be started: there is no such file",
            "seat 3: the program “no one” cannot",
            "exec:./mybot",
        ]);
    refused(
        &format!("play {game} --plain --seats exec:true,greedy --bot-fails x"),
        "--bot-fails: expected a mind",
    );
    refused(
        &format!("play {game} --plain --seats exec:true,greedy --bot-fails x"),
        "found “x”. Besides a mind it can be “forfeit”.",
    );
    let line = "--plain --seats exec:true,greedy --bot-fails seer:0 --bot-time 0 --players 9";
    let line = format!("play {game} {line}");
    folder.run(line.split(' ')).refused(&["--bot-fails: expected", "--bot-time", "9 are to play"]);
    folder.run(line.replace(" --bot-time 0", "").split(' ')).refused(&["2 faults", "--bot-fails"]);
    refused(&format!("simulate {game} --seats exec:true,greedy"), "comes with the program");
    let line = "--plain --seats exec:./nobody,greedy --bot-fails x --name A --saga /nowhere/a.saga";
    folder.run(format!("play {game} {line}").split(' ')).refused(&[
        "4 faults",
        "“./nobody” cannot",
        "--bot-fails",
        "one name for no human seat",
        "/nowhere is missing",
    ]);
    let is_saga = |entry: &fs::DirEntry| entry.path().extension().is_some_and(|end| end == "saga");
    let sagas = fs::read_dir(&folder.0).unwrap().flatten().filter(is_saga).count();
    assert_eq!(sagas, 0, "nothing was begun");
}
