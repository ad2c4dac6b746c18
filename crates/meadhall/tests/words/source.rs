//! What stands in the sources and in the English files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The texts in the sources of one crate, without its tests.
pub(crate) struct Crate {
    pub(crate) name: String,
    /// Every literal text.
    pub(crate) texts: BTreeSet<String>,
    /// The literals that are put into `named(&format!(…))`: ids made of other names.
    pub(crate) made: BTreeSet<String>,
}

/// Every crate that is in the program.
pub(crate) fn crates() -> Vec<Crate> {
    let mut all = Vec::new();
    for folder in sorted(&root().join("crates")) {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name == "testkit" {
            continue;
        }
        let mut found = Crate { name, texts: BTreeSet::new(), made: BTreeSet::new() };
        read(&folder.join("src"), &mut found);
        all.push(found);
    }
    assert!(all.len() > 5, "the sources are not where they are looked for");
    all
}

fn read(folder: &Path, found: &mut Crate) {
    for path in sorted(folder) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && name != "tests" {
            read(&path, found);
        } else if name.ends_with(".rs") && name != "tests.rs" {
            let text = fs::read_to_string(&path).expect("a source can be read");
            let text = without_tests(&text);
            found.texts.extend(literals(text));
            let made = text.split("named(&format!(").skip(1);
            found.made.extend(made.filter_map(|rest| literals(rest).into_iter().next()));
        }
    }
}

/// The text without a test module at its end.
fn without_tests(text: &str) -> &str {
    let block = |at: &usize| text[*at..].lines().nth(1).is_some_and(|line| line.ends_with('{'));
    let mut marks = text.match_indices("#[cfg(test)]\nmod ").map(|(at, _)| at);
    &text[..marks.find(block).unwrap_or(text.len())]
}

/// The literal texts of a source, comments left out.
pub(crate) fn literals(source: &str) -> Vec<String> {
    let (mut found, mut rest) = (Vec::new(), source);
    while let Some(at) = rest.find(['"', '/', '\'']) {
        rest = &rest[at..];
        let raw = source[..source.len() - rest.len()].trim_end_matches('#');
        let hashes = source.len() - rest.len() - raw.len();
        if rest.starts_with("//") {
            rest = rest.find('\n').map_or("", |end| &rest[end..]);
        } else if rest.starts_with('"') && raw.ends_with('r') {
            let end = format!("\"{}", "#".repeat(hashes));
            let (text, after) = rest[1..].split_once(&end).unwrap_or((&rest[1..], ""));
            found.push(text.to_owned());
            rest = after;
        } else if rest.starts_with('"') {
            let end = closing(&rest[1..]);
            found.push(rest[1..=end].to_owned());
            rest = &rest[(end + 2).min(rest.len())..];
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\") {
            rest = &rest[3..];
        } else {
            rest = &rest[1..];
        }
    }
    found
}

/// Where the quotation mark stands that ends a literal.
fn closing(text: &str) -> usize {
    let mut escaped = false;
    for (at, letter) in text.char_indices() {
        match letter {
            '"' if !escaped => return at,
            _ => escaped = letter == '\\' && !escaped,
        }
    }
    text.len()
}

/// Every English phrase and the names of its gaps.
pub(crate) fn english() -> BTreeMap<String, BTreeSet<String>> {
    let mut phrases = BTreeMap::<String, BTreeSet<String>>::new();
    for path in sorted(&root().join("locales/en")) {
        let text = fs::read_to_string(&path).expect("a language file can be read");
        let mut id = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            match line.split_once(" =") {
                Some((name, _)) if is_id(name) => id = name.to_owned(),
                _ => {}
            }
            let gaps = line.split("{ $").skip(1);
            let letter = |c: char| c.is_ascii_alphanumeric() || c == '-';
            let gaps = gaps.map(|gap| gap.split(|c| !letter(c)).next().unwrap_or_default());
            if !id.is_empty() {
                phrases.entry(id.clone()).or_default().extend(gaps.map(str::to_owned));
            }
        }
    }
    phrases
}

/// Whether a text has the form of a phrase's id.
pub(crate) fn is_id(text: &str) -> bool {
    let part = |part: &str| {
        !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    };
    text.contains('-') && text.split('-').all(part)
}

/// Whether an id begins with these parts, and has more.
pub(crate) fn begins(id: &str, parts: &str) -> bool {
    id.strip_prefix(parts).is_some_and(|rest| rest.starts_with('-'))
}

/// Whether an id is of the form of a made one, whose `{…}` stand for anything.
pub(crate) fn is_made(id: &str, form: &str) -> bool {
    let mut rest = id;
    let fixed: Vec<&str> = form.split('{').map(|p| p.rsplit('}').next().unwrap_or(p)).collect();
    for (i, part) in fixed.iter().enumerate() {
        match rest.find(part) {
            Some(0) => rest = &rest[part.len()..],
            Some(at) if i > 0 => rest = &rest[at + part.len()..],
            _ => return false,
        }
    }
    rest.is_empty() || fixed.last().is_some_and(|last| last.is_empty())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}
