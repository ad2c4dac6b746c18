//! What is proven of a saga that has ended, and what betrays a changed one.

use sitting::{Report, Sitting, Why, verify};
use tabletop::saga::{Deed, Remark, Saga, Undo};
use tabletop::{Seat, Seats};

use crate::toy::{sit, table};

/// A finished saga with an undone roll and a seat that gave up.
fn finished() -> Sitting {
    let mut sitting = sit("hmm", Undo::Ask);
    sitting.run_minds().expect("minds answer");
    sitting.act(Seat(0), "done").expect("legal");
    sitting.act(Seat(0), "take 3").expect("legal");
    sitting.advance().expect("fate answers");
    sitting.undo(Seat(0)).expect("alone");
    sitting.act(Seat(0), "take 3").expect("legal");
    sitting.resign(Seat(0)).expect("any time");
    sitting.run_minds().expect("to the end");
    sitting.finish().expect("over");
    sitting
}

fn check(saga: &Saga) -> Result<Report, (usize, Why)> {
    verify(table(3), saga).map_err(|failure| (failure.step, failure.why))
}

#[test]
fn a_right_saga_is_proven_and_counted() {
    let sitting = finished();
    let saga = Saga::parse(&sitting.saga().text()).expect("ours");
    let report = check(&saga).expect("it is right");
    let count = |f: fn(&Deed) -> bool| saga.lines.iter().filter(|l| f(&l.deed)).count();
    assert_eq!(report.steps, saga.lines.len());
    assert_eq!(report.choices, count(|d| matches!(d, Deed::Choice { .. })));
    assert_eq!(report.fortunes, count(|d| matches!(d, Deed::Fortune(_))));
    assert!(report.fortunes >= 6);
    assert_eq!((report.undos, report.inherited, report.hashes), (1, 0, 1));
    assert_eq!(report.forfeits, Seats::only(Seat(0)));
    assert_eq!(report.outcome, sitting.outcome());
    assert_eq!(report.outcome.expect("over").shares[0], 0.0);
    assert_eq!(report.older_rules, None);
}

#[test]
fn every_changed_roll_is_found() {
    let saga = finished().saga().clone();
    for step in 1..=saga.lines.len() {
        let mut changed = saga.clone();
        let Deed::Fortune(fortune) = &mut changed.lines[step - 1].deed else { continue };
        fortune[0] = if fortune[0] == 1 { 2 } else { 1 };
        let (found, why) = check(&changed).expect_err("a roll was changed");
        assert_eq!(found, step, "{why}");
        assert!(matches!(why, Why::Roll { .. }), "{why}");
    }
}

#[test]
fn a_changed_choice_secret_or_hash_is_found() {
    let saga = finished().saga().clone();
    let last = saga.lines.len();
    let mut changed = saga.clone();
    changed.lines[last - 1].deed = Deed::Table(Remark::Secret([1; 32]));
    assert_eq!(check(&changed), Err((last, Why::Commitment)));
    let mut changed = saga.clone();
    changed.lines[last - 1].hash = Some(7);
    assert!(matches!(check(&changed), Err((n, Why::Hash { written: 7, .. })) if n == last));
    let mut changed = saga.clone();
    changed.header.salts = vec![(Seat(1), [0; 16])];
    assert!(matches!(check(&changed), Err((1, Why::Roll { .. }))));
    let mut changed = saga;
    changed.lines.pop();
    assert_eq!(check(&changed), Err((last - 1, Why::NoSecret)));
}
