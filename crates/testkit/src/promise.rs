//! How far a game's own guess of who wins can be trusted: what it promised beside what was won.

use std::ops::ControlFlow;

use minds::{Level, Party, Stream, play_out};
use tabletop::{Game, MAX_SEATS, Seat};

/// What a seat was promised at a tenth of a game, and what it won in the end.
#[derive(Clone, Copy, Debug)]
pub struct Promise<S> {
    /// The number of the game, from 0.
    pub game: u64,
    /// How much of the game was played, 0 to 9.
    pub tenth: usize,
    /// The seat.
    pub seat: Seat,
    /// The position then.
    pub state: S,
    /// Its share by the game's advice.
    pub promised: f32,
    /// Its share of the win.
    pub won: f32,
}

/// Plays games with a mind in every seat and tells the first promise of each tenth: more of one
/// game would say hardly more.
pub fn promises<G: Game>(
    game: &G,
    level: Level,
    games: u64,
    mut tell: impl FnMut(Promise<G::State>),
) {
    let mut party = Party::new(game, &[level]);
    let mut states = Vec::new();
    for number in 0..games {
        party.sit(&Stream::seeded(number));
        states.clear();
        let mut state = game.start();
        let end = play_out(game, &mut state, &mut party, 100_000, |state, _| {
            states.push(*state);
            ControlFlow::Continue(())
        });
        let Some(outcome) = end else { continue };
        for tenth in 0..10 {
            let state = states[tenth * states.len() / 10];
            let mut shares = [0.0; MAX_SEATS];
            game.advice(&state, &mut shares[..game.seats() as usize]);
            for seat in Seat::all(game.seats()) {
                let (promised, won) = (shares[seat.index()], outcome.shares[seat.index()]);
                tell(Promise { game: number, tenth, seat, state, promised, won });
            }
        }
    }
}
