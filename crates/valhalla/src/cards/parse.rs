//! Reads a box: card data as people write it, checked, with all faults told together.

use tabletop::{Fault, Faults, Phrase};
use toml::{Table, Value};

use super::reader::Reader;
use super::{
    Card, Clan, Condition, Deck, Demand, Effect, Favour, Jarl, Mission, Part, Power, Sides, Tactic,
    Trait, Warrior, Weapon,
};

const DECK_SIZE: usize = 120; // VAL-S1
const JARL_COUNT: usize = 25; // VAL-J1
const STARTERS: usize = 6; // VAL-S4: one for each of six players
const LEAST_WARRIORS: usize = 43; // VAL-S5, S6: two players may discard 40 and need 3 open
const LEAST_DUEL_JARLS: usize = 10; // VAL-V3: five for each of two players
/// The most tactics there can be: the base deck's beside its warriors, and two decks of forty.
pub const MOST_TACTICS: usize = DECK_SIZE - LEAST_WARRIORS + 2 * super::decks::BOTH_DECKS;
const LEAST_SOLO_JARLS: usize = 4; // VAL-M16: one for each of four players

// Places: the records that a fault is about, as they are written in a box.
const DECK: &str = "[[warrior]] [[tactic]]";
const JARLS: &str = "[[jarl]]";

/// Where each record's figures come from, for people.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// For each card of the deck.
    pub cards: Vec<String>,
    /// For each Jarl.
    pub jarls: Vec<JarlSource>,
    /// For each card of Loki's, and for its name and recommendation.
    pub loki: Vec<(String, String)>,
}

/// Where a Jarl comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JarlSource {
    /// Its abilities.
    pub figures: String,
    /// Its name.
    pub name: String,
    /// Whether its abilities go together (VAL-J2).
    pub link: String,
}

impl Deck {
    /// Reads a box. What is wrong is told all together, with its place.
    pub fn read(text: &str) -> Result<(Deck, Source), Faults> {
        let table = pieces::Reader::table(text, "valhalla")?;
        let mut reader = Reader::default();
        reader.head(&table);
        for (place, record) in reader.records(&table, "warrior") {
            reader.warrior(&place, record, Part::Base);
        }
        for (place, record) in reader.records(&table, "tactic") {
            reader.tactic(&place, record, Part::Base);
        }
        reader.decks(&table);
        for (place, record) in reader.records(&table, "jarl") {
            reader.jarl(&place, record);
        }
        reader.monsters(&table);
        reader.kings(&table);
        reader.finish()
    }
}

impl Reader {
    fn head(&mut self, table: &Table) {
        let known = [
            "game",
            "name",
            "dice",
            "warrior",
            "tactic",
            "jarl",
            "valkyries",
            "dwarves",
            "thor",
            "tyr",
            "loki",
            "monster",
            "king",
        ];
        pieces::Reader::head(self, table, "valhalla", &known);
        let Some(dice) = table.get("dice").and_then(Value::as_table) else {
            return self.fault("dice", Phrase::new("val-fault-no-dice"));
        };
        self.only(dice, "dice", &["faces", "provenance"]);
        self.provenance(dice, "dice", "provenance");
        let faces: Vec<&str> = match dice.get("faces").and_then(Value::as_array) {
            Some(faces) => faces.iter().filter_map(Value::as_str).collect(),
            None => Vec::new(),
        };
        // Every die has each weapon once and a miss (the ruling on weapon dice).
        if faces.len() != 6 || Weapon::ALL.iter().any(|weapon| !faces.contains(&weapon.id())) {
            let all = Phrase::names(Weapon::ALL.map(Weapon::id));
            self.fault("dice.faces", Phrase::new("val-fault-faces").with("known", all));
        }
    }

    pub(super) fn warrior(&mut self, place: &str, record: &Table, part: Part) {
        let known = [
            "name",
            "clan",
            "strength",
            "weapons",
            "demand",
            "glory",
            "ability",
            "of",
            "provenance",
            // The rest only among the Valkyries.
            "dice",
            "favour",
            "with",
        ];
        let fields = if part == Part::Valkyries { known.len() } else { known.len() - 3 };
        self.only(record, place, &known[..fields]);
        let name = self.word(record, place, "name");
        let clan = self.clan(record, place, "clan");
        let strength = self.number(record, place, "strength", 0, 20);
        let glory = self.number(record, place, "glory", 0, 9);
        let demand = self.demand(record, place, part);
        let ability = self.ability(record, place, part);
        let favour = match part {
            Part::Valkyries => self.favour(record, place),
            _ => Favour::None,
        };
        let provenance = self.provenance(record, place, "provenance");
        self.source.cards.push(provenance);
        self.names.push(name);
        self.cards.push(Card::Warrior(Warrior {
            clan: clan.unwrap_or(Clan::Bear),
            strength,
            demand,
            glory,
            ability,
            favour,
        }));
    }

    fn demand(&mut self, record: &Table, place: &str, part: Part) -> Demand {
        if record.contains_key("demand") {
            let known = [
                ("any-two", Demand::AnyTwo),
                ("pair", Demand::Pair),
                ("triple", Demand::Triple),
                ("two-pairs", Demand::TwoPairs),
                ("different", Demand::Different(2)),
            ];
            // VAL-X15: only among the Valkyries.
            let known = if part == Part::Valkyries { &known[..] } else { &known[..4] };
            if record.contains_key("weapons") {
                self.fault(&format!("{place}.demand"), Phrase::new("val-fault-weapons-too"));
            }
            let demand = self.one_of(record, place, "demand", known).unwrap_or(Demand::AnyTwo);
            if let Demand::Different(_) = demand {
                return Demand::Different(self.number(record, place, "dice", 2, 4));
            }
            self.no_dice(record, place);
            return demand;
        }
        self.no_dice(record, place);
        let mut need = [0u8; 5];
        let list = record.get("weapons").and_then(Value::as_array);
        let place = format!("{place}.weapons");
        let Some(list) = list.filter(|list| (1..=4).contains(&list.len())) else {
            self.fault(&place, Phrase::new("val-fault-weapons"));
            return Demand::Symbols(need);
        };
        for word in list {
            let word = word.as_str().unwrap_or("?");
            match Weapon::ALL[..5].iter().find(|weapon| weapon.id() == word) {
                Some(weapon) => need[*weapon as usize] += 1,
                None => {
                    self.fault(&place, Phrase::new("val-fault-no-weapon").with("found", word));
                }
            }
        }
        Demand::Symbols(need)
    }

    /// How many dice are asked for is said of different weapons only.
    fn no_dice(&mut self, record: &Table, place: &str) {
        if record.contains_key("dice") {
            self.fault(&format!("{place}.dice"), goes_with(&["different"]));
        }
    }

    fn ability(&mut self, record: &Table, place: &str, part: Part) -> Trait {
        match self.one_of(record, place, "ability", Self::abilities(part)) {
            Some(Trait::Foe(_)) => Trait::Foe(self.clan(record, place, "of").unwrap_or(Clan::Bear)),
            Some(Trait::Own(_)) => Trait::Own(self.clan(record, place, "of").unwrap_or(Clan::Bear)),
            other => {
                if record.contains_key("of") {
                    self.fault(&format!("{place}.of"), goes_with(&["foe", "own"]));
                }
                other.unwrap_or(Trait::None)
            }
        }
    }

    pub(super) fn tactic(&mut self, place: &str, record: &Table, part: Part) {
        let known = ["kind", "weapon", "copies", "provenance", "demand"];
        let fields = if part == Part::Valkyries { known.len() } else { known.len() - 1 };
        self.only(record, place, &known[..fields]);
        let known: Vec<_> =
            Self::tactics(part).iter().map(|tactic| (tactic.id(), *tactic)).collect();
        let mut tactic = self.one_of(record, place, "kind", &known).unwrap_or(Tactic::Fury);
        match &mut tactic {
            Tactic::HeroicSymbol(weapon) | Tactic::Delivery(weapon) => {
                *weapon = self.weapon(record, place);
            }
            _ if record.contains_key("weapon") => {
                let kinds: &[&str] = match part {
                    Part::Valkyries => &["weapon-delivery"],
                    _ => &["heroic-symbol"],
                };
                self.fault(&format!("{place}.weapon"), goes_with(kinds));
            }
            _ => {}
        }
        match &mut tactic {
            Tactic::Mission(mission) => {
                let known = Mission::ALL.map(|mission| (mission.id(), mission));
                *mission = self.one_of(record, place, "demand", &known).unwrap_or(*mission);
            }
            _ if fields == 5 && record.contains_key("demand") => {
                self.fault(&format!("{place}.demand"), goes_with(&["mission"]));
            }
            _ => {}
        }
        self.copies(place, record, Card::Tactic(tactic));
    }

    fn jarl(&mut self, place: &str, record: &Table) {
        let known = [
            "name",
            "name_provenance",
            "provenance",
            "three_plus",
            "starter",
            "solo",
            "basic",
            "link",
            "link_provenance",
            "condition",
            "extra",
        ];
        self.only(record, place, &known);
        let name = self.word(record, place, "name");
        let three_plus = self.flag(record, place, "three_plus");
        let starter = self.flag(record, place, "starter");
        let solo = self.flag(record, place, "solo");
        let basic = self.effect(record, place, "basic");
        let extra = self.effect(record, place, "extra");
        let condition = self.condition(record, place);
        let either =
            self.one_of(record, place, "link", &[("plus", false), ("or", true)]).unwrap_or(false);
        if either && !(basic.power.in_phase() && extra.power.in_phase()) {
            let message = Phrase::new("val-fault-or-phases");
            self.faults.push(Fault::rule("VAL-J2", format!("{place}.link"), message));
        }
        if basic.power != extra.power && basic.power.turns_dice() && extra.power.turns_dice() {
            let message = Phrase::new("val-fault-clash");
            let message = message.with("one", "turn-miss").with("other", "turn-to");
            self.faults.push(Fault::rule("VAL-J1", format!("{place}.extra"), message));
        }
        let in_battle = extra.power.in_battle() || extra.power == Power::BeforeBoost;
        if condition.needs_battle() && !in_battle {
            let message = Phrase::new("val-fault-battle-condition");
            self.faults.push(Fault::rule("VAL-J1", format!("{place}.condition"), message));
        }
        if extra.power == Power::SquadSlots {
            let message = Phrase::new("val-fault-slots-basic");
            self.faults.push(Fault::rule("VAL-J3", format!("{place}.extra"), message));
        }
        let source = JarlSource {
            name: self.provenance(record, place, "name_provenance"),
            figures: self.provenance(record, place, "provenance"),
            link: self.part_provenance(record, place, "link_provenance"),
        };
        self.source.jarls.push(source);
        self.jarl_names.push(name);
        self.jarls.push(Jarl { basic, extra, condition, either, three_plus, starter, solo });
    }

    fn effect(&mut self, record: &Table, place: &str, key: &str) -> Effect {
        let nothing = Effect { power: Power::Strength, amount: 0, sides: Sides::Both };
        let Some(record) = self.inner(record, place, key) else { return nothing };
        let place = &format!("{place}.{key}");
        let bear = Clan::Bear;
        // Each word with the power and the most its amount can be; 0 for those without amount.
        let known = [
            ("strength", (Power::Strength, 9)),
            ("clan-strength", (Power::ClanStrength(bear), 9)),
            ("extra-dice", (Power::ExtraDice, 3)),
            ("free-rerolls", (Power::FreeRerolls, 9)),
            ("turn-miss", (Power::TurnMiss, 9)),
            ("turn-to", (Power::TurnTo(Weapon::Spear), 9)),
            ("foe-fewer-dice", (Power::FoeFewerDice, 3)),
            ("frost-proof", (Power::FrostProof, 0)),
            ("tie-defence", (Power::TieDefence, 0)),
            ("silence", (Power::Silence, 0)),
            ("before-boost", (Power::BeforeBoost, 9)),
            ("plunder", (Power::Plunder, 0)),
            ("last-honour", (Power::LastHonour, 0)),
            ("draw-after", (Power::DrawWon, 4)),
            ("squad-slots", (Power::SquadSlots, 6)),
            ("play-two", (Power::PlayTwo, 0)),
            ("pair-limit", (Power::PairLimit, 8)),
            ("draw-more", (Power::DrawMoreA, 6)),
            ("keep-more", (Power::KeepMore, 6)),
            ("salvage", (Power::Salvage, 0)),
            ("watch-swap", (Power::WatchSwap, 0)),
            ("shield-glory", (Power::ShieldGlory, 9)),
            ("clan-glory", (Power::ClanGlory(bear), 9)),
        ];
        let Some((power, most)) = self.one_of(record, place, "effect", &known) else {
            return nothing;
        };
        let mut keys = vec!["effect"];
        keys.extend((most > 0).then_some("amount"));
        keys.extend((power.in_battle() || power == Power::BeforeBoost).then_some("side"));
        keys.extend(match power {
            Power::ClanStrength(_) | Power::ClanGlory(_) => Some("clan"),
            Power::TurnTo(_) => Some("weapon"),
            Power::DrawWon => Some("result"),
            Power::DrawMoreA | Power::KeepMore => Some("part"),
            _ => None,
        });
        self.only(record, place, &keys);
        let power = match power {
            Power::ClanStrength(_) => {
                Power::ClanStrength(self.clan(record, place, "clan").unwrap_or(bear))
            }
            Power::ClanGlory(_) => {
                Power::ClanGlory(self.clan(record, place, "clan").unwrap_or(bear))
            }
            Power::TurnTo(_) => Power::TurnTo(self.weapon(record, place)),
            Power::DrawWon => {
                let known = [("won", Power::DrawWon), ("lost", Power::DrawLost)];
                self.one_of(record, place, "result", &known).unwrap_or(power)
            }
            Power::DrawMoreA => {
                let known = [("a", Power::DrawMoreA), ("b", Power::DrawMoreB)];
                self.one_of(record, place, "part", &known).unwrap_or(power)
            }
            other => other,
        };
        let amount = match (power, most) {
            (_, 0) => 1,
            (Power::SquadSlots, most) => self.number(record, place, "amount", 4, most),
            (_, most) => self.number(record, place, "amount", 1, most),
        };
        let sides = if record.contains_key("side") {
            let known =
                [("attack", Sides::Attack), ("defence", Sides::Defence), ("both", Sides::Both)];
            self.one_of(record, place, "side", &known).unwrap_or(Sides::Both)
        } else if power == Power::FoeFewerDice {
            Sides::Attack
        } else {
            Sides::Both
        };
        Effect { power, amount, sides }
    }

    fn condition(&mut self, record: &Table, place: &str) -> Condition {
        let Some(record) = self.inner(record, place, "condition") else {
            return Condition::Attacking;
        };
        let place = &format!("{place}.condition");
        self.only(record, place, &["kind", "amount", "clan"]);
        let known = [
            ("squad-at-most", Condition::SquadAtMost(0)),
            ("squad-at-least", Condition::SquadAtLeast(0)),
            ("fewer-than-foe", Condition::FewerThanFoe),
            ("clan-in-squad", Condition::ClanInSquad(Clan::Bear, 0)),
            ("clans-at-least", Condition::ClansAtLeast(0)),
            ("own-shields-at-most", Condition::OwnShieldsAtMost(0)),
            ("captured-at-least", Condition::CapturedAtLeast(0)),
            ("hand-at-least", Condition::HandAtLeast(0)),
            ("hand-at-most", Condition::HandAtMost(0)),
            ("attacking", Condition::Attacking),
            ("defending", Condition::Defending),
            ("valhalla-at-most", Condition::ValhallaAtMost(0)),
            ("deck-at-most", Condition::DeckAtMost(0)),
        ];
        let Some(kind) = self.one_of(record, place, "kind", &known) else {
            return Condition::Attacking;
        };
        if kind.needs_battle() {
            return kind;
        }
        let amount = self.number(record, place, "amount", 0, 120);
        match kind {
            Condition::SquadAtMost(_) => Condition::SquadAtMost(amount),
            Condition::SquadAtLeast(_) => Condition::SquadAtLeast(amount),
            Condition::ClanInSquad(..) => {
                let clan = self.clan(record, place, "clan").unwrap_or(Clan::Bear);
                Condition::ClanInSquad(clan, amount)
            }
            Condition::ClansAtLeast(_) => Condition::ClansAtLeast(amount),
            Condition::OwnShieldsAtMost(_) => Condition::OwnShieldsAtMost(amount),
            Condition::CapturedAtLeast(_) => Condition::CapturedAtLeast(amount),
            Condition::HandAtLeast(_) => Condition::HandAtLeast(amount),
            Condition::HandAtMost(_) => Condition::HandAtMost(amount),
            Condition::ValhallaAtMost(_) => Condition::ValhallaAtMost(amount),
            Condition::DeckAtMost(_) => Condition::DeckAtMost(amount),
            other => other,
        }
    }

    fn finish(mut self) -> Result<(Deck, Source), Faults> {
        let cards = self.parts[Part::Base as usize];
        if cards != DECK_SIZE {
            let message = counted("val-fault-deck-size", DECK_SIZE, cards);
            self.faults.push(Fault::rule("VAL-S1", DECK, message));
        }
        let jarls = self.jarls.len();
        if jarls != JARL_COUNT {
            let message = counted("val-fault-jarl-count", JARL_COUNT, jarls);
            self.faults.push(Fault::rule("VAL-J1", JARLS, message));
        }
        let base = &self.cards[..cards];
        let warriors = base.iter().filter(|card| matches!(card, Card::Warrior(_))).count();
        if warriors < LEAST_WARRIORS {
            let message = counted("val-fault-few-warriors", LEAST_WARRIORS, warriors);
            self.faults.push(Fault::rule("VAL-S6", DECK, message));
        }
        let solo = self.jarls.iter().filter(|jarl| jarl.solo).count();
        if !self.lore.monsters.is_empty() && solo < LEAST_SOLO_JARLS {
            let message = counted("val-fault-few-solo-jarls", LEAST_SOLO_JARLS, solo);
            self.faults.push(Fault::rule("VAL-M2", JARLS, message));
        }
        let duel = self.jarls.iter().filter(|jarl| !jarl.three_plus).count();
        if duel < LEAST_DUEL_JARLS {
            let message = counted("val-fault-few-duel-jarls", LEAST_DUEL_JARLS, duel);
            self.faults.push(Fault::rule("VAL-V3", JARLS, message));
        }
        let starters = self.jarls.iter().filter(|jarl| jarl.starter).count();
        let for_two = self.jarls.iter().filter(|jarl| jarl.starter && !jarl.three_plus).count();
        if starters < STARTERS || for_two < 2 {
            let message = counted("val-fault-few-starters", STARTERS, starters);
            self.faults.push(Fault::rule("VAL-S4", JARLS, message));
        }
        self.fields.once("warrior", &self.names);
        self.fields.once("jarl", &self.jarl_names);
        self.fields.once("loki", &self.loki_names);
        if !self.faults.is_empty() {
            return Err(Faults(std::mem::take(&mut self.faults)));
        }
        let deck = Deck::compile(Deck {
            cards: self.cards,
            names: self.names,
            parts: self.parts,
            jarls: self.jarls,
            jarl_names: self.jarl_names,
            lore: self.lore,
            loki: self.loki,
            loki_names: self.loki_names,
            ..Deck::default()
        });
        Ok((deck, self.source))
    }
}

/// That a field belongs to some kinds only.
pub(super) fn goes_with(kinds: &[&str]) -> Phrase {
    Phrase::new("val-fault-goes-with").with("kinds", Phrase::names(kinds.iter().copied()))
}

/// That there are not as many as there must be.
pub(super) fn counted(id: &'static str, expected: usize, found: usize) -> Phrase {
    Phrase::new(id).with("expected", expected).with("found", found)
}
