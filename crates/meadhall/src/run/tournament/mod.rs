//! `meadhall tournament`.

mod results;

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Mutex;

use clap::ArgMatches;
use clap::parser::ValueSource;
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
    let (asked, plan) = asked(words, given, true)?;
    let id = given.get_one::<String>("GAME").map_or("", String::as_str);
    let results = match given.get_one::<PathBuf>("file") {
        Some(path) => {
            let meet = plan.foretell(id).map_err(trouble)?.meet;
            let header = results::header(id, &asked, &plan);
            Some(Results::open(path, &header, &plan, meet)?)
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

/// The table and the tournament, or all that is wrong with what was asked and with its file. Where
/// not all that was typed could be read, what is left of it need not be `whole`.
fn asked(words: &Words, given: &ArgMatches, whole: bool) -> Result<(Wanted, TournamentPlan), Fail> {
    let parts = Parts::of(words, given)?;
    let file = given.get_one::<PathBuf>("file").map(PathBuf::as_path);
    let no_place = file.and_then(results::no_place);
    let known = parts.known(given, whole);
    let planned = parts.planned(given);
    // Of what can be carried out whoever opens the file tells all there is to tell.
    let other = match (file, &no_place) {
        (Some(path), None) if planned.is_err() || !whole => results::of_another(path, known),
        _ => Vec::new(),
    };
    with_places(planned, no_place.into_iter().chain(other).collect())
}

/// What was asked for, each part as far as it is right.
struct Parts<'a> {
    id: &'a str,
    table: Option<Wanted>,
    minds: Vec<Level>,
    form: Form,
    games: u32,
    seed: u64,
    faults: Vec<Phrase>,
    /// Whether a fault is one of the minds'.
    bad_minds: bool,
}

impl<'a> Parts<'a> {
    fn of(words: &Words, given: &'a ArgMatches) -> Result<Parts<'a>, Fail> {
        let id = given.get_one::<String>("GAME").map_or("", String::as_str);
        let (table, mut faults) = match wanted(words, id, given, Usual::Simulate) {
            // That none was named the reader of the command line has said.
            _ if id.is_empty() => (None, Vec::new()),
            Ok(table) => (Some(table), Vec::new()),
            Err(Fail::Bad(faults)) => (None, faults),
            Err(other) => return Err(other),
        };
        let others = faults.len();
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
        Ok(Parts {
            id,
            table,
            minds,
            form: given.get_one("swiss").map_or(Form::RoundRobin, |rounds| Form::Swiss(*rounds)),
            games: given.get_one("games").copied().unwrap_or(100),
            seed: given.get_one("seed").copied().unwrap_or(1),
            bad_minds: faults.len() > others,
            faults,
        })
    }

    /// What a file of these games would begin with, as far as it is sure.
    fn known(&self, given: &ArgMatches, whole: bool) -> serde_json::Map<String, serde_json::Value> {
        let mut known = results::beginning(self.id);
        if self.table.is_none() && shelf::about(self.id).is_none() {
            known.remove("game");
        }
        let mut others = results::played(&self.minds, self.form, self.games, self.seed);
        others.extend(self.table.iter().flat_map(results::laid));
        let typed = |id: &str| given.value_source(id) == Some(ValueSource::CommandLine);
        let sure = |field: &str| match field {
            "minds" => whole && !self.bad_minds,
            "form" => whole || typed("swiss"),
            "box" | "box_hash" => whole || typed("box"),
            "games" | "seed" | "players" => whole || typed(field),
            _ => whole,
        };
        known.extend(others.into_iter().filter(|(field, _)| sure(field)));
        known
    }

    fn planned(self, given: &ArgMatches) -> Result<(Wanted, TournamentPlan), Fail> {
        let faults = self.faults;
        let Some(table) = self.table.filter(|_| faults.is_empty()) else {
            return Err(faults.into());
        };
        let plan = TournamentPlan {
            setup: table.setup.clone(),
            text: table.text.clone(),
            minds: self.minds,
            form: self.form,
            games: self.games,
            seed: self.seed,
            threads: given.get_one::<u16>("threads").copied().unwrap_or(0).into(),
        };
        // How many that is depends on how many meet, which the game tells.
        let meet = plan.foretell(self.id).map_err(trouble)?.meet;
        let said = |why: Trouble| Phrase::new("program-lab-asked").with("why", why.phrase());
        let faults: Vec<Phrase> = plan.troubles(meet).into_iter().map(said).collect();
        if faults.is_empty() { Ok((table, plan)) } else { Err(faults.into()) }
    }
}

/// All faults of what was asked, as far as they can be seen.
pub(crate) fn faults(words: &Words, given: &ArgMatches) -> Vec<Phrase> {
    match asked(words, given, false) {
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
