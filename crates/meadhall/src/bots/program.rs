//! One program: its process, and lines to and from it.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use tabletop::saga::Failing;

/// The longest answer that is read; what is longer is nonsense.
const LONGEST: u64 = 4096;

/// How long a program may take to end by itself once the table is left.
const GRACE: Duration = Duration::from_millis(300);

/// A running program.
pub(crate) struct Program {
    child: Child,
    /// Lines to it. Written by a thread of its own: a program that does not read must not hold up
    /// the table.
    to: Option<Sender<String>>,
    from: Receiver<String>,
    failed: bool,
}

impl Program {
    /// Starts the program named by the first word, with the others as its arguments.
    pub(crate) fn start(command: &str) -> io::Result<Program> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or(io::ErrorKind::NotFound)?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // What it has to say besides would fall into the picture of the table.
            .stderr(Stdio::null())
            .spawn()?;
        let (to, lines) = channel::<String>();
        let (answers, from) = channel();
        if let Some(mut input) = child.stdin.take() {
            thread::spawn(move || {
                for line in lines {
                    if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
                        return;
                    }
                }
            });
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || {
                let mut output = BufReader::new(output);
                loop {
                    let mut bytes = Vec::new();
                    let read = (&mut output).take(LONGEST).read_until(b'\n', &mut bytes);
                    if !matches!(read, Ok(1..)) {
                        return;
                    }
                    let line = String::from_utf8_lossy(&bytes).trim().to_owned();
                    if answers.send(line).is_err() {
                        return;
                    }
                }
            });
        }
        Ok(Program { child, to: Some(to), from, failed: false })
    }

    /// Tells it something that wants no answer.
    pub(crate) fn tell(&mut self, line: &str) {
        if let Some(to) = &self.to {
            // A program that has ended is noticed when it is asked.
            let _ = to.send(format!("{line}\n"));
        }
    }

    /// Asks it, and waits as long as the clock allows. A program that failed is not asked again.
    pub(crate) fn ask(&mut self, question: &str, clock: Duration) -> Result<String, Failing> {
        if self.failed {
            return Err(Failing::Died);
        }
        if self.from.try_recv().is_ok() {
            // It spoke before it was asked: which question that answers, nobody can know.
            self.end();
            return Err(Failing::Nonsense);
        }
        self.tell(question);
        let failing = match self.from.recv_timeout(clock) {
            Ok(answer) => return Ok(answer),
            Err(RecvTimeoutError::Timeout) => Failing::Late,
            Err(RecvTimeoutError::Disconnected) => Failing::Died,
        };
        self.end();
        Err(failing)
    }

    fn end(&mut self) {
        self.failed = true;
        self.to = None;
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The end of its input tells a program that the table was left.
impl Drop for Program {
    fn drop(&mut self) {
        self.to = None;
        let step = Duration::from_millis(10);
        let mut waited = Duration::ZERO;
        while waited < GRACE && matches!(self.child.try_wait(), Ok(None)) {
            thread::sleep(step);
            waited += step;
        }
        self.end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(5);

    #[test]
    fn a_program_is_asked_and_answers() {
        let mut cat = Program::start("cat").expect("there is cat");
        assert_eq!(cat.ask("one", SECOND).as_deref(), Ok("one"));
        assert_eq!(cat.ask("two", SECOND).as_deref(), Ok("two"));
    }

    #[test]
    fn who_ends_is_late_or_does_not_read_fails() {
        let mut ends = Program::start("true").expect("there is true");
        assert_eq!(ends.ask("one", SECOND), Err(Failing::Died));
        assert_eq!(ends.ask("two", SECOND), Err(Failing::Died));
        let mut sleeps = Program::start("sleep 60").expect("there is sleep");
        let much = "x".repeat(1_000_000);
        assert_eq!(sleeps.ask(&much, Duration::from_millis(50)), Err(Failing::Late));
        assert_eq!(sleeps.ask("two", SECOND), Err(Failing::Died));
    }

    #[test]
    fn who_speaks_unasked_talks_nonsense() {
        let mut talks = Program::start("yes").expect("there is yes");
        thread::sleep(Duration::from_millis(200));
        assert_eq!(talks.ask("one", SECOND), Err(Failing::Nonsense));
    }

    #[test]
    fn what_is_no_program_is_told() {
        assert!(Program::start("./no-such-program-here").is_err());
        assert!(Program::start(" ").is_err());
    }
}
