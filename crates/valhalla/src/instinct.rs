//! What a player does without thinking, above all in a battle: a battle that is fought at random
//! tells nothing of who would have won it. Our own figures; what they win is in docs/minds.md.

use tabletop::Source;

use crate::cards::{Demand, NOBODY, Tactic};
use crate::rules::reduced;
use crate::state::{Side, State};
use crate::step::Step;
use crate::{Choice, Valhalla};

/// The face of a die that arms nobody (VAL-B6).
const MISS: usize = 5;

/// How many dice there are of each face.
type Faces = [u8; 6];

impl Valhalla {
    /// The number of the choice in the list; nothing where it takes thought.
    pub(crate) fn habit(
        &self,
        s: &State,
        list: &[Choice],
        source: &mut impl Source,
    ) -> Option<usize> {
        match self.top(s) {
            // One slot is like another.
            Step::PlaceWarrior(_) => Some(0),
            Step::Fight(side) => self.strike(s, side as usize, list, source),
            Step::Choose { side, .. } => self.throw_again(s, side as usize, list),
            Step::TurnMisses(side, _) => self.turn_misses(s, side as usize, list),
            _ => None,
        }
    }

    /// Arms whom it can, rerolls as long as somebody is unarmed, and plays tactics where they might
    /// decide. Of what it is as eager to do it does any.
    fn strike(
        &self,
        s: &State,
        side: usize,
        list: &[Choice],
        source: &mut impl Source,
    ) -> Option<usize> {
        let fighter = &s.battle.sides[side];
        let lacks = self.lacks_to_win(s, side);
        let (have, wanted) = (shown(fighter), self.wanted(s, side));
        let unarmed = self.fighters(s, side).any(|(slot, _)| !fighter.is_activated(slot));
        let tactics = self.tactics_decide(s, side, list, lacks, source);
        let eagerness = |choice: &Choice| match *choice {
            Choice::Arm(slot, _) => 1000 + self.arming_worth(s, side, slot as usize),
            Choice::End if lacks == Some(0) => 900,
            Choice::Turn(die, face) => {
                let (from, to) = (die as usize % 6, face as usize);
                let helps = is_spare(from, &have, &wanted) && have[to] < wanted[to];
                if helps { 800 + u32::from(wanted[to] - have[to]) } else { 0 }
            }
            Choice::Free if unarmed => 700,
            // VAL-B3: the die that pays for a reroll had best be one that arms nobody.
            Choice::Spend(die) if unarmed => match die as usize % 6 {
                MISS => 650,
                face if is_spare(face, &have, &wanted) => 600,
                _ => 500,
            },
            Choice::Tactic(_, die) if tactics => {
                400 + u32::from(die == NOBODY || is_spare(die as usize % 6, &have, &wanted))
            }
            Choice::End => 1,
            _ => 0,
        };
        let mut best = (0, None);
        for (at, choice) in list.iter().enumerate() {
            let eager = 8 * eagerness(choice);
            let eager = if eager > 0 { eager + source.below(8) } else { 0 };
            if eager > best.0 {
                best = (eager, Some(at));
            }
        }
        best.1
    }

    /// How much stronger a side must become; nothing where nobody knows what will be enough, or where
    /// it is not about strength.
    fn lacks_to_win(&self, s: &State, side: usize) -> Option<u8> {
        let battle = &s.battle;
        let enough = match side {
            _ if battle.is_ragnarok() => return None,
            0 if battle.is_hunt() => self.face(battle.lair.card)?.strength, // VAL-M9
            0 => return None,
            _ if battle.is_hunt() => self.face(battle.lair.card)?.strength.saturating_add(1), // VAL-M10
            _ => battle.sides[0].strength.saturating_add(1), // VAL-B12
        };
        Some(enough.saturating_sub(self.strength(s, side)))
    }

    /// Whether tactics are worth their cards: where they are enough to win or, if nobody knows what
    /// will be, now and then.
    fn tactics_decide(
        &self,
        s: &State,
        side: usize,
        list: &[Choice],
        lacks: Option<u8>,
        source: &mut impl Source,
    ) -> bool {
        if !s.battle.sides[side].fights() || s.battle.is_ragnarok() {
            return false;
        }
        let Some(lacks) = lacks else { return source.below(2) == 0 };
        let (mut sum, mut last) = (0, NOBODY);
        for choice in list {
            // A tactic is listed once for each die that it may cost.
            if let Choice::Tactic(card, _) = *choice
                && card != last
            {
                last = card;
                sum += self.deck.tactic(card).map_or(0, tactic_strength);
            }
        }
        lacks > 0 && sum >= lacks
    }

    /// What arming a warrior is worth beside arming another.
    fn arming_worth(&self, s: &State, side: usize, slot: usize) -> u32 {
        let card = self.fighter_at(s, side, slot);
        let glory = self.deck.warrior(card).map_or(0, |warrior| u32::from(warrior.glory));
        if s.battle.is_ragnarok() {
            return glory; // VAL-E6
        }
        4 * u32::from(self.warrior_strength(s, side, slot, card)) + glory
    }

    /// Rerolls what no warrior waits for.
    fn throw_again(&self, s: &State, side: usize, list: &[Choice]) -> Option<usize> {
        let mut have = shown(&s.battle.sides[side]);
        for (face, have) in have.iter_mut().enumerate() {
            *have -= s.battle.chosen.0[face] + s.battle.chosen.0[face + 6];
        }
        let wanted = self.wanted(s, side);
        let spare = |choice: &Choice| matches!(*choice, Choice::Add(die) if is_spare(die as usize % 6, &have, &wanted));
        let ends = |choice: &Choice| matches!(choice, Choice::Roll | Choice::Done);
        let found = list.iter().position(spare);
        found.or_else(|| list.iter().position(ends)).or(Some(0))
    }

    /// Turns misses to what warriors wait for.
    fn turn_misses(&self, s: &State, side: usize, list: &[Choice]) -> Option<usize> {
        let (have, wanted) = (shown(&s.battle.sides[side]), self.wanted(s, side));
        let helps = |choice: &Choice| match *choice {
            Choice::Turn(_, face) => have[face as usize] < wanted[face as usize],
            _ => false,
        };
        list.iter().position(helps)
    }

    /// How many dice of each face the warriors who are not armed yet wait for.
    fn wanted(&self, s: &State, side: usize) -> Faces {
        let fighter = &s.battle.sides[side];
        let have = shown(fighter);
        let mut wanted = [0; 6];
        for (slot, card) in self.fighters(s, side).filter(|(slot, _)| !fighter.is_activated(*slot))
        {
            let Some(warrior) = self.deck.warrior(card) else { continue };
            let (owner, place) = self.squad_of(s, side, slot);
            match reduced(warrior.demand, self.tyr_weapon(s, owner, place)) {
                Demand::Symbols(need) => {
                    wanted.iter_mut().zip(need).for_each(|(wanted, need)| *wanted += need);
                }
                // VAL-B17: a Giant waits for more of what there is.
                _ => (0..MISS).filter(|face| have[*face] > 1).for_each(|face| wanted[face] += 2),
            }
        }
        wanted
    }
}

/// What a tactic adds to strength, about.
fn tactic_strength(tactic: Tactic) -> u8 {
    match tactic {
        Tactic::CutOff => 0,
        Tactic::Fury => 2,
        Tactic::HeroicSymbol(_) => 4,
        _ => 3,
    }
}

/// Unused dice by what they show, grey ones too.
fn shown(side: &Side) -> Faces {
    std::array::from_fn(|face| side.pool.0[face] + side.pool.0[face + 6])
}

/// Whether a die of the face arms nobody who waits.
fn is_spare(face: usize, have: &Faces, wanted: &Faces) -> bool {
    face == MISS || have[face] > wanted[face]
}
