//! Who meets whom.

use std::collections::BTreeSet;

use super::Bout;
use super::matching;
use super::standings::part;

/// Everybody against everybody, so many at a table.
pub(super) fn all_tables(minds: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut tables = vec![Vec::new()];
    for _ in 0..seats {
        let more = |table: Vec<usize>| {
            let from = table.last().map_or(0, |last| last + 1);
            (from..minds).map(move |mind| [&table[..], &[mind]].concat())
        };
        tables = tables.into_iter().flat_map(more).collect();
    }
    tables
}

/// How many tables that are, without laying them; as many as can be counted at most.
pub(super) fn count_tables(minds: usize, seats: usize) -> u64 {
    // With each seat more the product can be divided: it is a number of choices itself.
    let one = |count: u128, seat: u128| {
        (count * (minds as u128).saturating_sub(seat) / (seat + 1)).min(u64::MAX.into())
    };
    u64::try_from((0..seats as u128).fold(1, one)).unwrap_or(u64::MAX)
}

/// The tables of the next Swiss round: those who stand alike meet; at tables of two nobody meets the
/// same one again while there is another way. If one is left over, the lowest who has not yet sat
/// out sits out; more have a smaller table.
pub(super) fn swiss(minds: usize, seats: usize, before: &[&Bout]) -> Vec<Vec<usize>> {
    let (mut wins, mut finished) = (vec![0.0; minds], vec![0.0; minds]);
    let mut games = vec![0u32; minds];
    for bout in before {
        for mind in &bout.minds {
            games[*mind] += 1;
            if let Some(part) = part(bout, *mind).filter(|_| !bout.unfinished) {
                // At a smaller table everybody wins more.
                wins[*mind] += part * bout.minds.len() as f64;
                finished[*mind] += 1.0;
            }
        }
    }
    // The share, beside a fair one, and not the sum: who sits out has lost nothing. Who has no game yet is taken to stand
    // in the middle. Shares differ in their last digits by the order of adding: compare what is seen.
    let points = |mind: usize| {
        let share = if finished[mind] > 0.0 { wins[mind] / finished[mind] } else { 1.0 };
        (share * 1e6).round() as i64
    };
    let mut order: Vec<usize> = (0..minds).collect();
    order.sort_by_key(|mind| (-points(*mind), *mind));
    if minds % seats == 1 {
        let most = games.iter().copied().max().unwrap_or(0);
        let out = order.iter().rposition(|mind| games[*mind] == most).unwrap_or(minds - 1);
        order.remove(out);
    }
    let fresh = if seats == 2 { fresh(&order, before) } else { None };
    let mut tables = fresh.unwrap_or_else(|| {
        // All have met, or many meet at a table: neighbours meet again.
        order.chunks(seats).map(<[usize]>::to_vec).collect()
    });
    tables.iter_mut().for_each(|table| table.sort_unstable());
    tables.sort();
    tables
}

/// Pairs of which none has met, each with the nearest below that leaves a way for the rest.
fn fresh(order: &[usize], before: &[&Bout]) -> Option<Vec<Vec<usize>>> {
    let mut met = BTreeSet::new();
    for bout in before {
        if let [a, b] = bout.minds[..] {
            met.extend([(a, b), (b, a)]);
        }
    }
    let may = |a: usize, b: usize| !met.contains(&(order[a], order[b]));
    let pairs = matching::pairs(order.len(), &may)?;
    Some(pairs.into_iter().map(|(a, b)| vec![order[a], order[b]]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A match that the lower number won.
    fn won(round: u32, a: usize, b: usize) -> Bout {
        let (minds, shares) = (vec![a, b], vec![1.0, 0.0]);
        Bout { round, minds, game: 1, shares, decisions: 9, unfinished: false }
    }

    #[test]
    fn everybody_meets_everybody() {
        assert_eq!(all_tables(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(all_tables(4, 3), [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]);
        assert_eq!(all_tables(3, 3), [[0, 1, 2]]);
        for (minds, seats) in [(3, 2), (4, 3), (3, 3), (7, 4), (5, 1)] {
            assert_eq!(count_tables(minds, seats), all_tables(minds, seats).len() as u64);
        }
        assert_eq!(count_tables(60, 6), 50_063_860);
        assert_eq!(count_tables(1000, 500), u64::MAX, "more than can be counted");
    }

    /// Half of a table of two is no more than a third of a table of three.
    #[test]
    fn tables_of_different_sizes_are_compared_by_what_is_fair_there() {
        let fair = |minds: &[usize]| Bout {
            minds: minds.to_vec(),
            shares: vec![1.0 / minds.len() as f64; minds.len()],
            ..won(1, 0, 1)
        };
        let before = [fair(&[0, 1, 2]), fair(&[3, 4])];
        let before: Vec<&Bout> = before.iter().collect();
        assert_eq!(swiss(5, 3, &before), [vec![0, 1, 2], vec![3, 4]]);
    }

    #[test]
    fn at_a_large_table_neighbours_meet_and_a_rest_has_its_own() {
        assert_eq!(swiss(5, 3, &[]), [vec![0, 1, 2], vec![3, 4]]);
        assert_eq!(swiss(4, 3, &[]), [vec![0, 1, 2]], "one sits out");
        let bout = Bout {
            round: 1,
            minds: vec![0, 1, 2],
            game: 1,
            shares: vec![0.0, 0.0, 1.0],
            decisions: 9,
            unfinished: false,
        };
        assert_eq!(swiss(4, 3, &[&bout]), [vec![0, 2, 3]], "another one sits out");
    }

    #[test]
    fn who_stand_alike_meet_and_none_twice() {
        let mut played: Vec<Bout> = Vec::new();
        let next = |played: &[Bout]| swiss(4, 2, &played.iter().collect::<Vec<_>>());
        assert_eq!(next(&played), [[0, 1], [2, 3]]);
        played.extend([won(1, 0, 1), won(1, 2, 3)]);
        assert_eq!(next(&played), [[0, 2], [1, 3]], "the winners meet");
        played.extend([won(2, 0, 2), won(2, 1, 3)]);
        assert_eq!(next(&played), [[0, 3], [1, 2]], "all others have met");
        played.extend([won(3, 0, 3), won(3, 1, 2)]);
        assert_eq!(next(&played).len(), 2, "then some meet again");
    }

    #[test]
    fn who_sits_out_has_lost_nothing() {
        let bout = |round, minds: [usize; 3], winner| Bout {
            shares: minds.map(|mind| f64::from(u8::from(mind == winner))).to_vec(),
            minds: minds.to_vec(),
            ..won(round, 0, 1)
        };
        let next = |played: &[Bout]| swiss(7, 3, &played.iter().collect::<Vec<_>>());
        let mut played = vec![bout(1, [0, 1, 2], 0), bout(1, [3, 4, 5], 3)];
        assert_eq!(next(&played), [[0, 3, 6], [1, 2, 4]], "6 is no worse than those who lost");
        played.extend([bout(2, [0, 3, 6], 6), bout(2, [1, 2, 4], 1)]);
        assert_eq!(next(&played), [[0, 1, 6], [2, 3, 5]], "6 has won all of its games");
        let endless = [bout(2, [0, 3, 6], 0), bout(2, [1, 2, 4], 4)];
        played.extend(endless.map(|bout| Bout { unfinished: true, ..bout }));
        assert_eq!(next(&played), [[0, 1, 6], [2, 3, 5]], "what did not end counts for nobody");
    }

    /// Forty can meet in thirty-nine rounds, each all others once.
    #[test]
    fn a_long_swiss_finds_its_pairs_in_time() {
        let mut played: Vec<Bout> = Vec::new();
        let mut met = BTreeSet::new();
        for round in 1..=30 {
            let tables = swiss(40, 2, &played.iter().collect::<Vec<_>>());
            assert_eq!(tables.len(), 20, "round {round}");
            for table in tables {
                met.insert(table.clone());
                played.push(won(round, table[0], table[1]));
            }
        }
        assert!(met.len() >= 20 * 20, "{}", met.len());
    }

    #[test]
    fn of_an_odd_number_one_after_the_other_sits_out() {
        let mut played: Vec<Bout> = Vec::new();
        let mut sat = Vec::new();
        for round in 1..=3 {
            let pairs = swiss(3, 2, &played.iter().collect::<Vec<_>>());
            assert_eq!(pairs.len(), 1);
            sat.extend((0..3).filter(|mind| !pairs[0].contains(mind)));
            played.push(won(round, pairs[0][0], pairs[0][1]));
        }
        sat.sort_unstable();
        assert_eq!(sat, [0, 1, 2]);
    }
}
