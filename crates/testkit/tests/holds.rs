//! Games that keep the contract pass, and the report tells what was seen.

use testkit::nim::Nim;
use testkit::thief::Thief;
use testkit::{Law, Report, Trial, contract};

fn thieves() -> [(&'static str, Thief); 2] {
    [("two", Thief::new(2)), ("three", Thief::new(3))]
}

#[test]
fn nim_holds() {
    let report = contract(&[("nim", Nim::new())], 200, 1);
    assert_eq!((report.games, report.endings["last-stick"]), (200, 200));
    assert!(report.phrases.contains("nim-took") && report.phrases.contains("nim-stick"));
    assert!(report.gaps["nim-took"].contains("count"));
    assert!(report.rules.contains("NIM-3") && report.rules.contains("NIM-2"));
    assert!(!report.checks.contains_key(&Law::Hides), "nothing is hidden in Nim");
}

#[test]
fn thief_holds_and_every_law_is_tried() {
    let report = contract(&thieves(), 400, 2);
    let endings: Vec<_> = report.endings.keys().copied().collect();
    assert_eq!(endings, ["dusk", "empty", "rich"]);
    assert!(report.decisions > 2_000 && report.states > report.decisions);
    assert!(report.phrases.contains("thief-unseen") && report.phrases.contains("thief-no-lay"));
    for law in Law::ALL.iter().filter(|&&law| law != Law::Calm) {
        assert!(report.checks.get(law).is_some_and(|&n| n > 100), "{law}: {:?}", report.checks);
    }
}

/// Ranges played apart and merged are the whole, whatever came before.
#[test]
fn games_do_not_depend_on_each_other() {
    let tables = thieves();
    let trial = Trial::new(&tables, 5);
    let mut done = Vec::new();
    let whole = trial.run(0..40, &mut |n| done.push(n)).expect("holds");
    assert_eq!(done, (0..40).collect::<Vec<_>>());
    let mut parts = Report::default();
    for range in [25..40, 0..25] {
        let part = std::thread::scope(|scope| {
            scope.spawn(|| trial.run(range, &mut |_| ()).expect("holds")).join().expect("no panic")
        });
        parts.merge(part);
    }
    assert_eq!(parts, whole);
}
