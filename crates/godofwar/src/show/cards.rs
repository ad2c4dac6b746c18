//! Pictures of cards.

use screen::{Card, Corner, Symbol};
use tabletop::Phrase;

use super::{Easel, words};
use crate::book::{Kind, NOBODY, PLACE_IDS, RUNES, Status};
use crate::{Choice, GodOfWar, On};

impl GodOfWar {
    /// An action card.
    pub(super) fn card_picture(&self, card: u8) -> Card {
        let faces = self.book.cards[card as usize].faces;
        let sign = match Status::of(card) {
            Some(Status::Stun) => "stun",
            Some(Status::Poison) => "poison",
            Some(Status::Crystal) => "crystal",
            None => words::kind_sign(faces[0].kind),
        };
        let corners = faces.iter().filter(|face| face.number > 0).take(1).map(|face| Corner {
            label: Phrase::new("gow-corner-number"),
            value: face.number as i16,
        });
        let mut symbols: Vec<Symbol> = Vec::new();
        let mut symbol = |sign| symbols.push(Symbol { sign, used: false });
        for face in faces.iter().filter(|face| face.kind != Kind::None) {
            if Status::of(card).is_none() {
                symbol(words::kind_sign(face.kind));
            }
            if face.stun {
                symbol("stun");
            }
            if face.rage {
                symbol("rage");
            }
        }
        if let Some(rune) = self.rune_of(card) {
            symbol(RUNES[rune]);
        }
        Card {
            name: format!("card-{}", card as u16 + 1),
            title: self.title(card),
            kind: Phrase::new(match Status::of(card) {
                Some(_) => "gow-kind-status",
                None => "gow-kind-action",
            }),
            sign: Some(sign),
            face_up: true,
            corners: corners.collect(),
            symbols,
            badges: Vec::new(),
            text: Vec::new(),
            buttons: Vec::new(),
            would: None,
            place: None,
        }
    }
}

impl Easel<'_> {
    /// A scene card with what its enemy will do and what its frames say.
    pub(super) fn scene_card(&self, at: u8) -> Card {
        let (game, s) = (self.game, self.s);
        let (side, spot) = (game.side(s, at), &s.spots[at as usize]);
        let lives = game.lives(s, at);
        let mut corners = Vec::new();
        let mut text = Vec::new();
        if let Some(enemy) = side.enemy {
            if lives {
                let left = game.health_left(s, at) as i16;
                corners.push(Corner { label: Phrase::new("gow-corner-health"), value: left });
            }
            if lives && enemy.runes != 0 {
                let label = Phrase::new("gow-corner-strength");
                corners.push(Corner { label, value: enemy.strength as i16 });
            }
            text.extend(words::enemy(&enemy));
        }
        text.extend(game.book.lines(side.lines).map(|(_, line)| words::line(game, line)));
        let runes = (0..RUNES.len()).filter(|rune| side.runes >> rune & 1 == 1);
        let mut badges = Vec::new();
        let mut badge = |on: bool, id| {
            if on {
                badges.push(Phrase::new(id));
            }
        };
        let does = side.enemy.filter(|enemy| lives && enemy.runes != 0);
        badge(does.is_some_and(|enemy| enemy.stun), "gow-badge-stuns");
        badge(does.is_some_and(|enemy| enemy.poison), "gow-badge-poisons");
        badge(spot.dead, "gow-badge-dead");
        badge(spot.stunned, "gow-badge-stunned");
        badge(spot.side == 1, "gow-badge-back");
        badge(lives && game.guarded(s, at), "gow-badge-guarded");
        if let Some(enemy) = does {
            badges.insert(0, words::reaches(&enemy, at));
        }
        if let Some(armour) = game.armour(s, at).filter(|_| lives) {
            badges.push(Phrase::new("gow-enemy-armour").with("armour", armour));
        }
        if spot.broken > 0 {
            badges.push(Phrase::new("gow-badge-broken").with("count", spot.broken));
        }
        if spot.damage > 0 {
            badges.push(Phrase::new("gow-badge-damage").with("count", spot.damage));
        }
        if spot.tokens > 0 {
            badges.push(Phrase::new("gow-badge-tokens").with("count", spot.tokens));
        }
        Card {
            name: format!("scene-{}", PLACE_IDS[at as usize]),
            title: Phrase::new("gow-scene-card")
                .with("place", words::place(at))
                .with("name", Phrase::verbatim(side.name.as_str())),
            kind: Phrase::new(if lives { "gow-sign-enemy" } else { "gow-sign-place" }),
            sign: Some(match (lives, spot.dead) {
                (true, _) => "enemy",
                (_, true) => "dead",
                _ => "place",
            }),
            face_up: true,
            corners,
            symbols: runes.map(|rune| Symbol { sign: RUNES[rune], used: false }).collect(),
            badges,
            text,
            buttons: self.buttons(|choice| names_place(choice, at)),
            would: self.would(self.meant_by_place(at)),
            place: None,
        }
    }
}

/// Whether a choice is about a place.
fn names_place(choice: &Choice, at: u8) -> bool {
    match *choice {
        Choice::Attack(_, _, _, to) | Choice::Spot(_, to, _) => to == at,
        Choice::Special(_, _, On::Place(to)) | Choice::Rage(_, On::Place(to)) => to == at,
        Choice::Ally(_, On::Place(to), also) => to == at || also != NOBODY && also == at,
        _ => false,
    }
}
