//! A box of Valhalla while it is read.

use std::ops::{Deref, DerefMut};

use toml::Table;

use super::parse::Source;
use super::{Card, Clan, Jarl};

/// The fields of a box, and what was read from them so far.
#[derive(Default)]
pub(super) struct Reader {
    pub(super) fields: pieces::Reader,
    pub(super) cards: Vec<Card>,
    pub(super) names: Vec<String>,
    pub(super) jarls: Vec<Jarl>,
    pub(super) jarl_names: Vec<String>,
    pub(super) source: Source,
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
}
