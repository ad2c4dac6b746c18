//! The shape of the workspace, kept by a test: who depends on whom, how long a file is, where a
//! game's name stands, what a crate says of itself.

#![allow(clippy::unwrap_used)]

mod sources;

use std::collections::BTreeSet;

/// The most lines a source file may have. Past 300 it asks why.
const LONGEST: usize = 500;

/// The one file that may hold unsafe code: heap allocations cannot be counted otherwise.
const UNSAFE: &str = "crates/meadhall/src/allocations.rs";

/// Which crates of the workspace a crate may use. `games` stands for every game's crate.
const ARROWS: &[(&str, &[&str])] = &[
    ("tabletop", &[]),
    ("pieces", &["tabletop"]),
    ("screen", &["tabletop"]),
    ("minds", &["tabletop"]),
    ("words", &["tabletop"]),
    ("testkit", &["tabletop", "pieces", "screen", "minds"]),
    ("games", &["tabletop", "pieces", "screen"]),
    ("shelf", &["tabletop", "screen", "minds", "games"]),
    ("sitting", &["tabletop", "screen", "minds", "shelf"]),
    ("lab", &["tabletop", "screen", "minds", "shelf", "sitting"]),
    ("terminal", &["tabletop", "screen", "minds", "shelf", "sitting", "words"]),
    ("store", &["tabletop", "words"]),
    ("hall", &["tabletop", "screen", "minds", "shelf", "sitting", "store", "words"]),
    (
        "meadhall",
        &["tabletop", "screen", "minds", "shelf", "sitting", "lab", "terminal", "hall", "words"],
    ),
    ("xtask", &[]),
];

/// What tests may use besides: the test tools, and words to read what a table said.
const FOR_TESTS: &[&str] = &["testkit", "words"];

/// Fails with all that was found, one a line.
#[track_caller]
fn none(what: &str, found: Vec<String>) {
    assert!(found.is_empty(), "{what}:\n  {}", found.join("\n  "));
}

#[test]
fn dependencies_point_one_way() {
    let games = sources::games();
    let manifests = sources::manifests();
    let ours: BTreeSet<&str> = manifests.iter().map(|(name, _)| name.as_str()).collect();
    let role = |name: &str| -> String {
        if games.iter().any(|game| game == name) { "games".into() } else { name.into() }
    };
    let mut wrong = Vec::new();
    for (name, manifest) in &manifests {
        let Some((_, allowed)) = ARROWS.iter().find(|(from, _)| *from == role(name)) else {
            wrong.push(format!("{name} is not in the table of arrows"));
            continue;
        };
        for kind in ["dependencies", "build-dependencies", "dev-dependencies"] {
            let Some(list) = manifest.get(kind).and_then(toml::Value::as_table) else { continue };
            for to in list.keys().filter(|to| ours.contains(to.as_str())) {
                let for_tests = kind == "dev-dependencies" && FOR_TESTS.contains(&to.as_str());
                if !for_tests && !allowed.contains(&role(to).as_str()) {
                    wrong.push(format!("{name} → {to} ({kind})"));
                }
            }
        }
    }
    none("arrows that the design does not have", wrong);
}

#[test]
fn every_game_on_the_shelf_is_a_crate_and_has_its_rules_page() {
    let games = sources::games();
    assert!(!games.is_empty());
    for game in games {
        let path = |file: String| sources::root().join(file).exists();
        assert!(path(format!("crates/{game}/Cargo.toml")), "no crate {game}");
        assert!(path(format!("docs/rules/{game}.md")), "no docs/rules/{game}.md");
        assert!(path(format!("locales/en/{game}.ftl")), "no locales/en/{game}.ftl");
    }
}

#[test]
fn a_games_name_stands_in_its_crate_and_on_the_shelf() {
    let games = sources::games();
    let mut found = Vec::new();
    for source in sources::all().iter().filter(|source| !source.is_test()) {
        for (number, line) in source.without_tests().lines().enumerate() {
            for game in &games {
                // Games cannot know each other by their manifests; their own words may be alike.
                let own =
                    games.iter().any(|game| source.krate() == game) || source.krate() == "shelf";
                if !own && line.to_lowercase().contains(game) {
                    found.push(format!("{}:{}: {}", source.path, number + 1, line.trim()));
                }
            }
        }
    }
    none("games named where no game may be", found);
}

#[test]
fn files_are_short() {
    let lines = |source: &sources::Source| source.text.lines().count();
    let long = sources::all().into_iter().filter(|s| !s.is_test() && lines(s) > LONGEST);
    none("files to be split", long.map(|s| format!("{}: {} lines", s.path, lines(&s))).collect());
}

#[test]
fn each_crate_says_what_it_knows_and_must_not_know() {
    let mut silent = Vec::new();
    for source in sources::all() {
        let lib = source.path.ends_with("/src/lib.rs");
        if !lib && !source.path.ends_with("/src/main.rs") {
            continue;
        }
        let opening: String = source.text.lines().take_while(|l| l.starts_with("//!")).collect();
        // A line break may fall between the words.
        let opening = opening.replace("//!", "").split_whitespace().collect::<Vec<_>>().join(" ");
        if !opening.contains("**Knows:**") || !opening.contains("**Must not know:**") {
            silent.push(source.path);
        }
    }
    none("crates that do not open with Knows / Must not know", silent);
}

#[test]
fn unsafe_code_stands_in_one_file() {
    let forbids = "#![forbid(unsafe_code)]";
    let mut found = Vec::new();
    for source in sources::all() {
        if source.path.ends_with("/src/lib.rs") && !source.text.contains(forbids) {
            found.push(format!("{}: lacks {forbids}", source.path));
        }
        for form in ["{", "impl", "fn", "extern", "trait"] {
            let form = format!("{} {form}", "unsafe");
            if source.path != UNSAFE && source.text.contains(&form) {
                found.push(format!("{}: {form}", source.path));
            }
        }
    }
    none("code that could break memory", found);
}

#[test]
fn nothing_is_left_for_later() {
    let marks = [
        concat!("to", "do!("),
        concat!("unimple", "mented!("),
        concat!("#[ig", "nore"),
        "(to come)",
    ];
    let mut found = Vec::new();
    for source in sources::all().iter().filter(|s| !s.path.ends_with("tests/tidy.rs")) {
        for mark in marks.iter().filter(|mark| source.text.contains(**mark)) {
            found.push(format!("{}: {mark}", source.path));
        }
    }
    none("unfinished", found);
}
