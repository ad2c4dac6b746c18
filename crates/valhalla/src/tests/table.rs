//! Acts on a drawn table, and what is expected of it.

use pieces::Cards;
use tabletop::{Deal, Game, Pending, Seat};

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

    /// The table as it is.
    pub(super) fn drawing(&self) -> String {
        draw::drawing(&self.game, &self.state, self.buried)
    }

    /// The number of a card.
    pub(super) fn card(&self, name: &str) -> u8 {
        let found = self.names.iter().position(|known| known == name);
        found.unwrap_or_else(|| panic!("no card is named '{name}'")) as u8
    }

    /// Acts, one line each: `1 attack 2` for a seat, `~ axe miss` for fate. Cards and Jarls are
    /// named; `...` at the end of fate's answer stands for as many misses, or lowest cards, as
    /// are asked for.
    pub(super) fn act(mut self, acts: &[&str]) -> Table {
        for act in acts {
            self.step(act);
        }
        self
    }

    /// Lets fate and the players do the first that is possible until this is waited for, e.g.
    /// `until("1 TakeWarrior")`.
    pub(super) fn until(mut self, now: &str) -> Table {
        let wanted = format!("now {now}\n");
        for _ in 0..400 {
            if self.drawing().ends_with(&wanted) {
                return self;
            }
            match self.game.pending(&self.state) {
                Pending::Ask(ask) => {
                    let seat = ask.seats.iter().next().expect("somebody is asked");
                    let first = self.choices(seat.0 + 1).swap_remove(0);
                    self.step(&format!("{seat} {first}"));
                }
                _ => self.step("~ ..."),
            }
        }
        panic!("never '{now}' at\n{}", self.drawing());
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
            panic!(
                "'{act}' was refused: {why}\n\nbefore:\n{}\nnow:\n{}",
                self.before,
                self.drawing()
            );
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
            // Empty slots behind the last warrior need not be drawn.
            let words = |field: &draw::Field| {
                let empty = field.words.iter().rev().take_while(|word| *word == "_").count();
                field.words[..field.words.len() - empty].to_vec()
            };
            if found.map(words) != Some(words(&field)) {
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

    /// Reads a choice in which cards, Jarls and warriors of the squad are named.
    pub(super) fn choice(&self, seat: &str, text: &str) -> (Seat, Choice) {
        let seat: Seat = seat.parse().expect("a seat");
        let verb = text.split(' ').next().expect("a verb");
        let words: Vec<String> =
            text.split(' ').map(|word| self.number(seat, verb, word)).collect();
        let text = words.join(" ");
        (seat, text.parse().unwrap_or_else(|garbled| panic!("{garbled}")))
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
