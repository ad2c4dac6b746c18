//! A recorded game told step by step, for people to read and for a test to compare.

use std::fmt::Write as _;
use std::fs;

use screen::{Item, Kind, Screen};
use shelf::Position;
use sitting::{Replay, open};
use tabletop::saga::{Deed, Saga, Sitter};
use tabletop::{Deal, Eyes, Pending, Phrase, Seat};
use words::Words;

use crate::plan::{Plan, folder};

/// After so many steps the whole table is shown.
const TABLE_EVERY: usize = 20;

/// More choices than these are only counted.
const MOST_CHOICES: usize = 12;

/// Whose eyes see besides the spectator's.
const EYES: Eyes = Eyes::Seat(Seat(0));

/// The transcript of a game.
pub(crate) fn of(game: &str, plan: &Plan) -> Result<String, String> {
    let name = &plan.transcript;
    let path = folder(game).join(format!("{name}.saga"));
    let text = fs::read_to_string(&path).map_err(|f| format!("{}: {f}", path.display()))?;
    let saga = Saga::parse(&text).map_err(|fault| fault.to_string())?;
    let table = open(&saga.header).map_err(|faults| faults.to_string())?;
    let seats = saga.header.seats.clone();
    let replay = Replay::new(table, saga).map_err(|failure| failure.to_string())?;
    let mut teller = Teller { words: Words::english(), seats, text: String::new() };
    let _ = writeln!(
        teller.text,
        "The game in sagas/{game}/{name}.saga, told to a spectator and to seat 1; what only one \
         of them\nsaw is marked so. `#` is the position's hash. Made by `cargo xtask goldens`.\n",
    );
    teller.whole(replay)?;
    Ok(teller.text)
}

struct Teller {
    words: Words,
    seats: Vec<Sitter>,
    text: String,
}

impl Teller {
    fn whole(&mut self, mut replay: Replay) -> Result<(), String> {
        let header = &replay.saga().header;
        for (option, value) in &header.setup.chosen {
            let _ = writeln!(self.text, "option {option} {value}");
        }
        for (i, sitter) in header.seats.iter().enumerate() {
            let _ = writeln!(self.text, "seat {} {sitter}", i + 1);
        }
        while replay.at() < replay.steps() {
            let before = replay.position().fork();
            if !replay.forward() {
                return Err(format!("step {} cannot be shown", replay.at() + 1));
            }
            self.step(&*before, &replay);
            if replay.at().is_multiple_of(TABLE_EVERY) {
                self.table(&replay.position().screen(EYES));
            }
        }
        self.table(&replay.position().screen(EYES));
        Ok(())
    }

    fn step(&mut self, before: &dyn Position, replay: &Replay) {
        let _ = write!(self.text, "\n{}. ", replay.at());
        match replay.line().map(|line| &line.deed) {
            Some(Deed::Choice { seat, steps }) => self.choice(before, *seat, steps),
            Some(Deed::Fortune(fortune)) => self.fortune(before, fortune),
            Some(Deed::Table(remark)) => {
                let _ = writeln!(self.text, "! {remark}");
            }
            None => {}
        }
        self.told(replay);
        let _ = writeln!(self.text, "   #{:08x}", replay.position().fingerprint());
    }

    fn choice(&mut self, before: &dyn Position, seat: Seat, steps: &[String]) {
        let mut now = before.fork();
        for (i, step) in steps.iter().enumerate() {
            let screen = now.screen(Eyes::Seat(seat));
            let (prompt, list) = (self.say(&screen.prompt), now.choices(seat));
            let rule = screen.rule.map(|rule| format!(" [{rule}]")).unwrap_or_default();
            let indent = if i == 0 { "" } else { "   " };
            let _ = writeln!(self.text, "{indent}{} is asked: {prompt}{rule}", self.name(seat));
            let shown = list.iter().take(MOST_CHOICES).map(String::as_str).collect::<Vec<_>>();
            let more = if list.len() > MOST_CHOICES { " | …" } else { "" };
            let number = match list.len() {
                1 => "1 choice".to_owned(),
                many => format!("{many} choices"),
            };
            let _ = writeln!(self.text, "   {number}: {}{more}", shown.join(" | "));
            let button = screen.buttons.iter().find(|button| button.choice == *step);
            let means = button.map(|button| self.say(&button.phrase)).unwrap_or_default();
            let _ = writeln!(self.text, "   > {seat}: {step} ({means})");
            // The saga was folded before, so it cannot be refused.
            let _ = now.apply(seat, step);
        }
    }

    fn fortune(&mut self, before: &dyn Position, fortune: &[u8]) {
        let Pending::Chance(chance) = before.pending() else { return };
        let (verb, count, of) = match chance.deal {
            Deal::Roll { dice, faces } => ("roll", dice, format!("× a die with {faces} faces")),
            Deal::Pick { count, of } => ("pick", count, format!("of {of}")),
        };
        let seen: Vec<String> = chance.seen.iter().map(|seat| seat.to_string()).collect();
        let seen = match seen.len() {
            0 => "nobody".to_owned(),
            n if n == self.seats.len() => "all".to_owned(),
            _ => format!("seat {}", seen.join(", ")),
        };
        let _ = writeln!(self.text, "Fate is asked: {verb} {count} {of}, seen by {seen}");
        let said: Vec<String> = fortune.iter().map(u8::to_string).collect();
        let _ = writeln!(self.text, "   > ~ {}", said.join(" "));
    }

    /// What the spectator and the seat were told, in order; what both were told stands once.
    fn told(&mut self, replay: &Replay) {
        let said = |eyes| -> Vec<String> {
            let told = replay.told(eyes).into_iter();
            let rule = |rule: Option<&str>| rule.map(|r| format!(" [{r}]")).unwrap_or_default();
            told.map(|entry| format!("{}{}", self.say(&entry.phrase), rule(entry.rule))).collect()
        };
        let (all, own) = (said(Eyes::Spectator), said(EYES));
        let same = all.iter().zip(&own).take_while(|(a, b)| a == b).count();
        for line in &all[..same] {
            let _ = writeln!(self.text, "   {line}");
        }
        for line in &all[same..] {
            let _ = writeln!(self.text, "   (spectator) {line}");
        }
        for line in &own[same..] {
            let _ = writeln!(self.text, "   (seat 1) {line}");
        }
    }

    /// Everything on the table, a line for each zone.
    fn table(&mut self, screen: &Screen) {
        let _ = writeln!(self.text, "\n   | {}", self.joined(&screen.facts, " · "));
        for zone in &screen.zones {
            let facts = self.joined(&zone.facts, ", ");
            let facts = if facts.is_empty() { facts } else { format!(" ({facts})") };
            // Of a pile only the top is told.
            let first = match zone.kind {
                Kind::Stack => zone.items.len().saturating_sub(1),
                _ => 0,
            };
            let items: Vec<String> = zone.items[first..].iter().map(|i| self.item(i)).collect();
            let _ = writeln!(
                self.text,
                "   | {}{facts}: {}",
                self.say(&zone.title),
                if items.is_empty() { "–".to_owned() } else { items.join("; ") },
            );
        }
        for score in &screen.scores {
            let lines = score.lines.iter().map(|(what, n)| format!("{} {n}", self.say(what)));
            let lines = lines.collect::<Vec<_>>().join(", ");
            let won = if score.won { ", won" } else { "" };
            let name = self.name(score.seat);
            let _ = writeln!(self.text, "   | {name}: {} ({lines}){won}", score.total);
        }
        if let Some(ending) = &screen.ending {
            let _ = writeln!(self.text, "   | {}", self.say(ending));
        }
    }

    fn item(&self, item: &Item) -> String {
        let card = match item {
            Item::Card(card) => card,
            Item::Die(die) if die.used => return format!("({})", self.say(&die.title)),
            Item::Die(die) => return self.say(&die.title),
            Item::Token(token) => return format!("{} {}", token.count, self.say(&token.title)),
            Item::Gap(gap) => return self.say(&gap.title),
        };
        let mut text = self.say(&card.title);
        for corner in &card.corners {
            let _ = write!(text, " {} {}", self.say(&corner.label), corner.value);
        }
        let symbols = card.symbols.iter();
        let symbols: Vec<String> = symbols
            .map(|s| if s.used { format!("({})", s.sign) } else { s.sign.to_owned() })
            .collect();
        if !symbols.is_empty() {
            let _ = write!(text, " {}", symbols.join("+"));
        }
        if !card.badges.is_empty() {
            let _ = write!(text, " [{}]", self.joined(&card.badges, ", "));
        }
        text
    }

    fn joined(&self, phrases: &[Phrase], between: &str) -> String {
        phrases.iter().map(|phrase| self.say(phrase)).collect::<Vec<_>>().join(between)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &|seat| self.name(seat))
    }

    fn name(&self, seat: Seat) -> String {
        match self.seats.get(seat.index()) {
            Some(Sitter::Human(name)) => name.clone(),
            _ => self.words.seat(seat),
        }
    }
}
