//! Minds in seats.

use minds::Level;
use sitting::Rejected;
use tabletop::saga::Undo;
use tabletop::{Pending, Seat};

use crate::toy::{sit, taking};

#[test]
fn minds_play_until_a_person_is_asked() {
    let mut sitting = sit("hmm", Undo::Ask);
    sitting.run_minds().expect("minds answer");
    assert!(
        matches!(sitting.pending(), Pending::Ask(ask) if ask.seats.count() == 1 && ask.seats.has(Seat(0)))
    );
    assert_eq!(sitting.mind_to_move(), None);
}

#[test]
fn a_mind_can_think_on_another_thread() {
    let mut sitting = taking("mh", Undo::Ask);
    assert_eq!(sitting.mind_to_move(), Some((Seat(0), Level::Random)));
    let thought = sitting.thought().expect("a mind is asked");
    let idea =
        std::thread::spawn(move || thought.think()).join().expect("it ends").expect("an idea");
    assert_eq!(sitting.thought().and_then(|t| t.think()), Some(idea.clone()), "always the same");
    let late = idea.clone();
    sitting.take(&idea).expect("legal");
    assert_eq!(sitting.take(&late), Err(Rejected::Stale));
}

#[test]
fn a_hint_is_what_a_mind_would_do_in_that_seat() {
    let sitting = taking("hh", Undo::Ask);
    let hint = sitting.hint(Seat(0), Level::Greedy).expect("asked").think().expect("an idea");
    assert!(sitting.position().check(Seat(0), &hint.choice).is_ok());
    assert!(sitting.hint(Seat(1), Level::Greedy).is_none(), "not asked");
}
