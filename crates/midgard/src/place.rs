//! Where workers go and where warriors fight.

use crate::cards::words;

words! {
    /// A place for workers (MID-L).
    Place {
        /// Axemen (MID-L1).
        Blacksmith = "blacksmith",
        /// Spearmen (MID-L1).
        Spearmaker = "spearmaker",
        /// Swordsmen (MID-L1).
        Armourer = "armourer",
        /// Food (MID-L1).
        Butcher = "butcher",
        /// The Jarl's longhouse (MID-L2).
        Longhouse = "longhouse",
        #[allow(missing_docs)]
        Market = "market",
        #[allow(missing_docs)]
        Merchant = "merchant",
        #[allow(missing_docs)]
        Runesmith = "runesmith",
        #[allow(missing_docs)]
        Seer = "seer",
        #[allow(missing_docs)]
        Shipwright = "shipwright",
        /// The small public longship (MID-L8).
        SmallShip = "small-ship",
        /// The large public longship (MID-L8).
        LargeShip = "large-ship",
        #[allow(missing_docs)]
        Chapel = "chapel",
        /// The workers' hut (MID-L10).
        Hut = "hut",
        #[allow(missing_docs)]
        Troll = "troll",
        /// The draugr on the left.
        Draugr1 = "draugr-1",
        /// The draugr on the right.
        Draugr2 = "draugr-2",
        /// Stalls of the market (MID-S1): military ones first.
        Stall1 = "stall-1",
        #[allow(missing_docs)]
        Stall2 = "stall-2",
        #[allow(missing_docs)]
        Stall3 = "stall-3",
        #[allow(missing_docs)]
        Stall4 = "stall-4",
        /// For any number of players (MID-L12).
        Hunt = "hunt",
        /// One's own longship (MID-L7).
        OwnShip = "own-ship",
        /// One's own board (MID-L13).
        Beg = "beg",
    }
}

/// How many places hold one worker of anybody: those before [`Place::Hunt`].
pub const SHARED: usize = Place::Hunt as usize;

impl Place {
    /// Which stall this is, from 0.
    pub fn stall(self) -> Option<usize> {
        let first = Place::Stall1 as usize;
        (first..first + 4).contains(&(self as usize)).then(|| self as usize - first)
    }

    /// Where its worker's warriors fight, if it is a place for that on land.
    pub fn front(self) -> Option<Front> {
        match self {
            Place::Troll => Some(Front::Troll),
            Place::Draugr1 => Some(Front::Draugr1),
            Place::Draugr2 => Some(Front::Draugr2),
            _ => None,
        }
    }
}

words! {
    /// A place where warriors fight, in the order of battles (MID-R4).
    Front {
        #[allow(missing_docs)]
        Troll = "troll",
        #[allow(missing_docs)]
        Draugr1 = "draugr-1",
        #[allow(missing_docs)]
        Draugr2 = "draugr-2",
        /// The leftmost land, for four players only (MID-R1).
        Land1 = "land-1",
        #[allow(missing_docs)]
        Land2 = "land-2",
        #[allow(missing_docs)]
        Land3 = "land-3",
        #[allow(missing_docs)]
        Land4 = "land-4",
    }
}

/// How many fronts there are.
pub const FRONTS: usize = 7;

/// How many lands there are.
pub const LANDS: usize = 4;

impl Front {
    /// The front of a land, from 0.
    pub fn land(n: usize) -> Front {
        Front::ALL[3 + n]
    }

    /// Which land this is, from 0.
    pub fn as_land(self) -> Option<usize> {
        (self as usize).checked_sub(3)
    }
}
