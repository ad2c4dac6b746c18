//! The vocabulary of scenes: a closed set of triggers, conditions and effects.

/// When a statement works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trigger {
    /// Its enemy was defeated (GOW-H8).
    Defeated,
    /// Its enemy has attacked.
    Attacks,
    /// An armour of its enemy was destroyed.
    Broken,
    /// The rune was revealed: a flip condition (GOW-F1).
    Rune,
    /// An activation frame (GOW-A2).
    Frame,
    /// An interaction spot (GOW-H11).
    Spot,
    /// The side was turned up (GOW-F3).
    Reward,
    /// The condition has come to hold; once while the side is up (GOW-F6).
    When,
    /// The scene was laid out.
    Start,
    /// A round begins.
    Round,
    /// While the side is up (GOW-F6).
    While,
}

/// What must hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Condition {
    /// Nothing.
    #[default]
    Always,
    /// No enemy of the scene lives.
    AllDead,
    /// The enemy at the place is dead, or gone from there.
    Dead(u8),
    /// The living enemy at the place has at most so much health left.
    Left(u8, u8),
    /// The card at the place holds at least so many tokens.
    Tokens(u8, u8),
    /// At least so many rounds of the quest have begun.
    Rounds(u8),
    /// The card at the place shows that side: 0 front, 1 back.
    Shows(u8, u8),
}

/// Whom an effect meets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Who {
    /// The hero that acts (GOW-F3).
    #[default]
    Hero,
    /// The front hero at the card's own column.
    Column,
    /// The front hero of every column.
    Columns,
    /// Every hero.
    All,
}

/// What happens. Places are numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Cards are flipped, one bit a place: to the front, to the back (GOW-F2).
    Flip(u16, u16),
    /// Heroes take damage that cannot be defended (GOW-A4).
    Harm(Who, u8),
    /// The enemy at the place takes damage, armour or not.
    Hit(u8, u8),
    /// The enemy at the place loses damage.
    Mend(u8, u8),
    /// The dead enemy at the place stands up again.
    Revive(u8),
    /// The enemy at the place is stunned.
    Daze(u8),
    /// The enemy at the place attacks.
    Attack(u8),
    /// Tokens are put on the card at the place.
    Token(u8, u8),
    /// Tokens are taken off the card at the place.
    Clear(u8, u8),
    /// Heroes lose damage.
    Heal(Who, u8),
    /// Heroes' rage rises.
    Rage(Who, u8),
    /// Crystals go on top of decks (GOW-F5).
    Crystal(Who, u8),
    /// Stun cards go on top of decks.
    Stun(Who, u8),
    /// Poison cards go on top of decks.
    Poison(Who, u8),
    /// Poison cards are shuffled into decks.
    Taint(Who, u8),
    /// Cards are drawn.
    Draw(Who, u8),
    /// Cards are discarded from hands.
    Drop(Who, u8),
    /// The hand limit rises (GOW-P7).
    MoreHand(Who, u8),
    /// The hand limit falls (GOW-P7).
    LessHand(Who, u8),
    /// While: enemies are so much stronger.
    Stronger(u8),
    /// While: so much is added to the enemy die.
    Hardened(u8),
    /// While: the enemy at the place can be neither attacked nor damaged.
    Guard(u8),
}

/// Every word of the vocabulary with its kind, as scenes write it.
pub const VOCABULARY: [(&str, &str); 39] = [
    ("defeated", "trigger"),
    ("attacks", "trigger"),
    ("broken", "trigger"),
    ("rune", "trigger"),
    ("frame", "trigger"),
    ("spot", "trigger"),
    ("reward", "trigger"),
    ("when", "trigger"),
    ("start", "trigger"),
    ("round", "trigger"),
    ("while", "trigger"),
    ("all-dead", "condition"),
    ("dead", "condition"),
    ("left", "condition"),
    ("tokens", "condition"),
    ("rounds", "condition"),
    ("shows", "condition"),
    ("flip", "effect"),
    ("harm", "effect"),
    ("hit", "effect"),
    ("mend", "effect"),
    ("revive", "effect"),
    ("daze", "effect"),
    ("attack", "effect"),
    ("token", "effect"),
    ("clear", "effect"),
    ("heal", "effect"),
    ("rage", "effect"),
    ("crystal", "effect"),
    ("stun", "effect"),
    ("poison", "effect"),
    ("taint", "effect"),
    ("draw", "effect"),
    ("drop", "effect"),
    ("more-hand", "effect"),
    ("less-hand", "effect"),
    ("stronger", "effect"),
    ("hardened", "effect"),
    ("guard", "effect"),
];
