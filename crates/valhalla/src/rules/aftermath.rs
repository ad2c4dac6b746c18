//! After a battle (VAL-B12 to B16, B20).

use pieces::clockwise;
use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now};
use crate::cards::{NOBODY, Power};
use crate::feat::Feat;
use crate::state::{Battle, MOST_SLOTS, State, Trigger, Verdict};
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

impl Valhalla {
    /// The winner, its shield, its warriors; then what Jarls do, the attacker's first (VAL-B19).
    pub(crate) fn compare(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let [attack, defence] = [0, 1].map(|side| s.battle.sides[side].strength);
        let (attacker, defender) = (s.battle.attacker, s.battle.defender);
        let ties = self.power(s, defender, Power::TieDefence) > 0;
        // VAL-B11: a defender without activated warriors has lost, whatever is compared.
        let defended = s.battle.sides[1].fights();
        // VAL-B12: a tie goes to the attacker.
        let wins = !defended || attack > defence || (attack == defence && !ties);
        let (winner, loser) = if wins { (0, 1) } else { (1, 0) };
        s.verdict = if wins { Verdict::Attacker } else { Verdict::Defender };
        s.boards[s.battle.seat(winner).index()].won += 1;
        s.boards[s.battle.seat(loser).index()].lost += 1;
        let (seat, beaten) = (s.battle.seat(winner), s.battle.seat(loser));
        let (strength, other) = if wins { (attack, defence) } else { (defence, attack) };
        w.see(|| Event::Won { seat, loser: beaten, strength, other });
        if wins {
            // VAL-B13: one of the defender's own shields, never a captured one.
            s.boards[defender.index()].own -= 1;
            s.boards[attacker.index()].captured[defender.index()] += 1;
            w.see(|| Event::TookShield { seat: attacker, from: defender });
            if s.boards[defender.index()].own == 0 {
                self.trigger_end(s, Trigger::LastShield, w); // VAL-E1
            }
        }
        self.after_battle(s, winner);
    }

    /// Pushes what follows, last first: warriors on their way, then what Jarls do, the attacker's
    /// before the defender's, then a mission and the supporters' cards (VAL-B19, B20).
    fn after_battle(&self, s: &mut State, winner: usize) {
        self.push(s, Step::Feat(Feat::Supporters));
        if self.options.with.valkyries {
            self.push(s, Step::Feat(Feat::Mission(winner as u8)));
        }
        for side in [1, 0] {
            let seat = s.battle.seat(side);
            let won = side == winner;
            let draw = self.power(s, seat, if won { Power::DrawWon } else { Power::DrawLost });
            if draw > 0 {
                self.push(s, Step::DrawAfter(side as u8, draw));
            }
            if won && self.power(s, seat, Power::Plunder) > 0 {
                self.push(s, Step::Plunder(side as u8));
            }
            let fought = s.battle.sides[side].activated != 0;
            if !won && fought && self.power(s, seat, Power::LastHonour) > 0 {
                self.push(s, Step::Honour(side as u8));
            }
        }
        self.departures(s, winner);
    }

    /// Whether the side that lost has no card to lose.
    pub(crate) fn nothing_to_plunder(&self, s: &State, side: usize) -> bool {
        s.boards[s.battle.seat(1 - side).index()].cards == 0
    }

    pub(crate) fn to_valhalla(
        &self,
        s: &mut State,
        seat: Seat,
        slot: usize,
        w: &mut impl Witness<Event>,
    ) {
        let board = &mut s.boards[seat.index()];
        let card = std::mem::replace(&mut board.squad[slot], NOBODY);
        if card != NOBODY {
            board.valhalla.add(card);
            let rule = if s.battle.is_hunt() { s.battle.hunt_rule() } else { "VAL-B13" };
            w.see(|| Event::ToValhalla { seat, card, rule });
            self.discard_tyr(s, seat, slot, w); // VAL-X32
        }
    }

    fn may_send_from(&self, s: &State, side: usize, slot: u8) -> bool {
        if slot as usize >= MOST_SLOTS {
            return self.may_send_ally(s, side, slot as usize);
        }
        let squad = &s.boards[s.battle.seat(side).index()].squad;
        let there = squad.get(slot as usize).is_some_and(|card| *card != NOBODY);
        let held = s.battle.extras.denied[side] >> slot.min(7) & 1 == 1; // VAL-X25
        there && !held && s.battle.sides[side].is_activated(slot as usize)
    }

    /// VAL-B14: any, all or none of its activated warriors; asked slot by slot, ascending.
    pub(crate) fn may_send(&self, s: &State, from: u8, choice: &Choice) -> Legal {
        let rule = if s.battle.is_hunt() { s.battle.hunt_rule() } else { "VAL-B14" };
        match *choice {
            Choice::Done => Ok(()),
            Choice::Send(slot) => {
                ensure(self.may_send_from(s, 1, slot), rule, "val-why-not-activated")?;
                self.fits_in_valhalla(s, s.battle.defender, slot)?;
                ensure(slot >= from, rule, "val-why-ascending")
            }
            _ => not_now(choice),
        }
    }

    pub(crate) fn can_send(&self, s: &State, from: u8) -> bool {
        (from..12).any(|slot| self.may_send(s, from, &Choice::Send(slot)).is_ok())
    }

    pub(crate) fn send(&self, s: &mut State, choice: Choice, w: &mut impl Witness<Event>) {
        self.pop(s);
        if let Choice::Send(slot) = choice {
            if let Some(place) = slot.checked_sub(MOST_SLOTS as u8) {
                s.battle.sides[1].ally.going |= 1 << place; // VAL-X41
            } else if self.gathers() {
                s.battle.extras.going[1] |= 1 << slot;
            } else {
                self.to_valhalla(s, s.battle.defender, slot as usize, w);
            }
            self.push(s, Step::Send(slot + 1));
        }
    }

    /// VAL-B15 but for a Jarl's ability: the loser may send one.
    pub(crate) fn may_honour(&self, s: &State, side: usize, choice: &Choice) -> Legal {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Send(slot) => {
                let own = (slot as usize) < MOST_SLOTS && self.may_send_from(s, side, slot);
                ensure(own, "VAL-B15", "val-why-not-activated")?;
                self.fits_in_valhalla(s, s.battle.seat(side), slot)
            }
            _ => not_now(choice),
        }
    }

    pub(crate) fn honour(
        &self,
        s: &mut State,
        side: usize,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        if let Choice::Send(slot) = choice {
            self.send_group(s, s.battle.seat(side), 1 << slot, w);
        }
    }

    /// VAL-B16: all dice return, played tactics are discarded in the order of play (VAL-S14), then
    /// the cards beside warriors (VAL-B20).
    pub(crate) fn end_battle(&self, s: &mut State, w: &mut impl Witness<Event>) {
        if s.battle.extras.supports[0].is_some() {
            return self.push(s, Step::Feat(Feat::Supporters)); // VAL-X8: nobody won
        }
        self.pop(s);
        let played = s.battle.played;
        played.iter().for_each(|card| s.discard.push(*card));
        self.uncover(s, w);
        self.king_changes(s, w);
        self.remember_loser(s); // VAL-B20: Loki last
        let fought = [s.battle.attacker, s.battle.defender];
        s.battle = Battle::NONE;
        if s.verdict == Verdict::Nobody || self.hunts() {
            return;
        }
        let seats = self.seats_count();
        let watchers = clockwise(s.active, seats).rev().filter(|seat| !fought.contains(seat));
        watchers.for_each(|seat| self.push(s, Step::Watch(seat)));
    }

    /// Whether a third player is asked. Its Jarl and the number of its cards are known to all.
    pub(crate) fn has_watch(&self, s: &State, seat: Seat) -> bool {
        let could = self.power(s, seat, Power::WatchSwap) > 0 && s.boards[seat.index()].cards > 0;
        s.standing.asks(seat, could, could, false)
    }

    pub(crate) fn may_watch(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match choice {
            Choice::Pass | Choice::PassTurn => Ok(()),
            Choice::Swap(card) => {
                ensure(s.boards[seat.index()].hand.has(*card), "VAL-B19", "val-why-not-in-hand")
            }
            _ => not_now(choice),
        }
    }

    pub(crate) fn watch(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s);
        match choice {
            Choice::PassTurn => s.standing.pass(seat),
            Choice::Swap(card) => {
                s.lose(seat, card);
                s.discard.push(card);
                w.see(|| Event::Discarded { seat, card });
                self.push(s, Step::WatchDraw(seat));
            }
            _ => {}
        }
    }
}
