//! Reads fields of card data and notes what is wrong with them.

use tabletop::{Fault, Phrase};
use toml::{Table, Value};

use super::parse::Source;
use super::{Card, Clan, Jarl, Loki, Lore, PARTS, Weapon};

/// The longest name of a card, in characters.
const LONGEST_NAME: usize = 40;

const PROVENANCES: [&str; 3] = ["book", "known", "ours"];

#[derive(Default)]
pub(super) struct Reader {
    pub(super) faults: Vec<Fault>,
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

impl Reader {
    pub(super) fn fault(&mut self, place: &str, message: Phrase) {
        self.faults.push(Fault::new(place, message));
    }

    pub(super) fn records<'a>(&mut self, table: &'a Table, key: &str) -> Vec<(String, &'a Table)> {
        let Some(records) = table.get(key).and_then(Value::as_array) else {
            self.fault(key, Phrase::new("fault-no-records").with("key", key));
            return Vec::new();
        };
        let mut found = Vec::new();
        for (i, record) in records.iter().enumerate() {
            match record.as_table() {
                Some(record) => {
                    let name = record.get("name").or(record.get("kind")).and_then(Value::as_str);
                    let name = name.map_or(String::new(), |name| format!(" ({name})"));
                    found.push((format!("{key} {}{name}", i + 1), record));
                }
                None => self.fault(&format!("{key} {}", i + 1), Phrase::new("fault-not-a-table")),
            }
        }
        found
    }

    pub(super) fn word(&mut self, record: &Table, place: &str, key: &str) -> String {
        match record.get(key).and_then(Value::as_str) {
            Some(word) if is_name(word) => word.to_owned(),
            Some(_) => {
                let message = Phrase::new("fault-not-a-text").with("most", LONGEST_NAME);
                self.fault(&format!("{place}.{key}"), message);
                String::new()
            }
            None => {
                self.fault(&format!("{place}.{key}"), Phrase::new("fault-text-missing"));
                String::new()
            }
        }
    }

    pub(super) fn number(
        &mut self,
        record: &Table,
        place: &str,
        key: &str,
        least: i64,
        most: i64,
    ) -> u8 {
        match record.get(key).and_then(Value::as_integer) {
            Some(n) if (least..=most).contains(&n) => n as u8,
            _ => {
                let message = Phrase::new("fault-not-a-number").with("least", least);
                let message = message.with("most", most);
                self.fault(&format!("{place}.{key}"), message);
                least as u8
            }
        }
    }

    pub(super) fn flag(&mut self, record: &Table, place: &str, key: &str) -> bool {
        record.get(key).and_then(Value::as_bool).unwrap_or_else(|| {
            self.fault(&format!("{place}.{key}"), Phrase::new("fault-not-a-flag"));
            false
        })
    }

    pub(super) fn one_of<T: Copy>(
        &mut self,
        record: &Table,
        place: &str,
        key: &str,
        known: &[(&str, T)],
    ) -> Option<T> {
        let word = record.get(key).and_then(Value::as_str);
        let found = word.and_then(|word| known.iter().find(|(id, _)| *id == word));
        if found.is_none() {
            let message = match word {
                Some(word) => Phrase::new("fault-not-known").with("found", word),
                None => Phrase::new("fault-missing"),
            };
            let known = Phrase::names(known.iter().map(|(id, _)| *id));
            self.fault(&format!("{place}.{key}"), message.with("known", known));
        }
        found.map(|(_, value)| *value)
    }

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

    pub(super) fn provenance(&mut self, record: &Table, place: &str, key: &str) -> String {
        self.one_of(record, place, key, &PROVENANCES.map(|word| (word, word)))
            .unwrap_or("ours")
            .to_owned()
    }

    pub(super) fn only(&mut self, record: &Table, place: &str, known: &[&str]) {
        for key in record.keys().filter(|key| !known.contains(&key.as_str())) {
            self.fault(&format!("{place}.{key}"), no_such_field(known));
        }
    }

    pub(super) fn inner<'a>(
        &mut self,
        record: &'a Table,
        place: &str,
        key: &str,
    ) -> Option<&'a Table> {
        let found = record.get(key).and_then(Value::as_table);
        if found.is_none() {
            self.fault(&format!("{place}.{key}"), Phrase::new("fault-table-missing"));
        }
        found
    }
}

/// That a field is not one of those there are.
pub(super) fn no_such_field(known: &[&str]) -> Phrase {
    Phrase::new("fault-no-such-field").with("known", Phrase::names(known.iter().copied()))
}

/// Whether a text can be a card's name. Control characters would reach people's terminals.
fn is_name(word: &str) -> bool {
    !word.trim().is_empty()
        && word.chars().count() <= LONGEST_NAME
        && !word.contains(char::is_control)
}
