//! The form for a new table.

use maud::{Markup, html};
use minds::Level;
use tabletop::{Choosable, Opt, Phrase, Seat};
use words::Words;

use super::{frame, level, sign, t};
use crate::shown::{Clock, Hall, NewTable, OptionShown, SeatWish};

/// The form for a new table.
pub fn new_table(hall: Hall<'_>, form: &NewTable) -> Markup {
    let words = hall.words;
    let title =
        words.text(&Phrase::new("hall-new-of").with("game", super::title(words, form.about.id)));
    let body = html! {
        h1 { (title) }
        nav.games aria-label=(t(words, "hall-games")) {
            @for game in shelf::GAMES {
                a.button aria-current=[(*game == form.about.id).then_some("page")] href={ "/new?game=" (game) } {
                    (super::title(words, game))
                }
            }
        }
        form #new.new method="post" action="/new" data-refresh {
            input type="hidden" name="game" value=(form.about.id);
            @if !form.faults.is_empty() {
                div.notice role="alert" { ul { @for fault in &form.faults { li { (words.text(fault)) } } } }
            }
            (seats(hall, form))
            @for option in &form.options { (choice(hall, form.about.id, option)) }
            (manners(hall, form))
            div.choices {
                button.primary.big disabled[!form.faults.is_empty()] { (t(words, "hall-set-table")) }
                button.refresh formaction="/new" formmethod="get" formnovalidate { (t(words, "hall-refresh")) }
            }
        }
    };
    frame::page(hall, &title, &body)
}

fn seats(hall: Hall<'_>, form: &NewTable) -> Markup {
    let words = hall.words;
    let wishes = |seat: usize| form.seats.get(seat).cloned().unwrap_or(SeatWish::Friend);
    html! {
        fieldset {
            legend { (t(words, "hall-form-seats")) }
            label.field { span { (t(words, "hall-form-players")) }
                select name="players" {
                    @for n in form.about.players.clone() { option value=(n) selected[n == form.players] { (n) } }
                }
            }
            label.field { span { (t(words, "hall-your-name")) }
                input name="name" value=(form.name) maxlength="40" autocomplete="nickname";
            }
            @for seat in Seat::all(form.players) {
                @let wish = wishes(seat.index());
                div.field.seat {
                    span { (sign::owner(seat)) label for={ "seat-" (seat) } { (words.seat(seat)) } }
                    select #{ "seat-" (seat) } name={ "seat-" (seat) } {
                        option value="me" selected[wish == SeatWish::Me] { (t(words, "hall-wish-me")) }
                        @for rank in Level::RANKS { (mind(words, *rank, &wish)) }
                        option value="friend" selected[wish == SeatWish::Friend] { (t(words, "hall-wish-friend")) }
                        option value="here" selected[matches!(wish, SeatWish::Here(_))] { (t(words, "hall-wish-here")) }
                        // Apart from the ranks, since they have no place in that order.
                        optgroup label=(t(words, "hall-wish-simple")) {
                            @for simple in Level::SIMPLE { (mind(words, *simple, &wish)) }
                        }
                    }
                    @if let SeatWish::Here(name) = &wish {
                        input name={ "name-" (seat) } value=(name) maxlength="40"
                            aria-label=(words.text(&Phrase::new("hall-name-of").with("number", usize::from(seat.0) + 1)));
                    }
                }
            }
        }
    }
}

fn mind(words: &Words, of: Level, wish: &SeatWish) -> Markup {
    let said = Phrase::new("hall-wish-mind").with("level", level(words, of.name()));
    html! {
        option value={ "mind-" (of.name()) } selected[*wish == SeatWish::Mind(of)] { (words.text(&said)) }
    }
}

/// An option with its values; one that cannot be chosen with the rest says why.
fn choice(hall: Hall<'_>, game: &str, shown: &OptionShown) -> Markup {
    let words = hall.words;
    let option: &Opt = shown.option;
    html! {
        fieldset {
            legend { (t(words, option.phrase)) }
            @for (at, value) in option.values.iter().enumerate() {
                @let chosen = shown.chosen.iter().any(|id| id == value.id);
                @let barred = shown.barred.get(at).and_then(Option::as_ref);
                label.option.barred[barred.is_some()] {
                    input type=(if option.several { "checkbox" } else { "radio" }) name={ "o-" (option.id) }
                        value=(value.id) checked[chosen] disabled[barred.is_some() && !chosen];
                    span {
                        (said(words, option, value)) " "
                        @if !value.rule.is_empty() { (frame::rule(game, value.rule)) }
                        @if let Some(why) = barred { br; small.why { (words.text(why)) } }
                    }
                }
            }
        }
    }
}

/// A value in words; where one phrase serves several values, each is told by its name as well.
fn said(words: &Words, option: &Opt, value: &Choosable) -> String {
    let text = words.text(&Phrase::new(value.phrase).with("value", value.id));
    let shared = option.values.iter().filter(|other| other.phrase == value.phrase).count() > 1;
    if shared { format!("{}: {text}", value.id) } else { text }
}

/// Who may come, and how much time there is.
fn manners(hall: Hall<'_>, form: &NewTable) -> Markup {
    let words = hall.words;
    let (kind, minutes, more, days) = match form.clock {
        Clock::None => ("none", 30, 10, 3),
        Clock::Live { seconds, more } => ("live", (seconds / 60).max(1), more, 3),
        Clock::Days(days) => ("days", 30, 10, u32::from(days)),
    };
    html! {
        fieldset {
            legend { (t(words, "hall-form-manners")) }
            label.option {
                input type="checkbox" name="listed" value="on" checked[form.listed];
                span { (t(words, "hall-form-listed")) }
            }
            div.field { label for="clock" { (t(words, "hall-form-clock")) }
                select #clock name="clock" {
                    @for (value, id) in [("none", "hall-clock-none"), ("live", "hall-clock-live"), ("days", "hall-clock-days")] {
                        option value=(value) selected[value == kind] { (t(words, id)) }
                    }
                }
            }
            @if kind == "live" {
                label.field { span { (t(words, "hall-clock-minutes")) } input type="number" name="minutes" min="1" max="600" value=(minutes); }
                label.field { span { (t(words, "hall-clock-more")) } input type="number" name="seconds" min="0" max="3600" value=(more); }
            }
            @if kind == "days" {
                label.field { span { (t(words, "hall-clock-day-count")) } input type="number" name="days" min="1" max="30" value=(days); }
            }
        }
    }
}
