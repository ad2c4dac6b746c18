//! The workspace's files, for tests over them.

use std::fs;
use std::path::{Path, PathBuf};

/// A Rust source file.
pub(crate) struct Source {
    /// Its path from the workspace's folder, with `/`.
    pub(crate) path: String,
    /// What it holds.
    pub(crate) text: String,
}

impl Source {
    /// The crate's folder name.
    pub(crate) fn krate(&self) -> &str {
        let mut parts = self.path.split('/');
        match parts.next() {
            Some("crates") => parts.next().unwrap_or_default(),
            other => other.unwrap_or_default(),
        }
    }

    /// Whether the whole file is a test.
    pub(crate) fn is_test(&self) -> bool {
        self.path.contains("/tests/") || self.path.ends_with("/tests.rs")
    }

    /// The text without a test module at its end.
    pub(crate) fn without_tests(&self) -> &str {
        let end = self.text.find("#[cfg(test)]\nmod tests {").unwrap_or(self.text.len());
        &self.text[..end]
    }
}

/// The workspace's folder.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// All Rust sources.
pub(crate) fn all() -> Vec<Source> {
    let mut found = Vec::new();
    for folder in ["crates", "xtask", "fuzz"] {
        walk(&root().join(folder), folder, &mut found);
    }
    assert!(found.len() > 20, "the sources are not where they are looked for");
    found
}

fn walk(folder: &Path, name: &str, found: &mut Vec<Source>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut entries: Vec<_> = entries.flatten().collect();
    entries.sort_by_key(|entry| entry.file_name());
    for entry in entries {
        let file = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{name}/{file}");
        if entry.path().is_dir() {
            if file != "target" {
                walk(&entry.path(), &path, found);
            }
        } else if file.ends_with(".rs") {
            let text = fs::read_to_string(entry.path()).unwrap();
            found.push(Source { path, text });
        }
    }
}

/// The folders of all crates of the workspace with their manifests.
pub(crate) fn manifests() -> Vec<(String, toml::Table)> {
    let mut folders: Vec<PathBuf> = fs::read_dir(root().join("crates"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.join("Cargo.toml").exists())
        .collect();
    folders.push(root().join("xtask"));
    folders.sort();
    let read = |folder: PathBuf| {
        let text = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        (name, text.parse().unwrap())
    };
    folders.into_iter().map(read).collect()
}

/// The ids of all games, read from the shelf's source: these tests depend on no crate.
pub(crate) fn games() -> Vec<String> {
    let shelf = fs::read_to_string(root().join("crates/shelf/src/lib.rs")).unwrap();
    let (_, list) = shelf.split_once("pub const GAMES: &[&str] = &[").expect("the shelf's list");
    let (list, _) = list.split_once(']').expect("the list's end");
    let games: Vec<_> = list.split(',').map(|id| id.trim().trim_matches('"').to_owned()).collect();
    games.into_iter().filter(|id| !id.is_empty()).collect()
}
