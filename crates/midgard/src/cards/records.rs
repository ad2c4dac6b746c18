//! The records of a box, one after another.

use tabletop::{Fault, Phrase};
use toml::{Table, Value};

use pieces::Reader;

use super::parse::Source;
use super::{
    Colour, Count, Deck, Destiny, Enemy, Face, Family, Goods, Journey, Kind, Power, Rune, Ship,
    Stall, Town,
};

/// What was read of a box so far.
#[derive(Default)]
pub(super) struct Records {
    pub(super) fields: Reader,
    pub(super) dice: Option<[[Face; 6]; 3]>,
    pub(super) enemies: Vec<Enemy>,
    pub(super) kraken: Option<Enemy>,
    pub(super) journeys: Vec<Journey>,
    pub(super) runes: Vec<(Rune, u8)>,
    pub(super) destinies: Vec<Destiny>,
    pub(super) merchants: Vec<Goods>,
    pub(super) stalls: Vec<Stall>,
    pub(super) ships: Vec<Ship>,
    pub(super) leaders: Vec<Power>,
    pub(super) town: Town,
    /// The name of every card.
    pub(super) names: Vec<String>,
    /// Names that must stand once: those of records, with the colour where there is one.
    pub(super) unique: Vec<String>,
    pub(super) stall_names: Vec<String>,
    pub(super) ship_names: Vec<String>,
    pub(super) leader_names: Vec<String>,
    pub(super) source: Source,
}

impl Records {
    pub(super) fn dice(&mut self, table: &Table) {
        let Some(dice) = self.fields.inner(table, "box", "dice") else { return };
        self.fields.only(dice, "dice", &["swordsman", "spearman", "axeman", "provenance"]);
        self.source.dice = self.fields.provenance(dice, "dice", "provenance");
        let mut all = [[Face::Blank; 6]; 3];
        let mut whole = true;
        for kind in Kind::ALL {
            let place = format!("dice.{}", kind.id());
            let faces = dice.get(kind.id()).and_then(Value::as_array);
            let faces: Vec<&str> =
                faces.into_iter().flatten().map(|face| face.as_str().unwrap_or("?")).collect();
            if faces.len() != 6 {
                let message = Phrase::new("mid-fault-faces").with("found", faces.len());
                self.fields.fault(&place, message);
                whole = false;
            }
            for (n, word) in faces.iter().enumerate() {
                match (Face::named(word), n < 6) {
                    (Some(face), true) => all[*kind as usize][n] = face,
                    (Some(_), false) => {}
                    (None, _) => {
                        let known = Phrase::names(Face::ALL.iter().map(|face| face.id()));
                        let message = Phrase::new("fault-not-known").with("found", *word);
                        self.fields.fault(&place, message.with("known", known));
                        whole = false;
                    }
                }
            }
        }
        self.dice = whole.then_some(all);
    }

    pub(super) fn town(&mut self, table: &Table) {
        let Some(town) = self.fields.inner(table, "box", "town") else { return };
        let known = ["runes", "runes_provenance", "ships", "chapel", "hut", "blame", "provenance"];
        self.fields.only(town, "town", &known);
        self.source.town = self.fields.provenance(town, "town", "provenance");
        self.source.spaces = self.fields.provenance(town, "town", "runes_provenance");
        self.town = Town {
            runes: self.fields.number(town, "town", "runes", 1, super::MOST_RUNES as i64),
            ships: self.numbers(town, "ships", 20),
            chapel: self.numbers(town, "chapel", 20),
            hut: self.numbers(town, "hut", 20),
            blame: self.numbers(town, "blame", 100),
        };
    }

    /// So many numbers, each from 1.
    fn numbers<const N: usize>(&mut self, record: &Table, key: &str, most: i64) -> [u8; N] {
        let list = record.get(key).and_then(Value::as_array);
        let numbers: Vec<i64> = list.into_iter().flatten().filter_map(Value::as_integer).collect();
        let fits = numbers.len() == N && list.is_some_and(|list| list.len() == N);
        if !fits || numbers.iter().any(|n| !(1..=most).contains(n)) {
            let message = Phrase::new("mid-fault-numbers").with("count", N).with("most", most);
            self.fields.fault(&format!("town.{key}"), message);
            return [1; N];
        }
        std::array::from_fn(|n| numbers[n] as u8)
    }

    pub(super) fn kraken(&mut self, table: &Table) {
        let Some(record) = self.fields.inner(table, "box", "kraken") else { return };
        self.fields.only(record, "kraken", &["attack", "defence", "glory", "provenance"]);
        self.source.kraken = self.fields.provenance(record, "kraken", "provenance");
        self.kraken = Some(Enemy {
            family: Family::Kraken,
            attack: self.fields.number(record, "kraken", "attack", 0, 8),
            defence: self.fields.number(record, "kraken", "defence", 1, 20),
            glory: self.fields.number(record, "kraken", "glory", 1, 20),
            pay: 0,
            colour: None,
            forbids: None,
        });
    }

    pub(super) fn enemy(&mut self, deck: Deck, place: &str, record: &Table) {
        let (family, pays) = match deck {
            Deck::Trolls => (Family::Troll, "wood"),
            Deck::Draugrs => (Family::Draugr, "coins"),
            _ => (Family::Monster, "favours"),
        };
        let many = if family == Family::Troll { "copies" } else { "colours" };
        let known = ["name", "attack", "defence", "glory", pays, "forbids", many, "provenance"];
        self.fields.only(record, place, &known);
        let name = self.fields.word(record, place, "name");
        let enemy = Enemy {
            family,
            attack: self.fields.number(record, place, "attack", 0, 8),
            defence: self.fields.number(record, place, "defence", 1, 20),
            glory: self.fields.number(record, place, "glory", 0, 40),
            pay: self.fields.number(record, place, pays, 0, 20),
            colour: None,
            forbids: match record.contains_key("forbids") {
                true => self.fields.one_of(record, place, "forbids", &Kind::known()),
                false => None,
            },
        };
        if enemy.glory == 0 {
            // MID-F4: every enemy pays glory.
            let id = if enemy.pay == 0 { "mid-fault-pays-nothing" } else { "mid-fault-no-glory" };
            self.fields.faults.push(Fault::rule("MID-F4", place, Phrase::new(id)));
        }
        let provenance = self.fields.provenance(record, place, "provenance");
        if family == Family::Troll {
            for _ in 0..self.fields.number(record, place, "copies", 1, 16) {
                self.enemies.push(enemy);
                self.card(&name, &provenance);
            }
            return self.unique.push(name);
        }
        for colour in self.colours(record, place) {
            self.enemies.push(Enemy { colour: Some(colour), ..enemy });
            self.card(&name, &provenance);
            self.unique.push(format!("{name}, {}", colour.id()));
        }
    }

    fn colours(&mut self, record: &Table, place: &str) -> Vec<Colour> {
        let list = record.get("colours").and_then(Value::as_array);
        let words: Vec<&str> =
            list.into_iter().flatten().map(|word| word.as_str().unwrap_or("?")).collect();
        let colours: Vec<Colour> = words.iter().filter_map(|word| Colour::named(word)).collect();
        if words.is_empty() || colours.len() != words.len() {
            let known = Phrase::names(Colour::ALL.iter().map(|colour| colour.id()));
            let message = Phrase::new("mid-fault-colours").with("known", known);
            self.fields.fault(&format!("{place}.colours"), message);
        }
        colours
    }

    fn card(&mut self, name: &str, provenance: &str) {
        self.names.push(name.to_owned());
        self.source.cards.push(provenance.to_owned());
    }

    pub(super) fn journey(&mut self, place: &str, record: &Table) {
        self.fields.only(record, place, &["name", "kind", "copies", "provenance"]);
        let name = self.fields.word(record, place, "name");
        let kind = self.fields.one_of(record, place, "kind", &Journey::known());
        let provenance = self.fields.provenance(record, place, "provenance");
        for _ in 0..self.fields.number(record, place, "copies", 1, 18) {
            self.journeys.push(kind.unwrap_or(Journey::Calm));
            self.card(&name, &provenance);
        }
        self.unique.push(name);
    }

    pub(super) fn rune(&mut self, place: &str, record: &Table) {
        self.fields.only(record, place, &["name", "effect", "glory", "provenance"]);
        let name = self.fields.word(record, place, "name");
        let effect = self.fields.one_of(record, place, "effect", &Rune::known());
        let glory = self.fields.number(record, place, "glory", 0, 20);
        let provenance = self.fields.provenance(record, place, "provenance");
        self.runes.push((effect.unwrap_or(Rune::Gifts), glory));
        self.card(&name, &provenance);
        self.unique.push(name);
    }

    pub(super) fn destiny(&mut self, place: &str, record: &Table) {
        self.fields.only(record, place, &["name", "counts", "high", "low", "provenance"]);
        let name = self.fields.word(record, place, "name");
        let count = self.fields.one_of(record, place, "counts", &Count::known());
        let high = self.fields.number(record, place, "high", 1, 20);
        let low = self.fields.number(record, place, "low", 0, 20);
        if low > high {
            self.fields.fault(&format!("{place}.low"), Phrase::new("mid-fault-low"));
        }
        let provenance = self.fields.provenance(record, place, "provenance");
        self.destinies.push(Destiny { count: count.unwrap_or(Count::Red), high, low });
        self.card(&name, &provenance);
        self.unique.push(name);
    }

    pub(super) fn merchant(&mut self, place: &str, record: &Table) {
        self.fields.only(record, place, &["name", "gives", "provenance"]);
        let name = self.fields.word(record, place, "name");
        let gives = self.goods(record, place, "gives");
        if gives == Goods::default() {
            self.fields.fault(&format!("{place}.gives"), Phrase::new("mid-fault-gives-nothing"));
        }
        let provenance = self.fields.provenance(record, place, "provenance");
        self.merchants.push(gives);
        self.card(&name, &provenance);
        self.unique.push(name);
    }

    fn goods(&mut self, record: &Table, place: &str, key: &str) -> Goods {
        let Some(record) = self.fields.inner(record, place, key) else { return Goods::default() };
        let place = format!("{place}.{key}");
        let people = Kind::ALL.iter().map(|kind| kind.id());
        let known = ["food", "wood", "coins", "favours", "glory", "any"].into_iter();
        let known: Vec<&str> = known.chain(people).collect();
        self.fields.only(record, &place, &known);
        let mut some = |key: &str| match record.contains_key(key) {
            true => self.fields.number(record, &place, key, 0, 10),
            false => 0,
        };
        Goods {
            food: some("food"),
            wood: some("wood"),
            coins: some("coins"),
            favours: some("favours"),
            glory: some("glory"),
            warriors: std::array::from_fn(|kind| some(Kind::ALL[kind].id())),
            any: some("any"),
        }
    }

    pub(super) fn stall(&mut self, place: &str, record: &Table) {
        let known = ["name", "kind", "cost", "gives", "times", "provenance"];
        self.fields.only(record, place, &known);
        let name = self.fields.word(record, place, "name");
        let kinds = [("military", true), ("economic", false)];
        let military = self.fields.one_of(record, place, "kind", &kinds).unwrap_or(false);
        let cost = self.goods(record, place, "cost");
        let gives = self.goods(record, place, "gives");
        if gives == Goods::default() {
            self.fields.fault(&format!("{place}.gives"), Phrase::new("mid-fault-gives-nothing"));
        }
        // A cost is paid in goods.
        if (Goods { food: 0, wood: 0, coins: 0, ..cost }) != Goods::default() {
            self.fields.fault(&format!("{place}.cost"), Phrase::new("mid-fault-cost"));
        }
        let times = self.fields.number(record, place, "times", 1, 9);
        if times > 1 && (cost == Goods::default() || gives.warriors != [0; 3] || gives.any > 0) {
            self.fields.fault(&format!("{place}.times"), Phrase::new("mid-fault-times"));
        }
        let provenance = self.fields.provenance(record, place, "provenance");
        self.source.stalls.push(provenance);
        self.stalls.push(Stall { military, cost, gives, times });
        self.stall_names.push(name);
    }

    pub(super) fn ship(&mut self, place: &str, record: &Table) {
        let known = ["name", "coins", "wood", "capacity", "glory", "players", "provenance"];
        self.fields.only(record, place, &known);
        let name = self.fields.word(record, place, "name");
        let ship = Ship {
            coins: self.fields.number(record, place, "coins", 0, 20),
            wood: self.fields.number(record, place, "wood", 0, 20),
            capacity: self.fields.number(record, place, "capacity", 1, 20),
            glory: self.fields.number(record, place, "glory", 0, 20),
            players: self.fields.number(record, place, "players", 2, 4),
        };
        let provenance = self.fields.provenance(record, place, "provenance");
        self.source.ships.push(provenance);
        self.ships.push(ship);
        self.ship_names.push(name);
    }

    pub(super) fn leader(&mut self, place: &str, record: &Table) {
        self.fields.only(record, place, &["name", "power", "provenance"]);
        let name = self.fields.word(record, place, "name");
        let power = self.fields.one_of(record, place, "power", &Power::known());
        let provenance = self.fields.provenance(record, place, "provenance");
        self.source.leaders.push(provenance);
        self.leaders.push(power.unwrap_or(Power::Pious));
        self.leader_names.push(name);
    }
}
