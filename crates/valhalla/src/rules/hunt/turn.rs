//! A turn against a Monster (VAL-M3, M4), and how the game ends (VAL-M11, M12).

use tabletop::{Ending, Outcome, Seat, Witness};

use super::super::{Legal, ensure};
use crate::cards::{Dread, MONSTER_CARDS};
use crate::hunt::{Foe, HuntEvent, HuntStep};
use crate::state::State;
use crate::step::Step;
use crate::{Event, Valhalla};

impl Valhalla {
    /// VAL-M3: only against the Monster, and with somebody to fight.
    pub(crate) fn may_slay(&self, s: &State, seat: Seat) -> Legal {
        ensure(self.hunts(), "VAL-M3", "val-why-no-monster")?;
        ensure(s.boards[seat.index()].squad_size() > 0, "VAL-T7", "val-why-no-warriors")
    }

    /// VAL-M15: after part A a card of the deck may be lost.
    pub(super) fn after_a(&self, s: &mut State) {
        self.pop(s);
        if self.dread(s) == Some(Dread::Decay) {
            self.push(s, Step::Hunt(HuntStep::Decay));
        }
    }

    /// Cards go from the deck to the discard, by a rule.
    pub(super) fn toll(
        &self,
        s: &mut State,
        fortune: &[u8],
        rule: &'static str,
        w: &mut impl Witness<Event>,
    ) {
        self.pull(s, fortune).for_each(|card| s.discard.push(card));
        w.see(|| Event::Hunt(HuntEvent::DeckLost { count: fortune.len() as u8, rule }));
    }

    /// VAL-M3: with an empty squad the Monster phase is skipped.
    pub(super) fn prowl(&self, s: &mut State) {
        self.pop(s);
        if s.boards[s.active.index()].squad_size() > 0 {
            self.push(s, Step::Hunt(HuntStep::ProwlRoll));
        }
    }

    /// VAL-M4: each die that matches an uncovered symbol is put on it; when all are covered the
    /// Monster attacks.
    pub(super) fn prowled(&self, s: &mut State, fortune: &[u8], w: &mut impl Witness<Event>) {
        let Some(face) = self.face(s.beast.card) else { return };
        let before = s.beast.covered;
        let mut dice = pieces::Dice::<6>::default();
        for die in fortune {
            dice.add(*die as usize - 1);
            let open = face.symbols.iter().enumerate().position(|(n, symbol)| {
                let shows = symbol.is_some_and(|weapon| weapon as u8 + 1 == *die);
                shows && s.beast.covered >> n & 1 == 0
            });
            if let Some(open) = open {
                s.beast.covered |= 1 << open;
            }
        }
        let placed = (s.beast.covered ^ before).count_ones() as u8;
        w.see(|| Event::Hunt(HuntEvent::Prowled { dice, placed }));
        if s.beast.covered.count_ones() as u8 == face.demand() {
            self.begin_hunt(s, s.active, Foe::Hunter, w);
        }
    }

    /// VAL-M11, M12: looked at between the parts of a turn, so that a running draw or battle is
    /// finished first. Whether the game ended or came to its last attack.
    pub(in crate::rules) fn hunt_ends(
        &self,
        s: &mut State,
        step: Step,
        w: &mut impl Witness<Event>,
    ) -> bool {
        let between = matches!(
            step,
            Step::PartB | Step::EndTurn | Step::Hunt(HuntStep::AfterA | HuntStep::Prowl)
        );
        let (slain, lost) = (self.slain(s), self.lost_a_fourth_shield(s));
        if !between || !(slain || lost || s.left == 0) {
            return false;
        }
        s.stack.clear();
        self.push(s, Step::Over);
        let seat = s.active;
        let last = s.beast.card as usize + 1 == MONSTER_CARDS;
        if slain || lost || !last || s.boards[seat.index()].squad_size() == 0 {
            self.tell_the_end(s, w);
            return true;
        }
        // VAL-M11: one card is left, one last attack at once, which decides.
        s.beast.last_chance = true;
        w.see(|| Event::Hunt(HuntEvent::LastChance { seat }));
        self.push(s, Step::Hunt(HuntStep::End));
        self.begin_hunt(s, seat, Foe::Prey, w);
        true
    }

    /// VAL-M11: the last attack is over, with all that follows a battle.
    pub(super) fn last_attack_over(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        self.tell_the_end(s, w);
    }

    fn tell_the_end(&self, s: &State, w: &mut impl Witness<Event>) {
        let slain = self.slain(s);
        w.see(|| Event::Hunt(if slain { HuntEvent::Slain } else { HuntEvent::GameLost }));
    }

    /// VAL-M12: the last card is beaten.
    pub(crate) fn slain(&self, s: &State) -> bool {
        s.beast.card as usize >= MONSTER_CARDS
    }

    /// VAL-M11, M16: any player's.
    fn lost_a_fourth_shield(&self, s: &State) -> bool {
        s.boards[..self.seats_count() as usize].iter().any(|board| board.own == 0)
    }

    /// VAL-M11, M12, M16: won or lost for all together; points are the Monster's cards beaten.
    pub(crate) fn hunt_outcome(&self, s: &State) -> Outcome {
        let seats = self.seats_count() as usize;
        let mut outcome = Outcome {
            shares: [0.0; 8],
            points: [0; 8],
            ending: match () {
                () if self.slain(s) && s.beast.last_chance => {
                    Ending { id: "last-chance", rule: "VAL-M11" }
                }
                () if self.slain(s) => Ending { id: "monster-slain", rule: "VAL-M12" },
                () if self.lost_a_fourth_shield(s) => {
                    Ending { id: "shields-lost", rule: "VAL-M11" }
                }
                () => Ending { id: "deck-lost", rule: "VAL-M11" },
            },
        };
        outcome.shares[..seats].fill(self.slain(s) as u8 as f32);
        outcome.points[..seats].fill(s.beast.card as i16);
        outcome
    }
}
