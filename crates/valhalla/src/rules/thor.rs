//! Thor's Support (VAL-X5 to X9).

use pieces::clockwise;
use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now, refuse};
use crate::cards::Aid;
use crate::expansions::Support;
use crate::feat::Feat;
use crate::state::{State, Verdict};
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

impl Valhalla {
    /// VAL-X9: the others in turn order, after the target is named and before VAL-B1.
    pub(crate) fn ask_supporters(&self, s: &mut State) {
        if !self.options.with.thor {
            return;
        }
        let fought = [s.battle.attacker, s.battle.defender];
        let others = clockwise(s.battle.attacker, self.seats_count()).rev();
        let others = others.filter(|seat| !fought.contains(seat));
        others.for_each(|seat| self.push(s, Step::Feat(Feat::Support(seat))));
    }

    /// VAL-X6: the side with fewer warriors, or with fewer or as many.
    pub(crate) fn may_support(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        let (card, target) = match *choice {
            Choice::Pass | Choice::PassTurn => return Ok(()),
            Choice::Support(card, target) => (card, target),
            _ => return not_now(choice),
        };
        ensure(s.boards[seat.index()].hand.has(card), "VAL-X5", "val-why-not-in-hand")?;
        let Some(thor) = self.deck.thor(card) else { return refuse("VAL-X5", "val-why-not-thor") };
        let Some(side) = s.battle.side_of(target) else {
            return refuse("VAL-X6", "val-why-not-fighting");
        };
        let size = |side: usize| s.boards[s.battle.seat(side).index()].squad_size();
        let fits =
            if thor.fewer { size(side) < size(1 - side) } else { size(side) <= size(1 - side) };
        ensure(fits, "VAL-X6", "val-why-not-outnumbered")
    }

    pub(crate) fn support(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        self.pop(s); // VAL-X5: each at most one
        let (card, target) = match choice {
            Choice::PassTurn => return s.standing.pass(seat),
            Choice::Support(card, target) => (card, target),
            _ => return,
        };
        let (Some(side), Some(thor)) = (s.battle.side_of(target), self.deck.thor(card)) else {
            return;
        };
        s.lose(seat, card);
        let support = Support { card, by: seat, side: side as u8 };
        if let Some(place) = s.battle.extras.supports.iter_mut().find(|place| place.is_none()) {
            *place = Some(support);
        }
        w.see(|| Event::Supported { seat, card, side: target });
        // VAL-X7
        match thor.aid {
            Aid::Draw => self.push(s, Step::WatchDraw(target)),
            Aid::Strength(amount) => {
                let bonus = &mut s.battle.sides[side].bonus;
                *bonus = bonus.saturating_add(amount);
            }
            Aid::Reroll => s.battle.extras.rerolls[side] += 1,
            Aid::Die => s.battle.extras.dice[side] += 1,
            Aid::Steal => {
                let from = s.battle.seat(1 - side);
                self.push(s, Step::Feat(Feat::Snatch { to: target, from }));
            }
        }
    }

    /// VAL-X8: to the Valhalla of who played it if the supported side won, else to the discard.
    pub(crate) fn supporters_leave(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let winner = match s.verdict {
            Verdict::Attacker => Some(0),
            Verdict::Defender => Some(1),
            Verdict::Nobody => None,
        };
        let supports = std::mem::take(&mut s.battle.extras.supports);
        for Support { card, by: seat, side } in supports.into_iter().flatten() {
            if winner == Some(side) {
                s.boards[seat.index()].valhalla.add(card);
                s.expansions.earned[seat.index()].supports += 1;
                w.see(|| Event::ToValhalla { seat, card, rule: "VAL-X8" });
            } else {
                s.discard.push(card);
                w.see(|| Event::Discarded { seat, card });
            }
        }
    }
}
