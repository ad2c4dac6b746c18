//! Valkyries: warriors on their way to Valhalla and their favours (VAL-X11 to X13), the Road to
//! Valhalla (VAL-X17), missions (VAL-X18).

use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now, refuse};
use crate::cards::{Favour, Mission, NOBODY, Tactic};
use crate::expansions::slots;
use crate::feat::Feat;
use crate::options::Edition;
use crate::state::State;
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

impl Valhalla {
    /// Whether warriors about to go are gathered first, to be denied (VAL-X25) or to go as a group
    /// (VAL-X11).
    pub(crate) fn gathers(&self) -> bool {
        self.options.with.valkyries || self.options.with.dwarves
    }

    /// All who go at this moment: the winner's and who is on the road (VAL-X17); in Ragnarök all
    /// activated ones (VAL-E4).
    pub(crate) fn depart(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let ragnarok = s.battle.is_ragnarok();
        if ragnarok {
            s.battle.extras.going[0] = s.battle.sides[0].activated;
        }
        // Alone against a Monster, or in Ragnarök, there is one side only.
        let only = match () {
            () if s.battle.is_hunt() => Some(s.battle.hero()),
            () if ragnarok => Some(0),
            () => None,
        };
        let extras = s.battle.extras;
        let points = [0, 1].map(|side| {
            if only.is_some_and(|only| only != side) {
                return 0;
            }
            let road = if side == 0 { extras.road } else { 0 };
            let going = extras.going[side] & !extras.denied[side] | road;
            self.send_off(s, s.battle.seat(side), going, w)
        });
        s.battle.extras.going = [0; 2];
        self.allies_depart(s, w);
        // Favours are paid when all have gone (VAL-B20), the attacker's first (VAL-B19).
        for side in [1, 0] {
            self.owe(s, s.battle.seat(side), points[side], w);
        }
    }

    /// The warriors in these slots go to Valhalla together; what their favours bring.
    pub(crate) fn send_off(
        &self,
        s: &mut State,
        seat: Seat,
        mask: u8,
        w: &mut impl Witness<Event>,
    ) -> u8 {
        let points = self.favours(s, seat, mask);
        let earned = &mut s.expansions.earned[seat.index()].favours;
        *earned = earned.saturating_add(points);
        slots(mask).for_each(|slot| self.to_valhalla(s, seat, slot, w));
        points
    }

    /// A group goes at a moment of its own, and its favours are paid.
    pub(crate) fn send_group(
        &self,
        s: &mut State,
        seat: Seat,
        mask: u8,
        w: &mut impl Witness<Event>,
    ) {
        let points = self.send_off(s, seat, mask, w);
        self.owe(s, seat, points, w);
    }

    fn favours(&self, s: &State, seat: Seat, mask: u8) -> u8 {
        if !self.options.with.valkyries {
            return 0;
        }
        let squad = &s.boards[seat.index()].squad;
        let group = slots(mask).filter_map(|slot| Some((slot, self.deck.warrior(squad[slot])?)));
        let others = group.clone().count().saturating_sub(1) as u8;
        let each = group.clone().map(|(slot, warrior)| match warrior.favour {
            Favour::Group => others, // VAL-X11
            // VAL-X12: once, whatever their number; it does not go with itself.
            Favour::Colour(clan) => {
                2 * group.clone().any(|(other, w)| other != slot && w.clan == clan) as u8
            }
            Favour::Lone => 3 * (others == 0) as u8, // VAL-X13
            Favour::None => 0,
        });
        each.sum()
    }

    /// The attacker's activated warriors that are not on the road yet.
    fn on_foot(&self, s: &State) -> u8 {
        let squad = &s.boards[s.battle.attacker.index()].squad;
        let there = slots(s.battle.sides[0].activated).filter(|slot| squad[*slot] != NOBODY);
        there.fold(0, |mask, slot| mask | 1 << slot) & !s.battle.extras.road
    }

    /// VAL-X17: defence only; somebody must be there to take the road.
    pub(crate) fn may_open_road(&self, s: &State, side: usize) -> Legal {
        ensure(side == 1, "VAL-X17", "val-why-defence-only")?;
        ensure(self.on_foot(s) != 0, "VAL-X17", "val-why-nobody-for-road")
    }

    pub(crate) fn may_take_road(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Send(slot) = *choice else { return not_now(choice) };
        let fits = slot < 6 && self.on_foot(s) >> slot & 1 == 1;
        ensure(fits, "VAL-X17", "val-why-not-activated")
    }

    /// VAL-X17: strength, bonuses and Tyr's card count no more; the battle goes on.
    pub(crate) fn take_road(&self, s: &mut State, choice: Choice, w: &mut impl Witness<Event>) {
        let Choice::Send(slot) = choice else { return };
        self.pop(s);
        let slot = slot as usize;
        s.battle.extras.road |= 1 << slot;
        let strength = &mut s.battle.sides[0].strength;
        *strength = strength.saturating_sub(s.battle.extras.worth[slot]);
        let seat = s.battle.attacker;
        let card = s.boards[seat.index()].squad[slot];
        w.see(|| Event::TakesRoad { seat, card });
    }

    pub(crate) fn take_the_only_road(&self, s: &mut State, w: &mut impl Witness<Event>) -> bool {
        let mask = self.on_foot(s);
        if mask.count_ones() == 1 {
            self.take_road(s, Choice::Send(mask.trailing_zeros() as u8), w);
            return true;
        }
        false
    }

    /// Whether the winner is asked for a mission: it has cards, and met a demand that there is.
    /// All know both.
    pub(crate) fn has_mission(&self, s: &State, side: usize) -> bool {
        let seat = s.battle.seat(side);
        let met = Mission::ALL.iter().any(|mission| self.met(s, side, *mission));
        let could = met && s.boards[seat.index()].cards > 0;
        s.battle.extras.standing.asks(seat, could, could, false)
    }

    fn met(&self, s: &State, side: usize, mission: Mission) -> bool {
        let (own, foe) = (&s.battle.sides[side], &s.battle.sides[1 - side]);
        match mission {
            // VAL-X18a: rerolls by tactics and by Thor spoil nothing, by the Polish book the
            // Jarl's neither.
            Mission::NoRerolls => {
                let by_jarl = own.rerolls > 0 && self.options.edition == Edition::Ru;
                !s.battle.extras.rerolled[side] && !by_jarl
            }
            Mission::ByFive => own.strength >= foe.strength.saturating_add(5), // VAL-X18b
            // VAL-X18c, D16: by the Polish book of its own squad, by the Russian a partner's too.
            Mission::ThreeActivated => {
                let lent = match self.options.edition {
                    Edition::Pl => 0,
                    Edition::Ru => own.ally.activated.count_ones(),
                };
                own.activated.count_ones() + lent >= 3
            }
        }
    }

    pub(crate) fn may_fulfil(&self, s: &State, side: usize, choice: &Choice) -> Legal {
        let Choice::Tactic(card, die) = *choice else {
            return if *choice == Choice::Pass { Ok(()) } else { not_now(choice) };
        };
        let seat = s.battle.seat(side);
        ensure(s.boards[seat.index()].hand.has(card), "VAL-X18", "val-why-not-in-hand")?;
        ensure(die == NOBODY, "VAL-X18", "val-why-takes-no-die")?;
        match self.deck.tactic(card) {
            Some(Tactic::Mission(mission)) => {
                ensure(self.met(s, side, mission), "VAL-X18", "val-why-not-met")
            }
            _ => refuse("VAL-X18", "val-why-not-a-mission"),
        }
    }

    /// VAL-X18: at most one; it goes to Valhalla.
    pub(crate) fn fulfil(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        if let Choice::Tactic(card, _) = choice {
            s.lose(seat, card);
            s.boards[seat.index()].valhalla.add(card);
            s.expansions.earned[seat.index()].missions += 1;
            w.see(|| Event::Fulfilled { seat, card });
        }
    }

    /// Puts on the stack who goes to Valhalla after a decided battle, and when that may be denied
    /// (VAL-B13, B14, B20, X25).
    pub(crate) fn departures(&self, s: &mut State, winner: usize) {
        self.push(s, Step::Feat(Feat::Depart));
        let late = self.options.edition == Edition::Ru;
        if winner == 1 {
            if late {
                self.push_deny(s, 0); // VAL-X25: one of those about to go
            }
            self.push(s, Step::Send(0));
        } else {
            s.battle.extras.going[0] = s.battle.sides[0].activated; // VAL-B13: all of them
            if self.allied() {
                s.battle.sides[0].ally.going = s.battle.sides[0].ally.activated; // VAL-X41
            }
        }
        for side in [1, 0] {
            let against_winner = side != winner;
            let denies = match against_winner {
                // VAL-X25: by the Polish book before the opponent decides; an attacker decides
                // nothing, so the books agree.
                true => !late || winner == 0,
                // By the Polish book the loser's warriors can be held too, who might still go by
                // Loki's card or a Jarl's last honour.
                false => !late && self.loser_may_send(s, 1 - winner),
            };
            if denies {
                self.push_deny(s, side);
            }
        }
    }

    fn push_deny(&self, s: &mut State, side: usize) {
        let left = self.deniers(s, side);
        if left > 0 {
            self.push(s, Step::Feat(Feat::Deny { side: side as u8, left }));
        }
    }
}
