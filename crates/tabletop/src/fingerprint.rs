//! A short hash of a position that does not depend on how a state is laid out in memory.

use crate::{Game, Pending, Seat};

/// The short hash of a state, as it stands in sagas: over where every piece is and what is asked.
/// A field more in a game's state, or fields in another order, do not change it.
pub fn fingerprint<G: Game>(game: &G, state: &G::State) -> u32 {
    let mut hash = Fnv::default();
    game.pieces(state, &mut |piece| {
        hash.text(piece.kind);
        hash.number(piece.number as u32);
        hash.text(piece.zone);
        hash.number(piece.seat.map_or(0, |Seat(n)| n as u32 + 1));
        hash.number(piece.position as u32);
    });
    match game.pending(state) {
        Pending::Ask(ask) => hash.number(0x100 | ask.seats.0 as u32),
        Pending::Chance(chance) => hash.number(0x200 | chance.seen.0 as u32),
        Pending::Over(outcome) => hash.text(outcome.ending.id),
    }
    hash.short()
}

/// FNV-1a, 64 bits: small, fast, the same everywhere. Not for secrets.
#[derive(Clone, Copy, Debug)]
pub struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    /// Takes in bytes.
    pub fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ byte as u64).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    /// Takes in a text and its end.
    pub fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
        self.bytes(&[0]);
    }

    /// Takes in a number.
    pub fn number(&mut self, number: u32) {
        self.bytes(&number.to_le_bytes());
    }

    /// The whole hash.
    pub fn long(self) -> u64 {
        self.0
    }

    /// The hash folded to 32 bits.
    pub fn short(self) -> u32 {
        (self.0 ^ (self.0 >> 32)) as u32
    }
}
