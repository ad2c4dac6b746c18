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

const WIDTH: f64 = 760.0;
const NAMES: f64 = 200.0;
const ROW: f64 = 22.0;
const FOOT: f64 = 30.0;

/// Rates with their intervals, one under the other; what is fair is a dashed line.
pub(crate) fn rates(title: &str, dots: &[Dot]) -> String {
    let all = dots.iter().flat_map(|dot| [dot.ci95[0], dot.ci95[1], dot.fair]);
    let (low, high) = all.fold((1.0f64, 0.0f64), |(low, high), x| (low.min(x), high.max(x)));
    let axis = Axis::new(low, high);
    let height = dots.len() as f64 * ROW;
    let mut svg = axis.begin(title, height, percent);
    for (i, dot) in dots.iter().enumerate() {
        let y = (i as f64 + 0.5) * ROW;
        let [from, to] = dot.ci95.map(|end| axis.at(end));
        let (x, fair) = (axis.at(dot.rate), axis.at(dot.fair));
        let (top, foot) = (y - ROW / 2.0, y + ROW / 2.0);
        let class = class(dot.verdict);
        name(&mut svg, &dot.name, y);
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
    let axis = Axis::new(-far, far);
    let mut svg = axis.begin(title, rows.len() as f64 * ROW, |x| format!("{x:.2}"));
    for (i, (label, figure)) in rows.iter().enumerate() {
        let y = (i as f64 + 0.5) * ROW;
        let (from, to) = (axis.at(figure.min(0.0)), axis.at(figure.max(0.0)));
        name(&mut svg, label, y);
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
    let axis = Axis { low: *first as f64, high: (last + 1) as f64, left: 10.0 };
    let mut svg = axis.begin(title, HEIGHT, |x| format!("{x:.0}"));
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
    left: f64,
}

impl Axis {
    fn new(low: f64, high: f64) -> Axis {
        let air = ((high - low) * 0.05).max(0.005);
        Axis { low: low - air, high: high + air, left: NAMES }
    }

    fn at(&self, x: f64) -> f64 {
        let share = (x - self.low) / (self.high - self.low);
        self.left + share * (WIDTH - self.left - 20.0)
    }

    /// The frame with its scale.
    fn begin(&self, title: &str, height: f64, label: impl Fn(f64) -> String) -> String {
        let all = height + FOOT;
        let title = safe(title);
        let mut svg = format!(
            "<svg viewBox=\"0 0 {WIDTH} {all}\" width=\"{WIDTH}\" role=\"img\" \
             aria-label=\"{title}\"><title>{title}</title>"
        );
        for mark in self.marks() {
            let x = self.at(mark);
            let _ = write!(
                svg,
                "<line class=\"axis\" x1=\"{x:.1}\" y1=\"0\" x2=\"{x:.1}\" y2=\"{height:.1}\"/>\
                 <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                height + 20.0,
                safe(&label(mark))
            );
        }
        svg
    }

    /// Round figures along the scale, about six.
    fn marks(&self) -> Vec<f64> {
        let rough = (self.high - self.low) / 6.0;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|s| s * power).into_iter().find(|s| *s >= rough);
        let step = step.unwrap_or(power * 10.0);
        let first = (self.low / step).ceil() as i64;
        let last = (self.high / step).floor() as i64;
        (first..=last).map(|n| n as f64 * step).collect()
    }
}

fn name(svg: &mut String, name: &str, y: f64) {
    let _ = write!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
        NAMES - 8.0,
        y + 4.0,
        safe(name)
    );
}

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
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
        let axis = Axis::new(0.35, 0.75);
        assert!(svg.contains(&format!("cx=\"{:.1}\"", axis.at(0.4))), "{svg}");
    }

    #[test]
    fn marks_are_round_and_within() {
        let axis = Axis { low: 0.12, high: 0.58, left: 0.0 };
        let marks: Vec<String> = axis.marks().iter().map(|mark| format!("{mark:.1}")).collect();
        assert_eq!(marks, ["0.2", "0.3", "0.4", "0.5"]);
    }

    #[test]
    fn every_game_is_in_a_bar() {
        let counts: BTreeMap<u64, u64> = (100..400).map(|figure| (figure, 2)).collect();
        let svg = histogram("Length", &counts);
        assert!((30..=41).contains(&svg.matches("class=\"open\"").count()));
        assert_eq!(histogram("None", &BTreeMap::new()), "");
    }
}
