//! `meadhall box`: the tables of card data.

use std::io::Write;
use std::path::PathBuf;

use clap::ArgMatches;
use sitting::boxes;
use tabletop::{About, Faults, Phrase};
use words::Words;

use super::load;
use super::tables::Rows;
use super::wanted::{box_table, cards, check_box, game, unknown};
use crate::fail::Done;

/// Shows, checks or exports a box.
pub(crate) fn run(words: &Words, given: &ArgMatches, out: &mut impl Write) -> Done {
    let Some((what, given)) = given.subcommand() else { return Ok(()) };
    let id = given.get_one::<String>("GAME").map_or("", String::as_str);
    let about = game(id)?;
    match what {
        "show" => show(words, about, given, out),
        "check" => check(words, about, given, out),
        _ => export(about, given, out),
    }
}

fn show(words: &Words, about: &'static About, given: &ArgMatches, out: &mut impl Write) -> Done {
    let (_, text) = cards(about, given.get_one("box"))?;
    let table = box_table(about, &text)?;
    for (i, sheet) in table.sheets().iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}", words.text(&sheet.title))?;
        let mut rows = Rows::new(sheet.columns.iter().map(|head| (words.text(head), false)));
        for row in &sheet.rows {
            rows.row(row.iter().map(|cell| words.text(cell)));
        }
        write!(out, "{}", rows.text())?;
    }
    Ok(())
}

fn check(words: &Words, about: &'static About, given: &ArgMatches, out: &mut impl Write) -> Done {
    let Some(path) = given.get_one::<PathBuf>("FILE") else { return Ok(()) };
    let text = load::cards(path)?;
    check_box(about, path, &text)?;
    let good = Phrase::new("program-box-good").with("file", load::shown(path));
    Ok(writeln!(out, "{}", words.text(&good.with("game", about.id)))?)
}

fn export(about: &'static About, given: &ArgMatches, out: &mut impl Write) -> Done {
    let name = given.get_one::<String>("NAME");
    let found = name.map_or_else(|| boxes::newest(about), |name| boxes::named(about, name));
    let Some(found) = found else {
        let name = name.map_or("", String::as_str);
        let known: Vec<&str> = about.boxes.iter().map(|cards| cards.name).collect();
        let phrase = Phrase::new("program-no-such-box").with("name", name);
        return Err(unknown(phrase, name, &known).into());
    };
    let text = boxes::text(about, &found).map_err(|fault| Faults(vec![fault]))?;
    Ok(out.write_all(text.as_bytes())?)
}
