//! What a Monster adds to a position: its cards and dice, the battle against it, what can be
//! waited for, what can happen.

use pieces::Dice;
use tabletop::{Seat, Seats};

/// The Monster on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Beast {
    /// The card on top; as many as the Monster has when the last one is beaten.
    pub card: u8,
    /// Symbols of that card with a die on them, one bit each (VAL-M4).
    pub covered: u8,
    /// Whether the last attack of VAL-M11 was reached.
    pub last_chance: bool,
}

/// What a battle against the Monster adds to a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lair {
    /// Who attacks, if a Monster is fought at all.
    pub foe: Foe,
    /// The Monster's card that is fought.
    pub card: u8,
    /// Whether its ability is off (VAL-M7).
    pub quelled: bool,
    /// Whether the fighter has ended its phase and team-mates may still help (VAL-M16).
    pub closing: bool,
    /// Whether a Frost Giant has brought its die (VAL-M8).
    pub frosted: bool,
    /// Team-mates who have helped, or will not (VAL-M16).
    pub aided: Seats,
}

impl Lair {
    pub(crate) const NONE: Lair = Lair {
        foe: Foe::Rival,
        card: 0,
        quelled: false,
        closing: false,
        frosted: false,
        aided: Seats::NONE,
    };
}

/// Who is fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Foe {
    /// Another player, or nobody.
    #[default]
    Rival,
    /// The Monster, which the player attacks.
    Prey,
    /// The Monster, which attacks.
    Hunter,
}

/// What is to be done next in a game against a Monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HuntStep {
    /// A seat picks its Jarl (VAL-M2).
    PickJarl(Seat),
    /// All set cards of their hands aside (VAL-M2).
    SetAside,
    /// Fate deals as many to a seat as it set aside (VAL-M2).
    DrawAgain(Seat, u8),
    /// Part A is over (VAL-M15).
    AfterA,
    /// Fate takes cards off the deck for a lost battle (VAL-M9, M10, M13).
    Toll(u8),
    /// Fate takes a card off the deck after part A (VAL-M15).
    Decay,
    /// The Monster phase (VAL-M4).
    Prowl,
    /// Fate rolls the Monster's free dice (VAL-M4).
    ProwlRoll,
    /// What the Monster does before a battle (VAL-M15).
    Onset,
    /// The fighter discards a card (VAL-M15).
    GiveCard,
    /// The fighter discards a warrior (VAL-M15).
    GiveWarrior,
    /// Fate rolls a Frost Giant's die (VAL-M8).
    FrostDie(u8),
    /// A team-mate may play a tactic (VAL-M16).
    Aid(Seat),
    /// The battle is decided (VAL-M9, M10).
    Judge,
    /// The fighter, having won its attack, sends warriors from this slot on, as many as the limit
    /// allows (VAL-M6, M9).
    Enter(u8),
    /// The fighter discards those for whom Valhalla has no room, in the order it likes (VAL-M6,
    /// S14).
    TurnAway,
    /// The fighter, having lost, may send one warrior (VAL-M9, M10).
    Spare,
    /// What the Monster does after a battle (VAL-M15).
    After,
    /// Fate takes a card of the fighter's hand (VAL-M15).
    Theft,
    /// The fighter loses a card of its Valhalla (VAL-M15).
    LoseGlory,
    /// A squad that is too large for the Monster's new card is discarded down (VAL-M15).
    Cull(Seat),
    /// The last attack is over, and with it the game (VAL-M11).
    End,
}

/// What happens in a game against a Monster. What several rules can bring about names the rule
/// that did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum HuntEvent {
    SetAside { seat: Seat, count: u8 },
    Attacked { seat: Seat },
    Prowled { dice: Dice<6>, placed: u8 },
    MonsterAttacks { seat: Seat },
    DeckLost { count: u8, rule: &'static str },
    Quelled { seat: Seat },
    FrostDie { seat: Seat, face: u8 },
    Aided { seat: Seat, card: u8 },
    Won { seat: Seat, strength: u8, other: u8, rule: &'static str },
    Lost { seat: Seat, strength: u8, other: u8, rule: &'static str },
    CardBeaten { left: u8 },
    ShieldLost { seat: Seat, left: u8 },
    TurnedAway { seat: Seat, card: u8 },
    GloryLost { seat: Seat, card: u8 },
    LastChance { seat: Seat },
    Slain,
    GameLost,
}
