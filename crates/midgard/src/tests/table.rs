//! Acts on a drawn table, and what is expected of it.

use tabletop::{Deal, Game, Pending, Seat};
use testkit::Drawn;

use super::draw::{self, BOX};
use crate::cards::{Deck, Face};
use crate::state::{DICE, State};
use crate::step::Step;
use crate::{Choice, Event, Midgard};

/// A table in play.
pub(super) struct Table {
    pub(super) game: Midgard,
    pub(super) state: State,
    /// What happened so far.
    pub(super) told: Vec<Event>,
    before: String,
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

/// A game at its very beginning, e.g. `opening("4 hidden")`.
pub(super) fn opening(players: &str) -> Table {
    let words: Vec<String> = players.split_whitespace().map(str::to_owned).collect();
    let game = draw::game(&words, BOX);
    let state = game.start();
    Table::new(game, state)
}

impl Drawn for Table {
    type Game = Midgard;

    const SETS: &'static [&'static str] = &[];

    fn game(&self) -> &Midgard {
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

    /// Reads a choice in which runes, destinies, leaders and longships are named.
    fn choice(&self, seat: &str, text: &str) -> (Seat, Choice) {
        let seat: Seat = seat.parse().expect("a seat");
        let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
        let verb = words[0].clone();
        if let Some(word) = words.get_mut(1) {
            let chest = &self.game.chest;
            let among = |names: &[String]| names.iter().position(|name| name == word);
            let number = match verb.as_str() {
                "rune" | "take" => self.named(Deck::Runes, word),
                "keep" | "under" | "reveal" => self.named(Deck::Destinies, word),
                "leader" => among(&chest.leader_names),
                "buy" => among(&chest.ship_names),
                _ => None,
            };
            if let Some(number) = number {
                *word = (number + 1).to_string();
            }
        }
        (seat, words.join(" ").parse().unwrap_or_else(|garbled| panic!("{garbled}")))
    }

    /// Reads fate's answer.
    fn fortune(&self, answer: &str) -> Vec<u8> {
        let Pending::Chance(chance) = self.game.pending(&self.state) else {
            panic!("fate is not asked at\n{}", self.drawing());
        };
        let mut fortune: Vec<u8> = Vec::new();
        let kinds = self.rolling();
        for word in answer.split(' ') {
            match (word, chance.deal) {
                ("...", Deal::Roll { dice, faces }) => {
                    while fortune.len() < dice as usize {
                        let blank = match faces {
                            6 => self.face(kinds[fortune.len()], Face::Blank),
                            _ => 1,
                        };
                        fortune.push(blank);
                    }
                }
                ("...", Deal::Pick { count, of }) => {
                    let rest: Vec<u8> = (1..=of).filter(|n| !fortune.contains(n)).collect();
                    fortune.extend(rest.iter().take(count as usize - fortune.len()));
                }
                (_, Deal::Roll { .. }) => match Face::named(word) {
                    Some(face) => fortune.push(self.face(kinds[fortune.len()], face)),
                    None => fortune.push(word.parse().expect("a number")),
                },
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
}

impl Table {
    fn new(game: Midgard, state: State) -> Table {
        let before = draw::drawing(&game, &state);
        let table = Table { game, state, told: Vec::new(), before };
        table.nothing_lost();
        table
    }

    /// Expects that nothing is drawn in this field.
    pub(super) fn lacks(self, field: &str) -> Table {
        let now = self.drawing();
        let found = testkit::fields(&now, &[]).iter().any(|drawn| drawn.name == field);
        assert!(!found, "{field} is there:\n{now}");
        self
    }

    fn named(&self, deck: Deck, word: &str) -> Option<usize> {
        let mut cards = deck.cards();
        cards.find(|card| draw::name(&self.game, *card) == word).map(|card| card as usize)
    }

    /// Whose dice are rolled, in order.
    fn rolling(&self) -> Vec<usize> {
        let s = &self.state;
        let each = |kind: usize, count: u8| std::iter::repeat_n(kind, count as usize);
        match self.game.top(s) {
            Step::Roll => {
                let band = self.game.rollers(s);
                (0..3).flat_map(|kind| each(kind, band[kind])).collect()
            }
            _ => {
                let chosen = &s.fight.chosen;
                (0..12).flat_map(|die| each(die / 4, chosen.of(die))).collect()
            }
        }
    }

    /// A number of a kind's die that shows the face.
    fn face(&self, kind: usize, face: Face) -> u8 {
        let found = self.game.chest.dice[kind].iter().position(|other| *other == face);
        found.unwrap_or_else(|| panic!("this die has no {}", face.id())) as u8 + 1
    }

    /// Where a named card lies in the deck that is picked from.
    fn position(&self, word: &str) -> u8 {
        if let Ok(number) = word.parse() {
            return number;
        }
        let card = draw::card(&self.game, &self.state, &Deck::ALL, word);
        let deck = Deck::ALL.into_iter().find(|deck| deck.has(card)).expect("a card");
        let set = self.state.deck.and(&self.game.chest.decks[deck as usize]);
        set.iter().position(|other| other == card).expect("it is in its deck") as u8 + 1
    }

    /// Every piece is somewhere once, and numbers of cards are true.
    fn nothing_lost(&self) {
        let mut met = std::collections::BTreeSet::new();
        let mut twice = None;
        self.game.pieces(&self.state, &mut |piece| {
            if !met.insert((piece.kind, piece.number)) {
                twice = Some(piece);
            }
        });
        assert_eq!(twice, None, "at\n{}", self.drawing());
        let count = |kind| met.iter().filter(|piece| piece.0 == kind).count();
        let all = ["enemy", "journey", "rune", "destiny", "merchant", "die", "worker", "ship"];
        let dice: u8 = DICE.iter().sum();
        assert_eq!(
            all.map(count),
            [73, 18, 10, 12, 8, dice as usize, 20, 6],
            "\n{}",
            self.drawing()
        );
        for deck in Deck::ALL {
            let there = self.state.deck.and(&self.game.chest.decks[deck as usize]).count();
            let under = if deck == Deck::Destinies { self.state.under.len() as u8 } else { 0 };
            assert_eq!(self.state.left(deck), there + under, "{deck:?}");
        }
        for seat in Seat::all(self.game.seats_count()) {
            let board = &self.state.boards[seat.index()];
            assert_eq!(board.cards, board.hand.count());
            assert!(self.state.army(seat) <= 8);
        }
    }
}
