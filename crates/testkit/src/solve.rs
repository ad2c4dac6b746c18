//! The exact worth of a position near its end, by trying everything: proof for a mind's tests.

use tabletop::{Deal, Game, Pending, Seat};

/// Answers of fate that are tried in one place; where there are more, nothing is solved.
const MOST_ANSWERS: usize = 2000;

/// The share of the win that a seat of two rivals can be sure of on average over fate's answers,
/// if both play as well as can be and see everything. Nothing if more than `budget` positions
/// would have to be looked at.
pub fn solve<G: Game>(game: &G, state: &G::State, seat: Seat, budget: &mut u32) -> Option<f32> {
    *budget = budget.checked_sub(1)?;
    match game.pending(state) {
        Pending::Over(outcome) => Some(outcome.shares[seat.index()]),
        Pending::Chance(chance) => {
            let answers = answers(&chance.deal)?;
            let mut sum = 0.0;
            for fortune in &answers {
                let mut after = *state;
                game.settle(&mut after, fortune, &mut ()).ok()?;
                sum += solve(game, &after, seat, budget)?;
            }
            Some(sum / answers.len() as f32)
        }
        Pending::Ask(ask) => {
            let mover = ask.seats.iter().next()?;
            let own = mover == seat;
            let mut list = Vec::new();
            game.choices(state, mover, &mut list);
            let mut best: Option<f32> = None;
            for choice in &list {
                let worth = after(game, state, mover, choice, seat, budget)?;
                best = Some(best.map_or(worth, |b| if own { b.max(worth) } else { b.min(worth) }));
                if best == Some(if own { 1.0 } else { 0.0 }) {
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
    seat: Seat,
    budget: &mut u32,
) -> Option<f32> {
    let mut state = *state;
    game.apply(&mut state, mover, choice, &mut ()).ok()?;
    solve(game, &state, seat, budget)
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
            let solved = solve(&game, &state, Seat(0), &mut 10_000_000);
            assert_eq!(solved, Some(if state.is_won() { 1.0 } else { 0.0 }), "{state:?}");
        }
        assert_eq!(solve(&game, &game.start(), Seat(0), &mut 100), None, "it is too much");
    }

    #[test]
    fn answers_are_all_there() {
        assert_eq!(answers(&Deal::Roll { dice: 2, faces: 3 }).map(|all| all.len()), Some(9));
        assert_eq!(answers(&Deal::Pick { count: 2, of: 4 }).map(|all| all.len()), Some(12));
        assert_eq!(answers(&Deal::Roll { dice: 9, faces: 6 }), None);
    }
}
