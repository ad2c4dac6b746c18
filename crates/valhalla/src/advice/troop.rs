//! Which warriors a roll arms best.

use crate::advice::battle::Reach;
use crate::cards::{Demand, Favour, Warrior};
use crate::state::MOST_SLOTS;

/// Warriors that are looked at together: with a partner's there can be more, but not the dice.
pub(super) const TROOP: usize = 7;

/// What a side can choose from when it arms.
#[derive(Default)]
pub(super) struct Troop<'a> {
    pub(super) now: Reach,
    /// What counts once anybody is activated.
    pub(super) shared: f32,
    /// War cries that count activated warriors.
    pub(super) cries: f32,
    pub(super) warriors: [Option<Recruit<'a>>; TROOP],
    pub(super) count: usize,
}

/// A warrior that could be armed.
#[derive(Clone, Copy)]
pub(super) struct Recruit<'a> {
    pub(super) slot: usize,
    pub(super) warrior: &'a Warrior,
    /// What it asks for, with the help of Tyr's card.
    pub(super) demand: Demand,
    pub(super) strength: f32,
    /// Whether it would go to Valhalla.
    pub(super) goes: bool,
}

impl Troop<'_> {
    /// What every set of them would bring beside those activated already, as far as that is more
    /// than those bring; the best first. Dice only say which of them can be had.
    pub(super) fn sets(&self, for_glory: bool) -> Sets {
        let value = |reach: &Reach| match for_glory {
            true => reach.glory,
            false => reach.strength + 0.2 * reach.glory,
        };
        let least = value(&self.now);
        let mut sets = Sets { items: [(0, Reach::default()); MOST_SETS], count: 0 };
        for subset in 1u8..1 << self.count {
            let reach = self.with(subset);
            let worth = value(&reach);
            if worth > least {
                // Of equals the first stays first.
                let before = |(_, other): &(u8, Reach)| value(other) >= worth;
                let at = sets.items[..sets.count].partition_point(before);
                sets.items.copy_within(at..sets.count, at + 1);
                sets.items[at] = (subset, reach);
                sets.count += 1;
            }
        }
        sets
    }

    /// What a set of them brings beside those activated already.
    fn with(&self, subset: u8) -> Reach {
        let mut reach = self.now;
        if reach.activated == 0 {
            reach.strength = self.shared;
        }
        for recruit in self.chosen(subset) {
            reach.activated |= 1 << recruit.slot;
            reach.strength += recruit.strength;
        }
        // War cries and favours count one's own squad (VAL-X39).
        let own = |reach: &Reach| (reach.activated & ((1 << MOST_SLOTS) - 1)).count_ones();
        let (before, after) = (own(&self.now), own(&reach));
        reach.strength += self.cries * (CRY[after as usize] - CRY[before as usize]);
        for Recruit { slot, warrior, .. } in self.chosen(subset).filter(|recruit| recruit.goes) {
            let favour = if slot < MOST_SLOTS { brings(warrior.favour, after) } else { 0.0 };
            reach.glory += warrior.glory as f32 + favour;
        }
        reach
    }

    fn chosen(&self, subset: u8) -> impl Iterator<Item = Recruit<'_>> + Clone {
        let all = self.warriors.iter().enumerate();
        all.filter(move |(i, _)| subset >> i & 1 == 1).filter_map(|(_, warrior)| *warrior)
    }

    /// The best of these sets that the dice arm, or what is activated already.
    pub(super) fn best(&self, sets: &Sets, dice: &[u8; 6]) -> Reach {
        let faces = [dice[0], dice[1], dice[2], dice[3], dice[4]];
        // Who cannot be armed alone is in no set that can.
        let mut unarmed = 0u8;
        for (i, recruit) in self.warriors[..self.count].iter().enumerate() {
            let demand = recruit.iter().map(|recruit| recruit.demand);
            unarmed |= u8::from(!feasible(demand, faces)) << i;
        }
        let armed = |subset: u8| {
            subset & unarmed == 0 && feasible(self.chosen(subset).map(|one| one.demand), faces)
        };
        let best = sets.items[..sets.count].iter().find(|(subset, _)| armed(*subset));
        best.map_or(self.now, |(_, reach)| *reach)
    }
}

/// All sets of a troop.
const MOST_SETS: usize = (1 << TROOP) - 1;

/// Sets of warriors with what each brings, the best first.
pub(super) struct Sets {
    items: [(u8, Reach); MOST_SETS],
    count: usize,
}

/// Whether the dice arm all these warriors: symbols first, then Giants from what is left.
fn feasible(demands: impl Iterator<Item = Demand> + Clone, mut left: [u8; 5]) -> bool {
    for demand in demands.clone() {
        if let Demand::Symbols(need) = demand {
            for (left, need) in left.iter_mut().zip(need) {
                match left.checked_sub(need) {
                    Some(rest) => *left = rest,
                    None => return false,
                }
            }
        }
    }
    let mut kinds = |size: u8, times: usize| {
        (0..times).all(|_| match left.iter_mut().filter(|n| **n >= size).min() {
            Some(n) => {
                *n -= size;
                true
            }
            None => false,
        })
    };
    let mut of = |demand: Demand, size: u8, times: usize| {
        let giants = demands.clone().filter(|other| *other == demand).count();
        (0..giants).all(|_| kinds(size, times))
    };
    of(Demand::Triple, 3, 1)
        && of(Demand::TwoPairs, 2, 2)
        && of(Demand::Pair, 2, 1)
        && of(Demand::AnyTwo, 1, 2)
        && demands.clone().all(|demand| match demand {
            Demand::Different(dice) => all_different(&mut left, dice),
            _ => true,
        })
}

/// Takes so many dice of different faces, the most frequent first.
fn all_different(left: &mut [u8; 5], dice: u8) -> bool {
    let mut order = [0, 1, 2, 3, 4];
    order.sort_by_key(|face| std::cmp::Reverse(left[*face]));
    order[..dice as usize].iter().all(|face| match left[*face].checked_sub(1) {
        Some(rest) => {
            left[*face] = rest;
            true
        }
        None => false,
    })
}

/// What War Cry adds for so many activated (VAL-X23).
const CRY: [f32; 7] = [0.0, 1.0, 2.0, 4.0, 6.0, 6.0, 6.0];

/// What a favour brings to one of so many who go.
fn brings(favour: Favour, going: u32) -> f32 {
    match favour {
        Favour::None => 0.0,
        Favour::Group => going as f32 - 1.0,
        Favour::Colour(_) => 1.0,
        Favour::Lone => 3.0 * (going == 1) as u8 as f32,
    }
}
