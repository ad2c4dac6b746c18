//! Reads the decks of the expansions. A box need not have them: who wants to play with a deck that
//! is not there is told so.

use tabletop::{Fault, Phrase};
use toml::{Table, Value};

use super::extras::{Aid, Bonus, Favour, Loki, MOST_ROWS, Mission, Thor, Tyr};
use super::parse::{counted, goes_with};
use super::reader::Reader;
use super::{Card, Clan, Part, Tactic, Trait, Weapon};

pub(super) const BOTH_DECKS: usize = 40;
const THOR_CARDS: usize = 14;
const TYR_CARDS: usize = 20;
const LOKI_CARDS: usize = 10;

/// The first rule of each deck, and how many cards it has.
const SIZES: [(Part, &str, &str, usize); 4] = [
    (Part::Valkyries, "[valkyries]", "VAL-X10", BOTH_DECKS),
    (Part::Dwarves, "[dwarves]", "VAL-X19", BOTH_DECKS),
    (Part::Thor, "[[thor]]", "VAL-X5", THOR_CARDS),
    (Part::Tyr, "[[tyr]]", "VAL-X28", TYR_CARDS),
];

impl Reader {
    /// The decks in the order of their cards' numbers, behind the base deck.
    pub(super) fn decks(&mut self, table: &Table) {
        self.parts[Part::Base as usize] = self.cards.len();
        for part in [Part::Valkyries, Part::Dwarves] {
            let id = part.id();
            if let Some(deck) = table.get(id) {
                match deck.as_table() {
                    Some(deck) => self.forty(deck, part),
                    None => self.fault(id, Phrase::new("fault-not-a-table")),
                }
            }
            self.close(part);
        }
        if table.contains_key("thor") {
            for (place, record) in self.records(table, "thor") {
                self.thor(&place, record);
            }
        }
        self.close(Part::Thor);
        if table.contains_key("tyr") {
            for (place, record) in self.records(table, "tyr") {
                self.tyr(&place, record);
            }
        }
        self.close(Part::Tyr);
        for (part, place, rule, size) in SIZES {
            let found = self.parts[part as usize];
            if table.contains_key(part.id()) && found != size {
                let message = counted("val-fault-expansion-size", size, found);
                self.faults.push(Fault::rule(rule, place, message));
            }
        }
        if table.contains_key("loki") {
            for (place, record) in self.records(table, "loki") {
                self.loki(&place, record);
            }
            let (cards, first) =
                (self.loki.len(), self.loki.iter().filter(|card| card.recommended).count());
            if cards != LOKI_CARDS {
                let message = counted("val-fault-expansion-size", LOKI_CARDS, cards);
                self.faults.push(Fault::rule("VAL-X1", "[[loki]]", message));
            }
            if first != 1 {
                let message = counted("val-fault-recommended", 1, first);
                self.faults.push(Fault::rule("VAL-X1", "[[loki]]", message));
            }
        }
    }

    /// The cards read since the deck before are this deck's.
    fn close(&mut self, part: Part) {
        let before: usize = self.parts[..part as usize].iter().sum();
        self.parts[part as usize] = self.cards.len() - before;
    }

    fn forty(&mut self, deck: &Table, part: Part) {
        let id = part.id();
        self.only(deck, id, &["warrior", "tactic"]);
        for (place, record) in self.records(deck, "warrior") {
            self.warrior(&format!("{id}.{place}"), record, part);
        }
        for (place, record) in self.records(deck, "tactic") {
            self.tactic(&format!("{id}.{place}"), record, part);
        }
    }

    /// The favour of a warrior, if it has one (VAL-X11 to X13).
    pub(super) fn favour(&mut self, record: &Table, place: &str) -> Favour {
        let bear = Favour::Colour(Clan::Bear);
        let known = [("group", Favour::Group), ("colour", bear), ("lone", Favour::Lone)];
        let favour = match record.contains_key("favour") {
            true => self.one_of(record, place, "favour", &known).unwrap_or(Favour::None),
            false => Favour::None,
        };
        match favour {
            Favour::Colour(_) => {
                Favour::Colour(self.clan(record, place, "with").unwrap_or(Clan::Bear))
            }
            other => {
                if record.contains_key("with") {
                    self.fault(&format!("{place}.with"), goes_with(&["colour"]));
                }
                other
            }
        }
    }

    /// The abilities that warriors of a deck can have, and the tactics in it.
    pub(super) fn abilities(part: Part) -> &'static [(&'static str, Trait)] {
        const BASE: [(&str, Trait); 5] = [
            ("none", Trait::None),
            ("foe", Trait::Foe(Clan::Bear)),
            ("own", Trait::Own(Clan::Bear)),
            ("diversity", Trait::Diversity),
            ("frost", Trait::Frost),
        ];
        const DWARVES: [(&str, Trait); 9] = [
            BASE[0],
            BASE[1],
            BASE[2],
            BASE[3],
            BASE[4],
            ("block", Trait::Block),
            ("deny", Trait::Deny),
            ("disarm", Trait::Disarm),
            ("sacrifice", Trait::Sacrifice),
        ];
        if part == Part::Dwarves { &DWARVES } else { &BASE }
    }

    /// The tactics of a deck.
    pub(super) fn tactics(part: Part) -> &'static [Tactic] {
        match part {
            Part::Valkyries => &[
                Tactic::Delivery(Weapon::Spear),
                Tactic::Road,
                Tactic::Mission(Mission::NoRerolls),
            ],
            Part::Dwarves => &[Tactic::CallToArms, Tactic::CrySquad, Tactic::CryActivation],
            _ => &[
                Tactic::Fury,
                Tactic::OutnumberedFury,
                Tactic::Heroic,
                Tactic::HeroicSymbol(Weapon::Spear),
                Tactic::NewWeapons,
                Tactic::PushBack,
                Tactic::ChangeOfWeapons,
                Tactic::CutOff,
            ],
        }
    }

    fn thor(&mut self, place: &str, record: &Table) {
        self.only(record, place, &["needs", "bonus", "amount", "glory", "copies", "provenance"]);
        let needs = [("fewer", true), ("no-more", false)];
        let fewer = self.one_of(record, place, "needs", &needs).unwrap_or(true);
        let known = [
            ("draw", Aid::Draw),
            ("strength", Aid::Strength(2)),
            ("reroll", Aid::Reroll),
            ("die", Aid::Die),
            ("steal", Aid::Steal),
        ];
        let mut aid = self.one_of(record, place, "bonus", &known).unwrap_or(Aid::Draw);
        if let Aid::Strength(amount) = &mut aid {
            *amount = self.number(record, place, "amount", 2, 3);
        } else if record.contains_key("amount") {
            self.fault(&format!("{place}.amount"), goes_with(&["strength"]));
        }
        let glory = self.number(record, place, "glory", 0, 9);
        self.copies(place, record, Card::Thor(Thor { fewer, aid, glory }));
    }

    fn tyr(&mut self, place: &str, record: &Table) {
        self.only(record, place, &["kind", "of", "weapon", "copies", "provenance"]);
        let known = [
            ("foe", Tyr::Foe(Clan::Bear)),
            ("weapon", Tyr::Weapon(Weapon::Spear)),
            ("strength", Tyr::Strength),
        ];
        let mut tyr = self.one_of(record, place, "kind", &known).unwrap_or(Tyr::Strength);
        match &mut tyr {
            Tyr::Foe(clan) => *clan = self.clan(record, place, "of").unwrap_or(Clan::Bear),
            _ if record.contains_key("of") => {
                self.fault(&format!("{place}.of"), goes_with(&["foe"]));
            }
            _ => {}
        }
        match &mut tyr {
            Tyr::Weapon(weapon) => *weapon = self.weapon(record, place),
            _ if record.contains_key("weapon") => {
                self.fault(&format!("{place}.weapon"), goes_with(&["weapon"]));
            }
            _ => {}
        }
        self.copies(place, record, Card::Tyr(tyr));
    }

    fn loki(&mut self, place: &str, record: &Table) {
        let known = ["name", "name_provenance", "recommended", "discard", "rows", "provenance"];
        self.only(record, place, &known);
        let name = self.word(record, place, "name");
        let recommended = self.flag(record, place, "recommended");
        let discard = match record.get("discard").and_then(Value::as_integer) {
            Some(n) if (-20..=20).contains(&n) => n as i8,
            _ => {
                let message = Phrase::new("fault-not-a-number").with("least", -20).with("most", 20);
                self.fault(&format!("{place}.discard"), message);
                0
            }
        };
        let mut rows = [None; MOST_ROWS];
        let list = record.get("rows").and_then(Value::as_array);
        match list.filter(|list| (1..=MOST_ROWS).contains(&list.len())) {
            Some(list) => {
                let mut least = 0;
                for (i, row) in list.iter().enumerate() {
                    let place = format!("{place}.rows {}", i + 1);
                    let Some(row) = row.as_table() else {
                        self.fault(&place, Phrase::new("fault-not-a-table"));
                        continue;
                    };
                    let (most, bonus) = self.row(&place, row, least);
                    rows[i] = Some((most, bonus));
                    least = most as i64 + 1;
                }
            }
            None => {
                let message = Phrase::new("val-fault-rows").with("most", MOST_ROWS);
                self.fault(&format!("{place}.rows"), message);
            }
        }
        let from = self.provenance(record, place, "provenance");
        let name_from = self.part_provenance(record, place, "name_provenance");
        self.source.loki.push((from, name_from));
        self.loki_names.push(name);
        self.loki.push(Loki { recommended, discard, rows });
    }

    /// A row's largest difference, which lies above the row before, and its bonus.
    fn row(&mut self, place: &str, row: &Table, least: i64) -> (u8, Bonus) {
        self.only(row, place, &["most", "bonus", "amount"]);
        let most = self.number(row, place, "most", least.min(98), 99);
        let known = [
            ("send-all", Bonus::SendAll),
            ("send", Bonus::Send(1)),
            ("steal", Bonus::Steal(1)),
            ("draw", Bonus::Draw(1)),
            ("points", Bonus::Points(1)),
            ("recall", Bonus::Recall),
            ("salvage", Bonus::Salvage),
        ];
        let mut bonus = self.one_of(row, place, "bonus", &known).unwrap_or(Bonus::Recall);
        match &mut bonus {
            Bonus::Send(n) | Bonus::Steal(n) | Bonus::Draw(n) => {
                *n = self.number(row, place, "amount", 1, 4);
            }
            Bonus::Points(n) => *n = self.number(row, place, "amount", 1, 9),
            _ if row.contains_key("amount") => {
                let kinds = goes_with(&["send", "steal", "draw", "points"]);
                self.fault(&format!("{place}.amount"), kinds);
            }
            _ => {}
        }
        (most, bonus)
    }
}
