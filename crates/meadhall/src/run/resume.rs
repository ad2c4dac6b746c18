//! `meadhall resume`.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use sitting::{Secret, Sitting};
use tabletop::Phrase;
use terminal::Room;

use super::keep::Keep;
use super::load::{broken, cannot_write, shown, unfinished};
use super::{folder, play};
use crate::fail::{Done, Fail};

/// Goes on with an unfinished saga.
pub(crate) fn run(room: &Room, given: &ArgMatches) -> Done {
    let plain = given.get_flag("plain");
    let path = match given.get_one::<PathBuf>("FILE") {
        Some(path) => path.clone(),
        None => last(room)?,
    };
    let (mut sitting, mut keep, cut) = open(room, &path).map_err(|fault| Fail::Bad(vec![fault]))?;
    play::needs_terminal(room, plain)?;
    if cut {
        let phrase = Phrase::new("program-mended").with("file", shown(&path));
        let _ = writeln!(io::stderr(), "{}", room.words.text(&phrase));
    }
    play::sit(room, &mut sitting, &mut keep, plain).map(drop)
}

fn last(room: &Room) -> Result<PathBuf, Fail> {
    let folder = folder::sagas(|name| std::env::var_os(name));
    let Some(folder) = folder else {
        return Err(Fail::say(&room.words, &Phrase::new("program-no-folder")));
    };
    folder::unfinished(&folder).ok_or_else(|| {
        let phrase = Phrase::new("program-nothing-to-resume").with("folder", shown(&folder));
        Fail::say(&room.words, &phrase)
    })
}

/// The sitting, its file, and whether the file's last line had to be left out.
fn open(room: &Room, path: &Path) -> Result<(Sitting, Keep, bool), String> {
    let words = &room.words;
    let (saga, cut) = unfinished(words, path)?;
    if saga.secret().is_some() {
        let ended = Phrase::new("program-has-ended").with("file", shown(path));
        return Err(words.text(&ended));
    }
    let beside = folder::secret(path);
    let secret = fs::read_to_string(&beside).map_err(|error| {
        let phrase = Phrase::new("program-no-secret").with("file", shown(path));
        let phrase = phrase.with("secret", shown(&beside));
        words.text(&phrase.with("why", error.to_string().as_str()))
    })?;
    let secret = Secret::from_hex(&secret).map_err(|why| broken(words, &beside, &why))?;
    let table = sitting::open(&saga.header).map_err(|why| broken(words, path, &why))?;
    let safe = saga.text().len();
    let sitting = Sitting::resume(table, saga, secret).map_err(|why| broken(words, path, &why))?;
    let keep = Keep::reopen(path, safe).map_err(|error| match error.kind() {
        io::ErrorKind::WouldBlock => {
            words.text(&Phrase::new("program-in-use").with("file", shown(path)))
        }
        _ => cannot_write(words, path, &error),
    })?;
    Ok((sitting, keep, cut))
}
