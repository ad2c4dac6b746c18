//! What is shown and said.

use std::collections::{BTreeSet, HashSet};

use screen::{Draw, Item, Screen};
use tabletop::{Arg, Eyes, Pending, Phrase, Seats};

use super::law::{Held, difference};
use super::report::Report;
use super::walk::Walk;
use super::{Law, hold};

impl<G: Draw> Walk<'_, G> {
    /// Draws for all eyes, where costly laws are due and at the end.
    pub(crate) fn shown(&mut self, pending: &Pending) -> Held {
        let over = matches!(pending, Pending::Over(_));
        if !over && !self.costly() {
            return Ok(());
        }
        for eyes in Eyes::all(self.game.seats()) {
            let view = self.game.view(&self.state, eyes);
            let screen = self.game.screen(&view);
            let again = self.game.screen(&view);
            hold!(Law::Screen, screen == again, "two of one: {}", difference(&screen, &again));
            let asked = match pending {
                Pending::Ask(ask) => ask.seats,
                _ => Seats::NONE,
            };
            let true_to = screen.eyes == eyes && screen.asked == asked;
            hold!(Law::Screen, true_to, "for {:?}, asked {:?}", screen.eyes, screen.asked);
            let told = screen.ending.is_some() == over && screen.scores.is_empty() != over;
            hold!(Law::Screen, told, "over: {over}, but the ending is {:?}", screen.ending);
            self.buttons(eyes, &screen)?;
            self.items(&screen)?;
            hear_screen(&screen, self.ear, self.report);
            self.report.tried(Law::Screen, 1);
        }
        Ok(())
    }

    fn buttons(&self, eyes: Eyes, screen: &Screen) -> Held {
        let list: Vec<String> = match eyes {
            Eyes::Seat(seat) => self.lists[seat.index()].iter().map(G::Choice::to_string).collect(),
            Eyes::Spectator => Vec::new(),
        };
        let buttons: Vec<&String> = screen.buttons.iter().map(|button| &button.choice).collect();
        let same = list.iter().eq(buttons.iter().copied());
        hold!(Law::Screen, same, "buttons of {eyes:?}: {}", difference(&list, &buttons));
        Ok(())
    }

    fn items(&self, screen: &Screen) -> Held {
        let (mut zones, mut names) = (BTreeSet::new(), BTreeSet::new());
        for zone in &screen.zones {
            hold!(Law::Screen, zones.insert(&zone.id), "two zones are called '{}'", zone.id);
            for item in &zone.items {
                let (name, buttons, would, signs) = parts(item);
                let unique = name.is_none_or(|name| names.insert(name));
                hold!(Law::Screen, unique, "two things are called {name:?}");
                let there = buttons.iter().all(|&n| n < screen.buttons.len());
                hold!(Law::Screen, there, "{name:?} has buttons {buttons:?} that are not there");
                if let Some(text) = would {
                    let read = text.parse::<G::Choice>();
                    hold!(Law::Screen, read.is_ok(), "{name:?} would '{text}': {read:?}");
                }
                for sign in signs {
                    let known = G::art().signs.iter().any(|known| known.id == sign);
                    hold!(Law::Screen, known, "{name:?} bears '{sign}', which the art lacks");
                }
            }
        }
        Ok(())
    }

    /// Notes the phrases that do not depend on a position.
    pub(crate) fn displays(&mut self) {
        self.report.phrases.extend(G::art().signs.iter().map(|sign| sign.phrase));
        for option in G::about().options {
            self.report.phrases.insert(option.phrase);
            self.report.phrases.extend(option.values.iter().map(|value| value.phrase));
        }
        // Sheets are the same in every game at a table.
        if (self.number as usize) < self.trial.tables.len() {
            for sheet in self.game.sheets() {
                let cells = sheet.rows.iter().flatten();
                for phrase in cells.chain(&sheet.columns).chain([&sheet.title]) {
                    self.ear.hear(phrase, self.report);
                }
            }
        }
    }
}

type Parts<'a> = (Option<&'a str>, &'a [usize], Option<&'a str>, Vec<&'static str>);

/// Name, buttons, meaning and signs of an item.
fn parts(item: &Item) -> Parts<'_> {
    match item {
        Item::Card(card) => {
            let signs = card.symbols.iter().map(|symbol| symbol.sign).chain(card.sign).collect();
            (Some(&card.name), &card.buttons, card.would.as_deref(), signs)
        }
        Item::Die(die) => {
            let signs = die.face.into_iter().chain(die.sign).collect();
            (Some(&die.name), &die.buttons, die.would.as_deref(), signs)
        }
        Item::Token(token) => {
            let signs = token.sign.into_iter().collect();
            (Some(&token.name), &token.buttons, token.would.as_deref(), signs)
        }
        Item::Gap(gap) => (None, &gap.buttons, gap.would.as_deref(), Vec::new()),
    }
}

/// Phrases heard before, so that the names of each are looked up once and not at every hearing.
#[derive(Default)]
pub(crate) struct Ear {
    heard: HashSet<Vec<(usize, usize)>>,
    key: Vec<(usize, usize)>,
}

impl Ear {
    /// Notes a phrase and those within it.
    pub(crate) fn hear(&mut self, phrase: &Phrase, report: &mut Report) {
        // Names are static: where they lie tells them apart, and is quicker to compare.
        let place = |name: &'static str| (name.as_ptr() as usize, name.len());
        self.key.clear();
        self.key.push(place(phrase.id));
        self.key.extend(phrase.args.iter().map(|(name, _)| place(name)));
        if !self.heard.contains(&self.key) {
            self.heard.insert(self.key.clone());
            report.phrases.insert(phrase.id);
            for (name, _) in &phrase.args {
                report.gaps.entry(phrase.id).or_default().insert(name);
            }
        }
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Phrase(inner) => self.hear(inner, report),
                Arg::List(list) => list.iter().for_each(|inner| self.hear(inner, report)),
                Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
            }
        }
    }
}

fn hear_screen(screen: &Screen, ear: &mut Ear, report: &mut Report) {
    let mut note = |phrase: &Phrase| ear.hear(phrase, report);
    note(&screen.prompt);
    screen.facts.iter().for_each(&mut note);
    screen.ending.iter().for_each(&mut note);
    screen.buttons.iter().for_each(|button| note(&button.phrase));
    screen.scores.iter().flat_map(|score| &score.lines).for_each(|(phrase, _)| note(phrase));
    for zone in &screen.zones {
        note(&zone.title);
        zone.facts.iter().for_each(&mut note);
        for item in &zone.items {
            match item {
                Item::Card(card) => {
                    [&card.title, &card.kind].into_iter().for_each(&mut note);
                    card.badges.iter().chain(&card.text).for_each(&mut note);
                    card.corners.iter().for_each(|corner| note(&corner.label));
                }
                Item::Die(die) => note(&die.title),
                Item::Token(token) => note(&token.title),
                Item::Gap(gap) => note(&gap.title),
            }
        }
    }
}
