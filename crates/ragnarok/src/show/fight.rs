//! The attack in progress, and dice on the table.

use screen::{Item, Kind, Zone};
use tabletop::{Phrase, Seat};

use super::{Easel, cards, words, zone};
use crate::Choice;
use crate::cards::NOBODY;
use crate::state::State;
use crate::step::Step;

impl Easel<'_> {
    pub(super) fn fight_zones(&self) -> Vec<Zone> {
        let s = self.s;
        let mut zones = Vec::new();
        if s.attack.on {
            zones.push(self.attack());
        } else if !s.played.is_empty() {
            zones.push(zone(
                "used".into(),
                Kind::Row,
                Phrase::new("rag-zone-used"),
                None,
                self.used(),
            ));
        }
        if !s.dice.is_empty() && !matches!(self.game.top(s), Step::Roll | Step::MoreDice(_)) {
            let dice = s.dice.iter().enumerate().map(|(n, lying)| {
                let face = self.game.deck.face(lying.colour, lying.face);
                let mut die = cards::die(format!("die-{}", n + 1), lying.colour, face);
                die.buttons = self.buttons(|choice| {
                    matches!(*choice, Choice::Reroll(d) | Choice::Turn(d, _) if d as usize == n)
                });
                if self.game.top(s) == Step::Reroll {
                    die.would = self.would(Choice::Reroll(n as u8));
                }
                Item::Die(die)
            });
            let title = Phrase::new("rag-zone-dice").with("seat", self.game.who(s.active));
            zones.push(zone("dice".into(), Kind::Row, title, None, dice.collect()));
        }
        zones
    }

    fn used(&self) -> Vec<Item> {
        self.s.played.iter().map(|card| Item::Card(self.game.card_picture(card))).collect()
    }

    fn attack(&self) -> Zone {
        let (s, game) = (self.s, self.game);
        let attack = &s.attack;
        let by = game.who(attack.attacker);
        let title = match s.areas.get(attack.being as usize) {
            Some(area) => Phrase::new("rag-zone-attack-being")
                .with("seat", by)
                .with("being", words::being(area.being))
                .with("target", game.who(attack.target)),
            None => Phrase::new("rag-zone-attack")
                .with("seat", by)
                .with("target", game.who(attack.target)),
        };
        let mut zone = zone("attack".into(), Kind::Row, title, None, self.used());
        zone.facts.push(Phrase::new("rag-fact-attack").with("value", attack.attack));
        zone.facts.push(Phrase::new("rag-fact-defence").with("value", attack.defence));
        if attack.being == NOBODY {
            zone.facts.push(words::effect(attack.effect));
        }
        for seat in answering(s) {
            zone.facts.push(Phrase::new("rag-fact-may-answer").with("seat", seat));
        }
        zone
    }
}

/// Who may still answer the attack that goes on.
fn answering(s: &State) -> impl Iterator<Item = Seat> + '_ {
    s.stack.iter().rev().filter_map(|step| match step {
        Step::Defend(seat) => Some(*seat),
        _ => None,
    })
}
