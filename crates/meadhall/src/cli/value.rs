//! A value with known names, which help and completions show, while the program itself says what
//! is wrong with another: it tells all faults together, and the parser would stop at the first.

use std::ffi::OsStr;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};

/// Takes any text; knows which are meant.
#[derive(Clone)]
pub(crate) struct Known(pub(crate) Vec<PossibleValue>);

impl Known {
    /// Names without an explanation.
    pub(crate) fn names(names: impl IntoIterator<Item = &'static str>) -> Known {
        Known(names.into_iter().map(PossibleValue::new).collect())
    }
}

impl TypedValueParser for Known {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.0.iter().cloned()))
    }
}

/// A share between nothing and a half, both left out: half the width of an interval.
#[derive(Clone)]
pub(crate) struct Share;

impl TypedValueParser for Share {
    type Value = f64;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<f64, Error> {
        let text = StringValueParser::new().parse_ref(command, arg, value)?;
        let share = text.parse::<f64>().ok().filter(|share| *share > 0.0 && *share < 0.5);
        share.ok_or_else(|| outside(command, arg, text, [SHARE, "0", "0.5"]))
    }
}

/// A whole number within bounds. The parser's own would tell them in English only.
#[derive(Clone)]
pub(crate) struct Whole<T> {
    bounds: RangeInclusive<T>,
    of: &'static str,
}

/// What numbers are of, between the parser and what is said.
pub(super) const SECONDS: &str = "seconds";
pub(super) const SHARE: &str = "share";

impl<T> Whole<T> {
    /// A number of something.
    pub(crate) fn new(bounds: RangeInclusive<T>) -> Whole<T> {
        Whole { bounds, of: "" }
    }

    /// A number of seconds.
    pub(crate) fn seconds(bounds: RangeInclusive<T>) -> Whole<T> {
        Whole { bounds, of: SECONDS }
    }
}

impl<T> TypedValueParser for Whole<T>
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    type Value = T;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<T, Error> {
        let text = StringValueParser::new().parse_ref(command, arg, value)?;
        let number = text.parse::<T>().ok().filter(|number| self.bounds.contains(number));
        number.ok_or_else(|| {
            let (least, most) = (self.bounds.start().to_string(), self.bounds.end().to_string());
            outside(command, arg, text, [self.of, &least, &most])
        })
    }
}

/// That a value lies outside its bounds: what it is of, the least and the most.
fn outside(command: &Command, arg: Option<&Arg>, text: String, bounds: [&str; 3]) -> Error {
    let mut error = Error::new(ErrorKind::InvalidValue).with_cmd(command);
    let name = arg.map(ToString::to_string).unwrap_or_default();
    error.insert(ContextKind::InvalidArg, ContextValue::String(name));
    error.insert(ContextKind::InvalidValue, ContextValue::String(text));
    let bounds = bounds.map(str::to_owned).to_vec();
    error.insert(ContextKind::Custom, ContextValue::Strings(bounds));
    error
}
