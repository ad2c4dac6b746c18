//! Whose eyes a shared screen may serve.

use sitting::Curtain::{Closed, Open};
use tabletop::saga::Undo;
use tabletop::{Eyes, Seat};

use crate::toy::{sit, taking};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

#[test]
fn one_person_never_has_a_curtain() {
    let mut sitting = sit("mhm", Undo::Ask);
    assert_eq!(sitting.curtain(), Open(Eyes::Seat(B)));
    sitting.run_minds().expect("minds move");
    assert_eq!(sitting.curtain(), Open(Eyes::Seat(B)));
    assert_eq!(sit("mm", Undo::Ask).curtain(), Open(Eyes::Spectator));
}

#[test]
fn it_closes_whenever_another_person_is_asked() {
    let mut sitting = taking("hhm", Undo::Ask);
    assert_eq!(sitting.curtain(), Closed(A));
    sitting.confirm(B);
    assert_eq!(sitting.curtain(), Closed(A), "the wrong person");
    sitting.confirm(A);
    assert_eq!(sitting.curtain(), Open(Eyes::Seat(A)));
    sitting.act(A, "take 1").expect("legal");
    assert_eq!(sitting.curtain(), Closed(B));
    sitting.confirm(B);
    sitting.act(B, "take 1").expect("legal");
    assert_eq!(sitting.curtain(), Open(Eyes::Seat(B)), "while a mind thinks it stays");
    sitting.run_minds().expect("a mind moves");
    assert_eq!(sitting.curtain(), Closed(A));
}

#[test]
fn among_several_asked_together_each_gets_the_screen_in_turn() {
    let mut sitting = sit("hh", Undo::Ask);
    assert_eq!(sitting.curtain(), Open(Eyes::Spectator), "nobody is asked yet");
    sitting.advance().expect("fate answers");
    sitting.confirm(B);
    assert_eq!(sitting.curtain(), Open(Eyes::Seat(B)), "any of them may begin");
    sitting.act(B, "hide 1").expect("legal");
    assert_eq!(sitting.curtain(), Open(Eyes::Seat(B)));
    sitting.act(B, "done").expect("legal");
    assert_eq!(sitting.curtain(), Closed(A));
}

#[test]
fn who_is_asked_to_agree_gets_the_screen_and_the_asker_loses_it() {
    let mut sitting = taking("hhhm", Undo::Ask);
    sitting.confirm(A);
    sitting.act(A, "peek").expect("legal");
    assert_eq!(sitting.curtain(), Open(Eyes::Seat(A)));
    sitting.undo(A).expect("asked");
    assert_eq!(sitting.curtain(), Closed(B), "nobody answers over the open cards of another");
    sitting.confirm(A);
    assert_eq!(sitting.curtain(), Closed(B), "the wrong person");
    sitting.confirm(B);
    assert_eq!(sitting.curtain(), Open(Eyes::Seat(B)));
    sitting.answer_undo(B, true).expect("asked");
    assert_eq!(sitting.curtain(), Closed(Seat(2)), "each in turn");
    sitting.confirm(Seat(2));
    sitting.answer_undo(Seat(2), true).expect("asked");
    assert_eq!(sitting.curtain(), Closed(A));
    sitting.confirm(A);
    sitting.act(A, "peek").expect("legal again");
    sitting.undo(A).expect("asked");
    sitting.confirm(B);
    assert_eq!(sitting.answer_undo(B, false), Ok(None));
    assert_eq!(sitting.curtain(), Closed(A), "the game goes on where it was");
}

#[test]
fn taking_back_for_another_person_keeps_its_cards_covered() {
    let mut sitting = taking("hhm", Undo::Always);
    sitting.confirm(A);
    sitting.act(A, "take 1").expect("legal");
    assert_eq!(sitting.curtain(), Closed(B));
    sitting.undo(A).expect("the table allows it always");
    assert_eq!(sitting.curtain(), Closed(A), "who pressed the key may be the other person");
}
