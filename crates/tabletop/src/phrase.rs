//! Words, before they are words: an id and what fills it. Text is made at the rim.

use std::fmt;

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

    /// Names that no language changes, to be listed.
    pub fn names<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<Phrase> {
        names.into_iter().map(Phrase::verbatim).collect()
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

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

/// For developers: the id and what fills it, in no language.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let ("verbatim", [(_, Arg::Text(text))]) = (self.id, &self.args[..]) {
            return write!(f, "{text:?}");
        }
        f.write_str(self.id)?;
        for (i, (gap, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{gap}: ", if i == 0 { "(" } else { ", " })?;
            match arg {
                Arg::Number(number) => write!(f, "{number}")?,
                Arg::Text(text) => write!(f, "{text:?}")?,
                Arg::Seat(seat) => write!(f, "seat {seat}")?,
                Arg::Phrase(phrase) => write!(f, "{phrase}")?,
                Arg::List(phrases) => {
                    let said: Vec<String> = phrases.iter().map(ToString::to_string).collect();
                    write!(f, "[{}]", said.join(", "))?;
                }
            }
        }
        if self.args.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

/// Makes types with a `phrase` errors. Their `Display` is for developers: people are told the
/// phrase in their language.
#[macro_export]
macro_rules! told_by_phrase {
    ($($kind:ty),+ $(,)?) => {$(
        impl ::std::fmt::Display for $kind {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.phrase(), f)
            }
        }

        impl ::std::error::Error for $kind {}
    )+};
}
