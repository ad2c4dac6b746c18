//! A picture of a review: each seat's chance to win over the game.

use std::fmt::Write as _;

use super::{Review, What};

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
const RIGHT: f64 = 180.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 50.0;

/// Told apart also by those who do not see all colours, and by their dashes.
const COLOURS: [&str; 8] =
    ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#000000", "#999999"];
const DASHES: [&str; 8] = ["", "8 4", "2 3", "8 3 2 3", "12 4", "4 4", "1 4", "6 2 1 2"];

/// The picture as SVG, in one piece.
pub fn plot(review: &Review, labels: &Labels) -> String {
    let last = review.moments.last().map_or(1, |moment| moment.step).max(1) as f64;
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
    for seat in 0..review.seats.len() {
        let (colour, dash) = (COLOURS[seat % 8], DASHES[seat % 8]);
        let mut points = format!("{:.1},{:.1}", x(0), y(review.start[seat]));
        let mut marks = String::new();
        for moment in &review.moments {
            let (at, high) = (x(moment.step), y(moment.chances[seat]));
            let _ = write!(points, " {at:.1},{high:.1}");
            if let What::Decision(decision) = &moment.what
                && decision.seat.index() == seat
                && let Some(better) = &decision.better
            {
                let _ = writeln!(
                    marks,
                    "<circle cx=\"{at:.1}\" cy=\"{high:.1}\" r=\"4\" fill=\"{colour}\"><title>{}: \
                     {} → {}</title></circle>",
                    moment.step,
                    escaped(&decision.choice),
                    escaped(better)
                );
            }
        }
        let name = labels.names.get(seat).map_or("", String::as_str);
        let (key, beside) = (TOP + 20.0 * seat as f64 + 10.0, WIDTH - RIGHT + 12.0);
        let _ = writeln!(
            svg,
            "<polyline points=\"{points}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" \
             stroke-dasharray=\"{dash}\"/>\n{marks}\
             <line x1=\"{beside}\" x2=\"{0}\" y1=\"{key}\" y2=\"{key}\" stroke=\"{colour}\" \
             stroke-width=\"2\" stroke-dasharray=\"{dash}\"/>\
             <text x=\"{1}\" y=\"{2}\">{3}</text>",
            beside + 30.0,
            beside + 36.0,
            key + 4.0,
            escaped(name)
        );
    }
    let (key, beside) = (TOP + 20.0 * review.seats.len() as f64 + 10.0, WIDTH - RIGHT + 27.0);
    let _ = writeln!(
        svg,
        "<circle cx=\"{beside}\" cy=\"{key}\" r=\"4\"/><text x=\"{}\" y=\"{}\">{}</text>\n</svg>",
        beside + 21.0,
        key + 4.0,
        escaped(&labels.missed)
    );
    svg
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
