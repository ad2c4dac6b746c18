//! What the viewer is asked, and all it can answer.

use maud::{Markup, html};
use tabletop::{Phrase, Seat};
use words::Voice;

use super::item::Pen;
use super::side::{deed, links};
use super::{buttons, frame, sign};
use crate::shown::{Hall, Phase, SitterShown, TablePage};

/// As many choices are shown at once even if they also lie on the table.
const FEW: usize = 8;

/// As many choices may be loud.
const LOUD: usize = 4;

/// The question, and the form that all choices on the page belong to.
pub(super) fn ask(pen: Pen<'_>, page: &TablePage) -> Markup {
    let screen = pen.screen;
    let asked = super::table::asked(page);
    let placed = |at: &usize| {
        let items = screen.zones.iter().flat_map(|zone| &zone.items);
        items.clone().any(|item| buttons(item).contains(at))
    };
    let (lying, free): (Vec<usize>, Vec<usize>) = (0..screen.buttons.len()).partition(placed);
    let few = screen.buttons.len() <= FEW;
    let loud = screen.buttons.len() <= LOUD || (!few && free.len() <= LOUD);
    let over = page.outcome.is_some();
    let hinted = lying.iter().any(|&at| pen.hint == Some(&*screen.buttons[at].choice));
    html! {
        section.ask.yours[asked.is_some()] #z-ask data-in="c-ask" data-yours[asked.is_some()]
            data-title=(tab_title(pen, page)) aria-labelledby="h-ask" {
            h2 #h-ask tabindex="-1" {
                @if over { (pen.voice.t("hall-over")) } @else { (pen.voice.say(&screen.prompt)) }
                @if let Some(rule) = screen.rule.filter(|_| !over) {
                    " " (frame::rule(pen.about.id, rule))
                }
            }
            (notice(pen.voice, page))
            @if let Some(seat) = asked {
                form #act method="post" action={ "/t/" (page.id) } data-act {
                    input type="hidden" name="act" value="choose";
                    input type="hidden" name="seat" value=(seat);
                    input type="hidden" name="question" value=(page.question);
                }
                @if few {
                    div.choices { @for at in 0..screen.buttons.len() { (pen.choice(at, loud)) } }
                } @else {
                    div.choices { @for &at in &free { (pen.choice(at, loud)) } }
                    details #all-choices open[hinted] data-hinted[hinted] {
                        summary {
                            (pen.voice.say(&Phrase::new("hall-lying").with("count", lying.len())))
                        }
                        div.choices { @for &at in &lying { (pen.choice(at, false)) } }
                    }
                }
            }
            (allow(pen.voice, page))
        }
    }
}

/// What the browser's tab says: whose turn it is comes first.
fn tab_title(pen: Pen<'_>, page: &TablePage) -> String {
    let game = super::title(pen.hall.words, pen.about.id);
    let id = match (super::table::asked(page), &page.outcome) {
        (_, Some(_)) => "hall-tab-over",
        (Some(_), None) => "hall-tab-yours",
        (None, None) => "hall-tab",
    };
    pen.voice.say(&Phrase::new(id).with("game", game))
}

/// Something said to this viewer alone.
fn notice(voice: Voice<'_>, page: &TablePage) -> Markup {
    html! {
        @if let Some(notice) = &page.notice {
            p.notice role="alert" { (voice.say(notice)) }
        }
    }
}

/// Somebody asks to take something back.
fn allow(voice: Voice<'_>, page: &TablePage) -> Markup {
    let Some((asker, waiting)) = page.undo_request else { return html! {} };
    let answers = page.held.iter().find(|seat| waiting.has(*seat) && page.eyes.is(*seat));
    html! {
        div.allow {
            p { (voice.say(&Phrase::new("hall-undo-asks").with("seat", asker))) }
            @if let Some(seat) = answers {
                (deed(page, "answer", Some(seat), html! {
                    button.primary name="agree" value="true" { (voice.t("hall-undo-yes")) }
                    button name="agree" value="false" { (voice.t("hall-undo-no")) }
                }))
            }
        }
    }
}

/// The curtain between people who share a screen: nothing of the table is on the page.
pub(super) fn curtain(voice: Voice<'_>, page: &TablePage, seat: Seat) -> Markup {
    let tab = voice.say(&Phrase::new("hall-curtain-tab").with("seat", seat));
    html! {
        section.ask.curtain #z-ask data-in="c-ask" data-title=(tab) aria-labelledby="h-ask" {
            (sign::owner(seat))
            h2 #h-ask tabindex="-1" { (voice.say(&Phrase::new("hall-curtain").with("seat", seat))) }
            p { (voice.t("hall-curtain-why")) }
            (deed(page, "confirm", Some(seat), html! {
                button.primary.big { (voice.say(&Phrase::new("hall-curtain-ready").with("seat", seat))) }
            }))
            (notice(voice, page))
        }
    }
}

/// A table that is not played: it gathers, or it is frozen.
pub(super) fn idle(hall: Hall<'_>, voice: Voice<'_>, page: &TablePage) -> Markup {
    let game = super::title(hall.words, page.about.id);
    let free = |seat: &&crate::shown::SeatShown| seat.sitter == SitterShown::Free;
    html! {
        section.ask #z-ask data-in="c-ask" data-title=(game) aria-labelledby="h-ask" {
            @match &page.phase {
                Phase::Frozen(why) => {
                    h2 #h-ask tabindex="-1" { (voice.t("hall-frozen")) }
                    p { (voice.say(why)) }
                    p { a.button href={ "/t/" (page.id) "/saga" } { (voice.t("hall-saga")) } }
                },
                _ => {
                    h2 #h-ask tabindex="-1" { (voice.t("hall-gathering")) }
                    p { (voice.t(if page.held.is_empty() { "hall-gathering-come" } else { "hall-gathering-wait" })) }
                    (links(hall, voice, page))
                    @if page.held.is_empty() {
                        @for seat in page.seats.iter().filter(free).take(1) {
                            form.inline method="post" action={ "/t/" (page.id) "/sit" } {
                                input type="hidden" name="seat" value=(seat.seat);
                                label { (voice.t("hall-your-name")) " "
                                    input name="name" maxlength="40" autocomplete="nickname"; }
                                button.primary { (voice.t("hall-sit")) }
                            }
                        }
                    }
                }
            }
            (notice(voice, page))
        }
    }
}
