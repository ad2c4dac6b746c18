//! The commands of the lab.

use std::path::PathBuf;

use clap::{Arg, ArgAction, Command, value_parser};
use minds::Level;

use super::tree::{Texts, minds};
use super::value::{Known, Share, Whole};

/// All of them, in the order of the help.
pub(super) fn commands(t: Texts<'_>) -> [Command; 5] {
    [simulate(t), tournament(t), balance(t), tune(t), bench(t)]
}

fn simulate(t: Texts<'_>) -> Command {
    let command = t
        .command("simulate", "program-simulate", "program-simulate-examples")
        .arg(t.game(true))
        .arg(t.seats("program-arg-lab-seats", []))
        .arg(t.players("program-arg-players"))
        .arg(games(t).default_value("200"))
        .arg(t.seed())
        .arg(threads(t))
        .arg(folder(t, "sagas", "program-arg-sagas"))
        .arg(t.cards())
        .arg(t.json());
    t.with_games_options(command)
}

fn bench(t: Texts<'_>) -> Command {
    let command = t
        .command("bench", "program-bench", "program-bench-examples")
        .arg(t.game(false))
        .arg(t.players("program-arg-bench-players"))
        .arg(
            t.number("seconds", "program-arg-seconds")
                .value_parser(Whole::<u16>::seconds(1..=3600))
                .default_value("2"),
        )
        .arg(t.flag("minds", "program-arg-bench-minds"))
        .arg(t.seed())
        .arg(t.cards())
        .arg(t.json());
    t.with_games_options(command)
}

fn balance(t: Texts<'_>) -> Command {
    let command = t
        .command("balance", "program-balance", "program-balance-examples")
        .arg(t.game(true))
        .arg(mind(t))
        .arg(t.players("program-arg-bench-players"))
        .arg(games(t).conflicts_with("within"))
        .arg(
            t.option("within", "SHARE", "program-arg-within")
                .allow_negative_numbers(true)
                .value_parser(Share),
        )
        .arg(t.seed())
        .arg(threads(t))
        .arg(t.number("opening", "program-arg-opening").value_parser(Whole::new(0..=u32::MAX)))
        .arg(t.cards().conflicts_with("compare"))
        .arg(
            t.option("compare", "FILE", "program-arg-compare")
                .num_args(2)
                .value_names(["A", "B"])
                .value_parser(value_parser!(PathBuf)),
        )
        .arg(t.option("report", "PATH", "program-arg-report").value_parser(value_parser!(PathBuf)))
        .arg(folder(t, "csv", "program-arg-csv"))
        .arg(folder(t, "parquet", "program-arg-parquet"))
        .arg(t.json());
    t.with_games_options(command)
}

fn tournament(t: Texts<'_>) -> Command {
    let command = t
        .command("tournament", "program-tournament", "program-tournament-examples")
        .arg(t.game(true))
        .arg(
            t.option("minds", "MIND,MIND", "program-arg-minds")
                .required(true)
                .value_delimiter(',')
                .action(ArgAction::Append)
                .value_parser(Known::names(minds())),
        )
        .arg(t.players("program-arg-tournament-players"))
        .arg(
            t.number("games", "program-arg-match-games")
                .value_parser(Whole::<u32>::new(1..=lab::MOST_GAMES as u32))
                .default_value("100"),
        )
        .arg(t.number("swiss", "program-arg-swiss").value_parser(Whole::<u32>::new(1..=1000)))
        .arg(t.option("file", "FILE", "program-arg-results").value_parser(value_parser!(PathBuf)))
        .arg(t.seed())
        .arg(threads(t))
        .arg(t.cards())
        .arg(t.json());
    t.with_games_options(command)
}

fn tune(t: Texts<'_>) -> Command {
    t.command("tune", "program-tune", "program-tune-examples")
        .arg(t.game(true))
        .arg(
            t.option("out", "FILE", "program-arg-tune-out")
                .required(true)
                .value_parser(value_parser!(PathBuf)),
        )
        .arg(t.option("name", "NAME", "program-arg-tune-name"))
        .arg(t.option("aim", "AIM", "program-arg-aim"))
        .arg(mind(t))
        .arg(games(t).help(t.say("program-arg-tune-games")).default_value("200"))
        .arg(
            t.number("arms", "program-arg-arms")
                .value_parser(Whole::<u16>::new(2..=256))
                .default_value("8"),
        )
        .arg(
            t.number("check", "program-arg-check")
                .value_parser(Whole::<u64>::new(1..=1_000_000_000))
                .default_value("2000"),
        )
        .arg(t.seed())
        .arg(threads(t))
        .arg(t.cards())
        .arg(t.option("tuning", "FILE", "program-arg-tuning").value_parser(value_parser!(PathBuf)))
        .arg(t.option("report", "PATH", "program-arg-report").value_parser(value_parser!(PathBuf)))
        .arg(t.json())
}

fn games(t: Texts<'_>) -> Arg {
    t.number("games", "program-arg-games").value_parser(Whole::<u64>::new(1..=1_000_000_000))
}

fn threads(t: Texts<'_>) -> Arg {
    t.number("threads", "program-arg-threads").value_parser(Whole::<u16>::new(1..=1024))
}

fn folder(t: Texts<'_>, name: &'static str, help: &'static str) -> Arg {
    t.option(name, "DIR", help).value_parser(value_parser!(PathBuf))
}

fn mind(t: Texts<'_>) -> Arg {
    t.option("mind", "MIND", "program-arg-mind")
        .value_parser(Known::names(minds()))
        .default_value(Level::Greedy.name())
}
