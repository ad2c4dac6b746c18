//! Signs and colours. All drawings are ours.

use screen::{Art, Paint, Sign};

const fn sign(
    id: &'static str,
    letter: &'static str,
    paint: Paint,
    phrase: &'static str,
    svg: &'static str,
) -> Sign {
    Sign { id, letter, paint, svg, phrase }
}

const STROKE: &str =
    r#"<path d="M6 3v18M6 6l10 5M6 11l10 5" stroke="currentColor" stroke-width="3" fill="none"/>"#;

pub(super) static ART: Art = Art {
    signs: &[
        sign(
            "melee",
            "M",
            Paint::Red,
            "gow-type-melee",
            r#"<path d="M10 1h4v15h5v3h-5v4h-4v-4H5v-3h5z"/>"#,
        ),
        sign(
            "ranged",
            "R",
            Paint::Yellow,
            "gow-type-ranged",
            r#"<path d="M2 11h14l-3-4h4l5 5-5 5h-4l3-4H2z"/>"#,
        ),
        sign(
            "defence",
            "D",
            Paint::Blue,
            "gow-type-defence",
            r#"<path d="M12 2l9 3v7c0 5-4 8-9 10-5-2-9-5-9-10V5z"/>"#,
        ),
        sign(
            "special",
            "S",
            Paint::Purple,
            "gow-type-special",
            r#"<path d="M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"/>"#,
        ),
        sign(
            "number",
            "N",
            Paint::Black,
            "gow-type-number",
            r#"<path d="M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z"/>"#,
        ),
        sign(
            "stun",
            "Z",
            Paint::White,
            "gow-status-stun",
            r#"<path d="M5 4h14v3L9 17h10v3H5v-3L15 7H5z"/>"#,
        ),
        sign(
            "poison",
            "P",
            Paint::Green,
            "gow-status-poison",
            r#"<path d="M12 2c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13z"/>"#,
        ),
        sign(
            "crystal",
            "C",
            Paint::Blue,
            "gow-status-crystal",
            r#"<path d="M12 1l7 8-7 14L5 9z"/>"#,
        ),
        sign(
            "rage",
            "Ra",
            Paint::Orange,
            "gow-sign-rage",
            r#"<path d="M12 2c1 5 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 3-6 1 2 2 3 3 2z"/>"#,
        ),
        sign(
            "hero",
            "H",
            Paint::Orange,
            "gow-sign-hero",
            r#"<circle cx="12" cy="7" r="5"/><path d="M3 22c0-7 4-9 9-9s9 2 9 9z"/>"#,
        ),
        sign(
            "enemy",
            "E",
            Paint::Red,
            "gow-sign-enemy",
            r#"<path d="M4 3l4 4h8l4-4v9l-4 9H8l-4-9z"/>"#,
        ),
        sign(
            "dead",
            "X",
            Paint::Grey,
            "gow-sign-dead",
            r#"<path d="M4 4l16 16M20 4L4 20" stroke="currentColor" stroke-width="4" fill="none"/>"#,
        ),
        sign(
            "place",
            "L",
            Paint::Plain,
            "gow-sign-place",
            r#"<path d="M2 21L9 6l4 7 3-4 6 12z"/>"#,
        ),
        sign("fe", "Fe", Paint::Yellow, "gow-rune-fe", STROKE),
        sign(
            "ur",
            "Ur",
            Paint::Green,
            "gow-rune-ur",
            r#"<path d="M6 21V4l11 5v12" stroke="currentColor" stroke-width="3" fill="none"/>"#,
        ),
        sign(
            "thurs",
            "Th",
            Paint::Red,
            "gow-rune-thurs",
            r#"<path d="M8 2v20M8 7l8 5-8 5" stroke="currentColor" stroke-width="3" fill="none"/>"#,
        ),
        sign(
            "oss",
            "Os",
            Paint::Blue,
            "gow-rune-oss",
            r#"<path d="M8 2v20M8 4l8 4M8 10l8 4" stroke="currentColor" stroke-width="3" fill="none"/>"#,
        ),
        sign(
            "reid",
            "Re",
            Paint::Purple,
            "gow-rune-reid",
            r#"<path d="M7 22V3l9 4-9 5 9 10" stroke="currentColor" stroke-width="3" fill="none"/>"#,
        ),
        sign(
            "kaun",
            "Ka",
            Paint::Orange,
            "gow-rune-kaun",
            r#"<path d="M17 3L7 12l10 9" stroke="currentColor" stroke-width="3" fill="none"/>"#,
        ),
    ],
};
