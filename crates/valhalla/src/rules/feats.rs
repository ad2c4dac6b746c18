//! Which file answers for which step of an expansion.

use tabletop::{Ask, Chance, Pending, Seat, Seats, Witness};

use super::{Legal, not_now};
use crate::cards::NOBODY;
use crate::expansions::slots;
use crate::feat::Feat;
use crate::state::State;
use crate::{Choice, Event, Valhalla};

impl Valhalla {
    pub(super) fn ask_feat(&self, s: &State, feat: Feat) -> Pending {
        let seats = self.seats_count();
        let one = |seat| Pending::Ask(Ask::one(seat));
        let side = |side: u8| one(s.battle.seat(side as usize));
        match feat {
            Feat::DrawLoki => Pending::Chance(Chance::roll(1, self.deck.loki.len() as u8, seats)),
            Feat::Loki | Feat::LokiSend { .. } | Feat::Recall => one(s.expansions.claim.loser),
            Feat::Snatch { to, from } => {
                let seen = Seats::only(to).with(from);
                Pending::Chance(Chance::pick(1, s.boards[from.index()].cards, seen))
            }
            Feat::Support(seat) | Feat::Wrath(seat) => one(seat),
            Feat::Road | Feat::Block => side(0),
            Feat::Mission(n)
            | Feat::Deny { side: n, .. }
            | Feat::Disarm(n)
            | Feat::Sacrifice { side: n, .. } => side(n),
            Feat::TyrAside => Pending::Chance(self.tyr_aside()),
            Feat::DealTyr(nth) => {
                let seen = Seats::only(self.nth_from_first(s, nth));
                Pending::Chance(Chance::pick(1, s.expansions.resting, seen))
            }
            // These run by themselves and are never on top when somebody looks.
            Feat::Owe(..) | Feat::Rise(_) | Feat::Supporters | Feat::Depart => {
                Pending::Over(self.outcome(s))
            }
        }
    }

    pub(super) fn may_feat(&self, s: &State, seat: Seat, feat: Feat, choice: &Choice) -> Legal {
        match feat {
            Feat::Loki => self.may_take_bonus(s, choice),
            Feat::LokiSend { from, .. } => self.may_loki_send(s, from, choice),
            Feat::Recall => self.may_recall(s, choice),
            Feat::Support(_) => self.may_support(s, seat, choice),
            Feat::Road => self.may_take_road(s, choice),
            Feat::Mission(side) => self.may_fulfil(s, side as usize, choice),
            Feat::Block => self.may_block(s, choice),
            Feat::Deny { side, .. } => self.may_deny(s, side as usize, choice),
            Feat::Disarm(_) => self.may_give_up(s, seat, choice),
            Feat::Sacrifice { .. } => self.may_sacrifice(s, seat, choice),
            Feat::Wrath(_) => self.may_wrath(s, seat, choice),
            _ => not_now(choice),
        }
    }

    pub(super) fn feats(&self, s: &State, seat: Seat, feat: Feat, add: &mut impl FnMut(Choice)) {
        let hand = s.boards[seat.index()].hand;
        let played = |card| Choice::Tactic(card, NOBODY);
        let every = |mask: u8| slots(mask).map(|slot| slot as u8);
        match feat {
            Feat::Loki => {
                add(Choice::Pass);
                (0..crate::cards::MOST_ROWS as u8).for_each(|row| add(Choice::Bonus(row)));
            }
            Feat::LokiSend { .. } => {
                add(Choice::Done);
                every(s.expansions.claim.slots).for_each(|slot| add(Choice::Send(slot)));
            }
            Feat::Recall => {
                every(s.expansions.claim.slots).for_each(|slot| add(Choice::Recall(slot)));
            }
            Feat::Support(_) => {
                [Choice::Pass, Choice::PassTurn].into_iter().for_each(&mut *add);
                for card in hand.and(&self.deck.thor).iter() {
                    (0..2).for_each(|side| add(Choice::Support(card, s.battle.seat(side))));
                }
            }
            Feat::Road => {
                every(s.battle.sides[0].activated).for_each(|slot| add(Choice::Send(slot)));
            }
            Feat::Mission(_) => {
                add(Choice::Pass);
                hand.and(&self.deck.tactics).iter().for_each(|card| add(played(card)));
            }
            Feat::Block => (0..6).for_each(|slot| add(Choice::Block(slot))),
            Feat::Deny { .. } => (0..6).for_each(|slot| add(Choice::Deny(slot))),
            Feat::Disarm(_) => {
                add(Choice::Show);
                hand.iter().for_each(|card| add(Choice::Discard(card)));
            }
            Feat::Sacrifice { .. } => {
                add(Choice::Pass);
                hand.iter().for_each(|card| add(Choice::Sacrifice(card)));
            }
            Feat::Wrath(_) => {
                add(Choice::Pass);
                for card in hand.and(&self.deck.tyr).iter() {
                    every(s.expansions.placed).for_each(|slot| add(Choice::Wrath(card, slot)));
                }
            }
            _ => {}
        }
    }

    pub(super) fn do_feat(
        &self,
        s: &mut State,
        seat: Seat,
        feat: Feat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        match feat {
            Feat::Loki => self.take_bonus(s, choice, w),
            Feat::LokiSend { left, .. } => self.loki_send(s, left, choice, w),
            Feat::Recall => self.recall(s, choice, w),
            Feat::Support(_) => self.support(s, seat, choice, w),
            Feat::Road => self.take_road(s, choice, w),
            Feat::Mission(_) => self.fulfil(s, seat, choice, w),
            Feat::Block => self.block(s, choice, w),
            Feat::Deny { side, left } => self.deny(s, side as usize, left, choice, w),
            Feat::Disarm(_) => self.give_up(s, seat, choice, w),
            Feat::Sacrifice { side, slot } => {
                self.sacrifice(s, side as usize, slot as usize, choice, w);
            }
            Feat::Wrath(_) => self.wrath(s, seat, choice, w),
            _ => {}
        }
    }

    pub(super) fn fate_of_feat(
        &self,
        s: &mut State,
        feat: Feat,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        match feat {
            Feat::DrawLoki => self.loki_drawn(s, fortune[0] - 1, w),
            Feat::Snatch { to, from } => {
                // Thor's before a battle (VAL-X7), Loki's when it is over (VAL-X3).
                let rule = if s.battle.on { "VAL-X7" } else { "VAL-X3" };
                self.snatched(s, to, from, fortune, rule, w);
            }
            Feat::TyrAside => self.tyr_set_aside(s, fortune),
            Feat::DealTyr(nth) => self.tyr_dealt(s, nth, fortune, w),
            _ => {}
        }
    }

    /// Does what needs nobody, and passes what nobody can answer. Whether it did anything.
    pub(super) fn run_feat(&self, s: &mut State, feat: Feat, w: &mut impl Witness<Event>) -> bool {
        match feat {
            Feat::Owe(seat, points) => self.pay(s, seat, points, w),
            Feat::Rise(seat) => self.king_rises(s, seat, w),
            Feat::Depart => self.depart(s, w),
            Feat::Supporters => self.supporters_leave(s, w),
            Feat::Block => return self.block_the_only(s, w),
            Feat::Deny { side, left } => return self.deny_the_only(s, side as usize, left, w),
            Feat::Road => return self.take_the_only_road(s, w),
            Feat::Recall => return self.recall_the_only(s, w),
            Feat::LokiSend { left, from } if !self.can_loki_send(s, left, from) => {
                self.loki_sends(s, w);
            }
            Feat::Wrath(seat) if !self.has_wrath(s, seat) => self.wrath_over(s),
            _ if self.is_void(s, feat) => _ = self.pop(s),
            _ => return false,
        }
        true
    }

    /// Whether a window does not open, or a chance has nothing to give. It depends on nothing that
    /// only some know.
    fn is_void(&self, s: &State, feat: Feat) -> bool {
        let cards = |seat: Seat| s.boards[seat.index()].cards;
        let seat_of = |side: u8| s.battle.seat(side as usize);
        match feat {
            Feat::Loki => !self.has_bonus(s),
            Feat::Snatch { from, .. } => cards(from) == 0,
            Feat::Support(seat) => !s.standing.asks(seat, cards(seat) > 0, true, false),
            Feat::Mission(side) => !self.has_mission(s, side as usize),
            Feat::Disarm(side) => cards(seat_of(side)) == 0,
            Feat::Sacrifice { side, .. } => cards(seat_of(side)) == 0,
            _ => false,
        }
    }
}
