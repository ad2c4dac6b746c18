//! Words, before they are words: an id and what fills it. Text is made at the rim.

use crate::Seat;

/// Something to be said. Rules never make one while playing; viewers do.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Phrase {
    /// The id in the language's files.
    pub id: &'static str,
    /// What fills its gaps.
    pub args: Vec<(&'static str, Arg)>,
}

/// What fills a gap in a phrase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A number, with the language's own plural.
    Number(i64),
    /// A name that no language changes.
    Text(String),
    /// A player, by the name shown for its seat.
    Seat(Seat),
    /// Another phrase.
    Phrase(Phrase),
    /// Several phrases, listed.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A phrase without gaps.
    pub const fn new(id: &'static str) -> Phrase {
        Phrase { id, args: Vec::new() }
    }

    /// A text that no language changes, such as a card's proper name.
    pub fn verbatim(text: impl Into<String>) -> Phrase {
        Phrase::new("verbatim").with("text", Arg::Text(text.into()))
    }

    /// Fills a gap.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )*};
}
numbers!(u8, u16, u32, usize, i8, i16, i32, i64);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Arg {
        Arg::List(phrases)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}
