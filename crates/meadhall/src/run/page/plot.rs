//! Drawings of figures, as SVG. Meaning is told by shape and place as well as by colour.

use std::collections::BTreeMap;
use std::fmt::Write;

use lab::Verdict;

use super::html::safe;

/// One row of a plot of rates.
pub(crate) struct Dot {
    /// Whose rate.
    pub(crate) name: String,
    /// The rate.
    pub(crate) rate: f64,
    /// Its interval.
    pub(crate) ci95: [f64; 2],
    /// What would be fair.
    pub(crate) fair: f64,
    /// How it stands.
    pub(crate) verdict: Verdict,
}

/// How wide the scale itself is; the names stand left of it.
const SCALE: f64 = 540.0;
/// Room at both ends of the scale for half a label.
const ENDS: f64 = 36.0;
/// The widest column of names: a name that needs more is shortened in its middle.
const WIDEST: f64 = 420.0;
const ROW: f64 = 22.0;
const FOOT: f64 = 30.0;

/// Rates with their intervals, one under the other; what is fair is a dashed line.
pub(crate) fn rates(title: &str, dots: &[Dot]) -> String {
    let all = dots.iter().flat_map(|dot| [dot.ci95[0], dot.ci95[1], dot.fair]);
    let (low, high) = all.fold((1.0f64, 0.0f64), |(low, high), x| (low.min(x), high.max(x)));
    let names = dots.iter().map(|dot| dot.name.as_str());
    let axis = Axis::new(low, high, names);
    let height = dots.len() as f64 * ROW;
    let mut svg = axis.begin(title, height, percent);
    for (i, dot) in dots.iter().enumerate() {
        let y = (i as f64 + 0.5) * ROW;
        let [from, to] = dot.ci95.map(|end| axis.at(end));
        let (x, fair) = (axis.at(dot.rate), axis.at(dot.fair));
        let (top, foot) = (y - ROW / 2.0, y + ROW / 2.0);
        let class = class(dot.verdict);
        axis.name(&mut svg, &dot.name, y);
        let _ = write!(
            svg,
            "<line class=\"fair\" x1=\"{fair:.1}\" y1=\"{top:.1}\" x2=\"{fair:.1}\" y2=\"{foot:.1}\"/>\
             <line class=\"{class}\" x1=\"{from:.1}\" y1=\"{y:.1}\" x2=\"{to:.1}\" y2=\"{y:.1}\" stroke-width=\"2\"/>"
        );
        // A square for what is not fair, a round for all else.
        let _ = match dot.verdict {
            Verdict::Open => {
                write!(svg, "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/>")
            }
            _ => write!(
                svg,
                "<rect class=\"{class}\" x=\"{:.1}\" y=\"{:.1}\" width=\"9\" height=\"9\"/>",
                x - 4.5,
                y - 4.5
            ),
        };
    }
    svg.push_str("</svg>");
    svg
}

/// Figures between −1 and 1, as bars from the middle.
pub(crate) fn bars(title: &str, rows: &[(String, f64)]) -> String {
    let far = rows.iter().map(|(_, figure)| figure.abs()).fold(0.1, f64::max);
    let axis = Axis::new(-far, far, rows.iter().map(|(name, _)| name.as_str()));
    let mut svg = axis.begin(title, rows.len() as f64 * ROW, plain);
    for (i, (label, figure)) in rows.iter().enumerate() {
        let y = (i as f64 + 0.5) * ROW;
        let (from, to) = (axis.at(figure.min(0.0)), axis.at(figure.max(0.0)));
        axis.name(&mut svg, label, y);
        let _ = write!(
            svg,
            "<rect class=\"open\" x=\"{from:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"12\"/>",
            y - 6.0,
            (to - from).max(1.0)
        );
    }
    svg.push_str("</svg>");
    svg
}

/// How many games had each figure.
pub(crate) fn histogram(title: &str, counts: &BTreeMap<u64, u64>) -> String {
    const BINS: u64 = 40;
    const HEIGHT: f64 = 180.0;
    let (Some(first), Some(last)) = (counts.keys().next(), counts.keys().last()) else {
        return String::new();
    };
    let width = (last - first + 1).div_ceil(BINS).max(1);
    let mut bins: BTreeMap<u64, u64> = BTreeMap::new();
    for (figure, games) in counts {
        *bins.entry((figure - first) / width).or_default() += games;
    }
    let most = bins.values().copied().max().unwrap_or(1) as f64;
    let (low, high) = (*first as f64, (last + 1) as f64);
    // Whole figures are counted: between them there is nothing to mark.
    let axis = Axis { low, high, left: ENDS, step: step(low, high).max(1.0) };
    let mut svg = axis.begin(title, HEIGHT, plain);
    for (bin, games) in bins {
        let from = axis.at((first + bin * width) as f64);
        let to = axis.at(((first + (bin + 1) * width).min(last + 1)) as f64);
        let high = games as f64 / most * (HEIGHT - 10.0);
        let _ = write!(
            svg,
            "<rect class=\"open\" x=\"{from:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{high:.1}\"/>",
            HEIGHT - high,
            (to - from - 1.0).max(1.0)
        );
    }
    svg.push_str("</svg>");
    svg
}

/// A scale from left to right.
struct Axis {
    low: f64,
    high: f64,
    /// Where it begins: right of the names.
    left: f64,
    /// From mark to mark.
    step: f64,
}

impl Axis {
    fn new<'a>(low: f64, high: f64, names: impl Iterator<Item = &'a str>) -> Axis {
        let air = ((high - low) * 0.05).max(0.005);
        let (low, high) = (low - air, high + air);
        let widest = names.map(width).fold(0.0, f64::max).min(WIDEST);
        // A label of the scale may reach below the names, but not beyond the left edge.
        Axis { low, high, left: (widest + 16.0).max(ENDS), step: step(low, high) }
    }

    fn at(&self, x: f64) -> f64 {
        let share = (x - self.low) / (self.high - self.low);
        self.left + share * SCALE
    }

    /// The frame with its scale; a label is given as many decimals as the marks need.
    fn begin(&self, title: &str, height: f64, label: fn(f64, f64) -> String) -> String {
        let (all, wide) = (height + FOOT, self.left + SCALE + ENDS);
        let title = safe(title);
        let mut svg = format!(
            "<svg viewBox=\"0 0 {wide:.0} {all}\" width=\"{wide:.0}\" role=\"img\" \
             aria-label=\"{title}\"><title>{title}</title>"
        );
        for mark in self.marks() {
            let x = self.at(mark);
            let _ = write!(
                svg,
                "<line class=\"axis\" x1=\"{x:.1}\" y1=\"0\" x2=\"{x:.1}\" y2=\"{height:.1}\"/>\
                 <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                height + 20.0,
                safe(&label(mark, self.step))
            );
        }
        svg
    }

    /// Round figures along the scale. Its ends are among them where they are round, whatever a sum of
    /// fractions leaves behind.
    fn marks(&self) -> Vec<f64> {
        let first = (self.low / self.step - 1e-9).ceil() as i64;
        let last = (self.high / self.step + 1e-9).floor() as i64;
        (first..=last).map(|n| n as f64 * self.step).collect()
    }

    /// The name of a row, left of the scale. One that was shortened is told whole to who points at it.
    fn name(&self, svg: &mut String, name: &str, y: f64) {
        let short = shortened(name);
        let whole = match short == name {
            true => String::new(),
            false => format!("<title>{}</title>", safe(name)),
        };
        let (x, y) = (self.left - 8.0, y + 4.0);
        let _ = write!(
            svg,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"end\">{whole}{}</text>",
            safe(&short)
        );
    }
}

/// A round step that makes eight marks at most, or nine with both ends.
fn step(low: f64, high: f64) -> f64 {
    let rough = (high - low) / 8.0;
    let power = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|s| s * power).into_iter().find(|s| *s >= rough);
    step.unwrap_or(power * 10.0)
}

/// How wide a text is at most, in letters of 13 pixels: the page's typeface is the reader's own, so
/// this goes by a wide one.
fn width(text: &str) -> f64 {
    let letter = |letter: char| match letter {
        'm' | 'w' | 'M' | 'W' | '@' | '%' | '–' | '—' | '…' => 13.0,
        'i' | 'j' | 'l' | 'I' | ' ' | '.' | ',' | ':' | ';' | '\'' | '|' => 4.6,
        'f' | 'r' | 't' | '(' | ')' => 5.6,
        // Letters as wide as they are high.
        '\u{2e80}'.. => 14.0,
        letter if letter.is_uppercase() => 10.4,
        _ => 8.4,
    };
    text.chars().map(letter).sum()
}

/// A text that is not too wide: what it begins and ends with, where it is.
fn shortened(text: &str) -> String {
    if width(text) <= WIDEST {
        return text.to_owned();
    }
    let letters: Vec<char> = text.chars().collect();
    let half = (WIDEST - width("…")) / 2.0;
    let within = |letters: &mut dyn Iterator<Item = &char>| {
        let mut so_far = 0.0;
        let fits = |letter: &&char| {
            so_far += width(letter.encode_utf8(&mut [0; 4]));
            so_far <= half
        };
        letters.take_while(fits).count()
    };
    let first = within(&mut letters.iter());
    let last = letters.len() - within(&mut letters.iter().rev());
    let [first, last] =
        [&letters[..first], &letters[last..]].map(|part| part.iter().collect::<String>());
    format!("{}…{}", first.trim_end(), last.trim_start())
}

fn percent(share: f64, step: f64) -> String {
    format!("{} %", plain(share * 100.0, step * 100.0))
}

/// A figure with as many decimals as figures a step apart need. Adding nothing makes −0 a plain 0.
fn plain(figure: f64, step: f64) -> String {
    // A step is 1, 2 or 5 of some power of ten; a little more, since logarithms are not exact.
    let decimals = (-(step.log10() + 1e-9).floor()).max(0.0) as usize;
    let power = 10f64.powi(decimals as i32);
    format!("{:.decimals$}", (figure * power).round() / power + 0.0)
}

fn class(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Strong => "strong",
        Verdict::Weak => "weak",
        Verdict::Open => "open",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dots_stand_where_their_rates_are() {
        let dot = |name: &str, rate: f64, verdict| Dot {
            name: name.into(),
            rate,
            ci95: [rate - 0.05, rate + 0.05],
            fair: 0.5,
            verdict,
        };
        let svg = rates("A & B", &[dot("<a>", 0.7, Verdict::Strong), dot("b", 0.4, Verdict::Open)]);
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"));
        assert!(svg.contains("aria-label=\"A &amp; B\"") && svg.contains("&lt;a&gt;"));
        assert_eq!(svg.matches("<circle").count(), 1);
        assert_eq!(svg.matches("class=\"strong\"").count(), 2);
        let axis = Axis::new(0.35, 0.75, ["<a>", "b"].into_iter());
        assert!(svg.contains(&format!("cx=\"{:.1}\"", axis.at(0.4))), "{svg}");
    }

    #[test]
    fn marks_are_round_and_within() {
        assert_eq!(marked(0.12, 0.58, plain), ["0.2", "0.3", "0.4", "0.5"]);
        assert_eq!(marked(-0.3, 0.3, plain), ["-0.3", "-0.2", "-0.1", "0.0", "0.1", "0.2", "0.3"]);
    }

    fn marked(low: f64, high: f64, label: fn(f64, f64) -> String) -> Vec<String> {
        let axis = Axis { low, high, left: 0.0, step: step(low, high) };
        axis.marks().iter().map(|mark| label(*mark, axis.step)).collect()
    }

    #[test]
    fn no_two_marks_say_the_same() {
        let narrow = marked(0.237, 0.262, percent);
        assert_eq!(narrow, ["24.0 %", "24.5 %", "25.0 %", "25.5 %", "26.0 %"]);
        assert_eq!(
            marked(0.2, 0.5, percent)[..2],
            ["20 %", "25 %"],
            "no more decimals than needed"
        );
        for far in [1e-5, 1e-4, 0.003, 0.01, 0.07, 0.2, 0.9, 3.0, 40.0, 1e6] {
            for label in [plain, percent] {
                let mut all = marked(0.25 - far, 0.25 + far, label);
                let count = all.len();
                all.dedup();
                assert!((3..=9).contains(&count) && all.len() == count, "{far}: {all:?}");
            }
        }
        // Whole figures only.
        let counts = BTreeMap::from([(0, 5), (1, 9), (2, 3)]);
        let svg = histogram("Leads", &counts);
        assert_eq!(labels(&svg), ["0", "1", "2", "3"]);
    }

    /// What stands on a drawing, and where it ends or has its middle.
    fn texts(svg: &str) -> Vec<(f64, &str)> {
        fn one(text: &str) -> Option<(f64, &str)> {
            let (head, rest) = text.split_once('>')?;
            let x = head.split('"').nth(1)?.parse().ok()?;
            Some((x, rest.split("</text>").next()?))
        }
        svg.split("<text ").skip(1).filter_map(one).collect()
    }

    fn labels(svg: &str) -> Vec<&str> {
        texts(svg).into_iter().map(|(_, text)| text).collect()
    }

    #[test]
    fn no_name_goes_beyond_the_left_edge() {
        let long = "Held: a card whose name nobody can say in one breath";
        let longer = format!("{long}, {long}");
        for name in ["b", long, &longer] {
            let svg = bars("Wins", &[("b".to_owned(), 0.1), (name.to_owned(), 0.2)]);
            let (end, label) = texts(&svg).pop().unwrap_or_default();
            let shown = label.rsplit("</title>").next().unwrap_or_default();
            assert!(width(shown) < end, "{shown} ends at {end}");
            match name == longer {
                true => {
                    assert!(label.starts_with(&format!("<title>{longer}</title>")), "{label}");
                    assert!(shown.starts_with("Held: a card") && shown.ends_with("one breath"));
                }
                false => assert_eq!(label, name),
            }
        }
    }

    #[test]
    fn every_game_is_in_a_bar() {
        let counts: BTreeMap<u64, u64> = (100..400).map(|figure| (figure, 2)).collect();
        let svg = histogram("Length", &counts);
        assert!((30..=41).contains(&svg.matches("class=\"open\"").count()));
        assert_eq!(histogram("None", &BTreeMap::new()), "");
    }
}
