//! Minds at work: off the tables, a few at a time, in turn.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use sitting::Rejected;

use crate::app::App;
use crate::no::No;
use crate::room::{Room, State};

impl Room {
    /// Lets the minds of this table move until a person is asked or it is over. A table has one
    /// thought in the queue at a time, so all tables get their turn.
    pub(crate) fn think(self: &Arc<Room>, app: &Arc<App>) {
        if !self.begins_thinking() {
            return;
        }
        let (room, app) = (self.clone(), app.clone());
        tokio::spawn(async move {
            loop {
                match room.one_thought(&app).await {
                    Ok(true) => continue,
                    Ok(false) => {}
                    Err(no) => {
                        let fault = no.phrase().to_string();
                        tracing::error!(table = %room.id, fault, "a mind could not move");
                        // The store may have no room now: try again later.
                        app.schedule(room.id, crate::clock::now() + 5000);
                    }
                }
                room.thinking.store(false, Ordering::Release);
                // Something may have been asked between the last look and the mark.
                let again = match room.enter(&app).await {
                    Ok(table) => matches!(&table.state,
                        State::Playing(sitting) if sitting.mind_to_move().is_some()),
                    Err(_) => false,
                };
                if !again || !room.begins_thinking() {
                    return;
                }
            }
        });
    }

    /// One move of a mind; false if none is asked.
    async fn one_thought(self: &Arc<Room>, app: &Arc<App>) -> Result<bool, No> {
        let presence = self.presence();
        let watched = presence.watching > 0 || presence.here.iter().any(|count| *count > 0);
        if watched && !app.config.pace.is_zero() {
            tokio::time::sleep(app.config.pace).await;
        }
        // The place first: a table that waits for its turn need not be in memory.
        let place = app.thinkers.acquire().await.map_err(|_| No::NotNow)?;
        let thought = match &self.enter(app).await?.state {
            State::Playing(sitting) => sitting.thought(),
            _ => None,
        };
        let Some(thought) = thought else { return Ok(false) };
        let seat = thought.seat();
        let idea = tokio::task::spawn_blocking(move || thought.think()).await;
        drop(place);
        let idea = idea.map_err(|_| No::NotNow)?.ok_or(Rejected::Stuck(seat))?;
        let mut table = self.enter(app).await?;
        let Ok(sitting) = table.playing() else { return Ok(false) };
        match sitting.take(&idea) {
            Ok(()) => {}
            Err(Rejected::Stale) => return Ok(true),
            Err(rejected) => return Err(rejected.into()),
        }
        self.settle(app, &mut table, None, Vec::new()).await?;
        metrics::counter!("hall_mind_moves_total").increment(1);
        Ok(matches!(&table.state, State::Playing(sitting) if sitting.mind_to_move().is_some()))
    }
}

/// Thinks where it does not hold up anything else, when its turn comes.
pub(crate) async fn ponder<T: Send + 'static>(
    app: &App,
    thought: impl FnOnce() -> T + Send + 'static,
) -> Result<T, No> {
    let place = app.thinkers.acquire().await.map_err(|_| No::NotNow)?;
    let found = tokio::task::spawn_blocking(thought).await;
    drop(place);
    found.map_err(|_| No::NotNow)
}
