//! `meadhall load`: how much the hall bears.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::ArgMatches;
use hall::load::{Load, Plan};
use tabletop::Phrase;
use words::Words;

use super::tables::{Rows, count};
use crate::fail::Done;

/// Runs a hall of its own on this machine, plays at many of its tables, and tells how fast it was.
pub(crate) fn run(words: &Words, given: &ArgMatches, out: &mut impl Write) -> Done {
    let number = |name| given.get_one::<u32>(name).copied().unwrap_or_default();
    let plan = Plan {
        tables: number("tables") as usize,
        idle: number("idle") as usize,
        time: Duration::from_secs(number("seconds").into()),
        pages: given.get_flag("pages"),
        data: given.get_one::<PathBuf>("data").cloned(),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let load = runtime.block_on(hall::load::run(&plan))?;
    if given.get_flag("json") {
        serde_json::to_writer_pretty(&mut *out, &load).map_err(std::io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    show(words, &load, out)
}

fn show(words: &Words, load: &Load, out: &mut impl Write) -> Done {
    let mut rows = Rows::new([(String::new(), false), (String::new(), true)]);
    let mut row = |id, figure: String| rows.row([words.text(&Phrase::new(id)), figure]);
    row("program-load-tables", count(load.tables as u64));
    row("program-load-channels", count(load.channels as u64));
    row("program-load-moves", count(load.moves_per_s.round() as u64));
    row("program-load-p50", format!("{:.2}", load.p50_ms));
    row("program-load-p99", format!("{:.2}", load.p99_ms));
    row("program-load-update", count(load.update_bytes_median));
    row("program-load-memory", format!("{:.1}", load.memory_mib));
    row("program-load-start", format!("{:.1}", load.start_ms));
    // The empty heads make an empty first line.
    Ok(write!(out, "{}", rows.text().trim_start_matches('\n'))?)
}
