//! The parts of a help page that clap would say in English, said in the user's language.

use clap::{Arg, ArgAction, Command};
use tabletop::Phrase;
use words::Words;

/// Gives a command and all below it headings, flags and notes from the phrases.
pub(super) fn dress(words: &Words, command: Command) -> Command {
    let say = |id| words.text(&Phrase::new(id));
    let usage = say("program-help-usage");
    let root = command.get_name() == "meadhall";
    let mut command = command
        .help_template(format!(
            "{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .subcommand_help_heading(say("program-help-commands"))
        .disable_help_flag(true)
        .arg(flag("help", 'h', say("program-arg-help")).action(ArgAction::Help));
    if root {
        command = command
            .disable_version_flag(true)
            .arg(flag("version", 'V', say("program-arg-version")).action(ArgAction::Version));
    }
    command.mut_args(|arg| noted(words, arg)).mut_subcommands(|below| dress(words, below))
}

fn flag(name: &'static str, short: char, help: String) -> Arg {
    Arg::new(name).long(name).short(short).help(help)
}

/// An argument under a heading, with its default and its values in words.
fn noted(words: &Words, arg: Arg) -> Arg {
    let heading =
        if arg.is_positional() { "program-help-arguments" } else { "program-help-options" };
    let arg = match arg.get_help_heading() {
        Some(_) => arg,
        None => arg.help_heading(words.text(&Phrase::new(heading))),
    };
    if !arg.get_action().takes_values() {
        return arg;
    }
    let mut notes = Vec::new();
    let values = arg.get_possible_values();
    // Values that explain themselves have a line each in the long help.
    let explained = values.iter().any(|value| value.get_help().is_some());
    if !explained && !values.is_empty() {
        let names = Phrase::names(values.iter().map(|value| value.get_name()));
        notes.push(words.text(&Phrase::new("program-help-values").with("values", names)));
    }
    if let Some(default) = arg.get_default_values().first() {
        let default = default.to_string_lossy();
        notes.push(words.text(&Phrase::new("program-help-default").with("value", &*default)));
    }
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let help = [help].into_iter().chain(notes).collect::<Vec<_>>().join(" ");
    let mut long = help.clone();
    for value in values.iter().filter(|_| explained) {
        let text = value.get_help().map(ToString::to_string).unwrap_or_default();
        long.push_str(&format!("\n- {}: {text}", value.get_name()));
    }
    arg.help(help).long_help(long).hide_default_value(true).hide_possible_values(true)
}
