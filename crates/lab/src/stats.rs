//! The few pieces of statistics that reports need.

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
/// this. Nothing if there is nothing to compare.
pub fn same_rate(hits: [f64; 2], trials: [f64; 2]) -> Option<f64> {
    let all = (hits[0] + hits[1]) / (trials[0] + trials[1]);
    let variance = all * (1.0 - all) * (1.0 / trials[0] + 1.0 / trials[1]);
    let z = (hits[0] / trials[0] - hits[1] / trials[1]) / variance.sqrt();
    z.is_finite().then(|| two_sided(z))
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
        assert_eq!(same_rate([0.0, 1.0], [0.0, 10.0]), None);
    }
}
