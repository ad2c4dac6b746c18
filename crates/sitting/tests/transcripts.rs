//! The golden transcript of every game: one whole game in words, compared byte for byte.

#[path = "goldens/plan.rs"]
#[allow(dead_code, reason = "the tests of sagas use the rest")]
mod plan;
#[path = "goldens/transcript.rs"]
mod transcript;

use std::fs;

use plan::{AGAIN, Plan, root};

#[test]
fn every_game_has_a_golden_transcript_and_it_is_still_true() {
    for &game in shelf::GAMES {
        let plan = Plan::of(game).expect("every game has a plan of recorded games");
        let made = transcript::of(game, &plan).expect("the saga can be told");
        let path = root().join("transcripts").join(format!("{game}.txt"));
        let golden = fs::read_to_string(&path).unwrap_or_default();
        let number = made.lines().zip(golden.lines()).take_while(|(a, b)| a == b).count();
        assert!(
            made == golden,
            "transcripts/{game}.txt differs from line {}:\n  golden: {}\n  now:    {}\n{AGAIN}",
            number + 1,
            golden.lines().nth(number).unwrap_or("(its end)"),
            made.lines().nth(number).unwrap_or("(its end)"),
        );
    }
}
