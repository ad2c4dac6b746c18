//! RAG-T4, P2: ploys, laid in one phase and used in another.

use tabletop::{Seat, Witness};

use crate::cards::{Effect, Ploy};
use crate::options::{Edition, Rival};
use crate::state::State;
use crate::{Event, Ragnarok};

impl Ragnarok {
    /// Lays a ploy of the hand, face up and turned.
    pub(super) fn lay(&self, s: &mut State, seat: Seat, card: u8, w: &mut impl Witness<Event>) {
        self.lose_card(s, seat, card);
        s.boards[seat.index()].lying.add(card);
        w.see(|| Event::Laid { seat, card });
    }

    /// RAG-T4: what lies stands up when its owner's Building phase starts.
    pub(super) fn stand_up(&self, s: &mut State, seat: Seat, w: &mut impl Witness<Event>) {
        let board = &mut s.boards[seat.index()];
        board.lying.iter().for_each(|card| w.see(|| Event::Upright { seat, card }));
        board.upright = board.upright.or(&board.lying);
        board.lying = pieces::Cards::NONE;
    }

    /// Takes an upright ploy into use; it is discarded once its effect is over.
    pub(super) fn use_ploy(
        &self,
        s: &mut State,
        seat: Seat,
        card: u8,
        w: &mut impl Witness<Event>,
    ) {
        let board = &mut s.boards[seat.index()];
        board.upright.take(card);
        board.count.used.add(card);
        s.played.add(card);
        w.see(|| Event::Used { seat, card });
    }

    /// What a ploy adds to the attack that goes on (RAG-P2). Against a being only those count
    /// that are not tied to an effect (RAG-K1).
    pub(crate) fn bonus(&self, s: &State, ploy: Ploy) -> u8 {
        let attack = &s.attack;
        let effect = (!attack.slays()).then_some(attack.effect);
        let being = s.areas.get(attack.being as usize).map(|area| area.being);
        let god = match (being, self.options.ap) {
            (Some(being), _) => Some(self.deck.beings[being as usize].god),
            // In solo the AP itself counts as a god or a giant.
            (None, Some(rival)) if self.is_ap(attack.target) => Some(rival == Rival::Loki),
            _ => None,
        };
        let when = |holds: bool, amount: u8| if holds { amount } else { 0 };
        match ploy {
            Ploy::Strength(n) => n,
            Ploy::Thief(n) => when(matches!(effect, Some(Effect::StealResources(_))), n),
            Ploy::Undead(n) => when(matches!(effect, Some(Effect::LoseFollowers(_))), n),
            Ploy::Drain(n) => when(effect.is_some_and(Effect::steals), n),
            Ploy::Leader(n) => when(god == Some(false), n),
            Ploy::Ruler(n) => when(god == Some(true), n),
            Ploy::Warcry(n) => when(effect.is_some_and(|effect| self.warcry(effect)), n),
            _ => 0,
        }
    }

    /// RAG-D1: destroying or freezing a temple, or, in fr and de, destroying a card or freezing
    /// a temple.
    fn warcry(&self, effect: Effect) -> bool {
        match effect {
            Effect::Freeze => true,
            Effect::DestroyTemple => matches!(self.options.edition, Edition::En | Edition::Nl),
            Effect::DestroyCards(_) => matches!(self.options.edition, Edition::Fr | Edition::De),
            _ => false,
        }
    }
}
