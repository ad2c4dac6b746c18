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

const SWORD: &str = r#"<path d="M11 1h2l1 13h4v2h-5v7h-2v-7H6v-2h4z"/>"#;
const SPEAR: &str = r#"<path d="M12 1l4 7h-3v15h-2V8H8z"/>"#;
const AXE: &str = r#"<path d="M10 1h3v22h-3zM13 3c6 0 8 4 8 9-3-2-5-3-8-3z"/>"#;
const DISC: &str = r#"<circle cx="12" cy="12" r="9"/>"#;

pub(super) static ART: Art = Art {
    signs: &[
        sign("swordsman", "Sw", Paint::White, "mid-kind-swordsman", SWORD),
        sign("spearman", "Sp", Paint::Red, "mid-kind-spearman", SPEAR),
        sign("axeman", "Ax", Paint::Black, "mid-kind-axeman", AXE),
        sign("blank", "·", Paint::Grey, "mid-face-blank", r#"<path d="M10 11h4v2h-4z"/>"#),
        sign("hit", "1", Paint::Plain, "mid-face-hit", r#"<path d="M10 3h4v18h-4z"/>"#),
        sign(
            "double",
            "2",
            Paint::Orange,
            "mid-face-double",
            r#"<path d="M6 3h4v18H6zM14 3h4v18h-4z"/>"#,
        ),
        sign(
            "shield",
            "Sh",
            Paint::Blue,
            "mid-face-shield",
            r#"<path d="M12 2a10 10 0 1 0 .1 0zm0 7a3 3 0 1 1-.1 0z" fill-rule="evenodd"/>"#,
        ),
        sign("red", "R", Paint::Red, "mid-colour-red", r#"<path d="M12 2l10 19H2z"/>"#),
        sign("yellow", "Y", Paint::Yellow, "mid-colour-yellow", r#"<path d="M3 3h18v18H3z"/>"#),
        sign("blue", "B", Paint::Blue, "mid-colour-blue", DISC),
        sign(
            "troll",
            "T",
            Paint::Green,
            "mid-family-troll",
            r#"<path d="M5 8l3-5 4 3 4-3 3 5v13H5z"/>"#,
        ),
        sign(
            "kraken",
            "K",
            Paint::Purple,
            "mid-family-kraken",
            r#"<path d="M12 2a6 6 0 0 0-6 6v6l-3 7 5-4 1 5 3-5 3 5 1-5 5 4-3-7V8a6 6 0 0 0-6-6z"/>"#,
        ),
        sign(
            "leader",
            "L",
            Paint::Red,
            "mid-kind-leader",
            r#"<path d="M3 18V7l5 5 4-8 4 8 5-5v11z"/>"#,
        ),
        sign(
            "journey",
            "J",
            Paint::Blue,
            "mid-deck-journey",
            r#"<path d="M2 14c4-5 6 5 10 0s6 5 10 0v7H2z"/>"#,
        ),
        sign(
            "rune",
            "Ru",
            Paint::Purple,
            "mid-deck-rune",
            r#"<path d="M8 2h3v8l6-6v5l-6 5v8H8z"/>"#,
        ),
        sign(
            "destiny",
            "De",
            Paint::Yellow,
            "mid-deck-destiny",
            r#"<path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0zm10-3a3 3 0 1 0 .1 0z" fill-rule="evenodd"/>"#,
        ),
        sign(
            "merchant",
            "Me",
            Paint::Green,
            "mid-deck-merchant",
            r#"<path d="M8 2h8l-2 4c5 3 6 15 2 16H8C4 21 5 9 10 6z"/>"#,
        ),
        sign(
            "ship",
            "Lo",
            Paint::Orange,
            "mid-kind-ship",
            r#"<path d="M1 15h22l-4 6H5zM11 2h2v12h-2zM13 3l7 9h-7z"/>"#,
        ),
        sign(
            "food",
            "F",
            Paint::Green,
            "mid-thing-food",
            r#"<path d="M4 4c8-4 16 4 12 10l5 5-2 2-5-5C8 20 0 12 4 4z"/>"#,
        ),
        sign("wood", "W", Paint::Orange, "mid-thing-wood", r#"<path d="M2 8h20v8H2z"/>"#),
        sign("coin", "C", Paint::Yellow, "mid-thing-coins", DISC),
        sign(
            "favour",
            "Fa",
            Paint::Blue,
            "mid-thing-favours",
            r#"<path d="M12 1l3 8h8l-6 5 2 9-7-5-7 5 2-9-6-5h8z"/>"#,
        ),
        sign(
            "blame",
            "Bl",
            Paint::Red,
            "mid-thing-blame",
            r#"<path d="M4 4l16 16M20 4L4 20" stroke="currentColor" stroke-width="4" fill="none"/>"#,
        ),
        sign(
            "worker",
            "Wo",
            Paint::Plain,
            "mid-thing-workers",
            r#"<path d="M12 2a4 4 0 1 0 .1 0zM6 22V12h12v10z"/>"#,
        ),
    ],
};
