//! Dice that are alike, counted by the face they show.

/// How many dice show each of `K` kinds of face. Dice that show the same cannot be told apart, so
/// a choice names a face, not a die, and each set of dice has one name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Dice<const K: usize>(pub [u8; K]);

impl<const K: usize> Default for Dice<K> {
    fn default() -> Dice<K> {
        Dice([0; K])
    }
}

impl<const K: usize> Dice<K> {
    /// How many dice there are.
    pub fn count(&self) -> u8 {
        self.0.iter().sum()
    }

    /// How many show this.
    pub fn of(&self, kind: usize) -> u8 {
        self.0[kind]
    }

    /// A die more shows this.
    pub fn add(&mut self, kind: usize) {
        self.0[kind] += 1;
    }

    /// A die fewer shows this.
    pub fn take(&mut self, kind: usize) {
        self.0[kind] -= 1;
    }

    /// Whether all of the other's dice are among these.
    pub fn covers(&self, other: &Dice<K>) -> bool {
        self.0.iter().zip(&other.0).all(|(have, need)| have >= need)
    }

    /// Both together.
    pub fn join(&mut self, other: &Dice<K>) {
        self.0.iter_mut().zip(&other.0).for_each(|(n, more)| *n += more);
    }

    /// These without the other's, which must be among them.
    pub fn drop(&mut self, other: &Dice<K>) {
        self.0.iter_mut().zip(&other.0).for_each(|(n, fewer)| *n -= fewer);
    }

    /// The kinds that are shown, ascending. By bits, because listing choices asks this of many
    /// kinds of which few are shown.
    pub fn kinds(&self) -> impl Iterator<Item = usize> + use<K> {
        const { assert!(K <= 32) };
        let bit = |(kind, count): (usize, &u8)| u32::from(*count > 0) << kind;
        let mut shown = self.0.iter().enumerate().map(bit).fold(0, |shown, bit| shown | bit);
        std::iter::from_fn(move || {
            let kind = shown.trailing_zeros() as usize;
            shown &= shown.wrapping_sub(1);
            (kind < K).then_some(kind)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joins_covers_and_drops() {
        let mut pool = Dice([2, 0, 1]);
        assert!(pool.covers(&Dice([1, 0, 1])) && !pool.covers(&Dice([0, 1, 0])));
        pool.drop(&Dice([1, 0, 1]));
        pool.join(&Dice([0, 3, 0]));
        pool.add(2);
        pool.take(0);
        assert_eq!(pool, Dice([0, 3, 1]));
        assert_eq!((pool.count(), pool.of(1)), (4, 3));
        assert_eq!(pool.kinds().collect::<Vec<_>>(), [1, 2]);
    }
}
