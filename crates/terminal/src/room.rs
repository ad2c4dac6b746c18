//! What every viewer of a table needs besides the table.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use tabletop::saga::{Saga, Sitter};
use tabletop::{Eyes, Phrase, Seat};
use words::Words;

use crate::voice::Voice;

/// Words and manners.
#[derive(Clone)]
pub struct Room {
    /// The language.
    pub words: Arc<Words>,
    /// Whether colours are used; nothing is told by colour alone.
    pub colour: bool,
    /// How long a mind waits before its move is shown, so that people can follow.
    pub pace: Duration,
}

impl Room {
    /// A room with these words. Colours are off where the environment has `NO_COLOR` (not empty)
    /// or a terminal that cannot show them.
    pub fn new(words: Words, env: impl Fn(&str) -> Option<String>) -> Room {
        let refused = env("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = env("TERM").is_some_and(|value| value == "dumb");
        let pace = Duration::from_millis(150);
        Room { words: Arc::new(words), colour: !refused && !dumb, pace }
    }
}

/// Who keeps a saga safe. It is called after every new line; what was kept before may be written
/// again or left alone, as long as all of it is safe on return.
pub trait Keeper {
    /// Keeps the saga. A fault is told to the people at the table, the game goes on, and keeping
    /// is tried again with the next line and on leaving.
    fn keep(&mut self, saga: &Saga) -> io::Result<()>;
}

/// Nothing is kept.
impl Keeper for () {
    fn keep(&mut self, _: &Saga) -> io::Result<()> {
        Ok(())
    }
}

/// What a person wants after leaving a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// Nothing more.
    Quit,
    /// Another game.
    NewGame,
    /// To look at this one again.
    Replay,
}

/// What the players are called.
pub(crate) fn names(words: &Words, sitters: &[Sitter]) -> Vec<String> {
    let name = |(at, sitter): (usize, &Sitter)| match sitter {
        Sitter::Human(name) => name.clone(),
        Sitter::Mind(level) => {
            let phrase = Phrase::new("terminal-mind-name")
                .with("level", level_phrase(level))
                .with("number", at + 1);
            words.text(&phrase)
        }
    };
    sitters.iter().enumerate().map(name).collect()
}

/// What a level of minds is called.
pub(crate) fn level_phrase(level: &str) -> Phrase {
    match level {
        "random" => Phrase::new("mind-random"),
        "greedy" => Phrase::new("mind-greedy"),
        "thrall" => Phrase::new("mind-thrall"),
        "karl" => Phrase::new("mind-karl"),
        "huscarl" => Phrase::new("mind-huscarl"),
        "jarl" => Phrase::new("mind-jarl"),
        "konung" => Phrase::new("mind-konung"),
        other => Phrase::verbatim(other),
    }
}

/// Whose eyes, in words.
pub(crate) fn eyes_text(eyes: Eyes, voice: Voice<'_>) -> String {
    match eyes {
        Eyes::Seat(seat) => voice.name(seat),
        Eyes::Spectator => voice.t("terminal-spectator"),
    }
}

/// The seat of these eyes.
pub(crate) fn seat_of(eyes: Eyes) -> Option<Seat> {
    match eyes {
        Eyes::Seat(seat) => Some(seat),
        Eyes::Spectator => None,
    }
}

/// A backend's own kind of fault as an ordinary one.
pub(crate) fn oddly(fault: impl std::error::Error) -> io::Error {
    io::Error::other(fault.to_string())
}
