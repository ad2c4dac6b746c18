//! All choices ever listed in a game.

use std::collections::HashSet;
use std::fmt::Write as _;

use minds::Stream;
use tabletop::saga::is_step;
use tabletop::{Garbled, Source};

use super::law::Held;
use super::{Law, hold};

/// The different choices listed so far, in the order in which they first came.
pub(crate) struct Pool<C> {
    texts: HashSet<String>,
    choices: Vec<C>,
    buffer: String,
}

impl<C> Default for Pool<C> {
    fn default() -> Pool<C> {
        Pool { texts: HashSet::new(), choices: Vec::new(), buffer: String::new() }
    }
}

impl<C> Pool<C>
where
    C: Copy + Eq + std::fmt::Debug + std::fmt::Display + std::str::FromStr<Err = Garbled>,
{
    /// Takes in a listed choice; a new one must have a text form that reads back.
    pub(crate) fn add(&mut self, choice: C) -> Held {
        self.buffer.clear();
        // Writing to a string cannot fail.
        let _ = write!(self.buffer, "{choice}");
        if self.texts.contains(self.buffer.as_str()) {
            return Ok(());
        }
        let text = &self.buffer;
        hold!(Law::Text, is_step(text), "{choice:?} is written '{text}'");
        let read = text.parse::<C>();
        hold!(Law::Text, read == Ok(choice), "{choice:?} is written '{text}', read as {read:?}");
        self.texts.insert(text.clone());
        self.choices.push(choice);
        Ok(())
    }

    /// Up to `most` of the choices, from anywhere.
    pub(crate) fn some(&self, most: usize, source: &mut Stream) -> impl Iterator<Item = C> {
        let count = self.choices.len();
        let from = match count > most {
            true => source.below(count as u32) as usize,
            false => 0,
        };
        let (before, after) = self.choices.split_at(from);
        after.iter().chain(before).take(most).copied()
    }
}
