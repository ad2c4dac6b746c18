//! What Jarls can do: a closed vocabulary.

use super::{Clan, Weapon};

/// An ability of a Jarl.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// What it does.
    pub power: Power,
    /// How much.
    pub amount: u8,
    /// In which role it works in battle.
    pub sides: Sides,
}

/// In which role an ability works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sides {
    #[allow(missing_docs)]
    Attack,
    #[allow(missing_docs)]
    Defence,
    #[allow(missing_docs)]
    Both,
}

impl Sides {
    /// Whether it works for side 0 (the attacker) or 1 (the defender).
    pub fn has(self, side: usize) -> bool {
        match self {
            Sides::Attack => side == 0,
            Sides::Defence => side == 1,
            Sides::Both => true,
        }
    }
}

/// What an ability does. The amount stands in the [`Effect`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// Strength in battle.
    Strength,
    /// Strength for each activated warrior of the clan.
    ClanStrength(Clan),
    /// Grey dice rolled with the six.
    ExtraDice,
    /// Rerolls that cost no die.
    FreeRerolls,
    /// Misses that may be turned to a weapon.
    TurnMiss,
    /// Dice that may be turned to the weapon.
    TurnTo(Weapon),
    /// Dice that the defender rolls fewer.
    FoeFewerDice,
    /// No die is lost to Giants or to a Jarl.
    FrostProof,
    /// Ties are won in defence.
    TieDefence,
    /// The opponent's Jarl is off, as by VAL-C12.
    Silence,
    /// Before battle a card may be discarded for strength.
    BeforeBoost,
    /// After a won battle a random card of the loser's hand.
    Plunder,
    /// After a lost battle one activated warrior may go to Valhalla.
    LastHonour,
    /// Cards drawn after a won battle.
    DrawWon,
    /// Cards drawn after a lost battle.
    DrawLost,
    /// Slots in the squad.
    SquadSlots,
    /// Action: play any two warriors.
    PlayTwo,
    /// Weapon limit of action 2.
    PairLimit,
    /// Cards drawn by action 4.
    DrawMoreA,
    /// Cards drawn in part B.
    DrawMoreB,
    /// Cards kept by action 4.
    KeepMore,
    /// Action: take the topmost warrior of the discard into hand.
    Salvage,
    /// After a battle between two others a card may be swapped.
    WatchSwap,
    /// Glory for each captured shield.
    ShieldGlory,
    /// Glory for each warrior of the clan in Valhalla.
    ClanGlory(Clan),
}

/// When an extra ability works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// At most so many warriors in the squad.
    SquadAtMost(u8),
    /// At least so many warriors in the squad.
    SquadAtLeast(u8),
    /// Fewer warriors in the squad than the opponent in this battle.
    FewerThanFoe,
    /// At least so many warriors of the clan in the squad.
    ClanInSquad(Clan, u8),
    /// At least so many different clans in the squad.
    ClansAtLeast(u8),
    /// At most so many own shields.
    OwnShieldsAtMost(u8),
    /// At least so many captured shields.
    CapturedAtLeast(u8),
    /// At least so many cards in hand.
    HandAtLeast(u8),
    /// At most so many cards in hand.
    HandAtMost(u8),
    /// While attacking.
    Attacking,
    /// While defending.
    Defending,
    /// At most so many cards in Valhalla.
    ValhallaAtMost(u8),
    /// At most so many cards in the deck.
    DeckAtMost(u8),
}

impl Power {
    /// Whether it acts in its owner's own battle phase, so that an `or` Jarl can choose it there.
    pub fn in_phase(self) -> bool {
        matches!(
            self,
            Power::Strength
                | Power::ClanStrength(_)
                | Power::ExtraDice
                | Power::FreeRerolls
                | Power::TurnMiss
                | Power::TurnTo(_)
        )
    }

    /// Whether it acts in a battle (or right after one, which counts as in it), so that it needs
    /// the right side and can be switched off (VAL-C12).
    pub fn in_battle(self) -> bool {
        self.in_phase()
            || matches!(
                self,
                Power::FoeFewerDice
                    | Power::FrostProof
                    | Power::TieDefence
                    | Power::Silence
                    | Power::Plunder
                    | Power::LastHonour
                    | Power::DrawWon
                    | Power::DrawLost
            )
    }

    /// Whether its amount is a level that is reached (slots, cards drawn), so that of two the
    /// higher counts; else amounts are added.
    pub fn is_level(self) -> bool {
        matches!(
            self,
            Power::SquadSlots
                | Power::PairLimit
                | Power::DrawMoreA
                | Power::DrawMoreB
                | Power::KeepMore
        )
    }

    /// Whether it turns dice in one's phase.
    pub fn turns_dice(self) -> bool {
        matches!(self, Power::TurnMiss | Power::TurnTo(_))
    }
}

impl Condition {
    /// Whether it can hold in a battle only.
    pub fn needs_battle(self) -> bool {
        matches!(self, Condition::FewerThanFoe | Condition::Attacking | Condition::Defending)
    }
}
