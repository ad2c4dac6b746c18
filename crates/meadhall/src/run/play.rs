//! `meadhall play`, and what every way to a table shares.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use clap::ArgMatches;
use shelf::Table;
use sitting::{Fate, Instead, Plan, Replay, Sitting, boxes};
use tabletop::saga::{Sitter, Undo};
use tabletop::{Garbled, Phrase, Seat};
use terminal::{Left, Room};
use words::Words;

use super::folder;
use super::keep::Keep;
use super::load::{cannot_write, shown};
use super::outputs::{try_file, with_places};
use super::wanted::{self, Usual, wanted};
use crate::bots::{self, Bots};
use crate::fail::{Done, Fail};

/// Plays the game that was asked for, and others like it as long as people want.
pub(crate) fn run(room: &Room, given: &ArgMatches) -> Done {
    let id = given.get_one::<String>("GAME").map_or("", String::as_str);
    let instead = instead(given);
    let asked = with_places(wanted(&room.words, id, given, Usual::Play), beside_table(given));
    let asked = with_programs(asked, given)?;
    let plain = given.get_flag("plain");
    needs_terminal(room, plain)?;
    let humans = asked.seats.iter().filter(|sitter| matches!(sitter, Sitter::Human(_))).count();
    let undo = match given.get_one::<String>("undo").map(String::as_str) {
        Some("ask") => Undo::Ask,
        Some("always") => Undo::Always,
        _ if humans > 1 => Undo::Ask,
        _ => Undo::Always,
    };
    let plan = Plan { seats: asked.seats, undo, cards: asked.cards };
    let seconds = given.get_one::<u16>("bot-time").copied().unwrap_or(10);
    let clock = Duration::from_secs(seconds.into());
    let programs = Programs { commands: asked.programs, clock, instead: Some(instead?) };
    if !programs.commands.is_empty() {
        bots::end_with_this(plain)?;
    }
    let mut file = given.get_one::<PathBuf>("saga").cloned();
    while new_game(room, &asked.table, &plan, &programs, file.take(), plain)? == Left::NewGame {}
    Ok(())
}

/// All faults of what was asked for, as far as they can be seen.
pub(crate) fn faults(words: &Words, given: &ArgMatches) -> Vec<Phrase> {
    let table = wanted::faults(words, given, Usual::Play);
    table.into_iter().chain(beside_table(given)).chain(not_started(given)).collect()
}

/// What is wrong with what was asked beside the table.
fn beside_table(given: &ArgMatches) -> Vec<Phrase> {
    let saga = given.get_one::<PathBuf>("saga").and_then(|path| match path.exists() {
        true => Some(exists(path)),
        false => try_file(path).err(),
    });
    instead(given).err().into_iter().chain(saga).collect()
}

/// What was asked for, or its faults and the programs that cannot be started. Only where something
/// else is wrong they are tried for that: else they are started to play.
fn with_programs<T>(asked: Result<T, Fail>, given: &ArgMatches) -> Result<T, Fail> {
    asked.map_err(|fail| match fail {
        Fail::Bad(faults) => Fail::Bad(faults.into_iter().chain(not_started(given)).collect()),
        pipe => pipe,
    })
}

fn not_started(given: &ArgMatches) -> Vec<Phrase> {
    let tried = Bots::start(&wanted::programs(given), Duration::ZERO, Instead::Forfeit);
    tried.err().unwrap_or_default()
}

/// The programs outside that were named, and what the table agrees on about them.
#[derive(Default)]
struct Programs {
    commands: Vec<(Seat, String)>,
    clock: Duration,
    instead: Option<Instead>,
}

/// What is to become of the seat of a program that fails.
fn instead(given: &ArgMatches) -> Result<Instead, Phrase> {
    let fails = given.get_one::<String>("bot-fails").map_or("greedy", String::as_str);
    match fails {
        "forfeit" => Ok(Instead::Forfeit),
        mind => mind.parse().map(Instead::Mind).map_err(|garbled: Garbled| {
            Phrase::new("program-bad-bot-fails").with("why", garbled.phrase())
        }),
    }
}

impl Programs {
    /// Starts them, if there are any.
    fn start(&self, table: &dyn Table) -> Result<Option<Arc<Bots>>, Vec<Phrase>> {
        let Some(instead) = self.instead.filter(|_| !self.commands.is_empty()) else {
            return Ok(None);
        };
        let bots = Bots::start(&self.commands, self.clock, instead)?;
        bots.greet(table);
        Ok(Some(Arc::new(bots)))
    }
}

/// Plays what was chosen in the menu.
pub(crate) fn chosen(room: &Room, chosen: terminal::menu::Chosen) -> Result<Left, Fail> {
    let Some(about) = shelf::about(chosen.game) else { return Ok(Left::Quit) };
    let Some(cards) = boxes::newest(about) else { return Ok(Left::Quit) };
    let text = boxes::text(about, &cards).map_err(|fault| tabletop::Faults(vec![fault]))?;
    let Some(table) = shelf::table(about.id, &chosen.setup, text) else { return Ok(Left::Quit) };
    let humans = chosen.seats.iter().filter(|sitter| matches!(sitter, Sitter::Human(_))).count();
    let undo = if humans > 1 { Undo::Ask } else { Undo::Always };
    let plan = Plan { seats: chosen.seats, undo, cards };
    new_game(room, &table?, &plan, &Programs::default(), None, false)
}

/// Whether a person sits at both ends.
pub(crate) fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Without a terminal, or in one that is too small, only the plain way works. Asked before
/// anything is written, so that no empty saga stays behind.
pub(crate) fn needs_terminal(room: &Room, plain: bool) -> Result<(), Fail> {
    match plain {
        true => Ok(()),
        false if is_terminal() => Ok(terminal::large_enough(room)?),
        false => Err(Phrase::new("program-needs-terminal").into()),
    }
}

fn new_game(
    room: &Room,
    table: &Arc<dyn Table>,
    plan: &Plan,
    programs: &Programs,
    file: Option<PathBuf>,
    plain: bool,
) -> Result<Left, Fail> {
    let fate = Fate::fresh().map_err(|why| why.phrase())?;
    let bots = programs.start(&**table)?;
    let mut sitting = Sitting::begin(table.clone(), plan.clone(), fate)?;
    if let Some(bots) = bots {
        sitting.admit(bots);
    }
    let mut keep = begin(&sitting, file)?;
    let left = sit(room, &mut sitting, &mut keep, plain);
    drop(sitting);
    // What was thinking when the table was left still is.
    bots::end_all();
    left
}

/// Opens a new file for a saga: the one that was named, or the next in the user's folder.
fn begin(sitting: &Sitting, file: Option<PathBuf>) -> Result<Keep, Phrase> {
    let bad = |path: &Path, error: &io::Error| match error.kind() {
        io::ErrorKind::AlreadyExists => exists(path),
        _ => cannot_write(path, error),
    };
    let (secret, saga) = (sitting.secret().hex(), sitting.saga().text());
    if let Some(path) = file {
        return Keep::create(&path, &secret, &saga).map_err(|error| bad(&path, &error));
    }
    let Some(folder) = folder::sagas(|name| std::env::var_os(name)) else {
        return Err(Phrase::new("program-no-folder"));
    };
    fs::create_dir_all(&folder).map_err(|error| bad(&folder, &error))?;
    for path in folder::names(&folder, &sitting.saga().header.game) {
        match Keep::create(&path, &secret, &saga) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            other => return other.map_err(|error| bad(&path, &error)),
        }
    }
    Err(Phrase::new("program-no-folder"))
}

fn exists(path: &Path) -> Phrase {
    Phrase::new("program-saga-exists").with("file", shown(path))
}

/// People sit at the table until they leave it.
pub(crate) fn sit(
    room: &Room,
    sitting: &mut Sitting,
    keep: &mut Keep,
    plain: bool,
) -> Result<Left, Fail> {
    let left = loop {
        let left = match plain {
            true => {
                let (input, output) = (io::stdin().lock(), io::stdout().lock());
                terminal::plain::run(sitting, room, keep, input, output)
            }
            false => terminal::play(sitting, room, keep),
        };
        match left {
            Ok(Left::Replay) if !plain => {
                let again = Replay::new(sitting.table().clone(), sitting.saga().clone());
                let again = again.map_err(|why| why.phrases())?;
                terminal::replay::run(again, room)?;
            }
            other => break other,
        }
    };
    let troubled = keep.is_behind();
    rescue(sitting, keep)?;
    if sitting.ended() {
        keep.revealed();
    } else {
        let phrase = Phrase::new("program-saved").with("file", shown(keep.path()));
        // Told for convenience: nothing hangs on it.
        let _ = writeln!(io::stderr(), "{}", room.words.text(&phrase));
    }
    match left {
        // The table told of a disk that would not take the saga; now it has.
        Err(_) if troubled => Ok(Left::Quit),
        other => Ok(other?),
    }
}

/// What the disk did not take is not lost: it goes to the folder for temporary files, or else to
/// standard output, and the person is told.
fn rescue(sitting: &Sitting, keep: &mut Keep) -> Done {
    let Some((text, error)) = keep.last_try() else { return Ok(()) };
    let failed = cannot_write(keep.path(), &error);
    let name = keep.path().file_name().unwrap_or_default();
    let elsewhere = std::env::temp_dir().join(name);
    let Ok(kept) = Keep::create(&elsewhere, &sitting.secret().hex(), &text) else {
        io::stdout().write_all(text.as_bytes())?;
        return Err(Phrase::new("program-printed").with("why", failed).into());
    };
    let rescued = match sitting.ended() {
        true => "program-rescued-ended",
        false => "program-rescued",
    };
    if sitting.ended() {
        kept.revealed();
    }
    Err(Phrase::new(rescued).with("why", failed).with("file", shown(&elsewhere)).into())
}
