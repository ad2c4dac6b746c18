//! The front page: what this is, and one click to the first move.

use maud::{Markup, html};
use tabletop::Phrase;

use super::lobby::listed;
use super::{frame, sign, t};
use crate::shown::{Front, Hall, Shelved};

/// The front page.
pub fn front(hall: Hall<'_>, front: &Front) -> Markup {
    let words = hall.words;
    let body = html! {
        section.hero {
            h1 { (t(words, "hall-name")) }
            p.lead { (t(words, "hall-about")) }
        }
        @if !front.mine.is_empty() {
            section.panel aria-labelledby="h-mine" {
                h2 #h-mine { (t(words, "hall-mine")) }
                ul.tables { @for table in &front.mine { (listed(hall, table)) } }
            }
        }
        section aria-labelledby="h-games" {
            h2 #h-games { (t(words, "hall-games")) }
            ul.shelf { @for game in &front.games { (shelved(hall, game)) } }
        }
        section.ways {
            @for (title, text) in [
                ("hall-way-alone", "hall-way-alone-how"),
                ("hall-way-friends", "hall-way-friends-how"),
                ("hall-way-fair", "hall-way-fair-how"),
            ] {
                div { h2 { (t(words, title)) } p { (t(words, text)) } }
            }
        }
        p { a href="/lobby" {
            (words.text(&Phrase::new("hall-open-tables").with("count", front.open)))
        } }
        footer { p.faint { (t(words, "hall-fan-work")) } }
    };
    frame::document(hall, &t(words, "hall-name"), "at-front", &body)
}

fn shelved(hall: Hall<'_>, game: &Shelved) -> Markup {
    let words = hall.words;
    let id = game.about.id;
    let name = super::title(words, id);
    let players = Phrase::new("hall-players")
        .with("least", *game.about.players.start())
        .with("most", *game.about.players.end());
    html! {
        li.game {
            (sign::cover(game.art))
            div.blurb {
                h3 { (name) }
                p { (words.named(&format!("{id}-about")).unwrap_or_default()) }
                p.faint { (words.text(&players)) }
                div.choices {
                    form method="post" action="/quick" {
                        input type="hidden" name="game" value=(id);
                        button.primary.big { (t(words, "hall-play-now")) span.unseen { ": " (name) } }
                    }
                    a.button href={ "/new?game=" (id) } { (t(words, "hall-set-up")) }
                    a.button href={ "/rules/" (id) } { (t(words, "hall-rules")) }
                    a.button href={ "/cards/" (id) } { (t(words, "hall-cards")) }
                }
            }
        }
    }
}
