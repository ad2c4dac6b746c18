//! Words of the card data: resources, dice, cards, powers. Closed vocabularies.

/// What is paid with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Resource {
    /// Divine blood.
    Blood,
    /// Diamonds.
    Diamond,
    /// Gold.
    Gold,
    /// Runes, with Rise of the Giants only.
    Rune,
}

impl Resource {
    /// All four; the first three are there in every game.
    pub const ALL: [Resource; 4] =
        [Resource::Blood, Resource::Diamond, Resource::Gold, Resource::Rune];
    /// Those that are there in every game.
    pub const COMMON: [Resource; 3] = [Resource::Blood, Resource::Diamond, Resource::Gold];

    /// Its stable name.
    pub const fn id(self) -> &'static str {
        ["blood", "diamond", "gold", "rune"][self as usize]
    }
}

/// The colour of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
pub enum Colour {
    /// For mines.
    #[default]
    Yellow,
    /// For wells.
    Blue,
    /// For shrines.
    White,
}

impl Colour {
    /// All three.
    pub const ALL: [Colour; 3] = [Colour::Yellow, Colour::Blue, Colour::White];

    /// Its stable name.
    pub const fn id(self) -> &'static str {
        ["yellow", "blue", "white"][self as usize]
    }
}

/// A face of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Nothing.
    Blank,
    /// A follower is lost.
    Skull,
    /// So many of a resource.
    Gain(Resource, u8),
    /// So many followers.
    Followers(u8),
}

impl Face {
    /// Followers that the face brings where a die is rolled for followers.
    pub const fn followers(self) -> u8 {
        match self {
            Face::Gain(_, n) | Face::Followers(n) => n,
            Face::Blank | Face::Skull => 0,
        }
    }
}

/// What an action card does (RAG-P3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// So many of a resource.
    Gain(Resource, u8),
    /// So many followers.
    Followers(u8),
    /// Up to so many diamonds and gold become blood.
    Convert(u8),
    /// Roll this die for followers.
    Die(Colour),
    /// Discard up to so many cards for a follower each.
    Sacrifice(u8),
    /// Draw so many closed cards from one deck.
    Draw(u8),
    /// A defence card from the discard.
    Recall,
    /// The top card of a divine deck.
    Divine,
}

/// What a successful attack does (RAG-T9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Steal so many resources, runes aside.
    StealResources(u8),
    /// So many followers are lost.
    LoseFollowers(u8),
    /// Steal so many followers.
    StealFollowers(u8),
    /// Freeze a temple.
    Freeze,
    /// Destroy so many cards of the hand.
    DestroyCards(u8),
    /// Destroy a temple.
    DestroyTemple,
    /// Move a temple.
    Move,
    /// Steal so many runes.
    StealRunes(u8),
}

impl Effect {
    /// Whether it steals anything (RAG-P2, Power Drain).
    pub const fn steals(self) -> bool {
        matches!(
            self,
            Effect::StealResources(_) | Effect::StealFollowers(_) | Effect::StealRunes(_)
        )
    }

    /// Whether it freezes or destroys.
    pub const fn ruins(self) -> bool {
        matches!(self, Effect::Freeze | Effect::DestroyCards(_) | Effect::DestroyTemple)
    }
}

/// An attack card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    /// Its value.
    pub value: u8,
    /// What it does if it succeeds.
    pub effect: Effect,
    /// Whether it hits all other players.
    pub all: bool,
}

/// A ploy (RAG-P2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ploy {
    /// Any attack gets more (Weapons of War, Cold Climate).
    Strength(u8),
    /// One more attack (Viking Army).
    Army,
    /// More builds (Yggdrasil).
    Build(u8),
    /// After a successful defence steal followers (Agir).
    StealBack(u8),
    /// Discard up to so many, draw as many (Freya).
    Swap(u8),
    /// More when stealing resources (Thief).
    Thief(u8),
    /// More when followers are lost (Undead Army).
    Undead(u8),
    /// Turn a die (Kari).
    Turn,
    /// More when stealing (Power Drain).
    Drain(u8),
    /// A ploy from the discard (Puddle of Mud).
    Fetch,
    /// More against a giant (Leader of the Gods).
    Leader(u8),
    /// More when destroying or freezing (Warcry, RAG-D1).
    Warcry(u8),
    /// More against a god (Ruler of the Giants).
    Ruler(u8),
    /// Followers after a successful defence (Fresh Blood).
    FreshBlood(u8),
}

impl Ploy {
    /// Whether it is an A ploy, used in an Action phase (RAG-P2); else a B ploy.
    pub const fn is_a(self) -> bool {
        matches!(self, Ploy::Build(_) | Ploy::Swap(_) | Ploy::Turn | Ploy::Fetch)
    }

    /// Whether it acts after a successful defence.
    pub const fn is_answer(self) -> bool {
        matches!(self, Ploy::StealBack(_) | Ploy::FreshBlood(_))
    }
}

/// A card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Card {
    /// An action card; whether it costs no point.
    Action(Action, bool),
    /// An attack card.
    Attack(Attack),
    /// A defence card and its value.
    Defence(u8),
    /// A ploy.
    Ploy(Ploy),
}

/// What a treasure brings (RAG-P4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Treasure {
    /// Resources, at once.
    Gain(Resource, u8),
    /// Followers, at once.
    Followers(u8),
    /// Cards from one deck, at once.
    Cards(u8),
    /// Runes at once; without Rise of the Giants as many resources of choice.
    Runes(u8),
    /// More for one attack or defence; kept.
    Strength(u8),
    /// More builds; kept.
    Build(u8),
}

impl Treasure {
    /// Whether it is kept until it is used.
    pub const fn is_kept(self) -> bool {
        matches!(self, Treasure::Strength(_) | Treasure::Build(_))
    }
}

/// Writes a closed list of powers with their words.
macro_rules! powers {
    ($(#[$doc:meta])* $name:ident { $($(#[$what:meta])* $power:ident $word:literal $most:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$what])* $power,)* }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$power,)*];

            /// Its word in a box.
            pub const fn id(self) -> &'static str {
                match self { $($name::$power => $word,)* }
            }

            /// The most its amount can be.
            pub const fn most(self) -> u8 {
                match self { $($name::$power => $most,)* }
            }
        }
    };
}

powers! {
    /// A power of an area for its players (RAG-P1). The amount stands beside it.
    Power {
        /// The first purchase of a Followers phase brings more followers.
        FirstPurchase "first-purchase" 3,
        /// Followers in each Followers phase.
        Followers "followers" 3,
        /// Attacks are stronger.
        Attack "attack" 4,
        /// Followers for a successful attack on a player, once in an Attack phase.
        AttackFollowers "attack-followers" 3,
        /// More cards at the start of the Action phase.
        DrawMore "draw-more" 3,
        /// More builds in each Building phase.
        Builds "builds" 2,
        /// Defences are stronger.
        Defence "defence" 4,
        /// A defence card from the discard for the first successful defence in a phase.
        Recall "recall" 1,
        /// Resources of choice in the Resource phase.
        Harvest "harvest" 3,
        /// An exchange costs fewer resources.
        Exchange "exchange" 1,
        /// More yellow or blue dice.
        ResourceDie "resource-die" 2,
        /// More white dice.
        WhiteDie "white-die" 2,
        /// Attacks that freeze, destroy or hit a being are stronger.
        Ruin "ruin" 4,
        /// A successful attack on a player also costs it followers.
        Wound "wound" 3,
        /// One's own losses of followers are smaller.
        Shelter "shelter" 3,
        /// Followers when one's attack makes followers lost.
        Reap "reap" 3,
        /// Move one own temple in a Building phase.
        MoveOwn "move-own" 1,
        /// That move goes to any free site and takes its treasure.
        MoveTreasure "move-treasure" 1,
        /// Runes in the Resource phase for who has none.
        RuneIfNone "rune-if-none" 3,
        /// Runes are worth more in attack and defence.
        RuneStrength "rune-strength" 3,
        /// Resources from the attacker after a successful defence.
        Plunder "plunder" 3,
        /// Rerolls of own dice in a turn.
        Reroll "reroll" 3,
        /// Own skulls are blanks.
        NoSkulls "no-skulls" 1,
        /// Once in an Action phase discard a card and draw so many.
        Barter "barter" 4,
        /// An attacker who fails discards so many cards at random.
        Fumble "fumble" 3,
        /// Followers for the first rune gained in a round.
        RuneFollowers "rune-followers" 3,
        /// Once in a Followers phase a rune for so many followers.
        RuneTrade "rune-trade" 4,
    }
}

powers! {
    /// A power of an area for the AP (RAG-A7, A8).
    ApPower {
        /// Followers in its Followers phase.
        Followers "followers" 5,
        /// Runes in its Followers phase.
        Runes "runes" 5,
        /// Its attacks are stronger.
        Attack "attack" 5,
        /// Its defences are stronger.
        Defence "defence" 5,
        /// White dice in its Followers phase.
        Dice "dice" 3,
        /// It moves one of its own temples after building.
        MoveOwn "move-own" 1,
        /// Weaken: you lose followers.
        LoseFollowers "lose-followers" 5,
        /// Weaken: you lose resources of your choice.
        LoseResources "lose-resources" 5,
        /// Weaken: you lose random cards.
        LoseCards "lose-cards" 5,
        /// Weaken: it moves one of your temples.
        MoveYours "move-yours" 1,
        /// More temple tokens.
        Tokens "tokens" 2,
        /// Runes if it was not attacked in its Attack phase.
        RuneIfSpared "rune-if-spared" 3,
        /// It rerolls a skull.
        RerollSkull "reroll-skull" 1,
        /// It rerolls a skull or a blank.
        RerollBlank "reroll-blank" 1,
    }
}
