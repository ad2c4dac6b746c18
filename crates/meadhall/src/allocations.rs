//! Counts heap allocations, for the bench.
//!
//! Stable Rust has no other way than a global allocator of one's own, and that trait is unsafe to
//! implement. This one hands every call on to the system's unchanged; while nobody counts, it
//! costs one relaxed load.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering::Relaxed};

static COUNTING: AtomicBool = AtomicBool::new(false);
static COUNT: AtomicU64 = AtomicU64::new(0);
/// Bytes that came and went while somebody counted, and the most there were at once.
static HELD: AtomicI64 = AtomicI64::new(0);
static MOST: AtomicI64 = AtomicI64::new(0);

#[global_allocator]
static ALLOCATOR: Counting = Counting;

struct Counting;

fn note(came: usize, went: usize) {
    if COUNTING.load(Relaxed) {
        COUNT.fetch_add(u64::from(came > 0), Relaxed);
        let change = came as i64 - went as i64;
        let held = HELD.fetch_add(change, Relaxed) + change;
        MOST.fetch_max(held, Relaxed);
    }
}

// SAFETY: every method passes its arguments to `System` as they came and returns what it returned,
// so the caller's promises and the system's are the same; counting touches no memory but its own.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        note(layout.size(), 0);
        // SAFETY: as above.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        note(layout.size(), 0);
        // SAFETY: as above.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        note(size, layout.size());
        // SAFETY: as above.
        unsafe { System.realloc(memory, layout, size) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        note(0, layout.size());
        // SAFETY: as above.
        unsafe { System.dealloc(memory, layout) }
    }
}

/// The allocations, on all threads, while `work` runs.
pub(crate) fn during(work: &mut dyn FnMut()) -> u64 {
    let before = COUNT.load(Relaxed);
    COUNTING.store(true, Relaxed);
    work();
    COUNTING.store(false, Relaxed);
    COUNT.load(Relaxed) - before
}

/// The most bytes on the heap at once, on all threads, beyond those before `work` runs.
pub(crate) fn peak(work: &mut dyn FnMut()) -> u64 {
    HELD.store(0, Relaxed);
    MOST.store(0, Relaxed);
    during(work);
    MOST.load(Relaxed).max(0) as u64
}

#[cfg(test)]
mod tests {
    use super::{during, peak};
    use std::hint::black_box;

    #[test]
    fn allocations_are_counted_only_while_asked() {
        let counted = during(&mut || {
            for n in 0..100 {
                black_box(Box::new(n));
            }
        });
        // Other tests run beside this one and may allocate meanwhile.
        assert!(counted >= 100, "{counted}");
        let most = peak(&mut || {
            for _ in 0..3 {
                black_box(vec![0u8; 1_000_000]);
            }
        });
        assert!((1_000_000..2_000_000).contains(&most), "{most}");
    }
}
