//! What every game answers.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::{
    About, Eyes, Faults, Garbled, Impossible, Pending, Piece, Refusal, Row, Seat, Setup, Source,
    Thing,
};

/// How a seer thinks best in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// How many decisions it plays on, beyond what it plans, before advice judges.
    pub depth: u16,
    /// How many such playouts a first glance at a choice by advice counts for.
    pub prior: u16,
    /// How many choices it weighs by advice at a decision of a playout for which the game has no
    /// `instinct`; with one it takes any.
    pub wits: u16,
}

impl Foresight {
    /// In a game that says nothing.
    pub const USUAL: Foresight = Foresight { depth: 4, prior: 8, wits: 1 };
}

/// A game set up at a table: rules, card data and options, immutable and shared by all its states.
///
/// Laws, held by the contract test on every game in every state:
/// * a choice is listed ⇔ it passes `check` ⇔ `apply` accepts it; a refused one changes nothing;
/// * `view(imagine(v)) == v`, and over many samples every unseen thing reaches every place where
///   it could lie;
/// * after a fortune or choice hidden from some eyes, a different one gives those eyes an equal
///   view, equal events and an equal line;
/// * a seat's choices depend on nothing that its view does not hold;
/// * every piece is somewhere exactly once, and every game ends.
pub trait Game: Sized + Send + Sync + 'static {
    /// A position. Bytes: fixed arrays and small numbers, nothing on the heap. Never serialised.
    type State: Copy + Eq + Debug + Send + Sync;
    /// A legal act, small, with a short text form that goes into sagas.
    type Choice: Copy + Eq + Debug + Display + FromStr<Err = Garbled> + Send + Sync;
    /// Something that happened.
    type Event: Event;
    /// What a pair of eyes may know of a position, and nothing else.
    type View: Clone + Eq + Debug + Send + Sync;

    /// What is known before a game is set up.
    fn about() -> &'static About;

    /// Sets up a game with a box of card data; tells all faults of both together.
    fn build(setup: &Setup, cards: &str) -> Result<Self, Faults>;

    /// The same by the rules of this version, an older one where a saga was begun under it. A game
    /// that keeps no older rules plays everything by the newest.
    fn build_by(rules: u16, setup: &Setup, cards: &str) -> Result<Self, Faults> {
        let _ = rules;
        Self::build(setup, cards)
    }

    /// The set-up it was built with.
    fn setup(&self) -> &Setup;

    /// How many seats the table has.
    fn seats(&self) -> u8 {
        self.setup().players
    }

    /// The first position.
    fn start(&self) -> Self::State;

    /// What the position waits for.
    fn pending(&self, state: &Self::State) -> Pending;

    /// Whether the seat may choose this, and if not, why.
    fn check(&self, state: &Self::State, seat: Seat, choice: &Self::Choice) -> Result<(), Refusal>;

    /// Lists what passes `check`, in a stable order, into a buffer that is emptied first. It
    /// allocates only while the buffer grows.
    fn choices(&self, state: &Self::State, seat: Seat, list: &mut Vec<Self::Choice>);

    /// Carries out a choice, or changes nothing and says why.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: &Self::Choice,
        witness: &mut impl Witness<Self::Event>,
    ) -> Result<(), Refusal>;

    /// Carries out fate's answer, or changes nothing and says why it cannot be. It shows nobody
    /// more than the chance's `seen` says: what the answer uncovers for others is asked anew.
    fn settle(
        &self,
        state: &mut Self::State,
        fortune: &[u8],
        witness: &mut impl Witness<Self::Event>,
    ) -> Result<(), Impossible>;

    /// What these eyes may know.
    fn view(&self, state: &Self::State, eyes: Eyes) -> Self::View;

    /// A position that could be the true one for all the view knows, dealt anew from the source.
    fn imagine(&self, view: &Self::View, source: &mut impl Source) -> Self::State;

    /// Whether the content of a choice stays hidden from these eyes when it is made. Answers of a
    /// question put to several together always do.
    fn conceals(&self, state: &Self::State, seat: Seat, choice: &Self::Choice, eyes: Eyes) -> bool {
        let _ = choice;
        match self.pending(state) {
            Pending::Ask(ask) => ask.together && !eyes.is(seat),
            _ => false,
        }
    }

    /// Each seat's expected share of the win, 0 to 1, as an experienced player would guess it.
    /// Called only on imagined positions.
    fn advice(&self, state: &Self::State, shares: &mut [f32]);

    /// What somebody would do here without thinking, as a number of the list of choices; nothing
    /// where that takes thought. Minds play on by it where they do not plan.
    fn instinct(
        &self,
        _state: &Self::State,
        _list: &[Self::Choice],
        _source: &mut impl Source,
    ) -> Option<usize> {
        None
    }

    /// The number of the battle, fight or attack that goes on, if one does.
    fn contest(&self, state: &Self::State) -> Option<u16>;

    /// The contest whose odds the seat may want to know: the one that goes on, or one that it is
    /// about to decide upon. It follows from the seat's own view.
    fn prospect(&self, state: &Self::State, seat: Seat) -> Option<u16> {
        let _ = seat;
        self.contest(state)
    }

    /// How the contest of that number ended, if it was the last to end: an index into the phrases
    /// `GAME-verdict-0`, `-1`, …
    fn verdict(&self, state: &Self::State, contest: u16) -> Option<u8>;

    /// How many of its own whoever fought lost in the contest of that number, once it has a verdict;
    /// nothing in a game where a contest has no such losses.
    fn losses(&self, state: &Self::State, contest: u16) -> Option<u16> {
        let _ = (state, contest);
        None
    }

    /// What the lab may tune in a box, within which bounds and what for: the text of the game's
    /// `data/tune.toml`; empty if there is nothing.
    fn tuning() -> &'static str {
        ""
    }

    /// How the five ranks of minds think at this table, weakest first, each written as a seer is
    /// named, e.g. `seer:100:slips=10`; empty if they think as in any game.
    fn ranks(&self) -> &'static [&'static str] {
        &[]
    }

    /// How a seer thinks best at this table, found by play.
    fn foresight(&self) -> Foresight {
        Foresight::USUAL
    }

    /// The side a seat is on: seats of one side, as partners or companions, always have the same
    /// share of the win. Without teams everybody is a side.
    fn side_of(&self, seat: Seat) -> u8 {
        seat.0
    }

    /// Kinds of the tally that tell how a game went instead of what a seat had or used: points,
    /// battles won, where it was lost. More of them goes with winning by their nature, so the lab
    /// calls none of them strong or weak.
    fn hindsight() -> &'static [&'static str] {
        &[]
    }

    /// Rows for the lab: who has a row held the thing, and made use of it if its value is above 0.
    fn tally(&self, state: &Self::State, report: &mut dyn FnMut(Row<'_>));

    /// What a piece is to the lab where it lies, if the lab is to follow through a game who had it
    /// and who made use of it: what a tally at the end cannot know.
    fn thing(&self, piece: &Piece) -> Option<Thing<'_>> {
        let _ = piece;
        None
    }

    /// Where each piece is.
    fn pieces(&self, state: &Self::State, report: &mut dyn FnMut(Piece));
}

/// Something that happened, made only when somebody listens.
pub trait Event: Copy + Eq + Debug + Send + Sync {
    /// The event as these eyes saw it, or nothing if they could not.
    fn seen_by(self, eyes: Eyes) -> Option<Self>;
}

/// Who listens to events.
pub trait Witness<E> {
    /// Takes note of what happened. The event is made only if somebody listens.
    fn see(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens.
impl<E> Witness<E> for () {
    fn see(&mut self, _: impl FnOnce() -> E) {}
}

/// All events are kept.
impl<E> Witness<E> for Vec<E> {
    fn see(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
