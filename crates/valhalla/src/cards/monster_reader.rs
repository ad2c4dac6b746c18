//! Reads Monsters and Kings. A box may leave them out; a table that needs them then says so.

use tabletop::{Fault, Phrase};
use toml::{Table, Value};

use super::monster::{Dread, Face, MONSTER_CARDS, MONSTERS, MOST_LEVELS, Monster, Reign};
use super::reader::Reader;
use super::{Clan, Weapon};

/// Where each Monster's name and figures come from, and each reign's.
#[derive(Clone, Debug, Default)]
pub struct Lore {
    /// The Monsters by their numbers, as they were read.
    pub monsters: Vec<Monster>,
    /// Their names.
    pub monster_names: Vec<String>,
    /// Where the figures and the name of each come from.
    pub monster_sources: Vec<(String, String)>,
    /// The King's levels with 2, 3, 4, 5 and 6 players.
    pub reigns: [Reign; 5],
    /// Where they come from.
    pub reign_sources: Vec<String>,
}

/// The strengths of a Monster's six cards.
type Strengths = [u8; MONSTER_CARDS];

/// A Monster, its name, and where figures and name come from.
type Found = (Monster, String, (String, String));

impl Reader {
    /// The Monsters, in the order of their numbers, if the box has any.
    pub(super) fn monsters(&mut self, table: &Table) {
        if !table.contains_key("monster") {
            return;
        }
        let mut found: [Option<Found>; 4] = Default::default();
        let mut strange = 0;
        for (place, record) in self.records(table, "monster") {
            let known =
                ["id", "name", "name_provenance", "provenance", "front", "back", "together"];
            self.only(record, &place, &known);
            let numbers: Vec<_> = MONSTERS.iter().enumerate().map(|(n, id)| (*id, n)).collect();
            let number = self.one_of(record, &place, "id", &numbers);
            let name = self.word(record, &place, "name");
            let from = self.provenance(record, &place, "provenance");
            let name_from = self.provenance(record, &place, "name_provenance");
            let front = self.faces(record, &place, "front");
            let back = self.faces(record, &place, "back");
            let together = self.together(record, &place, front.map(|face| face.strength));
            for (n, (front, back)) in front.iter().zip(&back).enumerate() {
                if back.strength < front.strength {
                    let message = Phrase::new("val-fault-weak-back");
                    let place = format!("{place}.back[{}]", n + 1);
                    self.faults.push(Fault::rule("VAL-M14", place, message));
                }
            }
            match number.map(|number| &mut found[number]) {
                Some(Some(_)) => {
                    let message = Phrase::new("fault-name-again").with("times", 2u8);
                    self.fault(&format!("{place}.id"), message);
                }
                Some(slot) => {
                    let monster = Monster { front, back, together };
                    *slot = Some((monster, name, (from, name_from)));
                }
                None => strange += 1,
            }
        }
        let missing = found.iter().zip(MONSTERS).filter(|(there, _)| there.is_none());
        let missing: Vec<&str> = missing.map(|(_, id)| id).collect();
        if !missing.is_empty() && strange == 0 {
            let message = Phrase::new("val-fault-monsters-missing");
            let message = message.with("missing", Phrase::names(missing));
            self.faults.push(Fault::rule("VAL-M1", "[[monster]]", message));
        }
        for (monster, name, from) in found.into_iter().flatten() {
            self.lore.monsters.push(monster);
            self.lore.monster_names.push(name);
            self.lore.monster_sources.push(from);
        }
    }

    /// One side of a Monster's six cards.
    fn faces(&mut self, record: &Table, place: &str, key: &str) -> [Face; MONSTER_CARDS] {
        let mut faces = [Face::BLANK; MONSTER_CARDS];
        let place = format!("{place}.{key}");
        let list = record.get(key).and_then(Value::as_array);
        let Some(list) = list.filter(|list| list.len() == MONSTER_CARDS) else {
            let message = Phrase::new("val-fault-monster-cards").with("expected", MONSTER_CARDS);
            self.faults.push(Fault::rule("VAL-M1", place, message));
            return faces;
        };
        for (n, (face, value)) in faces.iter_mut().zip(list).enumerate() {
            let place = format!("{place}[{}]", n + 1);
            match value.as_table() {
                Some(table) => *face = self.face(table, &place),
                None => self.fault(&place, Phrase::new("fault-not-a-table")),
            }
        }
        for (n, pair) in faces.windows(2).enumerate() {
            // VAL-M1: the lowest strength lies on top; the limit must never fall below what lies
            // in Valhalla already.
            if pair[1].strength < pair[0].strength || pair[1].limit < pair[0].limit {
                let place = format!("{place}[{}]", n + 2);
                let message = Phrase::new("val-fault-monster-order");
                self.faults.push(Fault::rule("VAL-M1", place, message));
            }
        }
        faces
    }

    /// The strengths for 2, 3 and 4 players: boxes before 0.7 have those of one alone.
    fn together(&mut self, record: &Table, place: &str, alone: Strengths) -> [Strengths; 3] {
        let Some(value) = record.get("together") else { return [alone; 3] };
        let place = format!("{place}.together");
        let row = |value: &Value| -> Option<Strengths> {
            let number = |value: &Value| value.as_integer().filter(|n| (1..=99).contains(n));
            let numbers = value.as_array()?.iter().map(|value| number(value).map(|n| n as u8));
            let row = Strengths::try_from(numbers.collect::<Option<Vec<_>>>()?).ok()?;
            row.is_sorted().then_some(row) // VAL-M1
        };
        let rows = value.as_array().map(|rows| rows.iter().map(row).collect::<Option<Vec<_>>>());
        match rows.flatten().and_then(|rows| rows.try_into().ok()) {
            Some(rows) => rows,
            None => {
                let message = Phrase::new("val-fault-monster-together");
                let message = message.with("cards", MONSTER_CARDS);
                self.faults.push(Fault::rule("VAL-M16", place, message));
                [alone; 3]
            }
        }
    }

    fn face(&mut self, record: &Table, place: &str) -> Face {
        let known = ["strength", "limit", "symbols", "clans", "warriors", "ability", "of"];
        self.only(record, place, &known);
        let mut face = Face {
            strength: self.number(record, place, "strength", 1, 99),
            limit: self.number(record, place, "limit", 0, 99),
            warriors: self.number(record, place, "warriors", 0, 6),
            ..Face::BLANK
        };
        let weapons: Vec<_> = Weapon::ALL[..5].iter().map(|w| (w.id(), *w)).collect();
        let symbols = self.listed(record, place, "symbols", &weapons);
        if symbols.is_empty() || symbols.len() > face.symbols.len() {
            self.fault(&format!("{place}.symbols"), Phrase::new("val-fault-monster-symbols"));
        }
        for (slot, weapon) in face.symbols.iter_mut().zip(symbols) {
            *slot = Some(weapon);
        }
        let clans = self.listed(record, place, "clans", &Clan::ALL.map(|clan| (clan.id(), clan)));
        face.clans = clans.iter().fold(0, |mask, clan| mask | 1 << *clan as u8);
        if record.contains_key("ability") {
            let known = Dread::ALL.map(|dread| (dread.id(), dread));
            face.dread = self.one_of(record, place, "ability", &known);
        }
        if let Some(Dread::Spell(clan)) = &mut face.dread {
            *clan = self.clan(record, place, "of").unwrap_or(Clan::Deer);
        } else if record.contains_key("of") {
            let kinds = Phrase::names(["spell"]);
            let message = Phrase::new("val-fault-goes-with").with("kinds", kinds);
            self.fault(&format!("{place}.of"), message);
        }
        face
    }

    /// A list of known words.
    fn listed<T: Copy>(
        &mut self,
        record: &Table,
        place: &str,
        key: &str,
        known: &[(&str, T)],
    ) -> Vec<T> {
        let place = format!("{place}.{key}");
        let names = || Phrase::names(known.iter().map(|(id, _)| *id));
        let Some(list) = record.get(key).and_then(Value::as_array) else {
            self.fault(&place, Phrase::new("fault-missing").with("known", names()));
            return Vec::new();
        };
        let mut found = Vec::new();
        for word in list {
            let word = word.as_str().unwrap_or("?");
            match known.iter().find(|(id, _)| *id == word) {
                Some((_, value)) => found.push(*value),
                None => {
                    let message = Phrase::new("fault-not-known").with("found", word);
                    self.fault(&place, message.with("known", names()));
                }
            }
        }
        found
    }

    /// The King's levels for each number of players, if the box has any.
    pub(super) fn kings(&mut self, table: &Table) {
        if !table.contains_key("king") {
            return;
        }
        let (mut met, mut strange) = ([false; 5], 0);
        self.lore.reign_sources = vec![String::new(); met.len()];
        for (place, record) in self.records(table, "king") {
            self.only(record, &place, &["players", "glory", "dice", "provenance"]);
            let faults = self.faults.len();
            let players = self.number(record, &place, "players", 2, 6) as usize;
            let known = self.faults.len() == faults;
            let from = self.provenance(record, &place, "provenance");
            let (glory, count) = self.levels(record, &place, "glory", 9);
            let (dice, dice_count) = self.levels(record, &place, "dice", 3);
            if count != dice_count {
                self.fault(&format!("{place}.dice"), Phrase::new("val-fault-king-levels"));
            }
            if dice[0] > 0 {
                let message = Phrase::new("val-fault-king-first");
                self.faults.push(Fault::rule("VAL-X35", format!("{place}.dice"), message));
            }
            // A number that cannot be says nothing of the others.
            if !known {
                strange += 1;
                continue;
            }
            if std::mem::replace(&mut met[players - 2], true) {
                let message = Phrase::new("fault-name-again").with("times", 2u8);
                self.fault(&format!("{place}.players"), message);
            }
            self.lore.reigns[players - 2] = Reign { count, glory, dice };
            self.lore.reign_sources[players - 2] = from;
        }
        let missing: Vec<String> = (2..)
            .zip(met)
            .filter(|(_, met)| !met)
            .map(|(n, _): (u8, bool)| n.to_string())
            .collect();
        if !missing.is_empty() && strange == 0 {
            let names = Phrase::names(missing.iter().map(String::as_str));
            let message = Phrase::new("val-fault-kings-missing").with("missing", names);
            self.faults.push(Fault::rule("VAL-X34", "[[king]]", message));
        }
    }

    /// A number for each level, and how many levels there are.
    fn levels(
        &mut self,
        record: &Table,
        place: &str,
        key: &str,
        most: i64,
    ) -> ([u8; MOST_LEVELS], u8) {
        let mut levels = [0; MOST_LEVELS];
        let list = record.get(key).and_then(Value::as_array);
        let numbers: Option<Vec<u8>> = list.and_then(|list| {
            let number = |value: &Value| value.as_integer().filter(|n| (0..=most).contains(n));
            list.iter().map(|value| number(value).map(|n| n as u8)).collect()
        });
        match numbers.filter(|list| (1..=MOST_LEVELS).contains(&list.len())) {
            Some(list) => {
                levels[..list.len()].copy_from_slice(&list);
                (levels, list.len() as u8)
            }
            None => {
                let message = Phrase::new("val-fault-king-list");
                let message = message.with("levels", MOST_LEVELS).with("most", most);
                self.fault(&format!("{place}.{key}"), message);
                (levels, 0)
            }
        }
    }
}
