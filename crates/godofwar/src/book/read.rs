//! Reads a box: heroes, cards and scenes as people write them, checked, all faults together.

use std::ops::RangeInclusive;

use tabletop::{Faults, Phrase};
use toml::{Table, Value};

use super::faces::{Card, Face, Kind, Power};
use super::lint;
use super::reader::Reader;
use super::statement::{self, Here, Statement};
use super::{
    Board, Book, Condition, Hero, Line, NOBODY, PLACE_IDS, RUNES, STACK, STARTING, Scene, Side,
    Trigger, UPGRADES,
};

/// Quests and bosses in a box.
const QUESTS: usize = 6;
const BOSSES: usize = 4;

impl Book {
    /// Reads a box. What is wrong is told all together, with its line.
    pub fn read(text: &str) -> Result<Book, Faults> {
        let table = pieces::Reader::table(text, "godofwar")?;
        let mut reader = Reader::new(text);
        let known = ["game", "name", "table", "hero", "card", "upgrade", "scene"];
        reader.head(&table, "godofwar", &known);
        let mut book = Book::default();
        book.read_table(&mut reader, &table);
        book.read_heroes(&mut reader, &table);
        book.read_decks(&mut reader, &table);
        book.read_upgrades(&mut reader, &table);
        book.add_status();
        book.read_scenes(&mut reader, &table);
        book.index();
        match reader.faults.is_empty() {
            true => Ok(book),
            false => Err(Faults(std::mem::take(&mut reader.faults))),
        }
    }

    fn read_table(&mut self, reader: &mut Reader<'_>, table: &Table) {
        let Some(figures) = reader.inner(table, "box", "table") else { return };
        reader.only(figures, "table", &["die", "hand", "rounds", "ally", "health", "provenance"]);
        reader.provenance(figures, "table", "provenance");
        self.hand = reader.number(figures, "table", "hand", 1, 12);
        self.rounds = reader.number(figures, "table", "rounds", 1, 60);
        self.ally = reader.number(figures, "table", "ally", 1, 9);
        match numbers(figures, "die", 0..=9) {
            Some(faces) => self.die = faces,
            None => reader.fault("table.die", Phrase::new("gow-fault-die")),
        }
        match numbers(figures, "health", 10..=250) {
            Some(percents) => self.scale = percents,
            None => reader.fault("table.health", Phrase::new("gow-fault-health")),
        }
    }

    fn read_heroes(&mut self, reader: &mut Reader<'_>, table: &Table) {
        let mut met = [false; 6];
        for (place, record) in reader.records(table, "hero") {
            reader.only(
                record,
                &place,
                &["id", "health", "rage", "power", "heal", "reach", "provenance"],
            );
            reader.provenance(record, &place, "provenance");
            let board = Board {
                health: reader.number(record, &place, "health", 1, 60),
                rage: reader.number(record, &place, "rage", 1, 12),
                power: reader.number(record, &place, "power", 0, 12),
                heal: reader.number(record, &place, "heal", 0, 12),
                far: reader
                    .one_of(record, &place, "reach", &[("column", false), ("scene", true)])
                    .unwrap_or_default(),
            };
            let known = Hero::ALL.map(|hero| (hero.id(), hero));
            if let Some(hero) = reader.one_of(record, &place, "id", &known) {
                self.boards[hero as usize] = board;
                if std::mem::replace(&mut met[hero as usize], true) {
                    reader.fault(&place, Phrase::new("fault-name-again").with("times", 2));
                }
            }
        }
        for hero in Hero::ALL.into_iter().filter(|hero| !met[*hero as usize]) {
            reader.fault("hero", Phrase::new("gow-fault-no-hero").with("hero", hero.id()));
        }
    }

    fn read_decks(&mut self, reader: &mut Reader<'_>, table: &Table) {
        let mut decks: [Vec<(Card, String)>; 5] = Default::default();
        for (place, record) in reader.records(table, "card") {
            reader.only(record, &place, &["deck", "count", "face", "provenance"]);
            let card = read_card(reader, &place, record);
            let from = reader.provenance(record, &place, "provenance");
            let count = reader.number(record, &place, "count", 1, STARTING as i64);
            let known: [_; 5] = std::array::from_fn(|n| (Hero::ALL[n].id(), n));
            if let Some(deck) = reader.one_of(record, &place, "deck", &known) {
                decks[deck].extend((0..count).map(|_| (card, from.clone())));
            }
        }
        for (deck, hero) in decks.iter_mut().zip(Hero::ALL) {
            if deck.len() != STARTING {
                let message = Phrase::new("gow-fault-count").with("expected", STARTING);
                reader.fault(&format!("card ({})", hero.id()), message.with("found", deck.len()));
                deck.resize(STARTING, (Card::default(), "ours".to_owned()));
            }
            for (card, from) in deck.drain(..) {
                self.cards.push(card);
                self.provenance.push(from);
            }
        }
    }

    fn read_upgrades(&mut self, reader: &mut Reader<'_>, table: &Table) {
        for (place, record) in reader.records(table, "upgrade") {
            reader.only(record, &place, &["face", "runes", "provenance"]);
            let card = read_card(reader, &place, record);
            let from = reader.provenance(record, &place, "provenance");
            let runes = record.get("runes").and_then(Value::as_array);
            let runes = runes.into_iter().flatten().filter_map(Value::as_str);
            for rune in runes {
                match RUNES.iter().position(|known| *known == rune) {
                    Some(n) => {
                        self.runes.push(n as u8);
                        self.cards.push(card);
                        self.provenance.push(from.clone());
                    }
                    None => {
                        let fault = Phrase::new("gow-fault-rune").with("word", rune);
                        reader.fault(&place, fault.with("known", Phrase::names(RUNES)));
                    }
                }
            }
        }
        if self.runes.len() != UPGRADES {
            let message = Phrase::new("gow-fault-count").with("expected", UPGRADES);
            reader.fault("upgrade", message.with("found", self.runes.len()));
        }
        // So that numbers of cards hold even while further faults are looked for.
        self.cards.resize(5 * STARTING + UPGRADES, Card::default());
        self.provenance.resize(self.cards.len(), "ours".to_owned());
        self.runes.resize(UPGRADES, 0);
    }

    /// Stun, poison and crystal cards are all alike (GOW-F7).
    fn add_status(&mut self) {
        for kind in [Kind::Status, Kind::Status, Kind::Crystal] {
            let card = Card { faces: [Face { kind, ..Face::default() }, Face::default()] };
            self.cards.extend([card; STACK]);
            self.provenance.extend(std::iter::repeat_n("known".to_owned(), STACK));
        }
    }

    fn read_scenes(&mut self, reader: &mut Reader<'_>, table: &Table) {
        let (starts, mut cards) = (reader.records_at("[[scene]]"), 0);
        let card_starts = reader.records_at("[[scene.card]]");
        for (n, (place, record)) in reader.records(table, "scene").into_iter().enumerate() {
            let at = starts.get(n).copied().unwrap_or(1);
            let known = ["name", "kind", "win", "lose", "rules", "obstacle", "card", "provenance"];
            reader.only(record, &place, &known);
            let kinds = [("quest", false), ("boss", true)];
            let mut scene = Scene {
                name: reader.word(record, &place, "name"),
                boss: reader.one_of(record, &place, "kind", &kinds).unwrap_or_default(),
                provenance: reader.provenance(record, &place, "provenance"),
                ..Scene::default()
            };
            let here = Here { place: NOBODY, side: 0 };
            scene.win = conditions(reader, record, &place, "win", at);
            scene.lose = conditions(reader, record, &place, "lose", at);
            if scene.win.is_empty() {
                reader.fault_near(at, "win", &place, Phrase::new("gow-fault-no-win"));
            }
            let rules = texts(record, "rules");
            scene.rules = self.lines_of(reader, &rules, here, &place, at).1;
            let obstacle = texts(record, "obstacle");
            if obstacle.is_empty() {
                reader.fault_near(at, "obstacle", &place, Phrase::new("gow-fault-no-obstacle"));
            }
            scene.obstacle = self.lines_of(reader, &obstacle, here, &place, at).1;
            for (card_place, card) in reader.records(record, "card") {
                let at = card_starts.get(cards).copied().unwrap_or(1);
                cards += 1;
                let place = format!("{place} {card_place}");
                self.read_scene_card(reader, &mut scene, card, &place, at);
            }
            lint::scene(self, &scene, reader, &place, at);
            self.scenes.push(scene);
        }
        let bosses = self.scenes.iter().filter(|scene| scene.boss).count();
        let quests = self.scenes.len() - bosses;
        for (what, found, expected) in [("quest", quests, QUESTS), ("boss", bosses, BOSSES)] {
            if found != expected {
                let message = Phrase::new("gow-fault-count").with("expected", expected);
                reader.fault(&format!("scene ({what})"), message.with("found", found));
            }
        }
        self.scenes.sort_by_key(|scene| scene.boss);
        let names: Vec<String> = self.scenes.iter().map(|scene| scene.name.clone()).collect();
        reader.once("scene", &names);
    }

    fn read_scene_card(
        &mut self,
        reader: &mut Reader<'_>,
        scene: &mut Scene,
        record: &Table,
        place: &str,
        at: usize,
    ) {
        reader.only(record, place, &["at", "front", "back"]);
        let word = record.get("at").and_then(Value::as_str).unwrap_or_default();
        let Some(spot) = PLACE_IDS.iter().position(|id| *id == word) else {
            let fault = Phrase::new("gow-fault-place").with("word", word);
            return reader.fault_near(at, "at", place, fault);
        };
        if scene.sides[spot][0].is_some() {
            reader.fault_near(at, "at", place, Phrase::new("gow-fault-place-twice"));
        }
        for (side, key) in ["front", "back"].into_iter().enumerate() {
            let said = texts(record, key);
            let Some((name, statements)) = said.split_first() else {
                let fault = Phrase::new("gow-fault-no-side").with("side", key);
                reader.fault_near(at, "at", place, fault);
                continue;
            };
            let here = Here { place: spot as u8, side: side as u8 };
            let (enemy, lines) = self.lines_of(reader, statements, here, place, at);
            let mut runes = enemy.map_or(0, |enemy| enemy.runes);
            runes |= self.lines(lines).fold(0, |runes, (_, line)| runes | line.runes);
            scene.sides[spot][side] = Some(self.sides.len() as u16);
            let has = |trigger| self.lines(lines).any(|(_, line)| line.trigger == trigger);
            scene.lasting |= (has(Trigger::While) as u16) << spot;
            scene.ripening |= (has(Trigger::When) as u16) << spot;
            self.sides.push(Side { name: (*name).to_owned(), enemy, lines, runes });
        }
    }

    /// Reads statements; an enemy among them is given apart.
    fn lines_of(
        &mut self,
        reader: &mut Reader<'_>,
        statements: &[&str],
        here: Here,
        place: &str,
        at: usize,
    ) -> (Option<super::Enemy>, (u16, u16)) {
        let (mut enemy, from) = (None, self.lines.len() as u16);
        for text in statements {
            match statement::read(text, here) {
                Ok(Statement::Enemy(read)) if here.place < 8 && enemy.is_none() => {
                    enemy = Some(read);
                }
                Ok(Statement::Health(health)) if (8..10).contains(&here.place) => {
                    let tracked = NOBODY;
                    enemy = Some(super::Enemy { health, tracked, ..super::Enemy::default() });
                }
                Ok(Statement::Line(spoken)) if here.place != NOBODY && for_quests(&spoken) => {
                    reader.fault_near(at, text, place, Phrase::new("gow-fault-scene-word"));
                }
                Ok(Statement::Line(spoken)) => {
                    let first = self.effects.len() as u16;
                    self.effects.extend(spoken.effects);
                    self.lines.push(Line {
                        trigger: spoken.trigger,
                        runes: spoken.runes,
                        condition: spoken.condition,
                        cost: spoken.cost,
                        once: spoken.once,
                        effects: (first, self.effects.len() as u16),
                    });
                }
                Ok(_) => reader.fault_near(at, text, place, Phrase::new("gow-fault-statement")),
                Err(fault) => reader.fault_near(at, text, place, fault),
            }
        }
        let lines = (from, self.lines.len() as u16);
        // A card remembers in one byte which of its statements were used.
        if lines.1 - lines.0 > 8 {
            reader.fault_near(at, "", place, Phrase::new("gow-fault-many").with("most", 8));
        }
        (enemy, lines)
    }
}

/// Exactly so many numbers within a range.
fn numbers<const N: usize>(
    record: &Table,
    key: &str,
    range: RangeInclusive<i64>,
) -> Option<[u8; N]> {
    let list = record.get(key)?.as_array()?;
    let read = |value: &Value| value.as_integer().filter(|n| range.contains(n)).map(|n| n as u8);
    let read: Option<Vec<u8>> = list.iter().map(read).collect();
    read?.try_into().ok()
}

/// The texts in a field: a list, or one alone.
fn texts<'a>(record: &'a Table, key: &str) -> Vec<&'a str> {
    match record.get(key) {
        Some(Value::Array(list)) => list.iter().filter_map(Value::as_str).collect(),
        Some(Value::String(text)) => vec![text],
        _ => Vec::new(),
    }
}

fn conditions(
    reader: &mut Reader<'_>,
    record: &Table,
    place: &str,
    key: &str,
    at: usize,
) -> Vec<Condition> {
    let mut found = Vec::new();
    for text in texts(record, key) {
        match statement::lone_condition(text, Here { place: NOBODY, side: 0 }) {
            Ok(condition) => found.push(condition),
            Err(fault) => reader.fault_near(at, text, place, fault),
        }
    }
    found
}

fn read_card(reader: &mut Reader<'_>, place: &str, record: &Table) -> Card {
    let mut card = Card::default();
    let said = texts(record, "face");
    if said.is_empty() || said.len() > 2 {
        reader.fault(&format!("{place}.face"), Phrase::new("gow-fault-faces"));
    }
    for (slot, text) in card.faces.iter_mut().zip(&said) {
        match face(text) {
            Some(face) => *slot = face,
            None => {
                let fault = Phrase::new("gow-fault-face").with("word", *text);
                reader.fault(&format!("{place}.face"), fault);
            }
        }
    }
    if said.len() == 2 && card.faces[0].kind == card.faces[1].kind {
        reader.fault(&format!("{place}.face"), Phrase::new("gow-fault-faces"));
    }
    card
}

/// A face: `melee`, `ranged 1 stun`, `number 3`, `special heal 2 rage`.
fn face(text: &str) -> Option<Face> {
    let mut words = text.split_whitespace().peekable();
    let mut face = Face::default();
    face.kind = match words.next()? {
        "melee" => Kind::Melee,
        "ranged" => Kind::Ranged,
        "defence" => Kind::Defence,
        "number" => Kind::Number,
        "special" => {
            face.power = match words.next()? {
                "heal" => Power::Heal,
                "draw" => Power::Draw,
                "fury" => Power::Fury,
                "daze" => Power::Daze,
                "boost" => Power::Boost,
                "ward" => Power::Ward,
                _ => return None,
            };
            Kind::Special
        }
        _ => return None,
    };
    if let Some(number) = words.peek().and_then(|word| word.parse().ok()).filter(|n| *n < 10) {
        face.number = number;
        words.next();
    }
    let attack = matches!(face.kind, Kind::Melee | Kind::Ranged);
    for word in words {
        match word {
            "stun" if attack => face.stun = true,
            "rage" if !attack => face.rage = true,
            _ => return None,
        }
    }
    (face.kind != Kind::Number || face.number > 0).then_some(face)
}

/// Whether a statement stands on quest cards only.
fn for_quests(spoken: &statement::Spoken) -> bool {
    matches!(spoken.trigger, Trigger::Start | Trigger::Round)
}

/// Whether a trigger stands on quest cards rather than on scene cards.
pub(super) fn on_quest_cards(trigger: Trigger) -> bool {
    matches!(
        trigger,
        Trigger::Start | Trigger::Round | Trigger::While | Trigger::When | Trigger::Frame
    )
}
