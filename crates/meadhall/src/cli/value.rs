//! A value with known names, which help and completions show, while the program itself says what
//! is wrong with another: it tells all faults together, and the parser would stop at the first.

use std::ffi::OsStr;

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
        share.ok_or_else(|| {
            let mut error = Error::new(ErrorKind::InvalidValue).with_cmd(command);
            let name = arg.map(ToString::to_string).unwrap_or_default();
            error.insert(ContextKind::InvalidArg, ContextValue::String(name));
            error.insert(ContextKind::InvalidValue, ContextValue::String(text));
            error
        })
    }
}
