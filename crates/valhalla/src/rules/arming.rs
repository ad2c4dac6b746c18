//! Arming warriors (VAL-B5, B6, B17).

use tabletop::Witness;

use super::{Legal, ensure, refuse};
use crate::cards::{Demand, NOBODY};
use crate::state::{KINDS, MOST_SLOTS, State};
use crate::{Choice, Event, Valhalla};

impl Valhalla {
    pub(crate) fn may_arm(&self, s: &State, side: usize, slot: usize, dice: &[u8; 4]) -> Legal {
        let fighter = &s.battle.sides[side];
        let card = self.fighter_at(s, side, slot); // VAL-X39: or the partner's
        let Some(warrior) = self.deck.warrior(card) else {
            return refuse("VAL-B5", "val-why-empty-slot");
        };
        ensure(!fighter.is_activated(slot), "VAL-B5", "val-why-armed-already")?;
        ensure(!self.is_blocked(s, side, slot), "VAL-X24", "val-why-blocked")?;
        let mut used = [0u8; KINDS];
        let mut shown = [0u8; 5];
        ensure(dice.is_sorted(), "VAL-B5", "val-why-ascending")?;
        for die in dice.iter().copied().filter(|die| *die != NOBODY) {
            ensure(self.has_die(s, side, die), "VAL-B5", "val-why-no-such-die")?;
            used[die as usize] += 1;
            match shown.get_mut(die as usize % 6) {
                Some(count) => *count += 1,
                None => return refuse("VAL-B6", "val-why-miss"), // a miss arms nobody
            }
        }
        let have = used.iter().zip(&fighter.pool.0).all(|(need, have)| need <= have);
        ensure(have, "VAL-B5", "val-why-no-such-die")?;
        // VAL-B17: Giants have open demands; all others match symbol by symbol.
        let rule = if let Demand::Symbols(_) = warrior.demand { "VAL-B5" } else { "VAL-B17" };
        let (owner, place) = self.squad_of(s, side, slot);
        let aid = self.tyr_weapon(s, owner, place);
        ensure(met(warrior.demand, aid, &shown), rule, "val-why-demand")
    }

    /// VAL-X24: a warrior that cannot be used in this battle.
    pub(crate) fn is_blocked(&self, s: &State, side: usize, slot: usize) -> bool {
        side == 1 && slot < MOST_SLOTS && s.battle.extras.blocked >> slot & 1 == 1
    }

    pub(crate) fn arm(
        &self,
        s: &mut State,
        side: usize,
        slot: usize,
        dice: &[u8; 4],
        w: &mut impl Witness<Event>,
    ) {
        let fighter = &mut s.battle.sides[side];
        for die in dice.iter().filter(|die| **die != NOBODY) {
            fighter.pool.take(*die as usize);
        }
        match slot.checked_sub(MOST_SLOTS) {
            Some(place) => {
                fighter.ally.armed[place] = *dice;
                fighter.ally.activated |= 1 << place;
            }
            None => {
                fighter.armed[slot] = *dice;
                fighter.activated |= 1 << slot;
            }
        }
        let seat = s.battle.seat(side);
        let card = self.fighter_at(s, side, slot);
        w.see(|| Event::Armed { seat, card, slot: slot as u8 });
        if s.battle.is_hunt() {
            self.frost_gift(s, side, card);
        }
        self.on_activation(s, side, slot);
    }

    /// Every set of unused dice that arms a warrior of the squad. Dice are named in ascending
    /// order; own and grey dice are told apart, since grey ones go back or stay away (VAL-B18).
    pub(crate) fn armings(&self, s: &State, side: usize, add: &mut impl FnMut(Choice)) {
        let fighter = &s.battle.sides[side];
        let own_only = fighter.pool.0[6..].iter().all(|count| *count == 0);
        for (slot, card) in self.fighters(s, side) {
            let Some(warrior) = self.deck.warrior(card) else { continue };
            if fighter.is_activated(slot) || self.is_blocked(s, side, slot) {
                continue;
            }
            let (owner, place) = self.squad_of(s, side, slot);
            let aid = self.tyr_weapon(s, owner, place);
            let mut pool = fighter.pool.0;
            let demand = reduced(warrior.demand, aid);
            // Without other dice symbols can be matched in one way only: the usual case, made short.
            if let (true, Demand::Symbols(need)) = (own_only, demand) {
                if need.iter().zip(&pool).all(|(need, have)| need <= have) {
                    add(Choice::Arm(slot as u8, own_dice(&need)));
                }
                continue;
            }
            pool[5] = 0;
            pool[11] = 0;
            let found = &mut |dice| add(Choice::Arm(slot as u8, dice));
            let mut search =
                Search { demand, dice: demand.dice() as usize, chosen: [NOBODY; 4], shown: [0; 5] };
            search.go(&mut pool, 0, 0, found);
            if let (Some(weapon), false) = (aid, matches!(demand, Demand::Symbols(_))) {
                search.shown[weapon] = 1;
                search.dice -= 1;
                search.go(&mut pool, 0, 0, found);
            }
        }
    }
}

/// VAL-X30: symbols without the one that Tyr's card stands for; nothing else changes.
pub(crate) fn reduced(demand: Demand, aid: Option<usize>) -> Demand {
    match (demand, aid) {
        (Demand::Symbols(mut need), Some(weapon)) => {
            need[weapon] = need[weapon].saturating_sub(1);
            Demand::Symbols(need)
        }
        _ => demand,
    }
}

/// Whether dice arm a warrior, with what Tyr's card stands for: for a Giant it is a die more, if
/// that helps (VAL-X30).
fn met(demand: Demand, aid: Option<usize>, shown: &[u8; 5]) -> bool {
    let open = !matches!(demand, Demand::Symbols(_));
    let with_aid = |weapon: usize| {
        let mut shown = *shown;
        shown[weapon] += 1;
        demand.met_by(&shown)
    };
    reduced(demand, aid).met_by(shown) || open && aid.is_some_and(with_aid)
}

/// Own dice that show these symbols, in order.
pub(crate) fn own_dice(need: &[u8; 5]) -> [u8; 4] {
    let mut dice = [NOBODY; 4];
    let faces = (0..5u8).flat_map(|face| std::iter::repeat_n(face, need[face as usize] as usize));
    dice.iter_mut().zip(faces).for_each(|(die, face)| *die = face);
    dice
}

/// Looks for sets of dice that meet a demand.
struct Search {
    demand: Demand,
    dice: usize,
    chosen: [u8; 4],
    shown: [u8; 5],
}

impl Search {
    /// Adds dice of kind `from` or later to the `count` chosen so far.
    fn go(
        &mut self,
        pool: &mut [u8; KINDS],
        from: usize,
        count: usize,
        found: &mut impl FnMut([u8; 4]),
    ) {
        if count == self.dice {
            if self.demand.met_by(&self.shown) {
                found(self.chosen);
            }
            return;
        }
        for kind in from..KINDS {
            let face = kind % 6;
            if pool[kind] == 0 || !self.wants(face) {
                continue;
            }
            pool[kind] -= 1;
            self.shown[face] += 1;
            self.chosen[count] = kind as u8;
            self.go(pool, kind, count + 1, found);
            self.chosen[count] = NOBODY;
            self.shown[face] -= 1;
            pool[kind] += 1;
        }
    }

    /// Whether one die more of a face can still lead to the demand.
    fn wants(&self, face: usize) -> bool {
        match self.demand {
            Demand::Symbols(need) => self.shown[face] < need[face],
            Demand::AnyTwo | Demand::TwoPairs => true,
            Demand::Different(_) => self.shown[face] == 0,
            Demand::Pair | Demand::Triple => {
                self.shown[face] > 0 || self.shown.iter().all(|count| *count == 0)
            }
        }
    }
}
