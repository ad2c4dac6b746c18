//! GOW-Q: whether a quest is done or lost, and what comes next.

use pieces::Cards;
use tabletop::Witness;

use super::flip::places;
use super::{Legal, ensure, not_now};
use crate::book::{NOBODY, PLACES, Status, Trigger};
use crate::state::{End, Part, State};
use crate::step::Step;
use crate::{Choice, Event, GodOfWar};

impl GodOfWar {
    /// After each action, attack or scene card (GOW-Q1).
    pub(super) fn judge(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        if self.fire(s) {
            return;
        }
        let scene = &self.book.scenes[s.scene as usize];
        if scene.lose.iter().any(|condition| self.holds(s, *condition)) {
            return self.finish(s, End::Lost, w); // GOW-Q1: a loss goes first
        }
        if scene.win.iter().all(|condition| self.holds(s, *condition)) {
            self.push(s, Step::QuestDone);
        }
    }

    /// Carries out the next statement whose condition has come to hold (GOW-F6).
    fn fire(&self, s: &mut State) -> bool {
        let scene = &self.book.scenes[s.scene as usize];
        for at in places(scene.ripening) {
            let range = self.side(s, at).lines;
            let fired = s.spots[at as usize].fired;
            if let Some((bit, effects)) = self.ripe(s, range, fired) {
                s.spots[at as usize].fired |= bit;
                let by = self.acting(s);
                self.push(s, Step::Judge);
                self.push(s, Step::Effects { at, by, from: effects.0, to: effects.1 });
                return true;
            }
        }
        if let Some((bit, effects)) = self.ripe(s, scene.rules, s.fired) {
            s.fired |= bit;
            let by = self.acting(s);
            self.push(s, Step::Judge);
            self.push(s, Step::Effects { at: NOBODY, by, from: effects.0, to: effects.1 });
            return true;
        }
        false
    }

    fn ripe(&self, s: &State, range: (u16, u16), fired: u8) -> Option<(u8, (u16, u16))> {
        let mut lines = self.book.lines(range);
        let ripe = lines.find(|(number, line)| {
            let used = fired >> (number - range.0) & 1 == 1;
            line.trigger == Trigger::When && !used && self.holds(s, line.condition)
        });
        ripe.map(|(number, line)| (1 << (number - range.0), line.effects))
    }

    /// The scene goes; heroes recover; activations still open are dropped; growth is played with
    /// the cards revealed so far (GOW-Q1).
    pub(super) fn quest_done(&self, s: &mut State, w: &mut impl Witness<Event>) {
        let scene = s.scene;
        w.see(|| Event::QuestDone { scene });
        if s.stage == 2 {
            return self.finish(s, End::Won, w); // GOW-Q4
        }
        s.stage += 1;
        s.stack.clear();
        s.scene = NOBODY;
        s.spots = [crate::state::Spot::default(); PLACES];
        (s.part, s.rune) = (Part::Other, NOBODY);
        (s.medium, s.obstacles) = (NOBODY, [NOBODY; 2]);
        for body in &mut s.bodies {
            let fresh = crate::state::Body { seat: body.seat, ..crate::state::Body::START };
            *body = fresh;
        }
        self.clear_status(s);
        self.push(s, Step::NextQuest);
        self.push(s, Step::Growth);
    }

    /// Stun, poison and crystals leave deck, hand and discard (GOW-A9).
    fn clear_status(&self, s: &mut State) {
        let every: Cards = (Status::Stun.cards().start..Status::Crystal.cards().end).collect();
        for player in &mut s.players {
            player.shown = player.shown.minus(&every);
            for pile in [&mut player.deck, &mut player.hand, &mut player.discard, &mut player.aside]
            {
                s.stock = s.stock.or(&pile.and(&every));
                *pile = pile.minus(&every);
            }
            let known = std::mem::take(&mut player.top);
            for card in known.iter() {
                match Status::of(*card) {
                    Some(_) => s.stock.add(*card),
                    None => player.top.push(*card),
                }
            }
        }
    }

    /// One of the two quests, then one of the three bosses (GOW-Q2, Q3).
    pub(super) fn may_go_on(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Quest(n) = *choice else { return not_now(choice) };
        match s.stage {
            1 => ensure((1..3).contains(&n), "GOW-Q2", "gow-why-not-next"),
            _ => ensure((3..6).contains(&n), "GOW-Q3", "gow-why-not-next"),
        }
    }

    pub(super) fn go_on(&self, s: &mut State, choice: Choice) {
        let Choice::Quest(chosen) = choice else { return };
        self.pop(s);
        let row = if s.stage == 1 { 1..3 } else { 3..6 };
        let others = row.filter(|n| *n != chosen);
        for (slot, n) in s.obstacles.iter_mut().zip(others) {
            *slot = s.pyramid[n as usize]; // turned over
        }
        self.push(s, Step::LayScene(s.pyramid[chosen as usize]));
    }
}
