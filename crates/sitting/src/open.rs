//! From a saga's header to its table.

use std::sync::Arc;

use shelf::Table;
use tabletop::saga::Header;
use tabletop::{About, Fault, Faults, Phrase};

use crate::{boxes, seats};

/// Sets up the table of a saga: its game, version of the rules, options and box; tells all faults
/// together.
pub fn open(header: &Header) -> Result<Arc<dyn Table>, Faults> {
    let Some(about) = shelf::about(&header.game) else {
        let message = Phrase::new("fault-no-game")
            .with("game", header.game.as_str())
            .with("known", Phrase::names(shelf::GAMES.iter().copied()));
        return Err(Faults(vec![Fault::new("game", message)]));
    };
    let mut faults = header.check();
    if header.rules > about.rules_version {
        faults.push(newer_rules(header.rules, about));
    }
    faults.extend(seats::faults(&header.seats));
    let table = match boxes::text(about, &header.cards) {
        Ok(text) => shelf::table_by(&header.game, header.rules, &header.setup, text),
        Err(fault) => {
            faults.push(fault);
            None
        }
    };
    match table {
        Some(Err(Faults(more))) => faults.extend(more),
        Some(Ok(table)) if faults.is_empty() => return Ok(table),
        _ => {}
    }
    Err(Faults(faults))
}

/// That a saga follows rules that are not known yet.
pub(crate) fn newer_rules(version: u16, about: &About) -> Fault {
    let message = Phrase::new("fault-rules-newer")
        .with("version", version)
        .with("game", about.id)
        .with("known", about.rules_version);
    Fault::new("rules", message)
}
