//! `meadhall balance`: the report, its files and what is refused.
#![allow(clippy::unwrap_used)]

mod common;

use std::fs;
use std::process::Stdio;
use std::time::{Duration, Instant};

use common::{Folder, text};

const QUICK: &str = "balance valhalla --mind random --players 3 --games 120 --seed 5";

fn line(words: &str) -> Vec<String> {
    words.split(' ').map(str::to_owned).collect()
}

#[test]
fn the_report_is_the_same_on_any_number_of_threads() {
    let folder = Folder::new();
    let one = folder.run(line(&format!("{QUICK} --json --threads 1")));
    let three = folder.run(line(&format!("{QUICK} --json --threads 3")));
    assert_eq!(one.good(), three.good());
    let found = one.json();
    assert_eq!((&found["games"], &found["mind"]), (&120.into(), &"random".into()));
    let seats = found["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    let wins: f64 = seats.iter().map(|seat| seat["wins"].as_f64().unwrap()).sum();
    assert!((wins - 120.0).abs() < 1e-4, "{wins}");
    for seat in seats {
        assert!((seat["fair"].as_f64().unwrap() - 1.0 / 3.0).abs() < 1e-6);
        assert!(seat["p_holm"].as_f64().unwrap() >= seat["p"].as_f64().unwrap());
    }
    let jarls = found["kinds"]["jarl"].as_object().unwrap();
    let held: u64 = jarls.values().map(|jarl| jarl["held"]["of"].as_u64().unwrap()).sum();
    assert_eq!(held, 360, "every seat has a Jarl in every game");
    let cards = found["kinds"]["card"].as_object().unwrap();
    let (mut held, mut played) = (0, 0);
    for card in cards.values() {
        let of = |how: &str| card[how]["of"].as_u64().unwrap();
        assert!(of("held") >= of("played"));
        (held, played) = (held + of("held"), played + of("played"));
    }
    assert!(cards.len() > 60 && 0 < played && played < held, "{} {held} {played}", cards.len());
    let lengths = found["length"]["percentiles"].as_array().unwrap();
    assert!(lengths.windows(2).all(|two| two[0].as_u64() <= two[1].as_u64()));
}

#[test]
fn the_report_and_the_tables_are_written() {
    let folder = Folder::new();
    let (report, tables) = (folder.file("reports/first"), folder.file("tables"));
    let files = ["--report", text(&report), "--csv", text(&tables), "--parquet", text(&tables)];
    let ran = folder.run(line(QUICK).into_iter().chain(files.map(str::to_owned)));
    assert!(ran.good().contains("reports/first.html"), "{}", ran.out);
    let markdown = fs::read_to_string(folder.file("reports/first.md")).unwrap();
    assert!(ran.out.starts_with(&markdown), "what is printed is what is written");
    assert!(markdown.starts_with("# Valhalla: balance"), "{markdown}");
    for part in ["## Seats", "## Length", "## Lead", "## What wins", "Holm", "--seed 5"] {
        assert!(markdown.contains(part), "{part}");
    }
    let html = fs::read_to_string(folder.file("reports/first.html")).unwrap();
    assert!(html.matches("<svg ").count() >= 4, "plots of seats, length, lead, kinds");
    assert!(!html.contains("http:") && !html.contains("<script"));
    let csv = |name: &str| fs::read_to_string(tables.join(name)).unwrap();
    let games = csv("games.csv");
    assert!(games.starts_with("box,game,ending,decisions,lead_changes,half_leader\n"));
    assert_eq!(games.lines().count(), 121);
    let seats = csv("seats.csv");
    assert_eq!(seats.lines().count(), 361);
    let share = |row: &str| row.split(',').nth(3).unwrap().parse::<f64>().unwrap();
    let shares: Vec<f64> = seats.lines().skip(1).map(share).collect();
    assert!(shares.chunks(3).all(|game| (game.iter().sum::<f64>() - 1.0).abs() < 1e-12));
    let jarls = csv("rows.csv").lines().filter(|row| row.split(',').nth(3) == Some("jarl")).count();
    assert_eq!(jarls, 360);
    for name in ["games", "seats", "rows"] {
        let bytes = fs::read(tables.join(format!("{name}.parquet"))).unwrap();
        assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"), "{name}");
    }
}

/// Allies always fare alike: a pair is one trial in rates, intervals and tests.
#[test]
fn where_pairs_play_sides_are_counted() {
    let folder = Folder::new();
    let words =
        "balance valhalla --mind random --players 4 --pairs alliance --games 100 --opening 1";
    let found = folder.run(line(&format!("{words} --json"))).json();
    let seats = found["seats"].as_array().unwrap();
    let of = |key: &str| seats.iter().map(|seat| seat[key].clone()).collect::<Vec<_>>();
    assert_eq!(of("side"), [1, 2, 1, 2]);
    assert_eq!(of("of"), [100; 4]);
    assert_eq!((&of("wins")[2..], &of("p_holm")[2..]), (&of("wins")[..2], &of("p_holm")[..2]));
    assert!(seats.iter().all(|seat| seat["fair"] == 0.5), "{seats:?}");
    let cards = found["kinds"]["card"].as_object().unwrap();
    let most = cards.values().map(|card| card["held"]["of"].as_u64().unwrap()).max().unwrap();
    assert!(most <= 200, "two sides in a hundred games: {most}");
    let told = folder.run(line(words));
    let first =
        "100 games of 4 seats, random in every seat, each seat’s first decision at random, box";
    for part in [first, "Allies win and lose together", "“Held” counts the sides", "a side had"]
    {
        assert!(told.good().contains(part), "{part}: {}", told.out);
    }
}

/// What follows from the result is not judged, and games are compared, not seats.
#[test]
fn where_all_win_together_games_are_compared() {
    let folder = Folder::new();
    let words = "balance godofwar --mind greedy --players 2 --games 120 --opening 2";
    let told = folder.run(line(words));
    for part in [
        "each seat’s first 2 decisions at random",
        "Games with a thing are compared with games without it",
        "“Held” counts the games",
        "it has rates, but no p and no verdict",
        "those without it too",
    ] {
        assert!(told.good().contains(part), "{part}: {}", told.out);
    }
    let words = "balance godofwar --mind greedy --players 2 --games 120 --opening 1 --compare 0.2 0.3 --json";
    let found = folder.run(line(words)).json();
    let hindsight = found["a"]["hindsight"].as_array().unwrap();
    for kind in ["quest", "boss", "lost-in", "length"] {
        assert!(hindsight.contains(&kind.into()), "{hindsight:?}");
    }
    for kind in hindsight {
        let things = found["a"]["kinds"][kind.as_str().unwrap()].as_object().unwrap();
        for found in things.values().flat_map(|thing| [&thing["held"], &thing["played"]]) {
            assert!(found["p"].is_null() && found["p_holm"].is_null(), "{kind}: {found}");
        }
    }
    let heroes = found["a"]["kinds"]["hero"].as_object().unwrap();
    assert!(heroes.values().any(|hero| !hero["held"]["p"].is_null()), "{heroes:?}");
    let changes = found["changes"].as_array().unwrap();
    assert!(!changes.iter().any(|change| !change["of"]["seat"].is_null()), "winning is told once");
    assert!(!changes.iter().any(|change| change["of"]["ending"] == "won"), "winning is told once");
    assert_eq!(changes.iter().filter(|change| change["of"] == "won").count(), 1);
}

/// Whoever ends a long run finds the folder as it was.
#[cfg(unix)]
#[test]
fn a_signal_leaves_nothing_unfinished_behind() {
    use std::os::unix::process::ExitStatusExt;
    let folder = Folder::new();
    let (new, there) = (folder.file("new/tables"), folder.file("there"));
    fs::create_dir(&there).unwrap();
    fs::write(there.join("games.parquet"), "earlier").unwrap();
    let words = "balance valhalla --mind random --players 2 --games 1000000000";
    let files = ["--csv", text(&new), "--parquet", text(&there)].map(str::to_owned);
    let mut command = folder.program();
    command.args(line(words).into_iter().chain(files)).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    let begun = Instant::now();
    let drafts = || fs::read_dir(&there).unwrap().count() == 4;
    while !drafts() && begun.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(drafts() && new.exists(), "it has begun");
    let kill = std::process::Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    assert!(kill.unwrap().success());
    assert_eq!(child.wait().unwrap().signal(), Some(15));
    assert!(!folder.file("new").exists());
    let left: Vec<_> = fs::read_dir(&there).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(left, ["games.parquet"]);
}

/// An enemy is a seat's once it is beaten, a destiny is of use once it scored, and so on: that winners
/// have more of them says nothing of the card.
#[test]
fn what_a_seat_only_has_by_winning_is_not_judged() {
    let folder = Folder::new();
    let kings = "balance valhalla --with king --mind random --players 3 --games 60 --json";
    let enemies = "balance midgard --mind greedy --players 3 --games 60 --json";
    for (words, kinds) in [(kings, &["king"][..]), (enemies, &["enemy", "destiny"])] {
        let found = folder.run(line(words)).json();
        for kind in kinds {
            assert!(found["hindsight"].as_array().unwrap().contains(&(*kind).into()), "{kind}");
            let things = found["kinds"][kind].as_object().unwrap();
            assert!(things.values().all(|thing| thing["held"]["p"].is_null()), "{kind}");
            assert!(things.values().all(|thing| thing["played"]["p"].is_null()), "{kind}");
        }
    }
}

#[test]
fn one_game_is_a_game() {
    let words = "balance midgard --mind random --players 2 --games 1";
    let told = Folder::new().run(line(words));
    let first = "One game of 2 seats, random in every seat, box ";
    assert!(told.good().contains(first), "{}", told.out);
}

#[test]
fn games_are_added_until_the_interval_is_narrow() {
    let narrow = |width| {
        let line =
            line(&format!("balance valhalla --mind random --players 2 --within {width} --json"));
        Folder::new().run(line).json()
    };
    let found = narrow("0.2");
    assert!(found["within"].as_f64().unwrap() <= 0.2, "{}", found["within"]);
    assert_eq!(found["games"], 512, "the first round is enough");
}

#[test]
fn two_boxes_are_set_against_each_other() {
    let folder = Folder::new();
    let good = folder.run(["box", "export", "valhalla"]).good().to_owned();
    // Every warrior twice as strong as printed changes nothing that is counted as a name; a Jarl
    // that gives many dice does.
    let strong = good.replacen(
        "basic = { effect = \"extra-dice\", amount = 1, side = \"attack\" }",
        "basic = { effect = \"extra-dice\", amount = 3, side = \"both\" }",
        1,
    );
    assert_ne!(good, strong);
    let (a, b) = (folder.write("a.toml", &good), folder.write("b.toml", &strong));
    let report = folder.file("report");
    let words = ["--compare", text(&a), text(&b), "--report", text(&report)].map(str::to_owned);
    let ran = folder.run(line(QUICK).into_iter().chain(words));
    let html = fs::read_to_string(folder.file("report.html")).unwrap();
    let plot = html.split("<svg ").nth(1).expect("a plot").split("</svg>").next().unwrap();
    assert!(plot.contains("Difference, points") && plot.contains("Jarl: "), "{plot}");
    assert_eq!(plot.matches("class=\"fair\"").count(), 24, "the largest differences");
    let newest = shelf::about("valhalla").unwrap().boxes[0].name;
    for part in [&format!("box {newest} against b"), "Seat 2", "Jarl: ", "Holm"] {
        assert!(ran.good().contains(part), "{part}: {}", ran.out);
    }
    assert!(!ran.out.contains("| +0.0 |"), "what has not changed: {}", ran.out);
    let command = ran.out.lines().find_map(|line| line.strip_prefix("    meadhall ")).unwrap();
    let again = folder.run(line(command)).good().to_owned();
    assert!(ran.out.starts_with(&again), "{command}");
    let words = ["--compare", text(&a), text(&b), "--json"].map(str::to_owned);
    let found = folder.run(line(QUICK).into_iter().chain(words)).json();
    let first = &found["changes"][0];
    let difference = first["difference"].as_f64().unwrap();
    let ci95 = [0, 1].map(|end| first["ci95"][end].as_f64().unwrap());
    assert!(ci95[0] < difference && difference < ci95[1], "{first}");
    assert!(found["changes"].as_array().unwrap().iter().any(|c| c["of"]["seat"] == 1));
    let words = ["--compare", text(&a), text(&a)].map(str::to_owned);
    let same = folder.run(line(QUICK).into_iter().chain(words));
    assert!(same.good().contains("Nothing that can be seen"), "{}", same.out);
    let words = ["--compare", text(&a), text(&a), "--json"].map(str::to_owned);
    let same = folder.run(line(QUICK).into_iter().chain(words)).json();
    let changes = same["changes"].as_array().unwrap();
    assert!(changes.len() > 20);
    for change in changes {
        assert_eq!(change["a"], change["b"], "the same box gives the same games");
    }
}

#[test]
fn what_is_wrong_is_told_before_the_first_game() {
    let folder = Folder::new();
    let refused = |words: &str, told: &[&str]| folder.run(line(words)).refused(told);
    refused("balance valhalla --mind gredy", &["“gredy”", "Did you mean “greedy”?"]);
    refused("balance valhala --mind gredy --players 9", &["2 faults", "“valhala”", "“gredy”"]);
    refused("balance valhalla --within 0", &["--within", "“0”"]);
    refused("balance valhalla --within -1", &["--within"]);
    refused("balance valhalla --within 0.7", &["--within"]);
    refused("balance valhalla --games 0", &["--games"]);
    refused("balance valhalla --games 10 --within 0.1", &["--games", "does not go with"]);
    refused("balance valhalla --compare a.toml", &["--compare"]);
    refused("balance valhalla --compare no.toml nor.toml", &["2 faults", "no.toml", "nor.toml"]);
    let both = folder.run(line("balance valhalla --compare 0.1 0.2 --box 0.1"));
    both.refused(&["--compare", "--box"]);
    assert!(!both.err.contains("“0.2”"), "{}", both.err);
    let other = folder.run(["box", "export", "midgard"]).good().to_owned();
    let other = folder.write("other.toml", other);
    for how in ["--box", "--compare 0.2"] {
        refused(
            &format!("balance valhalla {how} {}", text(&other)),
            &["other.toml is a box of midgard"],
        );
    }
    let file = folder.write("file", "");
    let inside = text(&file).to_owned() + "/inside";
    for (how, wanted) in [
        ("--csv", "cannot be written"),
        ("--parquet", "cannot be written"),
        ("--report", "is no folder"),
    ] {
        refused(&format!("{QUICK} {how} {inside}"), &["file", wanted]);
    }
    refused(&format!("{QUICK} --csv {inside} --parquet {inside} --report {inside}"), &["3 faults"]);
}

#[test]
fn bad_places_are_told_with_all_else_and_nothing_is_touched() {
    let folder = Folder::new();
    let file = folder.write("file", "");
    let inside = text(&file).to_owned() + "/inside";
    let new = folder.file("new/tables");
    let words = format!(
        "balance valhalla --mind nope --csv {inside} --parquet {} --report {inside}",
        text(&new)
    );
    folder.run(line(&words)).refused(&["3 faults", "“nope”", "cannot be written"]);
    assert!(!folder.file("new").exists(), "a trial leaves no folder behind");
    let sagas = format!("simulate valhalla --seats gredy,greedy --sagas {inside}");
    folder.run(line(&sagas)).refused(&["2 faults", "“gredy”", "cannot be written"]);
    // What is there from earlier stays when the run cannot begin.
    let tables = folder.file("tables");
    fs::create_dir(&tables).unwrap();
    let games = folder.write("tables/games.csv", "of yesterday");
    let words = format!("{QUICK} --csv {} --report {inside}", text(&tables));
    folder.run(line(&words)).refused(&["is no folder"]);
    assert_eq!(fs::read_to_string(&games).unwrap(), "of yesterday");
    assert_eq!(fs::read_dir(&tables).unwrap().count(), 1, "a trial leaves no file behind");
}

/// A real process is killed in the middle: earlier tables are as they were, and no half table has
/// the name of a whole one.
#[test]
fn tables_take_their_places_when_they_are_whole() {
    let folder = Folder::new();
    let tables = folder.file("tables");
    fs::create_dir(&tables).unwrap();
    let games = folder.write("tables/games.csv", "of yesterday");
    let long = QUICK.replace("--games 120", "--games 1000000");
    let mut child = folder
        .program()
        .args(line(&format!("{long} --csv {}", text(&tables))))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let start = Instant::now();
    let begun = || fs::read_dir(&tables).unwrap().count() == 4;
    while !begun() && start.elapsed() < Duration::from_secs(120) {
        std::thread::sleep(Duration::from_millis(5));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(fs::read_to_string(&games).unwrap(), "of yesterday");
    assert!(!tables.join("rows.csv").exists());
    folder.run(line(&format!("{QUICK} --csv {}", text(&tables)))).good();
    assert_eq!(fs::read_to_string(&games).unwrap().lines().count(), 121);
    let whole = |entry: &fs::DirEntry| entry.path().extension().is_some_and(|end| end == "csv");
    assert_eq!(fs::read_dir(&tables).unwrap().flatten().filter(whole).count(), 3);
}

#[test]
fn the_command_of_a_report_gives_the_report_again() {
    let folder = Folder::new();
    let own = folder.run(["box", "export", "valhalla"]).good().replacen("= 1,", "= 2,", 1);
    let own = folder.write("own.toml", own);
    let ran = folder.run(line(&format!("{QUICK} --box {}", text(&own))));
    let command = ran.good().lines().find_map(|line| line.strip_prefix("    meadhall ")).unwrap();
    assert!(command.ends_with(&format!("--box {}", text(&own))), "{command}");
    assert_eq!(folder.run(line(command)).good(), ran.out);
}

/// A box goes by its own name, unless one that comes with the program has it and is another.
#[test]
fn a_box_goes_by_its_own_name() {
    let folder = Folder::new();
    let export = folder.run(["box", "export", "midgard"]).good().to_owned();
    let newest = shelf::about("midgard").unwrap().boxes[0].name;
    let own = export.replace(&format!("name = \"{newest}\""), "name = \"hello\"");
    let changed = export.clone() + "# changed\n";
    fs::create_dir(folder.file("b")).unwrap();
    let files = [folder.write("box.toml", own), folder.write("b/box.toml", changed)];
    let words = "balance midgard --mind random --games 8 --json --compare";
    let words = words.split(' ').chain(files.iter().map(|file| text(file)));
    let found = folder.run(words).json();
    assert_eq!((&found["a"]["cards"], &found["b"]["cards"]), (&"hello".into(), &"box".into()));
}

#[test]
fn a_report_needs_a_name() {
    let folder = Folder::new();
    let stem = format!("{}/", text(&folder.file("cs")));
    let words = ["balance", "midgard", "--games", "8", "--mind", "random", "--report", &stem];
    folder.run(words).refused(&["cs/ names a folder only"]);
    assert!(!folder.file("cs").exists());
}

/// What could only fail in the end is told before the first game: nothing is played for it.
#[test]
fn a_place_cannot_be_a_file_and_a_folder() {
    let folder = Folder::new();
    fs::create_dir(folder.file("there")).unwrap();
    let refused = |places: [(&str, &str); 2], told: &str| {
        let places =
            places.map(|(option, place)| format!("{option} {}", text(&folder.file(place))));
        let ran = folder.run(line(&format!("{QUICK} {}", places.join(" "))));
        ran.refused(&[&format!("{told} would have to be a file and a folder at once")]);
        assert!(!ran.err.contains("faults") && ran.out.is_empty(), "{ran:?}");
        assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 1, "nothing is left behind");
    };
    refused([("--report", "dup"), ("--csv", "dup.md")], "dup.md");
    refused([("--report", "dup"), ("--parquet", "dup.html")], "dup.html");
    refused([("--report", "new/dup"), ("--csv", "there/../new/dup.md/in/it")], "new/dup.md");
    refused([("--csv", "tables"), ("--report", "tables/games.csv/dup")], "tables/games.csv");
    refused([("--csv", "tables"), ("--parquet", "tables/rows.csv")], "tables/rows.csv");
    let out = folder.file("box");
    let within = folder.file("box/report");
    let words = ["tune", "valhalla", "--games", "1", "--check", "1", "--out", text(&out)];
    let ran = folder.run(words.into_iter().chain(["--report", text(&within)]));
    ran.refused(&["box would have to be a file and a folder at once"]);
    assert!(ran.out.is_empty(), "{}", ran.out);
}
