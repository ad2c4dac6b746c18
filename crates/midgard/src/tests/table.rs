//! Acts on a drawn table, and what is expected of it.

use tabletop::{Deal, Game, Pending, Seat};

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

impl Table {
    fn new(game: Midgard, state: State) -> Table {
        let before = draw::drawing(&game, &state);
        let table = Table { game, state, told: Vec::new(), before };
        table.nothing_lost();
        table
    }

    /// The table as it is.
    pub(super) fn drawing(&self) -> String {
        draw::drawing(&self.game, &self.state)
    }

    /// Acts, one line each: `1 go market` for a seat, `~ hit blank` for fate. Cards are named as in
    /// drawings; `...` stands for blanks, or for the lowest cards.
    pub(super) fn act(mut self, acts: &[&str]) -> Table {
        acts.iter().for_each(|act| self.step(act));
        self
    }

    /// Lets fate and the players do the first that is possible until this is waited for.
    pub(super) fn until(mut self, now: &str) -> Table {
        let wanted = format!("now {now}\n");
        for _ in 0..2_000 {
            if self.drawing().ends_with(&wanted) {
                return self;
            }
            match self.game.pending(&self.state) {
                Pending::Ask(ask) => {
                    let seat = ask.seats.iter().next().expect("somebody is asked");
                    let first = self.choices(seat.0 + 1).swap_remove(0);
                    self.raw(seat, first.parse().expect("a listed choice"));
                }
                _ => self.step("~ ..."),
            }
        }
        panic!("never '{now}' at\n{}", self.drawing());
    }

    fn raw(&mut self, seat: Seat, choice: Choice) {
        let result = self.game.apply(&mut self.state, seat, &choice, &mut self.told);
        result.unwrap_or_else(|refusal| panic!("'{choice}' was refused: {refusal}"));
        self.nothing_lost();
    }

    /// One act.
    pub(super) fn step(&mut self, act: &str) {
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
        self.nothing_lost();
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

    /// Expects that nothing is drawn in this field.
    pub(super) fn lacks(self, field: &str) -> Table {
        let now = self.drawing();
        let found = draw::fields(&now).iter().any(|drawn| drawn.name == field);
        assert!(!found, "{field} is there:\n{now}");
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

    fn named(&self, deck: Deck, word: &str) -> Option<usize> {
        let mut cards = deck.cards();
        cards.find(|card| draw::name(&self.game, *card) == word).map(|card| card as usize)
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
