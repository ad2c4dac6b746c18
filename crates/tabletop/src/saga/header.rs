//! What stands before the first step.

use std::fmt::Write;

use super::item::{Item, name_fault, short, word_fault};
use super::{Broken, FORMAT, LONGEST_LINE};
use crate::{Fault, Faults, Phrase, Seat, Setup};

/// How many bytes a salt has.
pub const SALT_BYTES: usize = 16;

/// The largest text of a box that a saga carries, in bytes.
const MOST_BOX: usize = 4 << 20;

/// What was agreed before a game began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// Players and options.
    pub setup: Setup,
    /// Who sits where at the beginning, one for each player.
    pub seats: Vec<Sitter>,
    /// The card data.
    pub cards: CardBox,
    /// When a choice may be taken back.
    pub undo: Undo,
    /// Where the first steps come from, if this saga went on from another.
    pub fork: Option<Fork>,
    /// Fate's commitment: a hash of its secret.
    pub fate: [u8; 32],
    /// What the seats mixed into fate, in the order of seats.
    pub salts: Vec<(Seat, [u8; SALT_BYTES])>,
}

/// Who sits at a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person, by name.
    Human(String),
    /// A mind, by its level.
    Mind(String),
}

/// A box of card data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardBox {
    /// What it is called.
    pub name: String,
    /// BLAKE3 of its text.
    pub hash: [u8; 32],
    /// Its text, unless it comes with the program.
    pub text: Option<String>,
}

/// When a choice may be taken back against what the table has seen since.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Undo {
    /// Freely while it told its seat nothing, fate was not asked and nobody else acted; else the
    /// others are asked.
    #[default]
    Ask,
    /// Always: for tables of one person, or of people at one screen.
    Always,
}

/// Where the first steps of a saga come from, when it went on from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fork {
    /// How many steps were taken over. This saga's fate does not answer for their fortunes.
    pub steps: usize,
    /// The commitment of the saga they come from.
    pub from: [u8; 32],
}

impl Undo {
    /// The word in the header.
    pub const fn word(self) -> &'static str {
        match self {
            Undo::Ask => "ask",
            Undo::Always => "always",
        }
    }
}

impl Header {
    /// The text, from the first line to the empty one that ends the header.
    pub fn text(&self) -> String {
        let mut text = format!("meadhall saga {FORMAT}\n");
        for item in self.items() {
            writeln!(text, "{item}").expect("a String takes every text");
        }
        text.push('\n');
        text
    }

    /// All that could not be written or read again. A header that was read has no faults.
    pub fn check(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut note = |place: &str, fault: Option<Phrase>| {
            faults.extend(fault.map(|message| Fault::new(place, message)));
        };
        note("game", word_fault(&self.game));
        for (id, value) in &self.setup.chosen {
            note("option", word_fault(id).or_else(|| word_fault(value)));
        }
        for (i, sitter) in self.seats.iter().enumerate() {
            note(&format!("seat {}", i + 1), sitter.fault());
        }
        note("box", name_fault(&self.cards.name));
        let text = self.cards.text.as_deref().unwrap_or_default();
        if text.contains(|c: char| c.is_control() && c != '\n' && c != '\t') {
            note("box", Some(Phrase::new("fault-box-control")));
        }
        if text.len() > MOST_BOX || text.split('\n').any(|line| line.len() + 3 > LONGEST_LINE) {
            let (most, line) = (MOST_BOX >> 20, LONGEST_LINE >> 10);
            let large = Phrase::new("fault-box-too-large").with("most", most).with("line", line);
            note("box", Some(large));
        }
        let (players, seats) = (self.setup.players as usize, self.seats.len());
        if players != seats {
            let phrase = Phrase::new("fault-players-and-seats").with("players", players);
            note("seat", Some(phrase.with("seats", seats)));
        }
        if !self.salts.is_sorted_by(|a, b| a.0 < b.0) {
            note("salt", Some(Phrase::new("fault-salt-order")));
        }
        if let Some((seat, _)) = self.salts.iter().find(|(s, _)| s.index() >= players) {
            note("salt", Some(Phrase::new("fault-no-seat").with("number", seat.index() + 1)));
        }
        faults
    }

    fn items(&self) -> Vec<Item> {
        let mut items = vec![
            Item::Game(self.game.clone()),
            Item::Rules(self.rules),
            Item::Players(self.setup.players),
        ];
        items.extend(self.setup.chosen.iter().cloned().map(|(id, value)| Item::Option(id, value)));
        let seats = self.seats.iter().cloned().enumerate();
        items.extend(seats.map(|(i, sitter)| Item::Seat(Seat(i as u8), sitter)));
        items.push(Item::Box(self.cards.name.clone(), self.cards.hash));
        let text = self.cards.text.iter().flat_map(|text| text.split('\n'));
        items.extend(text.map(|line| Item::Text(line.to_owned())));
        items.push(Item::Undo(self.undo));
        items.extend(self.fork.map(Item::Fork));
        items.push(Item::Fate(self.fate));
        items.extend(self.salts.iter().map(|&(seat, salt)| Item::Salt(seat, salt)));
        items
    }

    /// Reads the lines between the first and the empty one; tells all faults together.
    pub(super) fn parse<'a>(lines: impl Iterator<Item = &'a str>) -> Result<Header, Broken> {
        let mut reading = Reading::default();
        for (i, line) in lines.enumerate() {
            reading.take(i + 2, line);
        }
        reading.finish().map_err(|faults| Broken::Header(Faults(faults)))
    }
}

impl Sitter {
    /// What is wrong with the name or level, if anything.
    pub fn fault(&self) -> Option<Phrase> {
        match self {
            Sitter::Human(name) => name_fault(name),
            Sitter::Mind(level) => word_fault(level),
        }
    }
}

impl std::fmt::Display for Sitter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Sitter::Human(name) => write!(f, "human {name}"),
            Sitter::Mind(level) => write!(f, "mind {level}"),
        }
    }
}

/// A header while it is read: what was found so far, right or wrong.
#[derive(Default)]
struct Reading {
    items: Vec<(usize, Item)>,
    garbled: Vec<String>,
    faults: Vec<Fault>,
}

impl Reading {
    fn take(&mut self, line: usize, text: &str) {
        match Item::parse(text) {
            Ok(item) => {
                let written = item.to_string();
                if written != text {
                    let phrase = Phrase::new("fault-should-be-written");
                    self.fault(line, phrase.with("form", short(&written)));
                }
                if let Some((_, last)) = self.items.last()
                    && (last.rank() > item.rank() || last.rank() == item.rank() && !item.repeats())
                {
                    let (this, last) = (item.key(), last.key());
                    let phrase = Phrase::new("fault-cannot-come-after");
                    self.fault(line, phrase.with("this", this).with("last", last));
                }
                self.items.push((line, item));
            }
            Err(message) => {
                self.garbled.extend(text.split(' ').next().map(str::to_owned));
                self.fault(line, message);
            }
        }
    }

    fn fault(&mut self, line: usize, what: Phrase) {
        let message = Phrase::new("fault-in-line").with("line", line).with("what", what);
        self.faults.push(Fault::new("header", message));
    }

    fn finish(mut self) -> Result<Header, Vec<Fault>> {
        let mut header = Header {
            game: String::new(),
            rules: 0,
            setup: Setup::default(),
            seats: Vec::new(),
            cards: CardBox { name: String::new(), hash: [0; 32], text: None },
            undo: Undo::Ask,
            fork: None,
            fate: [0; 32],
            salts: Vec::new(),
        };
        for key in ["game", "rules", "players", "seat", "box", "undo", "fate"] {
            let read = self.items.iter().any(|(_, item)| item.key() == key);
            if !read && !self.garbled.iter().any(|word| word == key) {
                let message = Phrase::new("fault-line-missing").with("key", key);
                self.faults.push(Fault::new("header", message));
            }
        }
        for (line, item) in std::mem::take(&mut self.items) {
            match item {
                Item::Game(id) => header.game = id,
                Item::Rules(version) => header.rules = version,
                Item::Players(count) => header.setup.players = count,
                Item::Option(id, value) => header.setup.chosen.push((id, value)),
                Item::Seat(seat, sitter) => {
                    if seat.index() != header.seats.len() {
                        let expected = header.seats.len() + 1;
                        let phrase = Phrase::new("fault-seat-order").with("expected", expected);
                        self.fault(line, phrase.with("found", seat.index() + 1));
                    }
                    header.seats.push(sitter);
                }
                Item::Box(name, hash) => header.cards = CardBox { name, hash, text: None },
                Item::Text(line) => match &mut header.cards.text {
                    Some(text) => {
                        text.push('\n');
                        text.push_str(&line);
                    }
                    none => *none = Some(line),
                },
                Item::Undo(undo) => header.undo = undo,
                Item::Fork(fork) => header.fork = Some(fork),
                Item::Fate(commitment) => header.fate = commitment,
                Item::Salt(seat, salt) => header.salts.push((seat, salt)),
            }
        }
        if self.faults.is_empty() {
            self.faults = header.check();
        }
        if self.faults.is_empty() { Ok(header) } else { Err(self.faults) }
    }
}
