//! What table somebody asked for on the command line, with everything that is wrong with it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ArgMatches;
use minds::{Level, Named};
use shelf::Table;
use sitting::boxes;
use tabletop::saga::{CardBox, Sitter};
use tabletop::{About, Fault, Faults, Garbled, Phrase, Seat, Setup};
use words::Words;

use super::load;
use crate::cli::minds;
use crate::fail::Fail;
use crate::near::nearest;

/// A table that can be set up.
pub(crate) struct Wanted {
    /// Number of players and options.
    pub(crate) setup: Setup,
    /// Who sits where.
    pub(crate) seats: Vec<Sitter>,
    /// The programs outside that play seats, by their commands.
    pub(crate) programs: Vec<(Seat, String)>,
    /// The box, as it is named in a saga.
    pub(crate) cards: CardBox,
    /// Its text.
    pub(crate) text: String,
    /// The table itself.
    pub(crate) table: Arc<dyn Table>,
}

/// Who was named for a seat.
#[derive(Clone)]
enum Sat {
    Human,
    Named(Named),
    /// Nobody that is known, which is told.
    Unknown,
}

/// Who sits where if nobody says.
#[derive(Clone, Copy)]
pub(crate) enum Usual {
    /// One human, and greedy minds.
    Play,
    /// Greedy minds only, at the smallest table that what was chosen allows.
    Simulate,
    /// Random minds only, four if the game allows.
    Bench,
    /// The same mind in every seat, four if the game allows.
    Balance,
}

/// The game that was named.
pub(crate) fn game(id: &str) -> Result<&'static About, Phrase> {
    let no_game = || Phrase::new("program-no-game").with("name", id);
    shelf::about(id).ok_or_else(|| unknown(no_game(), id, shelf::GAMES))
}

/// Reads the table from what was typed, or tells all faults of it together.
pub(crate) fn wanted(
    words: &Words,
    id: &str,
    given: &ArgMatches,
    usual: Usual,
) -> Result<Wanted, Fail> {
    wanted_with(words, id, given, usual, given.get_one("box"))
}

/// The same with a box of its own: its file or name.
pub(crate) fn wanted_with(
    words: &Words,
    id: &str,
    given: &ArgMatches,
    usual: Usual,
    path: Option<&PathBuf>,
) -> Result<Wanted, Fail> {
    let mut faults = Vec::new();
    let about = game(id).map_err(|fault| faults.push(fault)).ok();
    let named = seats(given, usual, &mut faults);
    if let Some(name) = mind_named(given) {
        faults.extend(mind(name).err());
    }
    let players = given.get_one::<u8>("players").copied();
    if let (Some(players), Some(named)) = (players, &named)
        && players as usize != named.len()
    {
        let phrase = Phrase::new("program-seats-and-players").with("seats", named.len());
        faults.push(phrase.with("players", players));
    }
    let Some(about) = about else { return Err(faults.into()) };
    let mut setup = Setup::default();
    for option in options() {
        for value in given.try_get_many::<String>(option).ok().flatten().into_iter().flatten() {
            setup = setup.with(option, value);
        }
    }
    let seats = named.unwrap_or_else(|| usual.seats(about, &setup, players));
    let programs = outside(&seats);
    let seats = sitters(words, &seats, given, &mut faults);
    setup.players = u8::try_from(seats.len()).unwrap_or(u8::MAX);
    let cards = cards(about, path).map_err(|more| faults.extend(more)).ok();
    let Some((cards, text)) = cards else {
        faults.extend(setup.check(about).iter().map(Fault::phrase));
        return Err(faults.into());
    };
    match shelf::table(about.id, &setup, &text) {
        Some(Ok(table)) if faults.is_empty() => {
            Ok(Wanted { setup, seats, programs, cards, text, table })
        }
        Some(Err(more)) => {
            faults.extend(more.phrases());
            Err(faults.into())
        }
        _ => Err(faults.into()),
    }
}

/// The programs outside that were named, by their commands.
pub(crate) fn programs(given: &ArgMatches) -> Vec<(Seat, String)> {
    outside(&seats(given, Usual::Play, &mut Vec::new()).unwrap_or_default())
}

fn outside(seats: &[Sat]) -> Vec<(Seat, String)> {
    let program = |(i, seat): (usize, &Sat)| match seat {
        Sat::Named(Named::Outside(command)) => Some((Seat(i as u8), command.clone())),
        _ => None,
    };
    seats.iter().enumerate().filter_map(program).collect()
}

/// All faults of the table that was asked for, as far as they can be seen.
pub(crate) fn faults(words: &Words, given: &ArgMatches, usual: Usual) -> Vec<Phrase> {
    let Some(id) = given.get_one::<String>("GAME") else {
        let mut faults = Vec::new();
        seats(given, usual, &mut faults);
        faults.extend(mind_named(given).and_then(|name| mind(name).err()));
        return faults;
    };
    match wanted(words, id, given, usual) {
        Err(Fail::Bad(faults)) => faults,
        Ok(_) | Err(Fail::Pipe) => Vec::new(),
    }
}

/// The ids of the options of all games, each once.
fn options() -> Vec<&'static str> {
    let all = shelf::GAMES.iter().filter_map(|id| shelf::about(id)).flat_map(|a| a.options);
    let mut ids: Vec<_> = all.map(|option| option.id).collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}

/// The box that was named: a file, or the name of a built-in one; else the newest.
pub(crate) fn cards(
    about: &'static About,
    path: Option<&PathBuf>,
) -> Result<(CardBox, String), Vec<Phrase>> {
    let with_text = |cards: CardBox| {
        let text = boxes::text(about, &cards).map_err(|fault| vec![fault.phrase()])?.to_owned();
        Ok((cards, text))
    };
    let Some(path) = path else {
        let none = || Err(vec![Phrase::new("program-no-box").with("game", about.id)]);
        return boxes::newest(about).map_or_else(none, with_text);
    };
    if let Some(cards) = path.to_str().and_then(|name| boxes::named(about, name)) {
        return with_text(cards);
    }
    // What looks like no file may be meant as the name of a box.
    let name = path.display().to_string();
    if !path.exists() && path.components().count() == 1 && !name.ends_with(".toml") {
        let known: Vec<&str> = about.boxes.iter().map(|cards| cards.name).collect();
        let phrase = Phrase::new("program-no-such-box-or-file").with("name", name.as_str());
        return Err(vec![unknown(phrase, &name, &known)]);
    }
    let text = load::cards(path).map_err(|fault| vec![fault])?;
    check_box(about, path, &text)?;
    let stem = path.file_stem().map(|stem| stem.to_string_lossy()).unwrap_or_default();
    let name = own_name(about, &text).unwrap_or_else(|| stem.into_owned());
    with_text(boxes::own(about, &name, &text))
}

/// What a box calls itself. Nothing where that would mislead, since a box that comes with the program
/// is called so and this is another one, or where a saga could not say it: then its file names it.
fn own_name(about: &About, text: &str) -> Option<String> {
    let name = lab::box_name(text)?;
    let taken = about.boxes.iter().any(|cards| cards.name == name);
    (is_sayable(&name) && !taken).then_some(name)
}

/// Whether a saga can say that its box is called so: behind the name it has a # and the box's hash.
pub(crate) fn is_sayable(name: &str) -> bool {
    name.trim() == name && !name.contains('#')
}

/// Whether a file is a box of the game: else all its faults, each with the file. Where it is the box
/// of another game, that is its only one.
pub(crate) fn check_box(about: &About, path: &Path, text: &str) -> Result<(), Vec<Phrase>> {
    let Err(faults) = box_table(about, text) else { return Ok(()) };
    let fits = |about: &&'static About| box_table(about, text).is_ok();
    if let Some(other) = shelf::GAMES.iter().filter_map(|id| shelf::about(id)).find(fits) {
        let phrase = Phrase::new("program-box-of-another").with("file", load::shown(path));
        return Err(vec![phrase.with("found", other.id).with("game", about.id)]);
    }
    Err(load::broken(path, faults.phrases()))
}

/// A table with that box, at the smallest usual number of players: a box is right or wrong for all.
pub(crate) fn box_table(about: &About, text: &str) -> Result<Arc<dyn Table>, Faults> {
    let setup = Setup::new(about.players_for(&[], 0));
    shelf::table(about.id, &setup, text).unwrap_or_else(|| Err(Faults(Vec::new())))
}

/// The seats that were named, if any were. Faults in them are told.
fn seats(given: &ArgMatches, usual: Usual, faults: &mut Vec<Phrase>) -> Option<Vec<Sat>> {
    let named = given.try_get_many::<String>("seats").ok().flatten()?;
    let known: Vec<&str> = match usual {
        Usual::Play => ["human"].into_iter().chain(minds()).collect(),
        Usual::Simulate | Usual::Bench | Usual::Balance => minds().collect(),
    };
    let mut seats = Vec::new();
    for (i, name) in named.enumerate() {
        let named = match usual {
            // After “exec:” blanks alone are no program.
            Usual::Play => Named::parse(name.trim_end()),
            Usual::Simulate | Usual::Bench | Usual::Balance => name.parse().map(Named::Mind),
        };
        seats.push(match (name.as_str(), usual, &named) {
            (_, _, Ok(named)) => Sat::Named(named.clone()),
            ("human", Usual::Play, _) => Sat::Human,
            _ => Sat::Unknown,
        });
        let fault = match (name.as_str(), usual, named) {
            (_, _, Ok(_)) | ("human", Usual::Play, _) => continue,
            ("human", ..) => Phrase::new("program-no-human"),
            (_, _, Err(garbled)) if garbled.expected != "fault-expected-mind" => {
                let phrase = Phrase::new("program-bad-mind").with("seat", i + 1);
                faults.push(phrase.with("why", garbled.phrase()));
                continue;
            }
            _ => Phrase::new("program-no-sitter").with("name", name.as_str()),
        };
        let fault = fault.with("seat", i + 1);
        faults.push(match program_meant(name).filter(|_| matches!(usual, Usual::Play)) {
            Some(near) => did_you_mean(fault.with("known", Phrase::names(known.clone())), &near),
            None => unknown(fault, name, &known),
        });
    }
    Some(seats)
}

/// The program outside that somebody means who writes `EXEC:./mybot`.
fn program_meant(name: &str) -> Option<String> {
    let (kind, program) = name.split_once(':')?;
    let near = format!("{}:{program}", kind.to_lowercase());
    matches!(Named::parse(&near), Ok(Named::Outside(_))).then_some(near)
}

/// The mind of that name.
pub(crate) fn mind(name: &str) -> Result<Level, Phrase> {
    name.parse().map_err(|garbled: Garbled| match garbled.expected {
        "fault-expected-mind" => {
            let known: Vec<&str> = minds().collect();
            unknown(Phrase::new("program-no-mind").with("name", name), name, &known)
        }
        _ => Phrase::new("program-bad-mind-for-all").with("why", garbled.phrase()),
    })
}

/// The mind that was named for every seat; greedy if none was.
pub(crate) fn mind_for_all(given: &ArgMatches) -> Level {
    mind_named(given).and_then(|name| mind(name).ok()).unwrap_or(Level::Greedy)
}

pub(crate) fn mind_named(given: &ArgMatches) -> Option<&str> {
    given.try_get_one::<String>("mind").ok().flatten().map(String::as_str)
}

/// The people by their names, in the order of seats; who has none is called by the seat.
fn sitters(
    words: &Words,
    seats: &[Sat],
    given: &ArgMatches,
    faults: &mut Vec<Phrase>,
) -> Vec<Sitter> {
    let names = given.try_get_many::<String>("name").ok().flatten().into_iter().flatten();
    let names: Vec<&str> = names.map(|name| name.trim()).collect();
    let humans = seats.iter().filter(|seat| matches!(seat, Sat::Human)).count();
    if names.len() > humans {
        let phrase = Phrase::new("program-too-many-names").with("names", names.len());
        faults.push(phrase.with("humans", humans));
    }
    let mut names = names.into_iter();
    let mut sitter = |(i, seat): (usize, &Sat)| match seat {
        Sat::Named(named) => Sitter::Mind(named.to_string()),
        Sat::Unknown => Sitter::Mind(String::new()),
        Sat::Human => {
            let seat = || words.seat(Seat(i as u8));
            let human = Sitter::Human(names.next().map_or_else(seat, str::to_owned));
            faults.extend(human.fault().map(|fault| {
                let phrase = Phrase::new("program-bad-name").with("seat", i + 1);
                phrase.with("why", fault)
            }));
            human
        }
    };
    seats.iter().enumerate().map(&mut sitter).collect()
}

impl Usual {
    fn seats(self, about: &About, setup: &Setup, players: Option<u8>) -> Vec<Sat> {
        let wish = match self {
            Usual::Play => 2,
            Usual::Simulate => *about.players.start(),
            Usual::Bench | Usual::Balance => 4,
        };
        let count = players.unwrap_or_else(|| about.players_for(&setup.chosen, wish));
        let mind = match self {
            Usual::Play | Usual::Simulate | Usual::Balance => Level::Greedy,
            Usual::Bench => Level::Random,
        };
        let mut seats = vec![Sat::Named(Named::Mind(mind)); count.into()];
        if let (Usual::Play, Some(first)) = (self, seats.first_mut()) {
            *first = Sat::Human;
        }
        seats
    }
}

/// Says that something is not known, what is, and what may have been meant.
pub(crate) fn unknown(phrase: Phrase, name: &str, known: &[&str]) -> Phrase {
    let phrase = phrase.with("known", Phrase::names(known.iter().copied()));
    match nearest(name, known.iter().copied()) {
        Some(near) => did_you_mean(phrase, near),
        None => phrase,
    }
}

fn did_you_mean(phrase: Phrase, near: &str) -> Phrase {
    Phrase::new("program-did-you-mean").with("what", phrase).with("near", near)
}
