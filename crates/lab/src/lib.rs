//! Games by the thousand, and what can be measured on them.
//!
//! **Knows:** the contract, minds in seats, fate and the saga's text, the shelf's generic door,
//! threads and a stopwatch. **Must not know:** any game's name or cards; files, terminals, words.
//! Whatever it tells about a game it learns from the outcome and from `tally`.
//!
//! [`simulate`] plays many games on all cores and is reproducible for a seed whatever the number
//! of threads; [`bench`] measures one thread of random play; [`balance`] plays until it is sure how
//! fair a game is; [`tournament`] sets minds against each other; [`tune`] turns what is ours in a box until it is fairer.

#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used))]

mod balance;
mod bench;
mod compare;
mod crowd;
pub mod export;
mod findings;
mod hands;
mod play;
mod record;
mod report;
mod scribe;
mod simulate;
mod stats;
mod sums;
mod totals;
mod tournament;
mod tune;

pub use balance::{Enough, Observe, Study, balance, balance_game};
pub use bench::{BenchPlan, CountAllocations, bench, bench_game};
pub use compare::{Change, Comparison, Of, compare};
pub use findings::{ALARM, Balance, Fairness, Found, Rate, SeatFound, Spread, Verdict};
pub use record::{Record, Told};
pub use report::{Bench, Chosen, Named, SeatResult, Simulation, options};
pub use simulate::{Plan, Trouble, Watch, simulate, simulate_game};
pub use stats::{holm, same_rate, two_sided};
pub use tournament::{
    Bout, Duel, Foretold, Form, Keep, MOST_GAMES, Standing, Standings, TournamentPlan, tournament,
    tournament_game,
};
pub use tune::{
    Aim, Knob, TunePlan, Tuned, Tuning, Turned, Values, When, box_name, idle_faults, named, tune,
    tuning, tuning_faults,
};
