//! What somebody wants to be set up: it may be wrong, and then tells all its faults.

use minds::Level;
use sitting::boxes;
use tabletop::saga::Sitter;
use tabletop::{About, Fault, Phrase, Seat, Setup};
use words::Words;

use crate::plan::{Plan, Planned};
use crate::shown::{Clock, NewTable, OptionShown, SeatWish};

/// A table as it was asked for.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub(crate) about: &'static About,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) seats: Vec<SeatWish>,
    pub(crate) name: String,
    pub(crate) listed: bool,
    pub(crate) clock: Clock,
    /// What could not even be read.
    pub(crate) faults: Vec<Phrase>,
}

impl Wanted {
    /// One person against minds.
    pub(crate) fn quick(about: &'static About) -> Wanted {
        let usual = |players: u8| Wanted {
            about,
            options: Vec::new(),
            seats: seats(players),
            name: String::new(),
            listed: false,
            clock: Clock::None,
            faults: Vec::new(),
        };
        let (least, most) = (*about.players.start(), *about.players.end());
        let best = 2.clamp(least, most);
        let order = [best].into_iter().chain(least..=most);
        let good = order.map(usual).find(|wanted| wanted.rules(&wanted.options).is_empty());
        good.unwrap_or_else(|| usual(best))
    }

    fn players(&self) -> u8 {
        u8::try_from(self.seats.len()).unwrap_or(u8::MAX)
    }

    /// What the rules have against these options.
    fn rules(&self, options: &[(String, String)]) -> Vec<Fault> {
        let setup = Setup { players: self.players(), chosen: options.to_vec() };
        let Some(cards) = boxes::newest(self.about) else { return Vec::new() };
        let text = match boxes::text(self.about, &cards) {
            Ok(text) => text,
            Err(fault) => return vec![fault],
        };
        match shelf::table(self.about.id, &setup, text) {
            Some(Err(faults)) => faults.0,
            _ => Vec::new(),
        }
    }

    /// The plan of it, or all that is wrong.
    pub(crate) fn plan(&self, words: &Words) -> Result<Plan, Vec<Phrase>> {
        let mut faults = self.faults.clone();
        faults.extend(self.rules(&self.options).iter().map(Fault::phrase));
        let mine = self.seats.iter().filter(|wish| **wish == SeatWish::Me).count();
        if mine != 1 {
            faults.push(Phrase::new("server-fault-me"));
        }
        if !sound(self.clock) {
            faults.push(Phrase::new("server-fault-clock"));
        }
        let mut human = |name: &str, i: usize| {
            let name = name.trim();
            let named = match name.is_empty() {
                true => words.seat(Seat(i as u8)),
                false => name.to_owned(),
            };
            faults.extend(Sitter::Human(named.clone()).fault());
            Planned::Human { name: named, salt: None }
        };
        let seat = |(i, wish): (usize, &SeatWish)| match wish {
            SeatWish::Me => human(&self.name, i),
            SeatWish::Here(name) => human(name, i),
            SeatWish::Friend => Planned::Free,
            SeatWish::Mind(level) => Planned::Mind(level.to_string()),
        };
        let seats: Vec<Planned> = self.seats.iter().enumerate().map(seat).collect();
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Plan {
            game: self.about.id.to_owned(),
            options: self.options.clone(),
            apart: seats.contains(&Planned::Free),
            seats,
            clock: self.clock,
            listed: self.listed,
        })
    }

    /// The form filled in so far; with its faults if they are to be told.
    pub(crate) fn form(&self, words: &Words, tell: bool) -> Option<NewTable> {
        let about = self.about;
        let without = |id: &str, value: Option<&str>| {
            let keeps = |(option, chosen): &&(String, String)| {
                option != id || value.is_some_and(|value| chosen != value)
            };
            self.options.iter().filter(keeps).cloned().collect::<Vec<_>>()
        };
        let already = self.rules(&self.options);
        let options = about.options.iter().map(|option| {
            let barred = option.values.iter().map(|value| {
                // With several values the others of the option stay; else it takes their place.
                let mut tried = without(option.id, option.several.then_some(value.id));
                if option.several || value.id != option.default {
                    tried.push((option.id.to_owned(), value.id.to_owned()));
                }
                // What is wrong already, elsewhere, is no reason: else nothing could be mended.
                let faults = self.rules(&tried);
                let about_it = |fault: &&Fault| fault.place == option.id;
                let new = || faults.iter().find(|fault| !already.contains(fault));
                faults.iter().find(about_it).or_else(new).map(Fault::phrase)
            });
            let mut chosen: Vec<String> = self.chosen(option.id).map(str::to_owned).collect();
            if chosen.is_empty() && !option.default.is_empty() {
                chosen.push(option.default.to_owned());
            }
            OptionShown { option, chosen, barred: barred.collect() }
        });
        Some(NewTable {
            about,
            art: shelf::art(about.id)?,
            players: self.players(),
            options: options.collect(),
            seats: self.seats.clone(),
            name: self.name.clone(),
            listed: self.listed,
            clock: self.clock,
            faults: if tell { self.plan(words).err().unwrap_or_default() } else { Vec::new() },
        })
    }

    fn chosen<'a>(&'a self, option: &'a str) -> impl Iterator<Item = &'a str> {
        self.options.iter().filter(move |(id, _)| id == option).map(|(_, value)| value.as_str())
    }
}

/// One person, then minds.
pub(super) fn seats(players: u8) -> Vec<SeatWish> {
    let wish = |i| if i == 0 { SeatWish::Me } else { SeatWish::Mind(Level::MIDDLING) };
    (0..players).map(wish).collect()
}

fn sound(clock: Clock) -> bool {
    match clock {
        Clock::None => true,
        Clock::Live { seconds, more } => (60..=36_000).contains(&seconds) && more <= 3600,
        Clock::Days(days) => (1..=30).contains(&days),
    }
}
