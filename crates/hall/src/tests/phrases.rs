//! Every refusal can be said.

use sitting::Rejected;
use store::Fault;
use tabletop::Seat;
use words::Words;

use crate::no::No;

#[test]
fn every_refusal_has_words_and_is_a_fault_of_the_client_or_of_the_disk() {
    let words = Words::english();
    for no in [
        No::Gone,
        No::NotYours,
        No::Stale,
        No::Away(Seat(0)),
        No::Rejected(Rejected::NotAsked(Seat(1))),
        No::NotNow,
        No::Taken,
        No::Token,
        No::Slower,
        No::Long,
        No::StillHere(Seat(1)),
        No::Store(Fault::Full),
        No::Unseeded,
    ] {
        let text = words.text(&no.phrase());
        assert!(!text.contains('⟨'), "{text}");
        let ours = matches!(no, No::Store(_) | No::Unseeded);
        assert_eq!(no.status().is_client_error(), !ours, "{no:?}");
    }
    assert_eq!(words.missing(), [""; 0]);
    assert_eq!(words.lacking(), [""; 0]);
}
