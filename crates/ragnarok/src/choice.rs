//! What a player can choose, and its text form.

use std::fmt;
use std::str::FromStr;

use tabletop::Garbled;

use crate::cards::{Colour, MOST_CARDS, Resource};

/// A choice. Cards, areas, sites, dice, faces and tokens are numbered from 0 inside and from 1 in
/// text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// `draw a`: from this main deck, 0 for A.
    Draw(u8),
    /// `play 12`: this action card.
    Play(u8),
    /// `lay 12`: this ploy.
    Lay(u8),
    /// `use 12`: this upright ploy.
    Use(u8),
    /// `take gold`: this resource.
    Take(Resource),
    /// `give gold`: lose this resource.
    Give(Resource),
    /// `barter 12 a`: discard this card and draw from that deck.
    Barter(u8, u8),
    /// `convert 2 1`: so many diamonds and so much gold to blood.
    Convert(u8, u8),
    /// `discard 12`: this card.
    Discard(u8),
    /// `fetch 12`: this card of the discard.
    Fetch(u8),
    /// `divine 3`: the divine deck of this area.
    Divine(u8),
    /// `die yellow`: roll one more of these.
    Die(Colour),
    /// `reroll 2`: this die.
    Reroll(u8),
    /// `turn 2 to 6`: this die to this face.
    Turn(u8, u8),
    /// `exchange gold blood`: several of one for one of the other.
    Exchange(Resource, Resource),
    /// `rune`: spend one on the attack or the defence.
    Rune,
    /// `rune build`: spend one on a build.
    RuneBuild,
    /// `rune gold`: spend one on a resource.
    RuneFor(Resource),
    /// `rune followers`: trade one for followers.
    RuneFollowers,
    /// `mine`, `well`, `shrine`: build it (0, 1, 2).
    Village(u8),
    /// `temple 3 5`: build one in this area on this site.
    Temple(u8, u8),
    /// `move 3 5 to 4 1`: the temple in this area on this site to there.
    Move(u8, u8, u8, u8),
    /// `token 7`: use this treasure.
    Token(u8),
    /// `attack 12`: the active player with this card.
    Attack(u8),
    /// `slay 3 12`: the being of this area with this card.
    Slay(u8, u8),
    /// `defend 12`: with this card.
    Defend(u8),
    /// `freeze 3 5`: the temple in this area on this site.
    Freeze(u8, u8),
    /// `destroy 3 5`: the temple in this area on this site.
    Raze(u8, u8),
    /// `buy`: a follower.
    Buy,
    /// `done`: that is all.
    Done,
    /// `pass`: do nothing.
    Pass,
    /// `pass turn`: do nothing, and do not ask again in this turn.
    PassTurn,
    /// `end`: end the phase.
    End,
}

const VILLAGE: [&str; 3] = ["mine", "well", "shrine"];
const LETTERS: [&str; 2] = ["a", "b"];

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = |n: u8| n as u16 + 1;
        match *self {
            Choice::Draw(deck) => write!(f, "draw {}", LETTERS[deck as usize & 1]),
            Choice::Play(n) => write!(f, "play {}", one(n)),
            Choice::Lay(n) => write!(f, "lay {}", one(n)),
            Choice::Use(n) => write!(f, "use {}", one(n)),
            Choice::Take(resource) => write!(f, "take {}", resource.id()),
            Choice::Give(resource) => write!(f, "give {}", resource.id()),
            Choice::Barter(n, deck) => {
                write!(f, "barter {} {}", one(n), LETTERS[deck as usize & 1])
            }
            Choice::Convert(diamonds, gold) => write!(f, "convert {diamonds} {gold}"),
            Choice::Discard(n) => write!(f, "discard {}", one(n)),
            Choice::Fetch(n) => write!(f, "fetch {}", one(n)),
            Choice::Divine(area) => write!(f, "divine {}", one(area)),
            Choice::Die(colour) => write!(f, "die {}", colour.id()),
            Choice::Reroll(die) => write!(f, "reroll {}", one(die)),
            Choice::Turn(die, face) => write!(f, "turn {} to {}", one(die), one(face)),
            Choice::Exchange(from, to) => write!(f, "exchange {} {}", from.id(), to.id()),
            Choice::Rune => write!(f, "rune"),
            Choice::RuneBuild => write!(f, "rune build"),
            Choice::RuneFor(resource) => write!(f, "rune {}", resource.id()),
            Choice::RuneFollowers => write!(f, "rune followers"),
            Choice::Village(kind) => write!(f, "{}", VILLAGE[kind as usize % 3]),
            Choice::Temple(area, site) => write!(f, "temple {} {}", one(area), one(site)),
            Choice::Move(area, site, to, there) => {
                write!(f, "move {} {} to {} {}", one(area), one(site), one(to), one(there))
            }
            Choice::Token(token) => write!(f, "token {}", one(token)),
            Choice::Attack(n) => write!(f, "attack {}", one(n)),
            Choice::Slay(area, n) => write!(f, "slay {} {}", one(area), one(n)),
            Choice::Defend(n) => write!(f, "defend {}", one(n)),
            Choice::Freeze(area, site) => write!(f, "freeze {} {}", one(area), one(site)),
            Choice::Raze(area, site) => write!(f, "destroy {} {}", one(area), one(site)),
            Choice::Buy => write!(f, "buy"),
            Choice::Done => write!(f, "done"),
            Choice::Pass => write!(f, "pass"),
            Choice::PassTurn => write!(f, "pass turn"),
            Choice::End => write!(f, "end"),
        }
    }
}

/// A number as it is written here, without sign or leading zero.
fn plain(word: &str) -> Option<u8> {
    let odd = word.starts_with('+') || (word.starts_with('0') && word.len() > 1);
    word.parse().ok().filter(|_| !odd)
}

/// A number from 1 up to `most`, as one from 0.
fn upto(word: &str, most: usize) -> Option<u8> {
    plain(word).filter(|n| (1..=most).contains(&(*n as usize))).map(|n| n - 1)
}

fn number(word: &str) -> Option<u8> {
    upto(word, MOST_CARDS)
}

fn area(word: &str) -> Option<u8> {
    upto(word, crate::state::AREAS)
}

fn site(word: &str) -> Option<u8> {
    upto(word, crate::state::SITES)
}

fn deck(word: &str) -> Option<u8> {
    LETTERS.iter().position(|letter| *letter == word).map(|n| n as u8)
}

fn resource(word: &str) -> Option<Resource> {
    Resource::ALL.into_iter().find(|resource| resource.id() == word)
}

impl FromStr for Choice {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<Choice, Garbled> {
        let words: Vec<&str> = text.split(' ').take(7).collect();
        let read = || {
            Some(match words[..] {
                ["draw", letter] => Choice::Draw(deck(letter)?),
                ["play", n] => Choice::Play(number(n)?),
                ["lay", n] => Choice::Lay(number(n)?),
                ["use", n] => Choice::Use(number(n)?),
                ["take", kind] => Choice::Take(resource(kind)?),
                ["give", kind] => Choice::Give(resource(kind)?),
                ["barter", n, letter] => Choice::Barter(number(n)?, deck(letter)?),
                ["convert", diamonds, gold] => Choice::Convert(plain(diamonds)?, plain(gold)?),
                ["discard", n] => Choice::Discard(number(n)?),
                ["fetch", n] => Choice::Fetch(number(n)?),
                ["divine", n] => Choice::Divine(area(n)?),
                ["die", word] => {
                    let colour = Colour::ALL.into_iter().find(|colour| colour.id() == word);
                    Choice::Die(colour?)
                }
                ["reroll", die] => Choice::Reroll(upto(die, crate::state::MOST_DICE)?),
                ["turn", die, "to", face] => {
                    Choice::Turn(upto(die, crate::state::MOST_DICE)?, upto(face, 6)?)
                }
                ["exchange", from, to] => Choice::Exchange(resource(from)?, resource(to)?),
                ["rune"] => Choice::Rune,
                ["rune", "build"] => Choice::RuneBuild,
                ["rune", "followers"] => Choice::RuneFollowers,
                ["rune", kind] => Choice::RuneFor(resource(kind)?),
                ["mine"] => Choice::Village(0),
                ["well"] => Choice::Village(1),
                ["shrine"] => Choice::Village(2),
                ["temple", a, s] => Choice::Temple(area(a)?, site(s)?),
                ["move", a, s, "to", b, t] => Choice::Move(area(a)?, site(s)?, area(b)?, site(t)?),
                ["token", n] => Choice::Token(upto(n, crate::cards::TREASURES)?),
                ["attack", n] => Choice::Attack(number(n)?),
                ["slay", a, n] => Choice::Slay(area(a)?, number(n)?),
                ["defend", n] => Choice::Defend(number(n)?),
                ["freeze", a, s] => Choice::Freeze(area(a)?, site(s)?),
                ["destroy", a, s] => Choice::Raze(area(a)?, site(s)?),
                ["buy"] => Choice::Buy,
                ["done"] => Choice::Done,
                ["pass"] => Choice::Pass,
                ["pass", "turn"] => Choice::PassTurn,
                ["end"] => Choice::End,
                _ => return None,
            })
        };
        read().ok_or_else(|| Garbled::new("rag-fault-choice", text))
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
            verb in "(draw|play|move|temple|turn|rune|token|slay|convert|die|exchange|barter)",
            rest in "( a| gold| blood| yellow| to| [0-9]{1,3}| build){0,5}",
        ) {
            let text = format!("{verb}{rest}");
            if let Ok(choice) = text.parse::<Choice>() {
                prop_assert_eq!(choice.to_string(), text);
            }
        }
    }

    #[test]
    fn texts_are_as_documented() {
        for text in [
            "draw a",
            "barter 12 b",
            "convert 2 0",
            "turn 2 to 6",
            "exchange gold blood",
            "rune followers",
            "rune gold",
            "temple 3 5",
            "move 3 5 to 4 1",
            "slay 3 12",
            "destroy 7 5",
            "pass turn",
        ] {
            assert_eq!(text.parse::<Choice>().map(|choice| choice.to_string()), Ok(text.into()));
        }
        for text in ["temple 8 1", "temple 0 1", "play 01", "play 251", "turn 1 to 7", "mine 1"] {
            assert!(text.parse::<Choice>().is_err(), "{text}");
        }
    }
}
