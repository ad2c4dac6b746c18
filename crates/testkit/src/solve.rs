//! The exact worth of a position near its end, by trying everything: proof for a mind's tests.

use minds::{Level, Mind, Settings, Stream};
use tabletop::{Deal, Eyes, Game, MAX_SEATS, Pending, Seat};

/// Answers of fate that are tried in one place; where there are more, nothing is solved.
const MOST_ANSWERS: usize = 2000;

/// Each seat's share of the win on average over fate's answers, if every seat plays as well for
/// itself as can be and sees everything. Nothing if more than `budget` positions would have to be
/// looked at.
pub fn solve<G: Game>(game: &G, state: &G::State, budget: &mut u32) -> Option<[f32; MAX_SEATS]> {
    *budget = budget.checked_sub(1)?;
    match game.pending(state) {
        Pending::Over(outcome) => Some(outcome.shares),
        Pending::Chance(chance) => {
            let answers = answers(&chance.deal)?;
            let mut sums = [0.0; MAX_SEATS];
            for fortune in &answers {
                let mut after = *state;
                game.settle(&mut after, fortune, &mut ()).ok()?;
                let shares = solve(game, &after, budget)?;
                sums.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
            }
            Some(sums.map(|sum| sum / answers.len() as f32))
        }
        Pending::Ask(ask) => {
            let mover = ask.seats.iter().next()?;
            let mut list = Vec::new();
            game.choices(state, mover, &mut list);
            let mut best: Option<[f32; MAX_SEATS]> = None;
            for choice in &list {
                let shares = after(game, state, mover, choice, budget)?;
                let own = shares[mover.index()];
                if best.is_none_or(|best| own > best[mover.index()]) {
                    best = Some(shares);
                }
                if own == 1.0 {
                    break;
                }
            }
            best
        }
    }
}

/// The same after a choice.
pub fn after<G: Game>(
    game: &G,
    state: &G::State,
    mover: Seat,
    choice: &G::Choice,
    budget: &mut u32,
) -> Option<[f32; MAX_SEATS]> {
    let mut state = *state;
    game.apply(&mut state, mover, choice, &mut ()).ok()?;
    solve(game, &state, budget)
}

/// By how much the only winning choice is better than any other: an exact share of the win, over
/// all that fate may answer.
pub const MARGIN: f32 = 0.4;

/// The one choice of a seat that is better than any other by the margin, in each of so many worlds
/// that fit what the seat knows; nothing if there is none, or if a choice in one world would take
/// more than `budget` positions to solve.
pub fn single<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    worlds: u32,
    budget: u32,
) -> Option<G::Choice> {
    let view = game.view(state, Eyes::Seat(seat));
    let (mut winner, mut stream, mut list) = (None, Stream::seeded(5), Vec::new());
    game.choices(state, seat, &mut list);
    for _ in 0..worlds {
        let world = game.imagine(&view, &mut stream);
        let (mut best, mut second) = ((f32::MIN, None), f32::MIN);
        for &choice in &list {
            let worth = after(game, &world, seat, &choice, &mut { budget })?[seat.index()];
            if worth > best.0 {
                (second, best) = (best.0, (worth, Some(choice)));
            } else {
                second = second.max(worth);
            }
            // Of two that are so good neither can be the only one.
            if second > 1.0 - MARGIN {
                return None;
            }
        }
        if best.0 - second < MARGIN || (winner.is_some() && winner != best.1) {
            return None;
        }
        winner = best.1;
    }
    winner
}

/// Positions that a choice in one world may take to solve.
const BUDGET: u32 = 1_000_000;

/// Fails unless the position has a single winning choice for who is asked, the one of that text,
/// and a seer of so many iterations finds it, whatever its seed.
#[track_caller]
pub fn finds<G: Game>(game: &G, state: &G::State, wanted: &str, iterations: u32) {
    let Pending::Ask(ask) = game.pending(state) else { panic!("nobody is asked") };
    let seat = ask.seats.iter().next().expect("somebody is asked");
    let mut list = Vec::new();
    game.choices(state, seat, &mut list);
    let worth = |choice: &G::Choice| {
        let shares = after(game, state, seat, choice, &mut { BUDGET });
        format!("{choice}: {:?}", shares.map(|shares| shares[seat.index()]))
    };
    let Some(winner) = single(game, state, seat, 4, BUDGET) else {
        panic!("no choice is the only one: {:#?}", list.iter().map(worth).collect::<Vec<_>>());
    };
    assert_eq!(winner.to_string(), wanted, "by trying everything");
    let view = game.view(state, Eyes::Seat(seat));
    for seed in 0..3 {
        let mut mind = Mind::new(Level::Seer(Settings::iterations(iterations)), seed);
        let chosen = mind.choose(game, &view, seat, &list).expect("there are choices");
        assert_eq!(list[chosen], winner, "what the seer found with seed {seed}");
    }
}

/// Fails unless who is asked does by instinct what has that text, whatever the stream says.
#[track_caller]
pub fn does<G: Game>(game: &G, state: &G::State, wanted: &str) {
    let Pending::Ask(ask) = game.pending(state) else { panic!("nobody is asked") };
    let seat = ask.seats.iter().next().expect("somebody is asked");
    let mut list = Vec::new();
    game.choices(state, seat, &mut list);
    for seed in 0..32 {
        let habit = game.instinct(state, &list, &mut Stream::seeded(seed));
        let habit = habit.map(|at| list[at].to_string());
        assert_eq!(habit.as_deref(), Some(wanted), "with seed {seed}");
    }
}

/// Everything that fate can answer, each as likely; nothing if it is too much.
fn answers(deal: &Deal) -> Option<Vec<Vec<u8>>> {
    let (count, most, twice) = match *deal {
        Deal::Roll { dice, faces } => (dice, faces, true),
        Deal::Pick { count, of } => (count, of, false),
    };
    let mut all = vec![Vec::new()];
    for _ in 0..count {
        let longer = |fortune: &Vec<u8>| {
            let fortune = fortune.clone();
            let fresh = move |n: &u8| twice || !fortune.contains(n);
            (1..=most).filter(fresh).collect::<Vec<u8>>()
        };
        all = all
            .iter()
            .flat_map(|fortune| {
                let with = |n: u8| fortune.iter().copied().chain([n]).collect::<Vec<u8>>();
                longer(fortune).into_iter().map(with).collect::<Vec<_>>()
            })
            .collect();
        if all.len() > MOST_ANSWERS {
            return None;
        }
    }
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nim::{Nim, State};

    #[test]
    fn nim_is_solved() {
        let game = Nim::new();
        for n in 1..125u8 {
            let state = State { heaps: Some([n % 5, n / 5 % 5, n / 25]), turn: Seat(0) };
            let solved = solve(&game, &state, &mut 10_000_000).map(|shares| shares[0]);
            assert_eq!(solved, Some(if state.is_won() { 1.0 } else { 0.0 }), "{state:?}");
        }
        assert_eq!(solve(&game, &game.start(), &mut 100), None, "it is too much");
    }

    #[test]
    fn answers_are_all_there() {
        assert_eq!(answers(&Deal::Roll { dice: 2, faces: 3 }).map(|all| all.len()), Some(9));
        assert_eq!(answers(&Deal::Pick { count: 2, of: 4 }).map(|all| all.len()), Some(12));
        assert_eq!(answers(&Deal::Roll { dice: 9, faces: 6 }), None);
    }
}
