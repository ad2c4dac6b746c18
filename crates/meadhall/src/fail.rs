//! How a command can end other than well.

use std::io;

use tabletop::{Faults, Phrase};
use words::Words;

/// What every command gives.
pub(crate) type Done = Result<(), Fail>;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Fail {
    /// Whoever read the output has had enough (`| head`): no fault of anybody's.
    Pipe,
    /// Something is wrong with what was given. All of it is told, one phrase a line.
    Bad(Vec<Phrase>),
}

impl From<Phrase> for Fail {
    fn from(fault: Phrase) -> Fail {
        Fail::Bad(vec![fault])
    }
}

impl From<Vec<Phrase>> for Fail {
    fn from(faults: Vec<Phrase>) -> Fail {
        Fail::Bad(faults)
    }
}

impl From<Faults> for Fail {
    fn from(faults: Faults) -> Fail {
        Fail::Bad(faults.phrases())
    }
}

/// Only for writing to standard output and the terminal: files say which file it was.
impl From<io::Error> for Fail {
    fn from(error: io::Error) -> Fail {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Fail::Pipe,
            _ => Fail::Bad(vec![words::system(&error)]),
        }
    }
}

/// The faults as they are shown: one on its own line, several under a count.
pub(crate) fn shown(words: &Words, faults: &[Phrase]) -> String {
    match faults {
        [one] => words.text(&Phrase::new("program-fault").with("what", one.clone())),
        many => {
            let head = Phrase::new("program-faults").with("count", many.len());
            let mut text = words.text(&head);
            for fault in many {
                text.push_str("\n  ");
                text.push_str(&words.text(fault).replace('\n', "\n    "));
            }
            text
        }
    }
}
