//! One line of a header.

use std::fmt;

use super::header::{Fork, SALT_BYTES, Sitter, Undo};
use super::{hex, unhex};
use crate::{Phrase, Seat};

/// One line of a header, in the order in which they come.
pub(super) enum Item {
    Game(String),
    Rules(u16),
    Players(u8),
    Option(String, String),
    Seat(Seat, Sitter),
    Box(String, [u8; 32]),
    Text(String),
    Undo(Undo),
    Fork(Fork),
    Fate([u8; 32]),
    Salt(Seat, [u8; SALT_BYTES]),
}

/// The words that header lines begin with.
const KEYS: [&str; 11] =
    ["game", "rules", "players", "option", "seat", "box", "|", "undo", "fork", "fate", "salt"];

impl Item {
    pub(super) fn key(&self) -> &'static str {
        match self {
            Item::Game(_) => "game",
            Item::Rules(_) => "rules",
            Item::Players(_) => "players",
            Item::Option(..) => "option",
            Item::Seat(..) => "seat",
            Item::Box(..) => "box",
            Item::Text(_) => "|",
            Item::Undo(_) => "undo",
            Item::Fork(_) => "fork",
            Item::Fate(_) => "fate",
            Item::Salt(..) => "salt",
        }
    }

    /// Where it comes in the header.
    pub(super) fn rank(&self) -> u8 {
        match self {
            Item::Game(_) => 0,
            Item::Rules(_) => 1,
            Item::Players(_) => 2,
            Item::Option(..) => 3,
            Item::Seat(..) => 4,
            Item::Box(..) => 5,
            Item::Text(_) => 6,
            Item::Undo(_) => 7,
            Item::Fork(_) => 8,
            Item::Fate(_) => 9,
            Item::Salt(..) => 10,
        }
    }

    /// Whether there may be several of it.
    pub(super) fn repeats(&self) -> bool {
        matches!(self, Item::Option(..) | Item::Seat(..) | Item::Text(_) | Item::Salt(..))
    }

    /// Reads a line, or says what would be right.
    pub(super) fn parse(line: &str) -> Result<Item, Phrase> {
        if let Some(text) = line.strip_prefix('|') {
            let text = text.strip_prefix(' ').unwrap_or(text);
            return match text.contains(|c: char| c.is_control() && c != '\t') {
                true => Err(Phrase::new("fault-box-control")),
                false => Ok(Item::Text(text.to_owned())),
            };
        }
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        let should = |form| {
            let phrase = Phrase::new("fault-should-read").with("form", Phrase::new(form));
            phrase.with("found", short(line))
        };
        match key {
            "game" => word(rest).map(Item::Game).ok_or_else(|| should("fault-form-game")),
            "rules" => rest.parse().map(Item::Rules).map_err(|_| should("fault-form-rules")),
            "players" => rest.parse().map(Item::Players).map_err(|_| should("fault-form-players")),
            "option" => option(rest).ok_or_else(|| should("fault-form-option")),
            "seat" => match seat_line(rest) {
                Some((seat, sitter)) => match sitter.fault() {
                    Some(fault) => Err(fault),
                    None => Ok(Item::Seat(seat, sitter)),
                },
                None => Err(should("fault-form-seat")),
            },
            "box" => card_box(rest).ok_or_else(|| should("fault-form-box")),
            "undo" => match rest {
                "ask" => Ok(Item::Undo(Undo::Ask)),
                "always" => Ok(Item::Undo(Undo::Always)),
                _ => Err(should("fault-form-undo")),
            },
            "fork" => fork(rest).ok_or_else(|| should("fault-form-fork")),
            "fate" => unhex(rest).map(Item::Fate).ok_or_else(|| should("fault-form-fate")),
            "salt" => salt(rest).ok_or_else(|| should("fault-form-salt")),
            _ => {
                let phrase = Phrase::new("fault-no-header-line").with("found", short(line));
                Err(phrase.with("known", Phrase::names(KEYS)))
            }
        }
    }
}

fn option(rest: &str) -> Option<Item> {
    let (id, value) = rest.split_once(' ')?;
    Some(Item::Option(word(id)?, word(value)?))
}

/// Reads `NUMBER human NAME` or `NUMBER mind LEVEL`; also used by the table line.
pub(super) fn seat_line(rest: &str) -> Option<(Seat, Sitter)> {
    let (seat, sitter) = rest.split_once(' ')?;
    let sitter = match sitter.split_once(' ')? {
        ("human", name) => Sitter::Human(name.to_owned()),
        ("mind", level) => Sitter::Mind(level.to_owned()),
        _ => return None,
    };
    Some((seat.parse().ok()?, sitter))
}

fn card_box(rest: &str) -> Option<Item> {
    let (name, hash) = rest.rsplit_once(' ')?;
    if name_fault(name).is_some() {
        return None;
    }
    Some(Item::Box(name.to_owned(), unhex(hash)?))
}

fn fork(rest: &str) -> Option<Item> {
    let (steps, from) = rest.split_once(' ')?;
    Some(Item::Fork(Fork { steps: steps.parse().ok()?, from: unhex(from)? }))
}

fn salt(rest: &str) -> Option<Item> {
    let (seat, salt) = rest.split_once(' ')?;
    Some(Item::Salt(seat.parse().ok()?, unhex(salt)?))
}

fn word(text: &str) -> Option<String> {
    word_fault(text).is_none().then(|| text.to_owned())
}

/// What is wrong with a single word.
pub(super) fn word_fault(text: &str) -> Option<Phrase> {
    let wrong = text.is_empty()
        || text.len() > 80
        || text.contains(|c: char| c.is_whitespace() || c.is_control() || c == '#');
    wrong.then(|| Phrase::new("fault-not-a-word").with("found", short(text)))
}

/// What is wrong with a name, which may have several words.
pub(super) fn name_fault(text: &str) -> Option<Phrase> {
    let wrong = text.is_empty()
        || text.chars().count() > 60
        || text.trim() != text
        || text.contains(|c: char| c.is_control() || c == '#');
    wrong.then(|| Phrase::new("fault-not-a-name").with("found", short(text)))
}

/// A text cut to a readable length.
pub(super) fn short(text: &str) -> String {
    match text.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())?;
        match self {
            Item::Game(id) => write!(f, " {id}"),
            Item::Rules(version) => write!(f, " {version}"),
            Item::Players(count) => write!(f, " {count}"),
            Item::Option(id, value) => write!(f, " {id} {value}"),
            Item::Seat(seat, sitter) => write!(f, " {seat} {sitter}"),
            Item::Box(name, hash) => write!(f, " {name} {}", hex(hash)),
            Item::Text(line) if line.is_empty() => Ok(()),
            Item::Text(line) => write!(f, " {line}"),
            Item::Undo(undo) => write!(f, " {}", undo.word()),
            Item::Fork(fork) => write!(f, " {} {}", fork.steps, hex(&fork.from)),
            Item::Fate(commitment) => write!(f, " {}", hex(commitment)),
            Item::Salt(seat, salt) => write!(f, " {seat} {}", hex(salt)),
        }
    }
}
