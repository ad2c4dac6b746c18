//! The one implementation of [`Table`] and [`Position`], over any game.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use minds::{Level, Odds, Settings};
use screen::{Draw, Screen, Sheet};
use tabletop::{About, Ask, Event, Eyes, Impossible, Pending, Phrase, Piece, Seat, Seats, Setup};

use crate::table::{Counsel, Hint, Position, Refused, Table, Told};

pub(crate) struct Erased<G> {
    pub(crate) game: Arc<G>,
    pub(crate) rules: u16,
}

struct At<G: Draw> {
    game: Arc<G>,
    state: G::State,
}

impl<G: Draw> Table for Erased<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn rules(&self) -> u16 {
        self.rules
    }

    fn setup(&self) -> &Setup {
        self.game.setup()
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn side_of(&self, seat: Seat) -> u8 {
        self.game.side_of(seat)
    }

    fn start(&self) -> Box<dyn Position> {
        Box::new(At { state: self.game.start(), game: self.game.clone() })
    }

    fn sheets(&self) -> Vec<Sheet> {
        self.game.sheets()
    }

    fn settings(&self, level: Level) -> Option<Settings> {
        level.settings(&*self.game)
    }
}

impl<G: Draw> At<G> {
    fn read(&self, choice: &str) -> Result<G::Choice, Refused> {
        Ok(choice.parse::<G::Choice>()?)
    }

    /// What choices are called to who is asked; nothing where there is none to tell apart.
    fn names(&self, view: &G::View, list: &[G::Choice]) -> Vec<Option<Phrase>> {
        if list.len() < 2 {
            return vec![None; list.len()];
        }
        let buttons = self.game.screen(view).buttons;
        let mut names: HashMap<String, Phrase> =
            buttons.into_iter().map(|button| (button.choice, button.phrase)).collect();
        list.iter().map(|choice| names.remove(&choice.to_string())).collect()
    }

    fn tell(&self, events: &[G::Event]) -> Vec<Told> {
        let told = |event: &G::Event| {
            let seen = |eyes| event.seen_by(eyes).map(|event| self.game.tell(&event));
            Told::new(self.game.told_by(event), Eyes::all(self.game.seats()).map(seen).collect())
        };
        events.iter().map(told).collect()
    }

    /// What a seer in the seat thinks; for a hint each of the best choices is thought through.
    fn advise(
        &self,
        who: (Seat, Seats),
        level: Level,
        seed: u64,
        stop: &AtomicBool,
        hint: bool,
    ) -> Counsel {
        let (seat, gone) = who;
        let settings = level.settings(&*self.game).unwrap_or(Settings::USUAL);
        let (mut list, view) = (Vec::new(), self.game.view(&self.state, Eyes::Seat(seat)));
        if matches!(self.pending(), Pending::Ask(Ask { seats, .. }) if seats.has(seat)) {
            self.game.choices(&self.state, seat, &mut list);
        }
        let think = |list: &[G::Choice]| {
            minds::counsel_without(&*self.game, &view, who, list, settings, seed, stop)
        };
        let names = self.names(&view, &list);
        let alike = |one: usize, other: usize| names[one].is_some() && names[one] == names[other];
        let mut found = think(&list).each_once(alike);
        if hint {
            found = found.thought_through(|choice| think(&list[choice..=choice]));
        }
        let hint = |promise: &minds::Promise| Hint {
            choice: list[promise.choice].to_string(),
            chance: (promise.chance, promise.error),
        };
        Counsel {
            choices: found.choices.iter().map(hint).collect(),
            chance: (found.chance, found.error),
            iterations: found.iterations,
            gave_up: gone.has(seat),
        }
    }
}

impl<G: Draw> Position for At<G> {
    fn fork(&self) -> Box<dyn Position> {
        Box::new(At { game: self.game.clone(), state: self.state })
    }

    fn pending(&self) -> Pending {
        self.game.pending(&self.state)
    }

    fn choices(&self, seat: Seat) -> Vec<String> {
        let mut list = Vec::new();
        self.game.choices(&self.state, seat, &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    fn check(&self, seat: Seat, choice: &str) -> Result<(), Refused> {
        let choice = self.read(choice)?;
        self.game.check(&self.state, seat, &choice).map_err(Refused::Illegal)
    }

    fn apply(&mut self, seat: Seat, choice: &str) -> Result<Vec<Told>, Refused> {
        let choice = self.read(choice)?;
        let mut events = Vec::new();
        self.game.apply(&mut self.state, seat, &choice, &mut events).map_err(Refused::Illegal)?;
        Ok(self.tell(&events))
    }

    fn settle(&mut self, fortune: &[u8]) -> Result<Vec<Told>, Impossible> {
        let mut events = Vec::new();
        self.game.settle(&mut self.state, fortune, &mut events)?;
        Ok(self.tell(&events))
    }

    fn conceals(&self, seat: Seat, choice: &str, eyes: Eyes) -> bool {
        self.read(choice).is_ok_and(|choice| self.game.conceals(&self.state, seat, &choice, eyes))
    }

    fn fingerprint(&self) -> u32 {
        tabletop::fingerprint(&*self.game, &self.state)
    }

    fn screen(&self, eyes: Eyes) -> Screen {
        self.game.screen(&self.game.view(&self.state, eyes))
    }

    fn pieces(&self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        self.game.pieces(&self.state, &mut |piece| pieces.push(piece));
        pieces
    }

    fn think(&self, seat: Seat, level: Level, seed: u64) -> Option<String> {
        let mut list = Vec::new();
        self.game.choices(&self.state, seat, &mut list);
        let view = self.game.view(&self.state, Eyes::Seat(seat));
        let mut mind = minds::Mind::new(level, seed);
        let chosen = mind.choose(&*self.game, &view, seat, &list)?;
        Some(list[chosen].to_string())
    }

    fn counsel(
        &self,
        seat: Seat,
        gone: Seats,
        level: Level,
        seed: u64,
        stop: &AtomicBool,
    ) -> Counsel {
        self.advise((seat, gone), level, seed, stop, false)
    }

    fn hints(
        &self,
        seat: Seat,
        gone: Seats,
        level: Level,
        seed: u64,
        stop: &AtomicBool,
    ) -> Counsel {
        // Who gave up has no chance, whatever is thought of it.
        self.advise((seat, gone), level, seed, stop, !gone.has(seat))
    }

    fn odds(&self, seat: Seat, samples: u32, seed: u64, stop: &AtomicBool) -> Option<Odds> {
        let contest = self.game.prospect(&self.state, seat)?;
        let view = self.game.view(&self.state, Eyes::Seat(seat));
        Some(minds::odds(&*self.game, &view, contest, samples, seed, stop))
    }
}
