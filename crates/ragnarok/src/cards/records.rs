//! The records of a box, one kind after the other.

use tabletop::Phrase;
use toml::{Table, Value};

use super::parse::Reader;
use super::{
    Action, ApArea, ApAttack, ApPower, Attack, BEINGS, Being, Building, Card, Colour, Effect, Face,
    Level, Ploy, Power, Resource, Treasure,
};

/// Words for decks: A, B, then the beings.
pub(super) fn decks() -> Vec<(&'static str, u8)> {
    ["A", "B"].into_iter().chain(BEINGS).zip(0..).collect()
}

const SETS: [(&str, usize); 3] = [("base", 0), ("ragnarok", 1), ("rise", 2)];

fn common() -> [(&'static str, Resource); 3] {
    Resource::COMMON.map(|resource| (resource.id(), resource))
}

impl Reader {
    /// Dice, village, Yggdrasil and the AP's levels.
    pub(super) fn figures(&mut self, table: &Table) {
        if let Some(dice) = self.inner(table, "box", "dice") {
            self.only(dice, "dice", &["yellow", "blue", "white", "provenance"]);
            self.provenance(dice, "dice", "provenance");
            for colour in Colour::ALL {
                self.die(dice, colour);
            }
        }
        if let Some(village) = self.inner(table, "box", "village") {
            self.only(village, "village", &["mine", "well", "shrine", "provenance"]);
            self.provenance(village, "village", "provenance");
            for (n, key) in ["mine", "well", "shrine"].into_iter().enumerate() {
                let Some(record) = self.inner(village, "village", key) else { continue };
                let place = format!("village.{key}");
                self.only(record, &place, &["price", "most"]);
                // RAG-S5: everyone begins with two mines.
                let least = if n == 0 { 2 } else { 0 };
                let most = self.number(record, &place, "most", least, 3);
                self.village[n] = Building { price: self.price(record, &place), most };
            }
        }
        if let Some(yggdrasil) = self.inner(table, "box", "yggdrasil") {
            self.only(yggdrasil, "yggdrasil", &["havens", "provenance"]);
            self.provenance(yggdrasil, "yggdrasil", "provenance");
            self.haven = self.number(yggdrasil, "yggdrasil", "havens", 1, 50);
        }
        if let Some(levels) = self.inner(table, "box", "level") {
            self.only(levels, "level", &["easy", "normal", "hard", "provenance"]);
            self.provenance(levels, "level", "provenance");
            for (n, key) in ["easy", "normal", "hard"].into_iter().enumerate() {
                let Some(record) = self.inner(levels, "level", key) else { continue };
                let place = format!("level.{key}");
                self.only(record, &place, &["attack", "defence", "start"]);
                self.levels[n] = Level {
                    attack: self.number(record, &place, "attack", -9, 9) as i8,
                    defence: self.number(record, &place, "defence", -9, 9) as i8,
                    start: self.number(record, &place, "start", 0, 50),
                };
            }
        }
    }

    fn die(&mut self, dice: &Table, colour: Colour) {
        let place = format!("dice.{}", colour.id());
        let faces = dice.get(colour.id()).and_then(Value::as_array).filter(|list| list.len() == 6);
        let Some(faces) = faces else {
            return self.fault(&place, Phrase::new("rag-fault-faces"));
        };
        for (n, face) in faces.iter().enumerate() {
            let word = face.as_str().unwrap_or("?");
            let read = match (colour, word.split_once(' ')) {
                (_, None) if word == "blank" => Some(Face::Blank),
                (Colour::White, None) if word == "skull" => Some(Face::Skull),
                (Colour::White, Some(("followers", n))) => amount(n).map(Face::Followers),
                (Colour::Yellow | Colour::Blue, Some((kind, n))) => common()
                    .iter()
                    .find(|(id, _)| *id == kind)
                    .and_then(|(_, kind)| Some(Face::Gain(*kind, amount(n)?))),
                _ => None,
            };
            if read.is_none() {
                self.fault(&place, Phrase::new("rag-fault-face").with("found", word));
            }
            self.dice[colour as usize][n] = read;
        }
    }

    fn price(&mut self, record: &Table, place: &str) -> [u8; 3] {
        let list = record.get("price").and_then(Value::as_array);
        let numbers: Vec<u8> = list.map_or(Vec::new(), |list| {
            let number = |value: &Value| value.as_integer().filter(|n| (0..=9).contains(n));
            list.iter().filter_map(number).map(|n| n as u8).collect()
        });
        let whole = list.is_some_and(|list| list.len() == 3);
        match numbers.try_into() {
            Ok(price) if whole => price,
            _ => {
                self.fault(&format!("{place}.price"), Phrase::new("rag-fault-price"));
                [0; 3]
            }
        }
    }

    pub(super) fn being(&mut self, place: &str, record: &Table) {
        let known =
            ["name", "kind", "base", "price", "first", "second", "loki", "thrym", "provenance"];
        self.only(record, place, &known);
        let names: Vec<(&str, usize)> = BEINGS.into_iter().zip(0..).collect();
        let number = self.one_of(record, place, "name", &names);
        let god = self.one_of(record, place, "kind", &[("god", true), ("giant", false)]);
        let base = self.flag(record, place, "base");
        let price = self.price(record, place);
        let powers = ["first", "second"].map(|key| {
            let mut amounts = [0; Power::ALL.len()];
            for (power, amount) in
                self.powers(record, place, key, true, Power::ALL, |p| (p.id(), p.most()))
            {
                amounts[power as usize] = amount;
            }
            amounts
        });
        let ap = ["loki", "thrym"].map(|key| self.ap_area(record, place, key));
        let provenance = self.provenance(record, place, "provenance");
        let Some(number) = number else { return };
        if self.beings[number].is_some() {
            let message = Phrase::new("fault-name-again").with("times", 2);
            self.fault(place, message);
        }
        self.source.beings.resize(BEINGS.len(), String::new());
        self.source.beings[number] = provenance;
        let god = god.unwrap_or(true);
        self.beings[number] = Some(Being { god, base, price, powers, ap });
    }

    /// A list of powers with their amounts; `some` asks for at least one (RAG-P1).
    fn powers<P: Copy>(
        &mut self,
        record: &Table,
        place: &str,
        key: &str,
        some: bool,
        all: &[P],
        word: impl Fn(P) -> (&'static str, u8),
    ) -> Vec<(P, u8)> {
        let place = format!("{place}.{key}");
        let list = record.get(key).and_then(Value::as_array);
        if some && list.is_none_or(Vec::is_empty) {
            self.against("RAG-P1", &place, Phrase::new("rag-fault-no-powers"));
        }
        let known: Vec<(&str, P)> = all.iter().map(|power| (word(*power).0, *power)).collect();
        let mut found = Vec::new();
        for (n, value) in list.into_iter().flatten().enumerate() {
            let place = format!("{place} {}", n + 1);
            let Some(record) = value.as_table() else {
                self.fault(&place, Phrase::new("fault-not-a-table"));
                continue;
            };
            self.only(record, &place, &["power", "amount"]);
            let Some(power) = self.one_of(record, &place, "power", &known) else { continue };
            let most = word(power).1;
            let amount = self.number(record, &place, "amount", 1, most.into());
            found.push((power, amount));
        }
        found
    }

    fn ap_area(&mut self, record: &Table, place: &str, key: &str) -> ApArea {
        let Some(record) = self.inner(record, place, key) else { return ApArea::NONE };
        let place = format!("{place}.{key}");
        self.only(record, &place, &["one", "two", "number", "letter"]);
        let powers = ["one", "two"].map(|key| {
            let mut amounts = [0; ApPower::ALL.len()];
            for (power, amount) in
                self.powers(record, &place, key, false, ApPower::ALL, |p| (p.id(), p.most()))
            {
                amounts[power as usize] = amount;
            }
            amounts
        });
        let number = record.contains_key("number");
        let number = number.then(|| self.number(record, &place, "number", 1, 14));
        let letters: Vec<(String, u8)> = ('A'..='N').map(String::from).zip(0..).collect();
        let letters: Vec<(&str, u8)> = letters.iter().map(|(id, n)| (id.as_str(), *n)).collect();
        let letter = self.one_of(record, &place, "letter", &letters).unwrap_or(0);
        ApArea { powers, number, letter }
    }

    pub(super) fn card(&mut self, place: &str, record: &Table) {
        let name = self.word(record, place, "name");
        let pool = self.one_of(record, place, "deck", &decks()).unwrap_or(0);
        let set = self.one_of(record, place, "set", &SETS).unwrap_or(0);
        let copies = self.number(record, place, "copies", 1, 20) as usize;
        let from = self.provenance(record, place, "provenance");
        let copies_from = self.provenance(record, place, "copies_provenance");
        self.counts[set][pool as usize] += copies;
        let kinds = [("action", 0), ("attack", 1), ("defence", 2), ("ploy", 3), ("left-out", 4)];
        let kind = self.one_of(record, place, "kind", &kinds);
        let mut fields =
            vec!["name", "deck", "set", "kind", "copies", "provenance", "copies_provenance"];
        let card = match kind {
            Some(0) => Some(self.action(record, place, &mut fields)),
            Some(1) => {
                fields.extend(["value", "effect", "amount", "all"]);
                Some(Card::Attack(self.attack(record, place)))
            }
            Some(2) => {
                fields.push("value");
                Some(Card::Defence(self.number(record, place, "value", 0, 12)))
            }
            Some(3) => {
                fields.extend(["ploy", "amount"]);
                Some(Card::Ploy(self.ploy(record, place)))
            }
            _ => None,
        };
        self.only(record, place, &fields);
        if kind == Some(4) {
            return self.left_out.push((name, pool, set, copies));
        }
        let Some(card) = card else { return };
        // RAG-S6: deck A has actions and A ploys, deck B the rest.
        let is_a = match card {
            Card::Action(..) => true,
            Card::Ploy(ploy) => ploy.is_a(),
            Card::Attack(_) | Card::Defence(_) => false,
        };
        if pool < 2 && is_a != (pool == 0) {
            self.against("RAG-S6", &format!("{place}.deck"), Phrase::new("rag-fault-deck"));
        }
        for _ in 0..copies {
            self.cards.push(card);
            self.names.push(name.clone());
            self.pool.push(pool);
            self.rise.push(set == 2);
            self.source.cards.push((from.clone(), copies_from.clone()));
        }
    }

    fn action(&mut self, record: &Table, place: &str, fields: &mut Vec<&'static str>) -> Card {
        let known = [
            ("gain", Action::Gain(Resource::Gold, 0)),
            ("followers", Action::Followers(0)),
            ("convert", Action::Convert(0)),
            ("die", Action::Die(Colour::White)),
            ("sacrifice", Action::Sacrifice(0)),
            ("draw", Action::Draw(0)),
            ("recall", Action::Recall),
            ("divine", Action::Divine),
        ];
        fields.extend(["effect", "lightning"]);
        let action = self.one_of(record, place, "effect", &known).unwrap_or(Action::Recall);
        let mut amount = || {
            fields.push("amount");
            self.number(record, place, "amount", 1, 9)
        };
        let action = match action {
            Action::Gain(..) => {
                let n = amount();
                fields.push("resource");
                let resource = self.one_of(record, place, "resource", &common());
                Action::Gain(resource.unwrap_or(Resource::Gold), n)
            }
            Action::Followers(_) => Action::Followers(amount()),
            Action::Convert(_) => Action::Convert(amount()),
            Action::Sacrifice(_) => Action::Sacrifice(amount()),
            Action::Draw(_) => Action::Draw(amount()),
            Action::Die(_) => {
                fields.push("die");
                let known = Colour::ALL.map(|colour| (colour.id(), colour));
                Action::Die(self.one_of(record, place, "die", &known).unwrap_or(Colour::White))
            }
            other => other,
        };
        let free = record.contains_key("lightning") && self.flag(record, place, "lightning");
        Card::Action(action, free)
    }

    fn attack(&mut self, record: &Table, place: &str) -> Attack {
        let known = [
            ("steal-resources", Effect::StealResources(0)),
            ("lose-followers", Effect::LoseFollowers(0)),
            ("steal-followers", Effect::StealFollowers(0)),
            ("freeze", Effect::Freeze),
            ("destroy-cards", Effect::DestroyCards(0)),
            ("destroy-temple", Effect::DestroyTemple),
            ("move", Effect::Move),
            ("steal-runes", Effect::StealRunes(0)),
        ];
        let value = self.number(record, place, "value", 0, 12);
        let effect = self.one_of(record, place, "effect", &known).unwrap_or(Effect::Freeze);
        let all = record.contains_key("all") && self.flag(record, place, "all");
        let mut amount = || self.number(record, place, "amount", 1, 5);
        let effect = match effect {
            Effect::StealResources(_) => Effect::StealResources(amount()),
            Effect::LoseFollowers(_) => Effect::LoseFollowers(amount()),
            Effect::StealFollowers(_) => Effect::StealFollowers(amount()),
            Effect::DestroyCards(_) => Effect::DestroyCards(amount()),
            Effect::StealRunes(_) => Effect::StealRunes(amount()),
            other => other,
        };
        Attack { value, effect, all }
    }

    fn ploy(&mut self, record: &Table, place: &str) -> Ploy {
        let known = [
            ("strength", Ploy::Strength(0)),
            ("viking-army", Ploy::Army),
            ("yggdrasil", Ploy::Build(0)),
            ("agir", Ploy::StealBack(0)),
            ("freya", Ploy::Swap(0)),
            ("thief", Ploy::Thief(0)),
            ("undead-army", Ploy::Undead(0)),
            ("kari", Ploy::Turn),
            ("power-drain", Ploy::Drain(0)),
            ("puddle-of-mud", Ploy::Fetch),
            ("leader-of-the-gods", Ploy::Leader(0)),
            ("warcry", Ploy::Warcry(0)),
            ("ruler-of-the-giants", Ploy::Ruler(0)),
            ("fresh-blood", Ploy::FreshBlood(0)),
        ];
        let ploy = self.one_of(record, place, "ploy", &known).unwrap_or(Ploy::Army);
        let mut amount = || self.number(record, place, "amount", 1, 9);
        match ploy {
            Ploy::Strength(_) => Ploy::Strength(amount()),
            Ploy::Build(_) => Ploy::Build(amount().min(4)),
            Ploy::StealBack(_) => Ploy::StealBack(amount()),
            Ploy::Swap(_) => Ploy::Swap(amount()),
            Ploy::Thief(_) => Ploy::Thief(amount()),
            Ploy::Undead(_) => Ploy::Undead(amount()),
            Ploy::Drain(_) => Ploy::Drain(amount()),
            Ploy::Leader(_) => Ploy::Leader(amount()),
            Ploy::Warcry(_) => Ploy::Warcry(amount()),
            Ploy::Ruler(_) => Ploy::Ruler(amount()),
            Ploy::FreshBlood(_) => Ploy::FreshBlood(amount()),
            other @ (Ploy::Army | Ploy::Turn | Ploy::Fetch) => other,
        }
    }

    pub(super) fn treasure(&mut self, place: &str, record: &Table) {
        let known = [
            ("gain", Treasure::Gain(Resource::Gold, 0)),
            ("followers", Treasure::Followers(0)),
            ("cards", Treasure::Cards(0)),
            ("runes", Treasure::Runes(0)),
            ("strength", Treasure::Strength(0)),
            ("build", Treasure::Build(0)),
        ];
        let mut fields = vec!["effect", "amount", "copies", "provenance"];
        let treasure = self.one_of(record, place, "effect", &known);
        let amount = self.number(record, place, "amount", 1, 4);
        let treasure = match treasure.unwrap_or(Treasure::Followers(0)) {
            Treasure::Gain(..) => {
                fields.push("resource");
                let resource = self.one_of(record, place, "resource", &common());
                Treasure::Gain(resource.unwrap_or(Resource::Gold), amount)
            }
            Treasure::Followers(_) => Treasure::Followers(amount),
            Treasure::Cards(_) => Treasure::Cards(amount),
            Treasure::Runes(_) => Treasure::Runes(amount),
            Treasure::Strength(_) => Treasure::Strength(amount),
            Treasure::Build(_) => Treasure::Build(amount.min(2)),
        };
        self.only(record, place, &fields);
        let copies = self.number(record, place, "copies", 1, 28);
        let provenance = self.provenance(record, place, "provenance");
        for _ in 0..copies {
            self.treasures.push(treasure);
            self.source.treasures.push(provenance.clone());
        }
    }

    pub(super) fn ap_card(&mut self, place: &str, record: &Table) {
        let kinds = [("attack", true), ("defence", false)];
        let mut fields = vec!["kind", "value", "copies", "provenance"];
        let attack = self.one_of(record, place, "kind", &kinds).unwrap_or(false);
        let copies = self.number(record, place, "copies", 1, 16);
        let provenance = self.provenance(record, place, "provenance");
        if attack {
            fields.extend(["effect", "amount", "loki"]);
            let card = ApAttack {
                attack: self.attack(record, place),
                loki: self.flag(record, place, "loki"),
            };
            self.ap_attacks.extend(std::iter::repeat_n(card, copies as usize));
        } else {
            let value = self.number(record, place, "value", 0, 12);
            self.ap_defences.extend(std::iter::repeat_n(value, copies as usize));
        }
        self.only(record, place, &fields);
        self.source.ap.extend(std::iter::repeat_n(provenance, copies as usize));
    }
}

/// The amount on a face.
fn amount(word: &str) -> Option<u8> {
    word.parse().ok().filter(|n| (1..=9).contains(n))
}
