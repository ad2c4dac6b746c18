//! Records the whole games that the tests replay, and tells one of each game step by step.
//!
//! `cargo run -p sitting --example record` keeps what still holds and records anew what does not.
//! Names of sagas after `--` record just these anew, `--all` every one of them.

#[path = "../tests/goldens/judge.rs"]
mod judge;
#[path = "../tests/goldens/plan.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod plan;
#[path = "../tests/goldens/transcript.rs"]
mod transcript;

use std::error::Error;
use std::fs;

use minds::Level;
use plan::{Plan, Wanted, folder, frozen_box, remark, root};
use sitting::{Fate, Secret, Sitting, UndoRight};
use tabletop::saga::{CardBox, Remark, Saga};
use tabletop::{Pending, Seat};

/// A game that has no end by then is too long to be kept.
const LONGEST: usize = 1_500;

/// So many games are played in search of one that fits.
const TRIES: u32 = 100_000;

/// The shortest of so many that fit is kept, or of those that were found in so many tries.
const FITTING: u32 = 12;
const ENOUGH_TRIES: u32 = 400;

type Done<T = ()> = Result<T, Box<dyn Error>>;

fn main() -> Done {
    let given: Vec<String> = std::env::args().skip(1).collect();
    for &game in shelf::GAMES {
        let plan = Plan::of(game)?;
        let mut results = String::new();
        for wanted in &plan.sagas {
            let anew = given.iter().any(|name| *name == wanted.name || name == "--all");
            let kept = if anew { None } else { judge::proven(game, &plan, wanted).ok() };
            let proven = match kept {
                Some(proven) => proven,
                None => {
                    let saga = search(game, &plan, wanted)?;
                    fs::write(wanted.file(game), saga.text())?;
                    println!("recorded {game}/{}: {}", wanted.name, wanted.shows);
                    judge::proven(game, &plan, wanted)?
                }
            };
            results += &judge::line(wanted, &proven, wanted.setup().players);
        }
        fs::write(folder(game).join("results.txt"), &results)?;
        let transcript = transcript::of(game, &plan)?;
        fs::create_dir_all(root().join("transcripts"))?;
        fs::write(root().join("transcripts").join(format!("{game}.txt")), transcript)?;
        print!("{results}");
    }
    Ok(())
}

/// The shortest of the first games that show what is wanted.
fn search(game: &str, plan: &Plan, wanted: &Wanted) -> Done<Saga> {
    let cards = frozen_box(game, wanted)?;
    let (mut best, mut fitting) = (None::<Saga>, 0);
    for number in 0..TRIES {
        if let Some(end) = play(game, wanted, &cards, number)?
            && fits(plan, wanted, &end)?
        {
            fitting += 1;
            if best.as_ref().is_none_or(|best| end.saga().lines.len() < best.lines.len()) {
                best = Some(end.saga().clone());
            }
        }
        if number % 1_000 == 999 {
            eprintln!("{}: {fitting} of {} games fit", wanted.name, number + 1);
        }
        if fitting == FITTING || (fitting > 0 && number >= ENOUGH_TRIES) {
            break;
        }
    }
    best.ok_or_else(|| format!("no game in {TRIES} shows {}", wanted.shows).into())
}

/// Whether a game shows what is wanted.
fn fits(plan: &Plan, wanted: &Wanted, end: &Sitting) -> Done<bool> {
    let Some(outcome) = end.outcome() else { return Ok(false) };
    let decided = judge::decided(plan, end.position(), end.table().seats(), &outcome)?;
    Ok(outcome.ending.id == wanted.ending && decided == wanted.decided)
}

/// Plays a game to its end; nothing if it gets too long or its script could not be followed.
fn play(game: &str, wanted: &Wanted, cards: &CardBox, number: u32) -> Done<Option<Sitting>> {
    let text = cards.text.as_deref().unwrap_or_default();
    let table = shelf::table(game, &wanted.setup(), text).ok_or("no such game")??;
    let seats = wanted.sitters()?;
    let bytes = |what: &str| {
        *blake3::hash(format!("golden {game} {} {number} {what}", wanted.name).as_bytes())
            .as_bytes()
    };
    let salt = |seat: Seat| {
        let mut salt = [0; 16];
        salt.copy_from_slice(&bytes(&format!("salt {seat}"))[..16]);
        (seat, salt)
    };
    let salts = Seat::all(seats.len() as u8).skip(1).filter(|_| wanted.salts).map(salt).collect();
    let fate = Fate::new(Secret::from_bytes(bytes("secret"))).salted(salts);
    let plan = sitting::Plan { seats, undo: wanted.undo(), cards: cards.clone() };
    let mut sitting = Sitting::begin(table, plan, fate)?;
    let mut script = wanted.script.iter().peekable();
    while sitting.saga().lines.len() < LONGEST {
        if let Some(act) = script.peek()
            && beside(&mut sitting, act)?
        {
            script.next();
            continue;
        }
        sitting.advance()?;
        match sitting.pending() {
            Pending::Over(_) => {
                sitting.finish()?;
                return Ok(script.peek().is_none().then_some(sitting));
            }
            Pending::Ask(ask) => {
                let seat = ask.seats.iter().next().ok_or("nobody is asked")?;
                let thought = match sitting.thought() {
                    Some(thought) if thought.seat() == seat => thought,
                    _ => sitting.hint(seat, Level::Greedy).ok_or("nothing to think about")?,
                };
                let idea = thought.think().ok_or("nothing to choose")?;
                sitting.take(&idea)?;
            }
            Pending::Chance(_) => {}
        }
    }
    Ok(None)
}

/// Does what happens beside the game, if it is time for it and it can be done.
fn beside(sitting: &mut Sitting, act: &str) -> Done<bool> {
    let (steps, what) = act.split_once(' ').ok_or("a script needs a number of steps")?;
    if sitting.saga().lines.len() < steps.parse()? {
        return Ok(false);
    }
    if let Some(text) = what.strip_prefix("! ") {
        match remark(text)? {
            Remark::Resign(seat) => sitting.resign(seat)?,
            Remark::Timeout(seat) => sitting.timeout(seat)?,
            Remark::Seat(seat, sitter) => sitting.reseat(seat, sitter)?,
            other => return Err(format!("no script can do '{other}'").into()),
        }
        return Ok(true);
    }
    let (how, seat) = what.rsplit_once(' ').ok_or("who takes back?")?;
    let seat: Seat = seat.parse()?;
    match (how, sitting.undo_right(seat)) {
        ("undo", UndoRight::Free(_)) => sitting.undo(seat).map(drop)?,
        ("ask undo", UndoRight::Asks(_, others)) => {
            sitting.undo(seat)?;
            for other in others.iter() {
                sitting.answer_undo(other, true)?;
            }
        }
        _ => return Ok(false),
    }
    Ok(true)
}
