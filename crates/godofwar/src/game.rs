//! The game as the contract sees it.

use tabletop::{
    About, Eyes, Faults, Foresight, Game, Impossible, Pending, Piece, Refusal, Row, Seat, Setup,
    Source, Witness,
};

use crate::book::Book;
use crate::options::{ABOUT, Options};
use crate::state::State;
use crate::{Choice, Event};

/// A game of God of War, set up.
#[derive(Clone, Debug)]
pub struct GodOfWar {
    pub(crate) setup: Setup,
    /// The version of the rules it is played by.
    pub(crate) rules: u16,
    pub(crate) options: Options,
    pub(crate) book: Book,
    /// What each scene looks like to advice when it is laid out.
    pub(crate) fresh: Vec<f32>,
}

/// A position as a pair of eyes knows it. The order of decks is fate's until a card is drawn; what
/// others hold is hidden only at a table that hides hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose eyes.
    pub eyes: Eyes,
    pub(crate) table: State,
}

impl GodOfWar {
    pub(crate) fn seats_count(&self) -> u8 {
        self.setup.players
    }

    /// One player plays Kratos with his allies (GOW-P6).
    pub(crate) fn solo(&self) -> bool {
        self.setup.players == 1
    }
}

impl Game for GodOfWar {
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &ABOUT
    }

    fn build(setup: &Setup, cards: &str) -> Result<GodOfWar, Faults> {
        GodOfWar::build_by(ABOUT.rules_version, setup, cards)
    }

    fn build_by(rules: u16, setup: &Setup, cards: &str) -> Result<GodOfWar, Faults> {
        match (Options::read(setup), Book::read(cards)) {
            (Ok(options), Ok(mut book)) => {
                book.scale_to(setup.players);
                let setup = setup.clone();
                let mut game = GodOfWar { setup, rules, options, book, fresh: Vec::new() };
                game.measure();
                Ok(game)
            }
            (options, book) => {
                let mut faults = options.err().unwrap_or_default();
                faults.extend(book.err().map(|faults| faults.0).unwrap_or_default());
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
        if self.whom(state) != Some(seat) {
            return;
        }
        let step = self.top(state);
        self.candidates(state, seat, &mut |choice| {
            if self.fits(state, step, seat, &choice).is_ok() {
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
        let promise = self.promise(state);
        shares[..self.seats_count() as usize].fill(promise);
    }

    fn contest(&self, state: &State) -> Option<u16> {
        state.blow.on.then_some(state.attacks)
    }

    fn verdict(&self, state: &State, contest: u16) -> Option<u8> {
        (state.attacks == contest && !state.blow.on).then_some(state.verdict)
    }

    // Ours, measured in docs/minds.md: how far apart ranks are differs from table to table.
    fn ranks(&self) -> &'static [&'static str] {
        match self.seats() {
            1 => &[
                "seer:20:slips=50",
                "seer:27:slips=40",
                "seer:47:slips=31",
                "seer:78:slips=22",
                "seer:600:wits=8",
            ],
            4 => &[
                "seer:20:slips=36",
                "seer:60:slips=22",
                "seer:105:slips=14",
                "seer:165:slips=7",
                "seer:2000",
            ],
            _ => &[
                "seer:20:slips=35",
                "seer:55:slips=25",
                "seer:90:slips=18",
                "seer:150:slips=9",
                "seer:600:wits=8",
            ],
        }
    }

    // Found by play (docs/minds.md): who plays on at random here is soon downed, whatever the plan.
    fn foresight(&self) -> Foresight {
        Foresight { wits: 3, ..Foresight::USUAL }
    }

    fn tuning() -> &'static str {
        include_str!("../data/tune.toml")
    }

    fn side_of(&self, seat: Seat) -> u8 {
        let _ = seat;
        0
    }

    fn hindsight() -> &'static [&'static str] {
        &["quest", "boss", "lost-in", "rounds-of-lost", "length"]
    }

    fn tally(&self, state: &State, report: &mut dyn FnMut(Row<'_>)) {
        self.count(state, report);
    }

    fn pieces(&self, state: &State, report: &mut dyn FnMut(Piece)) {
        self.locate(state, report);
    }
}
