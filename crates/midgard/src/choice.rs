//! What a player can choose, and its text form.

use std::fmt;
use std::str::FromStr;

use tabletop::{Garbled, Seat};

use crate::cards::{CARDS, Face, Kind};
use crate::place::{Front, Place};
use crate::state::SHOWN;

/// A choice. Cards, leaders, longships and lands are numbered from 0 inside and from 1 in text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// `leader 3`: take this leader.
    Leader(u8),
    /// `go blacksmith`: place a worker.
    Go(Place),
    /// `food 3`: of the goods that are shared out so many become food.
    Food(u8),
    /// `wood 2`: of the rest so many become wood, the others coins.
    Wood(u8),
    /// `take 92`: take this open rune.
    Take(u8),
    /// `take top`: take the rune on top of the deck.
    TakeTop,
    /// `look 2`: look at the journey to this land.
    Look(u8),
    /// `draw`: draw destinies now.
    Draw,
    /// `keep 104`: keep this destiny.
    Keep(u8),
    /// `under 104`: put this destiny under the deck next.
    Under(u8),
    /// `buy 2`: buy this longship.
    Buy(u8),
    /// `sail 3`: sail to this land.
    Sail(u8),
    /// `favours 2`: buy so many favours.
    Favours(u8),
    /// `times 3`: use the stall so many times.
    Times(u8),
    /// `recruit axeman`: take this warrior.
    Recruit(Kind),
    /// `send troll axeman 2`: so many warriors of the kind go there.
    Send(Front, Kind, u8),
    /// `load land-2 3`: so much food goes on board there.
    Load(Front, u8),
    /// `rune 92`: use this rune.
    Rune(u8),
    /// `reveal 104`: show this destiny.
    Reveal(u8),
    /// `stay swordsman`: this warrior does not hunt.
    Stay(Kind),
    /// `favour`: spend a favour on a reroll.
    Favour,
    /// `add axeman blank`: this die too is rerolled.
    Add(u8),
    /// `roll`: roll the dice.
    Roll,
    /// `stand`: the dice stay as they are.
    Stand,
    /// `lose spearman`: this warrior is lost.
    Lose(Kind),
    /// `lose food`: a food is lost.
    LoseFood,
    /// `blame 2`: this player is blamed.
    Blame(Seat),
    /// `pass`: use no rune now.
    Pass,
    /// `pass round`: and do not ask for runes alone in this round.
    PassRound,
    /// `reckon`: all show their destinies, and everything is counted.
    Reckon,
}

/// A kind of die on the table: whose it is and what it shows.
pub(crate) struct Die(pub(crate) u8);

impl Die {
    /// The warrior.
    pub(crate) fn kind(&self) -> Kind {
        Kind::ALL[self.0 as usize / 4 % 3]
    }

    /// The face.
    pub(crate) fn face(&self) -> Face {
        Face::ALL[self.0 as usize % 4]
    }

    /// The number of a warrior's face.
    pub(crate) fn number(kind: usize, face: Face) -> usize {
        kind * 4 + face as usize
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind().id(), self.face().id())
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = |n: &u8| *n as u16 + 1;
        match self {
            Choice::Leader(n) => write!(f, "leader {}", one(n)),
            Choice::Go(place) => write!(f, "go {}", place.id()),
            Choice::Food(n) => write!(f, "food {n}"),
            Choice::Wood(n) => write!(f, "wood {n}"),
            Choice::Take(n) => write!(f, "take {}", one(n)),
            Choice::TakeTop => write!(f, "take top"),
            Choice::Look(n) => write!(f, "look {}", one(n)),
            Choice::Draw => write!(f, "draw"),
            Choice::Keep(n) => write!(f, "keep {}", one(n)),
            Choice::Under(n) => write!(f, "under {}", one(n)),
            Choice::Buy(n) => write!(f, "buy {}", one(n)),
            Choice::Sail(n) => write!(f, "sail {}", one(n)),
            Choice::Favours(n) => write!(f, "favours {n}"),
            Choice::Times(n) => write!(f, "times {n}"),
            Choice::Recruit(kind) => write!(f, "recruit {}", kind.id()),
            Choice::Send(front, kind, n) => write!(f, "send {} {} {n}", front.id(), kind.id()),
            Choice::Load(front, n) => write!(f, "load {} {n}", front.id()),
            Choice::Rune(n) => write!(f, "rune {}", one(n)),
            Choice::Reveal(n) => write!(f, "reveal {}", one(n)),
            Choice::Stay(kind) => write!(f, "stay {}", kind.id()),
            Choice::Favour => write!(f, "favour"),
            Choice::Add(die) => write!(f, "add {}", Die(*die)),
            Choice::Roll => write!(f, "roll"),
            Choice::Stand => write!(f, "stand"),
            Choice::Lose(kind) => write!(f, "lose {}", kind.id()),
            Choice::LoseFood => write!(f, "lose food"),
            Choice::Blame(seat) => write!(f, "blame {seat}"),
            Choice::Pass => write!(f, "pass"),
            Choice::PassRound => write!(f, "pass round"),
            Choice::Reckon => write!(f, "reckon"),
        }
    }
}

/// A plain number, without sign or leading noughts.
fn plain(word: &str) -> Option<u8> {
    let plain = word == "0" || !word.starts_with(['0', '+']);
    word.parse().ok().filter(|_| plain)
}

/// A number from 1, as one from 0: a card or less.
fn number(word: &str) -> Option<u8> {
    plain(word).filter(|n| (1..=CARDS as u8).contains(n)).map(|n| n - 1)
}

fn die(kind: &str, face: &str) -> Option<u8> {
    let die = Die::number(Kind::named(kind)? as usize, Face::named(face)?);
    (die < SHOWN).then_some(die as u8)
}

impl FromStr for Choice {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<Choice, Garbled> {
        // Single spaces only, so that every choice has one text.
        let words: Vec<&str> = text.split(' ').take(6).collect();
        let read = || -> Option<Choice> {
            Some(match words[..] {
                ["leader", n] => Choice::Leader(number(n)?),
                ["go", place] => Choice::Go(Place::named(place)?),
                ["food", n] => Choice::Food(plain(n)?),
                ["wood", n] => Choice::Wood(plain(n)?),
                ["take", "top"] => Choice::TakeTop,
                ["take", n] => Choice::Take(number(n)?),
                ["look", n] => Choice::Look(number(n)?),
                ["draw"] => Choice::Draw,
                ["keep", n] => Choice::Keep(number(n)?),
                ["under", n] => Choice::Under(number(n)?),
                ["buy", n] => Choice::Buy(number(n)?),
                ["sail", n] => Choice::Sail(number(n)?),
                ["favours", n] => Choice::Favours(plain(n)?),
                ["times", n] => Choice::Times(plain(n)?),
                ["recruit", kind] => Choice::Recruit(Kind::named(kind)?),
                ["send", front, kind, n] => {
                    Choice::Send(Front::named(front)?, Kind::named(kind)?, plain(n)?)
                }
                ["load", front, n] => Choice::Load(Front::named(front)?, plain(n)?),
                ["rune", n] => Choice::Rune(number(n)?),
                ["reveal", n] => Choice::Reveal(number(n)?),
                ["stay", kind] => Choice::Stay(Kind::named(kind)?),
                ["favour"] => Choice::Favour,
                ["add", kind, face] => Choice::Add(die(kind, face)?),
                ["roll"] => Choice::Roll,
                ["stand"] => Choice::Stand,
                ["lose", "food"] => Choice::LoseFood,
                ["lose", kind] => Choice::Lose(Kind::named(kind)?),
                ["blame", seat] => Choice::Blame(seat.parse().ok()?),
                ["pass"] => Choice::Pass,
                ["pass", "round"] => Choice::PassRound,
                ["reckon"] => Choice::Reckon,
                _ => return None,
            })
        };
        // A seat may be written in several ways; a choice in one.
        let read = read().filter(|choice| choice.to_string() == text);
        read.ok_or_else(|| Garbled::new("mid-fault-choice", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// Whatever is written, reading it does not panic, and what is read is written the same.
        #[test]
        fn any_text_is_read_or_refused(text in ".{0,40}") {
            if let Ok(choice) = text.parse::<Choice>() {
                prop_assert_eq!(choice.to_string(), text);
            }
        }

        #[test]
        fn near_choices_round_trip(
            verb in "(leader|go|food|take|send|load|rune|add|lose|blame|pass)",
            a in "( troll| land-2| axeman| 0| 07| 121| 122| 3){0,2}", b in "( blank| 2| round)?",
        ) {
            let text = format!("{verb}{a}{b}");
            if let Ok(choice) = text.parse::<Choice>() {
                prop_assert_eq!(choice.to_string(), text);
            }
        }
    }

    #[test]
    fn texts_are_as_documented() {
        for text in [
            "leader 3",
            "go draugr-1",
            "take top",
            "take 92",
            "send troll axeman 2",
            "load land-2 0",
            "add axeman blank",
            "lose food",
            "lose spearman",
            "blame 2",
            "pass round",
        ] {
            assert_eq!(text.parse::<Choice>().map(|choice| choice.to_string()), Ok(text.into()));
        }
        for text in ["go home", "blame 02", "take 0", "take 122", "food 07", "send troll food 1"] {
            assert!(text.parse::<Choice>().is_err(), "{text}");
        }
    }
}
