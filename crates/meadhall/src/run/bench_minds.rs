//! `meadhall bench --minds`: how fast a seer thinks, and what it costs.

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use minds::{Level, Mind, Party, Settings, Step, Stream, counsel, limit_threads, middle, play_out};
use screen::Draw;
use serde::Serialize;
use shelf::Visitor;
use tabletop::{Eyes, Faults, Phrase, Seat, Setup};
use words::Words;

use super::tables::{Rows, count};
use crate::allocations;
use crate::fail::{Done, Fail};

/// Decisions of a playout, made at random or by instinct, before the game's advice judges.
const DEPTH: u16 = 20;

/// Iterations for a choice: few enough that one tree on one core thinks.
const ITERATIONS: u32 = 1900;

/// Iterations of a long thought, which several trees share.
const MANY: u32 = 1_000_000;

/// Rounds of thinking, of which the median counts.
const ROUNDS: u32 = 5;

/// What was measured on one game.
#[derive(Serialize)]
pub(crate) struct Thinking {
    game: &'static str,
    seats: u8,
    depth: u16,
    iterations_per_s: f64,
    iterations_per_s_as_it_plays: f64,
    iterations_per_s_million: f64,
    iterations_per_s_all_cores: f64,
    allocations_per_iteration: f64,
    megabytes_for_a_million: f64,
    konung_decisions: u32,
    konung_mean_ms: f64,
    konung_longest_ms: f64,
}

/// More steps than any game takes.
const ENDLESS: u32 = 1_000_000;

/// The figures that take long, by the phrases they are told with, in the order they are measured.
pub(crate) const STAGES: [&str; 5] = [
    "program-bench-iterations",
    "program-bench-iterations-own",
    "program-bench-iterations-million",
    "program-bench-iterations-all",
    "program-bench-konung-longest",
];

/// Measures the game of that id on a position from the middle of a game. The bar goes on by one for
/// each of the stages.
pub(crate) fn measure(
    words: &Words,
    id: &str,
    setup: &Setup,
    cards: &str,
    (seed, time): (u64, Duration),
    bar: &ProgressBar,
) -> Result<Thinking, Fail> {
    struct Visit<'a>(&'a Setup, &'a str, u64, Duration, &'a mut dyn FnMut());
    impl Visitor for Visit<'_> {
        type Out = Result<Option<Thinking>, Faults>;
        fn visit<G: Draw>(self) -> Self::Out {
            let game = G::build(self.0, self.1)?;
            Ok(thinking(&game, self.2, self.3, self.4))
        }
    }
    let no_middle = || Fail::from(Phrase::new("program-bench-no-middle").with("game", id));
    let mut stages = STAGES.into_iter();
    let mut next = || {
        if let Some(stage) = stages.next() {
            let head = Phrase::new("program-bench-stage").with("game", id);
            bar.set_message(words.text(&head.with("figure", Phrase::new(stage))));
        }
    };
    next();
    let mut done = || {
        bar.inc(1);
        next();
    };
    match shelf::with(id, Visit(setup, cards, seed, time, &mut done)) {
        Some(measured) => measured?.ok_or_else(no_middle),
        None => Err(no_middle()),
    }
}

/// Tells after each of the stages that it is done.
fn thinking<G: Draw>(
    game: &G,
    seed: u64,
    time: Duration,
    done: &mut dyn FnMut(),
) -> Option<Thinking> {
    let (state, seat) = middle(game, seed)?;
    let mut list = Vec::new();
    game.choices(&state, seat, &mut list);
    let view = game.view(&state, Eyes::Seat(seat));
    let settings =
        Settings { depth: Some(DEPTH), wits: Some(1), ..Settings::iterations(ITERATIONS) };
    let [mut plain, mut own] = [settings, Settings::iterations(ITERATIONS)]
        .map(|settings| Mind::new(Level::Seer(settings), seed));
    let round = |mind: &mut Mind<G>, time: Duration| {
        let (start, mut thought) = (Instant::now(), 0u32);
        while thought == 0 || start.elapsed() < time {
            mind.choose(game, &view, seat, &list);
            thought += ITERATIONS;
        }
        (f64::from(thought) / start.elapsed().as_secs_f64(), thought)
    };
    let median = |mind: &mut Mind<G>| {
        // A tenth of the time first: buffers grow, caches and branch predictors settle.
        round(mind, time / 10);
        let mut speeds: Vec<f64> = (0..ROUNDS).map(|_| round(mind, time / ROUNDS).0).collect();
        speeds.sort_by(f64::total_cmp);
        speeds[speeds.len() / 2]
    };
    let speed = median(&mut plain);
    let mut counted = 0;
    let allocations = allocations::during(&mut || counted = round(&mut plain, time / 10).1);
    done();
    let speed_of_its_own = median(&mut own);
    done();
    let many = Settings { depth: Some(DEPTH), wits: Some(1), ..Settings::iterations(MANY) };
    let never = AtomicBool::new(false);
    // The same thought on one core and on all: a large tree is slower than a small one, so neither
    // says anything beside the figure of small ones.
    let long = |threads: usize| {
        limit_threads(threads);
        let start = Instant::now();
        counsel(game, &view, seat, &list, many, seed, &never);
        f64::from(MANY) / start.elapsed().as_secs_f64()
    };
    let one_core = long(1);
    done();
    let mut all_cores = 0.0;
    let bytes = allocations::peak(&mut || all_cores = long(0));
    done();
    let decisions = whole_game(game, seed);
    done();
    let mean = decisions.iter().sum::<Duration>() / decisions.len().max(1) as u32;
    Some(Thinking {
        game: G::about().id,
        seats: game.seats(),
        depth: DEPTH,
        iterations_per_s: speed,
        iterations_per_s_as_it_plays: speed_of_its_own,
        iterations_per_s_million: one_core,
        iterations_per_s_all_cores: all_cores,
        allocations_per_iteration: allocations as f64 / f64::from(counted),
        megabytes_for_a_million: bytes as f64 / 1e6,
        konung_decisions: decisions.len() as u32,
        konung_mean_ms: mean.as_secs_f64() * 1e3,
        konung_longest_ms: decisions.iter().max().map_or(0.0, |most| most.as_secs_f64() * 1e3),
    })
}

/// How long the strongest rank took for each decision of a whole game against greedy minds.
fn whole_game<G: Draw>(game: &G, seed: u64) -> Vec<Duration> {
    let strongest = Level::RANKS.last().copied().unwrap_or(Level::Greedy);
    let mut levels = vec![Level::Greedy; usize::from(game.seats())];
    levels[0] = strongest;
    let mut party = Party::new(game, &levels);
    party.sit(&Stream::seeded(seed));
    let (mut state, mut took, mut last) = (game.start(), Vec::new(), Instant::now());
    play_out(game, &mut state, &mut party, ENDLESS, |_, step| {
        if matches!(step, Step::Choice { seat: Seat(0), of: 2.., .. }) {
            took.push(last.elapsed());
        }
        last = Instant::now();
        ControlFlow::Continue(())
    });
    took
}

/// The figures in a table.
pub(crate) fn show(words: &Words, found: &Thinking, out: &mut impl Write) -> Done {
    let head = Phrase::new("program-bench-minds-head").with("game", found.game);
    let head = head.with("seats", found.seats).with("depth", found.depth);
    writeln!(out, "{}", words.text(&head))?;
    let mut rows = Rows::new([(String::new(), false), (String::new(), true)]);
    let mut row = |id, figure: String| rows.row([words.text(&Phrase::new(id)), figure]);
    row("program-bench-iterations", count(found.iterations_per_s.round() as u64));
    let own = found.iterations_per_s_as_it_plays;
    row("program-bench-iterations-own", count(own.round() as u64));
    row("program-bench-iterations-million", count(found.iterations_per_s_million.round() as u64));
    row("program-bench-iterations-all", count(found.iterations_per_s_all_cores.round() as u64));
    row("program-bench-iteration-allocations", format!("{:.5}", found.allocations_per_iteration));
    row("program-bench-million", format!("{:.1}", found.megabytes_for_a_million));
    row("program-bench-konung-decisions", count(found.konung_decisions.into()));
    row("program-bench-konung-mean", format!("{:.1}", found.konung_mean_ms));
    row("program-bench-konung-longest", format!("{:.1}", found.konung_longest_ms));
    // The empty heads make an empty first line.
    Ok(write!(out, "{}", rows.text().trim_start_matches('\n'))?)
}
