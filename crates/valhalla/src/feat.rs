//! What the expansions add to what is to be done.

use tabletop::Seat;

/// One thing to be done for an expansion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feat {
    // Bonus points, in `rules::payment`.
    /// A seat is about to be paid so many points (VAL-X14).
    Owe(Seat, u8),

    // King of the Hill, in `rules::king`.
    /// A King who was paid goes up one level (VAL-X34).
    Rise(Seat),

    // Loki's Trick, in `rules::loki`.
    /// Fate draws a card of Loki's (VAL-X1).
    DrawLoki,
    /// The loser may take a bonus (VAL-X2).
    Loki,
    /// The loser chooses warriors for Valhalla, at most so many, from this slot on (VAL-X3).
    LokiSend {
        /// How many may still be chosen.
        left: u8,
        /// The first slot that may still be chosen.
        from: u8,
    },
    /// The loser takes an activated warrior back into its hand.
    Recall,
    /// Fate picks a card of a hand for another.
    Snatch {
        /// Who gets it.
        to: Seat,
        /// Who loses it.
        from: Seat,
    },

    // Thor's Support, in `rules::thor`.
    /// A third player may support a side (VAL-X5).
    Support(Seat),
    /// The cards of the supporters go their ways (VAL-X8).
    Supporters,

    // Valkyries, in `rules::valkyries`.
    /// The attacker chooses who takes the road to Valhalla (VAL-X17).
    Road,
    /// Warriors go to Valhalla (VAL-B13, B14, X17), and favours are earned.
    Depart,
    /// The winner may play a mission (VAL-X18).
    Mission(u8),

    // Dwarves, in `rules::dwarves`.
    /// The attacker blocks a warrior (VAL-X24).
    Block,
    /// A side chooses who stays in the other's squad, so many (VAL-X25).
    Deny {
        /// Who chooses.
        side: u8,
        /// How many it still chooses.
        left: u8,
    },
    /// A side discards a tactic, or shows that it has none (VAL-X26).
    Disarm(u8),
    /// A side may put a card beside the warrior in this slot (VAL-X27).
    Sacrifice {
        /// Whose warrior.
        side: u8,
        /// Where it stands.
        slot: u8,
    },

    // Tyr's Wrath, in `rules::tyr`.
    /// Fate sets cards of Tyr's aside, unseen (VAL-X28).
    TyrAside,
    /// Fate deals a card of Tyr's to the player so many places after the first.
    DealTyr(u8),
    /// A seat may put a card of Tyr's under a warrior it has just added.
    Wrath(Seat),
}
