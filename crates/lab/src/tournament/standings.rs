//! What a tournament shows. The field names are a stable interface (`docs/lab.md`).

use std::cmp::Ordering;
use std::collections::BTreeMap;

use serde::Serialize;
use skillratings::weng_lin::WengLinRating;
use tabletop::Game;

use super::ratings::ratings;
use super::{Bout, TournamentPlan};
use crate::findings::Rate;
use crate::report::{Chosen, options};
use crate::stats::{even, holm, same_rate};

/// The result of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standings {
    /// The game's id.
    pub game: &'static str,
    /// What was played: every option with its value, defaults included.
    pub options: BTreeMap<&'static str, Chosen>,
    /// How many seats the table had.
    pub seats: u8,
    /// The seed that gives this result again.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// How many of them did not come to an end, and count for nobody.
    pub unfinished: u64,
    /// Whether all seats win and lose together.
    pub together: bool,
    /// The minds, the best first.
    pub minds: Vec<Standing>,
    /// Every two that met, or all two at a table that wins together.
    pub duels: Vec<Duel>,
}

/// How a mind stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// The mind.
    pub mind: String,
    /// How it fared in all its games.
    #[serde(flatten)]
    pub wins: Rate,
    /// Its rating (Weng–Lin); all begin with 25.
    pub rating: f64,
    /// The 95 % confidence interval of the rating.
    pub rating_ci95: [f64; 2],
}

/// How one mind fared against another.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Duel {
    /// The mind whose rate it is: the one that stands higher.
    pub mind: String,
    /// The other.
    pub against: String,
    /// The first one's share of what the two won; at a table that wins together, its win rate.
    #[serde(flatten)]
    pub wins: Rate,
    /// The other's win rate, at a table that wins together.
    pub other: Option<Rate>,
    /// The chance of such a difference by luck alone, by Holm's correction over all duels; nothing
    /// where so few games, some of them shared, cannot tell.
    pub p_holm: Option<f64>,
}

pub(super) fn standings<G: Game>(
    game: &G,
    plan: &TournamentPlan,
    together: bool,
    bouts: &[&Bout],
) -> Standings {
    let names: Vec<String> = plan.minds.iter().map(ToString::to_string).collect();
    let ratings = ratings(&names, bouts);
    let rates: Vec<Rate> = (0..names.len()).map(|mind| rate(mind, bouts)).collect();
    let order = order(&names, &ratings, &rates, together);
    let standing = |mind: &usize| {
        let WengLinRating { rating, uncertainty } = ratings[*mind];
        let far = 1.96 * uncertainty;
        Standing {
            mind: names[*mind].clone(),
            wins: rates[*mind],
            rating,
            rating_ci95: [rating - far, rating + far],
        }
    };
    Standings {
        game: G::about().id,
        options: options(G::about(), game.setup()),
        seats: game.seats(),
        seed: plan.seed,
        games: bouts.len() as u64,
        unfinished: 0,
        together,
        minds: order.iter().map(standing).collect(),
        duels: duels(&names, &order, &rates, together, bouts),
    }
}

/// The minds, the best first: by rating, and where these look alike by the share won; where all win
/// together by that alone. Nothing depends on who was typed first.
fn order(
    names: &[String],
    ratings: &[WengLinRating],
    rates: &[Rate],
    together: bool,
) -> Vec<usize> {
    // As they are printed.
    let rating = |mind: usize| (ratings[mind].rating * 10.0).round();
    let won = |mind: usize| rates[mind].rate;
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by(|a, b| {
        let alike = if together { Ordering::Equal } else { rating(*b).total_cmp(&rating(*a)) };
        let alike = alike.then_with(|| won(*b).total_cmp(&won(*a)));
        alike.then_with(|| names[*a].cmp(&names[*b]))
    });
    order
}

/// A mind's rate over all its games: of what those at a table won, or of the games.
fn rate(mind: usize, bouts: &[&Bout]) -> Rate {
    mean(bouts.iter().filter_map(|bout| part(bout, mind)))
}

fn mean(parts: impl Iterator<Item = f64>) -> Rate {
    let (wins, games) = parts.fold((0.0, 0), |(wins, games), part| (wins + part, games + 1));
    Rate::new(wins, games)
}

/// A mind's part of what was won in a game: an equal one if nobody won anything.
pub(super) fn part(bout: &Bout, mind: usize) -> Option<f64> {
    let at = bout.minds.iter().position(|other| *other == mind)?;
    let all: f64 = bout.shares.iter().sum();
    match bout.minds.len() {
        1 => Some(bout.shares[0]),
        _ if all > 0.0 => Some(bout.shares[at] / all),
        meet => Some(1.0 / meet as f64),
    }
}

/// A mind's part of what it and another won in a game; nothing where they did not meet, or where
/// a third won all there was.
pub(super) fn between(bout: &Bout, one: usize, other: usize) -> Option<f64> {
    let share = |mind| bout.minds.iter().position(|n| *n == mind).map(|at| bout.shares[at]);
    let (one, other) = (share(one)?, share(other)?);
    match one + other {
        both if both > 0.0 => Some(one / both),
        _ if bout.shares.iter().any(|share| *share > 0.0) => None,
        _ => Some(0.5),
    }
}

fn duels(
    names: &[String],
    order: &[usize],
    rates: &[Rate],
    together: bool,
    bouts: &[&Bout],
) -> Vec<Duel> {
    let mut found: Vec<(Duel, Option<f64>)> = Vec::new();
    for (i, a) in order.iter().enumerate() {
        for b in &order[i + 1..] {
            let names = |wins, other| Duel {
                mind: names[*a].clone(),
                against: names[*b].clone(),
                wins,
                other,
                p_holm: None,
            };
            if together {
                let (x, y) = (rates[*a], rates[*b]);
                let p = same_rate([x.wins, y.wins], [x.of as f64, y.of as f64]);
                found.push((names(x, Some(y)), p));
                continue;
            }
            let parts = bouts.iter().filter_map(|bout| between(bout, *a, *b));
            let parts: Vec<f64> = parts.collect();
            if !parts.is_empty() {
                found.push((names(mean(parts.iter().copied()), None), even(&parts)));
            }
        }
    }
    let ps: Vec<Option<f64>> = found.iter().map(|(_, p)| *p).collect();
    let corrected = holm(&ps);
    let duel = |((duel, _), p_holm)| Duel { p_holm, ..duel };
    found.into_iter().zip(corrected).map(duel).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 3] = ["a", "b", "c"];

    fn bout(game: u32, a: usize, b: usize, share: f64) -> Bout {
        let (minds, shares) = (vec![a, b], vec![share, 1.0 - share]);
        Bout { round: 1, minds, game, shares, decisions: 5, unfinished: false }
    }

    #[test]
    fn who_wins_more_is_rated_higher() {
        let mut bouts: Vec<Bout> = Vec::new();
        for game in 1..=40 {
            bouts.push(bout(game, 0, 1, f64::from(game % 4 == 0)));
            bouts.push(bout(game, 1, 2, f64::from(game % 4 != 0)));
            bouts.push(bout(game, 0, 2, 0.5));
        }
        let bouts: Vec<&Bout> = bouts.iter().collect();
        let ratings = ratings(&NAMES.map(str::to_owned), &bouts);
        assert!(ratings[1].rating > ratings[0].rating + 3.0, "{ratings:?}");
        assert!(ratings.iter().all(|rating| rating.uncertainty < 8.0));
        assert_eq!(rate(0, &bouts).wins, 30.0);
        let names = NAMES.map(str::to_owned);
        let rates: Vec<Rate> = (0..3).map(|mind| rate(mind, &bouts)).collect();
        let duels = duels(&names, &[1, 2, 0], &rates, false, &bouts);
        assert_eq!(duels.len(), 3);
        assert_eq!((duels[0].mind.as_str(), duels[0].wins.rate), ("b", 0.75));
        assert!(duels[0].p_holm.unwrap() < 0.01 && duels[2].p_holm == Some(1.0));
    }

    #[test]
    fn ratings_that_look_alike_are_ordered_by_the_share_won() {
        let names = NAMES.map(str::to_owned);
        let own = |rating| WengLinRating { rating, uncertainty: 1.0 };
        let rates = [40.0, 45.0, 45.0].map(|wins| Rate::new(wins, 100));
        let ratings = [25.02, 25.01, 24.98].map(own);
        assert_eq!(order(&names, &ratings, &rates, false), [1, 2, 0]);
        let ratings = [25.08, 25.01, 24.98].map(own);
        assert_eq!(order(&names, &ratings, &rates, false), [0, 1, 2]);
        assert_eq!(order(&names, &ratings, &rates, true), [1, 2, 0]);
        let names = ["c", "b", "a"].map(str::to_owned);
        assert_eq!(order(&names, &ratings, &rates, true), [2, 1, 0], "by name, not by typing");
    }

    #[test]
    fn four_wins_of_four_may_be_luck() {
        let p = |shares: &[f64]| {
            let bouts: Vec<Bout> = shares.iter().map(|share| bout(1, 0, 1, *share)).collect();
            let bouts: Vec<&Bout> = bouts.iter().collect();
            let names = ["a", "b"].map(str::to_owned);
            duels(&names, &[0, 1], &[], false, &bouts)[0].p_holm
        };
        assert_eq!(p(&[1.0; 4]), Some(0.125));
        assert_eq!(p(&[1.0, 1.0, 1.0, 0.5]), None);
    }

    #[test]
    fn several_seats_of_one_mind_share_a_win() {
        let four = Bout { shares: vec![0.5, 0.0], ..bout(1, 0, 1, 0.0) };
        assert_eq!((part(&four, 0), part(&four, 1), part(&four, 2)), (Some(1.0), Some(0.0), None));
        let none = Bout { shares: vec![0.0, 0.0], ..four };
        assert_eq!(part(&none, 1), Some(0.5));
        let alone = Bout { minds: vec![3], shares: vec![1.0], ..none.clone() };
        assert_eq!(part(&alone, 3), Some(1.0));
    }

    #[test]
    fn three_at_a_table() {
        let won = |at: usize| {
            let shares = (0..3).map(|n| f64::from(u8::from(n == at))).collect();
            Bout { minds: vec![0, 1, 2], shares, ..bout(1, 0, 1, 0.0) }
        };
        let bouts: Vec<Bout> = (0..30).map(|n| won(if n % 3 == 0 { 2 } else { 1 })).collect();
        let bouts: Vec<&Bout> = bouts.iter().collect();
        assert_eq!(rate(1, &bouts).wins, 20.0);
        let ratings = ratings(&NAMES.map(str::to_owned), &bouts);
        let order = ratings[1].rating > ratings[2].rating && ratings[2].rating > ratings[0].rating;
        assert!(order, "{ratings:?}");
        assert_eq!(between(bouts[0], 2, 0), Some(1.0));
        assert_eq!(between(bouts[0], 0, 1), None, "a third has won");
        let tied = Bout { shares: vec![0.5, 0.5, 0.0], ..won(0) };
        assert_eq!((between(&tied, 0, 1), between(&tied, 0, 2)), (Some(0.5), Some(1.0)));
    }
}
