//! Runes (MID-U).

use tabletop::{Seat, Seats, Witness};

use super::{Legal, ensure, not_now, refuse};
use crate::cards::{Deck, Face, Rune};
use crate::choice::Die;
use crate::state::{Earned, State};
use crate::step::Step;
use crate::{Choice, Event, Midgard};

impl Midgard {
    /// Names the runes of a seat.
    pub(crate) fn rune_candidates(&self, s: &State, seat: Seat, add: &mut impl FnMut(Choice)) {
        for card in s.boards[seat.index()].own.and(&self.chest.decks[Deck::Runes as usize]).iter() {
            add(Choice::Rune(card));
        }
    }

    /// Whether the seat can use any rune now.
    pub(crate) fn has_rune(&self, s: &State, seat: Seat) -> bool {
        let mut any = false;
        self.rune_candidates(s, seat, &mut |choice| {
            any |= self.may_rune(s, seat, &choice).is_ok();
        });
        any
    }

    /// Whether a question that is put for runes alone is put to the seat (MID-U12). All see its
    /// runes, so the window tells nothing.
    pub(crate) fn asks_for_runes(&self, s: &State, seat: Seat) -> bool {
        let can = !s.standing.passes(seat) && self.has_rune(s, seat);
        s.standing.asks(seat, can, can, false)
    }

    /// Whether the seat may use this rune now.
    pub(crate) fn may_rune(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        let Choice::Rune(card) = *choice else { return not_now(choice) };
        let board = &s.boards[seat.index()];
        let mine = Deck::Runes.has(card) && board.own.has(card);
        ensure(mine, "MID-L5", "mid-why-not-your-rune")?;
        ensure(!board.has_used(card), "MID-L5", "mid-why-rune-used")?;
        let step = self.top(s);
        // MID-U12: at a decision of one's own.
        let own = matches!(step, Step::Worker | Step::Runes(_) | Step::Rolled | Step::AtSea);
        let rolled = step == Step::Rolled;
        match self.chest.rune(card) {
            Rune::Gifts | Rune::Wealth => ensure(own, "MID-U12", "mid-why-rune-not-now"),
            Rune::Wisdom => {
                ensure(own, "MID-U12", "mid-why-rune-not-now")?;
                let hidden = self.lands().any(|land| self.is_hidden(s, land));
                ensure(hidden, "MID-U5", "mid-why-no-journey")
            }
            Rune::Success => {
                ensure(own, "MID-U12", "mid-why-rune-not-now")?;
                ensure(board.cards > 0, "MID-U8", "mid-why-no-destiny")
            }
            Rune::Glory => ensure(step == Step::Triumph, "MID-U2", "mid-why-rune-triumph"),
            Rune::Healing => {
                let fights = rolled && !s.fight.hunt && !s.fight.healed;
                ensure(fights, "MID-U3", "mid-why-rune-fight")
            }
            Rune::Journey => ensure(step == Step::AtSea, "MID-U4", "mid-why-rune-at-sea"),
            Rune::Potential => {
                ensure(rolled, "MID-U6", "mid-why-rune-roll")?;
                ensure(!s.fight.avenged, "MID-U7", "mid-why-avenged")?;
                ensure(self.blanks(s).count() > 0, "MID-U6", "mid-why-no-blank")
            }
            Rune::Retaliation => ensure(rolled && !s.fight.avenged, "MID-U7", "mid-why-rune-roll"),
            Rune::TrueVision => ensure(step == Step::Foresee, "MID-U9", "mid-why-rune-seer"),
        }
    }

    /// Uses a rune: it is turned face down and kept (MID-L5).
    pub(crate) fn use_rune(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Rune(card) = choice else { return };
        s.boards[seat.index()].used |= 1 << Deck::Runes.index(card);
        w.see(|| Event::UsedRune { seat, card });
        match self.chest.rune(card) {
            Rune::Gifts => self.push(s, Step::ShareFood(4)), // MID-U1
            Rune::Glory => {
                self.pop(s);
                // MID-U2: half of what is printed, rounded down.
                let more = self.chest.enemy(s.fight.enemy).glory / 2;
                self.praise(s, seat, Earned::Runes, more, w);
                self.end_triumph(s);
            }
            Rune::Healing => s.fight.healed = true, // MID-U3
            Rune::Journey => self.discard_journey(s),
            Rune::Wisdom => {
                // MID-U5: all on the board, not the deck.
                for land in self.lands() {
                    if self.is_hidden(s, land) {
                        self.peek(s, seat, land, w);
                    }
                }
            }
            Rune::Potential => {
                // MID-U6: rolled again once, and then they stand.
                s.fight.chosen = self.blanks(s);
                let blanks = s.fight.chosen;
                s.fight.pool.drop(&blanks);
                self.push(s, Step::Blanks);
            }
            Rune::Retaliation => s.fight.avenged = true, // MID-U7
            Rune::Success => self.push(s, Step::Success),
            Rune::TrueVision => {
                self.pop(s);
                self.push(s, Step::DrawDestinies(self.draws(s) + 2)); // MID-U9
            }
            Rune::Wealth => {
                let board = &mut s.boards[seat.index()];
                let count = board.coins.min(5); // MID-U10
                board.coins = board.coins.saturating_add(count);
                w.see(|| Event::GotCoins { seat, count });
            }
        }
    }

    /// The blank dice that may still be rerolled.
    fn blanks(&self, s: &State) -> pieces::Dice<12> {
        let mut blanks = pieces::Dice::default();
        for kind in 0..3 {
            let die = Die::number(kind, Face::Blank);
            blanks.0[die] = s.fight.pool.of(die);
        }
        blanks
    }

    /// A window for runes.
    pub(crate) fn may_pass(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match choice {
            Choice::Pass | Choice::PassRound => Ok(()),
            _ => self.may_rune(s, seat, choice),
        }
    }

    pub(crate) fn pass(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        match choice {
            Choice::Pass => {
                self.pop(s);
            }
            Choice::PassRound => {
                self.pop(s);
                s.standing.pass(seat);
            }
            _ => self.use_rune(s, seat, choice, w),
        }
    }

    /// MID-U8: the only destiny is shown; of several the player chooses. Returns whether it must.
    pub(crate) fn asks_reveal(&self, s: &mut State, w: &mut impl Witness<Event>) -> bool {
        let seat = s.active;
        if s.boards[seat.index()].cards > 1 {
            return true;
        }
        match s.boards[seat.index()].hand.at(0) {
            Some(card) => self.reveal(s, seat, Choice::Reveal(card), w),
            None => drop(self.pop(s)),
        }
        false
    }

    pub(crate) fn may_reveal(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        let Choice::Reveal(card) = *choice else { return not_now(choice) };
        let hand = &s.boards[seat.index()].hand;
        if !hand.has(card) {
            return refuse("MID-U8", "mid-why-not-your-destiny");
        }
        Ok(())
    }

    /// Scored as at the end, with the present state; it stays open.
    pub(crate) fn reveal(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Reveal(card) = choice else { return };
        self.pop(s);
        s.boards[seat.index()].shown |= 1 << Deck::Destinies.index(card);
        s.secrets.show(card, Seats::first(self.seats_count()));
        let glory = self.destiny_worth(s, seat, card);
        let counts = self.counts(s, self.chest.destiny(card).count);
        w.see(|| Event::Success { seat, card, counts, glory });
        self.praise(s, seat, Earned::Destinies, glory, w);
    }
}
