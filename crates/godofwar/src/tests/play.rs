//! Whole games by greedy minds on the built-in box under every law of the contract: late scenes are
//! reached, every scene is done and lost, every side shows, every condition is met.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use tabletop::{Game, Pending, Setup};
use testkit::Trial;
use testkit::minds::Level;

use crate::GodOfWar;
use crate::book::{Condition, Effect, Hero, NOBODY, PLACE_IDS, PLACES, Trigger};
use crate::state::{End, State};

/// What was seen over many games.
#[derive(Default)]
struct Seen {
    /// Scene, place, side.
    sides: BTreeSet<(u8, u8, u8)>,
    /// Scene, and the number of what waited there and was met.
    met: BTreeSet<(u8, usize)>,
    done: BTreeSet<u8>,
    lost: BTreeSet<u8>,
    heroes: BTreeSet<&'static str>,
    stages: BTreeMap<u8, u32>,
}

/// A statement or condition of a scene that waits for something.
struct Waits {
    condition: Condition,
    /// The place and side it stands on; none for quest cards.
    on: Option<(u8, u8)>,
    /// For statements that work as soon as they hold: the bit that remembers it, and whether the
    /// card turns over by it.
    when: Option<(u8, bool)>,
}

impl Waits {
    fn name(&self) -> String {
        match self.on {
            Some((at, side)) => {
                format!("{:?} on {} side {side}", self.condition, PLACE_IDS[at as usize])
            }
            None => format!("{:?}", self.condition),
        }
    }

    /// Whether the position shows that it was met.
    fn met(&self, game: &GodOfWar, state: &State) -> bool {
        let spot = self.on.map(|(at, side)| (state.spots[at as usize], side));
        match (self.when, spot) {
            // Nobody sees the moment between: the card has turned.
            (Some((_, true)), Some((spot, side))) => spot.side != side,
            (Some((bit, _)), Some((spot, side))) => spot.side == side && spot.fired & bit != 0,
            (Some((bit, _)), None) => state.fired & bit != 0,
            (None, Some((spot, side))) => spot.side == side && game.holds(state, self.condition),
            (None, None) => game.holds(state, self.condition),
        }
    }
}

/// Everything in a scene that waits, but for its win conditions: a scene that is done is cleared.
fn waits(game: &GodOfWar, scene: u8) -> Vec<Waits> {
    let scene = &game.book.scenes[scene as usize];
    let lose = scene.lose.iter();
    let mut all: Vec<Waits> =
        lose.map(|condition| Waits { condition: *condition, on: None, when: None }).collect();
    let mut add = |range: (u16, u16), on: Option<(u8, u8)>| {
        for (number, line) in game.book.lines(range) {
            let effects = &game.book.effects[line.effects.0 as usize..line.effects.1 as usize];
            let turns = |effect: &Effect| match (*effect, on) {
                (Effect::Flip(fronts, backs), Some((at, _))) => (fronts | backs) >> at & 1 == 1,
                _ => false,
            };
            let when = (line.trigger == Trigger::When)
                .then(|| (1 << (number - range.0), effects.iter().any(turns)));
            all.push(Waits { condition: line.condition, on, when });
        }
    };
    add(scene.rules, None);
    for (at, sides) in (0u8..).zip(&scene.sides) {
        for (side, number) in (0u8..).zip(sides) {
            if let Some(number) = number {
                add(game.book.sides[*number as usize].lines, Some((at, side)));
            }
        }
    }
    all.retain(|waits| waits.condition != Condition::Always);
    all
}

/// Takes note of what a position shows.
fn note(game: &GodOfWar, waits: &[Vec<Waits>], state: &State, seen: &mut Seen) {
    if let Pending::Over(_) = game.pending(state) {
        *seen.stages.entry(state.stage).or_default() += 1;
        let scores = if state.end == End::Won { &mut seen.done } else { &mut seen.lost };
        scores.insert(state.scene);
        let players = &state.players[..game.seats() as usize];
        seen.heroes.extend(players.iter().map(|player| Hero::ALL[player.hero as usize].id()));
    }
    seen.done.extend(&state.played[..state.stage as usize]);
    if state.scene == NOBODY {
        return;
    }
    for at in (0..PLACES as u8).filter(|at| game.has_card(state, *at)) {
        seen.sides.insert((state.scene, at, state.spots[at as usize].side));
    }
    for (number, waits) in waits[state.scene as usize].iter().enumerate() {
        if waits.met(game, state) {
            seen.met.insert((state.scene, number));
        }
    }
}

fn tables() -> Vec<(String, GodOfWar)> {
    let mut tables = Vec::new();
    for number in 0..12 {
        let (quest, boss) = ((number % 6 + 1).to_string(), (number % 4 + 1).to_string());
        for players in 1..=4 {
            let mut setup = Setup::new(players).with("quest", &quest).with("boss", &boss);
            if players > 1 {
                setup = setup.with("heroes", "random");
                setup = if number % 3 == 1 { setup.with("hands", "hidden") } else { setup };
            }
            let game = GodOfWar::build(&setup, GodOfWar::about().boxes[0].text);
            let game = game.unwrap_or_else(|faults| panic!("{faults}"));
            tables.push((format!("{players} players, quest {quest}, boss {boss}"), game));
        }
    }
    tables
}

/// GOW-Q1, Q3, Q4: quests are done, bosses fought, games won and lost. GOW-F1: every side shows.
#[test]
fn greedy_games_keep_every_law_see_every_side_and_end_every_scene() {
    let games = std::env::var("GREEDY_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(900);
    let tables = tables();
    let named: Vec<(&str, GodOfWar)> =
        tables.iter().map(|(name, game)| (name.as_str(), game.clone())).collect();
    let seen = Mutex::new(Seen::default());
    let scenes = 0..tables[0].1.book.scenes.len() as u8;
    let waits: Vec<Vec<Waits>> = scenes.map(|scene| waits(&tables[0].1, scene)).collect();
    let watch = |game: &GodOfWar, state: &State| {
        note(game, &waits, state, &mut seen.lock().expect("nobody panics with it"));
    };
    let trial = Trial::new(&named, 11).played_by(Level::Greedy).watched_by(&watch);
    let report = trial.apart(160).run_on_all_cores(games);
    let report = report.unwrap_or_else(|breach| panic!("{breach}"));
    let seen = seen.into_inner().expect("nobody panicked with it");
    println!("{:?}\n{:?}", report.endings, seen.stages);
    let game = &tables[0].1;
    let mut never = Vec::new();
    for (number, scene) in (0u8..).zip(&game.book.scenes) {
        for (at, id) in (0u8..).zip(PLACE_IDS) {
            for side in 0..2 {
                let there = scene.sides[at as usize][side as usize].is_some();
                if there && !seen.sides.contains(&(number, at, side)) {
                    never.push(format!("{} {id}: side {side}", scene.name));
                }
            }
        }
        for (n, waits) in waits[number as usize].iter().enumerate() {
            if !seen.met.contains(&(number, n)) {
                never.push(format!("{}: {}", scene.name, waits.name()));
            }
        }
        if !seen.done.contains(&number) {
            never.push(format!("{} done", scene.name));
        }
        if !seen.lost.contains(&number) {
            never.push(format!("{} lost", scene.name));
        }
    }
    assert!(never.is_empty(), "never seen:\n{}", never.join("\n"));
    assert_eq!(seen.heroes.len(), 5, "{:?}", seen.heroes);
    assert!(seen.stages[&2] >= 20, "too few games reach the last fight: {:?}", seen.stages);
}
