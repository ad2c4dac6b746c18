//! A finished game, judged: each seat's chance to win over the game, what was missed, what luck did.

use maud::{Markup, PreEscaped, html};
use sitting::review::{Account, Decision, Labels, Moment, Review, What, plot};
use tabletop::Phrase;
use words::Voice;

use super::{frame, sign};
use crate::shown::{Hall, Judged, Reviewed};

/// Swings of fate below this are left out.
const SMALL: f64 = 0.02;

/// The page of a review.
pub fn review(hall: Hall<'_>, page: &Reviewed) -> Markup {
    let voice = Voice::new(hall.words, &page.names);
    let name = super::title(hall.words, page.about.id);
    let title = voice.say(&Phrase::new("hall-review-title").with("game", &*name));
    let body = html! {
        h1 { (title) }
        p {
            a.button href={ "/t/" (page.id) "?at=0" } { (voice.t("hall-review-back")) }
        }
        @match &page.judged {
            Judged::Not => form method="post" action={ "/t/" (page.id) "/review" } {
                p { (voice.t("hall-review-what")) }
                button.primary.big { (voice.t("hall-review-do")) }
            },
            Judged::Going { done, of } => {
                p role="status" { (voice.t("hall-review-going")) }
                progress max=((*of).max(1)) value=(done) aria-label=(voice.t("hall-review-going")) {}
            },
            Judged::Found(found) => {
                (picture(voice, &title, found))
                (accounts(voice, found))
                (moments(voice, page, found))
                p.faint { (voice.t("hall-review-how")) }
            },
        }
    };
    frame::page(hall, &title, &body)
}

fn picture(voice: Voice<'_>, title: &str, found: &Review) -> Markup {
    let labels = Labels {
        title: title.to_owned(),
        chance: voice.t("hall-review-chance"),
        step: voice.t("hall-review-step"),
        missed: voice.t("hall-review-missed"),
        names: found.seats.iter().zip(0..).map(|(_, n)| voice.name(tabletop::Seat(n))).collect(),
    };
    // Its texts are escaped where it is drawn.
    html! { div.plot { (PreEscaped(plot(found, &labels))) } }
}

fn head(voice: Voice<'_>, ids: &[&'static str]) -> Markup {
    html! { thead { tr { @for id in ids { th scope="col" { (voice.t(id)) } } } } }
}

fn accounts(voice: Voice<'_>, found: &Review) -> Markup {
    let heads = [
        "hall-review-who",
        "hall-review-decisions",
        "hall-review-missed",
        "hall-review-skill",
        "hall-review-luck",
    ];
    let row = |(seat, account): (tabletop::Seat, &Account)| {
        html! {
            tr {
                th scope="row" { (sign::owner(seat)) (voice.name(seat)) }
                td { (account.decisions) }
                td { (account.missed) }
                td { (points(account.skill)) }
                td { (points(account.luck)) }
            }
        }
    };
    let seats = tabletop::Seat::all(found.seats.len() as u8).zip(&found.seats);
    html! {
        div.wide role="region" tabindex="0" aria-label=(voice.t("hall-review-accounts")) {
            table.figures {
                caption { (voice.t("hall-review-accounts")) }
                (head(voice, &heads))
                tbody { @for seat in seats { (row(seat)) } }
            }
        }
    }
}

fn moments(voice: Voice<'_>, page: &Reviewed, found: &Review) -> Markup {
    let heads = [
        "hall-review-step",
        "hall-review-who",
        "hall-review-choice",
        "hall-review-before",
        "hall-review-after",
        "hall-review-change",
        "hall-review-better",
    ];
    html! {
        div.wide role="region" tabindex="0" aria-label=(voice.t("hall-review-moments")) {
            table.figures {
                caption { (voice.t("hall-review-moments")) }
                (head(voice, &heads))
                tbody { @for moment in &found.moments { (row(voice, page, moment)) } }
            }
        }
    }
}

fn row(voice: Voice<'_>, page: &Reviewed, moment: &Moment) -> Markup {
    let step = |eyes: String| {
        html! { td { a href={ "/t/" (page.id) "?at=" (moment.step) "&eyes=" (eyes) } { (moment.step) } } }
    };
    match &moment.what {
        What::Decision(decision) => html! {
            tr.missed[decision.better.is_some()] {
                (step(decision.seat.to_string()))
                td { (sign::owner(decision.seat)) (voice.name(decision.seat)) }
                td { (chosen(voice, decision)) }
                td { (percent(decision.before)) }
                td { (percent(decision.after)) }
                td { (points(decision.after - decision.before)) }
                td { (better(voice, decision)) }
            }
        },
        What::Fortune(swing) if swing.iter().any(|by| by.abs() >= SMALL) => {
            let all: Vec<String> = swing.iter().map(|by| points(*by)).collect();
            html! {
                tr.fate {
                    (step("all".to_owned()))
                    td { (voice.t("hall-review-fate")) }
                    td {} td {} td {}
                    td { (all.join(" / ")) }
                    td {}
                }
            }
        }
        What::Fortune(_) => html! {},
    }
}

/// What was chosen, in words where the table has words for it.
fn chosen(voice: Voice<'_>, decision: &Decision) -> String {
    decision.phrase.as_ref().map_or_else(|| decision.choice.clone(), |phrase| voice.say(phrase))
}

fn better(voice: Voice<'_>, decision: &Decision) -> String {
    let said = decision.better_phrase.as_ref().map(|phrase| voice.say(phrase));
    said.or_else(|| decision.better.clone()).unwrap_or_default()
}

fn percent(chance: f64) -> String {
    format!("{:.1} %", chance * 100.0)
}

/// A change of a chance, in points of a hundred.
fn points(by: f64) -> String {
    format!("{:+.1}", by * 100.0)
}
