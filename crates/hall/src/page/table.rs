//! A table: its page, and the parts of it that change.

use maud::{Markup, html};
use tabletop::{Eyes, Phrase, Seat};
use words::Voice;

use super::item::Pen;
use super::{ask, board, end, frame, side, sign};
use crate::shown::{Hall, TablePage};

/// A part of the table's page that is sent by itself when it changes.
pub struct Part {
    /// The id of its section, unique on the page.
    pub id: String,
    /// The section.
    pub html: Markup,
}

impl Part {
    fn new(id: &str, html: Markup) -> Part {
        Part { id: id.to_owned(), html }
    }
}

/// The seat that this viewer has to choose for now.
pub(super) fn asked(page: &TablePage) -> Option<Seat> {
    let screen = page.screen.as_ref()?;
    let mine = |seat: &Seat| page.eyes.is(*seat) && screen.asked.has(*seat);
    page.held.iter().find(mine).filter(|_| page.outcome.is_none())
}

/// The parts of a table that may change, in order.
pub fn zones(hall: Hall<'_>, page: &TablePage) -> Vec<Part> {
    let voice = Voice::new(hall.words, &page.names);
    let mut parts = vec![Part::new("z-head", side::head(hall, voice, page))];
    match (&page.screen, page.curtain) {
        (_, Some(seat)) => parts.push(Part::new("z-ask", ask::curtain(voice, page, seat))),
        (None, None) => parts.push(Part::new("z-ask", ask::idle(hall, voice, page))),
        (Some(screen), None) => {
            let pen = Pen {
                hall,
                voice,
                about: page.about,
                art: page.art,
                screen,
                refusals: &page.refusals,
                hint: page.hints().first().map(|best| &*best.choice),
            };
            parts.push(Part::new("z-ask", ask::ask(pen, page)));
            if page.outcome.is_some() {
                parts.push(Part::new("z-end", end::end(pen, page)));
            }
            for zone in &screen.zones {
                parts.push(Part::new(&format!("z-{}", zone.id), board::zone(pen, zone)));
            }
        }
    }
    parts.extend(side::tools(voice, page).map(|html| Part::new("z-tools", html)));
    parts.extend(side::hint(voice, page).map(|html| Part::new("z-hint", html)));
    parts.extend(side::odds(hall, voice, page).map(|html| Part::new("z-odds", html)));
    parts.push(Part::new("z-seats", side::seats(hall, voice, page)));
    if page.curtain.is_none() {
        parts.push(Part::new("z-log", side::log(voice, page)));
    }
    parts.extend(side::talk(voice, page).map(|html| Part::new("z-talk", html)));
    parts
}

/// A table, whole.
pub fn table(hall: Hall<'_>, page: &TablePage) -> Markup {
    let voice = Voice::new(hall.words, &page.names);
    let parts = zones(hall, page);
    let within = |container: &str| {
        let mark = format!("data-in=\"{container}\"");
        // The container is named in the section's opening tag, before anything it holds.
        let inside =
            |part: &&Part| part.html.0.split('>').next().is_some_and(|tag| tag.contains(&mark));
        html! { @for part in parts.iter().filter(inside) { (part.html) } }
    };
    let body = html! {
        (sign::sprite(page.art))
        a.skip href="#h-ask" { (voice.t("hall-skip-ask")) }
        a.skip href="#h-log" { (voice.t("hall-skip-log")) }
        div #table data-table=(page.id) data-version=(page.version) {
            div #c-head { (within("c-head")) }
            div #c-ask { (within("c-ask")) }
            div #c-end { (within("c-end")) }
            (surface(voice, page.eyes, page.seats.len() as u8, within))
            aside #c-side aria-label=(voice.t("hall-beside")) { (within("c-side")) }
        }
        (keys(voice))
        (lost(voice))
    };
    let title = super::title(hall.words, page.about.id);
    frame::document(hall, &title, "at-table", &body)
}

/// The middle and the boards of the seats: the viewer's own first, the others in their order.
pub(super) fn surface(
    voice: Voice<'_>,
    eyes: Eyes,
    seats: u8,
    within: impl Fn(&str) -> Markup,
) -> Markup {
    let first = Seat::all(seats).position(|seat| eyes.is(seat)).unwrap_or(0) as u8;
    let ring = (0..seats).map(|n| Seat((first + n) % seats));
    html! {
        div #c-middle.middle { (within("c-middle")) }
        div.boards {
            @for seat in ring {
                div.board.mine[eyes.is(seat)].{ "own" (seat) } role="group" aria-labelledby={ "h-seat-" (seat) } {
                    h2 #{ "h-seat-" (seat) } { (sign::owner(seat)) (voice.name(seat)) }
                    div #{ "c-seat-" (seat) }.zones { (within(&board::container(Some(seat)))) }
                }
            }
        }
    }
}

/// All keys, in a box of their own.
fn keys(voice: Voice<'_>) -> Markup {
    let keys = [
        ("1–9", "hall-key-digit"),
        ("g", "hall-key-go"),
        ("n", "hall-key-next"),
        ("w", "hall-key-why"),
        ("h", "hall-key-hint"),
        ("o", "hall-key-odds"),
        ("u", "hall-key-undo"),
        ("c", "hall-key-cover"),
        ("l", "hall-key-log"),
        ("Esc", "hall-key-close"),
        ("?", "hall-key-help"),
    ];
    html! {
        div.pop.keys #keys popover role="dialog" aria-labelledby="h-keys" {
            h2 #h-keys { (voice.t("hall-keys")) }
            p { (voice.t("hall-key-arrows")) }
            dl { @for (key, id) in keys { dt { kbd { (key) } } dd { (voice.t(id)) } } }
            p { (voice.t("hall-key-marks")) }
            label { input #keys-off type="checkbox"; " " (voice.t("hall-keys-off")) }
        }
        div.pop.rulebook #rulebook popover role="dialog" aria-label=(voice.t("hall-rules")) {
            div #rule-text {}
            p { a #rule-link href="/" target="_blank" rel="noopener" { (voice.t("hall-rules-whole")) } }
        }
    }
}

/// What the script says by itself.
fn lost(voice: Voice<'_>) -> Markup {
    html! {
        div #says hidden
            data-yours=(voice.t("hall-notify-yours"))
            data-copied=(voice.t("hall-copied"))
            data-failed=(voice.t("hall-failed"))
            data-sure=(voice.t("hall-resign-sure")) {}
        p #note.note role="alert" hidden {}
    }
}

/// What a seat is called where only its number is known.
pub(super) fn eyes(voice: Voice<'_>, eyes: Eyes) -> String {
    match eyes {
        Eyes::Seat(seat) => voice.say(&Phrase::new("hall-eyes-of").with("seat", seat)),
        Eyes::Spectator => voice.t("hall-eyes-all"),
    }
}
