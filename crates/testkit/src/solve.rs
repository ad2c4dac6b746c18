//! The exact worth of a position near its end, by trying everything: proof for a mind's tests.

use tabletop::{Deal, Game, MAX_SEATS, Pending, Seat};

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
