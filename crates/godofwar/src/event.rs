//! What happened, for those who listen.

use tabletop::{Event as Told, Eyes, Seat};

use crate::book::{Hero, Status};
use crate::state::End;

/// Something that happened. All of it is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    ChoseHero { seat: Seat, hero: Hero },
    Drawn { scene: u8 },
    FirstPlayer { seat: Seat },
    SceneLaid { scene: u8 },
    Obstacle { scene: u8 },
    Put { hero: Hero, column: u8 },
    RoundBegins { round: u8 },
    Drew { seat: Seat, count: u8 },
    DrewStatus { seat: Seat, status: Status },
    Joined { hero: Hero },
    Activates { seat: Seat },
    Moved { hero: Hero, column: u8 },
    Attacked { hero: Hero, at: u8, strength: u8 },
    Rolled { die: u8 },
    Hurt { at: u8, damage: u8 },
    ArmourBroke { at: u8 },
    ArmourHeld { at: u8 },
    Defeated { at: u8 },
    Dazed { at: u8 },
    Shook { at: u8 },
    Flipped { at: u8, side: u8 },
    UsedSpot { hero: Hero, at: u8 },
    Special { hero: Hero, card: u8 },
    UsedRage { hero: Hero },
    UsedAlly { which: u8 },
    Revealed { card: u8 },
    EnemyAttacks { at: u8, column: u8 },
    Defended { hero: Hero, strength: u8 },
    Intercepted,
    Cancelled { hero: Hero },
    Wounded { hero: Hero, damage: u8 },
    Downed { hero: Hero },
    Healed { hero: Hero, damage: u8 },
    Gained { seat: Seat, status: Status },
    Took { seat: Seat, card: u8 },
    Removed { seat: Seat, card: u8 },
    QuestDone { scene: u8 },
    Over { end: End },
}

impl Told for Event {
    fn seen_by(self, _: Eyes) -> Option<Event> {
        Some(self)
    }
}
