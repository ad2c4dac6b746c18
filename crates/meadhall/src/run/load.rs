//! Reading files that a person named.

use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;

use tabletop::Phrase;
use tabletop::saga::{self, Saga};
use words::Words;

/// The largest box that is read: the built-in ones are far below.
const MOST_BOX_BYTES: u64 = 4 << 20;

/// The text of a box file.
pub(crate) fn cards(words: &Words, path: &Path) -> Result<String, String> {
    let file = open(words, path)?;
    let mut bytes = Vec::new();
    file.take(MOST_BOX_BYTES + 1).read_to_end(&mut bytes).map_err(|e| cannot(words, path, &e))?;
    if bytes.len() as u64 > MOST_BOX_BYTES {
        let large = Phrase::new("program-file-too-large").with("file", shown(path));
        return Err(words.text(&large.with("most", (MOST_BOX_BYTES >> 20) as u32)));
    }
    String::from_utf8(bytes).map_err(|fault| {
        let lines = fault.as_bytes()[..fault.utf8_error().valid_up_to()].iter();
        let line = 1 + lines.filter(|byte| **byte == b'\n').count();
        let text = Phrase::new("program-file-no-text").with("file", shown(path));
        words.text(&text.with("line", line))
    })
}

/// A saga from a file.
pub(crate) fn saga(words: &Words, path: &Path) -> Result<Saga, String> {
    let file = open(words, path)?;
    saga::read(BufReader::new(file)).map_err(|why| broken(words, path, &why))
}

/// A saga that may have been cut off while its last line was written; the flag tells whether it
/// was.
pub(crate) fn unfinished(words: &Words, path: &Path) -> Result<(Saga, bool), String> {
    let mut bytes = Vec::new();
    let most = saga::MOST_BYTES as u64 + 1;
    let file = open(words, path)?;
    file.take(most).read_to_end(&mut bytes).map_err(|e| cannot(words, path, &e))?;
    // Only the last line may be cut in the middle of a letter.
    let text = String::from_utf8_lossy(&bytes);
    Saga::mend(&text).map_err(|why| broken(words, path, &why))
}

fn open(words: &Words, path: &Path) -> Result<File, String> {
    // Opening a folder works on some systems; reading it then fails with an obscure message.
    if path.is_dir() {
        return Err(words.text(&Phrase::new("program-file-folder").with("file", shown(path))));
    }
    File::open(path).map_err(|e| cannot(words, path, &e))
}

fn cannot(words: &Words, path: &Path, error: &std::io::Error) -> String {
    let phrase = Phrase::new("program-cannot-read").with("file", shown(path));
    words.text(&phrase.with("why", error.to_string().as_str()))
}

/// Something is wrong with a saga.
pub(crate) fn broken(words: &Words, path: &Path, why: &dyn std::fmt::Display) -> String {
    let phrase = Phrase::new("program-broken-saga").with("file", shown(path));
    words.text(&phrase.with("why", why.to_string().as_str()))
}

/// A file that cannot be written.
pub(crate) fn cannot_write(words: &Words, path: &Path, error: &std::io::Error) -> String {
    let phrase = Phrase::new("program-cannot-write").with("file", shown(path));
    words.text(&phrase.with("why", error.to_string().as_str()))
}

/// A path in a message.
pub(crate) fn shown(path: &Path) -> tabletop::Arg {
    tabletop::Arg::Text(path.display().to_string())
}
