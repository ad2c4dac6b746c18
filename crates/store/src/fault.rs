//! Why something could not be kept or found.

use std::path::PathBuf;

use tabletop::Phrase;

/// Why something could not be kept or found. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The folder cannot be used.
    Folder(PathBuf, Phrase),
    /// Another program holds the folder.
    Held(PathBuf),
    /// The database is of a version that this program does not know.
    Newer(PathBuf, i64),
    /// The file is something else.
    Foreign(PathBuf),
    /// There is no room left.
    Full,
    /// Something else wrote that already: a line that is there, an invitation that is used.
    Conflict,
    /// The database says so.
    Other(String),
    /// It was closed.
    Closed,
}

impl Fault {
    /// What is wrong, in words.
    pub fn phrase(&self) -> Phrase {
        let at = |id, path: &PathBuf| Phrase::new(id).with("path", path.display().to_string());
        match self {
            Fault::Folder(path, why) => at("store-folder", path).with("why", why.clone()),
            Fault::Held(path) => at("store-held", path),
            Fault::Newer(path, version) => at("store-newer", path).with("version", *version),
            Fault::Foreign(path) => at("store-foreign", path),
            Fault::Full => Phrase::new("store-full"),
            Fault::Conflict => Phrase::new("store-conflict"),
            Fault::Other(why) => Phrase::new("store-other").with("why", why.as_str()),
            Fault::Closed => Phrase::new("store-closed"),
        }
    }
}

tabletop::told_by_phrase!(Fault);

/// What the database said, as one of ours.
pub(crate) fn other(error: sqlx::Error) -> Fault {
    let code = match &error {
        sqlx::Error::Database(said) => said.code().and_then(|code| code.parse::<u32>().ok()),
        _ => None,
    };
    // The lower byte is SQLite's primary code.
    match code.map(|code| code & 0xff) {
        Some(13) => Fault::Full,
        Some(19) => Fault::Conflict,
        _ => Fault::Other(error.to_string()),
    }
}
