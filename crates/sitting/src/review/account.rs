//! What was judged becomes a review.

use tabletop::{Eyes, Seat, Seats};

use super::judge::Judged;
use super::luck::Table;
use super::walk::{Made, Walk};
use super::{Account, Decision, Fortune, Moment, Review, What};

/// A difference in chances below this is no mistake, however sure it is.
const SMALL: f64 = 0.01;

/// What the tasks of a walk found: all of them, and what a better choice led to.
struct Found<'a, 'b> {
    all: &'b [Judged],
    better: &'b dyn Fn(usize) -> Option<&'a Judged>,
}

/// Every seat's look at a position.
struct Look<'a> {
    seats: &'a [Judged],
    /// What guessed chances are multiplied by, and what is added: each seer thinks that who gave
    /// up may still win.
    scale: f64,
    gift: f64,
}

impl Look<'_> {
    fn share(&self, judged: &Judged) -> f64 {
        match judged.sure {
            true => judged.chance,
            false => (judged.chance * self.scale + self.gift).min(1.0),
        }
    }

    fn chances(&self) -> Vec<f64> {
        self.seats.iter().map(|judged| self.share(judged)).collect()
    }

    fn errors(&self) -> Vec<f64> {
        self.seats.iter().map(|judged| (judged.error * self.scale).min(1.0)).collect()
    }
}

impl Walk {
    pub(super) fn account<'a>(
        &self,
        all: &[Judged],
        better: &dyn Fn(usize) -> Option<&'a Judged>,
    ) -> Review {
        let found = Found { all, better };
        let (start, end) = (self.seen(all, 0).chances(), self.seen(all, self.end).chances());
        let mut seats = vec![Account::default(); start.len()];
        let moments: Vec<Moment> = self.made.iter().map(|made| self.moment(&found, made)).collect();
        for moment in &moments {
            match &moment.what {
                What::Fortune(fortune) => {
                    seats.iter_mut().zip(&fortune.luck).for_each(|(seat, by)| seat.luck += by);
                }
                What::Decision(decision) => {
                    let seat = &mut seats[decision.seat.index()];
                    seat.decisions += 1;
                    seat.missed += u32::from(decision.better.is_some());
                    seat.skill += decision.change();
                }
                What::Forfeit(..) | What::Seated(..) => {}
            }
        }
        for (seat, (first, last)) in seats.iter_mut().zip(start.iter().zip(&end)) {
            seat.rest = last - first - seat.luck - seat.skill;
        }
        Review { start, moments, end, steps: self.steps, seats }
    }

    fn moment(&self, found: &Found<'_, '_>, made: &Made) -> Moment {
        let (step, after) = made.when();
        let look = self.seen(found.all, after);
        let what = match made {
            Made::Decision { seat, choice, task, .. } => {
                What::Decision(self.decision(found, &look, *seat, choice, *task))
            }
            Made::Fortune { answer, .. } => {
                let table = Table { forfeits: self.forfeits(after), ..self.table };
                let share = |judged: &Judged| look.share(judged);
                let weighed = answer.weighed.as_ref();
                let luck = weighed.map(|by| by.luck(found.all, table, self.rivals, share));
                What::Fortune(Fortune {
                    numbers: answer.numbers.clone(),
                    phrases: answer.phrases.clone(),
                    told: answer.told,
                    luck: luck.unwrap_or_else(|| vec![0.0; look.seats.len()]),
                })
            }
            Made::Forfeit { seat, phrase, .. } => What::Forfeit(*seat, phrase.clone()),
            Made::Seated { seat, sitter, phrase, .. } => {
                What::Seated(*seat, sitter.clone(), phrase.clone())
            }
        };
        Moment { step, what, chances: look.chances(), errors: look.errors() }
    }

    fn decision(
        &self,
        found: &Found<'_, '_>,
        look: &Look<'_>,
        seat: Seat,
        choice: &str,
        task: usize,
    ) -> Decision {
        let own = &look.seats[seat.index()];
        let after = look.share(own);
        let best = (found.better)(task);
        let lost = best.map_or(0.0, |best| look.share(best) - after);
        let doubt = best.map_or(0.0, |best| best.error.hypot(own.error) * look.scale);
        let missed = lost > doubt.max(SMALL);
        let better = found.all[task].best.clone().filter(|_| missed);
        let screen = self.tasks[task].position.screen(Eyes::Seat(seat));
        let words = |choice: &str| {
            let named = screen.buttons.iter().find(|button| button.choice == choice);
            named.map(|button| button.phrase.clone())
        };
        Decision {
            seat,
            phrase: words(choice),
            choice: choice.to_owned(),
            before: after + likely(lost, doubt),
            after,
            better_phrase: better.as_deref().and_then(words),
            better,
        }
    }

    /// What the seats saw whose looks begin with a task. Where they divide one win and some gave
    /// up, the others have all of it among them. What they lack is given in equal parts: where who
    /// gave up had nearly all, proportions of what is left would be little but noise.
    fn seen<'a>(&self, all: &'a [Judged], task: usize) -> Look<'a> {
        let seats = &all[task..][..usize::from(self.table.seats)];
        let guesses = seats.iter().filter(|judged| !judged.sure);
        let many = guesses.clone().count().max(1) as f64;
        let kept: f64 = guesses.map(|judged| judged.chance).sum();
        let (scale, gift) = match self.rivals && !self.forfeits(task).is_empty() {
            true if kept > 1.0 => (kept.recip(), 0.0),
            true => (1.0, (1.0 - kept) / many),
            false => (1.0, 0.0),
        };
        Look { seats, scale, gift }
    }

    fn forfeits(&self, task: usize) -> Seats {
        self.tasks[task].forfeits
    }
}

/// What of a difference is likely to be one, where it may be off by `doubt` with 95 % confidence:
/// nearly all of a large one, nearly nothing of what the luck in thinking gives. Both ways alike:
/// if only what was lost counted, whoever chose between equals would lose by every choice.
fn likely(difference: f64, doubt: f64) -> f64 {
    let [square, noise] = [difference, doubt / 1.96].map(|by| by * by);
    if noise > 0.0 { difference * square / (square + noise) } else { difference }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_luck_in_thinking_counts_little_and_the_same_both_ways() {
        assert_eq!((likely(0.1, 0.0), likely(0.0, 0.1), likely(0.0, 0.0)), (0.1, 0.0, 0.0));
        assert!(likely(0.2, 0.05) > 0.19 && likely(0.01, 0.1) < 0.001);
        assert_eq!(likely(-0.03, 0.04), -likely(0.03, 0.04));
    }
}
