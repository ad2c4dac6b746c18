//! `meadhall games`.

use std::io::Write;
use std::ops::RangeInclusive;

use clap::ArgMatches;
use serde::Serialize;
use tabletop::{About, Phrase};
use words::Words;

use crate::fail::Done;

/// A game as data. The field names are a stable interface (`docs/json.md`).
#[derive(Serialize)]
struct Listed {
    id: &'static str,
    players: [u8; 2],
    modes: Vec<ListedMode>,
    options: Vec<ListedOption>,
}

#[derive(Serialize)]
struct ListedMode {
    id: &'static str,
    players: [u8; 2],
}

#[derive(Serialize)]
struct ListedOption {
    id: &'static str,
    several: bool,
    default: Option<&'static str>,
    values: Vec<ListedValue>,
}

#[derive(Serialize)]
struct ListedValue {
    id: &'static str,
    players: [u8; 2],
    rule: &'static str,
}

/// Lists the games.
pub(crate) fn run(words: &Words, given: &ArgMatches, out: &mut impl Write) -> Done {
    let abouts = shelf::GAMES.iter().filter_map(|id| shelf::about(id));
    if given.get_flag("json") {
        let games: Vec<Listed> = abouts.map(listed).collect();
        serde_json::to_writer_pretty(&mut *out, &games).map_err(std::io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    for (i, about) in abouts.enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        describe(words, about, out)?;
    }
    Ok(())
}

fn describe(words: &Words, about: &About, out: &mut impl Write) -> Done {
    let (least, most) = (*about.players.start(), *about.players.end());
    let head = Phrase::new("program-game").with("game", about.id);
    writeln!(out, "{}", words.text(&head.with("least", least).with("most", most)))?;
    for mode in about.modes {
        // The contract promises the phrase.
        let said = words.named(&format!("{}-mode-{}", about.id, mode.id)).unwrap_or_default();
        let said = for_players(words, said, &mode.players, &about.players);
        writeln!(out, "  {said}")?;
    }
    for option in about.options {
        let what = words.text(&Phrase::new(option.phrase));
        writeln!(out, "\n  --{}  {what}", option.id)?;
        let wide = option.values.iter().map(|v| v.id.len()).max().unwrap_or_default();
        for value in option.values {
            let said = words.text(&Phrase::new(value.phrase).with("value", value.id));
            let mut said = for_players(words, said, &value.players, &about.players);
            if value.id == option.default {
                said = format!("{said} {}", words.text(&Phrase::new("program-value-default")));
            }
            writeln!(out, "      {:wide$}  {said}", value.id)?;
        }
    }
    Ok(())
}

/// What was said, with the numbers of players it is for if not all can play so.
fn for_players(
    words: &Words,
    said: String,
    players: &RangeInclusive<u8>,
    all: &RangeInclusive<u8>,
) -> String {
    if players == all {
        return said;
    }
    let (least, most) = (*players.start(), *players.end());
    let only = match least == most {
        true => Phrase::new("program-value-exactly"),
        false => Phrase::new("program-value-players").with("least", least),
    };
    format!("{said} {}", words.text(&only.with("most", most)))
}

fn listed(about: &'static About) -> Listed {
    let values = |option: &'static tabletop::Opt| {
        let value = |v: &'static tabletop::Choosable| ListedValue {
            id: v.id,
            players: ends(&v.players),
            rule: v.rule,
        };
        option.values.iter().map(value).collect()
    };
    let option = |option: &'static tabletop::Opt| ListedOption {
        id: option.id,
        several: option.several,
        default: Some(option.default).filter(|value| !value.is_empty()),
        values: values(option),
    };
    let mode =
        |mode: &'static tabletop::Mode| ListedMode { id: mode.id, players: ends(&mode.players) };
    Listed {
        id: about.id,
        players: ends(&about.players),
        modes: about.modes.iter().map(mode).collect(),
        options: about.options.iter().map(option).collect(),
    }
}

fn ends(range: &RangeInclusive<u8>) -> [u8; 2] {
    [*range.start(), *range.end()]
}
