//! Sums over the records of a study, from which its report is made.

use std::collections::BTreeMap;

use crate::record::Record;

/// Sums over records, added in the order of their games.
#[derive(Clone, Default)]
pub(crate) struct Sums {
    pub(crate) games: u64,
    pub(crate) seats: Vec<Holding>,
    pub(crate) points: Vec<i64>,
    pub(crate) endings: BTreeMap<&'static str, u64>,
    pub(crate) lengths: BTreeMap<u64, u64>,
    pub(crate) leads: BTreeMap<u64, u64>,
    /// Games in which somebody led at half, and that leader's wins.
    pub(crate) half: [f64; 2],
    /// Games that anybody won.
    pub(crate) won: u64,
    /// Wins of all seats together.
    pub(crate) wins: f64,
    /// Whether the seats won and lost together in every game.
    pub(crate) together: bool,
    pub(crate) things: BTreeMap<(&'static str, String), Thing>,
}

/// What is summed of one named thing.
#[derive(Clone, Default)]
pub(crate) struct Thing {
    pub(crate) held: Holding,
    pub(crate) played: Holding,
    pub(crate) value: f64,
    /// The same, each holder counted by its share of the win.
    pub(crate) value_won: f64,
    /// Sums for the correlation of value and win: within games, and over all.
    pub(crate) within: Products,
    pub(crate) over_all: Products,
}

/// Seats that had something, and how they fared.
#[derive(Clone, Copy, Default)]
pub(crate) struct Holding {
    /// Seats, over all games.
    pub(crate) seats: u64,
    /// Their wins.
    pub(crate) wins: f64,
    /// What they would have won if having it did not matter.
    pub(crate) fair: f64,
    /// The variance of that.
    pub(crate) variance: f64,
    /// Games in which anybody had it, and the wins in them, a game counted once.
    pub(crate) games: u64,
    pub(crate) game_wins: f64,
}

/// Sums of x, y, their squares and their product.
#[derive(Clone, Copy, Default)]
pub(crate) struct Products {
    n: f64,
    x: f64,
    y: f64,
    xx: f64,
    yy: f64,
    xy: f64,
}

impl Products {
    fn add(&mut self, x: f64, y: f64) {
        self.n += 1.0;
        self.x += x;
        self.y += y;
        self.xx += x * x;
        self.yy += y * y;
        self.xy += x * y;
    }

    /// The correlation, if both vary.
    pub(crate) fn correlation(&self) -> Option<f64> {
        let spread = |square: f64, sum: f64| square - sum * sum / self.n;
        let both = spread(self.xx, self.x) * spread(self.yy, self.y);
        let found = (self.xy - self.x * self.y / self.n) / both.sqrt();
        (both > 1e-9 && found.is_finite()).then_some(found)
    }
}

impl Holding {
    /// Wins, and of how many trials. At a table that wins together all seats of a game are one
    /// trial: counted one by one they would make an interval look narrower than it is.
    pub(crate) fn trials(&self, together: bool) -> (f64, u64) {
        if together { (self.game_wins, self.games) } else { (self.wins, self.seats) }
    }
}

/// One game's wins, as holdings are measured against them.
struct Wins<'a> {
    shares: &'a [f32],
    mean: f64,
    /// The variance of one seat's share, drawn at random.
    variance: f64,
}

impl Wins<'_> {
    fn of(shares: &[f32]) -> Wins<'_> {
        let n = shares.len() as f64;
        let mean = shares.iter().copied().map(f64::from).sum::<f64>() / n;
        let squares = shares.iter().map(|share| (f64::from(*share) - mean).powi(2)).sum::<f64>();
        Wins { shares, mean, variance: if n > 1.0 { squares / (n - 1.0) } else { 0.0 } }
    }

    fn add(&self, to: &mut Holding, seats: impl Iterator<Item = usize>) {
        let (mut some, mut wins) = (0u64, 0.0);
        for seat in seats {
            some += 1;
            wins += f64::from(self.shares[seat]);
        }
        if some == 0 {
            return;
        }
        let (few, all) = (some as f64, self.shares.len() as f64);
        to.seats += some;
        to.wins += wins;
        to.fair += few * self.mean;
        // So many seats drawn from the table without putting them back.
        to.variance += few * (all - few) / all * self.variance;
        to.games += 1;
        to.game_wins += self.mean;
    }
}

impl Sums {
    /// Adds a game.
    pub(crate) fn add(&mut self, record: &Record) {
        let wins = Wins::of(&record.shares);
        let seats = record.shares.len();
        if self.games == 0 {
            self.seats = vec![Holding::default(); seats];
            self.points = vec![0; seats];
            self.together = true;
        }
        self.games += 1;
        self.together &= wins.variance == 0.0 && (wins.mean == 0.0 || wins.mean == 1.0);
        self.won += u64::from(wins.mean > 0.0);
        self.wins += wins.mean * seats as f64;
        for (seat, (holding, points)) in self.seats.iter_mut().zip(&mut self.points).enumerate() {
            wins.add(holding, [seat].into_iter());
            *points += i64::from(record.points[seat]);
        }
        *self.endings.entry(record.ending).or_default() += 1;
        *self.lengths.entry(record.decisions).or_default() += 1;
        *self.leads.entry(record.lead_changes.into()).or_default() += 1;
        if let Some(leader) = record.half_leader {
            self.half[0] += 1.0;
            self.half[1] += f64::from(record.shares[usize::from(leader)]);
        }
        self.add_rows(record, &wins);
    }

    fn add_rows(&mut self, record: &Record, wins: &Wins<'_>) {
        let mut values: BTreeMap<(&'static str, &str), Vec<Option<f32>>> = BTreeMap::new();
        for row in &record.rows {
            let by_seat = values.entry((row.kind, row.name.as_str()));
            let by_seat = by_seat.or_insert_with(|| vec![None; wins.shares.len()]);
            by_seat[usize::from(row.seat)] = Some(row.value);
        }
        for ((kind, name), values) in values {
            let thing = self.things.entry((kind, name.to_owned())).or_default();
            let seats = |wanted: fn(f32) -> bool| {
                let has = move |(seat, value): (usize, &Option<f32>)| {
                    value.filter(|value| wanted(*value)).map(|_| seat)
                };
                values.iter().enumerate().filter_map(has)
            };
            wins.add(&mut thing.held, seats(|_| true));
            wins.add(&mut thing.played, seats(|value| value > 0.0));
            let value = |seat: usize| f64::from(values[seat].unwrap_or(0.0));
            let mean = (0..values.len()).map(value).sum::<f64>() / values.len() as f64;
            thing.value += values.iter().flatten().copied().map(f64::from).sum::<f64>();
            for (seat, share) in wins.shares.iter().enumerate() {
                let share = f64::from(*share);
                thing.value_won += value(seat) * share;
                thing.within.add(value(seat) - mean, share - wins.mean);
                thing.over_all.add(value(seat), share);
            }
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::record::Told;

    /// A game of two in which the first seat won or lost, and had this much of a thing.
    pub(crate) fn game(number: u64, first_wins: bool, value: Option<f32>) -> Record {
        let share = f32::from(u8::from(first_wins));
        let told = |value| Told { kind: "thing", name: "ring".into(), seat: 0, value };
        Record {
            number,
            ending: "end",
            decisions: 10 + number,
            lead_changes: 1,
            half_leader: Some(0),
            shares: vec![share, 1.0 - share],
            points: vec![3, 4],
            rows: value.map(told).into_iter().collect(),
        }
    }

    /// A game of four that was won or lost by all of them; so many seats had the ring, if any had.
    pub(crate) fn together(number: u64, won: bool, ring: bool, holders: u8) -> Record {
        let told = |seat| Told { kind: "thing", name: "ring".into(), seat, value: 1.0 };
        Record {
            shares: vec![f32::from(u8::from(won)); 4],
            points: vec![0; 4],
            rows: (0..holders).filter(|_| ring).map(told).collect(),
            ..game(number, won, None)
        }
    }

    #[test]
    fn holdings_are_measured_against_the_table() {
        let mut sums = Sums::default();
        for number in 0..100 {
            sums.add(&game(number, number % 4 != 0, Some(0.0)));
        }
        let ring = &sums.things[&("thing", "ring".to_owned())];
        assert_eq!((ring.held.seats, ring.held.wins, ring.held.fair), (100, 75.0, 50.0));
        // One of two seats: a coin each.
        assert!((ring.held.variance - 25.0).abs() < 1e-9);
        assert_eq!(ring.played.seats, 0, "nothing of it is not of use");
        assert_eq!((sums.half, sums.together), ([100.0, 75.0], false));
    }

    #[test]
    fn value_goes_with_winning() {
        let mut sums = Sums::default();
        for number in 0..100 {
            let wins = number % 2 == 0;
            sums.add(&game(number, wins, Some(if wins { 2.0 } else { 1.0 })));
        }
        let found = sums.things[&("thing", "ring".to_owned())].within.correlation().unwrap();
        assert!(found > 0.2, "{found}");
        let ring = &sums.things[&("thing", "ring".to_owned())];
        assert_eq!((ring.value, ring.value_won), (150.0, 100.0));
        assert_eq!(Products::default().correlation(), None);
    }

    #[test]
    fn companions_win_together() {
        let mut sums = Sums::default();
        for number in 0..10 {
            let share = f32::from(u8::from(number < 4));
            sums.add(&Record { shares: vec![share; 2], ..game(number, true, Some(1.0)) });
        }
        assert_eq!((sums.together, sums.won), (true, 4));
        let ring = &sums.things[&("thing", "ring".to_owned())];
        assert_eq!((ring.held.games, ring.held.game_wins, ring.held.variance), (10, 4.0, 0.0));
    }

    #[test]
    fn a_game_that_two_partners_win_is_won_once() {
        let mut sums = Sums::default();
        for number in 0..10 {
            let pairs = Record {
                shares: vec![1.0, 0.0, 1.0, 0.0],
                points: vec![0; 4],
                ..game(number, true, None)
            };
            sums.add(&pairs);
        }
        assert_eq!((sums.together, sums.won, sums.wins), (false, 10, 20.0));
    }
}
