//! What is to be done next: values on the state's stack.

use tabletop::{Seat, Seats};

/// One thing to be done. Some wait for a player or for fate, the rest run by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Step {
    /// Nothing: the value behind the end of the stack.
    #[default]
    Idle,

    // Set-up, in `rules::opening`.
    /// Fate names beings: gods (0), giants (1) or any (2), so many (RAG-S1).
    Beings(u8, u8),
    /// The beings are known: their decks come into play (RAG-S2).
    Gather,
    /// Fate lays the open treasures (RAG-S3).
    Treasures,
    /// Fate rolls a white die for each of these seats (RAG-S5).
    RollFirst(Seats),
    /// Hands are about to be dealt (RAG-S5).
    DealHands,

    // Drawing, in `rules::draw`.
    /// Fate draws cards for a seat from a pool.
    Draw {
        /// For whom.
        seat: Seat,
        /// From where.
        pool: u8,
        /// How many.
        count: u8,
        /// Whether all see them.
        open: bool,
    },
    /// A seat names the deck from which it draws so many closed cards.
    WhichDeck(Seat, u8),
    /// A seat takes a defence card from the discard (RAG-P3).
    Recall(Seat),
    /// Cards in use go to the discard.
    Finish,

    // The turn, in `rules::turn`.
    /// A turn begins.
    Turn,
    /// The active player discards down to the hand limit (RAG-T14).
    HandLimit,
    /// The turn ends; the next one is about to begin.
    EndTurn,

    // Resource phase, in `rules::resource`.
    /// The phase begins (RAG-T2).
    Resource,
    /// The active player takes so many resources of its choice.
    AnyResource(u8),
    /// It names the colour of so many more dice.
    MoreDice(u8),
    /// Its dice are gathered.
    GatherDice,
    /// It may exchange.
    Exchange,

    // Dice, in `rules::dice`.
    /// Fate rolls the dice.
    Roll,
    /// The active player may reroll.
    Reroll,
    /// The AP rerolls by its own power (RAG-A8).
    ApReroll,
    /// Fate rolls this die anew.
    RollOne(u8),
    /// Windows for Kari are about to open (RAG-T4).
    Windows,
    /// A seat may turn a die.
    Kari(Seat),
    /// The dice are applied.
    Resolve,

    // Action phase, in `rules::action`.
    /// The phase begins (RAG-T3).
    Action,
    /// The active player names the deck of its open draw.
    OpenDraw,
    /// It acts.
    Act,
    /// It converts up to so many diamonds and gold.
    Convert(u8),
    /// It discards for followers, or to draw as many.
    Discards {
        /// Only cards from this number on.
        from: u8,
        /// How many more.
        left: u8,
        /// How many so far.
        done: u8,
        /// Whether for followers; else it draws as many.
        followers: bool,
    },
    /// It names a divine deck.
    Divine,
    /// It takes a ploy from the discard.
    Mud,

    // Building phase, in `rules::building`.
    /// The phase begins (RAG-T5).
    Building,
    /// The active player builds.
    Build,
    /// Fate turns up a closed treasure.
    Reveal,

    // Attack phase, in `rules::attack` and beside it.
    /// The phase begins (RAG-T7).
    Attack,
    /// A seat may attack.
    Strike(Seat),
    /// The attacker adds bonuses.
    Bonus,
    /// The targets are named.
    Targets,
    /// The attack comes to this one.
    Versus(Seat),
    /// A seat may add to the defence.
    Defend(Seat),
    /// The AP draws a defence card (RAG-A5).
    ApDefend,
    /// The values are compared.
    Compare,
    /// The attacker steals so many resources.
    Steal(u8),
    /// The attacked one gives so many resources of its choice to the AP or its weakening.
    Give(u8),
    /// A temple is frozen.
    Freeze,
    /// A temple is destroyed.
    Raze,
    /// A temple is moved.
    MoveFoe,
    /// Fate destroys so many cards of a hand.
    DestroyCards(Seat, u8),
    /// The defender may use what follows a successful defence.
    Answer,
    /// The defender takes so many resources of the attacker's (Agir's power).
    Plunder(u8),
    /// The attack is over.
    EndAttack,
    /// The attacker may attack once more (Viking Army).
    Again(Seat),

    // Followers phase, in `rules::followers`.
    /// The phase begins (RAG-T12).
    Followers,
    /// The active player buys.
    Buy,

    // The AP, in `rules::ap` and beside it.
    /// Its Building phase begins (RAG-A4).
    ApBuilding,
    /// Fate draws a temple token.
    ApToken,
    /// It moves a temple of its own (RAG-A7).
    ApMove,
    /// Fate draws its attack card (RAG-A2).
    ApStrike,
    /// Its Attack phase begins: it weakens (RAG-A5).
    ApWeaken,
    /// Its Attack phase ends.
    ApSpared,
    /// Its Followers phase begins (RAG-A6).
    ApFollowers,
    /// Its powers bring followers and runes.
    ApGains,

    /// The game is over.
    Over,
}
