//! How many threads one thought has, and how its trees are shared out among them.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock};
use std::thread;

/// The most threads of one thought; 0 for as many as there are cores.
static MOST: AtomicUsize = AtomicUsize::new(0);

/// Lets every seer of this process think on so many threads at most; 0 for one on each core. With a
/// budget of iterations its answers are the same with any number.
pub fn limit_threads(most: usize) {
    MOST.store(most, Ordering::Relaxed);
}

/// How many threads help.
pub(super) fn cores() -> usize {
    // Asked once: the answer is read from files, which takes allocations.
    static CORES: OnceLock<usize> = OnceLock::new();
    let cores = *CORES.get_or_init(|| thread::available_parallelism().map_or(1, NonZero::get));
    match MOST.load(Ordering::Relaxed) {
        0 => cores,
        most => cores.min(most),
    }
}

/// Does the work on every item, on as many threads as there are cores and items. Each thread takes
/// the next item when it is done with one, so that a core that others use too has fewer of them.
pub(super) fn side_by_side<I>(items: I, work: impl Fn(I::Item) + Sync)
where
    I: ExactSizeIterator + Send,
{
    let threads = cores().min(items.len());
    if threads < 2 {
        return items.for_each(work);
    }
    let left = Mutex::new(items);
    let next = || left.lock().ok()?.next();
    let work = || {
        while let Some(item) = next() {
            work(item);
        }
    };
    thread::scope(|scope| {
        (1..threads).for_each(|_| drop(scope.spawn(work)));
        work();
    });
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use super::*;

    /// One test, since the limit is one for all that run beside each other.
    #[test]
    fn threads_are_limited_and_every_item_is_worked_on_once() {
        let all = cores();
        for limit in [1, 0] {
            limit_threads(limit);
            let several = cores() > 1;
            assert_eq!(several, limit == 0 && all > 1);
            let (mut done, both) = ([0; 9], Barrier::new(2));
            side_by_side(done.iter_mut().enumerate(), |(n, done)| {
                // The first two wait for each other: one thread alone would wait for ever.
                if n < 2 && several {
                    both.wait();
                }
                *done += 1;
            });
            assert_eq!(done, [1; 9]);
        }
    }
}
