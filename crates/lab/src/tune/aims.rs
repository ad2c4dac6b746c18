//! What may be tuned and what for, as it stands in a game's `data/tune.toml`.

use serde::{Deserialize, Serialize};
use tabletop::{About, Fault, Faults, Phrase, Setup};

/// The most values that a knob may give to choose from: more than anybody tries.
const WIDEST: u64 = 200;

/// All aims and knobs of a game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tuning {
    /// What can be aimed at, the usual aim first.
    #[serde(rename = "aim", default)]
    pub aims: Vec<Aim>,
    /// What may be changed.
    #[serde(rename = "knob", default)]
    pub knobs: Vec<Knob>,
}

/// What to aim at, and the table at which it is measured.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// Its short name.
    pub name: String,
    /// A kind of the tally: all its things shall win equally often.
    pub fair: Option<String>,
    /// Whether a thing counts for the seats that held it or only for those that made use of it.
    #[serde(default)]
    pub when: When,
    /// The share of games that shall be won, at a table that wins or loses together.
    pub rate: Option<f64>,
    /// How many decisions each seat begins with at random: what minds would never begin with is
    /// measured too.
    #[serde(default)]
    pub opening: u32,
    /// How many play.
    pub players: u8,
    /// The options of the table.
    #[serde(default)]
    pub options: std::collections::BTreeMap<String, Values>,
}

/// Which seats count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum When {
    /// Those that held the thing.
    #[default]
    Held,
    /// Those that made use of it.
    Played,
}

/// One value of an option, or several.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Values {
    /// One.
    One(String),
    /// Several.
    Several(Vec<String>),
}

/// Something that may be changed.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Knob {
    /// The aims it serves.
    pub aims: Vec<String>,
    /// Where it stands: a kind of record, a record's name or `*` for each, then fields.
    pub path: String,
    /// Whether it serves all things of a fair kind together: it belongs to none of them alone.
    #[serde(default)]
    pub shared: bool,
    /// The least it may become.
    pub least: Option<i64>,
    /// The most it may become.
    pub most: Option<i64>,
    /// How far it may be from what it is.
    pub by: Option<i64>,
    /// The words it may become, where it is none of numbers.
    pub values: Option<Vec<String>>,
}

impl Tuning {
    /// Reads a file of aims and knobs for a game.
    pub fn read(text: &str, about: &About) -> Result<Tuning, Faults> {
        let tuning = Tuning::parse(text)?;
        let faults = tuning.faults(about);
        if faults.is_empty() { Ok(tuning) } else { Err(Faults(faults)) }
    }

    /// The same for whoever asks for its [`faults`](Tuning::faults) besides: it may have any.
    pub fn parse(text: &str) -> Result<Tuning, Faults> {
        toml::from_str(text).map_err(|error: toml::de::Error| {
            let line = error.span().map_or(1, |span| 1 + text[..span.start].matches('\n').count());
            let why = Phrase::new("fault-toml").with("why", error.message());
            let message = Phrase::new("fault-in-line").with("line", line).with("what", why);
            Faults(vec![Fault::new("tune", message)])
        })
    }

    /// The aim of that name, or the usual one.
    pub fn aim(&self, name: Option<&str>) -> Option<&Aim> {
        match name {
            Some(name) => self.aims.iter().find(|aim| aim.name == name),
            None => self.aims.first(),
        }
    }

    /// All that is wrong with it, whatever the box.
    pub fn faults(&self, about: &About) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (key, none) in [("aim", self.aims.is_empty()), ("knob", self.knobs.is_empty())] {
            let message = Phrase::new("fault-no-records").with("key", key);
            faults.extend(none.then(|| Fault::new("tune", message)));
        }
        for aim in &self.aims {
            let rate_is_share = aim.rate.is_none_or(|rate| rate > 0.0 && rate < 1.0);
            if aim.fair.is_some() == aim.rate.is_some() || !rate_is_share {
                let place = format!("aim {}", aim.name);
                faults.push(Fault::new(place, Phrase::new("fault-tune-aim")));
            }
            // The table at which it is measured must be one.
            for fault in aim.setup().check(about) {
                let place = format!("aim {}, {}", aim.name, fault.place);
                faults.push(Fault { place, ..fault });
            }
        }
        for (n, aim) in self.aims.iter().enumerate() {
            // --aim could mean either.
            let times = self.aims.iter().filter(|other| other.name == aim.name).count();
            let first = self.aims.iter().position(|other| other.name == aim.name) == Some(n);
            if times > 1 && first {
                let message = Phrase::new("fault-name-again").with("times", times);
                faults.push(Fault::new(format!("aim {}", aim.name), message));
            }
        }
        for knob in &self.knobs {
            faults.extend(knob.bad_bounds().map(|message| Fault::new(knob.place(), message)));
            let says_whose = |part: &str| part == "provenance" || part.ends_with("_provenance");
            if knob.path.split('.').any(says_whose) {
                faults.push(Fault::new(knob.place(), Phrase::new("fault-tune-provenance")));
            }
            for aim in knob.aims.iter().filter(|name| self.aim(Some(name)).is_none()) {
                let known = Phrase::names(self.aims.iter().map(|aim| aim.name.as_str()));
                let message = Phrase::new("fault-tune-no-aim").with("name", aim.as_str());
                faults.push(Fault::new(knob.place(), message.with("known", known)));
            }
        }
        faults
    }
}

impl Knob {
    /// How many values it gives to choose from, at most.
    fn count(&self) -> u64 {
        let between = match (self.least, self.most) {
            (Some(least), Some(most)) => most.abs_diff(least).saturating_add(1),
            _ => 0,
        };
        let near = self.by.map_or(u64::MAX, |by| by.unsigned_abs().saturating_mul(2) | 1);
        let words = self.values.as_ref().map_or(0, |values| values.len() as u64);
        between.min(near).max(words)
    }

    /// What is wrong with its bounds or words. If anything is, there may be no end of its values.
    pub(super) fn bad_bounds(&self) -> Option<Phrase> {
        let numbers = self.least.is_some() && self.most.is_some() && self.least <= self.most;
        let words = self.values.as_ref().is_some_and(|values| values.len() > 1);
        let bounds = self.least.is_some() || self.most.is_some() || self.by.is_some();
        if numbers == words || words && bounds || self.by.is_some_and(|by| by < 1) {
            return Some(Phrase::new("fault-tune-bounds"));
        }
        let wide = Phrase::new("fault-tune-wide").with("count", self.count().to_string());
        (self.count() > WIDEST).then(|| wide.with("most", WIDEST as u32))
    }

    /// Where its faults are.
    pub(super) fn place(&self) -> String {
        format!("knob {}", self.path)
    }
}

impl Aim {
    /// The table at which it is measured.
    pub fn setup(&self) -> Setup {
        let mut setup = Setup::new(self.players);
        for (option, values) in &self.options {
            match values {
                Values::One(value) => setup = setup.with(option, value),
                Values::Several(values) => {
                    setup = values.iter().fold(setup, |setup, value| setup.with(option, value));
                }
            }
        }
        setup
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Choosable, Opt};

    const fn value(id: &'static str) -> Choosable {
        Choosable { id, players: 1..=4, phrase: "toy", rule: "TOY-1" }
    }

    const fn option(id: &'static str, several: bool, values: &'static [Choosable]) -> Opt {
        Opt { id, values, several, default: "", phrase: "toy" }
    }

    const ABOUT: About = About {
        id: "toy",
        prefix: "TOY",
        rules_version: 1,
        players: 1..=4,
        modes: &[],
        options: &[
            option("edition", false, &[value("pl"), value("ru")]),
            option("with", true, &[value("loki"), value("tyr")]),
        ],
        boxes: &[],
        rules: "",
    };

    fn read(text: &str) -> Result<Tuning, Faults> {
        Tuning::read(text, &ABOUT)
    }

    const GOOD: &str = "
        [[aim]]
        name = 'jarls'
        fair = 'jarl'
        players = 4
        options = { edition = 'ru', with = ['loki', 'tyr'] }
        [[aim]]
        name = 'solo'
        rate = 0.5
        players = 1
        [[knob]]
        aims = ['jarls']
        path = 'jarl.*.basic.amount'
        least = 1
        most = 3
        [[knob]]
        aims = ['solo']
        path = 'jarl.*.basic.side'
        values = ['attack', 'both']";

    #[test]
    fn aims_and_knobs_are_read() {
        let tuning = read(GOOD).unwrap();
        assert_eq!(tuning.aim(None).unwrap().name, "jarls");
        assert_eq!(tuning.aim(Some("solo")).unwrap().rate, Some(0.5));
        assert_eq!(tuning.aim(Some("other")), None);
        let setup = tuning.aims[0].setup();
        assert_eq!((setup.players, setup.chosen.len()), (4, 3));
        assert!(setup.has("with", "tyr") && setup.has("edition", "ru"));
    }

    #[test]
    fn all_faults_are_told() {
        let bad = GOOD
            .replace("rate = 0.5", "rate = 1.5")
            .replace("least = 1", "least = 4")
            .replace("aims = ['solo']", "aims = ['nothing']");
        let faults = read(&bad).unwrap_err();
        assert_eq!(faults.0.len(), 3, "{faults}");
        let table = bad.replace("players = 4", "players = 44").replace("'ru'", "'foo'");
        let faults = read(&table).unwrap_err();
        let places: Vec<&str> = faults.0.iter().map(|fault| fault.place.as_str()).collect();
        assert_eq!(places[..2], ["aim jarls, players", "aim jarls, edition"], "the table's too");
        assert_eq!(places.len(), 5, "{faults}");
        let faults = read("# nothing\n").unwrap_err();
        assert_eq!(faults.0.len(), 2, "neither aims nor knobs: {faults}");
        let wide = GOOD.replace("most = 3", "most = 2000000000");
        let faults = read(&wide).unwrap_err();
        assert_eq!(faults.0.len(), 1, "{faults}");
        assert_eq!(faults.0[0].message.id, "fault-tune-wide");
        read(&wide.replace("least = 1", "least = 1\nby = 2")).unwrap();
        let ends = GOOD.replace("least = 1", &format!("least = {}", i64::MIN));
        assert_eq!(read(&ends).unwrap_err().0.len(), 1);
        let twice = GOOD.replace("'solo'", "'jarls'");
        assert_eq!(read(&twice).unwrap_err().0[0].place, "aim jarls");
        let whose = GOOD.replace("basic.side", "link_provenance");
        let faults = read(&whose).unwrap_err();
        assert_eq!(faults.0[0].message.id, "fault-tune-provenance", "{faults}");
        let Err(faults) = read("[[aim]]\nname = 3") else { panic!("it was taken") };
        assert!(faults.to_string().contains('2'), "the line is told: {faults}");
    }
}
