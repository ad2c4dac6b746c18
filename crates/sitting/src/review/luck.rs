//! What an answer of fate was worth, against the answers that it might have given.
//!
//! The chance before fate answers and the chance after it cannot be compared: a seat that is about
//! to choose is judged by the best that it can do, which is more than it will do, and so whatever
//! is rolled before a seat's own turn would look lucky. Other answers at the same place are judged
//! in the same way, and what is wrong in that way cancels out.

use std::ops::Range;

use minds::Stream;
use shelf::Position;
use tabletop::{Chance, Deal, Seat, Seats};

use super::judge::{Judged, Task};

/// The most other answers that one is weighed against.
const OTHERS: usize = 4;

/// The tasks that judge an answer: for each answer, the true one first, each seat that sees it.
pub(super) struct Weighed {
    seers: Vec<Seat>,
    tasks: Range<usize>,
    /// How likely the true answer was.
    likely: f64,
}

/// The seats of a table, and those that gave up.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub(super) seats: u8,
    pub(super) forfeits: Seats,
}

impl Table {
    /// Those that can still win.
    pub(super) fn stay(self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats).filter(move |seat| !self.forfeits.has(*seat))
    }

    /// A seat's look at a position.
    pub(super) fn task(self, position: &dyn Position, seat: Seat, light: bool) -> Task {
        let Table { seats, forfeits } = self;
        Task { position: position.fork(), seat, seats, forfeits, light }
    }
}

impl Weighed {
    /// Adds the tasks for the answer to a chance. None where it could have been no other, or where
    /// no seat that can still win saw it: what is hidden from a seat changes nothing that it knows.
    pub(super) fn new(
        before: &dyn Position,
        (chance, truth): (&Chance, &[u8]),
        table: Table,
        stream: &mut Stream,
        tasks: &mut Vec<Task>,
    ) -> Option<Weighed> {
        let seers: Vec<Seat> = table.stay().filter(|seat| chance.seen.has(*seat)).collect();
        let others = others(chance, truth, stream);
        if seers.is_empty() || others.is_empty() {
            return None;
        }
        let first = tasks.len();
        for answer in [truth.to_vec()].into_iter().chain(others) {
            let mut position = before.fork();
            // What fate draws is always a possible answer.
            let _ = position.settle(&answer);
            tasks.extend(seers.iter().map(|&seat| table.task(&*position, seat, true)));
        }
        Some(Weighed { seers, tasks: first..tasks.len(), likely: 1.0 / possible(chance) })
    }

    /// The luck of each seat; `share` gives the chance in what was judged. Where the seats divide
    /// one win, what only some of them see is taken from the others in equal parts.
    pub(super) fn luck(
        &self,
        all: &[Judged],
        table: Table,
        rivals: bool,
        share: impl Fn(&Judged) -> f64,
    ) -> Vec<f64> {
        let mut luck = vec![0.0; usize::from(table.seats)];
        let many = self.seers.len();
        let answers = &all[self.tasks.clone()];
        for (at, seat) in self.seers.iter().enumerate() {
            let shares: Vec<f64> = answers.iter().skip(at).step_by(many).map(&share).collect();
            let others = &shares[1..];
            let mean = others.iter().sum::<f64>() / others.len().max(1) as f64;
            // The mean over all answers holds the true one as often as it comes.
            luck[seat.index()] = (1.0 - self.likely) * (shares[0] - mean);
        }
        let blind: Vec<Seat> = table.stay().filter(|seat| !self.seers.contains(seat)).collect();
        if rivals {
            let part = luck.iter().sum::<f64>() / blind.len().max(1) as f64;
            blind.iter().for_each(|seat| luck[seat.index()] = -part);
        }
        luck
    }
}

/// How many answers there are, all equally likely.
fn possible(chance: &Chance) -> f64 {
    match chance.deal {
        Deal::Roll { dice, faces } => f64::from(faces).powi(i32::from(dice)),
        Deal::Pick { count, of } => (0..count).map(|n| f64::from(of.saturating_sub(n))).product(),
    }
}

/// Other answers than the true one, all different: every one where there are few.
fn others(chance: &Chance, truth: &[u8], stream: &mut Stream) -> Vec<Vec<u8>> {
    let wanted = (possible(chance) - 1.0).clamp(0.0, OTHERS as f64) as usize;
    let mut found: Vec<Vec<u8>> = Vec::with_capacity(wanted);
    let mut answer = Vec::new();
    while found.len() < wanted {
        chance.draw(stream, &mut answer);
        if answer != truth && !found.contains(&answer) {
            found.push(answer.clone());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(chance: Chance, truth: &[u8]) -> Vec<Vec<u8>> {
        let mut found = others(&chance, truth, &mut Stream::seeded(3));
        found.sort();
        found
    }

    #[test]
    fn few_answers_are_all_weighed_and_many_are_drawn() {
        assert_eq!(drawn(Chance::roll(1, 3, 2), &[2]), [[1], [3]]);
        assert_eq!(drawn(Chance::pick(2, 2, Seats::NONE), &[2, 1]), [[1, 2]]);
        assert_eq!(drawn(Chance::pick(1, 1, Seats::NONE), &[1]), Vec::<Vec<u8>>::new());
        assert_eq!(drawn(Chance::roll(0, 6, 2), &[]), Vec::<Vec<u8>>::new());
        let many = drawn(Chance::roll(6, 6, 2), &[1; 6]);
        assert_eq!(many.len(), OTHERS);
        assert!(many.iter().all(|answer| *answer != [1; 6]));
    }

    /// Seats 1 and 2 see a coin that gives seat 1 `one` or `other`; seat 3 does not.
    fn coin(one: f64, other: f64, rivals: bool) -> Vec<f64> {
        let judged = |chance| Judged { chance, ..Judged::default() };
        let all = [one, 1.0 - one, other, 1.0 - other].map(judged);
        let weighed = Weighed { seers: vec![Seat(0), Seat(1)], tasks: 0..4, likely: 0.5 };
        let table = Table { seats: 3, forfeits: Seats::NONE };
        weighed.luck(&all, table, rivals, |judged| judged.chance)
    }

    #[test]
    fn luck_is_what_the_true_answer_is_above_the_mean_of_all() {
        assert_eq!(coin(0.75, 0.25, false), [0.25, -0.25, 0.0]);
        assert_eq!(coin(0.25, 0.75, true), [-0.25, 0.25, 0.0]);
        assert_eq!(coin(0.5, 0.5, true), [0.0; 3]);
    }

    #[test]
    fn what_only_one_rival_sees_is_taken_from_the_others() {
        let judged = [0.8, 0.6].map(|chance| Judged { chance, ..Judged::default() });
        let weighed = Weighed { seers: vec![Seat(0)], tasks: 0..2, likely: 0.5 };
        let of = |forfeits, rivals| {
            let table = Table { seats: 3, forfeits };
            let luck = weighed.luck(&judged, table, rivals, |judged| judged.chance);
            luck.iter().map(|by| (by * 100.0).round()).collect::<Vec<_>>()
        };
        assert_eq!(of(Seats::NONE, true), [10.0, -5.0, -5.0]);
        assert_eq!(of(Seats::only(Seat(2)), true), [10.0, -10.0, 0.0]);
        assert_eq!(of(Seats::NONE, false), [10.0, 0.0, 0.0], "partners");
    }
}
