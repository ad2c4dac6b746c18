//! Choices, drafts, fortunes and the end.

use sitting::{Curtain, Failure, Rejected, Secret, Sitting, Why, open};
use tabletop::saga::{Saga, Sitter, Undo};
use tabletop::{Eyes, Pending, Seat};

use crate::toy::{english, lines, sit, table, taking};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

#[test]
fn fate_answers_all_it_is_asked() {
    let mut sitting = sit("hh", Undo::Ask);
    assert_eq!(sitting.act(A, "done"), Err(Rejected::NotAsked(A)));
    assert_eq!(sitting.advance(), Ok(3));
    assert_eq!(sitting.advance(), Ok(0));
    assert!(lines(&sitting).iter().all(|line| line.starts_with("~ ")));
    let mut again = sit("hh", Undo::Ask);
    again.advance().expect("fate answers");
    assert_eq!(lines(&again), lines(&sitting), "the same secret says the same");
}

#[test]
fn an_answer_among_several_stays_a_draft_until_it_is_done() {
    let mut sitting = sit("hh", Undo::Ask);
    sitting.advance().expect("fate answers");
    let (asked_a, asked_b) = (sitting.question(A), sitting.question(B));
    sitting.act(A, "hide 1").expect("legal");
    sitting.act(B, "hide 2").expect("legal");
    assert_ne!(sitting.question(B), asked_b, "a step of its own draft is another question");
    let asked_b = sitting.question(B);
    sitting.act(A, " hide   2 ").expect("legal, spaces do not matter");
    assert_eq!(sitting.saga().lines.len(), 3, "drafts are in no saga");
    assert_eq!(sitting.draft(A), ["hide 1", "hide 2"]);
    assert!(sitting.position().choices(A) == ["done"], "the position has the draft");
    sitting.act(A, "done").expect("legal");
    assert_eq!(lines(&sitting)[3], "1: hide 1; hide 2; done");
    assert_eq!(sitting.draft(B), ["hide 2"], "the other's draft stays");
    assert_ne!(sitting.question(A), asked_a);
    assert_eq!(sitting.question(B), asked_b, "changed by its own step only");
    sitting.undo(B).expect("a draft can be taken back");
    assert_ne!(sitting.question(B), asked_b);
    sitting.act(B, "hide 2").expect("legal");
    assert_eq!(sitting.question(B), asked_b, "the very same question again");
    sitting.act(B, "done").expect("legal");
    assert_eq!(lines(&sitting)[4], "2: hide 2; done");
    assert!(matches!(sitting.pending(), Pending::Ask(ask) if !ask.together));
}

#[test]
fn a_wrong_choice_changes_nothing_and_says_why() {
    let mut sitting = taking("hh", Undo::Ask);
    let before = sitting.saga().text();
    for (seat, choice, said) in [
        (A, "take 4", "TOY-5"),
        (A, "dance", "expected ⟨toy-fault-choice⟩"),
        (A, "take 01", "a choice as it is listed"),
        (A, "take 1; take 1", "expected ⟨toy-fault-number⟩"),
        (B, "take 1", "Player 2 is not asked here"),
        (Seat(7), "take 1", "Player 8 is not asked here"),
    ] {
        let error = english(&sitting.act(seat, choice).expect_err("wrong").phrase());
        assert!(error.contains(said), "{choice}: {error}");
    }
    assert_eq!(sitting.saga().text(), before);
}

#[test]
fn a_saga_is_resumed_where_it_was_left() {
    let mut sitting = taking("hmh", Undo::Ask);
    sitting.act(A, "take 1").expect("legal");
    let secret = sitting.secret().clone();
    let saga = Saga::parse(&sitting.saga().text()).expect("it was written by us");
    let mut again = Sitting::resume(table(3), saga.clone(), secret).expect("it folds");
    assert_eq!(again.position().fingerprint(), sitting.position().fingerprint());
    for seat in Seat::all(3) {
        assert_eq!(again.question(seat), sitting.question(seat), "a question outlives the program");
    }
    for sitting in [&mut again, &mut sitting] {
        sitting.run_minds().expect("a mind moves");
    }
    assert_eq!(again.saga(), sitting.saga(), "it goes on as it would have");
    let other = Sitting::resume(table(3), saga, Secret::from_bytes([6; 32]));
    assert!(matches!(other, Err(Failure { why: Why::Commitment, .. })));
}

#[test]
fn a_sitting_ends_with_its_secret_and_takes_no_more() {
    let mut sitting = sit("mm", Undo::Ask);
    assert_eq!(sitting.finish(), Err(Rejected::NotOver));
    sitting.run_minds().expect("minds play to the end");
    assert!(!sitting.ended() && sitting.outcome().is_some());
    sitting.finish().expect("it is over");
    assert!(sitting.ended());
    let last = sitting.saga().lines.last().expect("there is one");
    assert_eq!(last.deed.to_string(), format!("! secret {}", sitting.secret().hex()));
    assert!(last.hash.is_some());
    assert_eq!(sitting.abandon(), Err(Rejected::Ended));
    assert_eq!(sitting.resign(A), Err(Rejected::Ended));
    let resumed = Sitting::resume(table(2), sitting.saga().clone(), sitting.secret().clone());
    assert!(matches!(resumed, Err(Failure { why: Why::Ended, .. })));
}

#[test]
fn an_abandoned_table_reveals_too() {
    let mut sitting = taking("hh", Undo::Ask);
    sitting.abandon().expect("any time");
    assert!(sitting.ended() && sitting.outcome().is_none());
    assert_eq!(sitting.curtain(), Curtain::Open(Eyes::Spectator));
}

#[test]
fn redacted_lines_hold_nothing_hidden() {
    let mut sitting = sit("hh", Undo::Ask);
    sitting.advance().expect("fate answers");
    sitting.act(B, "hide 1").expect("legal");
    sitting.act(B, "done").expect("legal");
    let full = lines(&sitting);
    let seen = |eyes| -> Vec<String> {
        let text = sitting.redacted(eyes);
        let steps = text.split_once("\n\n").expect("a header").1;
        steps.lines().map(|line| line.split_once(". ").expect("a number").1.to_owned()).collect()
    };
    let hidden = "~ …".to_owned();
    assert_eq!(
        seen(Eyes::Seat(A)),
        [&full[0], &full[1], &hidden, "2: …"].map(|s: &str| s.to_owned())
    );
    assert_eq!(
        seen(Eyes::Seat(B)),
        [&full[0], &hidden, &full[2], "2: hide 1; done"].map(|s: &str| s.to_owned())
    );
    assert_eq!(
        seen(Eyes::Spectator),
        [&full[0], &hidden, &hidden, "2: …"].map(|s: &str| s.to_owned())
    );
    assert!(Saga::parse(&sitting.redacted(Eyes::Spectator)).is_err(), "it cannot be replayed");
}

#[test]
fn a_redacted_saga_never_holds_a_hash_or_the_secret() {
    let mut sitting = sit("mmmm", Undo::Ask);
    sitting.run_minds().expect("minds play to the end");
    sitting.finish().expect("it is over");
    let text = sitting.redacted(Eyes::Seat(A));
    assert!(!text.contains('#') && !text.contains(&sitting.secret().hex()));
}

#[test]
fn a_seat_that_gives_up_is_played_on_and_cannot_win() {
    let mut sitting = taking("hh", Undo::Ask);
    sitting.resign(A).expect("any time");
    sitting.timeout(B).expect("any time");
    let nobody = sitting.resign(Seat(5)).expect_err("there is none");
    assert_eq!(english(&nobody.phrase()), "step 8: there is no seat 6");
    assert_eq!(sitting.sitters()[0], Sitter::Mind("greedy".into()));
    sitting.run_minds().expect("minds play to the end");
    let outcome = sitting.outcome().expect("it is over");
    assert_eq!(outcome.shares[..2], [0.0, 0.0]);
    assert_eq!(sitting.forfeits().count(), 2);
}

#[test]
fn seats_change_hands() {
    let mut sitting = taking("hm", Undo::Ask);
    sitting.reseat(B, Sitter::Human("Bo".into())).expect("any time");
    assert_eq!(sitting.humans().count(), 2);
    sitting.reseat(B, Sitter::Mind("random".into())).expect("any time");
    assert_eq!(sitting.humans().count(), 1);
    assert!(sitting.reseat(B, Sitter::Mind("clever".into())).is_err());
    assert!(sitting.reseat(B, Sitter::Human(" ".into())).is_err());
    assert_eq!(lines(&sitting)[5..], ["! seat 2 human Bo", "! seat 2 mind random"]);
    let log = sitting.log(Eyes::Seat(A));
    assert_eq!(
        log.iter().map(|e| e.phrase.id).collect::<Vec<_>>(),
        ["sitting-seat-human", "sitting-seat-mind"]
    );
}

#[test]
fn a_plan_with_faults_is_told_all_of_them() {
    let sitting = taking("hh", Undo::Ask);
    let mut header = sitting.saga().header.clone();
    header.seats = vec![
        Sitter::Mind("clever".into()),
        Sitter::Human(String::new()),
        Sitter::Mind("greedy".into()),
    ];
    header.rules = 9;
    let saga = Saga::new(header.clone());
    let Err(error) = Sitting::resume(table(2), saga, sitting.secret().clone()) else {
        panic!("it should be refused");
    };
    let said = error.phrases().iter().map(english).collect::<Vec<_>>().join("\n");
    for part in ["clever", "is not a name", "3 seats are filled", "version 9 of the rules"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let Err(faults) = open(&header) else { panic!("the shelf has no such game") };
    assert!(english(&faults.phrase()).contains("there is no “toy”"), "{faults}");
}
