//! The contract, answered.

use pieces::{Cards, Secrets};
use tabletop::{
    About, Eyes, Faults, Game, Impossible, Mode, Pending, Piece, Refusal, Row, Seat, Setup, Source,
    Witness,
};

use super::{CARDS, Choice, Event, NONE, Phase, State, Thief, View, eyes, play};

static ABOUT: About = About {
    id: "thief",
    prefix: "THF",
    rules_version: 1,
    players: 2..=3,
    modes: &[Mode { id: "free", players: 2..=3 }],
    options: &[],
    boxes: &[],
    rules: "",
};

impl Game for Thief {
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &ABOUT
    }

    fn build(setup: &Setup, _cards: &str) -> Result<Thief, Faults> {
        match setup.check(&ABOUT) {
            faults if faults.is_empty() => Ok(Thief { setup: setup.clone() }),
            faults => Err(Faults(faults)),
        }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self) -> State {
        State {
            phase: Phase::Deal(Seat(0)),
            round: 0,
            hands: [Cards::NONE; 3],
            draft: [NONE; 3],
            laid: [NONE; 3],
            boast: [false; 3],
            deck: Cards::first(CARDS),
            discard: Cards::NONE,
            secrets: Secrets::default(),
            points: [0; 3],
            winner: Seat(0),
            won: None,
        }
    }

    fn pending(&self, state: &State) -> Pending {
        play::pending(state, self.seats())
    }

    fn check(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        play::check(state, self.seats(), seat, *choice)
    }

    fn choices(&self, state: &State, seat: Seat, list: &mut Vec<Choice>) {
        play::choices(state, self.seats(), seat, list);
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Choice,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        self.check(state, seat, choice)?;
        play::apply(state, self.seats(), seat, *choice, witness);
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
        play::settle(state, self.seats(), fortune, witness);
        Ok(())
    }

    fn view(&self, state: &State, eyes: Eyes) -> View {
        eyes::view(state, self.seats(), eyes)
    }

    fn imagine(&self, view: &View, source: &mut impl Source) -> State {
        eyes::imagine(view, source)
    }

    fn conceals(&self, state: &State, seat: Seat, choice: &Choice, eyes: Eyes) -> bool {
        match self.pending(state) {
            Pending::Ask(ask) => {
                !eyes.is(seat) && (ask.together || matches!(choice, Choice::Bury(_)))
            }
            _ => false,
        }
    }

    fn advice(&self, state: &State, shares: &mut [f32]) {
        // A point is worth more than a good hand, and both only by comparison. A card that is laid,
        // or about to be, already counts as the round it may win: else no step of laying one would
        // look better than another.
        let worth = |seat: usize| {
            let held: u32 = state.hands[seat].iter().map(u32::from).sum();
            let card = if state.laid[seat] == NONE { state.draft[seat] } else { state.laid[seat] };
            let round = match card {
                NONE => 0.0,
                card => {
                    let chance = (f32::from(card) / 11.0).powi(shares.len() as i32 - 1);
                    let boast = if state.boast[seat] { 2.0 * chance - 1.0 } else { 0.0 };
                    chance + boast
                }
            };
            (f32::from(state.points[seat]) + round + held as f32 / 24.0).exp2()
        };
        let worths: [f32; 3] = std::array::from_fn(worth);
        let all: f32 = worths[..shares.len()].iter().sum();
        shares.iter_mut().zip(worths).for_each(|(share, worth)| *share = worth / all);
    }

    fn contest(&self, state: &State) -> Option<u16> {
        (state.phase == Phase::Lay).then_some(state.round.into())
    }

    fn verdict(&self, state: &State, contest: u16) -> Option<u8> {
        state.won.and_then(|(round, seat)| (u16::from(round) == contest).then_some(seat.0))
    }

    fn tally(&self, state: &State, report: &mut dyn FnMut(Row<'_>)) {
        for seat in Seat::all(self.seats()) {
            let value = state.points[seat.index()].into();
            report(Row { kind: "points", name: "all", seat, value });
        }
    }

    fn pieces(&self, state: &State, report: &mut dyn FnMut(Piece)) {
        let mut lies = |card: u8, zone, seat| {
            report(Piece { kind: "card", number: card.into(), zone, seat, position: 0 });
        };
        state.deck.iter().for_each(|card| lies(card, "deck", None));
        state.discard.iter().for_each(|card| lies(card, "discard", None));
        for seat in Seat::all(self.seats()) {
            state.hands[seat.index()].iter().for_each(|card| lies(card, "hand", Some(seat)));
            if state.laid[seat.index()] != NONE {
                lies(state.laid[seat.index()], "laid", Some(seat));
            }
        }
    }
}
