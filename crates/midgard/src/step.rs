//! What is to be done next: values on the state's stack.

use tabletop::Seat;

/// One thing to be done. Some wait for a player or for fate, the rest run by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Step {
    /// Nothing: the value behind the end of the stack.
    #[default]
    Idle,

    // Set-up, in `rules::opening`.
    /// Fate picks stalls, military ones or economic ones (MID-S1).
    Stalls(bool),
    /// Fate names the first player (MID-S4).
    FirstPlayer,
    /// Everybody is about to choose a leader (MID-S4).
    Leaders,
    /// A seat chooses its leader (MID-S4).
    Leader(Seat),
    /// Fate deals a seat its first destiny (MID-S5).
    FirstDestiny(Seat),

    // The set-up of a round, in `rules::round`.
    /// A round begins (MID-R1).
    BeginRound,
    /// Fate turns up a troll.
    TurnTroll,
    /// Fate turns up two draugrs.
    TurnDraugrs,
    /// Fate deals hidden journeys.
    DealJourneys,
    /// Fate turns up runes.
    TurnRunes,
    /// Fate turns up monsters.
    TurnMonsters,
    /// Fate turns up a merchant.
    TurnMerchant,
    /// Warriors and food are added in the town.
    Restock,

    // Workers, in `rules::workers` and beside it.
    /// The next worker is this seat's, or the next one's who has any (MID-R2).
    Workers(Seat),
    /// The active player places a worker.
    Worker,
    /// So many goods are shared out: how many become food (MID-L3, U1)?
    ShareFood(u8),
    /// So many goods are shared out among wood and coins.
    ShareWood(u8),
    /// The active player takes a rune (MID-L5).
    TakeRune,
    /// Fate turns up the rune on top of the deck.
    TopRune,
    /// The active player looks at a journey (MID-L6).
    Look,
    /// Before it draws destinies it may use what acts at the Seer (MID-U9).
    Foresee,
    /// So many destinies are drawn.
    DrawDestinies(u8),
    /// Fate deals so many destinies to the active player.
    DealDestinies(u8),
    /// The active player keeps one (MID-D2, U9).
    KeepDestiny,
    /// It puts the others under the deck, in its order (MID-U9).
    PutUnder,
    /// It buys a private longship (MID-L7).
    BuyShip,
    /// It chooses a land for this longship (MID-L8).
    Sail(u8),
    /// It buys favours (MID-L9).
    Pray,
    /// It uses the stall in this space so many times (MID-L14).
    Barter(u8),
    /// It chooses kinds for so many warriors, from this kind on.
    AnyKind(u8, u8),
    /// It chooses which warriors to keep, from this kind on (MID-L16).
    Recruit(u8),
    /// It shows a destiny (MID-U8).
    Success,

    // Assignment, in `rules::assign`.
    /// The assignment begins (MID-R3).
    Muster,
    /// A seat may use runes (MID-U12).
    Runes(Seat),
    /// A seat assigns its warriors.
    Assign(Seat),
    /// All do so, unseen by each other.
    AssignAll,

    // Battles, in `rules::battle`, `rules::hunt`, `rules::voyage`.
    /// The battles begin (MID-R4).
    Battles,
    /// A seat's hunt (MID-F1).
    Hunt(Seat),
    /// The active player may leave hunters at home, from this kind on.
    Party(u8),
    /// The battle at a front.
    Front(u8),
    /// Fate rolls the warriors' dice (MID-F2).
    Roll,
    /// The active player has rolled.
    Rolled,
    /// It chooses dice to reroll, from this kind on.
    Choose(u8),
    /// Fate rolls them again.
    Reroll,
    /// Fate rolls the blanks again (MID-U6).
    Blanks,
    /// The active player loses so many warriors of the front, from this kind on (MID-F2, F6, F7).
    Losses(u8, u8),
    /// The round of the fight is over.
    EndRound,
    /// The enemy is dead: the active player may use what acts now (MID-U2).
    Triumph,
    /// It gives blame to another (MID-F5).
    Blame,
    /// The fight is over.
    EndFight,
    /// The journey is shown (MID-F6).
    Reveal,
    /// The active player has seen the journey.
    AtSea,
    /// Fate turns up another journey (MID-U4).
    OtherJourney,
    /// The journey is resolved (MID-F7).
    Resolve,
    /// So many things are thrown from the longship, from this kind on: warriors, then food.
    Overboard(u8, u8),
    /// Warriors are fed (MID-F6).
    Feed,
    /// The monster is fought.
    Landing,
    /// The voyage is over.
    Home,

    // The end of a round and of the game, in `rules::round`.
    /// Clean-up (MID-R5).
    CleanUp,
    /// The first player has everything counted (MID-E). A question of its own, since it shows what
    /// the choice before may have hidden.
    Reckon,
    /// The game is over.
    Over,
}
