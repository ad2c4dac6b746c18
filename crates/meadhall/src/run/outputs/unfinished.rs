//! Files and folders that are there only until a run is done. What it leaves of them when it fails, or
//! when a signal ends it, is taken away.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::{fs, io};

/// All of them, folders before what is in them.
static ALL: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn all() -> MutexGuard<'static, Vec<PathBuf>> {
    ALL.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file or a folder that goes when this does, unless it is no longer there or a folder no longer
/// empty.
pub(super) struct Unfinished(PathBuf);

impl Unfinished {
    /// Makes it, unless that fails. A signal waits for it.
    pub(super) fn make<T>(
        path: PathBuf,
        make: impl FnOnce(&Path) -> io::Result<T>,
    ) -> io::Result<(Unfinished, T)> {
        watch();
        let mut all = all();
        let made = make(&path)?;
        all.push(path.clone());
        Ok((Unfinished(path), made))
    }

    /// Makes a folder and those it is in, as far as they are missing; the innermost is the first.
    pub(super) fn folders(folder: &Path) -> io::Result<Vec<Unfinished>> {
        let missing = |folder: &&Path| !folder.as_os_str().is_empty() && !folder.exists();
        let missing: Vec<&Path> = folder.ancestors().take_while(missing).collect();
        let mut made = Vec::new();
        for folder in missing.into_iter().rev() {
            let one = Unfinished::make(folder.to_owned(), |folder| fs::create_dir(folder));
            match one {
                Ok((one, ())) => made.insert(0, one),
                // Another run has made it meanwhile.
                Err(_) if folder.is_dir() => {}
                Err(error) => return Err(error),
            }
        }
        Ok(made)
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        let mut all = all();
        all.retain(|path| *path != self.0);
        remove(&self.0);
    }
}

fn remove(path: &Path) {
    if fs::remove_file(path).is_err() {
        // Only an empty one goes.
        let _ = fs::remove_dir(path);
    }
}

/// Lets all go when a signal ends this program.
#[cfg(unix)]
fn watch() {
    use std::sync::Once;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

    static WATCHED: Once = Once::new();
    WATCHED.call_once(|| {
        let tidy = || {
            let mut all = all();
            all.drain(..).rev().for_each(|path| remove(&path));
            // Still locked: nothing new is begun.
            all
        };
        // Where signals cannot be waited for, all is as without it.
        let _ = crate::signals::before_ending(&[SIGINT, SIGTERM, SIGHUP], tidy);
    });
}

/// There the terminal ends its programs without asking.
#[cfg(not(unix))]
fn watch() {}
