//! A picture of a review: each seat's chance to win over the game.

use std::fmt::Write as _;

use super::{Review, Say, What};

/// The words in the picture.
#[derive(Clone, Debug)]
pub struct Labels {
    /// Above it.
    pub title: String,
    /// Beside the axis of chances.
    pub chance: String,
    /// Below the axis of steps.
    pub step: String,
    /// What a mark means.
    pub missed: String,
    /// What the players are called, in the order of seats.
    pub names: Vec<String>,
}

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 420.0;
const LEFT: f64 = 60.0;
/// Room for the names.
const RIGHT: f64 = 240.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 50.0;

/// Told apart also by those who do not see all colours, and by their dashes.
const COLOURS: [&str; 8] =
    ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#000000", "#999999"];
const DASHES: [&str; 8] = ["", "8 4", "2 3", "8 3 2 3", "12 4", "4 4", "1 4", "6 2 1 2"];

/// The picture as SVG, in one piece; `say` says the choices.
pub fn plot(review: &Review, labels: &Labels, say: Say<'_>) -> String {
    let last = review.steps.max(1) as f64;
    let x = |step: usize| LEFT + (WIDTH - LEFT - RIGHT) * step as f64 / last;
    let y = |chance: f64| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - chance.clamp(0.0, 1.0));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         font-family=\"sans-serif\" font-size=\"13\">\n<title>{0}</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"{LEFT}\" y=\"24\" font-size=\"16\">{0}</text>\n",
        escaped(&labels.title)
    );
    for percent in [0, 25, 50, 75, 100] {
        let at = y(f64::from(percent) / 100.0);
        let _ = writeln!(
            svg,
            "<line x1=\"{LEFT}\" x2=\"{0}\" y1=\"{at:.1}\" y2=\"{at:.1}\" stroke=\"#ddd\"/>\
             <text x=\"{1}\" y=\"{2:.1}\" text-anchor=\"end\">{percent} %</text>",
            WIDTH - RIGHT,
            LEFT - 6.0,
            at + 4.0,
        );
    }
    let middle = TOP + (HEIGHT - TOP - BOTTOM) / 2.0;
    let _ = writeln!(
        svg,
        "<text x=\"14\" y=\"{middle}\" transform=\"rotate(-90 14 {middle})\" \
         text-anchor=\"middle\">{}</text>",
        escaped(&labels.chance)
    );
    let along = LEFT + (WIDTH - LEFT - RIGHT) / 2.0;
    let (foot, below) = (HEIGHT - BOTTOM + 18.0, HEIGHT - 10.0);
    let _ = writeln!(
        svg,
        "<text x=\"{LEFT}\" y=\"{foot}\">0</text>\
         <text x=\"{0}\" y=\"{foot}\" text-anchor=\"end\">{last}</text>\
         <text x=\"{along}\" y=\"{below}\" text-anchor=\"middle\">{1}</text>",
        WIDTH - RIGHT,
        escaped(&labels.step)
    );
    let mut legend = Legend { svg: String::new(), y: TOP + 10.0 };
    for seat in 0..review.seats.len() {
        let (colour, dash) = (COLOURS[seat % 8], DASHES[seat % 8]);
        let mut points = format!("{:.1},{:.1}", x(0), y(review.start[seat]));
        let mut marks = String::new();
        for moment in &review.moments {
            let (at, high) = (x(moment.step), y(moment.chances[seat]));
            let _ = write!(points, " {at:.1},{high:.1}");
            if let What::Decision(decision) = &moment.what
                && decision.seat.index() == seat
                && let Some(better) = decision.better_said(say)
            {
                let _ = writeln!(
                    marks,
                    "<circle cx=\"{at:.1}\" cy=\"{high:.1}\" r=\"4\" fill=\"{colour}\"><title>{}: \
                     {} → {}</title></circle>",
                    moment.step,
                    escaped(&decision.said(say)),
                    escaped(&better)
                );
            }
        }
        let _ = write!(points, " {:.1},{:.1}", x(review.steps), y(review.end[seat]));
        let _ = writeln!(
            svg,
            "<polyline points=\"{points}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" \
             stroke-dasharray=\"{dash}\"/>\n{marks}",
        );
        let sign = format!(
            "<line x1=\"{0}\" x2=\"{1}\" y1=\"{2}\" y2=\"{2}\" stroke=\"{colour}\" \
             stroke-width=\"2\" stroke-dasharray=\"{dash}\"/>",
            WIDTH - RIGHT + 12.0,
            WIDTH - RIGHT + 42.0,
            legend.y,
        );
        legend.add(&sign, labels.names.get(seat).map_or("", String::as_str));
    }
    let sign = format!("<circle cx=\"{}\" cy=\"{}\" r=\"4\"/>", WIDTH - RIGHT + 27.0, legend.y);
    legend.add(&sign, &labels.missed);
    svg + &legend.svg + "</svg>\n"
}

/// What the lines and marks mean, to the right of the picture.
struct Legend {
    svg: String,
    /// Where the next entry is.
    y: f64,
}

impl Legend {
    /// Adds a sign and what it means, on as many lines as are needed.
    fn add(&mut self, sign: &str, text: &str) {
        self.svg += sign;
        for line in lines(text) {
            let (x, y) = (WIDTH - RIGHT + 48.0, self.y + 4.0);
            let _ = writeln!(self.svg, "<text x=\"{x}\" y=\"{y}\">{}</text>", escaped(&line));
            self.y += 16.0;
        }
        self.y += 4.0;
    }
}

/// How many letters of the common width stand beside a sign: a generous 8 to each, 4 to the margin.
const LETTERS: usize = ((RIGHT - 48.0 - 4.0) / 8.0) as usize;

/// At most two lines that stand beside a sign, broken between words where that is possible.
fn lines(text: &str) -> Vec<String> {
    // Who draws knows nothing of the font. Scripts beyond the alphabets are about twice as wide.
    let wide = |c: char| if c < '\u{1100}' { 1 } else { 2 };
    let (mut lines, mut line, mut used) = (Vec::new(), String::new(), 0);
    for c in text.chars() {
        if used + wide(c) > LETTERS {
            if lines.len() == 1 {
                line.pop();
                line.push('…');
                break;
            }
            let rest = line.rfind(' ').filter(|at| *at > 0).map(|at| line.split_off(at));
            lines.push(std::mem::take(&mut line));
            line = rest.unwrap_or_default().trim_start().to_owned();
            used = line.chars().map(wide).sum();
        }
        line.push(c);
        used += wide(c);
    }
    lines.push(line);
    lines
}

/// A text that stands in XML.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_long_is_broken_between_words_and_cut() {
        assert_eq!(LETTERS, 23);
        assert_eq!(lines("Player 1"), ["Player 1"]);
        assert_eq!(lines("A better choice was missed"), ["A better choice was", "missed"]);
        assert_eq!(lines(&"x".repeat(30)), ["x".repeat(23), "x".repeat(7)]);
        assert_eq!(lines(&"x".repeat(60)), ["x".repeat(23), "x".repeat(22) + "…"]);
        assert_eq!(lines(&"王".repeat(12)), ["王".repeat(11), "王".to_owned()]);
        assert_eq!(lines(""), [""]);
    }
}
