//! What an answer of fate was worth, against the answers that it might have given.
//!
//! The chance before fate answers and the chance after it cannot be compared: a seat that is about
//! to choose is judged by the best that it can do, which is more than it will do, and so whatever
//! is rolled before a seat's own turn would look lucky. Other answers at the same place are judged
//! in the same way, and what is wrong in that way cancels out.

use std::ops::Range;

use minds::Stream;
use shelf::Position;
use tabletop::{Chance, Deal, MAX_SEATS, Seat, Seats};

use super::judge::{Judged, Task};

/// The most other answers that one is weighed against.
const OTHERS: usize = 24;

/// How often the true answer is judged, each time with luck of its own.
const TURNS: usize = 4;

/// The tasks that judge an answer, for each seat that sees it: the true answer, several times, and
/// then the others.
pub(super) struct Weighed {
    seers: Vec<Seat>,
    tasks: Range<usize>,
    /// How many answers there are, all equally likely.
    possible: f64,
}

/// What fate gave a seat, and the square of that figure's standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Luck {
    pub(super) by: f64,
    pub(super) variance: f64,
}

/// The seats of a table, which of them win together, and those that gave up.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub(super) seats: u8,
    /// The side of each seat.
    pub(super) sides: [u8; MAX_SEATS],
    pub(super) forfeits: Seats,
}

impl Table {
    /// Those that can still win.
    pub(super) fn stay(self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats).filter(move |seat| !self.forfeits.has(*seat))
    }

    /// Those that can still win, side by side.
    fn parties(self) -> Vec<Vec<Seat>> {
        let mut parties: Vec<Vec<Seat>> = Vec::new();
        for seat in self.stay() {
            let side = |of: Seat| self.sides[of.index()];
            match parties.iter_mut().find(|party| side(party[0]) == side(seat)) {
                Some(party) => party.push(seat),
                None => parties.push(vec![seat]),
            }
        }
        parties
    }

    /// A seat's look at a position.
    pub(super) fn task(self, position: &dyn Position, seat: Seat, light: Option<u64>) -> Task {
        let Table { seats, forfeits, .. } = self;
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
        let truth = std::iter::repeat_n(truth.to_vec(), TURNS);
        for (n, answer) in truth.chain(others).enumerate() {
            let mut position = before.fork();
            // What fate draws is always a possible answer.
            let _ = position.settle(&answer);
            let turn = Some((n % TURNS) as u64);
            tasks.extend(seers.iter().map(|&seat| table.task(&*position, seat, turn)));
        }
        Some(Weighed { seers, tasks: first..tasks.len(), possible: possible(chance) })
    }

    /// What was judged of every answer, seat by seat.
    fn answers<'a>(&self, all: &'a [Judged]) -> impl Iterator<Item = (Seat, Answers<'a>)> {
        let (judged, many) = (&all[self.tasks.clone()], self.seers.len());
        self.seers.iter().enumerate().map(move |(at, &seat)| (seat, Answers { judged, at, many }))
    }

    /// How much the judge's thoughts of the same positions differed, and how much they were said
    /// to: squares of standard errors.
    pub(super) fn noise(&self, all: &[Judged]) -> [f64; 2] {
        self.answers(all).fold([0.0; 2], |[found, said], (_, answers)| {
            [found + spread(&answers.chances()[..TURNS]), said + answers.said()]
        })
    }

    /// The luck of each seat; `noise` is how much the judge's thoughts differ against what is said of
    /// them. Partners have one win, and so one luck: the mean of those who saw the answer. What only
    /// some sides see is taken from the others in equal parts.
    pub(super) fn luck(&self, all: &[Judged], table: Table, noise: f64) -> Vec<Luck> {
        let mut seen: Vec<(Seat, Luck)> = Vec::with_capacity(self.seers.len());
        for (seat, answers) in self.answers(all) {
            let luck = weighed(&answers.chances(), answers.said() * noise, self.possible);
            seen.push((seat, luck));
        }
        let shared = |party: &Vec<Seat>| {
            let own = || seen.iter().filter(|(seat, _)| party.contains(seat)).map(|(_, luck)| luck);
            let by = mean(own().map(|luck| luck.by));
            // They are weighed against the same other answers, so that the mean is hardly surer.
            let variance = mean(own().map(|luck| luck.variance));
            own().next().map(|_| Luck { by, variance })
        };
        let parties = table.parties();
        let found: Vec<Option<Luck>> = parties.iter().map(shared).collect();
        let blind = found.iter().filter(|luck| luck.is_none()).count().max(1) as f64;
        let sum = |of: fn(&Luck) -> f64| found.iter().flatten().map(of).sum::<f64>();
        let [by, variance] = [sum(|luck| luck.by), sum(|luck| luck.variance)];
        let part = Luck { by: -by / blind, variance: variance / (blind * blind) };
        let mut luck = vec![Luck::default(); usize::from(table.seats)];
        for (party, found) in parties.iter().zip(found) {
            party.iter().for_each(|seat| luck[seat.index()] = found.unwrap_or(part));
        }
        luck
    }
}

/// What was judged of an answer for one of the seats that see it.
struct Answers<'a> {
    judged: &'a [Judged],
    at: usize,
    many: usize,
}

impl Answers<'_> {
    fn each(&self) -> impl Iterator<Item = &Judged> {
        self.judged.iter().skip(self.at).step_by(self.many)
    }

    fn chances(&self) -> Vec<f64> {
        self.each().map(|judged| judged.chance).collect()
    }

    /// The square of the standard error of one of them, as the judge says.
    fn said(&self) -> f64 {
        let square = |judged: &Judged| (judged.error / 1.96).powi(2);
        mean(self.each().map(square))
    }
}

/// What the true answer gave, of which the first chances are, against the others. The true one is
/// one of them, so what lies beyond how far they are apart is luck in thinking.
fn weighed(chances: &[f64], noise: f64, possible: f64) -> Luck {
    let (truth, others) = chances.split_at(TURNS);
    let [turns, many] = [truth.len(), others.len()].map(|count| count as f64);
    let truth = mean(truth.iter().copied());
    let all: Vec<f64> = others.iter().copied().chain([truth]).collect();
    let found = spread(&all);
    let apart = (found - noise * (many + 1.0 / turns) / (many + 1.0)).max(0.0);
    // Of those that were drawn the mean may be another than of all that might have been.
    let drawn = apart / many * (1.0 - many / (possible - 1.0)).max(0.0);
    let doubt = noise / turns + noise / many + drawn;
    // The mean over all answers holds the true one as often as it comes.
    let part = 1.0 - 1.0 / possible;
    let by = part * (truth - mean(others.iter().copied()));
    if apart <= 0.0 {
        return Luck::default();
    }
    let likely = apart / (apart + doubt);
    Luck { by: by * likely, variance: part * part * doubt * likely }
}

fn mean(of: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = of.fold((0.0, 0.0), |(sum, count), x| (sum + x, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

/// The square of the standard deviation.
fn spread(of: &[f64]) -> f64 {
    let middle = mean(of.iter().copied());
    let squares: f64 = of.iter().map(|x| (x - middle).powi(2)).sum();
    squares / (of.len() as f64 - 1.0).max(1.0)
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

    /// What `chances` of the true answer and of others come to, all judged without noise.
    fn luck(truth: f64, others: &[f64], possible: f64) -> Luck {
        weighed(&[&[truth; TURNS], others].concat(), 0.0, possible)
    }

    #[test]
    fn luck_is_what_the_true_answer_is_above_the_mean_of_all() {
        assert_eq!(luck(0.75, &[0.25], 2.0), Luck { by: 0.25, variance: 0.0 });
        assert_eq!(luck(0.25, &[0.75], 2.0), Luck { by: -0.25, variance: 0.0 });
        assert_eq!(luck(0.5, &[0.5], 2.0), Luck::default());
        // Of more than were drawn the mean is not known.
        let drawn = luck(0.8, &[0.4, 0.5, 0.6, 0.5], 1000.0);
        assert!((0.2..0.3).contains(&drawn.by) && drawn.variance > 0.0, "{drawn:?}");
    }

    #[test]
    fn what_is_within_the_noise_of_the_judge_is_no_luck() {
        let chances = |by: f64| [&[0.5 + by; TURNS][..], &[0.52, 0.48, 0.51, 0.49]].concat();
        let of = |by: f64| weighed(&chances(by), 0.0004, 5.0);
        assert_eq!(of(0.01), Luck::default());
        let much = of(0.3);
        assert!((0.23..0.24).contains(&much.by), "{much:?}");
        assert!(much.variance > 0.0 && much.variance < 0.0004, "{much:?}");
    }

    /// The luck in points of everybody on these sides where seats see one of two answers, each with
    /// so much more to win than by the other.
    fn shared(sides: &[u8], seers: &[(u8, f64)], forfeits: Seats) -> Vec<f64> {
        let chances = |more: f64| seers.iter().map(move |(_, by)| 0.3 + by * more);
        let judged: Vec<Judged> = [1.0; TURNS]
            .into_iter()
            .chain([0.0])
            .flat_map(chances)
            .map(|chance| Judged { chance, ..Judged::default() })
            .collect();
        let seers = seers.iter().map(|(seat, _)| Seat(*seat)).collect();
        let weighed = Weighed { seers, tasks: 0..judged.len(), possible: 2.0 };
        let mut table = Table { seats: sides.len() as u8, sides: [0; MAX_SEATS], forfeits };
        table.sides[..sides.len()].copy_from_slice(sides);
        let luck = weighed.luck(&judged, table, 1.0);
        luck.iter().map(|luck| (luck.by * 100.0).round()).collect()
    }

    #[test]
    fn what_only_one_rival_sees_is_taken_from_the_others() {
        let rivals = [0, 1, 2];
        assert_eq!(shared(&rivals, &[(0, 0.2)], Seats::NONE), [10.0, -5.0, -5.0]);
        assert_eq!(shared(&rivals, &[(0, 0.2)], Seats::only(Seat(2))), [10.0, -10.0, 0.0]);
    }

    #[test]
    fn partners_have_one_luck_and_the_other_side_the_opposite() {
        let (pairs, all) = ([0, 1, 0, 1], Seats::NONE);
        assert_eq!(shared(&pairs, &[(0, 0.2)], all), [10.0, -10.0, 10.0, -10.0]);
        assert_eq!(shared(&pairs, &[(1, 0.2), (3, 0.4)], all), [-15.0, 15.0, -15.0, 15.0]);
        assert_eq!(shared(&pairs, &[(0, 0.2)], Seats::only(Seat(2))), [10.0, -10.0, 0.0, -10.0]);
        // Whoever sees it judges by what that side knows.
        let public = [(0, 0.2), (1, -0.1), (2, 0.4), (3, -0.3)];
        assert_eq!(shared(&pairs, &public, all), [15.0, -10.0, 15.0, -10.0]);
        assert_eq!(shared(&[0, 0, 0], &[(1, 0.2)], all), [10.0; 3], "companions");
    }
}
