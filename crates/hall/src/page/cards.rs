//! The tables of a game's card data.

use maud::{Markup, html};
use screen::Sheet;
use tabletop::{About, Phrase};

use super::{frame, t};
use crate::shown::Hall;

/// The cards of a game, with the source of every figure.
pub fn cards(hall: Hall<'_>, about: &'static About, sheets: &[Sheet]) -> Markup {
    let words = hall.words;
    let name = super::title(words, about.id);
    let title = words.text(&Phrase::new("hall-cards-of").with("game", &*name));
    let body = html! {
        h1 { (title) }
        p { (t(words, "hall-cards-about")) }
        @for sheet in sheets {
            @let heading = words.text(&sheet.title);
            h2 { (heading) }
            div.wide tabindex="0" role="region" aria-label=(heading) {
                table.sheet {
                    thead { tr { @for column in &sheet.columns { th scope="col" { (words.text(column)) } } } }
                    tbody { @for row in &sheet.rows { tr { @for cell in row { td { (words.text(cell)) } } } } }
                }
            }
        }
    };
    frame::page(hall, &title, &body)
}
