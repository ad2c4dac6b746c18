//! Pictures of cards.

use screen::{Card, Corner, Symbol};
use tabletop::Phrase;

use super::words;
use crate::Midgard;
use crate::cards::{Deck, KRAKEN};

fn corner(id: &'static str, value: u8) -> Corner {
    Corner { label: Phrase::new(id), value: value as i16 }
}

impl Midgard {
    /// A card without a face: a place, a tile, a back.
    pub(super) fn blank(&self, name: String, title: Phrase, kind: Phrase) -> Card {
        Card {
            name,
            title,
            kind,
            sign: None,
            face_up: true,
            corners: Vec::new(),
            symbols: Vec::new(),
            badges: Vec::new(),
            text: Vec::new(),
            buttons: Vec::new(),
            would: None,
            place: None,
        }
    }

    /// A card face down.
    pub(super) fn back(&self, name: String, deck: Deck) -> Card {
        let card = self.blank(name, Phrase::new("mid-card-back"), self.deck_title(deck));
        Card { face_up: false, ..card }
    }

    /// A card face up, without buttons.
    pub(super) fn card_picture(&self, card: u8) -> Card {
        let deck = Deck::ALL.into_iter().find(|deck| deck.has(card)).unwrap_or(Deck::Trolls);
        let name = format!("card-{}", card as u16 + 1);
        let mut picture = self.blank(name, self.title(card), self.deck_title(deck));
        match deck {
            Deck::Trolls | Deck::Draugrs | Deck::Monsters => return self.enemy_picture(card),
            Deck::Journeys => {
                picture.sign = Some("journey");
                picture.text.push(words::journey(self.chest.journey(card)));
            }
            Deck::Runes => {
                let (rune, glory) = self.chest.runes[Deck::Runes.index(card)];
                picture.sign = Some("rune");
                picture.corners.push(corner("mid-corner-glory", glory));
                picture.text.push(words::rune(rune));
            }
            Deck::Destinies => {
                let destiny = self.chest.destiny(card);
                picture.sign = Some("destiny");
                picture.corners.push(corner("mid-corner-high", destiny.high));
                picture.corners.push(corner("mid-corner-low", destiny.low));
                picture.text.push(words::destiny(destiny));
            }
            Deck::Merchants => {
                picture.sign = Some("merchant");
                picture.text.push(words::goods(&self.chest.merchant(card)));
            }
        }
        picture
    }

    /// An enemy, or the Kraken.
    pub(super) fn enemy_picture(&self, card: u8) -> Card {
        let enemy = self.chest.enemy(card);
        let name = match card {
            KRAKEN => "kraken".to_owned(),
            _ => format!("card-{}", card as u16 + 1),
        };
        let mut picture = self.blank(name, self.title(card), words::family(enemy.family));
        picture.sign = Some(enemy.colour.map_or(enemy.family.id(), |colour| colour.id()));
        picture.corners = vec![
            corner("mid-corner-attack", enemy.attack),
            corner("mid-corner-defence", enemy.defence),
            corner("mid-corner-glory", enemy.glory),
        ];
        picture.badges.extend(enemy.colour.map(words::colour));
        if let Some(kind) = enemy.forbids {
            picture.symbols.push(Symbol { sign: kind.id(), used: true });
            picture.text.push(Phrase::new("mid-forbids").with("kind", words::kind(kind)));
        }
        picture.text.push(Phrase::new("mid-pays").with("goods", words::reward(enemy)));
        picture
    }
}
