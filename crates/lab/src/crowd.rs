//! Many games on many threads, their results in the order of the games.

use std::ops::Range;

use rayon::prelude::*;

use crate::simulate::Trouble;

/// Games that one task plays. Fixed, because sums of fractions depend on how they are grouped.
const TASK: u64 = 16;

/// Tasks whose results are held before they are added up: a bound on memory, not on threads.
const WAVE: u64 = 256;

/// Threads that play.
pub(crate) struct Crowd(rayon::ThreadPool);

impl Crowd {
    /// So many threads; 0 for one on each core.
    pub(crate) fn new(threads: usize) -> Result<Crowd, Trouble> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        Ok(Crowd(pool.map_err(|e| Trouble::Threads(e.to_string()))?))
    }

    /// Plays games of these numbers: `some` on any thread, a few at a time; `take` gets what came
    /// of them in the order of their numbers.
    pub(crate) fn play<T: Send>(
        &self,
        numbers: Range<u64>,
        some: impl Fn(Range<u64>) -> Result<T, Trouble> + Sync,
        mut take: impl FnMut(T) -> Result<(), Trouble>,
    ) -> Result<(), Trouble> {
        let tasks = (numbers.end - numbers.start).div_ceil(TASK);
        for wave in (0..tasks).step_by(WAVE as usize) {
            let wave = wave..tasks.min(wave + WAVE);
            let task = |task| {
                let first = numbers.start + task * TASK;
                some(first..numbers.end.min(first + TASK))
            };
            let played: Result<Vec<T>, Trouble> =
                self.0.install(|| wave.into_par_iter().map(task).collect());
            for part in played? {
                take(part)?;
            }
        }
        Ok(())
    }

    /// Plays one by one, each as soon as a thread is free; what came of them in their order.
    pub(crate) fn each<K: Sync, T: Send>(
        &self,
        keys: &[K],
        one: impl Fn(&K) -> Result<T, Trouble> + Sync + Send,
    ) -> Result<Vec<T>, Trouble> {
        self.0.install(|| keys.par_iter().with_max_len(1).map(one).collect())
    }
}
