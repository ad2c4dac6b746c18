//! The file in which a tournament's games are kept, one a line, written as soon as a game ends. A
//! run that was cut off loses at most the games that were being played.

use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use lab::{Bout, Chosen, Form, TournamentPlan};
use minds::Level;
use serde_json::{Map, Value, json};
use tabletop::{About, Phrase, Setup};

use crate::run::load::{cannot_read, shown};
use crate::run::outputs::{not_written, try_file};
use crate::run::wanted::Wanted;

/// How long a written game may wait until it is on the disk itself, where it survives a power cut.
const SAFE: Duration = Duration::from_secs(2);

/// The most bytes of a first line that are looked at while something else is wrong.
const MOST_HEADER: u64 = 1 << 20;

/// The most faults of a file's games that are told.
const MOST_FAULTS: usize = 10;

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
    /// How many bytes of it are whole lines.
    good: u64,
    /// Why a line could not be written: then no more are.
    failed: Option<Phrase>,
}

/// The first line: what the games belong to. A file with another one is another tournament's. The
/// program's version and what each mind comes to are part of it: a name may stand for something else
/// in another version, and games of both do not go together.
pub(super) fn header(id: &str, table: &Wanted, plan: &TournamentPlan) -> Value {
    let mut header = beginning(id);
    header.extend(laid(table));
    header.extend(played(&plan.minds, plan.form, plan.games, plan.seed));
    header.insert("thinking".to_owned(), json!(plan.thinking(id)));
    Value::Object(header)
}

/// What every file of a game begins with.
pub(super) fn beginning(id: &str) -> Map<String, Value> {
    let fields = json!({ "tournament": 1, "program": env!("CARGO_PKG_VERSION"), "game": id });
    object(fields)
}

/// What a file tells of its table.
pub(super) fn laid(table: &Wanted) -> Map<String, Value> {
    let hash: String = table.cards.hash.iter().map(|byte| format!("{byte:02x}")).collect();
    object(json!({
        "rules": table.table.about().rules_version,
        "players": table.setup.players,
        "options": normal(table.table.about(), &table.setup),
        "box": table.cards.name,
        "box_hash": hash,
    }))
}

/// What was chosen, however it was typed: options by their names, values in the game's own order, and
/// nothing that holds anyway.
fn normal(about: &About, setup: &Setup) -> Vec<(&'static str, String)> {
    let usual = lab::options(about, &Setup::default());
    let chosen = lab::options(about, setup).into_iter();
    let chosen = chosen.filter(|(option, chosen)| usual.get(option) != Some(chosen));
    let pairs = chosen.flat_map(|(option, chosen)| {
        let values = match chosen {
            Chosen::One(value) => vec![value],
            Chosen::Several(values) => values,
        };
        values.into_iter().map(move |value| (option, value))
    });
    pairs.collect()
}

/// The first line of a file with its options in their normal form: older versions wrote them as they were
/// typed. What is no option of the game stays as it is.
fn with_normal_options(mut first: Value) -> Value {
    let about = first.get("game").and_then(Value::as_str).and_then(shelf::about);
    let chosen = first.get("options").cloned().map(serde_json::from_value);
    if let (Some(about), Some(Ok(chosen))) = (about, chosen) {
        let players = first.get("players").and_then(Value::as_u64);
        let players = players.and_then(|players| u8::try_from(players).ok()).unwrap_or_default();
        let setup = Setup { players, chosen };
        if setup.check(about).is_empty() {
            first["options"] = json!(normal(about, &setup));
        }
    }
    first
}

/// What a file tells of its tournament.
pub(super) fn played(minds: &[Level], form: Form, games: u32, seed: u64) -> Map<String, Value> {
    let form = match form {
        Form::RoundRobin => "round-robin".to_owned(),
        Form::Swiss(rounds) => format!("swiss {rounds}"),
    };
    let minds: Vec<String> = minds.iter().map(ToString::to_string).collect();
    object(json!({ "minds": minds, "form": form, "games": games, "seed": seed }))
}

fn object(value: Value) -> Map<String, Value> {
    value.as_object().cloned().unwrap_or_default()
}

/// Why a file cannot be of a tournament of which only these fields are known. A file that is not
/// there, or is empty, can.
pub(super) fn of_another(path: &Path, known: Map<String, Value>) -> Vec<Phrase> {
    let mut line = Vec::new();
    let Ok(from) = fs::File::open(path) else { return Vec::new() };
    if BufReader::new(from.take(MOST_HEADER)).read_until(b'\n', &mut line).is_err() {
        return Vec::new();
    }
    match serde_json::from_slice::<Value>(&line) {
        Ok(first) => differences(path, &with_normal_options(first), &Value::Object(known)),
        // Nothing, or what was cut off while it was written.
        Err(_) if line.is_empty() || cut_off(&line) => Vec::new(),
        Err(_) => vec![Phrase::new("program-no-results").with("file", shown(path))],
    }
}

/// Whether this may be the beginning of a first line.
fn cut_off(line: &[u8]) -> bool {
    line.starts_with(b"{") && !line.ends_with(b"\n")
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
    /// Opens the file, or begins a new one, for a tournament in which so many minds meet. A last line
    /// that was cut off is left out and written over.
    pub(super) fn open(
        path: &Path,
        header: &Value,
        plan: &TournamentPlan,
        meet: usize,
    ) -> Result<Results, Vec<Phrase>> {
        let write = |error| vec![not_written(path, &error)];
        let options = fs::File::options().read(true).append(true).create(true).open(path);
        let mut to = options.map_err(write)?;
        to.try_lock().map_err(|_| vec![Phrase::new("program-in-use").with("file", shown(path))])?;
        let (known, good) = read(path, &to, header, plan, meet)?;
        to.set_len(good).map_err(write)?;
        to.seek(SeekFrom::End(0)).map_err(write)?;
        let (path, safe) = (path.to_owned(), Instant::now());
        let mut file = File { path, to, safe, good, failed: None };
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

    /// One call to the system for a line: a process that is killed leaves whole lines. What a full
    /// disk took of one is taken back, and nothing is written behind it, should there be room again.
    fn line(&mut self, value: &impl serde::Serialize) -> Result<(), Phrase> {
        if let Some(fault) = &self.failed {
            return Err(fault.clone());
        }
        let line = text(value).map_err(|error| not_written(&self.path, &error))?;
        if let Err(error) = self.to.write_all(line.as_bytes()) {
            let _ = self.to.set_len(self.good);
            return Err(self.failed.insert(not_written(&self.path, &error)).clone());
        }
        self.good += line.len() as u64;
        Ok(())
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
    plan: &TournamentPlan,
    meet: usize,
) -> Result<(Vec<Bout>, u64), Vec<Phrase>> {
    let (mut known, mut faults): (Vec<Bout>, Vec<Phrase>) = (Vec::new(), Vec::new());
    let mut lines: Vec<usize> = Vec::new();
    let no_game = |line: usize| {
        Phrase::new("program-broken-result").with("file", shown(path)).with("line", line)
    };
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
            let first = serde_json::from_slice(&line).ok().map(with_normal_options);
            faults.extend(other_header(path, first.as_ref(), header));
        } else {
            match serde_json::from_slice::<Bout>(&line) {
                Ok(bout) if plan.fits(meet, &bout) => {
                    let key = (bout.round, bout.minds.clone(), bout.game);
                    let (at, first) = *met.entry(key).or_insert((known.len(), number));
                    if known.get(at).is_some_and(|other| *other != bout)
                        && faults.len() < MOST_FAULTS
                    {
                        let phrase = Phrase::new("program-results-differ");
                        let phrase = phrase.with("file", shown(path)).with("line", number);
                        faults.push(phrase.with("first", first));
                    }
                    known.push(bout);
                    lines.push(number);
                }
                _ if faults.len() < MOST_FAULTS => faults.push(no_game(number)),
                _ => {}
            }
        }
        if number == 1 && !faults.is_empty() {
            break;
        }
        good += bytes as u64;
    }
    if faults.is_empty() {
        let strangers = plan.strangers(meet, &known).into_iter().take(MOST_FAULTS);
        faults.extend(strangers.map(|at| no_game(lines[at])));
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
    let no_results = || vec![Phrase::new("program-no-results").with("file", shown(path))];
    let Some(found) = found else { return no_results() };
    let faults = differences(path, found, asked);
    let fields = |value: &Value| value.as_object().map_or(0, Map::len);
    if faults.is_empty() && fields(asked) != fields(found) { no_results() } else { faults }
}

/// Where the first line says something else than is known of what was asked.
fn differences(path: &Path, found: &Value, known: &Value) -> Vec<Phrase> {
    if found.get("tournament") != known.get("tournament") {
        return vec![Phrase::new("program-no-results").with("file", shown(path))];
    }
    let (mut missing, mut faults) = (Vec::new(), Vec::new());
    let differs =
        |field: &str| found.get(field).is_some_and(|there| known.get(field) != Some(there));
    // What follows from another difference is not told besides.
    let follows = |field: &str| match field {
        "game" => false,
        "box_hash" => differs("box") || differs("game"),
        "thinking" => differs("minds") || differs("game"),
        _ => differs("game"),
    };
    for (field, value) in known.as_object().into_iter().flatten() {
        match found.get(field) {
            _ if follows(field) => {}
            None => missing.push(field.as_str()),
            Some(there) if there != value => {
                let phrase = Phrase::new("program-other-tournament").with("file", shown(path));
                let phrase = phrase.with("field", field.as_str());
                faults.push(phrase.with("there", said(there)).with("asked", said(value)));
            }
            Some(_) => {}
        }
    }
    if !missing.is_empty() {
        // It was begun by a version that did not tell so much.
        let phrase = Phrase::new("program-older-results").with("file", shown(path));
        faults.insert(0, phrase.with("fields", Phrase::names(missing)));
    }
    faults
}
