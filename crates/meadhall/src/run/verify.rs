//! `meadhall verify`.

use std::io::Write;
use std::path::PathBuf;

use clap::ArgMatches;
use sitting::Report;
use tabletop::saga::hex;
use tabletop::{About, Phrase, Seat};
use words::Words;

use super::load::{self, broken};
use crate::fail::Done;

/// Checks a finished saga and says what was checked.
pub(crate) fn run(words: &Words, given: &ArgMatches, out: &mut impl Write) -> Done {
    let Some(path) = given.get_one::<PathBuf>("FILE") else { return Ok(()) };
    let saga = load::saga(path)?;
    let table = sitting::open(&saga.header).map_err(|why| broken(path, why.phrases()))?;
    let (about, seats) = (table.about(), table.seats());
    let report = sitting::verify(table, &saga).map_err(|why| broken(path, why.phrases()))?;
    let head = Phrase::new("program-verified").with("file", load::shown(path));
    let head = head.with("game", saga.header.game.as_str()).with("steps", report.steps);
    writeln!(out, "{}", words.text(&head))?;
    let mut said = checked(&report, &hex(&saga.header.fate));
    said.push(ended(words, about, &report, seats));
    for phrase in said {
        writeln!(out, "  {}", words.text(&phrase))?;
    }
    Ok(writeln!(out, "{}", words.text(&Phrase::new("program-verified-limit")))?)
}

fn checked(report: &Report, commitment: &str) -> Vec<Phrase> {
    let mut said = vec![
        Phrase::new("program-verified-choices").with("count", report.choices),
        Phrase::new("program-verified-fortunes").with("count", report.fortunes),
        Phrase::new("program-verified-secret").with("commitment", commitment),
        Phrase::new("program-verified-hashes").with("count", report.hashes),
    ];
    let mut some = |id, count: usize| {
        if count > 0 {
            said.push(Phrase::new(id).with("count", count));
        }
    };
    some("program-verified-inherited", report.inherited);
    some("program-verified-undos", report.undos);
    some("program-verified-older", report.older_rules.map_or(0, usize::from));
    for seat in report.forfeits.iter() {
        said.push(Phrase::new("program-verified-forfeit").with("seat", seat));
    }
    said
}

/// Who won, and why it ended.
fn ended(words: &Words, about: &About, report: &Report, seats: u8) -> Phrase {
    let Some(outcome) = &report.outcome else { return Phrase::new("program-verified-abandoned") };
    let won = |seat: &Seat| outcome.shares[seat.index()] > 0.0;
    let name = |seat: Seat| Phrase::new("program-seat").with("seat", seat);
    let winners: Vec<Phrase> = Seat::all(seats).filter(won).map(name).collect();
    let (prefix, id) = (about.prefix.to_lowercase(), outcome.ending.id);
    let ending = words.named(&format!("{prefix}-ending-{id}")).unwrap_or_else(|| id.to_owned());
    // Against the game itself all may lose.
    let said = match winners.is_empty() {
        true => Phrase::new("program-verified-lost"),
        false => Phrase::new("program-verified-outcome").with("winners", winners),
    };
    said.with("ending", ending).with("rule", outcome.ending.rule)
}
