//! Sagas that are not what they seem.
#![allow(clippy::unwrap_used)]

mod common;

use std::fs;
use std::io::Write;

use common::{Folder, text};

/// Changes a true saga and checks that verify, replay and resume refuse it with such a message.
#[track_caller]
fn changed(change: impl Fn(&str) -> String, told: &[&str]) {
    let folder = Folder::new();
    let saga = fs::read_to_string(folder.saga()).unwrap();
    let bad = folder.write("bad.saga", change(&saga));
    folder.run(["verify", text(&bad)]).refused(told);
}

/// The saga with one of its lines, the first that begins so after its number, replaced.
fn edited(saga: &str, mark: &str, edit: impl Fn(&str) -> String) -> String {
    let mut done = false;
    let mut lines = saga.lines().map(|line| {
        let step = line.split_once(". ").is_some_and(|(_, step)| step.starts_with(mark));
        if step && !std::mem::replace(&mut done, true) { edit(line) } else { line.to_owned() }
    });
    let text = lines.by_ref().collect::<Vec<_>>().join("\n") + "\n";
    assert_ne!(text, saga, "nothing was changed");
    text
}

#[test]
fn a_true_saga_is_proven() {
    let folder = Folder::new();
    let saga = folder.saga();
    let ran = folder.run(["verify", text(&saga)]);
    assert!(ran.good().contains("Won by"), "{}", ran.out);
}

/// Alone against the game somebody may lose to nobody.
#[test]
fn a_lost_game_is_won_by_nobody() {
    let folder = Folder::new();
    let mut lost = 0;
    for game in shelf::GAMES {
        let sagas = folder.file(game);
        let line = ["simulate", game, "--seats", "random", "--games", "4", "--sagas"];
        folder.run(line.into_iter().chain([text(&sagas)]));
        // Nothing is there where nobody can play alone without saying more.
        for entry in fs::read_dir(&sagas).into_iter().flatten() {
            let ran = folder.run(["verify", text(&entry.unwrap().path())]);
            let nobody = ran.good().contains("Nobody won.");
            assert_ne!(ran.out.contains("Won by"), nobody, "{}", ran.out);
            assert!(!ran.out.contains("nothing"), "{}", ran.out);
            lost += usize::from(nobody);
        }
    }
    assert!(lost > 0, "no game that can be played alone was lost");
}

#[test]
fn a_saga_that_is_cut_off() {
    changed(|saga| saga[..saga.len() - 20].to_owned(), &["cut off"]);
    changed(|saga| saga.lines().take(5).map(|l| format!("{l}\n")).collect(), &["cut off"]);
    let whole_lines = |saga: &str| {
        let lines: Vec<&str> = saga.lines().collect();
        lines[..lines.len() - 9].join("\n") + "\n"
    };
    changed(whole_lines, &["has not ended"]);
    changed(|_| String::new(), &["not a saga"]);
}

#[test]
fn a_roll_that_was_changed() {
    let other = |line: &str| {
        let (head, numbers) = line.split_once("~ ").unwrap();
        let numbers: Vec<&str> = numbers.split(' ').rev().collect();
        format!("{head}~ {}", numbers.join(" "))
    };
    changed(|saga| edited(saga, "~ ", other), &["step", "fate said"]);
}

#[test]
fn a_fortune_that_cannot_be() {
    let impossible = |line: &str| {
        let (head, _) = line.split_once("~ ").unwrap();
        format!("{head}~ 255 255 255")
    };
    changed(|saga| edited(saga, "~ ", impossible), &["step", "cannot have been rolled"]);
    let no_number = |line: &str| {
        let (head, _) = line.split_once("~ ").unwrap();
        format!("{head}~ 0 999")
    };
    changed(|saga| edited(saga, "~ ", no_number), &["a fortune is numbers from 1 to 255"]);
}

#[test]
fn a_move_that_is_no_move() {
    let other = |line: &str| {
        let (head, _) = line.split_once(": ").unwrap();
        format!("{head}: fly to the moon")
    };
    changed(|saga| edited(saga, "1: ", other), &["step", "fly to the moon"]);
}

#[test]
fn lines_that_were_taken_out_or_secrets_that_are_others() {
    changed(
        |saga| {
            let at = saga.find("\n7. ").unwrap();
            let end = saga[at + 1..].find('\n').unwrap();
            format!("{}{}", &saga[..at], &saga[at + 1 + end..])
        },
        &["a line was lost, added or moved"],
    );
    let secret = |line: &str| {
        let (head, rest) = line.split_once("secret ").unwrap();
        format!("{head}secret {}{}", "0".repeat(64), &rest[64..])
    };
    changed(|saga| edited(saga, "! secret", secret), &["not the one that was promised"]);
}

#[test]
fn another_version() {
    changed(|saga| saga.replacen("saga 1", "saga 2", 1), &["newer program"]);
    changed(|saga| saga.replacen("\nrules ", "\nrules 9", 1), &["newer program"]);
    changed(|saga| saga.replacen("game valhalla", "game chess", 1), &["chess", "valhalla"]);
}

#[test]
fn all_faults_of_a_header_together() {
    changed(
        |saga| saga.replacen("\nplayers 2", "\nplayers two", 1).replacen("\nundo ", "\nundo x", 1),
        &["players", "undo"],
    );
}

#[test]
fn a_file_of_a_gigabyte_is_refused_quickly() {
    let folder = Folder::new();
    let start = std::time::Instant::now();
    for head in ["", "meadhall saga 1\n", "meadhall saga 1\ngame valhalla\n\n"] {
        let path = folder.file("large.saga");
        let mut file = fs::File::create(&path).unwrap();
        file.write_all(head.as_bytes()).unwrap();
        file.set_len(1 << 30).unwrap();
        folder.run(["verify", text(&path)]).refused(&[]);
        folder.run(["replay", text(&path), "--at", "1"]).refused(&[]);
        folder.run(["resume", "--plain", text(&path)]).refused(&[]);
    }
    assert!(start.elapsed().as_secs() < 30);
}

#[test]
fn what_is_no_file() {
    let folder = Folder::new();
    folder.run(["verify", text(&folder.0)]).refused(&["is a folder"]);
    folder.run(["verify", "nowhere.saga"]).refused(&["nowhere.saga", "cannot be read"]);
    let path = folder.write("no-text.saga", b"meadhall saga 1\n\xff\xfe\n");
    folder.run(["verify", text(&path)]).refused(&["UTF-8"]);
}
