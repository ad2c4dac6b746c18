//! Signs and colours. All drawings are ours. Each owner's temple has a shape of its own: the one
//! that marks the seat in the hall.

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

/// The signs of the owners' temples, by seat.
pub(super) const TEMPLES: [&str; 5] = ["temple-1", "temple-2", "temple-3", "temple-4", "temple-5"];
/// The signs of resources.
pub(super) const RESOURCES: [&str; 4] = ["blood", "diamond", "gold", "rune"];

pub(super) static ART: Art = Art {
    signs: &[
        sign(
            "god",
            "G",
            Paint::Yellow,
            "rag-kind-god",
            r#"<path d="M12 2l3 7h7l-6 5 2 8-6-5-6 5 2-8-6-5h7z"/>"#,
        ),
        sign("giant", "J", Paint::Blue, "rag-kind-giant", r#"<path d="M2 22L9 4l4 9 3-5 6 14z"/>"#),
        sign(
            "slain",
            "††",
            Paint::Grey,
            "rag-sign-slain",
            r#"<path d="M10 2h4v6h6v4h-6v10h-4V12H4V8h6z"/>"#,
        ),
        sign("temple-1", "●1", Paint::Blue, "rag-temple-1", r#"<circle cx="12" cy="12" r="10"/>"#),
        sign("temple-2", "■2", Paint::Red, "rag-temple-2", r#"<path d="M3 3h18v18H3z"/>"#),
        sign("temple-3", "▲3", Paint::Green, "rag-temple-3", r#"<path d="M12 1l11 21H1z"/>"#),
        sign(
            "temple-4",
            "◆4",
            Paint::Purple,
            "rag-temple-4",
            r#"<path d="M12 0l12 12-12 12L0 12z"/>"#,
        ),
        sign(
            "temple-5",
            "⬟5",
            Paint::Orange,
            "rag-temple-5",
            r#"<path d="M12 1l11 8-4 13H5L1 9z"/>"#,
        ),
        sign(
            "treasure",
            "T",
            Paint::Yellow,
            "rag-sign-treasure",
            r#"<path d="M3 9h18v11H3zM5 4h14l2 4H3z"/>"#,
        ),
        sign(
            "closed",
            "?",
            Paint::Grey,
            "rag-treasure-closed",
            r#"<path d="M12 2a10 10 0 1 0 .1 0zm0 4a6 6 0 1 1-.1 0z" fill-rule="evenodd"/>"#,
        ),
        sign(
            "viking",
            "V",
            Paint::White,
            "rag-sign-viking",
            r#"<path d="M12 2c5 0 6 4 6 8v12H6V10c0-4 1-8 6-8zM2 4l4 6zM22 4l-4 6z"/>"#,
        ),
        sign(
            "blood",
            "Bl",
            Paint::Red,
            "rag-resource-blood",
            r#"<path d="M12 2c5 8 7 10 7 14a7 7 0 0 1-14 0c0-4 2-6 7-14z"/>"#,
        ),
        sign(
            "diamond",
            "Di",
            Paint::Blue,
            "rag-resource-diamond",
            r#"<path d="M6 3h12l5 7-11 12L1 10z"/>"#,
        ),
        sign("gold", "Go", Paint::Yellow, "rag-resource-gold", r#"<path d="M5 8h14l4 10H1z"/>"#),
        sign(
            "rune",
            "Ru",
            Paint::Purple,
            "rag-resource-rune",
            r#"<path d="M8 2v20M8 4l9 5-9 5 9 8" stroke="currentColor" stroke-width="3" fill="none"/>"#,
        ),
        sign(
            "action",
            "A",
            Paint::Yellow,
            "rag-card-action",
            r#"<path d="M13 1L4 14h6l-1 9 10-14h-7z"/>"#,
        ),
        sign(
            "attack",
            "X",
            Paint::Red,
            "rag-card-attack",
            r#"<path d="M11 1h2l1 14h4v2h-5v6h-2v-6H6v-2h4z"/>"#,
        ),
        sign(
            "defence",
            "D",
            Paint::Blue,
            "rag-card-defence",
            r#"<path d="M3 3h18v9c0 6-5 9-9 10-4-1-9-4-9-10z"/>"#,
        ),
        sign("ploy", "P", Paint::Orange, "rag-card-ploy", r#"<path d="M4 4h16v12l-8 5-8-5z"/>"#),
        sign("yellow", "Y", Paint::Yellow, "rag-die-yellow", r#"<path d="M3 3h18v18H3z"/>"#),
        sign("blue", "U", Paint::Blue, "rag-die-blue", r#"<path d="M6 3h12l5 9-5 9H6l-5-9z"/>"#),
        sign("white", "W", Paint::White, "rag-die-white", r#"<circle cx="12" cy="12" r="10"/>"#),
        sign(
            "skull",
            "☠☠",
            Paint::Grey,
            "rag-face-skull",
            r#"<path d="M12 2a9 9 0 0 0-5 16v4h10v-4a9 9 0 0 0-5-16zM8 10h3v4H8zM13 10h3v4h-3z" fill-rule="evenodd"/>"#,
        ),
        sign("blank", "--", Paint::Grey, "rag-face-blank", r#"<path d="M5 11h14v2H5z"/>"#),
        sign("one", "1", Paint::Plain, "rag-face-one", r#"<circle cx="12" cy="12" r="3"/>"#),
        sign(
            "two",
            "2",
            Paint::Plain,
            "rag-face-two",
            r#"<circle cx="7" cy="12" r="3"/><circle cx="17" cy="12" r="3"/>"#,
        ),
        sign(
            "many",
            "3+",
            Paint::Plain,
            "rag-face-many",
            r#"<circle cx="6" cy="17" r="3"/><circle cx="12" cy="6" r="3"/><circle cx="18" cy="17" r="3"/>"#,
        ),
        sign(
            "mine",
            "M",
            Paint::Yellow,
            "rag-building-mine",
            r#"<path d="M3 21V11a9 9 0 0 1 18 0v10h-5V12a4 4 0 0 0-8 0v9z"/>"#,
        ),
        sign(
            "well",
            "w",
            Paint::Blue,
            "rag-building-well",
            r#"<path d="M4 10h16v12H4zM12 2l10 7H2z"/>"#,
        ),
        sign(
            "shrine",
            "S",
            Paint::White,
            "rag-building-shrine",
            r#"<path d="M10 8h4v14h-4zM4 4h16v3H4z"/>"#,
        ),
    ],
};
