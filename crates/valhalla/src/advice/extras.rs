//! What the expansions are worth.

use tabletop::Seat;

use crate::Valhalla;
use crate::cards::{Demand, Tyr, Warrior};
use crate::expansions::slots;
use crate::feat::Feat;
use crate::state::State;
use crate::step::Step;

/// What a card more in hand is worth.
const CARD: f32 = 0.7;

impl Valhalla {
    /// What a card of Tyr's under a warrior adds to its worth.
    pub(super) fn wrath_worth(&self, s: &State, seat: Seat, slot: usize, warrior: &Warrior) -> f32 {
        let card = s.expansions.under(seat, slot);
        match (card.and_then(|card| self.deck.tyr(card)), warrior.demand) {
            (Some(Tyr::Strength), _) => 0.65,
            (Some(Tyr::Foe(_)), _) => 0.6,
            (Some(Tyr::Weapon(weapon)), Demand::Symbols(need)) => {
                if need[weapon as usize] > 0 {
                    0.5
                } else {
                    0.0
                }
            }
            (Some(Tyr::Weapon(_)), _) => 0.3,
            (None, _) => 0.0,
        }
    }

    /// What is about to come to a seat: points, cards, warriors that Loki lets go.
    pub(super) fn coming(&self, s: &State, seat: Seat) -> f32 {
        let claim = &s.expansions.claim;
        let of = |step: &Step| match *step {
            Step::Pay { seat: to, owed, .. } if to == seat => owed as f32,
            Step::Feat(Feat::Owe(to, points)) if to == seat => self.payable(s, seat, points) as f32,
            Step::WatchDraw(to) if to == seat => CARD,
            Step::Feat(Feat::Snatch { to, .. }) if to == seat => CARD,
            Step::Feat(Feat::Snatch { from, .. }) if from == seat => -CARD,
            Step::Feat(Feat::LokiSend { left, .. }) if claim.loser == seat => {
                let squad = &s.boards[seat.index()].squad;
                let glory = |slot: usize| self.deck.glory(squad[slot]) as f32;
                let best = slots(claim.slots).map(glory).fold(0.0, f32::max);
                let chosen: f32 = slots(claim.going).map(glory).sum();
                0.3 * (chosen + if left > 0 { best } else { 0.0 })
            }
            _ => 0.0,
        };
        s.stack.iter().map(of).sum()
    }

    /// The step that a battle stands at: what an expansion asks within a phase is part of it.
    pub(super) fn phase_step(&self, s: &State) -> Step {
        match self.top(s) {
            Step::Feat(Feat::Support(_)) => Step::Before(0),
            Step::Feat(Feat::Road | Feat::Block | Feat::Disarm(_) | Feat::Sacrifice { .. }) => {
                let below = s.stack.iter().rev().find(|step| matches!(step, Step::Fight(_)));
                below.copied().unwrap_or_default()
            }
            Step::Feat(Feat::Snatch { .. } | Feat::Wrath(_))
            | Step::WatchDraw(_)
            | Step::PlaceWarrior(_)
            | Step::MakeRoom(_)
                if s.stack.contains(&Step::Clash) =>
            {
                Step::Before(0)
            }
            step => step,
        }
    }

    /// What the attacker is about to lose on the road to Valhalla: it will choose the weakest.
    pub(super) fn road_ahead(&self, s: &State) -> f32 {
        if self.top(s) != Step::Feat(Feat::Road) {
            return 0.0;
        }
        let left = s.battle.sides[0].activated & !s.battle.extras.road;
        let worth = slots(left).map(|slot| s.battle.extras.worth[slot]);
        worth.min().map_or(0.0, f32::from)
    }

    /// The supporters' cards, which score if their side wins.
    pub(super) fn weigh_supports(&self, s: &State, chance: f32, worth: &mut [f32; 8]) {
        for support in s.battle.extras.supports.iter().flatten() {
            let wins = if support.side == 0 { chance } else { 1.0 - chance };
            worth[support.by.index()] += wins * self.deck.glory(support.card) as f32;
        }
    }
}
