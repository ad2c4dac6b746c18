//! Positions with a single winning choice: a seer finds it.
//!
//! Each file in `tests/positions/GAME` holds how the position came about (`rules` where it was by
//! others than the first) and, last, who wins by what. That every other choice is far worse is proven anew by trying everything to the end, in
//! worlds that fit what the seat knows. Most win for certain, and only by that choice.

use std::fs;
use std::path::{Path, PathBuf};

use screen::Draw;
use shelf::Visitor;
use tabletop::{Seat, Setup};
use testkit::solve;

struct Position {
    file: PathBuf,
    text: String,
}

impl Visitor for &Position {
    type Out = ();

    fn visit<G: Draw>(self) {
        let (game, state, winner) = self.read::<G>();
        println!("{}", self.file.display());
        solve::finds(&game, &state, &winner, 1000);
    }
}

impl Position {
    /// Plays the lines of the file.
    fn read<G: Draw>(&self) -> (G, G::State, String) {
        let mut lines = self.text.lines();
        let mut field = |key: &str| {
            let line = lines.next().and_then(|line| line.strip_prefix(key));
            line.unwrap_or_else(|| panic!("{}: '{key}' is missing", self.file.display())).trim()
        };
        let players = field("players").parse().expect("a number");
        let name = field("box");
        let cards = G::about().boxes.iter().find(|known| known.name == name).expect("a box");
        let mut lines = lines.peekable();
        let rules = lines.next_if(|line| line.starts_with("rules "));
        let rules = rules.map_or(1, |line| line["rules ".len()..].parse().expect("a version"));
        let game = G::build_by(rules, &Setup::new(players), cards.text).expect("it is built in");
        let mut state = game.start();
        for line in lines {
            let read = |text: &str| -> (Seat, G::Choice) {
                let (seat, choice) = text.split_once(": ").expect("a seat and a choice");
                (seat.parse().expect("a seat"), choice.parse().expect("a choice"))
            };
            if let Some(text) = line.strip_prefix("wins ") {
                return (game, state, read(text).1.to_string());
            }
            match line.strip_prefix("~ ") {
                Some(numbers) => {
                    let fortune: Vec<u8> =
                        numbers.split(' ').map(|n| n.parse().expect("a number")).collect();
                    game.settle(&mut state, &fortune, &mut ()).expect("it was drawn");
                }
                None => {
                    let (seat, choice) = read(line);
                    game.apply(&mut state, seat, &choice, &mut ()).expect("it was chosen");
                }
            }
        }
        panic!("{}: nobody wins", self.file.display());
    }
}

#[test]
fn a_seer_finds_the_only_choice_that_wins() {
    let mut tried = 0;
    for game in shelf::GAMES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions").join(game);
        let files = fs::read_dir(&folder).into_iter().flatten().flatten();
        let files: Vec<PathBuf> = files.map(|entry| entry.path()).collect();
        for file in files {
            tried += 1;
            let text = fs::read_to_string(&file).expect("it can be read");
            shelf::with(game, &Position { file, text }).expect("it is on the shelf");
        }
    }
    assert!(tried >= 30, "{tried}: `cargo run -p shelf --example positions` finds some");
}
