//! A set of cards, by their numbers at this table.

/// A set of cards numbered 0 to 255. It has no order: a shuffled deck is such a set, whose order
/// is fate's until a card is drawn, so there is no order to leak, to store or to imagine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards([u64; 4]);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards([0; 4]);

    /// The cards from 0 up to, and without, `count`.
    pub fn first(count: usize) -> Cards {
        (0..count).map(|n| n as u8).collect()
    }

    /// Whether the card is in the set.
    pub fn has(&self, card: u8) -> bool {
        self.0[card as usize >> 6] >> (card & 63) & 1 == 1
    }

    /// Puts a card in.
    pub fn add(&mut self, card: u8) {
        self.0[card as usize >> 6] |= 1 << (card & 63);
    }

    /// Takes a card out.
    pub fn take(&mut self, card: u8) {
        self.0[card as usize >> 6] &= !(1 << (card & 63));
    }

    /// How many there are.
    pub fn count(&self) -> u8 {
        // 256 cards would not fit; no table has as many.
        self.0.iter().map(|word| word.count_ones()).sum::<u32>() as u8
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// The card at a position, counted from 0 in ascending order.
    pub fn at(&self, position: u8) -> Option<u8> {
        let mut left = position as u32;
        for (i, &word) in self.0.iter().enumerate() {
            let here = word.count_ones();
            if left < here {
                let mut word = word;
                for _ in 0..left {
                    word &= word - 1;
                }
                return Some((i * 64) as u8 + word.trailing_zeros() as u8);
            }
            left -= here;
        }
        None
    }

    /// All cards of both.
    #[must_use]
    pub fn or(&self, other: &Cards) -> Cards {
        Cards(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// The cards that both have.
    #[must_use]
    pub fn and(&self, other: &Cards) -> Cards {
        Cards(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// The cards that the other does not have.
    #[must_use]
    pub fn minus(&self, other: &Cards) -> Cards {
        Cards(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// The cards in ascending order.
    pub fn iter(&self) -> Each {
        Each { words: self.0, word: 0 }
    }
}

/// The cards of a set, one by one. Written out because listing choices spends its time here.
#[derive(Clone, Debug)]
pub struct Each {
    words: [u64; 4],
    word: usize,
}

impl Iterator for Each {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        while self.words[self.word] == 0 {
            if self.word == 3 {
                return None;
            }
            self.word += 1;
        }
        let bits = &mut self.words[self.word];
        let bit = bits.trailing_zeros() as u8;
        *bits &= *bits - 1;
        Some((self.word * 64) as u8 + bit)
    }
}

impl FromIterator<u8> for Cards {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// It behaves as an ordered set does.
        #[test]
        fn behaves_as_a_set(
            a in prop::collection::btree_set(0u8..250, 0..80),
            b in prop::collection::btree_set(0u8..250, 0..80),
        ) {
            let (x, y): (Cards, Cards) = (a.iter().copied().collect(), b.iter().copied().collect());
            let same = |cards: Cards, model: BTreeSet<u8>| cards.iter().eq(model.iter().copied());
            prop_assert!(same(x, a.clone()));
            prop_assert!(same(x.or(&y), &a | &b));
            prop_assert!(same(x.and(&y), &a & &b));
            prop_assert!(same(x.minus(&y), &a - &b));
            prop_assert_eq!(x.count() as usize, a.len());
            for (i, &card) in a.iter().enumerate() {
                prop_assert_eq!(x.at(i as u8), Some(card));
            }
            prop_assert_eq!(x.at(a.len() as u8), None);
        }
    }
}
