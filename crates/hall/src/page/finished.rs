//! A finished game, step by step.

use maud::{Markup, html};
use tabletop::{Eyes, Phrase, Seat};
use words::Voice;

use super::item::Pen;
use super::{board, end, frame, side, sign, table};
use crate::shown::{Finished, Hall};

/// A finished game.
pub fn finished(hall: Hall<'_>, page: &Finished) -> Markup {
    let voice = Voice::new(hall.words, &page.names);
    let name = super::title(hall.words, page.about.id);
    let title = voice.say(&Phrase::new("hall-finished").with("game", &*name));
    let pen = Pen {
        hall,
        voice,
        about: page.about,
        art: page.art,
        screen: &page.screen,
        refusals: &[],
        hint: None,
    };
    let within = |container: &str| {
        let zones = page.screen.zones.iter().filter(|z| board::container(z.owner) == container);
        html! { @for zone in zones { (board::zone(pen, zone)) } }
    };
    let body = html! {
        (sign::sprite(page.art))
        div #replay {
            div #c-head { section.headline {
                h1 { (title) }
                p.facts { (voice.dotted(&page.screen.facts)) }
            } }
            (slider(voice, page))
            @if !page.screen.scores.is_empty() {
                div #c-end { section.end aria-labelledby="h-end" {
                    (end::result(voice, &page.screen, page.outcome.as_ref()))
                } }
            }
            (table::surface(voice, page.eyes, page.seats.len() as u8, within))
            aside #c-side aria-label=(voice.t("hall-beside")) {
                (next(voice, page))
                (proof(voice, page))
                section.panel.log aria-labelledby="h-log" {
                    h2 #h-log { (voice.t("hall-log")) }
                    ol.lines.long tabindex="0" aria-labelledby="h-log" {
                        @for entry in page.log.iter().rev() {
                            (side::line(voice, page.about.id, entry))
                        }
                    }
                }
            }
        }
    };
    frame::document(hall, &title, "at-table", &body)
}

fn eyes_value(eyes: Eyes) -> String {
    match eyes {
        Eyes::Seat(seat) => seat.to_string(),
        Eyes::Spectator => "all".to_owned(),
    }
}

/// The slider over the steps, and whose eyes look.
fn slider(voice: Voice<'_>, page: &Finished) -> Markup {
    let here = format!("/t/{}", page.id);
    let to = |at: usize| format!("{here}?at={at}&eyes={}", eyes_value(page.eyes));
    let count = Phrase::new("hall-step").with("at", page.at).with("steps", page.steps);
    html! {
        div #c-ask { section.ask aria-labelledby="h-ask" {
            h2 #h-ask { (voice.say(&count)) }
            p { (voice.say(&page.screen.prompt)) }
            form.slider method="get" action=(here) data-slider {
                div.steps {
                    a.button href=(to(0)) aria-label=(voice.t("hall-step-first")) { "|◀" }
                    a.button href=(to(page.at.saturating_sub(1))) aria-label=(voice.t("hall-step-back")) { "◀" }
                    input type="range" name="at" min="0" max=(page.steps) value=(page.at)
                        aria-label=(voice.t("hall-step-slider"));
                    a.button href=(to((page.at + 1).min(page.steps))) aria-label=(voice.t("hall-step-next")) { "▶" }
                    a.button href=(to(page.steps)) aria-label=(voice.t("hall-step-last")) { "▶|" }
                }
                label { (voice.t("hall-eyes")) " "
                    select name="eyes" {
                        @for eyes in [Eyes::Spectator].into_iter().chain(Seat::all(page.seats.len() as u8).map(Eyes::Seat)) {
                            option value=(eyes_value(eyes)) selected[eyes == page.eyes] { (table::eyes(voice, eyes)) }
                        }
                    }
                }
                button.refresh { (voice.t("hall-look")) }
            }
        } }
    }
}

/// Playing on, playing again, taking the saga home.
fn next(voice: Voice<'_>, page: &Finished) -> Markup {
    let seat = match page.eyes {
        Eyes::Seat(seat) => seat,
        Eyes::Spectator => Seat(0),
    };
    html! {
        section.panel.tools aria-label=(voice.t("hall-tools")) {
            form method="post" action={ "/t/" (page.id) "/fork" } {
                input type="hidden" name="at" value=(page.at);
                input type="hidden" name="seat" value=(seat);
                button.tool { (voice.say(&Phrase::new("hall-fork").with("seat", seat))) }
            }
            @match &page.rematch {
                Some(id) => a.tool href={ "/t/" (id) } { (voice.t("hall-rematch-go")) },
                None if page.played => form method="post" action={ "/t/" (page.id) } {
                    input type="hidden" name="act" value="rematch";
                    button.tool { (voice.t("hall-rematch")) }
                },
                None => {},
            }
            @if page.secret.is_some() {
                a.tool href={ "/t/" (page.id) "/review" } { (voice.t("hall-review")) }
            }
            a.tool href={ "/t/" (page.id) "/saga" } { (voice.t("hall-saga")) }
            a.tool href={ "/rules/" (page.about.id) } { (voice.t("hall-rules")) }
        }
    }
}

/// What the check of the saga found.
fn proof(voice: Voice<'_>, page: &Finished) -> Markup {
    html! {
        section.panel.proof aria-labelledby="h-proof" {
            h2 #h-proof { (voice.t("hall-proof")) }
            @match &page.verified {
                Ok(report) => p.good { "✓ " (voice.say(&Phrase::new("hall-proof-good")
                    .with("choices", report.choices)
                    .with("fortunes", report.fortunes))) },
                Err(why) => p.notice { "✗ " (voice.say(why)) },
            }
            details {
                summary { (voice.t("hall-proof-how")) }
                p { (voice.t("hall-proof-what")) }
                dl {
                    dt { (voice.t("hall-commitment")) } dd { code { (page.commitment) } }
                    @if let Some(secret) = &page.secret {
                        dt { (voice.t("hall-secret")) } dd { code { (secret) } }
                    }
                }
            }
        }
    }
}
