//! Whether a battle is still worth winning with each card of Loki's: in games between four greedy
//! minds, what the winner's share of the win was guessed to be before the attack, and what it is
//! once the loser has taken Loki's bonus.
//!
//! `cargo run --release -p valhalla --example loki -- 500`

use std::ops::ControlFlow;
use std::process::ExitCode;

use tabletop::{Game, MAX_SEATS, Seat, Setup};
use testkit::minds::{Level, Party, Stream, play_out};
use valhalla::Valhalla;
use valhalla::state::State;

/// A battle that goes on.
struct Battle {
    before: [f32; MAX_SEATS],
    attacker: Seat,
    defender: Seat,
    number: u16,
    /// Steps that waited when it was declared; when no more wait, all that follows it is done.
    waiting: usize,
}

fn main() -> ExitCode {
    let games = std::env::args().nth(1).map_or(Some(500), |n| n.parse::<u32>().ok());
    let Some(games) = games.filter(|games| *games > 0) else {
        eprintln!("how many games for each card? a number above 0, or nothing for 500");
        return ExitCode::from(2);
    };
    println!("{:<28} {:>8} {:>8} {:>8} {:>8}", "card", "battles", "before", "after", "gain");
    for card in 1..=10 {
        let setup = Setup::new(4).with("with", "loki").with("loki", &card.to_string());
        let game = Valhalla::build(&setup, Valhalla::about().boxes[0].text)
            .expect("the first built-in box is a good one");
        let mut found = Found::default();
        (0..games).for_each(|number| found.play(&game, number));
        let count = f64::from(found.battles.max(1));
        let (before, after) = (100.0 * found.before / count, 100.0 * found.after / count);
        let (name, battles, gain) = (&found.name, found.battles, after - before);
        println!("{name:<28} {battles:>8} {before:>6.1} % {after:>6.1} % {gain:>+8.1}");
    }
    ExitCode::SUCCESS
}

#[derive(Default)]
struct Found {
    name: String,
    battles: u32,
    before: f64,
    after: f64,
}

impl Found {
    fn play(&mut self, game: &Valhalla, number: u32) {
        let mut party = Party::new(game, &[Level::Greedy]);
        party.sit(&Stream::seeded(7).split(number.into()));
        let mut state = game.start();
        let mut last = state;
        let mut battle: Option<Battle> = None;
        play_out(game, &mut state, &mut party, 100_000, |state, _| {
            if let (None, Some(number)) = (&battle, game.contest(state)) {
                let (attacker, defender) = (state.battle.attacker, state.battle.defender);
                let (before, waiting) = (shares(game, &last), last.stack.len());
                battle = Some(Battle { before, attacker, defender, number, waiting });
            }
            if let Some(fought) = &battle
                && game.contest(state).is_none()
                && state.stack.len() <= fought.waiting
            {
                self.note(game, state, fought);
                battle = None;
            }
            last = *state;
            ControlFlow::Continue(())
        });
        game.tally(&state, &mut |row| {
            if row.kind == "loki" && self.name != row.name {
                row.name.clone_into(&mut self.name);
            }
        });
    }

    /// Counts a battle that somebody won.
    fn note(&mut self, game: &Valhalla, state: &State, fought: &Battle) {
        let winner = match game.verdict(state, fought.number) {
            Some(0) => fought.attacker,
            Some(1) => fought.defender,
            _ => return,
        };
        self.battles += 1;
        self.before += f64::from(fought.before[winner.index()]);
        self.after += f64::from(shares(game, state)[winner.index()]);
    }
}

fn shares(game: &Valhalla, state: &State) -> [f32; MAX_SEATS] {
    let mut shares = [0.0; MAX_SEATS];
    game.advice(state, &mut shares[..game.seats() as usize]);
    shares
}
