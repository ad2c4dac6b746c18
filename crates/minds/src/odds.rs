//! How a contest will probably end.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use tabletop::Game;

use crate::{Level, Party, Stream, play_out};

/// How often a contest ended in each way, in worlds that could be the true one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Odds {
    /// The worlds played out.
    pub samples: u32,
    /// How many of them ended with each verdict, by its number. Worlds in which the contest came
    /// to no verdict are in none of these.
    pub verdicts: Vec<u32>,
    /// What was lost in all worlds together, and squared, in games that tell it.
    pub losses: Option<(u64, u64)>,
}

impl Odds {
    /// The share of worlds with this verdict, 0 to 1.
    pub fn share(&self, verdict: usize) -> f64 {
        self.count(verdict) / f64::from(self.samples.max(1))
    }

    /// How far the truth may lie from the share, with 95 % confidence: the distance to the
    /// farther end of the Wilson interval, which stays honest for verdicts that hardly or almost
    /// always occurred.
    pub fn error(&self, verdict: usize) -> f64 {
        let (low, high) = wilson(self.count(verdict), f64::from(self.samples));
        let share = self.share(verdict);
        (share - low).max(high - share)
    }

    /// What is lost on average, and how far the truth may lie from that, with 95 % confidence.
    pub fn losses(&self) -> Option<(f64, f64)> {
        let (sum, squares) = self.losses?;
        let samples = f64::from(self.samples.max(1));
        let mean = sum as f64 / samples;
        let variance = (squares as f64 / samples - mean * mean).max(0.0);
        Some((mean, 1.96 * (variance / samples).sqrt()))
    }

    fn count(&self, verdict: usize) -> f64 {
        f64::from(self.verdicts.get(verdict).copied().unwrap_or(0))
    }
}

/// The 95 % confidence interval of a share by Wilson's score, for `hits` of `samples`; from 0 to
/// 1 if there are no samples.
pub fn wilson(hits: f64, samples: f64) -> (f64, f64) {
    if samples <= 0.0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_963_984_540_054;
    let share = hits / samples;
    let shrink = 1.0 + Z * Z / samples;
    let middle = (share + Z * Z / (2.0 * samples)) / shrink;
    let variance = share * (1.0 - share) / samples + Z * Z / (4.0 * samples * samples);
    let half = Z * variance.max(0.0).sqrt() / shrink;
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// A contest that takes more steps than this has no verdict.
const STEPS: u32 = 10_000;

/// How the contest will end as far as the view can know: worlds are imagined from it, and in each
/// every seat is played by a light greedy mind from its own view of that world until the contest
/// has its verdict. Once `stop` is set, the samples so far are the answer.
pub fn odds<G: Game>(
    game: &G,
    view: &G::View,
    contest: u16,
    samples: u32,
    seed: u64,
    stop: &AtomicBool,
) -> Odds {
    let mut odds = Odds::default();
    // One world a choice: over many samples the luck of single worlds evens out.
    let mut party = Party::new(game, &[Level::Greedy]).with_worlds(1);
    let seeds = Stream::seeded(seed);
    for n in 0..samples {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let stream = seeds.split(u64::from(n));
        party.sit(&stream);
        let mut state = game.imagine(view, &mut stream.split(u64::MAX));
        let mut verdict = game.verdict(&state, contest);
        if verdict.is_none() {
            play_out(game, &mut state, &mut party, STEPS, |state, _| {
                verdict = game.verdict(state, contest);
                match verdict {
                    Some(_) => ControlFlow::Break(()),
                    None => ControlFlow::Continue(()),
                }
            });
        }
        odds.samples += 1;
        if let Some(verdict) = verdict {
            let verdict = verdict as usize;
            if odds.verdicts.len() <= verdict {
                odds.verdicts.resize(verdict + 1, 0);
            }
            odds.verdicts[verdict] += 1;
            if let Some(lost) = game.losses(&state, contest).map(u64::from) {
                let (sum, squares) = odds.losses.unwrap_or_default();
                odds.losses = Some((sum + lost, squares + lost * lost));
            }
        }
    }
    odds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_is_wilsons() {
        let odds = Odds { samples: 1000, verdicts: vec![500, 0, 1000], losses: None };
        assert!((odds.error(0) - 0.0309).abs() < 1e-3, "{}", odds.error(0));
        assert!((odds.error(1) - 0.0038).abs() < 1e-3, "{}", odds.error(1));
        assert!((odds.error(1) - odds.error(2)).abs() < 1e-12);
        assert_eq!((odds.share(0), odds.share(2), odds.share(9)), (0.5, 1.0, 0.0));
        assert_eq!(Odds::default().share(0), 0.0);
        assert_eq!(Odds::default().error(0), 1.0);
    }

    #[test]
    fn losses_are_told_with_their_error() {
        assert_eq!(Odds::default().losses(), None);
        let odds = Odds { samples: 4, losses: Some((8, 24)), ..Odds::default() };
        let (mean, error) = odds.losses().expect("they were told");
        assert!((mean - 2.0).abs() < 1e-9 && (error - 1.96 * 0.5f64.sqrt()).abs() < 1e-9);
    }

    /// Published values: 9 of 10 gives 59.6 % to 98.2 %.
    #[test]
    fn wilson_agrees_with_the_books() {
        let (low, high) = wilson(9.0, 10.0);
        assert!((low - 0.596).abs() < 1e-3 && (high - 0.982).abs() < 1e-3, "{low} {high}");
    }
}
