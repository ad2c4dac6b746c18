//! `meadhall replay`.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use sitting::Replay;
use tabletop::{Eyes, Phrase, Seat};
use terminal::Room;
use terminal::replay::{Sight, print_at, sights};

use super::load::{self, broken};
use super::play::needs_terminal;
use crate::fail::{Done, Fail};

/// Steps through a saga, or prints one position.
pub(crate) fn run(room: &Room, given: &ArgMatches) -> Done {
    let Some(path) = given.get_one::<PathBuf>("FILE") else { return Ok(()) };
    let mut replay = open(room, path).map_err(|fault| Fail::Bad(vec![fault]))?;
    let Some(&step) = given.get_one::<usize>("at") else {
        needs_terminal(room, false)?;
        return Ok(terminal::replay::run(replay, room)?);
    };
    let mut faults = Vec::new();
    let sight = sight(room, given, &replay).map_err(|fault| faults.push(fault)).ok().flatten();
    let printed = print_at(&mut replay, room, step, sight);
    let printed = printed.map_err(|why| faults.push(broken(&room.words, path, &why)));
    match printed {
        Ok(lines) if faults.is_empty() => {
            let mut out = io::stdout().lock();
            lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
            Ok(out.flush()?)
        }
        _ => Err(Fail::Bad(faults)),
    }
}

fn open(room: &Room, path: &Path) -> Result<Replay, String> {
    let words = &room.words;
    let saga = load::saga(words, path)?;
    let table = sitting::open(&saga.header).map_err(|why| broken(words, path, &why))?;
    Replay::new(table, saga).map_err(|why| broken(words, path, &why))
}

/// Through whose eyes. What a seat hides stays hidden until the saga has ended.
fn sight(room: &Room, given: &ArgMatches, replay: &Replay) -> Result<Option<Sight>, String> {
    let Some(text) = given.get_one::<String>("eyes") else { return Ok(None) };
    let seats = replay.table().seats();
    let sight = match text.parse::<Seat>() {
        _ if text == "all" => Sight::All,
        Ok(seat) if seat.0 < seats => Sight::Eyes(Eyes::Seat(seat)),
        _ => {
            let phrase = Phrase::new("program-no-eyes").with("eyes", text.as_str());
            return Err(room.words.text(&phrase.with("seats", seats)));
        }
    };
    match sights(replay).contains(&sight) {
        true => Ok(Some(sight)),
        false => Err(room.words.text(&Phrase::new("program-eyes-before-end"))),
    }
}
