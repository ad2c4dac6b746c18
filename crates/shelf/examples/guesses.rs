//! Shows how far a game's own guess of who wins (`Game::advice`) can be trusted: what it promised
//! at each tenth of the game beside what was won in the end.
//!
//! `cargo run --release -p shelf --example guesses -- GAME PLAYERS MIND GAMES [OPTION=VALUE …]`
//!
//! With `rows` after all that every guess is a line of its own, for a fit: the game, the tenth, the
//! seat, the guess, the share that was won, and the game's tally of that seat at the time.

use minds::Level;
use screen::Draw;
use shelf::Visitor;
use tabletop::Setup;
use testkit::{Promise, promises};

struct Watch {
    setup: Setup,
    level: Level,
    games: u64,
    rows: bool,
}

impl Visitor for Watch {
    type Out = ();

    fn visit<G: Draw>(self) {
        let game = G::build(&self.setup, G::about().boxes[0].text).expect("the options are legal");
        let mut sums = [[0f64; 3]; 10];
        promises(&game, self.level, self.games, |promise| {
            let Promise { game: number, tenth, seat, state, promised, won } = promise;
            let [seen, all, share] = &mut sums[tenth];
            (*seen, *all, *share) =
                (*seen + 1.0, *all + f64::from(promised), *share + f64::from(won));
            if self.rows {
                print!("{number} {tenth} {seat} {promised} {won}");
                game.tally(&state, &mut |row| {
                    if row.seat == seat {
                        print!(" {}/{}={}", row.kind, row.name.replace(' ', "-"), row.value);
                    }
                });
                println!();
            }
        });
        if !self.rows {
            println!("tenth  promised    won");
            for (tenth, [seen, promised, won]) in sums.iter().enumerate() {
                let of = |sum: f64| 100.0 * sum / seen.max(1.0);
                println!("{:>5}  {:>6.1} %  {:>4.1} %", tenth + 1, of(*promised), of(*won));
            }
        }
    }
}

fn main() {
    let mut given: Vec<String> = std::env::args().skip(1).collect();
    let rows = given.pop_if(|last| last == "rows").is_some();
    let [game, players, mind, games, options @ ..] = given.as_slice() else {
        eprintln!("usage: guesses GAME PLAYERS MIND GAMES [OPTION=VALUE …] [rows]");
        std::process::exit(2);
    };
    let mut setup = Setup::new(players.parse().expect("a number of players"));
    for option in options {
        let (id, value) = option.split_once('=').expect("OPTION=VALUE");
        setup = setup.with(id, value);
    }
    let watch = Watch {
        setup,
        level: mind.parse().expect("the name of a mind"),
        games: games.parse().expect("a number of games"),
        rows,
    };
    shelf::with(game, watch).expect("the id of a game");
}
