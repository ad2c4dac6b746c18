//! Any text is a box of a game or refused; with a box that is taken, a game begins.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tabletop::Setup;

fuzz_target!(|text: &str| {
    for game in shelf::GAMES {
        let Some(about) = shelf::about(game) else { continue };
        let setup = Setup::new(*about.players.start());
        if let Some(Ok(table)) = shelf::table(game, &setup, text) {
            let _ = table.sheets();
            let _ = table.start().pending();
        }
    }
});
