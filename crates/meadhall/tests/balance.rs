//! `meadhall balance`: the report, its files and what is refused.
#![allow(clippy::unwrap_used)]

mod common;

use std::fs;

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
    assert_eq!(csv("seats.csv").lines().count(), 361);
    let jarls = csv("rows.csv").lines().filter(|row| row.split(',').nth(3) == Some("jarl")).count();
    assert_eq!(jarls, 360);
    for name in ["games", "seats", "rows"] {
        let bytes = fs::read(tables.join(format!("{name}.parquet"))).unwrap();
        assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"), "{name}");
    }
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
    let words = ["--compare", text(&a), text(&b)].map(str::to_owned);
    let ran = folder.run(line(QUICK).into_iter().chain(words));
    for part in ["box 0.5 against b", "Seat 1", "Jarl: ", "Holm"] {
        assert!(ran.good().contains(part), "{part}: {}", ran.out);
    }
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
    let other = folder.run(["box", "export", "midgard"]).good().to_owned();
    let other = folder.write("other.toml", other);
    for how in ["--box", "--compare 0.2"] {
        refused(&format!("balance valhalla {how} {}", text(&other)), &["game", "valhalla"]);
    }
    let file = folder.write("file", "");
    let inside = text(&file).to_owned() + "/inside";
    for how in ["--csv", "--parquet", "--report"] {
        refused(&format!("{QUICK} {how} {inside}"), &["file", "cannot be written"]);
    }
    refused(&format!("{QUICK} --csv {inside} --parquet {inside} --report {inside}"), &["3 faults"]);
}
