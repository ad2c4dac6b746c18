//! `meadhall review`.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use clap::ArgMatches;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use minds::{Level, Settings};
use serde_json::{Value, json};
use sitting::Replay;
use sitting::review::{Judge, Labels, Review, What, plot, review};
use tabletop::saga::Sitter;
use tabletop::{Garbled, Phrase, Seat};
use words::Words;

use super::load::{self, broken, cannot_write, shown};
use super::tables::Rows;
use crate::fail::Done;

/// Swings of fate below this are left out of the table for people.
const SMALL: f64 = 0.02;

/// Judges a finished saga and tells what was found.
pub(crate) fn run(words: &Words, given: &ArgMatches, out: &mut impl Write) -> Done {
    let Some(path) = given.get_one::<PathBuf>("FILE") else { return Ok(()) };
    let level = level(given)?;
    let saga = load::saga(path)?;
    if saga.secret().is_none() {
        return Err(Phrase::new("program-review-goes-on").with("file", shown(path)).into());
    }
    let table = sitting::open(&saga.header).map_err(|why| broken(path, why.phrases()))?;
    let names = names(words, &saga.header.seats);
    let game = saga.header.game.clone();
    let replay = Replay::new(table, saga).map_err(|why| broken(path, why.phrases()))?;
    let (bar, never) = (bar(words), AtomicBool::new(false));
    let seed = given.get_one("seed").copied().unwrap_or(1);
    let told = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let settings = shelf::settings(&game, level).unwrap_or(Settings::USUAL);
    let threads = std::thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    let found = review(&replay, &Judge { settings, seed, threads, stop: &never }, &told);
    bar.finish_and_clear();
    let Some(found) = found else { return Ok(()) };
    if let Some(file) = given.get_one::<PathBuf>("svg") {
        let svg = plot(&found, &labels(words, names.clone(), &game));
        fs::write(file, svg).map_err(|error| cannot_write(file, &error))?;
    }
    if given.get_flag("json") {
        let mind = Level::Seer(settings).to_string();
        serde_json::to_writer_pretty(&mut *out, &as_json(&found, &game, &mind, seed))
            .map_err(io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    show(words, &found, &names, out)
}

/// The seer that was asked for.
fn level(given: &ArgMatches) -> Result<Level, Phrase> {
    let name = given.get_one::<String>("mind").map_or("seer:300", String::as_str);
    let bad = |why: Phrase| Phrase::new("program-review-mind").with("why", why);
    let level: Level = name.parse().map_err(|garbled: Garbled| bad(garbled.phrase()))?;
    let no_seer = || bad(Phrase::new("program-review-no-seer").with("name", name));
    if level.is_seer() { Ok(level) } else { Err(no_seer()) }
}

fn names(words: &Words, sitters: &[Sitter]) -> Vec<String> {
    let name = |(at, sitter): (usize, &Sitter)| match sitter {
        Sitter::Human(name) => name.clone(),
        Sitter::Mind(level) => format!("{} ({level})", words.seat(Seat(at as u8))),
    };
    sitters.iter().enumerate().map(name).collect()
}

fn labels(words: &Words, names: Vec<String>, game: &str) -> Labels {
    let text = |id| words.text(&Phrase::new(id));
    Labels {
        title: words.text(&Phrase::new("program-review-title").with("game", game)),
        chance: text("program-review-chance"),
        step: text("program-review-step"),
        missed: text("program-review-missed"),
        names,
    }
}

const MOMENTS: [&str; 7] = [
    "program-column-step",
    "program-column-who",
    "program-column-what",
    "program-column-before",
    "program-column-after",
    "program-column-change",
    "program-column-better",
];
const SEATS: [&str; 5] = [
    "program-column-who",
    "program-column-decisions",
    "program-column-missed",
    "program-column-skill",
    "program-column-luck",
];

fn show(words: &Words, review: &Review, names: &[String], out: &mut impl Write) -> Done {
    let mut rows = Rows::new(aligned(words, MOMENTS, &[0, 3, 4, 5]));
    for moment in &review.moments {
        let step = moment.step.to_string();
        match &moment.what {
            What::Decision(decision) => rows.row([
                step,
                names[decision.seat.index()].clone(),
                decision.choice.clone(),
                percent(decision.before),
                percent(decision.after),
                points(decision.after - decision.before),
                decision.better.clone().unwrap_or_default(),
            ]),
            What::Fortune(swing) if swing.iter().any(|by| by.abs() >= SMALL) => {
                let all = swing.iter().map(|by| points(*by)).collect::<Vec<_>>().join(" / ");
                let fate = words.text(&Phrase::new("program-review-fate"));
                let none = String::new;
                rows.row([step, fate, none(), none(), none(), all, none()]);
            }
            What::Fortune(_) => {}
        }
    }
    writeln!(out, "{}", rows.text())?;
    let mut rows = Rows::new(aligned(words, SEATS, &[1, 2, 3, 4]));
    for (name, seat) in names.iter().zip(&review.seats) {
        rows.row([
            name.clone(),
            seat.decisions.to_string(),
            seat.missed.to_string(),
            points(seat.skill),
            points(seat.luck),
        ]);
    }
    writeln!(out, "{}", rows.text())?;
    Ok(writeln!(out, "{}", words.text(&Phrase::new("program-review-how")))?)
}

/// The heads of a table, with the columns of numbers marked.
fn aligned<const N: usize>(
    words: &Words,
    ids: [&'static str; N],
    numbers: &[usize],
) -> Vec<(String, bool)> {
    let head = |(at, id)| (words.text(&Phrase::new(id)), numbers.contains(&at));
    ids.into_iter().enumerate().map(head).collect()
}

fn percent(chance: f64) -> String {
    format!("{:.1} %", chance * 100.0)
}

/// A change of a chance, in points of a hundred.
fn points(by: f64) -> String {
    format!("{:+.1}", by * 100.0)
}

fn as_json(review: &Review, game: &str, mind: &str, seed: u64) -> Value {
    let moment = |moment: &sitting::review::Moment| {
        let mut value = json!({
            "step": moment.step,
            "chances": moment.chances,
            "errors": moment.errors,
        });
        let more = match &moment.what {
            What::Decision(decision) => json!({
                "seat": decision.seat.index() + 1,
                "choice": decision.choice,
                "before": decision.before,
                "after": decision.after,
                "better": decision.better,
            }),
            What::Fortune(swing) => json!({ "luck": swing }),
        };
        if let (Value::Object(value), Value::Object(more)) = (&mut value, more) {
            value.extend(more);
        }
        value
    };
    let seat = |seat: &sitting::review::Account| {
        json!({
            "decisions": seat.decisions,
            "missed": seat.missed,
            "skill": seat.skill,
            "luck": seat.luck,
        })
    };
    json!({
        "game": game,
        "mind": mind,
        "seed": seed,
        "start": review.start,
        "moments": review.moments.iter().map(moment).collect::<Vec<_>>(),
        "seats": review.seats.iter().map(seat).collect::<Vec<_>>(),
    })
}

/// A bar on a terminal; nothing elsewhere.
fn bar(words: &Words) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    let label = words.text(&Phrase::new("program-review-progress"));
    let style = ProgressStyle::with_template("{msg} {wide_bar} {percent} % {eta}");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())).with_message(label)
}
