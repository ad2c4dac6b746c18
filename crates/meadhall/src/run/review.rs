//! `meadhall review`.

mod json;
mod place;

use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use clap::ArgMatches;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use minds::{Level, Settings};
use shelf::Table;
use sitting::Replay;
use sitting::review::{Fortune, Judge, Labels, Moment, Review, USUAL, What, plot, review};
use tabletop::saga::{Saga, Sitter};
use tabletop::{Garbled, Phrase, Seat};
use words::{Voice, Words};

use super::load::{self, broken, shown};
use super::outputs::{with_places, write_whole};
use super::simulate::time_left;
use super::tables::{Rows, paragraph, percent, shortened};
use super::wanted::unknown;
use crate::fail::{Done, Fail};
use crate::run::balance::signed;
use place::no_place;

/// Judges a finished saga and tells what was found.
pub(crate) fn run(words: &Words, given: &ArgMatches, out: &mut impl Write) -> Done {
    let Some(path) = given.get_one::<PathBuf>("FILE") else { return Ok(()) };
    // Whether the picture can be written is found out before all the thinking.
    let (saga, table, level) = asked(given, path)?;
    let picture = given.get_one::<PathBuf>("svg");
    let names = names(&saga.header.seats);
    let game = saga.header.game.clone();
    let settings = table.settings(level).unwrap_or(Settings::USUAL);
    let replay = Replay::new(table, saga).map_err(|why| broken(path, why.phrases()))?;
    let (bar, never) = (bar(words), AtomicBool::new(false));
    let seed = given.get_one("seed").copied().unwrap_or(1);
    let told = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let threads = std::thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    let found = review(&replay, &Judge { settings, seed, threads, stop: &never }, &told);
    bar.finish_and_clear();
    let Some(found) = found else { return Ok(()) };
    let voice = Voice::new(words, &names);
    let told = match given.get_flag("json") {
        true => {
            let mind = Level::Seer(settings).to_string();
            serde_json::to_writer_pretty(&mut *out, &json::of(&found, &game, &mind, seed))
                .map_err(io::Error::from)
                .and_then(|()| writeln!(out))
                .map_err(Fail::from)
        }
        false => show(words, &found, out),
    };
    // What was found is told even where the picture fails after all.
    let told = told.and_then(|()| Ok(out.flush()?));
    let drawn = picture.map_or(Ok(()), |file| {
        let svg = plot(&found, &labels(voice, &found, &game), &|phrase| voice.say(phrase));
        write_whole(&[(file.clone(), svg)])
    });
    // Whoever has read enough of it wants the picture all the same.
    let told = if matches!(told, Err(Fail::Pipe)) { Ok(()) } else { told };
    with_places(told, drawn.err().into_iter().collect())
}

/// The saga, its table and who judges, or all that is wrong with what was asked.
fn asked(given: &ArgMatches, path: &Path) -> Result<(Saga, Arc<dyn Table>, Level), Fail> {
    let picture = given.get_one::<PathBuf>("svg");
    let (level, place) = (level(given), picture.and_then(|file| no_place(file, Some(path))));
    let faults = level.as_ref().err().cloned().into_iter().chain(place).collect();
    let (saga, table) = with_places(finished(path), faults)?;
    Ok((saga, table, level?))
}

/// All faults of what was asked, as far as they can be seen.
pub(crate) fn faults(given: &ArgMatches) -> Vec<Phrase> {
    let Some(path) = given.get_one::<PathBuf>("FILE") else {
        let picture = given.get_one::<PathBuf>("svg").and_then(|file| no_place(file, None));
        return level(given).err().into_iter().chain(picture).collect();
    };
    match asked(given, path) {
        Err(Fail::Bad(faults)) => faults,
        _ => Vec::new(),
    }
}

/// A saga that has ended, and its table.
fn finished(path: &Path) -> Result<(Saga, Arc<dyn Table>), Fail> {
    let saga = load::saga(path)?;
    if saga.secret().is_none() {
        return Err(Phrase::new("program-review-goes-on").with("file", shown(path)).into());
    }
    let table = sitting::open(&saga.header).map_err(|why| broken(path, why.phrases()))?;
    Ok((saga, table))
}

/// The seer that was asked for.
fn level(given: &ArgMatches) -> Result<Level, Phrase> {
    let Some(name) = given.get_one::<String>("mind") else { return Ok(Level::Seer(USUAL)) };
    let bad = |why: Phrase| Phrase::new("program-review-mind").with("why", why);
    let level: Level = name.parse().map_err(|garbled: Garbled| match garbled.expected {
        // Of all minds only those are offered that can judge.
        "fault-expected-mind" => {
            let ranks = Level::RANKS.iter().map(|rank| rank.name());
            let known: Vec<&str> = ranks.chain(Level::SEERS).collect();
            unknown(Phrase::new("program-no-mind").with("name", name.as_str()), name, &known)
        }
        _ => bad(garbled.phrase()),
    })?;
    let no_seer = || bad(Phrase::new("program-review-no-seer").with("name", name.as_str()));
    if level.is_seer() { Ok(level) } else { Err(no_seer()) }
}

/// People's own names; who has none is called by the seat's number.
fn names(sitters: &[Sitter]) -> Vec<String> {
    let name = |sitter: &Sitter| match sitter {
        Sitter::Human(name) => name.clone(),
        Sitter::Mind(_) => String::new(),
    };
    sitters.iter().map(name).collect()
}

fn labels(voice: Voice<'_>, review: &Review, game: &str) -> Labels {
    Labels {
        title: voice.say(&Phrase::new("program-review-title").with("game", game)),
        chance: voice.t("program-review-chance"),
        step: voice.t("program-review-step"),
        missed: voice.t("program-review-missed"),
        names: Seat::all(review.seats.len() as u8).map(|seat| voice.name(seat)).collect(),
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
const SEATS: [&str; 8] = [
    "program-column-who",
    "program-column-decisions",
    "program-column-missed",
    "program-column-start",
    "program-column-skill",
    "program-column-luck",
    "program-column-rest",
    "program-column-end",
];

fn show(words: &Words, review: &Review, out: &mut impl Write) -> Done {
    let mut rows = Rows::new(aligned(words, MOMENTS, &[0, 3, 4, 5]));
    for moment in &review.moments {
        // A seat is called by who sat there then.
        let names = names(&review.sitters_at(moment.step));
        row(Voice::new(words, &names), moment).into_iter().for_each(|row| rows.row(row));
    }
    writeln!(out, "{}", rows.text())?;
    let mut rows = Rows::new(aligned(words, SEATS, &[1, 2, 3, 4, 5, 6, 7]));
    let first = names(&review.sitters);
    for (at, (sitter, seat)) in review.sitters.iter().zip(&review.seats).enumerate() {
        let (mut who, mut alone) = (called(sitter).to_owned(), matches!(sitter, Sitter::Human(_)));
        for next in review.successors(Seat(at as u8)) {
            let then = Phrase::new("program-review-then").with("first", Phrase::verbatim(who));
            who = words.text(&then.with("next", Phrase::verbatim(called(next))));
            alone = false;
        }
        rows.row([
            match alone {
                true => Voice::new(words, &first).name(Seat(at as u8)),
                false => format!("{} ({who})", words.seat(Seat(at as u8))),
            },
            seat.decisions.to_string(),
            seat.missed.to_string(),
            percent(review.start[at]),
            doubtful(seat.skill, seat.skill_error),
            doubtful(seat.luck, seat.luck_error),
            signed(seat.rest),
            percent(review.end[at]),
        ]);
    }
    writeln!(out, "{}", rows.text())?;
    let least = format!("{:.0}", Fortune::LEAST * 100.0);
    let how = Phrase::new("program-review-how").with("least", least);
    if !review.over {
        writeln!(out, "{}", paragraph(&words.text(&Phrase::new("program-review-left"))))?;
    }
    Ok(writeln!(out, "{}", paragraph(&words.text(&how)))?)
}

fn called(sitter: &Sitter) -> &str {
    match sitter {
        Sitter::Human(name) | Sitter::Mind(name) => name,
    }
}

/// A change with how far it may be off.
fn doubtful(by: f64, error: f64) -> String {
    format!("{} ± {:.1}", signed(by), error * 100.0)
}

/// The most letters that are shown of an answer of fate: one long one widens every row.
const FATE_WIDE: usize = 72;

/// A row for people; nothing for what fate hardly changed.
fn row(voice: Voice<'_>, moment: &Moment) -> Option<[String; 7]> {
    let (step, none, say) = (moment.step.to_string(), String::new, |p: &Phrase| voice.say(p));
    Some(match &moment.what {
        What::Decision(decision) => [
            step,
            voice.name(decision.seat),
            decision.said(&say),
            percent(decision.before),
            percent(decision.after),
            signed(decision.change()),
            decision.better_said(&say).unwrap_or_default(),
        ],
        What::Fortune(fortune) if fortune.matters() => {
            // Beside the words, since there is little room in the column of changes.
            let mut what = Phrase::verbatim(shortened(&fortune.said(&say), FATE_WIDE));
            if let Some(seat) = fortune.told {
                what = Phrase::new("program-review-told").with("seat", seat).with("what", what);
            }
            let said = Phrase::new("program-review-fortune").with("what", what);
            let said = said.with("swings", swings(fortune));
            [step, voice.t("program-review-fate"), say(&said), none(), none(), none(), none()]
        }
        What::Fortune(_) => return None,
        What::Forfeit(seat, phrase)
        | What::Failed(seat, _, phrase)
        | What::Seated(seat, _, phrase) => {
            let said = phrase.as_ref().map(say).unwrap_or_default();
            [step, voice.name(*seat), said, none(), none(), none(), none()]
        }
    })
}

/// Whose chance fate changed, and how.
fn swings(fortune: &Fortune) -> Vec<Phrase> {
    let swing = |(seat, by): (Seat, &f64)| {
        Phrase::new("program-review-swing").with("seat", seat).with("points", signed(*by))
    };
    let seats = Seat::all(fortune.luck.len() as u8).zip(&fortune.luck);
    seats.filter(|(_, by)| by.abs() >= 0.0005).map(swing).collect()
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

/// A bar on a terminal; nothing elsewhere.
fn bar(words: &Words) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    let label = words.text(&Phrase::new("program-review-progress"));
    let template = format!("{{msg}} {{wide_bar}} {{percent}} % {}", time_left(words));
    let style = ProgressStyle::with_template(&template);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar())).with_message(label)
}
