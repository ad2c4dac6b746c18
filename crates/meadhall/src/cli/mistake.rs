//! What is wrong with a command line, in the user's language.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use tabletop::Phrase;

use super::value::{SECONDS, SHARE};

/// A mistake that clap found, as a phrase.
pub(crate) fn mistake(error: &clap::Error) -> Phrase {
    let nearest = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg];
    let nearest = nearest.into_iter().find_map(|kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) => texts.first().cloned(),
        _ => None,
    });
    match nearest {
        Some(nearest) => {
            Phrase::new("program-did-you-mean").with("what", plain(error)).with("near", nearest)
        }
        None => plain(error),
    }
}

fn plain(error: &clap::Error) -> Phrase {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(" "),
        Some(other) => other.to_string(),
        None => String::new(),
    };
    let arg = || text(ContextKind::InvalidArg);
    let of = |id, word: String| Phrase::new(id).with("word", word);
    match error.kind() {
        ErrorKind::UnknownArgument => of("program-mistake-unknown", arg()),
        ErrorKind::InvalidSubcommand => {
            of("program-mistake-command", text(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => of("program-mistake-missing", arg()),
        ErrorKind::MissingSubcommand => {
            of("program-mistake-subcommand", text(ContextKind::ValidSubcommand))
        }
        ErrorKind::ArgumentConflict => match text(ContextKind::PriorArg) {
            prior if prior.is_empty() => of("program-mistake-conflict", arg()),
            prior if prior == arg() => of("program-mistake-twice", arg()),
            prior => of("program-mistake-conflict-with", arg()).with("other", prior),
        },
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if has_value(error) => {
            let wrong = match error.get(ContextKind::Custom) {
                Some(ContextValue::Strings(bounds)) => outside(bounds),
                _ => Phrase::new("program-mistake-value"),
            };
            let wrong = wrong.with("word", arg());
            let wrong = wrong.with("value", text(ContextKind::InvalidValue));
            match error.get(ContextKind::ValidValue) {
                Some(ContextValue::Strings(known)) if !known.is_empty() => {
                    let known = Phrase::names(known.iter().map(String::as_str));
                    Phrase::new("program-mistake-known").with("what", wrong).with("known", known)
                }
                _ => wrong,
            }
        }
        ErrorKind::InvalidValue
        | ErrorKind::TooFewValues
        | ErrorKind::WrongNumberOfValues
        | ErrorKind::NoEquals => of("program-mistake-no-value", arg()),
        ErrorKind::InvalidUtf8 => Phrase::new("program-mistake-utf8"),
        ErrorKind::TooManyValues => of("program-mistake-many", arg()),
        _ => of("program-mistake-other", arg()),
    }
}

/// What a number should be, from what its parser told of it.
fn outside(bounds: &[String]) -> Phrase {
    let [of, least, most] = bounds else { return Phrase::new("program-mistake-value") };
    let id = match of.as_str() {
        SECONDS => "program-mistake-seconds",
        SHARE => "program-mistake-share",
        _ => "program-mistake-number",
    };
    Phrase::new(id).with("least", least.as_str()).with("most", most.as_str())
}

fn has_value(error: &clap::Error) -> bool {
    matches!(error.get(ContextKind::InvalidValue), Some(ContextValue::String(text)) if !text.is_empty())
}
