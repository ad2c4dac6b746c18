//! Tables drawn in a few lines: what the tests of all games that draw their positions share.
//!
//! A drawing has a line for the table and one for each seat (`2: hand … | glory 3`). Acts are
//! lines too: `1 attack 2` for a seat, `~ axe miss` for fate. What names mean is each game's own.

use tabletop::{Game, Pending, Seat};

/// One field of a drawing: `name word word`, of a seat or of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Whose it is; the table's if nobody's.
    pub seat: Option<Seat>,
    /// What it is called.
    pub name: String,
    /// What it says.
    pub words: Vec<String>,
}

/// The fields of a drawing. The words of `sets` have no order: drawn in any, compared in one.
pub fn fields(drawing: &str, sets: &[&str]) -> Vec<Field> {
    let mut found = Vec::new();
    for line in drawing.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (seat, rest) = match line.split_once(": ") {
            Some((seat, rest)) => (Some(seat.parse().expect("a seat before the colon")), rest),
            None => (None, line),
        };
        for field in rest.split('|') {
            let mut words = field.split_whitespace().map(str::to_owned);
            let name = words.next().expect("a field has a name");
            let mut words: Vec<String> = words.filter(|word| word != "-").collect();
            if sets.contains(&name.as_str()) {
                words.sort_unstable();
            }
            found.push(Field { seat, name, words });
        }
    }
    found
}

/// A drawn table in play.
pub trait Drawn: Sized {
    /// The game that is played.
    type Game: Game;

    /// The fields whose words have no order.
    const SETS: &'static [&'static str];

    /// The game.
    fn game(&self) -> &Self::Game;

    /// The position.
    fn state(&self) -> &<Self::Game as Game>::State;

    /// The table as it is.
    fn drawing(&self) -> String;

    /// The table as it was drawn first.
    fn before(&self) -> &str;

    /// Reads a choice in which things are named.
    fn choice(&self, seat: &str, text: &str) -> (Seat, <Self::Game as Game>::Choice);

    /// Reads fate's answer. `...` at its end stands for the least that can come.
    fn fortune(&self, answer: &str) -> Vec<u8>;

    /// Takes on the next position, and sees that no piece was lost.
    fn becomes(
        &mut self,
        state: <Self::Game as Game>::State,
        told: Vec<<Self::Game as Game>::Event>,
    );

    /// Whether the words of a field are as expected.
    fn same(found: &[String], expected: &[String]) -> bool {
        found == expected
    }

    /// Acts, one line each.
    fn act(mut self, acts: &[&str]) -> Self {
        acts.iter().for_each(|act| self.step(act));
        self
    }

    /// One act.
    fn step(&mut self, act: &str) {
        let (mut state, mut told) = (*self.state(), Vec::new());
        let result = match act.split_once(' ').expect("who, and what") {
            ("~", answer) => {
                let fortune = self.fortune(answer);
                let result = self.game().settle(&mut state, &fortune, &mut told);
                result.map_err(|impossible| format!("{impossible}: {fortune:?}"))
            }
            (seat, text) => {
                let (seat, choice) = self.choice(seat, text);
                let result = self.game().apply(&mut state, seat, &choice, &mut told);
                result.map_err(|refusal| refusal.to_string())
            }
        };
        if let Err(why) = result {
            let (before, now) = (self.before(), self.drawing());
            panic!("'{act}' was refused: {why}\n\nbefore:\n{before}\nnow:\n{now}");
        }
        self.becomes(state, told);
    }

    /// Lets fate and the players do the first that is possible until this is waited for, e.g.
    /// `until("1 TakeWarrior")`.
    fn until(mut self, now: &str) -> Self {
        let wanted = format!("now {now}\n");
        for _ in 0..2_000 {
            if self.drawing().ends_with(&wanted) {
                return self;
            }
            let Pending::Ask(ask) = self.game().pending(self.state()) else {
                self.step("~ ...");
                continue;
            };
            let seat = ask.seats.iter().next().expect("somebody is asked");
            let (mut state, mut told, mut list) = (*self.state(), Vec::new(), Vec::new());
            self.game().choices(&state, seat, &mut list);
            let result = self.game().apply(&mut state, seat, &list[0], &mut told);
            result.unwrap_or_else(|refusal| panic!("'{}' was refused: {refusal}", list[0]));
            self.becomes(state, told);
        }
        panic!("never '{now}' at\n{}", self.drawing());
    }

    /// Expects these fields of the drawing.
    fn shows(self, after: &str) -> Self {
        let now = self.drawing();
        let drawn = fields(&now, Self::SETS);
        for field in fields(after, Self::SETS) {
            let whose = |other: &&Field| other.seat == field.seat && other.name == field.name;
            let found = drawn.iter().find(whose);
            if !found.is_some_and(|found| Self::same(&found.words, &field.words)) {
                let whose = field.seat.map_or(String::new(), |seat| format!("{seat}: "));
                let (name, words) = (&field.name, field.words.join(" "));
                let before = self.before();
                panic!("expected {whose}{name} {words}\n\nbefore:\n{before}\nafter:\n{now}");
            }
        }
        self
    }

    /// Expects that an act is refused by this rule, and that nothing changes.
    fn refuses(self, act: &str, rule: &str) -> Self {
        let (seat, text) = act.split_once(' ').expect("who, and what");
        let (seat, choice) = self.choice(seat, text);
        let mut state = *self.state();
        let answer = self.game().apply(&mut state, seat, &choice, &mut ());
        let found = answer.as_ref().err().map(|refusal| refusal.rule);
        assert_eq!(found, Some(rule), "'{act}' gave {answer:?} at\n{}", self.drawing());
        assert_eq!(state, *self.state(), "a refused choice changed something");
        self
    }

    /// Expects just these choices of a seat, in any order.
    fn lists(self, seat: u8, choices: &[&str]) -> Self {
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
    fn choices(&self, seat: u8) -> Vec<String> {
        let mut list = Vec::new();
        self.game().choices(self.state(), Seat(seat - 1), &mut list);
        list.iter().map(ToString::to_string).collect()
    }
}
