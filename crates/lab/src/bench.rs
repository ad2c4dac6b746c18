//! One thread of random play, measured.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use minds::{Pace, Party, Scratch, Step, Stream, play_out, random_game};
use screen::Draw;
use shelf::Visitor;
use tabletop::{Game, Setup, Source};

use crate::play::ENDLESS;
use crate::report::{Bench, options};
use crate::simulate::Trouble;

/// Runs what it is given and counts the heap allocations meanwhile. The program brings it: only
/// a binary can count them.
pub type CountAllocations<'a> = &'a dyn Fn(&mut dyn FnMut()) -> u64;

/// Positions copied in turn to measure a copy: few, because a search copies what is in the cache.
const POSITIONS: usize = 16;

/// What to measure.
#[derive(Clone, Debug)]
pub struct BenchPlan {
    /// The table.
    pub setup: Setup,
    /// The text of the box of card data.
    pub cards: String,
    /// What the games follow from.
    pub seed: u64,
    /// How long to play.
    pub time: Duration,
}

/// Rounds of play, of which the median counts.
const ROUNDS: u32 = 9;

/// Measures the game of that id.
pub fn bench(id: &str, plan: &BenchPlan, count: CountAllocations<'_>) -> Result<Bench, Trouble> {
    struct Visit<'a>(&'a BenchPlan, CountAllocations<'a>);
    impl Visitor for Visit<'_> {
        type Out = Result<Bench, Trouble>;
        fn visit<G: Draw>(self) -> Self::Out {
            let game = G::build(&self.0.setup, &self.0.cards)?;
            bench_game(&game, self.0, self.1)
        }
    }
    shelf::with(id, Visit(plan, count)).unwrap_or_else(|| Err(Trouble::NoGame(id.to_owned())))
}

/// Measures a game that is set up already; the plan's own set-up and box are not looked at.
pub fn bench_game<G: Game>(
    game: &G,
    plan: &BenchPlan,
    count: CountAllocations<'_>,
) -> Result<Bench, Trouble> {
    let mut run =
        Run { game, scratch: Scratch::default(), stream: Stream::seeded(plan.seed), played: 0 };
    // A tenth of the time first: buffers grow, caches and branch predictors settle.
    run.play(plan.time / 10)?;
    // The median of several rounds: something else on the machine slows some of them.
    let rounds = (0..ROUNDS).map(|_| run.play(plan.time / ROUNDS));
    let mut rounds = rounds.collect::<Result<Vec<Sums>, Trouble>>()?;
    rounds.sort_by(|a, b| a.speed().total_cmp(&b.speed()));
    let speed = rounds[rounds.len() / 2];
    let mut counted = Ok(Sums::default());
    let allocations = count(&mut || counted = run.play(plan.time / 10));
    let counted = counted?;
    Ok(Bench {
        game: G::about().id,
        options: options(G::about(), game.setup()),
        seats: game.seats(),
        decisions_per_s: speed.speed(),
        games_per_s: speed.games as f64 / speed.seconds,
        branching_mean: speed.pace.branching(),
        clone_ns: copying(&run.positions()?, plan.time / 10),
        state_bytes: size_of::<G::State>(),
        allocations_per_decision: allocations as f64 / counted.pace.decisions.max(1) as f64,
    })
}

struct Run<'a, G: Game> {
    game: &'a G,
    scratch: Scratch<G>,
    stream: Stream,
    played: u64,
}

#[derive(Clone, Copy, Default)]
struct Sums {
    games: u64,
    pace: Pace,
    seconds: f64,
}

impl Sums {
    fn speed(&self) -> f64 {
        self.pace.decisions as f64 / self.seconds
    }
}

impl<G: Game> Run<'_, G> {
    fn play(&mut self, time: Duration) -> Result<Sums, Trouble> {
        let mut sums = Sums::default();
        let start = Instant::now();
        while sums.games == 0 || start.elapsed() < time {
            let mut state = self.game.start();
            let (scratch, pace) = (&mut self.scratch, &mut sums.pace);
            random_game(self.game, &mut state, &mut self.stream, scratch, ENDLESS, pace)
                .ok_or(Trouble::Broken(self.played))?;
            black_box(&state);
            self.played += 1;
            sums.games += 1;
        }
        sums.seconds = start.elapsed().as_secs_f64();
        Ok(sums)
    }

    /// Positions of games, each of a game's decisions as likely as any other.
    fn positions(&mut self) -> Result<Vec<G::State>, Trouble> {
        let mut party = Party::new(self.game, &[]);
        let mut positions = Vec::new();
        for number in 0..POSITIONS as u64 {
            party.sit(&self.stream.split(number));
            let mut state = self.game.start();
            let (mut kept, mut met) = (state, 0);
            play_out(self.game, &mut state, &mut party, ENDLESS, |state, step| {
                if let Step::Choice { of: 2.., .. } = step {
                    met += 1;
                    if self.stream.below(met) == 0 {
                        kept = *state;
                    }
                }
                ControlFlow::Continue(())
            })
            .ok_or(Trouble::Broken(self.played + number))?;
            positions.push(kept);
        }
        Ok(positions)
    }
}

/// Nanoseconds to copy a position: the best of several rounds, since anything else on the machine
/// only ever makes one slower.
fn copying<S: Copy>(positions: &[S], time: Duration) -> f64 {
    const ROUND: usize = 1000;
    let Some(first) = positions.first() else { return 0.0 };
    let mut slot = *first;
    black_box(&mut slot);
    let mut best = f64::INFINITY;
    let start = Instant::now();
    while best.is_infinite() || start.elapsed() < time {
        let round = Instant::now();
        for _ in 0..ROUND {
            for position in positions {
                slot = *black_box(position);
                black_box(&mut slot);
            }
        }
        best = best.min(round.elapsed().as_secs_f64() * 1e9 / (ROUND * positions.len()) as f64);
    }
    best
}
