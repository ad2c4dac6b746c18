//! The lobby: tables to sit down at, to watch, and one's own.

use maud::{Markup, html};
use tabletop::Phrase;
use words::Voice;

use super::{frame, sign, t};
use crate::shown::{Hall, Listed, Lobby, Phase, SitterShown};

/// The lobby.
pub fn lobby(hall: Hall<'_>, lobby: &Lobby) -> Markup {
    let words = hall.words;
    let list = |id: &'static str, tables: &[Listed], none: &'static str| {
        html! {
            section.panel aria-labelledby=(id) {
                h2 #(id) { (t(words, id)) }
                @if tables.is_empty() { p.nothing { (t(words, none)) } }
                @else { ul.tables { @for table in tables { (listed(hall, table)) } } }
            }
        }
    };
    let body = html! {
        h1 { (t(words, "hall-lobby")) }
        p { a.button.primary href="/new" { (t(words, "hall-new")) } }
        (list("hall-open", &lobby.open, "hall-open-none"))
        (list("hall-mine", &lobby.mine, "hall-mine-none"))
        section.panel aria-labelledby="h-bring" {
            h2 #h-bring { (t(words, "hall-bring")) }
            form.inline method="post" action="/sagas" enctype="multipart/form-data" {
                label { (t(words, "hall-bring-file")) " " input type="file" name="saga" required; }
                button { (t(words, "hall-bring-do")) }
            }
        }
    };
    frame::page(hall, &t(words, "hall-lobby"), &body)
}

/// A table in a list.
pub(super) fn listed(hall: Hall<'_>, table: &Listed) -> Markup {
    let words = hall.words;
    let names: Vec<String> = table
        .seats
        .iter()
        .map(|seat| match &seat.sitter {
            SitterShown::Free => String::new(),
            SitterShown::Human(name) | SitterShown::Mind(_, Some(name)) => name.clone(),
            SitterShown::Mind(level, None) => super::level(words, level.name()),
        })
        .collect();
    let voice = Voice::new(words, &names);
    let (state, door) = match &table.phase {
        Phase::Frozen(_) => ("hall-state-frozen", "hall-door-look"),
        Phase::Over => ("hall-state-over", "hall-door-look"),
        Phase::Gathering if table.free => ("hall-state-gathering", "hall-door-sit"),
        Phase::Gathering => ("hall-state-gathering", "hall-door-look"),
        Phase::Playing if table.my_turn => ("hall-state-yours", "hall-door-play"),
        Phase::Playing if table.seats.iter().any(|seat| seat.mine) => {
            ("hall-state-playing", "hall-door-play")
        }
        Phase::Playing => ("hall-state-playing", "hall-door-watch"),
    };
    let game = super::title(words, table.about.id);
    let label = Phrase::new("hall-door-to").with("door", Phrase::new(door)).with("game", &*game);
    html! {
        li.yours[table.my_turn] {
            div {
                b { (game) } " " span.badge { (t(words, state)) }
                p.sitters {
                    @for seat in &table.seats {
                        span {
                            (sign::owner(seat.seat))
                            @if seat.sitter == SitterShown::Free { (t(words, "hall-seat-free")) }
                            @else { (voice.name(seat.seat)) }
                        } " "
                    }
                }
            }
            a.button.primary[table.my_turn] href={ "/t/" (table.id) } aria-label=(words.text(&label)) { (t(words, door)) }
        }
    }
}
