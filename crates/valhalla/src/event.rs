//! What happens, for whoever listens.

use pieces::Dice;
use tabletop::{Event as Told, Eyes, Seat};

use crate::cards::NOBODY;
use crate::hunt::HuntEvent;
use crate::pairs::PairEvent;
use crate::state::{KINDS, Trigger};

/// Something that happened. Cards that the eyes may not know are `NOBODY`. What several rules can
/// bring about names the rule that did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    JarlsDealt { seat: Seat },
    JarlRevealed { seat: Seat, jarl: u8 },
    FirstDiscard { count: u8 },
    TurnedUp { card: u8 },
    FirstPlayer { seat: Seat },
    Took { seat: Seat, card: u8 },
    LeftOver { card: u8 },
    Placed { seat: Seat, card: u8, slot: u8 },
    HandDealt { seat: Seat, count: u8 },
    Discarded { seat: Seat, card: u8 },
    ShuffledBack { count: u8 },
    LaidOpen { card: u8 },
    Laid { seat: Seat, card: u8 },
    DraftPassed { seat: Seat },
    TurnBegins { seat: Seat },
    ShowedHand { seat: Seat },
    ShowedNoTactic { seat: Seat },
    Drew { seat: Seat, count: u8 },
    DrewCard { seat: Seat, card: u8 },
    DealtCard { seat: Seat, card: u8 },
    Fell { seat: Seat, card: u8 },
    Salvaged { seat: Seat, card: u8 },
    Attacked { seat: Seat, target: Seat },
    Offered { seat: Seat, card: u8 },
    UsesAbility { seat: Seat, extra: bool },
    Silenced { seat: Seat },
    LostDice { seat: Seat, count: u8, rule: &'static str },
    Rolled { seat: Seat, dice: Dice<KINDS> },
    Spent { seat: Seat, die: u8 },
    UsedReroll { seat: Seat },
    Rerolled { seat: Seat, dice: Dice<KINDS> },
    Turned { seat: Seat, die: u8, face: u8 },
    TookGrey { seat: Seat, face: u8 },
    PlayedTactic { seat: Seat, card: u8 },
    Armed { seat: Seat, card: u8, slot: u8 },
    PhaseEnded { seat: Seat, strength: u8 },
    NoWinner { seat: Seat },
    Won { seat: Seat, loser: Seat, strength: u8, other: u8 },
    TookShield { seat: Seat, from: Seat },
    ToValhalla { seat: Seat, card: u8, rule: &'static str },
    Plundered { seat: Seat, from: Seat, card: u8, rule: &'static str },
    EndNear { trigger: Trigger },
    RagnarokBegins,
    GameOver,
    Hunt(HuntEvent),
    Pair(PairEvent),
    Earned { seat: Seat, points: u8 },
    Unpaid { seat: Seat, points: u8 },
    Claimed { seat: Seat, card: u8 },
    LokiPlays { card: u8 },
    TookBonus { seat: Seat, row: u8 },
    Recalled { seat: Seat, card: u8 },
    Supported { seat: Seat, card: u8, side: Seat },
    TakesRoad { seat: Seat, card: u8 },
    Fulfilled { seat: Seat, card: u8 },
    Called { seat: Seat, card: u8 },
    Blocked { seat: Seat, card: u8 },
    Denied { seat: Seat, card: u8 },
    Disarmed { seat: Seat, card: u8 },
    Sacrificed { seat: Seat, card: u8 },
    Uncovered { seat: Seat, card: u8 },
    TyrDealt { seat: Seat },
    Wrath { seat: Seat, card: u8, warrior: u8 },
}

impl Told for Event {
    fn seen_by(self, eyes: Eyes) -> Option<Event> {
        match self {
            // A drawn card is its owner's secret; that cards were drawn is told beside it.
            Event::DrewCard { seat, .. } | Event::DealtCard { seat, .. } => {
                eyes.is(seat).then_some(self)
            }
            // VAL-X27: face down.
            Event::Sacrificed { seat, .. } if !eyes.is(seat) => {
                Some(Event::Sacrificed { seat, card: NOBODY })
            }
            // Only the two sides of a theft see the card.
            Event::Plundered { seat, from, rule, .. } if !eyes.is(seat) && !eyes.is(from) => {
                Some(Event::Plundered { seat, from, card: NOBODY, rule })
            }
            _ => Some(self),
        }
    }
}
