//! Going on from an earlier step, otherwise.

use sitting::{Fate, Replay, Secret, verify};
use tabletop::Seat;
use tabletop::saga::{Deed, Undo};

use crate::toy::{lines, table, taking};

#[test]
fn a_fork_has_a_new_fate_and_no_undone_steps() {
    let mut sitting = taking("hm", Undo::Ask);
    sitting.act(Seat(0), "take 3").expect("legal");
    sitting.undo(Seat(0)).expect("alone");
    sitting.act(Seat(0), "take 1").expect("legal");
    sitting.run_minds().expect("a mind moves");
    let mut fork = sitting.fork_at(8, Fate::new(Secret::from_bytes([9; 32]))).expect("it folds");
    assert_eq!(lines(&fork)[..5], lines(&sitting)[..5]);
    assert_eq!(lines(&fork)[5..], ["1: take 1"]);
    let header = &fork.saga().header;
    assert_eq!(header.fork.map(|f| (f.steps, f.from)), Some((6, sitting.saga().header.fate)));
    assert_ne!(header.fate, sitting.saga().header.fate);
    fork.abandon().expect("any time");
    let report = verify(table(2), fork.saga()).expect("it is right");
    assert_eq!((report.inherited, report.fortunes), (3, 0));
}

#[test]
fn a_fork_keeps_the_rules_of_what_it_inherits() {
    let mut old = taking("mm", Undo::Ask).saga().clone();
    old.header.rules = 1;
    let replay = Replay::new(table(2), old).expect("it folds");
    let fork = replay.fork(Fate::new(Secret::from_bytes([9; 32]))).expect("it folds");
    assert_eq!(fork.saga().header.rules, 1);
}

#[test]
fn a_finished_saga_can_be_forked() {
    let mut sitting = taking("mm", Undo::Ask);
    sitting.run_minds().expect("to the end");
    sitting.finish().expect("over");
    let mut replay = Replay::new(table(2), sitting.saga().clone()).expect("it folds");
    replay.goto(5).expect("there is one");
    let fate = Fate::new(Secret::from_bytes([3; 32]));
    let mut fork = replay.fork(fate.clone()).expect("it folds");
    assert_eq!(fork.position().fingerprint(), replay.position().fingerprint());
    fork.run_minds().expect("to the end");
    fork.finish().expect("over");
    let report = verify(table(2), fork.saga()).expect("it is right");
    assert_eq!(report.inherited, 3);
    let rolls = fork.saga().lines.iter().filter(|l| matches!(l.deed, Deed::Fortune(_))).count();
    assert_eq!(report.inherited + report.fortunes, rolls);
    assert!(sitting.fork_at(999, fate).is_err());
}
