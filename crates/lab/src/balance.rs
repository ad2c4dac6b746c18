//! `balance`: as many games as a confidence needs, and what they tell of seats, cards and length.

use std::ops::Range;

use minds::{Level, Stream, wilson};
use screen::Draw;
use shelf::Visitor;
use tabletop::{Game, Phrase, Setup};

use crate::crowd::Crowd;
use crate::findings::{Balance, findings};
use crate::play::Table;
use crate::record::{Record, record};
use crate::simulate::Trouble;
use crate::sums::{Holding, Sums};

/// Games played before it is first asked whether they are enough.
const FIRST: u64 = 512;

/// A thing that fewer than one trial in so many was of is too rare to wait for.
const RARE: u64 = 50;

/// What to study.
#[derive(Clone, Debug)]
pub struct Study {
    /// The table.
    pub setup: Setup,
    /// The box's name, for the report.
    pub cards: String,
    /// The text of the box.
    pub text: String,
    /// Who sits in every seat.
    pub mind: Level,
    /// How many decisions each seat begins with at random.
    pub opening: u32,
    /// When it is enough.
    pub enough: Enough,
    /// What the games follow from.
    pub seed: u64,
    /// How many threads; 0 for one on each core.
    pub threads: usize,
}

/// When a study has played enough.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Enough {
    /// After so many games.
    Games(u64),
    /// When the 95 % interval of every seat's win rate, and of every thing that is not too rare,
    /// is no wider than this to either side; or after `most` games.
    Within {
        /// Half the width of the widest interval, as a share.
        width: f64,
        /// Games after which it ends in any case.
        most: u64,
    },
}

/// Who looks on while a study is made.
pub trait Observe: Sync {
    /// So many more games are done. Called from any thread.
    fn played(&self, games: u64) {
        let _ = games;
    }

    /// So many games will be needed in all, as far as is known.
    fn expects(&self, games: u64) {
        let _ = games;
    }

    /// Takes a record, in the order of the games. What it cannot do stops everything.
    fn record(&self, record: &Record) -> Result<(), Phrase> {
        let _ = record;
        Ok(())
    }
}

/// Nobody looks on.
impl Observe for () {}

/// Studies the game of that id.
pub fn balance(id: &str, study: &Study, observer: &dyn Observe) -> Result<Balance, Trouble> {
    struct Visit<'a>(&'a Study, &'a dyn Observe);
    impl Visitor for Visit<'_> {
        type Out = Result<Balance, Trouble>;
        fn visit<G: Draw>(self) -> Self::Out {
            balance_game(&G::build(&self.0.setup, &self.0.text)?, self.0, self.1)
        }
    }
    shelf::with(id, Visit(study, observer)).unwrap_or_else(|| Err(Trouble::NoGame(id.to_owned())))
}

/// Studies a game that is set up already; the study's own set-up and text are not looked at.
pub fn balance_game<G: Game>(
    game: &G,
    study: &Study,
    observer: &dyn Observe,
) -> Result<Balance, Trouble> {
    let crowd = Crowd::new(study.threads)?;
    let stream = &Stream::seeded(study.seed);
    let (mind, opening) = (study.mind, study.opening);
    let play = Play { game, mind, opening, stream, observer, with_hands: true };
    let mut sums = Sums::default();
    loop {
        let wanted = study.enough.wanted(&sums);
        if wanted <= sums.games {
            return Ok(findings(game, study, &sums));
        }
        observer.expects(wanted);
        play.add_to(&mut sums, &crowd, wanted)?;
    }
}

/// Games with the same mind in every seat.
pub(crate) struct Play<'a, G> {
    pub(crate) game: &'a G,
    pub(crate) mind: Level,
    pub(crate) opening: u32,
    pub(crate) stream: &'a Stream,
    pub(crate) observer: &'a dyn Observe,
    /// Whether it is followed who had which pieces.
    pub(crate) with_hands: bool,
}

impl<G: Game> Play<'_, G> {
    /// Plays until there are so many games in the sums.
    pub(crate) fn add_to(&self, sums: &mut Sums, crowd: &Crowd, games: u64) -> Result<(), Trouble> {
        let minds = vec![self.mind; usize::from(self.game.seats())];
        let some = |numbers: Range<u64>| {
            let mut table = Table::new(self.game, &minds).opening(self.opening);
            let one = |number| {
                let record = record(self.game, &mut table, self.stream, number, self.with_hands);
                self.observer.played(1);
                record
            };
            numbers.map(one).collect::<Result<Vec<Record>, Trouble>>()
        };
        crowd.play(sums.games..games, some, |records| {
            for record in &records {
                self.observer.record(record).map_err(Trouble::Saga)?;
                sums.add(record);
            }
            Ok(())
        })
    }
}

impl Enough {
    /// How many games are wanted in all, by what is known so far. It follows from the games alone,
    /// not from threads or time.
    fn wanted(self, sums: &Sums) -> u64 {
        match self {
            Enough::Games(games) => games,
            Enough::Within { most, .. } if sums.games == 0 => FIRST.min(most),
            Enough::Within { width, most } => {
                let widest = widest(sums);
                if widest <= width {
                    return sums.games;
                }
                // An interval shrinks with the root of the games. A little more than that, so
                // that the last round is not followed by a tiny one; never more than thrice, since
                // what is rare may look rarer than it is.
                let more = (widest / width).powi(2) * 1.02;
                let wanted = (sums.games as f64 * more.clamp(1.02, 3.0)).ceil() as u64;
                wanted.min(most)
            }
        }
    }
}

/// Half the width of the widest interval that counts.
pub(crate) fn widest(sums: &Sums) -> f64 {
    let trials = |holding: &Holding| holding.trials(sums.together);
    let all = sums.trials();
    let common = |(_, of): &(f64, u64)| of * RARE >= all && *of < all;
    let things = sums.things.values().flat_map(|thing| [&thing.held, &thing.played]);
    let things = things.map(trials).filter(common);
    sums.seats.iter().map(trials).chain(things).map(half_width).fold(0.0, f64::max)
}

fn half_width((wins, of): (f64, u64)) -> f64 {
    let (low, high) = wilson(wins, of as f64);
    (high - low) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sums::tests::{game, together};

    #[test]
    fn games_are_added_until_the_intervals_are_narrow() {
        let enough = Enough::Within { width: 0.05, most: 100_000 };
        let mut sums = Sums::default();
        let mut rounds = 0;
        while sums.games < enough.wanted(&sums) {
            let wanted = enough.wanted(&sums);
            (sums.games..wanted).for_each(|n| sums.add(&game(n, n % 2 == 0, Some(1.0))));
            rounds += 1;
        }
        // Half of so many games: 1.96 * sqrt(0.25 / n) = 0.05 at n = 384, below the first round.
        assert_eq!((sums.games, rounds), (FIRST, 1));
        assert!(widest(&sums) <= 0.05);
        let finer = Enough::Within { width: 0.01, most: 100_000 };
        while sums.games < finer.wanted(&sums) {
            let more = sums.games..finer.wanted(&sums);
            more.for_each(|n| sums.add(&game(n, n % 2 == 0, Some(1.0))));
        }
        assert!((9_600..11_000).contains(&sums.games), "{}", sums.games);
        assert_eq!(Enough::Within { width: 0.0001, most: 700 }.wanted(&sums), 700);
        assert_eq!(Enough::Games(9).wanted(&Sums::default()), 9);
    }

    /// Four seats that win together are one trial, so a hero whom all four had in some of the games
    /// is as unsure as one whom a single seat had.
    #[test]
    fn seats_that_win_together_do_not_make_an_interval_narrower() {
        let study = |holders: u8| {
            let mut sums = Sums::default();
            (0..400).for_each(|n| sums.add(&together(n, n % 2 == 0, n % 40 < 10, holders)));
            widest(&sums)
        };
        // The hero's hundred games are the widest: 1.96 * sqrt(0.25 / 100), a little less by Wilson.
        assert!((0.094..0.098).contains(&study(1)), "{}", study(1));
        assert_eq!(study(4), study(1));
        let enough = Enough::Within { width: 0.05, most: 100_000 };
        let mut sums = Sums::default();
        (0..400).for_each(|n| sums.add(&together(n, n % 2 == 0, n % 40 < 10, 4)));
        assert!(enough.wanted(&sums) > 1000, "{}", enough.wanted(&sums));
    }
}
