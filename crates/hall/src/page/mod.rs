//! Pages: typed HTML from plain data.
//!
//! Pure: no page asks a table, a store or a clock anything; all it shows stands in
//! [`shown`](crate::shown). The server renders a table's page as [`table`], keeps a hash of each
//! of its [`zones`], and after every change sends those that differ over the push channel:
//!
//! ```json
//! {"version": "…", "order": ["z-prompt", "…"], "zones": {"z-prompt": "<section id=…>…</section>"}}
//! ```
//!
//! `order` is there only if the list of zones changed. Every zone is one `<section id="z-…">`.
//! The script opens `/t/ID/push?version=V` with the version of the page (`data-version` on the
//! `main` element), replaces sections by id inside a view transition and comes back with the last
//! version it saw. It sends acts as JSON on the same socket, e.g.
//! `{"n": 1, "act": "choose", "seat": 1, "question": 7, "choice": "attack 2"}` (seats count from
//! 1) and is answered `{"n": 1, "ok": true}` or
//! `{"n": 1, "ok": false, "why": "…", "rule": "…", "stale": false}`. Acts: `choose` (seat,
//! question, choice), `why` (seat, choice: answered with `why` and `rule`), `undo` (seat),
//! `answer` (seat, agree), `hint` (seat), `odds` (seat), `confirm` (seat), `cover`, `leave`
//! (seat), `back` (seat), `resign` (seat), `replace` (seat), `invite` (seat), `say` (seat, text),
//! `rematch`.
//!
//! Without a script every act is a form: `POST /t/ID` with the same fields and `act`, answered by
//! a redirect to the table, or by the page with a notice. Other forms: `POST /quick` (`game`),
//! `POST /new`, `POST /t/ID/sit` (`seat`, `name`), `POST /join` (`token`, `name`, `salt`: 32
//! hexadecimal digits that the script makes, may be missing), `POST /t/ID/fork` (`at`, `seat`),
//! `POST /sagas` (multipart, `saga`). `GET /t/ID/saga` gives the saga of a finished or frozen
//! table.
//!
//! No inline script or style is allowed by the content-security policy, `style` attributes
//! included: positions are classes or SVG attributes, names for view transitions are set by the
//! script.

use maud::{Markup, html};

use crate::shown::{Finished, Front, Hall, Lobby, NewTable, TablePage, Trouble};
use tabletop::About;

/// A part of the table's page that is sent by itself when it changes.
pub struct Part {
    /// The id of its section, unique on the page.
    pub id: String,
    /// The section.
    pub html: Markup,
}

/// The front page.
pub fn front(_: Hall<'_>, _: &Front) -> Markup {
    html! {}
}

/// The lobby.
pub fn lobby(_: Hall<'_>, _: &Lobby) -> Markup {
    html! {}
}

/// The form for a new table.
pub fn new_table(_: Hall<'_>, _: &NewTable) -> Markup {
    html! {}
}

/// The page behind an invitation: the script takes the token from the address's fragment; without
/// one it is pasted. `faults` is why the last token was not taken.
pub fn join(_: Hall<'_>, _: Option<&Trouble>) -> Markup {
    html! {}
}

/// A table, whole.
pub fn table(hall: Hall<'_>, page: &TablePage) -> Markup {
    html! { @for part in zones(hall, page) { (part.html) } }
}

/// The parts of a table that may change, in order.
pub fn zones(_: Hall<'_>, _: &TablePage) -> Vec<Part> {
    Vec::new()
}

/// A finished game.
pub fn finished(_: Hall<'_>, _: &Finished) -> Markup {
    html! {}
}

/// A game's rules page, each rule with its number as the element's id.
pub fn rules(_: Hall<'_>, _: &'static About) -> Markup {
    html! {}
}

/// A page that says what is wrong.
pub fn trouble(_: Hall<'_>, _: &Trouble) -> Markup {
    html! {}
}
