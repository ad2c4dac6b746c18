//! How a seer thinks, and how that is written: `seer:1000`, `seer:0.3s`, `seer:1000:depth=8`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tabletop::{Game, Garbled};

/// How long a seer thinks about a choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Budget {
    /// So many worlds are imagined and played on: the answer then follows from the seed.
    Iterations(u32),
    /// So many milliseconds.
    Millis(u32),
}

/// How a seer is asked to think. Small whole numbers, so that settings can be compared and written;
/// what is not said follows from the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Settings {
    /// How long it thinks.
    pub budget: Budget,
    /// How much it tries what it has tried little, in hundredths (the constant of UCB).
    pub explore: Option<u16>,
    /// How many decisions are played beyond the tree before the game's advice judges.
    pub depth: Option<u16>,
    /// How many choices are weighed by advice at each of those decisions; with one it is any.
    pub wits: Option<u16>,
    /// How many playouts the first glance at a choice counts for.
    pub prior: Option<u16>,
    /// Of a hundred choices so many are made without thinking.
    pub slips: Option<u16>,
}

/// How a seer thinks in a game: its settings with nothing left open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Manner {
    pub(crate) budget: Budget,
    pub(crate) explore: u16,
    pub(crate) depth: u16,
    pub(crate) wits: u16,
    pub(crate) prior: u16,
    pub(crate) slips: u16,
}

/// The most iterations that can be asked for.
pub const MOST_ITERATIONS: u32 = 10_000_000;

/// The longest thought that can be asked for: ten minutes.
const MOST_MILLIS: u32 = 600_000;

impl Settings {
    /// What a seer does if nothing is said.
    pub const USUAL: Settings = Settings::iterations(1000);

    /// A budget, and nothing said besides.
    pub const fn iterations(count: u32) -> Settings {
        let budget = Budget::Iterations(count);
        Settings { budget, explore: None, depth: None, wits: None, prior: None, slips: None }
    }

    /// What that comes to at a table; the figures here were found by play.
    pub(crate) fn within<G: Game>(self, game: &G) -> Manner {
        let foresight = game.foresight();
        Manner {
            budget: self.budget,
            explore: self.explore.unwrap_or(30),
            depth: self.depth.unwrap_or(foresight.depth),
            wits: self.wits.unwrap_or(foresight.wits),
            prior: self.prior.unwrap_or(foresight.prior),
            slips: self.slips.unwrap_or(0),
        }
    }

    /// What can be set besides the budget: its name, the least and the most, and where it is.
    fn fields(&mut self) -> [(&'static str, u16, u16, &mut Option<u16>); 5] {
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
            Some(seconds) if seconds.bytes().all(|b| b.is_ascii_digit() || b == b'.') => {
                // Before it is rounded: half of the least is less than the least.
                let millis = seconds.parse::<f64>().ok()? * 1000.0;
                ((1.0..=f64::from(MOST_MILLIS)).contains(&millis))
                    .then_some(Budget::Millis(millis.round() as u32))
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
        let mut this = *self;
        for (name, _, _, value) in this.fields() {
            if let Some(value) = value {
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
        let budget = parts.next().map_or(Ok(settings.budget), str::parse);
        let mut wrong = Vec::new();
        for part in parts {
            let read = |settings: &mut Settings| {
                let (name, value) = part.split_once('=')?;
                let value = u16::try_from(digits(value)?).ok()?;
                let mut fields = settings.fields().into_iter();
                let (_, least, most, field) = fields.find(|field| field.0 == name)?;
                // Said twice, it would not be known which is meant.
                let good = field.is_none() && (least..=most).contains(&value);
                good.then(|| *field = Some(value))
            };
            if read(&mut settings).is_none() {
                wrong.push(part);
            }
        }
        match (budget, wrong.is_empty()) {
            (Ok(budget), true) => Ok(Settings { budget, ..settings }),
            (Ok(_), false) => Err(Garbled::new("fault-expected-setting", &wrong.join(":"))),
            (Err(garbled), true) => Err(garbled),
            (Err(garbled), false) => {
                wrong.insert(0, &garbled.found);
                Err(Garbled::new("fault-expected-seer", &wrong.join(":")))
            }
        }
    }
}

/// A number written in digits alone.
fn digits(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}
