//! Whatever is wrong with what was typed: one clear message, exit code 2, no panic.
#![allow(clippy::unwrap_used)]

mod common;

use common::{Folder, text};

/// Runs a line of words and checks that it is refused with these parts of a message.
#[track_caller]
fn refused(line: &str, told: &[&str]) {
    Folder::new().run(line.split(' ')).refused(told);
}

#[test]
fn an_unknown_game_names_those_there_are() {
    for command in ["play", "simulate", "bench", "rules", "box show", "box export"] {
        refused(
            &format!("{command} valhala"),
            &["“valhala”", "valhalla", "Did you mean “valhalla”?"],
        );
    }
    refused("simulate chess", &["“chess”", "there is valhalla"]);
    refused("box check chess file", &["“chess”"]);
}

#[test]
fn an_unknown_command_or_flag_suggests_the_nearest() {
    refused("simulat valhalla", &["simulate"]);
    refused("play valhalla --seat human", &["--seats"]);
    refused("simulate valhalla --editon pl", &["--edition"]);
    refused("play", &["GAME"]);
    refused("completions tcsh", &["bash"]);
}

#[test]
fn what_does_not_go_together_is_told_by_name() {
    refused(
        "balance valhalla --games 5 --within 0.1",
        &["--games <N> does not go with --within <SHARE>"],
    );
    refused("simulate valhalla --games 5 --games 6", &["--games <N> is given twice"]);
    refused("review a.saga --json --json", &["--json is given twice"]);
}

#[test]
fn unknown_seats_are_told_one_by_one() {
    refused(
        "play valhalla --seats human,greddy,x",
        &["2 faults", "seat 2", "“greddy”", "Did you mean “greedy”?", "seat 3", "“x”"],
    );
    refused("simulate valhalla --seats human,greedy", &["seat 1", "no human can sit here"]);
    refused("simulate valhalla --seats seer:0,greedy", &["seat 1", "a budget from 1", "“0”"]);
    refused("play valhalla --seats human,seer:0s", &["seat 2", "a budget from 1", "“0s”"]);
    refused("play valhalla --seats human,seer:9:deep=1", &["seat 2", "a setting of a seer"]);
    refused("play valhalla --seats human,konig", &["seat 2", "nobody is called “konig”", "konung"]);
    let program = ["seat 2", "“EXEC:./x.py”", "Did you mean “exec:./x.py”?"];
    refused("play valhalla --seats human,EXEC:./x.py", &program);
    refused("play valhalla --seats ,", &["seat 1", "seat 2"]);
}

#[test]
fn too_few_and_too_many_players() {
    for command in ["play", "simulate", "bench"] {
        refused(&format!("{command} valhalla --players 1"), &["against a Monster", "VAL-M2"]);
        for players in [0, 7, 255] {
            refused(
                &format!("{command} valhalla --players {players}"),
                &["1 to 6 players", &format!("not {players}")],
            );
        }
        refused(&format!("{command} valhalla --players 300"), &["300"]);
    }
    let seven = ["greedy"; 7].join(",");
    refused(&format!("simulate valhalla --seats {seven}"), &["not 7"]);
    let many = ["greedy"; 300].join(",");
    refused(&format!("simulate valhalla --seats {many}"), &["1 to 6 players"]);
}

#[test]
fn all_faults_of_a_table_are_told_together() {
    refused(
        "simulate valhalla --seats greedy,robot --players 3 --edition xx --variant draft,draft --box nowhere.toml",
        &[
            "5 faults",
            "“robot”",
            "3 are to play, but 2 seats",
            "“xx” is not a value; choose from pl and ru",
            "“draft” is given twice",
            "nowhere.toml",
        ],
    );
    refused("play valhalla --seats human,greedy --name A,B", &["2 names", "one human seat"]);
    refused(
        "play valhalla --seats greedy,foo --name A",
        &["2 faults", "one name for no human seat"],
    );
    let newest = shelf::about("valhalla").unwrap().boxes[0].name;
    refused("play valhalla --box nope", &["neither a file nor a box “nope”", newest]);
    refused("simulate valhalla --first 5 --players 2", &["5 to 6 players", "not 2"]);
    refused(
        "play valhalla --solo hel --coop fenrir --with loki,king --pairs alliance --players 4",
        &["VAL-M2", "VAL-M14", "VAL-M16", "loki", "king", "pairs"],
    );
}

#[test]
fn mistakes_of_every_kind_are_told_together() {
    let all = ["“--nope” is not", "seat 1", "“gredy”", "“xx” is not a value"];
    for line in [
        "simulate valhalla --nope 1 --seats gredy,greedy --edition xx",
        "simulate valhalla --nope=1 --seats=gredy,greedy --edition=xx",
        "simulate --nope 1 valhalla --seats gredy,greedy --edition xx",
        "simulate --nope valhalla --seats gredy,greedy --edition xx",
        "simulate --seats gredy,greedy --edition xx valhalla --nope",
    ] {
        refused(line, &[&["3 faults"], &all[..]].concat());
    }
    refused(
        "simulate valhala --games 0 --threads x --seed -1 --games-too --seats robot",
        &["6 faults", "--games", "“0”", "--threads", "“-1”", "--games-too", "“valhala”", "“robot”"],
    );
    refused("play --seats gredy --plian", &["3 faults", "GAME", "“gredy”", "--plain"]);
    refused("bench valhalla --players 9 --seconds", &["2 faults", "not 9", "--seconds"]);
    refused("rules valhala T1 --nope --neither", &["3 faults", "--nope", "--neither", "“valhala”"]);
    refused("box show valhala --nope", &["2 faults", "--nope", "“valhala”"]);
    refused("games more and more", &["2 faults", "“more”", "“and”"]);
    refused("replay --eyes 1 --at x file", &["--at"]);
}

#[test]
fn sagas_in_the_way_are_told_before_the_first_game() {
    let folder = Folder::new();
    folder.write("valhalla-000002.saga", "mine");
    folder.write("valhalla-000009.saga", "mine");
    let sagas = |games| ["simulate", "valhalla", "--games", games, "--sagas", text(&folder.0)];
    folder.run(sagas("3")).refused(&["holds a saga", "valhalla-000002.saga"]);
    folder.run(sagas("9")).refused(&["holds 2 sagas", "valhalla-000002.saga"]);
    assert!(!folder.file("valhalla-000001.saga").exists());
    folder.run(sagas("1")).good();
}

#[test]
fn numbers_out_of_range() {
    refused("simulate valhalla --games 0", &["--games"]);
    refused("simulate valhalla --games many", &["--games"]);
    refused("simulate valhalla --threads 0", &["--threads"]);
    refused("simulate valhalla --seed -1", &["-1"]);
    refused("bench valhalla --seconds 0", &["--seconds"]);
}

#[test]
fn an_unknown_language_names_those_there_are() {
    refused("--lang tlh games", &["tlh", "en"]);
    refused("games --lang=", &["language"]);
}

#[test]
fn an_unknown_rule_tells_those_near_it() {
    refused("rules valhalla T99", &["“T99”", "VAL-T9"]);
    refused("rules valhalla zzz", &["“zzz”"]);
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let folder = Folder::new();
    let odd = OsStr::from_bytes(b"\xff\xfe");
    folder.run([OsStr::new("play"), odd]).refused(&["UTF-8"]);
    folder.run([OsStr::new("verify"), odd]).refused(&["cannot be read"]);
}

#[test]
fn a_box_tells_all_its_faults() {
    let folder = Folder::new();
    let good = folder.run(["box", "export", "valhalla"]).good().to_owned();
    let mine = folder.write("mine.toml", &good);
    let checked = folder.run(["box", "check", "valhalla", text(&mine)]);
    assert!(checked.good().contains("is a good box for valhalla"));

    let (first, rest) = good.split_once("[[warrior]]").unwrap();
    let (_, rest) = rest.split_once("[[warrior]]").unwrap();
    let bad = format!("{first}[[warrior]]{rest}")
        .replacen("name = \"Birna\"", "name = \"Bersi\"", 1)
        .replacen("ability = \"none\"", "ability = \"teleport\"", 1);
    let bad = folder.write("bad.toml", bad);
    folder
        .run(["box", "check", "valhalla", text(&bad)])
        .refused(&["faults", "bad.toml", "Bersi", "teleport"]);
    let play = ["play", "valhalla", "--plain", "--players", "9", "--box", text(&bad)];
    folder.run(play).refused(&["faults", "Bersi", "teleport", "not 9"]);

    let cut = folder.write("cut.toml", &good[..good.len() / 2]);
    folder.run(["box", "check", "valhalla", text(&cut)]).refused(&[]);
    let no_text = folder.write("no-text.toml", b"a\nb\xff\n");
    folder.run(["box", "check", "valhalla", text(&no_text)]).refused(&["line 2", "UTF-8"]);
    let empty = folder.write("empty.toml", "");
    folder.run(["box", "check", "valhalla", text(&empty)]).refused(&[]);
    let large = folder.file("large.toml");
    std::fs::File::create(&large).unwrap().set_len(1 << 30).unwrap();
    folder.run(["box", "check", "valhalla", text(&large)]).refused(&["too large"]);
    folder.run(["box", "check", "valhalla", text(&folder.0)]).refused(&["is a folder"]);
    folder.run(["box", "check", "valhalla", "nowhere"]).refused(&["nowhere", "cannot be read"]);
    folder.run(["box", "export", "valhalla", "9.9"]).refused(&["“9.9”"]);
}

#[test]
fn a_box_of_another_game_is_told_with_its_file() {
    let folder = Folder::new();
    let mut boxes = Vec::new();
    for game in ["midgard", "ragnarok"] {
        let exported = folder.run(["box", "export", game]).good().to_owned();
        boxes.push(folder.write(&format!("{game}.toml"), exported));
    }
    let [midgard, ragnarok] = [&boxes[0], &boxes[1]].map(|path| text(path));
    let told = "midgard.toml is a box of midgard, not of valhalla.";
    for command in ["play", "simulate", "balance", "bench"] {
        let line = [command, "valhalla", "--box", midgard, "--players", "9"];
        folder.run(line).refused(&["2 faults", told, "not 9"]);
    }
    for line in [["box", "check", "valhalla", midgard], ["box", "show", "valhalla", "--box"]] {
        let last = if line[1] == "show" { Some(midgard) } else { None };
        folder.run(line.into_iter().chain(last)).refused(&[told]);
    }
    let both = ["balance", "valhalla", "--compare", midgard, ragnarok];
    folder.run(both).refused(&["2 faults", told, "ragnarok.toml is a box of ragnarok"]);
    // Also beside what the reader of the command line finds.
    let both = ["balance", "valhalla", "--games", "0", "--compare", midgard, ragnarok];
    folder.run(both).refused(&["3 faults", told, "ragnarok.toml is a box of ragnarok"]);
    // And beside what does not go with them, of both.
    let both = ["balance", "valhalla", "--box", "no.toml", "--compare", midgard, ragnarok];
    folder.run(both).refused(&[
        "4 faults",
        "does not go with",
        told,
        "ragnarok.toml is",
        "no.toml",
    ]);
    folder.run(["bench", "--box", midgard]).refused(&["--box", "name that game"]);
}

#[test]
fn that_no_game_was_named_is_told_once() {
    for line in
        ["balance", "tournament --minds greedy,random", "tune --out nowhere.toml", "simulate"]
    {
        let ran = Folder::new().run(line.split(' '));
        ran.refused(&["Something is missing: <GAME>"]);
        assert!(!ran.err.contains("faults"), "{line}: {}", ran.err);
    }
    let more = ["balance", "--mind", "seer:0", "--compare", "0.1", "0.2"];
    Folder::new().run(more).refused(&["2 faults", "<GAME>", "mind: "]);
}

#[test]
fn the_folder_for_sagas_is_told_beside_other_faults() {
    refused(
        "simulate valhalla --games 0 --players 9 --sagas /dev/null/x",
        &["3 faults", "--games", "not 9", "/dev/null/x"],
    );
}

#[cfg(unix)]
#[test]
fn where_a_folder_is_needed_a_file_is_refused_as_one() {
    let folder = Folder::new();
    let file = folder.write("file", "mine");
    for path in [text(&file), "/dev/full"] {
        let told = format!("{path} is no folder; name one.");
        for line in
            ["simulate valhalla --sagas", "balance valhalla --csv", "balance valhalla --parquet"]
        {
            folder.run(line.split(' ').chain([path])).refused(&[&told]);
        }
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "mine");
}
