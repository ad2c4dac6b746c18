//! `meadhall menu`: the menu of games in the terminal.

use std::io::{self, Write};

use tabletop::Phrase;
use terminal::{Left, Room};

use super::play;
use crate::fail::Done;

/// Opens the menu, or without a terminal says what can be done.
pub(crate) fn run(room: &Room) -> Done {
    if !play::is_terminal() {
        let games = shelf::GAMES.iter().map(|id| Phrase::verbatim(*id)).collect::<Vec<_>>();
        let first = shelf::GAMES.first().copied().unwrap_or_default();
        let phrase = Phrase::new("program-no-terminal").with("games", games).with("first", first);
        return Ok(writeln!(io::stdout(), "{}", room.words.text(&phrase))?);
    }
    while let Some(chosen) = terminal::menu::run(room)? {
        if play::chosen(room, chosen)? != Left::NewGame {
            break;
        }
    }
    Ok(())
}
