//! The program: a command line over all the rooms.
//!
//! **Knows:** the command line, files, the user's folders, standard output. **Must not know:** any
//! game; how a table looks or a rule works. What it says to people are phrases of
//! `locales/*/program.ftl`.

#![deny(unsafe_code)]

#[allow(unsafe_code)]
mod allocations;
mod bots;
mod cli;
mod fail;
mod near;
mod run;
#[cfg(unix)]
mod signals;

use std::process::ExitCode;

use cli::Unread;
use fail::Fail;
use tabletop::Phrase;
use terminal::Room;
use words::Words;

/// What a script may rely on: bad input of any kind.
const BAD: u8 = 2;

fn main() -> ExitCode {
    let env = |name: &str| std::env::var(name).ok();
    let room = match Words::detect(cli::language().as_deref(), env) {
        Ok(words) => Room::new(words, env),
        Err(unknown) => return told(&Words::english(), &[unknown.phrase()]),
    };
    let matches = match cli::read(&cli::command(&room.words), std::env::args_os().collect()) {
        Ok(matches) => matches,
        Err(Unread::Help(help)) => {
            // If even help cannot be written, nobody reads.
            let _ = help.print();
            return ExitCode::from(if help.use_stderr() { BAD } else { 0 });
        }
        Err(Unread::Wrong(mut faults, rest)) => {
            faults.extend(rest.into_iter().flat_map(|rest| run::faults(&room.words, &rest)));
            return told(&room.words, &faults);
        }
    };
    match run::run(&room, &matches) {
        Ok(()) | Err(Fail::Pipe) => ExitCode::SUCCESS,
        Err(Fail::Bad(faults)) => told(&room.words, &faults),
    }
}

fn told(words: &Words, faults: &[Phrase]) -> ExitCode {
    use std::io::Write;
    let _ = writeln!(std::io::stderr(), "{}", fail::shown(words, faults));
    ExitCode::from(BAD)
}
