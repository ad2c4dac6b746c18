//! Every phrase of the program is in the language's file, and no other is.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The ids that stand in the sources as texts of their own.
fn used(folder: &Path, ids: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            used(&entry, ids);
            continue;
        }
        let text = fs::read_to_string(entry).unwrap();
        let quoted = text.split('"').skip(1).step_by(2).filter(|text| text.starts_with("program-"));
        ids.extend(quoted.map(str::to_owned));
    }
}

#[test]
fn no_phrase_is_missing_and_none_is_unused() {
    let mut said = BTreeSet::new();
    used(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut said);
    let known: BTreeSet<String> = words::ids("en")
        .into_iter()
        .filter(|id| id.starts_with("program-"))
        .map(str::to_owned)
        .collect();
    let missing: Vec<_> = said.difference(&known).collect();
    let unused: Vec<_> = known.difference(&said).collect();
    assert!(missing.is_empty() && unused.is_empty(), "missing {missing:?}, unused {unused:?}");
    assert!(known.len() > 80);
}

#[test]
fn the_files_have_no_faults() {
    for language in words::languages() {
        assert_eq!(words::faults(language), [""; 0], "{language}");
    }
}
