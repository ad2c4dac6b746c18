//! `meadhall simulate`.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::ArgMatches;
use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use lab::{Named, Plan, Simulation, Trouble, Watch};
use tabletop::Phrase;
use words::Words;

use super::load::shown;
use super::names::{kind_name, thing_name};
use super::outputs::{not_written, try_folder, with_places};
use super::tables::{Rows, count, heads, interval, percent};
use super::wanted::{self, Usual, wanted};
use crate::fail::{Done, Fail};

/// Plays many games and tells what came of them.
pub(crate) fn run(words: &Words, given: &ArgMatches, out: &mut impl Write) -> Done {
    let id = given.get_one::<String>("GAME").map_or("", String::as_str);
    let folder = given.get_one::<PathBuf>("sagas").map(PathBuf::as_path);
    let asked = with_places(wanted(words, id, given, Usual::Simulate), place(given))?;
    let minds = asked.seats.iter().filter_map(|sitter| sitting::level(sitter).ok().flatten());
    let plan = Plan {
        minds: minds.collect(),
        setup: asked.setup,
        cards: asked.cards,
        text: asked.text,
        games: games(given),
        seed: given.get_one("seed").copied().unwrap_or(1),
        threads: given.get_one::<u16>("threads").copied().unwrap_or(0).into(),
    };
    if let Some(folder) = folder {
        fs::create_dir_all(folder).map_err(|error| not_written(folder, &error))?;
    }
    let watch = Watcher { game: id, bar: bar(words, plan.games), folder };
    let result = lab::simulate(id, &plan, &watch);
    watch.bar.finish_and_clear();
    let result = result.map_err(trouble)?;
    if given.get_flag("json") {
        serde_json::to_writer_pretty(&mut *out, &result).map_err(io::Error::from)?;
        return Ok(writeln!(out)?);
    }
    show(words, &result, out)
}

/// All faults of what was asked for, as far as they can be seen.
pub(crate) fn faults(words: &Words, given: &ArgMatches) -> Vec<Phrase> {
    wanted::faults(words, given, Usual::Simulate).into_iter().chain(place(given)).collect()
}

fn games(given: &ArgMatches) -> u64 {
    given.get_one("games").copied().unwrap_or(200)
}

/// What is wrong with the folder for sagas, if one was named.
fn place(given: &ArgMatches) -> Vec<Phrase> {
    let id = given.get_one::<String>("GAME").map_or("", String::as_str);
    let folder = given.get_one::<PathBuf>("sagas");
    folder.and_then(|folder| free(folder, id, games(given)).err()).into_iter().collect()
}

/// Tries the folder for sagas, and refuses one in which a saga would be in the way: better told now
/// than after the games before it.
fn free(folder: &Path, game: &str, games: u64) -> Result<(), Phrase> {
    try_folder(folder, &[file(folder, game, 1)])?;
    if !folder.exists() {
        return Ok(());
    }
    let prefix = format!("{game}-");
    let in_the_way = |entry: &fs::DirEntry| {
        let name = entry.file_name();
        let number = name.to_str()?.strip_prefix(&prefix)?.strip_suffix(".saga")?;
        let number = number.parse::<u64>().ok().filter(|n| (1..=games).contains(n))?;
        Some(file(folder, game, number)).filter(|path| path.exists())
    };
    let entries = fs::read_dir(folder).map_err(|error| not_written(folder, &error))?.flatten();
    let mut there: Vec<PathBuf> = entries.filter_map(|entry| in_the_way(&entry)).collect();
    there.sort_unstable();
    let Some(first) = there.first() else { return Ok(()) };
    let phrase = Phrase::new("program-sagas-exist").with("folder", shown(folder));
    Err(phrase.with("count", there.len()).with("file", shown(first)))
}

/// Where the saga of a game goes.
fn file(folder: &Path, game: &str, number: u64) -> PathBuf {
    folder.join(format!("{game}-{number:06}.saga"))
}

/// Moves the bar and writes the sagas.
struct Watcher<'a> {
    game: &'a str,
    bar: ProgressBar,
    folder: Option<&'a Path>,
}

impl Watch for Watcher<'_> {
    fn played(&self, games: u64) {
        self.bar.inc(games);
    }

    fn wants_sagas(&self) -> bool {
        self.folder.is_some()
    }

    fn saga(&self, number: u64, saga: &str) -> Result<(), Phrase> {
        let Some(folder) = self.folder else { return Ok(()) };
        let path = file(folder, self.game, number);
        let bad = |error| not_written(&path, &error);
        let mut new = File::create_new(&path).map_err(bad)?;
        new.write_all(saga.as_bytes()).map_err(|error| {
            // Half a saga is of no use to anybody.
            let _ = fs::remove_file(&path);
            bad(error)
        })
    }
}

/// What the lab could not do, or was asked in vain.
pub(crate) fn trouble(why: Trouble) -> Fail {
    match why {
        Trouble::Faults(faults) => faults.into(),
        Trouble::Saga(why) => why.into(),
        Trouble::Threads(_) | Trouble::Broken(_) => {
            Phrase::new("program-lab").with("why", why.phrase()).into()
        }
        _ => Phrase::new("program-lab-asked").with("why", why.phrase()).into(),
    }
}

/// A bar on a terminal; nothing elsewhere.
pub(super) fn bar(words: &Words, games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    let label = words.text(&Phrase::new("program-progress"));
    let style = ProgressStyle::with_template(&template(words));
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    let style = style.with_key("eta", |state: &ProgressState, text: &mut dyn fmt::Write| {
        let _ = text.write_str(&eta(state.per_sec(), state.eta()));
    });
    bar.with_style(style).with_message(label)
}

/// The time left; before anything is known of it, the bar itself would say none.
fn eta(per_second: f64, left: Duration) -> String {
    if per_second > 0.0 { format!("{:#}", HumanDuration(left)) } else { "…".to_owned() }
}

/// What the bar shows; the time left is put in by the bar.
fn template(words: &Words) -> String {
    format!("{{msg}} {{wide_bar}} {{human_pos}}/{{human_len}} {}", time_left(words))
}

/// The time left, in a template of a bar.
pub(super) fn time_left(words: &Words) -> String {
    words.text(&Phrase::new("program-progress-left").with("time", "{eta}"))
}

const SEATS: [&str; 6] = [
    "program-column-seat",
    "program-column-mind",
    "program-column-wins",
    "program-column-rate",
    "program-column-ci95",
    "program-column-points",
];
const ENDINGS: [&str; 3] =
    ["program-column-ending", "program-column-games", "program-column-share"];
const NAMED: [&str; 4] =
    ["program-column-games", "program-column-rate", "program-column-ci95", "program-column-value"];

fn show(words: &Words, result: &Simulation, out: &mut impl Write) -> Done {
    let head = Phrase::new("program-simulated").with("game", result.game);
    let head = head.with("games", tabletop::Arg::Text(count(result.games)));
    let head = head.with("seed", result.seed.to_string().as_str());
    let length = format!("{:.1}", result.length_mean);
    writeln!(out, "{}", words.text(&head.with("length", length.as_str())))?;
    writeln!(out)?;
    let mut rows = Rows::new(heads(words, 2, SEATS));
    for (i, seat) in result.seats.iter().enumerate() {
        rows.row([
            (i + 1).to_string(),
            seat.mind.clone(),
            format!("{:.1}", seat.wins),
            percent(seat.win_rate),
            interval(seat.ci95),
            format!("{:.2}", seat.points_mean),
        ]);
    }
    writeln!(out, "{}", rows.text())?;
    let mut rows = Rows::new(heads(words, 1, ENDINGS));
    for (ending, games) in &result.endings {
        let share = percent(*games as f64 / result.games as f64);
        let name = words.named(&format!("{}-ending-{ending}", result.game));
        rows.row([name.unwrap_or_else(|| (*ending).to_owned()), count(*games), share]);
    }
    write!(out, "{}", rows.text())?;
    for (kind, names) in &result.by {
        writeln!(out)?;
        let title = (kind_name(words, result.game, kind), false);
        let mut rows = Rows::new([title].into_iter().chain(heads(words, 0, NAMED)));
        for (name, named) in by_rate(names) {
            // What everybody has in every game says nothing of winning.
            let everyones = named.games == result.games * result.sides;
            let [rate, interval] = match everyones {
                true => ["–".to_owned(), "–".to_owned()],
                false => [percent(named.win_rate), interval(named.ci95)],
            };
            let mean = format!("{:.2}", named.value_mean);
            rows.row([
                thing_name(words, result.game, kind, name),
                count(named.games),
                rate,
                interval,
                mean,
            ]);
        }
        write!(out, "{}", rows.text())?;
    }
    Ok(())
}

/// The best first.
fn by_rate(names: &std::collections::BTreeMap<String, Named>) -> Vec<(&String, &Named)> {
    let mut sorted: Vec<_> = names.iter().collect();
    sorted.sort_by(|(_, a), (_, b)| b.win_rate.total_cmp(&a.win_rate));
    sorted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_says_that_it_is_the_time_left() {
        let template = template(&Words::english());
        assert!(template.ends_with(" {eta} left"), "{template}");
        assert!(ProgressStyle::with_template(&template).is_ok());
        assert_eq!(eta(0.0, Duration::ZERO), "…", "nothing is known yet");
        assert_eq!(eta(1.5, Duration::from_secs(2)), "2s");
    }
}
