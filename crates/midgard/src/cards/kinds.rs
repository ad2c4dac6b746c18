//! The closed words of the card data.

/// Makes an enum whose values have a stable name each, as it stands in boxes and choices.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$each:meta])* $value:ident = $id:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$each])* $value),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: &[$name] = &[$($name::$value),+];

            /// Its stable name.
            pub const fn id(self) -> &'static str {
                match self { $($name::$value => $id),+ }
            }

            /// The one with this name.
            pub fn named(id: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.id() == id)
            }

            /// All with their names, for readers.
            pub fn known() -> Vec<(&'static str, $name)> {
                $name::ALL.iter().map(|one| (one.id(), *one)).collect()
            }
        }
    };
}
pub(crate) use words;

words! {
    /// A kind of warrior; each has dice of its own.
    Kind {
        /// White.
        Swordsman = "swordsman",
        /// Red.
        Spearman = "spearman",
        /// Black.
        Axeman = "axeman",
    }
}

words! {
    /// A face of a warrior's die.
    Face {
        /// Nothing.
        Blank = "blank",
        /// One hit.
        Hit = "hit",
        /// Two hits.
        Double = "double",
        /// A shield.
        Shield = "shield",
    }
}

words! {
    /// The colour of a draugr or monster.
    Colour {
        #[allow(missing_docs)]
        Red = "red",
        #[allow(missing_docs)]
        Yellow = "yellow",
        #[allow(missing_docs)]
        Blue = "blue",
    }
}

words! {
    /// What happens on a journey (MID-F7).
    Journey {
        /// Nothing.
        Calm = "calm",
        /// A fight at sea.
        Kraken = "kraken",
        /// Two things are lost.
        Lost = "lost",
        /// A food is lost.
        Doldrums = "doldrums",
        /// A warrior or a food is lost.
        Storm = "storm",
        /// A warrior is lost.
        Whirlpool = "whirlpool",
    }
}

words! {
    /// What a rune does (MID-U).
    Rune {
        /// Four goods (MID-U1).
        Gifts = "gifts",
        /// Half an enemy's glory more (MID-U2).
        Glory = "glory",
        /// No losses in a round of a fight (MID-U3).
        Healing = "healing",
        /// Another journey (MID-U4).
        Journey = "journey",
        /// A look at all journeys (MID-U5).
        Wisdom = "wisdom",
        /// Blanks are rerolled (MID-U6).
        Potential = "potential",
        /// Shields hit (MID-U7).
        Retaliation = "retaliation",
        /// A destiny is scored at once (MID-U8).
        Success = "success",
        /// Two destinies more at the Seer (MID-U9).
        TrueVision = "true-vision",
        /// Coins are doubled (MID-U10).
        Wealth = "wealth",
    }
}

words! {
    /// What a destiny counts (MID-E1).
    Count {
        /// Red draugrs and monsters.
        Red = "red",
        /// Yellow draugrs and monsters.
        Yellow = "yellow",
        /// Blue draugrs and monsters.
        Blue = "blue",
        #[allow(missing_docs)]
        Wood = "wood",
        #[allow(missing_docs)]
        Food = "food",
        #[allow(missing_docs)]
        Coins = "coins",
        #[allow(missing_docs)]
        Warriors = "warriors",
        #[allow(missing_docs)]
        Favours = "favours",
        #[allow(missing_docs)]
        Runes = "runes",
        #[allow(missing_docs)]
        Monsters = "monsters",
        #[allow(missing_docs)]
        Draugrs = "draugrs",
        #[allow(missing_docs)]
        Trolls = "trolls",
    }
}

words! {
    /// What a leader can do (MID-D).
    Power {
        /// Favours spent on rerolls score (MID-D1).
        Pious = "pious",
        /// One destiny more at the Seer (MID-D2).
        Seeress = "seeress",
        /// The Merchant is free (MID-D3).
        Trader = "trader",
        /// Swordsmen hit harder (MID-D4).
        Swordmaster = "swordmaster",
        /// Glory for two hits on a die (MID-D5).
        Berserker = "berserker",
    }
}

words! {
    /// A family of enemies.
    Family {
        /// At the town's gate; no colour.
        Troll = "troll",
        /// In the hills.
        Draugr = "draugr",
        /// Beyond the sea.
        Monster = "monster",
        /// At sea; no card of its own.
        Kraken = "kraken",
    }
}
