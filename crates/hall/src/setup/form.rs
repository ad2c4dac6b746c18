//! A filled-in form becomes a wish.

use minds::Level;
use tabletop::{About, MAX_SEATS, Phrase};

use super::wanted::{Wanted, seats};
use crate::shown::{Clock, SeatWish};

/// Reads the fields of a form for this game. What cannot be read is told with all other faults.
pub(crate) fn read(about: &'static About, fields: &[(String, String)]) -> Wanted {
    let usual = Wanted::quick(about);
    let field = |name: &str| fields.iter().find(|(n, _)| n == name).map(|(_, value)| value.trim());
    let mut faults = Vec::new();
    let players = match field("players").filter(|text| !text.is_empty()) {
        None => usual.seats.len() as u8,
        Some(text) => match text.parse::<u8>() {
            Ok(players) if (1..=MAX_SEATS as u8).contains(&players) => players,
            _ => {
                faults.push(Phrase::new("server-fault-players").with("found", text));
                usual.seats.len() as u8
            }
        },
    };
    let mut seats = seats(players);
    for (i, seat) in seats.iter_mut().enumerate() {
        let Some(text) = field(&format!("seat-{}", i + 1)) else { continue };
        let name = field(&format!("name-{}", i + 1)).unwrap_or_default();
        match wish(text, name) {
            Some(wish) => *seat = wish,
            None => faults.push(no_wish(text)),
        }
    }
    // What is usual is not asked for: an option may be unusual as such with the others.
    let usually = |id: &str, value: &str| {
        about.options.iter().any(|o| o.id == id && !o.several && o.default == value)
    };
    let option = |(name, value): &(String, String)| {
        let id = name.strip_prefix("o-")?;
        let asked = !value.is_empty() && !usually(id, value);
        asked.then(|| (id.to_owned(), value.clone()))
    };
    Wanted {
        about,
        options: fields.iter().filter_map(option).collect(),
        seats,
        name: field("name").unwrap_or_default().to_owned(),
        listed: field("listed").is_some_and(|value| value == "on"),
        clock: clock(&field, &mut faults),
        faults,
    }
}

/// What a seat is to be: `me`, `here`, `friend` or `mind-LEVEL`.
pub(crate) fn wish(text: &str, name: &str) -> Option<SeatWish> {
    match text {
        "me" => Some(SeatWish::Me),
        "here" => Some(SeatWish::Here(name.to_owned())),
        "friend" => Some(SeatWish::Friend),
        // Only the levels that are offered: others may think for as long as somebody likes.
        _ => crate::plan::offered(text.strip_prefix("mind-")?).map(SeatWish::Mind),
    }
}

/// That a seat cannot be this, and what it can be.
pub(crate) fn no_wish(text: &str) -> Phrase {
    let found = text.chars().take(40).collect::<String>();
    let levels = Phrase::names(Level::ALL.iter().map(|level| level.name()));
    Phrase::new("server-fault-wish").with("found", found).with("levels", levels)
}

fn clock<'a>(field: &impl Fn(&str) -> Option<&'a str>, faults: &mut Vec<Phrase>) -> Clock {
    let mut number = |name: &str, usual: u32| match field(name).filter(|text| !text.is_empty()) {
        None => usual,
        Some(text) => text.parse().unwrap_or_else(|_| {
            faults.push(Phrase::new("server-fault-clock"));
            usual
        }),
    };
    match field("clock").unwrap_or("none") {
        "none" => Clock::None,
        "live" => {
            let seconds = number("minutes", 20).saturating_mul(60);
            Clock::Live { seconds, more: number("seconds", 10) }
        }
        "days" => Clock::Days(u16::try_from(number("days", 2)).unwrap_or(u16::MAX)),
        _ => {
            faults.push(Phrase::new("server-fault-clock"));
            Clock::None
        }
    }
}
