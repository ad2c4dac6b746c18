//! What a study found. The field names are a stable interface (`docs/lab.md`).

use std::collections::{BTreeMap, BTreeSet};

use minds::wilson;
use serde::Serialize;
use tabletop::Game;

use crate::balance::{Study, widest};
use crate::report::{Chosen, options};
use crate::stats::{holm, same_rate, tail};
use crate::sums::{Holding, Sums, Thing};

/// What is so unlikely by chance, after the correction, is called unfair.
pub const ALARM: f64 = 0.05;

/// Games below which nothing is said of what goes with winning.
const FEW: u64 = 100;

/// What a study found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Balance {
    /// The game's id.
    pub game: &'static str,
    /// What was played: every option with its value, defaults included.
    pub options: BTreeMap<&'static str, Chosen>,
    /// The name of the box.
    pub cards: String,
    /// Who sat in every seat.
    pub mind: String,
    /// How many decisions each seat began with at random.
    pub opening: u32,
    /// The seed that gives this result again.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// Half the width of the widest 95 % interval, things too rare left out.
    pub within: f64,
    /// Whether all seats won or lost together in every game.
    pub together: bool,
    /// Games won by anybody, as a share.
    pub won: Rate,
    /// Each seat's result, in order.
    pub seats: Vec<SeatFound>,
    /// How many games ended in each way.
    pub endings: BTreeMap<&'static str, u64>,
    /// Decisions in a game.
    pub length: Spread,
    /// How often the lead passed from one seat to another in a game.
    pub lead_changes: Spread,
    /// How often who led at half of the game won it.
    pub half_leader: Rate,
    /// How many tests the correction is for.
    pub tests: usize,
    /// Kinds that tell how a game went instead of what was had: nothing of them is judged.
    pub hindsight: Vec<&'static str>,
    /// What the tally names, by kind and name.
    pub kinds: BTreeMap<&'static str, BTreeMap<String, Found>>,
}

/// A win rate.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rate {
    /// Of how many: sides (seats, where nobody has allies), or games where all seats win and lose
    /// together.
    pub of: u64,
    /// How many were won; a shared win counts its fraction.
    pub wins: f64,
    /// The share, 0 to 1.
    pub rate: f64,
    /// Its 95 % confidence interval (Wilson).
    pub ci95: [f64; 2],
}

/// A win rate against what would be fair.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Fairness {
    /// The rate itself.
    #[serde(flatten)]
    pub rate: Rate,
    /// What it would be if the thing did not matter: the mean of the tables it was at.
    pub fair: f64,
    /// The chance of being so far from fair by luck alone; nothing where all had it, too few to
    /// tell, or where it is known in hindsight only.
    pub p: Option<f64>,
    /// The same after Holm's correction over all tests of the report.
    pub p_holm: Option<f64>,
}

/// One seat's result.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatFound {
    /// How it fared, and all of its side with it.
    #[serde(flatten)]
    pub wins: Fairness,
    /// Its side, from 1.
    pub side: usize,
    /// Points on average.
    pub points_mean: f64,
}

/// What was found of one named thing.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Found {
    /// The seats that held it.
    pub held: Fairness,
    /// Those that made use of it.
    pub played: Fairness,
    /// How much of it a holder had on average.
    pub value_mean: f64,
    /// How much of it a holder who won had on average; nothing where none did.
    pub winner_mean: Option<f64>,
    /// The share of the games in which anybody made use of it.
    pub in_games: f64,
    /// How much and winning go together, −1 to 1; nothing where either never varies, or in fewer
    /// than a hundred games.
    pub correlation: Option<f64>,
}

/// How a figure is spread over games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// So many percent of the games have at most this: 5, 25, 50, 75, 95.
    pub percentiles: [u64; 5],
    /// How many games had each figure.
    #[serde(skip)]
    pub counts: BTreeMap<u64, u64>,
}

/// How something stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// It wins more than fair, and not by luck.
    Strong,
    /// It wins less than fair, and not by luck.
    Weak,
    /// Nothing was shown.
    Open,
}

impl Rate {
    /// So many wins of so many.
    pub fn new(wins: f64, of: u64) -> Rate {
        let (low, high) = wilson(wins, of as f64);
        Rate { of, wins, rate: if of == 0 { 0.0 } else { wins / of as f64 }, ci95: [low, high] }
    }
}

impl Fairness {
    /// How it stands after the correction.
    pub fn verdict(&self) -> Verdict {
        match self.p_holm {
            Some(p) if p < ALARM && self.rate.rate > self.fair => Verdict::Strong,
            Some(p) if p < ALARM => Verdict::Weak,
            _ => Verdict::Open,
        }
    }

    /// How far from fair.
    pub fn over(&self) -> f64 {
        self.rate.rate - self.fair
    }
}

impl Balance {
    /// How many sides the table has: as many as seats, where nobody has allies.
    pub fn sides(&self) -> usize {
        self.seats.iter().map(|seat| seat.side).max().unwrap_or(0)
    }

    /// Whether every side had the thing in every game, or anybody in every game that all win or lose
    /// together, so that having it says nothing.
    pub fn is_everyones(&self, found: &Found) -> bool {
        let sides = if self.together { 1 } else { self.sides() as u64 };
        found.held.rate.of == self.games * sides
    }

    /// Whether the seat, from 0, is the first of its side.
    pub(crate) fn is_first(&self, seat: usize) -> bool {
        let side = self.seats[seat].side;
        self.seats[..seat].iter().all(|other| other.side != side)
    }
}

/// The report of a study.
pub(crate) fn findings<G: Game>(game: &G, study: &Study, sums: &Sums) -> Balance {
    let table = (G::about().id, options(G::about(), game.setup()));
    told(table, study, sums, G::hindsight())
}

/// The same of any game: its id and options, and the kinds that are known in hindsight only.
fn told(
    (game, options): (&'static str, BTreeMap<&'static str, Chosen>),
    study: &Study,
    sums: &Sums,
    hindsight: &[&'static str],
) -> Balance {
    let firsts: BTreeSet<u8> = sums.sides.iter().copied().collect();
    let seat = |((holding, points), first): ((&Holding, &i64), &u8)| SeatFound {
        wins: fairness(sums, holding),
        side: firsts.range(..=first).count(),
        points_mean: *points as f64 / sums.games as f64,
    };
    let mut kinds: BTreeMap<&'static str, BTreeMap<String, Found>> = BTreeMap::new();
    for ((kind, name), thing) in &sums.things {
        let mut found = found(sums, thing);
        if hindsight.contains(kind) {
            (found.held.p, found.played.p) = (None, None);
        }
        kinds.entry(kind).or_default().insert(name.clone(), found);
    }
    let mut balance = Balance {
        game,
        options,
        cards: study.cards.clone(),
        mind: study.mind.to_string(),
        opening: study.opening,
        seed: study.seed,
        games: sums.games,
        within: widest(sums),
        together: sums.together,
        won: Rate::new(sums.won as f64, sums.games),
        seats: sums.seats.iter().zip(&sums.points).zip(&sums.sides).map(seat).collect(),
        endings: sums.endings.clone(),
        length: Spread::of(&sums.lengths),
        lead_changes: Spread::of(&sums.leads),
        half_leader: Rate::new(sums.half[1], sums.half[0] as u64),
        tests: 0,
        hindsight: hindsight.iter().copied().filter(|kind| kinds.contains_key(kind)).collect(),
        kinds,
    };
    correct(&mut balance);
    balance
}

/// Holm's correction over every test of the report. Allies have one test between them.
fn correct(balance: &mut Balance) {
    let first: Vec<bool> = (0..balance.seats.len()).map(|seat| balance.is_first(seat)).collect();
    let things = balance.kinds.values_mut().flat_map(|names| names.values_mut());
    let things = things.flat_map(|found| [&mut found.held, &mut found.played]);
    let seats = balance.seats.iter_mut().zip(&first).filter(|(_, first)| **first);
    let seats = seats.map(|(seat, _)| &mut seat.wins);
    let mut all: Vec<&mut Fairness> = seats.chain(things).collect();
    let ps: Vec<Option<f64>> = all.iter().map(|fairness| fairness.p).collect();
    balance.tests = ps.iter().flatten().count();
    for (fairness, p) in all.iter_mut().zip(holm(&ps)) {
        fairness.p_holm = p;
    }
    for seat in (0..first.len()).filter(|seat| !first[*seat]) {
        let mut seats = balance.seats[..seat].iter();
        let ally = seats.find(|other| other.side == balance.seats[seat].side);
        balance.seats[seat].wins.p_holm = ally.and_then(|ally| ally.wins.p_holm);
    }
}

fn found(sums: &Sums, thing: &Thing) -> Found {
    let held = fairness(sums, &thing.held);
    let mut played = fairness(sums, &thing.played);
    if played.rate.of == held.rate.of {
        // The same sides or games: one test, not two.
        played.p = None;
    }
    let products = match sums.together {
        true => thing.of_games.among(sums.games, sums.won),
        false => thing.within,
    };
    let known = thing.held.games >= FEW;
    Found {
        held,
        played,
        value_mean: thing.value / thing.held.seats as f64,
        winner_mean: (thing.held.seat_wins > 0.0).then_some(thing.value_won / thing.held.seat_wins),
        in_games: thing.played.games as f64 / sums.games as f64,
        correlation: products.correlation().filter(|_| known),
    }
}

fn fairness(sums: &Sums, holding: &Holding) -> Fairness {
    let (wins, of) = holding.trials(sums.together);
    let p = if sums.together {
        // All at a table fare alike: only tables with it and without it can be compared.
        let (with, all) = (holding.games as f64, sums.games as f64);
        let lost = sums.wins / sums.seats.len() as f64 - holding.game_wins;
        if with < all { same_rate([holding.game_wins, lost], [with, all - with]) } else { None }
    } else {
        tail(holding.wins - holding.fair, holding.variance)
    };
    let fair = match sums.together {
        true => sums.wins / (sums.games * sums.seats.len() as u64) as f64,
        false => holding.fair / holding.sides.max(1) as f64,
    };
    Fairness { rate: Rate::new(wins, of), fair, p, p_holm: None }
}

impl Spread {
    fn of(counts: &BTreeMap<u64, u64>) -> Spread {
        let games: u64 = counts.values().sum();
        let sum: f64 = counts.iter().map(|(figure, games)| *figure as f64 * *games as f64).sum();
        let percentile = |share: u64| {
            let mut passed = 0;
            let at = counts.iter().find(|(_, count)| {
                passed += **count;
                passed * 100 >= share * games
            });
            at.map_or(0, |(figure, _)| *figure)
        };
        Spread {
            mean: sum / games.max(1) as f64,
            percentiles: [5, 25, 50, 75, 95].map(percentile),
            counts: counts.clone(),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use minds::Level;
    use tabletop::Setup;

    use super::*;
    use crate::Enough;
    use crate::stats::two_sided;
    use crate::sums::tests::{game, pairs, together};

    /// What is found in these games, of a game in which these kinds are known in hindsight.
    pub(crate) fn balance(records: &[crate::Record], hindsight: &[&'static str]) -> Balance {
        let mut sums = Sums::default();
        records.iter().for_each(|record| sums.add(record));
        let study = Study {
            setup: Setup::new(2),
            cards: String::new(),
            text: String::new(),
            mind: Level::Random,
            opening: 0,
            enough: Enough::Games(sums.games),
            seed: 1,
            threads: 1,
        };
        told(("any", BTreeMap::new()), &study, &sums, hindsight)
    }

    /// Of four seats in two pairs each pair is tested once, and not as if both of it had won by
    /// themselves: 60 of 100 is no alarm.
    #[test]
    fn allies_are_one_trial() {
        let games: Vec<_> = (0..100).map(|n| pairs(n, n % 5 < 3, &[0, 2])).collect();
        let found = balance(&games, &[]);
        let ring = &found.kinds["thing"]["ring"];
        assert_eq!((ring.held.rate, ring.held.fair), (Rate::new(60.0, 100), 0.5));
        assert!((ring.held.p.unwrap() / two_sided(2.0) - 1.0).abs() < 1e-9);
        assert_eq!((ring.value_mean, ring.winner_mean), (1.0, Some(1.0)));
        assert_eq!(ring.held.verdict(), Verdict::Open);
        assert_eq!((found.sides(), found.tests), (2, 3), "two sides and the ring");
        let sides: Vec<usize> = found.seats.iter().map(|seat| seat.side).collect();
        assert_eq!(sides, [1, 2, 1, 2]);
        assert_eq!(found.seats[2].wins, found.seats[0].wins);
        assert!(found.seats[2].wins.p_holm.is_some());
        assert!(!found.is_everyones(ring));
    }

    #[test]
    fn what_is_known_in_hindsight_is_not_judged() {
        let games: Vec<_> = (0..400).map(|n| game(n, n % 8 != 0, Some(1.0))).collect();
        let judged = balance(&games, &[]);
        assert_eq!(judged.kinds["thing"]["ring"].held.verdict(), Verdict::Strong);
        let found = balance(&games, &["thing", "other"]);
        let ring = &found.kinds["thing"]["ring"];
        assert_eq!(
            (ring.held.p, ring.held.p_holm, ring.held.verdict()),
            (None, None, Verdict::Open)
        );
        assert_eq!(ring.held.rate, judged.kinds["thing"]["ring"].held.rate);
        assert!(ring.correlation.is_some());
        assert_eq!((found.tests, judged.tests), (2, 3));
        assert_eq!(found.hindsight, ["thing"]);
    }

    #[test]
    fn where_all_win_together_a_thing_can_go_with_winning() {
        // With the ring 7 of 10 games are won, else 3.
        let games: Vec<_> = (0..200)
            .map(|n| together(n, n % 10 < if n < 100 { 7 } else { 3 }, n < 100, 2))
            .collect();
        let found = balance(&games, &[]).kinds["thing"]["ring"].correlation.unwrap();
        assert!((found - 0.4).abs() < 1e-9, "{found}");
    }

    #[test]
    fn what_wins_too_often_is_told_from_luck() {
        let mut sums = Sums::default();
        (0..400).for_each(|n| sums.add(&game(n, n % 8 < 5, Some(1.0))));
        let ring = &sums.things[&("thing", "ring".to_owned())];
        let held = fairness(&sums, &ring.held);
        assert_eq!((held.rate.rate, held.fair), (0.625, 0.5));
        // 50 wins too many with a deviation of 10: five of them.
        assert!((held.p.unwrap() / two_sided(5.0) - 1.0).abs() < 1e-9);
        let found = found(&sums, ring);
        assert_eq!(found.played.p, None, "the same seats are not tested twice");
    }

    #[test]
    fn of_few_seats_nothing_is_said() {
        let held = |games: u64| {
            let mut sums = Sums::default();
            (0..games).for_each(|n| sums.add(&game(n, true, Some(1.0))));
            fairness(&sums, &sums.things[&("thing", "ring".to_owned())].held)
        };
        // It won every game, but there were few of them.
        assert_eq!((held(35).p, held(35).verdict()), (None, Verdict::Open));
        assert!(held(36).p.is_some());
    }

    #[test]
    fn at_a_table_that_wins_together_games_are_compared() {
        let mut sums = Sums::default();
        for n in 0..100 {
            let (with, won) = (n < 50, n % 10 < if n < 50 { 7 } else { 3 });
            let shares = vec![f32::from(u8::from(won)); 2];
            sums.add(&crate::Record { shares, ..game(n, true, with.then_some(1.0)) });
        }
        let ring = fairness(&sums, &sums.things[&("thing", "ring".to_owned())].held);
        assert_eq!((ring.rate.rate, ring.fair), (0.7, 0.5));
        assert_eq!(ring.p, same_rate([35.0, 15.0], [50.0, 50.0]));
        assert_eq!(fairness(&sums, &sums.seats[0]).p, None);
    }

    #[test]
    fn seats_that_win_together_are_one_trial() {
        let mut sums = Sums::default();
        (0..20).for_each(|n| sums.add(&together(n, n % 2 == 0, n < 5, 4)));
        let ring = &sums.things[&("thing", "ring".to_owned())];
        assert_eq!((ring.held.seats, ring.held.games), (20, 5));
        assert_eq!(fairness(&sums, &ring.held).rate, Rate::new(3.0, 5), "not 12 of 20");
        assert_eq!(found(&sums, ring).played.p, None, "the same games are not tested twice");
    }

    #[test]
    fn both_means_are_over_holders() {
        let mut sums = Sums::default();
        // The holder has two of it if it wins; the other seat, which wins as often, has none.
        for n in 0..100 {
            sums.add(&game(n, n % 2 == 0, Some(if n % 2 == 0 { 2.0 } else { 1.0 })));
        }
        let found = found(&sums, &sums.things[&("thing", "ring".to_owned())]);
        assert_eq!((found.value_mean, found.winner_mean), (1.5, Some(2.0)));
    }

    #[test]
    fn percentiles_are_figures_that_were_met() {
        let counts: BTreeMap<u64, u64> = (1..=100).map(|figure| (figure, 1)).collect();
        let spread = Spread::of(&counts);
        assert_eq!(spread.percentiles, [5, 25, 50, 75, 95]);
        assert!((spread.mean - 50.5).abs() < 1e-9);
    }
}
