//! The one place where the name of a mind becomes a mind.

use std::fmt;
use std::str::FromStr;

use tabletop::{Game, Garbled};

use crate::Settings;
use crate::ranks::Rank;

/// How a mind plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal choice, each as likely.
    Random,
    /// The choice after which the game's own advice promises most, on a few imagined worlds. Where
    /// the same seat is asked again at once, it looks at the next step of its move too.
    Greedy,
    /// One of the five strengths that people understand.
    Rank(Rank),
    /// A seer as it was asked for.
    Seer(Settings),
}

/// Who can be named on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Named {
    /// A mind.
    Mind(Level),
    /// A program outside, by the text after `exec:`.
    Outside(String),
}

/// What names a program outside begins with.
const OUTSIDE: &str = "exec:";

impl Level {
    /// All levels that have a name of their own: those that do not think ahead, then the ranks. That
    /// is no order of strength: where a game's advice is good, greedy beats the lower ranks, which
    /// slip.
    pub const ALL: &[Level] = &[
        Level::Random,
        Level::Greedy,
        Level::Rank(Rank::Thrall),
        Level::Rank(Rank::Karl),
        Level::Rank(Rank::Huscarl),
        Level::Rank(Rank::Jarl),
        Level::Rank(Rank::Konung),
    ];

    /// How seers are named, by way of example.
    pub const SEERS: [&str; 2] = ["seer:1000", "seer:0.3s"];

    /// Those that do not think ahead, for trying things out.
    pub const SIMPLE: &[Level] = Level::ALL.split_at(2).0;

    /// Who sits with people if nobody says: neither a push-over nor a wall.
    pub const MIDDLING: Level = Level::Rank(Rank::Huscarl);

    /// The five ranks, weakest first.
    pub const RANKS: &[Level] = Level::ALL.split_at(2).1;

    /// Its short stable name, without what a seer was told besides.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Rank(rank) => rank.name(),
            Level::Seer(_) => "seer",
        }
    }

    /// Whether it thinks ahead, and so can tell what choices promise.
    pub const fn is_seer(self) -> bool {
        matches!(self, Level::Rank(_) | Level::Seer(_))
    }

    /// How it thinks at a table, if it is a seer.
    pub fn settings<G: Game>(self, game: &G) -> Option<Settings> {
        match self {
            Level::Random | Level::Greedy => None,
            Level::Rank(rank) => Some(rank.settings(game)),
            Level::Seer(settings) => Some(settings),
        }
    }
}

impl Named {
    /// Reads who is named on a command line, the only place where a program outside may be.
    pub fn parse(text: &str) -> Result<Named, Garbled> {
        match text.strip_prefix(OUTSIDE) {
            Some(program) if program.trim().is_empty() => {
                Err(Garbled::new("fault-expected-program", text))
            }
            Some(program) => Ok(Named::Outside(program.to_owned())),
            None => text.parse().map(Named::Mind),
        }
    }
}

/// The name of a program outside, where a mind in a saga is one.
pub fn outside(mind: &str) -> Option<&str> {
    mind.strip_prefix(OUTSIDE)
}

/// How a program outside is named in a saga: by the last part of its path, and no more of what
/// lies on somebody's disk.
impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Named::Mind(level) => level.fmt(f),
            Named::Outside(program) => {
                let path = program.split_whitespace().next().unwrap_or("program");
                let name = path.rsplit(['/', '\\']).next().unwrap_or(path);
                let plain = |c: &char| c.is_alphanumeric() || matches!(c, '.' | '-' | '_');
                // Short enough for a saga's word, whose bound is in bytes.
                let mut left = 60usize;
                let fits = |c: &char| {
                    left = left.saturating_sub(c.len_utf8());
                    left > 0
                };
                let name: String = name.chars().filter(plain).take(30).take_while(fits).collect();
                write!(f, "{OUTSIDE}{}", if name.is_empty() { "program" } else { &name })
            }
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::Seer(settings) => f.pad(&format!("seer{settings}")),
            other => f.pad(other.name()),
        }
    }
}

impl FromStr for Level {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<Level, Garbled> {
        if text.starts_with(OUTSIDE) {
            return Err(Garbled::new("fault-expected-inside", text));
        }
        if text == "seer" || text.starts_with("seer:") {
            return text.parse().map(Level::Seer);
        }
        let named = Level::ALL.iter().copied().find(|level| level.name() == text);
        named.ok_or_else(|| Garbled::new("fault-expected-mind", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;

    #[test]
    fn names_read_back_and_others_are_refused() {
        for &level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert!("".parse::<Level>().is_err() && "Greedy".parse::<Level>().is_err());
    }

    #[test]
    fn levels_are_simple_or_ranks_and_the_middling_one_has_as_many_below_as_above() {
        assert_eq!([Level::SIMPLE, Level::RANKS].concat(), Level::ALL);
        assert!(Level::SIMPLE.iter().all(|level| !level.is_seer()));
        assert_eq!(Level::RANKS[Level::RANKS.len() / 2], Level::MIDDLING);
    }

    #[test]
    fn a_seer_is_told_how_long_and_how_it_thinks() {
        let read = |text: &str| text.parse::<Level>().map(|level| level.to_string());
        for text in ["seer:1000", "seer:1", "seer:0.3s", "seer:2s", "seer:0.001s"] {
            assert_eq!(read(text).as_deref(), Ok(text));
        }
        assert_eq!(read("seer").as_deref(), Ok("seer:1000"));
        assert_eq!(read("seer:0.30s").as_deref(), Ok("seer:0.3s"));
        assert_eq!(read("seer:050:prior=08:wits=3").as_deref(), Ok("seer:50:wits=3:prior=8"));
        let Ok(Level::Seer(settings)) = "seer:0.25s:slips=20:explore=90".parse() else { panic!() };
        let wanted = Settings {
            budget: Budget::Millis(250),
            slips: Some(20),
            explore: Some(90),
            ..Settings::USUAL
        };
        assert_eq!(settings, wanted);
    }

    #[test]
    fn a_wrong_budget_or_setting_says_what_would_be_right() {
        let expected = |text: &str| text.parse::<Level>().expect_err(text).expected;
        for text in [
            "seer:0",
            "seer:0s",
            "seer:",
            "seer:-1",
            "seer:+5",
            "seer:1.5",
            "seer:0.0001s",
            "seer:0.0005s",
            "seer:0.0009s",
            "seer:600.0001s",
            "seer:-1s",
            "seer:NaNs",
            "seer:infs",
            "seer:10000001",
            "seer:601s",
            "seer:1e3",
            "seer:1e-2s",
            "seer:.s",
            "seer:99999999999",
        ] {
            assert_eq!(expected(text), "fault-expected-budget", "{text}");
        }
        for text in [
            "seer:9:",
            "seer:9:depth",
            "seer:9:depth=",
            "seer:9:slips=101",
            "seer:9:x=1",
            "seer:9:depth=3:depth=4",
        ] {
            assert_eq!(expected(text), "fault-expected-setting", "{text}");
        }
        assert_eq!(expected("seers"), "fault-expected-mind");
        let all = "seer:9:depth=x:wits=2:bla=3".parse::<Level>().expect_err("two are wrong");
        assert_eq!(all.found, "depth=x:bla=3");
        let all = "seer:0:depth=x".parse::<Level>().expect_err("both are wrong");
        assert_eq!((all.expected, all.found.as_str()), ("fault-expected-seer", "0:depth=x"));
    }

    #[test]
    fn a_program_outside_is_named_on_the_command_line_only() {
        let mine = Named::Outside("./mybot".to_owned());
        assert_eq!(Named::parse("exec:./mybot"), Ok(mine));
        let name = |text: &str| Named::parse(text).map(|named| named.to_string());
        assert_eq!(name("exec:/home/me/my#bot.py --fast").as_deref(), Ok("exec:mybot.py"));
        assert_eq!(name("exec:/#/").as_deref(), Ok("exec:program"));
        let wide = name(&format!("exec:./{}", "王".repeat(28))).expect("a program");
        assert!(wide.starts_with("exec:王王") && wide.len() <= 80, "{wide}");
        assert_eq!(name("seer:5").as_deref(), Ok("seer:5"));
        assert_eq!((outside("exec:mybot.py"), outside("greedy")), (Some("mybot.py"), None));
        assert_eq!(Named::parse("greedy"), Ok(Named::Mind(Level::Greedy)));
        for nothing in ["exec:", "exec:  "] {
            let fault = Named::parse(nothing).expect_err("no program");
            assert_eq!(fault.expected, "fault-expected-program");
        }
        assert_eq!(
            "exec:./a".parse::<Level>().expect_err("no mind").expected,
            "fault-expected-inside"
        );
    }
}
