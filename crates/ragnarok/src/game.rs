//! The game as the contract sees it.

use tabletop::{
    About, Eyes, Faults, Game, Impossible, Pending, Piece, Refusal, Row, Seat, Setup, Source,
    Thing, Witness,
};

use crate::cards::{Deck, Source as Provenance};
use crate::options::{ABOUT, Options};
use crate::state::State;
use crate::{Choice, Event, View};

/// A game of Valda: Ragnarok, set up.
#[derive(Clone, Debug)]
pub struct Ragnarok {
    pub(crate) setup: Setup,
    pub(crate) options: Options,
    pub(crate) deck: Deck,
    pub(crate) provenance: Provenance,
}

impl Ragnarok {
    pub(crate) fn seats_count(&self) -> u8 {
        self.setup.players
    }
}

impl Game for Ragnarok {
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &ABOUT
    }

    fn build(setup: &Setup, cards: &str) -> Result<Ragnarok, Faults> {
        let read = Deck::read(cards);
        let options = Options::read(setup, read.as_ref().ok().map(|(deck, _)| deck));
        match (options, read) {
            (Ok(options), Ok((deck, provenance))) => {
                Ok(Ragnarok { setup: setup.clone(), options, deck, provenance })
            }
            (options, deck) => {
                let mut faults = options.err().unwrap_or_default();
                faults.extend(deck.err().map(|faults| faults.0).unwrap_or_default());
                Err(Faults(faults))
            }
        }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn start(&self) -> State {
        self.opening()
    }

    fn pending(&self, state: &State) -> Pending {
        self.ask(state)
    }

    fn check(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        self.allowed(state, seat, choice)
    }

    fn choices(&self, state: &State, seat: Seat, list: &mut Vec<Choice>) {
        list.clear();
        match self.ask(state) {
            Pending::Ask(ask) if ask.seats.has(seat) => {}
            _ => return,
        }
        self.candidates(state, seat, &mut |choice| {
            if self.fits(state, seat, &choice).is_ok() {
                list.push(choice);
            }
        });
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Choice,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal> {
        self.allowed(state, seat, choice)?;
        self.act(state, seat, *choice, witness);
        Ok(())
    }

    fn settle(
        &self,
        state: &mut State,
        fortune: &[u8],
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Impossible> {
        self.answer(state, fortune, witness)
    }

    fn view(&self, state: &State, eyes: Eyes) -> View {
        self.look(state, eyes)
    }

    fn imagine(&self, view: &View, source: &mut impl Source) -> State {
        self.dream(view, source)
    }

    fn advice(&self, state: &State, shares: &mut [f32]) {
        self.weigh(state, shares);
    }

    fn contest(&self, state: &State) -> Option<u16> {
        state.attack.on.then_some(state.attacks)
    }

    fn verdict(&self, state: &State, contest: u16) -> Option<u8> {
        let over = state.attacks == contest && !state.attack.on;
        over.then_some(!state.succeeded as u8)
    }

    // Ours, measured in docs/minds.md: how far apart ranks are differs from table to table.
    fn ranks(&self) -> &'static [&'static str] {
        match self.seats() {
            1 => &[
                "seer:30:slips=30",
                "seer:50:slips=20",
                "seer:90:slips=13",
                "seer:160:slips=4",
                "seer:1000:wits=3",
            ],
            _ => &[
                "seer:30:slips=30",
                "seer:50:slips=20",
                "seer:100:slips=10",
                "seer:200",
                "seer:1000:wits=3",
            ],
        }
    }

    fn tuning() -> &'static str {
        include_str!("../data/tune.toml")
    }

    fn side_of(&self, seat: Seat) -> u8 {
        self.side(seat) as u8
    }

    fn hindsight() -> &'static [&'static str] {
        &["end", "phase", "won", "lost", "attacks", "slain"]
    }

    fn tally(&self, state: &State, report: &mut dyn FnMut(Row<'_>)) {
        self.count(state, report);
    }

    fn thing(&self, piece: &Piece) -> Option<Thing<'_>> {
        // What was made use of stands in the tally already.
        let card = (piece.kind == "card").then_some(piece.number as usize)?;
        Some(Thing { kind: "card", name: self.deck.names.get(card)?, used: false })
    }

    fn pieces(&self, state: &State, report: &mut dyn FnMut(Piece)) {
        self.locate(state, report);
    }
}
