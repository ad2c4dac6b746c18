//! `tune`: turns the values of a box that are ours until an aim is met as nearly as can be seen.

mod aims;
mod apart;
mod arms;
mod doubts;
mod halving;
mod knobs;
mod tuner;

use minds::Level;
use screen::Draw;
use serde::Serialize;
use shelf::Visitor;

pub use aims::{Aim, Knob, Tuning, Values, When};
pub use doubts::{box_name, idle_faults, named, tuning_faults};

use crate::balance::Observe;
use crate::findings::Balance;
use crate::simulate::Trouble;
use tuner::Tuner;

/// What to tune.
#[derive(Clone, Debug)]
pub struct TunePlan {
    /// The name of the box that is tuned.
    pub cards: String,
    /// Its text.
    pub text: String,
    /// The name of the new box.
    pub name: String,
    /// What may be changed.
    pub tuning: Tuning,
    /// What is aimed at.
    pub aim: Aim,
    /// Who plays.
    pub mind: Level,
    /// Games with each box of the first round.
    pub games: u64,
    /// The most settings that are tried for each thing.
    pub arms: usize,
    /// Games of the studies before and after.
    pub check: u64,
    /// What all follows from.
    pub seed: u64,
    /// How many threads; 0 for one on each core.
    pub threads: usize,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tuned {
    /// The name of the aim.
    pub aim: String,
    /// The kind whose things were to be fair, if that was the aim.
    pub fair: Option<String>,
    /// Which seats counted for that.
    pub when: When,
    /// The share of games that was to be won, if that was the aim.
    pub rate: Option<f64>,
    /// The new box's name.
    pub name: String,
    /// What was changed.
    pub changes: Vec<Turned>,
    /// Distance from the aim before and after, over fresh games: the largest among the things that
    /// were not too rare in either study, as a share; nothing where all were.
    pub farthest: [Option<f64>; 2],
    /// The things that were too rare in one study or both, and are left out of that.
    pub left_out: Vec<String>,
    /// A study of the old box.
    pub before: Balance,
    /// A study of the new box.
    pub after: Balance,
    /// The text of the new box.
    #[serde(skip)]
    pub text: String,
}

/// One value that was changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Turned {
    /// Where it stands.
    pub path: String,
    /// What it was.
    pub from: String,
    /// What it is.
    pub to: String,
}

/// The aims and knobs that come with a game; empty if it brings none.
pub fn tuning(id: &str) -> Option<&'static str> {
    struct Ask;
    impl Visitor for Ask {
        type Out = &'static str;
        fn visit<G: Draw>(self) -> &'static str {
            G::tuning()
        }
    }
    shelf::with(id, Ask)
}

/// Tunes a box of the game of that id.
pub fn tune(id: &str, plan: &TunePlan, observer: &dyn Observe) -> Result<Tuned, Trouble> {
    struct Visit<'a>(&'a TunePlan, &'a dyn Observe);
    impl Visitor for Visit<'_> {
        type Out = Result<Tuned, Trouble>;
        fn visit<G: Draw>(self) -> Self::Out {
            Tuner::<G>::new(self.0, self.1)?.run()
        }
    }
    shelf::with(id, Visit(plan, observer)).unwrap_or_else(|| Err(Trouble::NoGame(id.to_owned())))
}
