//! Reads a box: card data as people write it, checked, with all faults told together.

use pieces::{Cards, Reader};
use tabletop::{Fault, Faults, Phrase};

use super::records::Records;
use super::{Chest, Count, Deck, Power, Rune};

/// Where each record's figures come from, for people.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// For each card.
    pub cards: Vec<String>,
    /// For each stall.
    pub stalls: Vec<String>,
    /// For each private longship.
    pub ships: Vec<String>,
    /// For each leader.
    pub leaders: Vec<String>,
    /// For the dice, the Kraken and the board.
    pub dice: String,
    #[allow(missing_docs)]
    pub kraken: String,
    #[allow(missing_docs)]
    pub town: String,
    /// For the number of spaces for open runes.
    pub spaces: String,
}

const HEADS: &[&str] = &[
    "game", "name", "dice", "town", "kraken", "leader", "stall", "ship", "troll", "draugr",
    "monster", "journey", "rune", "destiny", "merchant",
];

impl Chest {
    /// Reads a box. What is wrong is told all together, with its place.
    pub fn read(text: &str) -> Result<(Chest, Source), Faults> {
        let table = Reader::table(text, "midgard")?;
        let mut records = Records::default();
        records.fields.head(&table, "midgard", HEADS);
        records.dice(&table);
        records.town(&table);
        records.kraken(&table);
        for (deck, key) in Deck::ALL
            .into_iter()
            .zip(["troll", "draugr", "monster", "journey", "rune", "destiny", "merchant"])
        {
            let before = records.names.len();
            for (place, record) in records.fields.records(&table, key) {
                match deck {
                    Deck::Trolls | Deck::Draugrs | Deck::Monsters => {
                        records.enemy(deck, &place, record);
                    }
                    Deck::Journeys => records.journey(&place, record),
                    Deck::Runes => records.rune(&place, record),
                    Deck::Destinies => records.destiny(&place, record),
                    Deck::Merchants => records.merchant(&place, record),
                }
            }
            // MID-S3
            records.counted("MID-S3", key, deck.size() as usize, records.names.len() - before);
        }
        for (place, record) in records.fields.records(&table, "stall") {
            records.stall(&place, record);
        }
        for (place, record) in records.fields.records(&table, "ship") {
            records.ship(&place, record);
        }
        for (place, record) in records.fields.records(&table, "leader") {
            records.leader(&place, record);
        }
        records.finish()
    }
}

impl Records {
    /// That there are as many records as there must be.
    fn counted(&mut self, rule: &'static str, key: &str, expected: usize, found: usize) {
        if expected != found {
            let message = Phrase::new("mid-fault-count");
            let message = message.with("expected", expected).with("found", found);
            self.fields.faults.push(Fault::rule(rule, format!("[[{key}]]"), message));
        }
    }

    /// That each word of a closed list is used once.
    fn each_once(&mut self, rule: &'static str, key: &str, all: &[&str], found: &[&str]) {
        for word in all {
            let times = found.iter().filter(|other| *other == word).count();
            if times != 1 {
                let message = Phrase::new("mid-fault-not-once");
                let message = message.with("word", *word).with("times", times);
                self.fields.faults.push(Fault::rule(rule, format!("[[{key}]]"), message));
            }
        }
    }

    fn finish(mut self) -> Result<(Chest, Source), Faults> {
        self.counted("MID-L14", "stall", 8, self.stalls.len());
        let military = self.stalls.iter().filter(|stall| stall.military).count();
        if self.stalls.len() == 8 && military != 4 {
            let message = Phrase::new("mid-fault-military").with("found", military);
            self.fields.faults.push(Fault::rule("MID-S1", "[[stall]]", message));
        }
        self.counted("MID-S2", "ship", 4, self.ships.len());
        let mut marks: Vec<u8> = self.ships.iter().map(|ship| ship.players).collect();
        marks.sort_unstable();
        if marks.len() == 4 && marks != [2, 2, 3, 4] {
            self.fields.faults.push(Fault::rule(
                "MID-S2",
                "[[ship]]",
                Phrase::new("mid-fault-ship-marks"),
            ));
        }
        self.counted("MID-S4", "leader", 5, self.leaders.len());
        let ids = |all: &mut dyn Iterator<Item = &'static str>| all.collect::<Vec<_>>();
        let powers = ids(&mut Power::ALL.iter().map(|power| power.id()));
        let found = ids(&mut self.leaders.iter().map(|power| power.id()));
        self.each_once("MID-D1", "leader", &powers, &found);
        let runes = ids(&mut Rune::ALL.iter().map(|rune| rune.id()));
        let found = ids(&mut self.runes.iter().map(|(rune, _)| rune.id()));
        self.each_once("MID-S3", "rune", &runes, &found);
        let counts = ids(&mut Count::ALL.iter().map(|count| count.id()));
        let found = ids(&mut self.destinies.iter().map(|destiny| destiny.count.id()));
        self.each_once("MID-E1", "destiny", &counts, &found);
        self.fields.once("card", &self.unique);
        self.fields.once("stall", &self.stall_names);
        self.fields.once("ship", &self.ship_names);
        self.fields.once("leader", &self.leader_names);
        let (Some(dice), Some(kraken)) = (self.dice, self.kraken) else {
            return Err(Faults(self.fields.faults));
        };
        if !self.fields.faults.is_empty() {
            return Err(Faults(self.fields.faults));
        }
        let cards = Chest {
            dice,
            enemies: self.enemies,
            kraken,
            journeys: self.journeys,
            runes: self.runes,
            destinies: self.destinies,
            merchants: self.merchants,
            stalls: self.stalls,
            ships: self.ships,
            leaders: self.leaders,
            town: self.town,
            names: self.names,
            stall_names: self.stall_names,
            ship_names: self.ship_names,
            leader_names: self.leader_names,
            decks: Deck::ALL.map(|deck| deck.cards().collect::<Cards>()),
        };
        Ok((cards, self.source))
    }
}
