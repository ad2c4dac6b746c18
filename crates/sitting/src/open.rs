//! From a saga's header to its table.

use std::sync::Arc;

use shelf::Table;
use tabletop::saga::Header;
use tabletop::{Fault, Faults};

use crate::{boxes, seats};

/// Sets up the table of a saga: its game, options and box; tells all faults together.
pub fn open(header: &Header) -> Result<Arc<dyn Table>, Faults> {
    let Some(about) = shelf::about(&header.game) else {
        let message =
            format!("there is no '{}'; there are {}", header.game, shelf::GAMES.join(", "));
        return Err(Faults(vec![Fault::new("game", message)]));
    };
    let mut faults = header.check();
    if header.rules > about.rules_version {
        let (game, known) = (about.id, about.rules_version);
        let message = format!(
            "the saga follows version {} of the rules of {game}, and this program knows them up \
             to {known}: a newer program is needed",
            header.rules
        );
        faults.push(Fault::new("rules", message));
    }
    faults.extend(seats::faults(&header.seats));
    let table = match boxes::text(about, &header.cards) {
        Ok(text) => shelf::table(&header.game, &header.setup, text),
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
