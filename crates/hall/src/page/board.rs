//! Zones of a table, by their kind.

use maud::{Markup, html};
use screen::{Item, Kind, Zone};
use tabletop::{Phrase, Seat};

use super::assets::MOST_COLUMNS;
use super::item::Pen;
use super::{map, sign};

/// The part of the page that a zone stands in.
pub(super) fn container(owner: Option<Seat>) -> String {
    owner.map_or("c-middle".to_owned(), |seat| format!("c-seat-{seat}"))
}

/// A zone.
pub(super) fn zone(pen: Pen<'_>, zone: &Zone) -> Markup {
    let (kind, columns) = match zone.kind {
        Kind::Row => ("row", String::new()),
        Kind::Fan => ("fan", String::new()),
        Kind::Grid { columns } => ("grid", format!("of{}", columns.clamp(1, MOST_COLUMNS))),
        Kind::Stack => ("stack", String::new()),
        Kind::Track => ("track", String::new()),
        Kind::Map => ("map", String::new()),
    };
    let id = &zone.id;
    let title = pen.voice.say(&zone.title);
    // A board that is called by its owner's name has that name over it already.
    let named = zone.owner.is_some_and(|seat| pen.voice.name(seat) == title);
    html! {
        section.zone.(kind) #{ "z-" (id) } data-in=(container(zone.owner)) aria-labelledby={ "h-" (id) } {
            h3.unseen[named] #{ "h-" (id) } { (title) }
            @if !zone.facts.is_empty() { p.facts { (pen.voice.dotted(&zone.facts)) } }
            @if zone.items.is_empty() {
                @if zone.facts.is_empty() { p.nothing { (pen.voice.t("hall-nothing")) } }
            } @else if zone.kind == Kind::Stack {
                (pile(pen, zone))
            } @else if zone.kind == Kind::Map {
                (map::places(pen, zone))
            } @else {
                div.items.(columns) {
                    @for (number, item) in zone.items.iter().enumerate() {
                        (pen.item(id, number, item))
                    }
                }
            }
        }
    }
}

/// A pile: its top, and a list of what lies below.
fn pile(pen: Pen<'_>, zone: &Zone) -> Markup {
    let Some((top, below)) = zone.items.split_last() else { return html! {} };
    let pop = format!("pile-{}", zone.id);
    html! {
        div.items.thick[!below.is_empty()] { (pen.item(&zone.id, below.len(), top)) }
        @if !below.is_empty() {
            button.quiet type="button" popovertarget=(pop) {
                (pen.voice.say(&Phrase::new("hall-pile").with("count", zone.items.len())))
            }
            div.pop.list #(pop) popover {
                ol reversed {
                    @for item in zone.items.iter().rev() { li { (line(pen, item)) } }
                }
            }
        }
    }
}

fn line(pen: Pen<'_>, item: &Item) -> Markup {
    let (title, signed) = match item {
        Item::Card(card) => (&card.title, card.sign),
        Item::Die(die) => (&die.title, die.sign),
        Item::Token(token) => (&token.title, token.sign),
        Item::Gap(gap) => (&gap.title, None),
    };
    html! {
        (pen.voice.say(title))
        @if let Some(sign) = sign::find(pen.art, signed) { " " i { (pen.voice.t(sign.phrase)) } }
    }
}
