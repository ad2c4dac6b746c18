//! Reading files that a person named.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;

use tabletop::Phrase;
use tabletop::saga::{self, Saga};

use crate::fail::Fail;

/// The largest box that is read: the built-in ones are far below.
const MOST_BOX_BYTES: u64 = 4 << 20;

/// The text of a box file.
pub(crate) fn cards(path: &Path) -> Result<String, Phrase> {
    let mut bytes = Vec::new();
    open(path)?
        .take(MOST_BOX_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| cannot_read(path, &error))?;
    if bytes.len() as u64 > MOST_BOX_BYTES {
        let large = Phrase::new("program-file-too-large").with("file", shown(path));
        return Err(large.with("most", (MOST_BOX_BYTES >> 20) as u32));
    }
    String::from_utf8(bytes).map_err(|fault| {
        let lines = fault.as_bytes()[..fault.utf8_error().valid_up_to()].iter();
        let line = 1 + lines.filter(|byte| **byte == b'\n').count();
        Phrase::new("program-file-no-text").with("file", shown(path)).with("line", line)
    })
}

/// A saga from a file.
pub(crate) fn saga(path: &Path) -> Result<Saga, Fail> {
    Ok(saga::read(BufReader::new(open(path)?)).map_err(|why| broken(path, why.phrases()))?)
}

/// A saga that may have been cut off while its last line was written; the flag tells whether it
/// was.
pub(crate) fn unfinished(path: &Path) -> Result<(Saga, bool), Fail> {
    let mut bytes = Vec::new();
    let most = saga::MOST_BYTES as u64 + 1;
    let read = open(path)?.take(most).read_to_end(&mut bytes);
    read.map_err(|error| cannot_read(path, &error))?;
    // Only the last line may be cut in the middle of a letter.
    let text = String::from_utf8_lossy(&bytes);
    Ok(Saga::mend(&text).map_err(|why| broken(path, why.phrases()))?)
}

fn open(path: &Path) -> Result<File, Phrase> {
    // Opening a folder works on some systems; reading it then fails with an obscure message.
    if path.is_dir() {
        return Err(Phrase::new("program-file-folder").with("file", shown(path)));
    }
    File::open(path).map_err(|error| cannot_read(path, &error))
}

/// A file that cannot be read.
pub(crate) fn cannot_read(path: &Path, error: &std::io::Error) -> Phrase {
    let phrase = Phrase::new("program-cannot-read").with("file", shown(path));
    phrase.with("why", words::system(error))
}

/// Something is wrong with a file: all of it, each with the file.
pub(crate) fn broken(path: &Path, faults: Vec<Phrase>) -> Vec<Phrase> {
    let told =
        |why: Phrase| Phrase::new("program-broken-file").with("file", shown(path)).with("why", why);
    faults.into_iter().map(told).collect()
}

/// A file that cannot be written.
pub(crate) fn cannot_write(path: &Path, error: &std::io::Error) -> Phrase {
    let phrase = Phrase::new("program-cannot-write").with("file", shown(path));
    phrase.with("why", words::system(error))
}

/// A path in a message.
pub(crate) fn shown(path: &Path) -> tabletop::Arg {
    tabletop::Arg::Text(path.display().to_string())
}
