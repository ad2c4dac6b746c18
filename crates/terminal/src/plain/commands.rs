//! What can be typed at the plain table.

use std::io::{self, BufRead, Write};
use std::sync::atomic::AtomicBool;

use screen::{Screen, Zone};
use sitting::{Rejected, Undone};
use tabletop::{Phrase, Seat};

use crate::describe::{buttons, title, would};
use crate::help;
use crate::linear;
use crate::plain::{Next, Plain};
use crate::play::{
    ADVISER, SAMPLES, another_chose_last, hint_how, hints, nothing_own, odds_lines, rejected,
    told_undone, why_not,
};
use crate::room::seat_of;
use words::Voice;

impl<R: BufRead, W: Write> Plain<'_, R, W> {
    /// Carries out a line: a choice by number or text, or a command.
    pub(super) fn obey(&mut self, line: &str) -> io::Result<Next> {
        let (screen, eyes) = self.looked();
        let seat = seat_of(eyes);
        if let Some(at) = self.meant(&screen, line) {
            self.act(seat, &screen.buttons[at].choice)?;
            return Ok(Next::Go);
        }
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        // The letters are the keys of the full screen.
        match command.to_lowercase().as_str() {
            "" | "choices" => self.put(&screen)?,
            "table" => {
                let lines = linear::table(&screen, self.teller());
                self.print_all(&lines)?;
            }
            "hand" => {
                let lines = seat.map(|seat| linear::hand(&screen, seat, self.teller()));
                self.print_all(&lines.unwrap_or_default())?;
            }
            "l" | "log" => {
                let log = self.sitting.log(eyes);
                let lines: Vec<String> = log
                    .iter()
                    .map(|entry| format!("- {}", self.voice().say(&entry.phrase)))
                    .collect();
                self.print_all(&lines)?;
            }
            "?" | "help" => {
                let lines = help::plain(self.voice(), self.teller().art);
                self.print_all(&lines)?;
            }
            "look" => self.look(&screen, rest.trim())?,
            "w" | "why" => self.why(&screen, seat, rest.trim())?,
            "u" | "undo" => self.undo()?,
            "h" | "hint" => self.hint(&screen, seat)?,
            "o" | "odds" => self.odds(seat)?,
            "q" | "quit" | "exit" => {
                self.goodbye()?;
                return Ok(Next::Leave);
            }
            _ => self.unknown(&screen, seat, line)?,
        }
        Ok(Next::Go)
    }

    /// The choice that a text means: its number, its text form, or what the screen calls it.
    fn meant(&self, screen: &Screen, text: &str) -> Option<usize> {
        if let Ok(number) = text.parse::<usize>() {
            return number.checked_sub(1).filter(|&at| at < screen.buttons.len());
        }
        let bare =
            |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        let wanted = bare(text);
        let fits = |button: &screen::Button| {
            bare(&button.choice) == wanted || bare(&self.voice().say(&button.phrase)) == wanted
        };
        screen.buttons.iter().position(fits).filter(|_| !wanted.is_empty())
    }

    fn act(&mut self, seat: Option<Seat>, choice: &str) -> io::Result<()> {
        let Some(seat) = seat else { return Ok(()) };
        match self.sitting.act(seat, choice) {
            Ok(()) => {
                self.keep();
                Ok(())
            }
            Err(fault) => {
                let text = rejected(self.voice(), &fault);
                self.print(&text)
            }
        }
    }

    /// Answers what is neither a choice nor a command: why it is no legal choice, and what would
    /// be right.
    fn unknown(&mut self, screen: &Screen, seat: Option<Seat>, line: &str) -> io::Result<()> {
        let line: String = line.chars().take(200).collect();
        let illegal = seat.and_then(|seat| match self.sitting.position().check(seat, &line) {
            Err(shelf::Refused::Illegal(_)) => {
                why_not(self.voice(), self.sitting.position(), seat, &line)
            }
            _ => None,
        });
        if let Some(why) = illegal {
            self.print(&why)?;
        }
        let example = screen.buttons.first().map_or("", |button| button.choice.as_str());
        self.say(
            &Phrase::new("terminal-plain-unknown")
                .with("count", screen.buttons.len())
                .with("example", example),
        )
    }

    /// Why a choice, or the thing of that name, can or cannot be chosen.
    fn why(&mut self, screen: &Screen, seat: Option<Seat>, what: &str) -> io::Result<()> {
        let Some(seat) = seat else { return self.say(&Phrase::new("terminal-why-only-watching")) };
        if let Some(at) = self.meant(screen, what) {
            let can = self.voice().t("terminal-why-it-can");
            let rule = screen.buttons[at].rule.map(|rule| linear::by_rule(rule, self.voice()));
            return self.print(&format!("{can} {}", rule.unwrap_or_default()));
        }
        let items = || screen.zones.iter().flat_map(|zone| &zone.items);
        let named = |item: &&screen::Item| {
            self.voice().say(title(item)).to_lowercase() == what.to_lowercase()
        };
        let item = items().filter(named).max_by_key(|item| would(item).is_some());
        let zones = zones(screen, self.voice(), what);
        if item.is_none() && !zones.is_empty() {
            let lines = self.why_in(seat, &zones);
            return self.print_all(&lines);
        }
        let mut lines = Vec::new();
        match (item, item.and_then(would)) {
            (Some(_), None) => lines.push(self.voice().t("terminal-why-never")),
            (None, None) if what.is_empty() => {
                lines.push(self.voice().key("why CHOICE", "terminal-plain-why"));
            }
            (_, choice) => {
                let choice = choice.unwrap_or(what);
                let why = why_not(self.voice(), self.sitting.position(), seat, choice);
                lines.push(why.unwrap_or_else(|| self.voice().t("terminal-why-it-can")));
            }
        }
        if let Some(item) = item {
            lines.push(self.teller().line(item));
        }
        lines.retain(|line| !line.is_empty());
        self.print_all(&lines)
    }

    /// Why each thing in these zones can or cannot be chosen.
    fn why_in(&self, seat: Seat, zones: &[&Zone]) -> Vec<String> {
        let voice = self.voice();
        let mut lines = Vec::new();
        for item in zones.iter().flat_map(|zone| &zone.items) {
            let why = match would(item) {
                _ if !buttons(item).is_empty() => voice.t("terminal-why-it-can"),
                Some(would) => why_not(voice, self.sitting.position(), seat, would)
                    .unwrap_or_else(|| voice.t("terminal-why-it-can")),
                None => continue,
            };
            let phrase = Phrase::new("terminal-why-of").with("thing", title(item).clone());
            lines.push(voice.say(&phrase.with("why", &*why)));
        }
        if lines.is_empty() {
            lines.push(voice.t("terminal-why-never"));
        }
        lines
    }

    /// All about the zone or the thing of that name.
    fn look(&mut self, screen: &Screen, what: &str) -> io::Result<()> {
        let wanted = what.to_lowercase();
        let called = |phrase: &Phrase| self.voice().say(phrase).to_lowercase() == wanted;
        let zones = zones(screen, self.voice(), what);
        let mut lines: Vec<String> = zones
            .into_iter()
            .flat_map(|zone| linear::zone(screen, zone, self.teller(), true))
            .collect();
        let items = screen.zones.iter().flat_map(|zone| &zone.items);
        for item in items.filter(|item| called(title(item))) {
            let line = self.teller().line(item);
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        if lines.is_empty() {
            let titles = screen.zones.iter().map(|zone| zone.title.clone()).collect::<Vec<_>>();
            lines.push(
                self.voice().say(&Phrase::new("terminal-plain-look-at").with("zones", titles)),
            );
        }
        self.print_all(&lines)
    }

    pub(super) fn goodbye(&mut self) -> io::Result<()> {
        self.say(&Phrase::new("terminal-plain-goodbye"))
    }

    pub(super) fn undo(&mut self) -> io::Result<()> {
        let Some(seat) = self.sitting.who_undoes() else {
            return self.say(&Phrase::new("terminal-nothing-to-undo"));
        };
        let other = another_chose_last(self.sitting, seat);
        let mut done = self.sitting.undo(seat);
        while let Ok(Undone::Asked(waiting)) = done {
            let Some(asked) = waiting.iter().next() else { break };
            let agree = self.agrees(seat, asked)?;
            match self.sitting.answer_undo(asked, agree) {
                Ok(Some(next)) => done = Ok(next),
                Ok(None) => return self.say(&Phrase::new("terminal-undo-refused")),
                Err(fault) => done = Err(fault),
            }
        }
        self.keep();
        match (done, other) {
            (Ok(undone), _) => self.say(&told_undone(undone, other)),
            (Err(Rejected::NothingToUndo(_)), Some(other)) => self.say(&nothing_own(other)),
            (Err(fault), _) => {
                let text = rejected(self.voice(), &fault);
                self.print(&text)
            }
        }
    }

    /// Calls a person to the covered screen and asks whether something may be taken back. An input
    /// that ends agrees to nothing.
    fn agrees(&mut self, asker: Seat, asked: Seat) -> io::Result<bool> {
        self.hide(asked)?;
        if self.line()?.is_none() {
            return Ok(false);
        }
        self.sitting.confirm(asked);
        self.say(&Phrase::new("terminal-undo-asks").with("asker", asker).with("asked", asked))?;
        let yes = ["y", "yes"];
        Ok(self.line()?.is_some_and(|line| yes.contains(&line.to_lowercase().as_str())))
    }

    fn hint(&mut self, screen: &Screen, seat: Option<Seat>) -> io::Result<()> {
        let thought = seat.and_then(|seat| self.sitting.hint(seat, ADVISER));
        let Some(thought) = thought else { return self.say(&Phrase::new("terminal-no-hint")) };
        let counsel = thought.counsel(&AtomicBool::new(false));
        let mut lines = vec![format!("{}:", self.voice().t("terminal-hint"))];
        for (at, line) in hints(self.voice(), screen, &counsel) {
            lines.push(format!("{}. {line}", at + 1));
        }
        lines.push(hint_how(self.voice(), &counsel));
        self.print_all(&lines)
    }

    fn odds(&mut self, seat: Option<Seat>) -> io::Result<()> {
        let seed = self.sitting.saga().lines.len() as u64;
        let never = AtomicBool::new(false);
        let odds = seat.and_then(|seat| self.sitting.position().odds(seat, SAMPLES, seed, &never));
        let lines = odds_lines(self.voice(), self.sitting.table().about().id, odds.as_ref());
        self.print_all(&lines)
    }
}

/// The zones of that name; where none has it, those whose name holds it as a word, or whose id it
/// is.
fn zones<'a>(screen: &'a Screen, voice: Voice<'_>, what: &str) -> Vec<&'a Zone> {
    let wanted = what.to_lowercase();
    let name = |zone: &Zone| voice.say(&zone.title).to_lowercase();
    let exact: Vec<&Zone> = screen.zones.iter().filter(|zone| name(zone) == wanted).collect();
    if !exact.is_empty() {
        return exact;
    }
    let word = |zone: &&Zone| {
        zone.id.to_lowercase() == wanted || name(zone).split_whitespace().any(|w| w == wanted)
    };
    screen.zones.iter().filter(word).collect()
}
