//! Programs outside that play seats: `docs/bots.md` is what they are promised.

mod group;
mod program;
mod view;

use std::io;
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use serde_json::json;
use shelf::{Position, Table};
use sitting::{Instead, Outside};
use tabletop::saga::Failing;
use tabletop::{Phrase, Seat};

pub(crate) use group::{end_all, end_with_this};
use program::Program;

/// The version of the protocol, raised when a program that follows the old one would fail.
const PROTOCOL: u32 = 1;

/// The programs of one table, each in its seat.
pub(crate) struct Bots {
    programs: Vec<(Seat, Mutex<Program>)>,
    clock: Duration,
    instead: Instead,
}

impl Bots {
    /// Starts the programs, each by the words of its command; tells every one that cannot be.
    pub(crate) fn start(
        commands: &[(Seat, String)],
        clock: Duration,
        instead: Instead,
    ) -> Result<Bots, Vec<Phrase>> {
        let (mut programs, mut faults) = (Vec::new(), Vec::new());
        for (seat, command) in commands {
            match Program::start(command) {
                Ok(program) => programs.push((*seat, Mutex::new(program))),
                Err(error) => faults.push(not_started(*seat, command, &error)),
            }
        }
        if faults.is_empty() { Ok(Bots { programs, clock, instead }) } else { Err(faults) }
    }

    /// Tells every program what is played and where it sits.
    pub(crate) fn greet(&self, table: &dyn Table) {
        let setup = table.setup();
        for (seat, program) in &self.programs {
            let hello = json!({
                "hello": "meadhall",
                "protocol": PROTOCOL,
                "game": table.about().id,
                "rules": table.rules(),
                "players": setup.players,
                "options": setup.chosen,
                "seat": seat.index() + 1,
                "clock": self.clock.as_secs_f64(),
            });
            if let Ok(program) = program.lock() {
                program.tell(&hello.to_string());
            }
        }
    }
}

fn not_started(seat: Seat, command: &str, error: &io::Error) -> Phrase {
    let phrase = Phrase::new("program-bot-start").with("seat", seat.index() + 1);
    phrase.with("program", command).with("why", why_not(command, error))
}

/// `ENOEXEC`: a file that may be run, but is no program.
const NO_PROGRAM: i32 = 8;

/// Why a program cannot be started, where the system's own answer would mislead.
fn why_not(command: &str, error: &io::Error) -> Phrase {
    // A name without a slash is looked for along the path, not in this folder.
    let word = command.split_whitespace().next().filter(|word| word.contains('/'));
    let file = Path::new(word.unwrap_or_default());
    match error.kind() {
        _ if file.is_dir() => Phrase::new("fault-io-folder"),
        // The file is there: what its first line names is not.
        io::ErrorKind::NotFound if file.is_file() => Phrase::new("program-bot-interpreter"),
        io::ErrorKind::NotFound => Phrase::new("program-bot-not-found"),
        io::ErrorKind::PermissionDenied => Phrase::new("program-bot-denied"),
        _ if cfg!(unix) && error.raw_os_error() == Some(NO_PROGRAM) => {
            Phrase::new("program-bot-no-program")
        }
        _ => words::system(error),
    }
}

impl Outside for Bots {
    fn choose(&self, seat: Seat, position: &dyn Position) -> Result<String, Failing> {
        let program = self.programs.iter().find(|(at, _)| *at == seat);
        let mut program =
            program.and_then(|(_, program)| program.lock().ok()).ok_or(Failing::Died)?;
        let question = json!({
            "view": view::of(position, seat),
            "choices": position.choices(seat),
            "clock": self.clock.as_secs_f64(),
        });
        // Judged here and not by the table alone: what talks nonsense is ended where it is run.
        let fits = |answer: &str| position.check(seat, answer).is_ok();
        program.ask(&question.to_string(), self.clock, fits)
    }

    fn instead(&self) -> Instead {
        self.instead
    }
}
