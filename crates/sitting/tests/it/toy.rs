//! Nim with secrets. Two dice make a heap (all see them); each seat draws one of nine cards that
//! only it sees; then all hide stones together (`hide 1`, `hide 2`, in this order, then `done`),
//! which are added to the heap; then they take in turn: `take 1` to `take 3`, and once, instead of
//! passing the turn on, `peek` at the next seat's card. Taking 3 has a die rolled for what falls
//! back onto the heap on a 6. Who takes the last stone wins.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use minds::{Level, Settings};
use screen::{Card, Item, Kind, Screen, Sheet, Zone};
use shelf::{Counsel, Hint, Odds, Position, Refused, Table, Told};
use sitting::{Fate, Plan, Secret, Sitting, boxes};
use tabletop::saga::{Sitter, Undo};
use tabletop::{
    About, Ask, BuiltInBox, Chance, Ending, Eyes, Fnv, Garbled, Impossible, MAX_SEATS, Outcome,
    Pending, Phrase, Piece, Refusal, Seat, Seats, Setup,
};

pub(crate) static ABOUT: About = About {
    id: "toy",
    prefix: "TOY",
    rules_version: 2,
    players: 2..=4,
    modes: &[],
    options: &[],
    boxes: &[BuiltInBox { name: "plain", text: "stones = true\n" }],
    rules: "",
};

pub(crate) struct Toy(Setup);

#[derive(Clone, Copy, PartialEq, Debug)]
enum Phase {
    Heap,
    Deal(u8),
    Hide,
    Turn(u8),
    Fall(u8),
    Over(u8),
}

#[derive(Clone, Debug)]
struct At {
    seats: u8,
    phase: Phase,
    heap: u8,
    cards: [u8; MAX_SEATS],
    hidden: [u8; MAX_SEATS],
    done: Seats,
    peeked: Seats,
    taken: [i16; MAX_SEATS],
}

/// A table of the toy.
pub(crate) fn table(seats: u8) -> Arc<dyn Table> {
    Arc::new(Toy(Setup::new(seats)))
}

/// A sitting whose seats are given as `h` for a person and `m` for a mind.
pub(crate) fn sit(who: &str, undo: Undo) -> Sitting {
    let seats = who.chars().map(|c| match c {
        'h' => Sitter::Human("Someone".into()),
        _ => Sitter::Mind("random".into()),
    });
    let cards = boxes::newest(&ABOUT).expect("it has one");
    let plan = Plan { seats: seats.collect(), undo, cards };
    let fate = Fate::new(Secret::from_bytes([5; 32]));
    Sitting::begin(table(who.len() as u8), plan, fate).expect("the plan is right")
}

/// The same, after everybody has hidden nothing.
pub(crate) fn taking(who: &str, undo: Undo) -> Sitting {
    let mut sitting = sit(who, undo);
    sitting.advance().expect("fate answers");
    for seat in Seat::all(who.len() as u8) {
        sitting.act(seat, "done").expect("legal");
    }
    sitting
}

/// The numbered lines of the saga, without hashes.
pub(crate) fn lines(sitting: &Sitting) -> Vec<String> {
    sitting.saga().lines.iter().map(|line| line.deed.to_string()).collect()
}

impl Table for Toy {
    fn about(&self) -> &'static About {
        &ABOUT
    }
    fn setup(&self) -> &Setup {
        &self.0
    }
    fn seats(&self) -> u8 {
        self.0.players
    }
    fn start(&self) -> Box<dyn Position> {
        Box::new(At {
            seats: self.0.players,
            phase: Phase::Heap,
            heap: 0,
            cards: [0; MAX_SEATS],
            hidden: [0; MAX_SEATS],
            done: Seats::NONE,
            peeked: Seats::NONE,
            taken: [0; MAX_SEATS],
        })
    }
    fn sheets(&self) -> Vec<Sheet> {
        Vec::new()
    }
    fn settings(&self, _: Level) -> Option<Settings> {
        None
    }
}

impl At {
    fn open(&self) -> Seats {
        Seats(Seats::first(self.seats).0 & !self.done.0)
    }
}

impl Position for At {
    fn fork(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn pending(&self) -> Pending {
        match self.phase {
            Phase::Heap => Pending::Chance(Chance::roll(2, 6, self.seats)),
            Phase::Deal(seat) => Pending::Chance(Chance::pick(1, 9, Seats::only(Seat(seat)))),
            Phase::Hide => Pending::Ask(Ask { seats: self.open(), together: true }),
            Phase::Turn(seat) => Pending::Ask(Ask::one(Seat(seat))),
            Phase::Fall(_) => Pending::Chance(Chance::roll(1, 6, self.seats)),
            Phase::Over(winner) => {
                let mut shares = [0.0; MAX_SEATS];
                shares[winner as usize] = 1.0;
                let ending = Ending { id: "empty", rule: "TOY-9" };
                Pending::Over(Outcome { shares, points: self.taken, ending })
            }
        }
    }

    fn choices(&self, seat: Seat) -> Vec<String> {
        let all = ["hide 1", "hide 2", "done", "take 1", "take 2", "take 3", "peek"];
        all.into_iter().filter(|c| self.check(seat, c).is_ok()).map(str::to_owned).collect()
    }

    fn check(&self, seat: Seat, choice: &str) -> Result<(), Refused> {
        let refuse = |rule, why| Err(Refused::Illegal(Refusal::new(rule, why)));
        let (verb, number) = choice.split_once(' ').unwrap_or((choice, "0"));
        let number = number.parse::<u8>().map_err(|_| Garbled::new("toy-fault-number", number))?;
        match (verb, self.phase) {
            ("hide" | "done", Phase::Hide) if !self.open().has(seat) => refuse("TOY-1", "toy-done"),
            ("hide", Phase::Hide) if !(1..=2).contains(&number) => refuse("TOY-2", "toy-number"),
            ("hide", Phase::Hide) if self.hidden[seat.index()] >= number => {
                refuse("TOY-3", "toy-order")
            }
            ("hide" | "done", Phase::Hide) => Ok(()),
            ("take" | "peek", Phase::Turn(turn)) if turn != seat.0 => refuse("TOY-4", "toy-turn"),
            ("take", Phase::Turn(_)) if number < 1 || number > self.heap.min(3) => {
                refuse("TOY-5", "toy-heap")
            }
            ("peek", Phase::Turn(_)) if self.peeked.has(seat) => refuse("TOY-6", "toy-peeked"),
            ("take" | "peek", Phase::Turn(_)) => Ok(()),
            ("hide" | "done" | "take" | "peek", _) => refuse("TOY-7", "toy-phase"),
            _ => Err(Garbled::new("toy-fault-choice", choice).into()),
        }
    }

    fn apply(&mut self, seat: Seat, choice: &str) -> Result<Vec<Told>, Refused> {
        self.check(seat, choice)?;
        let (verb, number) = choice.split_once(' ').unwrap_or((choice, "0"));
        let number = number.parse::<u8>().map_err(|_| Garbled::new("toy-fault-number", number))?;
        match verb {
            "hide" => self.hidden[seat.index()] |= number,
            "done" => {
                self.done = self.done.with(seat);
                if self.open().is_empty() {
                    self.heap += self.hidden.iter().sum::<u8>();
                    self.phase = Phase::Turn(0);
                }
            }
            "peek" => self.peeked = self.peeked.with(seat),
            _ => {
                self.heap -= number;
                self.taken[seat.index()] += number as i16;
                self.phase = match (self.heap, number) {
                    (0, _) => Phase::Over(seat.0),
                    (_, 3) => Phase::Fall(seat.0),
                    _ => Phase::Turn(seat.left(self.seats).0),
                };
            }
        }
        Ok(Vec::new())
    }

    fn settle(&mut self, fortune: &[u8]) -> Result<Vec<Told>, Impossible> {
        let Pending::Chance(chance) = self.pending() else { return Err(Impossible::NotAsked) };
        chance.check(fortune)?;
        match self.phase {
            Phase::Heap => {
                self.heap = fortune[0] + fortune[1];
                self.phase = Phase::Deal(0);
            }
            Phase::Deal(seat) => {
                self.cards[seat as usize] = fortune[0];
                let next = seat + 1;
                self.phase = if next < self.seats { Phase::Deal(next) } else { Phase::Hide };
            }
            Phase::Fall(seat) => {
                self.heap += fortune[0] / 6;
                self.phase = Phase::Turn(Seat(seat).left(self.seats).0);
            }
            _ => {}
        }
        Ok(Vec::new())
    }

    fn conceals(&self, seat: Seat, _: &str, eyes: Eyes) -> bool {
        self.phase == Phase::Hide && !eyes.is(seat)
    }

    fn fingerprint(&self) -> u32 {
        let mut hash = Fnv::default();
        hash.text(&format!("{self:?}"));
        hash.short()
    }

    fn screen(&self, eyes: Eyes) -> Screen {
        let card = |seat: Seat| {
            let own = eyes.is(seat);
            let peeks = matches!(eyes, Eyes::Seat(me) if self.peeked.has(me) && me.left(self.seats) == seat);
            let face_up = own || peeks;
            let name = if face_up {
                format!("card-{}", self.cards[seat.index()])
            } else {
                format!("back-{seat}")
            };
            Item::Card(Card {
                name,
                title: Phrase::new("toy-card"),
                kind: Phrase::new("toy-card"),
                sign: None,
                face_up,
                corners: Vec::new(),
                symbols: Vec::new(),
                badges: Vec::new(),
                text: Vec::new(),
                buttons: Vec::new(),
                would: None,
                place: None,
            })
        };
        let zone = Zone {
            id: "cards".into(),
            kind: Kind::Row,
            title: Phrase::new("toy-cards"),
            owner: None,
            facts: Vec::new(),
            items: Seat::all(self.seats).map(card).collect(),
        };
        Screen {
            eyes,
            prompt: Phrase::new("toy-prompt"),
            rule: None,
            asked: Seats::NONE,
            facts: Vec::new(),
            zones: vec![zone],
            buttons: Vec::new(),
            scores: Vec::new(),
            ending: None,
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        Vec::new()
    }

    fn think(&self, seat: Seat, _: Level, seed: u64) -> Option<String> {
        let choices = self.choices(seat);
        let index = seed % choices.len().max(1) as u64;
        choices.into_iter().nth(index as usize)
    }

    fn counsel(&self, seat: Seat, _: Seats, _: Level, _: u64, _: &AtomicBool) -> Counsel {
        let hint = |choice| Hint { choice, chance: (0.5, 0.1) };
        let choices = self.choices(seat).into_iter().map(hint).collect();
        Counsel { choices, chance: (0.5, 0.1), iterations: 1, gave_up: false }
    }

    fn odds(&self, _: Seat, _: u32, _: u64, _: &AtomicBool) -> Option<Odds> {
        None
    }
}

/// A phrase in English. The toy's own phrases show as their ids.
pub(crate) fn english(phrase: &Phrase) -> String {
    words::Words::english().text(phrase)
}
