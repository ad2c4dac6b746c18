//! Reads fields of a box of card data and notes what is wrong with them, all together.

use std::collections::BTreeMap;

use tabletop::{Fault, Faults, Phrase};
use toml::{Table, Value};

/// The longest name of a card, in characters.
const LONGEST_NAME: usize = 40;

const PROVENANCES: [&str; 3] = ["book", "known", "ours"];

/// What is wrong with a box so far, and how to read its fields: each reading gives a value to go
/// on with, and notes a fault where there is none.
#[derive(Clone, Debug, Default)]
pub struct Reader {
    /// What is wrong, in the order in which it was found.
    pub faults: Vec<Fault>,
}

impl Reader {
    /// Reads the text of a box as a table. Of a box of another game that is told and nothing else:
    /// every record of it would be at fault.
    pub fn table(text: &str, game: &str) -> Result<Table, Faults> {
        let table: Table = text.parse().map_err(|error: toml::de::Error| {
            let line = error.span().map_or(1, |span| 1 + text[..span.start].matches('\n').count());
            let why = Phrase::new("fault-toml").with("why", error.message());
            let message = Phrase::new("fault-in-line").with("line", line).with("what", why);
            Faults(vec![Fault::new("box", message)])
        })?;
        match table.get("game").and_then(Value::as_str) {
            Some(other) if other != game => Err(Faults(vec![not_the_game(game)])),
            _ => Ok(table),
        }
    }

    /// Reads the head of a box: whose it is, its name, and that it has no fields but these.
    pub fn head(&mut self, table: &Table, game: &str, known: &[&str]) {
        for key in table.keys().filter(|key| !known.contains(&key.as_str())) {
            self.fault(key, no_such_field(known));
        }
        if table.get("game").and_then(Value::as_str) != Some(game) {
            self.faults.push(not_the_game(game));
        }
        self.word(table, "box", "name");
    }

    /// Notes that something is wrong at a place.
    pub fn fault(&mut self, place: &str, message: Phrase) {
        self.faults.push(Fault::new(place, message));
    }

    /// The records of a kind, each with its place: its kind, its number, its name.
    pub fn records<'a>(&mut self, table: &'a Table, key: &str) -> Vec<(String, &'a Table)> {
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

    /// A name that is fit to be shown.
    pub fn word(&mut self, record: &Table, place: &str, key: &str) -> String {
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

    /// A whole number in a range.
    pub fn number(&mut self, record: &Table, place: &str, key: &str, least: i64, most: i64) -> u8 {
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

    /// Yes or no.
    pub fn flag(&mut self, record: &Table, place: &str, key: &str) -> bool {
        record.get(key).and_then(Value::as_bool).unwrap_or_else(|| {
            self.fault(&format!("{place}.{key}"), Phrase::new("fault-not-a-flag"));
            false
        })
    }

    /// One of the words that are known.
    pub fn one_of<T: Copy>(
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

    /// Where the figures of a record come from.
    pub fn provenance(&mut self, record: &Table, place: &str, key: &str) -> String {
        self.one_of(record, place, key, &PROVENANCES.map(|word| (word, word)))
            .unwrap_or("ours")
            .to_owned()
    }

    /// That a record has no fields but these, and for each of them that is there its own
    /// `FIELD_provenance`, if it comes from elsewhere than the record as a whole.
    pub fn only(&mut self, record: &Table, place: &str, known: &[&str]) {
        for key in record.keys().filter(|key| !known.contains(&key.as_str())) {
            let of = key.strip_suffix("_provenance").filter(|of| known.contains(of));
            if of.is_some_and(|of| *of != *"provenance" && record.contains_key(of)) {
                self.provenance(record, place, key);
                continue;
            }
            self.fault(&format!("{place}.{key}"), no_such_field(known));
        }
    }

    /// A table in a field.
    pub fn inner<'a>(&mut self, record: &'a Table, place: &str, key: &str) -> Option<&'a Table> {
        let found = record.get(key).and_then(Value::as_table);
        if found.is_none() {
            self.fault(&format!("{place}.{key}"), Phrase::new("fault-table-missing"));
        }
        found
    }

    /// That each of the names stands once; empty ones are none.
    pub fn once<S: AsRef<str>>(&mut self, what: &str, names: &[S]) {
        let mut seen = BTreeMap::new();
        for name in names.iter().map(AsRef::as_ref).filter(|name| !name.is_empty()) {
            *seen.entry(name).or_insert(0usize) += 1;
        }
        for (name, times) in seen.into_iter().filter(|(_, times)| *times > 1) {
            let message = Phrase::new("fault-name-again").with("times", times);
            self.fault(&format!("{what} ({name})"), message);
        }
    }
}

fn not_the_game(game: &str) -> Fault {
    Fault::new("game", Phrase::new("fault-not-the-game").with("game", game))
}

/// That a field is not one of those there are.
pub fn no_such_field(known: &[&str]) -> Phrase {
    Phrase::new("fault-no-such-field").with("known", Phrase::names(known.iter().copied()))
}

/// Whether a text can be a card's name. Control characters would reach people's terminals.
fn is_name(word: &str) -> bool {
    !word.trim().is_empty()
        && word.chars().count() <= LONGEST_NAME
        && !word.contains(char::is_control)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_may_say_where_it_comes_from() {
        let faults = |text: &str| {
            let mut reader = Reader::default();
            reader.only(
                &text.parse().expect("it is TOML"),
                "hero",
                &["rage", "heal", "provenance"],
            );
            reader.faults.iter().map(|fault| fault.place.clone()).collect::<Vec<_>>()
        };
        let good = "rage = 5\nprovenance = 'ours'\n";
        assert!(faults(&format!("{good}rage_provenance = 'book'")).is_empty());
        assert_eq!(faults(&format!("{good}rage_provenance = 'mine'")), ["hero.rage_provenance"]);
        assert_eq!(faults(&format!("{good}heal_provenance = 'book'")), ["hero.heal_provenance"]);
        assert_eq!(faults(&format!("{good}ruge_provenance = 'book'")), ["hero.ruge_provenance"]);
        let again = "provenance_provenance = 'book'";
        assert_eq!(faults(&format!("{good}{again}")), ["hero.provenance_provenance"]);
    }
}
