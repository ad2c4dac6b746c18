//! Ratings that follow from the games alone, whatever their order.
//!
//! Weng and Lin's ratings are updated game by game, and the first games move them most: with the
//! same results in another order the other one may come out ahead. So all games are played at once
//! here, a little of each at a time, every two minds with the mean of their results.

use std::collections::BTreeMap;

use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};

use super::Bout;
use super::standings::between;

/// All games of two minds, by their places in the order of names.
type Meetings = BTreeMap<(usize, usize), Meeting>;

#[derive(Clone, Copy, Default)]
struct Meeting {
    games: f64,
    /// What the first of the two won of them.
    won: f64,
}

/// The rating of each mind. At a table that wins together each plays against the table, which has a
/// rating of its own; at a table of many everybody meets everybody, as in the library.
pub(super) fn ratings(names: &[String], bouts: &[&Bout]) -> Vec<WengLinRating> {
    // Sums differ in their last digits by the order of adding, so that is not the one of typing.
    let mut by_name: Vec<usize> = (0..names.len()).collect();
    by_name.sort_by_key(|mind| &names[*mind]);
    let mut places = vec![0; names.len()];
    by_name.iter().enumerate().for_each(|(place, mind)| places[*mind] = place);
    let found = all_at_once(names.len(), &meetings(&places, bouts));
    places.into_iter().map(|place| found[place]).collect()
}

fn meetings(places: &[usize], bouts: &[&Bout]) -> Meetings {
    let mut meetings = Meetings::new();
    let mut add = |one: usize, other: usize, won: f64| {
        let (pair, won) = if one < other { ((one, other), won) } else { ((other, one), 1.0 - won) };
        let meeting = meetings.entry(pair).or_default();
        meeting.games += 1.0;
        meeting.won += won;
    };
    for bout in bouts {
        if let [mind] = bout.minds[..] {
            add(places[mind], places.len(), bout.shares[0]);
        }
        for (i, one) in bout.minds.iter().enumerate() {
            for other in &bout.minds[i + 1..] {
                // Where a third has won, these two fared alike.
                let won = between(bout, *one, *other).unwrap_or(0.5);
                add(places[*one], places[*other], won);
            }
        }
    }
    meetings
}

fn all_at_once(minds: usize, meetings: &Meetings) -> Vec<WengLinRating> {
    let config = WengLinConfig::new();
    let mut games = vec![0.0; minds + 1];
    for ((one, other), meeting) in meetings {
        games[*one] += meeting.games;
        games[*other] += meeting.games;
    }
    let most = games.iter().copied().fold(0.0, f64::max);
    let mut ratings = vec![WengLinRating::new(); minds + 1];
    let mut left = most;
    while left > 0.0 {
        let some = step(&ratings, &games, most, &config).min(left);
        ratings = after(&ratings, meetings, some / most, &config);
        left -= some;
    }
    ratings
}

/// How many games of who has most are taken at a time: one in the beginning, and later as many as
/// move a rating no farther than that one. A million games of two take some 1,500 steps.
fn step(ratings: &[WengLinRating], games: &[f64], most: f64, config: &WengLinConfig) -> f64 {
    let moves = |rating: &WengLinRating| {
        let own = rating.uncertainty.powi(2);
        own / (own + config.beta.powi(2))
    };
    let first = moves(&WengLinRating::new());
    let steps =
        ratings.iter().zip(games).map(|(rating, games)| first / moves(rating) * most / games);
    steps.fold(f64::INFINITY, f64::min).max(1.0)
}

/// The ratings after that part of every meeting.
fn after(
    ratings: &[WengLinRating],
    meetings: &Meetings,
    part: f64,
    config: &WengLinConfig,
) -> Vec<WengLinRating> {
    let mut next = ratings.to_vec();
    for ((one, other), meeting) in meetings {
        let (a, b) = (&ratings[*one], &ratings[*other]);
        let (share, games) = (meeting.won / meeting.games, meeting.games * part);
        let won = weng_lin(a, b, &Outcomes::WIN, config);
        let lost = weng_lin(a, b, &Outcomes::LOSS, config);
        for (who, won, lost) in [(*one, won.0, lost.0), (*other, won.1, lost.1)] {
            // Halfway between a win and a loss is a draw, and so on; who won does not matter for how
            // sure the rating is.
            let mean = lost.rating + share * (won.rating - lost.rating);
            next[who].rating += games * (mean - ratings[who].rating);
            next[who].uncertainty *= (won.uncertainty / ratings[who].uncertainty).powf(games);
        }
    }
    next
}

#[cfg(test)]
mod tests {
    use minds::Stream;
    use tabletop::Source;

    use super::*;

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    /// So many games of which the first won some, those at the end.
    fn duel(one: usize, other: usize, games: u32, won: u32) -> Vec<Bout> {
        let game = |game| {
            let share = f64::from(u8::from(game > games - won));
            // The minds of a game are in the order of their numbers.
            let (minds, shares) = match one < other {
                true => (vec![one, other], vec![share, 1.0 - share]),
                false => (vec![other, one], vec![1.0 - share, share]),
            };
            Bout { round: 1, minds, game, shares, decisions: 5, unfinished: false }
        };
        (1..=games).map(game).collect()
    }

    fn rated(names: &[String], bouts: &[Bout]) -> Vec<WengLinRating> {
        ratings(names, &bouts.iter().collect::<Vec<_>>())
    }

    #[test]
    fn of_two_who_won_more_stands_higher_whenever_it_was() {
        for won in [51, 55, 80, 100] {
            let mut bouts = duel(0, 1, 100, won);
            let late = rated(&names(&["a", "b"]), &bouts);
            bouts.reverse();
            let early = rated(&names(&["a", "b"]), &bouts);
            assert_eq!(late, early, "{won} of 100");
            assert!(late[0].rating > late[1].rating, "{won} of 100: {late:?}");
        }
    }

    #[test]
    fn equal_records_are_rated_alike_in_any_order_of_typing() {
        // Each beats the next 7 to 3.
        let ring = |[a, b, c]: [usize; 3]| {
            [duel(a, b, 10, 7), duel(b, c, 10, 7), duel(c, a, 10, 7)].concat()
        };
        let typed = ["greedy", "jarl", "seer:20"];
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let mut own = [0; 3];
            order.iter().enumerate().for_each(|(at, mind)| own[*mind] = at);
            let found = rated(&names(&order.map(|mind| typed[mind])), &ring(own));
            for rating in &found {
                assert!((rating.rating - 25.0).abs() < 1e-9, "{order:?}: {found:?}");
                assert!((rating.uncertainty - found[0].uncertainty).abs() < 1e-9, "{found:?}");
            }
        }
        // And to the last digit where records differ.
        let first = [duel(0, 1, 10, 7), duel(0, 2, 10, 9), duel(1, 2, 10, 4)].concat();
        let second = [duel(2, 1, 10, 7), duel(2, 0, 10, 9), duel(1, 0, 10, 4)].concat();
        let mut found = rated(&names(&["x", "y", "z"]), &second);
        found.reverse();
        assert_eq!(rated(&names(&["z", "y", "x"]), &first), found);
    }

    /// What the library comes to game by game, in the mean of many orders.
    #[test]
    fn it_is_what_the_library_gives_in_the_mean_of_orders() {
        let mut bouts = [duel(0, 1, 30, 21), duel(0, 2, 30, 24), duel(1, 2, 30, 18)].concat();
        let found = rated(&names(&["a", "b", "c"]), &bouts);
        let (mut stream, config) = (Stream::seeded(1), WengLinConfig::new());
        let mut mean = [[0.0; 2]; 3];
        for _ in 0..400 {
            for last in (1..bouts.len()).rev() {
                bouts.swap(last, stream.next() as usize % (last + 1));
            }
            let mut own = [WengLinRating::new(); 3];
            for bout in &bouts {
                let outcome = if bout.shares[0] > 0.5 { Outcomes::WIN } else { Outcomes::LOSS };
                let [a, b] = [bout.minds[0], bout.minds[1]];
                (own[a], own[b]) = weng_lin(&own[a], &own[b], &outcome, &config);
            }
            for (mean, own) in mean.iter_mut().zip(own) {
                mean[0] += own.rating / 400.0;
                mean[1] += own.uncertainty / 400.0;
            }
        }
        for (found, mean) in found.iter().zip(mean) {
            assert!((found.rating - mean[0]).abs() < 0.5, "{found:?} {mean:?}");
            assert!((found.uncertainty - mean[1]).abs() < 0.1, "{found:?} {mean:?}");
        }
    }

    #[test]
    fn a_million_games_take_few_steps() {
        let config = WengLinConfig::new();
        let meeting = Meeting { games: 1e6, won: 6e5 };
        let meetings = Meetings::from([((0, 1), meeting)]);
        let found = all_at_once(2, &meetings);
        let (one, _) = skillratings::weng_lin::expected_score(&found[0], &found[1], &config);
        assert!((one - 0.6).abs() < 0.001, "{found:?}");
        let (mut ratings, mut left, mut steps) = (vec![WengLinRating::new(); 3], 1e6, 0);
        while left > 0.0 {
            let some = step(&ratings, &[1e6, 1e6, 0.0], 1e6, &config).min(left);
            ratings = after(&ratings, &meetings, some / 1e6, &config);
            (left, steps) = (left - some, steps + 1);
        }
        assert!(steps < 2000, "{steps}");
    }
}
