//! The few pieces of statistics that reports need.

use std::ops::RangeInclusive;

/// The variance of a count from which on a normal tail is honest: that of 36 even trials. Below it
/// such a tail calls unlikely what is luck, so what can be counted out is, and of all else no chance
/// is given.
pub(crate) const LEAST_VARIANCE: f64 = 9.0;

/// The chance that a sum is at least this far from what is expected, either side; nothing where so
/// little was tried that nobody can say.
pub(crate) fn tail(over: f64, variance: f64) -> Option<f64> {
    (variance >= LEAST_VARIANCE).then(|| two_sided(over / variance.sqrt()))
}

/// The chance that a standard normal variable is at least this far from nothing, either side.
pub fn two_sided(z: f64) -> f64 {
    // The complementary error function as a Chebyshev fit (Press et al.); its relative error is
    // below 1.2e-7 everywhere, far finer than any report.
    let x = z.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.5 * x);
    const FIT: [f64; 10] = [
        -1.265_512_23,
        1.000_023_68,
        0.374_091_96,
        0.096_784_18,
        -0.186_288_06,
        0.278_868_07,
        -1.135_203_98,
        1.488_515_87,
        -0.822_152_23,
        0.170_872_77,
    ];
    let fit = FIT.iter().rev().fold(0.0, |sum, c| sum * t + c);
    (t * (-x * x + fit).exp()).min(1.0)
}

/// Whether two share equally what they won, from one's part of each game: the chance of being so
/// far from half. Few games are counted out where each has one winner.
pub(crate) fn even(parts: &[f64]) -> Option<f64> {
    let (wins, of) = (parts.iter().sum::<f64>(), parts.len() as f64);
    let whole = || parts.iter().all(|part| *part == 0.0 || *part == 1.0);
    tail(wins - of / 2.0, of / 4.0).or_else(|| {
        let ratio = |hits: f64| (of - hits) / (hits + 1.0);
        whole().then(|| no_likelier(0..=parts.len() as u64, wins as u64, ratio)).flatten()
    })
}

/// Holm's correction: with these, the chance of even one false alarm among all the tests is at
/// most what is asked. Tests that could not be made stay unmade.
pub fn holm(ps: &[Option<f64>]) -> Vec<Option<f64>> {
    let mut order: Vec<usize> = (0..ps.len()).filter(|i| ps[*i].is_some()).collect();
    order.sort_by(|a, b| ps[*a].unwrap_or(1.0).total_cmp(&ps[*b].unwrap_or(1.0)));
    let mut adjusted = vec![None; ps.len()];
    let mut least: f64 = 0.0;
    for (rank, i) in order.iter().enumerate() {
        let times = (order.len() - rank) as f64;
        least = least.max((ps[*i].unwrap_or(1.0) * times).min(1.0));
        adjusted[*i] = Some(least);
    }
    adjusted
}

/// Whether two rates of so many trials each are the same: the chance of a difference as large as
/// this. Few whole hits are counted out (Fisher). Nothing if there is nothing to compare.
pub fn same_rate(hits: [f64; 2], trials: [f64; 2]) -> Option<f64> {
    let ([one, other], [m, n]) = (hits, trials);
    let all = one + other;
    let rate = all / (m + n);
    // Of the first one's hits, if the hits of both fell anywhere.
    let variance = rate * (1.0 - rate) * m * n / (m + n);
    if variance.is_nan() || variance < 1e-9 {
        return None;
    }
    tail(one - m * rate, variance).or_else(|| {
        let whole = hits.iter().all(|hits| hits.fract() == 0.0);
        let ratio = |hits: f64| (m - hits) * (all - hits) / ((hits + 1.0) * (n - all + hits + 1.0));
        let possible = (all - n).max(0.0) as u64..=m.min(all) as u64;
        whole.then(|| no_likelier(possible, one as u64, ratio)).flatten()
    })
}

/// The chance of a number and of all others that are no likelier; `ratio` is how much likelier the
/// next number is than one.
fn no_likelier(
    possible: RangeInclusive<u64>,
    seen: u64,
    ratio: impl Fn(f64) -> f64,
) -> Option<f64> {
    let (first, mut next) = (*possible.start(), 1.0);
    let weigh = |number| {
        let weight = next;
        next *= ratio(number as f64);
        weight
    };
    let weights: Vec<f64> = possible.map(weigh).collect();
    // Numbers that are equally likely may differ in their last digits.
    let bound = weights.get(seen.checked_sub(first)? as usize)? * (1.0 + 1e-9);
    let tail: f64 = weights.iter().filter(|weight| **weight <= bound).sum();
    Some(tail / weights.iter().sum::<f64>()).filter(|p| p.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tails_agree_with_the_tables() {
        for (z, p) in [(0.0, 1.0), (1.0, 0.317_310_5), (1.959_964, 0.05), (3.0, 0.002_699_8)] {
            assert!((two_sided(z) - p).abs() < 1e-6, "{z}: {}", two_sided(z));
            assert_eq!(two_sided(-z), two_sided(z));
        }
        assert!((two_sided(6.0) / 1.973_175e-9 - 1.0).abs() < 1e-5);
    }

    #[test]
    fn few_games_are_counted_out() {
        let won = |wins: usize, of: usize| even(&[vec![1.0; wins], vec![0.0; of - wins]].concat());
        for (wins, of, p) in [(4, 4, 0.125), (0, 4, 0.125), (2, 4, 1.0), (9, 10, 22.0 / 1024.0)] {
            assert!((won(wins, of).unwrap() - p).abs() < 1e-9, "{wins} of {of}");
        }
        assert_eq!(even(&[1.0, 1.0, 0.5]), None, "a shared win cannot be counted so");
        // Where both ways are open they agree.
        let (counted, guessed) = (won(25, 35).unwrap(), two_sided(7.0 / (35.0_f64 / 4.0).sqrt()));
        assert!((counted / guessed - 1.0).abs() < 0.2, "{counted} {guessed}");
        assert_eq!(won(24, 36), Some(two_sided(2.0)));
        assert_eq!((tail(6.0, 9.0), tail(6.0, 8.9)), (Some(two_sided(2.0)), None));
    }

    #[test]
    fn holm_steps_down_and_never_falls() {
        let p = [Some(0.01), Some(0.04), None, Some(0.03), Some(0.005)];
        let adjusted = holm(&p);
        let expected = [Some(0.03), Some(0.06), None, Some(0.06), Some(0.02)];
        for (found, expected) in adjusted.iter().zip(expected) {
            match (found, expected) {
                (Some(found), Some(expected)) => assert!((found - expected).abs() < 1e-12),
                other => assert_eq!(other, (&None, None)),
            }
        }
        assert_eq!(holm(&[Some(0.9), Some(0.8)]), [Some(1.0), Some(1.0)]);
    }

    #[test]
    fn rates_are_compared() {
        assert!((same_rate([50.0, 50.0], [100.0, 100.0]).unwrap() - 1.0).abs() < 1e-6);
        // z = 0.1 / sqrt(0.25 * 0.02) = 1.4142
        let p = same_rate([55.0, 45.0], [100.0, 100.0]).unwrap();
        assert!((p - 0.157_299).abs() < 1e-5, "{p}");
        assert_eq!(same_rate([0.0, 0.0], [10.0, 10.0]), None);
        // Fisher's own tea: 3 of 4 against 1 of 4 is 0.4857.
        let p = same_rate([3.0, 1.0], [4.0, 4.0]).unwrap();
        assert!((p - 34.0 / 70.0).abs() < 1e-9, "{p}");
        let p = same_rate([4.0, 0.0], [4.0, 1e6]).unwrap();
        assert!(p < 1e-20, "{p}");
        assert_eq!(same_rate([1.5, 0.0], [4.0, 4.0]), None, "no whole hits");
        assert_eq!(same_rate([0.0, 1.0], [0.0, 10.0]), None);
    }
}
