//! The hall's commands.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Arg, ArgAction, Command, ValueHint, value_parser};

use super::tree::Texts;

pub(super) fn hall(t: Texts<'_>) -> Command {
    t.command("hall", "program-hall", "program-hall-examples")
        .arg(
            t.option("addr", "IP:PORT", "program-arg-addr")
                .value_parser(value_parser!(SocketAddr))
                .conflicts_with("lan"),
        )
        .arg(flag(t, "lan", "program-arg-lan"))
        .arg(t.option("public-url", "URL", "program-arg-public-url"))
        .arg(data(t))
        .arg(flag(t, "open", "program-arg-open").conflicts_with("no-open"))
        .arg(flag(t, "no-open", "program-arg-no-open"))
}

pub(super) fn load(t: Texts<'_>) -> Command {
    let number = |name, value, help, default: &'static str, most: i64| {
        t.option(name, value, help)
            .value_parser(value_parser!(u32).range(1..=most))
            .default_value(default)
    };
    t.command("load", "program-load", "program-load-examples")
        .arg(number("tables", "N", "program-arg-load-tables", "500", 100_000))
        .arg(number("seconds", "N", "program-arg-load-seconds", "10", 3600))
        .arg(
            t.option("idle", "N", "program-arg-load-idle")
                .value_parser(value_parser!(u32).range(0..=100_000))
                .default_value("0"),
        )
        .arg(flag(t, "pages", "program-arg-load-pages"))
        .arg(data(t))
        .arg(t.json())
}

fn data(t: Texts<'_>) -> Arg {
    t.option("data", "DIR", "program-arg-data")
        .value_parser(value_parser!(PathBuf))
        .value_hint(ValueHint::DirPath)
}

fn flag(t: Texts<'_>, name: &'static str, help: &'static str) -> Arg {
    Arg::new(name).long(name).help(t.say(help)).action(ArgAction::SetTrue)
}
