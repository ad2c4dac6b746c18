//! Pages of a few lines: an invitation, a fault, the whole log.

use maud::{Markup, html};
use tabletop::Phrase;
use words::Voice;

use super::{frame, side, t};
use crate::shown::{Hall, TablePage, Trouble};

/// The page behind an invitation: the script takes the token from the address's fragment; without
/// one it is pasted. `trouble` is why the last token was not taken.
pub fn join(hall: Hall<'_>, trouble: Option<&Trouble>) -> Markup {
    let words = hall.words;
    let title = t(words, "hall-join");
    let body = html! {
        div.narrow {
            h1 { (title) }
            @if let Some(trouble) = trouble {
                div.notice role="alert" { @for what in &trouble.what { p { (words.text(what)) } } }
            }
            p { (t(words, "hall-join-how")) }
            form #join.new method="post" action="/join" {
                label.field { span { (t(words, "hall-your-name")) } input name="name" maxlength="40" autocomplete="nickname"; }
                label.field { span { (t(words, "hall-join-token")) } input #token name="token" required autocomplete="off"; }
                input #salt type="hidden" name="salt";
                button.primary.big { (t(words, "hall-join-do")) }
            }
        }
    };
    frame::page(hall, &title, &body)
}

/// A page that says what is wrong.
pub fn trouble(hall: Hall<'_>, trouble: &Trouble) -> Markup {
    let words = hall.words;
    let title = match trouble.status {
        404 | 410 => t(words, "hall-trouble-gone"),
        500.. => t(words, "hall-trouble-ours"),
        _ => t(words, "hall-trouble"),
    };
    let body = html! {
        div.narrow {
            h1 { (title) }
            @for what in &trouble.what { p { (words.text(what)) } }
            p { a.button.primary href="/" { (t(words, "hall-home")) } }
            p.faint { (words.text(&Phrase::new("hall-status").with("status", trouble.status))) }
        }
    };
    frame::page(hall, &title, &body)
}

/// All that these eyes were told, oldest first.
pub fn whole_log(hall: Hall<'_>, page: &TablePage) -> Markup {
    let voice = Voice::new(hall.words, &page.names);
    let title = voice.t("hall-log");
    let body = html! {
        h1 { (title) }
        p { a.button href={ "/t/" (page.id) } { (voice.t("hall-to-table")) } }
        ol.lines.panel { @for entry in &page.log { (side::line(voice, page.about.id, entry)) } }
    };
    frame::page(hall, &title, &body)
}
