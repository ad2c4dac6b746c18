//! `meadhall rules`: a game's rules page, whole or one rule of it.

use std::io::Write;

use clap::ArgMatches;
use tabletop::{About, Faults, Phrase, Setup};

use super::tables::{width, wrap};
use super::wanted::game;
use crate::fail::Done;
use crate::near::distance;

/// The option that names a rulebook.
const EDITION: &str = "edition";

/// The widest lines that are read with ease.
const WIDEST: usize = 100;

/// Prints the page, a section or a rule.
pub(crate) fn run(given: &ArgMatches, out: &mut impl Write) -> Done {
    let id = given.get_one::<String>("GAME").map_or("", String::as_str);
    let about = game(id)?;
    let width = width().map_or(usize::MAX, |columns| columns.min(WIDEST));
    let edition = given.get_one::<String>("edition").map(String::as_str);
    if let Some(edition) = edition {
        let setup = Setup::new(about.players_for(&[], 0)).with(EDITION, edition);
        let faults = setup.check(about);
        if !faults.is_empty() {
            return Err(Faults(faults).into());
        }
    }
    let said = |line: &&str| is_said(about, edition, line);
    match given.get_one::<String>("NUMBER") {
        None => print(about.rules.lines().filter(said), width, out),
        Some(number) => match find(about, number) {
            Ok(lines) => print(lines.into_iter().filter(said), width, out),
            Err(near) => {
                let phrase = Phrase::new("program-no-rule").with("number", number.as_str());
                Err(phrase.with("game", about.id).with("near", Phrase::names(near)).into())
            }
        },
    }
}

/// Whether an edition says this line. What only one says stands in a line of its own below the
/// rule, which begins with the edition's name: ``  - `ru`: …``.
fn is_said(about: &About, edition: Option<&str>, line: &str) -> bool {
    let named = line.trim_start().strip_prefix("- `").and_then(|rest| rest.split_once("`:"));
    let editions = about.options.iter().filter(|option| option.id == EDITION);
    let other = |name: &str| {
        let known = editions.flat_map(|option| option.values).any(|value| value.id == name);
        known && edition.is_some_and(|edition| edition != name)
    };
    !named.is_some_and(|(name, _)| other(name))
}

/// The lines of a rule or of a section (`T9`, `val-t9`, `T`), or the numbers near to it.
fn find<'a>(about: &'a About, wanted: &str) -> Result<Vec<&'a str>, Vec<&'a str>> {
    let wanted = full(about, wanted);
    let mut lines = about.rules.lines().skip_while(|line| number(about, line) != Some(&wanted));
    let Some(first) = lines.next() else { return Err(near(about, &wanted)) };
    let level = |line: &str| line.len() - line.trim_start_matches('#').len();
    let within = |line: &&str| match level(first) {
        // A section goes on through its own parts.
        1.. => level(line) == 0 || level(line) > level(first),
        0 => !line.is_empty() && !line.starts_with('#') && number(about, line).is_none(),
    };
    Ok([first].into_iter().chain(lines.take_while(within)).collect())
}

/// The number with its prefix, in capitals.
fn full(about: &About, number: &str) -> String {
    let number = number.trim().to_uppercase();
    let begun = number.strip_prefix(about.prefix).is_some_and(|rest| rest.starts_with('-'));
    if begun { number } else { format!("{}-{number}", about.prefix) }
}

/// The number of the rule or section that a line of the page begins, if it begins one.
fn number<'a>(about: &About, line: &'a str) -> Option<&'a str> {
    let text = line.trim_start_matches(['#', '-', ' ', '*']);
    let rest = text.strip_prefix(about.prefix)?.strip_prefix('-')?;
    let long = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    let began = line.starts_with('#') || line.trim_start().starts_with("- **");
    (began && long > 0).then(|| &text[..about.prefix.len() + 1 + long])
}

/// The five numbers nearest to one that there is not, in the order of the page.
fn near<'a>(about: &'a About, wanted: &str) -> Vec<&'a str> {
    let all = about.rules.lines().filter_map(|line| number(about, line)).enumerate();
    let mut sorted: Vec<_> = all.map(|(i, found)| (distance(found, wanted), i, found)).collect();
    sorted.sort_unstable();
    sorted.truncate(5);
    sorted.sort_unstable_by_key(|(_, i, _)| *i);
    sorted.into_iter().map(|(_, _, found)| found).collect()
}

fn print<'a>(lines: impl Iterator<Item = &'a str>, width: usize, out: &mut impl Write) -> Done {
    for line in lines {
        let text = line.replace('*', "");
        let plain = text.trim_start_matches('#').trim_start_matches(' ');
        let indent = line.len() - line.trim_start().len();
        let dash = if line.trim_start().starts_with("- ") { 2 } else { 0 };
        let hang = &" ".repeat(indent + dash);
        if !line.starts_with('#') {
            for wrapped in wrap(&text, hang, width) {
                writeln!(out, "{wrapped}")?;
            }
            continue;
        }
        writeln!(out, "{plain}")?;
        let mark = if line.starts_with("# ") { "=" } else { "-" };
        writeln!(out, "{}", mark.repeat(plain.chars().count()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ABOUT: About = About {
        id: "toy",
        prefix: "TOY",
        rules_version: 1,
        players: 2..=2,
        modes: &[],
        options: &[],
        boxes: &[],
        rules: "# Toy\n\nWords.\n\n## TOY-A First\n- **TOY-A1** One **two**.\n  More of it.\n\
                - **TOY-A2** Three; see TOY-A1.\n\n## TOY-B Second\n- **TOY-B10** Ten.\n",
    };

    #[track_caller]
    fn check(wanted: &str, found: Result<&[&str], &[&str]>) {
        let result = find(&ABOUT, wanted);
        assert_eq!(result.as_deref().map_err(Vec::as_slice), found, "{wanted}");
    }

    #[test]
    fn a_rule_is_found_however_it_is_written() {
        for number in ["A1", "a1", "TOY-A1", "toy-a1", " A1 "] {
            check(number, Ok(&["- **TOY-A1** One **two**.", "  More of it."]));
        }
        check("A2", Ok(&["- **TOY-A2** Three; see TOY-A1."]));
        check("B10", Ok(&["- **TOY-B10** Ten."]));
    }

    #[test]
    fn an_edition_hides_what_others_say() {
        const EDITIONS: &[tabletop::Opt] = &[tabletop::Opt {
            id: "edition",
            values: &[
                tabletop::Choosable { id: "pl", players: 2..=2, phrase: "toy", rule: "TOY-A1" },
                tabletop::Choosable { id: "ru", players: 2..=2, phrase: "toy", rule: "TOY-A1" },
            ],
            several: false,
            default: "pl",
            phrase: "toy",
        }];
        const TWO: About = About { options: EDITIONS, ..ABOUT };
        let lines = ["- **TOY-A1** One.", "  - `pl`: two.", "  - `ru`: three.", "  - `x`: four."];
        let said = |edition| -> Vec<&str> {
            lines.into_iter().filter(|line| is_said(&TWO, edition, line)).collect()
        };
        assert_eq!(said(None), lines);
        assert_eq!(said(Some("ru")), [lines[0], lines[2], lines[3]]);
        assert_eq!(said(Some("pl")), [lines[0], lines[1], lines[3]]);
        assert!(is_said(&ABOUT, Some("ru"), lines[1]), "a game without editions says all");
    }

    #[test]
    fn a_letter_is_a_section() {
        let section = find(&ABOUT, "a").expect("there is a section A");
        assert_eq!((section[0], section.len()), ("## TOY-A First", 5));
        // It holds its own parts, and no other section.
        const PARTS: About =
            About { rules: "## TOY-A First\n### Part\n- **TOY-A1** One.\n## TOY-B B", ..ABOUT };
        let section = find(&PARTS, "A").expect("there is a section A");
        assert_eq!(section, ["## TOY-A First", "### Part", "- **TOY-A1** One."]);
    }

    #[test]
    fn an_unknown_number_tells_those_near_it() {
        let all = ["TOY-A", "TOY-A1", "TOY-A2", "TOY-B", "TOY-B10"];
        check("A9", Err(&all));
        check("", Err(&all));
        check("-", Err(&all));
    }

    #[test]
    fn light_rendering() {
        let mut out = Vec::new();
        let lines = ["## TOY-A First", "- **TOY-A1** One two three."];
        print(lines.into_iter(), 16, &mut out).expect("a buffer takes every text");
        let text = String::from_utf8(out).expect("it is text");
        assert_eq!(text, "TOY-A First\n-----------\n- TOY-A1 One two\n  three.\n");
    }
}
