//! The contract test catches every kind of breach: each fault below is put into a game that else
//! keeps the contract, and the law it breaks must be the one that is reported.

mod fault;
mod slip;
mod types;

use fault::Fault;
use slip::Slip;
use testkit::{Breach, Law, Report, Trial};

fn trial(fault: Fault) -> Result<Report, Breach> {
    let tables = [("three", Slip::new(3, fault)), ("two", Slip::new(2, fault))];
    Trial::new(&tables, 11).steps(400).run(0..200, &mut |_| ())
}

#[test]
fn without_a_fault_all_laws_hold() {
    assert_eq!(trial(Fault::None).map(|report| report.games), Ok(200));
}

#[test]
fn every_fault_is_caught_by_its_law() {
    for &(fault, law) in fault::CAUGHT {
        match trial(fault) {
            Ok(_) => panic!("{fault:?} went unseen"),
            Err(breach) => assert_eq!(breach.law, law, "{fault:?}: {breach}"),
        }
    }
}

#[test]
fn every_law_has_a_fault() {
    let caught: Vec<Law> = fault::CAUGHT.iter().map(|&(_, law)| law).collect();
    for &law in Law::ALL {
        assert!(caught.contains(&law), "no fault proves that {law} can be broken");
    }
}

#[test]
fn a_breach_says_where_it_was() {
    let breach = trial(Fault::ForgetsVerdict).expect_err("a fault");
    let text = breach.to_string();
    assert!(breach.step > 0 && !breach.last.is_empty());
    for part in ["Contest", "table 'three'", "seed 11", "without a verdict", "~ "] {
        assert!(text.contains(part), "'{part}' is not in: {text}");
    }
    // It is found again by playing that one game.
    let tables =
        [("three", Slip::new(3, Fault::ForgetsVerdict)), ("two", Slip::new(2, Fault::None))];
    let again = Trial::new(&tables, 11).run(breach.game..breach.game + 1, &mut |_| ());
    assert_eq!(again.expect_err("a fault"), breach);
}
