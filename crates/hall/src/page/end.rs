//! The result, line by line, and what comes next.

use maud::{Markup, html};
use screen::{Score, Screen};
use tabletop::Outcome;
use words::Voice;

use super::item::Pen;
use super::side::deed;
use super::sign;
use crate::shown::TablePage;

/// The end of a game at its table.
pub(super) fn end(pen: Pen<'_>, page: &TablePage) -> Markup {
    let voice = pen.voice;
    html! {
        section.end #z-end data-in="c-end" aria-labelledby="h-end" {
            (result(voice, pen.screen, page.outcome.as_ref()))
            div.choices {
                (again(voice, page))
                a.button href={ "/t/" (page.id) "?at=0" } { (voice.t("hall-look-back")) }
                a.button href={ "/t/" (page.id) "/review" } { (voice.t("hall-review")) }
                a.button href="/" { (voice.t("hall-home")) }
            }
        }
    }
}

fn again(voice: Voice<'_>, page: &TablePage) -> Markup {
    html! {
        @match &page.rematch {
            Some(id) => a.button.primary href={ "/t/" (id) } { (voice.t("hall-rematch-go")) },
            None if !page.held.is_empty() => (deed(page, "rematch", None, html! {
                button.primary { (voice.t("hall-rematch")) }
            })),
            None => {},
        }
    }
}

/// Why it ended, and each player line by line; who gave up cannot win, whatever was counted.
pub(super) fn result(voice: Voice<'_>, screen: &Screen, outcome: Option<&Outcome>) -> Markup {
    let won = |score: &Score| match outcome {
        Some(outcome) => outcome.shares[score.seat.index()] > 0.0,
        None => score.won,
    };
    let mut scores: Vec<&Score> = screen.scores.iter().collect();
    scores.sort_by_key(|score| !won(score));
    html! {
        h2 #h-end { (voice.t("hall-result")) }
        @if let Some(ending) = &screen.ending { p { (voice.say(ending)) } }
        div.scores {
            @for score in scores {
                table.score.won[won(score)] {
                    caption {
                        (sign::owner(score.seat)) (voice.name(score.seat))
                        @if won(score) { " " span.badge { (voice.t("hall-won")) } }
                        // The game tells its winners as if nobody had given up.
                        @else if score.won { " " span.badge { (voice.t("hall-forfeit")) } }
                    }
                    tbody {
                        @for (label, points) in &score.lines {
                            tr { th scope="row" { (voice.say(label)) } td { (points) } }
                        }
                    }
                    tfoot { tr { th scope="row" { (voice.t("hall-total")) } td { (score.total) } } }
                }
            }
        }
    }
}
