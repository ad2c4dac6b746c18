//! What can be chosen and what can happen.

use std::fmt;
use std::str::FromStr;

use tabletop::{Eyes, Garbled, Seat};

/// A legal act. Cards are counted from 0 inside and written from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Choice {
    Lay(u8),
    Calm,
    Boast,
    Rob(Seat),
    Spare,
    Bury(u8),
    Keep,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Lay(card) => write!(f, "lay {}", card + 1),
            Choice::Calm => f.write_str("calm"),
            Choice::Boast => f.write_str("boast"),
            Choice::Rob(seat) => write!(f, "rob {seat}"),
            Choice::Spare => f.write_str("spare"),
            Choice::Bury(card) => write!(f, "bury {}", card + 1),
            Choice::Keep => f.write_str("keep"),
        }
    }
}

impl FromStr for Choice {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<Choice, Garbled> {
        let garbled = || Garbled::new("thief-fault-choice", text);
        let card = |number: &str| match number.parse::<u8>() {
            Ok(n) if (1..=super::CARDS as u8).contains(&n) => Ok(n - 1),
            _ => Err(garbled()),
        };
        match text.split_once(' ') {
            None => match text {
                "calm" => Ok(Choice::Calm),
                "boast" => Ok(Choice::Boast),
                "spare" => Ok(Choice::Spare),
                "keep" => Ok(Choice::Keep),
                _ => Err(garbled()),
            },
            Some(("lay", number)) => Ok(Choice::Lay(card(number)?)),
            Some(("bury", number)) => Ok(Choice::Bury(card(number)?)),
            Some(("rob", seat)) => Ok(Choice::Rob(seat.parse()?)),
            Some(_) => Err(garbled()),
        }
    }
}

/// Something that happened; a card is none for those who did not see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Event {
    Drew { seat: Seat, card: Option<u8> },
    Laid { seat: Seat, card: Option<u8> },
    Revealed { seat: Seat, card: u8, boast: bool },
    Won { seat: Seat },
    Rolled { face: u8 },
    Stole { thief: Seat, victim: Seat, card: Option<u8> },
    Buried { seat: Seat, card: Option<u8> },
}

impl tabletop::Event for Event {
    fn seen_by(mut self, eyes: Eyes) -> Option<Event> {
        match &mut self {
            Event::Drew { seat, card }
            | Event::Laid { seat, card }
            | Event::Buried { seat, card } => {
                if !eyes.is(*seat) {
                    *card = None;
                }
            }
            Event::Stole { thief, victim, card } => {
                if !eyes.is(*thief) && !eyes.is(*victim) {
                    *card = None;
                }
            }
            Event::Revealed { .. } | Event::Won { .. } | Event::Rolled { .. } => {}
        }
        Some(self)
    }
}
