//! Rules, help, completions, languages.
#![allow(clippy::unwrap_used)]

mod common;

use common::Folder;

fn out(line: &str) -> String {
    Folder::new().run(line.split(' ')).good().to_owned()
}

#[test]
fn a_rule_by_its_number() {
    let rule = out("rules valhalla VAL-T9");
    assert!(rule.contains("VAL-T9") && !rule.contains("VAL-T10") && !rule.contains("**"), "{rule}");
    assert_eq!(rule, out("rules valhalla t9"));
    let section = out("rules valhalla T");
    assert!(
        section.contains("VAL-T1 ") && section.contains("VAL-T10 ") && !section.contains("VAL-B1 ")
    );
    let all = out("rules valhalla");
    assert!(all.contains("VAL-S1 ") && all.contains("VAL-B1 "));
}

#[test]
fn an_edition_says_what_it_says() {
    let [both, pl, ru] = ["", " --edition pl", " --edition ru"]
        .map(|edition| out(&format!("rules valhalla X14{edition}")));
    assert!(both.contains("pl:") || both.contains("`pl`:"), "{both}");
    assert!(pl.contains("warriors only") && !pl.contains("any card"), "{pl}");
    assert!(ru.contains("any card") && !ru.contains("warriors only"), "{ru}");
    let whole = out("rules valhalla --edition ru");
    assert!(!whole.contains("- `pl`:") && whole.contains("- `ru`:"), "{whole}");
    Folder::new().run("rules valhalla --edition xx".split(' ')).refused(&["xx", "ru"]);
}

#[test]
fn games_tell_for_how_many_each_way_is() {
    let games = out("games");
    assert!(games.contains("(only 1 player)\n") && !games.contains("only 1 players"), "{games}");
    let pairs: Vec<&str> = games.lines().filter(|line| line.contains("Alliance: ")).collect();
    assert_eq!(pairs.len(), 2, "the mode and the option's value: {games}");
    for line in pairs {
        assert!(line.ends_with("an even number of players (4 to 6 players)"), "{line}");
    }
}

#[test]
fn every_command_has_help_with_examples() {
    for command in [
        "games",
        "play",
        "resume",
        "replay",
        "verify",
        "review",
        "simulate",
        "bench",
        "rules",
        "box",
        "completions",
    ] {
        let help = out(&format!("{command} --help"));
        assert!(help.contains(&format!("\n  meadhall {command}")), "{help}");
    }
    assert_eq!(out("help play"), out("play --help"));
    assert_eq!(out("help box check"), out("box check --help"));
    assert_eq!(out("help"), out("--help"));
    let help = out("--help");
    assert!(help.contains("exit code 2") && help.contains("meadhall play"));
}

/// All faults of a line are told together: an example with a word too many has that one only.
#[test]
fn the_examples_of_help_can_be_typed() {
    let folder = Folder::new();
    let cards = folder.run(["box", "export", "valhalla"]).good().to_owned();
    folder.write("my-bounds.toml", lab::tuning("valhalla").unwrap());
    let mut typed = 0;
    for command in ["play", "simulate", "tournament", "balance", "tune", "bench"] {
        let help = out(&format!("{command} --help"));
        let examples = help.lines().filter_map(|line| line.trim().strip_prefix("meadhall "));
        for example in examples.filter(|example| example.starts_with(command)) {
            let words: Vec<&str> = example.split(' ').collect();
            // Files that are read are there, the one that is to be made is not.
            for name in ["mine.toml", "old.toml", "new.toml"] {
                let made = words.windows(2).any(|two| two == ["--out", name]);
                match made {
                    true => std::fs::remove_file(folder.file(name)).unwrap(),
                    false => drop(folder.write(name, &cards)),
                }
            }
            let mut program = folder.program();
            let ran = program.current_dir(&folder.0).args(words).arg("--too-many").output();
            let ran = common::Ran::of(ran.unwrap());
            ran.refused(&["--too-many"]);
            assert!(!ran.err.contains("faults"), "{example}: {}", ran.err);
            typed += 1;
        }
    }
    assert!(typed > 12, "{typed}");
}

#[test]
fn options_of_a_game_come_from_the_game() {
    for command in ["play", "simulate", "bench"] {
        let help = out(&format!("{command} --help"));
        assert!(help.contains("Options of valhalla") && help.contains("--edition"), "{help}");
    }
}

#[test]
fn completions_for_every_shell_know_the_options_of_games() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = out(&format!("completions {shell}"));
        assert!(script.contains("meadhall") && script.contains("edition"), "{shell}");
    }
}

#[test]
fn the_pseudo_language_finds_every_text_that_is_no_phrase() {
    // What one types stays as it is typed: names of commands, options and minds.
    let mut typed = vec!["random", "greedy"];
    for game in shelf::GAMES {
        typed.push(game);
        for option in shelf::about(game).expect("it is on the shelf").options {
            let ids = option.values.iter().map(|value| value.id).chain([option.id]);
            typed.extend(ids.flat_map(|id| id.split('-')));
        }
    }
    for line in ["games", "bench valhalla --seconds 1", "simulate valhalla --games 2"] {
        let text = out(&format!("--lang qps {line}"));
        assert!(text.contains('⟦'), "{text}");
        if line.starts_with("simulate") {
            continue;
        }
        let bare = words::unbracketed(&text);
        let odd: Vec<_> = bare.iter().filter(|word| !typed.contains(&word.as_str())).collect();
        assert!(odd.is_empty(), "{line}: {odd:?}\n{text}");
    }
}

#[test]
fn nothing_that_is_said_lacks_its_phrase() {
    let lines = [
        "games",
        "--help",
        "play --help",
        "bench valhalla --seconds 1",
        "simulate valhalla --games 2",
    ];
    for line in lines {
        assert!(!out(line).contains('⟨'), "{line}");
    }
}

#[test]
fn the_tables_of_a_box() {
    let tables = out("box show valhalla");
    assert!(tables.lines().count() > 100, "{tables}");
}
