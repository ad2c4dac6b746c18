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
        None => last()?,
    };
    let (mut sitting, mut keep, cut) = open(&path)?;
    play::needs_terminal(room, plain)?;
    if cut {
        let phrase = Phrase::new("program-mended").with("file", shown(&path));
        let _ = writeln!(io::stderr(), "{}", room.words.text(&phrase));
    }
    // The programs that sat there are named on a command line only.
    sitting.replace_absent().map_err(|why| why.phrase())?;
    play::sit(room, &mut sitting, &mut keep, plain).map(drop)
}

fn last() -> Result<PathBuf, Phrase> {
    let folder = folder::sagas(|name| std::env::var_os(name));
    let Some(folder) = folder else {
        return Err(Phrase::new("program-no-folder"));
    };
    folder::unfinished(&folder)
        .ok_or_else(|| Phrase::new("program-nothing-to-resume").with("folder", shown(&folder)))
}

/// The sitting, its file, and whether the file's last line had to be left out.
fn open(path: &Path) -> Result<(Sitting, Keep, bool), Fail> {
    let (saga, cut) = unfinished(path)?;
    if saga.secret().is_some() {
        return Err(Phrase::new("program-has-ended").with("file", shown(path)).into());
    }
    let beside = folder::secret(path);
    let secret = fs::read_to_string(&beside).map_err(|error| {
        Phrase::new("program-no-secret")
            .with("file", shown(path))
            .with("secret", shown(&beside))
            .with("why", words::system(&error))
    })?;
    let secret = Secret::from_hex(&secret).map_err(|why| broken(&beside, vec![why.phrase()]))?;
    let table = sitting::open(&saga.header).map_err(|why| broken(path, why.phrases()))?;
    let safe = saga.text().len();
    let sitting = Sitting::resume(table, saga, secret);
    let sitting = sitting.map_err(|why| broken(path, why.phrases()))?;
    let keep = Keep::reopen(path, safe).map_err(|error| match error.kind() {
        io::ErrorKind::WouldBlock => Phrase::new("program-in-use").with("file", shown(path)),
        _ => cannot_write(path, &error),
    })?;
    Ok((sitting, keep, cut))
}
