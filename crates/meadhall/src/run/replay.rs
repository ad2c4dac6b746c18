//! `meadhall replay`.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use sitting::Replay;
use tabletop::{Eyes, Phrase, Seat};
use terminal::Room;
use terminal::replay::{Sight, print_at, sights};

use super::load::{self, broken};
use super::play::is_terminal;
use crate::fail::{Done, Fail};

/// Steps through a saga, or prints one position.
pub(crate) fn run(room: &Room, given: &ArgMatches) -> Done {
    let Some(path) = given.get_one::<PathBuf>("FILE") else { return Ok(()) };
    let mut replay = open(path)?;
    let Some(&step) = given.get_one::<usize>("at") else {
        if !is_terminal() {
            return Err(Phrase::new("program-replay-needs-terminal").into());
        }
        return Ok(terminal::replay::run(replay, room)?);
    };
    let mut faults = Vec::new();
    let sight = sight(given, &replay).map_err(|fault| faults.push(fault)).ok().flatten();
    let printed = print_at(&mut replay, room, step, sight);
    match printed {
        Ok(lines) if faults.is_empty() => {
            let mut out = io::stdout().lock();
            lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
            Ok(out.flush()?)
        }
        Ok(_) => Err(faults.into()),
        Err(why) => {
            faults.extend(broken(path, why.phrases()));
            Err(faults.into())
        }
    }
}

fn open(path: &Path) -> Result<Replay, Fail> {
    let saga = load::saga(path)?;
    let table = sitting::open(&saga.header).map_err(|why| broken(path, why.phrases()))?;
    Ok(Replay::new(table, saga).map_err(|why| broken(path, why.phrases()))?)
}

/// Through whose eyes. What a seat hides stays hidden until the saga has ended.
fn sight(given: &ArgMatches, replay: &Replay) -> Result<Option<Sight>, Phrase> {
    let Some(text) = given.get_one::<String>("eyes") else { return Ok(None) };
    let seats = replay.table().seats();
    let sight = match text.parse::<Seat>() {
        _ if text == "all" => Sight::All,
        Ok(seat) if seat.0 < seats => Sight::Eyes(Eyes::Seat(seat)),
        _ => {
            let phrase = Phrase::new("program-no-eyes").with("eyes", text.as_str());
            return Err(phrase.with("seats", seats));
        }
    };
    match sights(replay).contains(&sight) {
        true => Ok(Some(sight)),
        false => Err(Phrase::new("program-eyes-before-end")),
    }
}
