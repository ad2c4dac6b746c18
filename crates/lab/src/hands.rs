//! Who had a piece in the course of a game, and who made use of it.

use std::collections::BTreeMap;

use tabletop::{Game, Piece, Seat};

use crate::record::Told;

/// Where pieces have been, as far as the game wants them followed.
#[derive(Default)]
pub(crate) struct Hands {
    kinds: Vec<(&'static str, Vec<Track>)>,
}

#[derive(Clone, Copy, Default)]
struct Track {
    last: Option<Seat>,
    /// One bit for each seat.
    held: u16,
    used: u16,
}

impl Hands {
    /// Looks where every piece lies.
    pub(crate) fn see<G: Game>(&mut self, game: &G, state: &G::State) {
        game.pieces(state, &mut |piece| {
            let Some(thing) = game.thing(&piece) else { return };
            let track = self.track(&piece);
            if let Some(seat) = piece.seat {
                track.last = Some(seat);
                track.held |= 1 << seat.0;
            }
            if let (true, Some(seat)) = (thing.used, track.last) {
                track.used |= 1 << seat.0;
            }
        });
    }

    fn track(&mut self, piece: &Piece) -> &mut Track {
        let at = self.kinds.iter().position(|(kind, _)| *kind == piece.kind);
        let at = at.unwrap_or_else(|| {
            self.kinds.push((piece.kind, Vec::new()));
            self.kinds.len() - 1
        });
        let tracks = &mut self.kinds[at].1;
        let number = usize::from(piece.number);
        if tracks.len() <= number {
            tracks.resize(number + 1, Track::default());
        }
        &mut tracks[number]
    }

    /// A row for everything that a seat had: how many copies of it were made use of.
    pub(crate) fn rows<G: Game>(&self, game: &G) -> Vec<Told> {
        let mut rows: BTreeMap<(&'static str, &str, u8), f32> = BTreeMap::new();
        for (kind, tracks) in &self.kinds {
            for (number, track) in (0..).zip(tracks) {
                let piece = Piece { kind, number, zone: "", seat: None, position: 0 };
                let Some(thing) = game.thing(&piece) else { continue };
                for seat in (0..game.seats()).filter(|seat| track.held >> seat & 1 == 1) {
                    let used = f32::from(track.used >> seat & 1);
                    *rows.entry((thing.kind, thing.name, seat)).or_default() += used;
                }
            }
        }
        let told = |((kind, name, seat), value): ((&'static str, &str, u8), f32)| Told {
            kind,
            name: name.to_owned(),
            seat,
            value,
        };
        rows.into_iter().map(told).collect()
    }
}
