//! The language files and what they hold.

use std::collections::BTreeSet;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentError, resolver::errors::ReferenceKind};
use unic_langid::LanguageIdentifier;

/// A file of a language.
pub(crate) struct File {
    /// The language, as its folder is called.
    pub(crate) language: &'static str,
    /// The file's name.
    pub(crate) name: &'static str,
    /// What it holds.
    pub(crate) text: &'static str,
}

const FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The language in which everything can be said.
pub(crate) const FALLBACK: &str = "en";

/// The languages there are, without the pseudo-language.
pub fn languages() -> Vec<&'static str> {
    let mut languages: Vec<_> = FILES.iter().map(|file| file.language).collect();
    languages.dedup();
    languages
}

/// The ids of all phrases of a language, for tests on missing and unused ones. Empty if there is
/// no such language.
pub fn ids(language: &str) -> BTreeSet<&'static str> {
    FILES
        .iter()
        .filter(|file| file.language == language)
        .flat_map(|file| file.text.lines().filter_map(message_id))
        .collect()
}

/// All that is wrong with the files of a language: what cannot be read, and ids that stand twice.
pub fn faults(language: &str) -> Vec<String> {
    build(language).1
}

pub(crate) type Bundle = FluentBundle<FluentResource>;

/// The bundle of a language and the faults of its files. What is faulty is left out.
pub(crate) fn build(language: &str) -> (Bundle, Vec<String>) {
    let id: LanguageIdentifier = language.parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // The marks would show as rubbish in terminals, and no right-to-left language is here yet.
    bundle.set_use_isolating(false);
    let mut faults = Vec::new();
    for file in FILES.iter().filter(|file| file.language == language) {
        let at = |fault: &dyn std::fmt::Display| format!("{language}/{}: {fault}", file.name);
        let resource =
            FluentResource::try_new(file.text.to_owned()).unwrap_or_else(|(read, bad)| {
                faults.extend(bad.iter().map(|fault| at(&fault)));
                read
            });
        if let Err(twice) = bundle.add_resource(resource) {
            faults.extend(twice.iter().map(|fault| at(&fault)));
        }
    }
    (bundle, faults)
}

/// What a failed phrase lacked, in words for the one who repairs it.
pub(crate) fn lack(id: &str, error: &FluentError) -> String {
    use fluent_bundle::resolver::ResolverError;
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable {
            id: gap,
        })) => {
            format!("{id}: nothing fills ${gap}")
        }
        other => format!("{id}: {other}"),
    }
}

/// The id of the message that a line begins, if it begins one.
fn message_id(line: &str) -> Option<&str> {
    let (id, _) = line.split_once('=')?;
    let id = id.trim_end();
    let letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    (id.starts_with(|c: char| c.is_ascii_alphabetic()) && id.chars().all(letter)).then_some(id)
}
