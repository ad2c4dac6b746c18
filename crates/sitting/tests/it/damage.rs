//! Sagas that cannot be folded: where, and why.

use proptest::prelude::*;
use sitting::{Replay, Sitting, verify};
use tabletop::saga::{Deed, Saga, Undo};

use crate::toy::{english, sit, table, taking};

/// What is said of the saga `1: take 1`, `2: take 1` after the first five steps, with one of its
/// steps put for another.
fn said(step: usize, text: &str) -> String {
    let mut sitting = taking("hh", Undo::Ask);
    sitting.act(tabletop::Seat(0), "take 1").expect("legal");
    sitting.act(tabletop::Seat(1), "take 1").expect("legal");
    let mut lines: Vec<String> = sitting.saga().text().lines().map(str::to_owned).collect();
    let head = lines.len() - 7;
    lines[head + step - 1] = format!("{step}. {text}");
    let saga = Saga::parse(&(lines.join("\n") + "\n")).expect("the text is right");
    match Sitting::resume(table(2), saga, sitting.secret().clone()) {
        Ok(_) => panic!("it should not fold"),
        Err(failure) => english(&failure.phrase()),
    }
}

#[test]
fn each_step_that_cannot_be_says_why() {
    for (step, text, expected) in [
        (6, "1: take 9", "step 6: Player 1 cannot choose “take 9”: ⟨toy-heap⟩ [TOY-5]"),
        (6, "2: take 1", "step 6: Player 2 is not asked here"),
        (6, "1: dance", "expected ⟨toy-fault-choice⟩, found “dance”"),
        (6, "1: take 1; take 1", "joined with “;” that are not one answer"),
        (4, "1: hide 1", "step 4: Player 1 has not finished its answer"),
        (4, "~ 1", "step 4: this cannot have been rolled: no roll is expected here"),
        (1, "1: done", "step 1: fate must answer before Player 1 can choose"),
        (1, "~ 7 1", "step 1: this cannot have been rolled: 7 is not between 1 and 6"),
        (1, "~ 1", "step 1: this cannot have been rolled: expected 2 numbers, found 1"),
        (7, "! undo 1", "step 1 is not a choice that still stands"),
        (7, "! undo 0", "step 0 is not a choice that still stands"),
        (7, "! undo 7", "step 7 is not a choice that still stands"),
        (7, "! undo 99999999999", "is not a choice that still stands"),
        (7, "! resign 8", "there is no seat 8"),
        (7, "! seat 2 mind clever", "expected a mind"),
        (6, "1: take 1 #00000001", "step 6: the position has hash"),
    ] {
        let said = said(step, text);
        assert!(said.contains(expected), "{text}: {said}");
    }
}

#[test]
fn an_older_saga_says_how_far_it_can_be_replayed() {
    let mut sitting = sit("mm", Undo::Ask);
    sitting.run_minds().expect("to the end");
    sitting.finish().expect("over");
    let mut old = sitting.saga().clone();
    old.header.rules = 1;
    let report = verify(table(2), &old).expect("nothing that was played has changed");
    assert_eq!(report.older_rules, Some(1));
    let choice = old.lines.iter_mut().find_map(|line| match &mut line.deed {
        Deed::Choice { steps, .. } => steps.last_mut(),
        _ => None,
    });
    *choice.expect("there is one") = "dance".into();
    let Err(failure) = Replay::new(table(2), old) else { panic!("it should not fold") };
    let said = english(&failure.phrase());
    let last = format!("replayed only up to step {})", failure.step - 1);
    assert!(said.contains("version 1 of the rules") && said.ends_with(&last), "{said}");
}

proptest! {
    #[test]
    fn no_saga_makes_the_fold_panic(edits in prop::collection::vec((0..2000usize, 0..200usize), 0..4)) {
        let mut sitting = sit("mmm", Undo::Ask);
        sitting.run_minds().expect("to the end");
        sitting.finish().expect("over");
        let mut saga = sitting.saga().clone();
        for (to, from) in edits {
            let (to, from) = (to % saga.lines.len(), from % saga.lines.len());
            let line = saga.lines[from].clone();
            saga.lines.insert(to, line);
        }
        let _ = Replay::new(table(3), saga.clone());
        let _ = verify(table(3), &saga);
    }
}
