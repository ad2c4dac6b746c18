//! Sums over games. Small sums are added up in the order of their games, so that the result does
//! not depend on which thread played what.

use std::collections::BTreeMap;

use minds::wilson;
use tabletop::{Game, MAX_SEATS, Outcome, Seat, Seats};

use crate::report::{Named, SeatResult};

/// Wins are counted in parts of this: it divides by every number of seats that can share one, so
/// that three thirds are exactly one.
pub(crate) const PARTS: u64 = 840;

/// Sums over some games.
#[derive(Clone, Default)]
pub(crate) struct Totals {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    wins: [u64; MAX_SEATS],
    points: [i64; MAX_SEATS],
    /// Whether in any game not all seats won or lost together.
    apart: bool,
    pub(crate) endings: BTreeMap<&'static str, u64>,
    by: BTreeMap<&'static str, BTreeMap<String, Sum>>,
}

#[derive(Clone, Copy, Default)]
struct Sum {
    /// Seats that had it, each once a game however many rows it has.
    seats: u64,
    /// Sides of which any seat had it, and their wins: allies are one trial.
    sides: u64,
    wins: u64,
    value: f64,
    /// Games in which anybody had it; wins in them, where all win together; the last of them,
    /// and which seats and sides had it there.
    games: u64,
    game_wins: u64,
    last: u64,
    holders: [Seats; 2],
}

impl Totals {
    /// Adds a finished game.
    pub(crate) fn add<G: Game>(
        &mut self,
        game: &G,
        end: &G::State,
        outcome: &Outcome,
        decisions: u64,
    ) {
        self.games += 1;
        self.decisions += decisions;
        let wins = outcome.shares.map(|share| (f64::from(share) * PARTS as f64).round() as u64);
        add(&mut self.wins, wins);
        add(&mut self.points, outcome.points.map(i64::from));
        let (first, seats) = (wins[0], &wins[..usize::from(game.seats())]);
        self.apart |= !matches!(first, 0 | PARTS) || seats.iter().any(|own| *own != first);
        *self.endings.entry(outcome.ending.id).or_default() += 1;
        game.tally(end, &mut |row| {
            let names = self.by.entry(row.kind).or_default();
            if !names.contains_key(row.name) {
                names.insert(row.name.to_owned(), Sum::default());
            }
            if let Some(sum) = names.get_mut(row.name) {
                if sum.last != self.games {
                    sum.last = self.games;
                    sum.games += 1;
                    sum.game_wins += first;
                    sum.holders = [Seats::NONE; 2];
                }
                let [seats, sides] = &mut sum.holders;
                let side = Seat(game.side_of(row.seat));
                if !seats.has(row.seat) {
                    *seats = seats.with(row.seat);
                    sum.seats += 1;
                }
                if !sides.has(side) {
                    *sides = sides.with(side);
                    sum.sides += 1;
                    sum.wins += wins.get(row.seat.index()).copied().unwrap_or_default();
                }
                sum.value += f64::from(row.value);
            }
        });
    }

    /// Adds the sums of later games.
    pub(crate) fn merge(&mut self, later: &Totals) {
        self.games += later.games;
        self.decisions += later.decisions;
        add(&mut self.wins, later.wins);
        add(&mut self.points, later.points);
        self.apart |= later.apart;
        for (ending, count) in &later.endings {
            *self.endings.entry(ending).or_default() += count;
        }
        for (kind, names) in &later.by {
            let mine = self.by.entry(kind).or_default();
            for (name, sum) in names {
                let all = mine.entry(name.clone()).or_default();
                all.seats += sum.seats;
                all.sides += sum.sides;
                all.wins += sum.wins;
                all.value += sum.value;
                all.games += sum.games;
                all.game_wins += sum.game_wins;
            }
        }
    }

    /// A seat's result.
    pub(crate) fn seat(&self, seat: usize, mind: String) -> SeatResult {
        let (wins, win_rate, ci95) = rate(self.wins[seat], self.games);
        let points_mean = self.points[seat] as f64 / self.games as f64;
        SeatResult { mind, wins, win_rate, ci95, points_mean }
    }

    /// Whether all seats won or lost together in every game.
    pub(crate) fn together(&self) -> bool {
        !self.apart
    }

    /// What the tallies told. At a table that wins together all seats of a game are one trial.
    pub(crate) fn by(&self) -> BTreeMap<&'static str, BTreeMap<String, Named>> {
        let named = |sum: &Sum| {
            let (wins, games) = match self.together() {
                true => (sum.game_wins, sum.games),
                false => (sum.wins, sum.sides),
            };
            let (wins, win_rate, ci95) = rate(wins, games);
            Named { games, wins, win_rate, ci95, value_mean: sum.value / sum.seats as f64 }
        };
        let names = |names: &BTreeMap<String, Sum>| {
            names.iter().map(|(name, sum)| (name.clone(), named(sum))).collect()
        };
        self.by.iter().map(|(kind, all)| (*kind, names(all))).collect()
    }
}

fn add<T: std::ops::AddAssign>(sums: &mut [T; MAX_SEATS], more: [T; MAX_SEATS]) {
    sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

/// Wins, their rate in so many games, and its 95 % confidence interval.
fn rate(parts: u64, games: u64) -> (f64, f64, [f64; 2]) {
    let wins = parts as f64 / PARTS as f64;
    let (low, high) = wilson(wins, games as f64);
    (wins, wins / games as f64, [low, high])
}
