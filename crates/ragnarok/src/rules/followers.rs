//! RAG-T12: the Followers phase.

use tabletop::{Seat, Witness};

use super::{Legal, ensure, not_now};
use crate::cards::{Colour, Power};
use crate::state::{Cause, Phase, Purpose, State};
use crate::step::Step;
use crate::{Choice, Event, Ragnarok};

/// What a follower costs.
const PRICE: [u8; 3] = [1, 1, 1];

impl Ragnarok {
    pub(super) fn begin_followers(&self, s: &mut State, w: &mut impl Witness<Event>) {
        self.pop(s);
        s.phase = Phase::Followers;
        let seat = s.active;
        let more = self.power(s, seat, Power::Followers);
        self.gain_followers(s, seat, more, Cause::Power, w);
        s.dice.clear();
        s.purpose = Purpose::Followers;
        let shrines = s.boards[seat.index()].village[2];
        self.put_dice(s, Colour::White, shrines + self.power(s, seat, Power::WhiteDie));
        self.push(s, Step::Buy);
        self.push(s, Step::Roll);
    }

    fn may_trade_rune(&self, s: &State, seat: Seat) -> Legal {
        let can = self.power(s, seat, Power::RuneTrade) > 0 && !s.once.traded;
        ensure(can, "RAG-P1", "rag-why-no-power")?;
        ensure(self.has_rune(s, seat), "RAG-P1", "rag-why-no-rune")
    }

    pub(super) fn can_buy(&self, s: &State, seat: Seat) -> bool {
        s.boards[seat.index()].affords(&PRICE) || self.may_trade_rune(s, seat).is_ok()
    }

    pub(super) fn may_buy(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        match *choice {
            Choice::Buy => {
                ensure(s.boards[seat.index()].affords(&PRICE), "RAG-T12", "rag-why-price")
            }
            Choice::RuneFollowers => self.may_trade_rune(s, seat),
            Choice::End => Ok(()),
            _ => not_now(choice),
        }
    }

    pub(super) fn buy(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        match choice {
            Choice::Buy => {
                s.boards[seat.index()].pay(&PRICE);
                self.gain_followers(s, seat, 1, Cause::Bought, w);
                if !std::mem::replace(&mut s.once.bought, true) {
                    let more = self.power(s, seat, Power::FirstPurchase);
                    self.gain_followers(s, seat, more, Cause::Power, w);
                }
            }
            Choice::RuneFollowers => {
                s.once.traded = true;
                self.spend_rune(s, seat, w);
                let more = self.power(s, seat, Power::RuneTrade);
                self.gain_followers(s, seat, more, Cause::Runes, w);
            }
            _ => {
                self.pop(s);
            }
        }
    }
}
