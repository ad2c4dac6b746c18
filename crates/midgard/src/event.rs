//! What happens, for whoever listens.

use pieces::Dice;
use tabletop::{Event as Told, Eyes, Seat};

use crate::cards::{Kind, NOBODY};
use crate::place::{Front, Place};
use crate::state::{Band, SHOWN};

/// Something that happened. Cards that the eyes may not know are `NOBODY`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    StallSet { stall: u8 },
    FirstPlayer { seat: Seat },
    Leader { seat: Seat, leader: u8 },
    FirstDestiny { seat: Seat, card: u8 },
    RoundBegins { round: u8 },
    TurnedUp { card: u8 },
    JourneysDealt { count: u8 },
    Rebuilt { count: u8 },
    Went { seat: Seat, place: Place },
    Begged { seat: Seat },
    GotFood { seat: Seat, count: u8 },
    GotWood { seat: Seat, count: u8 },
    GotCoins { seat: Seat, count: u8 },
    GotFavours { seat: Seat, count: u8 },
    GotGlory { seat: Seat, count: u8 },
    Recruited { seat: Seat, band: Band },
    Shared { seat: Seat, food: u8, wood: u8, coins: u8 },
    MarkerMoved { seat: Seat },
    TookRune { seat: Seat, card: u8 },
    Looked { seat: Seat, land: u8, card: u8 },
    DrewDestinies { seat: Seat, count: u8 },
    DrewDestiny { seat: Seat, card: u8 },
    KeptDestiny { seat: Seat, card: u8 },
    PutUnder { seat: Seat, card: u8 },
    BoughtShip { seat: Seat, ship: u8 },
    SetSail { seat: Seat, ship: u8, land: u8 },
    BoughtWorker { seat: Seat, coins: u8 },
    UsedRune { seat: Seat, card: u8 },
    Success { seat: Seat, card: u8, counts: [u8; 4], glory: u8 },
    Assigned { seat: Seat, front: Front, band: Band, food: u8 },
    Ready { seat: Seat },
    HuntBegins { seat: Seat },
    FightBegins { seat: Seat, enemy: u8 },
    Rolled { seat: Seat, dice: Dice<SHOWN> },
    SpentFavour { seat: Seat },
    Rerolled { seat: Seat, dice: Dice<SHOWN> },
    Hit { seat: Seat, hits: u8, shields: u8 },
    Berserk { seat: Seat },
    Fell { seat: Seat, kind: Kind, count: u8 },
    Defeated { seat: Seat, enemy: u8 },
    Beaten { seat: Seat, enemy: u8 },
    NoFight { seat: Seat, front: Front },
    BlameLifted { seat: Seat },
    Blamed { seat: Seat },
    Revealed { seat: Seat, land: u8, card: u8 },
    OtherJourney { seat: Seat, card: u8 },
    LostFood { seat: Seat, count: u8 },
    Fed { seat: Seat, food: u8 },
    Escaped { card: u8 },
    Scored { seat: Seat, total: i16 },
    GameOver,
}

impl Told for Event {
    fn seen_by(self, eyes: Eyes) -> Option<Event> {
        match self {
            // A destiny is its owner's secret; that one was drawn is told beside it.
            Event::DrewDestiny { seat, .. } => eyes.is(seat).then_some(self),
            Event::FirstDestiny { seat, .. } if !eyes.is(seat) => {
                Some(Event::FirstDestiny { seat, card: NOBODY })
            }
            Event::KeptDestiny { seat, .. } if !eyes.is(seat) => {
                Some(Event::KeptDestiny { seat, card: NOBODY })
            }
            Event::PutUnder { seat, .. } if !eyes.is(seat) => {
                Some(Event::PutUnder { seat, card: NOBODY })
            }
            Event::Looked { seat, land, .. } if !eyes.is(seat) => {
                Some(Event::Looked { seat, land, card: NOBODY })
            }
            _ => Some(self),
        }
    }
}
