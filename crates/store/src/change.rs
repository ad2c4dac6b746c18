//! What is kept of a table, and how it changes.

use std::fmt;
use std::str::FromStr;

/// A table's number: drawn at random, so that nobody finds a table by counting.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(u64);

/// How a number is written: no letter that is easily taken for another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
const LENGTH: usize = 12;

impl TableId {
    /// The table of a random number, of which 60 bits are used.
    pub const fn new(random: u64) -> TableId {
        TableId(random & ((1 << (5 * LENGTH)) - 1))
    }

    pub(crate) const fn number(self) -> i64 {
        self.0 as i64
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |i: usize| LETTERS[(self.0 >> (5 * i)) as usize & 31] as char;
        f.write_str(&(0..LENGTH).rev().map(letter).collect::<String>())
    }
}

impl FromStr for TableId {
    type Err = ();

    fn from_str(text: &str) -> Result<TableId, ()> {
        let value = |letter: u8| LETTERS.iter().position(|known| *known == letter).ok_or(());
        if text.len() != LENGTH {
            return Err(());
        }
        let number = text.bytes().try_fold(0, |sum, letter| Ok(sum << 5 | value(letter)? as u64));
        number.map(TableId)
    }
}

/// The hash of a key or a token.
pub type Hash = [u8; 32];

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// It waits for people.
    Gathering,
    /// It is played.
    Playing,
    /// It has ended.
    Over,
}

impl Stage {
    pub(crate) const fn number(self) -> i64 {
        match self {
            Stage::Gathering => 0,
            Stage::Playing => 1,
            Stage::Over => 2,
        }
    }

    pub(crate) const fn of(number: i64) -> Stage {
        match number {
            0 => Stage::Gathering,
            1 => Stage::Playing,
            _ => Stage::Over,
        }
    }
}

/// A change of one table: all of it is made, or nothing.
#[derive(Clone, Debug)]
pub struct Change {
    /// Which table.
    pub table: TableId,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What is written, in this order.
    pub writes: Vec<Write>,
}

/// One thing that is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Write {
    /// A new table.
    Create {
        /// What it was set up with, in the hall's own words.
        plan: String,
        /// Whether it shows in the lobby.
        listed: bool,
    },
    /// What it was set up with, anew.
    Plan(String),
    /// Its saga begins.
    Begin {
        /// The saga's header.
        header: String,
        /// The secret, until the saga reveals it.
        secret: Option<[u8; 32]>,
    },
    /// Lines of the saga. None of them may be there already.
    Lines {
        /// The number of the first.
        first: usize,
        /// The lines, each without its end.
        lines: Vec<String>,
    },
    /// How far it is.
    Stage(Stage),
    /// Its clocks and what else runs, in the hall's own words.
    Clock(String),
    /// When it wants attention by itself.
    Wake(Option<i64>),
    /// The table that follows.
    Next(TableId),
    /// A key holds a seat from now on.
    Key {
        /// Which seat, from 0.
        seat: u8,
        /// The key.
        key: Hash,
    },
    /// An invitation to a seat, good for once.
    Invite {
        /// Which seat, from 0.
        seat: u8,
        /// The token.
        token: Hash,
    },
    /// An invitation is used up. It must be there.
    Claim {
        /// The token.
        token: Hash,
    },
    /// Something was said.
    Say {
        /// From which seat, from 0.
        seat: u8,
        /// What.
        text: String,
    },
}

/// All that is kept of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// What it was set up with.
    pub plan: String,
    /// Whether it shows in the lobby.
    pub listed: bool,
    /// How far it is.
    pub stage: Stage,
    /// The saga's header, once it began.
    pub header: Option<String>,
    /// The secret.
    pub secret: Option<[u8; 32]>,
    /// The saga's lines.
    pub lines: Vec<String>,
    /// Its clocks.
    pub clock: String,
    /// When it wants attention by itself.
    pub wake: Option<i64>,
    /// The table that follows.
    pub next: Option<TableId>,
    /// Who holds which seat; several keys may hold one.
    pub keys: Vec<(u8, Hash)>,
    /// The last things said, oldest first.
    pub talk: Vec<(u8, String)>,
    /// When it was last changed.
    pub changed: i64,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Which table.
    pub table: TableId,
    /// What it was set up with.
    pub plan: String,
    /// How far it is.
    pub stage: Stage,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tables_number_is_read_as_it_is_written() {
        for random in [0, 1, 0x0123_4567_89ab_cdef, u64::MAX] {
            let id = TableId::new(random);
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(id.to_string().len(), LENGTH);
        }
        for wrong in ["", "a", "aaaaaaaaaaal", "aaaaaaaaaaaaa", "AAAAAAAAAAAA", "éaaaaaaaaaa"] {
            assert_eq!(wrong.parse::<TableId>(), Err(()), "{wrong}");
        }
    }
}
