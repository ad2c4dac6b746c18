//! A value with known names, which help and completions show, while the program itself says what
//! is wrong with another: it tells all faults together, and the parser would stop at the first.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
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
