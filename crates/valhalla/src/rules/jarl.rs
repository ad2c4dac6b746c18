//! What a Jarl does at this moment (VAL-J1, J2).

use tabletop::Seat;

use crate::cards::{Clan, Condition, Dread, Effect, Jarl, Power};
use crate::state::State;
use crate::{Valhalla, cards::NOBODY};

impl Valhalla {
    /// The Jarl of a seat, if it has one.
    pub(crate) fn jarl(&self, s: &State, seat: Seat) -> Option<&Jarl> {
        let jarl = s.boards[seat.index()].jarl;
        (jarl != NOBODY).then(|| &self.deck.jarls[jarl as usize])
    }

    /// How much of a power the seat's Jarl gives now; 0 for none.
    pub(crate) fn power(&self, s: &State, seat: Seat, power: Power) -> u8 {
        // Most Jarls have nothing to do with most questions: say so before looking at conditions.
        match self.jarl(s, seat) {
            Some(jarl) if jarl.basic.power == power || jarl.extra.power == power => {
                let these = self.effects(s, seat).filter(|effect| effect.power == power);
                let amounts = these.map(|effect| effect.amount);
                if power.is_level() { amounts.max().unwrap_or(0) } else { amounts.sum() }
            }
            _ => 0,
        }
    }

    /// The abilities that work for the seat now.
    pub(crate) fn effects(&self, s: &State, seat: Seat) -> impl Iterator<Item = Effect> + use<> {
        let Some(jarl) = self.jarl(s, seat) else { return [None, None].into_iter().flatten() };
        let side = s.battle.side_of(seat);
        let chose_extra = side.is_some_and(|side| s.battle.sides[side].extra);
        // VAL-J2: with `or` one of the two, with `+` both.
        let basic = !(jarl.either && chose_extra);
        let extra = if jarl.either { chose_extra } else { self.holds(s, seat, jarl.condition) };
        let works = |effect: Effect, on: bool| {
            let applies = match side {
                // VAL-C12: what acts before or outside battles is immune.
                Some(side) if effect.power.in_battle() => {
                    effect.sides.has(side) && !self.jarl_off(s, side)
                }
                Some(side) if effect.power == Power::BeforeBoost => effect.sides.has(side),
                None if effect.power.in_battle() => false,
                _ => true,
            };
            (on && applies).then_some(effect)
        };
        [works(jarl.basic, basic), works(jarl.extra, extra)].into_iter().flatten()
    }

    /// Whether the condition of an extra ability holds for the seat.
    pub(crate) fn holds(&self, s: &State, seat: Seat, condition: Condition) -> bool {
        let board = &s.boards[seat.index()];
        match condition {
            Condition::SquadAtMost(n) => board.squad_size() <= n,
            Condition::SquadAtLeast(n) => board.squad_size() >= n,
            Condition::FewerThanFoe => {
                self.foe_size(s, seat).is_some_and(|foe| board.squad_size() < foe)
            }
            Condition::ClanInSquad(clan, n) => self.clan_count(s, seat, clan) >= n,
            Condition::ClansAtLeast(n) => self.clan_kinds(s, seat) >= n,
            Condition::OwnShieldsAtMost(n) => board.own <= n,
            Condition::CapturedAtLeast(n) => board.captured_count() >= n,
            Condition::HandAtLeast(n) => board.cards >= n,
            Condition::HandAtMost(n) => board.cards <= n,
            Condition::Attacking => s.battle.side_of(seat) == Some(0),
            Condition::Defending => s.battle.side_of(seat) == Some(1),
            Condition::ValhallaAtMost(n) => board.valhalla.count() <= n,
            Condition::DeckAtMost(n) => s.left <= n,
        }
    }

    /// Whether a side's Jarl is off (VAL-C12), or awed by a Monster (VAL-M15).
    pub(crate) fn jarl_off(&self, s: &State, side: usize) -> bool {
        s.battle.sides[side].silenced || self.battle_dread(s) == Some(Dread::Awe)
    }

    /// How many warriors a seat fights against: a squad, or what a Monster's card shows (VAL-M7).
    pub(crate) fn foe_size(&self, s: &State, seat: Seat) -> Option<u8> {
        let side = s.battle.side_of(seat).filter(|_| !s.battle.is_ragnarok())?;
        match s.battle.is_hunt() {
            true => self.face(s.battle.lair.card).map(|face| face.warriors),
            false => Some(s.boards[s.battle.seat(1 - side).index()].squad_size()),
        }
    }

    /// How many warriors of a clan are in the seat's squad.
    pub(crate) fn clan_count(&self, s: &State, seat: Seat, clan: Clan) -> u8 {
        let of_clan = |card: u8| self.deck.warrior(card).is_some_and(|w| w.clan == clan);
        s.boards[seat.index()].warriors().filter(|(_, card)| of_clan(*card)).count() as u8
    }

    /// How many different clans are in the seat's squad.
    pub(crate) fn clan_kinds(&self, s: &State, seat: Seat) -> u8 {
        let clans = s.boards[seat.index()].warriors().fold(0u8, |clans, (_, card)| {
            clans | self.deck.warrior(card).map_or(0, |w| 1 << w.clan as u8)
        });
        clans.count_ones() as u8
    }

    /// How many slots the seat's squad has (VAL-T6, J3).
    pub(crate) fn slots(&self, s: &State, seat: Seat) -> usize {
        (self.power(s, seat, Power::SquadSlots) as usize).max(4)
    }

    /// How many warriors may be in the squad: a Monster may leave one slot empty (VAL-M15).
    pub(crate) fn room(&self, s: &State, seat: Seat) -> usize {
        self.slots(s, seat) - (self.dread(s) == Some(Dread::Siege)) as usize
    }
}
