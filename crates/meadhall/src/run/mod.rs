//! What each command does.

mod balance;
mod bench;
mod bench_minds;
mod cards;
mod completions;
mod folder;
mod games;
mod hall;
mod keep;
mod load;
mod menu;
mod names;
mod outputs;
mod page;
mod play;
mod replay;
mod resume;
mod review;
mod rules;
mod simulate;
mod strain;
mod tables;
mod tournament;
mod tune;
mod verify;
mod wanted;

use std::io::{self, StdoutLock, Write};

use clap::ArgMatches;
use tabletop::Phrase;
use terminal::Room;
use words::Words;

use crate::fail::Done;

/// Does what was asked.
pub(crate) fn run(room: &Room, matches: &ArgMatches) -> Done {
    match matches.subcommand() {
        None => hall::run(&room.words, None),
        Some(("hall", given)) => hall::run(&room.words, Some(given)),
        Some(("menu", _)) => menu::run(room),
        Some(("play", given)) => play::run(room, given),
        Some(("resume", given)) => resume::run(room, given),
        Some(("replay", given)) => replay::run(room, given),
        Some((name, given)) => {
            let mut out = io::stdout().lock();
            report(&room.words, name, given, &mut out)?;
            Ok(out.flush()?)
        }
    }
}

/// What else is wrong with a command line that is not carried out, so that all is told at once.
pub(crate) fn faults(words: &Words, matches: &ArgMatches) -> Vec<Phrase> {
    match matches.subcommand() {
        Some(("play", given)) => play::faults(words, given),
        Some(("simulate", given)) => simulate::faults(words, given),
        Some(("bench", given)) => bench::faults(words, given),
        Some(("balance", given)) => balance::faults(words, given),
        Some(("tune", given)) => tune::faults(given),
        Some(("review", given)) => review::faults(given),
        Some(("tournament", given)) => tournament::faults(words, given),
        Some((_, given)) => {
            let given = given.subcommand().map_or(given, |(_, below)| below);
            let game = given.try_get_one::<String>("GAME").ok().flatten();
            game.and_then(|id| wanted::game(id).err()).into_iter().collect()
        }
        None => Vec::new(),
    }
}

/// The commands that only print.
fn report(words: &Words, name: &str, given: &ArgMatches, out: &mut StdoutLock<'_>) -> Done {
    match name {
        "games" => games::run(words, given, out),
        "verify" => verify::run(words, given, out),
        "review" => review::run(words, given, out),
        "simulate" => simulate::run(words, given, out),
        "bench" => bench::run(words, given, out),
        "balance" => balance::run(words, given, out),
        "tune" => tune::run(words, given, out),
        "tournament" => tournament::run(words, given, out),
        "load" => strain::run(words, given, out),
        "rules" => rules::run(given, out),
        "box" => cards::run(words, given, out),
        "completions" => completions::run(words, given, out),
        // The parser knows no other.
        _ => Ok(()),
    }
}
