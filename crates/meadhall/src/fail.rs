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
    /// Something is wrong with what was given. All of it is told, one message a line.
    Bad(Vec<String>),
}

impl Fail {
    /// One message.
    pub(crate) fn say(words: &Words, phrase: &Phrase) -> Fail {
        Fail::Bad(vec![words.text(phrase)])
    }
}

impl From<Faults> for Fail {
    fn from(faults: Faults) -> Fail {
        Fail::Bad(faults.0.iter().map(ToString::to_string).collect())
    }
}

/// Only for writing to standard output and the terminal: files say which file it was.
impl From<io::Error> for Fail {
    fn from(error: io::Error) -> Fail {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Fail::Pipe,
            _ => Fail::Bad(vec![error.to_string()]),
        }
    }
}

/// The messages as they are shown: one on its own line, several under a count.
pub(crate) fn shown(words: &Words, messages: &[String]) -> String {
    match messages {
        [one] => words.text(&Phrase::new("program-fault").with("what", one.as_str())),
        many => {
            let head = Phrase::new("program-faults").with("count", many.len());
            let mut text = words.text(&head);
            for message in many {
                text.push_str("\n  ");
                text.push_str(&message.replace('\n', "\n    "));
            }
            text
        }
    }
}
