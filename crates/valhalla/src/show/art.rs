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

pub(super) static ART: Art = Art {
    signs: &[
        sign(
            "bear",
            "B",
            Paint::Orange,
            "val-clan-bear",
            r#"<circle cx="12" cy="14" r="7"/><circle cx="6" cy="7" r="3"/><circle cx="18" cy="7" r="3"/>"#,
        ),
        sign(
            "wolf",
            "W",
            Paint::Green,
            "val-clan-wolf",
            r#"<path d="M4 3l5 6h6l5-6-1 11-7 8-7-8z"/>"#,
        ),
        sign(
            "boar",
            "O",
            Paint::Yellow,
            "val-clan-boar",
            r#"<path d="M5 6h14l-2 9a5 5 0 0 1-10 0zM7 17l-3 4 5-2zM17 17l3 4-5-2z"/>"#,
        ),
        sign(
            "deer",
            "D",
            Paint::Purple,
            "val-clan-deer",
            r#"<path d="M9 12h6l-1 9h-4zM9 12L5 8V3l3 4zM15 12l4-4V3l-3 4z"/>"#,
        ),
        sign(
            "giant",
            "G",
            Paint::White,
            "val-clan-giant",
            r#"<path d="M12 2v20M3 7l18 10M21 7L3 17" stroke="currentColor" stroke-width="3" fill="none"/>"#,
        ),
        sign("tactic", "T", Paint::Grey, "val-kind-tactic", r#"<path d="M4 4h16v12l-8 5-8-5z"/>"#),
        sign(
            "jarl",
            "J",
            Paint::Red,
            "val-kind-jarl",
            r#"<path d="M3 18V7l5 5 4-8 4 8 5-5v11z"/>"#,
        ),
        sign(
            "monster",
            "M",
            Paint::Black,
            "val-kind-monster",
            r#"<path d="M2 14c4-10 16-10 20 0l-4-1-2 5-2-4-2 5-2-5-2 4-2-5z"/>"#,
        ),
        sign(
            "spear",
            "Sp",
            Paint::Plain,
            "val-weapon-spear",
            r#"<path d="M12 1l4 7h-3v15h-2V8H8z"/>"#,
        ),
        sign(
            "sword",
            "Sw",
            Paint::Plain,
            "val-weapon-sword",
            r#"<path d="M11 1h2l1 14h4v2h-5v6h-2v-6H6v-2h4z"/>"#,
        ),
        sign(
            "axe",
            "Ax",
            Paint::Plain,
            "val-weapon-axe",
            r#"<path d="M10 1h3v22h-3zM13 3c6 0 8 4 8 9-3-2-5-3-8-3z"/>"#,
        ),
        sign(
            "shield",
            "Sh",
            Paint::Plain,
            "val-weapon-shield",
            r#"<path d="M12 2a10 10 0 1 0 .1 0zm0 7a3 3 0 1 1-.1 0z" fill-rule="evenodd"/>"#,
        ),
        sign(
            "bow",
            "Bo",
            Paint::Plain,
            "val-weapon-bow",
            r#"<path d="M7 2c12 5 12 15 0 20M7 2v20M3 12h17M16 9l4 3-4 3" stroke="currentColor" stroke-width="2" fill="none"/>"#,
        ),
        sign(
            "miss",
            "××",
            Paint::Grey,
            "val-weapon-miss",
            r#"<path d="M4 4l16 16M20 4L4 20" stroke="currentColor" stroke-width="4" fill="none"/>"#,
        ),
        sign(
            "any",
            "??",
            Paint::Plain,
            "val-weapon-any",
            r#"<path d="M12 2a10 10 0 1 0 .1 0zm0 3a7 7 0 1 1-.1 0z" fill-rule="evenodd"/>"#,
        ),
        sign(
            "pair",
            "2=",
            Paint::Plain,
            "val-demand-pair",
            r#"<path d="M2 8h9v9H2zM13 8h9v9h-9z"/>"#,
        ),
        sign(
            "triple",
            "3=",
            Paint::Plain,
            "val-demand-triple",
            r#"<path d="M8 2h8v8H8zM2 13h9v9H2zM13 13h9v9h-9z"/>"#,
        ),
        sign("own-die", "", Paint::Plain, "val-die-own", r#"<path d="M3 3h18v18H3z"/>"#),
        sign(
            "different",
            "!=",
            Paint::Plain,
            "val-weapon-different",
            r#"<path d="M3 8h18v3H3zM3 14h18v3H3zM15 3l3 1-9 17-3-1z"/>"#,
        ),
        sign("thor", "H", Paint::Blue, "val-kind-thor", r#"<path d="M4 3h16v8h-6v11h-4V11H4z"/>"#),
        sign("tyr", "Y", Paint::Red, "val-kind-tyr", r#"<path d="M12 2l7 8h-5v12h-4V10H5z"/>"#),
        sign(
            "loki",
            "L",
            Paint::Green,
            "val-kind-loki",
            r#"<path d="M4 4c9 0 9 8 4 8s-1 8 4 8 8-3 8-3" stroke="currentColor" stroke-width="3" fill="none"/>"#,
        ),
        sign(
            "delivered",
            "+",
            Paint::Plain,
            "val-die-any-delivered",
            r#"<path d="M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z"/>"#,
        ),
        sign(
            "grey-die",
            "*",
            Paint::Grey,
            "val-die-any-grey",
            r#"<path d="M12 1l11 11-11 11L1 12z"/>"#,
        ),
    ],
};
