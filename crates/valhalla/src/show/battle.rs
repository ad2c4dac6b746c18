//! The dice of a battle.

use screen::{Die, Item, Kind, Zone};
use tabletop::Phrase;

use super::{Easel, words, zone};
use crate::Choice;
use crate::cards::{NOBODY, Weapon};
use crate::state::OWN_DICE;
use crate::step::Step;

impl Easel<'_> {
    /// One zone of dice for each side that has rolled or rolls.
    pub(super) fn battle_zones(&self) -> Vec<Zone> {
        let battle = &self.s.battle;
        if !battle.on {
            return Vec::new();
        }
        let sides = match () {
            () if battle.is_hunt() => battle.hero()..battle.hero() + 1,
            () if battle.is_ragnarok() => 0..1,
            () => 0..2,
        };
        sides.map(|side| self.side_zone(side)).collect()
    }

    fn side_zone(&self, side: usize) -> Zone {
        let s = self.s;
        let fighter = &s.battle.sides[side];
        let seat = s.battle.seat(side);
        let mine = self.eyes.is(seat);
        let mut items = Vec::new();
        let mut nth = [0u8; 3];
        let mut name = |kind: u8| {
            let colour = kind as usize / 6;
            nth[colour] += 1;
            format!("die-{side}-{}{}", ["own", "grey", "delivered"][colour], nth[colour])
        };
        for (kind, count) in fighter.pool.0.into_iter().enumerate() {
            let kind = kind as u8;
            for i in 0..count {
                let chosen = i < s.battle.chosen.of(kind as usize)
                    && matches!(self.game.top(s), Step::Choose { side: n, .. } | Step::Reroll(n) if n as usize == side);
                let mut die = picture(name(kind), kind);
                if chosen {
                    die.title = Phrase::new("val-die-chosen").with("die", words::die(kind));
                }
                if mine {
                    die.buttons = self.buttons(|choice| takes(choice, kind));
                    die.would = self.asked().then(|| self.meant_by_die(kind).to_string());
                }
                items.push(Item::Die(die));
            }
        }
        let armed = fighter.armed.iter().chain(&fighter.ally.armed);
        for kind in armed.flatten().copied().filter(|kind| *kind != NOBODY) {
            let mut die = picture(name(kind), kind);
            die.used = true;
            die.title = Phrase::new("val-die-on-warrior").with("die", words::die(kind));
            items.push(Item::Die(die));
        }
        let id = match (s.battle.is_ragnarok(), side) {
            (true, _) => "val-zone-ragnarok",
            (false, 0) => "val-zone-attack",
            (false, _) => "val-zone-defence",
        };
        let mut dice = zone(
            format!("dice-{side}"),
            Kind::Row,
            Phrase::new(id).with("seat", seat),
            None,
            items,
        );
        let strength = match fighter.strength {
            0 => self.game.strength(s, side),
            reached => reached,
        };
        if !s.battle.is_ragnarok() {
            dice.facts.push(Phrase::new("val-fact-strength").with("strength", strength));
        }
        let rolled = fighter.pool.count() > 0 || fighter.fights();
        if rolled && fighter.gone > 0 {
            dice.facts.push(Phrase::new("val-fact-gone").with("count", fighter.gone));
        } else if fighter.gone == OWN_DICE {
            dice.facts.push(Phrase::new("val-fact-not-rolled"));
        }
        dice
    }

    /// What a player would mean by a die.
    fn meant_by_die(&self, kind: u8) -> Choice {
        match self.game.top(self.s) {
            Step::Choose { .. } => Choice::Add(kind),
            Step::TurnMisses(..) => Choice::Turn(kind, 0),
            _ => Choice::Spend(kind),
        }
    }
}

fn picture(name: String, kind: u8) -> Die {
    Die {
        name,
        face: Some(Weapon::ALL[kind as usize % 6].id()),
        sign: Some(["own-die", "grey-die", "delivered"][kind as usize / 6]),
        used: false,
        title: words::die(kind),
        buttons: Vec::new(),
        would: None,
    }
}

/// Whether a choice takes a die of the kind.
fn takes(choice: &Choice, kind: u8) -> bool {
    match *choice {
        Choice::Spend(die) | Choice::Add(die) | Choice::Turn(die, _) => die == kind,
        Choice::Tactic(_, die) => die == kind,
        _ => false,
    }
}
