//! Reads a command line and tells every mistake in it. The parser stops at the first one; so what
//! is wrong is noted and left out, and the rest is read again.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{ArgMatches, Command, Error};
use tabletop::Phrase;

use super::mistake::mistake;

/// Why a command line is not carried out.
pub(crate) enum Unread {
    /// It asks for help or the version, or says nothing.
    Help(Error),
    /// Something in it is wrong: all mistakes, and what can be understood without them.
    Wrong(Vec<Phrase>, Option<Box<ArgMatches>>),
}

/// What was typed, or all that is wrong with it.
pub(crate) fn read(command: &Command, words: Vec<OsString>) -> Result<ArgMatches, Unread> {
    let mut words = asking(words);
    let mut mistakes: Vec<Phrase> = Vec::new();
    // Options that were left out since something was wrong with them: they are not missing besides.
    let mut wrong: Vec<String> = Vec::new();
    // What does not go with something else: there may be more wrong with it, as with that.
    let mut aside: Vec<OsString> = Vec::new();
    loop {
        let mut error = match parsed(command, &words) {
            Ok(matches) if mistakes.is_empty() => return Ok(matches),
            Ok(rest) if aside.is_empty() => {
                return Err(Unread::Wrong(mistakes, Some(Box::new(rest))));
            }
            Ok(_) => {
                let rest = understood(command, &[words, aside].concat());
                return Err(Unread::Wrong(mistakes, rest));
            }
            Err(error) => error,
        };
        if asks_for_help(&error) {
            return Err(match mistakes.is_empty() {
                true => Unread::Help(error),
                false => Unread::Wrong(mistakes, None),
            });
        }
        if !is_told(&mut error, &wrong) {
            let found = mistake(&error);
            if !mistakes.contains(&found) {
                mistakes.push(found);
            }
        }
        if let Some(ContextValue::String(option)) = error.get(ContextKind::InvalidArg) {
            wrong.push(option.clone());
        }
        match without(command, &words, &error) {
            Some(fewer) => {
                if conflicts(&error) {
                    aside.extend(taken(&words, &fewer));
                }
                words = fewer;
            }
            None => {
                let rest = understood(command, &[words, aside].concat());
                return Err(Unread::Wrong(mistakes, rest));
            }
        }
    }
}

/// `help play` is `play --help`.
fn asking(mut words: Vec<OsString>) -> Vec<OsString> {
    if words.get(1).is_some_and(|word| word == "help") {
        words.remove(1);
        words.push("--help".into());
    }
    words
}

fn parsed(command: &Command, words: &[OsString]) -> Result<ArgMatches, Error> {
    command.clone().try_get_matches_from(words)
}

/// What can be understood of words that cannot all be right.
fn understood(command: &Command, words: &[OsString]) -> Option<Box<ArgMatches>> {
    parsed(&command.clone().ignore_errors(true), words).ok().map(Box::new)
}

/// Whether an option does not go with another one; given twice it is in its own way.
fn conflicts(error: &Error) -> bool {
    let prior = error.get(ContextKind::PriorArg);
    error.kind() == ErrorKind::ArgumentConflict
        && prior.is_some_and(|prior| error.get(ContextKind::InvalidArg) != Some(prior))
}

/// The words that were left out.
fn taken(words: &[OsString], fewer: &[OsString]) -> Vec<OsString> {
    let at = words.iter().zip(fewer).take_while(|(one, other)| one == other).count();
    words[at..at + words.len() - fewer.len()].to_vec()
}

fn asks_for_help(error: &Error) -> bool {
    !error.use_stderr() || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
}

/// Whether an error only says that these options are missing; else it no longer says so of them.
fn is_told(error: &mut Error, wrong: &[String]) -> bool {
    if error.kind() != ErrorKind::MissingRequiredArgument {
        return false;
    }
    let Some(ContextValue::Strings(missing)) = error.get(ContextKind::InvalidArg) else {
        return false;
    };
    let rest: Vec<String> =
        missing.iter().filter(|option| !wrong.contains(option)).cloned().collect();
    let told = rest.is_empty();
    error.insert(ContextKind::InvalidArg, ContextValue::Strings(rest));
    told
}

/// The words without the one that is wrong, if it can be left out.
fn without(command: &Command, words: &[OsString], error: &Error) -> Option<Vec<OsString>> {
    let wrong = match error.get(ContextKind::InvalidArg)? {
        ContextValue::String(text) => text.as_str(),
        ContextValue::Strings(texts) => texts.first()?,
        _ => return None,
    };
    // The parser names an option with its values: `--games <N>`, `--compare <A> <B>`.
    let (name, takes) = (wrong.split(" <").next()?, wrong.matches(" <").count());
    let joined = format!("{name}=");
    let is_it = |word: &OsString| {
        let word = word.to_string_lossy();
        word == name || word.starts_with(&joined)
    };
    // The name of the program is no argument.
    let at = 1 + words.get(1..)?.iter().rposition(is_it)?;
    let alone = [&words[..at], &words[at + 1..]].concat();
    let value = |word: &&OsString| !is_option(word) || takes > 0 && is_number(word);
    let followed = match name.starts_with('-') && words[at].to_string_lossy() == name {
        true => words[at + 1..].iter().take(takes.max(1)).take_while(value).count(),
        false => 0,
    };
    if followed == 0 {
        return Some(alone);
    }
    let both = [&words[..at], &words[at + 1 + followed..]].concat();
    // Nobody knows whether an unknown option was to have a value. If the next word is needed
    // elsewhere, it was not.
    let needed = || matches!(parsed(command, &both), Err(e) if e.kind() == ErrorKind::MissingRequiredArgument);
    Some(if takes > 0 || !needed() { both } else { alone })
}

fn is_option(word: &OsString) -> bool {
    word.to_string_lossy().starts_with('-')
}

fn is_number(word: &OsString) -> bool {
    word.to_string_lossy().parse::<f64>().is_ok()
}
