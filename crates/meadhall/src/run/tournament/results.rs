//! The file in which a tournament's games are kept, one a line, written as soon as a game ends. A
//! run that was cut off loses at most the games that were being played.

use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use lab::{Bout, Form, TournamentPlan};
use serde_json::{Value, json};
use tabletop::Phrase;

use crate::run::load::{cannot_read, shown};
use crate::run::outputs::{not_written, try_file};
use crate::run::wanted::Wanted;

/// How long a written game may wait until it is on the disk itself, where it survives a power cut.
const SAFE: Duration = Duration::from_secs(2);

/// A file of results, open to be added to.
pub(super) struct Results {
    /// The games that were in it.
    pub(super) known: Vec<Bout>,
    /// Where the next ones go.
    pub(super) file: Mutex<File>,
}

/// The file itself.
pub(super) struct File {
    path: PathBuf,
    to: fs::File,
    safe: Instant,
}

/// The first line: what the games belong to. A file with another one is another tournament's. The
/// program's version and what each mind comes to are part of it: a name may stand for something else
/// in another version, and games of both do not go together.
pub(super) fn header(id: &str, table: &Wanted, plan: &TournamentPlan) -> Value {
    let form = match plan.form {
        Form::RoundRobin => "round-robin".to_owned(),
        Form::Swiss(rounds) => format!("swiss {rounds}"),
    };
    let minds: Vec<String> = plan.minds.iter().map(ToString::to_string).collect();
    let hash: String = table.cards.hash.iter().map(|byte| format!("{byte:02x}")).collect();
    json!({
        "tournament": 1,
        "program": env!("CARGO_PKG_VERSION"),
        "game": id,
        "rules": table.table.about().rules_version,
        "players": plan.setup.players,
        "options": plan.setup.chosen,
        "box": table.cards.name,
        "box_hash": hash,
        "minds": minds,
        "thinking": plan.thinking(id),
        "form": form,
        "games": plan.games,
        "seed": plan.seed,
    })
}

/// Why games cannot be kept there. What is no file on a disk may go on without end when it is read.
pub(super) fn no_place(path: &Path) -> Option<Phrase> {
    match fs::metadata(path) {
        Ok(found) if !found.is_file() && !found.is_dir() => {
            Some(Phrase::new("program-not-a-file").with("file", shown(path)))
        }
        _ => try_file(path).err(),
    }
}

impl Results {
    /// Opens the file, or begins a new one; `fits` tells whether a game can be one of them. A last
    /// line that was cut off is left out and written over.
    pub(super) fn open(
        path: &Path,
        header: &Value,
        fits: &dyn Fn(&Bout) -> bool,
    ) -> Result<Results, Vec<Phrase>> {
        let write = |error| vec![not_written(path, &error)];
        let options = fs::File::options().read(true).append(true).create(true).open(path);
        let mut to = options.map_err(write)?;
        to.try_lock().map_err(|_| vec![Phrase::new("program-in-use").with("file", shown(path))])?;
        let (known, good) = read(path, &to, header, fits)?;
        to.set_len(good).map_err(write)?;
        to.seek(SeekFrom::End(0)).map_err(write)?;
        let mut file = File { path: path.to_owned(), to, safe: Instant::now() };
        if good == 0 {
            file.line(header).map_err(|fault| vec![fault])?;
        }
        Ok(Results { known, file: Mutex::new(file) })
    }
}

impl File {
    /// Adds a game.
    pub(super) fn write(&mut self, bout: &Bout) -> Result<(), Phrase> {
        self.line(bout)?;
        if self.safe.elapsed() > SAFE {
            self.to.sync_data().map_err(|error| not_written(&self.path, &error))?;
            self.safe = Instant::now();
        }
        Ok(())
    }

    /// One call to the system for a line: a process that is killed leaves whole lines.
    fn line(&mut self, value: &impl serde::Serialize) -> Result<(), Phrase> {
        let bad = |error: std::io::Error| not_written(&self.path, &error);
        let line = text(value).map_err(&bad)?;
        self.to.write_all(line.as_bytes()).map_err(bad)
    }
}

/// A value as a line.
fn text(value: &impl serde::Serialize) -> std::io::Result<String> {
    Ok(serde_json::to_string(value)? + "\n")
}

/// The games of a file, and how many bytes of it are whole lines.
fn read(
    path: &Path,
    from: &fs::File,
    header: &Value,
    fits: &dyn Fn(&Bout) -> bool,
) -> Result<(Vec<Bout>, u64), Vec<Phrase>> {
    let (mut known, mut faults): (Vec<Bout>, Vec<Phrase>) = (Vec::new(), Vec::new());
    // Where each game was met first: its place among those known, and its line.
    let mut met = HashMap::new();
    let (mut good, mut number) = (0, 0);
    let mut reader = BufReader::new(from);
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = reader.read_until(b'\n', &mut line);
        let bytes = read.map_err(|error| vec![cannot_read(path, &error)])?;
        if !line.ends_with(b"\n") {
            // The end, or what was being written when the run was cut off. In place of the first
            // line that can only be a part of ours; all else is somebody's own file.
            if number == 0 && !text(header).is_ok_and(|own| own.as_bytes().starts_with(&line)) {
                faults.push(Phrase::new("program-no-results").with("file", shown(path)));
            }
            break;
        }
        number += 1;
        if number == 1 {
            let first: Option<Value> = serde_json::from_slice(&line).ok();
            faults.extend(other_header(path, first.as_ref(), header));
        } else {
            match serde_json::from_slice::<Bout>(&line) {
                Ok(bout) if fits(&bout) => {
                    let key = (bout.round, bout.minds.clone(), bout.game);
                    let (at, first) = *met.entry(key).or_insert((known.len(), number));
                    if known.get(at).is_some_and(|other| *other != bout) && faults.len() < 10 {
                        let phrase = Phrase::new("program-results-differ");
                        let phrase = phrase.with("file", shown(path)).with("line", number);
                        faults.push(phrase.with("first", first));
                    }
                    known.push(bout);
                }
                _ if faults.len() < 10 => {
                    let phrase = Phrase::new("program-broken-result").with("file", shown(path));
                    faults.push(phrase.with("line", number));
                }
                _ => {}
            }
        }
        if number == 1 && !faults.is_empty() {
            break;
        }
        good += bytes as u64;
    }
    if faults.is_empty() { Ok((known, good)) } else { Err(faults) }
}

/// A value of the first line, as people write it: options as they are typed.
fn said(value: &Value) -> Phrase {
    match value {
        Value::String(text) => Phrase::verbatim(text.clone()),
        Value::Array(list) if list.is_empty() => Phrase::new("program-results-none"),
        Value::Array(list) => {
            let one = |value: &Value| match value {
                Value::Array(pair) => match &pair[..] {
                    [Value::String(option), Value::String(chosen)] => {
                        format!("--{option} {chosen}")
                    }
                    _ => value.to_string(),
                },
                Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            Phrase::verbatim(list.iter().map(one).collect::<Vec<_>>().join(", "))
        }
        other => Phrase::verbatim(other.to_string()),
    }
}

/// How the first line differs from what was asked.
fn other_header(path: &Path, found: Option<&Value>, asked: &Value) -> Vec<Phrase> {
    let fields = |value: &Value| value.as_object().cloned().unwrap_or_default();
    let found = match found {
        Some(found) if found.get("tournament") == asked.get("tournament") => fields(found),
        _ => return vec![Phrase::new("program-no-results").with("file", shown(path))],
    };
    let differs = |(field, value): (&String, &Value)| {
        let Some(there) = found.get(field) else {
            // It was begun by a version that did not tell so much.
            let phrase = Phrase::new("program-older-results").with("file", shown(path));
            return Some(phrase.with("field", field.as_str()));
        };
        if there == value {
            return None;
        }
        let phrase = Phrase::new("program-other-tournament").with("file", shown(path));
        let phrase = phrase.with("field", field.as_str());
        Some(phrase.with("there", said(there)).with("asked", said(value)))
    };
    let asked = fields(asked);
    let mut faults: Vec<Phrase> = asked.iter().filter_map(differs).collect();
    if faults.is_empty() && asked.len() != found.len() {
        faults.push(Phrase::new("program-no-results").with("file", shown(path)));
    }
    faults
}
