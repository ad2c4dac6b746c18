//! What is said of pairs and Kings.

use tabletop::{Eyes, Phrase, Seat};

use super::Easel;
use crate::Choice;
use crate::pairs::PairEvent;
use crate::state::MOST_SLOTS;

impl Easel<'_> {
    /// Whether the viewer may arm this seat's warriors as its partner's (VAL-X39).
    pub(super) fn is_partner(&self, seat: Seat) -> bool {
        match self.eyes {
            Eyes::Seat(own) => self.game.partner(own) == Some(seat),
            Eyes::Spectator => false,
        }
    }

    /// Whether the warrior in a slot was activated, by its owner or by its owner's partner.
    pub(super) fn is_activated(&self, seat: Seat, slot: usize) -> bool {
        let battle = &self.s.battle;
        let own = battle.side_of(seat).is_some_and(|side| battle.sides[side].is_activated(slot));
        let lent = self.game.partner(seat).and_then(|partner| battle.side_of(partner));
        own || lent.is_some_and(|side| battle.sides[side].is_activated(slot + MOST_SLOTS))
    }

    /// Whether a choice names a slot of the partner's squad.
    pub(super) fn names_partners_slot(&self, choice: &Choice, slot: usize) -> bool {
        match *choice {
            Choice::Arm(n, _) | Choice::Send(n) => n as usize == slot + MOST_SLOTS,
            _ => false,
        }
    }

    /// What pairs and Kings add to the facts of a board.
    pub(super) fn pair_facts(&self, seat: Seat) -> Vec<Phrase> {
        let mut facts = Vec::new();
        if self.is_partner(seat) {
            facts.push(Phrase::new("val-fact-partner"));
        }
        if let Some(king) = self.game.king_of(self.s, seat) {
            let fact = Phrase::new("val-fact-king").with("level", self.s.kings[king].level + 1);
            let points = self.game.king_points(self.s, seat).unwrap_or_default(); // VAL-X34
            let dice = self.game.king_dice(self.s, seat); // VAL-X35
            facts.push(fact.with("points", points).with("dice", dice));
        }
        facts
    }
}

/// What happened, in words.
pub(super) fn told(event: PairEvent) -> Phrase {
    match event {
        PairEvent::GaveShield { seat, to } => {
            Phrase::new("val-told-gave-shield").with("seat", seat).with("to", to)
        }
        PairEvent::Crowned { seat } => Phrase::new("val-told-crowned").with("seat", seat),
        PairEvent::Dethroned { seat } => Phrase::new("val-told-dethroned").with("seat", seat),
        PairEvent::Rises { seat, level } => {
            Phrase::new("val-told-king-rises").with("seat", seat).with("level", level)
        }
    }
}

/// The rule that an event comes from.
pub(super) fn rule(event: &PairEvent) -> &'static str {
    match event {
        PairEvent::GaveShield { .. } => "VAL-X40",
        PairEvent::Crowned { .. } => "VAL-X33",
        PairEvent::Dethroned { .. } => "VAL-X37",
        PairEvent::Rises { .. } => "VAL-X34",
    }
}
