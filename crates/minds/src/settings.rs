//! How a seer thinks, and how that is written: `seer:1000`, `seer:0.3s`, `seer:1000:depth=8`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tabletop::Garbled;

/// How long a seer thinks about a choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Budget {
    /// So many worlds are imagined and played on: the answer then follows from the seed.
    Iterations(u32),
    /// So many milliseconds.
    Millis(u32),
}

/// How a seer thinks. Small whole numbers, so that settings can be compared and written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Settings {
    /// How long it thinks.
    pub budget: Budget,
    /// How much it tries what it has tried little, in hundredths (the constant of UCB).
    pub explore: u16,
    /// How many decisions are played beyond the tree before the game's advice judges.
    pub depth: u16,
    /// How many choices are weighed by advice at each of those decisions; with one it is any.
    pub wits: u16,
    /// How many playouts the first glance at a choice counts for.
    pub prior: u16,
    /// Of a hundred choices so many are made without thinking.
    pub slips: u16,
}

/// The most iterations that can be asked for.
pub const MOST_ITERATIONS: u32 = 10_000_000;

/// The longest thought that can be asked for: ten minutes.
const MOST_MILLIS: u32 = 600_000;

impl Settings {
    /// What a seer does if nothing is said, tuned by play.
    pub const USUAL: Settings = Settings {
        budget: Budget::Iterations(1000),
        explore: 30,
        depth: 4,
        wits: 1,
        prior: 8,
        slips: 0,
    };

    /// The usual settings with another budget.
    pub const fn iterations(count: u32) -> Settings {
        Settings { budget: Budget::Iterations(count), ..Settings::USUAL }
    }

    /// What can be set besides the budget: its name, the least and the most, and where it is.
    fn fields(&mut self) -> [(&'static str, u16, u16, &mut u16); 5] {
        [
            ("explore", 0, 1000, &mut self.explore),
            ("depth", 0, 1000, &mut self.depth),
            ("wits", 1, 100, &mut self.wits),
            ("prior", 0, 1000, &mut self.prior),
            ("slips", 0, 100, &mut self.slips),
        ]
    }
}

impl Budget {
    /// The time, where it is one.
    pub fn time(self) -> Option<Duration> {
        match self {
            Budget::Iterations(_) => None,
            Budget::Millis(millis) => Some(Duration::from_millis(millis.into())),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(count) => write!(f, "{count}"),
            Budget::Millis(millis) => {
                let text = format!("{}.{:03}", millis / 1000, millis % 1000);
                write!(f, "{}s", text.trim_end_matches('0').trim_end_matches('.'))
            }
        }
    }
}

impl FromStr for Budget {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<Budget, Garbled> {
        let read = || match text.strip_suffix('s') {
            Some(seconds) if !seconds.starts_with(['+', '-']) => {
                let millis = (seconds.parse::<f64>().ok()? * 1000.0).round();
                ((1.0..=f64::from(MOST_MILLIS)).contains(&millis))
                    .then_some(Budget::Millis(millis as u32))
            }
            Some(_) => None,
            None => {
                let count = digits(text)?;
                (1..=MOST_ITERATIONS).contains(&count).then_some(Budget::Iterations(count))
            }
        };
        read().ok_or_else(|| Garbled::new("fault-expected-budget", text))
    }
}

/// The settings after `seer`, each after a colon.
impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ":{}", self.budget)?;
        let (mut this, mut usual) = (*self, Settings::USUAL);
        for ((name, _, _, value), (.., usual)) in this.fields().into_iter().zip(usual.fields()) {
            if value != usual {
                write!(f, ":{name}={value}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Settings {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<Settings, Garbled> {
        let mut settings = Settings::USUAL;
        let mut parts = text.split(':').skip(1);
        if let Some(budget) = parts.next() {
            settings.budget = budget.parse()?;
        }
        for part in parts {
            let read = |settings: &mut Settings| {
                let (name, value) = part.split_once('=')?;
                let value = u16::try_from(digits(value)?).ok()?;
                let mut fields = settings.fields().into_iter();
                let (_, least, most, field) = fields.find(|field| field.0 == name)?;
                (least..=most).contains(&value).then(|| *field = value)
            };
            read(&mut settings).ok_or_else(|| Garbled::new("fault-expected-setting", part))?;
        }
        Ok(settings)
    }
}

/// A number written in digits alone.
fn digits(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}
