//! Keys and tokens: random, shown once, kept as hashes.

use tabletop::saga::{hex, unhex};

/// A key or token in the clear. It is never logged, and never in an address's path or query.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Key([u8; 32]);

pub(crate) type Hash = store::Hash;

impl Key {
    /// A new one, which nobody can guess.
    pub(crate) fn fresh() -> Result<Key, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Key(bytes))
    }

    pub(crate) fn read(text: &str) -> Option<Key> {
        unhex(text.trim()).map(Key)
    }

    pub(crate) fn text(&self) -> String {
        hex(&self.0)
    }

    /// What is kept of it.
    pub(crate) fn hash(&self) -> Hash {
        *blake3::hash(&self.0).as_bytes()
    }
}

/// A random number.
pub(crate) fn random() -> Result<u64, getrandom::Error> {
    getrandom::u64()
}
