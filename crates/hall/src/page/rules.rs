//! A game's rules page, each rule at its own address.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag};
use tabletop::{About, Phrase};

use super::frame;
use crate::shown::Hall;

/// A game's rules page, each rule with its number as the element's id.
pub fn rules(hall: Hall<'_>, about: &'static About) -> Markup {
    let name = super::title(hall.words, about.id);
    let title = hall.words.text(&Phrase::new("hall-rules-of").with("game", &*name));
    let body = html! {
        article.rules { (PreEscaped(text(about.rules, about.prefix))) }
    };
    frame::page(hall, &title, &body)
}

/// The page comes with the program, never from outside; still no HTML in it is let through.
fn text(page: &str, prefix: &str) -> String {
    let mut events: Vec<Event<'_>> = Parser::new_ext(page, Options::ENABLE_TABLES)
        .map(|event| match event {
            Event::Html(html) | Event::InlineHtml(html) => Event::Text(html),
            other => other,
        })
        .collect();
    for at in 0..events.len() {
        let Event::Start(Tag::Item) = events[at] else { continue };
        let number = events[at + 1..].iter().take(3).find_map(|event| match event {
            Event::Text(text) if is_number(text, prefix) => Some(text.clone()),
            _ => None,
        });
        if let Some(number) = number {
            // The end of the item is still written by its own event.
            events[at] = Event::Html(CowStr::from(format!("<li id=\"{number}\" tabindex=\"-1\">")));
        }
    }
    let mut out = String::with_capacity(page.len() * 3 / 2);
    pulldown_cmark::html::push_html(&mut out, events.into_iter());
    out
}

/// Whether a text is a rule's number, such as `PREFIX-T9`.
fn is_number(text: &str, prefix: &str) -> bool {
    let rest = text.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-'));
    rest.is_some_and(|rest| !rest.is_empty() && rest.chars().all(|c| c.is_ascii_alphanumeric()))
}
