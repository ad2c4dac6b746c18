//! Many games on many threads, their results in the order of the games.

use std::ops::Range;

use rayon::prelude::*;

use crate::simulate::Trouble;

/// Games that one task plays. Fixed, because sums of fractions depend on how they are grouped.
const TASK: usize = 16;

/// Tasks whose results are held before they are added up: a bound on memory, not on threads.
const WAVE: usize = 256;

/// Threads that play.
pub(crate) struct Crowd(rayon::ThreadPool);

impl Crowd {
    /// So many threads; 0 for one on each core.
    pub(crate) fn new(threads: usize) -> Result<Crowd, Trouble> {
        // Who asked for so many threads wants no more: then a seer thinks on the one it is asked on.
        minds::limit_threads(threads.min(1));
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
        for first in numbers.clone().step_by(WAVE * TASK) {
            let wave: Vec<u64> = (first..numbers.end).step_by(TASK).take(WAVE).collect();
            let task = |&first: &u64| some(first..numbers.end.min(first + TASK as u64));
            for part in self.each(&wave, task)? {
                take(part)?;
            }
        }
        Ok(())
    }

    /// Does one by one, each as soon as a thread is free, so that none waits for another at the end;
    /// what came of them in their order.
    pub(crate) fn each<K: Sync, T: Send>(
        &self,
        keys: &[K],
        one: impl Fn(&K) -> Result<T, Trouble> + Sync + Send,
    ) -> Result<Vec<T>, Trouble> {
        self.0.install(|| keys.par_iter().with_max_len(1).map(one).collect())
    }
}
