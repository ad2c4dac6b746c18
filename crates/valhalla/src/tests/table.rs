//! Acts on a drawn table, and what is expected of it.

use pieces::Cards;
use tabletop::{Deal, Game, Pending, Seat};
use testkit::Drawn;

use super::draw::{self, BOX};
use crate::cards::NOBODY;
use crate::feat::Feat;
use crate::hunt::HuntStep;
use crate::state::State;
use crate::step::Step;
use crate::{Choice, Event, Valhalla};

/// A table in play.
pub(super) struct Table {
    pub(super) game: Valhalla,
    pub(super) state: State,
    /// What happened so far.
    pub(super) told: Vec<Event>,
    names: Vec<String>,
    before: String,
    buried: usize,
    shields: usize,
}

/// Draws, acts, looks: `after` lists only the fields that matter.
pub(super) fn check(before: &str, acts: &[&str], after: &str) {
    table(before).act(acts).shows(after);
}

/// Draws, and expects that an act is refused by a rule.
pub(super) fn refused(before: &str, act: &str, rule: &str) {
    table(before).refuses(act, rule);
}

/// Draws, and expects just these choices of a seat, in any order.
pub(super) fn listed(before: &str, seat: u8, choices: &[&str]) {
    table(before).lists(seat, choices);
}

/// A drawn table.
pub(super) fn table(drawing: &str) -> Table {
    table_of(drawing, BOX)
}

/// A drawn table with another box.
pub(super) fn table_of(drawing: &str, cards: &str) -> Table {
    let (game, state, buried) = draw::read(drawing, cards);
    Table::new(game, state, buried)
}

/// A game at its very beginning, e.g. `opening("4 ru draft")`; a number names the first player.
pub(super) fn opening(players: &str) -> Table {
    let words: Vec<String> = players.split_whitespace().map(str::to_owned).collect();
    let game = draw::game(&words, BOX);
    let state = game.start();
    Table::new(game, state, 0)
}

/// The box in which Sigurd has other abilities, each written as in the data.
pub(super) fn sigurd(basic: &str, link: &str, condition: &str, extra: &str) -> String {
    let from = BOX.find("basic = ").expect("the first Jarl");
    let to = from + BOX[from..].find("\n\n").expect("the end of its record");
    let record = format!(
        "basic = {{ {basic} }}\nlink = \"{link}\"\n\
         condition = {{ {condition} }}\nextra = {{ {extra} }}"
    );
    format!("{}{record}{}", &BOX[..from], &BOX[to..])
}

impl Drawn for Table {
    type Game = Valhalla;

    const SETS: &'static [&'static str] =
        &["hand", "valhalla", "dice", "captured", "armed", "open"];

    fn game(&self) -> &Valhalla {
        &self.game
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn drawing(&self) -> String {
        draw::drawing(&self.game, &self.state, self.buried)
    }

    fn before(&self) -> &str {
        &self.before
    }

    /// Reads a choice in which cards, Jarls and warriors of the squad are named.
    fn choice(&self, seat: &str, text: &str) -> (Seat, Choice) {
        let seat: Seat = seat.parse().expect("a seat");
        let verb = text.split(' ').next().expect("a verb");
        let words: Vec<String> =
            text.split(' ').map(|word| self.number(seat, verb, word)).collect();
        let text = words.join(" ");
        (seat, text.parse().unwrap_or_else(|garbled| panic!("{garbled}")))
    }

    /// Reads fate's answer.
    fn fortune(&self, answer: &str) -> Vec<u8> {
        let Pending::Chance(chance) = self.game.pending(&self.state) else {
            panic!("fate is not asked at\n{}", self.drawing());
        };
        let mut fortune: Vec<u8> = Vec::new();
        for word in answer.split(' ') {
            match (word, chance.deal) {
                ("...", Deal::Roll { dice, .. }) => fortune.resize(dice as usize, 6),
                ("...", Deal::Pick { count, of }) => {
                    let rest: Vec<u8> = (1..=of).filter(|n| !fortune.contains(n)).collect();
                    fortune.extend(rest.iter().take(count as usize - fortune.len()));
                }
                (_, Deal::Roll { .. }) => {
                    let face = draw::die(word).map(|face| face + 1);
                    fortune.push(face.unwrap_or_else(|| word.parse().expect("a face")));
                }
                (_, Deal::Pick { .. }) => fortune.push(self.position(word)),
            }
        }
        fortune
    }

    fn becomes(&mut self, state: State, told: Vec<Event>) {
        self.state = state;
        self.told.extend(told);
        self.nothing_lost();
    }

    /// Empty slots behind the last warrior need not be drawn.
    fn same(found: &[String], expected: &[String]) -> bool {
        let filled = |words: &[String]| {
            let empty = words.iter().rev().take_while(|word| *word == "_").count();
            words[..words.len() - empty].to_vec()
        };
        filled(found) == filled(expected)
    }
}

impl Table {
    fn new(game: Valhalla, state: State, buried: usize) -> Table {
        let before = draw::drawing(&game, &state, buried);
        let names = draw::names(&game);
        let told = Vec::new();
        let mut table = Table { game, state, told, names, before, buried, shields: 0 };
        table.shields = table.census("shield");
        table.nothing_lost();
        table
    }

    /// The number of a card.
    pub(super) fn card(&self, name: &str) -> u8 {
        let found = self.names.iter().position(|known| known == name);
        found.unwrap_or_else(|| panic!("no card is named '{name}'")) as u8
    }

    /// The number that stands for a name.
    fn number(&self, seat: Seat, verb: &str, word: &str) -> String {
        let jarls = &self.game.deck.jarl_names;
        let Some(card) = self.names.iter().position(|name| name == word) else {
            let jarl = jarls.iter().position(|name| verb == "jarl" && name == word);
            return jarl.map_or(word.to_owned(), |jarl| (jarl + 1).to_string());
        };
        let is_warrior = self.game.deck.warriors.has(card as u8);
        let boards = &self.state.boards;
        let squad = match verb {
            "arm" | "dismiss" | "send" | "recall" => Some(&boards[seat.index()].squad),
            "wrath" if is_warrior => Some(&boards[seat.index()].squad),
            // The opponent's.
            "block" | "deny" => {
                let side = self.state.battle.side_of(seat).expect("a battle");
                Some(&boards[self.state.battle.seat(1 - side).index()].squad)
            }
            _ => None,
        };
        if let Some(squad) = squad {
            let slot = squad.iter().position(|there| *there as usize == card);
            let partner = self.game.partner(seat).filter(|_| slot.is_none());
            let lent = partner.map(|partner| &boards[partner.index()].squad);
            let lent = lent.and_then(|squad| squad.iter().position(|n| *n as usize == card));
            let slot = slot.or(lent.map(|slot| slot + crate::state::MOST_SLOTS));
            return (slot.unwrap_or_else(|| panic!("{word} is not in the squad")) + 1).to_string();
        }
        (card + 1).to_string()
    }

    /// Where a named thing lies in the set that is picked from.
    fn position(&self, word: &str) -> u8 {
        let s = &self.state;
        let jarl = self.game.deck.jarl_names.iter().position(|name| name == word);
        let set: Cards = match self.game.top(s) {
            Step::DealJarls(_) => (0..32).filter(|n| s.jarls >> n & 1 == 1).collect(),
            Step::Plunder(side) => s.boards[s.battle.seat(1 - side as usize).index()].hand,
            Step::Feat(Feat::Snatch { from, .. }) => s.boards[from.index()].hand,
            Step::Feat(Feat::TyrAside) => self.game.deck.tyr,
            Step::Feat(Feat::DealTyr(_)) => s.expansions.rest,
            Step::Hunt(HuntStep::Theft) => s.boards[s.battle.attacker.index()].hand,
            _ => s.deck,
        };
        let thing = match self.game.top(s) {
            Step::DealJarls(_) => jarl.expect("a Jarl of the box") as u8,
            _ => self.card(word),
        };
        let found = set.iter().position(|other| other == thing);
        found.unwrap_or_else(|| panic!("{word} cannot be picked")) as u8 + 1
    }

    /// How many pieces of a kind there are; each must be somewhere once.
    fn census(&self, kind: &str) -> usize {
        let mut met = std::collections::BTreeSet::new();
        let mut twice = None;
        self.game.pieces(&self.state, &mut |piece| {
            if piece.kind == kind && !met.insert(piece.number) {
                twice = Some(piece);
            }
        });
        assert_eq!(twice, None, "at\n{}", self.drawing());
        met.len()
    }

    /// No act loses a card, a shield or a die, and numbers of cards are true.
    fn nothing_lost(&self) {
        let counts = ["card", "shield", "die", "monster", "king"].map(|kind| self.census(kind));
        let cards = self.game.deck.cards.len();
        let monsters = if self.game.options.ways.quest.is_some() { 24 } else { 0 };
        let kings = if self.game.options.ways.king { 2 } else { 0 };
        assert_eq!(
            counts,
            [cards, self.shields, 15, monsters, kings],
            "cards, shields, dice, Monsters' and Kings' cards at\n{}",
            self.drawing()
        );
        assert_eq!(self.state.left, self.state.deck.count());
        let warriors = &self.game.deck.warriors;
        for board in &self.state.boards {
            assert_eq!(board.cards, board.hand.count());
            assert!(board.squad.iter().all(|card| *card == NOBODY || warriors.has(*card)));
        }
    }
}
