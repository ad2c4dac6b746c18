//! What happens, for whoever listens.

use tabletop::{Event as Told, Eyes, Seat};

use crate::cards::{Colour, Resource};
use crate::state::Cause;

/// Something that happened. Owners are seats; in solo the second is the AP.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    Being { being: u8 },
    TreasuresLaid,
    RolledFirst { seat: Seat, face: u8 },
    FirstPlayer { seat: Seat },
    Round { round: u8 },
    Turn { seat: Seat },
    DrewOpen { seat: Seat, card: u8 },
    Drew { seat: Seat, pool: u8, count: u8 },
    DrewCard { seat: Seat, card: u8 },
    Rebuilt { pool: u8 },
    Gained { seat: Seat, resource: Resource, count: u8 },
    Exchanged { seat: Seat, from: Resource, to: Resource, count: u8 },
    SpentRune { seat: Seat },
    Rolled { seat: Seat, colour: Colour, face: u8 },
    Rerolled { seat: Seat, colour: Colour, face: u8 },
    Turned { seat: Seat, colour: Colour, face: u8 },
    Followers { seat: Seat, count: u8, cause: Cause },
    Lost { seat: Seat, count: u8, cause: Cause },
    Played { seat: Seat, card: u8 },
    Laid { seat: Seat, card: u8 },
    Upright { seat: Seat, card: u8 },
    Used { seat: Seat, card: u8 },
    Discarded { seat: Seat, card: u8 },
    Fetched { seat: Seat, card: u8 },
    Built { seat: Seat, building: u8 },
    BuiltTemple { seat: Seat, being: u8, site: u8 },
    FoundTreasure { seat: Seat, token: u8 },
    RemovedTreasure { being: u8, site: u8 },
    UsedToken { seat: Seat, token: u8 },
    MovedTemple { seat: Seat, owner: Seat, from: u8, to: u8 },
    Attacked { seat: Seat, target: Seat, card: u8 },
    AttackedBeing { seat: Seat, being: u8, card: u8 },
    AttackPassed { seat: Seat },
    Defended { seat: Seat, card: u8 },
    Compared { seat: Seat, target: Seat, attack: u8, defence: u8, won: bool },
    Wounded { being: u8, count: u8 },
    Slain { seat: Seat, being: u8 },
    Stole { seat: Seat, from: Seat, resource: Resource, count: u8 },
    Gave { seat: Seat, resource: Resource },
    Froze { owner: Seat, being: u8, site: u8 },
    Razed { owner: Seat, being: u8, site: u8 },
    Thawed { owner: Seat, being: u8 },
    ApDrew { card: u8 },
    ApDefends { card: u8, value: u8 },
    ApToken { being: u8 },
    ApNoBuild,
    ApStays,
    ApNoMove,
    ApWeakens { power: u8, being: u8 },
    ApTrades { runes: u8 },
    ApNoTrade { runes: u8 },
    ApSpared,
    ApPower { being: u8 },
    Over,
}

impl Told for Event {
    fn seen_by(self, eyes: Eyes) -> Option<Event> {
        match self {
            // A card drawn closed is its owner's secret; that it was drawn is told beside it.
            Event::DrewCard { seat, .. } => eyes.is(seat).then_some(self),
            _ => Some(self),
        }
    }
}
