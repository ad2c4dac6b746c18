//! Boxes of card data: those that come with the program, and people's own.

use tabletop::saga::CardBox;
use tabletop::{About, BuiltInBox, Fault, Phrase};

/// The newest box that comes with the program.
pub fn newest(about: &About) -> Option<CardBox> {
    about.boxes.first().map(built_in)
}

/// The box of that name that comes with the program.
pub fn named(about: &About, name: &str) -> Option<CardBox> {
    about.boxes.iter().find(|cards| cards.name == name).map(built_in)
}

/// A box from somebody's own text. If it is word for word one that comes with the program, it is
/// that one. Play with [`text`] of the result: line ends may differ from what was given.
pub fn own(about: &About, name: &str, text: &str) -> CardBox {
    let text = text.replace("\r\n", "\n");
    let hash = hash(&text);
    match about.boxes.iter().map(built_in).find(|cards| cards.hash == hash) {
        Some(cards) => cards,
        None => CardBox { name: name.to_owned(), hash, text: Some(text) },
    }
}

/// The text of a box, from the saga or from the program; checked against the hash.
pub fn text<'a>(about: &About, cards: &'a CardBox) -> Result<&'a str, Fault> {
    let place = || format!("box {}", cards.name);
    if let Some(text) = &cards.text {
        return match hash(text) == cards.hash {
            true => Ok(text),
            false => Err(Fault::new(place(), Phrase::new("fault-box-changed"))),
        };
    }
    if let Some(found) = about.boxes.iter().find(|b| hash(b.text) == cards.hash) {
        return Ok(found.text);
    }
    let names: Vec<&str> = about.boxes.iter().map(|b| b.name).collect();
    let message = match names.contains(&cards.name.as_str()) {
        true => Phrase::new("fault-box-other"),
        false => Phrase::new("fault-no-box").with("known", Phrase::names(names)),
    };
    Err(Fault::new(place(), message))
}

fn built_in(cards: &BuiltInBox) -> CardBox {
    CardBox { name: cards.name.to_owned(), hash: hash(cards.text), text: None }
}

fn hash(text: &str) -> [u8; 32] {
    *blake3::hash(text.as_bytes()).as_bytes()
}
