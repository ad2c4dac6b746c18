//! Finds positions with a single winning choice in games between greedy minds, proves them by
//! trying everything, and writes each as a saga that ends there:
//!
//! `cargo run -p shelf --example positions -- GAME HOW-MANY FIRST-SEED`
//!
//! They are kept in `crates/shelf/tests/positions/GAME`, the choice that wins in the last line.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use minds::{Level, Party, Step, Stream, play_out};
use screen::Draw;
use shelf::Visitor;
use tabletop::{Seat, Setup};
use testkit::solve;

/// Worlds in which a choice must be the only one that wins.
const WORLDS: u32 = 12;

/// Positions that are looked at to solve one choice in one world.
const BUDGET: u32 = 4_000;

struct Find {
    wanted: usize,
    seed: u64,
}

impl Visitor for Find {
    type Out = ();

    fn visit<G: Draw>(self) {
        let about = G::about();
        let game = G::build(&Setup::new(2), about.boxes[0].text).expect("it is built in");
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions").join(about.id);
        fs::create_dir_all(&folder).expect("the folder can be made");
        let mut found = 0;
        for seed in self.seed.. {
            let Some(position) = one(&game, seed) else { continue };
            let Found { lines, state, seat, winner } = position;
            let mut text = format!("players 2\nbox {}\n", about.boxes[0].name);
            let _ = writeln!(text, "rules {}", about.rules_version);
            lines.iter().for_each(|line| _ = writeln!(text, "{line}"));
            let _ = writeln!(text, "wins {seat}: {winner}");
            let mut list = Vec::new();
            game.choices(&state, seat, &mut list);
            println!("{} seed {seed}: {winner} of {}", about.id, list.len());
            fs::write(folder.join(format!("{seed:04}.txt")), text).expect("it can be written");
            found += 1;
            if found == self.wanted {
                return;
            }
        }
    }
}

/// A position, how it came about, and the choice that wins.
struct Found<G: Draw> {
    lines: Vec<String>,
    state: G::State,
    seat: Seat,
    winner: G::Choice,
}

/// The lines up to a position with a single winning choice in the game of that seed, if it has one.
fn one<G: Draw>(game: &G, seed: u64) -> Option<Found<G>> {
    let mut party = Party::new(game, &[Level::Greedy]);
    party.sit(&Stream::seeded(seed));
    let (mut lines, mut asked) = (Vec::new(), Vec::new());
    let mut state = game.start();
    let mut before = state;
    play_out(game, &mut state, &mut party, 100_000, |state, step| {
        match step {
            Step::Choice { seat, choice, of } => {
                if of >= 2 {
                    asked.push((lines.len(), before, seat));
                }
                lines.push(format!("{seat}: {choice}"));
            }
            Step::Fortune(fortune) => {
                let numbers: Vec<String> = fortune.iter().map(u8::to_string).collect();
                lines.push(format!("~ {}", numbers.join(" ")));
            }
        }
        before = *state;
        std::ops::ControlFlow::Continue(())
    })?;
    let mut lost = 0;
    for (at, state, seat) in asked.into_iter().rev().take(60) {
        if let Some(winner) = solve::single(game, &state, seat, WORLDS, BUDGET) {
            lines.truncate(at);
            return Some(Found { lines, state, seat, winner });
        }
        // Once the end is too far away it stays so.
        lost += u32::from(solve::solve(game, &state, &mut { BUDGET }).is_none());
        if lost > 1 {
            break;
        }
    }
    None
}

fn main() {
    let mut words = std::env::args().skip(1);
    let game = words.next().unwrap_or_default();
    let mut number = || words.next().and_then(|word| word.parse::<u64>().ok());
    let (wanted, seed) = (number().unwrap_or(10) as usize, number().unwrap_or(1));
    if shelf::with(&game, Find { wanted, seed }).is_none() {
        eprintln!("GAME HOW-MANY FIRST-SEED; games are {:?}", shelf::GAMES);
    }
}
