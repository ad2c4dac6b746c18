//! Phrases said to the people at this table.

use tabletop::{Phrase, Seat};
use words::Words;

/// The words and the players' names.
#[derive(Clone, Copy)]
pub(crate) struct Voice<'a> {
    words: &'a Words,
    names: &'a [String],
}

impl<'a> Voice<'a> {
    pub(crate) fn new(words: &'a Words, names: &'a [String]) -> Voice<'a> {
        Voice { words, names }
    }

    /// The phrase in words.
    pub(crate) fn say(self, phrase: &Phrase) -> String {
        self.words.say(phrase, &|seat| self.name(seat))
    }

    /// A phrase without gaps.
    pub(crate) fn t(self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    /// A key and what it does.
    pub(crate) fn key(self, key: &str, id: &'static str) -> String {
        self.say(&Phrase::new(id).with("key", key))
    }

    /// A player's name, or the number of the seat.
    pub(crate) fn name(self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.words.seat(seat),
        }
    }

    /// Several phrases with a mark between them.
    pub(crate) fn dotted(self, phrases: &[Phrase]) -> String {
        phrases.iter().map(|phrase| self.say(phrase)).collect::<Vec<_>>().join(" · ")
    }

    pub(crate) fn words(self) -> &'a Words {
        self.words
    }
}
