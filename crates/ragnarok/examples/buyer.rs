//! What buying alone is worth: games of a greedy mind that leaves a part of the game out against
//! one that plays all of it, seats changed from game to game. It tells the followers at the end.
//!
//! `cargo run --release -p ragnarok --example buyer -- 2000`

use std::process::ExitCode;

use ragnarok::{Choice, Ragnarok};
use tabletop::{Game, Pending, Seat, Setup};
use testkit::minds::{Level, Mind, Stream};

/// A way to play: its name, and what it never chooses.
type Line = (&'static str, fn(&Choice) -> bool);

const LINES: [Line; 4] = [
    ("takes and rolls resources, buys", |choice| {
        conquers(choice) || matches!(choice, Choice::Village(SHRINE) | Choice::Play(_))
    }),
    ("also plays its action cards", |choice| {
        conquers(choice) || matches!(choice, Choice::Village(SHRINE))
    }),
    ("also builds shrines", conquers),
    ("plays everything", |_| false),
];

const SHRINE: u8 = 2;

/// What has to do with temples and war.
fn conquers(choice: &Choice) -> bool {
    matches!(choice, Choice::Temple(..) | Choice::Attack(_) | Choice::Slay(..) | Choice::Lay(_))
}

fn main() -> ExitCode {
    let games = std::env::args().nth(1).map_or(Some(2_000), |n| n.parse::<u32>().ok());
    let Some(games) = games.filter(|games| *games > 0) else {
        eprintln!("how many games? a number above 0, or nothing for 2,000");
        return ExitCode::from(2);
    };
    let game = Ragnarok::build(&Setup::new(2), Ragnarok::about().boxes[0].text)
        .expect("the first built-in box is a good one");
    println!("{:<36} {:>9} {:>9}", format!("{games} games each"), "followers", "its rival");
    for (name, never) in LINES {
        let [own, rival] = mean(&game, games, never);
        println!("{name:<36} {own:>9.1} {rival:>9.1}");
    }
    ExitCode::SUCCESS
}

/// Mean followers at the end of who leaves something out, and of its rival.
fn mean(game: &Ragnarok, games: u32, never: fn(&Choice) -> bool) -> [f64; 2] {
    let mut sums = [0.0; 2];
    for number in 0..games {
        let seat = Seat((number % 2) as u8);
        let points = play(game, number, seat, never);
        sums[0] += f64::from(points[seat.index()]);
        sums[1] += f64::from(points[1 - seat.index()]);
    }
    sums.map(|sum| sum / f64::from(games))
}

/// One game, in which the seat leaves something out. It does so only where it may.
fn play(game: &Ragnarok, number: u32, narrow: Seat, never: fn(&Choice) -> bool) -> [i16; 2] {
    let stream = Stream::seeded(7).split(number.into());
    let mut fate = stream.split(0);
    let mut minds = [1, 2].map(|seat| Mind::new(Level::Greedy, stream.split(seat).word()));
    let (mut state, mut list, mut fortune) = (game.start(), Vec::new(), Vec::new());
    loop {
        match game.pending(&state) {
            Pending::Over(outcome) => return [outcome.points[0], outcome.points[1]],
            Pending::Chance(chance) => {
                chance.draw(&mut fate, &mut fortune);
                game.settle(&mut state, &fortune, &mut ()).expect("it was drawn as asked");
            }
            Pending::Ask(ask) => {
                let seat = ask.seats.iter().next().expect("somebody is asked");
                game.choices(&state, seat, &mut list);
                if seat == narrow && !list.iter().all(never) {
                    list.retain(|choice| !never(choice));
                }
                let chosen = minds[seat.index()].choose_at(game, &state, seat, &list);
                let choice = list[chosen.expect("the list is not empty")];
                game.apply(&mut state, seat, &choice, &mut ()).expect("it was listed");
            }
        }
    }
}
