//! Many games, on many threads, with one result.

use std::collections::BTreeSet;
use std::ops::Range;

use minds::{Level, Stream};
use screen::Draw;
use shelf::Visitor;
use tabletop::saga::CardBox;
use tabletop::{Faults, Game, Phrase, Seat, Setup};

use crate::crowd::Crowd;
use crate::play::Table;
use crate::report::{Simulation, options};
use crate::totals::Totals;

/// What to play.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The table; its number of players is the number of minds.
    pub setup: Setup,
    /// The box of card data as sagas name it.
    pub cards: CardBox,
    /// The text of that box.
    pub text: String,
    /// Who sits where.
    pub minds: Vec<Level>,
    /// How many games.
    pub games: u64,
    /// What the result follows from.
    pub seed: u64,
    /// How many threads; 0 for one on each core.
    pub threads: usize,
}

/// Who looks on while games are played. Called from any thread.
pub trait Watch: Sync {
    /// So many more games are done.
    fn played(&self, games: u64);

    /// Whether the sagas of the games are wanted.
    fn wants_sagas(&self) -> bool {
        false
    }

    /// Takes the saga of a game, counted from 1. What it cannot do stops everything.
    fn saga(&self, number: u64, saga: &str) -> Result<(), Phrase> {
        let _ = (number, saga);
        Ok(())
    }
}

/// Nobody looks on.
impl Watch for () {
    fn played(&self, _: u64) {}
}

/// Why there is no result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is no such game.
    NoGame(String),
    /// Set-up or box are wrong.
    Faults(Faults),
    /// The threads could not be started.
    Threads(String),
    /// The game broke its contract: it did not end, or refused what it had listed.
    Broken(u64),
    /// What was played could not be kept.
    Saga(Phrase),
    /// Nothing in the box may be changed for this aim.
    NothingToTune(String),
    /// Minds cannot meet in rounds where all seats win and lose together.
    SwissTogether,
    /// A game of that round between these minds was kept, who do not meet in it.
    NotDrawn(u32, Vec<String>),
    /// A tournament would take so many games, more than can be held.
    TooManyGames(u64),
    /// The aim is a share of games won, but not all seats win and lose together.
    NotTogether(String),
}

impl Trouble {
    /// Why not, in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            Trouble::NoGame(game) => Phrase::new("fault-no-game")
                .with("game", game.as_str())
                .with("known", Phrase::names(shelf::GAMES.iter().copied())),
            Trouble::Faults(faults) => faults.phrase(),
            Trouble::Threads(why) => Phrase::new("fault-threads").with("why", why.as_str()),
            Trouble::Broken(game) => {
                Phrase::new("fault-rules-broke-down").with("game", game.to_string())
            }
            Trouble::Saga(why) => why.clone(),
            Trouble::NothingToTune(aim) => {
                Phrase::new("fault-nothing-to-tune").with("aim", aim.as_str())
            }
            Trouble::SwissTogether => Phrase::new("fault-swiss-together"),
            Trouble::NotDrawn(round, minds) => {
                let minds = Phrase::names(minds.iter().map(String::as_str));
                Phrase::new("fault-not-drawn").with("round", *round).with("minds", minds)
            }
            Trouble::TooManyGames(games) => {
                let many = Phrase::new("fault-too-many-games").with("games", games.to_string());
                many.with("most", crate::tournament::MOST_GAMES.to_string())
            }
            Trouble::NotTogether(aim) => {
                Phrase::new("fault-not-together").with("aim", aim.as_str())
            }
        }
    }
}

impl From<Faults> for Trouble {
    fn from(faults: Faults) -> Trouble {
        Trouble::Faults(faults)
    }
}

tabletop::told_by_phrase!(Trouble);

/// Plays the game of that id as planned.
pub fn simulate(id: &str, plan: &Plan, watch: &dyn Watch) -> Result<Simulation, Trouble> {
    struct Visit<'a>(&'a Plan, &'a dyn Watch);
    impl Visitor for Visit<'_> {
        type Out = Result<Simulation, Trouble>;
        fn visit<G: Draw>(self) -> Self::Out {
            let game = G::build(&self.0.setup, &self.0.text)?;
            simulate_game(&game, self.0, self.1)
        }
    }
    shelf::with(id, Visit(plan, watch)).unwrap_or_else(|| Err(Trouble::NoGame(id.to_owned())))
}

/// Plays a game that is set up already; the plan's own set-up and text are not looked at.
pub fn simulate_game<G: Game>(
    game: &G,
    plan: &Plan,
    watch: &dyn Watch,
) -> Result<Simulation, Trouble> {
    let mut totals = Totals::default();
    let some = |numbers| some_games(game, plan, numbers, watch);
    Crowd::new(plan.threads)?.play(0..plan.games, some, |sums| {
        totals.merge(&sums);
        Ok(())
    })?;
    Ok(report(game, plan, &totals))
}

fn some_games<G: Game>(
    game: &G,
    plan: &Plan,
    numbers: Range<u64>,
    watch: &dyn Watch,
) -> Result<Totals, Trouble> {
    let mut totals = Totals::default();
    let mut table = Table::new(game, &plan.minds);
    let stream = Stream::seeded(plan.seed);
    let cards = watch.wants_sagas().then_some(&plan.cards);
    for number in numbers {
        let played =
            table.play(&stream.split(number), cards, &mut ()).ok_or(Trouble::Broken(number + 1))?;
        totals.add(game, &played.end, &played.outcome, played.decisions);
        if let Some(saga) = played.saga {
            watch.saga(number + 1, &saga.text()).map_err(Trouble::Saga)?;
        }
        watch.played(1);
    }
    Ok(totals)
}

fn report<G: Game>(game: &G, plan: &Plan, totals: &Totals) -> Simulation {
    let seat = |(seat, mind): (usize, &Level)| totals.seat(seat, mind.to_string());
    let sides: BTreeSet<u8> = Seat::all(game.seats()).map(|seat| game.side_of(seat)).collect();
    Simulation {
        game: G::about().id,
        options: options(G::about(), game.setup()),
        seed: plan.seed,
        games: totals.games,
        together: totals.together(),
        sides: if totals.together() { 1 } else { sides.len() as u64 },
        seats: plan.minds.iter().enumerate().map(seat).collect(),
        endings: totals.endings.clone(),
        length_mean: totals.decisions as f64 / totals.games as f64,
        by: totals.by(),
    }
}
