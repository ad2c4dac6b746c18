//! Where the lab's results go: reports, and tables for other tools. Whether they can be written is
//! found out before the first game.

use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use clap::ArgMatches;
use indicatif::ProgressBar;
use lab::export::{self, Csv, Parquet, Sheet, Sink};
use lab::{Balance, Observe, Record, Study, Trouble};
use tabletop::Phrase;
use words::Words;

use super::load::cannot_write;
use super::page::Page;
use super::simulate::bar;

/// The tables that are written while games are played.
pub(crate) struct Outputs {
    sinks: Mutex<Vec<(PathBuf, Box<dyn Sink>)>>,
}

impl Outputs {
    /// Opens what was asked for: `--csv`, `--parquet`; and tries the place of the report.
    pub(crate) fn open(given: &ArgMatches) -> Result<Outputs, Vec<Phrase>> {
        let mut faults = Vec::new();
        let mut sinks: Vec<(PathBuf, Box<dyn Sink>)> = Vec::new();
        let folder = |name: &str| given.try_get_one::<PathBuf>(name).ok().flatten();
        if let Some(folder) = folder("csv") {
            match files(folder, "csv").and_then(|to| Csv::new(to).map_err(|e| told(folder, e))) {
                Ok(csv) => sinks.push((folder.clone(), Box::new(csv))),
                Err(fault) => faults.push(fault),
            }
        }
        if let Some(folder) = folder("parquet") {
            let to = files(folder, "parquet");
            match to.and_then(|to| Parquet::new(to).map_err(|e| told(folder, e))) {
                Ok(parquet) => sinks.push((folder.clone(), Box::new(parquet))),
                Err(fault) => faults.push(fault),
            }
        }
        if let Some(stem) = folder("report") {
            faults.extend(try_report(stem).err());
        }
        match faults.is_empty() {
            true => Ok(Outputs { sinks: Mutex::new(sinks) }),
            false => Err(faults),
        }
    }

    /// Makes a study, with a bar, and writes its records.
    pub(crate) fn balance(
        &self,
        words: &Words,
        id: &str,
        study: &Study,
    ) -> Result<Balance, Trouble> {
        let observer = Observer { outputs: self, cards: &study.cards, bar: bar(words, 0) };
        let found = lab::balance(id, study, &observer);
        observer.bar.finish_and_clear();
        found
    }

    /// Writes what is left.
    pub(crate) fn finish(self) -> Result<(), Vec<Phrase>> {
        let sinks = self.sinks.into_inner().unwrap_or_else(|broken| broken.into_inner());
        let ends =
            sinks.into_iter().map(|(folder, sink)| sink.finish().map_err(|e| told(&folder, e)));
        let faults: Vec<Phrase> = ends.filter_map(Result::err).collect();
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }
}

/// Moves the bar and writes the tables.
struct Observer<'a> {
    outputs: &'a Outputs,
    cards: &'a str,
    bar: ProgressBar,
}

impl Observe for Observer<'_> {
    fn played(&self, games: u64) {
        self.bar.inc(games);
    }

    fn expects(&self, games: u64) {
        self.bar.set_length(games);
    }

    fn record(&self, record: &Record) -> Result<(), Phrase> {
        // A poisoned lock means that a thread has panicked already.
        let mut sinks = self.outputs.sinks.lock().unwrap_or_else(|broken| broken.into_inner());
        for (folder, sink) in sinks.iter_mut() {
            export::write(&mut **sink, self.cards, record).map_err(|e| told(folder, e))?;
        }
        Ok(())
    }
}

/// New files for the tables in a folder, which is made if it is not there.
fn files(folder: &Path, ending: &str) -> Result<[BufWriter<File>; 3], Phrase> {
    fs::create_dir_all(folder).map_err(|e| told(folder, e))?;
    let file = |sheet: Sheet| {
        let path = folder.join(format!("{}.{ending}", sheet.name()));
        File::create(&path).map(BufWriter::new).map_err(|e| told(&path, e))
    };
    let [games, seats, rows] = Sheet::ALL.map(file);
    Ok([games?, seats?, rows?])
}

fn told(path: &Path, error: io::Error) -> Phrase {
    cannot_write(path, &error)
}

/// The files of a report.
fn report_files(stem: &Path) -> [PathBuf; 2] {
    ["md", "html"].map(|ending| {
        let mut name = stem.as_os_str().to_owned();
        name.push(".");
        name.push(ending);
        PathBuf::from(name)
    })
}

/// Whether a report can be written there. A file that is there already is kept as it is until the
/// new report is whole.
pub(crate) fn try_report(stem: &Path) -> Result<(), Phrase> {
    if let Some(folder) = stem.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(|e| told(folder, e))?;
    }
    for path in report_files(stem) {
        let new = !path.exists();
        let file = File::options().append(true).create(true).open(&path);
        file.map_err(|e| told(&path, e))?;
        if new {
            // It was only a trial.
            fs::remove_file(&path).map_err(|e| told(&path, e))?;
        }
    }
    Ok(())
}

/// Writes a report beside `stem`: `stem.md` and `stem.html`.
pub(crate) fn write_pages(stem: &Path, page: &Page) -> Result<Vec<PathBuf>, Phrase> {
    let files = report_files(stem);
    for (path, text) in files.iter().zip([page.markdown(), page.html()]) {
        fs::write(path, text).map_err(|e| told(path, e))?;
    }
    Ok(files.into())
}
