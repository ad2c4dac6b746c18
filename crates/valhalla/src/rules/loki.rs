//! Loki's Trick (VAL-X1 to X4): what a loser may take.

use tabletop::{Seat, Seats, Witness};

use super::{Legal, ensure, not_now};
use crate::cards::{Bonus, Loki, NOBODY};
use crate::expansions::{Claim, slots};
use crate::feat::Feat;
use crate::options::Trick;
use crate::state::{State, Verdict};
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

impl Valhalla {
    /// The card that is in play from the start, if it is chosen and not drawn (VAL-X1).
    pub(crate) fn chosen_trick(&self) -> u8 {
        let recommended = || self.deck.loki.iter().position(|card| card.recommended);
        match self.options.loki {
            _ if !self.options.with.loki => NOBODY,
            Trick::Random => NOBODY,
            Trick::Recommended => recommended().unwrap_or(0) as u8,
            Trick::Card(card) => card,
        }
    }

    pub(crate) fn loki_drawn(&self, s: &mut State, card: u8, w: &mut impl Witness<Event>) {
        s.expansions.loki = card;
        w.see(|| Event::LokiPlays { card });
    }

    /// Loki's card in play.
    pub(crate) fn trick(&self, s: &State) -> Option<&Loki> {
        self.deck.loki.get(s.expansions.loki as usize)
    }

    /// VAL-X2: after a battle with a winner, when all else is done.
    pub(crate) fn remember_loser(&self, s: &mut State) {
        let (winner, loser) = match s.verdict {
            _ if self.trick(s).is_none() => return,
            Verdict::Attacker => (0, 1),
            Verdict::Defender => (1, 0),
            Verdict::Nobody => return,
        };
        let [one, other] = [winner, loser].map(|side| s.battle.sides[side].strength);
        s.expansions.claim = Claim {
            loser: s.battle.seat(loser),
            winner: s.battle.seat(winner),
            difference: one.abs_diff(other),
            // VAL-X25: who was held back stays.
            slots: s.battle.sides[loser].activated & !s.battle.extras.denied[loser],
            going: 0,
        };
        self.push(s, Step::Feat(Feat::Loki));
    }

    /// The loser's activated warriors that are still there.
    fn remaining(&self, s: &State) -> u8 {
        let claim = &s.expansions.claim;
        let warriors = s.boards[claim.loser.index()].warriors();
        warriors.fold(0, |mask, (slot, _)| mask | 1 << slot) & claim.slots & !claim.going
    }

    /// Whether a bonus can do anything: what it needs is open to all.
    fn is_worth(&self, s: &State, bonus: Bonus) -> bool {
        match bonus {
            Bonus::SendAll | Bonus::Send(_) | Bonus::Recall => self.remaining(s) != 0,
            Bonus::Steal(_) => s.boards[s.expansions.claim.winner.index()].cards > 0,
            Bonus::Draw(_) => s.left > 0,
            Bonus::Points(points) => self.payable(s, s.expansions.claim.loser, points) > 0,
            Bonus::Salvage => self.topmost(s).is_some(),
        }
    }

    pub(crate) fn has_bonus(&self, s: &State) -> bool {
        (0..crate::cards::MOST_ROWS as u8)
            .any(|row| self.may_take_bonus(s, &Choice::Bonus(row)).is_ok())
    }

    /// VAL-X2: the row of the difference, or any below it, or none.
    pub(crate) fn may_take_bonus(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Bonus(row) = *choice else {
            return if *choice == Choice::Pass { Ok(()) } else { not_now(choice) };
        };
        let trick = self.trick(s);
        let bonus = trick.and_then(|card| card.rows().nth(row as usize));
        let own = trick.and_then(|card| card.row_of(s.expansions.claim.difference));
        let Some((_, bonus)) = bonus else { return super::refuse("VAL-X2", "val-why-no-such-row") };
        // A difference beyond the last row gives nothing.
        ensure(own.is_some_and(|own| row as usize >= own), "VAL-X2", "val-why-row-above")?;
        ensure(self.is_worth(s, bonus), "VAL-X2", "val-why-no-use")
    }

    pub(crate) fn take_bonus(&self, s: &mut State, choice: Choice, w: &mut impl Witness<Event>) {
        self.pop(s);
        let Choice::Bonus(row) = choice else { return };
        let Some((_, bonus)) = self.trick(s).and_then(|card| card.rows().nth(row as usize)) else {
            return;
        };
        let Claim { loser: seat, winner, .. } = s.expansions.claim;
        w.see(|| Event::TookBonus { seat, row });
        s.expansions.earned[seat.index()].tricks += 1;
        match bonus {
            Bonus::SendAll => self.send_group(s, seat, self.remaining(s), w), // VAL-X3
            Bonus::Send(left) => self.push(s, Step::Feat(Feat::LokiSend { left, from: 0 })),
            Bonus::Steal(count) => {
                let snatch = Step::Feat(Feat::Snatch { to: seat, from: winner });
                (0..count).for_each(|_| self.push(s, snatch));
            }
            Bonus::Draw(count) => (0..count).for_each(|_| self.push(s, Step::WatchDraw(seat))),
            Bonus::Points(points) => self.owe(s, seat, points, w), // VAL-X4
            Bonus::Recall => self.push(s, Step::Feat(Feat::Recall)),
            Bonus::Salvage => self.salvage(s, seat, w),
        }
    }

    /// Asked slot by slot, ascending.
    pub(crate) fn may_loki_send(&self, s: &State, from: u8, choice: &Choice) -> Legal {
        match *choice {
            Choice::Done => Ok(()),
            Choice::Send(slot) => {
                let fits = slot < 6 && self.remaining(s) >> slot & 1 == 1;
                ensure(fits, "VAL-X2", "val-why-not-activated")?;
                ensure(slot >= from, "VAL-X2", "val-why-ascending")
            }
            _ => not_now(choice),
        }
    }

    pub(crate) fn can_loki_send(&self, s: &State, left: u8, from: u8) -> bool {
        left > 0 && self.remaining(s) >> from != 0
    }

    pub(crate) fn loki_send(
        &self,
        s: &mut State,
        left: u8,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Send(slot) = choice else { return self.loki_sends(s, w) };
        self.pop(s);
        s.expansions.claim.going |= 1 << slot;
        self.push(s, Step::Feat(Feat::LokiSend { left: left - 1, from: slot + 1 }));
    }

    /// Those chosen go together.
    pub(crate) fn loki_sends(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        let Claim { loser, going, .. } = s.expansions.claim;
        self.send_group(s, loser, going, w);
    }

    pub(crate) fn may_recall(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Recall(slot) = *choice else { return not_now(choice) };
        let fits = slot < 6 && self.remaining(s) >> slot & 1 == 1;
        ensure(fits, "VAL-X2", "val-why-not-activated")
    }

    /// The warrior goes back into the hand, and Tyr's card with it (VAL-X32). All saw them.
    pub(crate) fn recall(&self, s: &mut State, choice: Choice, w: &mut impl Witness<Event>) {
        let Choice::Recall(slot) = choice else { return };
        self.pop(s);
        let seat = s.expansions.claim.loser;
        let slot = slot as usize;
        let all = Seats::first(self.seats_count());
        let warrior = std::mem::replace(&mut s.boards[seat.index()].squad[slot], NOBODY);
        let tyr = std::mem::replace(&mut s.expansions.tyr[seat.index()][slot], NOBODY);
        for card in [warrior, tyr].into_iter().filter(|card| *card != NOBODY) {
            s.give(seat, card);
            s.secrets.show(card, all);
            w.see(|| Event::Recalled { seat, card });
        }
    }

    pub(crate) fn recall_the_only(&self, s: &mut State, w: &mut impl Witness<Event>) -> bool {
        let mask = self.remaining(s);
        if mask.count_ones() == 1 {
            self.recall(s, Choice::Recall(mask.trailing_zeros() as u8), w);
            return true;
        }
        false
    }

    /// A random card changes hands, seen by the two only. The others knew perhaps some of the
    /// loser's cards; which of them is left they cannot know any more.
    pub(crate) fn snatched(
        &self,
        s: &mut State,
        to: Seat,
        from: Seat,
        fortune: &[u8],
        rule: &'static str,
        w: &mut impl Witness<Event>,
    ) {
        let hand = s.boards[from.index()].hand;
        let Some(card) = hand.at(fortune[0] - 1) else { return };
        s.secrets.forget(&hand, Seats::only(to).with(from));
        let knowers = s.secrets.knowers(card);
        s.lose(from, card);
        s.give(to, card);
        s.secrets.show(card, knowers);
        w.see(|| Event::Plundered { seat: to, from, card, rule });
    }

    /// The slots that a screen marks while Loki waits.
    pub(crate) fn claimed_slots(&self, s: &State, seat: Seat) -> u8 {
        let asked =
            matches!(self.top(s), Step::Feat(Feat::Loki | Feat::LokiSend { .. } | Feat::Recall));
        let mine = asked && s.expansions.claim.loser == seat;
        if mine { slots(self.remaining(s)).fold(0, |mask, slot| mask | 1 << slot) } else { 0 }
    }
}
