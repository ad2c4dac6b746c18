//! RAG-T9: what a successful attack does.

use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now};
use crate::cards::{Effect, Power, Resource};
use crate::state::{Assault, Cause, State};
use crate::step::Step;
use crate::{Choice, Event, Ragnarok};

impl Ragnarok {
    /// Carries the effect out on the present target; what is picked is asked.
    pub(super) fn effect(&self, s: &mut State, w: &mut impl Witness<Event>) {
        let Assault { attacker: seat, target, effect, .. } = s.attack;
        match effect {
            Effect::LoseFollowers(count) => {
                let lost = self.lose_followers(s, target, count, Cause::Attack, w);
                if lost > 0 && s.attack.lost == 0 {
                    let more = self.power(s, seat, Power::Reap);
                    self.gain_followers(s, seat, more, Cause::Power, w);
                }
                s.attack.lost += lost;
            }
            Effect::StealFollowers(count) => {
                // Stolen is only what is really lost.
                let lost = self.lose_followers(s, target, count, Cause::Theft, w);
                self.gain_followers(s, seat, lost, Cause::Theft, w);
            }
            Effect::StealRunes(count) => self.steal_runes(s, seat, target, count, w),
            Effect::StealResources(count) if self.is_ap(seat) => self.push(s, Step::Give(count)),
            Effect::StealResources(count) => self.push(s, Step::Steal(count)),
            Effect::DestroyCards(count) if !self.is_ap(target) => {
                self.push(s, Step::DestroyCards(target, count));
            }
            Effect::DestroyCards(_) => {} // RAG-A1: the AP has no cards
            Effect::Freeze => self.push(s, Step::Freeze),
            Effect::DestroyTemple => self.push(s, Step::Raze),
            Effect::Move => self.push(s, Step::MoveFoe),
        }
    }

    fn steal_runes(
        &self,
        s: &mut State,
        seat: Seat,
        from: Seat,
        count: u8,
        w: &mut impl Witness<Event>,
    ) {
        let purse = &mut s.boards[from.index()].purse[Resource::Rune as usize];
        let count = count.min(*purse);
        if count == 0 {
            return;
        }
        *purse -= count;
        w.see(|| Event::Stole { seat, from, resource: Resource::Rune, count });
        // Loki has no use for them: they go to the supply (RAG-A2).
        self.gain_runes(s, seat, count, w);
    }

    fn stealable(&self, s: &State, resource: Resource) -> bool {
        let from = s.attack.target;
        resource != Resource::Rune
            && (self.is_ap(from) || s.boards[from.index()].purse[resource as usize] > 0)
    }

    pub(super) fn can_steal(&self, s: &State, left: u8) -> bool {
        left > 0 && Resource::COMMON.into_iter().any(|kind| self.stealable(s, kind))
    }

    pub(super) fn may_steal(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Take(kind) = *choice else { return not_now(choice) };
        ensure(self.stealable(s, kind), "RAG-T9", "rag-why-has-none")
    }

    pub(super) fn steal(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Take(resource) = choice else { return };
        self.step_down(s);
        self.take_from(s, seat, s.attack.target, resource, w);
    }

    pub(super) fn can_give(&self, s: &State, left: u8) -> bool {
        left > 0 && s.boards[0].purse[..3].iter().any(|count| *count > 0)
    }

    /// RAG-A7: you choose what you lose, runes aside.
    pub(super) fn may_give(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Give(kind) = *choice else { return not_now(choice) };
        let there = kind != Resource::Rune && s.boards[0].purse[kind as usize] > 0;
        ensure(there, "RAG-A7", "rag-why-too-few")
    }

    pub(super) fn give_up(&self, s: &mut State, choice: Choice, w: &mut impl Witness<Event>) {
        let Choice::Give(resource) = choice else { return };
        self.step_down(s);
        s.boards[0].purse[resource as usize] -= 1;
        w.see(|| Event::Gave { seat: Seat(0), resource });
    }

    /// RAG-T9: cards are destroyed at random, from hand.
    pub(super) fn cards_destroyed(
        &self,
        s: &mut State,
        seat: Seat,
        fortune: &[u8],
        w: &mut impl Witness<Event>,
    ) {
        let hand = s.boards[seat.index()].hand;
        for card in fortune.iter().filter_map(|n| hand.at(n - 1)) {
            self.throw(s, seat, card, w);
        }
    }

    /// Whose temple is frozen, destroyed or moved now.
    pub(super) fn victim(&self, s: &State) -> Seat {
        if self.ap_acts(s) { Seat(0) } else { s.attack.target }
    }

    /// Whether the AP, which has no choices of its own, freezes, destroys or moves.
    pub(super) fn ap_acts(&self, s: &State) -> bool {
        self.options.ap.is_some() && (!s.attack.on || self.is_ap(s.attack.attacker))
    }

    /// Whether the question about a temple is a tie of the AP's procedure.
    pub(crate) fn picks_for_ap(&self, s: &State) -> bool {
        self.ap_acts(s)
    }

    /// Who picks the temple: the attacker; ties of the AP's procedure are yours (RAG-A3).
    pub(super) fn picker(&self, s: &State) -> Seat {
        if self.ap_acts(s) { Seat(0) } else { s.attack.attacker }
    }

    pub(super) fn may_hit_temple(&self, s: &State, choice: &Choice) -> Legal {
        let victim = self.victim(s);
        let hits = |area: u8, site: u8, thawed: bool| {
            let site = self.site(s, area, site);
            let own = site.is_some_and(|site| site.temple == victim.0);
            ensure(own, "RAG-T9", "rag-why-no-temple")?;
            let fresh = !thawed || site.is_some_and(|site| site.frozen == 0);
            ensure(fresh, "RAG-T9", "rag-why-frozen")?;
            let dearest = !self.ap_acts(s) || self.is_dearest(s, area, thawed);
            ensure(dearest, "RAG-A3", "rag-why-not-dearest")
        };
        match (self.top(s), *choice) {
            (Step::Freeze, Choice::Freeze(area, site)) => hits(area, site, true),
            (Step::Raze, Choice::Raze(area, site)) => hits(area, site, false),
            (Step::MoveFoe, Choice::Move(area, site, to, there)) => {
                self.may_move(s, victim, [area, site, to, there], false)?;
                let right = !self.ap_acts(s) || self.ap_would_move(s, area, to);
                ensure(right, "RAG-A3", "rag-why-not-dearest")
            }
            _ => not_now(choice),
        }
    }

    pub(super) fn temple_hits(&self, s: &State, add: &mut impl FnMut(Choice)) {
        let victim = self.victim(s);
        match self.top(s) {
            Step::Freeze => self.standing(s, victim).for_each(|(a, n)| add(Choice::Freeze(a, n))),
            Step::Raze => self.standing(s, victim).for_each(|(a, n)| add(Choice::Raze(a, n))),
            _ => self.moves(s, victim, false, add),
        }
    }

    /// No legal target: the effect is nothing (RAG-T9). The AP's only one is hit without asking.
    pub(super) fn temple_hit_runs(&self, s: &mut State, w: &mut impl Witness<Event>) -> bool {
        let (mut count, mut only) = (0, Choice::Pass);
        let state = *s;
        self.temple_hits(&state, &mut |choice| {
            if self.may_hit_temple(&state, &choice).is_ok() {
                count += 1;
                only = choice;
            }
        });
        match count {
            0 => {
                if self.top(s) == Step::MoveFoe && self.ap_acts(s) {
                    w.see(|| Event::ApNoMove);
                }
                self.pop(s);
                true
            }
            1 if self.ap_acts(s) => {
                self.hit_temple(s, only, w);
                true
            }
            _ => false,
        }
    }

    pub(super) fn hit_temple(&self, s: &mut State, choice: Choice, w: &mut impl Witness<Event>) {
        let seat = if self.ap_acts(s) { Seat(1) } else { s.attack.attacker };
        self.pop(s);
        match choice {
            Choice::Freeze(area, site) => self.freeze(s, area, site, w),
            Choice::Raze(area, site) => self.raze(s, area, site, w),
            Choice::Move(area, site, to, there) => {
                self.relocate(s, seat, [area, site, to, there], false, w);
            }
            _ => {}
        }
    }
}
