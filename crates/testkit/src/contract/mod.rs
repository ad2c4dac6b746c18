//! The contract test: random play, with every law of the contract checked on the way.
//!
//! Cheap laws are checked in every state, costly ones in every 16th. A game is played from a
//! stream of its own, made of the seed and the game's number, so that a breach is found again by
//! playing that one game, and a run can be cut into ranges for several threads.

mod census;
mod choices;
mod fate;
mod hidden;
mod imagined;
mod law;
mod pool;
mod reach;
mod replay;
mod report;
mod shown;
mod walk;

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU32, Ordering};

use minds::{Level, Stream};
use screen::Draw;
use tabletop::Piece;

pub use law::Law;
pub use report::{Breach, Report};

use law::{Broken, hold};
use report::Trail;
use shown::Ear;
use walk::Walk;

/// Plays so many random games at these tables (a name and a game set up, each in its turn) and
/// checks every law; see [`Trial::hold`].
pub fn contract<G: Draw>(tables: &[(&str, G)], games: u32, seed: u64) -> Report {
    Trial::new(tables, seed).hold(games)
}

/// The number that a variable of the environment sets, if it does.
fn set(name: &str) -> Option<u32> {
    std::env::var(name).ok().and_then(|n| n.parse().ok())
}

/// Who is shown every position on the way.
pub type Watch<'a, G> = &'a (dyn Fn(&G, &<G as tabletop::Game>::State) + Sync);

/// Whether a piece could lie where it is said to, for all that the view knows.
pub type Could<G> = fn(&G, &<G as tabletop::Game>::View, &Piece) -> bool;

/// The contract test with all its settings.
pub struct Trial<'a, G: Draw> {
    tables: &'a [(&'a str, G)],
    seed: u64,
    steps: u32,
    apart: u32,
    could: Option<Could<G>>,
    level: Level,
    watch: Option<Watch<'a, G>>,
}

impl<'a, G: Draw> Trial<'a, G> {
    /// A trial at these tables; game number `n` is played at table `n` modulo their number.
    pub fn new(tables: &'a [(&'a str, G)], seed: u64) -> Trial<'a, G> {
        let steps = 50_000;
        Trial { tables, seed, steps, apart: 16, could: None, level: Level::Random, watch: None }
    }

    /// Sets what minds play instead of random ones, so that positions are met to which random play
    /// hardly ever leads.
    #[must_use]
    pub fn played_by(mut self, level: Level) -> Trial<'a, G> {
        self.level = level;
        self
    }

    /// Shows every position on the way to somebody.
    #[must_use]
    pub fn watched_by(mut self, watch: Watch<'a, G>) -> Trial<'a, G> {
        self.watch = Some(watch);
        self
    }

    /// Sets the number of steps after which a game is said never to end.
    #[must_use]
    pub fn steps(mut self, most: u32) -> Trial<'a, G> {
        self.steps = most;
        self
    }

    /// Sets that costly laws are checked in one state of so many.
    #[must_use]
    pub fn apart(mut self, states: u32) -> Trial<'a, G> {
        self.apart = states.max(1);
        self
    }

    /// Narrows [`Law::Reaches`] for a game whose views know more than "it lies hidden somewhere".
    /// Without it every unseen piece is expected in every hidden place of its pool.
    #[must_use]
    pub fn could(mut self, could: Could<G>) -> Trial<'a, G> {
        self.could = Some(could);
        self
    }

    /// Plays so many games on all cores. `CONTRACT_GAMES` sets another number of them, and
    /// `CONTRACT_APART` how far apart costly laws are checked: a soak need not check them as often
    /// in each game.
    ///
    /// # Panics
    /// With a breach: which law, where, and the way there.
    pub fn hold(mut self, games: u32) -> Report {
        self.apart = set("CONTRACT_APART").unwrap_or(self.apart).max(1);
        match self.run_on_all_cores(set("CONTRACT_GAMES").unwrap_or(games)) {
            Ok(report) => report,
            Err(breach) => panic!("{breach}"),
        }
    }

    /// Plays the games with these numbers and tells the number of each that is done. The answer
    /// for a number is always the same, whatever else is played, so that ranges can be given to
    /// threads and their reports merged.
    pub fn run(
        &self,
        numbers: Range<u32>,
        progress: &mut dyn FnMut(u32),
    ) -> Result<Report, Breach> {
        self.games(numbers, progress)
    }

    fn games(
        &self,
        numbers: impl Iterator<Item = u32>,
        progress: &mut dyn FnMut(u32),
    ) -> Result<Report, Breach> {
        let (mut report, mut ear) = (Report::default(), Ear::default());
        if self.tables.is_empty() {
            return Ok(report);
        }
        for number in numbers {
            self.play(number, &mut report, &mut ear)?;
            report.games += 1;
            progress(number);
        }
        Ok(report)
    }

    /// Plays the games from 0 on. Of several breaches the one of the lowest game that was met is
    /// told; a long run tells how far it is.
    pub fn run_on_all_cores(&self, games: u32) -> Result<Report, Breach> {
        let next = AtomicU32::new(0);
        let work = || {
            let number = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&n| n < games);
            let played = self.games(std::iter::from_fn(number), &mut |number| {
                if number > 0 && number.is_multiple_of(10_000) {
                    eprintln!("{number} of {games} games");
                }
            });
            // Nobody begins another game after a breach.
            played.inspect_err(|_| next.store(games, Ordering::Relaxed))
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let reports = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
            let join = |thread: std::thread::ScopedJoinHandle<'_, _>| {
                thread.join().expect("panics of a game are caught and told as breaches")
            };
            threads.into_iter().map(join).collect::<Vec<Result<Report, Breach>>>()
        });
        let mut whole = Report::default();
        let mut breach: Option<Breach> = None;
        for report in reports {
            match report {
                Ok(report) => whole.merge(report),
                Err(other) if breach.as_ref().is_none_or(|b| other.game < b.game) => {
                    breach = Some(other);
                }
                Err(_) => {}
            }
        }
        breach.map_or(Ok(whole), Err)
    }

    fn play(&self, number: u32, report: &mut Report, ear: &mut Ear) -> Result<(), Breach> {
        let (name, game) = &self.tables[number as usize % self.tables.len()];
        let mut trail = Trail::default();
        let source = Stream::seeded(self.seed).split(number.into());
        let played = catch_unwind(AssertUnwindSafe(|| {
            Walk::new(game, self, number, source, &mut trail, report, ear).run()
        }));
        let broken = match played {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(broken)) => broken,
            Err(panic) => {
                let said = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
                let said = said.or_else(|| panic.downcast_ref::<String>().cloned());
                Broken { law: Law::Calm, what: said.unwrap_or_default() }
            }
        };
        Err(Breach {
            law: broken.law,
            table: (*name).to_owned(),
            game: number,
            seed: self.seed,
            step: trail.step,
            what: broken.what,
            last: trail.last(),
        })
    }
}
