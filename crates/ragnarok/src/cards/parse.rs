//! Reads a box: card data as people write it, checked, with all faults told together.

use std::ops::{Deref, DerefMut};

use pieces::Cards;
use tabletop::{Fault, Faults, Phrase};

use super::{
    ApArea, ApAttack, BEINGS, Being, Building, Card, Deck, Face, Level, MOST_CARDS, POOLS, Treasure,
};

/// Where each record's figures come from, for people.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// For each card: what it does, and how many copies there are.
    pub cards: Vec<(String, String)>,
    /// For each being.
    pub beings: Vec<String>,
    /// For each treasure.
    pub treasures: Vec<String>,
    /// For each attack card of the AP, then for each defence card.
    pub ap: Vec<String>,
}

/// A box while it is read.
#[derive(Default)]
pub(super) struct Reader {
    fields: pieces::Reader,
    pub(super) cards: Vec<Card>,
    pub(super) names: Vec<String>,
    pub(super) pool: Vec<u8>,
    pub(super) rise: Vec<bool>,
    /// Copies by set (base, Ragnarok, Rise of the Giants) and pool, what is left out too.
    pub(super) counts: [[usize; POOLS]; 3],
    /// Copies left out: name, pool, set, copies.
    pub(super) left_out: Vec<(String, u8, usize, usize)>,
    pub(super) beings: [Option<Being>; BEINGS.len()],
    pub(super) treasures: Vec<Treasure>,
    pub(super) dice: [[Option<Face>; 6]; 3],
    pub(super) village: [Building; 3],
    pub(super) haven: u8,
    pub(super) ap_attacks: Vec<ApAttack>,
    pub(super) ap_defences: Vec<u8>,
    pub(super) levels: [Level; 3],
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

impl Deck {
    /// Reads a box. What is wrong is told all together, with its place.
    pub fn read(text: &str) -> Result<(Deck, Source), Faults> {
        let table = pieces::Reader::table(text, "ragnarok")?;
        let mut reader = Reader::default();
        let known = [
            "game",
            "name",
            "dice",
            "village",
            "yggdrasil",
            "level",
            "being",
            "card",
            "treasure",
            "ap_card",
        ];
        reader.head(&table, "ragnarok", &known);
        reader.figures(&table);
        for (place, record) in reader.records(&table, "being") {
            reader.being(&place, record);
        }
        for (place, record) in reader.records(&table, "card") {
            reader.card(&place, record);
        }
        for (place, record) in reader.records(&table, "treasure") {
            reader.treasure(&place, record);
        }
        for (place, record) in reader.records(&table, "ap_card") {
            reader.ap_card(&place, record);
        }
        reader.count();
        reader.finish()
    }
}

impl Reader {
    /// Notes that something is against a rule.
    pub(super) fn against(&mut self, rule: &'static str, place: &str, message: Phrase) {
        self.faults.push(Fault::rule(rule, place, message));
    }

    fn finish(mut self) -> Result<(Deck, Source), Faults> {
        let beings: Vec<Being> = self.beings.iter().flatten().copied().collect();
        let treasures = self.treasures.clone().try_into();
        let (Ok(beings), Ok(treasures)) = (beings.try_into(), treasures) else {
            return Err(Faults(std::mem::take(&mut self.faults)));
        };
        if !self.faults.is_empty() || self.cards.len() > MOST_CARDS {
            return Err(Faults(std::mem::take(&mut self.faults)));
        }
        let of = |fits: &dyn Fn(usize) -> bool| -> Cards {
            (0..self.cards.len()).filter(|n| fits(*n)).map(|n| n as u8).collect()
        };
        let is_a = |n: usize| match self.cards[n] {
            Card::Action(..) => true,
            Card::Ploy(ploy) => ploy.is_a(),
            Card::Attack(_) | Card::Defence(_) => false,
        };
        let beings: [Being; BEINGS.len()] = beings;
        let gives = |power: usize| {
            let giver = |n: &usize| beings[*n].powers.iter().any(|level| level[power] > 0);
            (0..BEINGS.len()).filter(giver).fold(0, |mask, n| mask | 1 << n)
        };
        let deck = Deck {
            givers: std::array::from_fn(gives),
            pools: std::array::from_fn(|pool| of(&|n| self.pool[n] as usize == pool)),
            rise: of(&|n| self.rise[n]),
            letters: [of(&is_a), of(&|n| !is_a(n))],
            attacks: of(&|n| matches!(self.cards[n], Card::Attack(_))),
            defences: of(&|n| matches!(self.cards[n], Card::Defence(_))),
            actions: of(&|n| matches!(self.cards[n], Card::Action(..))),
            ploys: of(&|n| matches!(self.cards[n], Card::Ploy(_))),
            beings,
            treasures,
            dice: self.dice.map(|faces| faces.map(|face| face.unwrap_or(Face::Blank))),
            village: self.village,
            haven: self.haven,
            ap_attacks: self.ap_attacks,
            ap_defences: self.ap_defences,
            levels: self.levels,
            cards: self.cards,
            names: self.names,
            pool: self.pool,
        };
        Ok((deck, self.source))
    }
}

impl ApArea {
    /// An area that the AP cannot use.
    pub(super) const NONE: ApArea =
        ApArea { powers: [[0; super::ApPower::ALL.len()]; 2], number: None, letter: 0 };
}
