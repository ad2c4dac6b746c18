//! The language of each visitor.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use words::Words;

/// The languages, each made when it is first wanted.
#[derive(Default)]
pub(crate) struct Tongues(Mutex<HashMap<String, Arc<Words>>>);

impl Tongues {
    /// The words of the language that a visitor asked for, else of the first one that the browser
    /// names and that there is, else English.
    pub(crate) fn pick(&self, asked: Option<&str>, browser: &str) -> Arc<Words> {
        let named = browser
            .split(',')
            .take(8)
            .map(|part| part.split(';').next().unwrap_or_default().trim().to_owned());
        let known = words::languages();
        let is_known = |name: &String| {
            *name == words::PSEUDO || known.iter().any(|language| begins(name, language))
        };
        let asked = asked.map(str::to_owned).filter(is_known);
        let name = asked.or_else(|| named.into_iter().find(is_known));
        let name = name.unwrap_or_else(|| "en".to_owned());
        let mut made = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // `en-GB` is `en`; what is kept is bounded by the languages there are.
        let short = match known.iter().find(|language| begins(&name, language)) {
            Some(language) => (*language).to_owned(),
            None => name,
        };
        let words = made
            .entry(short.clone())
            .or_insert_with(|| Arc::new(Words::new(&short).unwrap_or_else(|_| Words::english())));
        words.clone()
    }
}

fn begins(name: &str, language: &str) -> bool {
    name == language || name.strip_prefix(language).is_some_and(|rest| rest.starts_with('-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(asked: Option<&str>, browser: &str, language: &str) {
        assert_eq!(Tongues::default().pick(asked, browser).language(), language);
    }

    #[test]
    fn a_visitor_is_spoken_to_in_a_language_there_is() {
        check(None, "", "en");
        check(None, "en-GB,en;q=0.9", "en");
        check(None, "xx-YY, en;q=0.1", "en");
        check(Some("qps"), "en", "qps");
        check(Some("nothing"), "en", "en");
        check(None, &"z,".repeat(100_000), "en");
    }
}
