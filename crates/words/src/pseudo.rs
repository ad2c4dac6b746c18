//! The pseudo-language: English, accented, longer and in brackets. What shows without brackets
//! was never a phrase, and what is cut off would be cut off in a wordier language too.

use std::borrow::Cow;

/// Its name on the command line.
pub const PSEUDO: &str = "qps";

pub(crate) const OPEN: char = '⟦';
pub(crate) const CLOSE: char = '⟧';

/// Letters with accents; vowels stand twice, which makes English about two fifths longer while
/// words still break where they did.
pub(crate) fn disguise(text: &str) -> Cow<'_, str> {
    const PLAIN: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    const ACCENTED: &str = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž";
    let mut out = String::with_capacity(text.len() * 3);
    for letter in text.chars() {
        let accented = PLAIN.find(letter).and_then(|at| ACCENTED.chars().nth(at));
        out.push(accented.unwrap_or(letter));
        if let ('a' | 'e' | 'i' | 'o' | 'u' | 'A' | 'E' | 'I' | 'O' | 'U', Some(second)) =
            (letter, accented)
        {
            out.extend(second.to_lowercase());
        }
    }
    Cow::Owned(out)
}

/// The words of a text that stand outside brackets: what is not a phrase. Digits and signs are no
/// words.
pub fn unbracketed(text: &str) -> Vec<String> {
    let mut depth = 0usize;
    let mut words = vec![String::new()];
    for letter in text.chars() {
        match letter {
            OPEN => depth += 1,
            CLOSE => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            _ if letter.is_alphabetic() => {
                words.last_mut().expect("there is always a last word").push(letter);
                continue;
            }
            _ => {}
        }
        if words.last().is_some_and(|word| !word.is_empty()) {
            words.push(String::new());
        }
    }
    words.retain(|word| !word.is_empty());
    words
}
