//! Whatever is wrong, it is told in the person's language: in the pseudo-language nothing of a
//! message stays English but names, numbers and what the person wrote.
#![allow(clippy::unwrap_used)]

mod common;

use std::collections::BTreeSet;
use std::fs;

use common::{Folder, Ran, text};
use words::unbracketed;

/// The words of a text that no accent disguises, wherever they stand. What has digits is a number
/// (of a rule, a hash).
fn plain(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    let word = |word: &&str| word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic());
    words.filter(word).map(str::to_owned).collect()
}

/// What no language changes: games, options and their values, minds, rules, and the first words of
/// the lines of a saga, of the fields of a box and of files.
fn names(folder: &Folder) -> BTreeSet<String> {
    let mut names = plain(
        "human random greedy thrall karl huscarl jarl konung seer header line saga box seat players game rules option undo fork fate \
         salt secret sagas",
    );
    for about in shelf::GAMES.iter().filter_map(|id| shelf::about(id)) {
        names.extend([about.id, about.prefix].iter().flat_map(|name| plain(name)));
        for option in about.options {
            names.extend(plain(option.id));
            names.extend(option.values.iter().flat_map(|value| plain(value.id)));
        }
        names.extend(about.boxes.iter().flat_map(|cards| plain(cards.text)));
    }
    names.extend(plain(text(&folder.0)));
    names
}

/// Runs a line and checks what it says on standard error; `written` is what the person wrote
/// besides the line.
#[track_caller]
fn disguised(folder: &Folder, line: &[&str], written: &str) -> Ran {
    let ran = folder.run(["--lang", "qps"].iter().chain(line));
    assert_eq!(ran.code, Some(2), "{line:?}: {ran:?}");
    assert!(!ran.err.is_empty() && !ran.err.contains('⟨'), "{line:?}: {}", ran.err);
    assert!(!ran.err.contains('{') && !ran.err.contains("panicked"), "{line:?}: {}", ran.err);
    assert_eq!(unbracketed(&ran.err), [""; 0], "{line:?}: {}", ran.err);
    let mut known = names(folder);
    known.extend(line.iter().flat_map(|word| plain(word)));
    known.extend(plain(written));
    let strange: Vec<_> = plain(&ran.err).difference(&known).cloned().collect();
    assert!(strange.is_empty(), "{line:?}: {strange:?} in {}", ran.err);
    ran
}

#[test]
fn what_is_typed() {
    let folder = Folder::new();
    for line in [
        "play valhala",
        "simulate chess",
        "box show valhala",
        "box export valhalla 9.9",
        "box check valhalla nowhere",
        "rules valhalla T99",
        "play valhalla --seats human,greddy,x",
        "simulate valhalla --seats human,greedy",
        "simulate valhalla --seats seer:0,greedy",
        "simulate valhalla --players 1",
        "simulate valhalla --players 7",
        "bench valhalla --players 9 --first 8",
        "simulate valhalla --edition xx",
        "simulate valhalla --edition pl --edition pl",
        "simulate valhalla --edition pl --edition ru",
        "simulate valhalla --first 5 --players 2",
        "simulate valhalla --players 1",
        "simulate valhalla --solo hel --level 4",
        "simulate valhalla --solo hel --with dwarves,loki --variant draft",
        "simulate valhalla --pairs alliance --players 5",
        "simulate valhalla --level 2 --abilities off",
        "simulate valhalla --solo hel --box 0.1",
        "simulate valhalla --variant simplified,draft,five-jarls,first-game",
        "simulate valhalla --variant first-game,five-jarls",
        "simulate valhalla --seats greedy,robot --players 3 --edition xx --box nowhere.toml",
        "play valhalla --seats human,greedy --name A,B",
        "play valhalla --seats human,greedy --name A#B",
        "simulate valhalla --nope 1 --games 0 --threads x --seats gredy,greedy --edition xx",
        "play valhalla",
        "resume",
        "verify nowhere.saga",
        "replay nowhere.saga",
    ] {
        disguised(&folder, &line.split(' ').collect::<Vec<_>>(), "");
    }
    disguised(&folder, &["play", "--seats", "gredy", "--plian"], "GAME plain");
    disguised(&folder, &["verify", text(&folder.0)], "");
    disguised(&folder, &["box", "check", "valhalla", text(&folder.0)], "");
}

#[test]
fn a_box() {
    let folder = Folder::new();
    let good = folder.run(["box", "export", "valhalla"]).good().to_owned();
    let bad = good
        .replacen("strength = ", "strength = 9", 1)
        .replacen("ability = \"none\"", "ability = \"teleport\"", 1)
        .replacen("ability = \"none\"", "ability = \"none\"\nof = \"wolf\"", 1)
        .replacen("weapons = [", "weapons = [\"net\", ", 1)
        .replacen("kind = \"fury\"", "kind = \"rage\"\nluck = 1", 1)
        .replacen("copies = ", "copies = 3", 1)
        .replacen("starter = true", "starter = 1", 1)
        .replacen("link = ", "links = ", 1)
        .replacen("side = ", "side = 1, sides = ", 1)
        .replacen("\"miss\"]", "\"axe\"]", 1)
        .replacen("game = \"valhalla\"", "colour = 1", 1);
    let whole: &[(&str, &str)] = &[("bad", &bad), ("empty", ""), ("odd", ODD)];
    for (name, content) in whole {
        let path = folder.write(name, content);
        disguised(&folder, &["box", "check", "valhalla", text(&path)], content);
        let play = ["play", "valhalla", "--plain", "--players", "9", "--box", text(&path)];
        disguised(&folder, &play, content);
    }
    let told = folder.run(["box", "check", "valhalla", text(&folder.file("bad"))]);
    assert!(told.err.lines().count() > 10, "all faults together: {}", told.err);

    // Of a box of another game that is told, and not what is wrong with every record of it.
    let other = folder.run(["box", "export", "midgard"]).good().to_owned();
    let path = folder.write("other", &other);
    let told = disguised(&folder, &["box", "check", "valhalla", text(&path)], &other);
    assert!(told.err.lines().count() == 1 && told.err.contains("midgard"), "{}", told.err);

    // What the reader of TOML says is its own.
    let cut = folder.write("cut", "name = \"Bersi");
    disguised(&folder, &["box", "check", "valhalla", text(&cut)], "invalid basic string expected");
    for (name, content) in [("no-text", &b"a\nb\xff\n"[..]), ("large", &[b' '; 5 << 20])] {
        let path = folder.write(name, content);
        disguised(&folder, &["box", "check", "valhalla", text(&path)], "");
    }
}

const ODD: &str = "warrior = 1\ntactic = [1]\njarl = [[]]\ndice = 7";

/// A change of a saga's text.
type Change = fn(&str) -> String;

/// The saga with the first step that begins so after its number put for another.
fn step(saga: &str, mark: &str, other: &str) -> String {
    let mut lines: Vec<String> = saga.lines().map(str::to_owned).collect();
    let begins =
        |line: &&mut String| line.split_once(". ").is_some_and(|(_, s)| s.starts_with(mark));
    let line = lines.iter_mut().find(begins).unwrap();
    let number = line.split_once(". ").unwrap().0.to_owned();
    *line = format!("{number}. {other}");
    lines.join("\n") + "\n"
}

const CHANGES: &[(&str, Change)] = &[
    ("cut off in a line", |saga| saga[..saga.len() - 20].to_owned()),
    ("cut off in the header", |saga| saga[..60].to_owned()),
    ("not ended", |saga| saga[..=saga.trim_end().rfind('\n').unwrap()].to_owned()),
    ("not a saga", |_| "hello\n".to_owned()),
    ("nothing", |_| String::new()),
    ("carriage returns", |saga| saga.replace('\n', "\r\n")),
    ("another format", |saga| saga.replacen("saga 1", "saga 2", 1)),
    ("other rules", |saga| saga.replacen("\nrules ", "\nrules 9", 1)),
    ("another game", |saga| saga.replacen("game valhalla", "game chess", 1)),
    ("a header with many faults", |saga| {
        let saga = saga.replacen("\nplayers 2", "\nplayers two", 1);
        let saga = saga.replacen("\nundo ", "\nundo x", 1).replacen("\nbox ", "\nbox", 1);
        let saga = saga.replacen("\nseat 1 mind", "\nseat 3 mind", 1);
        saga.replacen("\nfate ", "\nfate x", 1).replacen("\nrules ", "\nrules 0", 1)
    }),
    ("unknown minds", |saga| saga.replace("mind random", "mind clever")),
    ("a bad name", |saga| saga.replacen("mind random", "human \u{1b}[2J", 1)),
    ("another box", |saga| {
        let (head, rest) = saga.split_once("\nbox ").unwrap();
        let (_, hash) = rest.split_once(' ').unwrap();
        format!("{head}\nbox 9.9 0{hash}")
    }),
    ("a lost box", |saga| {
        let (head, rest) = saga.split_once("\nbox ").unwrap();
        let (_, rest) = rest.split_once('\n').unwrap();
        format!("{head}\nbox mine {}\n{rest}", "0".repeat(64))
    }),
    ("a changed roll", |saga| {
        let numbers = saga.split_once(". ~ ").unwrap().1.lines().next().unwrap();
        let other: Vec<&str> = numbers.split(' ').rev().collect();
        step(saga, "~ ", &format!("~ {}", other.join(" ")))
    }),
    ("an impossible fortune", |saga| step(saga, "~ ", "~ 255 255 255")),
    ("too many numbers", |saga| step(saga, "~ ", "~ 1 2 3 4 5 6 7 8 9")),
    ("no fortune", |saga| step(saga, "~ ", "~ 0 999")),
    ("fate where a seat is asked", |saga| step(saga, "1: ", "~ 1")),
    ("a seat where fate is asked", |saga| step(saga, "~ ", "1: stop")),
    ("no choice", |saga| step(saga, "1: ", "1: fly to the moon")),
    ("an illegal choice", |saga| step(saga, "1: ", "1: attack 2")),
    ("another's choice", |saga| step(saga, "1: ", "7: attack 2")),
    ("choices joined", |saga| step(saga, "1: ", "1: attack 2; attack 2; attack 2")),
    ("nothing of the kind", |saga| step(saga, "1: ", "moon")),
    ("a hidden step", |saga| step(saga, "1: ", "1: …")),
    ("an odd hash", |saga| step(saga, "1: ", "1: attack 2 #12")),
    ("an unknown table line", |saga| step(saga, "1: ", "! dance 1")),
    ("a wrong table line", |saga| step(saga, "1: ", "! resign")),
    ("nobody's seat", |saga| step(saga, "1: ", "! resign 8")),
    ("nothing to take back", |saga| step(saga, "1: ", "! undo 999")),
    ("a line lost", |saga| saga.replacen("\n7. ", "\n8. ", 1)),
    ("another secret", |saga| {
        let (head, rest) = saga.split_once("! secret ").unwrap();
        format!("{head}! secret {}{}", "0".repeat(64), &rest[64..])
    }),
    ("another hash", |saga| {
        let (head, rest) = saga.split_once(" #").unwrap();
        format!("{head} #00000000{}", &rest[8..])
    }),
    ("after the end", |saga| format!("{saga}9999. 1: attack 2\n")),
];

#[test]
fn a_saga() {
    let folder = Folder::new();
    let saga = fs::read_to_string(folder.saga()).unwrap();
    for (name, change) in CHANGES {
        let content = change(&saga);
        assert_ne!(content, saga, "{name}: nothing was changed");
        let path = folder.write("bad", &content);
        let ran = disguised(&folder, &["verify", text(&path)], &content);
        assert!(!ran.err.contains('\u{1b}'), "{name}: {}", ran.err);
        disguised(&folder, &["resume", "--plain", text(&path)], &content);
    }
    let path = folder.write("no-text", b"meadhall saga 1\n\xff\xfe\n");
    disguised(&folder, &["verify", text(&path)], "UTF");
    let path = folder.write("long-line", format!("meadhall saga 1\n{}", "x".repeat(1 << 20)));
    disguised(&folder, &["verify", text(&path)], "");
    let line = format!("| {}\n", "x".repeat(60_000));
    let path = folder.write("large", format!("meadhall saga 1\n{}", line.repeat(1200)));
    disguised(&folder, &["verify", text(&path)], "");
    // A true saga, but a step or eyes that there are not, and no terminal.
    let path = folder.write("true", &saga);
    for line in [&["--at", "99999"][..], &["--at", "1", "--eyes", "9"], &[]] {
        disguised(&folder, &[&["replay", text(&path)], line].concat(), "");
    }
    let told = folder.run(["replay", text(&path)]);
    told.refused(&["--at N"]);
    assert!(!told.err.contains("--plain"), "{}", told.err);
}

#[test]
fn a_secret() {
    let folder = Folder::new();
    folder
        .typed(["play", "valhalla", "--plain", "--saga", text(&folder.file("a"))], "quit\n")
        .good();
    let secret = folder.file("a.secret");
    let resume = ["resume", "--plain", text(&folder.file("a")).to_owned().leak()];
    fs::write(&secret, "abc").unwrap();
    let ran = disguised(&folder, &resume, "");
    assert!(!ran.err.contains("abc"), "half a secret is half a secret");
    fs::write(&secret, "0".repeat(64)).unwrap();
    disguised(&folder, &resume, "");
    fs::write(&secret, b"\xff").unwrap();
    disguised(&folder, &resume, "");
    fs::remove_file(&secret).unwrap();
    disguised(&folder, &resume, "");
    let exists = ["play", "valhalla", "--plain", "--saga", resume[2]];
    disguised(&folder, &exists, "");
}

#[test]
fn what_a_terminal_would_obey_is_refused_and_not_shown() {
    let folder = Folder::new();
    let odd = "A\u{1b}[2J";
    for line in [
        &["play", "valhalla", "--seats", "human,greedy", "--name", odd][..],
        &["simulate", odd],
        &["simulate", "valhalla", "--edition", odd],
        &["verify", odd],
    ] {
        let ran = disguised(&folder, line, "");
        assert!(!ran.err.contains('\u{1b}'), "{:?}", ran.err);
    }
    let good = folder.run(["box", "export", "valhalla"]).good().to_owned();
    let bad = good.replacen("name = \"", "name = \"\\u001b[2J", 2);
    let path = folder.write("bad", &bad);
    let ran = disguised(&folder, &["box", "check", "valhalla", text(&path)], &bad);
    assert!(!ran.err.contains('\u{1b}'), "{:?}", ran.err);
}
