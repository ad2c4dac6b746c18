//! What a picture is made of.

use tabletop::{Eyes, Phrase, Seat, Seats};

/// A table as one pair of eyes sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Screen {
    /// Whose eyes.
    pub eyes: Eyes,
    /// What the viewer is asked now, or what it waits for.
    pub prompt: Phrase,
    /// The rule that the question comes from, if one does.
    pub rule: Option<&'static str>,
    /// The seats that are asked.
    pub asked: Seats,
    /// Short facts for the top line: turn, deck, what goes on.
    pub facts: Vec<Phrase>,
    /// The zones, in reading order.
    pub zones: Vec<Zone>,
    /// Every legal choice of the viewer, in the order in which the rules list them.
    pub buttons: Vec<Button>,
    /// The result, line by line, once the game is over; winners first.
    pub scores: Vec<Score>,
    /// Why the game ended, once it is over.
    pub ending: Option<Phrase>,
}

/// A part of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zone {
    /// A stable name, unique on the screen, e.g. `squad-2`.
    pub id: String,
    /// How it is laid out.
    pub kind: Kind,
    /// Its heading.
    pub title: Phrase,
    /// The seat whose board it belongs to; zones without one lie in the middle.
    pub owner: Option<Seat>,
    /// Short facts beside the heading (counts, shields).
    pub facts: Vec<Phrase>,
    /// What lies there, in order.
    pub items: Vec<Item>,
}

/// How a zone is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Side by side, each whole.
    Row,
    /// A hand of cards.
    Fan,
    /// Rows of so many.
    Grid {
        /// Items in a row.
        columns: u8,
    },
    /// A pile of which the last item is on top.
    Stack,
    /// Spaces in a line, some holding tokens.
    Track,
    /// Places in a box of 100 × 100.
    Map,
}

/// A thing in a zone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Item {
    /// A card.
    Card(Card),
    /// A die.
    Die(Die),
    /// A token, marker or purse.
    Token(Token),
    /// A place where nothing lies.
    Gap(Gap),
}

/// Where an item lies on a map, and where the list of places comes on a narrow screen is simply
/// the order of the items.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// From the left, 0 to 100.
    pub x: u8,
    /// From the top, 0 to 100.
    pub y: u8,
}

/// A card. What the viewer does not know is not there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// A name that stays with the card while this viewer can follow it, for animation; else made
    /// of zone and position.
    pub name: String,
    /// Its title; for a card that is face down, what its back says.
    pub title: Phrase,
    /// What sort of card it is.
    pub kind: Phrase,
    /// Colour, shape and letter of its family.
    pub sign: Option<&'static str>,
    /// Whether the viewer sees its face.
    pub face_up: bool,
    /// Values in its corners.
    pub corners: Vec<Corner>,
    /// Symbols in a row (weapons, runes); `used` ones are covered.
    pub symbols: Vec<Symbol>,
    /// Short marks on it (activated, blocked).
    pub badges: Vec<Phrase>,
    /// What it does, made from its effects.
    pub text: Vec<Phrase>,
    /// Buttons that this card stands for: indices into the screen's buttons.
    pub buttons: Vec<usize>,
    /// The choice a player would mean by it, legal or not, so that a dead card can say why not.
    pub would: Option<String>,
    /// Where it lies, in a map.
    pub place: Option<Place>,
}

/// A value in the corner of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Corner {
    /// What it counts.
    pub label: Phrase,
    /// How much.
    pub value: i16,
}

/// A symbol of the game's art, by its id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbol {
    /// The sign's id in the game's [`Art`](crate::Art).
    pub sign: &'static str,
    /// Whether it is covered, used up or crossed out.
    pub used: bool,
}

/// A die.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Die {
    /// A name for animation.
    pub name: String,
    /// The sign of the face it shows, or none while it waits.
    pub face: Option<&'static str>,
    /// The sign of the family it belongs to (its colour and shape).
    pub sign: Option<&'static str>,
    /// Whether it is spent or set aside.
    pub used: bool,
    /// What it is, in words.
    pub title: Phrase,
    /// Buttons that this die stands for.
    pub buttons: Vec<usize>,
    /// The choice a player would mean by it.
    pub would: Option<String>,
}

/// A token, marker or purse.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// A name for animation.
    pub name: String,
    /// The sign it bears.
    pub sign: Option<&'static str>,
    /// How many of it.
    pub count: i16,
    /// What it is.
    pub title: Phrase,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// Buttons that this token stands for.
    pub buttons: Vec<usize>,
    /// The choice a player would mean by it.
    pub would: Option<String>,
    /// Where it lies, in a map.
    pub place: Option<Place>,
}

/// A place where nothing lies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gap {
    /// What could lie here.
    pub title: Phrase,
    /// Buttons that this place stands for.
    pub buttons: Vec<usize>,
    /// The choice a player would mean by it.
    pub would: Option<String>,
    /// Where it is, in a map.
    pub place: Option<Place>,
}

/// A legal choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// What it sends: the choice in its text form.
    pub choice: String,
    /// What it says.
    pub phrase: Phrase,
    /// The rule that gives it.
    pub rule: Option<&'static str>,
}

/// One seat's result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// Whose.
    pub seat: Seat,
    /// Whether it won, alone or with others.
    pub won: bool,
    /// What was counted.
    pub lines: Vec<(Phrase, i16)>,
    /// The sum.
    pub total: i16,
}
