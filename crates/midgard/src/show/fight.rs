//! The dice of a fight or hunt.

use screen::{Die, Item, Kind, Zone};
use tabletop::Phrase;

use super::{Easel, words, zone};
use crate::Choice;
use crate::choice::Die as Shown;
use crate::state::size;
use crate::step::Step;

impl Easel<'_> {
    /// The fight or hunt that goes on.
    pub(super) fn fight_zone(&self) -> Option<Zone> {
        let (s, game) = (self.s, self.game);
        let fight = &s.fight;
        if !fight.on {
            return None;
        }
        let mine = self.eyes.is(s.active);
        let mut items = Vec::new();
        if !fight.hunt {
            let mut enemy = game.enemy_picture(fight.enemy);
            enemy.name = "fought".to_owned();
            let left = game.chest.enemy(fight.enemy).defence.saturating_sub(fight.damage);
            enemy.badges.push(Phrase::new("mid-badge-left").with("count", left));
            items.push(Item::Card(enemy));
        }
        let mut nth = [0u8; 3];
        for (dice, state) in [(&fight.chosen, 2), (&fight.pool, 0), (&fight.fixed, 1)] {
            for (number, count) in dice.0.iter().enumerate() {
                let shown = Shown(number as u8);
                for _ in 0..*count {
                    let kind = shown.kind();
                    nth[kind as usize] += 1;
                    let title = match state {
                        2 => Phrase::new("mid-die-chosen").with("die", words::die(shown.0)),
                        1 => Phrase::new("mid-die-fixed").with("die", words::die(shown.0)),
                        _ => words::die(shown.0),
                    };
                    let add = Choice::Add(shown.0);
                    let free = mine && state == 0;
                    items.push(Item::Die(Die {
                        name: format!("die-{}-{}", kind.id(), nth[kind as usize]),
                        face: Some(shown.face().id()),
                        sign: Some(kind.id()),
                        used: state == 1,
                        title,
                        buttons: if free { self.buttons(|c| *c == add) } else { Vec::new() },
                        would: if free { self.would(add) } else { None },
                    }));
                }
            }
        }
        let waits = items.iter().all(|item| !matches!(item, Item::Die(_)));
        if waits {
            for (kind, count) in game.rollers(s).into_iter().enumerate() {
                let kind = crate::cards::Kind::ALL[kind];
                let stay = Choice::Stay(kind);
                for n in 0..count {
                    items.push(Item::Die(Die {
                        name: format!("die-{}-{}", kind.id(), n + 1),
                        face: None,
                        sign: Some(kind.id()),
                        used: false,
                        title: words::kind(kind),
                        buttons: if mine { self.buttons(|c| *c == stay) } else { Vec::new() },
                        would: match (mine, game.top(s)) {
                            (true, Step::Party(_)) => self.would(stay),
                            _ => None,
                        },
                    }));
                }
            }
        }
        let title = match fight.hunt {
            true => Phrase::new("mid-zone-hunt").with("seat", s.active),
            false => Phrase::new("mid-zone-fight")
                .with("seat", s.active)
                .with("enemy", game.enemy_title(fight.enemy)),
        };
        let mut dice = zone("fight".into(), Kind::Row, title, None, items);
        if !waits {
            let (hits, shields) = game.tally_dice(s);
            let fact = Phrase::new("mid-fact-dice").with("hits", hits).with("shields", shields);
            dice.facts.push(fact);
        }
        if !fight.hunt {
            dice.facts.push(Phrase::new("mid-fact-fight-round").with("count", fight.round));
            let band = game.rollers(s);
            if size(&band) > 0 {
                let left = game.chest.enemy(fight.enemy).defence.saturating_sub(fight.damage);
                let found = game.prospect_left(s, s.active, &band, fight.enemy, left);
                dice.facts.push(self.odds_fact(found));
            }
        }
        Some(dice)
    }

    pub(super) fn odds_fact(&self, found: crate::odds::Prospect) -> Phrase {
        Phrase::new("mid-fact-odds")
            .with("chance", (found.wins * 100.0).round() as i64)
            .with("losses", words::decimal(found.losses))
    }
}
