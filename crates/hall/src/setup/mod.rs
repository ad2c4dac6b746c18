//! New tables: set up, joined, begun; again, or from an earlier step.

mod form;
mod wanted;

pub(crate) use form::{no_wish, read, wish};
pub(crate) use wanted::Wanted;

use std::sync::Arc;

use minds::Level;
use sitting::{Fate, Plan as Agreed, Replay, Sitting, boxes, mind};
use store::{Change, Stage, TableId, Write};
use tabletop::saga::{CardBox, Header, Saga, Sitter, Undo};
use tabletop::{Phrase, Seat};

use crate::app::App;
use crate::clock::now;
use crate::key::{Hash, Key};
use crate::no::No;
use crate::plan::{Plan, Planned, offered};
use crate::room::{Room, State, Table};

/// A table that was just set up.
pub(crate) struct Fresh {
    pub(crate) table: TableId,
    /// A token for each seat that is still free.
    pub(crate) links: Vec<(Seat, String)>,
}

/// Sets up a table. Seats of the plan that are people's are held by this key.
pub(crate) async fn create(app: &Arc<App>, key: Hash, plan: Plan) -> Result<Fresh, No> {
    let keys: Vec<_> = plan.humans().iter().map(|seat| (seat, key)).collect();
    let id = app.fresh_table()?;
    let mut writes = vec![Write::Create { plan: plan.text(), listed: plan.listed }];
    let mut links = Vec::new();
    for (i, _) in plan.seats.iter().enumerate().filter(|(_, seat)| **seat == Planned::Free) {
        let token = Key::fresh()?;
        writes.push(Write::Invite { seat: i as u8, token: token.hash() });
        links.push((Seat(i as u8), token.text()));
    }
    writes.extend(keys.iter().map(|(seat, key)| Write::Key { seat: seat.0, key: *key }));
    let room = app.room(id);
    if links.is_empty() {
        let sitting = begin(app, &plan)?;
        start(app, &room, plan, sitting, writes).await?;
    } else {
        app.store.write(Change { table: id, at: now(), writes }).await?;
        let mut table = room.enter(app).await?;
        for (seat, token) in &links {
            table.keep_link(key, *seat, token.clone());
        }
    }
    metrics::counter!("hall_tables_total").increment(1);
    Ok(Fresh { table: id, links })
}

/// The rules that a plan is for, and the box.
fn header(plan: &Plan) -> Result<(CardBox, Vec<Sitter>), No> {
    let about = plan.about().ok_or(No::Gone)?;
    Ok((boxes::newest(about).ok_or(No::Gone)?, plan.sitters().ok_or(No::NotNow)?))
}

/// The first moment of a game that nobody is missing for.
fn begin(app: &App, plan: &Plan) -> Result<Sitting, No> {
    let (cards, seats) = header(plan)?;
    let undo = if plan.apart { Undo::Ask } else { Undo::Always };
    let fate = Fate::fresh()?.salted(plan.salts());
    let header = Header {
        game: plan.game.clone(),
        rules: plan.about().map_or(0, |about| about.rules_version),
        setup: plan.setup(),
        seats: seats.clone(),
        cards: cards.clone(),
        undo,
        fork: None,
        fate: fate.commitment(),
        salts: fate.salts().to_vec(),
    };
    let game = app.game(&header).map_err(|faults| No::Bad(faults.phrases()))?;
    let agreed = Agreed { seats, undo, cards };
    Sitting::begin(game, agreed, fate).map_err(|faults| No::Bad(faults.phrases()))
}

/// Writes a sitting as the table's saga, and lets it go on.
async fn start(
    app: &Arc<App>,
    room: &Arc<Room>,
    plan: Plan,
    sitting: Sitting,
    mut writes: Vec<Write>,
) -> Result<(), No> {
    let header = sitting.saga().header.text();
    writes.push(Write::Begin { header, secret: Some(*sitting.secret().bytes()) });
    writes.push(Write::Stage(Stage::Playing));
    let mut table = Table::begun(plan, sitting);
    room.settle(app, &mut table, None, writes).await
}

impl Room {
    /// Takes a free seat, by an invitation or from the lobby; the game begins when none is free.
    /// With an invitation to a taken seat, that seat is carried to another key.
    pub(crate) async fn sit(
        self: &Arc<Room>,
        app: &Arc<App>,
        seat: Seat,
        guest: Guest,
    ) -> Result<(), No> {
        let mut table = self.enter(app).await?;
        let mut writes = vec![Write::Key { seat: seat.0, key: guest.key }];
        writes.extend(guest.token.map(|token| Write::Claim { token }));
        if !table.free(seat) {
            let may = guest.token.is_some() && table.plan.person(seat).is_some();
            if !may {
                return Err(No::Taken);
            }
            return self.seated(app, &mut table, seat, guest.key, writes).await;
        }
        if guest.token.is_none() && !table.plan.listed {
            return Err(No::NotYours);
        }
        let mut plan = table.plan.clone();
        let sitter = Sitter::Human(guest.name.clone());
        if let Some(fault) = sitter.fault() {
            return Err(No::Bad(vec![fault]));
        }
        plan.seats[seat.index()] = Planned::Human { name: guest.name, salt: guest.salt };
        writes.push(Write::Plan(plan.text()));
        if plan.sitters().is_none() {
            self.seated(app, &mut table, seat, guest.key, writes).await?;
            table.plan = plan;
            self.tell();
            return Ok(());
        }
        let sitting = begin(app, &plan)?;
        let mut begun = Table::begun(plan, sitting);
        if let State::Playing(sitting) = &begun.state {
            let header = sitting.saga().header.text();
            writes.push(Write::Begin { header, secret: Some(*sitting.secret().bytes()) });
        }
        writes.push(Write::Stage(Stage::Playing));
        begun.keys.clone_from(&table.keys);
        begun.talk = std::mem::take(&mut table.talk);
        begun.shown = std::mem::take(&mut table.shown);
        *table = begun;
        self.seated(app, &mut table, seat, guest.key, writes).await
    }

    async fn seated(
        self: &Arc<Room>,
        app: &Arc<App>,
        table: &mut Table,
        seat: Seat,
        key: Hash,
        writes: Vec<Write>,
    ) -> Result<(), No> {
        self.settle(app, table, None, writes).await.map_err(|no| match no {
            No::Store(store::Fault::Conflict) => No::Token,
            no => no,
        })?;
        table.keys.push((seat, key));
        // A link that was used is of no use to who made it.
        for links in table.links.values_mut() {
            links.retain(|(other, _)| *other != seat);
        }
        self.tell();
        Ok(())
    }

    /// The same table again for the same people; the one there is, if somebody was quicker.
    pub(crate) async fn rematch(
        self: &Arc<Room>,
        app: &Arc<App>,
        table: &mut Table,
    ) -> Result<TableId, No> {
        if let Some(next) = table.next {
            return Ok(next);
        }
        if !matches!(table.state, State::Over(_)) {
            return Err(No::NotNow);
        }
        let plan = table.plan.clone();
        let sitting = begin(app, &plan)?;
        let id = app.fresh_table()?;
        let mut writes = vec![Write::Create { plan: plan.text(), listed: plan.listed }];
        let key = |(seat, key): &(Seat, Hash)| Write::Key { seat: seat.0, key: *key };
        writes.extend(table.keys.iter().map(key));
        start(app, &app.room(id), plan, sitting, writes).await?;
        self.settle(app, table, None, vec![Write::Next(id)]).await?;
        table.next = Some(id);
        self.tell();
        Ok(id)
    }

    /// A new table that goes on from an earlier step of a finished one: one seat is this key's,
    /// minds have the others.
    pub(crate) async fn play_on(
        &self,
        app: &Arc<App>,
        at: usize,
        seat: Seat,
        guest: Guest,
    ) -> Result<TableId, No> {
        let mut table = self.enter(app).await?;
        let State::Over(replay) = &mut table.state else { return Err(No::NotNow) };
        let bad = |phrase: Phrase| No::Bad(vec![phrase]);
        replay.goto(at).map_err(|failure| bad(failure.phrase()))?;
        let mut sitting = replay.fork(Fate::fresh()?).map_err(|failure| bad(failure.phrase()))?;
        let seats = sitting.table().seats();
        if seat.0 >= seats {
            return Err(No::Taken);
        }
        for other in Seat::all(seats) {
            let sitter = match other == seat {
                true => Sitter::Human(guest.name.clone()),
                false => match &sitting.sitters()[other.index()] {
                    Sitter::Mind(level) if offered(level).is_some() => continue,
                    _ => mind(Level::Greedy),
                },
            };
            if sitting.sitters()[other.index()] != sitter {
                sitting.reseat(other, sitter)?;
            }
        }
        let mut plan = Plan::of(&sitting.saga().header);
        plan.seats = sitting.sitters().iter().map(planned).collect();
        drop(table);
        let id = app.fresh_table()?;
        let create = Write::Create { plan: plan.text(), listed: false };
        let writes = vec![create, Write::Key { seat: seat.0, key: guest.key }];
        start(app, &app.room(id), plan, sitting, writes).await?;
        Ok(id)
    }
}

fn planned(sitter: &Sitter) -> Planned {
    match sitter {
        Sitter::Human(name) => Planned::Human { name: name.clone(), salt: None },
        Sitter::Mind(level) => Planned::Mind(level.clone()),
    }
}

/// Somebody who comes to a table.
pub(crate) struct Guest {
    pub(crate) key: Hash,
    pub(crate) name: String,
    pub(crate) salt: Option<String>,
    pub(crate) token: Option<Hash>,
}

/// A saga from elsewhere, to be looked at, checked and played on from.
pub(crate) async fn bring(app: &Arc<App>, text: &str) -> Result<TableId, No> {
    let saga = Saga::parse(text).map_err(|broken| No::Bad(broken.phrases()))?;
    let game = app.game(&saga.header).map_err(|faults| No::Bad(faults.phrases()))?;
    let replay = Replay::new(game, saga).map_err(|failure| No::Bad(failure.phrases()))?;
    let saga = replay.saga();
    let plan = Plan::of(&saga.header);
    let id = app.fresh_table()?;
    let mut writes = vec![
        Write::Create { plan: plan.text(), listed: false },
        Write::Begin { header: saga.header.text(), secret: None },
        Write::Stage(Stage::Over),
    ];
    if !saga.lines.is_empty() {
        let lines = saga.text_after(0).lines().map(str::to_owned).collect();
        writes.push(Write::Lines { first: 1, lines });
    }
    app.store.write(Change { table: id, at: now(), writes }).await?;
    Ok(id)
}
