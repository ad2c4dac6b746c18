//! `meadhall tune`.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use indicatif::ProgressBar;
use lab::{Aim, Balance, Fairness, Observe, TunePlan, Tuned, Tuning, When};
use tabletop::{About, Arg, Fault, Phrase};
use words::Words;

use super::load::{self, broken, shown};
use super::names::{kind_name, thing_name};
use super::outputs::{self, not_written, with_places, write_pages};
use super::page::{Block, Page};
use super::simulate::{bar, trouble};
use super::tables::{heads, interval, percent};
use super::wanted::{box_table, cards, game, is_sayable, mind, mind_for_all, mind_named, unknown};
use crate::fail::{Done, Fail};
use crate::run::balance::{blocks, signed, title_of};

/// Tunes a box and writes the new one, with a report of before and after.
pub(crate) fn run(words: &Words, given: &ArgMatches, out: &mut impl Write) -> Done {
    let (about, plan) = asked(given)?;
    let Some(path) = given.get_one::<PathBuf>("out") else { return Ok(()) };
    let watch = Bar(bar(words, 0));
    let tuned = lab::tune(about.id, &plan, &watch);
    watch.0.finish_and_clear();
    let tuned = tuned.map_err(trouble)?;
    let own = given.get_one::<PathBuf>("box").map(PathBuf::as_path);
    let page = page(words, &tuned, [own, Some(path)]);
    let (mut files, mut faults) = (Vec::new(), Vec::new());
    match new_box(path, &tuned.text) {
        Ok(()) => files.push(path.clone()),
        Err(fault) => faults.push(fault),
    }
    match given.get_one::<PathBuf>("report").map(|stem| write_pages(stem, &page)) {
        Some(Ok(more)) => files.extend(more),
        Some(Err(fault)) => faults.push(fault),
        None => {}
    }
    // What was found is told even where it could not be written: it took all the games.
    if given.get_flag("json") {
        serde_json::to_writer_pretty(&mut *out, &tuned).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        write!(out, "{}", page.markdown())?;
        for file in files {
            let phrase = Phrase::new("program-written").with("file", shown(&file));
            writeln!(out, "\n{}", words.text(&phrase))?;
        }
    }
    out.flush()?;
    if faults.is_empty() { Ok(()) } else { Err(faults.into()) }
}

/// The game and what to do, or all that is wrong with what was asked and where it is to go.
fn asked(given: &ArgMatches) -> Result<(&'static About, TunePlan), Fail> {
    with_places(planned(given), places(given))
}

/// What is wrong with the places of the new box and the report.
fn places(given: &ArgMatches) -> Vec<Phrase> {
    let trial = |path: &PathBuf| {
        // Only a trial: a run that is cut off leaves nothing behind.
        let removed = new_file(path).map(|_| std::fs::remove_file(path));
        removed.and_then(|removed| removed.map_err(|error| not_written(path, &error))).err()
    };
    let out = given.get_one::<PathBuf>("out").and_then(trial);
    let others = ["out", "box", "tuning"].into_iter().filter_map(|id| given.get_one(id));
    let in_the_way = outputs::in_the_way(given, others);
    out.into_iter().chain(outputs::faults(given)).chain(in_the_way).collect()
}

fn planned(given: &ArgMatches) -> Result<(&'static About, TunePlan), Fail> {
    let mut faults = faults_of_mind(given);
    // Where none was named, the reader of the command line has said so.
    let Some(id) = given.get_one::<String>("GAME") else { return Err(faults.into()) };
    let about = game(id).map_err(|fault| faults.push(fault)).ok();
    let Some(about) = about else { return Err(faults.into()) };
    let cards = cards(about, given.get_one("box")).map_err(|more| faults.extend(more)).ok();
    let text = cards.as_ref().map(|(_, text)| text.as_str());
    let tuning = tuning(about, given).map_err(|more| faults.extend(more)).ok();
    let tuning = tuning.map(|(tuning, more)| {
        faults.extend(more);
        tuning
    });
    let aim = tuning.as_ref().and_then(|tuning| aim(tuning, given, &mut faults));
    if let (Some(tuning), Some(aim), Some(text)) = (&tuning, &aim, text) {
        faults.extend(match given.get_one::<PathBuf>("tuning") {
            Some(path) => {
                let wrong = lab::tuning_faults(about.id, tuning, aim, text);
                broken(path, wrong.iter().map(Fault::phrase).collect())
            }
            // What comes with the game is right; whether an older box has any of it is another matter.
            None => lab::idle_faults(tuning, aim, text).iter().map(Fault::phrase).collect(),
        });
    }
    // Where no file was named either, the reader of the command line has said so.
    let name = new_name(given);
    // Whether a name can be one is the same for all boxes.
    let any_box = text.or(about.boxes.first().map(|cards| cards.text)).unwrap_or_default();
    faults.extend(name.iter().flat_map(|name| bad_name(about, name, any_box)));
    let whole = (cards, tuning, aim, name);
    let (Some((cards, text)), Some(tuning), Some(aim), Some(name)) = whole else {
        return Err(faults.into());
    };
    if !faults.is_empty() {
        return Err(faults.into());
    }
    let plan = TunePlan {
        cards: cards.name,
        text,
        name,
        tuning,
        aim,
        mind: mind_for_all(given),
        games: given.get_one("games").copied().unwrap_or(200),
        arms: given.get_one::<u16>("arms").copied().unwrap_or(8).into(),
        check: given.get_one("check").copied().unwrap_or(2000),
        seed: given.get_one("seed").copied().unwrap_or(1),
        threads: given.get_one::<u16>("threads").copied().unwrap_or(0).into(),
    };
    Ok((about, plan))
}

/// The aim that was named, or the usual one.
fn aim(tuning: &Tuning, given: &ArgMatches, faults: &mut Vec<Phrase>) -> Option<Aim> {
    let name = given.get_one::<String>("aim").map(String::as_str);
    let found = tuning.aim(name);
    // That there are none at all is told by whoever reads them.
    if let (None, Some(name), false) = (found, name, tuning.aims.is_empty()) {
        let known: Vec<&str> = tuning.aims.iter().map(|aim| aim.name.as_str()).collect();
        faults.push(unknown(Phrase::new("program-no-aim").with("name", name), name, &known));
    }
    found.cloned()
}

/// What the new box is to be called: as was said, or as its file, of which only `.toml` is no part of a
/// name: “0.8” is one.
fn new_name(given: &ArgMatches) -> Option<String> {
    let file = given.get_one::<PathBuf>("out").and_then(|path| path.file_name());
    let file = file.map(|file| file.to_string_lossy().into_owned());
    let own = |file: String| match file.strip_suffix(".toml") {
        Some(name) if !name.is_empty() => name.to_owned(),
        _ => file,
    };
    given.get_one::<String>("name").cloned().or(file.map(own))
}

/// Why a box cannot be called so: the game would not read it again, or has another of that name.
fn bad_name(about: &'static About, name: &str, text: &str) -> Vec<Phrase> {
    if about.boxes.iter().any(|cards| cards.name == name) {
        return vec![Phrase::new("program-tune-name-taken").with("name", name)];
    }
    if !is_sayable(name) {
        let why = Phrase::new("program-tune-unsayable");
        return vec![Phrase::new("program-tune-bad-name").with("name", name).with("why", why)];
    }
    let renamed = lab::named(text, name).map(|text| box_table(about, &text));
    let Some(Err(faults)) = renamed else { return Vec::new() };
    let told = |why| Phrase::new("program-tune-bad-name").with("name", name).with("why", why);
    faults.phrases().into_iter().map(told).collect()
}

fn faults_of_mind(given: &ArgMatches) -> Vec<Phrase> {
    mind_named(given).and_then(|name| mind(name).err()).into_iter().collect()
}

/// All faults of what was asked, as far as they can be seen.
pub(crate) fn faults(given: &ArgMatches) -> Vec<Phrase> {
    match asked(given) {
        Err(Fail::Bad(faults)) => faults,
        _ => Vec::new(),
    }
}

/// The aims and knobs, and what is wrong with them: a file, or what comes with the game.
fn tuning(about: &'static About, given: &ArgMatches) -> Result<(Tuning, Vec<Phrase>), Vec<Phrase>> {
    if let Some(path) = given.get_one::<PathBuf>("tuning") {
        let text = load::cards(path).map_err(|fault| vec![fault])?;
        let tuning = Tuning::parse(&text).map_err(|faults| broken(path, faults.phrases()))?;
        let faults = tuning.faults(about).iter().map(Fault::phrase).collect();
        return Ok((tuning, broken(path, faults)));
    }
    let text = lab::tuning(about.id).unwrap_or_default();
    if text.is_empty() {
        return Err(vec![Phrase::new("program-no-tuning").with("game", about.id)]);
    }
    Ok((Tuning::read(text, about).map_err(|faults| faults.phrases())?, Vec::new()))
}

/// A new file: a box that is there already is somebody's work.
fn new_file(path: &Path) -> Result<File, Phrase> {
    File::create_new(path).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Phrase::new("program-box-exists").with("file", shown(path)),
        _ => not_written(path, &error),
    })
}

/// Writes the new box. Where that fails, what was begun is taken away.
fn new_box(path: &Path, text: &str) -> Result<(), Phrase> {
    let mut file = new_file(path)?;
    file.write_all(text.as_bytes()).map_err(|error| {
        let _ = std::fs::remove_file(path);
        not_written(path, &error)
    })
}

struct Bar(ProgressBar);

impl Observe for Bar {
    fn played(&self, games: u64) {
        self.0.inc(games);
    }

    fn expects(&self, games: u64) {
        self.0.set_length(games);
    }
}

/// The report; `boxes` are where the old and the new box are, as they were named.
fn page(words: &Words, tuned: &Tuned, boxes: [Option<&Path>; 2]) -> Page {
    let say = |id: &'static str| words.text(&Phrase::new(id));
    let title = Phrase::new("program-tune-title");
    let title = title.with("game", title_of(words, tuned.before.game).as_str());
    let aim = match (&tuned.fair, tuned.rate) {
        (_, Some(rate)) => Phrase::new("program-tune-rate").with("rate", Arg::Text(percent(rate))),
        (kind, None) => {
            let kind = kind.as_deref().unwrap_or_default();
            let kind = kind_name(words, tuned.before.game, kind);
            Phrase::new("program-tune-fair").with("kind", kind)
        }
    };
    let about = Phrase::new("program-tune-about")
        .with("aim", aim)
        .with("before", tuned.before.cards.as_str())
        .with("after", tuned.name.as_str());
    let mut parts = vec![Block::Text(words.text(&about))];
    if let [Some(before), Some(after)] = tuned.farthest {
        parts.push(Block::Text(words.text(&distance(tuned, before, after))));
        parts.extend(left_out(words, tuned));
        if !tuned.changes.is_empty() && after >= before {
            parts.push(Block::Text(say("program-tune-no-nearer")));
        }
    } else {
        parts.push(Block::Text(say("program-tune-too-few")));
    }
    parts.push(Block::Heading(say("program-tune-changes")));
    if tuned.changes.is_empty() {
        parts.push(Block::Text(say("program-tune-nothing")));
    } else {
        let columns = heads(
            words,
            1,
            ["program-column-value-path", "program-column-from", "program-column-to"],
        );
        let row = |turned: &lab::Turned| {
            vec![turned.path.clone(), turned.from.clone(), turned.to.clone()]
        };
        parts.push(Block::Table(columns, tuned.changes.iter().map(row).collect()));
    }
    parts.extend(sides(words, tuned));
    for (study, own) in [&tuned.before, &tuned.after].into_iter().zip(boxes) {
        let head = Phrase::new("program-tune-study").with("box", study.cards.as_str());
        parts.push(Block::Heading(words.text(&head)));
        parts.extend(blocks(words, study, own));
    }
    Page { title: words.text(&title), language: words.language().to_owned(), blocks: parts }
}

/// How far from the aim the boxes are: of a fair kind the farthest thing, of a rate the rate itself.
fn distance(tuned: &Tuned, before: f64, after: f64) -> Phrase {
    if let Some(rate) = tuned.rate {
        let won = |study: &Balance| Arg::Text(percent(study.won.rate));
        let told = Phrase::new("program-tune-won").with("rate", Arg::Text(percent(rate)));
        return told.with("before", won(&tuned.before)).with("after", won(&tuned.after));
    }
    let points = |far: f64| format!("{:.1}", far * 100.0);
    let far = Phrase::new("program-tune-farthest");
    far.with("before", points(before)).with("after", points(after))
}

/// The things that could not be compared.
fn left_out(words: &Words, tuned: &Tuned) -> Option<Block> {
    let kind = tuned.fair.as_deref().filter(|_| !tuned.left_out.is_empty())?;
    let name = |name: &String| thing_name(words, tuned.before.game, kind, name);
    let names: Vec<String> = tuned.left_out.iter().map(name).collect();
    let phrase = Phrase::new("program-tune-left-out");
    Some(Block::Text(words.text(&phrase.with("names", Arg::Text(names.join(", "))))))
}

/// Each thing before and after, side by side.
fn sides(words: &Words, tuned: &Tuned) -> Vec<Block> {
    let Some(kind) = &tuned.fair else { return Vec::new() };
    let rate = |study: &Balance, name: &str| -> Option<Fairness> {
        let found = study.kinds.get(kind.as_str())?.get(name)?;
        Some(if tuned.when == When::Played { found.played } else { found.held })
    };
    let columns = heads(
        words,
        1,
        [
            "program-column-name",
            "program-tune-before",
            "program-column-ci95",
            "program-column-over",
            "program-tune-after",
            "program-column-ci95",
            "program-column-over",
        ],
    );
    let mut rows = Vec::new();
    let studies = [&tuned.before, &tuned.after];
    let names: BTreeSet<&String> = studies
        .iter()
        .filter_map(|study| study.kinds.get(kind.as_str()))
        .flatten()
        .map(|(name, _)| name)
        .collect();
    for name in names {
        let mut row = vec![thing_name(words, tuned.before.game, kind, name)];
        for study in studies {
            row.extend(match rate(study, name) {
                Some(found) => {
                    [percent(found.rate.rate), interval(found.rate.ci95), signed(found.over())]
                }
                None => ["–"; 3].map(str::to_owned),
            });
        }
        rows.push(row);
    }
    let head = words.text(&Phrase::new("program-tune-sides"));
    vec![Block::Heading(head), Block::Table(columns, rows)]
}
