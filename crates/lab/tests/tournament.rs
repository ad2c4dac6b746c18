//! Tournaments at tables of more than two, on games of the shelf.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::sync::Mutex;

use lab::{Bout, Form, Keep, Standings, TournamentPlan, tournament};
use minds::Level;
use sitting::boxes;
use tabletop::{Phrase, Setup};

/// Keeps what was played, and what was foretold.
#[derive(Default)]
struct Kept {
    bouts: Mutex<Vec<Bout>>,
    expected: Mutex<u64>,
}

impl Keep for Kept {
    fn expects(&self, games: u64, _: u64) {
        *self.expected.lock().unwrap() = games;
    }

    fn keep(&self, bout: &Bout) -> Result<(), Phrase> {
        self.bouts.lock().unwrap().push(bout.clone());
        Ok(())
    }
}

fn played(id: &str, setup: Setup, minds: &[&str], form: Form, games: u32) -> (Standings, Kept) {
    let about = shelf::about(id).unwrap();
    let cards = boxes::newest(about).unwrap();
    let text = boxes::text(about, &cards).unwrap().to_owned();
    let minds = minds.iter().map(|name| name.parse::<Level>().unwrap()).collect();
    let plan = TournamentPlan { setup, text, minds, form, games, seed: 5, threads: 0 };
    let kept = Kept::default();
    let found = tournament(id, &plan, &[], &kept).unwrap();
    let foretold = plan.foretell(id).unwrap();
    assert!(kept.bouts.lock().unwrap().iter().all(|bout| plan.fits(foretold.meet, bout)));
    assert_eq!(found.games, *kept.expected.lock().unwrap());
    assert_eq!(found.games, foretold.games);
    (found, kept)
}

/// The ids of games that two, three and four can play against each other.
fn rivals() -> impl Iterator<Item = &'static str> {
    shelf::GAMES.iter().copied().filter(|id| {
        let (found, _) = played(id, Setup::new(2), &["random", "greedy"], Form::RoundRobin, 2);
        !found.together
    })
}

#[test]
fn as_many_as_are_entered_sit_at_a_table() {
    let minds = ["random", "greedy", "seer:1:depth=1"];
    for id in rivals() {
        let (found, kept) = played(id, Setup::new(4), &minds, Form::RoundRobin, 6);
        let bouts = kept.bouts.into_inner().unwrap();
        assert_eq!((found.games, bouts.len()), (6, 6), "{id}");
        assert!(bouts.iter().all(|bout| bout.minds == [0, 1, 2]), "{id}");
        assert!(found.minds.iter().all(|standing| standing.wins.of == 6), "{id}");
        let last = found.minds.last().unwrap();
        assert_eq!(last.mind, "random", "{id}: {found:?}");
        // With more minds than seats every table is a choice of some of them.
        let more = ["random", "greedy", "seer:1:depth=1", "seer:2:depth=1"];
        let (found, kept) = played(id, Setup::new(3), &more, Form::RoundRobin, 3);
        assert_eq!(found.games, 12, "{id}: four tables of three");
        let bouts = kept.bouts.into_inner().unwrap();
        let games = |mind| bouts.iter().filter(|bout| bout.minds.contains(&mind)).count();
        assert_eq!([0, 1, 2, 3].map(games), [9; 4], "{id}");
    }
}

#[test]
fn in_a_swiss_those_who_are_left_over_have_a_table_of_their_own() {
    let minds = ["random", "greedy", "seer:1:depth=1", "seer:2:depth=1", "seer:3:depth=1"];
    let id = rivals().next().unwrap();
    let (found, kept) = played(id, Setup::new(3), &minds, Form::Swiss(2), 2);
    assert_eq!(found.games, 8, "two rounds of two tables of two games");
    let mut sizes: Vec<usize> =
        kept.bouts.into_inner().unwrap().iter().map(|bout| bout.minds.len()).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [2, 2, 2, 2, 3, 3, 3, 3]);
}

/// Whoever goes on with kept games can tell those that were not drawn.
#[test]
fn who_meets_in_a_swiss_follows_from_the_rounds_before() {
    let minds = ["random", "greedy", "seer:1:depth=1", "seer:2:depth=1"];
    let id = rivals().next().unwrap();
    let (_, kept) = played(id, Setup::new(2), &minds, Form::Swiss(3), 2);
    let mut bouts = kept.bouts.into_inner().unwrap();
    bouts.sort_by_key(|bout| bout.round);
    let plan = TournamentPlan {
        minds: minds.iter().map(|name| name.parse().unwrap()).collect(),
        games: 2,
        seed: 5,
        ..two(id, 2, Form::Swiss(3))
    };
    for count in 0..=bouts.len() {
        assert_eq!(plan.strangers(2, &bouts[..count]), [0; 0], "{count} games");
    }
    // Two who met before meet again.
    let again = Bout { minds: bouts[0].minds.clone(), ..bouts[5].clone() };
    let with = |count: usize| [&bouts[..count], std::slice::from_ref(&again)].concat();
    assert_eq!((again.round, plan.strangers(2, &with(4))), (2, vec![4]));
    // Before the first round is whole nobody can tell; when it is, it is told.
    assert_eq!(plan.strangers(2, &with(3)), [0; 0]);
    let refused = tournament(id, &plan, &with(3), &Kept::default());
    assert!(matches!(refused, Err(lab::Trouble::NotDrawn(2, _))), "{refused:?}");
    let robin = TournamentPlan { form: Form::RoundRobin, ..plan };
    assert_eq!(robin.strangers(2, &bouts[..1]), [0; 0]);
}

/// The game and the box of its shelf's place, for a tournament of two minds.
fn two(id: &str, players: u8, form: Form) -> TournamentPlan {
    TournamentPlan {
        setup: Setup::new(players),
        text: shelf::about(id).unwrap().boxes[0].text.to_owned(),
        minds: vec![Level::Random, Level::Greedy],
        form,
        games: 4,
        seed: 1,
        threads: 1,
    }
}

#[test]
fn a_game_without_an_end_counts_for_nobody_and_is_not_played_again() {
    let id = rivals().next().unwrap();
    let (minds, shares) = (vec![0, 1], vec![0.0; 2]);
    let endless = Bout { round: 1, minds, game: 2, shares, decisions: 0, unfinished: true };
    let (plan, keep) = (two(id, 2, Form::RoundRobin), Kept::default());
    assert!(plan.fits(2, &endless));
    let found = tournament(id, &plan, &[endless], &keep).unwrap();
    assert_eq!((found.games, found.unfinished), (4, 1));
    assert!(found.minds.iter().all(|standing| standing.wins.of == 3), "{found:?}");
    let bouts = keep.bouts.into_inner().unwrap();
    assert_eq!(bouts.iter().map(|bout| bout.game).collect::<Vec<_>>(), [1, 3, 4]);
}

#[test]
fn where_all_win_together_there_are_no_rounds() {
    let together = |id: &&&str| two(id, 2, Form::RoundRobin).foretell(id).unwrap().meet == 1;
    let id = shelf::GAMES.iter().find(together).unwrap();
    let refused = tournament(id, &two(id, 2, Form::Swiss(3)), &[], &Kept::default());
    assert_eq!(refused, Err(lab::Trouble::SwissTogether));
    tournament(id, &two(id, 2, Form::RoundRobin), &[], &Kept::default()).unwrap();
}

/// What a file of results holds is looked at, line by line.
#[test]
fn a_game_that_cannot_be_is_no_game_of_the_tournament() {
    let id = rivals().next().unwrap();
    let minds = ["random", "greedy", "thrall"].map(|name| name.parse().unwrap());
    let plan = TournamentPlan {
        setup: Setup::new(2),
        text: shelf::about(id).unwrap().boxes[0].text.to_owned(),
        minds: minds.to_vec(),
        form: Form::RoundRobin,
        games: 4,
        seed: 1,
        threads: 1,
    };
    let fits = |minds: &[usize], shares: &[f64]| {
        let (minds, shares) = (minds.to_vec(), shares.to_vec());
        plan.fits(2, &Bout { round: 1, minds, game: 1, shares, decisions: 9, unfinished: false })
    };
    assert!(fits(&[0, 2], &[1.0, 0.0]) && fits(&[0, 2], &[0.5, 0.5]) && fits(&[0, 1], &[0.0, 0.0]));
    assert!(!fits(&[0, 2], &[1.0, 1.0]), "both cannot have won alone");
    assert!(!fits(&[0], &[1.0]) && !fits(&[0, 1, 2], &[1.0, 0.0, 0.0]), "two meet");
    let many = TournamentPlan { games: u32::MAX, ..plan };
    let games = 3 * u64::from(u32::MAX);
    assert_eq!(many.foretell(id).unwrap().games, games);
    let refused = tournament(id, &many, &[], &Kept::default());
    assert_eq!(refused, Err(lab::Trouble::TooManyGames(games)));
}

/// A rank is told by what it does in the game, so that a file of results knows it again.
#[test]
fn what_a_mind_comes_to_leaves_nothing_to_the_game() {
    for id in shelf::GAMES {
        let minds = ["greedy", "jarl", "seer:5:depth=3"].map(|name| name.parse().unwrap());
        let plan = TournamentPlan {
            setup: Setup::new(2),
            text: shelf::about(id).unwrap().boxes[0].text.to_owned(),
            minds: minds.to_vec(),
            form: Form::RoundRobin,
            games: 1,
            seed: 1,
            threads: 1,
        };
        let told = plan.thinking(id);
        assert_eq!(told[0], "greedy", "{id}");
        assert!(told[2].starts_with("seer:5:depth=3:wits="), "{id}: {told:?}");
        let jarl: Level = told[1].parse().unwrap();
        assert!(told[1].contains(":depth=") && jarl.is_seer(), "{id}: {told:?}");
        assert!(told[1..].iter().all(|seer| seer.contains(":prior=")), "{id}: {told:?}");
    }
}

/// Partners of a team are one mind: with four minds at a table of two sides two meet.
#[test]
fn partners_are_the_same_mind() {
    let team = |id: &&str| {
        let about = shelf::about(id).unwrap();
        about.modes.iter().any(|mode| mode.id == "team")
    };
    let id = shelf::GAMES.iter().copied().find(team).expect("a game of teams");
    let setup = Setup::new(4).with("mode", "team");
    let (found, kept) = played(id, setup, &["random", "greedy", "thrall"], Form::RoundRobin, 2);
    assert_eq!(found.games, 6);
    assert!(kept.bouts.into_inner().unwrap().iter().all(|bout| bout.minds.len() == 2));
}

/// Names of a mind that does nothing but look ahead once; all of them come to the same.
fn alike(id: &str, players: u8) -> Vec<String> {
    let minds = vec!["seer:1:depth=1".parse().unwrap()];
    let plan = TournamentPlan { minds, ..two(id, players, Form::RoundRobin) };
    let whole = plan.thinking(id).remove(0);
    let parts: Vec<&str> = whole.split(':').collect();
    let [seer, one, depth, rest @ ..] = &parts[..] else { panic!("{whole}") };
    let some = |kept: usize| {
        let kept = rest.iter().enumerate().filter(|(i, _)| kept >> i & 1 == 1);
        let parts: Vec<&str> =
            [seer, one, depth].into_iter().chain(kept.map(|(_, part)| part)).copied().collect();
        parts.join(":")
    };
    (0..1 << rest.len()).map(some).collect()
}

/// Where not everybody can sit everywhere, who is typed first has nothing of it.
#[test]
fn games_that_are_left_over_have_luck_and_seats_of_their_own() {
    let id = rivals().next().unwrap();
    let names = alike(id, 2);
    let minds: Vec<&str> = names.iter().map(String::as_str).collect();
    let turned: Vec<&str> = minds.iter().rev().copied().collect();
    // Who met, and what each had of each game, by names.
    let told = |players: u8, minds: &[&str], games: u32| {
        let (_, kept) = played(id, Setup::new(players), minds, Form::RoundRobin, games);
        let one = |bout: Bout| {
            let shares = bout.minds.iter().map(|mind| minds[*mind].to_owned()).zip(bout.shares);
            let mut shares: Vec<(String, String)> =
                shares.map(|(name, share)| (name, share.to_string())).collect();
            shares.sort();
            (shares, bout.decisions)
        };
        let mut told: Vec<_> = kept.bouts.into_inner().unwrap().into_iter().map(one).collect();
        told.sort();
        told
    };
    for (players, games) in [(2, 1), (2, 3), (3, 1), (3, 2)] {
        let matches = told(players, &minds, games);
        assert_eq!(matches, told(players, &turned, games), "{players} players, {games} games");
    }
    let (_, kept) = played(id, Setup::new(2), &minds, Form::RoundRobin, 1);
    let bouts = kept.bouts.into_inner().unwrap();
    assert!(bouts.len() > 5, "{names:?}");
    let lengths: BTreeSet<u64> = bouts.iter().map(|bout| bout.decisions).collect();
    assert!(lengths.len() > 3, "all are the same game: {lengths:?}");
    let won = bouts.iter().filter(|bout| bout.shares[0] > 0.5).count();
    assert!(0 < won && won < bouts.len(), "{won} are won by who is typed first");
}

/// Whole rounds of turns are as they are told in docs/minds.md: the same luck in every match.
#[test]
fn as_many_games_as_meet_have_the_same_luck() {
    let id = rivals().next().unwrap();
    let names = alike(id, 2);
    let minds: Vec<&str> = names.iter().map(String::as_str).collect();
    let (_, kept) = played(id, Setup::new(2), &minds, Form::RoundRobin, 3);
    let bouts = kept.bouts.into_inner().unwrap();
    let lengths = |game: u32| -> BTreeSet<u64> {
        bouts.iter().filter(|bout| bout.game == game).map(|bout| bout.decisions).collect()
    };
    assert_eq!((lengths(1).len(), lengths(1)), (1, lengths(2)));
    assert!(lengths(3).len() > 1);
}
