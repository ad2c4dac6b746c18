//! A box of Valhalla while it is read.

use std::ops::{Deref, DerefMut};

use toml::Table;

use super::parse::Source;
use super::{Card, Clan, Jarl, Loki, Lore, PARTS, Weapon};

/// The fields of a box, and what was read from them so far.
#[derive(Default)]
pub(super) struct Reader {
    pub(super) fields: pieces::Reader,
    pub(super) cards: Vec<Card>,
    pub(super) names: Vec<String>,
    pub(super) jarls: Vec<Jarl>,
    pub(super) jarl_names: Vec<String>,
    pub(super) loki: Vec<Loki>,
    pub(super) loki_names: Vec<String>,
    pub(super) parts: [usize; PARTS],
    pub(super) source: Source,
    pub(super) lore: Lore,
}

impl Deref for Reader {
    type Target = pieces::Reader;

    fn deref(&self) -> &pieces::Reader {
        &self.fields
    }
}

impl DerefMut for Reader {
    fn deref_mut(&mut self) -> &mut pieces::Reader {
        &mut self.fields
    }
}

impl Reader {
    pub(super) fn clan(&mut self, record: &Table, place: &str, key: &str) -> Option<Clan> {
        self.one_of(record, place, key, &Clan::ALL.map(|clan| (clan.id(), clan)))
    }

    pub(super) fn weapon(&mut self, record: &Table, place: &str) -> Weapon {
        let weapons: Vec<_> =
            Weapon::ALL[..5].iter().map(|weapon| (weapon.id(), *weapon)).collect();
        self.one_of(record, place, "weapon", &weapons).unwrap_or(Weapon::Spear)
    }

    /// Where a part of a record comes from that need not say so: it is ours then.
    pub(super) fn part_provenance(&mut self, record: &Table, place: &str, key: &str) -> String {
        match record.contains_key(key) {
            true => self.provenance(record, place, key),
            false => "ours".to_owned(),
        }
    }

    /// As many cards of one kind as the record says.
    pub(super) fn copies(&mut self, place: &str, record: &Table, card: Card) {
        let copies = self.number(record, place, "copies", 1, 40);
        let provenance = self.provenance(record, place, "provenance");
        for _ in 0..copies {
            self.cards.push(card);
            self.names.push(String::new());
            self.source.cards.push(provenance.clone());
        }
    }
}
