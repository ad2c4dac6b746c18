//! One program: its process, and lines to and from it.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::Duration;

use tabletop::saga::Failing;

use super::group;

/// The longest answer that is read; what is longer is nonsense.
const LONGEST: u64 = 4096;

/// How many lines are kept that nobody has asked for. One is enough to know that it chatters; then
/// it is not read any more, so that its pipe fills and it waits.
const KEPT: usize = 1;

/// How long a program may take to end by itself once the table is left: time to write down what it
/// has learned, on a busy machine too. Who ends sooner is not waited for.
const GRACE: Duration = Duration::from_secs(1);

/// A running program.
pub(crate) struct Program {
    child: Child,
    /// Lines to it. Written by a thread of its own: a program that does not read must not hold up
    /// the table.
    to: Option<Sender<String>>,
    /// Its answers; gone once it was ended, so that the thread that reads them ends too, even
    /// where a child of the program has got away with the pipe and goes on writing.
    from: Option<Receiver<Heard>>,
}

/// A line of a program; nothing where it is no answer, whatever it says: it is too long, or the
/// program said more at the same time.
type Heard = Option<String>;

impl Program {
    /// Starts the program named by the first word, with the others as its arguments.
    pub(crate) fn start(command: &str) -> io::Result<Program> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or(io::ErrorKind::NotFound)?;
        let mut command = Command::new(program);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        // What it has to say besides would fall into the picture of the table.
        command.stderr(Stdio::null());
        let mut child = group::start(&mut command)?;
        let (to, lines) = channel::<String>();
        let (answers, from) = sync_channel(KEPT);
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
            thread::spawn(move || listen(output, &answers));
        }
        Ok(Program { child, to: Some(to), from: Some(from) })
    }

    /// Tells it something that wants no answer.
    pub(crate) fn tell(&self, line: &str) {
        if let Some(to) = &self.to {
            // A program that has ended is noticed when it is asked.
            let _ = to.send(format!("{line}\n"));
        }
    }

    /// Asks it, and waits as long as the clock allows for an answer that fits. A program that
    /// failed is ended, and not asked again.
    pub(crate) fn ask(
        &mut self,
        question: &str,
        clock: Duration,
        fits: impl Fn(&str) -> bool,
    ) -> Result<String, Failing> {
        let Some(from) = &self.from else { return Err(Failing::Died) };
        let heard = match from.try_recv() {
            // It spoke before it was asked: which question that answers, nobody can know.
            Ok(_) => Ok(None),
            Err(_) => {
                self.tell(question);
                from.recv_timeout(clock)
            }
        };
        let failing = match heard {
            Ok(Some(answer)) if fits(&answer) => return Ok(answer),
            Ok(_) => Failing::Nonsense,
            Err(RecvTimeoutError::Timeout) => Failing::Late,
            Err(RecvTimeoutError::Disconnected) => Failing::Died,
        };
        self.end();
        Err(failing)
    }

    fn end(&mut self) {
        self.to = None;
        self.from = None;
        group::end(&mut self.child);
    }
}

/// Reads what a program says, no faster than it is asked for, until it ends or nobody listens.
fn listen(output: impl Read, answers: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    loop {
        let mut bytes = Vec::new();
        let read = (&mut output).take(LONGEST).read_until(b'\n', &mut bytes);
        if !matches!(read, Ok(1..)) {
            return;
        }
        let whole = bytes.last() == Some(&b'\n');
        if !whole && (bytes.len() as u64) < LONGEST {
            // It ended in the middle of an answer, and nobody knows what it was going to say.
            return;
        }
        // What came in the same breath would be taken for the answer to the next question.
        let alone = output.buffer().is_empty();
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if answers.send(Some(line).filter(|_| whole && alone)).is_err() {
            return;
        }
    }
}

/// The end of its input tells a program that the table was left.
impl Drop for Program {
    fn drop(&mut self) {
        self.to = None;
        let step = Duration::from_millis(10);
        let mut waited = Duration::ZERO;
        while waited < GRACE && self.from.is_some() && !group::has_ended(&mut self.child) {
            thread::sleep(step);
            waited += step;
        }
        self.end();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    const SECOND: Duration = Duration::from_secs(5);

    /// Asks a program whatever answer would fit.
    fn ask(program: &mut Program, question: &str, clock: Duration) -> Result<String, Failing> {
        program.ask(question, clock, |_| true)
    }

    /// What is heard of a program that says this and ends.
    fn heard(said: &[u8]) -> Vec<Heard> {
        let (answers, from) = sync_channel(100);
        listen(said, &answers);
        drop(answers);
        from.into_iter().collect()
    }

    #[test]
    fn a_program_is_asked_and_answers() {
        let mut cat = Program::start("cat").expect("there is cat");
        assert_eq!(ask(&mut cat, "one", SECOND).as_deref(), Ok("one"));
        assert_eq!(ask(&mut cat, "two", SECOND).as_deref(), Ok("two"));
    }

    #[test]
    fn who_ends_is_late_or_does_not_read_fails() {
        let mut ends = Program::start("true").expect("there is true");
        assert_eq!(ask(&mut ends, "one", SECOND), Err(Failing::Died));
        assert_eq!(ask(&mut ends, "two", SECOND), Err(Failing::Died));
        let mut breaks_off = Program::start("printf one").expect("there is printf");
        assert_eq!(ask(&mut breaks_off, "one", SECOND), Err(Failing::Died));
        let mut sleeps = Program::start("sleep 60").expect("there is sleep");
        let much = "x".repeat(1_000_000);
        assert_eq!(ask(&mut sleeps, &much, Duration::from_millis(50)), Err(Failing::Late));
        assert_eq!(ask(&mut sleeps, "two", SECOND), Err(Failing::Died));
    }

    #[test]
    fn who_answers_what_does_not_fit_is_ended() {
        let mut cat = Program::start("cat").expect("there is cat");
        assert_eq!(cat.ask("one", SECOND, |text| text == "two"), Err(Failing::Nonsense));
        assert!(matches!(cat.child.try_wait(), Ok(Some(_))), "it does not go on unseen");
        assert_eq!(ask(&mut cat, "two", SECOND), Err(Failing::Died));
    }

    #[test]
    fn who_speaks_unasked_talks_nonsense() {
        let mut talks = Program::start("yes").expect("there is yes");
        thread::sleep(Duration::from_millis(200));
        assert_eq!(ask(&mut talks, "one", SECOND), Err(Failing::Nonsense));
        assert!(matches!(talks.child.try_wait(), Ok(Some(_))));
    }

    /// A second line of the same breath must not answer the next question.
    #[test]
    fn who_says_two_things_at_once_or_one_without_end_says_nothing() {
        assert_eq!(heard(b"one\n"), [Some("one".to_owned())]);
        assert_eq!(heard(b"one"), [], "half an answer is none");
        assert_eq!(heard(b"one\ntwo\n")[0], None);
        let blank = " ".repeat(2 * LONGEST as usize);
        assert_eq!(heard(format!("one{blank}\n").as_bytes())[0], None);
        assert_eq!(heard(&b"x".repeat(LONGEST as usize)), [None]);
    }

    #[test]
    fn chatter_is_not_kept() {
        struct Endless(Arc<AtomicUsize>);
        impl Read for Endless {
            fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
                into.fill(b'\n');
                self.0.fetch_add(into.len(), Ordering::Relaxed);
                Ok(into.len())
            }
        }
        let read = Arc::new(AtomicUsize::new(0));
        let endless = Endless(read.clone());
        let (answers, from) = sync_channel(KEPT);
        let listens = thread::spawn(move || listen(endless, &answers));
        thread::sleep(Duration::from_millis(200));
        assert!(read.load(Ordering::Relaxed) < 100_000, "{read:?} bytes");
        drop(from);
        listens.join().expect("it ends when nobody listens");
    }

    /// Whatever way a program goes, what it has started goes with it.
    #[test]
    #[cfg(unix)]
    fn a_program_ends_with_all_that_it_has_started() {
        let folder = std::env::temp_dir().join(format!("meadhall-group-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let script = folder.join("wrapper");
        // The child beats as long as it lives: of a process that nobody has waited for, asking
        // whether it is there says little.
        let text = "(while :; do echo beat >> $1; sleep 0.02; done) & shift; \"$@\"";
        std::fs::write(&script, text).expect("a script");
        let wrapped = |name: &str, inner: &str| {
            let beats = folder.join(name);
            let line = format!("sh {} {} {inner}", script.display(), beats.display());
            let length = move || std::fs::metadata(&beats).map_or(0, |beats| beats.len());
            let program = Program::start(&line).expect("there is sh");
            while length() == 0 {
                thread::sleep(Duration::from_millis(5));
            }
            (program, length)
        };
        let is_gone = |length: &dyn Fn() -> u64| {
            let before = length();
            thread::sleep(Duration::from_millis(300));
            length() == before
        };
        let (mut late, beats) = wrapped("late", "sleep 60");
        assert!(!is_gone(&beats), "it lives as long as its program");
        assert_eq!(ask(&mut late, "one", Duration::from_millis(50)), Err(Failing::Late));
        assert!(is_gone(&beats), "late");
        let (mut cat, beats) = wrapped("nonsense", "cat");
        assert_eq!(cat.ask("one", SECOND, |_| false), Err(Failing::Nonsense));
        assert!(is_gone(&beats), "nonsense");
        let (mut died, beats) = wrapped("died", "true");
        let _ = ask(&mut died, "one", Duration::from_millis(50));
        assert!(is_gone(&beats), "died");
        let (mut cat, beats) = wrapped("over", "cat");
        assert_eq!(ask(&mut cat, "one", SECOND).as_deref(), Ok("one"));
        drop(cat);
        assert!(is_gone(&beats), "the game is over");
        std::fs::remove_dir_all(&folder).expect("the folder");
    }

    #[test]
    fn what_is_no_program_is_told() {
        assert!(Program::start("./no-such-program-here").is_err());
        assert!(Program::start(" ").is_err());
    }
}
