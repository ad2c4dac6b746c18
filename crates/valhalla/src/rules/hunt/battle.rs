//! A battle against the Monster (VAL-M5 to M10).

use pieces::clockwise;
use tabletop::{Seat, Witness};

use super::super::{Legal, ensure, not_now};
use crate::cards::{NOBODY, Power, Trait};
use crate::expansions::slots;
use crate::feat::Feat;
use crate::hunt::{Foe, HuntEvent, HuntStep, Lair};
use crate::options::Edition;
use crate::state::{Battle, State, Verdict};
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

impl Valhalla {
    pub(crate) fn begin_hunt(
        &self,
        s: &mut State,
        seat: Seat,
        foe: Foe,
        w: &mut impl Witness<Event>,
    ) {
        let lair = Lair { foe, card: s.beast.card, ..Lair::default() };
        s.battle = Battle { on: true, attacker: seat, defender: seat, lair, ..Battle::NONE };
        s.battles += 1;
        // VAL-B1: before the battle the attacker first, then the defender.
        let onset = Step::Hunt(HuntStep::Onset);
        let (side, before) = match foe {
            Foe::Hunter => (1, [Step::Before(1), onset]),
            _ => (0, [onset, Step::Before(0)]),
        };
        w.see(|| {
            Event::Hunt(match foe {
                Foe::Hunter => HuntEvent::MonsterAttacks { seat },
                _ => HuntEvent::Attacked { seat },
            })
        });
        let judge = Step::Hunt(HuntStep::Judge);
        for step in [Step::EndBattle, judge, Step::Phase(side), Step::Clash].iter().chain(&before) {
            self.push(s, *step);
        }
    }

    /// A squad that was emptied before the battle loses it without a phase (VAL-M15).
    pub(in crate::rules) fn hunt_clash(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let seat = s.battle.attacker;
        if self.power(s, seat, Power::Silence) > 0 {
            self.quell(s, w);
        }
        if s.boards[seat.index()].squad_size() == 0 {
            self.pop(s);
        }
    }

    /// VAL-M7: the Monster's ability is off for the rest of the battle.
    pub(in crate::rules) fn quell(&self, s: &mut State, w: &mut impl Witness<Event>) {
        let seat = s.battle.attacker;
        if self.battle_dread(s).is_some() {
            s.battle.lair.quelled = true;
            w.see(|| Event::Hunt(HuntEvent::Quelled { seat }));
        }
    }

    /// VAL-M5: glory in Valhalla adds to strength; by the Polish book that of warriors only.
    pub(crate) fn valhalla_bonus(&self, s: &State, seat: Seat) -> u8 {
        let valhalla = &s.boards[seat.index()].valhalla;
        let glory = match self.options.edition {
            Edition::Pl => self.warriors_glory(s, seat),
            Edition::Ru => valhalla.iter().map(|card| self.deck.glory(card)).sum(),
        };
        glory.clamp(0, 255) as u8
    }

    /// VAL-M8: an activated Giant brings a grey die, by the Polish book only the first one.
    pub(in crate::rules) fn frost_gift(&self, s: &mut State, side: usize, card: u8) {
        let giant = self.deck.warrior(card).is_some_and(|w| w.ability == Trait::Frost);
        let more = self.options.edition == Edition::Ru || !s.battle.lair.frosted;
        if giant && more {
            s.battle.lair.frosted = true;
            self.push(s, Step::Hunt(HuntStep::FrostDie(side as u8)));
        }
    }

    pub(super) fn frost_die(
        &self,
        s: &mut State,
        side: usize,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        let face = fortune[0] - 1;
        s.battle.grey -= 1;
        s.battle.sides[side].pool.add(face as usize + 6);
        let seat = s.battle.attacker;
        w.see(|| Event::Hunt(HuntEvent::FrostDie { seat, face }));
    }

    /// VAL-M9: an attack is won with the card's strength; VAL-M10: a defence only with more.
    pub(super) fn judge(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let (seat, side) = (s.battle.attacker, s.battle.hero());
        let Some(other) = self.face(s.battle.lair.card).map(|face| face.strength) else { return };
        let fighter = &s.battle.sides[side];
        let strength = fighter.strength;
        let ties = side == 0 || self.power(s, seat, Power::TieDefence) > 0;
        let fought = fighter.activated != 0; // VAL-M9: with nobody activated it is lost
        let won = fought && (strength > other || strength == other && ties);
        s.verdict = if won == (side == 0) { Verdict::Attacker } else { Verdict::Defender };
        let board = &mut s.boards[seat.index()];
        *(if won { &mut board.won } else { &mut board.lost }) += 1;
        let rule = s.battle.hunt_rule();
        w.see(|| {
            Event::Hunt(match won {
                true => HuntEvent::Won { seat, strength, other, rule },
                false => HuntEvent::Lost { seat, strength, other, rule },
            })
        });
        if won || side == 1 {
            s.beast.covered = 0; // VAL-M9, M10: the dice leave the card, but for a lost attack
        }
        s.battle.sides[1 - side].strength = other; // for missions (VAL-X18)
        // What follows, last first.
        self.push(s, Step::Hunt(HuntStep::After));
        if won && self.options.with.valkyries {
            self.push(s, Step::Feat(Feat::Mission(side as u8)));
        }
        let draw = self.power(s, seat, if won { Power::DrawWon } else { Power::DrawLost });
        if draw > 0 {
            self.push(s, Step::DrawAfter(side as u8, draw));
        }
        match (won, side) {
            (true, 0) => self.beaten(s, w),
            (true, _) => {
                self.push(s, Step::Feat(Feat::Depart));
                self.push(s, Step::Send(0)); // VAL-M10: any, within the limit
            }
            (false, _) => self.defeated(s, seat, side, w),
        }
    }

    /// VAL-M9: the card goes, the next one is revealed, then warriors go within the new limit.
    fn beaten(&self, s: &mut State, w: &mut impl Witness<Event>) {
        s.beast.card += 1;
        let left = crate::cards::MONSTER_CARDS as u8 - s.beast.card;
        w.see(|| Event::Hunt(HuntEvent::CardBeaten { left }));
        // VAL-M15: then squads too large for the new card are discarded down, in turn order from
        // the active player (VAL-S14).
        for seat in clockwise(s.active, self.seats_count()).rev() {
            self.push(s, Step::Hunt(HuntStep::Cull(seat)));
        }
        self.push(s, Step::Feat(Feat::Depart));
        self.push(s, Step::Hunt(HuntStep::Enter(0)));
    }

    /// VAL-M9, M10: one warrior may go, a shield is lost in defence, cards are discarded (M13).
    fn defeated(&self, s: &mut State, seat: Seat, side: usize, w: &mut impl Witness<Event>) {
        let level = self.options.ways.quest.map_or(0, |quest| quest.level);
        self.push(s, Step::Hunt(HuntStep::Toll(2 * level))); // VAL-M13
        // Also when the fourth shield is lost: a running battle is finished first (VAL-M11).
        if self.power(s, seat, Power::LastHonour) > 0 && s.battle.sides[side].activated != 0 {
            self.push(s, Step::Honour(side as u8));
        }
        self.push(s, Step::Hunt(HuntStep::Spare));
        if side == 1 {
            let own = &mut s.boards[seat.index()].own;
            *own -= 1;
            let left = *own;
            w.see(|| Event::Hunt(HuntEvent::ShieldLost { seat, left }));
        }
    }

    /// The glory of the warriors in a Valhalla, which the limit counts (VAL-M6).
    pub(crate) fn warriors_glory(&self, s: &State, seat: Seat) -> i16 {
        let warriors = s.boards[seat.index()].valhalla.and(&self.deck.warriors);
        warriors.iter().map(|card| self.deck.glory(card)).sum()
    }

    /// VAL-M6: how much more glory of warriors the Valhalla of a seat may hold; without a
    /// Monster's card on the table, any.
    pub(crate) fn room_in_valhalla(&self, s: &State, seat: Seat) -> u8 {
        let Some(face) = self.face(s.beast.card) else { return u8::MAX };
        let held = self.warriors_glory(s, seat);
        // Those who are about to go count as there.
        let going = match s.battle.side_of(seat) {
            Some(side) => s.battle.extras.going[side],
            None => 0,
        };
        let squad = &s.boards[seat.index()].squad;
        let going: i16 = slots(going).map(|slot| self.deck.glory(squad[slot])).sum();
        (face.limit as i16 - held - going).max(0) as u8
    }

    fn glory_at(&self, s: &State, slot: usize) -> u8 {
        self.deck.glory(s.boards[s.battle.attacker.index()].squad[slot]) as u8
    }

    /// VAL-M6: whether the warrior in a slot may go, as far as a limit goes.
    pub(in crate::rules) fn fits_in_valhalla(&self, s: &State, seat: Seat, slot: u8) -> Legal {
        let card = s.boards[seat.index()].squad.get(slot as usize).copied().unwrap_or(NOBODY);
        let fits = !self.hunts() || self.deck.glory(card) as u8 <= self.room_in_valhalla(s, seat);
        ensure(fits, "VAL-M6", "val-why-limit")
    }

    /// The activated warriors that are still in the squad, one bit a slot.
    fn waiting(&self, s: &State) -> u8 {
        let side = &s.battle.sides[s.battle.hero()];
        let warriors = s.boards[s.battle.attacker.index()].warriors();
        let there = warriors.fold(0, |mask, (slot, _)| mask | 1 << slot);
        there & side.activated & !s.battle.extras.going[s.battle.hero()]
    }

    /// Whether warriors of these slots from one on can fill the room so that none of the others
    /// would still fit (VAL-M9: all go, but those that would pass the limit).
    fn fills(&self, s: &State, waiting: u8, from: u8, room: u8) -> bool {
        (0..64u8).any(|set| {
            let sum = |mask: u8| -> u8 {
                (0..6).filter(|n| mask >> n & 1 == 1).map(|n| self.glory_at(s, n)).sum()
            };
            let fits = set & !waiting == 0 && set.trailing_zeros() >= from as u32;
            fits && sum(set) <= room && {
                let left = room - sum(set);
                let rest = waiting & !set;
                (0..6).all(|n| rest >> n & 1 == 0 || self.glory_at(s, n) > left)
            }
        })
    }

    /// VAL-M6: the player chooses which go; slot by slot, ascending.
    pub(super) fn may_enter(&self, s: &State, from: u8, choice: &Choice) -> Legal {
        let (waiting, room) = (self.waiting(s), self.room_in_valhalla(s, s.battle.attacker));
        match *choice {
            Choice::Done => {
                let full = (0..6).all(|n| waiting >> n & 1 == 0 || self.glory_at(s, n) > room);
                ensure(full, "VAL-M9", "val-why-still-fits")
            }
            Choice::Send(slot) => {
                let there = slot < 6 && waiting >> slot & 1 == 1;
                ensure(there, "VAL-M9", "val-why-not-activated")?;
                self.fits_in_valhalla(s, s.battle.attacker, slot)?;
                let (rest, left) = (waiting & !(1 << slot), room - self.glory_at(s, slot as usize));
                let leads_on = slot >= from && self.fills(s, rest, slot + 1, left);
                ensure(leads_on, "VAL-M9", "val-why-ascending")
            }
            _ => not_now(choice),
        }
    }

    pub(super) fn enter(&self, s: &mut State, choice: Choice) {
        self.pop(s);
        if let Choice::Send(slot) = choice {
            let side = s.battle.hero();
            s.battle.extras.going[side] |= 1 << slot;
            self.push(s, Step::Hunt(HuntStep::Enter(slot + 1)));
        } else {
            self.push(s, Step::Hunt(HuntStep::TurnAway));
        }
    }

    /// Where there is nothing to choose: all fit, or none. Whether that was so.
    pub(super) fn enter_plainly(&self, s: &mut State) -> bool {
        let (waiting, room) = (self.waiting(s), self.room_in_valhalla(s, s.battle.attacker));
        let all: u16 = slots(waiting).map(|n| self.glory_at(s, n) as u16).sum();
        if all > room as u16 && slots(waiting).any(|n| self.glory_at(s, n) <= room) {
            return false;
        }
        self.pop(s);
        if all <= room as u16 {
            let side = s.battle.hero();
            s.battle.extras.going[side] |= waiting;
        } else {
            self.push(s, Step::Hunt(HuntStep::TurnAway));
        }
        true
    }

    /// VAL-M6: those that would pass the limit are discarded, in the order their owner likes
    /// (VAL-S14).
    pub(super) fn may_turn_away(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Dismiss(slot) = *choice else { return not_now(choice) };
        let there = slot < 6 && self.waiting(s) >> slot & 1 == 1;
        ensure(there, "VAL-M6", "val-why-not-activated")
    }

    pub(super) fn turn_away(&self, s: &mut State, choice: Choice, w: &mut impl Witness<Event>) {
        let Choice::Dismiss(slot) = choice else { return };
        let seat = s.battle.attacker;
        let card = std::mem::replace(&mut s.boards[seat.index()].squad[slot as usize], NOBODY);
        s.discard.push(card);
        w.see(|| Event::Hunt(HuntEvent::TurnedAway { seat, card }));
    }

    /// Where there is no order to choose. Whether that was so.
    pub(super) fn turn_away_the_last(&self, s: &mut State, w: &mut impl Witness<Event>) -> bool {
        let waiting = self.waiting(s);
        match waiting.count_ones() {
            0 => _ = self.pop(s),
            1 => self.turn_away(s, Choice::Dismiss(waiting.trailing_zeros() as u8), w),
            _ => return false,
        }
        true
    }

    /// VAL-M9, M10: after a lost battle one activated warrior may go, within the limit.
    pub(super) fn may_spare(&self, s: &State, choice: &Choice) -> Legal {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Send(slot) => {
                let there = slot < 6 && self.waiting(s) >> slot & 1 == 1;
                ensure(there, s.battle.hunt_rule(), "val-why-not-activated")?;
                self.fits_in_valhalla(s, s.battle.attacker, slot)
            }
            _ => not_now(choice),
        }
    }

    pub(super) fn can_spare(&self, s: &State) -> bool {
        (0..6).any(|slot| self.may_spare(s, &Choice::Send(slot)).is_ok())
    }

    pub(super) fn spare(&self, s: &mut State, choice: Choice, w: &mut impl Witness<Event>) {
        self.pop(s);
        if let Choice::Send(slot) = choice {
            self.send_group(s, s.battle.attacker, 1 << slot, w);
        }
    }
}
