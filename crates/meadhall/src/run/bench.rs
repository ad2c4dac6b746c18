//! `meadhall bench`.

use std::io::Write;
use std::time::Duration;

use clap::ArgMatches;
use indicatif::ProgressBar;
use lab::{Bench, BenchPlan};
use serde::Serialize;
use tabletop::Phrase;
use words::Words;

use super::bench_minds;
use super::simulate::{bar, trouble};
use super::tables::{Rows, count};
use super::wanted::{self, Usual, wanted};
use crate::allocations;
use crate::fail::Done;

/// Measures one game, or each in turn.
pub(crate) fn run(words: &Words, given: &ArgMatches, out: &mut impl Write) -> Done {
    let games = match given.get_one::<String>("GAME") {
        Some(game) => vec![game.as_str()],
        None => shelf::GAMES.to_vec(),
    };
    if let Some(fault) = box_of_none(given) {
        return Err(fault.into());
    }
    let seconds = given.get_one::<u16>("seconds").copied().unwrap_or(2);
    let bar = match given.get_flag("minds") {
        true => stages(words, games.len()),
        false => ProgressBar::hidden(),
    };
    for (i, id) in games.into_iter().enumerate() {
        let asked = wanted(words, id, given, Usual::Bench)?;
        let seed = given.get_one("seed").copied().unwrap_or(1);
        let time = Duration::from_secs(seconds.into());
        if given.get_flag("minds") {
            let found =
                bench_minds::measure(words, id, &asked.setup, &asked.text, (seed, time), &bar)?;
            // Else the bar would draw itself into what is written.
            bar.suspend(|| {
                tell(&found, given, i > 0, out, |out| bench_minds::show(words, &found, out))
            })?;
            continue;
        }
        let plan = BenchPlan { setup: asked.setup, cards: asked.text, seed, time };
        let measured = lab::bench(id, &plan, &allocations::during).map_err(trouble)?;
        tell(&measured, given, i > 0, out, |out| show(words, &measured, out))?;
    }
    bar.finish_and_clear();
    Ok(())
}

/// Writes what was measured, as data if that was asked for; a table after another one stands apart.
fn tell<W: Write>(
    found: &impl Serialize,
    given: &ArgMatches,
    after: bool,
    out: &mut W,
    table: impl FnOnce(&mut W) -> Done,
) -> Done {
    if given.get_flag("json") {
        serde_json::to_writer_pretty(&mut *out, found).map_err(std::io::Error::from)?;
        writeln!(out)?;
    } else {
        if after {
            writeln!(out)?;
        }
        table(out)?;
    }
    Ok(out.flush()?)
}

/// A bar for what takes long, with a clock that goes on meanwhile.
fn stages(words: &Words, games: usize) -> ProgressBar {
    let bar = bar(words, (games * bench_minds::STAGES.len()) as u64);
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}

/// All faults of what was asked for, as far as they can be seen.
pub(crate) fn faults(words: &Words, given: &ArgMatches) -> Vec<Phrase> {
    box_of_none(given).into_iter().chain(wanted::faults(words, given, Usual::Bench)).collect()
}

/// A box for all games, which there cannot be.
fn box_of_none(given: &ArgMatches) -> Option<Phrase> {
    let lost = given.contains_id("box") && !given.contains_id("GAME");
    lost.then(|| Phrase::new("program-box-needs-game"))
}

fn show(words: &Words, bench: &Bench, out: &mut impl Write) -> Done {
    let head = Phrase::new("program-bench-head").with("game", bench.game);
    writeln!(out, "{}", words.text(&head.with("seats", bench.seats)))?;
    let mut rows = Rows::new([(String::new(), false), (String::new(), true)]);
    let mut row = |id, figure: String| rows.row([words.text(&Phrase::new(id)), figure]);
    row("program-bench-decisions", count(bench.decisions_per_s.round() as u64));
    row("program-bench-games", count(bench.games_per_s.round() as u64));
    row("program-bench-branching", format!("{:.2}", bench.branching_mean));
    row("program-bench-clone", format!("{:.1}", bench.clone_ns));
    row("program-bench-bytes", count(bench.state_bytes as u64));
    row("program-bench-allocations", format!("{:.4}", bench.allocations_per_decision));
    // The empty heads make an empty first line.
    Ok(write!(out, "{}", rows.text().trim_start_matches('\n'))?)
}
