//! Places that a person named for results: whether something can be written there, found out
//! without changing anything, and files that take their place only when they are whole.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf, is_separator};

use tabletop::Phrase;

use super::unfinished::Unfinished;
use crate::fail::Fail;
use crate::run::load::{cannot_write, shown};

/// What was asked for, or its faults and those of the places together.
pub(crate) fn with_places<T>(asked: Result<T, Fail>, places: Vec<Phrase>) -> Result<T, Fail> {
    match asked {
        Ok(asked) if places.is_empty() => Ok(asked),
        Ok(_) => Err(places.into()),
        Err(Fail::Bad(faults)) => Err(faults.into_iter().chain(places).collect::<Vec<_>>().into()),
        Err(other) => Err(other),
    }
}

/// A place that cannot be written. If its folder is not there, that is what is missing.
pub(crate) fn not_written(path: &Path, error: &io::Error) -> Phrase {
    // “new/” names a folder, though a path's parent does not say so.
    let folder = if names_folder(path) { Some(path) } else { parent(path) };
    match folder {
        Some(folder) if error.kind() == ErrorKind::NotFound && !folder.exists() => {
            let phrase = Phrase::new("program-folder-missing").with("file", shown(path));
            phrase.with("folder", shown(folder))
        }
        _ => cannot_write(path, error),
    }
}

fn names_folder(path: &Path) -> bool {
    path.as_os_str().as_encoded_bytes().last().is_some_and(|last| is_separator(char::from(*last)))
}

/// Whether a file can be written: one that is there is opened, for a new one another is made beside
/// it and taken away.
pub(crate) fn try_file(path: &Path) -> Result<(), Phrase> {
    if path.is_dir() {
        return Err(Phrase::new("program-file-folder").with("file", shown(path)));
    }
    let tried = if path.exists() {
        File::options().append(true).open(path).map(drop)
    } else {
        // Not under its own name: another run may make the file at the same moment.
        let trial = beside(path, &format!("{}.trial", std::process::id()));
        File::create_new(&trial).and_then(|_| fs::remove_file(&trial))
    };
    tried.map_err(|error| not_written(path, &error))
}

/// Whether a file can be written beside its place and then put there, as [`write_whole`] does.
pub(crate) fn try_whole(path: &Path) -> Result<(), Phrase> {
    try_file(path)?;
    match fs::canonicalize(path) {
        // A file that is there may be open to us where its folder is not.
        Ok(there) if there.is_file() => {
            let trial = beside(&there, &format!("{}.trial", std::process::id()));
            let tried = File::create_new(&trial).and_then(|_| fs::remove_file(&trial));
            tried.map_err(|error| not_written(path, &error))
        }
        _ => Ok(()),
    }
}

/// Writes files as a whole: all are written beside their places before the first is put there, so
/// that on a full disk none is left in half, and none that was there is lost.
pub(crate) fn write_whole(files: &[(PathBuf, String)]) -> Result<(), Phrase> {
    let mut drafts = Vec::new();
    for (path, text) in files {
        let (draft, mut file) = Draft::new(path.clone())?;
        drafts.push(draft);
        file.write_all(text.as_bytes()).map_err(|error| not_written(path, &error))?;
    }
    drafts.into_iter().try_for_each(Draft::finish)
}

/// Whether two paths are one place, there or not: by another spelling or by a link of any kind.
pub(crate) fn same_place(one: &Path, other: &Path) -> bool {
    one == other || place(one).is_some_and(|place_of_one| place(other) == Some(place_of_one))
}

/// Files that are to be written and would have to be folders too, since others are to be written in them.
/// What is there already is told by whoever tries to write it.
pub(crate) fn folders_too(files: &[PathBuf]) -> Vec<Phrase> {
    let places: Vec<PathBuf> = files.iter().filter_map(|file| place(file)).collect();
    let folder_too = |file: &&PathBuf| {
        let within = |own: &Path| places.iter().any(|place| place != own && place.starts_with(own));
        !file.exists() && place(file).is_some_and(|own| within(&own))
    };
    let fault = |file: &PathBuf| Phrase::new("program-file-and-folder").with("file", shown(file));
    files.iter().filter(folder_too).map(fault).collect()
}

/// A path by the one spelling it has, there or not.
fn place(path: &Path) -> Option<PathBuf> {
    fs::canonicalize(path).ok().or_else(|| {
        let folder = match parent(path) {
            Some(folder) => place(folder)?,
            None => fs::canonicalize(".").ok()?,
        };
        Some(folder.join(path.file_name()?))
    })
}

/// Whether these files can be written in a folder, which would be made if it is not there.
pub(crate) fn try_folder(folder: &Path, files: &[PathBuf]) -> Result<(), Phrase> {
    if folder.exists() && !folder.is_dir() {
        return Err(Phrase::new("program-folder-file").with("file", shown(folder)));
    }
    let missing = |folder: &&Path| !folder.as_os_str().is_empty() && !folder.exists();
    let missing: Vec<&Path> = folder.ancestors().take_while(missing).collect();
    let made = fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error));
    let tried = made.and_then(|()| files.iter().try_for_each(|file| try_whole(file)));
    for folder in missing {
        // What was not made, or is no longer empty, is none of ours.
        let _ = fs::remove_dir(folder);
    }
    tried
}

/// The folder that a path says it is in, if it says any.
pub(crate) fn parent(path: &Path) -> Option<&Path> {
    path.parent().filter(|folder| !folder.as_os_str().is_empty())
}

/// A file that is written under another name beside its own, and has that only when it is whole.
/// What a run that fails or is ended by a signal leaves unfinished is taken away.
pub(crate) struct Draft {
    path: PathBuf,
    /// None for what is no file on a disk (a pipe, say): that is written to at once.
    draft: Option<Unfinished>,
}

impl Draft {
    /// Begins a file.
    pub(crate) fn new(path: PathBuf) -> Result<(Draft, File), Phrase> {
        let bad = |error: io::Error| not_written(&path, &error);
        if fs::metadata(&path).is_ok_and(|found| !found.is_file() && !found.is_dir()) {
            let file = File::options().write(true).open(&path).map_err(bad)?;
            return Ok((Draft { path, draft: None }, file));
        }
        // A link stays one: what it leads to is replaced.
        let whole = fs::canonicalize(&path).unwrap_or_else(|_| path.clone());
        let (draft, file) = new_beside(&whole).map_err(bad)?;
        Ok((Draft { path: whole, draft: Some(draft) }, file))
    }

    /// Puts it in its place.
    pub(crate) fn finish(self) -> Result<(), Phrase> {
        let Some(draft) = &self.draft else { return Ok(()) };
        // After that there is nothing of the draft's name to take away.
        fs::rename(draft.path(), &self.path).map_err(|error| not_written(&self.path, &error))
    }
}

/// A new file beside a path, of a name that nobody has: what is there already is somebody's.
fn new_beside(path: &Path) -> io::Result<(Unfinished, File)> {
    let own = std::process::id();
    let mut number = 0;
    loop {
        let draft = match number {
            0 => beside(path, &format!("{own}.part")),
            n => beside(path, &format!("{own}-{n}.part")),
        };
        match Unfinished::make(draft, |draft| File::create_new(draft)) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            made => return made,
        }
    }
}

/// The path with something added to its name.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}
