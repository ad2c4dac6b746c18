//! What is hidden from some eyes stays hidden from them.

use screen::Draw;
use tabletop::{Ask, Chance, Event, Eyes, Game, Pending, Seat, Seats};

use super::law::{Held, difference};
use super::walk::Walk;
use super::{Broken, Law, hold};

/// What a step led to, and what happened on the way.
pub(crate) struct After<G: Game> {
    pub(crate) state: G::State,
    pub(crate) events: Vec<G::Event>,
}

impl<G: Draw> Walk<'_, G> {
    /// Carries out a listed choice on a copy, twice.
    pub(crate) fn after(&mut self, seat: Seat, choice: &G::Choice) -> Result<After<G>, Broken> {
        let mut after = After { state: self.state, events: Vec::new() };
        let applied = self.game.apply(&mut after.state, seat, choice, &mut after.events);
        hold!(Law::Listed, applied.is_ok(), "seat {seat}: '{choice}': apply says {applied:?}");
        let mut unheard = self.state;
        let again = self.game.apply(&mut unheard, seat, choice, &mut ());
        let same = again.is_ok() && unheard == after.state;
        hold!(Law::Same, same, "'{choice}' leads elsewhere when nobody listens");
        self.report.tried(Law::Same, 1);
        Ok(after)
    }

    /// Carries out a possible fortune on a copy, twice.
    pub(crate) fn settled(&mut self, fortune: &[u8]) -> Result<After<G>, Broken> {
        let mut after = After { state: self.state, events: Vec::new() };
        let settled = self.game.settle(&mut after.state, fortune, &mut after.events);
        hold!(Law::Fate, settled.is_ok(), "~ {fortune:?} is possible: {settled:?}");
        let mut unheard = self.state;
        let again = self.game.settle(&mut unheard, fortune, &mut ());
        let same = again.is_ok() && unheard == after.state;
        hold!(Law::Same, same, "~ {fortune:?} leads elsewhere when nobody listens");
        self.report.tried(Law::Same, 1);
        Ok(after)
    }

    /// The redacted line: answers given together are hidden, and nothing from its own seat.
    pub(crate) fn conceals(&mut self, ask: Ask, seat: Seat, choice: &G::Choice) -> Held {
        for eyes in Eyes::all(self.game.seats()) {
            let hidden = self.game.conceals(&self.state, seat, choice, eyes);
            let own = eyes.is(seat);
            hold!(Law::Conceals, !(own && hidden), "'{choice}' is concealed from its own seat");
            let told = ask.together && ask.seats.count() > 1 && !own && !hidden;
            hold!(Law::Conceals, !told, "'{choice}', answered together, is shown to {eyes:?}");
        }
        self.report.tried(Law::Conceals, 1);
        Ok(())
    }

    /// Another fortune would have looked the same to those who did not see it.
    pub(crate) fn hides_fortune(
        &mut self,
        chance: Chance,
        fortune: &[u8],
        real: &After<G>,
    ) -> Held {
        let seats = self.game.seats();
        let blind: Vec<Eyes> = Eyes::all(seats).filter(|e| !e.among(chance.seen, seats)).collect();
        if blind.is_empty() {
            return Ok(());
        }
        let proof = self.proof_due();
        let tries = match (proof, self.costly()) {
            (true, _) => 32,
            (_, true) => 6,
            _ => 2,
        };
        let (mut other, mut others) = (Vec::new(), Vec::new());
        for _ in 0..tries {
            chance.draw(&mut self.source, &mut other);
            if other == fortune {
                continue;
            }
            let after = self.settled(&other)?;
            for &eyes in &blind {
                self.alike(eyes, real, &after, false).map_err(|what| {
                    hides(eyes, &format!("~ {fortune:?}"), &format!("~ {other:?}"), what)
                })?;
            }
            others.push(after.state);
        }
        let eyes = blind[self.hidden as usize % blind.len()];
        self.hidden += 1;
        if proof { self.reaches(eyes, &real.state, &others) } else { Ok(()) }
    }

    /// Another choice, as concealed, would have looked the same.
    pub(crate) fn hides_choice(
        &mut self,
        ask: Ask,
        seat: Seat,
        choice: &G::Choice,
        real: &After<G>,
    ) -> Held {
        let (game, state) = (self.game, self.state);
        let hidden = |choice: &G::Choice, eyes| game.conceals(&state, seat, choice, eyes);
        let blind: Vec<Eyes> = Eyes::all(game.seats()).filter(|&e| hidden(choice, e)).collect();
        if blind.is_empty() {
            return Ok(());
        }
        let proof = self.proof_due();
        let last = ask.together && ask.seats == Seats::only(seat);
        let most = if proof || self.costly() { 32 } else { 4 };
        let list = self.lists[seat.index()].clone();
        let from = list.iter().position(|listed| listed == choice).unwrap_or(0) + 1;
        let mut others = Vec::new();
        let watcher = blind[self.hidden as usize % blind.len()];
        for other in list.iter().cycle().skip(from).take((list.len() - 1).min(most)) {
            let after = self.after(seat, other)?;
            if !self.comparable(seat, last, real, &after) {
                continue;
            }
            for &eyes in blind.iter().filter(|&&eyes| hidden(other, eyes)) {
                self.alike(eyes, real, &after, last).map_err(|what| {
                    hides(eyes, &format!("'{choice}'"), &format!("'{other}'"), what)
                })?;
                if eyes == watcher && !last {
                    others.push(after.state);
                }
            }
        }
        self.hidden += 1;
        if proof && !others.is_empty() {
            self.reaches(watcher, &real.state, &others)
        } else {
            Ok(())
        }
    }

    /// Whether two outcomes of a hidden choice must look alike: everybody sees who is asked, so a
    /// step of a draft is not compared with the one that ends it, nor the answer that closes a
    /// question with one that does not.
    fn comparable(&self, seat: Seat, last: bool, one: &After<G>, other: &After<G>) -> bool {
        let (one, other) = (self.game.pending(&one.state), self.game.pending(&other.state));
        let asks = |pending| matches!(pending, Pending::Ask(ask) if ask.seats.has(seat));
        if last { one == other } else { asks(one) == asks(other) }
    }

    /// What the eyes can tell two outcomes apart by.
    fn alike(
        &mut self,
        eyes: Eyes,
        one: &After<G>,
        other: &After<G>,
        may_reveal: bool,
    ) -> Result<(), String> {
        self.report.tried(Law::Hides, 1);
        let seen = |after: &After<G>| -> Vec<G::Event> {
            after.events.iter().filter_map(|event| event.seen_by(eyes)).collect()
        };
        let (told, told_other) = (seen(one), seen(other));
        if told != told_other {
            let what = || format!("the events: {}", difference(&told, &told_other));
            return if may_reveal { Ok(()) } else { Err(what()) };
        }
        let (pending, pending_other) =
            (self.game.pending(&one.state), self.game.pending(&other.state));
        if pending != pending_other {
            return Err(format!("what is asked: {}", difference(&pending, &pending_other)));
        }
        let (view, view_other) =
            (self.game.view(&one.state, eyes), self.game.view(&other.state, eyes));
        if view != view_other {
            return Err(format!("the view: {}", difference(&view, &view_other)));
        }
        if self.costly() {
            // Equal views are drawn equal unless a screen is made of more than its view.
            let (screen, screen_other) = (self.game.screen(&view), self.game.screen(&view_other));
            if screen != screen_other {
                return Err(format!("the screen: {}", difference(&screen, &screen_other)));
            }
        }
        Ok(())
    }
}

fn hides(eyes: Eyes, one: &str, other: &str, what: String) -> Broken {
    let what = format!("{eyes:?} can tell {one} from {other} by {what}");
    Broken { law: Law::Hides, what }
}
