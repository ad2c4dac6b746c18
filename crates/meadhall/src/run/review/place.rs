//! Where the picture of a review may be written: over nothing that cannot be had again.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use tabletop::Phrase;

use crate::run::load::shown;
use crate::run::outputs::try_whole;

/// What every saga begins with.
const SAGA: &[u8] = b"meadhall saga";

/// Why a picture cannot be written there: above all not over the saga, by whatever name, nor over
/// another one or the secret of a game that goes on.
pub(super) fn no_place(file: &Path, saga: Option<&Path>) -> Option<Phrase> {
    let fault = |id| Some(Phrase::new(id).with("file", shown(file)));
    if file.as_os_str() == "-" {
        return fault("program-review-svg-dash");
    }
    if saga.is_some_and(|saga| same_file(file, saga)) {
        return fault("program-review-svg-saga");
    }
    if is_saga(file) {
        return fault("program-review-svg-other-saga");
    }
    if is_secret(file) {
        return fault("program-review-svg-secret");
    }
    try_whole(file).err()
}

fn is_saga(file: &Path) -> bool {
    let mut start = [0; SAGA.len()];
    // Anything else than a file, a pipe say, is not read from.
    let there = fs::metadata(file).is_ok_and(|found| found.is_file());
    there
        && File::open(file).and_then(|mut file| file.read_exact(&mut start)).is_ok()
        && start == *SAGA
}

/// Whether a file that is there is called so, also where a link leads to it.
fn is_secret(file: &Path) -> bool {
    let called = |path: &Path| path.extension().is_some_and(|ending| ending == "secret");
    fs::canonicalize(file).is_ok_and(|there| there.is_file() && (called(&there) || called(file)))
}

/// Whether two paths lead to one file: by another spelling or by a link of any kind.
fn same_file(one: &Path, other: &Path) -> bool {
    #[cfg(unix)]
    let known = |path: &Path| {
        use std::os::unix::fs::MetadataExt;
        fs::metadata(path).ok().map(|found| (found.dev(), found.ino()))
    };
    #[cfg(not(unix))]
    let known = |path: &Path| fs::canonicalize(path).ok();
    known(one).is_some_and(|file| known(other) == Some(file))
}
