//! The tree of commands. It is built when the program starts, because its texts are in the user's
//! language and the games bring options of their own.

use std::path::PathBuf;

use clap::builder::PossibleValue;
use clap::{Arg, ArgAction, Command, ValueHint, value_parser};
use minds::Level;
use tabletop::Phrase;
use words::Words;

use super::dress::dress;
use super::lab;
use super::value::{Known, Whole};

/// The whole command line.
pub(crate) fn command(words: &Words) -> Command {
    let t = Texts(words);
    let tree = Command::new("meadhall")
        .version(env!("CARGO_PKG_VERSION"))
        .about(t.say("program-about"))
        .after_help(t.say("program-examples"))
        .disable_help_subcommand(true)
        .arg(t.option("lang", "LANGUAGE", "program-arg-lang").global(true))
        .subcommand(super::hall::hall(t))
        .subcommand(super::hall::load(t))
        .subcommand(t.command("menu", "program-menu", "program-menu-examples"))
        .subcommand(t.command("games", "program-games", "program-games-examples").arg(t.json()))
        .subcommand(play(t))
        .subcommand(
            t.command("resume", "program-resume", "program-resume-examples")
                .arg(t.file("FILE", "program-arg-resume-file"))
                .arg(t.plain()),
        )
        .subcommand(
            t.command("replay", "program-replay", "program-replay-examples")
                .arg(t.file("FILE", "program-arg-saga-file").required(true))
                .arg(t.number("at", "program-arg-at").value_parser(Whole::new(0..=usize::MAX)))
                .arg(t.option("eyes", "SEAT", "program-arg-eyes").requires("at")),
        )
        .subcommand(
            t.command("verify", "program-verify", "program-verify-examples")
                .arg(t.file("FILE", "program-arg-saga-file").required(true)),
        )
        .subcommand(
            t.command("review", "program-review", "program-review-examples")
                .arg(t.file("FILE", "program-arg-saga-file").required(true))
                .arg(t.option("mind", "MIND", "program-arg-review-mind").default_value("seer:1000"))
                .arg(
                    t.option("svg", "FILE", "program-arg-review-svg")
                        .value_parser(value_parser!(PathBuf)),
                )
                .arg(t.seed())
                .arg(t.json()),
        )
        .subcommands(lab::commands(t))
        .subcommand(
            t.command("rules", "program-rules", "program-rules-examples")
                .arg(t.game(true))
                .arg(Arg::new("NUMBER").help(t.say("program-arg-number")))
                .arg(t.option("edition", "EDITION", "program-arg-edition")),
        )
        .subcommand(cards(t))
        .subcommand(
            t.command("completions", "program-completions", "program-completions-examples").arg(
                Arg::new("SHELL")
                    .help(t.say("program-arg-shell"))
                    .required(true)
                    .value_parser(value_parser!(clap_complete::Shell)),
            ),
        )
        .subcommand(
            t.command("help", "program-help", "program-help-examples")
                .arg(Arg::new("COMMAND").help(t.say("program-arg-command")).num_args(0..=2)),
        );
    dress(words, tree)
}

fn play(t: Texts<'_>) -> Command {
    let command = t
        .command("play", "program-play", "program-play-examples")
        .arg(t.game(true))
        .arg(t.seats("program-arg-play-seats", ["human"]))
        .arg(t.players("program-arg-players"))
        .arg(t.names())
        .arg(t.plain())
        .arg(t.undo())
        .arg(t.option("saga", "FILE", "program-arg-saga").value_parser(value_parser!(PathBuf)))
        .arg(
            t.number("bot-time", "program-arg-bot-time")
                .value_parser(Whole::<u16>::seconds(1..=3600))
                .default_value("10"),
        )
        .arg(t.option("bot-fails", "WHAT", "program-arg-bot-fails").default_value("greedy"))
        .arg(t.cards());
    t.with_games_options(command)
}

fn cards(t: Texts<'_>) -> Command {
    let name = |help| Arg::new("NAME").help(t.say(help));
    t.command("box", "program-box", "program-box-examples")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        .subcommand(
            Command::new("show").about(t.say("program-box-show")).arg(t.game(true)).arg(t.cards()),
        )
        .subcommand(
            Command::new("check")
                .about(t.say("program-box-check"))
                .arg(t.game(true))
                .arg(t.file("FILE", "program-arg-box-file").required(true)),
        )
        .subcommand(
            Command::new("export")
                .about(t.say("program-box-export"))
                .arg(t.game(true))
                .arg(name("program-arg-box-name")),
        )
}

/// The names of minds, with examples of those that take settings.
pub(crate) fn minds() -> impl Iterator<Item = &'static str> {
    Level::ALL.iter().map(|level| level.name()).chain(Level::SEERS)
}

/// Commands and arguments with their texts.
#[derive(Clone, Copy)]
pub(super) struct Texts<'a>(&'a Words);

impl Texts<'_> {
    pub(super) fn say(self, id: &'static str) -> String {
        self.0.text(&Phrase::new(id))
    }

    pub(super) fn command(
        self,
        name: &'static str,
        about: &'static str,
        examples: &'static str,
    ) -> Command {
        Command::new(name).about(self.say(about)).after_help(self.say(examples))
    }

    pub(super) fn option(self, name: &'static str, value: &'static str, help: &'static str) -> Arg {
        Arg::new(name).long(name).value_name(value).help(self.say(help))
    }

    /// A number: `-5` is a wrong one, not another option.
    pub(super) fn number(self, name: &'static str, help: &'static str) -> Arg {
        self.option(name, "N", help).allow_negative_numbers(true)
    }

    pub(super) fn file(self, name: &'static str, help: &'static str) -> Arg {
        Arg::new(name)
            .help(self.say(help))
            .value_parser(value_parser!(PathBuf))
            .value_hint(ValueHint::FilePath)
    }

    pub(super) fn game(self, required: bool) -> Arg {
        Arg::new("GAME")
            .help(self.say("program-arg-game"))
            .required(required)
            .value_parser(Known::names(shelf::GAMES.iter().copied()))
    }

    pub(super) fn seats(
        self,
        help: &'static str,
        besides: impl IntoIterator<Item = &'static str>,
    ) -> Arg {
        let known = besides.into_iter().chain(minds());
        self.option("seats", "WHO,WHO", help)
            .value_delimiter(',')
            .action(ArgAction::Append)
            .value_parser(Known::names(known))
    }

    pub(super) fn players(self, help: &'static str) -> Arg {
        self.number("players", help).value_parser(value_parser!(u8))
    }

    pub(super) fn names(self) -> Arg {
        self.option("name", "NAME,NAME", "program-arg-name")
            .value_delimiter(',')
            .action(ArgAction::Append)
    }

    pub(super) fn undo(self) -> Arg {
        self.option("undo", "WHEN", "program-arg-undo").value_parser([
            PossibleValue::new("ask").help(self.say("program-undo-ask")),
            PossibleValue::new("always").help(self.say("program-undo-always")),
        ])
    }

    pub(super) fn flag(self, name: &'static str, help: &'static str) -> Arg {
        Arg::new(name).long(name).help(self.say(help)).action(ArgAction::SetTrue)
    }

    pub(super) fn plain(self) -> Arg {
        self.flag("plain", "program-arg-plain")
    }

    pub(super) fn seed(self) -> Arg {
        self.number("seed", "program-arg-seed")
            .value_parser(Whole::new(0..=u64::MAX))
            .default_value("1")
    }

    pub(super) fn cards(self) -> Arg {
        self.option("box", "FILE", "program-arg-box")
            .value_parser(value_parser!(PathBuf))
            .value_hint(ValueHint::FilePath)
    }

    pub(super) fn json(self) -> Arg {
        self.flag("json", "program-arg-json")
    }

    /// Adds the options of all games, each once, under a heading that names its games.
    pub(super) fn with_games_options(self, mut command: Command) -> Command {
        let abouts: Vec<_> = shelf::GAMES.iter().filter_map(|id| shelf::about(id)).collect();
        let mut met = Vec::new();
        for option in abouts.iter().flat_map(|about| about.options) {
            if met.contains(&option.id) {
                continue;
            }
            met.push(option.id);
            let mut games = Vec::new();
            let mut values: Vec<PossibleValue> = Vec::new();
            for about in &abouts {
                let Some(same) = about.options.iter().find(|o| o.id == option.id) else { continue };
                games.push(Phrase::verbatim(about.id));
                for value in same.values {
                    if values.iter().all(|known| known.get_name() != value.id) {
                        let help = Phrase::new(value.phrase).with("value", value.id);
                        values.push(PossibleValue::new(value.id).help(self.0.text(&help)));
                    }
                }
            }
            let heading = Phrase::new("program-options-of").with("games", games);
            command = command.arg(
                Arg::new(option.id)
                    .long(option.id)
                    .value_name(if option.several { "VALUE,VALUE" } else { "VALUE" })
                    .help(self.say(option.phrase))
                    .help_heading(self.0.text(&heading))
                    .value_delimiter(',')
                    .action(ArgAction::Append)
                    .value_parser(Known(values)),
            );
        }
        command
    }
}
