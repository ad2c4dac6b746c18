//! Sums over the records of a study, from which its report is made.

use std::collections::BTreeMap;

use crate::record::Record;

/// Sums over records, added in the order of their games.
#[derive(Clone, Default)]
pub(crate) struct Sums {
    pub(crate) games: u64,
    /// For each seat the first one of its side.
    pub(crate) sides: Vec<u8>,
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
    /// Sums for the correlation of value and win: of sides within their games, and of whole games.
    pub(crate) within: Products,
    pub(crate) of_games: Products,
}

/// Seats that had something, and how they and their sides fared. Allies fare alike, so that a side
/// is one draw however many of its seats had it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Holding {
    /// Seats, over all games.
    pub(crate) seats: u64,
    /// Their wins.
    pub(crate) seat_wins: f64,
    /// Sides of which any seat had it, over all games.
    pub(crate) sides: u64,
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

    /// The same among so many games, so many of them won: in those that are not in it yet there was
    /// nothing of x.
    pub(crate) fn among(self, games: u64, won: u64) -> Products {
        // A game is won or lost, so that y and its square are one.
        Products { n: games as f64, y: won as f64, yy: won as f64, ..self }
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
        if together { (self.game_wins, self.games) } else { (self.wins, self.sides) }
    }
}

/// One game's wins, as holdings are measured against them.
struct Wins<'a> {
    shares: &'a [f32],
    /// For each seat the first one of its side.
    sides: &'a [u8],
    /// The mean of the sides' shares.
    mean: f64,
    /// The variance of one side's share, drawn at random.
    variance: f64,
}

impl Wins<'_> {
    fn of(record: &Record) -> Wins<'_> {
        let mut wins =
            Wins { shares: &record.shares, sides: &record.sides, mean: 0.0, variance: 0.0 };
        let n = wins.firsts().count() as f64;
        wins.mean = wins.firsts().map(|side| wins.share(side)).sum::<f64>() / n;
        let squares = wins.firsts().map(|side| (wins.share(side) - wins.mean).powi(2)).sum::<f64>();
        wins.variance = if n > 1.0 { squares / (n - 1.0) } else { 0.0 };
        wins
    }

    fn firsts(&self) -> impl Iterator<Item = usize> {
        firsts(self.sides)
    }

    /// The share of a seat, which is that of its side.
    fn share(&self, seat: usize) -> f64 {
        f64::from(self.shares[seat])
    }

    fn add(&self, to: &mut Holding, seats: impl Iterator<Item = usize>) {
        let (mut some, mut seat_wins, mut seen) = (0u64, 0.0, 0u32);
        for seat in seats {
            some += 1;
            seat_wins += self.share(seat);
            seen |= 1 << self.sides[seat];
        }
        if some == 0 {
            return;
        }
        to.seats += some;
        to.seat_wins += seat_wins;
        let had = |side: &usize| seen >> side & 1 == 1;
        let (few, all) = (f64::from(seen.count_ones()), self.firsts().count() as f64);
        to.sides += u64::from(seen.count_ones());
        to.wins += self.firsts().filter(had).map(|side| self.share(side)).sum::<f64>();
        to.fair += few * self.mean;
        // So many sides drawn from the table without putting them back.
        to.variance += few * (all - few) / all * self.variance;
        to.games += 1;
        to.game_wins += self.mean;
    }
}

/// The first seat of each side.
fn firsts(sides: &[u8]) -> impl Iterator<Item = usize> {
    let own = |(seat, side): (usize, &u8)| (seat == usize::from(*side)).then_some(seat);
    sides.iter().enumerate().filter_map(own)
}

impl Sums {
    /// How many trials of a rate there were in all: sides, or games where all win together.
    pub(crate) fn trials(&self) -> u64 {
        let sides = firsts(&self.sides).count() as u64;
        if self.together { self.games } else { self.games * sides }
    }

    /// Adds a game.
    pub(crate) fn add(&mut self, record: &Record) {
        let wins = Wins::of(record);
        let seats = record.shares.len();
        if self.games == 0 {
            self.sides = record.sides.clone();
            self.seats = vec![Holding::default(); seats];
            self.points = vec![0; seats];
            self.together = true;
        }
        self.games += 1;
        self.together &= wins.variance == 0.0 && (wins.mean == 0.0 || wins.mean == 1.0);
        self.won += u64::from(wins.mean > 0.0);
        self.wins += (0..seats).map(|seat| wins.share(seat)).sum::<f64>();
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
            let all = (0..values.len()).map(value).sum::<f64>();
            thing.value += all;
            (0..values.len()).for_each(|seat| thing.value_won += value(seat) * wins.share(seat));
            let mean = all / wins.firsts().count() as f64;
            for side in wins.firsts() {
                let own =
                    (side..values.len()).filter(|seat| usize::from(wins.sides[*seat]) == side);
                let own: f64 = own.map(value).sum();
                thing.within.add(own - mean, wins.share(side) - wins.mean);
            }
            thing.of_games.add(all, wins.mean);
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
            sides: vec![0, 1],
            shares: vec![share, 1.0 - share],
            points: vec![3, 4],
            rows: value.map(told).into_iter().collect(),
        }
    }

    /// A game of four that was won or lost by all of them; so many seats had the ring, if any had.
    pub(crate) fn together(number: u64, won: bool, ring: bool, holders: u8) -> Record {
        let told = |seat| Told { kind: "thing", name: "ring".into(), seat, value: 1.0 };
        Record {
            sides: vec![0; 4],
            shares: vec![f32::from(u8::from(won)); 4],
            points: vec![0; 4],
            rows: (0..holders).filter(|_| ring).map(told).collect(),
            ..game(number, won, None)
        }
    }

    /// A game of two pairs, partners opposite, which the first pair won or lost; those seats had the
    /// ring.
    pub(crate) fn pairs(number: u64, first_wins: bool, holders: &[u8]) -> Record {
        let told = |seat: &u8| Told { kind: "thing", name: "ring".into(), seat: *seat, value: 1.0 };
        let share = f32::from(u8::from(first_wins));
        Record {
            sides: vec![0, 1, 0, 1],
            shares: vec![share, 1.0 - share, share, 1.0 - share],
            points: vec![0; 4],
            rows: holders.iter().map(told).collect(),
            ..game(number, first_wins, None)
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
        (0..10).for_each(|number| sums.add(&pairs(number, true, &[])));
        assert_eq!((sums.together, sums.won, sums.wins), (false, 10, 20.0));
    }

    /// Partners fare alike, so one or both of them having a thing is one draw of two sides.
    #[test]
    fn a_side_is_one_draw_however_many_of_it_had_a_thing() {
        for holders in [&[0][..], &[0, 2]] {
            let mut sums = Sums::default();
            (0..100).for_each(|number| sums.add(&pairs(number, number % 4 != 0, holders)));
            let ring = &sums.things[&("thing", "ring".to_owned())];
            assert_eq!((ring.held.trials(false), ring.held.fair), ((75.0, 100), 50.0));
            assert!((ring.held.variance - 25.0).abs() < 1e-9, "{}", ring.held.variance);
            assert_eq!(ring.held.seats, 100 * holders.len() as u64);
            assert_eq!((sums.seats[2].trials(false), sums.trials()), ((75.0, 100), 200));
            let found = ring.within.correlation().unwrap();
            assert!((found - 0.5).abs() < 1e-9, "{found}");
        }
        // One on each side: nothing can be seen.
        let mut sums = Sums::default();
        (0..100).for_each(|number| sums.add(&pairs(number, true, &[0, 3])));
        let held = &sums.things[&("thing", "ring".to_owned())].held;
        assert_eq!((held.trials(false), held.variance), ((100.0, 200), 0.0));
    }

    /// Seats that win together differ in nothing: games with much of a thing are set against games
    /// with little or none.
    #[test]
    fn where_all_win_together_games_are_correlated() {
        let mut sums = Sums::default();
        (0..100).for_each(|n| sums.add(&together(n, n % 2 == 0, n % 2 == 0, 4)));
        let ring = sums.things[&("thing", "ring".to_owned())].of_games;
        assert_eq!(ring.correlation(), None, "all games with it were won");
        let found = ring.among(sums.games, sums.won).correlation().unwrap();
        assert!((found - 1.0).abs() < 1e-9, "{found}");
    }
}
