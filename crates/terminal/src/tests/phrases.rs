//! The phrases of this crate: none is missing, none is unused.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use words::{Words, ids};

/// The ids with that beginning that stand in the sources outside tests.
fn used(folder: &Path, beginning: &str, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("tests") {
            used(&path, beginning, found);
        } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs") {
            let source = fs::read_to_string(&path).unwrap();
            for (at, _) in source.match_indices(&format!("\"{beginning}")) {
                let id = source[at + 1..].split('"').next().unwrap();
                found.insert(id.to_owned());
            }
        }
    }
}

#[test]
fn what_is_said_here_exists_and_what_exists_is_said() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for beginning in ["terminal-", "mind-"] {
        let mut found = BTreeSet::new();
        used(&sources, beginning, &mut found);
        let known: BTreeSet<String> = ids("en")
            .into_iter()
            .filter(|id| id.starts_with(beginning))
            .map(str::to_owned)
            .collect();
        assert_eq!(found.difference(&known).collect::<Vec<_>>(), Vec::<&String>::new(), "missing");
        assert_eq!(known.difference(&found).collect::<Vec<_>>(), Vec::<&String>::new(), "unused");
    }
}

#[test]
fn minds_and_table_lines_can_be_said() {
    let words = Words::english();
    for id in sitting::PHRASES {
        assert!(words.has(id), "{id}");
    }
    for level in minds::Level::ALL {
        let phrase = crate::room::level_phrase(level.name());
        assert_ne!(phrase.id, "verbatim", "{level} has no phrase");
    }
}
