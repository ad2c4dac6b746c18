//! Pictures of cards.

use screen::{Card, Corner, Symbol};
use tabletop::Phrase;

use super::{feats, words};
use crate::Valhalla;
use crate::cards::{Demand, NOBODY, Weapon};

impl Valhalla {
    /// A card of the deck, face up, without buttons.
    pub(super) fn card_picture(&self, card: u8) -> Card {
        let mut picture = Card {
            name: format!("card-{}", card as u16 + 1),
            title: self.title(card),
            kind: Phrase::new("val-kind-tactic"),
            sign: Some("tactic"),
            face_up: true,
            corners: Vec::new(),
            symbols: Vec::new(),
            badges: Vec::new(),
            text: Vec::new(),
            buttons: Vec::new(),
            would: None,
            place: None,
        };
        if let Some(tactic) = self.deck.tactic(card) {
            picture.text.push(self.tactic_text(tactic));
        }
        self.dress(card, &mut picture);
        let Some(warrior) = self.deck.warrior(card) else { return picture };
        picture.kind = words::clan(warrior.clan);
        picture.sign = Some(warrior.clan.id());
        let corner = |id, value: u8| Corner { label: Phrase::new(id), value: value as i16 };
        picture.corners = vec![
            corner("val-corner-strength", warrior.strength),
            corner("val-corner-glory", warrior.glory),
        ];
        if let Demand::Symbols(need) = warrior.demand {
            for (weapon, count) in Weapon::ALL.iter().zip(need) {
                let symbol = Symbol { sign: weapon.id(), used: false };
                picture.symbols.extend(std::iter::repeat_n(symbol, count as usize));
            }
        }
        let open: &[&'static str] = match warrior.demand {
            Demand::Symbols(_) => &[],
            Demand::AnyTwo => &["any", "any"],
            Demand::Pair => &["pair"],
            Demand::Triple => &["triple"],
            Demand::TwoPairs => &["pair", "pair"],
            Demand::Different(dice) => &["different"; 4][..dice as usize],
        };
        picture.symbols.extend(open.iter().map(|sign| Symbol { sign, used: false }));
        picture.badges.extend(words::short_ability(warrior.ability));
        picture.text.extend(words::demand(warrior.demand));
        picture.text.extend(self.ability_text(warrior.ability));
        picture.badges.extend(feats::short_favour(warrior.favour));
        picture.text.extend(feats::favour(warrior.favour));
        picture
    }

    /// A card that the viewer does not know.
    pub(super) fn back(&self, name: String) -> Card {
        let face = self.card_picture(NOBODY);
        Card { name, face_up: false, sign: None, kind: Phrase::new("val-card-back"), ..face }
    }

    /// A Jarl, face up or not.
    pub(super) fn jarl_picture(&self, jarl: u8, name: String) -> Card {
        let mut picture = self.back(name);
        picture.title = self.jarl_title(jarl);
        picture.kind = Phrase::new("val-kind-jarl");
        picture.sign = Some("jarl");
        if let Some(jarl) = self.deck.jarls.get(jarl as usize) {
            picture.face_up = true;
            let link = if jarl.either { "val-jarl-or" } else { "val-jarl-plus" };
            picture.text = vec![
                words::effect(jarl.basic),
                Phrase::new(link)
                    .with("condition", words::condition(jarl.condition))
                    .with("effect", words::extra(jarl)),
            ];
            if jarl.three_plus {
                picture.badges.push(Phrase::new("val-mark-three-plus"));
            }
            if jarl.starter {
                picture.badges.push(Phrase::new("val-mark-starter"));
            }
        }
        picture
    }
}
