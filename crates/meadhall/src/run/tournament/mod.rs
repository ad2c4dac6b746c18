//! `meadhall tournament`.

mod results;

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Mutex;

use clap::ArgMatches;
use indicatif::ProgressBar;
use lab::{Bout, Form, Keep, Standings, TournamentPlan, Trouble};
use minds::Level;
use tabletop::{Arg, Phrase};
use words::Words;

use super::outputs::with_places;
use super::simulate::{bar, trouble};
use super::tables::{Rows, count, heads, interval, paragraph, percent};
use super::wanted::{Usual, Wanted, mind, wanted};
use crate::fail::{Done, Fail};
use results::Results;

/// Plays a tournament, or goes on with one, and tells who is better.
pub(crate) fn run(words: &Words, given: &ArgMatches, out: &mut impl Write) -> Done {
    let (asked, plan) = asked(words, given)?;
    let id = given.get_one::<String>("GAME").map_or("", String::as_str);
    let results = match given.get_one::<PathBuf>("file") {
        Some(path) => {
            let meet = plan.foretell(id).map_err(trouble)?.meet;
            let header = results::header(id, &asked, &plan);
            Some(Results::open(path, &header, &|bout| plan.fits(meet, bout))?)
        }
        None => None,
    };
    let known = results.as_ref().map_or(&[][..], |results| &results.known);
    let keeper = Keeper { bar: bar(words, 0), results: results.as_ref().map(|r| &r.file) };
    let found = lab::tournament(id, &plan, known, &keeper);
    keeper.bar.finish_and_clear();
    let found = found.map_err(trouble)?;
    if given.get_flag("json") {
        serde_json::to_writer_pretty(&mut *out, &found).map_err(io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    show(words, &found, out)
}

/// The table and the tournament, or all that is wrong with what was asked and with its file.
fn asked(words: &Words, given: &ArgMatches) -> Result<(Wanted, TournamentPlan), Fail> {
    let file = given.get_one::<PathBuf>("file").and_then(|path| results::no_place(path));
    with_places(planned(words, given), file.into_iter().collect())
}

fn planned(words: &Words, given: &ArgMatches) -> Result<(Wanted, TournamentPlan), Fail> {
    let id = given.get_one::<String>("GAME").map_or("", String::as_str);
    let mut faults = Vec::new();
    let table = match wanted(words, id, given, Usual::Simulate) {
        Ok(table) => Some(table),
        Err(Fail::Bad(more)) => {
            faults.extend(more);
            None
        }
        Err(other) => return Err(other),
    };
    let mut minds: Vec<Level> = Vec::new();
    for name in given.get_many::<String>("minds").into_iter().flatten() {
        match mind(name) {
            Ok(level) if minds.contains(&level) => {
                let phrase = Phrase::new("program-mind-twice");
                faults.push(phrase.with("name", level.to_string().as_str()));
            }
            Ok(level) => minds.push(level),
            Err(fault) => faults.push(fault),
        }
    }
    // If none were named at all, the reader of the command line has said so.
    if given.contains_id("minds") && minds.len() < 2 && faults.is_empty() {
        faults.push(Phrase::new("program-few-minds"));
    }
    let Some(table) = table.filter(|_| faults.is_empty()) else { return Err(faults.into()) };
    let plan = TournamentPlan {
        setup: table.setup.clone(),
        text: table.text.clone(),
        minds,
        form: given.get_one("swiss").map_or(Form::RoundRobin, |rounds| Form::Swiss(*rounds)),
        games: given.get_one("games").copied().unwrap_or(100),
        seed: given.get_one("seed").copied().unwrap_or(1),
        threads: given.get_one::<u16>("threads").copied().unwrap_or(0).into(),
    };
    // How many that is depends on how many meet, which the game tells.
    let meet = plan.foretell(id).map_err(trouble)?.meet;
    let said = |why: Trouble| Phrase::new("program-lab-asked").with("why", why.phrase());
    let faults: Vec<Phrase> = plan.troubles(meet).into_iter().map(said).collect();
    if faults.is_empty() { Ok((table, plan)) } else { Err(faults.into()) }
}

/// All faults of what was asked, as far as they can be seen.
pub(crate) fn faults(words: &Words, given: &ArgMatches) -> Vec<Phrase> {
    match asked(words, given) {
        Err(Fail::Bad(faults)) => faults,
        _ => Vec::new(),
    }
}

/// Moves the bar and writes the results.
struct Keeper<'a> {
    bar: ProgressBar,
    results: Option<&'a Mutex<results::File>>,
}

impl Keep for Keeper<'_> {
    fn expects(&self, games: u64, known: u64) {
        self.bar.set_length(games);
        // Time left is reckoned from what is played now.
        self.bar.set_position(known);
        self.bar.reset_eta();
    }

    fn keep(&self, bout: &Bout) -> Result<(), Phrase> {
        self.bar.inc(1);
        match self.results {
            // A poisoned lock means that a thread has panicked already.
            Some(file) => file.lock().unwrap_or_else(|broken| broken.into_inner()).write(bout),
            None => Ok(()),
        }
    }
}

fn show(words: &Words, found: &Standings, out: &mut impl Write) -> Done {
    let head = Phrase::new("program-tournament-head")
        .with("game", found.game)
        .with("games", Arg::Text(count(found.games)))
        .with("seats", found.seats)
        .with("seed", found.seed.to_string().as_str());
    writeln!(out, "{}\n", words.text(&head))?;
    let columns = [
        "program-column-mind",
        "program-column-games",
        "program-column-rate",
        "program-column-ci95",
        "program-column-rating",
        "program-column-ci95",
    ];
    let mut rows = Rows::new(heads(words, 1, columns));
    for standing in &found.minds {
        let [low, high] = standing.rating_ci95;
        rows.row([
            standing.mind.clone(),
            count(standing.wins.of),
            percent(standing.wins.rate),
            interval(standing.wins.ci95),
            figure(standing.rating),
            format!("{}–{}", figure(low), figure(high)),
        ]);
    }
    writeln!(out, "{}", rows.text())?;
    if found.unfinished > 0 {
        let left =
            Phrase::new("program-tournament-unfinished").with("count", found.unfinished as usize);
        writeln!(out, "{}\n", paragraph(&words.text(&left)))?;
    }
    let columns = [
        "program-column-mind",
        "program-column-against",
        "program-column-games",
        "program-column-rate",
        "program-column-ci95",
        "program-column-other",
        "program-column-p",
    ];
    let mut rows = Rows::new(heads(words, 2, columns));
    for duel in &found.duels {
        rows.row([
            duel.mind.clone(),
            duel.against.clone(),
            count(duel.wins.of),
            percent(duel.wins.rate),
            interval(duel.wins.ci95),
            percent(duel.other.map_or(1.0 - duel.wins.rate, |other| other.rate)),
            chance(duel.p_holm),
        ]);
    }
    Ok(write!(out, "{}", rows.text())?)
}

/// A rating. Adding nothing makes −0 a plain 0.
fn figure(rating: f64) -> String {
    format!("{:.1}", (rating * 10.0).round() / 10.0 + 0.0)
}

/// A chance. None is ever nothing.
fn chance(p: Option<f64>) -> String {
    match p {
        None => "–".to_owned(),
        Some(p) if p < 0.0001 => "< 0.0001".to_owned(),
        Some(p) => format!("{p:.4}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_of_a_tournament() {
        assert_eq!([-0.04, 26.46, -1.26].map(figure), ["0.0", "26.5", "-1.3"]);
        let chances = [None, Some(0.0), Some(0.000_09), Some(0.0001), Some(1.0)].map(chance);
        assert_eq!(chances, ["–", "< 0.0001", "< 0.0001", "0.0001", "1.0000"]);
    }
}
