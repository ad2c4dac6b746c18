//! What fate is asked, and how a stream of random numbers answers.
//!
//! The algorithms here are part of the saga's proof, so they are ours and frozen by golden
//! vectors: the library functions for shuffling and ranges have changed their values before.

use crate::{Phrase, Seats};

/// A question to fate. A closed set: a shuffle is a [`Deal::Pick`] of all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    /// What is rolled or picked.
    pub deal: Deal,
    /// The seats that see the answer.
    pub seen: Seats,
}

/// What is rolled or picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deal {
    /// Each of `dice` dice shows one of `faces` faces, from 1.
    Roll {
        /// How many dice.
        dice: u8,
        /// How many faces each has.
        faces: u8,
    },
    /// `count` different things of `of`, in order, counted from 1.
    Pick {
        /// How many are picked.
        count: u8,
        /// From how many.
        of: u8,
    },
}

/// An answer that fate cannot have given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// Too many or too few numbers.
    Count {
        /// How many were asked for.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A number outside its range.
    Range {
        /// The highest that was possible.
        most: u8,
        /// What was there.
        found: u8,
    },
    /// The same thing picked twice.
    Twice(u8),
    /// The state does not wait for fate.
    NotAsked,
}

impl Impossible {
    /// Why fate cannot have said that, in words.
    pub fn phrase(&self) -> Phrase {
        match *self {
            Impossible::Count { expected, found } => {
                Phrase::new("fault-fortune-count").with("expected", expected).with("found", found)
            }
            Impossible::Range { most, found } => {
                Phrase::new("fault-fortune-range").with("most", most).with("found", found)
            }
            Impossible::Twice(number) => Phrase::new("fault-fortune-twice").with("number", number),
            Impossible::NotAsked => Phrase::new("fault-fortune-not-asked"),
        }
    }
}

crate::told_by_phrase!(Impossible);

impl Chance {
    /// A roll that all of the table's `seats` see.
    pub const fn roll(dice: u8, faces: u8, seats: u8) -> Chance {
        Chance { deal: Deal::Roll { dice, faces }, seen: Seats::first(seats) }
    }

    /// A pick that only `seen` see.
    pub const fn pick(count: u8, of: u8, seen: Seats) -> Chance {
        Chance { deal: Deal::Pick { count, of }, seen }
    }

    /// Refuses an answer that cannot be.
    pub fn check(&self, fortune: &[u8]) -> Result<(), Impossible> {
        let (count, most) = match self.deal {
            Deal::Roll { dice, faces } => (dice, faces),
            Deal::Pick { count, of } => (count, of),
        };
        if fortune.len() != count as usize {
            return Err(Impossible::Count { expected: count as usize, found: fortune.len() });
        }
        if let Some(&found) = fortune.iter().find(|&&n| n == 0 || n > most) {
            return Err(Impossible::Range { most, found });
        }
        if let Deal::Pick { .. } = self.deal {
            let mut met = [false; 256];
            for &n in fortune {
                if std::mem::replace(&mut met[n as usize], true) {
                    return Err(Impossible::Twice(n));
                }
            }
        }
        Ok(())
    }

    /// Answers from a source, into a buffer that is emptied first.
    pub fn draw(&self, source: &mut impl Source, fortune: &mut Vec<u8>) {
        fortune.clear();
        match self.deal {
            Deal::Roll { dice, faces } => {
                for _ in 0..dice {
                    fortune.push(1 + source.below(faces as u32) as u8);
                }
            }
            Deal::Pick { count, of } => pick(count, of, source, fortune),
        }
    }
}

/// Fisher–Yates from the front, stopped after `count`.
fn pick(count: u8, of: u8, source: &mut impl Source, fortune: &mut Vec<u8>) {
    // A short pick from many only remembers what was swapped: most draws are two cards of a
    // hundred, and filling a hundred slots for them would dominate a simulated game.
    if count <= 8 {
        let mut moved = [(0u8, 0u8); 8];
        for i in 0..count {
            let j = i + source.below((of - i) as u32) as u8;
            let at = |n: u8, moved: &[(u8, u8)]| {
                moved.iter().rev().find(|(from, _)| *from == n).map_or(n, |(_, to)| *to)
            };
            let here = at(i, &moved[..i as usize]);
            let there = at(j, &moved[..i as usize]);
            moved[i as usize] = (j, here);
            fortune.push(there + 1);
        }
        return;
    }
    let mut all: [u8; 255] = std::array::from_fn(|i| i as u8 + 1);
    for i in 0..count {
        let j = i + source.below((of - i) as u32) as u8;
        all.swap(i as usize, j as usize);
        fortune.push(all[i as usize]);
    }
}

/// A stream of random numbers, from outside.
pub trait Source {
    /// The next 32 random bits.
    fn next(&mut self) -> u32;

    /// A number below `n` (which is at least 1), without bias: the high word of a 64-bit product,
    /// drawn again in the few cases that would favour small numbers (Lemire).
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0);
        let mut product = self.next() as u64 * n as u64;
        if (product as u32) < n {
            let least = n.wrapping_neg() % n;
            while (product as u32) < least {
                product = self.next() as u64 * n as u64;
            }
        }
        (product >> 32) as u32
    }
}

impl<S: Source + ?Sized> Source for &mut S {
    fn next(&mut self) -> u32 {
        (**self).next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small known generator (SplitMix64, high word), so that the vectors need no library.
    struct Mix(u64);

    impl Source for Mix {
        fn next(&mut self) -> u32 {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = self.0;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            ((z ^ (z >> 31)) >> 32) as u32
        }
    }

    fn drawn(deal: Deal, seed: u64) -> Vec<u8> {
        let mut fortune = Vec::new();
        Chance { deal, seen: Seats::NONE }.draw(&mut Mix(seed), &mut fortune);
        fortune
    }

    #[test]
    fn golden_vectors_never_change() {
        assert_eq!(drawn(Deal::Roll { dice: 6, faces: 6 }, 1), GOLDEN_ROLL);
        assert_eq!(drawn(Deal::Pick { count: 5, of: 120 }, 1), GOLDEN_PICK);
        assert_eq!(drawn(Deal::Pick { count: 10, of: 10 }, 1), GOLDEN_SHUFFLE);
    }

    const GOLDEN_ROLL: [u8; 6] = [4, 5, 6, 3, 3, 5];
    const GOLDEN_PICK: [u8; 5] = [68, 90, 117, 55, 56];
    const GOLDEN_SHUFFLE: [u8; 10] = [6, 8, 10, 7, 4, 9, 3, 1, 2, 5];

    #[test]
    fn a_short_pick_equals_the_start_of_a_long_one() {
        for seed in 0..500 {
            let of = 9 + (seed % 200) as u8;
            let long = drawn(Deal::Pick { count: 9, of }, seed);
            let short = drawn(Deal::Pick { count: 8, of }, seed);
            assert_eq!(short, long[..8]);
        }
    }

    #[test]
    fn what_is_drawn_passes_the_check() {
        for seed in 0..200 {
            for deal in [
                Deal::Roll { dice: 9, faces: 6 },
                Deal::Pick { count: 7, of: 7 },
                Deal::Pick { count: 40, of: 255 },
                Deal::Pick { count: 0, of: 0 },
            ] {
                let chance = Chance { deal, seen: Seats::NONE };
                assert_eq!(chance.check(&drawn(deal, seed)), Ok(()));
            }
        }
    }

    #[test]
    fn impossible_answers_are_refused() {
        let pick = Chance::pick(2, 5, Seats::NONE);
        assert_eq!(pick.check(&[1]), Err(Impossible::Count { expected: 2, found: 1 }));
        assert_eq!(pick.check(&[1, 6]), Err(Impossible::Range { most: 5, found: 6 }));
        assert_eq!(pick.check(&[0, 1]), Err(Impossible::Range { most: 5, found: 0 }));
        assert_eq!(pick.check(&[3, 3]), Err(Impossible::Twice(3)));
        assert_eq!(Chance::roll(2, 6, 2).check(&[3, 3]), Ok(()));
    }

    #[test]
    fn below_is_even() {
        let mut source = Mix(7);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[source.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|c| (9_500..10_500).contains(c)), "{counts:?}");
    }
}
