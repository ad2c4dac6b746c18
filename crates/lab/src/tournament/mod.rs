//! `tournament`: minds against each other, and how sure it is who is better.
//!
//! Every game follows from the seed, its round, its match and its number alone, so what was played
//! already need not be played again: a run that was cut off goes on and comes to the same end.

mod matching;
mod pairing;
mod ratings;
mod standings;

use std::collections::{BTreeMap, BTreeSet};

use minds::{Level, Stream};
use screen::Draw;
use serde::{Deserialize, Serialize};
use shelf::Visitor;
use tabletop::{Game, Phrase, Seat, Setup, Source};

pub use standings::{Duel, Standing, Standings};

use crate::crowd::Crowd;
use crate::play::Table;
use crate::simulate::Trouble;
use pairing::{all_tables, count_tables, swiss};

/// The most games of a tournament: all of them are held in memory.
pub const MOST_GAMES: u64 = 1_000_000;

/// What is known of a tournament before it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foretold {
    /// How many minds meet at a table; one where all seats win and lose together.
    pub meet: usize,
    /// How many games there will be.
    pub games: u64,
}

/// What to play.
#[derive(Clone, Debug)]
pub struct TournamentPlan {
    /// The table.
    pub setup: Setup,
    /// The text of the box.
    pub text: String,
    /// Who takes part, at least two and each once.
    pub minds: Vec<Level>,
    /// Who meets whom.
    pub form: Form,
    /// Games in a match; at a table that wins together, games of each mind.
    pub games: u32,
    /// What all follows from.
    pub seed: u64,
    /// How many threads; 0 for one on each core.
    pub threads: usize,
}

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Everybody meets everybody once.
    RoundRobin,
    /// In so many rounds those meet who stand alike.
    Swiss(u32),
}

/// One finished game, as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bout {
    /// The round, from 1.
    pub round: u32,
    /// The minds by their numbers, from 0: those that meet, or one at a table that wins together.
    pub minds: Vec<usize>,
    /// The number of the game in its match, from 1.
    pub game: u32,
    /// Each one's mean share of the win.
    pub shares: Vec<f64>,
    /// Questions with at least two choices.
    pub decisions: u64,
    /// Whether it did not come to an end: then nobody has won it, and it counts for nobody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unfinished: bool,
}

/// Who looks on and keeps what was played. Called from any thread.
pub trait Keep: Sync {
    /// So many games are to be played in all, and so many of them are known already.
    fn expects(&self, games: u64, known: u64) {
        let _ = (games, known);
    }

    /// Keeps a game. What cannot be kept stops everything.
    fn keep(&self, bout: &Bout) -> Result<(), Phrase>;
}

/// Nothing is kept.
impl Keep for () {
    fn keep(&self, _: &Bout) -> Result<(), Phrase> {
        Ok(())
    }
}

/// Plays what of the tournament is not known yet.
pub fn tournament(
    id: &str,
    plan: &TournamentPlan,
    known: &[Bout],
    keep: &dyn Keep,
) -> Result<Standings, Trouble> {
    struct Visit<'a>(&'a TournamentPlan, &'a [Bout], &'a dyn Keep);
    impl Visitor for Visit<'_> {
        type Out = Result<Standings, Trouble>;
        fn visit<G: Draw>(self) -> Self::Out {
            let game = G::build(&self.0.setup, &self.0.text)?;
            tournament_game(&game, self.0, self.1, self.2)
        }
    }
    let visit = Visit(plan, known, keep);
    shelf::with(id, visit).unwrap_or_else(|| Err(Trouble::NoGame(id.to_owned())))
}

/// The same with a game that is set up already.
pub fn tournament_game<G: Game>(
    game: &G,
    plan: &TournamentPlan,
    known: &[Bout],
    keep: &dyn Keep,
) -> Result<Standings, Trouble> {
    let sides = sides(game);
    let together = sides == 1;
    let meet = sides.min(plan.minds.len());
    if let Some(trouble) = plan.troubles(meet).into_iter().next() {
        return Err(trouble);
    }
    let crowd = Crowd::new(plan.threads)?;
    // By round, match and game: in which order games ended does not matter.
    let mut bouts: BTreeMap<Key, Bout> =
        known.iter().map(|bout| (Key::of(bout), bout.clone())).collect();
    keep.expects(plan.expected(meet), bouts.len() as u64);
    for round in 1..=plan.form.rounds() {
        let drawn = plan.drawn(meet, round, &bouts);
        if let Some(stranger) = strangers(&drawn, round, &bouts).next() {
            return Err(Trouble::NotDrawn(round, plan.names(&stranger.minds)));
        }
        let missing: Vec<Key> = drawn.into_iter().filter(|key| !bouts.contains_key(key)).collect();
        let played = crowd.each(&missing, |key| {
            let bout = play(game, plan, sides, key);
            keep.keep(&bout).map_err(Trouble::Saga)?;
            Ok(bout)
        })?;
        bouts.extend(played.into_iter().map(|bout| (Key::of(&bout), bout)));
    }
    let (unfinished, bouts): (Vec<&Bout>, Vec<&Bout>) =
        bouts.values().partition(|bout| bout.unfinished);
    let standings = standings::standings(game, plan, together, &bouts);
    let (games, unfinished) = ((bouts.len() + unfinished.len()) as u64, unfinished.len() as u64);
    Ok(Standings { games, unfinished, ..standings })
}

/// The games of a round that are none of those drawn for it.
fn strangers<'a>(
    drawn: &'a BTreeSet<Key>,
    round: u32,
    bouts: &'a BTreeMap<Key, Bout>,
) -> impl Iterator<Item = &'a Key> {
    let of_round = bouts.keys().skip_while(move |key| key.round < round);
    let of_round = of_round.take_while(move |key| key.round == round);
    of_round.filter(|key| !drawn.contains(key))
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    round: u32,
    minds: Vec<usize>,
    game: u32,
}

impl Key {
    fn of(bout: &Bout) -> Key {
        Key { round: bout.round, minds: bout.minds.clone(), game: bout.game }
    }
}

impl Form {
    fn rounds(self) -> u32 {
        match self {
            Form::RoundRobin => 1,
            Form::Swiss(rounds) => rounds,
        }
    }
}

impl TournamentPlan {
    /// How many games there will be, if so many minds meet at a table.
    fn expected(&self, meet: usize) -> u64 {
        let minds = self.minds.len();
        let matches = match self.form {
            Form::Swiss(rounds) if meet > 1 => {
                // Whoever is left over alone sits out.
                u64::from(rounds) * (minds / meet + usize::from(minds % meet > 1)) as u64
            }
            _ => count_tables(minds, meet),
        };
        matches.saturating_mul(self.games.into())
    }

    /// The games of a round, after those of the rounds before it.
    fn drawn(&self, meet: usize, round: u32, bouts: &BTreeMap<Key, Bout>) -> BTreeSet<Key> {
        let matches = match self.form {
            Form::RoundRobin => all_tables(self.minds.len(), meet),
            Form::Swiss(_) => {
                let before: Vec<&Bout> =
                    bouts.values().take_while(|bout| bout.round < round).collect();
                swiss(self.minds.len(), meet, &before)
            }
        };
        let games = |minds: Vec<usize>| {
            (1..=self.games).map(move |game| Key { round, minds: minds.clone(), game })
        };
        matches.into_iter().flat_map(games).collect()
    }

    /// Which of these kept games, by their places, are not of this tournament though each of them
    /// could be: in a Swiss the games of a round tell who meets in the next. What stands after a
    /// round that is not whole cannot be judged before that is played.
    pub fn strangers(&self, meet: usize, known: &[Bout]) -> Vec<usize> {
        if self.form == Form::RoundRobin {
            return Vec::new();
        }
        let bouts: BTreeMap<Key, Bout> =
            known.iter().map(|bout| (Key::of(bout), bout.clone())).collect();
        let mut found = BTreeSet::new();
        for round in 1..=self.form.rounds() {
            let drawn = self.drawn(meet, round, &bouts);
            found.extend(strangers(&drawn, round, &bouts).cloned());
            if !found.is_empty() || !drawn.iter().all(|key| bouts.contains_key(key)) {
                break;
            }
        }
        let strange = |(at, bout): (usize, &Bout)| found.contains(&Key::of(bout)).then_some(at);
        known.iter().enumerate().filter_map(strange).collect()
    }

    /// The order and the luck of the games after the last in which each could sit everywhere. There
    /// who sits first gains by it, and by the luck of the seats: both are drawn anew for each match, or
    /// in all matches the same would have them. They follow from who the minds are and not from how
    /// they were typed.
    fn left_over(&self, minds: &[usize], stream: &Stream) -> (Vec<usize>, Stream) {
        let mut named: Vec<(String, usize)> =
            minds.iter().map(|mind| (self.minds[*mind].to_string(), *mind)).collect();
        named.sort_unstable();
        // No round of turns has that number.
        let stream = named.iter().fold(stream.split(u64::MAX), |stream, (name, _)| {
            let letters = name.bytes().fold(stream, |stream, letter| stream.split(letter.into()));
            letters.split(u64::MAX)
        });
        let mut lot = stream.split(0);
        for i in (1..named.len()).rev() {
            named.swap(i, lot.below(i as u32 + 1) as usize);
        }
        (named.into_iter().map(|(_, mind)| mind).collect(), stream.split(1))
    }

    fn names(&self, minds: &[usize]) -> Vec<String> {
        let name = |mind: &usize| self.minds.get(*mind).map(ToString::to_string);
        minds.iter().filter_map(name).collect()
    }

    /// All that is wrong with it, if so many minds meet at a table.
    pub fn troubles(&self, meet: usize) -> Vec<Trouble> {
        let swiss = matches!(self.form, Form::Swiss(_)) && meet < 2;
        let games = Some(self.expected(meet)).filter(|games| *games > MOST_GAMES);
        let swiss = swiss.then_some(Trouble::SwissTogether);
        swiss.into_iter().chain(games.map(Trouble::TooManyGames)).collect()
    }

    /// What is known before the first game, at this table of the game of that id.
    pub fn foretell(&self, id: &str) -> Result<Foretold, Trouble> {
        struct Visit<'a>(&'a TournamentPlan);
        impl Visitor for Visit<'_> {
            type Out = Result<Foretold, Trouble>;
            fn visit<G: Draw>(self) -> Self::Out {
                let game = G::build(&self.0.setup, &self.0.text)?;
                let meet = sides(&game).min(self.0.minds.len());
                Ok(Foretold { meet, games: self.0.expected(meet) })
            }
        }
        shelf::with(id, Visit(self)).unwrap_or_else(|| Err(Trouble::NoGame(id.to_owned())))
    }

    /// What each mind comes to at this table of the game of that id: a rank's name, and what a seer is not told,
    /// are the program's and the game's to say, so they may mean something else tomorrow.
    pub fn thinking(&self, id: &str) -> Vec<String> {
        struct Visit<'a>(&'a TournamentPlan);
        impl Visitor for Visit<'_> {
            type Out = Vec<String>;
            fn visit<G: Draw>(self) -> Vec<String> {
                // A table that cannot be laid is told by whoever lays it.
                let game = G::build(&self.0.setup, &self.0.text);
                let names =
                    |game: G| self.0.minds.iter().map(|level| thinking(&game, *level)).collect();
                game.map(names).unwrap_or_default()
            }
        }
        shelf::with(id, Visit(self)).unwrap_or_default()
    }

    /// Whether a kept game can be one of this tournament, in which so many minds meet at a table; that
    /// it is one, in a Swiss the others tell ([`strangers`](TournamentPlan::strangers)).
    pub fn fits(&self, meet: usize, bout: &Bout) -> bool {
        let minds = &bout.minds;
        // In a Swiss those who are left over have a smaller table.
        let rest = match self.form {
            Form::Swiss(_) => self.minds.len() % meet.max(1),
            Form::RoundRobin => 0,
        };
        // Each has the mean of its seats: together no more than one whole win, as far as these are
        // exact.
        let won: f64 = bout.shares.iter().sum();
        (minds.len() == meet || rest > 1 && minds.len() == rest)
            && minds.windows(2).all(|two| two[0] < two[1])
            && minds.iter().all(|mind| *mind < self.minds.len())
            && bout.shares.len() == minds.len()
            && bout.shares.iter().all(|share| (0.0..=1.0).contains(share))
            && won < 1.001
            && (1..=self.form.rounds()).contains(&bout.round)
            && (1..=self.games).contains(&bout.game)
    }
}

fn thinking<G: Game>(game: &G, level: Level) -> String {
    let Some(mut settings) = level.settings(game) else { return level.to_string() };
    let foresight = game.foresight();
    settings.depth.get_or_insert(foresight.depth);
    settings.prior.get_or_insert(foresight.prior);
    settings.wits.get_or_insert(foresight.wits);
    Level::Seer(settings).to_string()
}

/// Plays one game. Those that meet take the sides of the table in turn, partners of a side the same
/// mind; from game to game everybody moves on by one, and as many games as meet have the same luck.
fn play<G: Game>(game: &G, plan: &TournamentPlan, sides: usize, key: &Key) -> Bout {
    let (meet, turn) = (key.minds.len(), key.game as usize - 1);
    let seats = usize::from(game.seats());
    let stream = Stream::seeded(plan.seed).split(key.round.into());
    let (order, stream) = match turn < plan.games as usize / meet * meet {
        true => (key.minds.clone(), stream.split((turn / meet) as u64)),
        false => plan.left_over(&key.minds, &stream),
    };
    let at = |seat: usize| order[(seat % sides + turn) % meet];
    let levels: Vec<Level> = (0..seats).map(|seat| plan.minds[at(seat)]).collect();
    let played = Table::new(game, &levels).play(&stream, None, &mut ());
    let (round, minds, game) = (key.round, key.minds.clone(), key.game);
    let Some(played) = played else {
        // All the others are worth telling; and whoever goes on with a file would meet it again.
        let shares = vec![0.0; minds.len()];
        return Bout { round, minds, game, shares, decisions: 0, unfinished: true };
    };
    let share = |mind: &usize| {
        let own = (0..seats).filter(|seat| at(*seat) == *mind);
        let shares: Vec<f64> = own.map(|seat| f64::from(played.outcome.shares[seat])).collect();
        shares.iter().sum::<f64>() / shares.len().max(1) as f64
    };
    let shares = minds.iter().map(share).collect();
    Bout { round, minds, game, shares, decisions: played.decisions, unfinished: false }
}

/// How many sides the table has; seats that many apart are on one, as partners who sit opposite are.
/// With one side minds are compared by how often they win, not by playing against each other.
pub(crate) fn sides<G: Game>(game: &G) -> usize {
    let seats = usize::from(game.seats());
    let side = |seat: usize| game.side_of(Seat(seat as u8));
    let apart = |sides: &usize| (*sides..seats).all(|seat| side(seat) == side(seat - sides));
    (1..seats).find(apart).unwrap_or(seats)
}
