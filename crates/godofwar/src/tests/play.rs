//! Whole games by greedy minds on the built-in box: late scenes are reached, every scene can be
//! done and lost, every side of every card comes up.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::{Game, Pending, Setup, Source};
use testkit::minds::{Level, Mind, Stream};

use crate::book::{Hero, NOBODY, PLACE_IDS, PLACES};
use crate::state::{End, State};
use crate::{Choice, GodOfWar};

/// Played and won.
type Score = (u32, u32);

/// What was seen over many games.
#[derive(Default, Debug)]
struct Seen {
    scenes: BTreeMap<u8, Score>,
    sides: BTreeSet<(u8, u8, u8)>,
    endings: BTreeMap<&'static str, u32>,
    players: BTreeMap<u8, Score>,
    heroes: BTreeMap<&'static str, Score>,
    rounds: u32,
}

fn count<K: Ord>(scores: &mut BTreeMap<K, Score>, of: K, won: bool) {
    let score = scores.entry(of).or_default();
    *score = (score.0 + 1, score.1 + won as u32);
}

/// One game. Which quest comes next is drawn, so that easy ones are not preferred.
fn play(game: &GodOfWar, stream: &mut Stream, seen: &mut Seen) {
    let mut minds: Vec<Mind<GodOfWar>> =
        (0..game.seats()).map(|_| Mind::new(Level::Greedy, stream.word()).with_worlds(1)).collect();
    let (mut state, mut list, mut fortune) = (game.start(), Vec::new(), Vec::new());
    let mut scene = NOBODY;
    for _ in 0..50_000 {
        match game.pending(&state) {
            Pending::Over(outcome) => {
                *seen.endings.entry(outcome.ending.id).or_default() += 1;
                let won = state.end == End::Won;
                count(&mut seen.scenes, scene, won);
                count(&mut seen.players, game.seats(), won);
                for player in &state.players[..game.seats() as usize] {
                    count(&mut seen.heroes, Hero::ALL[player.hero as usize].id(), won);
                }
                seen.rounds += state.rounds as u32;
                return;
            }
            Pending::Chance(chance) => {
                chance.draw(stream, &mut fortune);
                game.settle(&mut state, &fortune, &mut ()).expect("fate's own answer");
            }
            Pending::Ask(ask) => {
                let seat = ask.seats.iter().next().expect("somebody is asked");
                game.choices(&state, seat, &mut list);
                let chosen = match list[0] {
                    Choice::Quest(_) => stream.below(list.len() as u32) as usize,
                    _ => minds[seat.index()].choose_at(game, &state, seat, &list).expect("one"),
                };
                let choice = list[chosen];
                game.apply(&mut state, seat, &choice, &mut ()).expect("a listed choice");
            }
        }
        if state.scene != scene && scene != NOBODY {
            count(&mut seen.scenes, scene, true);
        }
        scene = state.scene;
        note(game, &state, seen);
    }
    panic!("a game that never ends");
}

fn note(game: &GodOfWar, state: &State, seen: &mut Seen) {
    for at in (0..PLACES as u8).filter(|at| game.has_card(state, *at)) {
        seen.sides.insert((state.scene, at, state.spots[at as usize].side));
    }
}

/// GOW-Q1, Q3, Q4: quests are done, bosses fought, games won and lost. GOW-F1: every side shows.
#[test]
fn greedy_games_see_every_side_and_end_every_scene() {
    let games = std::env::var("GREEDY_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(100);
    let mut seen = Seen::default();
    for players in 1..=4u8 {
        let heroes = if players > 1 { "random" } else { "choose" };
        let setup = Setup::new(players).with("heroes", heroes);
        let game = GodOfWar::build(&setup, GodOfWar::about().boxes[0].text);
        let game = game.unwrap_or_else(|faults| panic!("{faults}"));
        for number in 0..games {
            play(&game, &mut Stream::seeded(11).split(number * 4 + players as u64), &mut seen);
        }
    }
    println!(
        "{:?}\n{:?}\n{:?}\n{:?}\n{}",
        seen.players, seen.heroes, seen.scenes, seen.endings, seen.rounds
    );
    let game = GodOfWar::build(&Setup::new(2), GodOfWar::about().boxes[0].text).expect("the box");
    let mut never = Vec::new();
    for (number, scene) in game.book.scenes.iter().enumerate() {
        for (at, id) in PLACE_IDS.iter().enumerate() {
            for side in 0..2 {
                let there = scene.sides[at][side as usize].is_some();
                if there && !seen.sides.contains(&(number as u8, at as u8, side)) {
                    never.push(format!("{} {id} side {side}", scene.name));
                }
            }
        }
    }
    assert!(never.is_empty(), "never up: {}", never.join(", "));
    for (number, scene) in game.book.scenes.iter().enumerate() {
        let (met, done) = seen.scenes[&(number as u8)];
        assert!(done > 0 && done < met, "{}: {done} of {met}", scene.name);
    }
}
