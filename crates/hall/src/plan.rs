//! What a table was set up with, as it is kept.

use minds::Level;
use serde::{Deserialize, Serialize};
use tabletop::saga::{Header, Sitter, unhex};
use tabletop::{About, Seat, Seats, Setup};
use words::Words;

use crate::shown::Clock;

/// What a table was set up with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Plan {
    pub(crate) game: String,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) seats: Vec<Planned>,
    pub(crate) clock: Clock,
    pub(crate) listed: bool,
    /// Whether people at different screens play, so that taking back is to be agreed on.
    pub(crate) apart: bool,
}

/// Who is to sit somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Planned {
    /// A person.
    Human {
        name: String,
        /// What the person's own machine adds to fate, in hexadecimal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<String>,
    },
    /// Nobody yet.
    Free,
    /// A mind.
    Mind(String),
}

impl Plan {
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    pub(crate) fn read(text: &str) -> Option<Plan> {
        serde_json::from_str(text).ok()
    }

    pub(crate) fn about(&self) -> Option<&'static About> {
        shelf::about(&self.game)
    }

    pub(crate) fn setup(&self) -> Setup {
        Setup { players: self.seats.len() as u8, chosen: self.options.clone() }
    }

    /// Who begins where, once nobody is missing.
    pub(crate) fn sitters(&self) -> Option<Vec<Sitter>> {
        let sitter = |planned: &Planned| match planned {
            Planned::Human { name, .. } => Some(Sitter::Human(name.clone())),
            Planned::Mind(level) => Some(Sitter::Mind(level.clone())),
            Planned::Free => None,
        };
        self.seats.iter().map(sitter).collect()
    }

    pub(crate) fn salts(&self) -> Vec<(Seat, [u8; 16])> {
        let salt = |(i, planned): (usize, &Planned)| match planned {
            Planned::Human { salt: Some(salt), .. } => Some((Seat(i as u8), unhex(salt)?)),
            _ => None,
        };
        self.seats.iter().enumerate().filter_map(salt).collect()
    }

    /// The seats meant for people.
    pub(crate) fn humans(&self) -> Seats {
        let human = |(i, planned): (usize, &Planned)| {
            matches!(planned, Planned::Human { .. }).then_some(Seat(i as u8))
        };
        self.seats.iter().enumerate().filter_map(human).fold(Seats::NONE, Seats::with)
    }

    /// The person's name who has that seat, if one does.
    pub(crate) fn person(&self, seat: Seat) -> Option<&str> {
        match self.seats.get(seat.index())? {
            Planned::Human { name, .. } => Some(name),
            _ => None,
        }
    }

    /// The plan of a saga from elsewhere.
    pub(crate) fn of(header: &Header) -> Plan {
        let seat = |sitter: &Sitter| match sitter {
            Sitter::Human(name) => Planned::Human { name: name.clone(), salt: None },
            Sitter::Mind(level) => Planned::Mind(level.clone()),
        };
        Plan {
            game: header.game.clone(),
            options: header.setup.chosen.clone(),
            seats: header.seats.iter().map(seat).collect(),
            clock: Clock::None,
            listed: false,
            apart: false,
        }
    }
}

/// The level of that name, if the hall lets it play.
pub(crate) fn offered(name: &str) -> Option<Level> {
    Level::ALL.iter().copied().find(|level| level.to_string() == name)
}

/// What a mind in a seat is called; a program from outside by its own name.
pub(crate) fn mind_name(words: &Words, level: &str, seat: Seat) -> String {
    let known = level.parse::<Level>().ok();
    let named = known.and_then(|level| words.named(&format!("mind-{}", level.name())));
    let phrase = tabletop::Phrase::new("server-mind-name")
        .with("level", named.unwrap_or_else(|| level.to_owned()))
        .with("number", seat.0 + 1);
    words.text(&phrase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minds_are_called_as_in_a_terminal() {
        let words = Words::english();
        let name = |level| mind_name(&words, level, Seat(1));
        assert_eq!(name("greedy"), "Greedy 2");
        assert_eq!(name("exec:example.py"), "exec:example.py 2");
        assert_eq!(name("seer:300"), "seer:300 2");
    }
}
