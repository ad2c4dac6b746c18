//! `meadhall tune`: what it changes, what it must not, and what is refused.
#![allow(clippy::unwrap_used)]

mod common;

use std::fs;

use common::{Folder, text};

const QUICK: &str = "tune valhalla --mind random --games 64 --arms 5 --check 40 --seed 3 --json";

fn line(words: &str) -> Vec<String> {
    words.split(' ').map(str::to_owned).collect()
}

#[test]
fn a_new_box_is_written_and_only_what_is_ours_differs() {
    let folder = Folder::new();
    let report = folder.file("reports/tuned");
    // A Jarl that is far too strong, among those of a first game.
    let old = folder.run(["box", "export", "valhalla"]).good().to_owned();
    let weak = "basic = { effect = \"strength\", amount = 1, side = \"both\" }";
    let old = old.replacen(weak, &weak.replace('1', "9"), 1);
    let old_file = folder.write("old.toml", &old);
    let tuning = "[[aim]]\nname = 'jarls'\nfair = 'jarl'\nopening = 1\nplayers = 4\n\
                  options = { variant = ['first-game'] }\n\
                  [[knob]]\naims = ['jarls']\npath = 'jarl.Sigurd.basic.amount'\n\
                  least = 1\nmost = 9\n";
    let tuning = folder.write("tune.toml", tuning);
    // Enough games that it is seen in any box, not by the luck of one.
    let quick = QUICK.replace("--games 64", "--games 200");
    let run = |out: &str, threads: &str| {
        let out = folder.file(out);
        let more = ["--out", text(&out), "--name", "new", "--threads", threads];
        let more = more.into_iter().chain(["--report", text(&report), "--box", text(&old_file)]);
        let more = more.chain(["--tuning", text(&tuning)]).map(str::to_owned);
        folder.run(line(&quick).into_iter().chain(more)).json()
    };
    let found = run("a.toml", "1");
    let same = run("b.toml", "3");
    assert_eq!(found, same, "it follows from the seed alone");
    let new = fs::read_to_string(folder.file("a.toml")).unwrap();
    assert_eq!(new, fs::read_to_string(folder.file("b.toml")).unwrap());

    let changes = found["changes"].as_array().unwrap();
    assert_eq!(changes.len(), 1, "{changes:?}");
    assert_eq!(
        (&changes[0]["path"], &changes[0]["from"]),
        (&"jarl.Sigurd.basic.amount".into(), &"9".into())
    );
    let to = changes[0]["to"].as_str().unwrap();
    assert!(("1".."9").contains(&to), "{to}");
    let newest = shelf::about("valhalla").unwrap().boxes[0].name;
    let expected = old.replacen(&weak.replace('1', "9"), &weak.replace('1', to), 1);
    let expected = expected.replacen(&format!("name = \"{newest}\""), "name = \"new\"", 1);
    assert_eq!(new, expected, "comments, order and all else stay");
    folder.run(["box", "check", "valhalla", text(&folder.file("a.toml"))]).good();
    let markdown = fs::read_to_string(folder.file("reports/tuned.md")).unwrap();
    for part in ["What was changed", "Before and after", "Box old", "Box new", "Sigurd"] {
        assert!(markdown.contains(part), "{part}");
    }
    assert!(fs::read_to_string(folder.file("reports/tuned.html")).unwrap().contains("<svg "));
}

#[test]
fn a_share_of_games_won_can_be_the_aim() {
    let folder = Folder::new();
    let tuning = folder.write(
        "tune.toml",
        "[[aim]]\nname = 'easy'\nrate = 0.9\nplayers = 1\noptions = { mode = 'loki', level = 'easy' }\n\
         [[knob]]\naims = ['easy']\npath = 'level.easy.start'\nleast = 0\nmost = 5\n",
    );
    let out = folder.file("new.toml");
    let words = ["--tuning", text(&tuning), "--out", text(&out)].map(str::to_owned);
    let quick = QUICK.replace("valhalla", "ragnarok");
    let found = folder.run(line(&quick).into_iter().chain(words)).json();
    assert_eq!((&found["aim"], &found["rate"]), (&"easy".into(), &0.9.into()));
    assert_eq!(found["before"]["together"], true);
    let won = |study: &str| found[study]["won"]["rate"].as_f64().unwrap() * 100.0;
    let told =
        format!("{:.1} % were won before and {:.1} % are won now", won("before"), won("after"));
    let again = folder.file("again.toml");
    let words = ["--tuning", text(&tuning), "--out", text(&again)].map(str::to_owned);
    let quick_text = quick.replace(" --json", "");
    let page = folder.run(line(&quick_text).into_iter().chain(words));
    assert!(page.good().contains(&told) && page.out.contains("the aim is 90.0 %"), "{}", page.out);
    assert!(!page.out.contains("hundred seats"), "{}", page.out);
    let rival = fs::read_to_string(&tuning).unwrap().replace("players = 1", "players = 2");
    let rival = rival.replace("{ mode = 'loki', level = 'easy' }", "{}");
    let rival = folder.write("rival.toml", rival.replace("level.easy.start", "level.easy.strat"));
    let words = ["--tuning", text(&rival), "--out", "never.toml"].map(str::to_owned);
    // So many games that nobody would wait for them.
    let long = quick.replace("--games 64", "--games 1000000");
    let ran = folder.run(line(&long).into_iter().chain(words));
    let told =
        ["2 faults", "aim easy: rate is", "do not win and lose together", "leads to nothing"];
    ran.refused(&told);
}

/// A record is marked `ours` when any figure of it is; a field of it may be the book's all the same.
#[test]
fn a_field_that_is_the_books_is_left_alone() {
    let folder = Folder::new();
    let heroes = ["table.hand", "table.die.0", "hero.kratos.rage", "hero.kratos.heal"].into_iter();
    let heroes: Vec<&str> = heroes.chain(["hero.brok.power", "hero.sindri.power"]).collect();
    let enemies = ["kraken.glory", "draugr.Bone Huscarl.glory", "draugr.Bone Huscarl.coins"];
    let enemies = enemies.into_iter().chain(["monster.Serpent of the Deep.glory"]);
    let enemies: Vec<&str> = enemies.chain(["ship.*.players", "rune.*.glory"]).collect();
    let rate = "rate = 0.5\nplayers = 1";
    let fair = "fair = 'leader'\nplayers = 4";
    for (game, aim, paths) in [("godofwar", rate, heroes), ("midgard", fair, enemies)] {
        let knobs: String = paths.iter().map(|path| knob(path, "shared = true\nby = 1")).collect();
        let tuning = folder.write("tune.toml", format!("[[aim]]\nname = 'x'\n{aim}\n{knobs}"));
        let out = folder.file("new.toml");
        let quick = QUICK.replace("valhalla", game).replace("--games 64", "--games 1000000");
        let words = ["--tuning", text(&tuning), "--out", text(&out)].map(str::to_owned);
        let ran = folder.run(line(&quick).into_iter().chain(words));
        ran.refused(&["6 faults"]);
        for path in paths {
            ran.refused(&[&format!("knob {path}: what stands at this path is not ours")]);
        }
        assert!(!out.exists());
    }
}

fn knob(path: &str, more: &str) -> String {
    format!("[[knob]]\naims = ['x']\npath = '{path}'\nleast = 0\nmost = 20\n{more}\n")
}

/// All that would never be turned is told with the other faults of its file, before the first game.
#[test]
fn a_knob_that_can_never_act_is_refused() {
    let folder = Folder::new();
    let run = |game: &str, aim: &str, knobs: &[String]| {
        let aim = format!("[[aim]]\nname = 'x'\n{aim}\n");
        let tuning = folder.write("tune.toml", aim + &knobs.concat());
        let out = folder.file("new.toml");
        let quick = QUICK.replace("valhalla", game).replace("--games 64", "--games 1000000");
        let words = ["--tuning", text(&tuning), "--out", text(&out)].map(str::to_owned);
        folder.run(line(&quick).into_iter().chain(words))
    };
    let knobs = [
        knob("draugr.*.attack", "by = 1"),
        knob("troll.*.attack", "by = 1\nshared = true"),
        knob("kraken.defence", "by = 1"),
        knob("kraken.glory", "by = 1\nshared = true"),
        knob("draugr.*.defence", "shared = true").replace("least = 0", "least = 30"),
        knob("troll.*.attak", ""),
    ];
    let ran = run("midgard", "fair = 'leader'\nplayers = 4", &knobs);
    ran.refused(&[
        "5 faults",
        "knob draugr.*.attack: no game at this table tells of a thing of the kind “leader”",
        "write shared = true if",
        "such as leader.",
        "knob kraken.defence: no game at this table tells of",
        "knob kraken.glory: what stands at this path is not ours",
        "knob draugr.*.defence: a knob has either",
        "knob troll.*.attak: this path leads to nothing",
    ]);
    // A Jarl who is never at this table, among those who are.
    let first = "fair = 'jarl'\nopening = 1\nplayers = 4\noptions = { variant = 'first-game' }";
    let jarls = ["Sigurd", "Egil"].map(|name| knob(&format!("jarl.{name}.basic.amount"), "by = 1"));
    let ran = run("valhalla", first, &jarls);
    ran.refused(&["knob jarl.Egil.basic.amount: no game at this table", "such as jarl."]);
    assert!(!ran.err.contains("faults"), "{}", ran.err);
    let still = knob("table.health.0", "").replace("least = 0", "least = 20");
    let still = run(
        "godofwar",
        "rate = 0.5\nplayers = 1",
        &[still.replace("most = 20", "most = 20\nby = 1")],
    );
    still.refused(&["knob table.health.0: what stands at this path could only stay as it is"]);
}

#[test]
fn what_too_few_seats_had_is_left_out_of_before_and_after() {
    let folder = Folder::new();
    let aim = "[[aim]]\nname = 'x'\nfair = 'being'\nwhen = 'played'\nplayers = 2\n\
               options = { rise = 'yes' }\n";
    let tuning = folder.write("tune.toml", aim.to_owned() + &knob("being.*.price.0", "by = 1"));
    let (out, report) = (folder.file("new.toml"), folder.file("report"));
    let words = ["--tuning", text(&tuning), "--out", text(&out), "--report", text(&report)];
    let quick = QUICK.replace("valhalla", "ragnarok").replace("--check 40", "--check 180");
    let found = folder.run(line(&quick).into_iter().chain(words.map(str::to_owned))).json();
    let of = |study: &str, being: &str| {
        found[study]["kinds"]["being"][being]["played"]["of"].as_u64().unwrap_or(0)
    };
    let beings = found["before"]["kinds"]["being"].as_object().unwrap().keys();
    let (rare, common): (Vec<&String>, Vec<&String>) =
        beings.partition(|being| of("before", being) < 100 || of("after", being) < 100);
    assert!(rare.len() > 2 && common.len() > 2, "{rare:?}");
    assert_eq!(found["left_out"], serde_json::json!(rare));
    assert!(found["farthest"][0].is_number() && found["farthest"][1].is_number());
    let report = fs::read_to_string(folder.file("report.md")).unwrap();
    let names: Vec<&str> = rare.iter().map(|being| being.as_str()).collect();
    let told = format!("a hundred seats had them before or after: {}.", names.join(", "));
    assert!(report.contains(&told), "{report}");
}

#[test]
fn before_and_after_are_told_of_the_seats_that_the_aim_counts() {
    let folder = Folder::new();
    let tuning = folder.write(
        "tune.toml",
        "[[aim]]\nname = 'beings'\nfair = 'being'\nwhen = 'played'\nplayers = 2\n\
         options = { rise = 'yes' }\n\
         [[knob]]\naims = ['beings']\npath = 'being.*.price.0'\nleast = 0\nmost = 3\nby = 1\n",
    );
    let (out, report) = (folder.file("new.toml"), folder.file("report"));
    let words = ["--tuning", text(&tuning), "--out", text(&out), "--report", text(&report)];
    let quick = QUICK.replace("valhalla", "ragnarok");
    let found = folder.run(line(&quick).into_iter().chain(words.map(str::to_owned))).json();
    let odin = &found["before"]["kinds"]["being"]["Odin"];
    let rate = |of: &str| format!("| Odin | {:.1} % |", odin[of]["rate"].as_f64().unwrap() * 100.0);
    assert_ne!(rate("played"), rate("held"), "they can be told apart");
    let report = fs::read_to_string(folder.file("report.md")).unwrap();
    assert!(report.contains(&rate("played")), "{}", rate("played"));
    // Forty games of two: no being was played by a hundred seats.
    assert_eq!(found["farthest"], serde_json::json!([null, null]));
    assert!(report.contains("cannot be told") && !report.contains("points off"), "{report}");
    // The old box came with the program; the new one is where it was put.
    let commands: Vec<&str> =
        report.lines().filter_map(|line| line.strip_prefix("    meadhall ")).collect();
    let [before, after] = commands[..] else { panic!("{commands:?}") };
    assert!(!before.contains("--box") && after.contains(&format!("--box {}", text(&out))));
    folder.run(line(after)).good();
}

#[test]
fn what_is_wrong_is_told_and_nothing_is_left_behind() {
    let folder = Folder::new();
    let out = folder.file("new.toml");
    let refused = |words: &str, told: &[&str]| {
        let words = format!("{words} --out {}", text(&out));
        folder.run(line(&words)).refused(told);
        assert!(!out.exists(), "{words} left a file");
    };
    refused("tune valhalla --aim jarl", &["“jarl”", "Did you mean “jarls”?"]);
    refused("tune valhalla --mind seer:0", &["mind", "1"]);
    refused("tune valhalla --mind gredy --aim x --box no.toml", &["3 faults"]);
    refused("tune chess", &["“chess”"]);
    refused("tune valhalla --games 0", &["--games"]);
    refused("tune valhalla --arms 1", &["--arms"]);
    let other = folder.run(["box", "export", "midgard"]).good().to_owned();
    let other = folder.write("other.toml", other);
    refused(&format!("tune valhalla --box {}", text(&other)), &["other.toml is a box of midgard"]);
    let words = format!("tune valhalla --box {} --tuning nosuch --aim nosuch", text(&other));
    refused(&words, &["2 faults", "other.toml is a box of midgard", "nosuch cannot be read"]);
    let empty = folder.write("empty.toml", "# nothing yet\n");
    refused(
        &format!("tune valhalla --tuning {}", text(&empty)),
        &["empty.toml: tune: there are no [[aim]] records"],
    );
    let lost = folder.write(
        "lost.toml",
        "[[aim]]\nname = 'x'\nfair = 'jarl'\nplayers = 2\n\
         [[knob]]\naims = ['x']\npath = 'jarl.*.basic.amuont'\nleast = 1\nmost = 3\n",
    );
    refused(
        &format!("tune valhalla --tuning {}", text(&lost)),
        &["lost.toml: knob jarl.*.basic.amuont: this path leads to nothing"],
    );
    let table = fs::read_to_string(&lost).unwrap().replace(".amuont", "");
    let table = folder.write("table.toml", table);
    refused(
        &format!("tune valhalla --tuning {}", text(&table)),
        &["table.toml: knob jarl.*.basic: what stands at this path", "no whole number"],
    );
    let wrong = fs::read_to_string(&lost).unwrap().replace("fair = 'jarl'", "rate = 1.5");
    let wrong = wrong.replace("players = 2", "players = 44\noptions = { edition = 'foo' }");
    let wrong = folder.write("wrong.toml", wrong);
    refused(
        &format!("tune valhalla --tuning {}", text(&wrong)),
        &["4 faults", "aim x: an aim has", "aim x, players", "aim x, edition", "leads to nothing"],
    );
    let newest = shelf::about("valhalla").unwrap().boxes[0].name;
    refused(&format!("tune valhalla --name {newest}"), &["a box that comes with the program is"]);
    let words = format!("tune valhalla --name {newest} --aim nope --box nosuch");
    refused(
        &words,
        &["3 faults", "no aim “nope”", "a box that comes with the program is", "nosuch"],
    );
    let empty = folder.run(["tune", "valhalla", "--out", ""]);
    empty.refused(&["--out <FILE> needs a value"]);
    assert!(!empty.err.contains("faults"), "{}", empty.err);
    let empty = folder.run(["tune", "--out", ""]);
    empty.refused(&["2 faults", "--out <FILE> needs a value", "Something is missing: <GAME>."]);
    let nowhere = folder.run(["tune", "valhalla"]);
    nowhere.refused(&["--out"]);
    assert!(!nowhere.err.contains("“”"), "{}", nowhere.err);
    let odd = folder.write(
        "odd.toml",
        "[[aim]]\nname = 'x'\nfair = 'jral'\nplayers = 2\n\
         [[knob]]\naims = ['x']\npath = 'jarl.*.basic.side'\nvalues = ['attack', 'banana']\n\
         [[knob]]\naims = ['x']\npath = 'jarl.*.basic.amount'\nleast = 1\nmost = 3\n",
    );
    refused(
        &format!("tune valhalla --tuning {}", text(&odd)),
        &["2 faults", "aim x: no game at this table tells of a kind “jral”", "jarl", "“banana”"],
    );
    let wide = fs::read_to_string(&odd).unwrap().replace("'banana'", "'both'");
    let wide = wide.replace("jral", "jarl").replace("most = 3", "most = 2000000000");
    let wide = folder.write("wide.toml", wide);
    refused(
        &format!("tune valhalla --tuning {}", text(&wide)),
        &["knob jarl.*.basic.amount: 2000000000 values to choose from are too many", "200"],
    );
    let far = fs::read_to_string(&odd).unwrap().replace("'banana'", "'both'");
    let far = far.replace("jral", "jarl").replace("least = 1\nmost = 3", "least = 100\nmost = 120");
    let far = folder.write("far.toml", far);
    refused(
        &format!("tune valhalla --tuning {}", text(&far)),
        &["far.toml: knob jarl.*.basic.amount: with none of the numbers from 100 to 120", "amount"],
    );
    let twice = fs::read_to_string(&odd).unwrap().replace("'banana'", "'both'");
    let twice = twice.replace("jral", "jarl")
        + "[[knob]]\naims = ['x']\npath = 'jarl.Sigurd.basic.amount'\nleast = 1\nmost = 3\n";
    let twice = folder.write("twice.toml", twice);
    refused(
        &format!("tune valhalla --tuning {}", text(&twice)),
        &[
            "twice.toml: knob jarl.Sigurd.basic.amount: jarl.Sigurd.basic.amount is turned by",
            "knob jarl.*.basic.amount",
        ],
    );
    let book = folder.run(["box", "export", "valhalla"]).good().replace("\"ours\"", "\"book\"");
    let book = folder.write("book.toml", book);
    refused(
        &format!("tune valhalla --box {}", text(&book)),
        &["aim jarls, knob jarl.*.link: what stands at this path is not ours"],
    );
    let bad = folder.write(
        "bad.toml",
        "[[aim]]\nname = 'x'\nplayers = 2\n[[knob]]\naims = ['y']\npath = 'z'\n",
    );
    refused(
        &format!("tune valhalla --tuning {}", text(&bad)),
        &["3 faults", "bad.toml: aim x", "bad.toml: knob z", "“y”"],
    );
    folder.run(["tune", "valhalla"]).refused(&["--out"]);
    let mine = folder.write("mine.toml", "mine");
    let ran = folder.run(["tune", "valhalla", "--out", text(&mine)]);
    ran.refused(&["mine.toml", "exists already"]);
    assert_eq!(fs::read_to_string(&mine).unwrap(), "mine");
    let inside = text(&mine).to_owned() + "/in/new.toml";
    folder.run(["tune", "valhalla", "--out", &inside]).refused(&["cannot be written"]);
    let words = ["tune", "valhalla", "--mind", "seer:0", "--out", &inside, "--report", &inside];
    folder.run(words).refused(&["3 faults", "mind: ", "new.toml cannot be written"]);
    let nowhere = folder.file("nowhere/new.toml");
    folder.run(["tune", "valhalla", "--out", text(&nowhere)]).refused(&["nowhere is missing"]);
}

#[test]
fn a_name_or_place_that_cannot_be_is_told_before_the_first_game() {
    let folder = Folder::new();
    // So many games that nobody would wait for them.
    let tune = |more: &[&str]| {
        let words = ["tune", "valhalla", "--games", "1000000", "--mind", "random"];
        folder.run(words.iter().chain(more).copied())
    };
    let (long, out) = (folder.file(&format!("{}.toml", "x".repeat(41))), folder.file("box.md"));
    let new = folder.file("new.toml");
    tune(&["--out", text(&long)]).refused(&["cannot be called “xxx", "40"]);
    tune(&["--out", text(&out), "--name", "two\nlines"]).refused(&["cannot be called “two"]);
    for name in ["a#b", " a"] {
        tune(&["--out", text(&new), "--name", name])
            .refused(&["cannot be called “", "leave out #"]);
    }
    let stem = folder.file("box");
    tune(&["--out", text(&out), "--report", text(&stem)])
        .refused(&["box.md would be overwritten by the report"]);
    let box_file = folder.write("mine.html", folder.run(["box", "export", "valhalla"]).good());
    let mine = folder.file("mine");
    let words = ["--out", text(&new), "--report", text(&mine), "--box", text(&box_file)];
    tune(&words).refused(&["mine.html would be overwritten"]);
    let nameless = format!("{}/", text(&folder.file("cs")));
    tune(&["--out", text(&new), "--report", &nameless]).refused(&["cs/ names a folder only"]);
    assert!(!folder.file("cs").exists() && !new.exists() && !out.exists());
}

/// What comes with the game is for its newest box.
#[test]
fn why_an_older_box_has_nothing_to_tune_is_told() {
    let folder = Folder::new();
    let out = folder.file("new.toml");
    let aim = |cards: &str, aim: &str| {
        // So many games that nobody would wait for them.
        let words = format!("tune valhalla --games 1000000 --check 1 --mind random --aim {aim}");
        let more = ["--box", cards, "--out", text(&out), "--name", "0.6"].map(str::to_owned);
        folder.run(line(&words).into_iter().chain(more))
    };
    let old = aim("0.6", "together-1");
    let knob = |place: u32| format!("aim together-1, knob monster.Fenrir.together.0.{place}: ");
    let lost = [1, 3, 5].map(|place| knob(place) + "this path leads to nothing in the box");
    old.refused(&["4 faults", "“0.6”"]);
    lost.iter().for_each(|lost| old.refused(&[lost]));
    let newest = folder.run(["box", "export", "valhalla"]).good().to_owned();
    let (head, fenrir) = newest.split_once("name = \"Fenrir\"").unwrap();
    let book = fenrir.replacen("together =", "together_provenance = \"book\"\ntogether =", 1);
    let book = folder.write("book.toml", format!("{head}name = \"Fenrir\"{book}"));
    let not_ours = aim(text(&book), "together-1");
    not_ours.refused(&["4 faults", &(knob(3) + "what stands at this path is not ours")]);
    // One that turns nothing among others that do is no fault: only the name is.
    let front = fenrir.replacen("{ strength =", "{ strength_provenance = \"book\", strength =", 1);
    let front = folder.write("front.toml", format!("{head}name = \"Fenrir\"{front}"));
    for (cards, named) in [(text(&front), "solo-1"), (text(&book), "jarls"), ("0.6", "jarls")] {
        let some = aim(cards, named);
        some.refused(&["“0.6”"]);
        assert!(!some.err.contains("faults"), "{}", some.err);
    }
}

/// Only `.toml` is no part of the name.
#[test]
fn a_new_box_is_called_as_its_file() {
    let folder = Folder::new();
    let tune = |out: &str| {
        let out = folder.file(out);
        let words = ["tune", "valhalla", "--games", "1000000", "--mind", "random", "--aim", "x"];
        folder.run(words.into_iter().chain(["--out", text(&out)]))
    };
    let newest = shelf::about("valhalla").unwrap().boxes[0].name;
    for file in [newest.to_owned(), format!("{newest}.toml")] {
        let taken = format!("“{newest}”: a box that comes with the program is");
        tune(&file).refused(&["2 faults", "no aim “x”", &taken]);
    }
    let long = format!("{}.{}", "x".repeat(20), "y".repeat(30));
    tune(&long).refused(&["2 faults", &format!("cannot be called “{long}”")]);
}

/// Whoever writes the same file meanwhile does not cost us all the games.
#[cfg(unix)]
#[test]
fn what_was_found_is_told_even_where_it_cannot_be_written() {
    let folder = Folder::new();
    let tuning = folder.write(
        "tune.toml",
        "[[aim]]\nname = 'easy'\nrate = 0.9\nplayers = 1\noptions = { mode = 'loki', level = 'easy' }\n\
         [[knob]]\naims = ['easy']\npath = 'level.easy.start'\nleast = 0\nmost = 5\n",
    );
    let (out, stem) = (folder.file("new.toml"), folder.file("report"));
    let old = folder.write("report.html", "old");
    // Files may not grow beyond 512 bytes, as on a disk that is full.
    let quick = QUICK.replace("valhalla", "ragnarok").replace(" --json", "");
    let shell = format!(
        "trap '' XFSZ; ulimit -f 1; exec {} {quick} --tuning {} --out {} --report {}",
        env!("CARGO_BIN_EXE_meadhall"),
        text(&tuning),
        text(&out),
        text(&stem)
    );
    let mut command = std::process::Command::new("sh");
    command.args(["-c", &shell]).env("MEADHALL_DATA", &folder.0);
    let ran = common::Ran::of(command.output().unwrap());
    ran.refused(&["2 faults", "new.toml cannot be written", "report.md cannot be written"]);
    assert!(ran.out.contains("What was changed"), "{}", ran.out);
    assert_eq!(fs::read_to_string(&old).unwrap(), "old");
    let left: Vec<_> = fs::read_dir(&folder.0).unwrap().map(|e| e.unwrap().file_name()).collect();
    let half = |name: &&std::ffi::OsString| {
        let name = name.to_string_lossy();
        name.ends_with(".part") || name == "new.toml" || name == "report.md"
    };
    assert_eq!(left.iter().find(half), None, "{left:?}");
}
