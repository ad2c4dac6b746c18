//! Where sagas are kept: the user's data folder.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The folder of the sagas, if the environment tells of one.
pub(crate) fn sagas(env: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    data(env).map(|folder| folder.join("sagas"))
}

/// The program's folder, if the environment tells of one: `MEADHALL_DATA`, else the folder that
/// the desktop's convention gives.
pub(crate) fn data(env: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let set = |name| env(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    // By the convention a relative path there is to be ignored.
    let shared = set("XDG_DATA_HOME").filter(|path| path.is_absolute());
    let shared = shared.or_else(|| set("HOME").map(|home| home.join(".local/share")));
    set("MEADHALL_DATA").or_else(|| shared.map(|shared| shared.join("meadhall")))
}

/// Names for a new saga of a game, from the first number that is free. Somebody else may take one
/// meanwhile, so there are always more.
pub(crate) fn names(folder: &Path, game: &str) -> impl Iterator<Item = PathBuf> {
    let prefix = format!("{game}-");
    let number = |entry: fs::DirEntry| {
        let name = entry.file_name().to_str()?.strip_prefix(&prefix)?.to_owned();
        name.split('.').next()?.parse::<u32>().ok()
    };
    let last = fs::read_dir(folder).ok().and_then(|list| list.flatten().filter_map(number).max());
    let (folder, game) = (folder.to_owned(), game.to_owned());
    (last.unwrap_or(0).saturating_add(1)..u32::MAX)
        .map(move |n| folder.join(format!("{game}-{n:04}.saga")))
}

/// The secret's file beside a saga. While it is there the saga is unfinished.
pub(crate) fn secret(saga: &Path) -> PathBuf {
    let mut name = saga.as_os_str().to_owned();
    name.push(".secret");
    PathBuf::from(name)
}

/// The unfinished saga that was written to last.
pub(crate) fn unfinished(folder: &Path) -> Option<PathBuf> {
    let entries = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path());
    let open = entries.filter(|path| path.extension().is_some_and(|e| e == "saga"));
    let open = open.filter(|path| secret(path).exists());
    open.max_by_key(|path| {
        let changed = fs::metadata(path).and_then(|data| data.modified());
        (changed.unwrap_or(SystemTime::UNIX_EPOCH), path.clone())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(env: &[(&str, &str)], folder: Option<&str>) {
        let look = |name: &str| {
            env.iter().find(|(known, _)| *known == name).map(|(_, value)| OsString::from(value))
        };
        assert_eq!(sagas(look), folder.map(PathBuf::from));
    }

    #[test]
    fn the_folder_follows_the_environment() {
        check(&[("HOME", "/home/x")], Some("/home/x/.local/share/meadhall/sagas"));
        check(&[("HOME", "/h"), ("XDG_DATA_HOME", "/d")], Some("/d/meadhall/sagas"));
        check(&[("HOME", "/h"), ("XDG_DATA_HOME", "d")], Some("/h/.local/share/meadhall/sagas"));
        check(&[("HOME", "/h"), ("MEADHALL_DATA", "/m")], Some("/m/sagas"));
        check(&[("HOME", "")], None);
        check(&[], None);
    }
}
