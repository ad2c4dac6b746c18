//! What somebody may have meant.

/// The known word that comes nearest, if one is near enough to be what was meant.
pub(crate) fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let far = |other: &str| {
        let other = other.to_lowercase();
        let begun = word.chars().count() >= 2 && other.starts_with(&word);
        if begun { 0 } else { distance(&word, &other) }
    };
    let (far, best) = known.into_iter().map(|other| (far(other), other)).min_by_key(|(d, _)| *d)?;
    (far <= 1 + word.chars().count() / 4).then_some(best)
}

/// How many letters must be added, taken away, replaced or swapped with their neighbour.
pub(crate) fn distance(a: &str, b: &str) -> usize {
    // What is this long is no slip of the finger, and the table below would be large.
    const LONGEST: usize = 64;
    let a: Vec<char> = a.chars().take(LONGEST).collect();
    let b: Vec<char> = b.chars().take(LONGEST).collect();
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let same = usize::from(a[i - 1] != b[j - 1]);
                let mut least =
                    (rows[i - 1][j] + 1).min(rows[i][j - 1] + 1).min(rows[i - 1][j - 1] + same);
                if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                    least = least.min(rows[i - 2][j - 2] + 1);
                }
                least
            };
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_finger_are_near() {
        assert_eq!(distance("greedy", "greedy"), 0);
        assert_eq!(distance("gredy", "greedy"), 1);
        assert_eq!(distance("rgeedy", "greedy"), 1);
        assert_eq!(distance("", "abc"), 3);
        let minds = ["human", "random", "greedy"];
        assert_eq!(nearest("gready", minds), Some("greedy"));
        assert_eq!(nearest("RANDOM", minds), Some("random"));
        assert_eq!(nearest("hu", minds), Some("human"));
        assert_eq!(nearest("xyzzy", minds), None);
        assert_eq!(nearest("", minds), None);
        assert_eq!(nearest("x", []), None);
    }
}
