//! The hall's commands.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Arg, ArgAction, Command, ValueHint, value_parser};

use super::tree::Texts;
use super::value::Whole;

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
    let number = |name, help, default: &'static str, parser: Whole<u32>| {
        t.option(name, "N", help).value_parser(parser).default_value(default)
    };
    t.command("load", "program-load", "program-load-examples")
        .arg(number("tables", "program-arg-load-tables", "500", Whole::new(1..=100_000)))
        .arg(number("seconds", "program-arg-load-seconds", "10", Whole::seconds(1..=3600)))
        .arg(number("idle", "program-arg-load-idle", "0", Whole::new(0..=100_000)))
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
