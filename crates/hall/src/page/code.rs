//! An address as a square that a telephone's camera reads.

use std::fmt::Write as _;

use fast_qr::QRBuilder;
use maud::{Markup, html};

/// Cameras want so much empty space around it.
const QUIET: usize = 4;

/// The square, dark on light whatever the page's colours are; nothing if the text is too long.
pub(super) fn square(text: &str, label: &str) -> Markup {
    let Ok(code) = QRBuilder::new(text).build() else { return html! {} };
    let side = code.size + 2 * QUIET;
    let mut dark = String::new();
    for row in 0..code.size {
        let mut from = 0;
        for run in code[row].chunk_by(|one, other| one.value() == other.value()) {
            if run[0].value() {
                let (x, y, wide) = (from + QUIET, row + QUIET, run.len());
                let _ = write!(dark, "M{x} {y}h{wide}v1h-{wide}z");
            }
            from += run.len();
        }
    }
    html! {
        svg.code viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(label) shape-rendering="crispEdges" {
            path.light d={ "M0 0h" (side) "v" (side) "H0z" } {}
            path.dark d=(dark) {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dark_square_is_drawn_once_and_nothing_else() {
        let text = "http://192.168.1.5:7777/join#0123456789abcdef";
        let drawn = square(text, "label").into_string();
        let path = drawn.rsplit("d=\"").next().unwrap().split('"').next().unwrap();
        let code = QRBuilder::new(text).build().unwrap();
        let mut squares = vec![vec![false; code.size]; code.size];
        for run in path.split('z').filter(|run| !run.is_empty()) {
            let (at, wide) = run.strip_prefix('M').unwrap().split_once('h').unwrap();
            let (x, y) = at.split_once(' ').unwrap();
            let (x, y) = (x.parse::<usize>().unwrap() - QUIET, y.parse::<usize>().unwrap() - QUIET);
            for square in &mut squares[y][x..][..wide.split('v').next().unwrap().parse().unwrap()] {
                assert!(!std::mem::replace(square, true), "{run} is drawn twice");
            }
        }
        for (row, squares) in squares.iter().enumerate() {
            let dark: Vec<bool> = code[row].iter().map(|module| module.value()).collect();
            assert_eq!(*squares, dark, "row {row}");
        }
    }

    #[test]
    fn what_no_square_can_hold_has_none() {
        assert_eq!(square(&"x".repeat(5000), "label").into_string(), "");
    }
}
