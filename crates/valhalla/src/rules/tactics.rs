//! Battle tactics (VAL-B8, C5–C12, X16, X17, X22, X23).

use tabletop::{Seat, Witness};

use super::{Legal, ensure, refuse};
use crate::cards::{NOBODY, Tactic};
use crate::feat::Feat;
use crate::state::{REAL, State};
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

impl Valhalla {
    /// The ways in which a tactic of the hand might be played.
    pub(crate) fn tactic_candidates(
        &self,
        s: &State,
        side: usize,
        card: u8,
        add: &mut impl FnMut(Choice),
    ) {
        match self.deck.tactic(card) {
            Some(Tactic::Heroic) => {
                let pool = &s.battle.sides[side].pool;
                pool.kinds().for_each(|die| add(Choice::Tactic(card, die as u8)));
            }
            Some(Tactic::HeroicSymbol(weapon)) => {
                let weapon = weapon as u8;
                [weapon, weapon + 6, weapon + 12]
                    .into_iter()
                    .for_each(|die| add(Choice::Tactic(card, die)));
            }
            // These have moments of their own.
            Some(Tactic::CallToArms | Tactic::Mission(_)) => {}
            _ => add(Choice::Tactic(card, NOBODY)),
        }
    }

    pub(crate) fn may_play_tactic(&self, s: &State, side: usize, card: u8, die: u8) -> Legal {
        let seat = self.tactician(s, side);
        let held = s.boards[seat.index()].hand.has(card);
        ensure(held, "VAL-B8", "val-why-not-in-hand")?;
        let Some(tactic) = self.deck.tactic(card) else {
            return refuse("VAL-B8", "val-why-not-a-tactic");
        };
        self.dread_allows(s, Some(tactic))?;
        let takes_die = matches!(tactic, Tactic::Heroic | Tactic::HeroicSymbol(_));
        let rule = match tactic {
            Tactic::Heroic => "VAL-C7",
            _ => "VAL-C8",
        };
        if takes_die {
            ensure(die != NOBODY, rule, "val-why-needs-die")?;
            ensure(self.has_die(s, side, die), rule, "val-why-no-such-die")?;
        } else {
            ensure(die == NOBODY, "VAL-B8", "val-why-takes-no-die")?;
        }
        match tactic {
            Tactic::HeroicSymbol(weapon) => {
                ensure(die % 6 == weapon as u8, "VAL-C8", "val-why-other-symbol")
            }
            Tactic::OutnumberedFury => {
                ensure(!s.battle.is_ragnarok(), "VAL-C6", "val-why-no-opponent")?;
                let fighter = s.battle.seat(side);
                let size = s.boards[fighter.index()].squad_size();
                let fewer = self.foe_size(s, fighter).is_some_and(|foe| size < foe);
                ensure(fewer, "VAL-C6", "val-why-not-fewer")
            }
            Tactic::Road => self.may_open_road(s, side),
            Tactic::CallToArms => refuse("VAL-X21", "val-why-before-only"),
            Tactic::Mission(_) => refuse("VAL-X18", "val-why-after-only"),
            Tactic::CutOff => {
                ensure(side == 0, "VAL-C12", "val-why-attack-only")?;
                ensure(!s.battle.is_ragnarok(), "VAL-C12", "val-why-no-opponent")
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn play_tactic(
        &self,
        s: &mut State,
        side: usize,
        seat: Seat,
        card: u8,
        die: u8,
        w: &mut impl Witness<Event>,
    ) {
        s.lose(seat, card);
        s.battle.played.push(card);
        w.see(|| Event::PlayedTactic { seat, card });
        if die != NOBODY {
            self.discard_die(s, side, die);
        }
        let bonus = match self.deck.tactic(card) {
            Some(Tactic::Fury) => 2,
            Some(Tactic::OutnumberedFury | Tactic::Heroic) => 3,
            Some(Tactic::HeroicSymbol(_)) => 4,
            _ => 0,
        };
        let total = &mut s.battle.sides[side].bonus;
        *total = total.saturating_add(bonus);
        let side_number = side as u8;
        match self.deck.tactic(card) {
            Some(Tactic::NewWeapons) => self.push(s, Step::NewWeapons(side_number)),
            Some(Tactic::PushBack) => {
                let (from, more, optional) = (0, 1, true);
                self.push(s, Step::Choose { side: side_number, from, more, optional });
            }
            Some(Tactic::ChangeOfWeapons) => self.push(s, Step::TurnMisses(side_number, 0)),
            Some(Tactic::CutOff) if s.battle.is_hunt() => self.quell(s, w), // VAL-M7
            Some(Tactic::CutOff) => self.silence(s, 1, w),
            // VAL-X16: it counts as a die, and is none.
            Some(Tactic::Delivery(weapon)) => {
                s.battle.sides[side].pool.add(REAL + weapon as usize);
            }
            Some(Tactic::Road) => self.push(s, Step::Feat(Feat::Road)), // VAL-X17
            // VAL-X22, X23: counted when the phase ends (VAL-B21).
            Some(Tactic::CrySquad) => s.battle.extras.cries[side][0] += 1,
            Some(Tactic::CryActivation) => s.battle.extras.cries[side][1] += 1,
            _ => {}
        }
    }
}
