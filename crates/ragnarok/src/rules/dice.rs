//! Dice: rolling, rerolling (Kari's power), turning (Kari's ploy, RAG-T4), and what they bring.

use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now};
use crate::cards::{ApPower, Face, Ploy, Power};
use crate::state::{Cause, Purpose, State};
use crate::step::Step;
use crate::{Choice, Event, Ragnarok};

impl Ragnarok {
    pub(super) fn rolled(&self, s: &mut State, fortune: &[u8], w: &mut impl Witness<Event>) {
        let seat = s.active;
        for (die, face) in s.dice.iter_mut().zip(fortune) {
            die.face = face - 1;
            let (colour, face) = (die.colour, die.face);
            w.see(|| Event::Rolled { seat, colour, face });
        }
        self.push(s, Step::Resolve);
        self.push(s, Step::Windows);
        self.push(s, if self.is_ap(seat) { Step::ApReroll } else { Step::Reroll });
    }

    pub(super) fn can_reroll(&self, s: &State) -> bool {
        !s.dice.is_empty() && s.rerolls < self.power(s, s.active, Power::Reroll)
    }

    pub(super) fn may_reroll(&self, s: &State, choice: &Choice) -> Legal {
        match *choice {
            Choice::Done => Ok(()),
            Choice::Reroll(die) => {
                ensure((die as usize) < s.dice.len(), "RAG-P1", "rag-why-no-die")
            }
            _ => not_now(choice),
        }
    }

    pub(super) fn reroll(&self, s: &mut State, choice: Choice) {
        match choice {
            Choice::Reroll(die) => {
                s.rerolls += 1;
                self.push(s, Step::RollOne(die));
            }
            _ => {
                self.pop(s);
            }
        }
    }

    pub(super) fn rolled_one(&self, s: &mut State, die: u8, face: u8, w: &mut impl Witness<Event>) {
        let seat = s.active;
        let die = &mut s.dice[die as usize];
        die.face = face - 1;
        let (colour, face) = (die.colour, die.face);
        w.see(|| Event::Rerolled { seat, colour, face });
    }

    /// RAG-A8: one die in its phase, a skull before a blank; the second result stands.
    pub(super) fn ap_reroll(&self, s: &mut State) {
        self.pop(s);
        let blanks = self.ap_power(s, ApPower::RerollBlank) > 0;
        let skulls = blanks || self.ap_power(s, ApPower::RerollSkull) > 0;
        if s.once.ap_reroll || !skulls {
            return;
        }
        let shows = |wanted: Face| {
            s.dice.iter().position(|die| self.deck.face(die.colour, die.face) == wanted)
        };
        let blank = || if blanks { shows(Face::Blank) } else { None };
        if let Some(die) = shows(Face::Skull).or_else(blank) {
            s.once.ap_reroll = true;
            self.push(s, Step::RollOne(die as u8));
        }
    }

    /// The upright Kari of a seat that would be used first.
    fn kari(&self, s: &State, seat: Seat) -> Option<u8> {
        let upright = s.boards[seat.index()].upright;
        upright.iter().find(|card| self.deck.ploy(*card) == Some(Ploy::Turn))
    }

    /// RAG-T4: a window opens only while an upright Kari lies, which all see.
    pub(super) fn kari_opens(&self, s: &State, seat: Seat) -> bool {
        s.standing.asks(seat, self.kari(s, seat).is_some(), true, false)
    }

    /// From the one who rolled, in turn order.
    pub(super) fn open_windows(&self, s: &mut State) {
        self.pop(s);
        let from = if self.is_ap(s.active) { Seat(0) } else { s.active };
        for seat in pieces::clockwise(from, self.seats_count()).rev() {
            if self.kari_opens(s, seat) {
                self.push(s, Step::Kari(seat));
            }
        }
    }

    pub(super) fn may_turn(&self, s: &State, choice: &Choice) -> Legal {
        match *choice {
            Choice::Pass | Choice::PassTurn => Ok(()),
            Choice::Turn(die, face) => {
                let there = s.dice.get(die as usize);
                ensure(there.is_some(), "RAG-T4", "rag-why-no-die")?;
                let other = there.is_some_and(|die| die.face != face);
                ensure(other, "RAG-T4", "rag-why-same-face")
            }
            _ => not_now(choice),
        }
    }

    pub(super) fn turns(&self, s: &State, add: &mut impl FnMut(Choice)) {
        [Choice::Pass, Choice::PassTurn].into_iter().for_each(&mut *add);
        for die in 0..s.dice.len() as u8 {
            (0..6).for_each(|face| add(Choice::Turn(die, face)));
        }
    }

    pub(super) fn turn_die(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        match choice {
            Choice::Turn(die, face) => {
                if let Some(card) = self.kari(s, seat) {
                    self.use_ploy(s, seat, card, w);
                    self.clear_played(s);
                }
                s.dice[die as usize].face = face;
                let colour = s.dice[die as usize].colour;
                w.see(|| Event::Turned { seat, colour, face });
            }
            Choice::PassTurn => {
                s.standing.pass(seat);
                self.pop(s);
            }
            _ => {
                self.pop(s);
            }
        }
    }

    /// What the dice bring: followers first, then the losses of skulls.
    pub(super) fn resolve(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let seat = s.active;
        let (mut followers, mut skulls) = (0, 0);
        for n in 0..s.dice.len() {
            let die = s.dice[n];
            match (self.deck.face(die.colour, die.face), s.purpose) {
                (Face::Gain(kind, count), Purpose::Resources) => self.gain(s, seat, kind, count, w),
                (Face::Skull, _) => skulls += 1,
                (face, _) => followers += face.followers(), // RAG-T12, P3
            }
        }
        s.dice.clear();
        self.gain_followers(s, seat, followers, Cause::Dice, w);
        if self.power(s, seat, Power::NoSkulls) == 0 {
            // RAG-T12: a skull loses one; each is a loss of its own.
            for _ in 0..skulls {
                self.lose_followers(s, seat, 1, Cause::Dice, w);
            }
        }
    }
}
