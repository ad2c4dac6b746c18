//! The report of two boxes against each other.

use std::path::Path;

use lab::{Balance, Change, Comparison, Of, Verdict};
use tabletop::{Arg, Phrase};
use words::Words;

use super::page::{chance, command, signed, title_of};
use crate::run::names::{kind_name, thing_name};
use crate::run::page::plot::{self, Dot};
use crate::run::page::{Block, Page};
use crate::run::tables::{count, heads, interval, percent};

/// Changes of things that are shown besides those that are sure: the largest.
const OTHERS: usize = 30;

/// A difference below this is shown as none.
const LEAST: f64 = 0.0005;

/// Differences in the plot: the largest.
const PLOTTED: usize = 24;

/// Names that tell two boxes apart, even if both files are called the same.
pub(super) fn names(a: &str, b: &str) -> [String; 2] {
    if a == b { [format!("{a} (1)"), format!("{b} (2)")] } else { [a.to_owned(), b.to_owned()] }
}

/// The report; `boxes` are as they were named, and `within` is how sure it was to be.
pub(super) fn page(words: &Words, comparison: &Comparison, boxes: [&Path; 2], within: f64) -> Page {
    let Comparison { a, b, changes } = comparison;
    let head = Phrase::new("program-compare-title");
    let head = head.with("game", title_of(words, a.game).as_str());
    let head = head.with("a", a.cards.as_str()).with("b", b.cards.as_str());
    // Played until it was sure, one box may have taken more games than the other.
    let long = match a.games == b.games {
        true => format!("--games {}", a.games),
        false => format!("--within {within}"),
    };
    Page {
        title: words.text(&head),
        language: words.language().to_owned(),
        blocks: blocks(words, a, b, changes, command(a, &long, &boxes)),
    }
}

fn blocks(
    words: &Words,
    a: &Balance,
    b: &Balance,
    changes: &[Change],
    command: String,
) -> Vec<Block> {
    let say = |id: &'static str| words.text(&Phrase::new(id));
    let about = Phrase::new("program-compare-about")
        .with("seats", a.seats.len())
        .with("mind", a.mind.as_str())
        .with("opening", i64::from(a.opening))
        .with("seed", a.seed.to_string().as_str())
        .with("tests", changes.iter().filter(|change| change.p.is_some()).count());
    let mut blocks = vec![Block::Text(words.text(&about)), Block::Command(command)];
    let columns = || {
        let rest = [a, b].map(|study| (study.cards.clone(), true));
        [(String::new(), false)].into_iter().chain(rest).collect()
    };
    let row =
        |id: &'static str, figure: &dyn Fn(&Balance) -> String| vec![say(id), figure(a), figure(b)];
    let mut figures = vec![
        row("program-column-games", &|study| count(study.games)),
        row("program-compare-length", &|study| format!("{:.1}", study.length.mean)),
    ];
    if a.together && b.together {
        figures.push(row("program-column-rate", &|study| percent(study.won.rate)));
    } else {
        figures
            .push(row("program-compare-leads", &|study| format!("{:.2}", study.lead_changes.mean)));
        figures.push(row("program-compare-half", &|study| percent(study.half_leader.rate)));
    }
    for kind in a.kinds.keys().filter(|kind| b.kinds.contains_key(*kind)) {
        let Some(first) = widest(a, kind) else { continue };
        let Some(second) = widest(b, kind) else { continue };
        let name = Phrase::new("program-compare-widest");
        let name = name.with("kind", kind_name(words, a.game, kind).as_str());
        figures.push(vec![words.text(&name), signed(first), signed(second)]);
    }
    blocks.push(Block::Table(columns(), figures));
    blocks.push(Block::Heading(say("program-compare-changes")));
    let changed = changes.iter().filter(|change| change.difference.abs() >= LEAST);
    let (sure, open): (Vec<&Change>, Vec<&Change>) = changed.partition(|c| c.is_sure());
    let of_things = |change: &&Change| !matches!(change.of, Of::Won | Of::Seat(_) | Of::Ending(_));
    let (things, table): (Vec<&Change>, Vec<&Change>) = open.into_iter().partition(of_things);
    let left = things.len().saturating_sub(OTHERS);
    let shown: Vec<&Change> =
        sure.into_iter().chain(table).chain(things.into_iter().take(OTHERS)).collect();
    let heads = heads(
        words,
        1,
        [
            "program-column-name",
            "program-compare-a",
            "program-column-ci95",
            "program-compare-b",
            "program-column-ci95",
            "program-compare-difference",
            "program-column-ci95",
            "program-column-p",
        ],
    );
    let line = |change: &&Change| {
        let [low, high] = change.ci95.map(signed);
        vec![
            name(words, a.game, &change.of),
            percent(change.a.rate),
            interval(change.a.ci95),
            percent(change.b.rate),
            interval(change.b.ci95),
            signed(change.difference),
            format!("{low} … {high}"),
            chance(change.p_holm),
        ]
    };
    if shown.is_empty() {
        blocks.push(Block::Text(say("program-compare-nothing")));
    } else {
        blocks.push(Block::Table(heads, shown.iter().map(line).collect()));
    }
    blocks.extend(plot(words, a.game, shown));
    if left > 0 {
        let more = Phrase::new("program-compare-more").with("count", Arg::Text(count(left as u64)));
        blocks.push(Block::Text(words.text(&more)));
    }
    blocks
}

/// The largest differences with their intervals; the dashed line is no difference.
fn plot(words: &Words, game: &str, mut changes: Vec<&Change>) -> Option<Block> {
    changes.sort_by(|x, y| y.difference.abs().total_cmp(&x.difference.abs()));
    changes.truncate(PLOTTED);
    let dot = |change: &&Change| Dot {
        name: name(words, game, &change.of),
        rate: change.difference,
        ci95: change.ci95,
        fair: 0.0,
        verdict: match change.is_sure() {
            true if change.difference > 0.0 => Verdict::Strong,
            true => Verdict::Weak,
            false => Verdict::Open,
        },
    };
    let dots: Vec<Dot> = changes.iter().map(dot).collect();
    let title = words.text(&Phrase::new("program-compare-difference"));
    (!dots.is_empty()).then(|| Block::Plot(plot::rates(&title, &dots)))
}

/// How far from fair the thing of a kind is that is farthest, if having one is not everybody's.
fn widest(study: &Balance, kind: &str) -> Option<f64> {
    let things = study.kinds.get(kind)?.values().filter(|found| found.held.p.is_some());
    let over = things.map(|found| found.held.over());
    over.max_by(|a, b| a.abs().total_cmp(&b.abs()))
}

fn name(words: &Words, game: &str, of: &Of) -> String {
    let thing = |id: &'static str, kind: &str, name: &str| {
        let phrase = Phrase::new(id).with("kind", kind_name(words, game, kind).as_str());
        words.text(&phrase.with("name", thing_name(words, game, kind, name).as_str()))
    };
    match of {
        Of::Won => words.text(&Phrase::new("program-compare-won")),
        Of::Seat(number) => {
            words.text(&Phrase::new("program-compare-seat").with("seat", i64::from(*number)))
        }
        Of::Held(kind, name) => thing("program-compare-held", kind, name),
        Of::Played(kind, name) => thing("program-compare-played", kind, name),
        Of::Ending(ending) => {
            let name = words.named(&format!("{game}-ending-{ending}"));
            name.unwrap_or_else(|| (*ending).to_owned())
        }
    }
}
