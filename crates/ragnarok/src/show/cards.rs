//! Pictures of cards and dice.

use screen::{Card, Corner, Die};
use tabletop::Phrase;

use super::words;
use crate::Ragnarok;
use crate::cards::{self, Face};

impl Ragnarok {
    /// A card, face up, without buttons.
    pub(super) fn card_picture(&self, card: u8) -> Card {
        let corner = |id, value: u8| vec![Corner { label: Phrase::new(id), value: value as i16 }];
        let (kind, sign, corners) = match self.deck.cards.get(card as usize) {
            Some(cards::Card::Action(..)) => ("rag-card-action", Some("action"), Vec::new()),
            Some(cards::Card::Attack(attack)) => {
                ("rag-card-attack", Some("attack"), corner("rag-corner-attack", attack.value))
            }
            Some(cards::Card::Defence(value)) => {
                ("rag-card-defence", Some("defence"), corner("rag-corner-defence", *value))
            }
            Some(cards::Card::Ploy(_)) => ("rag-card-ploy", Some("ploy"), Vec::new()),
            None => ("rag-card-back", None, Vec::new()),
        };
        let mut badges = Vec::new();
        if let Some(cards::Card::Ploy(ploy)) = self.deck.cards.get(card as usize) {
            badges.push(Phrase::new(if ploy.is_a() { "rag-letter-a" } else { "rag-letter-b" }));
        }
        if let Some(pool) = self.deck.pool.get(card as usize).filter(|pool| **pool >= 2) {
            badges.push(words::being(pool - 2));
        }
        Card {
            name: format!("card-{}", card as u16 + 1),
            title: self.title(card),
            kind: Phrase::new(kind),
            sign,
            face_up: sign.is_some(),
            corners,
            symbols: Vec::new(),
            badges,
            text: self.text(card).into_iter().collect(),
            buttons: Vec::new(),
            would: None,
            place: None,
        }
    }

    /// A card of which only the back is seen.
    pub(super) fn back(&self, pool: u8, name: String) -> Card {
        let hidden = self.card_picture(cards::NOBODY);
        Card { name, title: words::pool(pool), ..hidden }
    }
}

/// A die as it lies.
pub(super) fn die(name: String, colour: cards::Colour, face: Face) -> Die {
    let sign = match face {
        Face::Skull => "skull",
        Face::Blank => "blank",
        other => match other.followers() {
            1 => "one",
            2 => "two",
            _ => "many",
        },
    };
    let title = Phrase::new("rag-die-shows")
        .with("die", words::colour(colour))
        .with("face", words::face(face));
    Die {
        name,
        face: Some(sign),
        sign: Some(colour.id()),
        used: false,
        title,
        buttons: Vec::new(),
        would: None,
    }
}
