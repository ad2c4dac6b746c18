//! Positions from the middle of games, on which thinking is measured.

use std::ops::ControlFlow;

use tabletop::{Game, Pending, Seat};

use crate::{Level, Party, Step, Stream, play_out};

/// More steps than any game takes.
const ENDLESS: u32 = 1_000_000;

/// The first decision after half of those of a game between greedy minds, with who is asked there;
/// nothing if the game breaks its contract.
pub fn middle<G: Game>(game: &G, seed: u64) -> Option<(G::State, Seat)> {
    let (mut half, mut found) = (u32::MAX, None);
    let mut party = Party::new(game, &[Level::Greedy]).with_worlds(1);
    let mut list = Vec::new();
    // Once to count, once to stop: the same stream plays the same game.
    for _ in 0..2 {
        let mut decisions = 0;
        party.sit(&Stream::seeded(seed));
        let mut state = game.start();
        play_out(game, &mut state, &mut party, ENDLESS, |state, step| {
            decisions += u32::from(matches!(step, Step::Choice { of: 2.., .. }));
            if let (true, Pending::Ask(ask)) = (decisions >= half, game.pending(state)) {
                found = ask.seats.iter().next().map(|seat| (*state, seat)).filter(|(_, seat)| {
                    game.choices(state, *seat, &mut list);
                    list.len() > 1
                });
            }
            if found.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        half = decisions / 2;
    }
    found
}
