//! The front page and the lobby.

use axum::response::Response;
use maud::Markup;
use store::Row;

use super::visitor::Visitor;
use crate::no::No;
use crate::page;
use crate::plan::{Plan, Planned};
use crate::room::{State, asked};
use crate::see::seats;
use crate::shown::{Front, Listed, Lobby, Phase, SeatShown, Shelved, SitterShown};
use store::Stage;
use tabletop::Seat;

/// The most tables in a list.
const MOST: u32 = 50;

pub(super) async fn front(visitor: Visitor) -> Response {
    visitor.page(front_page(&visitor).await)
}

async fn front_page(visitor: &Visitor) -> Result<Markup, No> {
    let games = shelf::GAMES
        .iter()
        .filter_map(|id| Some(Shelved { about: shelf::about(id)?, art: shelf::art(id)? }));
    let open = visitor.app.store.listed(MOST).await?;
    let front = Front {
        games: games.collect(),
        mine: mine(visitor, 6).await?.into_iter().filter(|t| t.phase != Phase::Over).collect(),
        open: open.iter().filter(|row| row.stage == Stage::Gathering).count(),
    };
    Ok(page::front(visitor.hall(), &front))
}

pub(super) async fn lobby(visitor: Visitor) -> Response {
    visitor.page(lobby_page(&visitor).await)
}

async fn lobby_page(visitor: &Visitor) -> Result<Markup, No> {
    let open = visitor.app.store.listed(MOST).await?;
    let lobby = Lobby {
        open: open.iter().filter_map(from_afar).collect(),
        mine: mine(visitor, MOST).await?,
    };
    Ok(page::lobby(visitor.hall(), &lobby))
}

/// A table by what it was set up with, without looking in.
pub(crate) fn from_afar(row: &Row) -> Option<Listed> {
    let plan = Plan::read(&row.plan)?;
    let seat = |(i, planned): (usize, &Planned)| {
        let sitter = match planned {
            Planned::Human { name, .. } => SitterShown::Human(name.clone()),
            Planned::Mind(level) => SitterShown::Mind(level.parse().ok()?, None),
            Planned::Free => SitterShown::Free,
        };
        let (mine, asked, here, forfeit) = (false, false, false, false);
        Some(SeatShown { seat: Seat(i as u8), sitter, mine, asked, here, forfeit, left: None })
    };
    Some(Listed {
        id: row.table.to_string(),
        about: plan.about()?,
        phase: match row.stage {
            Stage::Gathering => Phase::Gathering,
            Stage::Playing => Phase::Playing,
            Stage::Over => Phase::Over,
        },
        seats: plan.seats.iter().enumerate().map(seat).collect::<Option<_>>()?,
        my_turn: false,
        free: row.stage == Stage::Gathering && plan.seats.contains(&Planned::Free),
        changed: row.changed / 1000,
    })
}

/// The visitor's own tables. Those that are played are looked into: is it my turn?
async fn mine(visitor: &Visitor, most: u32) -> Result<Vec<Listed>, No> {
    let Some(key) = visitor.key else { return Ok(Vec::new()) };
    let mut found = Vec::new();
    for row in visitor.app.store.tables_of(key, most).await? {
        let Some(mut listed) = from_afar(&row) else { continue };
        if row.stage == Stage::Playing {
            let room = visitor.app.room(row.table);
            let table = room.enter(&visitor.app).await?;
            let held = table.held(Some(key));
            listed.seats = seats(&table, held, &room.presence());
            match &table.state {
                State::Playing(sitting) => listed.my_turn = asked(sitting).0 & held.0 != 0,
                State::Frozen { why, .. } => listed.phase = Phase::Frozen(why.clone()),
                _ => {}
            }
        }
        found.push(listed);
    }
    Ok(found)
}
