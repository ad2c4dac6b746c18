//! Which language a person wants.

use std::fmt;

use fluent_langneg::{LanguageIdentifier, NegotiationStrategy, negotiate_languages};
use tabletop::Phrase;

use crate::files::{FALLBACK, languages};
use crate::{PSEUDO, Words};

/// There is no such language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage {
    /// What was asked for.
    pub wanted: String,
}

impl UnknownLanguage {
    /// The message: what was wanted and what there is.
    pub fn phrase(&self) -> Phrase {
        let known = languages().into_iter().chain([PSEUDO]).map(Phrase::verbatim);
        Phrase::new("unknown-language")
            .with("wanted", self.wanted.as_str())
            .with("known", known.collect::<Vec<_>>())
    }
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Words::english().text(&self.phrase()))
    }
}

impl std::error::Error for UnknownLanguage {}

impl Words {
    /// The words of the language that was asked for, else of the one that the environment names
    /// (`LC_ALL`, `LC_MESSAGES`, `LANG`: the first that is set), else English. Only a language
    /// that was asked for can be unknown.
    pub fn detect(
        flag: Option<&str>,
        env: impl Fn(&str) -> Option<String>,
    ) -> Result<Words, UnknownLanguage> {
        if let Some(wanted) = flag {
            return Words::new(wanted);
        }
        let set = |name: &&str| env(name).filter(|value| !value.is_empty());
        let named = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
        let language = named.and_then(|name| nearest(&name)).unwrap_or(FALLBACK);
        Ok(Words::of(language))
    }
}

/// The language that comes nearest to `pt_BR.UTF-8`, `en-GB` or the like.
pub(crate) fn nearest(wanted: &str) -> Option<&'static str> {
    let tag = wanted.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    let wanted: LanguageIdentifier = tag.parse().ok()?;
    let known = languages();
    let tags: Vec<LanguageIdentifier> =
        known.iter().filter_map(|language| language.parse().ok()).collect();
    let found = negotiate_languages(&[wanted], &tags, None, NegotiationStrategy::Filtering);
    let first = found.first()?.to_string();
    known.into_iter().find(|language| *language == first)
}
