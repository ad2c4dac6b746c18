//! What a player can choose, and its text form.

use std::fmt;
use std::str::FromStr;

use tabletop::{Garbled, Seat};

use crate::book::{Hero, Kind, NOBODY, PLACE_IDS};

/// What a special or an ability is used on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum On {
    /// Nobody in particular.
    Nobody,
    /// A hero.
    Hero(Hero),
    /// The enemy at a place.
    Place(u8),
}

/// A choice. Cards, columns and statements are numbered from 0 inside and from 1 in text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// `hero freya`: play this hero.
    Hero(Hero),
    /// `put kratos 2 front`: put the hero at a column.
    Put(Hero, u8, bool),
    /// `move kratos 2 back`: move to a column.
    Move(Hero, u8, bool),
    /// `swap kratos`: swap places with the hero at the same column.
    Swap(Hero),
    /// `kratos melee 12 at b2`: attack.
    Attack(Hero, Kind, u8, u8),
    /// `add 15`: add this number.
    Add(u8),
    /// `done`: that is all.
    Done,
    /// `pass`: not now.
    Pass,
    /// `pass activation`: not in this activation.
    PassActivation,
    /// `end`: end the hero activation.
    End,
    /// `kratos special 12 on freya`: play a special.
    Special(Hero, u8, On),
    /// `rage freya on kratos`: use a rage ability.
    Rage(Hero, On),
    /// `spot kratos t1 2`: use an interaction spot.
    Spot(Hero, u8, u8),
    /// `pay 12`: discard this card for the next symbol.
    Pay(u8),
    /// `defend 12`: defend with this card.
    Defend(u8),
    /// `intercept`: Mimir takes it.
    Intercept,
    /// `token`: return Freya's token and cancel the damage.
    Token,
    /// `ally 1 on b2`: an ally's ability, 1 to 8, and whom it meets.
    Ally(u8, On, u8),
    /// `step 2 front`: the ally's extra move.
    Step(u8, bool),
    /// `medium kratos`: Mimir joins this hero.
    Medium(Hero),
    /// `toward 3`: the attack goes to this column.
    Toward(u8),
    /// `take 80`: take this upgrade.
    Take(u8),
    /// `remove 12`: remove this card of the discard pile.
    Remove(u8),
    /// `nothing`: neither take nor remove.
    Nothing,
    /// `give 2`: this player gets the card.
    Give(Seat),
    /// `quest 2`: this card of the pyramid comes next.
    Quest(u8),
    /// `suffer brok`: he takes the poison's damage.
    Suffer(Hero),
    /// `drop 12`: discard this card.
    Drop(u8),
    /// `top`: the card goes on top of the upgrade deck.
    Top,
    /// `under`: the card goes under the upgrade deck.
    Under,
}

fn place(at: u8) -> &'static str {
    PLACE_IDS.get(at as usize).copied().unwrap_or("?")
}

fn rank(back: bool) -> &'static str {
    if back { "back" } else { "front" }
}

impl fmt::Display for On {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            On::Nobody => Ok(()),
            On::Hero(hero) => write!(f, " on {}", hero.id()),
            On::Place(at) => write!(f, " on {}", place(*at)),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = |n: u8| n as u16 + 1;
        match *self {
            Choice::Hero(hero) => write!(f, "hero {}", hero.id()),
            Choice::Put(hero, column, back) => {
                write!(f, "put {} {} {}", hero.id(), one(column), rank(back))
            }
            Choice::Move(hero, column, back) => {
                write!(f, "move {} {} {}", hero.id(), one(column), rank(back))
            }
            Choice::Swap(hero) => write!(f, "swap {}", hero.id()),
            Choice::Attack(hero, kind, card, at) => {
                let kind = if kind == Kind::Melee { "melee" } else { "ranged" };
                write!(f, "{} {kind} {} at {}", hero.id(), one(card), place(at))
            }
            Choice::Add(card) => write!(f, "add {}", one(card)),
            Choice::Done => write!(f, "done"),
            Choice::Pass => write!(f, "pass"),
            Choice::PassActivation => write!(f, "pass activation"),
            Choice::End => write!(f, "end"),
            Choice::Special(hero, card, on) => write!(f, "{} special {}{on}", hero.id(), one(card)),
            Choice::Rage(hero, on) => write!(f, "rage {}{on}", hero.id()),
            Choice::Spot(hero, at, line) => {
                write!(f, "spot {} {} {}", hero.id(), place(at), one(line))
            }
            Choice::Pay(card) => write!(f, "pay {}", one(card)),
            Choice::Defend(card) => write!(f, "defend {}", one(card)),
            Choice::Intercept => write!(f, "intercept"),
            Choice::Token => write!(f, "token"),
            Choice::Ally(which, on, NOBODY) => write!(f, "ally {}{on}", one(which)),
            Choice::Ally(which, on, also) => {
                write!(f, "ally {}{on} {}", one(which), place(also))
            }
            Choice::Step(column, back) => write!(f, "step {} {}", one(column), rank(back)),
            Choice::Medium(hero) => write!(f, "medium {}", hero.id()),
            Choice::Toward(column) => write!(f, "toward {}", one(column)),
            Choice::Take(card) => write!(f, "take {}", one(card)),
            Choice::Remove(card) => write!(f, "remove {}", one(card)),
            Choice::Nothing => write!(f, "nothing"),
            Choice::Give(seat) => write!(f, "give {seat}"),
            Choice::Quest(n) => write!(f, "quest {}", one(n)),
            Choice::Suffer(hero) => write!(f, "suffer {}", hero.id()),
            Choice::Drop(card) => write!(f, "drop {}", one(card)),
            Choice::Top => write!(f, "top"),
            Choice::Under => write!(f, "under"),
        }
    }
}

/// A number from 1, as one from 0. At most 240, so that it is a byte and not `NOBODY`.
fn number(word: &str) -> Option<u8> {
    let plain = !word.starts_with(['0', '+']);
    word.parse::<u8>().ok().filter(|n| plain && (1..=240).contains(n)).map(|n| n - 1)
}

fn at(word: &str) -> Option<u8> {
    PLACE_IDS.iter().position(|id| *id == word).map(|n| n as u8)
}

fn back(word: &str) -> Option<bool> {
    match word {
        "front" => Some(false),
        "back" => Some(true),
        _ => None,
    }
}

fn on(word: &str) -> Option<On> {
    Hero::named(word).map(On::Hero).or_else(|| at(word).map(On::Place))
}

impl FromStr for Choice {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<Choice, Garbled> {
        // Single spaces only, so that every choice has one text.
        let words: Vec<&str> = text.split(' ').take(8).collect();
        let hero = Hero::named;
        let read = || -> Option<Choice> {
            Some(match words[..] {
                ["hero", name] => Choice::Hero(hero(name)?),
                ["put", name, n, rank] => Choice::Put(hero(name)?, number(n)?, back(rank)?),
                ["move", name, n, rank] => Choice::Move(hero(name)?, number(n)?, back(rank)?),
                ["swap", name] => Choice::Swap(hero(name)?),
                [name, "melee", n, "at", to] => {
                    Choice::Attack(hero(name)?, Kind::Melee, number(n)?, at(to)?)
                }
                [name, "ranged", n, "at", to] => {
                    Choice::Attack(hero(name)?, Kind::Ranged, number(n)?, at(to)?)
                }
                ["add", n] => Choice::Add(number(n)?),
                ["done"] => Choice::Done,
                ["pass"] => Choice::Pass,
                ["pass", "activation"] => Choice::PassActivation,
                ["end"] => Choice::End,
                [name, "special", n] => Choice::Special(hero(name)?, number(n)?, On::Nobody),
                [name, "special", n, "on", to] => Choice::Special(hero(name)?, number(n)?, on(to)?),
                ["rage", name] => Choice::Rage(hero(name)?, On::Nobody),
                ["rage", name, "on", to] => Choice::Rage(hero(name)?, on(to)?),
                ["spot", name, to, n] => Choice::Spot(hero(name)?, at(to)?, number(n)?),
                ["pay", n] => Choice::Pay(number(n)?),
                ["defend", n] => Choice::Defend(number(n)?),
                ["intercept"] => Choice::Intercept,
                ["token"] => Choice::Token,
                ["ally", n] => Choice::Ally(number(n)?, On::Nobody, NOBODY),
                ["ally", n, "on", to] => Choice::Ally(number(n)?, on(to)?, NOBODY),
                ["ally", n, "on", to, also] => Choice::Ally(number(n)?, on(to)?, at(also)?),
                ["step", n, rank] => Choice::Step(number(n)?, back(rank)?),
                ["medium", name] => Choice::Medium(hero(name)?),
                ["toward", n] => Choice::Toward(number(n)?),
                ["take", n] => Choice::Take(number(n)?),
                ["remove", n] => Choice::Remove(number(n)?),
                ["nothing"] => Choice::Nothing,
                ["give", seat] => Choice::Give(seat.parse().ok()?),
                ["quest", n] => Choice::Quest(number(n)?),
                ["suffer", name] => Choice::Suffer(hero(name)?),
                ["drop", n] => Choice::Drop(number(n)?),
                ["top"] => Choice::Top,
                ["under"] => Choice::Under,
                _ => return None,
            })
        };
        read()
            .filter(|choice| choice.to_string() == text)
            .ok_or_else(|| Garbled::new("gow-fault-choice", text))
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
            verb in "(put|move|swap|kratos melee|brok special|rage|spot|ally|step|quest|give) ?",
            rest in "((kratos|b2|t1|h1|on|at|front|back|0|1|7|240|255|300) ?){0,5}",
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
            "put kratos 2 front",
            "kratos melee 12 at b2",
            "kratos special 12 on freya",
            "rage freya on kratos",
            "spot kratos t1 2",
            "ally 3 on t1 b4",
            "pass activation",
        ] {
            assert_eq!(text.parse::<Choice>().map(|choice| choice.to_string()), Ok(text.into()));
        }
    }
}
