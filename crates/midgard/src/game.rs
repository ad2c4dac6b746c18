//! The game as the contract sees it.

use tabletop::{
    About, Eyes, Faults, Game, Impossible, Pending, Piece, Refusal, Row, Seat, Setup, Source,
    Thing, Witness,
};

use crate::cards::{Chest, NOBODY, Source as Provenance};
use crate::odds::Tables;
use crate::options::{ABOUT, Options};
use crate::place::FRONTS;
use crate::state::State;
use crate::step::Step;
use crate::{Choice, Event, View};

/// A game of Champions of Midgard, set up.
#[derive(Clone, Debug)]
pub struct Midgard {
    pub(crate) setup: Setup,
    pub(crate) options: Options,
    pub(crate) chest: Chest,
    pub(crate) provenance: Provenance,
    pub(crate) tables: Tables,
}

impl Midgard {
    pub(crate) fn seats_count(&self) -> u8 {
        self.setup.players
    }

    /// The number of the contest at a front in the round that is or was fought.
    pub(crate) fn contest_at(&self, s: &State, front: u8) -> u16 {
        s.fought as u16 * FRONTS as u16 + front as u16
    }
}

impl Game for Midgard {
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn about() -> &'static About {
        &ABOUT
    }

    fn build(setup: &Setup, cards: &str) -> Result<Midgard, Faults> {
        match (Options::read(setup), Chest::read(cards)) {
            (Ok(options), Ok((chest, provenance))) => {
                let tables = Tables::new(&chest);
                Ok(Midgard { setup: setup.clone(), options, chest, provenance, tables })
            }
            (options, chest) => {
                let mut faults = options.err().unwrap_or_default();
                faults.extend(chest.err().map(|faults| faults.0).unwrap_or_default());
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
        if !self.is_asked(state, self.top(state), seat) {
            return;
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
        self.look_at(state, eyes)
    }

    fn imagine(&self, view: &View, source: &mut impl Source) -> State {
        self.dream(view, source)
    }

    /// Which destiny is kept and which goes under the deck nobody else sees (MID-S7).
    fn conceals(&self, state: &State, seat: Seat, choice: &Choice, eyes: Eyes) -> bool {
        let secret = matches!(choice, Choice::Keep(_) | Choice::Under(_));
        let together = matches!(self.ask(state), Pending::Ask(ask) if ask.together);
        (secret || together) && !eyes.is(seat)
    }

    fn advice(&self, state: &State, shares: &mut [f32]) {
        self.weigh(state, shares);
    }

    fn contest(&self, state: &State) -> Option<u16> {
        (state.at != NOBODY).then(|| self.contest_at(state, state.at))
    }

    /// Before warriors are sent, the fight they may be sent to.
    fn prospect(&self, state: &State, seat: Seat) -> Option<u16> {
        let asked = self.is_asked(state, self.top(state), seat);
        let sends = matches!(self.top(state), Step::Assign(_) | Step::AssignAll);
        match self.question(state, seat).filter(|_| asked && sends) {
            Some(question) => Some(self.contest_at(state, question.front as u8)),
            None => self.contest(state),
        }
    }

    fn verdict(&self, state: &State, contest: u16) -> Option<u8> {
        let front = contest.checked_sub(state.fought as u16 * FRONTS as u16)? as usize;
        let ended = state.results.get(front)?.ended;
        (ended != NOBODY && self.contest(state) != Some(contest)).then_some(ended)
    }

    fn losses(&self, state: &State, contest: u16) -> Option<u16> {
        self.verdict(state, contest)?;
        let front = contest as usize % FRONTS;
        Some(state.results[front].lost as u16)
    }

    // Ours, measured in docs/minds.md: how far apart ranks are differs from table to table.
    fn ranks(&self) -> &'static [&'static str] {
        &["seer:40:slips=20", "seer:60:slips=10", "seer:80", "seer:400", "seer:4000"]
    }

    fn tuning() -> &'static str {
        include_str!("../data/tune.toml")
    }

    fn hindsight() -> &'static [&'static str] {
        // An enemy is a seat's only once it is beaten, and a destiny is of use if it scored.
        &["glory", "blame", "beaten", "enemy", "destiny"]
    }

    fn tally(&self, state: &State, report: &mut dyn FnMut(Row<'_>)) {
        self.count(state, report);
    }

    fn thing(&self, piece: &Piece) -> Option<Thing<'_>> {
        let name = self.chest.names.get(piece.number as usize)?;
        match piece.kind {
            "enemy" => Some(Thing { kind: "enemy", name, used: piece.zone == "beaten" }),
            // Its position tells whether it was turned over.
            "rune" => Some(Thing { kind: "rune", name, used: piece.position > 0 }),
            _ => None,
        }
    }

    fn pieces(&self, state: &State, report: &mut dyn FnMut(Piece)) {
        self.locate(state, report);
    }
}
