//! What was written is there after anything, and what cannot be written says why.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use store::{Change, Fault, Hash, Sqlite, Stage, Store, TableId, Write};

const A: Hash = [1; 32];
const B: Hash = [2; 32];

fn table(number: u64) -> TableId {
    TableId::new(number)
}

fn change(number: u64, writes: Vec<Write>) -> Change {
    Change { table: table(number), at: 1000 + number as i64, writes }
}

fn create() -> Write {
    Write::Create { plan: "plan".into(), listed: true }
}

fn lines(first: usize, lines: &[&str]) -> Write {
    Write::Lines { first, lines: lines.iter().map(|line| (*line).to_owned()).collect() }
}

async fn open(folder: &Path) -> Sqlite {
    Sqlite::open(folder).await.unwrap()
}

fn said(fault: &Fault) -> String {
    words::Words::english().text(&fault.phrase())
}

#[tokio::test]
async fn all_of_a_table_is_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let header = Write::Begin { header: "header".into(), secret: Some([7; 32]) };
    let writes = vec![
        create(),
        Write::Key { seat: 0, key: A },
        Write::Key { seat: 2, key: B },
        header,
        lines(1, &["1 a: one", "2 ~ 'two' \"quoted\" \u{1f600}"]),
        Write::Stage(Stage::Playing),
        Write::Clock("clock".into()),
        Write::Wake(Some(5)),
        Write::Next(table(9)),
        Write::Say { seat: 2, text: "<b>hej".into() },
    ];
    store.write(change(1, writes)).await.unwrap();
    store.write(change(1, vec![lines(3, &["3"]), Write::Plan("plan 2".into())])).await.unwrap();
    store.close().await;
    drop(store);
    let store = open(folder.path()).await;
    let kept = store.table(table(1)).await.unwrap().unwrap();
    assert_eq!(kept.lines, ["1 a: one", "2 ~ 'two' \"quoted\" \u{1f600}", "3"]);
    assert_eq!((&*kept.plan, kept.header.as_deref()), ("plan 2", Some("header")));
    assert_eq!((kept.secret, kept.stage), (Some([7; 32]), Stage::Playing));
    assert_eq!((&*kept.clock, kept.wake, kept.next), ("clock", Some(5), Some(table(9))));
    assert_eq!(kept.keys, [(0, A), (2, B)]);
    assert_eq!(kept.talk, [(2, "<b>hej".to_owned())]);
    assert_eq!(store.wakes().await.unwrap(), [(table(1), 5)]);
    assert_eq!(store.table(table(2)).await.unwrap(), None);
}

#[tokio::test]
async fn a_line_is_written_once_and_a_change_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.write(change(1, vec![create(), lines(1, &["a", "b"])])).await.unwrap();
    // Sent together, so committed together: the bad one must not hold up the good ones.
    let good = store.write(change(1, vec![lines(3, &["c"])]));
    let bad =
        store.write(change(1, vec![Write::Say { seat: 0, text: "x".into() }, lines(2, &["B"])]));
    let more = store.write(change(2, vec![create(), lines(1, &["z"])]));
    assert_eq!(good.await, Ok(()));
    assert_eq!(bad.await, Err(Fault::Conflict));
    assert_eq!(more.await, Ok(()));
    let kept = store.table(table(1)).await.unwrap().unwrap();
    assert_eq!(kept.lines, ["a", "b", "c"]);
    assert!(kept.talk.is_empty(), "nothing of a change that failed is kept");
    assert_eq!(store.write(change(1, vec![create()])).await, Err(Fault::Conflict));
    let nowhere = change(3, vec![Write::Plan("p".into())]);
    assert_eq!(store.write(nowhere).await, Err(Fault::Conflict), "there is no such table");
}

#[tokio::test]
async fn an_invitation_is_good_once() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let invite = Write::Invite { seat: 1, token: A };
    store.write(change(1, vec![create(), invite])).await.unwrap();
    assert_eq!(store.invitation(A).await.unwrap(), Some((table(1), 1)));
    assert_eq!(store.invitation(B).await.unwrap(), None);
    let claim = || change(1, vec![Write::Claim { token: A }, Write::Key { seat: 1, key: B }]);
    let (first, second) = (store.write(claim()), store.write(claim()));
    assert_eq!((first.await, second.await), (Ok(()), Err(Fault::Conflict)));
    assert_eq!(store.invitation(A).await.unwrap(), None);
    assert_eq!(store.table(table(1)).await.unwrap().unwrap().keys, [(1, B)]);
}

#[tokio::test]
async fn lists_show_the_last_changed_first() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    for n in 1..=4 {
        let mut writes = vec![Write::Create { plan: "p".into(), listed: n != 2 }];
        writes.push(Write::Key { seat: 0, key: if n == 4 { B } else { A } });
        if n == 3 {
            writes.push(Write::Stage(Stage::Over));
        }
        store.write(change(n, writes)).await.unwrap();
    }
    store.write(Change { at: 9999, ..change(1, vec![lines(1, &["x"])]) }).await.unwrap();
    let ids = |rows: Vec<store::Row>| rows.iter().map(|row| row.table).collect::<Vec<_>>();
    assert_eq!(ids(store.listed(10).await.unwrap()), [table(1), table(4)]);
    assert_eq!(ids(store.listed(1).await.unwrap()), [table(1)]);
    assert_eq!(ids(store.tables_of(A, 10).await.unwrap()), [table(1), table(3), table(2)]);
    assert_eq!(store.count().await.unwrap(), 3);
}

#[tokio::test]
async fn no_two_programs_write_to_one_folder() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    let fault = Sqlite::open(folder.path()).await.err().unwrap();
    assert!(said(&fault).contains("Another hall"), "{}", said(&fault));
    store.close().await;
    drop(store);
    open(folder.path()).await;
}

#[tokio::test]
async fn a_database_of_a_newer_version_or_of_others_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hall.db");
    open(folder.path()).await.close().await;
    // The version stands in four bytes at a place that SQLite documents.
    let mut bytes = fs::read(&path).unwrap();
    bytes[63] = 99;
    fs::write(&path, &bytes).unwrap();
    let fault = Sqlite::open(folder.path()).await.err().unwrap();
    assert_eq!(fault, Fault::Newer(path.clone(), 99));
    assert_eq!(fs::read(&path).unwrap(), bytes);
    assert!(said(&fault).contains("99"), "{}", said(&fault));
    for foreign in [&b"Dear diary, this is no database at all. ".repeat(100)[..], b"x"] {
        fs::write(&path, foreign).unwrap();
        let fault = Sqlite::open(folder.path()).await.err().unwrap();
        assert_eq!(fault, Fault::Foreign(path.clone()), "{foreign:?}");
        assert_eq!(fs::read(&path).unwrap(), foreign);
    }
}

#[tokio::test]
async fn a_folder_that_cannot_be_used_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "x").unwrap();
    for wrong in [file.clone(), file.join("below"), "/proc/nothing/here".into()] {
        let fault = Sqlite::open(&wrong).await.err().unwrap();
        assert!(matches!(fault, Fault::Folder(..)), "{fault}");
        assert!(said(&fault).contains("--data"), "{}", said(&fault));
    }
}

#[tokio::test]
#[cfg(unix)]
async fn the_file_is_its_owners() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.write(change(1, vec![create()])).await.unwrap();
    let mode = |file: &str| fs::metadata(folder.path().join(file)).unwrap().permissions().mode();
    assert_eq!(mode("hall.db") & 0o777, 0o600);
    assert_eq!(mode("hall.db-wal") & 0o777, 0o600);
}

/// A full disk, by SQLite's own limit on pages: the same answer as from the system.
#[tokio::test]
async fn when_there_is_no_room_nothing_is_lost_and_it_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    store.write(change(1, vec![create(), lines(1, &["kept"])])).await.unwrap();
    store.limit_pages(40).await.unwrap();
    let long = "x".repeat(50_000);
    let mut kept = vec!["kept".to_owned()];
    let fault = loop {
        match store.write(change(1, vec![lines(kept.len() + 1, &[&long])])).await {
            Ok(()) => kept.push(long.clone()),
            Err(fault) => break fault,
        }
    };
    assert_eq!(fault, Fault::Full);
    assert_eq!(store.table(table(1)).await.unwrap().unwrap().lines, kept);
    store.limit_pages(1_000_000).await.unwrap();
    store.write(change(1, vec![lines(kept.len() + 1, &["more"])])).await.unwrap();
    let lines = store.table(table(1)).await.unwrap().unwrap().lines;
    assert_eq!(lines.last().unwrap(), "more", "it goes on once there is room");
}
