//! Action cards: faces, and the symbols that spots demand.

/// What sort of card a face is (GOW-H3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub enum Kind {
    #[default]
    None,
    Melee,
    Ranged,
    Defence,
    Special,
    Number,
    Crystal,
    Status,
}

/// What a special does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Power {
    /// Nothing: no special.
    #[default]
    None,
    /// A hero loses damage.
    Heal,
    /// Its player draws cards.
    Draw,
    /// A hero's rage rises.
    Fury,
    /// An enemy is stunned.
    Daze,
    /// An attack is stronger: after the die only.
    Boost,
    /// Damage to a hero is less: before it is dealt only.
    Ward,
}

impl Power {
    /// All that specials can do.
    pub const ALL: [Power; 6] =
        [Power::Heal, Power::Draw, Power::Fury, Power::Daze, Power::Boost, Power::Ward];
}

/// One way to use a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Face {
    /// Its type.
    pub kind: Kind,
    /// Its number; 0 for none.
    pub number: u8,
    /// Whether it bears the stun symbol (GOW-A7).
    pub stun: bool,
    /// Whether it bears the rage symbol (GOW-H10).
    pub rage: bool,
    /// What a special does, to the amount of its number.
    pub power: Power,
}

/// An action card: one face, or two of which one is declared (GOW-H3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Card {
    /// Its faces.
    pub faces: [Face; 2],
}

impl Card {
    /// Its face of a type.
    pub fn face(&self, kind: Kind) -> Option<&Face> {
        self.faces.iter().find(|face| face.kind == kind)
    }

    /// Its number as a number card (GOW-H4).
    pub fn number(&self) -> u8 {
        self.face(Kind::Number).map_or(0, |face| face.number)
    }

    /// Whether it can pay for a symbol (GOW-H11).
    pub fn pays(&self, symbol: Symbol) -> bool {
        let has = |kind| self.face(kind).is_some();
        match symbol {
            Symbol::None => false,
            Symbol::Melee => has(Kind::Melee),
            Symbol::Ranged => has(Kind::Ranged),
            Symbol::Defence => has(Kind::Defence),
            Symbol::Special => has(Kind::Special),
            Symbol::Crystal => has(Kind::Crystal),
            Symbol::Number(least) => {
                self.faces.iter().any(|face| face.kind != Kind::Special && face.number >= least)
            }
            Symbol::Any => true,
        }
    }
}

/// What a spot demands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub enum Symbol {
    #[default]
    None,
    Melee,
    Ranged,
    Defence,
    Special,
    Crystal,
    /// A number of at least so much.
    Number(u8),
    /// Any card.
    Any,
}
