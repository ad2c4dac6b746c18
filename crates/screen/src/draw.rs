//! How a game shows itself: its screen, its words for events, its art and its tables of cards.

use tabletop::{Game, Phrase};

use crate::Screen;

/// A game that can be shown.
pub trait Draw: Game {
    /// The table as the eyes of this view see it.
    fn screen(&self, view: &Self::View) -> Screen;

    /// An event in words, as the eyes saw it that it was redacted for.
    fn tell(&self, event: &Self::Event) -> Phrase;

    /// The rule an event comes from, if one does.
    fn told_by(&self, event: &Self::Event) -> Option<&'static str>;

    /// Signs and colours.
    fn art() -> &'static Art;

    /// The tables of the game's card data, for people.
    fn sheets(&self) -> Vec<Sheet>;
}

/// A game's art as data.
#[derive(Debug)]
pub struct Art {
    /// Its signs.
    pub signs: &'static [Sign],
}

/// A sign: told by letter and shape as well as by colour.
#[derive(Debug)]
pub struct Sign {
    /// Its id, used on cards and dice.
    pub id: &'static str,
    /// One or two letters that tell it apart from the game's other signs.
    pub letter: &'static str,
    /// Its colour.
    pub paint: Paint,
    /// An SVG drawing in a box of 24 × 24, without the outer element.
    pub svg: &'static str,
    /// The id of the phrase that names it.
    pub phrase: &'static str,
}

/// Colours by name; each viewer has its own shade of each for light and dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Paint {
    Plain,
    Red,
    Orange,
    Yellow,
    Green,
    Blue,
    Purple,
    White,
    Grey,
    Black,
}

/// A table of card data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// What it lists.
    pub title: Phrase,
    /// Its column heads.
    pub columns: Vec<Phrase>,
    /// Its rows.
    pub rows: Vec<Vec<Phrase>>,
}
