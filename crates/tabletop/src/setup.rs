//! What can be chosen before a game, and the set-up itself, which may be wrong and then tells
//! all its faults at once.

use std::ops::RangeInclusive;

use crate::Phrase;

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

impl About {
    /// The number of players nearest to a wish that all the chosen values allow; one of the first
    /// mode's, which is the usual way to play, if they allow any of those.
    pub fn players_for(&self, chosen: &[(String, String)], wish: u8) -> u8 {
        let values = chosen.iter().filter_map(|(option, value)| {
            let option = self.options.iter().find(|known| known.id == option)?;
            option.values.iter().find(|known| known.id == value)
        });
        let allowed = |n: &u8| values.clone().all(|value| value.players.contains(n));
        let usual = |n: &u8| self.modes.first().is_none_or(|mode| mode.players.contains(n));
        let nearest = |n: &u8| (!usual(n), n.abs_diff(wish));
        let fitting = self.players.clone().filter(allowed).min_by_key(nearest);
        fitting.unwrap_or(wish.clamp(*self.players.start(), *self.players.end()))
    }
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
    /// Where: an option, a line of a saga, or a record and field of a box; as it is written
    /// there, in no language.
    pub place: String,
    /// What is wrong and what would be right.
    pub message: Phrase,
    /// The rule that decides, if one does.
    pub rule: Option<&'static str>,
}

/// All that is wrong, at least one thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(pub Vec<Fault>);

impl Fault {
    /// A fault with no rule behind it.
    pub fn new(place: impl Into<String>, message: Phrase) -> Fault {
        Fault { place: place.into(), message, rule: None }
    }

    /// A fault against a rule.
    pub fn rule(rule: &'static str, place: impl Into<String>, message: Phrase) -> Fault {
        Fault { place: place.into(), message, rule: Some(rule) }
    }

    /// The fault in words, with its place and its rule.
    pub fn phrase(&self) -> Phrase {
        let id = if self.rule.is_some() { "fault-at-by-rule" } else { "fault-at" };
        let phrase = Phrase::new(id).with("place", self.place.as_str());
        let phrase = phrase.with("what", self.message.clone());
        match self.rule {
            Some(rule) => phrase.with("rule", rule),
            None => phrase,
        }
    }
}

impl Faults {
    /// The faults in words, one phrase each.
    pub fn phrases(&self) -> Vec<Phrase> {
        self.0.iter().map(Fault::phrase).collect()
    }

    /// All of it in one phrase, which has room for the first only.
    pub fn phrase(&self) -> Phrase {
        match &self.0[..] {
            [] => Phrase::new("fault-none"),
            [only] => only.phrase(),
            [first, ..] => Phrase::new("fault-several")
                .with("count", self.0.len())
                .with("first", first.phrase()),
        }
    }
}

crate::told_by_phrase!(Fault);

impl std::fmt::Display for Faults {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let faults: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&faults.join("\n"))
    }
}

impl std::error::Error for Faults {}

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
            let message = outside(&about.players, self.players).with("name", about.id);
            faults.push(Fault::new("players", message));
        }
        for (i, (id, value)) in self.chosen.iter().enumerate() {
            let Some(option) = about.options.iter().find(|o| o.id == id) else {
                let message = Phrase::new("fault-no-option")
                    .with("game", about.id)
                    .with("known", Phrase::names(about.options.iter().map(|o| o.id)));
                faults.push(Fault::new(id, message));
                continue;
            };
            let Some(choosable) = option.values.iter().find(|v| v.id == value) else {
                let message = Phrase::new("fault-no-value")
                    .with("value", value.as_str())
                    .with("known", Phrase::names(option.values.iter().map(|v| v.id)));
                faults.push(Fault::new(id, message));
                continue;
            };
            if about.players.contains(&self.players) && !choosable.players.contains(&self.players) {
                let message =
                    outside(&choosable.players, self.players).with("name", value.as_str());
                faults.push(Fault::rule(choosable.rule, id, message));
            }
            let before = &self.chosen[..i];
            if before.iter().any(|(o, v)| o == id && v == value) {
                let message = Phrase::new("fault-given-twice").with("value", value.as_str());
                faults.push(Fault::new(id, message));
            } else if !option.several && before.iter().any(|(o, _)| o == id) {
                faults.push(Fault::new(id, Phrase::new("fault-one-value-only")));
            }
        }
        faults
    }
}

/// That something is for other numbers of players.
fn outside(allowed: &RangeInclusive<u8>, players: u8) -> Phrase {
    let (least, most) = (*allowed.start(), *allowed.end());
    let numbers = match least == most {
        true => Phrase::new("fault-players-just").with("count", least),
        false => Phrase::new("fault-players").with("least", least).with("most", most),
    };
    numbers.with("players", players)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn value(id: &'static str, players: RangeInclusive<u8>) -> Choosable {
        Choosable { id, players, phrase: "toy", rule: "TOY-1" }
    }

    static TOY: About = About {
        id: "toy",
        prefix: "TOY",
        rules_version: 1,
        players: 1..=6,
        modes: &[Mode { id: "rivals", players: 2..=6 }, Mode { id: "alone", players: 1..=1 }],
        options: &[Opt {
            id: "way",
            values: &[value("alone", 1..=1), value("few", 1..=3), value("many", 4..=6)],
            several: false,
            default: "",
            phrase: "toy",
        }],
        boxes: &[],
        rules: "",
    };

    #[test]
    fn the_number_of_players_fits_what_was_chosen() {
        let players =
            |value: &str, wish| TOY.players_for(&[("way".to_owned(), value.to_owned())], wish);
        assert_eq!([0, 2, 4, 9].map(|wish| TOY.players_for(&[], wish)), [2, 2, 4, 6]);
        assert_eq!([0, 2, 4].map(|wish| players("alone", wish)), [1, 1, 1]);
        assert_eq!([0, 2, 4].map(|wish| players("few", wish)), [2, 2, 3]);
        assert_eq!([0, 2, 5].map(|wish| players("many", wish)), [4, 4, 5]);
        assert_eq!(players("unknown", 4), 4);
    }
}
