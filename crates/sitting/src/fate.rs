//! Fate: rolls that were fixed beforehand and can be proven afterwards.
//!
//! The algorithms are part of the saga's proof and frozen by golden vectors; `docs/saga.md` states
//! them so that anybody can check a saga with a program of their own.

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use tabletop::saga::{SALT_BYTES, hex, unhex};
use tabletop::{Chance, Garbled, Phrase, Seat, Source};

// Each use of the secret has a context of its own, so that none tells anything of another.
const COMMITMENT: &str = "meadhall saga 1 fate commitment";
const STREAM: &str = "meadhall saga 1 fate stream";
const MIND: &str = "meadhall saga 1 mind seed";

/// The system has no random numbers to give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoRandomness(getrandom::Error);

impl NoRandomness {
    /// The fault in words, with what the system says.
    pub fn phrase(&self) -> Phrase {
        Phrase::new("fault-no-randomness").with("why", self.0.to_string())
    }
}

tabletop::told_by_phrase!(NoRandomness);

/// What all rolls of a sitting come from. Until the end it lies beside the saga, never in it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A new one that nobody can guess.
    pub fn fresh() -> Result<Secret, NoRandomness> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(NoRandomness)?;
        Ok(Secret(bytes))
    }

    /// One that is known already.
    pub const fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// Reads the form in which it is kept: 64 digits.
    pub fn from_hex(text: &str) -> Result<Secret, Garbled> {
        // What is wrong with a secret is not shown: half of one is half a secret.
        unhex(text.trim()).map(Secret).ok_or_else(|| Garbled::new("fault-expected-secret", ""))
    }

    /// The form in which it is kept.
    pub fn hex(&self) -> String {
        hex(&self.0)
    }

    /// Its bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What is told before the first roll.
    pub fn commitment(&self) -> [u8; 32] {
        blake3::derive_key(COMMITMENT, &self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

/// A secret and what the seats mixed into it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fate {
    secret: Secret,
    salts: Vec<(Seat, [u8; SALT_BYTES])>,
}

impl Fate {
    /// A fate of this secret alone, for tables where all seats are the host's.
    pub fn new(secret: Secret) -> Fate {
        Fate { secret, salts: Vec::new() }
    }

    /// A fate of a new secret.
    pub fn fresh() -> Result<Fate, NoRandomness> {
        Secret::fresh().map(Fate::new)
    }

    /// Mixes in what the seats gave after they were told the commitment, so that the host cannot
    /// have chosen the rolls. The host's own seat gives nothing.
    #[must_use]
    pub fn salted(mut self, mut salts: Vec<(Seat, [u8; SALT_BYTES])>) -> Fate {
        salts.sort_by_key(|(seat, _)| *seat);
        self.salts = salts;
        self
    }

    /// The secret.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    /// What the seats mixed in, in the order of seats.
    pub fn salts(&self) -> &[(Seat, [u8; SALT_BYTES])] {
        &self.salts
    }

    /// What is told before the first roll.
    pub fn commitment(&self) -> [u8; 32] {
        self.secret.commitment()
    }

    /// The stream that answers in step `number`.
    pub fn stream(&self, number: usize) -> Stream {
        let mut key = blake3::Hasher::new_derive_key(STREAM);
        key.update(&self.secret.0);
        for (seat, salt) in &self.salts {
            key.update(&[seat.0 + 1]);
            key.update(salt);
        }
        key.update(&(number as u64).to_le_bytes());
        Stream(ChaCha20Rng::from_seed(*key.finalize().as_bytes()))
    }

    /// The answer to a question asked in step `number`.
    pub fn answer(&self, number: usize, chance: &Chance) -> Vec<u8> {
        let mut fortune = Vec::new();
        chance.draw(&mut self.stream(number), &mut fortune);
        fortune
    }

    /// A seed for a mind that thinks before step `number`. It tells the mind nothing of a roll.
    pub(crate) fn seed(&self, number: usize, seat: Seat, draft: usize) -> u64 {
        let mut key = blake3::Hasher::new_derive_key(MIND);
        key.update(&self.secret.0);
        key.update(&(number as u64).to_le_bytes());
        key.update(&[seat.0 + 1]);
        key.update(&(draft as u64).to_le_bytes());
        let mut seed = [0; 8];
        seed.copy_from_slice(&key.finalize().as_bytes()[..8]);
        u64::from_le_bytes(seed)
    }
}

/// The random numbers of one step.
pub struct Stream(ChaCha20Rng);

impl Source for Stream {
    fn next(&mut self) -> u32 {
        self.0.next_u32()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Seats;

    fn fate() -> Fate {
        Fate::new(Secret::from_bytes(std::array::from_fn(|i| i as u8)))
    }

    #[test]
    fn the_cipher_is_the_published_one() {
        // The key stream of ChaCha20 for a key, nonce and counter of zero begins 76 b8 e0 ad.
        let mut stream = Stream(ChaCha20Rng::from_seed([0; 32]));
        assert_eq!(stream.next().to_le_bytes(), [0x76, 0xb8, 0xe0, 0xad]);
        assert_eq!(stream.next().to_le_bytes(), [0xa0, 0xf1, 0x3d, 0x90]);
    }

    // Computed by a program that shares nothing with this one, from docs/saga.md alone.
    #[test]
    fn golden_vectors_never_change() {
        let salted = fate().salted(vec![(Seat(2), [7; 16]), (Seat(0), [9; 16])]);
        assert_eq!(hex(&fate().commitment()), GOLDEN_COMMITMENT);
        assert_eq!(salted.commitment(), fate().commitment(), "it comes before the salts");
        assert_eq!(fate().stream(1).next(), GOLDEN_WORDS[0]);
        assert_eq!(fate().stream(2).next(), GOLDEN_WORDS[1]);
        assert_eq!(salted.stream(1).next(), GOLDEN_WORDS[2]);
        assert_eq!(fate().answer(1, &Chance::roll(6, 6, 2)), GOLDEN_ROLL);
        assert_eq!(salted.answer(7, &Chance::pick(5, 120, Seats::NONE)), GOLDEN_PICK);
    }

    const GOLDEN_COMMITMENT: &str =
        "8bdcad15557d6753a03c54ca23ee3295b18bf6abc4840e0a7f78613e01acd8a7";
    const GOLDEN_WORDS: [u32; 3] = [0x969c_f22e, 0x9c71_36d1, 0x6d4a_8f29];
    const GOLDEN_ROLL: [u8; 6] = [4, 5, 6, 5, 6, 4];
    const GOLDEN_PICK: [u8; 5] = [52, 23, 37, 14, 8];

    #[test]
    fn every_step_secret_and_salt_has_a_stream_of_its_own() {
        let other = Fate::new(Secret::from_bytes([1; 32]));
        let one = fate().salted(vec![(Seat(1), [5; 16])]);
        let two = fate().salted(vec![(Seat(2), [5; 16])]);
        let mut firsts: Vec<[u32; 2]> = (1..200)
            .map(|n| fate().stream(n))
            .chain([other.stream(1), one.stream(1), two.stream(1)])
            .map(|mut stream| [stream.next(), stream.next()])
            .collect();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), 202);
    }

    #[test]
    fn a_secret_is_never_printed_by_mistake() {
        let fate = fate();
        assert!(!format!("{fate:?}").contains(&fate.secret().hex()[..8]));
        assert_eq!(Secret::from_hex(&fate.secret().hex()), Ok(fate.secret().clone()));
        let half = &fate.secret().hex()[..40];
        let error = Secret::from_hex(half).expect_err("too short");
        assert!(!error.to_string().contains(half));
        assert_ne!(Secret::fresh(), Secret::fresh());
    }
}
