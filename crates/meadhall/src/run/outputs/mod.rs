//! Where the lab's results go: reports, and tables for other tools. Whether they can be written is
//! found out before the first game.

mod places;
mod unfinished;

use std::fs;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use clap::ArgMatches;
use indicatif::ProgressBar;
use lab::export::{self, Csv, Parquet, Sheet, Sink};
use lab::{Balance, Observe, Record, Study, Trouble};
use tabletop::Phrase;

use super::load::shown;
use super::page::Page;
use places::{Draft, beside, folders_too, parent};
pub(crate) use places::{
    not_written, same_place, try_file, try_folder, try_whole, with_places, write_whole,
};
use unfinished::Unfinished;

/// The tables that are written while games are played. They are in their places when all is done:
/// a run that fails or is cut off leaves earlier ones as they were.
pub(crate) struct Outputs {
    sinks: Mutex<Vec<Tables>>,
}

/// The tables of one folder.
struct Tables {
    folder: PathBuf,
    sink: Box<dyn Sink>,
    drafts: Vec<Draft>,
    /// After the drafts: a folder that was made for them goes if none of them stays.
    _folders: Vec<Unfinished>,
}

/// The options that name folders of tables, each also the ending of their files.
const FORMATS: [&str; 2] = ["csv", "parquet"];

/// What is wrong with the places that were named for results. Nothing is changed by it.
pub(crate) fn faults(given: &ArgMatches) -> Vec<Phrase> {
    let tables = FORMATS.into_iter().filter_map(|format| {
        let folder = named(given, format)?;
        try_folder(folder, &tables_in(folder, format)).err()
    });
    let report = named(given, "report").and_then(|stem| try_report(stem).err());
    tables.chain(report).chain(folders_too(&written(given))).collect()
}

/// All files that would be written.
fn written(given: &ArgMatches) -> Vec<PathBuf> {
    let tables = FORMATS.into_iter().filter_map(|format| Some((named(given, format)?, format)));
    let tables = tables.flat_map(|(folder, format)| tables_in(folder, format));
    let report = named(given, "report").into_iter().flat_map(report_files);
    tables.chain(report).chain(named(given, "out").map(Path::to_owned)).collect()
}

fn tables_in(folder: &Path, format: &str) -> [PathBuf; 3] {
    Sheet::ALL.map(|sheet| file(folder, sheet, format))
}

fn named<'a>(given: &'a ArgMatches, option: &str) -> Option<&'a Path> {
    given.try_get_one::<PathBuf>(option).ok().flatten().map(PathBuf::as_path)
}

fn file(folder: &Path, sheet: Sheet, format: &str) -> PathBuf {
    folder.join(format!("{}.{format}", sheet.name()))
}

impl Outputs {
    /// Begins the tables that were asked for. Whether they can be written was tried before.
    pub(crate) fn open(given: &ArgMatches) -> Result<Outputs, Vec<Phrase>> {
        let tables = FORMATS
            .into_iter()
            .filter_map(|format| named(given, format).map(|folder| Tables::open(folder, format)));
        let (mut sinks, mut faults) = (Vec::new(), Vec::new());
        for tables in tables {
            match tables {
                Ok(tables) => sinks.push(tables),
                Err(fault) => faults.push(fault),
            }
        }
        match faults.is_empty() {
            true => Ok(Outputs { sinks: Mutex::new(sinks) }),
            false => Err(faults),
        }
    }

    /// Makes a study and writes its records; `left` are the studies from this one on that the bar
    /// is for.
    pub(crate) fn balance(
        &self,
        id: &str,
        study: &Study,
        bar: &ProgressBar,
        left: u64,
    ) -> Result<Balance, Trouble> {
        let done = bar.position();
        let observer = Observer { outputs: self, cards: &study.cards, bar, done, left };
        let found = lab::balance(id, study, &observer);
        if found.is_err() || left < 2 {
            bar.finish_and_clear();
        }
        found
    }

    /// Writes what is left and puts the tables in their places.
    pub(crate) fn finish(self) -> Result<(), Vec<Phrase>> {
        let sinks = self.sinks.into_inner().unwrap_or_else(|broken| broken.into_inner());
        let faults: Vec<Phrase> =
            sinks.into_iter().filter_map(|tables| tables.finish().err()).collect();
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }
}

impl Tables {
    /// Begins the tables in a folder, which is made if it is not there.
    fn open(folder: &Path, format: &str) -> Result<Tables, Phrase> {
        let bad = |error| not_written(folder, &error);
        let folders = Unfinished::folders(folder).map_err(bad)?;
        let [games, seats, rows] = tables_in(folder, format).map(Draft::new);
        let mut drafts = Vec::new();
        let files = [games?, seats?, rows?].map(|(draft, file)| {
            drafts.push(draft);
            BufWriter::new(file)
        });
        let sink: Box<dyn Sink> = match format {
            "csv" => Box::new(Csv::new(files).map_err(bad)?),
            _ => Box::new(Parquet::new(files).map_err(bad)?),
        };
        Ok(Tables { folder: folder.to_owned(), sink, drafts, _folders: folders })
    }

    fn finish(self) -> Result<(), Phrase> {
        self.sink.finish().map_err(|error| not_written(&self.folder, &error))?;
        // All are whole before the first takes its place.
        self.drafts.into_iter().try_for_each(Draft::finish)
    }
}

/// Moves the bar and writes the tables.
struct Observer<'a> {
    outputs: &'a Outputs,
    cards: &'a str,
    bar: &'a ProgressBar,
    /// Games of the studies before this one.
    done: u64,
    /// Studies from this one on: the later ones are taken to be as long.
    left: u64,
}

impl Observe for Observer<'_> {
    fn played(&self, games: u64) {
        self.bar.inc(games);
    }

    fn expects(&self, games: u64) {
        self.bar.set_length(self.done + games * self.left);
    }

    fn record(&self, record: &Record) -> Result<(), Phrase> {
        // A poisoned lock means that a thread has panicked already.
        let mut sinks = self.outputs.sinks.lock().unwrap_or_else(|broken| broken.into_inner());
        for tables in sinks.iter_mut() {
            export::write(&mut *tables.sink, self.cards, record)
                .map_err(|error| not_written(&tables.folder, &error))?;
        }
        Ok(())
    }
}

/// The files of a report.
fn report_files(stem: &Path) -> [PathBuf; 2] {
    ["md", "html"].map(|ending| beside(stem, ending))
}

/// Whether a report can be written there.
pub(crate) fn try_report(stem: &Path) -> Result<(), Phrase> {
    // “cs/” would give files of no name, which nobody sees.
    let ends = stem.as_os_str().to_string_lossy().ends_with(std::path::is_separator);
    if ends || stem.file_name().is_none() {
        return Err(Phrase::new("program-report-no-name").with("file", shown(stem)));
    }
    try_folder(parent(stem).unwrap_or(Path::new("")), &report_files(stem))
}

/// Files that a report would be written over, though they are read or written for something else.
pub(crate) fn in_the_way<'a>(
    given: &ArgMatches,
    files: impl IntoIterator<Item = &'a PathBuf>,
) -> Vec<Phrase> {
    let Some(stem) = named(given, "report") else { return Vec::new() };
    let report = report_files(stem);
    let hit = |file: &&PathBuf| report.iter().any(|page| same_place(page, file));
    let fault = |file: &PathBuf| Phrase::new("program-report-over").with("file", shown(file));
    files.into_iter().filter(hit).map(fault).collect()
}

/// Writes a report beside `stem`: `stem.md` and `stem.html`.
pub(crate) fn write_pages(stem: &Path, page: &Page) -> Result<Vec<PathBuf>, Phrase> {
    let files = report_files(stem);
    if let Some(folder) = parent(stem) {
        fs::create_dir_all(folder).map_err(|error| not_written(folder, &error))?;
    }
    let [md, html] = files.clone();
    write_whole(&[(md, page.markdown()), (html, page.html())])?;
    Ok(files.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_for_all_studies() {
        let (outputs, bar) = (Outputs { sinks: Mutex::new(Vec::new()) }, ProgressBar::hidden());
        let observer =
            |done, left| Observer { outputs: &outputs, cards: "", bar: &bar, done, left };
        let first = observer(0, 2);
        first.expects(3000);
        first.played(3000);
        assert_eq!((bar.position(), bar.length()), (3000, Some(6000)));
        observer(bar.position(), 1).expects(4000);
        assert_eq!(bar.length(), Some(7000));
    }
}
