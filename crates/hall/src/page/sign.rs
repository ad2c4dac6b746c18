//! Signs: the game's own, and those of seats.

use maud::{Markup, PreEscaped, html};
use screen::{Art, Paint, Sign};
use tabletop::Seat;

/// All signs of a game, to be drawn by reference.
pub(super) fn sprite(art: &'static Art) -> Markup {
    html! {
        svg.sprite aria-hidden="true" width="0" height="0" {
            @for sign in art.signs {
                // The drawing comes with the program, never from outside.
                symbol id={ "s-" (sign.id) } viewBox="0 0 24 24" { (PreEscaped(sign.svg)) }
            }
        }
    }
}

/// A sign by its id.
pub(super) fn find(art: &'static Art, id: Option<&str>) -> Option<&'static Sign> {
    art.signs.iter().find(|sign| Some(sign.id) == id)
}

/// A sign's drawing; it stands where nothing is read aloud, its name is said in words elsewhere.
pub(super) fn draw(sign: &Sign) -> Markup {
    html! {
        svg.sign.(paint(Some(sign))) { use href={ "#s-" (sign.id) } {} }
    }
}

/// The class of a sign's colour.
pub(super) fn paint(sign: Option<&Sign>) -> &'static str {
    match sign.map_or(Paint::Plain, |sign| sign.paint) {
        Paint::Plain => "p-plain",
        Paint::Red => "p-red",
        Paint::Orange => "p-orange",
        Paint::Yellow => "p-yellow",
        Paint::Green => "p-green",
        Paint::Blue => "p-blue",
        Paint::Purple => "p-purple",
        Paint::White => "p-white",
        Paint::Grey => "p-grey",
        Paint::Black => "p-black",
    }
}

/// The shape of each seat, in a box of 24 × 24: told apart without colours.
const SHAPES: [&str; tabletop::MAX_SEATS] = [
    "M12 2a10 10 0 1 0 .1 0z",
    "M3 3h18v18H3z",
    "M12 1l11 21H1z",
    "M12 0l12 12-12 12L0 12z",
    "M12 1l11 8-4 13H5L1 9z",
    "M6 2h12l6 10-6 10H6L0 12z",
    "M8 1h8v7h7v8h-7v7H8v-7H1V8h7z",
    "M12 0l3 8h9l-7 5 3 9-8-6-8 6 3-9-7-5h9z",
];

/// The mark of a seat: a shape and its number.
pub(super) fn owner(seat: Seat) -> Markup {
    let shape = SHAPES[seat.index() % SHAPES.len()];
    html! {
        svg.owner.{ "o" (seat) } viewBox="0 0 24 24" aria-hidden="true" {
            path d=(shape) {}
            text x="12" y="17" text-anchor="middle" { (seat) }
        }
    }
}

/// A picture of a game, made of its signs.
pub(super) fn cover(art: &'static Art) -> Markup {
    let named = |sign: &&Sign| sign.letter.starts_with(|c: char| c.is_ascii_alphabetic());
    let mut signs: Vec<&Sign> = art.signs.iter().filter(named).collect();
    // Those first that have most to look at; plain dots and bars are left for the table.
    signs.sort_by_key(|sign| std::cmp::Reverse(sign.svg.len()));
    let main = (!signs.is_empty()).then(|| signs.remove(0));
    let ring = &signs[..signs.len().min(9)];
    html! {
        svg.cover viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            path.sky d="M0 0h320v180H0z" {}
            path.hill d="M0 128q50-38 104-12t104-18 112 14v68H0z" {}
            path.hill.near d="M0 152q80-30 160-8t160-12v48H0z" {}
            // A shield with a rim of rivets.
            circle.rim cx="160" cy="90" r="58" {}
            circle.boss cx="160" cy="90" r="50" {}
            @for n in 0..12u8 {
                @let (x, y) = around(n, 12, 54.0);
                circle.rivet cx=(x) cy=(y) r="2" {}
            }
            @if let Some(sign) = main {
                g.(paint(Some(sign))) transform="translate(124 54) scale(3)" { (PreEscaped(sign.svg)) }
            }
            @for (n, sign) in ring.iter().enumerate() {
                @let (x, y) = arc(n, ring.len());
                g.(paint(Some(sign))) transform={ "translate(" (x) " " (y) ") scale(1.1)" } {
                    (PreEscaped(sign.svg))
                }
            }
        }
    }
}

fn around(n: u8, of: u8, radius: f32) -> (f32, f32) {
    let angle = f32::from(n) / f32::from(of) * std::f32::consts::TAU;
    let round = |at: f32| (at * 10.0).round() / 10.0;
    (round(160.0 + radius * angle.cos()), round(90.0 + radius * angle.sin()))
}

/// Places on both sides of the shield, from the outside in.
fn arc(n: usize, of: usize) -> (f32, f32) {
    let left = n.is_multiple_of(2);
    let (row, rows) = (n / 2, of.div_ceil(2).max(1));
    let y = 14.0 + 150.0 / rows as f32 * row as f32;
    let bulge = ((y + 13.0 - 90.0) / 90.0).powi(2) * 26.0;
    let x = if left { 44.0 + bulge } else { 250.0 - bulge };
    (x.round(), y.round())
}
