//! What was judged becomes a review.

use tabletop::{Eyes, Seat};

use super::judge::Judged;
use super::luck::{Luck, Table};
use super::walk::{Answer, Made, Walk};
use super::{Account, Decision, Fortune, Moment, Review, What};

/// A difference in chances below this is no mistake, however sure it is.
const SMALL: f64 = 0.01;

/// What the tasks of a walk found: all of them, and what a better choice led to.
struct Found<'a, 'b> {
    all: &'b [Judged],
    better: &'b dyn Fn(usize) -> Option<&'a Judged>,
    /// How much the judge's thoughts differ against what is said of them, as squares.
    noise: f64,
}

impl Walk {
    pub(super) fn account<'a>(
        &self,
        all: &[Judged],
        better: &dyn Fn(usize) -> Option<&'a Judged>,
    ) -> Review {
        let found = Found { all, better, noise: self.noise(all) };
        let [start, end] = [0, self.end].map(|task| chances(self.seen(all, task)));
        let mut seats = vec![Account::default(); start.len()];
        let mut moments = Vec::with_capacity(self.made.len());
        for made in &self.made {
            let (moment, doubts) = self.moment(&found, made);
            match &moment.what {
                What::Fortune(fortune) => {
                    for ((seat, by), doubt) in seats.iter_mut().zip(&fortune.luck).zip(doubts) {
                        seat.luck += by;
                        seat.luck_error += doubt;
                    }
                }
                What::Decision(decision) => {
                    let seat = &mut seats[decision.seat.index()];
                    seat.decisions += 1;
                    seat.missed += u32::from(decision.better.is_some());
                    seat.skill += decision.change();
                    seat.skill_error += doubts.iter().sum::<f64>();
                }
                What::Forfeit(..) | What::Failed(..) | What::Seated(..) => {}
            }
            moments.push(moment);
        }
        for (seat, (first, last)) in seats.iter_mut().zip(start.iter().zip(&end)) {
            seat.rest = last - first - seat.luck - seat.skill;
            // Up to here they are sums of squares.
            for error in [&mut seat.luck_error, &mut seat.skill_error] {
                *error = 1.96 * error.sqrt();
            }
        }
        let (sitters, changes) = (self.sitters.clone(), self.changes.clone());
        Review { start, moments, end, over: self.over, steps: self.steps, seats, sitters, changes }
    }

    /// A moment, and the squares of the standard errors of what it changed.
    fn moment(&self, found: &Found<'_, '_>, made: &Made) -> (Moment, Vec<f64>) {
        let (step, after) = made.when();
        let seats = self.seen(found.all, after);
        let (what, doubts) = match made {
            Made::Decision { seat, choice, task, .. } => {
                let own = &seats[seat.index()];
                let (decision, doubt) = self.decision(found, own, *seat, choice, *task);
                (What::Decision(decision), vec![doubt])
            }
            Made::Fortune { answer, .. } => {
                let luck = self.luck(found, answer, after);
                let doubts = luck.iter().map(|luck| luck.variance).collect();
                let fortune = Fortune {
                    numbers: answer.numbers.clone(),
                    phrases: answer.phrases.clone(),
                    told: answer.told,
                    luck: luck.iter().map(|luck| luck.by).collect(),
                };
                (What::Fortune(fortune), doubts)
            }
            Made::Forfeit { seat, phrase, .. } => {
                (What::Forfeit(*seat, phrase.clone()), Vec::new())
            }
            Made::Failed { seat, how, phrase, .. } => {
                (What::Failed(*seat, *how, phrase.clone()), Vec::new())
            }
            Made::Seated { seat, sitter, phrase, .. } => {
                (What::Seated(*seat, sitter.clone(), phrase.clone()), Vec::new())
            }
        };
        let errors = seats.iter().map(|judged| judged.error).collect();
        (Moment { step, what, chances: chances(seats), errors }, doubts)
    }

    fn luck(&self, found: &Found<'_, '_>, answer: &Answer, after: usize) -> Vec<Luck> {
        let table = Table { forfeits: self.tasks[after].forfeits, ..self.table };
        let luck = answer.weighed.as_ref();
        let luck = luck.map(|by| by.luck(found.all, table, found.noise));
        luck.unwrap_or_else(|| vec![Luck::default(); usize::from(table.seats)])
    }

    /// A decision, and the square of the standard error of what it changed.
    fn decision(
        &self,
        found: &Found<'_, '_>,
        own: &Judged,
        seat: Seat,
        choice: &str,
        task: usize,
    ) -> (Decision, f64) {
        let after = own.chance;
        let best = (found.better)(task);
        let lost = best.map_or(0.0, |best| best.chance - after);
        let doubt = best.map_or(0.0, |best| best.error.hypot(own.error));
        let missed = lost > doubt.max(SMALL);
        let better = found.all[task].best.clone().filter(|_| missed);
        let screen = self.tasks[task].position.screen(Eyes::Seat(seat));
        let words = |choice: &str| {
            let named = screen.buttons.iter().find(|button| button.choice == choice);
            named.map(|button| button.phrase.clone())
        };
        let decision = Decision {
            seat,
            phrase: words(choice),
            choice: choice.to_owned(),
            before: after + likely(lost, doubt),
            after,
            better_phrase: better.as_deref().and_then(words),
            better,
        };
        (decision, doubted(lost, doubt))
    }

    /// What the seats saw whose looks begin with a task.
    fn seen<'a>(&self, all: &'a [Judged], task: usize) -> &'a [Judged] {
        &all[task..][..usize::from(self.table.seats)]
    }

    /// How much the judge's thoughts of the same positions differed, against what was said of them.
    fn noise(&self, all: &[Judged]) -> f64 {
        let weighed = self.made.iter().filter_map(|made| match made {
            Made::Fortune { answer, .. } => answer.weighed.as_ref(),
            _ => None,
        });
        let [found, said] = weighed.fold([0.0; 2], |[found, said], weighed| {
            let more = weighed.noise(all);
            [found + more[0], said + more[1]]
        });
        if said > 0.0 { (found / said).clamp(0.1, 2.0) } else { 1.0 }
    }
}

fn chances(seats: &[Judged]) -> Vec<f64> {
    seats.iter().map(|judged| judged.chance).collect()
}

/// What of a difference is likely to be one, where it may be off by `doubt` with 95 % confidence:
/// nearly all of a large one, nearly nothing of what the luck in thinking gives. Both ways alike:
/// if only what was lost counted, whoever chose between equals would lose by every choice.
fn likely(difference: f64, doubt: f64) -> f64 {
    let [square, noise] = [difference, doubt / 1.96].map(|by| by * by);
    if noise > 0.0 { difference * square / (square + noise) } else { difference }
}

/// The square of the standard error of what is likely of a difference: all of its own where it is
/// large, and half of it where nearly nothing of it counts.
fn doubted(difference: f64, doubt: f64) -> f64 {
    let [square, noise] = [difference, doubt / 1.96].map(|by| by * by);
    if noise > 0.0 { noise * (1.0 + square / (square + noise)) / 2.0 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_luck_in_thinking_counts_little_and_the_same_both_ways() {
        assert_eq!((likely(0.1, 0.0), likely(0.0, 0.1), likely(0.0, 0.0)), (0.1, 0.0, 0.0));
        assert!(likely(0.2, 0.05) > 0.19 && likely(0.01, 0.1) < 0.001);
        assert_eq!(likely(-0.03, 0.04), -likely(0.03, 0.04));
        assert_eq!((doubted(0.0, 0.0), doubted(0.1, 0.0), doubted(0.0, 1.96)), (0.0, 0.0, 0.5));
        assert!(doubted(100.0, 1.96) > 0.99);
    }
}
