//! What may be taken back, and when others are asked.

use sitting::{Rejected, Sitting, UndoRight, Undone};
use tabletop::saga::{Saga, Undo};
use tabletop::{Seat, Seats};

use crate::toy::{lines, sit, table, taking};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

#[test]
fn a_choice_is_free_to_take_back_while_nothing_happened_since() {
    let mut sitting = taking("hh", Undo::Ask);
    assert_eq!(sitting.undo_right(Seat(1)), UndoRight::Asks(5, Seats::only(A)), "it uncovered all");
    sitting.act(A, "take 1").expect("legal");
    assert_eq!(sitting.undo_right(A), UndoRight::Free(6));
    assert_eq!(sitting.undo(A), Ok(Undone::To(6)));
    assert_eq!(lines(&sitting).last().map(String::as_str), Some("! undo 6"));
    sitting.act(A, "take 2").expect("legal again");
}

#[test]
fn others_are_asked_once_another_acted_fate_spoke_or_something_was_seen() {
    let mut sitting = taking("hh", Undo::Ask);
    sitting.act(A, "peek").expect("legal");
    assert_eq!(sitting.undo_right(A), UndoRight::Asks(6, Seats::only(B)), "it saw a card");
    sitting.act(A, "take 1").expect("legal");
    assert_eq!(sitting.undo_right(A), UndoRight::Free(7));
    sitting.act(B, "take 1").expect("legal");
    assert_eq!(sitting.undo_right(A), UndoRight::Asks(7, Seats::only(B)), "another acted");
    assert_eq!(sitting.undo(B), Ok(Undone::To(8)));
    sitting.act(B, "take 3").expect("legal");
    assert_eq!(sitting.undo_right(B), UndoRight::Free(10), "fate was not asked yet");
    sitting.advance().expect("fate answers");
    assert_eq!(sitting.undo_right(B), UndoRight::Asks(10, Seats::only(A)), "fate spoke");
}

#[test]
fn the_others_must_all_agree() {
    let mut sitting = taking("hhhm", Undo::Ask);
    sitting.act(A, "take 1").expect("legal");
    sitting.act(B, "take 1").expect("legal");
    let others = Seats::only(B).with(Seat(2));
    assert_eq!(sitting.undo(A), Ok(Undone::Asked(others)));
    assert_eq!(sitting.answer_undo(Seat(3), true), Err(Rejected::NoRequest(Seat(3))), "a mind");
    assert_eq!(sitting.answer_undo(B, true), Ok(Some(Undone::Asked(Seats::only(Seat(2))))));
    assert_eq!(sitting.answer_undo(B, true), Err(Rejected::NoRequest(B)), "only once");
    assert_eq!(sitting.answer_undo(Seat(2), false), Ok(None));
    assert!(sitting.undo_request().is_none());
    sitting.undo(A).expect("asked again");
    sitting.act(Seat(2), "take 1").expect("legal");
    assert!(sitting.undo_request().is_none(), "it lapses when the game goes on");
    sitting.undo(A).expect("asked again");
    sitting.answer_undo(Seat(2), true).expect("asked");
    let number = sitting.undo_request().expect("open").step;
    assert_eq!(sitting.answer_undo(B, true), Ok(Some(Undone::To(number))));
    assert!(sitting.position().choices(A).contains(&"take 1".to_owned()));
}

#[test]
fn tables_may_agree_to_allow_it_always_and_who_plays_alone_may() {
    for mut sitting in [taking("hh", Undo::Always), taking("hm", Undo::Ask)] {
        sitting.act(A, "take 3").expect("legal");
        sitting.advance().expect("fate answers");
        let first = lines(&sitting)[6].clone();
        assert_eq!(sitting.who_undoes(), Some(A));
        assert_eq!(sitting.undo(A), Ok(Undone::To(6)));
        sitting.act(A, "take 3").expect("legal");
        sitting.advance().expect("fate answers");
        assert!(first.starts_with("~ ") && lines(&sitting)[9].starts_with("~ "));
    }
}

#[test]
fn at_a_shared_screen_it_is_for_who_sits_before_it() {
    let mut sitting = taking("hh", Undo::Ask);
    sitting.confirm(A);
    sitting.act(A, "take 1").expect("legal");
    assert_eq!(sitting.who_undoes(), Some(A), "nobody sits there: who acted last");
    sitting.confirm(B);
    assert_eq!(sitting.who_undoes(), Some(B), "not whoever acted last");
    assert_eq!(sitting.last_chooser(), Some(A));
    assert!(matches!(sitting.undo_right(B), UndoRight::Asks(5, _)), "its own choice, if A agrees");

    let mut sitting = sit("hh", Undo::Always);
    sitting.advance().expect("fate answers");
    sitting.confirm(A);
    sitting.act(A, "hide 1").expect("legal");
    assert_eq!(sitting.who_undoes(), Some(A));
    sitting.act(A, "done").expect("legal");
    sitting.confirm(B);
    assert_eq!(sitting.who_undoes(), Some(B));
    assert_eq!(sitting.undo(B), Err(Rejected::NothingToUndo(B)), "nor with 'always'");
    assert_eq!(sitting.position().choices(A), Vec::<String>::new(), "A's answer stands");
}

#[test]
fn a_step_of_a_draft_is_always_free_to_take_back() {
    let mut sitting = sit("hh", Undo::Ask);
    sitting.advance().expect("fate answers");
    assert_eq!(sitting.undo(A), Err(Rejected::NothingToUndo(A)));
    sitting.act(B, "hide 1").expect("legal");
    sitting.act(A, "hide 1").expect("legal");
    sitting.act(A, "hide 2").expect("legal");
    assert_eq!(sitting.undo(A), Ok(Undone::Draft));
    assert_eq!(
        (sitting.draft(A), sitting.draft(B)),
        (&["hide 1".to_owned()][..], &["hide 1".to_owned()][..])
    );
    assert_eq!(sitting.saga().lines.len(), 3);
    sitting.act(A, "done").expect("legal");
    assert_eq!(sitting.undo(A), Ok(Undone::To(4)), "the question is still open");
    assert_eq!(sitting.draft(A), ["hide 1"], "only 'done' is taken back");
    assert_eq!(sitting.draft(B), ["hide 1"], "the other's draft is untouched");
    sitting.act(A, "done").expect("legal");
    sitting.act(B, "done").expect("legal");
    assert_eq!(
        lines(&sitting)[3..],
        ["1: hide 1; done", "! undo 4", "1: hide 1; done", "2: hide 1; done"]
    );
    assert_eq!(sitting.undo_right(B), UndoRight::Asks(7, Seats::only(A)), "all was uncovered");
}

#[test]
fn what_was_undone_is_skipped_by_the_fold() {
    let mut sitting = taking("hh", Undo::Always);
    let before = sitting.position().fingerprint();
    sitting.act(A, "take 1").expect("legal");
    sitting.act(B, "take 1").expect("legal");
    sitting.undo(A).expect("always");
    assert_eq!(sitting.position().fingerprint(), before);
    sitting.act(A, "take 2").expect("legal");
    let saga = Saga::parse(&sitting.saga().text()).expect("ours");
    let again = Sitting::resume(table(2), saga, sitting.secret().clone()).expect("it folds");
    assert_eq!(again.position().fingerprint(), sitting.position().fingerprint());
}

#[test]
fn hashes_are_of_what_the_saga_holds_and_not_of_drafts() {
    let mut sitting = sit("hh", Undo::Ask);
    sitting.advance().expect("fate answers");
    sitting.act(B, "hide 1").expect("legal");
    while sitting.saga().lines.len() < 50 {
        sitting.act(A, "done").expect("legal");
        sitting.undo(A).expect("the question is open");
    }
    assert!(sitting.saga().lines[49].hash.is_some());
    let saga = Saga::parse(&sitting.saga().text()).expect("ours");
    let again = Sitting::resume(table(2), saga, sitting.secret().clone()).expect("it folds");
    assert!(again.draft(B).is_empty(), "a draft is lost");
}
