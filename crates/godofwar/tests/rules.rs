//! Every numbered rule that is played is cited by a test.

use std::fs;
use std::path::Path;

/// Every Rust file below a folder, with its text.
fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder of tests") {
        let path = entry.expect("a file of tests").path();
        if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).expect("a text");
            found.push((path.display().to_string(), text));
        }
    }
}

#[test]
fn every_rule_is_cited_by_a_test() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    sources(&crate_folder.join("src/tests"), &mut found);
    let named: Vec<(&str, &str)> =
        found.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let page = include_str!("../../../docs/rules/godofwar.md");
    let missing = testkit::rules::uncited(page, "GOW", &named);
    assert!(missing.is_empty(), "no test cites {}", missing.join(", "));
}
