//! Phrases said to the people at one table.

use tabletop::{Phrase, Seat};

use crate::Words;

/// The words and the players' names.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    words: &'a Words,
    names: &'a [String],
}

impl<'a> Voice<'a> {
    /// A voice that calls the seats by these names; a seat without one is called by its number.
    pub fn new(words: &'a Words, names: &'a [String]) -> Voice<'a> {
        Voice { words, names }
    }

    /// The phrase in words.
    pub fn say(self, phrase: &Phrase) -> String {
        self.words.say(phrase, &|seat| self.name(seat))
    }

    /// A phrase without gaps.
    pub fn t(self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    /// A key and what it does.
    pub fn key(self, key: &str, id: &'static str) -> String {
        self.say(&Phrase::new(id).with("key", key))
    }

    /// A player's name, or the number of the seat; both where others have the same name.
    pub fn name(self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if name.is_empty() => self.words.seat(seat),
            Some(name) if self.names.iter().filter(|other| *other == name).count() > 1 => {
                format!("{name} ({})", seat.index() + 1)
            }
            Some(name) => name.clone(),
            None => self.words.seat(seat),
        }
    }

    /// Several phrases with a mark between them.
    pub fn dotted(self, phrases: &[Phrase]) -> String {
        phrases.iter().map(|phrase| self.say(phrase)).collect::<Vec<_>>().join(" · ")
    }

    /// The words.
    pub fn words(self) -> &'a Words {
        self.words
    }
}
