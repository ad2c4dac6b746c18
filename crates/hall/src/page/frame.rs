//! What every page has: head, way round the hall, light and dark.

use maud::{DOCTYPE, Markup, html};

use super::t;
use crate::shown::{Hall, Theme};

/// A whole page.
pub(super) fn page(hall: Hall<'_>, title: &str, body: &Markup) -> Markup {
    document(hall, title, "", body)
}

/// A whole page with a class of its own for its layout.
pub(super) fn document(hall: Hall<'_>, title: &str, layout: &str, body: &Markup) -> Markup {
    let words = hall.words;
    html! {
        (DOCTYPE)
        html lang=(tag(words.language())) data-theme=(hall.theme.name()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                // Without one the browser would say of no form where it comes from.
                meta name="referrer" content="same-origin";
                meta name="description" content=(t(words, "hall-about"));
                title { (title) }
                link rel="icon" href="/favicon.svg" type="image/svg+xml";
                link rel="stylesheet" href="/assets/hall.css";
                script src="/assets/hall.js" defer {}
            }
            body class=(layout) {
                a.skip href="#main" { (t(words, "hall-skip")) }
                header.top {
                    a.brand href="/" { (roof()) span { (t(words, "hall-name")) } }
                    nav aria-label=(t(words, "hall-nav")) {
                        a href="/lobby" { (t(words, "hall-lobby")) }
                        a href="/new" { (t(words, "hall-new")) }
                    }
                    (theme(hall))
                }
                main #main tabindex="-1" { (body) }
                p #told.unseen role="status" aria-live="polite" {}
            }
        }
    }
}

/// The language for `lang`; the pseudo-language is no language of its own.
fn tag(language: &str) -> &str {
    if language == words::PSEUDO { "en-x-pseudo" } else { language }
}

/// The switch between light and dark. Without a script it is a form like any other.
fn theme(hall: Hall<'_>) -> Markup {
    let next = match hall.theme {
        Theme::Auto | Theme::Light => Theme::Dark,
        Theme::Dark => Theme::Light,
    };
    html! {
        form.theme method="post" action="/theme" {
            input type="hidden" name="back" value=(hall.path);
            button.quiet name="theme" value=(next.name()) title=(t(hall.words, "hall-theme")) {
                svg viewBox="0 0 24 24" aria-hidden="true" {
                    path d="M12 2a10 10 0 1 0 .1 0zm0 3v14a7 7 0 0 1 0-14z" fill-rule="evenodd" {}
                }
                span.unseen { (t(hall.words, "hall-theme")) }
            }
        }
    }
}

/// The hall's own mark: a roof with crossed gables.
fn roof() -> Markup {
    html! {
        svg viewBox="0 0 24 24" aria-hidden="true" {
            path d="M8 1l4 5 4-5 1.500 1.200L13.600 8 22 18h-3v5h-5v-6h-4v6H5v-5H2L10.400 8 6.500 2.200z" {}
        }
    }
}

/// A rule's number, leading to the rule.
pub(super) fn rule(game: &str, number: &str) -> Markup {
    html! { a.rule href={ "/rules/" (game) "#" (number) } target="_blank" { (number) } }
}
