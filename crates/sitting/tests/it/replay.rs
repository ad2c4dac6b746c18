//! Forwards, backwards, anywhere.

use sitting::{Replay, Sitting};
use tabletop::Seat;
use tabletop::saga::Undo;

use crate::toy::{english, table, taking};

/// A long sitting with many choices taken back, and the hash after each of its steps.
fn restless() -> (Sitting, Vec<u32>) {
    let mut sitting = taking("hh", Undo::Always);
    let mut hashes = vec![0; sitting.saga().lines.len()];
    for round in 0..120usize {
        let seat = Seat::all(2).find(|s| !sitting.position().choices(*s).is_empty());
        let seat = seat.expect("somebody is asked");
        if round % 3 < 2 {
            sitting.act(seat, "take 1").expect("legal");
        } else {
            let who = Seat((round / 3 % 2) as u8);
            sitting.undo(who).expect("always");
        }
        if round % 6 == 5 {
            while sitting.undo(Seat(0)).is_ok()
                && sitting.position().choices(Seat(0)).iter().all(|c| c != "take 2")
            {
                hashes.push(sitting.position().fingerprint());
            }
        }
        hashes.resize(sitting.saga().lines.len(), 0);
        *hashes.last_mut().expect("not empty") = sitting.position().fingerprint();
        if sitting.outcome().is_some() {
            sitting.undo(seat).expect("always");
            hashes.push(sitting.position().fingerprint());
        }
    }
    (sitting, hashes)
}

#[test]
fn every_step_can_be_reached_from_every_other() {
    let (sitting, hashes) = restless();
    assert!(sitting.saga().lines.len() > 100);
    let mut replay = Replay::new(table(2), sitting.saga().clone()).expect("it folds");
    let mut seen = vec![replay.position().fingerprint()];
    while replay.forward() {
        seen.push(replay.position().fingerprint());
    }
    for (i, &hash) in hashes.iter().enumerate().filter(|(_, hash)| **hash != 0) {
        assert_eq!(seen[i + 1], hash, "after step {}", i + 1);
    }
    for step in (0..seen.len()).rev().chain([77, 3, 90]) {
        replay.goto(step).expect("there is one");
        assert_eq!(replay.position().fingerprint(), seen[step], "step {step}");
    }
    while replay.back() {}
    assert_eq!(replay.at(), 0);
    let beyond = replay.goto(seen.len()).expect_err("beyond the end");
    assert!(
        english(&beyond.phrase()).contains(&format!("only {} steps", replay.steps())),
        "{beyond}"
    );
}
