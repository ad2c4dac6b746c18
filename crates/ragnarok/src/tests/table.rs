//! Acts on a drawn table, and what is expected of it.

use tabletop::{Deal, Game, Pending, Seat};
use testkit::Drawn;

use super::draw::{self, BOX};
use crate::state::State;
use crate::step::Step;
use crate::{Choice, Event, Ragnarok};

/// A table in play.
pub(super) struct Table {
    pub(super) game: Ragnarok,
    pub(super) state: State,
    /// What happened so far.
    pub(super) told: Vec<Event>,
    names: Vec<String>,
    before: String,
    pieces: usize,
}

/// Draws, acts, looks: `after` lists only the fields that matter.
pub(super) fn check(before: &str, acts: &[&str], after: &str) {
    table(before).act(acts).shows(after);
}

/// Draws, and expects that an act is refused by a rule.
pub(super) fn refused(before: &str, act: &str, rule: &str) {
    table(before).refuses(act, rule);
}

/// A drawn table.
pub(super) fn table(drawing: &str) -> Table {
    table_of(drawing, BOX)
}

/// A drawn table with another box.
pub(super) fn table_of(drawing: &str, cards: &str) -> Table {
    let (game, state) = draw::read(drawing, cards);
    Table::new(game, state)
}

/// A game at its very beginning.
pub(super) fn opening(players: &str) -> Table {
    let words: Vec<String> = players.split_whitespace().map(str::to_owned).collect();
    let game = draw::game(&words, BOX);
    let state = game.start();
    Table::new(game, state)
}

impl Drawn for Table {
    type Game = Ragnarok;

    const SETS: &'static [&'static str] = &["hand", "up", "lying", "temples", "discard"];

    fn game(&self) -> &Ragnarok {
        &self.game
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn drawing(&self) -> String {
        draw::drawing(&self.game, &self.state)
    }

    fn before(&self) -> &str {
        &self.before
    }

    /// Reads a choice in which cards and areas are named.
    fn choice(&self, seat: &str, text: &str) -> (Seat, Choice) {
        let seat: Seat = seat.parse().expect("a seat");
        let word = |word: &str| match self.names.iter().position(|name| name == word) {
            Some(card) => (card + 1).to_string(),
            None if word.starts_with(char::is_uppercase) => {
                (draw::area(&self.state, word) + 1).to_string()
            }
            None => word.to_owned(),
        };
        let words: Vec<String> = text.split(' ').map(word).collect();
        let text = words.join(" ");
        (seat, text.parse().unwrap_or_else(|garbled| panic!("{garbled}")))
    }

    /// Reads fate's answer: numbers, or names of cards that are drawn.
    fn fortune(&self, answer: &str) -> Vec<u8> {
        let Pending::Chance(chance) = self.game.pending(&self.state) else {
            panic!("fate is not asked at\n{}", self.drawing());
        };
        let mut fortune: Vec<u8> = Vec::new();
        for word in answer.split(' ') {
            match (word, chance.deal) {
                ("...", Deal::Roll { dice, .. }) => fortune.resize(dice as usize, 1),
                ("...", Deal::Pick { count, of }) => {
                    let rest: Vec<u8> = (1..=of).filter(|n| !fortune.contains(n)).collect();
                    fortune.extend(rest.iter().take(count as usize - fortune.len()));
                }
                _ => fortune.push(word.parse().unwrap_or_else(|_| self.position(word))),
            }
        }
        fortune
    }

    fn becomes(&mut self, state: State, told: Vec<Event>) {
        self.state = state;
        self.told.extend(told);
        assert_eq!(self.census(), self.pieces, "a piece was lost at\n{}", self.drawing());
    }
}

impl Table {
    pub(super) fn new(game: Ragnarok, state: State) -> Table {
        let known = state.areas.iter().all(|area| area.being != crate::cards::NOBODY);
        let before = if known { draw::drawing(&game, &state) } else { String::new() };
        let names = draw::names(&game);
        let told = Vec::new();
        let mut table = Table { game, state, told, names, before, pieces: 0 };
        table.pieces = table.census();
        table
    }

    /// The number of a card.
    pub(super) fn card(&self, name: &str) -> u8 {
        let found = self.names.iter().position(|known| known == name);
        found.unwrap_or_else(|| panic!("no card is named '{name}'")) as u8
    }

    /// Where a named card lies in the set that is picked from.
    fn position(&self, word: &str) -> u8 {
        let s = &self.state;
        let set = match self.game.top(s) {
            Step::DestroyCards(seat, _) => s.boards[seat.index()].hand,
            Step::Draw { pool, .. } => s.deck.and(&self.game.deck.pools[pool as usize]),
            other => panic!("{other:?} picks no cards"),
        };
        let card = self.card(word);
        let found = set.iter().position(|other| other == card);
        found.unwrap_or_else(|| panic!("{word} cannot be picked")) as u8 + 1
    }

    /// How many pieces there are; each must be somewhere once, and numbers of cards be true.
    fn census(&self) -> usize {
        let mut met = std::collections::BTreeSet::new();
        self.game.pieces(&self.state, &mut |piece| {
            assert!(met.insert((piece.kind, piece.number)), "{piece:?} is there twice");
        });
        for (pool, cards) in self.game.deck.pools.iter().enumerate() {
            assert_eq!(self.state.left[pool], self.state.deck.and(cards).count(), "pool {pool}");
            for board in &self.state.boards {
                assert_eq!(board.backs[pool], board.hand.and(cards).count(), "backs of {pool}");
            }
        }
        met.len()
    }
}
