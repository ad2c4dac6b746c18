//! What is to be done next: values on the state's stack.

use tabletop::Seat;

use crate::feat::Feat;
use crate::hunt::HuntStep;

/// One thing to be done. Some wait for a player or for fate, the rest run by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Step {
    /// Nothing: the value behind the end of the stack.
    #[default]
    Idle,

    // Set-up, in `rules::opening`.
    /// Fate deals Jarls to a seat (VAL-S3, S4).
    DealJarls(Seat),
    /// All keep one Jarl (VAL-S3).
    KeepJarl,
    /// Fate turns cards to the discard (VAL-S5).
    FirstDiscard,
    /// Fate turns up warriors (VAL-S6).
    OpenWarriors,
    /// Fate names the first player (VAL-S7).
    FirstPlayer,
    /// Everybody is about to take a warrior (VAL-S8).
    Musters,
    /// A seat takes an open warrior (VAL-S8).
    TakeWarrior(Seat),
    /// The last open warrior goes back; hands are about to be dealt (VAL-S8, S9).
    DealHands,
    /// Fate deals cards to a seat (VAL-S9, V1, V2).
    DealHand(Seat),
    /// All choose two cards to discard (VAL-S9).
    DiscardTwo,
    /// The first turn begins.
    FirstTurn,

    // The draft, in `rules::draft`.
    /// Fate lays two cards open (VAL-V2).
    DraftOpen,
    /// A seat lays a card open or passes (VAL-V2); whether the last player has laid its last.
    DraftTurn(Seat, bool),
    /// A seat fills its hand; only cards from this number on (VAL-V2).
    DraftFill(Seat, u8),

    // The turn, in `rules::turn`.
    /// The active player acts (VAL-T1).
    Action,
    /// A seat makes room in its squad (VAL-T6).
    MakeRoom(Seat),
    /// A seat chooses a slot for the next warrior (VAL-S11).
    PlaceWarrior(Seat),
    /// Fate deals cards to the active player, of which so many are kept (VAL-T1, T5).
    Draw {
        /// How many are drawn.
        count: u8,
        /// How many are kept.
        keep: u8,
    },
    /// The active player discards what it does not keep.
    Keep(u8),
    /// Part B (VAL-T1).
    PartB,
    /// The turn is over.
    EndTurn,

    // Battle, in `rules::battle` and beside it.
    /// A side may use what acts before a battle (VAL-B1).
    Before(u8),
    /// The battle proper begins.
    Clash,
    /// A side's phase begins (VAL-B2, B11).
    Phase(u8),
    /// A side's `or` Jarl says which ability it uses (VAL-J2).
    WhichAbility(u8),
    /// Fate rolls a side's dice (VAL-B2).
    Roll(u8),
    /// A side rerolls, plays tactics, arms (VAL-B2).
    Fight(u8),
    /// A side chooses dice to reroll: kinds from `from` on; so many more rerolls after this one.
    Choose {
        /// The side.
        side: u8,
        /// The first kind that may still be added.
        from: u8,
        /// Rerolls that may follow (VAL-C10).
        more: u8,
        /// Whether it may be left.
        optional: bool,
    },
    /// Fate rerolls the chosen dice.
    Reroll(u8),
    /// Fate rolls new weapons (VAL-C9).
    NewWeapons(u8),
    /// A side keeps one of two grey dice (VAL-C9).
    KeepGrey(u8, [u8; 2]),
    /// A side turns misses (VAL-C11): pairs of die and face from this number on.
    TurnMisses(u8, u8),
    /// Strengths are compared (VAL-B12).
    Compare,
    /// The defender, having won, sends warriors from this slot on (VAL-B14).
    Send(u8),
    /// A side that lost may send one warrior (a Jarl's ability).
    Honour(u8),
    /// Fate picks a card of the loser's hand (a Jarl's ability).
    Plunder(u8),
    /// Fate deals cards after a battle (a Jarl's ability).
    DrawAfter(u8, u8),
    /// Dice return, tactics are discarded (VAL-B16).
    EndBattle,
    /// A third player may swap a card (a Jarl's ability).
    Watch(Seat),
    /// Fate deals the swapped card.
    WatchDraw(Seat),

    // The end, in `rules::ragnarok`.
    /// A player's roll in Ragnarök (VAL-E4).
    Ragnarok(Seat),
    /// It is over for that player.
    EndRagnarok,
    /// The game is over.
    Over,

    /// Against a Monster, in `rules::hunt`.
    Hunt(HuntStep),
    // Bonus points, in `rules::payment`.
    /// A seat takes cards from the discard for just so many points, from this number on (VAL-X14).
    Pay {
        /// Who takes them.
        seat: Seat,
        /// The points, which can be paid to the point.
        owed: u8,
        /// The lowest card that may still be taken.
        from: u8,
    },
    /// Something of an expansion, in `rules::feats`.
    Feat(Feat),
}
