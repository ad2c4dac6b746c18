//! Nim: all is open, and the truth about every position is known, so that a mind can be proven.
//!
//! * **NIM-1** Three heaps; a die for each says how many sticks it has.
//! * **NIM-2** In turn, two players take any number of sticks from one heap, at least one.
//! * **NIM-3** Who takes the last stick wins.

mod draw;

use std::fmt;
use std::str::FromStr;

use tabletop::{
    About, Ask, Chance, Ending, Eyes, Faults, Game, Garbled, Impossible, MAX_SEATS, Mode, Outcome,
    Pending, Piece, Refusal, Row, Seat, Setup, Source, Witness,
};

const HEAPS: usize = 3;
const FACES: u8 = 6;

/// The game at a table.
#[derive(Clone, Debug)]
pub struct Nim {
    setup: Setup,
    has_instinct: bool,
}

/// A position, all of it open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The heaps, once the dice have been rolled.
    pub heaps: Option<[u8; HEAPS]>,
    /// Who moves.
    pub turn: Seat,
}

/// Takes `count` sticks from a heap, which is counted from 0 inside and written from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Take {
    pub count: u8,
    pub heap: u8,
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    Heaped([u8; HEAPS]),
    Took(Seat, Take),
}

/// Whose eyes, and everything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View(pub Eyes, pub State);

impl Nim {
    /// A table; Nim is for two.
    pub fn new() -> Nim {
        Nim { setup: Setup::new(2), has_instinct: false }
    }

    /// The same, where everybody does by instinct what wins.
    pub fn by_instinct() -> Nim {
        Nim { has_instinct: true, ..Nim::new() }
    }
}

impl Default for Nim {
    fn default() -> Nim {
        Nim::new()
    }
}

impl State {
    /// Whether who moves next wins with perfect play: the heaps do not cancel out in binary.
    pub fn is_won(&self) -> bool {
        self.heaps.is_some_and(|heaps| heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0)
    }

    fn is_over(&self) -> bool {
        self.heaps == Some([0; HEAPS])
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {} from {}", self.count, self.heap + 1)
    }
}

impl FromStr for Take {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<Take, Garbled> {
        let read = || {
            let (count, heap) = text.strip_prefix("take ")?.split_once(" from ")?;
            let (count, heap): (u8, u8) = (count.parse().ok()?, heap.parse().ok()?);
            ((1..=FACES).contains(&count) && (1..=HEAPS as u8).contains(&heap))
                .then(|| Take { count, heap: heap - 1 })
        };
        read().ok_or_else(|| Garbled::new("nim-fault-choice", text))
    }
}

impl tabletop::Event for Event {
    fn seen_by(self, _: Eyes) -> Option<Event> {
        Some(self)
    }
}

static ABOUT: About = About {
    id: "nim",
    prefix: "NIM",
    rules_version: 1,
    players: 2..=2,
    modes: &[Mode { id: "free", players: 2..=2 }],
    options: &[],
    boxes: &[],
    rules: "",
};

impl Game for Nim {
    type State = State;
    type Choice = Take;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &ABOUT
    }

    fn build(setup: &Setup, _cards: &str) -> Result<Nim, Faults> {
        match setup.check(&ABOUT) {
            faults if faults.is_empty() => Ok(Nim { setup: setup.clone(), ..Nim::new() }),
            faults => Err(Faults(faults)),
        }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self) -> State {
        State { heaps: None, turn: Seat(0) }
    }

    fn pending(&self, state: &State) -> Pending {
        if state.heaps.is_none() {
            return Pending::Chance(Chance::roll(HEAPS as u8, FACES, 2));
        }
        if !state.is_over() {
            return Pending::Ask(Ask::one(state.turn));
        }
        let mut shares = [0.0; MAX_SEATS];
        shares[state.turn.left(2).index()] = 1.0;
        let ending = Ending { id: "last-stick", rule: "NIM-3" };
        Pending::Over(Outcome { shares, points: [0; MAX_SEATS], ending })
    }

    fn check(&self, state: &State, seat: Seat, take: &Take) -> Result<(), Refusal> {
        match state.heaps {
            Some(heaps) if !state.is_over() && state.turn == seat => {
                let left = heaps.get(take.heap as usize).copied().unwrap_or(0);
                let fits = (1..=left).contains(&take.count);
                fits.then_some(()).ok_or(Refusal::new("NIM-2", "nim-too-many"))
            }
            _ => Err(Refusal::new("NIM-2", "nim-no-turn")),
        }
    }

    fn choices(&self, state: &State, seat: Seat, list: &mut Vec<Take>) {
        list.clear();
        let Some(heaps) = state.heaps.filter(|_| state.turn == seat) else { return };
        for (heap, left) in (0u8..).zip(heaps) {
            list.extend((1..=left).map(|count| Take { count, heap }));
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        take: &Take,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        self.check(state, seat, take)?;
        if let Some(heaps) = &mut state.heaps {
            heaps[take.heap as usize] -= take.count;
        }
        state.turn = seat.left(2);
        witness.see(|| Event::Took(seat, *take));
        Ok(())
    }

    fn settle(
        &self,
        state: &mut State,
        fortune: &[u8],
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Impossible> {
        let Pending::Chance(chance) = self.pending(state) else {
            return Err(Impossible::NotAsked);
        };
        chance.check(fortune)?;
        let mut heaps = [0; HEAPS];
        heaps.copy_from_slice(fortune);
        state.heaps = Some(heaps);
        witness.see(|| Event::Heaped(heaps));
        Ok(())
    }

    fn view(&self, state: &State, eyes: Eyes) -> View {
        View(eyes, *state)
    }

    fn imagine(&self, view: &View, _: &mut impl Source) -> State {
        view.1
    }

    fn advice(&self, state: &State, shares: &mut [f32]) {
        let mover = if state.heaps.is_none() { 0.5 } else { f32::from(state.is_won()) };
        shares[state.turn.index()] = mover;
        shares[state.turn.left(2).index()] = 1.0 - mover;
    }

    fn instinct(&self, state: &State, list: &[Take], _: &mut impl Source) -> Option<usize> {
        let wins = |take: &Take| {
            let mut after = *state;
            self.apply(&mut after, state.turn, take, &mut ()).is_ok() && !after.is_won()
        };
        list.iter().position(wins).filter(|_| self.has_instinct)
    }

    fn contest(&self, state: &State) -> Option<u16> {
        (state.heaps.is_some() && !state.is_over()).then_some(0)
    }

    fn verdict(&self, state: &State, contest: u16) -> Option<u8> {
        (contest == 0 && state.is_over()).then(|| state.turn.left(2).0)
    }

    fn tally(&self, _: &State, _: &mut dyn FnMut(Row<'_>)) {}

    fn pieces(&self, state: &State, report: &mut dyn FnMut(Piece)) {
        for (heap, left) in (0u8..).zip(state.heaps.unwrap_or_default()) {
            for stick in 0..FACES {
                let zone = if stick < left { "heap" } else { "out" };
                let number = (heap * FACES + stick).into();
                report(Piece { kind: "stick", number, zone, seat: None, position: heap.into() });
            }
        }
    }
}
