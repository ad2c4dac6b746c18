//! When the disk is full a move is refused, nothing is lost, and everything goes on once there is
//! room.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::time::Duration;

use futures_util::future::{BoxFuture, FutureExt};
use store::{Change, Fault, Hash, Kept, Later, Row, Sqlite, Store, TableId};
use words::Words;

use crate::act::Act;
use crate::app::{App, Config, Limits};
use crate::no::No;
use crate::push::render;
use crate::room::{State, asked};
use crate::setup::{Wanted, create};
use crate::shown::{Hall, Reach, Theme};

const KEY: [u8; 32] = [7; 32];

/// A disk with room for a number of changes.
struct Disk {
    file: Sqlite,
    room: AtomicUsize,
    refused: AtomicUsize,
}

impl Store for Disk {
    fn write(&self, change: Change) -> Later<'_, ()> {
        let taken = self.room.fetch_update(SeqCst, SeqCst, |room| room.checked_sub(1));
        match taken {
            Ok(_) => self.file.write(change),
            Err(_) => {
                self.refused.fetch_add(1, SeqCst);
                async { Err(Fault::Full) }.boxed()
            }
        }
    }

    fn table(&self, table: TableId) -> Later<'_, Option<Kept>> {
        self.file.table(table)
    }

    fn invitation(&self, token: Hash) -> Later<'_, Option<(TableId, u8)>> {
        self.file.invitation(token)
    }

    fn tables_of(&self, key: Hash, most: u32) -> Later<'_, Vec<Row>> {
        self.file.tables_of(key, most)
    }

    fn listed(&self, most: u32) -> Later<'_, Vec<Row>> {
        self.file.listed(most)
    }

    fn wakes(&self) -> Later<'_, Vec<(TableId, i64)>> {
        self.file.wakes()
    }

    fn count(&self) -> Later<'_, u64> {
        self.file.count()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        self.file.close()
    }
}

/// The first choice of the question that is asked next, once no mind moves any more.
async fn next(app: &Arc<App>, table: TableId) -> Act {
    for _ in 0..1500 {
        if let State::Playing(sitting) = &app.room(table).enter(app).await.unwrap().state
            && sitting.mind_to_move().is_none()
            && let Some(seat) = asked(sitting).iter().next()
        {
            let choice = sitting.position().choices(seat)[0].clone();
            return Act::Choose { seat: seat.0 + 1, question: sitting.question(seat), choice };
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("nobody is asked");
}

/// All that the person is shown.
async fn shown(app: &Arc<App>, table: TableId) -> String {
    let words = Words::english();
    let page = app.room(table).see(app, Some(KEY), &words, false).await.unwrap();
    let hall = Hall { words: &words, reach: &Reach::Machine, theme: Theme::Auto, path: "/" };
    render(hall, &page).version
}

/// A hall on a disk that has room as yet.
async fn open(folder: &Path) -> (Arc<Disk>, Arc<App>) {
    let file = Sqlite::open(folder).await.unwrap();
    let (room, refused) = (AtomicUsize::new(usize::MAX), AtomicUsize::new(0));
    let disk = Arc::new(Disk { file, room, refused });
    let config = Config { limits: Limits::NONE, pace: Duration::ZERO, ..Config::default() };
    (disk.clone(), App::new(disk, config))
}

#[tokio::test]
async fn a_full_disk_refuses_moves_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (disk, app) = open(folder.path()).await;
    for game in shelf::GAMES {
        let plan = Wanted::quick(shelf::about(game).unwrap()).plan(&Words::english()).unwrap();
        let table = create(&app, KEY, plan.clone()).await.unwrap().table;
        let room = app.room(table);
        let act = next(&app, table).await;
        let (before, kept) = (shown(&app, table).await, disk.table(table).await.unwrap());

        disk.room.store(0, SeqCst);
        let no = room.act(&app, Some(KEY), act.clone()).await.unwrap_err();
        assert_eq!((&no, no.status().as_u16()), (&No::Store(Fault::Full), 507), "{game}");
        assert!(Words::english().text(&no.phrase()).contains("Nothing was lost"), "{game}");
        let say = Act::Say { seat: 1, text: "hej".into() };
        assert_eq!(room.act(&app, Some(KEY), say).await.unwrap_err(), No::Store(Fault::Full));
        assert_eq!(create(&app, KEY, plan).await.err(), Some(No::Store(Fault::Full)), "{game}");
        assert_eq!(shown(&app, table).await, before, "{game}: as it was");
        assert_eq!(disk.table(table).await.unwrap(), kept, "{game}");

        // The very same move is good once there is room.
        disk.room.store(usize::MAX, SeqCst);
        room.act(&app, Some(KEY), act).await.unwrap();
        assert_ne!(disk.table(table).await.unwrap(), kept, "{game}");
    }
}

#[tokio::test]
async fn a_mind_whose_move_found_no_room_tries_again_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let (disk, app) = open(folder.path()).await;
    let looking = tokio::spawn(app.clone().look_after());
    let plan = Wanted::quick(shelf::about(shelf::GAMES[0]).unwrap());
    let plan = plan.plan(&Words::english()).unwrap();
    let table = create(&app, KEY, plan).await.unwrap().table;
    while disk.refused.load(SeqCst) == 0 {
        let act = next(&app, table).await;
        disk.room.store(1, SeqCst);
        app.room(table).act(&app, Some(KEY), act).await.unwrap();
        let room = app.room(table);
        let minds = matches!(&room.enter(&app).await.unwrap().state,
            State::Playing(sitting) if sitting.mind_to_move().is_some());
        while minds && disk.refused.load(SeqCst) == 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    disk.room.store(usize::MAX, SeqCst);
    next(&app, table).await;
    looking.abort();
}
