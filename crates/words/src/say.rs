//! A phrase becomes text.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use fluent_bundle::{FluentArgs, FluentValue};
use tabletop::{Arg, Phrase, Seat};

use crate::UnknownLanguage;
use crate::detect::nearest;
use crate::files::{Bundle, FALLBACK, build, lack};
use crate::pseudo::{CLOSE, OPEN, PSEUDO, disguise};

/// The words of one language.
pub struct Words {
    language: String,
    bundle: Bundle,
    /// English, for what the language lacks.
    behind: Option<Bundle>,
    missing: Mutex<BTreeSet<String>>,
    lacking: Mutex<BTreeSet<String>>,
}

/// How a player is called.
type Names<'a> = &'a dyn Fn(Seat) -> String;

impl Words {
    /// The words of a language, or of the one that comes nearest (`en-GB` gives `en`).
    pub fn new(language: &str) -> Result<Words, UnknownLanguage> {
        if language == PSEUDO {
            let mut words = Words::of(FALLBACK);
            words.language = PSEUDO.to_owned();
            words.bundle.set_transform(Some(disguise));
            return Ok(words);
        }
        let unknown = || UnknownLanguage { wanted: language.chars().take(60).collect() };
        Ok(Words::of(nearest(language).ok_or_else(unknown)?))
    }

    /// English.
    pub fn english() -> Words {
        Words::of(FALLBACK)
    }

    pub(crate) fn of(language: &str) -> Words {
        Words {
            language: language.to_owned(),
            bundle: build(language).0,
            behind: (language != FALLBACK).then(|| build(FALLBACK).0),
            missing: Mutex::default(),
            lacking: Mutex::default(),
        }
    }

    /// The language's name.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Whether the language has the phrase itself.
    pub fn has(&self, id: &str) -> bool {
        id == "verbatim" || self.bundle.get_message(id).is_some_and(|m| m.value().is_some())
    }

    /// The ids of the phrases that were to be said and that the language lacks.
    pub fn missing(&self) -> Vec<String> {
        taken(&self.missing)
    }

    /// What went wrong in phrases that were said: gaps that nothing filled.
    pub fn lacking(&self) -> Vec<String> {
        taken(&self.lacking)
    }

    /// The phrase in words; players are called as `names` says. A phrase that does not exist shows
    /// as `⟨id⟩`.
    pub fn say(&self, phrase: &Phrase, names: Names<'_>) -> String {
        self.bracket(self.bare(phrase, names))
    }

    fn bracket(&self, text: String) -> String {
        if self.language == PSEUDO { format!("{OPEN}{text}{CLOSE}") } else { text }
    }

    /// The phrase in words; players are called by the number of their seat.
    pub fn text(&self, phrase: &Phrase) -> String {
        self.say(phrase, &|seat| self.seat(seat))
    }

    /// A phrase without gaps whose id is put together from other names, if the language (or
    /// English) has it.
    pub fn named(&self, id: &str) -> Option<String> {
        let known = |bundle: &Bundle| bundle.get_message(id).is_some_and(|m| m.value().is_some());
        if !known(&self.bundle) && !self.behind.as_ref().is_some_and(known) {
            return None;
        }
        let text = self.format(id, &FluentArgs::new());
        Some(self.bracket(text))
    }

    /// How a player without a name is called.
    pub fn seat(&self, seat: Seat) -> String {
        let phrase = Phrase::new("seat-name").with("number", i64::from(seat.0) + 1);
        self.say(&phrase, &|_| String::new())
    }

    fn bare(&self, phrase: &Phrase, names: Names<'_>) -> String {
        if phrase.id == "verbatim" {
            return match phrase.args.first() {
                Some((_, Arg::Text(text))) => harmless(text),
                _ => String::new(),
            };
        }
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (gap, arg) in &phrase.args {
            args.set(*gap, self.fill(arg, names));
        }
        self.format(phrase.id, &args)
    }

    fn format(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let own = [Some(&self.bundle), self.behind.as_ref()].into_iter().flatten();
        for (rank, bundle) in own.enumerate() {
            let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else {
                continue;
            };
            if rank > 0 {
                note(&self.missing, id.to_owned());
            }
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
            errors.iter().for_each(|error| note(&self.lacking, lack(id, error)));
            return text;
        }
        note(&self.missing, id.to_owned());
        format!("⟨{id}⟩")
    }

    fn fill(&self, arg: &Arg, names: Names<'_>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Text(text) => harmless(text).into(),
            Arg::Seat(seat) => names(*seat).into(),
            Arg::Phrase(phrase) => self.say(phrase, names).into(),
            Arg::List(phrases) => self.list(phrases, names).into(),
        }
    }

    /// Phrases in a row, as the language lists things.
    fn list(&self, phrases: &[Phrase], names: Names<'_>) -> String {
        let gap = |id| {
            let text = self.format(id, &FluentArgs::new());
            // What Fluent calls a literal it does not transform.
            if self.language == PSEUDO { disguise(&text).into_owned() } else { text }
        };
        let said: Vec<String> = phrases.iter().map(|phrase| self.say(phrase, names)).collect();
        match said.split_last() {
            None => gap("list-nothing"),
            Some((only, [])) => only.clone(),
            Some((last, most)) => most.join(&gap("list-between")) + &gap("list-last") + last,
        }
    }
}

/// A text from outside without what a terminal would obey. What is shown stays as long as it was.
fn harmless(text: &str) -> String {
    text.replace(|c: char| c.is_control() && c != '\n' && c != '\t', "\u{fffd}")
}

fn note(set: &Mutex<BTreeSet<String>>, what: String) {
    set.lock().unwrap_or_else(PoisonError::into_inner).insert(what);
}

fn taken(set: &Mutex<BTreeSet<String>>) -> Vec<String> {
    set.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
}
