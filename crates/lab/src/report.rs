//! What the lab reports. The field names are a stable interface (`docs/json.md`).

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{About, Setup};

/// The result of many games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Simulation {
    /// The game's id.
    pub game: &'static str,
    /// What was played: every option with its value, defaults included.
    pub options: BTreeMap<&'static str, Chosen>,
    /// The seed that gives this result again.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// Whether all seats won or lost together in every game.
    pub together: bool,
    /// How many sides a game has, allies being one; all seats are one where they won or lost together.
    #[serde(skip)]
    pub sides: u64,
    /// Each seat's result, in order.
    pub seats: Vec<SeatResult>,
    /// How many games ended in each way.
    pub endings: BTreeMap<&'static str, u64>,
    /// Decisions in a game, on average: questions with at least two choices.
    pub length_mean: f64,
    /// What the game's tally tells: kind, then name.
    pub by: BTreeMap<&'static str, BTreeMap<String, Named>>,
}

/// What was chosen for an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Chosen {
    /// The value of an option that takes one.
    One(String),
    /// The values of an option that takes several.
    Several(Vec<String>),
}

/// One seat's result.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatResult {
    /// The mind that sat there.
    pub mind: String,
    /// Games won; a shared win counts its fraction.
    pub wins: f64,
    /// `wins` of all games, 0 to 1.
    pub win_rate: f64,
    /// The 95 % confidence interval of `win_rate`.
    pub ci95: [f64; 2],
    /// Points on average.
    pub points_mean: f64,
}

/// What is known of one named thing of a tally, e.g. one leader.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Named {
    /// How often a seat had it at the end of a game, allies counted once; where all win together,
    /// games in which any had.
    pub games: u64,
    /// Wins of the seats that had it; where all win together, how many of those games were won.
    pub wins: f64,
    /// `wins` of `games`, 0 to 1.
    pub win_rate: f64,
    /// The 95 % confidence interval of `win_rate`.
    pub ci95: [f64; 2],
    /// How much of it there was, on average.
    pub value_mean: f64,
}

/// The speed and size of a game's rules.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Bench {
    /// The game's id.
    pub game: &'static str,
    /// What was played: every option with its value, defaults included.
    pub options: BTreeMap<&'static str, Chosen>,
    /// How many seats the table had.
    pub seats: u8,
    /// Decisions a second on one thread: questions with at least two choices.
    pub decisions_per_s: f64,
    /// Games a second on one thread.
    pub games_per_s: f64,
    /// Choices a decision has on average.
    pub branching_mean: f64,
    /// Nanoseconds to copy a position.
    pub clone_ns: f64,
    /// Bytes of a position.
    pub state_bytes: usize,
    /// Heap allocations a decision, once buffers have grown.
    pub allocations_per_decision: f64,
}

/// Every option of a game with what the set-up chose, defaults included.
pub fn options(about: &About, setup: &Setup) -> BTreeMap<&'static str, Chosen> {
    let chosen = |option: &tabletop::Opt| {
        if !option.several {
            return Chosen::One(setup.value(about, option.id).to_owned());
        }
        let ids = option.values.iter().map(|v| v.id);
        let said: Vec<String> =
            ids.filter(|v| setup.has(option.id, v)).map(str::to_owned).collect();
        let silent = said.is_empty() && !option.default.is_empty();
        Chosen::Several(if silent { vec![option.default.to_owned()] } else { said })
    };
    about.options.iter().map(|option| (option.id, chosen(option))).collect()
}
