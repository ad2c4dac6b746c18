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
//! `order` is there only if the list of zones changed. Every zone is one `<section id="z-…">` that
//! names in `data-in` the part of the page it stands in. With `packs=1` in the address, long
//! messages come as binary ones, packed by raw deflate.
//! The script opens `/t/ID/push?version=V` with the version of the page (`data-version` on the
//! `main` element), replaces sections by id, lets what moved travel, and comes back with the last
//! version it saw. It sends acts as JSON on the same socket, e.g.
//! `{"n": 1, "act": "choose", "seat": 1, "question": 7, "choice": "attack 2"}` (the first
//! seat is 1) and is answered `{"n": 1, "ok": true}` or
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
//! `POST /t/ID/review`, `POST /sagas` (multipart, `saga`). `GET /t/ID/saga` gives the saga of a finished or frozen
//! table.
//!
//! No inline script or style is allowed by the content-security policy, `style` attributes
//! included: positions are classes or SVG attributes.

mod ask;
pub mod assets;
mod board;
mod cards;
mod code;
mod end;
mod finished;
mod frame;
mod front;
mod item;
mod lobby;
mod map;
mod new;
mod plain;
mod review;
mod rules;
mod side;
mod sign;
mod table;

#[cfg(test)]
mod tests;

use screen::{Item, Screen};
use shelf::Refused;
use tabletop::Phrase;
use words::Words;

pub use cards::cards;
pub use finished::finished;
pub use front::front;
pub use lobby::lobby;
pub use new::new_table;
pub use plain::{join, trouble, whole_log};
pub use review::review;
pub use rules::rules;
pub use table::{Part, table, zones};

/// Why each thing on the screen that stands for no choice is refused. `check` says why a choice is,
/// if it is.
pub fn refusals(
    screen: &Screen,
    check: impl Fn(&str) -> Option<Refused>,
) -> Vec<(String, Refused)> {
    let items = screen.zones.iter().flat_map(|zone| &zone.items);
    let mut found: Vec<(String, Refused)> = Vec::new();
    for would in items.filter(|item| buttons(item).is_empty()).filter_map(would) {
        if found.iter().all(|(other, _)| other != would)
            && let Some(refused) = check(would)
        {
            found.push((would.to_owned(), refused));
        }
    }
    found
}

fn buttons(item: &Item) -> &[usize] {
    match item {
        Item::Card(card) => &card.buttons,
        Item::Die(die) => &die.buttons,
        Item::Token(token) => &token.buttons,
        Item::Gap(gap) => &gap.buttons,
    }
}

fn would(item: &Item) -> Option<&str> {
    match item {
        Item::Card(card) => card.would.as_deref(),
        Item::Die(die) => die.would.as_deref(),
        Item::Token(token) => token.would.as_deref(),
        Item::Gap(gap) => gap.would.as_deref(),
    }
}

/// What a game is called.
fn title(words: &Words, game: &str) -> String {
    words.named(&format!("{game}-name")).unwrap_or_else(|| game.to_owned())
}

/// What a level of minds is called.
fn level(words: &Words, level: &str) -> String {
    words.named(&format!("mind-{level}")).unwrap_or_else(|| level.to_owned())
}

/// A phrase without gaps.
fn t(words: &Words, id: &'static str) -> String {
    words.text(&Phrase::new(id))
}
