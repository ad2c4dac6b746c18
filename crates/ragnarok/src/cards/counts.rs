//! What there must be so many of in a box.

use tabletop::Phrase;

use super::parse::Reader;
use super::{BEINGS, MOST_CARDS, TREASURES};

/// Cards that stay in the box: name, deck, set, copies (RAG-S2).
const LEFT_OUT: [(&str, u8, usize, usize); 6] = [
    ("Yggdrasil", 0, 0, 2),
    ("Yggdrasil", 2 + 4, 0, 1),
    ("Bifrost Bridge", 0, 0, 2),
    ("Thor God of Thunder", 2 + 1, 0, 2),
    ("Freya Goddess of Fertility", 2 + 2, 0, 2),
    ("Thor God of Thunder", 2 + 7, 2, 2),
];

impl Reader {
    /// Notes every wrong number.
    pub(super) fn count(&mut self) {
        self.count_beings();
        let base = |pool: usize| self.counts[0][pool];
        let divine = |set: usize| self.counts[set][2..].iter().sum::<usize>();
        let all_base = self.counts[0].iter().sum::<usize>();
        let main = self.counts[1][0] + self.counts[1][1];
        // The base box has 150 cards, A 45 and B 49; Ragnarok has 33 and 37 (RAG-P2).
        let wanted = [
            ("RAG-S6", "[[card]] base A", base(0), 45),
            ("RAG-S6", "[[card]] base B", base(1), 49),
            ("RAG-S6", "[[card]] base", all_base, 150),
            ("RAG-P2", "[[card]] ragnarok A, B", main, 33),
            ("RAG-P2", "[[card]] ragnarok divine", divine(1), 37),
            ("RAG-P4", "[[treasure]]", self.treasures.len(), TREASURES),
            ("RAG-A1", "[[ap_card]]", self.ap_attacks.len() + self.ap_defences.len(), 20),
        ];
        for (rule, place, found, wanted) in wanted {
            self.exactly(rule, place, found, wanted);
        }
        for (pool, being) in BEINGS.iter().enumerate() {
            let is_base = self.beings[pool].is_none_or(|being| being.base);
            let cards: usize = (0..3).map(|set| self.counts[set][2 + pool]).sum();
            if cards == 0 {
                let message = Phrase::new("rag-fault-no-deck");
                self.against("RAG-S2", &format!("[[card]] {being}"), message);
            }
            // What is of Rise of the Giants comes with that expansion, and the other way round.
            let wrong = if is_base { 2 } else { 0 };
            if self.counts[wrong][2 + pool] > 0 {
                let message = Phrase::new("rag-fault-wrong-set");
                self.against("RAG-S1", &format!("[[card]] {being}"), message);
            }
        }
        if self.cards.len() > MOST_CARDS {
            let message = Phrase::new("rag-fault-too-many").with("most", MOST_CARDS);
            let message = message.with("found", self.cards.len());
            self.fault("[[card]]", message);
        }
        if !self.ap_attacks.iter().any(|card| card.loki) || self.ap_defences.is_empty() {
            self.against("RAG-A1", "[[ap_card]]", Phrase::new("rag-fault-ap-decks"));
        }
        self.count_left_out();
    }

    fn count_beings(&mut self) {
        for (n, name) in BEINGS.iter().enumerate() {
            if self.beings[n].is_none() {
                let message = Phrase::new("rag-fault-being-missing").with("being", *name);
                self.against("RAG-S1", "[[being]]", message);
            }
        }
        let found: Vec<_> = self.beings.iter().flatten().copied().collect();
        let base = found.iter().filter(|being| being.base);
        self.exactly("RAG-S1", "[[being]] base", base.clone().count(), 7);
        let gods = found.iter().filter(|being| being.god).count();
        // RAG-S1: two gods and two giants are always in play.
        if gods < 2 || found.len() - gods < 2 {
            self.against("RAG-S1", "[[being]] kind", Phrase::new("rag-fault-two-kinds"));
        }
        for ap in 0..2 {
            let key = ["loki", "thrym"][ap];
            let letters: Vec<String> =
                found.iter().map(|being| char::from(b'A' + being.ap[ap].letter).into()).collect();
            let numbers: Vec<String> = found
                .iter()
                .filter_map(|being| being.ap[ap].number)
                .map(|n| n.to_string())
                .collect();
            self.once(&format!("[[being]].{key}.letter"), &letters);
            self.once(&format!("[[being]].{key}.number"), &numbers);
        }
    }

    /// RAG-S2: just these cards stay in the box.
    fn count_left_out(&mut self) {
        let left_out = std::mem::take(&mut self.left_out);
        let found = |name: &str, pool: u8, set: usize| -> usize {
            let same = left_out.iter().filter(|(n, p, s, _)| n == name && *p == pool && *s == set);
            same.map(|(.., copies)| copies).sum()
        };
        for (name, pool, set, copies) in LEFT_OUT {
            let place = format!("[[card]] {name}");
            self.exactly("RAG-S2", &place, found(name, pool, set), copies);
        }
        for (name, pool, set, _) in &left_out {
            if !LEFT_OUT.iter().any(|(n, p, s, _)| (n, p, s) == (&name.as_str(), pool, set)) {
                let message = Phrase::new("rag-fault-left-out");
                self.against("RAG-S2", &format!("[[card]] {name}"), message);
            }
        }
    }

    fn exactly(&mut self, rule: &'static str, place: &str, found: usize, wanted: usize) {
        if found != wanted {
            let message = Phrase::new("rag-fault-count").with("found", found);
            self.against(rule, place, message.with("wanted", wanted));
        }
    }
}
