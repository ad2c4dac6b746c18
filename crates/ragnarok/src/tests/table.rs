//! Acts on a drawn table, and what is expected of it.

use tabletop::{Deal, Game, Pending, Seat};

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

    /// The table as it is.
    pub(super) fn drawing(&self) -> String {
        draw::drawing(&self.game, &self.state)
    }

    /// The number of a card.
    pub(super) fn card(&self, name: &str) -> u8 {
        let found = self.names.iter().position(|known| known == name);
        found.unwrap_or_else(|| panic!("no card is named '{name}'")) as u8
    }

    /// Acts, one line each: `1 attack ambush` for a seat, `~ 3 5` for fate. Cards and areas are
    /// named; `...` at the end of fate's answer stands for the lowest that are asked for.
    pub(super) fn act(mut self, acts: &[&str]) -> Table {
        for act in acts {
            self.step(act);
        }
        self
    }

    fn step(&mut self, act: &str) {
        let mut state = self.state;
        let result = match act.split_once(' ').expect("who, and what") {
            ("~", answer) => {
                let fortune = self.fortune(answer);
                let result = self.game.settle(&mut state, &fortune, &mut self.told);
                result.map_err(|impossible| format!("{impossible}: {fortune:?}"))
            }
            (seat, text) => {
                let (seat, choice) = self.choice(seat, text);
                let result = self.game.apply(&mut state, seat, &choice, &mut self.told);
                result.map_err(|refusal| refusal.to_string())
            }
        };
        if let Err(why) = result {
            let (before, now) = (&self.before, self.drawing());
            panic!("'{act}' was refused: {why}\n\nbefore:\n{before}\nnow:\n{now}");
        }
        self.state = state;
        assert_eq!(self.census(), self.pieces, "a piece was lost at\n{}", self.drawing());
    }

    /// Expects these fields of the drawing.
    pub(super) fn shows(self, after: &str) -> Table {
        let now = self.drawing();
        let drawn = draw::fields(&now);
        for field in draw::fields(after) {
            let same = |other: &&draw::Field| other.seat == field.seat && other.name == field.name;
            let found = drawn.iter().find(same);
            if found.map(|found| &found.words) != Some(&field.words) {
                let whose = field.seat.map_or(String::new(), |seat| format!("{seat}: "));
                let (name, words) = (&field.name, field.words.join(" "));
                let before = &self.before;
                panic!("expected {whose}{name} {words}\n\nbefore:\n{before}\nafter:\n{now}");
            }
        }
        self
    }

    /// Expects that an act is refused by this rule, and that nothing changes.
    pub(super) fn refuses(self, act: &str, rule: &str) -> Table {
        let (seat, text) = act.split_once(' ').expect("who, and what");
        let (seat, choice) = self.choice(seat, text);
        let mut state = self.state;
        let answer = self.game.apply(&mut state, seat, &choice, &mut ());
        let found = answer.as_ref().err().map(|refusal| refusal.rule);
        assert_eq!(found, Some(rule), "'{act}' gave {answer:?} at\n{}", self.drawing());
        assert_eq!(state, self.state, "a refused choice changed something");
        self
    }

    /// Expects just these choices of a seat, in any order.
    pub(super) fn lists(self, seat: u8, choices: &[&str]) -> Table {
        let mut found = self.choices(seat);
        let number = seat.to_string();
        let mut wanted: Vec<String> =
            choices.iter().map(|text| self.choice(&number, text).1.to_string()).collect();
        found.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(found, wanted, "the choices of {seat} at\n{}", self.drawing());
        self
    }

    /// A seat's choices in their text form.
    pub(super) fn choices(&self, seat: u8) -> Vec<String> {
        let mut list = Vec::new();
        self.game.choices(&self.state, Seat(seat - 1), &mut list);
        list.iter().map(Choice::to_string).collect()
    }

    /// Reads a choice in which cards and areas are named.
    pub(super) fn choice(&self, seat: &str, text: &str) -> (Seat, Choice) {
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
