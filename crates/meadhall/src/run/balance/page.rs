//! The report of one study.

use std::path::Path;

use lab::{Balance, Chosen, Fairness, Found, Spread, Verdict};
use tabletop::{Arg, Phrase};
use words::Words;

use super::by_rate;
use crate::run::names::{kind_name, thing_name};
use crate::run::page::plot::{self, Dot};
use crate::run::page::{Block, Page};
use crate::run::tables::{count, heads, interval, percent};

/// Bars in the plot of what wins.
const BARS: usize = 24;

pub(super) fn page(words: &Words, balance: &Balance, own: Option<&Path>) -> Page {
    let title = Phrase::new("program-balance-title");
    Page {
        title: words.text(&title.with("game", title_of(words, balance.game).as_str())),
        language: words.language().to_owned(),
        blocks: blocks(words, balance, own),
    }
}

/// What a game is called.
pub(crate) fn title_of(words: &Words, game: &str) -> String {
    words.named(&format!("{game}-name")).unwrap_or_else(|| game.to_owned())
}

/// All that stands on the page of a study; `own` is where the box is, if it was named.
pub(crate) fn blocks(words: &Words, balance: &Balance, own: Option<&Path>) -> Vec<Block> {
    let say = |id: &'static str| words.text(&Phrase::new(id));
    let mut blocks = vec![
        Block::Text(words.text(&played(balance))),
        Block::Command(command(balance, &format!("--games {}", balance.games), own.as_slice())),
        Block::Text(words.text(&method(balance))),
    ];
    if balance.together {
        let won = Phrase::new("program-balance-together");
        let won = won.with("rate", Arg::Text(percent(balance.won.rate)));
        let won = won.with("interval", Arg::Text(interval(balance.won.ci95)));
        blocks.push(Block::Text(words.text(&won)));
    } else {
        if let Table::Sides = table(balance) {
            blocks.push(Block::Text(say("program-balance-sides")));
        }
        seats(words, balance, &mut blocks);
    }
    blocks.push(Block::Heading(say("program-balance-length")));
    spread(words, &balance.length, "program-balance-decisions", &mut blocks);
    if !balance.together && balance.seats.len() > 1 {
        blocks.push(Block::Heading(say("program-balance-leads")));
        let half = Phrase::new("program-balance-half");
        let half = half.with("rate", Arg::Text(percent(balance.half_leader.rate)));
        let half = half.with("interval", Arg::Text(interval(balance.half_leader.ci95)));
        blocks.push(Block::Text(words.text(&half)));
        spread(words, &balance.lead_changes, "program-balance-changes", &mut blocks);
    }
    endings(words, balance, &mut blocks);
    for kind in balance.kinds.keys() {
        things(words, balance, kind, &mut blocks);
    }
    what_wins(words, balance, &mut blocks);
    blocks
}

/// Who wins with whom, by which it is told what was counted.
enum Table {
    Rivals,
    Sides,
    Together,
}

fn table(balance: &Balance) -> Table {
    match balance.together {
        true => Table::Together,
        false if balance.sides() < balance.seats.len() => Table::Sides,
        false => Table::Rivals,
    }
}

fn played(balance: &Balance) -> Phrase {
    Phrase::new("program-balance-played")
        .with("count", balance.games as i64)
        .with("games", Arg::Text(count(balance.games)))
        .with("seats", balance.seats.len())
        .with("opening", i64::from(balance.opening))
        .with("mind", balance.mind.as_str())
        .with("box", balance.cards.as_str())
        .with("seed", balance.seed.to_string().as_str())
}

fn method(balance: &Balance) -> Phrase {
    let id = match table(balance) {
        Table::Rivals => "program-balance-method",
        Table::Sides => "program-balance-method-sides",
        Table::Together => "program-balance-method-together",
    };
    Phrase::new(id).with("tests", balance.tests).with("within", Arg::Text(points(balance.within)))
}

/// The command that plays the same games again, so long, with one box or two named as they were.
pub(super) fn command(balance: &Balance, long: &str, boxes: &[&Path]) -> String {
    let about = shelf::about(balance.game);
    let mut command = format!(
        "meadhall balance {} --mind {} --players {} {long} --seed {}",
        balance.game,
        balance.mind,
        balance.seats.len(),
        balance.seed
    );
    if balance.opening > 0 {
        command.push_str(&format!(" --opening {}", balance.opening));
    }
    if let [_, ..] = boxes {
        command.push_str(if boxes.len() == 1 { " --box" } else { " --compare" });
    }
    for path in boxes {
        command.push_str(&format!(" {}", typed(&path.to_string_lossy())));
    }
    for (option, chosen) in &balance.options {
        let value = match chosen {
            Chosen::One(value) => value.clone(),
            Chosen::Several(values) => values.join(","),
        };
        let known = about.and_then(|about| about.options.iter().find(|known| known.id == *option));
        if known.is_none_or(|known| known.default != value) {
            command.push_str(&format!(" --{option} {value}"));
        }
    }
    command
}

/// A word as it is typed in a shell.
fn typed(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/._-+=:,@%".contains(c);
    match word.chars().all(plain) && !word.is_empty() {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

fn seats(words: &Words, balance: &Balance, blocks: &mut Vec<Block>) {
    let say = |id: &'static str| words.text(&Phrase::new(id));
    blocks.push(Block::Heading(say("program-balance-seats")));
    let columns = heads(
        words,
        1,
        [
            "program-column-seat",
            "program-column-rate",
            "program-column-ci95",
            "program-column-over",
            "program-column-p",
            "program-column-verdict",
            "program-column-points",
        ],
    );
    let row = |(i, seat): (usize, &lab::SeatFound)| {
        let [rate, interval, over, p, verdict] = fairness(words, &seat.wins);
        let number = (i + 1).to_string();
        vec![number, rate, interval, over, p, verdict, format!("{:.2}", seat.points_mean)]
    };
    blocks.push(Block::Table(columns, balance.seats.iter().enumerate().map(row).collect()));
    let dot = |(i, seat): (usize, &lab::SeatFound)| {
        dot(format!("{} {}", say("program-column-seat"), i + 1), &seat.wins)
    };
    let dots: Vec<Dot> = balance.seats.iter().enumerate().map(dot).collect();
    blocks.push(Block::Plot(plot::rates(&say("program-balance-seats"), &dots)));
}

fn spread(words: &Words, spread: &Spread, id: &'static str, blocks: &mut Vec<Block>) {
    let [p5, p25, p50, p75, p95] = spread.percentiles;
    let phrase = Phrase::new(id).with("mean", format!("{:.1}", spread.mean).as_str());
    let phrase = [("p5", p5), ("p25", p25), ("p50", p50), ("p75", p75), ("p95", p95)]
        .into_iter()
        .fold(phrase, |phrase, (gap, figure)| phrase.with(gap, Arg::Text(count(figure))));
    let text = words.text(&phrase);
    blocks.push(Block::Plot(plot::histogram(&text, &spread.counts)));
    blocks.push(Block::Text(text));
}

fn endings(words: &Words, balance: &Balance, blocks: &mut Vec<Block>) {
    blocks.push(Block::Heading(words.text(&Phrase::new("program-balance-endings"))));
    let columns =
        heads(words, 1, ["program-column-ending", "program-column-games", "program-column-share"]);
    let row = |(ending, games): (&&'static str, &u64)| {
        let name = words.named(&format!("{}-ending-{ending}", balance.game));
        let share = percent(*games as f64 / balance.games as f64);
        vec![name.unwrap_or_else(|| (*ending).to_owned()), count(*games), share]
    };
    blocks.push(Block::Table(columns, balance.endings.iter().map(row).collect()));
}

fn things(words: &Words, balance: &Balance, kind: &str, blocks: &mut Vec<Block>) {
    let title = kind_name(words, balance.game, kind);
    let columns = heads(
        words,
        1,
        [
            "program-column-name",
            "program-column-held",
            "program-column-rate",
            "program-column-ci95",
            "program-column-over",
            "program-column-p",
            "program-column-verdict",
            "program-column-played",
            "program-column-played-rate",
            "program-column-ci95",
            "program-column-over",
            "program-column-p",
            "program-column-verdict",
            "program-column-value",
            "program-column-winners",
            "program-column-in-games",
        ],
    );
    let mut dots = Vec::new();
    let row = |(name, found): (&String, &Found)| {
        let name = thing_name(words, balance.game, kind, name);
        let none = || ["–"; 5].map(str::to_owned);
        let everyones = balance.is_everyones(found);
        let unused = found.played.rate.of == 0;
        let held = if everyones { none() } else { fairness(words, &found.held) };
        let played = if unused { none() } else { fairness(words, &found.played) };
        let shown = if everyones { &found.played } else { &found.held };
        if shown.p.is_some() {
            dots.push(dot(name.clone(), shown));
        }
        let mut row = vec![name, count(found.held.rate.of)];
        row.extend(held);
        row.push(count(found.played.rate.of));
        row.extend(played);
        row.push(format!("{:.2}", found.value_mean));
        row.push(found.winner_mean.map_or_else(|| "–".to_owned(), |mean| format!("{mean:.2}")));
        row.push(percent(found.in_games));
        row
    };
    let names = by_rate(balance, &balance.kinds[kind]);
    let rows = names.into_iter().map(row).collect();
    blocks.push(Block::Heading(title.clone()));
    if balance.hindsight.contains(&kind) {
        blocks.push(Block::Text(words.text(&Phrase::new("program-balance-hindsight"))));
    }
    blocks.push(Block::Table(columns, rows));
    if !dots.is_empty() {
        dots.sort_by(|a, b| b.rate.total_cmp(&a.rate));
        blocks.push(Block::Plot(plot::rates(&title, &dots)));
    }
}

fn what_wins(words: &Words, balance: &Balance, blocks: &mut Vec<Block>) {
    let mut all: Vec<(String, f64)> = Vec::new();
    for (kind, names) in &balance.kinds {
        for (name, found) in names {
            let Some(correlation) = found.correlation else { continue };
            let kind_name = kind_name(words, balance.game, kind);
            let name = thing_name(words, balance.game, kind, name);
            all.push((format!("{kind_name}: {name}"), correlation));
        }
    }
    if all.is_empty() {
        return;
    }
    all.sort_by(|(_, a), (_, b)| b.abs().total_cmp(&a.abs()));
    all.truncate(BARS);
    let say = |id: &'static str| words.text(&Phrase::new(id));
    blocks.push(Block::Heading(say("program-balance-wins")));
    blocks.push(Block::Text(say(match table(balance) {
        Table::Rivals => "program-balance-wins-about",
        Table::Sides => "program-balance-wins-about-sides",
        Table::Together => "program-balance-wins-about-together",
    })));
    let columns = heads(words, 1, ["program-column-name", "program-column-correlation"]);
    let row =
        |(name, correlation): &(String, f64)| vec![name.clone(), format!("{correlation:+.3}")];
    blocks.push(Block::Table(columns, all.iter().map(row).collect()));
    blocks.push(Block::Plot(plot::bars(&say("program-balance-wins"), &all)));
}

fn dot(name: String, fairness: &Fairness) -> Dot {
    let (rate, fair) = (fairness.rate, fairness.fair);
    Dot { name, rate: rate.rate, ci95: rate.ci95, fair, verdict: fairness.verdict() }
}

/// Rate, interval, distance from fair, chance and verdict.
fn fairness(words: &Words, fairness: &Fairness) -> [String; 5] {
    let verdict = match fairness.verdict() {
        Verdict::Strong => "program-balance-strong",
        Verdict::Weak => "program-balance-weak",
        Verdict::Open => "program-balance-open",
    };
    [
        percent(fairness.rate.rate),
        interval(fairness.rate.ci95),
        signed(fairness.over()),
        chance(fairness.p_holm),
        words.text(&Phrase::new(verdict)),
    ]
}

/// A difference of rates in points of a hundred. Adding nothing makes −0 a plain 0.
pub(crate) fn signed(share: f64) -> String {
    format!("{:+.1}", (share * 1000.0).round() / 10.0 + 0.0)
}

fn points(share: f64) -> String {
    format!("{:.2}", share * 100.0)
}

/// A chance, as far as it matters.
pub(super) fn chance(p: Option<f64>) -> String {
    match p {
        None => "–".to_owned(),
        Some(p) if p < 0.001 => "< 0.001".to_owned(),
        Some(p) => format!("{p:.3}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_typed_so_that_a_shell_reads_them_back() {
        assert_eq!(typed("boxes/tn-2.toml"), "boxes/tn-2.toml");
        assert_eq!(typed("my box's.toml"), r"'my box'\''s.toml'");
        assert_eq!(typed(""), "''");
    }

    #[test]
    fn nothing_has_no_sign_but_plus() {
        assert_eq!([0.0004, -0.0004, -0.012].map(signed), ["+0.0", "+0.0", "-1.2"]);
    }
}
