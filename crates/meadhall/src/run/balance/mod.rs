//! `meadhall balance`.

mod compare;
mod page;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use lab::{Balance, Enough, Study};
use serde::Serialize;
use tabletop::Phrase;
use words::Words;

use super::outputs::{self, Outputs, with_places, write_pages};
use super::page::Page;
use super::simulate::{bar, trouble};
use super::wanted::{self, Usual, Wanted, mind_for_all, wanted_with};
use crate::fail::{Done, Fail};

pub(crate) use page::{blocks, signed, title_of};

/// Games after which a study ends even if its intervals are still wide.
const MOST: u64 = 1_000_000;

/// Studies a game, or two boxes of it, and writes a report.
pub(crate) fn run(words: &Words, given: &ArgMatches, out: &mut impl Write) -> Done {
    let id = given.get_one::<String>("GAME").map_or("", String::as_str);
    match asked(words, given)? {
        Asked::Two([a, b], boxes) => {
            let outputs = Outputs::open(given)?;
            let names = compare::names(&a.cards.name, &b.cards.name);
            let [a, b] =
                [(a, &names[0]), (b, &names[1])].map(|(asked, name)| study(given, *asked, name));
            let bar = bar(words, 0);
            let first = outputs.balance(id, &a, &bar, 2).map_err(trouble)?;
            let second = outputs.balance(id, &b, &bar, 1).map_err(trouble)?;
            let comparison = lab::compare(first, second);
            let tables = outputs.finish();
            let page = compare::page(words, &comparison, boxes, within(given));
            told(words, given, &page, &comparison, tables, out)
        }
        Asked::One(asked) => {
            let own = given.get_one::<PathBuf>("box");
            let outputs = Outputs::open(given)?;
            let name = asked.cards.name.clone();
            let study = study(given, *asked, &name);
            let balance = outputs.balance(id, &study, &bar(words, 0), 1).map_err(trouble)?;
            let tables = outputs.finish();
            let page = page::page(words, &balance, own.map(PathBuf::as_path));
            told(words, given, &page, &balance, tables, out)
        }
    }
}

/// What is to be studied: the game with one box, or with two.
enum Asked<'a> {
    One(Box<Wanted>),
    Two([Box<Wanted>; 2], [&'a Path; 2]),
}

/// What is to be studied, or all that is wrong with it and with where results are to go.
fn asked<'a>(words: &Words, given: &'a ArgMatches) -> Result<Asked<'a>, Fail> {
    let id = given.get_one::<String>("GAME").map_or("", String::as_str);
    let boxes: Vec<&PathBuf> = given.get_many("compare").into_iter().flatten().collect();
    let one = |path| match id {
        // That none was named the reader of the command line has said.
        "" => Err(wanted::faults(words, given, Usual::Balance).into()),
        _ => wanted_with(words, id, given, Usual::Balance, path).map(Box::new),
    };
    let own = given.get_one::<PathBuf>("box");
    let asked = match boxes[..] {
        [a, b] => {
            let two = both(one(Some(a)), one(Some(b)));
            let two = match own {
                // That it does not go with them is said, but more may be wrong with it.
                Some(_) => both(two, one(own)).map(|(two, _)| two),
                None => two,
            };
            two.map(|(one, other)| Asked::Two([one, other], [a.as_path(), b.as_path()]))
        }
        _ => one(own).map(Asked::One),
    };
    let read = boxes.iter().copied().chain(given.get_one("box"));
    let in_the_way = outputs::in_the_way(given, read);
    with_places(asked, outputs::faults(given).into_iter().chain(in_the_way).collect())
}

/// All faults of what was asked for, as far as they can be seen.
pub(crate) fn faults(words: &Words, given: &ArgMatches) -> Vec<Phrase> {
    match asked(words, given) {
        Err(Fail::Bad(faults)) => faults,
        _ => Vec::new(),
    }
}

/// Both, or the faults of both, each once.
fn both<A, B>(a: Result<A, Fail>, b: Result<B, Fail>) -> Result<(A, B), Fail> {
    match (a, b) {
        (Ok(a), Ok(b)) => Ok((a, b)),
        (Err(Fail::Bad(mut first)), Err(Fail::Bad(second))) => {
            first.extend(
                second.into_iter().filter(|fault| !first.contains(fault)).collect::<Vec<_>>(),
            );
            Err(Fail::Bad(first))
        }
        (Err(fail), _) | (_, Err(fail)) => Err(fail),
    }
}

/// What was asked to be studied.
fn study(given: &ArgMatches, asked: Wanted, name: &str) -> Study {
    let enough = match given.get_one::<u64>("games") {
        Some(games) => Enough::Games(*games),
        None => Enough::Within { width: within(given), most: MOST },
    };
    Study {
        mind: mind_for_all(given),
        setup: asked.setup,
        cards: name.to_owned(),
        text: asked.text,
        opening: given.get_one("opening").copied().unwrap_or(0),
        enough,
        seed: given.get_one("seed").copied().unwrap_or(1),
        threads: given.get_one::<u16>("threads").copied().unwrap_or(0).into(),
    }
}

/// How wide to either side the widest interval may be.
fn within(given: &ArgMatches) -> f64 {
    given.get_one("within").copied().unwrap_or(0.02)
}

/// Writes the report's files and prints what was found; that even where something could not be
/// written, since it took all the games.
fn told(
    words: &Words,
    given: &ArgMatches,
    page: &Page,
    found: &impl Serialize,
    tables: Result<(), Vec<Phrase>>,
    out: &mut impl Write,
) -> Done {
    let (mut files, mut faults) = (Vec::new(), tables.err().unwrap_or_default());
    match given.get_one::<PathBuf>("report").map(|stem| write_pages(stem, page)) {
        Some(Ok(written)) => files = written,
        Some(Err(fault)) => faults.push(fault),
        None => {}
    }
    if given.get_flag("json") {
        serde_json::to_writer_pretty(&mut *out, found).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        write!(out, "{}", page.markdown())?;
        for file in files {
            let phrase = Phrase::new("program-report-written");
            let phrase = phrase.with("file", super::load::shown(&file));
            writeln!(out, "\n{}", words.text(&phrase))?;
        }
    }
    out.flush()?;
    if faults.is_empty() { Ok(()) } else { Err(faults.into()) }
}

/// The things of a kind, those that win most first.
pub(crate) fn by_rate<'a>(
    balance: &Balance,
    names: &'a std::collections::BTreeMap<String, lab::Found>,
) -> Vec<(&'a String, &'a lab::Found)> {
    let mut sorted: Vec<_> = names.iter().collect();
    let rate = |found: &lab::Found| match balance.is_everyones(found) {
        true => found.played.rate.rate,
        false => found.held.rate.rate,
    };
    sorted.sort_by(|(_, a), (_, b)| rate(b).total_cmp(&rate(a)));
    sorted
}
