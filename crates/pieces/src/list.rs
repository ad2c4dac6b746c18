//! An array with a length: a list that is copied as bytes.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// At most `N` items, in place. Items behind the length are always `T::default()`, so that equal
/// lists are equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> List<T, N> {
        const { assert!(N <= 255) };
        List { items: [T::default(); N], len: 0 }
    }
}

impl<const N: usize> List<u8, N> {
    /// A list of bytes with nothing in it, for constants.
    pub const EMPTY: List<u8, N> = List { items: [0; N], len: 0 };
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Adds an item at the end. A full list is a fault of the rules, never of a player.
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the last item.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[self.len as usize]))
    }

    /// Takes an item out; those behind it move up.
    pub fn remove(&mut self, index: usize) -> T {
        let len = self.len as usize;
        let item = self[index];
        self.items.copy_within(index + 1..len, index);
        self.items[len - 1] = T::default();
        self.len -= 1;
        item
    }

    /// Takes out the first item that equals this one, if there is one.
    pub fn take(&mut self, item: &T)
    where
        T: PartialEq,
    {
        if let Some(index) = self.iter().position(|other| other == item) {
            self.remove(index);
        }
    }

    /// Takes everything out.
    pub fn clear(&mut self) {
        *self = List::default();
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> List<T, N> {
        let mut list = List::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// It behaves as a `Vec` does, and equal contents are equal values.
        #[test]
        fn behaves_as_a_vec(acts in prop::collection::vec((0u8..4, 0u8..9), 0..60)) {
            let (mut list, mut model) = (List::<u8, 64>::default(), Vec::new());
            for (act, n) in acts {
                match act {
                    0 | 1 => { list.push(n); model.push(n); }
                    2 => prop_assert_eq!(list.pop(), model.pop()),
                    3 if n > 4 => {
                        list.take(&n);
                        let at = model.iter().position(|other| *other == n);
                        at.map(|at| model.remove(at));
                    }
                    _ if (n as usize) < model.len() => {
                        prop_assert_eq!(list.remove(n as usize), model.remove(n as usize));
                    }
                    _ => {}
                }
                prop_assert_eq!(&list[..], &model[..]);
                prop_assert_eq!(list, model.iter().copied().collect());
            }
        }
    }
}
