//! How strong a mind is.

use std::fmt;
use std::str::FromStr;

use tabletop::Garbled;

/// How a mind plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal choice, each as likely.
    Random,
    /// The choice after which the game's own advice promises most, on a few imagined worlds. Where
    /// the same seat is asked again at once, it looks at the next step of its move too.
    Greedy,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: &[Level] = &[Level::Random, Level::Greedy];

    /// Its short stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<Level, Garbled> {
        let named = Level::ALL.iter().copied().find(|level| level.name() == text);
        named.ok_or_else(|| Garbled::new("fault-expected-mind", text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_and_others_are_refused() {
        for &level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert!("".parse::<Level>().is_err() && "Greedy".parse::<Level>().is_err());
    }
}
