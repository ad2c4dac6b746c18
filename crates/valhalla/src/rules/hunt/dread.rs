//! Special abilities of Monsters (VAL-M15).

use pieces::Cards;
use tabletop::{Seat, Witness};

use super::super::{Legal, ensure, not_now, refuse};
use crate::cards::{Clan, Dread, Tactic};
use crate::hunt::{Foe, HuntEvent, HuntStep};
use crate::state::{State, Verdict};
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

/// Tactics that a hasty Monster leaves time for.
const FEW_TACTICS: usize = 2;

impl Valhalla {
    /// The ability of the card on top.
    pub(crate) fn dread(&self, s: &State) -> Option<Dread> {
        self.face(s.beast.card)?.dread
    }

    /// The ability that works in the battle that goes on.
    pub(crate) fn battle_dread(&self, s: &State) -> Option<Dread> {
        match s.battle.lair.foe {
            Foe::Rival => None,
            _ if s.battle.lair.quelled => None, // VAL-M7
            _ => self.face(s.battle.lair.card)?.dread,
        }
    }

    /// Whether a clan's abilities add nothing to strength.
    pub(in crate::rules) fn spellbound(&self, s: &State, clan: Clan) -> bool {
        self.battle_dread(s) == Some(Dread::Spell(clan))
    }

    /// Whether so many tactics leave room for another, and for one of this kind.
    pub(in crate::rules) fn dread_allows(&self, s: &State, tactic: Option<Tactic>) -> Legal {
        match self.battle_dread(s) {
            Some(Dread::Confusion) => refuse("VAL-M15", "val-why-no-tactics"),
            Some(Dread::Haste) => {
                let few = s.battle.played.len() < FEW_TACTICS;
                ensure(few, "VAL-M15", "val-why-two-tactics")
            }
            Some(Dread::Grip) => {
                let held = matches!(tactic, Some(Tactic::PushBack | Tactic::ChangeOfWeapons));
                ensure(!held, "VAL-M15", "val-why-grip")
            }
            _ => Ok(()),
        }
    }

    pub(super) fn onset(&self, s: &mut State) {
        self.pop(s);
        match self.battle_dread(s) {
            Some(Dread::Tribute) => self.push(s, Step::Hunt(HuntStep::GiveCard)),
            Some(Dread::Sacrifice) => self.push(s, Step::Hunt(HuntStep::GiveWarrior)),
            _ => {}
        }
    }

    pub(super) fn may_give_card(&self, s: &State, seat: Seat, choice: &Choice) -> Legal {
        let Choice::Discard(card) = choice else { return not_now(choice) };
        ensure(s.boards[seat.index()].hand.has(*card), "VAL-M15", "val-why-not-in-hand")
    }

    pub(super) fn give_card(
        &self,
        s: &mut State,
        seat: Seat,
        choice: Choice,
        w: &mut impl Witness<Event>,
    ) {
        let Choice::Discard(card) = choice else { return };
        self.pop(s);
        s.lose(seat, card);
        s.discard.push(card);
        w.see(|| Event::Discarded { seat, card });
    }

    /// After a battle: the ability of the card that was fought, also when it was just beaten.
    pub(super) fn after_hunt(&self, s: &mut State) {
        self.pop(s);
        let won = (s.verdict == Verdict::Attacker) == (s.battle.hero() == 0);
        match self.battle_dread(s) {
            Some(Dread::Theft) => self.push(s, Step::Hunt(HuntStep::Theft)),
            Some(Dread::Oblivion) => self.push(s, Step::Hunt(HuntStep::LoseGlory)),
            Some(Dread::Shame) if !won => self.push(s, Step::Hunt(HuntStep::LoseGlory)),
            _ => {}
        }
    }

    pub(super) fn stolen(&self, s: &mut State, fortune: &[u8], w: &mut impl Witness<Event>) {
        let seat = s.battle.attacker;
        let Some(card) = s.boards[seat.index()].hand.at(fortune[0] - 1) else { return };
        s.lose(seat, card);
        s.discard.push(card);
        w.see(|| Event::Discarded { seat, card });
    }

    /// The Valhalla cards of the lowest glory, one of which is lost.
    fn lowest(&self, s: &State) -> Cards {
        let valhalla = s.boards[s.battle.attacker.index()].valhalla;
        let least = valhalla.iter().map(|card| self.deck.glory(card)).min();
        valhalla.iter().filter(|card| Some(self.deck.glory(*card)) == least).collect()
    }

    pub(super) fn may_lose_glory(&self, s: &State, choice: &Choice) -> Legal {
        let Choice::Discard(card) = choice else { return not_now(choice) };
        ensure(self.lowest(s).has(*card), "VAL-M15", "val-why-not-lowest")
    }

    pub(super) fn lose_glory(&self, s: &mut State, choice: Choice, w: &mut impl Witness<Event>) {
        let Choice::Discard(card) = choice else { return };
        self.pop(s);
        let seat = s.battle.attacker;
        s.boards[seat.index()].valhalla.take(card);
        s.discard.push(card);
        w.see(|| Event::Hunt(HuntEvent::GloryLost { seat, card }));
    }

    /// Where there is nothing to choose. Whether that was so.
    pub(super) fn lose_plainly(&self, s: &mut State, w: &mut impl Witness<Event>) -> bool {
        let lowest = self.lowest(s);
        match lowest.at(0) {
            _ if lowest.count() > 1 => return false,
            Some(card) => self.lose_glory(s, Choice::Discard(card), w),
            None => {
                self.pop(s);
            }
        }
        true
    }
}
