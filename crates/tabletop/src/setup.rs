//! What can be chosen before a game, and the set-up itself, which may be wrong and then tells
//! all its faults at once.

use std::fmt;
use std::ops::RangeInclusive;

/// What is known of a game before one is set up.
#[derive(Debug)]
pub struct About {
    /// Short stable name, used on the command line and in sagas.
    pub id: &'static str,
    /// Prefix of its rule numbers, e.g. `VAL`.
    pub prefix: &'static str,
    /// Version of the rules: raised when the same choices would lead elsewhere.
    pub rules_version: u16,
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// The ways to play, each with its number of players.
    pub modes: &'static [Mode],
    /// What can be chosen.
    pub options: &'static [Opt],
    /// The boxes of card data that come with the program, newest first.
    pub boxes: &'static [BuiltInBox],
    /// The rules page in our own words.
    pub rules: &'static str,
}

/// A way to play.
#[derive(Debug)]
pub struct Mode {
    /// Short stable name; also the phrase `GAME-mode-ID`.
    pub id: &'static str,
    /// How many can play so.
    pub players: RangeInclusive<u8>,
}

/// A box of card data that comes with the program.
#[derive(Debug)]
pub struct BuiltInBox {
    /// The release it came with.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

/// An option of a game.
#[derive(Debug)]
pub struct Opt {
    /// Short stable name; on the command line `--id`.
    pub id: &'static str,
    /// The values there are.
    pub values: &'static [Choosable],
    /// Whether several values may be chosen together (then none is the default if it is empty).
    pub several: bool,
    /// What holds when nothing is said; empty for none.
    pub default: &'static str,
    /// The id of the phrase that explains it.
    pub phrase: &'static str,
}

/// A value of an option.
#[derive(Debug)]
pub struct Choosable {
    /// Short stable name.
    pub id: &'static str,
    /// The numbers of players it allows.
    pub players: RangeInclusive<u8>,
    /// The id of the phrase that explains it.
    pub phrase: &'static str,
    /// The rule it comes from.
    pub rule: &'static str,
}

/// A set-up as somebody wrote it: it may be wrong.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// What was chosen: option and value, one pair for each value.
    pub chosen: Vec<(String, String)>,
}

/// One thing wrong with a set-up, a box or a saga.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where: an option, or a record and field of a box.
    pub place: String,
    /// What is wrong and what would be right.
    pub message: String,
    /// The rule that decides, if one does.
    pub rule: Option<&'static str>,
}

/// All that is wrong, at least one thing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Faults(pub Vec<Fault>);

impl Fault {
    /// A fault with no rule behind it.
    pub fn new(place: impl Into<String>, message: impl Into<String>) -> Fault {
        Fault { place: place.into(), message: message.into(), rule: None }
    }

    /// A fault against a rule.
    pub fn rule(rule: &'static str, place: impl Into<String>, message: impl Into<String>) -> Fault {
        Fault { place: place.into(), message: message.into(), rule: Some(rule) }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " [{rule}]"))
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl Setup {
    /// A set-up for that many players, all options at their defaults.
    pub fn new(players: u8) -> Setup {
        Setup { players, chosen: Vec::new() }
    }

    /// Chooses a value.
    #[must_use]
    pub fn with(mut self, option: &str, value: &str) -> Setup {
        self.chosen.push((option.to_owned(), value.to_owned()));
        self
    }

    /// The value of an option that takes one: what was chosen, else the default.
    pub fn value<'a>(&'a self, about: &'a About, option: &str) -> &'a str {
        let chosen = self.chosen.iter().find(|(id, _)| id == option).map(|(_, v)| v.as_str());
        let default = about.options.iter().find(|o| o.id == option).map_or("", |o| o.default);
        chosen.unwrap_or(default)
    }

    /// Whether a value was chosen.
    pub fn has(&self, option: &str, value: &str) -> bool {
        self.chosen.iter().any(|(o, v)| o == option && v == value)
    }

    /// All that is wrong by the game's list of options. What only the game can know (mixes that a
    /// rule forbids) it adds itself.
    pub fn check(&self, about: &About) -> Vec<Fault> {
        let mut faults = Vec::new();
        if !about.players.contains(&self.players) {
            let (least, most) = (about.players.start(), about.players.end());
            faults.push(Fault::new(
                "players",
                format!("{} is for {least} to {most} players, not {}", about.id, self.players),
            ));
        }
        for (i, (id, value)) in self.chosen.iter().enumerate() {
            let Some(option) = about.options.iter().find(|o| o.id == id) else {
                let known: Vec<_> = about.options.iter().map(|o| o.id).collect();
                faults.push(Fault::new(
                    id,
                    format!("{} has no such option; it has {}", about.id, known.join(", ")),
                ));
                continue;
            };
            let Some(choosable) = option.values.iter().find(|v| v.id == value) else {
                let known: Vec<_> = option.values.iter().map(|v| v.id).collect();
                faults.push(Fault::new(
                    id,
                    format!("'{value}' is not a value; choose from {}", known.join(", ")),
                ));
                continue;
            };
            if about.players.contains(&self.players) && !choosable.players.contains(&self.players) {
                let (least, most) = (choosable.players.start(), choosable.players.end());
                faults.push(Fault::rule(
                    choosable.rule,
                    id,
                    format!("'{value}' is for {least} to {most} players, not {}", self.players),
                ));
            }
            let before = &self.chosen[..i];
            if before.iter().any(|(o, v)| o == id && v == value) {
                faults.push(Fault::new(id, format!("'{value}' is given twice")));
            } else if !option.several && before.iter().any(|(o, _)| o == id) {
                faults.push(Fault::new(id, "takes one value only"));
            }
        }
        faults
    }
}
