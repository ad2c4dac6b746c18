//! A sitting line by line: for screen readers, pipes and scripts.

mod commands;
#[cfg(test)]
mod tests;

use std::io::{self, BufRead, ErrorKind, Read, Write};

use screen::Screen;
use sitting::{Curtain, Rejected, Sitting};
use tabletop::{Eyes, Pending, Phrase, Seat};

use crate::describe::Teller;
use crate::draw::pages::called;
use crate::linear;
use crate::play::{art_of, not_kept, rejected, result};
use crate::room::{Keeper, Left, Room, names, seat_of};
use words::Voice;

/// The longest line that is read; what is longer is no command.
const LONGEST: u64 = 4096;

/// How many lines push what another person saw out of sight.
const CURTAIN: usize = 40;

/// Plays a sitting line by line until the game is over, the input ends or somebody quits. Every
/// new line of the saga is kept. An output that is gone counts as quitting.
pub fn run(
    sitting: &mut Sitting,
    room: &Room,
    keeper: &mut dyn Keeper,
    input: impl BufRead,
    output: impl Write,
) -> io::Result<Left> {
    let mut plain = Plain {
        names: names(&room.words, sitting.sitters()),
        sitting,
        room,
        keeper,
        input,
        output,
        told: 0,
        eyes: None,
        asked: None,
        unkept: None,
    };
    let ended = plain.play();
    plain.keep();
    match (ended, plain.unkept) {
        (Err(fault), _) if fault.kind() != ErrorKind::BrokenPipe => Err(fault),
        (_, Some(fault)) => Err(fault),
        _ => Ok(Left::Quit),
    }
}

struct Plain<'a, R, W> {
    sitting: &'a mut Sitting,
    room: &'a Room,
    keeper: &'a mut dyn Keeper,
    input: R,
    output: W,
    names: Vec<String>,
    /// How much of the log was told.
    told: usize,
    /// Whose eyes were shown the table.
    eyes: Option<Eyes>,
    /// The question that was put last, as it was shown.
    asked: Option<(Seat, u64)>,
    unkept: Option<io::Error>,
}

/// What comes after a line of input.
enum Next {
    Go,
    Leave,
}

impl<R: BufRead, W: Write> Plain<'_, R, W> {
    fn play(&mut self) -> io::Result<()> {
        self.say(&Phrase::new("terminal-plain-welcome"))?;
        loop {
            if let Err(fault) = self.minds()? {
                let text = rejected(self.voice(), &fault);
                return self.print(&text);
            }
            if let Curtain::Closed(seat) = self.sitting.curtain() {
                self.hide(seat)?;
                let Some(line) = self.line()? else { return Ok(()) };
                match line.to_lowercase().as_str() {
                    "q" | "quit" | "exit" => return self.goodbye(),
                    // Who has just chosen may think better of it before handing over.
                    "u" | "undo" => self.undo()?,
                    _ => self.sitting.confirm(seat),
                }
                continue;
            }
            self.show()?;
            if matches!(self.sitting.pending(), Pending::Over(_)) {
                return self.end();
            }
            self.ask()?;
            let Some(line) = self.line()? else { return Ok(()) };
            if let Next::Leave = self.obey(&line)? {
                return Ok(());
            }
        }
    }

    /// Fate and minds go on until a person is asked; what happens is told at once.
    fn minds(&mut self) -> io::Result<Result<(), Rejected>> {
        loop {
            let step = self.sitting.advance();
            self.keep();
            match step {
                Err(fault) if fault != Rejected::Ended => return Ok(Err(fault)),
                _ => {}
            }
            let Some(thought) = self.sitting.thought() else { return Ok(Ok(())) };
            let Some(idea) = thought.think() else {
                return Ok(Err(Rejected::Stuck(thought.seat())));
            };
            if let Err(fault) = self.sitting.take(&idea) {
                return Ok(Err(fault));
            }
            self.keep();
            if let Curtain::Open(eyes) = self.sitting.curtain() {
                self.tell(eyes)?;
            }
        }
    }

    /// Seals the game and tells the result.
    fn end(&mut self) -> io::Result<()> {
        if !self.sitting.ended()
            && let Err(fault) = self.sitting.finish()
        {
            let text = rejected(self.voice(), &fault);
            self.print(&text)?;
        }
        self.keep();
        let (screen, _) = self.looked();
        for line in result(&screen, self.sitting, self.voice()) {
            self.print(&line)?;
        }
        Ok(())
    }

    fn voice(&self) -> Voice<'_> {
        Voice::new(&self.room.words, &self.names)
    }

    fn teller(&self) -> Teller<'_> {
        Teller { voice: self.voice(), art: art_of(self.sitting.table().about().id) }
    }

    fn print(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")
    }

    fn print_all(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.print(line))
    }

    fn say(&mut self, phrase: &Phrase) -> io::Result<()> {
        let text = self.voice().say(phrase);
        self.print(&text)
    }

    /// The next line without its end; nothing if the input ended.
    fn line(&mut self) -> io::Result<Option<String>> {
        self.output.flush()?;
        let mut bytes = Vec::new();
        (&mut self.input).take(LONGEST).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        if bytes.last() != Some(&b'\n') && bytes.len() as u64 == LONGEST {
            self.input.skip_until(b'\n')?;
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    /// Pushes what the last person saw out of sight and calls the next.
    fn hide(&mut self, seat: Seat) -> io::Result<()> {
        if self.eyes.take().is_some() {
            self.print_all(&vec![String::new(); CURTAIN])?;
        }
        self.asked = None;
        let voice = self.voice();
        let lines = [
            called(voice, seat, self.sitting.undo_request().is_some()),
            voice.key(&voice.t("terminal-enter"), "terminal-curtain-ready"),
        ];
        self.print_all(&lines)
    }

    fn looked(&self) -> (Screen, Eyes) {
        let eyes = match self.sitting.curtain() {
            Curtain::Open(eyes) => eyes,
            Curtain::Closed(_) => Eyes::Spectator,
        };
        (self.sitting.position().screen(eyes), eyes)
    }

    /// Tells what happened; shows the whole table to eyes that have not seen it.
    fn show(&mut self) -> io::Result<()> {
        let (screen, eyes) = self.looked();
        if self.eyes != Some(eyes) {
            self.eyes = Some(eyes);
            self.told = self.told.min(self.sitting.log(eyes).len());
            self.tell(eyes)?;
            let lines = linear::table(&screen, self.teller());
            return self.print_all(&lines);
        }
        self.tell(eyes)
    }

    fn tell(&mut self, eyes: Eyes) -> io::Result<()> {
        let log = self.sitting.log(eyes);
        // After something was taken back the log is shorter and only its end is new.
        let from = if self.told > log.len() { log.len().saturating_sub(1) } else { self.told };
        self.told = log.len();
        let lines: Vec<String> = log[from..]
            .iter()
            .map(|entry| format!("- {}", self.voice().say(&entry.phrase)))
            .collect();
        // Who was replaced has the old name in the line that says so, and the new one after it.
        self.names = names(&self.room.words, self.sitting.sitters());
        self.print_all(&lines)
    }

    /// Puts the question, unless it was put already.
    fn ask(&mut self) -> io::Result<()> {
        let (screen, eyes) = self.looked();
        let question = seat_of(eyes).map(|seat| (seat, self.sitting.question(seat)));
        if question.is_none() || self.asked != question {
            self.asked = question;
            self.put(&screen)?;
        }
        write!(self.output, "> ")
    }

    fn put(&mut self, screen: &Screen) -> io::Result<()> {
        let mut lines = linear::prompt(screen, self.voice());
        lines.extend(linear::choices(screen, self.voice()));
        self.print_all(&lines)
    }

    /// Keeps the saga; a fault is told once, until keeping works again.
    fn keep(&mut self) {
        let before = self.unkept.take();
        self.unkept = self.keeper.keep(self.sitting.saga()).err();
        if let (Some(fault), None) = (&self.unkept, before) {
            let text = not_kept(Voice::new(&self.room.words, &self.names), fault);
            // An output that is gone shows itself with the next line.
            let _ = writeln!(self.output, "{text}");
        }
    }
}
